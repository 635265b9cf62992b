"""What a thing is called that was asked for: no verb, no article, and in Russian no other case."""

from __future__ import annotations

import re

from folkmoot.team.offline.bare import LEADS
from folkmoot.team.offline.reading import ARTICLES, title_of
from folkmoot.understanding.text import fold

ADJECTIVE = re.compile(r"\w+(?:ий|ый|ой|ая|яя|ую|юю|ое|ее|ие|ые)$", re.I)
NOMINATIVE = tuple(
    (re.compile(f"{end}$"), new)
    for end, new in (("ую", "ая"), ("юю", "яя"), ("ию", "ия"), ("у", "а"), ("ю", "я"))
)
"""Russian: what is asked for stands in another case than what it is called."""


def called(head: str, lang: str) -> str:
    """What the event is, as one would call it: no verb, no article."""
    text = LEADS.sub("", head).strip(" ,.")
    title = title_of(text, lang)
    if lang != "ru":
        first, _, rest = title.partition(" ")
        title = rest if rest and ARTICLES.fullmatch(fold(first)) else title
        return title[:1].upper() + title[1:]
    before = text[: text.casefold().find(title.casefold())].split()
    named = [*(before[-1:] if before and ADJECTIVE.match(before[-1]) else []), *title.split()]
    last = next((n for n, word in enumerate(named) if not ADJECTIVE.match(word)), 0)
    for n in range(last + 1):
        way = next(((end, new) for end, new in NOMINATIVE if end.search(named[n])), None)
        named[n] = way[0].sub(way[1], named[n]) if way else named[n]
    title = " ".join(named).lower() if len(before) else " ".join(named)
    return title[:1].upper() + title[1:]
