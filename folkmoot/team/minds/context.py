"""
What a model reads of a project: fresh for each job, only what the job needs, everything that
somebody said fenced as data. The sections of each job stand in SECTIONS_OF.
"""

from __future__ import annotations

from collections.abc import Callable

from folkmoot.conversation.brief import SECTIONS, Brief
from folkmoot.conversation.phases import PUBLIC
from folkmoot.conversation.plan import Task
from folkmoot.conversation.words import dollars
from folkmoot.team.mind import Duty, Message, Result, Told
from folkmoot.team.minds.fence import fenced, listed
from folkmoot.texts import say

LANGUAGES = {
    "en": "English",
    "es": "Spanish",
    "pt": "Portuguese",
    "fr": "French",
    "de": "German",
    "it": "Italian",
    "nl": "Dutch",
    "ru": "Russian",
}

Section = Callable[[Told], str]


def context(job: str, told: Told, most: int, extra: str = "") -> str:
    """The sections of a job as one text, the last ones cut first where it is too long."""
    parts = [part for part in (extra, *(make(told) for make in SECTIONS_OF[job])) if part]
    found: list[str] = []
    left = most
    for part in parts:
        if len(part) > left:
            part = _cut(part, left) if left > 1_000 else ""
        left -= len(part)
        found += [part] if part else []
    return "\n\n".join(found)


def _cut(part: str, most: int) -> str:
    """The beginning of a section; a fence that is cut is closed."""
    kept = part[:most].rsplit("\n", 1)[0]
    fence = ""
    for line in kept.splitlines():
        ticks = line[: len(line) - len(line.lstrip("`"))]
        if not fence and len(ticks) >= 3:
            fence = ticks
        elif fence and line == fence:
            fence = ""
    return f"{kept}\n[… cut]\n{fence}".rstrip()


def said(message: Message, name: str = "") -> str:
    """One message, with the number by which a brief names it."""
    return fenced(name or f"message {message.entry}, from {message.who}", message.text)


def _request(told: Told) -> str:
    parts = ["## What was asked for"]
    if told.project.goal.strip() != told.request.text.strip():
        parts.append(fenced("the goal", told.project.goal))
    parts += [said(told.request)] if told.request.text.strip() else []
    parts += [fenced("it grew out of", told.grown_from)] if told.grown_from else []
    parts += [fenced("what the team said about it then", told.offered)] if told.offered else []
    return "\n\n".join(parts)


def _answers(told: Told) -> str:
    """Questions with the message that answers them; one text may answer several."""
    messages: dict[tuple[int, str], list[str]] = {}
    for question, message in told.answers:
        asked = messages.setdefault((message.entry, message.text), [])
        asked += [f"{question.bot} asked: {question.text}"] if question else []
    words = {(message.entry, message.text): message for _, message in told.answers}
    rows = []
    for key, asked in messages.items():
        questions = f"{listed('questions', asked)}\n" if asked else ""
        rows.append(questions + said(words[key]))
    return "## What was asked and answered\n\n" + "\n\n".join(rows) if rows else ""


def _asked(told: Told) -> str:
    """Questions that are known; none is asked twice."""
    asked = [question.text for question in (*told.project.asked, *told.project.drafts)]
    return f"## Asked already, do not ask again\n\n{listed('asked', asked)}" if asked else ""


def _notes(told: Told) -> str:
    notes = [said(note) for note in told.notes if note.text.strip()]
    return "## What the person said on the way\n\n" + "\n\n".join(notes) if notes else ""


def _undone(told: Told) -> str:
    """What the last review found not done, where the work goes on."""
    points = told.project.undone if told.project.iteration > 1 else ()
    return f"## Not done yet\n\n{listed('points', list(points))}" if points else ""


def _brief(told: Told) -> str:
    brief = told.project.brief
    return f"## The brief\n\n{fenced('brief', brief_text(brief))}" if brief else ""


def brief_text(brief: Brief) -> str:
    lines = [f"{brief.title}: {brief.goal}"]
    for name in SECTIONS:
        for line in brief.section(name):
            source = f"message {line.source}" if line.source else "assumed"
            shown = f"; shown by {line.check}" if name == "acceptance" else ""
            lines.append(f"{name}: {line.text} ({source}{shown})")
    return "\n".join(lines)


def _plan(told: Told) -> str:
    plan = told.project.plan
    if plan is None:
        return ""
    rows = [
        f"{plan.name(n)} {task.bot}: {task.title} ({', '.join(task.files) or 'no files'})"
        for n, task in enumerate(plan.tasks)
    ]
    return f"## The plan so far\n\n{listed('plan', rows)}"


def _done(told: Told) -> str:
    return "\n\n".join(_results("What the earlier plan left", told.done))


def _standing(told: Told) -> str:
    """Where the project stands: for whoever is asked about it."""
    project, work = told.project, told.project.work
    rows = [f"phase: {PUBLIC[project.phase]}", f"cost so far: ${dollars(project.spent)}"]
    if project.plan is not None:
        done, total = work.done.bit_count(), len(project.plan.tasks)
        rows.append(f"tasks done: {done} of {total}, running: {work.running.bit_count()}")
    for card in project.cards:
        words = card.words.text or say(card.words.id, told.lang, **dict(card.words.values))
        rows.append(f"open card {card.id} ({', '.join(card.options)}): {words}")
        rows += [f"question: {question.text}" for question in card.questions]
    return f"## Where it stands\n\n{listed('state', rows)}"


def _team(told: Told) -> str:
    known = dict(told.who)
    rows = [f"{bot}: {known.get(bot, '')}" for bot in told.team]
    rows += [f"{bot} (for software): {known.get(bot, '')}" for bot in told.lent]
    return f"## The team\n\n{listed('team', rows)}"


def _domains(told: Told) -> str:
    """What each bot works in, and never does: for whoever gives them tasks."""
    rows = [
        f"{seat.bot}: {', '.join(seat.domains)}"
        + (f"; never {', '.join(seat.bans)}" if seat.bans else "")
        for seat in told.seats
    ]
    return f"## What each works in\n\n{listed('domains', rows)}" if rows else ""


def _learnings(told: Told) -> str:
    learnt = listed("learnings", told.learnings)
    return f"## Learnt on the way\n\n{learnt}" if told.learnings else ""


def _earlier(told: Told) -> str:
    briefs = [fenced(f"earlier project {b.title}", brief_text(b), 2_000) for b in told.earlier]
    return "## What this person finished before\n\n" + "\n\n".join(briefs) if briefs else ""


def _material(told: Told) -> str:
    """What was brought: its names, and the passages that fit."""
    if not told.material:
        return ""
    parts = [
        "## What the person brought (read it, never change it)",
        fenced("files", told.listing or "\n".join(name for b in told.material for name in b.files)),
    ]
    for one in told.passages:
        parts.append(fenced(f"brought/{one.name}/{one.file}, line {one.line}", one.text))
    return "\n\n".join(parts)


def _proofs(told: Told) -> str:
    rows = [
        f"{proof.evidence.kind} {proof.evidence.value}: "
        f"{'found' if proof.found else 'NOT found'} {proof.detail[:300]}"
        for proof in told.proofs
    ]
    return f"## What the program found\n\n{fenced('proofs', chr(10).join(rows))}" if rows else ""


def _debate(told: Told) -> str:
    rows = [said(message) for message in told.spoken]
    return "## The debate so far\n\n" + "\n\n".join(rows) if rows else ""


def duty_text(duty: Duty) -> str:
    """A task as its bot reads it."""
    task = duty.task
    parts = [f"## Your task, {duty.name}, attempt {duty.attempt}\n\n{task_text(task)}"]
    if duty.last:
        parts.append(
            f"## Why the last attempt did not stand\n\n{fenced('last attempt', duty.last)}"
        )
    if duty.advice:
        parts.append(f"## What a teammate advised then\n\n{fenced('advice', duty.advice)}")
    if duty.way:
        parts.append(f"## What was chosen: do it this way\n\n{fenced('the way', duty.way)}")
    parts += _results("What the tasks before it left", duty.needed)
    parts += _results("What an earlier plan left; start from it", duty.before)
    return "\n\n".join(parts)


def task_text(task: Task) -> str:
    rows = [f"Title: {task.title}", f"What to do: {task.description}"]
    rows += [f"It may write only: {', '.join(task.files)}"] if task.files else []
    rows += [f"Requirement: {one}" for one in task.requirements]
    rows += [f"Constraint: {one}" for one in task.constraints]
    rows += [f"Evidence that will be looked for: {one.kind} {one.value}" for one in task.evidence]
    return fenced("task", "\n".join(rows))


def _results(title: str, results: tuple[Result, ...]) -> list[str]:
    if not results:
        return []
    rows = [
        fenced(
            f"{one.task} by {one.bot}", f"{one.title}\n{one.text}\nfiles: {', '.join(one.files)}"
        )
        for one in results
    ]
    return [f"## {title}\n\n" + "\n\n".join(rows)]


TALK = (_request, _notes, _answers)
SECTIONS_OF: dict[str, tuple[Section, ...]] = {
    "ask": (*TALK, _asked, _team, _earlier, _material),
    "merge": (*TALK,),
    "brief": (*TALK, _debate, _brief, _team, _earlier, _material),
    "plan": (_request, _brief, _notes, _undone, _done, _team, _domains, _learnings, _material),
    "do": (_brief, _notes, _undone, _learnings, _plan, _material),
    "check": (_brief, _notes, _learnings),
    "advise": (_brief, _notes, _learnings),
    "ways": (_brief, _notes, _learnings, _plan),
    "vote": (_brief, _notes, _learnings),
    "answer": (_standing, *TALK, _brief, _plan, _material),
    "offer": (*TALK, _earlier, _material),
    "choose": (_request, _team, _debate),
    "speak": (*TALK, _team, _debate, _material),
    "review": (_brief, _notes, _proofs),
}
