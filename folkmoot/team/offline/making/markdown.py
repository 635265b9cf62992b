"""Markdown as files are written in it: pages of blocks, lists and tables, words on one line."""

from __future__ import annotations

import re
from collections.abc import Iterable

BOX = "- [ ]"
SPACES = re.compile(r"[ \t\r\n\v\f\u2028\u2029]+")


def plain(text: str) -> str:
    """Words of people on one line, with nothing that would end a cell."""
    return SPACES.sub(" ", text).strip(" ").replace("|", "/")


def listed(items: Iterable[str], mark: str = "-") -> str:
    return "\n".join(f"{mark} {plain(item)}" for item in items)


def table(rows: Iterable[Iterable[str]]) -> str:
    return "\n".join(f"| {' | '.join(map(plain, row))} |" for row in rows)


def page(blocks: Iterable[str]) -> str:
    """Blocks one after another; those that say nothing are left out."""
    return "\n\n".join(block for block in blocks if block) + "\n"
