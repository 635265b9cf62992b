"""
How well a piece of an answer fits the topics that were asked about.

Every sign counts: words that speak of a topic (`topic:` in cues/*.tsv), words by which people
answer on it (`fit:`), and what has a shape of its own: a number to call, a price, a day, an
address on the web, a sentence in quotes. What shows no sign fits nothing.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from folkmoot.team.offline.cues import hits, names, words
from folkmoot.team.offline.kinds import SECTIONS
from folkmoot.team.offline.reading import MAIL, PHONE

WEIGHS = {"fit": 3, "topic": 2}
"""What a phrase weighs by which people answer, and one that only speaks of a topic."""

FIRST = 2
"""What a sign weighs more that a piece begins with."""

MOST = 3
"""Signs of one topic that count: a long list says no more than a short one."""

BEGINS = 2
"""Words with which a piece begins."""

COINS = r"€|\$|£|₽|eur\b|euros?\b|евро|dollars?|pounds?|reais|руб\w*|chf|usd"
MONEY = rf"(?:[€$£₽]\s?\d|\d[\d.,\s]*\s?(?:{COINS}))"
MONTH = (
    r"(?:jan|feb|m[aä]r|apr|ma[iy]o?|jun|jul|aug|ago|sep|set|o[ck]t|out|nov|de[cz]|dic|ene|abr|gen|"
    r"mag|giu|lug|ott|fév|fev|avr|juin|août|d[ée]c|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)"
)
SIGNS: tuple[tuple[re.Pattern[str], dict[str, int]], ...] = (
    (MAIL, {"content": 3}),
    (PHONE, {"content": 3}),
    (
        re.compile(
            r"\b[\w-]{2,}\.(?:com|net|org|de|es|fr|it|nl|ru|pt|br|ch|at|be|io|eu|uk)\b", re.I
        ),
        {"tech": 6},
    ),
    (re.compile(MONEY, re.I), {"money": 4, "content": 2}),
    (
        re.compile(
            r"\b\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|uur|[ap]\.?m\.?|час\w*)?\s?[-–—]\s?\d{1,2}(?:[:.h]\d{2})?\b"
        ),
        {"content": 3, "place": 2},
    ),
    (
        re.compile(
            rf"\b\d{{1,2}}(?:st|nd|rd|th|\.|º|°|er)?\s(?:de\s|of\s)?{MONTH}|\b{MONTH}\w*\.?\s\d{{1,2}}\b",
            re.I,
        ),
        {"place": 4, "time": 2},
    ),
    (
        re.compile(r"\b\d{1,2}[:h]\d{2}\b|\b\d{1,2}\s?(?:h|uhr|uur|[ap]\.?m\.?)\b", re.I),
        {"place": 3, "content": 1},
    ),
    (re.compile(r"^\s*[“„«\"‘].{3,80}[”“»\"’]\s*\.?\s*$"), {"message": 5}),
)
"""What has a shape of its own, and on which topics it tells something."""

NAMED = {"name:is": {"content": 6}, "street": {"content": 3, "place": 3}}
"""Other rows of the cues that tell something on a topic."""

STRONG = {"fit:out": 5, "fit:money": 4}
"""Phrases that weigh more: whoever leaves something out, or pays for it, names that as well."""

LEADS = {
    "say:no": ("out", 4),
    "say:aim": ("problem", 2),
    "say:today": ("today", 3),
    "list:for": ("users", 1),
}
"""Words that tell something only where a clause begins with them."""

YET = "say:yet"
LACKS = frozenset({"tech", "content"})
"""Topics on which "not yet" is an answer; it leaves nothing out."""


CLAUSE = frozenset({",", "and", "und", "y", "e", "et", "en", "и"})
"""After these a new clause begins."""

UNITS = re.compile(
    r"(?:week|day|month|hour|minut|page|percent|euro|dollar|pound|reais|woche|tag|monat|stund|seite|"
    r"prozent|semana|dia|mes|hora|pagina|jour|semaine|mois|heure|giorn|settiman|ora|ore|dag|weken|maand|"
    r"uur|недел|день|дня|днеи|месяц|час|руб|евро|стран|of$|von$|de$|van$|di$|из$)"
)
"""What is counted and is nobody: three weeks, two pages; or some of us."""

WHO = "say:who"
NUMBER, COUNT = "say:number", "say:count"
HEAD = 5
"""Words up to a comma, if somebody is named by their number: six rangers, all fine with phones."""


@lru_cache(maxsize=256)
def fits(piece: str, lang: str) -> dict[str, float]:
    """The topics a piece shows signs of, and how strong they are."""
    found: dict[str, list[float]] = defaultdict(list)
    for topic, weight, at in _signs(piece, lang):
        found[topic].append(weight + (FIRST if at < BEGINS else 0))
    if YET in names(piece, lang) and found.keys() & LACKS:
        found.pop("out", None)
    return {topic: sum(sorted(each, reverse=True)[:MOST]) for topic, each in found.items()}


PLAIN, AHEAD = 4, 2
"""How strong signs must be, and how much stronger than others, where nothing was asked."""


def plainly(piece: str, lang: str) -> str:
    """The topic that a piece plainly speaks of, whatever was asked; empty where none stands out."""
    found = fits(piece, lang)
    best = max(found, key=lambda topic: found[topic], default="")
    place = SECTIONS.get(best)
    others = [mark for topic, mark in found.items() if SECTIONS.get(topic) != place]
    if not best or found[best] < PLAIN or found[best] - max(others, default=0) < AHEAD:
        return ""
    return best


def _signs(piece: str, lang: str) -> Iterable[tuple[str, int, int]]:
    """Topic, weight and the number of the word, each phrase once."""
    said = words(piece)
    counts = any(map(str.isdigit, piece))  # "up to" and "street" tell something with a number
    known: dict[tuple[str, int], tuple[int, int]] = {}
    for name, at, end in hits(piece, lang):
        row, _, topic = name.partition(":")
        if name in NAMED and (name != "street" or counts):
            yield from ((topic, weight, at) for topic, weight in NAMED[name].items())
        elif name in LEADS and (at == 0 or said[at - 1] in CLAUSE) and _leads(name, end - at):
            topic, weight = LEADS[name]
            known[topic, at] = max(known.get((topic, at), (0, 0)), (weight, end))
        elif row in WEIGHS and (topic != "size" or counts):
            weight = STRONG.get(name, WEIGHS[row])
            known[topic, at] = max(known.get((topic, at), (0, 0)), (weight, end))
    taken: dict[str, int] = {}
    for (topic, at), (weight, end) in sorted(known.items(), key=lambda one: one[0][1]):
        if at >= taken.get(topic, 0):
            taken[topic] = end
            yield topic, weight, at
    for pattern, told in SIGNS:
        if sign := pattern.search(piece):
            at, most = len(words(piece[: sign.start()])), max(told.values())
            for topic, weight in told.items():
                yield topic, weight, at if weight == most else BEGINS
    if _counted(piece, said, lang):
        yield "users", 3, 0
    for hit in hits(piece, lang):
        if hit.name == WHO and 0 < hit.at <= BEGINS and _described(said[hit.at - 1], said[hit.at]):
            yield "users", 3, hit.at  # brides who plan their wedding


def _leads(name: str, size: int) -> bool:
    """Whether a phrase is long enough to lead somewhere: "for my" does, "for" alone does not."""
    return size > 1 or name != "list:for"


def _counted(piece: str, said: list[str], lang: str) -> bool:
    """Whether a piece begins with how many people there are: six rangers, we are about thirty."""
    starts = [hit for hit in hits(piece, lang) if hit.at == 0]
    at = max((hit.end for hit in starts if hit.name == COUNT), default=0)
    numbers = any(hit.name == NUMBER and hit.at == at for hit in hits(piece, lang))
    head = words(piece.partition(",")[0])
    if at + 1 >= len(said) or not (numbers or said[at].isdigit()):
        return False
    return len(head) - at <= HEAD and not UNITS.match(said[at + 1])


def _described(word: str, who: str) -> bool:
    """Whether somebody is described: the que of novias que is not that of tiene que."""
    ends = {"que": ("as", "es", "is", "os", "ns"), "che": ("i", "e")}.get(who, ("",))
    return word.isalpha() and word.endswith(ends) and not word.endswith("mos")
