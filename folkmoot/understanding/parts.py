"""
An answer that leaves the rest to us: "region Utrecht, weekends too, the rest is up to you".

Read part by part, each beside the question: one that leaves the rest, and one that tells
something. What only excuses the first, "no time for this, just show me", tells nothing.
"""

from __future__ import annotations

import re

from folkmoot.understanding import features
from folkmoot.understanding.clauses import ENDS
from folkmoot.understanding.message import Message
from folkmoot.understanding.phrases import has, read
from folkmoot.understanding.sections import split
from folkmoot.understanding.text import worded

TELLS, COUNTS = 0.4, 0.6
"""How likely it must be that a part answers, where another one names the rest; and where none
does, but the part has a number in it."""

LEAVING = 0.5
"""How likely it must be that a part which names the rest leaves it."""

MOST = 6
"""Parts that are looked at."""

DIGIT = re.compile(r"\d")


def tells(message: Message) -> bool:
    """Whether a message that goes on without more questions also answers some."""
    parts = _parts(message)
    left = [part for part in parts if _names_rest(part, message)]
    told = (part for part in parts if part not in left and not _phrase(part, message))
    if left:
        return any(_chance(part, "answer", message) >= TELLS for part in told)
    return any(DIGIT.search(one) and _chance(one, "answer", message) >= COUNTS for one in told)


def leaves(message: Message) -> bool:
    """Whether an answer leaves the rest: a part of it names the rest, and goes on without."""
    left = (part for part in _parts(message) if _names_rest(part, message))
    return any(_chance(part, "skip", message) >= LEAVING for part in left)


def _parts(message: Message) -> list[str]:
    found = [part.strip() for part in ENDS.split(message.text) if worded(part)]
    return found[:MOST] if len(found) > 1 else []


def _names_rest(part: str, message: Message) -> bool:
    return has("rest", part, message.tongue)


def _phrase(part: str, message: Message) -> str:
    found = read(message.tongue).read(split(part), "?" in part)
    return found.meaning if found else ""


def _chance(part: str, reply: str, message: Message) -> float:
    seen = message.weights.weigh(features.reply(part, message.question))
    return message.weights.heads["discovery"].chance(seen.whole, reply)
