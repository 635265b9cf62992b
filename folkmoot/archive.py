"""
What every file that leaves the data folder is made with: back-ups and exports.

Files are read as they are, never through a link; what is made is made beside its place and
gets its name when it is whole.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from folkmoot.errors import DiskFull, FileTaken, NoPlace, StoreError

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
GONE = (errno.ENOENT, errno.ESTALE)
NO_FILE = (errno.ELOOP, errno.ENXIO, errno.ENODEV)
"""What opening a link or a socket fails with."""


def is_draft(name: str) -> bool:
    """Whether a file, or a folder above it, is not finished: files.write and `beside`."""
    return any(part.startswith(".") and part.endswith(".draft") for part in name.split("/"))


@dataclass
class Walk:
    """The files of a folder, each open and by its name there, in a fixed order.

    Links are not followed, and what is no file is left. What vanishes is not there.
    """

    folder: Path
    wanted: Callable[[str], bool]
    but: frozenset[str] = frozenset()  # whole paths that are not wanted either
    left: list[str] = field(default_factory=list)

    def __iter__(self) -> Iterator[tuple[str, IO[bytes]]]:
        top = os.path.realpath(self.folder)
        if not os.path.isdir(top):
            return
        for where, below, names, folder in os.fwalk(top, onerror=_unless_gone):
            below.sort()
            at = where[len(top) :].lstrip("/")
            at = f"{at}/" if at else ""
            self.left += [at + name for name in below if os.path.islink(f"{where}/{name}")]
            for name in sorted(names):
                if f"{where}/{name}" in self.but or not self.wanted(at + name):
                    continue
                file = self._open(at + name, folder)
                if file is not None:
                    with file:
                        yield at + name, file

    def _open(self, name: str, folder: int) -> IO[bytes] | None:
        flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        try:
            file = os.open(os.path.basename(name), flags, dir_fd=folder)
        except OSError as error:
            if error.errno in NO_FILE:
                self.left.append(name)
            else:
                _unless_gone(error)
            return None
        if stat.S_ISREG(os.fstat(file).st_mode):
            return os.fdopen(file, "rb")
        os.close(file)
        self.left.append(name)
        return None


def _unless_gone(error: OSError) -> None:
    if error.errno not in GONE:
        path = os.fsdecode(error.filename or "")
        raise StoreError(path=path, why=error.strerror or str(error)) from error


@contextmanager
def beside(path: Path) -> Iterator[Path]:
    """A hidden folder next to `path` to make it in; gone afterwards, whatever happens."""
    with named(path):
        prefix = f".{path.name[:40]}."
        folder = Path(tempfile.mkdtemp(".draft", prefix, path.parent))
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def put(draft: Path, to: Path) -> None:
    """Give a finished file its name, unless somebody was first; it lasts."""
    if os.path.lexists(to):
        raise FileTaken(str(to))
    draft.rename(to)
    folder = os.open(to.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Name what goes wrong with writing so that a person can do something about it."""
    try:
        yield
    except OSError as error:
        if error.errno in FULL:
            raise DiskFull(str(path)) from error
        raise NoPlace(str(path), error.strerror or str(error)) from error
