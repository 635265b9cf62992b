"""Writing files so that a crash leaves the old one or the new one, never half of one."""

from __future__ import annotations

import os
from pathlib import Path


def write(path: Path, text: str, durable: bool = True) -> None:
    """Write a whole file: temporary name, fsync, rename. A view need not last: no fsync."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.draft")  # the same again: a crash leaves no litter
    draft.unlink(missing_ok=True)  # whatever lies there, a link too
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        if durable:
            file.flush()
            os.fsync(file.fileno())
    draft.replace(path)
    if not durable:
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
