"""
The brief by rules: every line is something a person said, or says that it is assumed.

What the request itself tells is sorted by what it speaks of; answers go where their question
belongs; what was skipped is assumed as the question said it would be.
"""

from __future__ import annotations

from folkmoot.conversation.brief import SECTIONS as ORDER
from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.check import ONLY_YOU, Check, read_check
from folkmoot.conversation.project import Flow
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Message, Told, Written
from folkmoot.team.offline import able, missing
from folkmoot.team.offline.asking import simpler
from folkmoot.team.offline.cues import names as shown
from folkmoot.team.offline.cues import words
from folkmoot.team.offline.dropping import is_dropped
from folkmoot.team.offline.facts import is_fact
from folkmoot.team.offline.fits import plainly
from folkmoot.team.offline.heard import Answered, answers, parts
from folkmoot.team.offline.kinds import SECTIONS, title_id
from folkmoot.team.offline.making import event
from folkmoot.team.offline.occasion import Occasion
from folkmoot.team.offline.reading import (
    ADDRESSED,
    asks,
    capital,
    clauses,
    features,
    is_question,
    program_name,
    sentences,
    title_of,
)
from folkmoot.team.offline.ways import Way, chosen, named, undecided
from folkmoot.texts import say
from folkmoot.texts import told as text

SAYS = ("out", "tech", "money", "time", "first", "users", "problem", "place", "look")
"""Topics by which a clause of the request is sorted; the first that fits counts."""

PARTS = 5
"""Parts that become points to be met."""


def write(told: Told) -> Written:
    """The brief of a project as it stands."""
    said = answers(told)
    found = able.made(told)
    lines = [*_requested(told), *_answered(said, found), *_noted(told), *_assumed(told, said)]
    lines += _doubted(told, said)
    lines += [*_accepted(told, said, found), *able.beyond(told)]
    if told.project.intent is Intent.BUILD:
        lines += [
            Line("next_steps", say(title_id(found, step), told.lang), by=step.bot)
            for step in able.steps(told)
        ]
    shown_too = {line.text for line in lines if line.check != ONLY_YOU}
    unique = dict.fromkeys(
        line
        for line in lines
        if line.section != "acceptance" or line.check != ONLY_YOU or line.text not in shown_too
    )
    ordered = sorted(unique, key=lambda line: ORDER.index(line.section))
    title = title_of(told.project.goal, told.request.lang)
    title = Occasion(told).heading if found == "event" else title
    questions = missing.asked(told) if missing.fixes(told) else ()
    return Written(Brief(title, told.project.goal, tuple(ordered)), questions)


def _requested(told: Told) -> list[Line]:
    """The request, clause by clause, each where it belongs; its first clause is the goal."""
    request = told.request
    lines = []
    if able.made(told) == "event":
        lines = [
            Line(_section(one.value, request.lang), one.value, one.message.entry, one.message.who)
            for one in Occasion(told).left
            if one.message == request
        ]
        return [*event.facts(told), *lines, *_brought(told)]
    for n, clause in enumerate(clauses(request.text, request.lang)):
        section = _section(clause, request.lang)
        if n == 0 and section in ("scope_in", "users", "problem"):
            continue  # it names the thing itself: that is the goal
        if not is_dropped(clause, told):
            lines.append(Line(section, clause, request.entry, request.who))
    known = [line.text for line in lines]
    lines += [
        Line("scope_in", part, request.entry, request.who)
        for part in features(request.text, request.lang)
        if not any(part in text for text in known) and not is_dropped(part, told)
    ]
    return [*lines, *_brought(told)]


def _brought(told: Told) -> list[Line]:
    """What was brought along, a line each."""
    lines = []
    for one in told.material:
        where = say("material", told.lang, path=one.name, count=len(one.files))
        lines.append(Line("constraints", where, told.request.entry, told.request.who))
    return lines


def _section(clause: str, lang: str) -> str:
    said = shown(clause, lang)
    return next((SECTIONS[topic] for topic in SAYS if f"topic:{topic}" in said), "scope_in")


def _answered(said: list[Answered], found: str) -> list[Line]:
    """Each answer in its section; what is vague, and was not made clear later, stays open."""
    settled = _settled(said)
    lines = []
    for one in said:
        topic = one.question.topic if one.question else plainly(one.text, one.message.lang)
        section = SECTIONS.get(topic, "decisions" if one.question else "also")
        told = found == "site" and section != "acceptance" and topic != "money"
        if told and is_fact(one.text, one.message.lang):
            section = "scope_in"  # hours and prices, whatever was asked
        if one.question is None or not one.vague:
            lines.append(Line(section, one.text, *_from(one.message)))
        elif topic not in settled:
            lines.append(Line("open_questions", one.question.text, *_from(one.message)))
    return lines


def _doubted(told: Told, said: list[Answered]) -> list[Line]:
    """Whoever says that something simpler is enough is asked whether they want this as well."""
    if not (simple := simpler(told)):
        return []
    enough = text("ask-later-simpler", told.lang, simple=simple, capital=capital(simple)).more["a"]
    return [
        Line("open_questions", say("simpler-taken", told.lang, simple=simple), *_from(one.message))
        for one in said
        if one.text.strip(" .!") == enough
    ]


def _settled(said: list[Answered]) -> set[str]:
    """Topics on which something was said that is not vague."""
    return {one.question.topic for one in said if one.question and not one.vague}


def _noted(told: Told) -> list[Line]:
    """Changes and input, in the person's words; what they only asked was not decided."""
    lines = []
    found = undecided(told)
    names = [way.name for way in found]
    settled = any(chosen(note.text, found, told.lang) for note in told.notes)
    for note in told.notes:
        if note.entry == told.request.entry:
            continue
        asked = [one for one in sentences(note.text) if _is_asked(one, told.lang)]
        rest = " ".join(one for one in sentences(note.text) if one not in asked)
        open_ones = [one for one in asked if not (settled and named(one, told.lang) == names)]
        lines += [Line("open_questions", _plain(one), *_from(note)) for one in open_ones]
        if rest and (section := _debated(rest, found, told)):
            lines.append(Line(section, rest if asked else note.text, *_from(note)))
    return lines


def _is_asked(sentence: str, lang: str) -> bool:
    """Whether a sentence only asks: "can you add a shop?" wants something."""
    return is_question(sentence) and not asks(_plain(sentence), lang)


def _plain(text: str) -> str:
    """Words without whom they are spoken to."""
    return ADDRESSED.sub("", text).strip()


def _debated(said: str, found: list[Way], told: Told) -> str:
    """Where something belongs that was said in a debate; at any other time it is a decision.

    Empty: nowhere.
    """
    lang = told.lang
    if told.project.flow is not Flow.DEBATE or chosen(said, found, lang) or asks(said, lang):
        return "decisions"
    if len(words(said)) < FEW:
        return ""  # "hmm"
    return SECTIONS.get(plainly(said, lang), "also")


FEW = 2
"""Words with which somebody says something."""


def _assumed(told: Told, said: list[Answered]) -> list[Line]:
    """What a question said would be assumed, where it was skipped or left open."""
    settled = _settled(said)
    return [
        Line("assumptions", question.otherwise)
        for question in told.project.asked
        if question.topic not in settled and question.otherwise
    ]


def _accepted(told: Told, said: list[Answered], found: str) -> list[Line]:
    """When it is done: what must work first, every part that was named, and what is usual."""
    lang = told.lang
    lines = able.points(told) if told.project.intent is Intent.BUILD else []
    named = [] if lines else parts(told, said)
    for part in named[:PARTS]:
        text, source = part
        lines.append(Line("acceptance", say("accept-part", lang, what=text), *_from(source)))
    if told.project.intent is Intent.BUILD and found in CHECKS:
        lines.append(Line("acceptance", say(f"accept-{found}", lang), check=_check(found, told)))
    return lines


def _check(found: str, told: Told) -> Check:
    """How the usual point of a kind is shown; what rules cannot see, the person must."""
    name = program_name(told.project.goal, told.request.lang)
    return read_check(CHECKS[found].format(name=name))


CHECKS = {
    "site": "has index.html: meta[name=viewport]",
    "app": "has index.html: form",
    "tool": "runs: python3 {name}.py --help && python3 -m unittest test_{name}",
    "figures": "has chart.svg: rect",
    "prepare": "file: TESTS.md",
}


def _from(message: Message) -> tuple[int, str]:
    return message.entry, message.who
