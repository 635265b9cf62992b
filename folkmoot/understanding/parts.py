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

NAMES, LEAVES = 0.5, 0.8
"""How likely it must be that a part leaves the rest: where it names it, and where it does not."""

FEW = 3
"""Words that a part must have to leave the rest without naming it: "nothing else" does not."""

TELLS, TELLS_MORE, COUNTS = 0.7, 0.4, 0.5
"""How likely it must be that a part answers: beside others, beside one that names the rest, and
where it has a number in it."""

MOST = 6
"""Parts that are looked at."""

DIGIT = re.compile(r"\d")


def tells(message: Message) -> bool:
    """Whether a message that goes on without more questions also answers some."""
    parts = _parts(message)
    named = [part for part in parts if _names_rest(part, message)]
    least = TELLS_MORE if named else TELLS
    return any(_answers(part, least, message) for part in parts if not _leaves(part, message))


def leaves(message: Message) -> bool:
    """Whether an answer leaves the rest, with its last words or by naming it."""
    parts = _parts(message)
    asked = [part for part in parts if part is parts[-1] or _names_rest(part, message)]
    return any(_leaves(part, message) for part in asked)


def answered(message: Message) -> str:
    """The words of an answer, without those that leave the rest."""
    text = message.text
    for part in _parts(message):
        if _leaves(part, message):
            text = text.replace(part, "", 1)
    return text.strip(" ,;:–—") if worded(text) else message.text


def _parts(message: Message) -> list[str]:
    found = [part.strip() for part in ENDS.split(message.text) if worded(part)]
    return found[:MOST] if len(found) > 1 else []


def _answers(part: str, least: float, message: Message) -> bool:
    words = split(part)
    counts = DIGIT.search(part) is not None
    if not counts and (len(words) < 2 or read(message.tongue).read(words, "?" in part)):
        return False
    return _chance(part, "answer", message) >= min(least, COUNTS if counts else 1)


def _leaves(part: str, message: Message) -> bool:
    named = _names_rest(part, message)
    if not named and len(split(part)) < FEW:
        return False
    return _chance(part, "skip", message) >= (NAMES if named else LEAVES)


def _names_rest(part: str, message: Message) -> bool:
    return has("rest", part, message.tongue)


def _chance(part: str, reply: str, message: Message) -> float:
    seen = message.weights.weigh(features.reply(part, message.question))
    return message.weights.heads["discovery"].chance(seen.whole, reply)
