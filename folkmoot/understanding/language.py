"""
In which language something is said: of the eight, surely or only likely; or in none of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding import features
from folkmoot.understanding.text import OTHER, cut, worded
from folkmoot.understanding.weights import Weighed, Weights

ENOUGH = 5
"""Words from which on the language of a message should be plain."""

FEWEST = 2
"""Words that are too few to tell one language from another."""

LIKELY = 0.6
PLAIN = 0.9
"""How likely a language must be, with enough words and with fewer, to be the room's from now on."""

STRAIGHT, MORE = 0.99, 1.6
"""Where a language is this likely, a message may be so much more torn and still be plain."""

MAYBE = 6.0
"""How much less may speak for a language that a few words may be in."""


class Language(NamedTuple):
    name: str  # empty where it is not recognised: then the room keeps its own
    certain: bool  # a plain message in one of the eight, or too short to tell


def spoken(weights: Weights, seen: Weighed) -> Language:
    """The language of a message on the scales."""
    head = weights.heads["language"]
    judged = head.judge(seen.spelt)
    if seen.plain < ENOUGH:
        plain = seen.plain > FEWEST and judged.confidence >= PLAIN and judged.label != OTHER
        foreign = judged.label == OTHER and judged.confidence >= PLAIN
        return Language(judged.label if plain else "", certain=not foreign)
    if judged.label == OTHER or judged.confidence < LIKELY:
        return Language("", certain=False)
    more = MORE if judged.confidence >= STRAIGHT else 1.0
    if head.torn(seen, judged.label) > weights.mixed * more:
        return Language("", certain=False)
    return Language(judged.label, certain=True)


@lru_cache(maxsize=1 << 12)
def asked_in(weights: Weights, text: str) -> str:
    """The language of what was asked, where that is plain."""
    return spoken(weights, weights.weigh(features.first(cut(text)))).name if worded(text) else ""


def likely(weights: Weights, seen: Weighed) -> list[str]:
    """The languages that a few words may be in."""
    scores = weights.heads["language"].scores(seen.spelt)[: len(LANGUAGES)]
    near = max(scores) - MAYBE
    return [lang for lang, score in zip(LANGUAGES, scores, strict=True) if score >= near]
