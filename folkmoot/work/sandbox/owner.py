"""
Whom a command runs as. An ordinary user's commands run as that user, behind the walls.

Root's do not run as root: they run as the owner of the folder, and a folder of root's is given
to a number that is nobody's. Root can read, change and delete everything in it as before.
"""

from __future__ import annotations

import os
import stat
import zlib
from dataclasses import dataclass
from pathlib import Path

from folkmoot.work.sandbox.disk import used_at_first

FIRST = 2_000_000_000
"""Numbers from here on are given to nobody by Debian, systemd and the usual tools."""

NOBODY = 65534


@dataclass(frozen=True, slots=True)
class Owner:
    uid: int
    gid: int


def owner_of(folder: Path) -> Owner:
    """Who a command in this folder runs as: never root."""
    if os.geteuid() != 0:
        return Owner(os.geteuid(), os.getegid())
    found = folder.stat()
    if found.st_uid != 0:
        return Owner(found.st_uid, found.st_gid or found.st_uid)
    # A number of its own for each folder, so that the kernel counts their processes apart.
    uid = FIRST + zlib.crc32(os.fsencode(folder)) % 65536
    return Owner(uid, uid) if _exists(uid) else Owner(NOBODY, NOBODY)


def settle(folder: Path, owner: Owner) -> int:
    """Let the owner have the folder and, as root, everything in it; the bytes it holds."""
    reopen(folder)
    if os.geteuid() != 0:
        return used_at_first(folder)

    def give(name: str, found: os.stat_result, folder: int) -> None:
        # A file with a second name may be somebody else's, elsewhere: it is left as it is.
        shared = stat.S_ISREG(found.st_mode) and found.st_nlink > 1
        if found.st_uid != owner.uid and not shared:
            os.chown(name, owner.uid, owner.gid, dir_fd=folder, follow_symlinks=False)

    found = folder.stat()
    if found.st_uid != owner.uid:
        os.chown(folder, owner.uid, owner.gid)
    return used_at_first(folder, give)


def reopen(folder: Path) -> None:
    """Mend a folder that a command closed to its owner and to us."""
    mode = stat.S_IMODE(folder.stat().st_mode)
    if mode & 0o700 != 0o700:
        folder.chmod(mode | 0o700)


def _exists(uid: int) -> bool:
    """Whether this kernel namespace knows a number; those of containers may be few."""
    with open("/proc/self/uid_map") as file:
        ranges = [tuple(map(int, line.split())) for line in file]
    return any(first <= uid < first + count for first, _, count in ranges)
