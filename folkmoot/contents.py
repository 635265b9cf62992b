"""What lies in a project's folder. Only the disk is read, so threads may."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from folkmoot.said import shown
from folkmoot.work.folder import Folder


def files_of(folder: Path) -> list[tuple[str, int]]:
    """Every file in a folder with its size; links are none."""
    found = []
    for name in Folder(folder).names():
        with suppress(OSError):  # gone since
            size = (folder / name).lstat().st_size
            if shown(name) == name:  # else nobody can name it, here or anywhere
                found.append((name, size))
    return found


def file_of(folder: Path, name: str, most: int) -> tuple[bytes, int]:
    """The beginning of a file in a folder, and its size; raises ToolRefused."""
    return Folder(folder).bytes_of(name, most)
