"""
The language a request is read in: its own, where that was plain; else the likeliest in which it
names something that can be made or done. A few words in German may arrive in an English room.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from folkmoot.team.mind import Told
from folkmoot.team.offline.cues import names
from folkmoot.understanding.judge import Local


def read(told: Told) -> Told:
    """What was told, with its request in the language that it is read in."""
    request = told.request
    if _speaks(request.text, request.lang):
        return told
    likely = _judge().guess(request.text)
    if likely == request.lang or not _speaks(request.text, likely):
        return told
    return replace(told, request=replace(request, lang=likely))


@cache
def _judge() -> Local:
    return Local()


def _speaks(text: str, lang: str) -> bool:
    """Whether a text names a kind of thing, or a task, in a language."""
    return any(name.startswith(("kind:", "task:")) for name in names(text, lang))
