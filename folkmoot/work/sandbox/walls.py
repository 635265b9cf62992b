"""
What bubblewrap is told: the view a command has, and who it becomes before it starts.

A command sees the system read-only, its folder at the same place as outside, an empty /tmp and
HOME in memory, and nothing else: what a path or a link points to outside is not there. An
ordinary user's walls are a user namespace; root's are built by root, and the command then
becomes `Owner` and loses every capability.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from folkmoot.work.sandbox import inside, seccomp
from folkmoot.work.sandbox.kernel import limit_arguments
from folkmoot.work.sandbox.owner import Owner
from folkmoot.work.sandbox.ran import Limits

HOME = "/tmp/home"
NAME = "folkmoot"
"""Of the user and the machine, inside."""

APART = (
    *("--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-cgroup-try"),
    *("--unshare-uts", "--hostname", NAME),
    *("--die-with-parent", "--new-session"),
)
AS_USER = ("--unshare-user",)
AS_ROOT = (
    *("--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"),
    *("--cap-add", "CAP_SETPCAP", "--cap-add", "CAP_DAC_READ_SEARCH"),
)
"""What it takes to enter a folder and become its owner, and no more; gone when that is done."""

POWERLESS = ("--clear-groups", "--inh-caps=-all", "--bounding-set=-all", "--no-new-privs")

KNOCK = b"\x06"
GATE = "printf '\\006'; read -r _ && exec \"$@\" </dev/null"
"""The last thing before the command: it knocks, and waits for a line. Without one it leaves."""

Pass = Callable[[bytes], str]
"""Makes bytes readable for bubblewrap, and names the file descriptor."""


def arguments(
    command: str, folder: Path, limits: Limits, owner: Owner, give: Pass
) -> Iterator[str]:
    """What follows bwrap on the command line."""
    root = os.geteuid() == 0
    yield from APART
    yield from AS_ROOT if root else AS_USER
    yield from ("--seccomp", give(seccomp.program() or b""))
    yield from _view(folder, limits, owner, give)
    yield from ("--chdir", str(folder), "--")
    if root:
        yield from (need("setpriv"), "--reuid", str(owner.uid), "--regid", str(owner.gid))
        yield from POWERLESS
    yield need("prlimit")
    yield from limit_arguments(limits, owner.uid)
    yield from ("/bin/sh", "-c", GATE, "gate")
    yield from inside.shell()
    yield command


def _view(folder: Path, limits: Limits, owner: Owner, give: Pass) -> Iterator[str]:
    """The files there are. A path inside another one is put upon it, so it comes later."""
    places: dict[Path, tuple[str, ...]] = {
        Path("/tmp"): ("--perms", "1777", *_in_memory(limits), "/tmp"),
        Path(HOME): ("--perms", "0777", "--dir", HOME),
        Path("/proc"): ("--proc", "/proc"),
        Path("/dev"): ("--dev", "/dev"),
        Path("/dev/shm"): ("--perms", "1777", *_in_memory(limits), "/dev/shm"),
    }
    for path in inside.readable():
        if path.is_symlink() and len(path.parts) == 2:  # /bin, where it is a link to usr/bin
            places[path] = ("--symlink", os.readlink(path), str(path))
        else:
            places[path] = ("--ro-bind-try", str(path), str(path))
    for name, text in _etc(owner).items():
        places[Path(name)] = ("--perms", "0644", "--ro-bind-data", give(text.encode()), name)
    places[folder] = ("--bind", str(folder), str(folder))
    # Folders on the way are ours to make: those that bubblewrap makes are closed to others.
    for parent in {parent for path in places for parent in path.parents[:-1]}:
        places.setdefault(parent, ("--perms", "0755", "--dir", str(parent)))
    for path in sorted(places, key=lambda path: len(path.parts)):
        yield from places[path]
    yield from ("--remount-ro", "/dev", "--remount-ro", "/")


def _in_memory(limits: Limits) -> tuple[str, ...]:
    return ("--size", str(limits.memory), "--tmpfs") if _offers("--size") else ("--tmpfs",)


def _etc(owner: Owner) -> dict[str, str]:
    """Files of /etc that are not the machine's own, which name its people and its network."""
    return {
        "/etc/passwd": f"root:x:0:0::/:\n{NAME}:x:{owner.uid}:{owner.gid}::{HOME}:/bin/sh\n",
        "/etc/group": f"root:x:0:\n{NAME}:x:{owner.gid}:\n",
        "/etc/hosts": f"127.0.0.1 localhost {NAME}\n::1 localhost\n",
        "/etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
    }


def need(name: str) -> str:
    """The path of a program; raises FileNotFoundError."""
    path = inside.tool(name)
    if path is None:
        raise FileNotFoundError(f"{name} is not installed")
    return path


@cache
def _offers(option: str) -> bool:
    """Whether this bubblewrap knows an option that older ones do not."""
    told = subprocess.run([need("bwrap"), "--help"], capture_output=True, text=True, check=False)
    return f"{option} " in told.stdout + told.stderr
