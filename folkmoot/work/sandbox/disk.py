"""
How much a folder holds, looked at while a command writes into it.

A look takes as long as there are files, so it has a thread of its own, and the time between two
looks grows with what one costs. In between only the disk's free space is asked for, which costs
nothing: when it shrank so much that the folder may be too large, the next look comes at once.
"""

from __future__ import annotations

import os
import stat
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from folkmoot.work.sandbox.ran import size

PAUSE = 0.25
"""Seconds between two looks at least."""

REST = 10
"""A look of one second is followed by so many seconds without."""

FULL = 1 << 30
"""A disk with less than this, or than a twentieth of it, is full."""


DEPTH = 200
"""Folders in folders at most."""

FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


class TooDeep(Exception):
    """Folders in folders in folders, more than DEPTH."""


class Seen(Protocol):
    """Is told of every entry: its name in an open folder, and what it is."""

    def __call__(self, name: str, found: os.stat_result, folder: int) -> None: ...


def used(folder: Path, seen: Seen | None = None) -> int:
    """Bytes on disk that a folder holds; what cannot be read counts nothing. Raises TooDeep.

    Goes from folder to folder by open ones, never by path: a command that meanwhile puts a link
    in the place of a folder leads nobody out.
    """
    fd = os.open(folder, FOLDER & ~os.O_NOFOLLOW)
    try:
        return _used(fd, seen, DEPTH)
    finally:
        os.close(fd)


def _used(fd: int, seen: Seen | None, depth: int) -> int:
    if not depth:
        raise TooDeep(f"more than {DEPTH} folders in one another")
    total = 0
    folders: list[str] = []
    with os.scandir(fd) as entries:
        for entry in entries:
            with suppress(OSError):  # it went away
                found = entry.stat(follow_symlinks=False)
                total += found.st_blocks * 512 + 512  # a name and an inode take place as well
                if seen is not None:
                    seen(entry.name, found, fd)
                if stat.S_ISDIR(found.st_mode):
                    folders.append(entry.name)
    for name in folders:
        with suppress(OSError):  # it went away, or nobody may look into it
            inner = os.open(name, FOLDER, dir_fd=fd)
            try:
                total += _used(inner, seen, depth - 1)
            finally:
                os.close(inner)
    return total


def used_at_first(folder: Path, seen: Seen | None = None) -> int:
    """As `used`; what is nested too deep may be tidied, so a command may begin there."""
    try:
        return used(folder, seen)
    except TooDeep:
        return 0


class Disk:
    """Watches a folder; `over` says what is too large, or nothing."""

    def __init__(self, folder: Path, limit: int, at_first: int) -> None:
        self.over = ""
        self._folder = folder
        self._limit = limit
        self._bound = max(limit, at_first)
        self._latest = at_first
        self._free_at_first, self._full = self._space()
        self._free_then = self._free_at_first
        self._sooner = threading.Event()
        self._ended = False
        self._held: Callable[[], int] = lambda: 0

    def start(self, held: Callable[[], int]) -> None:
        """Begin to look; `held` counts the bytes of files that are open and have no name."""
        self._held = held
        threading.Thread(target=self._watch, name="folkmoot-disk", daemon=True).start()

    def end(self) -> None:
        self._ended = True
        self._sooner.set()

    def glance(self) -> None:
        """Look at the free space, and have the folder looked at if too much is gone."""
        free, _ = self._space()
        if free < self._full and self._free_at_first - free > self._full // 16:
            self.over = "the disk is full"
        elif self._free_then - free > max(self._bound - self._latest, 1 << 20):
            self._sooner.set()

    def look(self) -> None:
        """Measure the folder once."""
        free, _ = self._space()
        try:
            now = used(self._folder) + self._held()
        except TooDeep as error:
            self.over = str(error)
            return
        except OSError:  # the folder is gone
            return
        self._latest, self._free_then = now, free
        if now > self._bound:
            self.over = f"more than {size(self._limit)} in the folder"

    def _watch(self) -> None:
        cost = 0.0
        while not self.over:
            self._sooner.wait(max(PAUSE, REST * cost))
            if self._ended:
                return
            self._sooner.clear()
            began = time.monotonic()
            self.look()
            cost = time.monotonic() - began
            time.sleep(min(cost, 5.0))  # whatever is said, never more than half of the time

    def _space(self) -> tuple[int, int]:
        """Bytes that are free on the folder's disk, and below how many it is full."""
        try:
            disk = os.statvfs(self._folder)
        except OSError:  # the folder is gone
            return 1 << 62, 0
        return disk.f_bavail * disk.f_frsize, min(FULL, disk.f_blocks * disk.f_frsize // 20)
