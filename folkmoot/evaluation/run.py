"""
One case, played: the simulated person meets a team in a data folder of their own.

The team is the one that the settings name; the person's own data folder is only read.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from folkmoot.app import Room, Team
from folkmoot.conversation.brief import Line
from folkmoot.conversation.card import About, Card
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import Task
from folkmoot.conversation.project import Outcome, Project
from folkmoot.conversation.status import open_cards
from folkmoot.errors import FolkmootError
from folkmoot.evaluation.case import Case, Fact, lines_of
from folkmoot.evaluation.claims import Claims, claimed
from folkmoot.evaluation.log import read, said_by_bots
from folkmoot.evaluation.person import GO, Person, Press
from folkmoot.evaluation.report import Figures
from folkmoot.settings import Settings
from folkmoot.texts import explain

PERSON = "pat"

LIMIT = 900.0
"""Seconds after which a conversation has failed."""

TURNS = 80
"""Cards and words after which they have lost patience."""

ENDED = {Outcome.SUCCESS, Outcome.ESCALATION}


class Unfinished(Exception):
    """A conversation that cannot go on, and why."""


async def play_all(
    cases: Iterable[Case],
    settings: Settings,
    folder: Path,
    tell: Callable[[Figures], None],
    limit: float = LIMIT,
) -> list[Figures]:
    """Play cases one after another, each in a folder of its own, and tell each when it ended."""
    found = []
    for case in cases:
        own = settings_in(settings, folder / case.name)
        figures = await play(case, own, limit)
        tell(figures)
        found.append(figures)
    return found


def settings_in(settings: Settings, home: Path) -> Settings:
    """The same settings and bots in another data folder, whatever database was named."""
    home.mkdir(parents=True)
    if settings.bots.is_dir():
        shutil.copytree(settings.bots, home / "bots")
    return replace(settings, home=home, file=None, by="program")


async def play(case: Case, settings: Settings, limit: float = LIMIT) -> Figures:
    """Play one case to its end, and count."""
    person = Person(case)
    why = ""
    async with Team(settings=settings) as team:
        room = team.room(case.name, PERSON)
        began = time.perf_counter()
        try:
            async with asyncio.timeout(limit):
                await Visit(room, person).whole()
        except Unfinished as unfinished:
            why = str(unfinished)
        except TimeoutError:
            why = f"it took more than {limit:g} seconds"
        except FolkmootError as error:
            why = explain(error)
        seconds = time.perf_counter() - began
        claims = await claimed(room, projects(room))
        return _figures(room, person, why or person.dropped, seconds, claims)


class Somebody(Protocol):
    """Who meets the team: begins, brings things, and answers cards and debates."""

    case: Case
    brings: tuple[Path, ...]

    def reply(self, card: Card, shown: Sequence[Line] = ()) -> Press: ...

    @property
    def speak(self) -> Callable[[str], str]: ...


@dataclass(frozen=True, slots=True)
class Visit:
    """A person in a room, from their opening to the end."""

    room: Room
    person: Somebody

    async def whole(self) -> None:
        """Speak, then answer whatever is asked; raises Unfinished."""
        await self.room.say(self.person.case.opening, material=self.person.brings)
        pressed: Card | None = None
        for _ in range(TURNS):
            await self.room.settled()
            card = next(iter(open_cards(self.room.team.moot.room(self.room.name))), None)
            if card is not None and card == pressed:
                raise Unfinished(f"card {card.id} ({card.kind}) stays open when it is answered")
            if card is not None:
                await self._press(card, self.person.reply(card, self._shown(card)))
            elif not await self._spoken():
                return
            pressed = card
        raise Unfinished(f"it has no end: {TURNS} turns")

    async def _press(self, card: Card, press: Press) -> None:
        await self.room.answer(card.id, press.option, press.text, dict(press.answers))

    async def _spoken(self) -> bool:
        """Take the turn in a debate; False where everything has ended."""
        waiting = [project for project in projects(self.room) if project.open]
        if not waiting:
            return False
        if waiting[-1].phase is not Phase.LISTENING:
            raise Unfinished(f"nobody owes anything in phase {waiting[-1].phase}")
        entries = self.room.entries()
        heard = [n for n, entry in enumerate(entries) if entry["kind"] == "person_spoke"]
        last = entries[heard[-1]]["text"]
        if last == GO[self.person.case.lang]:
            raise Unfinished("“go ahead” ends no debate")
        said = " ".join(said_by_bots(entries[heard[-1] :]))
        await self.room.say(self.person.speak(said))
        return True

    def _shown(self, card: Card) -> tuple[Line, ...]:
        """What the person sees beside a card; of further tasks, only those."""
        project = next((one for one in projects(self.room) if one.id == card.project), None)
        if project is None:
            return ()
        if card.about is About.FOLLOW_UPS:
            return _tasks(project.work.waiting)
        brief = lines_of(project.brief) if project.brief else ()
        return (*brief, *_tasks(project.plan.tasks if project.plan else ()))


def projects(room: Room) -> list[Project]:
    """Every project of the room, closed ones too."""
    return [room.project(id) for id in room.team.store.project_ids(room.name)]


def _tasks(tasks: tuple[Task, ...]) -> tuple[Line, ...]:
    texts = ((task.title, task.description, *task.requirements) for task in tasks)
    return tuple(Line("plan", text) for each in texts for text in each if text)


def _figures(room: Room, person: Person, why: str, seconds: float, claims: Claims) -> Figures:
    case = person.case
    all_projects = projects(room)
    by_asking = case.intent == "task" or room.team.settings.rules.approve_simple
    log = read(room.entries(), PERSON, by_asking)
    approved = [project for project in all_projects if project.id in log.approved]
    return Figures(
        case=case.name,
        lang=case.lang,
        wanted=case.intent,
        understood=str(all_projects[0].intent) if all_projects else "chat",
        rounds=log.rounds,
        questions=log.questions,
        facts=len(case.facts),
        told=len(person.told),
        recovered=_recovered(case, all_projects),
        false_starts=tuple(log.false_starts),
        approved=sum(len(one.plan.tasks) for one in approved if one.plan),
        done=sum(one.work.done.bit_count() for one in approved),
        claims=claims,
        fallbacks=log.fallbacks,
        cost_usd=log.cost / 1e6,
        seconds=seconds,
        why=why or _unended(all_projects),
    )


def _unended(all_projects: list[Project]) -> str:
    """What did not end well; nothing, where all did."""
    if not all_projects:
        return "nothing was begun"
    bad = next((one for one in all_projects if one.outcome not in ENDED), None)
    return f"{bad.id} ended as {bad.outcome}: {bad.why}" if bad else ""


def _recovered(case: Case, all_projects: list[Project]) -> int | None:
    """Facts that the briefs hold; None where nobody wanted a brief and none was written."""
    briefs = [project.brief for project in all_projects if project.brief]
    if not briefs and case.intent != "build":
        return None
    held: set[Fact] = set()
    for brief in briefs:
        held.update(case.recovered(brief))
    return len(held)
