"""
Fences: what people, files, tools and models said stands in a prompt as named data.

A fence is longer than any row of backticks in the text, so no text can end its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from folkmoot.team.minds.outcomes import clean

CUT = "\n[… cut: {left} more characters]"


def fenced(name: str, text: str, most: int = 20_000) -> str:
    """A text as data, under its name."""
    whole = clean(text)
    shown = whole if len(whole) <= most else whole[:most] + CUT.format(left=len(whole) - most)
    longest = max((len(row) for row in re.findall("`+", shown)), default=0)
    ticks = "`" * max(3, longest + 1)
    label = re.sub(r"[^\w .,:/()#-]", "_", " ".join(name.split()))[:120]
    return f"{ticks}data: {label}\n{shown}\n{ticks}"


def listed(name: str, lines: Sequence[str]) -> str:
    """Several short texts as data, each on one line."""
    return fenced(name, "\n".join(f"- {' '.join(clean(line).split())}" for line in lines))
