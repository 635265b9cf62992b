"""
Days as people write them, in eight languages: the one place where a date is read or spelled out.

A day without a year is the next one that comes. A day that no calendar has is found too, and is
none: whoever asked can be told.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from functools import cache
from typing import NamedTuple

from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.mind import Told
from folkmoot.texts import say

MONTHS: dict[str, str] = {
    "en": "jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? "
    "sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?",
    "de": "jan(?:uar)?|jänner feb(?:ruar)? märz|mrz|maerz apr(?:il)? mai juni? juli? aug(?:ust)? "
    "sept?(?:ember)? okt(?:ober)? nov(?:ember)? dez(?:ember)?",
    "es": "ene(?:ro)? feb(?:rero)? mar(?:zo)? abr(?:il)? may(?:o)? jun(?:io)? jul(?:io)? "
    "ago(?:sto)? sep(?:tiembre|t)?|setiembre oct(?:ubre)? nov(?:iembre)? dic(?:iembre)?",
    "pt": "jan(?:eiro)? fev(?:ereiro)? mar(?:ço|co)? abr(?:il)? mai(?:o)? jun(?:ho)? jul(?:ho)? "
    "ago(?:sto)? set(?:embro)? out(?:ubro)? nov(?:embro)? dez(?:embro)?",
    "fr": "janv(?:ier)? f[ée]v(?:r|rier)? mars avr(?:il)? mai juin juil(?:let)? ao[ûu]t "
    "sept(?:embre)? oct(?:obre)? nov(?:embre)? d[ée]c(?:embre)?",
    "it": "gen(?:naio)? feb(?:braio)? mar(?:zo)? apr(?:ile)? mag(?:gio)? giu(?:gno)? lug(?:lio)? "
    "ago(?:sto)? set(?:t|tembre)? ott(?:obre)? nov(?:embre)? dic(?:embre)?",
    "nl": "jan(?:uari)? feb(?:ruari)? maart|mrt apr(?:il)? mei juni? juli? aug(?:ustus)? "
    "sept?(?:ember)? okt(?:ober)? nov(?:ember)? dec(?:ember)?",
    "ru": "янв(?:ар[ья])? фев(?:рал[ья])? март?а? апр(?:ел[ья])? ма[яй] июн[ья]? июл[ья]? "
    "авг(?:уста?)? сен(?:тябр[ья]|т)? окт(?:ябр[ья])? ноя(?:бр[ья])? дек(?:абр[ья])?",
}
"""The twelve months of each language, as they are written in a date."""

NUMBERED = re.compile(
    r"\b(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})\b"
    r"|(?<![\d.,])(?P<d2>\d{1,2})(?P<mark>[./])(?P<m2>\d{1,2})(?:(?P=mark)(?P<y2>\d{4}|\d{2})\b)"
    r"|(?<![\d.,])(?P<d3>\d{1,2})\.(?P<m3>\d{1,2})\.(?!\d)"
)
TO = r"(?:\s?[-–]\s?|\.?\s(?:to|bis|al?|au|t/m|tot|e|und|and|y|et|en|по|и)\s)"
ORDINAL = r"(?:st|nd|rd|th|er|[ºª°]|-?го|\.)?"
NEAR_YEAR = 8
"""Years in which a day without one must come: the 29th of February does."""


class Day(NamedTuple):
    day: date | None  # None: no calendar has it
    text: str  # as it was written
    start: int
    end: int
    until: date | None = None  # the last day, where several were named


@cache
def _named(lang: str) -> re.Pattern[str]:
    """A day with the name of its month; in English the month may come first."""
    months = "|".join(f"(?P<m{n}>{one})" for n, one in enumerate(_months(lang), 1))
    year = r"(?:,?\s(?:de\s|del\s)?(?P<year>\d{4})\b(?:\s(?:года|г\.))?)?"
    first = (
        rf"(?<![\d.,:])(?:(?P<from>\d{{1,2}}){ORDINAL}{TO})?(?P<day>\d{{1,2}}){ORDINAL}"
        rf"\s(?:of\s|de\s|d['’])?(?:{months})\b\.?{year}"
    )
    if lang != "en":
        return re.compile(first, re.I)
    again = "|".join(f"(?P<n{n}>{one})" for n, one in enumerate(_months(lang), 1))
    second = (
        rf"\b(?:{again})\s(?:(?P<from2>\d{{1,2}}){ORDINAL}{TO})?(?P<day2>\d{{1,2}}){ORDINAL}"
        r"(?![\d:.]\d|\d)(?:,?\s(?P<year2>\d{4})\b)?"
    )
    return re.compile(f"{first}|{second}", re.I)


def _months(lang: str) -> list[str]:
    return MONTHS.get(lang, MONTHS["en"]).split()


ANY_MONTH = "|".join(dict.fromkeys(one for lang in LANGUAGES for one in _months(lang)))
"""A month of any language."""


def today(told: Told) -> date:
    """The day of the request: the same whenever a thing is made again."""
    return datetime.fromtimestamp(told.project.created_at / 1000, UTC).date()


def days(text: str, lang: str, now: date) -> list[Day]:
    """The days a text names, in order."""
    found = [_numbered(one, now) for one in NUMBERED.finditer(text)]
    taken = [(day.start, day.end) for day in found]
    for one in _named(lang).finditer(text):
        if one.group().startswith("may "):
            continue  # "you may 3 times" names no day
        if not any(start < one.end() and one.start() < end for start, end in taken):
            found.append(_spoken(one, now))
    return sorted(found, key=lambda day: day.start)


def read(text: str) -> date | None:
    """The day that a cell of a table is; a time may follow it."""
    found = NUMBERED.match(text.strip())
    if found is None or found["m3"]:
        return None
    rest = text.strip()[found.end() :]
    return _numbered(found, date.min).day if not rest or TIME_AFTER.match(rest) else None


TIME_AFTER = re.compile(r"[T\s]\d{1,2}:\d{2}")


def _numbered(found: re.Match[str], now: date) -> Day:
    day = found["d"] or found["d2"] or found["d3"]
    month = found["m"] or found["m2"] or found["m3"]
    year = found["y"] or found["y2"] or ""
    if found["mark"] == "/" and int(month) > 12:
        day, month = month, day  # 6/24/2026: the month comes first
    return Day(_day(int(day), int(month), year, now), found.group(), *found.span())


def _spoken(found: re.Match[str], now: date) -> Day:
    groups = found.groupdict()
    month = next(n for n in range(1, 13) if groups.get(f"m{n}") or groups.get(f"n{n}"))
    day = groups["day"] or groups.get("day2") or ""
    year = groups["year"] or groups.get("year2") or ""
    first = groups["from"] or groups.get("from2")
    last = _day(int(day), month, year, now)
    if first is None:
        return Day(last, found.group(), *found.span())
    return Day(_day(int(first), month, year, now), found.group(), *found.span(), last)


def _day(day: int, month: int, year: str, now: date) -> date | None:
    """The day of a year; without one the next that comes."""
    if year:
        return _date(int(year) + (2000 if len(year) == 2 else 0), month, day)
    coming = (_date(now.year + n, month, day) for n in range(NEAR_YEAR + 1))
    return next((one for one in coming if one is not None and one >= now), None)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def spelled(day: date, lang: str) -> str:
    """A day in words: its weekday, so that nobody mistakes it."""
    return say(
        "date-long",
        lang,
        weekday=say(f"weekday-{day.isoweekday()}", lang),
        day=day.day,
        month=say(f"month-{day.month}", lang),
        year=str(day.year),
    )
