"""
Runs inside the walls, by itself: does what a command may do, and tries what none may.

Prints one line: that the walls hold, or what does not. Arguments: a folder outside, a port and
an abstract socket that are listened to outside, and the number of the process that asks.
"""

import os
import socket
import sys
from contextlib import suppress

HOLDS = "the walls hold"
FEW = 10
"""So many processes can be seen at most: the walls' own, the shell and this one."""

VARIABLES = {
    *("PATH", "HOME", "LANG", "TERM", "TMPDIR", "PYTHONDONTWRITEBYTECODE"),
    *("PWD", "OLDPWD", "SHLVL", "_", "LC_CTYPE"),  # of the shell and Python themselves
}


def opens(path: str, mode: str) -> bool:
    try:
        with open(path, mode):
            return True
    except OSError:
        return False


def connects(family: int, address: str | tuple[str, int]) -> bool:
    try:
        with socket.socket(family) as client:
            client.settimeout(2)
            client.connect(address)
            return bool(client.getpeername() != client.getsockname())  # it can meet itself
    except OSError:
        return False


def status(name: str) -> str:
    with open("/proc/self/status") as file:
        return next((line.split()[1] for line in file if line.startswith(f"{name}:")), "")


def wrong(outside: str, port: str, local: str, asker: str) -> str:
    """What a command can do and must not, or cannot and must; nothing, if all is well."""
    seen = [name for name in os.listdir("/proc") if name.isdigit()]
    checks = {
        "files outside of the folder can be read": opens(f"{outside}/secret", "r"),
        "files outside of the folder can be written": opens(f"{outside}/written", "w"),
        "links lead out of the folder": opens("link", "r"),
        "/etc can be written": opens("/etc/folkmoot-probe", "w"),
        "passwords of the system can be read": opens("/etc/shadow", "r"),
        "the network can be reached": connects(socket.AF_INET, ("127.0.0.1", int(port))),
        "sockets outside can be reached": connects(socket.AF_UNIX, f"\0{local}"),
        "other processes can be seen": len(seen) > FEW or opens(f"/proc/{asker}/environ", "r"),
        "the environment is not clean": not VARIABLES.issuperset(os.environ),
        "commands run as root": os.geteuid() == 0,
        "commands keep capabilities": int(status("CapEff") + status("CapBnd"), 16) != 0,
        "commands can gain privileges": status("NoNewPrivs") != "1",
        "system calls are not filtered": status("Seccomp") != "2",
        "HOME cannot be written": not opens(os.path.expanduser("~/written"), "w"),
        "/tmp cannot be written": not opens("/tmp/written", "w"),
        "the folder cannot be written": not opens("written", "w"),
    }
    return next((words for words, holds in checks.items() if holds), "")


if __name__ == "__main__":
    said = wrong(*sys.argv[1:]) or HOLDS
    with suppress(OSError), open("written", "w") as file:
        file.write(said)
    print(said)
