"""
Circles: a small model that has nothing more to say says the same again until it is stopped.
"""

from __future__ import annotations

import re

LONG = 600
"""Characters that repeat a piece over and over: nobody writes so on purpose."""

PIECE = 150
"""The longest piece that is looked for."""

ENDS = re.compile(r"[.!?…][\"')»”]*(?=\s|$)")


def piece(text: str) -> int:
    """How long the piece is that the end of a text repeats over and over; 0: it does not."""
    end = text[-LONG:]
    if len(end) < LONG:
        return 0
    return next((n for n in range(1, PIECE + 1) if end[n:] == end[:-n]), 0)


def ended(text: str) -> str:
    """A text that was cut off: what it repeats said once, up to its last whole sentence."""
    if n := piece(text):
        end = text[-n:]
        while text.endswith(end + end):
            text = text[:-n]
    last = max((found.end() for found in ENDS.finditer(text)), default=0)
    return text[:last] or text
