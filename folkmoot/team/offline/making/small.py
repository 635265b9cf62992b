"""
Small tasks, done by rules where rules do them well: sums, units, dates, sorting, counting, lists
of what was given, letters and posts in the person's own words. What needs a model says so.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from typing import NamedTuple

from folkmoot.conversation.brief import Line
from folkmoot.conversation.check import Check, How
from folkmoot.team.mind import Told
from folkmoot.team.offline.cues import hits, names
from folkmoot.team.offline.dates import Day, days, spelled, today
from folkmoot.team.offline.heard import answers
from folkmoot.team.offline.making import letters
from folkmoot.team.offline.making.figures import refused
from folkmoot.team.offline.making.letters import letter, posts
from folkmoot.team.offline.making.markdown import BOX, listed, plain
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.making.reckoning import Answer, is_sum, reckoned
from folkmoot.team.offline.making.units import converted, turns
from folkmoot.team.offline.numbers import WRITTEN, number
from folkmoot.team.offline.reading import clauses, sentences
from folkmoot.texts import say
from folkmoot.understanding.text import fold

FILE = "RESULT.md"
SHORT = 80
"""Characters of a request that asks for nothing but another unit."""

SAID = 40
"""Lines of a result that is said in the room."""


class Small(NamedTuple):
    """What came of a small task."""

    text: str = ""
    lacks: str = ""  # why there is nothing
    note: str = ""
    undone: tuple[str, ...] = ()  # wishes that rules cannot follow

    @property
    def told(self) -> str:
        return "\n\n".join(filter(None, (self.text or self.lacks, self.note)))


def answer(material: Material) -> str:
    """A result that is short enough to be said; else it is in the file."""
    found = done(material.told).told.replace("**", "")
    return found if found.count("\n") < SAID else ""


def result(material: Material) -> str:
    """The result of a small task, in Markdown."""
    return f"# {material.title}\n\n{done(material.told).told}\n"


def able(told: Told) -> bool:
    """Whether rules do this task, or know what they still need to hear for it."""
    return bool(_wanted(told))


def matter(told: Told) -> str:
    """What a letter or a post is to say, where that was said as such; nothing of other tasks."""
    writes = set(_wanted(told)[:1]) & {"task:mail", "task:post"}
    return letters.stated(told.request.text, told.request.lang) if writes else ""


def done(told: Told) -> Small:
    """Do it, by the first way that leads somewhere."""
    wanted = _wanted(told)
    if not wanted:
        return Small(lacks=refused(told) or say("need-model", told.lang))
    found = [small for way in wanted if (small := WAYS[way](told)) is not None]
    best = next((small for small in found if small.text), found[0] if found else None)
    return best or Small(lacks=say("small-nothing", told.lang))


def _wanted(told: Told) -> list[str]:
    """What is asked for, in the order in which it is tried; nothing where it takes a model."""
    text, lang = told.request.text, told.request.lang
    asked = sorted(
        (hit.at, -hit.end, hit.name) for hit in hits(text, lang) if hit.name[:5] == "task:"
    )
    if len(text) <= SHORT and turns(text):
        return ["task:convert"]  # in Russian one "translates" miles too
    if not asked:
        adds = any(hit.name.startswith("sum:") and hit.at == 0 for hit in hits(text, lang))
        return ["task:sum"] if is_sum(text, lang) or (adds and reckoned(text, lang)) else []
    first = {name for at, _, name in asked if at == asked[0][0]}
    if first & BEYOND or "kind:tool" in names(text, lang):
        return []  # who wants a program wants no letter, and no sum
    shown = {name for _, _, name in asked}
    return [way for way in WAYS if way in shown]


BEYOND = frozenset({"task:beyond", "task:translate", "task:summary", "task:rewrite"})
"""What rules cannot do, where it is the first thing that is asked for."""


def points(told: Told) -> list[Line]:
    """What came out stands in the file, line by line."""
    lines = [MARK.sub("", line).strip() for line in done(told).text.splitlines()]
    seen = " | ".join(plain(line) for line in lines if line and "[…]" not in line)
    check = Check(How.SHOWS, FILE, seen[:LONGEST])
    return [Line("acceptance", say("accept-result", told.lang), check=check)]


MARK = re.compile(r"^(?:- (?:\[ \] )?|\d+\. )|\*\*")
LONGEST = 1_500
"""Characters of a check."""


def beyond(told: Told) -> list[Line]:
    """Wishes for a result that rules cannot follow."""
    said = {note.text: note for note in told.notes}
    found = ((wish, said.get(wish, told.request)) for wish in done(told).undone)
    return [Line("beyond", wish, source.entry, source.who) for wish, source in found]


# --- one function a way -------------------------------------------------------------------------


def _text(told: Told) -> str:
    """The request, and what was answered; what was said since takes its place."""
    said = [one.text for one in answers(told) if not one.vague]
    notes = [note.text for note in told.notes if note.entry != told.request.entry]
    text = "\n".join([told.request.text, *said])
    for note in notes:
        text = _amended(text, note, told.request.lang)
    return text


OF = re.compile(rf"(?<!\w)(?:of|von|de|di|van|от|из)\s+({WRITTEN})", re.I)


def _amended(text: str, note: str, lang: str) -> str:
    """A task with another number: "of 260 instead", "no, 8 miles"."""
    if names(note, lang) & set(WAYS) or reckoned(note, lang):
        return note  # it is the whole task, said anew
    new, old = re.findall(WRITTEN, note), re.findall(WRITTEN, text)
    base, meant = OF.search(text), OF.search(note)
    if base and meant:
        return f"{text[: base.start(1)]}{meant[1]}{text[base.end(1) :]}"
    if len(new) == 1 and len(old) == 1:
        return text.replace(old[0], new[0])
    return text


def _told(found: Answer | None, told: Told) -> Small | None:
    if found is None:
        return None
    if found.why:
        return Small(lacks=say(found.why, told.lang, what=found.text))
    return Small(say("sum-is", told.lang, what=found.text))


def _sum(told: Told) -> Small | None:
    return _told(reckoned(_text(told), told.request.lang), told)


def _converted(told: Told) -> Small | None:
    return _told(converted(_text(told), told.request.lang), told)


def _days(told: Told) -> Small | None:
    """Days between two dates, or from the day it was asked to one; or which day one is."""
    text, lang, now = _text(told), told.request.lang, today(told)
    found = [*days(text, lang, now)]
    wrong = next((day.text for day in found if day.day is None), "")
    if wrong:
        return Small(lacks=say("event-no-day", told.lang, what=wrong))
    known = [day.day for day in found if day.day] or _feasts(text, lang, now)
    if not known:
        return Small(lacks=say("date-unread", told.lang))
    if len(known) > 1:
        return Small(_span("date-between", *_both(found, known), told))
    if WHICH.search(fold(text)):
        return Small(spelled(known[0], told.lang))
    return Small(_span("date-until" if known[0] >= now else "date-since", now, known[0], told))


def _both(found: list[Day], known: list[date]) -> tuple[date, date]:
    """Two days of which one has no year: they are of the same, or the second comes after."""
    first, last = known[:2]
    own = [re.search(r"\d{4}", day.text) is not None for day in found[:2]] if len(found) > 1 else []
    if own == [False, True]:
        same = first.replace(year=last.year)
        return (same if same <= last else same.replace(year=last.year - 1)), last
    if own == [False, False] and last < first:
        return first, last.replace(year=last.year + 1)
    return first, last


WHICH = re.compile(
    r"\b(?:which|what) (?:week)?day\b|wochentag|welche[rn]? (?:wochen)?tag|que dia|quel jour|"
    r"che giorno|welke dag|какои (?:это )?день|день недели|day of the week|jour de la semaine"
)


WEEKS = re.compile(r"\bweeks?\b|woche|seman|semaine|settiman|\bweken\b|недел")


def _span(id: str, first: date, last: date, told: Told) -> str:
    count = abs((last - first).days)
    values = {"first": spelled(first, told.lang), "last": spelled(last, told.lang)}
    said = say(id, told.lang, count=count, **values)
    weeks, rest = divmod(count, 7)
    asked = WEEKS.search(fold(told.request.text))
    more = say("date-weeks", told.lang, weeks=weeks, days=rest) if asked else ""
    return " ".join(filter(None, (said[:1].upper() + said[1:], more)))


def _feasts(text: str, lang: str, now: date) -> list[date]:
    """Days that have a name, the next one that comes."""
    found = [hit for hit in hits(text, lang) if hit.name.startswith("date:")]
    longest = max(found, key=lambda hit: hit.end - hit.at, default=None)
    if longest is None:
        return []
    month, day = map(int, longest.name.removeprefix("date:").split("-"))
    coming = date(now.year, month, day)
    return [coming if coming >= now else date(now.year + 1, month, day)]


def _items(told: Told) -> list[str]:
    """What a person gave to work on: as an answer, after a colon, or what the request lists."""
    given = next((one.text for one in answers(told) if one.question and not one.vague), "")
    if not given:
        _, _, given = told.request.text.partition(":")
    lines = sentences(given)
    return clauses(given, told.lang) if len(lines) == 1 else lines


def _sorted(told: Told) -> Small | None:
    items = _items(told)
    if not items:
        return Small(lacks=say("small-nothing", told.lang))
    notes = " ".join(note.text for note in told.notes)
    said = names(f"{told.request.text} {notes}", told.request.lang)
    values = {item: _value(item, told.request.lang) for item in items}
    numeric = all(value is not None for value in values.values())

    def key(item: str) -> tuple[object, str, str]:
        return (values[item] if numeric else fold(item), fold(item), item)

    ordered = sorted(items, key=key, reverse="sort:down" in said)
    return Small(f"{say('list-sorted', told.lang)}\n\n{listed(ordered)}")


def _value(item: str, lang: str) -> object:
    """The number that an item begins or ends with."""
    found = re.match(rf"\D{{0,2}}({WRITTEN})", item) or re.search(rf"({WRITTEN})\D{{0,4}}$", item)
    return number(found[1], lang) if found else None


def _counted(told: Told) -> Small | None:
    given = next((one.text for one in answers(told) if one.question and not one.vague), "")
    given = given or told.request.text.partition(":")[2].strip()
    if not given.strip():
        return Small(lacks=say("small-nothing", told.lang))
    size, lines = len(given.split()), len(given.splitlines())
    counts = say("count-of", told.lang, words=size, signs=len(given), lines=lines)
    return Small(say("sum-is", told.lang, what=counts))


def _checklist(told: Told) -> Small | None:
    items = [*_items(told), *_more(told)]
    if not items:
        return Small(lacks=say("small-list", told.lang))
    return Small(listed(items, BOX))


def _more(told: Told) -> list[str]:
    """What was added to a list since."""
    found = []
    for note in told.notes:
        spans = [
            hit for hit in hits(note.text, told.lang) if hit.name == "change:add" and hit.at == 0
        ]
        if spans and note.entry != told.request.entry:
            rest = note.text.split(maxsplit=spans[-1].end - spans[-1].at)
            found += clauses(f"x, {rest[-1]}", told.lang)[1:] if len(rest) > 1 else []
    return found


def _letter(told: Told) -> Small | None:
    text, note, undone = letter(told)
    return Small(text, "" if text else note, note if text else "", undone)


def _posts(told: Told) -> Small | None:
    text, note, undone = posts(told)
    return Small(text, "" if text else note, note if text else "", undone)


WAYS: dict[str, Callable[[Told], Small | None]] = {
    "task:date": _days,
    "task:convert": _converted,
    "task:sum": _sum,
    "task:sort": _sorted,
    "task:count": _counted,
    "task:mail": _letter,
    "task:post": _posts,
    "task:list": _checklist,
}
"""What rules do, in the order in which it is tried where several are named."""
