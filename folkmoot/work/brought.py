"""What people bring: a file or a folder is read within bounds, and never changed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from folkmoot.errors import NoMaterial
from folkmoot.team.mind import Brought

MOST_FILES = 2_000
READ_FILES = 40
READ_BYTES = 20_000
"""Of each of the files that are read, from its beginning."""

LEFT_OUT = frozenset({".git", "node_modules", "__pycache__", ".venv", "venv"})
FIRST = ("readme", "brief", "notes", "index", "main")
"""Names that say most about a folder; they are read first."""


def check(path: Path) -> Path:
    """The whole path of something that can be brought; raises NoMaterial."""
    found = path.expanduser().absolute()
    if not found.exists():
        raise NoMaterial(str(path), "it does not exist")
    if not os.access(found, os.R_OK) or not (found.is_file() or found.is_dir()):
        raise NoMaterial(str(path), "it is no file or folder that can be read")
    return found


def bring(path: Path) -> Brought:
    """Read what was brought; what has gone since is a folder without files."""
    files = [path.name] if path.is_file() else list(_inside(path))
    root = path.parent if path.is_file() else path
    order = sorted(files, key=lambda name: (_rank(name), name.count("/"), name))
    texts = []
    for name in order[:READ_FILES]:
        text = _text(root / name)
        if text:
            texts.append((name, text))
    return Brought(path.name, tuple(sorted(files)), tuple(texts))


def _inside(folder: Path) -> Iterator[str]:
    """Names of files in a folder; links lead nowhere."""
    count = 0
    for root, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        for name in sorted(files):
            path = Path(root) / name
            if path.is_file() and not path.is_symlink():
                yield str(path.relative_to(folder))
                count += 1
                if count >= MOST_FILES:
                    return


def _rank(name: str) -> int:
    stem = Path(name).stem.lower()
    return next((n for n, first in enumerate(FIRST) if stem.startswith(first)), len(FIRST))


def _text(path: Path) -> str:
    """The beginning of a text file; nothing of any other."""
    try:
        with path.open("rb") as file:
            start = file.read(READ_BYTES)
    except OSError:
        return ""
    if b"\0" in start:
        return ""
    return start.decode("utf-8", "ignore")
