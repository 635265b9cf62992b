"""
What is there inside: the programs, the environment and the shell, the same behind every wall.

A command runs with bash where there is one, else with sh, in the project's folder, which is at
the same place as outside. HOME is a private folder that is gone afterwards.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

PREFIX = Path(sys.base_prefix).resolve()
"""Where this Python lives; inside, `python3` is the same one."""

PATH = ":".join((f"{PREFIX}/bin", "/usr/local/bin", "/usr/bin", "/bin"))
TOOLS = "/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin"
"""Where the programs that build the walls are looked for; not where commands look."""

SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store")
ETC = (
    "/etc/alternatives",
    "/etc/fonts",
    "/etc/java-11-openjdk",
    "/etc/java-17-openjdk",
    "/etc/java-21-openjdk",
    "/etc/java-25-openjdk",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/localtime",
    "/etc/mime.types",
    "/etc/protocols",
    "/etc/services",
    "/etc/ssl/certs",
    "/etc/ssl/openssl.cnf",
)
"""What programs need of /etc and anybody may read."""


def readable() -> tuple[Path, ...]:
    """The system's folders and files that can be read inside, as they are named outside."""
    names = [Path(name) for name in (*SYSTEM, *ETC)]
    if not too_wide(PREFIX):
        names.append(PREFIX)
    return tuple(name for name in names if name.exists())


def too_wide(folder: Path) -> bool:
    """Whether a folder holds a person's home: it is never shown inside."""
    home = Path(os.path.expanduser("~"))
    return folder == Path("/") or folder == home or folder in home.parents


def has(program: str) -> bool:
    """Whether a program can be called by its name inside."""
    found = shutil.which(program, path=PATH)
    if found is None:
        return False
    real = Path(found).resolve()
    return any(real.is_relative_to(place.resolve()) for place in readable())


def tool(name: str) -> str | None:
    """The path of a program that builds walls."""
    return shutil.which(name, path=TOOLS)


def shell() -> tuple[str, ...]:
    """What reads the command, which follows as the last argument."""
    if os.access("/bin/bash", os.X_OK):
        return ("/bin/bash", "--noprofile", "--norc", "-c")
    return ("/bin/sh", "-c")


def environment(home: str, temporary: str) -> dict[str, str]:
    """Every variable a command has; nothing of Folkmoot's own."""
    return {
        "PATH": PATH,
        "HOME": home,
        "TMPDIR": temporary,
        "LANG": "C.UTF-8",
        "TERM": "dumb",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def unfit(command: str) -> str:
    """Why a text cannot be handed to a shell; nothing, if it can."""
    try:
        length = len(command.encode())
    except UnicodeEncodeError:
        return "the command is not proper Unicode"
    if "\0" in command:
        return "the command contains a NUL character"
    if length > 120_000:  # the kernel takes 128 kB for one argument
        return "the command is longer than 120,000 bytes: write it to a file and run that"
    return ""
