"""
Parcels: files that people send over a channel, kept in the data folder until a message brings
them. They are read like anything that is brought, and never changed.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from folkmoot.archive import FULL
from folkmoot.errors import DiskFull, NoMaterial, TooLong

LARGEST = 20_000_000
"""Bytes of one file."""

MOST = 500_000_000
"""Bytes of all files of one room."""

NAME = re.compile(r"[\x00-\x1f\x7f/\\:]")


@dataclass(frozen=True, slots=True)
class Parcel:
    id: str
    name: str
    size: int


async def keep(home: Path, room: str, name: str, pieces: AsyncIterator[bytes]) -> Parcel:
    """Keep a file as it comes; raises TooLong for one that is too large, and leaves nothing."""
    shelf = home / "brought" / room
    id = secrets.token_hex(12)
    plain = safe(name)
    folder = shelf / id
    left = min(LARGEST, MOST - _size(shelf))
    size = 0
    try:
        folder.mkdir(parents=True, mode=0o700)
        with (folder / plain).open("xb") as file:
            async for piece in pieces:
                size += len(piece)
                if size > left:
                    raise TooLong(size, left)
                file.write(piece)
            file.flush()
            os.fsync(file.fileno())
    except BaseException as error:
        (folder / plain).unlink(missing_ok=True)
        folder.rmdir()
        if isinstance(error, OSError) and error.errno in FULL:
            raise DiskFull(str(folder)) from error
        raise
    return Parcel(id, plain, size)


def find(home: Path, room: str, id: str) -> Path:
    """The file of a parcel that was sent to this room; raises NoMaterial."""
    folder = home / "brought" / room / id
    names = os.listdir(folder) if re.fullmatch(r"[0-9a-f]{24}", id) and folder.is_dir() else []
    if not names:
        raise NoMaterial(id[:40], "nothing of that name was sent to this room")
    return folder / names[0]


def safe(name: str) -> str:
    """The last part of a name, harmless on any disk."""
    plain = NAME.sub("_", name.replace("\\", "/").rpartition("/")[2]).strip(". ")
    cut = plain.encode("utf-8", "replace")[:150].decode("utf-8", "ignore")
    return cut or "file"


def _size(shelf: Path) -> int:
    return sum(file.stat().st_size for file in shelf.glob("*/*") if file.is_file())
