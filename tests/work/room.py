"""
A room at work, for tests: bots that do what a test says, driven from the wish to the work; and a
pair of hands by itself, on a real store.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from folkmoot import Team
from folkmoot.app import Room
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task
from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.vote import Ballot, Way
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.mind import Checked, Done, Drafted, Duty, Message, Told
from folkmoot.team.minds.rules import RulesMind
from folkmoot.team.roster import borrowed, own_bots, seats
from folkmoot.team.tools import TOOLS, Answer, Call, Read, Run, Tools, Write
from folkmoot.work.commands import Commands
from folkmoot.work.folder import Folder
from folkmoot.work.hands import Hands, RunIt
from folkmoot.work.journal import Journal
from folkmoot.work.sandbox import Ran
from folkmoot.work.threads import Thread
from tests.fakes.mind import PlainMind

RULES = replace(Rules(), team=seats(own_bots()), lent=borrowed(own_bots()), backoff=1, attempts=2)

Does = Callable[[Duty, Told, Tools], Awaitable[Done]]
"""What a bot does with a task."""

ANSWERS = {"questions": "skip", "approval": "approve"}


class Bots(PlainMind):
    """Bots that do a task as its title says in `does`; any other is done by writing its files."""

    def __init__(self, *tasks: Task, **does: Does) -> None:
        super().__init__(tasks)
        self.plans: dict[str, tuple[Task, ...]] = {}  # of a project; else everybody's tasks
        self.does = does
        self.duties: list[Duty] = []
        self.told: list[Told] = []
        self.checks: list[tuple[str, Duty, Tools]] = []
        self.verdicts: list[Checked] = []  # in order; then everything is accepted
        self.advice: dict[str, str] = {}  # of a bot
        self.asked: list[tuple[str, str]] = []  # who was asked for advice, and what
        self.two: tuple[Way, ...] = ()  # ways that a stuck bot knows
        self.ballots: dict[str, int] = {}  # what a bot votes for; who is not here falls over
        self.stuck: list[Duty] = []  # for which ways were asked

    async def plan(self, told: Told, single: bool) -> Drafted:
        return Drafted(self.plans.get(told.project.id, self.tasks))

    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        self.duties.append(duty)
        self.told.append(told)
        does = self.does.get(duty.task.title)
        return await (does(duty, told, tools) if does else super().do(duty, told, tools))

    async def check(self, bot: str, duty: Duty, done: Done, told: Told, tools: Tools) -> Checked:
        self.checks.append((bot, duty, tools))
        return self.verdicts.pop(0) if self.verdicts else Checked(True, "fine")

    async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
        self.asked.append((bot, asked))
        return self.advice.get(bot, "")

    async def ways(self, duty: Duty, told: Told) -> tuple[Way, ...]:
        self.stuck.append(duty)
        return self.two

    async def vote(self, bot: str, ways: tuple[Way, ...], duty: Duty, told: Told) -> Ballot:
        return Ballot("somebody", self.ballots[bot], f"{bot} thinks so")

    def begun(self, title: str) -> int:
        """How often a task was given to its bot."""
        return sum(duty.task.title == title for duty in self.duties)

    def duty(self, title: str) -> Duty:
        """A task as its bot was given it last."""
        return next(duty for duty in reversed(self.duties) if duty.task.title == title)


def job(
    title: str,
    *needs: int,
    bot: str = "coder",
    proof: Sequence[Evidence] | None = None,
    files: tuple[str, ...] | None = None,
    **more: Any,
) -> Task:
    """A task that runs commands if it likes, and leaves one file named after it."""
    named = (f"{title}.md",) if files is None else files
    found = [Evidence(EvidenceKind.FILE, file) for file in named] if proof is None else proof
    task = Task(title, bot, needs=needs, files=named, evidence=tuple(found), runs=True)
    return replace(task, **more)


def proof(kind: str, value: str = "") -> Evidence:
    return Evidence(EvidenceKind(kind), value)


def says(status: str = "success", text: str = "it is done", *claims: Evidence) -> Does:
    """A bot that does nothing, and says this."""

    async def do(duty: Duty, told: Told, tools: Tools) -> Done:
        return Done(status, text, claims)

    return do


def uses(*calls: Call, status: str = "success", came: list[Answer] | None = None) -> Does:
    """A bot that makes these calls, one after the other, and says that it did."""

    async def do(duty: Duty, told: Told, tools: Tools) -> Done:
        for call in calls:
            answer = await tools.use(call)
            if came is not None:
                came.append(answer)
        return Done(status, f"{duty.task.title} is done")

    return do


def runs(command: str, *files: str, came: list[Answer] | None = None) -> Does:
    """A bot that runs a command, whatever comes of it, and then writes its files."""
    return uses(Run(command), *(Write(file, "made\n") for file in files), came=came)


def reads(*files: str, came: list[Answer] | None = None) -> Does:
    return uses(*map(Read, files), came=came)


# --- a room -------------------------------------------------------------------------------


@asynccontextmanager
async def working(
    home: Path, bots: PlainMind, *, rules: Rules = RULES, commands: Commands | None = None
) -> AsyncIterator[Room]:
    """A room with these bots, before anybody has spoken in it."""
    opening = Team(home, mind=bots, rules=rules, commands=commands)
    async with opening as team, asyncio.timeout(30):
        yield team.room("home", "ann")


async def to_the_work(
    room: Room, wish: str = "Build me a CRM", material: Sequence[Path] = ()
) -> str:
    """Say, skip, approve: from here on the tasks of this project run."""
    await room.say(wish, project="new", material=material)
    id: str = room.projects()[-1]["project"]
    for _ in range(2):
        await until(lambda: room.status(id)["waiting"])  # another project may be at work
        card = room.status(id)["waiting"]
        await room.answer(card["id"], ANSWERS[card["kind"]])
    return id


async def worked(room: Room, wish: str = "Build me a CRM", material: Sequence[Path] = ()) -> str:
    """The same, until nothing runs."""
    id = await to_the_work(room, wish, material)
    assert await room.settled(25)
    return id


async def until(true: Callable[[], object], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - the test looks from outside
            await asyncio.sleep(0.005)


def entries(room: Room, kind: str, **wanted: object) -> list[dict[str, Any]]:
    """The entries of a kind, with these values."""
    found = (entry for entry in room.entries() if entry["kind"] == kind)
    return [one for one in found if all(one[key] == value for key, value in wanted.items())]


def said(room: Room, text_id: str) -> list[str]:
    return [entry["text"] for entry in entries(room, "said", text_id=text_id)]


def finished(room: Room, task: str) -> dict[str, Any]:
    """How the last attempt at a task ended."""
    return entries(room, "task_finished", task=task)[-1]


def cards(room: Room, kind: str = "") -> list[dict[str, Any]]:
    """Every card that was ever shown, of a kind, but for those before the work."""
    found = [entry["card"] for entry in entries(room, "card_opened")]
    began = next((n for n, card in enumerate(found) if card["kind"] == "approval"), -1)
    return [card for card in found[began + 1 :] if kind in ("", card["kind"])]


def counts(room: Room, project: str = "") -> tuple[int, int]:
    """How many tasks are done, and how many failed for good."""
    tasks = room.status(project)["tasks"]
    return tasks["done"], tasks["failed"]


def folder(room: Room, project: str = "") -> Path:
    return room.files(project)[0]


# --- hands by themselves ------------------------------------------------------------------


async def _no_walls(command: str) -> Ran:
    raise AssertionError(f"nobody expected {command}")


Advise = Callable[[str, str], Awaitable[str]]


class Beside(RulesMind):
    """Teammates who answer as they are told to."""

    def __init__(self, advise: Advise) -> None:
        self._advise = advise

    async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
        return await self._advise(bot, asked)


async def _advice(bot: str, asked: str) -> str:
    return f"{bot} on {asked}"


def hands(
    store: SqliteStore,
    folder: Path,
    task: Task,
    *,
    run_it: RunIt = _no_walls,
    advise: Advise = _advice,
    allowed: frozenset[str] = frozenset(TOOLS),
) -> Hands:
    """A coder's hands at the first attempt at t1; made anew they are those after a crash."""
    whole = Project("p1", Intent.BUILD, Flow.FULL, "a CRM", "ann", 1)
    told = Told(whole, Message(1, "ann", "a CRM"), team=("leader", "researcher", "coder"))
    journal = Journal(store, "home", "p1/do/t1/1")
    thread = Thread(store, lambda: 1, "home", "p1", "t1", "p1/do/t1/1.0")
    duty = Duty(task, "t1")
    own = Folder(folder)
    return Hands("coder", allowed, duty, told, own, journal, thread, run_it, Beside(advise))
