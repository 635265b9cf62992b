"""
From what a model said to what the room takes: names that exist, messages that were said, plans
that can be carried out. What is not so is left out, or is Unusable and the model is told why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.check import read_check
from folkmoot.conversation.events import Choice
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task, TaskKind, check
from folkmoot.conversation.question import Question, same
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.vote import Way
from folkmoot.errors import BrokenPlan
from folkmoot.team.mind import (
    Done,
    Drafted,
    Meaning,
    Next,
    Offer,
    Opinion,
    Reviewed,
    Spoken,
    Told,
    Written,
)
from folkmoot.team.minds import outcomes as o
from folkmoot.team.minds.exchange import Unusable
from folkmoot.team.minds.outcomes import clean
from folkmoot.team.toolchain import LANGUAGES

LOOPS = 3
"""How often a check may send work back."""

ASSUMED = "assumptions"


def line(value: Any, most: int) -> str:
    """One clean line of whatever a model put there."""
    return " ".join(clean(value).split())[:most] if isinstance(value, str) else ""


def ways(found: o.Ways) -> tuple[Way, ...]:
    """Two that differ, or none."""
    titles = {one.title.casefold() for one in found.ways}
    return tuple(Way(one.title, one.why) for one in found.ways) if len(titles) == 2 else ()


def words(text: str) -> str:
    return text[:6_000]


def meaning(meant: o.Meant, labels: Sequence[str]) -> Meaning:
    if meant.label not in labels:
        raise Unusable(f"{meant.label!r} is none of {', '.join(labels)}")
    return Meaning(meant.label, meant.why, meant.confidence, meant.vague, meant.option)


def questions(asked: Sequence[o.AskedQuestion], bot: str) -> tuple[Question, ...]:
    return tuple(
        Question(bot, one.text, one.kind, _some(one.suggestions), one.otherwise)
        for one in asked[:2]
        if one.text
    )


def unlike(asked: Sequence[Question]) -> tuple[Question, ...]:
    """Each question once, whoever asked it first."""
    kept: list[Question] = []
    for one in asked:
        if not any(same(one.text, other.text) for other in kept):
            kept.append(one)
    return tuple(kept)


def _some(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text for text in texts if text))


def merged(merge: o.Merged, drafts: tuple[Question, ...]) -> tuple[Question, ...]:
    """The drafts it kept, in its order; a number that does not exist is passed over."""
    kept: dict[int, Question] = {}
    for one in merge.questions:
        if 1 <= one.number <= len(drafts) and one.number not in kept:
            draft = drafts[one.number - 1]
            text = one.text or draft.text
            kept[one.number] = Question(
                draft.bot, text, draft.kind, draft.suggestions, draft.otherwise
            )
    if not kept:
        raise Unusable(f"keep at least one question, by its number from 1 to {len(drafts)}")
    return tuple(kept.values())


def brief(written: o.WrittenBrief, told: Told) -> Written:
    """Lines with the messages they come from; what no message says is assumed."""
    speakers = {message.entry: message.who for message in _messages(told)}
    lines: list[Line] = []
    for one in written.lines:
        source = one.message if one.message in speakers and one.section != ASSUMED else 0
        by = speakers.get(source, "")
        if one.section == "next_steps":
            first = one.text.split()[0].strip(":,").lower() if one.text.split() else ""
            by = first if first in (*told.team, *told.lent) else "leader"
        lines.append(Line(one.section, one.text, source, by))
    lines += [
        Line("acceptance", one.text, check=read_check(one.check)) for one in written.acceptance
    ]
    if not any(one.section == "acceptance" for one in lines):
        raise Unusable("write at least one line of section acceptance")
    lines += _unwritten(told, {line.source for line in lines})
    asked = questions(getattr(written, "questions", ()), "leader")
    return Written(Brief(written.title, written.goal, tuple(dict.fromkeys(lines))), asked)


def _unwritten(told: Told, cited: set[int]) -> list[Line]:
    """Answers that no line names: what a person said is in the brief, whoever writes it."""
    left: dict[int, Line] = {}
    for question, message in told.answers:
        if message.entry not in cited and message.entry not in left and message.text.strip():
            asked = f"{question.text} " if question else ""
            text = line(f"{asked}{message.text}", 400)
            left[message.entry] = Line("also", text, message.entry, message.who)
    return list(left.values())


def _messages(told: Told) -> list[Any]:
    return [told.request, *(message for _, message in told.answers), *told.notes, *told.spoken]


def toolchain(told: Told) -> str:
    """What was named to build it with, where rules know it for a language."""
    named = [name for name in told.technology if name in LANGUAGES]
    return f"They asked for: {', '.join(named)}." if named else ""


def plan(
    planned: o.Planned, told: Told, single: bool, allowance: int, unpriced: str = ""
) -> Drafted:
    """Tasks as ours; a plan that cannot be carried out is told the model."""
    tasks = tuple(_task(one, told, allowance) for one in planned.tasks)
    team, lent = tuple(map(told.seat, told.team)), tuple(map(told.seat, told.lent))
    try:
        check(tasks, Rules(team=team, lent=lent), single)
    except BrokenPlan as broken:
        raise Unusable(str(broken.values["why"])) from None
    costs = sum(task.allowance for task in tasks) // 2  # what is allowed is seldom used
    return Drafted(tasks, costs, planned.minutes, unpriced)


def _task(one: o.PlannedTask, told: Told, allowance: int) -> Task:
    kind = TaskKind(one.kind)
    work = kind is TaskKind.WORK
    files = _some(one.files) if work else ()
    evidence = [Evidence(EvidenceKind.FILE, file) for file in files if not file.endswith("/")]
    evidence += [Evidence(EvidenceKind.EXIT, command) for command in one.commands] if work else []
    if work and not evidence:
        evidence = [Evidence(EvidenceKind.CHECK, "")]
    checks = one.checks - 1 if work and one.checks else None
    needs = {need - 1 for need in one.needs} | ({checks} if checks is not None else set())
    bot = one.bot.lower().lstrip("@") if work else "leader"
    return Task(
        one.title,
        bot,
        one.description,
        told.domain(bot, one.domain) if work else "",
        kind,
        priority=one.priority,
        needs=tuple(sorted(needs)),
        files=files,
        evidence=tuple(dict.fromkeys(evidence)),
        choices=_some(one.choices) if kind is TaskKind.DECISION else (),
        runs=work and bool(one.commands),
        checks=checks,
        loops=LOOPS if checks is not None else 0,
        allowance=allowance if work else 0,
    )


def done(finished: o.Finished) -> Done:
    return Done(finished.status, finished.text, confidence=finished.confidence)


def offer(offered: o.Offered, told: Told) -> Offer:
    """Options with the sources that really are; without one they are still to be checked."""
    known = _sources(told)
    choices = tuple(_choice(one, known) for one in offered.choices)
    recommended = offered.recommended if offered.recommended <= len(choices) else 0
    return Offer(offered.text, choices, recommended)


def _sources(told: Told) -> set[str]:
    files = {f"brought/{one.name}/{file}" for one in told.material for file in one.files}
    names = {file for one in told.material for file in one.files}
    return files | names | {one.name for one in told.material} | {b.title for b in told.earlier}


def _choice(one: o.Option, known: set[str]) -> Choice:
    sources = tuple(source for source in _some(one.sources) if source in known)
    sure = {0: "low", 1: "medium"}.get(len(sources), "high")
    order = ("low", "medium", "high")
    confidence = min(sure, one.confidence, key=order.index)
    return Choice(one.title, one.takes, sources, confidence, _some(one.pros), _some(one.cons))


def next_one(chosen: o.Chosen, told: Told) -> Next:
    entries = {message.entry for message in told.spoken}
    bot = chosen.bot.lower().lstrip("@")
    if bot and bot not in told.team:
        raise Unusable(f"{bot!r} is not in the team: {', '.join(told.team)}")
    agreed = chosen.agreed_at if chosen.agreed_at in entries else 0
    return Next(bot, chosen.why, agreed)


def spoken(said: o.Said, told: Told) -> Spoken:
    known = _sources(told)
    choices = tuple(_choice(one, known) for one in said.choices)
    return Spoken(said.text, choices, _some(said.risks), said.agrees)


def review(seen: o.Seen) -> Reviewed:
    return Reviewed(seen.text, tuple(Opinion(p.text, p.met, p.evidence) for p in seen.points))
