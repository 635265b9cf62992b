"""
The brief by rules: every line is something a person said, or says that it is assumed.

What the request itself tells is sorted by what it speaks of; answers go where their question
belongs; what was skipped is assumed as the question said it would be.
"""

from __future__ import annotations

from folkmoot.conversation.brief import SECTIONS as ORDER
from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.check import Check, read_check
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Message, Told, Written
from folkmoot.team.offline import able
from folkmoot.team.offline.cues import names
from folkmoot.team.offline.facts import is_fact
from folkmoot.team.offline.heard import Answered, answers, parts
from folkmoot.team.offline.kinds import KINDS, SECTIONS, title_id
from folkmoot.team.offline.reading import clauses, features, program_name, title_of
from folkmoot.texts import say

SAYS = ("out", "tech", "money", "time", "first", "users", "problem", "place", "look")
"""Topics by which a clause of the request is sorted; the first that fits counts."""

PARTS = 5
"""Parts that become points to be met."""


def write(told: Told) -> Written:
    """The brief of a project as it stands."""
    said = answers(told)
    found = able.made(told)
    lines = [*_requested(told), *_answered(said, found), *_noted(told), *_assumed(told, said)]
    lines += [*_accepted(told, said, found), *able.beyond(told)]
    if told.project.intent is Intent.BUILD:
        lines += [
            Line("next_steps", say(title_id(found, step), told.lang), by=step.bot)
            for step in KINDS[found].tasks
        ]
    unique = dict.fromkeys(lines)
    ordered = sorted(unique, key=lambda line: ORDER.index(line.section))
    title = title_of(told.project.goal, told.request.lang)
    return Written(Brief(title, told.project.goal, tuple(ordered)))


def _requested(told: Told) -> list[Line]:
    """The request, clause by clause, each where it belongs; its first clause is the goal."""
    request = told.request
    lines = []
    for n, clause in enumerate(clauses(request.text, request.lang)):
        section = _section(clause, request.lang)
        if n == 0 and section in ("scope_in", "users", "problem"):
            continue  # it names the thing itself: that is the goal
        lines.append(Line(section, clause, request.entry, request.who))
    known = [line.text for line in lines]
    lines += [
        Line("scope_in", part, request.entry, request.who)
        for part in features(request.text, request.lang)
        if not any(part in text for text in known)
    ]
    for material in told.material:
        where = say("material", told.lang, path=material.name, count=len(material.files))
        lines.append(Line("constraints", where, request.entry, request.who))
    return lines


def _section(clause: str, lang: str) -> str:
    said = names(clause, lang)
    return next((SECTIONS[topic] for topic in SAYS if f"topic:{topic}" in said), "scope_in")


def _answered(said: list[Answered], found: str) -> list[Line]:
    """Each answer in its section; what is vague, and was not made clear later, stays open."""
    settled = _settled(said)
    lines = []
    for one in said:
        topic = one.question.topic if one.question else ""
        section = SECTIONS.get(topic, "decisions") if one.question else "also"
        if found == "site" and section != "acceptance" and is_fact(one.text, one.message.lang):
            section = "scope_in"  # hours and prices, whatever was asked
        if one.question is None or not one.vague:
            lines.append(Line(section, one.text, *_from(one.message)))
        elif topic not in settled:
            lines.append(Line("open_questions", one.question.text, *_from(one.message)))
    return lines


def _settled(said: list[Answered]) -> set[str]:
    """Topics on which something was said that is not vague."""
    return {one.question.topic for one in said if one.question and not one.vague}


def _noted(told: Told) -> list[Line]:
    """Changes and input, in the person's words."""
    return [
        Line("decisions", note.text, *_from(note))
        for note in told.notes
        if note.entry != told.request.entry
    ]


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
    lang, request = told.lang, told.request
    lines = able.points(told) if told.project.intent is Intent.BUILD else []
    named = [] if lines else parts(told, said)
    for part in named[:PARTS]:
        text, source = part
        lines.append(Line("acceptance", say("accept-part", lang, what=text), *_from(source)))
    if not lines and not any(one.question and one.question.topic == "must" for one in said):
        goal = say("accept-goal", lang, what=told.project.goal)
        lines.append(Line("acceptance", goal, *_from(request)))
    if told.project.intent is Intent.BUILD:
        lines.append(Line("acceptance", say(f"accept-{found}", lang), check=_check(found, told)))
    return lines


def _check(found: str, told: Told) -> Check:
    """How the usual point of a kind is shown; what rules cannot see, the person must."""
    name = program_name(told.project.goal, told.request.lang)
    return read_check(CHECKS.get(found, "you").format(name=name))


CHECKS = {
    "site": "has index.html: meta[name=viewport]",
    "app": "has index.html: form",
    "tool": "runs: python3 {name}.py --help && python3 -m unittest test_{name}",
    "service": "runs: python3 -m unittest test_service",
    "data": "runs: python3 report.py",
    "brand": "has logo.svg: svg",
    "figures": "has chart.svg: rect",
    "prepare": "file: TESTS.md",
}


def _from(message: Message) -> tuple[int, str]:
    return message.entry, message.who
