"""
Writing files so that a crash leaves the old one or the new one, never half of one.

A project's folder is also its commands' folder: whatever one of them puts there, a link above
all, is replaced and never written through.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

DRAFT = ".draft"
"""How the name of a file ends that is only being written."""


def write(path: Path, text: str, durable: bool = True) -> None:
    """Write a whole file, and the folder for it if need be.

    A view (not durable) that says the same already stays as it is: a new file costs a disk more
    than reading an old one.
    """
    if not path.parent.is_dir():
        path.parent.mkdir(parents=True, exist_ok=True)
    content = text.encode()
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        if durable or not _says(folder, path.name, content):
            put(folder, path.name, content, durable)
    finally:
        os.close(folder)


def _says(folder: int, name: str, content: bytes) -> bool:
    """Whether a file, and no link to one, holds exactly this."""
    try:
        fd = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK, dir_fd=folder)
    except OSError:
        return False
    try:
        found = os.fstat(fd)
        own = stat.S_ISREG(found.st_mode) and found.st_nlink == 1
        return own and os.read(fd, len(content) + 1) == content
    finally:
        os.close(fd)


def put(folder: int, name: str, content: bytes, durable: bool = True) -> None:
    """Write a file of an open folder: temporary name, fsync, rename. A view needs no fsync."""
    draft = f".{name}{DRAFT}"  # the same again: a crash leaves no litter
    with suppress(FileNotFoundError):
        os.unlink(draft, dir_fd=folder)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW
    made = os.open(draft, flags, 0o644, dir_fd=folder)
    try:
        with os.fdopen(made, "wb") as file:
            file.write(content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        os.rename(draft, name, src_dir_fd=folder, dst_dir_fd=folder)
    except OSError:
        with suppress(OSError):  # a full disk: leave no half of it
            os.unlink(draft, dir_fd=folder)
        raise
    if durable:
        os.fsync(folder)
