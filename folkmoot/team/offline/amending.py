"""
Amending: what a person said first gives way to what they corrected it to.

"Sorry, we are 20, not 5" changes the number where it stood; "change my answer to q1: …" and
"actually, make that an app" take the place of the answer they are about. A correction that
touches nothing that was said stays as it is. The log keeps both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from folkmoot.conversation.question import Question
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.bare import spans
from folkmoot.team.offline.heard import about
from folkmoot.team.offline.missing import recognised
from folkmoot.team.offline.rest import without_rest
from folkmoot.team.offline.tongue import read
from folkmoot.understanding.belonging import corrects
from folkmoot.understanding.options import ORDINALS
from folkmoot.understanding.text import fold

Answer = tuple[Question | None, Message]

NOT = r"(?:not|no|nicht|non|nao|não|pas|niet|не|sondern|instead of|statt|en vez de|au lieu de)"
SWAPPED = (
    re.compile(rf"(?P<new>\d+)\b[^\d]*\b{NOT}\b[^\d]*?(?P<old>\d+)", re.IGNORECASE),
    re.compile(rf"\b{NOT}\b[^\d]*?(?P<old>\d+)\b[^\d]*(?P<new>\d+)", re.IGNORECASE),
)
"""Two numbers, of which one is taken back: "20, not 5", "not 5 but 20"."""

COUNTED = re.compile(r"\b(?P<count>\d+)\s+(?P<what>[^\W\d]{3,})")
LED_TO = re.compile(r"\b(?P<what>[^\W\d]{2,})\s+(?P<count>\d+)\b")
STEM = 5
"""Letters by which what is counted is the same: "14 people", or what leads to it: "until 6"."""

SHORT = 14
"""Words of a message that says one number anew, and nothing else of weight."""

NUMBERED = re.compile(r"\bq?(\d{1,2})\s*:\s*(?P<words>.+)", re.IGNORECASE | re.DOTALL)
LED = re.compile(r"[^:]{0,60}:\s*(?P<words>.+)", re.DOTALL)


def amended(told: Told) -> Told:
    """What a bot was told, in the language it is read in, as it was corrected on the way."""
    told = without_rest(recognised(read(told)))
    for message in _corrections(told):
        told = (
            _swapped(told, message) or _of_a_kind(told, message) or _replaced(told, message) or told
        )
    return told


def _corrections(told: Told) -> list[Message]:
    """Messages that say so, and short ones that count something anew: "ah, 17 people"."""
    beside = [message for question, message in told.answers]
    found = {
        one.entry: one
        for one in (*beside, *told.notes)
        if corrects(one.text, told.lang) or (_brief(one) and _counted(told, one, (COUNTED,)))
    }
    return [found[entry] for entry in sorted(found)]


def _brief(message: Message) -> bool:
    return len(message.text.split()) <= SHORT and len(re.findall(r"\d+", message.text)) == 1


def _numbers(told: Told, message: Message) -> tuple[str, str] | None:
    """A number that was wrong and the right one: "20, not 5", or 12 of what 8 were said of."""
    if swap := next((found for way in SWAPPED if (found := way.search(message.text))), None):
        return swap["old"], swap["new"]
    return _counted(told, message, (COUNTED, LED_TO))


def _counted(
    told: Told, message: Message, ways: Sequence[re.Pattern[str]]
) -> tuple[str, str] | None:
    """A number that was said before of the same thing, and the one that is said now."""
    before = [one.text for _, one in told.answers if one.entry < message.entry]
    before += [told.request.text, *(one.text for one in told.notes if one.entry < message.entry)]
    for way in ways:
        for new in way.finditer(message.text):
            stem = fold(new["what"])[:STEM]
            said = (old for text in before for old in way.finditer(text))
            found = next((old for old in said if fold(old["what"]).startswith(stem)), None)
            if found is not None and found["count"] != new["count"]:
                return found["count"], new["count"]
    return None


def _swapped(told: Told, message: Message) -> Told | None:
    """A number that was wrong, changed wherever it stood before."""
    swap = _numbers(told, message)
    if swap is None:
        return None
    wrong, right = swap
    old = re.compile(rf"(?<![\w.,]){wrong}(?![\w]|[.,]\d)")

    def mend(one: Message) -> Message:
        if one.entry >= message.entry or not old.search(one.text):
            return one
        return replace(one, text=old.sub(right, one.text), entry=message.entry)

    goal = old.sub(right, told.project.goal)
    request = told.request
    if old.search(request.text):
        request = replace(request, text=old.sub(right, request.text))
    answers = tuple((question, mend(one)) for question, one in told.answers)
    notes = tuple(mend(one) for one in told.notes)
    if (goal, request, answers, notes) == (
        *(told.project.goal, told.request, told.answers, told.notes),
    ):
        return None
    project = replace(told.project, goal=goal)
    changed = replace(told, project=project, request=request, answers=answers, notes=notes)
    return changed if _says_more(message.text, right) else _without(changed, message)


DAYS = tuple(f"day:{day}" for day in ("mon", "tue", "wed", "thu", "fri", "sat", "sun"))
COUNTS = tuple(f"count:{n}" for n in (*range(2, 11), 12, 15, 20, 25, 30, 40, 50, 60, 80, 100))
FOLLOWS = r"\W+(?P<what>[^\W\d]{2,})"
ENDING = 2
"""Letters that the ends of one word may differ by: "день" and "дня"."""

Place = tuple[int, int]


def _of_a_kind(told: Told, message: Message) -> Told | None:
    """The one day, or how many of the same thing, that was said before gives way to the new."""
    before = [one for _, one in told.answers if one.entry < message.entry]
    before += [one for one in told.notes if one.entry < message.entry]
    for pairs in (_days, _counts):
        found = {
            (one, old): new
            for one in before
            for old, new in pairs(one.text, message.text, told.lang)
        }
        if len({one.entry for one, _ in found}) == len(found) == 1:
            ((wrong, (start, end)), (begin, close)) = found.popitem()
            text = f"{wrong.text[:start]}{message.text[begin:close]}{wrong.text[end:]}"
            right = replace(wrong, text=text, entry=message.entry)
            answers = tuple((asked, right if one == wrong else one) for asked, one in told.answers)
            notes = tuple(right if one == wrong else one for one in told.notes)
            return _without(replace(told, answers=answers, notes=notes), message)
    return None


def _days(old: str, new: str, lang: str) -> list[tuple[Place, Place]]:
    """Days of the week of which the one may take the place of the other."""
    was, now = _longest(old, lang, DAYS), _longest(new, lang, DAYS)
    return [(was[0], now[0])] if len(was) == len(now) == 1 else []


def _counts(old: str, new: str, lang: str) -> list[tuple[Place, Place]]:
    """Numbers in words that count the same thing, each with what it counts."""
    now = {found.group().casefold(): found for found in _counting(new, lang)}
    return [
        (was.span(), found.span())
        for was in _counting(old, lang)
        for found in now.values()
        if _same(fold(found["what"]), fold(was["what"]))
    ]


def _counting(text: str, lang: str) -> list[re.Match[str]]:
    """Every number in words, with what stands behind it."""
    places = _longest(text, lang, COUNTS)
    found = (
        re.compile(rf"(.{{{end - start}}}){FOLLOWS}").match(text, start) for start, end in places
    )
    return [one for one in found if one is not None]


def _longest(text: str, lang: str, rows: tuple[str, ...]) -> list[Place]:
    """Where these phrases stand, without those within others."""
    found = set(spans(text, lang, *rows))
    return sorted(
        one
        for one in found
        if not any(o[0] <= one[0] and one[1] <= o[1] for o in found if o != one)
    )


def _same(one: str, other: str) -> bool:
    size = max(2, min(len(one), len(other)) - ENDING)
    return one[:size] == other[:size]


def _says_more(text: str, right: str) -> bool:
    """Whether more follows the right number than what is counted: "at 5 and a half"."""
    return len(text.rpartition(right)[2].split()) > 1 and not SWAPPED[0].search(text)


def _replaced(told: Told, message: Message) -> Told | None:
    """An answer that is given anew: of the question that is named, or that it speaks of."""
    asked = [question for question, one in told.answers if question and one.entry < message.entry]
    question, words = _named(message.text, told.project.asked)
    if question is None:
        question, words = about(message.text, asked, told.lang), _led(message.text)
    if question is None:
        return None
    before = next((said for one, said in told.answers if one == question), None)
    told, anew = _without(told, message), replace(message, text=words)
    # One text may have answered a whole round: all of it gives way.
    kept = [pair for pair in told.answers if pair[0] != question and pair[1] != before]
    return replace(told, answers=(*kept, (question, anew)))


def _named(text: str, asked: Sequence[Question]) -> tuple[Question | None, str]:
    """The question whose number or place a correction names, and the new answer."""
    if found := NUMBERED.search(text):
        number = int(found[1])
        question = next((one for one in asked if one.id == f"q{number}"), None)
        return question, found["words"].strip()
    led = LED.match(text)
    for n, ordinal in enumerate(ORDINALS[: len(asked)]):
        if led and re.search(rf"\b(?:{fold(ordinal)})\b", fold(text[: led.start("words")])):
            return asked[n], led["words"].strip()
    return None, text


def _led(text: str) -> str:
    """The words of a correction, without what leads up to them."""
    led = LED.match(text)
    return led["words"].strip() if led else text


def _without(told: Told, message: Message) -> Told:
    """What was told, but for the correction itself."""
    notes = tuple(one for one in told.notes if one.entry != message.entry or one != message)
    answers = tuple(pair for pair in told.answers if pair[1] != message)
    return replace(told, answers=answers, notes=notes)
