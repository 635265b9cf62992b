"""
What is left of a clause when a date, a number or a sum is taken out of it: no small words that
only led there, no joints at its ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from folkmoot.team.offline.cues import Hit, hits, split
from folkmoot.team.offline.numbers import number

LEADS = re.compile(
    r"(?:(?<!\w)(?:on|for|the|of|about|around|approx|with|from|at|and|am|den|dem|der|vom|für|mit|etwa|"
    r"ca|circa|rund|ungefähr|und|el|del|día|dia|para|con|unas|unos|cerca|de|y|em|no|na|com|umas|"
    r"uns|e|van|le|du|la|pour|avec|environ|et|il|per|op|voor|met|ongeveer|zo['’]n|в|на|для|около|"
    r"примерно|с|и|до|à|das|às|alle|dalle|um|om|a|i|is|are|will|be|it|we|costs?|kostet|kosten|"
    r"cuesta|cuestan|custa|custam|coûtent?|costa|costano|kost|стоит|стоят|ist|sind|es|est|each|"
    r"max|max\.|maximal|höchstens|l['’]|d['’]|las|los|ab|bis|uhr|h|hs|hrs)\.?\s*)+$",
    re.I,
)
"""Small words that lead to a date, a number or a sum, and mean nothing without it."""

FOLLOW = re.compile(
    r"^(?:\s*(?:for|für|para|pour|per|voor|на|за|of|de|at|um|om|à|a|alle|в|the|die|das|der|den|el|la|"
    r"le|il|o|os|as|het|each|is|ist|and|und|y|e|et|en|и|costs?|kostet|cuesta|custa|coûte|costa|kost|"
    r"стоит|uhr|h|года|г\.?)(?!\w))+\s*",
    re.I,
)


def spans(text: str, lang: str, *wanted: str) -> list[tuple[int, int]]:
    """Where phrases of some rows stand."""
    tokens = split(text)
    found: list[Hit] = [hit for hit in hits(text, lang) if hit.name in wanted]
    return [(tokens[hit.at].start(), tokens[hit.end - 1].end()) for hit in found]


def blanked(text: str, places: Iterable[tuple[int, int]]) -> str:
    """A text without some places of it, and without the small words that led to them."""
    for start, end in sorted(places, reverse=True):
        head, tail = LEADS.sub("", text[:start]), text[end:]
        text = f"{head.rstrip()} {tail.lstrip(' ')}" if not tail.startswith(",") else head + tail
    return text.strip(" ,")


def bare(text: str, places: Iterable[tuple[int, int]]) -> str:
    """What is left of a clause, without joints at its ends."""
    plain = blanked(text, places).strip(" ,.;:()–-=+")
    plain = FOLLOW.sub("", plain) if plain != text else plain
    return plain.strip(" ,.;:()–-=+")


def count(text: str, at: int, lang: str) -> tuple[int, int] | None:
    """The number that ends at a word, and the word it begins with."""
    tokens = split(text)
    if tokens[at].group().isdecimal():
        first = at
        while first > 1 and tokens[first - 1].group() in ".," and _joined(tokens, first):
            first -= 2
        value = number(text[tokens[first].start() : tokens[at].end()], lang)
        return (int(value), first) if value is not None and value == int(value) else None
    for hit in hits(text, lang):
        if hit.name.startswith("count:") and hit.end == at + 1:
            return int(hit.name.removeprefix("count:")), hit.at
    return None


def _joined(tokens: list[re.Match[str]], at: int) -> bool:
    """Whether a mark is within a number: no space before or after it."""
    mark, before = tokens[at - 1], tokens[at - 2]
    return (
        before.group().isdecimal()
        and before.end() == mark.start()
        and mark.end() == tokens[at].start()
    )
