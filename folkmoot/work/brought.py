"""
What people bring: whether it can be brought, and what of it a bot knows that works by rules.
It is looked at as eyes.py does, and never changed: what no model may read is not read here either.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from folkmoot.errors import NoMaterial
from folkmoot.team.mind import Brought
from folkmoot.work.eyes import MOST_FILES, content, look, readable_in, text_in

READ_FILES = 40
READ_BYTES = 20_000
"""Of each of the files that are read, from its beginning."""


def check(path: Path) -> Path:
    """The whole path of something that can be brought; raises NoMaterial."""
    found = path.expanduser().absolute()
    if not found.exists():
        raise NoMaterial(str(path), "it does not exist")
    if not os.access(found, os.R_OK) or not (found.is_file() or found.is_dir()):
        raise NoMaterial(str(path), "it is no file or folder that can be read")
    return found


def bring(path: Path) -> Brought:
    """The names in what was brought, and the texts that say most of it; it reads a disk."""
    thing = look(path)
    names = sorted(file.file for file in thing.files)
    first = sorted(
        readable_in(thing),
        key=lambda file: (file.hidden, file.rank, len(file.parts), file.parts),
    )
    texts, cut = [], []
    for file in first[:READ_FILES]:
        with suppress(OSError):
            found = content(file, READ_BYTES + 1)
            if text := text_in(found[:READ_BYTES]):
                texts.append((file.file, text))
                cut += [file.file] if len(found) > READ_BYTES else []
    return Brought(thing.name, tuple(names[:MOST_FILES]), tuple(texts), tuple(cut))
