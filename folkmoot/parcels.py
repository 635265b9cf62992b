"""
Parcels: files that people send over a channel, kept in the data folder for a message to bring.
They are read like anything that is brought, and never changed; what no message names for a day is
dropped when the next one comes.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import shutil
import threading
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from folkmoot.archive import FULL
from folkmoot.errors import DiskFull, NoMaterial, RoomFull, TooLong

LARGEST = 20_000_000
"""Bytes of one file."""

MOST = 500_000_000
"""Bytes of all files of one room."""

KEPT = 24 * 3600
"""Seconds that a parcel waits for a message to name it."""

WAITING = ".waiting"
"""How the folder of a parcel ends that no message has named yet."""

ONE_BY_ONE = threading.Lock()
"""Parcels that are whole are counted one after the other: two must not take the same place."""

NAME = re.compile(r"[\x00-\x1f\x7f/\\:]")


@dataclass(frozen=True, slots=True)
class Parcel:
    id: str
    name: str
    size: int


async def keep(home: Path, room: str, name: str, pieces: AsyncIterator[bytes]) -> Parcel:
    """Keep a file as it comes, for a message to bring; where it raises, nothing is left.

    TooLong: this file is too large. RoomFull: all files of the room together are. DiskFull.
    """
    shelf = home / "brought" / room
    id = secrets.token_hex(12)
    plain = safe(name)
    folder = shelf / f"{id}{WAITING}"
    left = MOST - await asyncio.to_thread(_used, shelf)
    size = 0
    try:
        folder.mkdir(parents=True, mode=0o700)
        with (folder / plain).open("xb") as file:
            async for piece in pieces:
                size += len(piece)
                if size > LARGEST:
                    raise TooLong(size, LARGEST)
                if size > left:
                    raise RoomFull(MOST // 1_000_000)
                file.write(piece)
            file.flush()
            os.fsync(file.fileno())
        if not await asyncio.to_thread(_fits, shelf, folder):
            raise RoomFull(MOST // 1_000_000)
    except BaseException as error:
        shutil.rmtree(folder, ignore_errors=True)
        if isinstance(error, OSError) and error.errno in FULL:
            raise DiskFull(str(folder)) from error
        raise
    return Parcel(id, plain, size)


def find(home: Path, room: str, id: str) -> Path:
    """The file of a parcel that was sent to this room, kept from now on; raises NoMaterial."""
    names: list[str] = []
    folder = home / "brought" / room / id
    if re.fullmatch(r"[0-9a-f]{24}", id):
        with suppress(FileNotFoundError):
            folder.with_name(f"{id}{WAITING}").rename(folder)
        names = os.listdir(folder) if folder.is_dir() else []
    if not names:
        raise NoMaterial(id[:40], "nothing of that name was sent to this room")
    return folder / names[0]


def safe(name: str) -> str:
    """The last part of a name, harmless on any disk."""
    plain = NAME.sub("_", name.replace("\\", "/").rpartition("/")[2]).strip(". ")
    cut = plain.encode("utf-8", "replace")[:150].decode("utf-8", "ignore")
    return cut or "file"


def _used(shelf: Path) -> int:
    """What the files of a room take up, without those that were forgotten: they are dropped."""
    for folder in shelf.glob(f"*{WAITING}"):
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime > KEPT:
                shutil.rmtree(folder)
    return _size(shelf)


def _fits(shelf: Path, folder: Path) -> bool:
    """Whether there is room for a parcel that is whole, beside those that came meanwhile."""
    with ONE_BY_ONE:
        if _size(shelf) <= MOST:
            return True
        shutil.rmtree(folder, ignore_errors=True)
        return False


def _size(shelf: Path) -> int:
    size = 0
    for folder, _, names in os.walk(shelf):
        for name in names:
            with suppress(FileNotFoundError):
                size += os.lstat(os.path.join(folder, name)).st_size
    return size
