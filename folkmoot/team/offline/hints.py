"""What a few words hint at: an event, a day, a place, a number of something."""

from __future__ import annotations

from folkmoot.team.offline.cues import hits, names, words
from folkmoot.team.offline.facts import FEW, is_place


def is_event(text: str, lang: str) -> bool:
    return "kind:event" in names(text, lang)


def is_when(text: str, lang: str) -> bool:
    """Whether a few words only hint at a day or an hour."""
    shown = names(text, lang)
    return "topic:time" in shown or any(name.startswith("day:") for name in shown)


def is_where(text: str, lang: str) -> bool:
    """A street with its number, or a few words that begin as a place does."""
    if any(map(str.isdigit, text)) and is_place(text, lang, False):
        return True
    first = any(hit.name == "event:at" and hit.at == 0 for hit in hits(text, lang))
    return first and 1 < len(words(text)) <= FEW and not is_when(text, lang)


def counts(text: str, lang: str) -> bool:
    """Whether it begins with a number: four who help are no part of the programme."""
    number = any(hit.name.startswith("count:") and hit.at == 0 for hit in hits(text, lang))
    return number or text[:1].isdigit()
