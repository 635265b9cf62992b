"""
What the room knows of itself: where we are, what was asked, who is here, where the files are.

Answered from the state, in the reader's language, without a model: a question about the room
never waits for one, costs nothing and cannot be answered wrongly.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from folkmoot.conversation.phases import PUBLIC
from folkmoot.conversation.project import Outcome, Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.words import dollars, stems
from folkmoot.team.standing import standing
from folkmoot.texts import say

MOST = 12
"""Projects, tasks or files that are named; more are only counted."""

NEXT = {
    "discovery": "questions",
    "approval": "approval",
    "review": "review",
    "debate": "debate",
    "ready": "debate",
    "answering": "choice",
    "execution": "work",
}


class Known(NamedTuple):
    """What there is to know when somebody asks."""

    room: Room
    project: Project | None  # they ask about this one
    projects: tuple[Project, ...]  # of the room, closed ones too
    folder: Path | None  # where its files are
    files: tuple[str, ...]
    lang: str
    asked: str = ""  # the words of whoever asks
    said: tuple[tuple[str, str], ...] = ()  # what they said: to which question, and what


def knows(about: str, known: Known) -> str:
    """The answer to a question about the room."""
    return TELL[about](known)


def _where(known: Known) -> str:
    return _and_card(standing(known.project, known.lang), known)


def _next(known: Known) -> str:
    project = known.project
    if project is None or not project.open:
        return say("knows-next-nothing", known.lang)
    if project.parked or project.paused:
        return _where(known)
    phase = PUBLIC[project.phase]
    waits = bool(project.cards) or phase in ("debate", "execution")
    return _and_card(say(f"knows-next-{NEXT[phase] if waits else 'busy'}", known.lang), known)


def _questions(known: Known) -> str:
    cards = known.project.cards if known.project else known.room.cards
    asked = [question.text for card in cards for question in card.questions]
    if asked:
        listed = "".join(f"\n{n}. {one}" for n, one in enumerate(asked, 1))
        return say("knows-questions", known.lang, questions=listed)
    if cards and cards[-1].words.id:
        return say(cards[-1].words.id, known.lang, **dict(cards[-1].words.values)).strip()
    return f"{say('knows-no-question', known.lang)} {_where(known)}"


def _plan(known: Known) -> str:
    project = known.project
    if project is None or not project.open:
        return _where(known)
    if project.plan is None:
        return say("knows-no-plan", known.lang, goal=project.goal)
    tasks = project.plan.tasks
    listed = "".join(
        f"\n{project.plan.name(n)} {task.title} ({task.bot})" for n, task in enumerate(tasks[:MOST])
    )
    title = project.brief.title if project.brief else project.goal
    told = say("knows-plan", known.lang, title=title, count=len(tasks), tasks=listed)
    return _and_card(told, known)


def _said(known: Known) -> str:
    """What the person said, of what they ask about if anything was said of it."""
    if not known.said:
        return f"{say('knows-not-said', known.lang)} {_where(known)}"
    wanted = stems(known.asked)
    about = [one for one in known.said if wanted & stems(" ".join(one))] or known.said
    lines = (f"\n{question} – {words}" if question else f"\n{words}" for question, words in about)
    return say("knows-said", known.lang, said="".join(lines))


def _team(known: Known) -> str:
    here = ", ".join(seat.bot for seat in known.room.rules.team)
    told = say("knows-team", known.lang, bots=here)
    project = known.project
    if project is not None and project.open:
        bots = ", ".join(project.bots)
        told = f"{told} {say('knows-team-project', known.lang, goal=project.goal, bots=bots)}"
    return told


def _projects(known: Known) -> str:
    if not known.projects:
        return say("knows-no-project", known.lang)
    lines = [
        say(
            "knows-project",
            known.lang,
            project=project.id,
            goal=project.goal,
            phase=_phase(project, known.lang),
        )
        for project in known.projects[-MOST:]
    ]
    return say("knows-projects", known.lang, projects="".join(f"\n{line}" for line in lines))


def _phase(project: Project, lang: str) -> str:
    if project.parked or project.paused:
        return say("is-parked" if project.parked else "is-paused", lang)
    if project.outcome is Outcome.CANCELLATION:
        return say("decided-cancelled", lang)
    values = {"round": project.round, "bots": ", ".join(project.bots)}
    return say(f"phase-{PUBLIC[project.phase]}", lang, **values)


def _files(known: Known) -> str:
    project = known.project
    if project is None:
        return _where(known)
    if not known.files:
        return f"{say('knows-no-files', known.lang, goal=project.goal)} {_where(known)}"
    named = ", ".join(known.files[:MOST]) + (" …" if len(known.files) > MOST else "")
    where = str(known.folder)
    return say("knows-files", known.lang, goal=project.goal, folder=where, files=named)


def _cost(known: Known) -> str:
    project = known.project
    if project is None:
        return _where(known)
    spent, budget = dollars(project.spent), dollars(project.budget)
    return say("standing-cost", known.lang, spent=spent, budget=budget)


def _help(known: Known) -> str:
    if known.project is None or not known.project.open:
        return say("knows-help", known.lang)
    return f"{_where(known)} {say('knows-help-open', known.lang)}"


def _and_card(told: str, known: Known) -> str:
    """With the card that waits for an answer."""
    project = known.project
    if project is None or not project.cards or project.parked:
        return told
    return f"{told} {say('knows-card', known.lang, card=project.cards[-1].id)}"


TELL: dict[str, Callable[[Known], str]] = {
    "back": _where,
    "buttons": _next,
    "cost": _cost,
    "files": _files,
    "help": _help,
    "next": _next,
    "plan": _plan,
    "projects": _projects,
    "questions": _questions,
    "said": _said,
    "switch": _projects,
    "reopen": lambda known: say("knows-no-reopen", known.lang),
    "team": _team,
    "tongue": lambda known: _and_card(say("knows-tongue", known.lang), known),
    "undo": lambda known: say("knows-no-undo", known.lang),
    "where": _where,
}
