"""A mind that takes no time but what it is told to take, so that only the machine is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.plan import Task
from folkmoot.conversation.question import Question
from folkmoot.conversation.vote import Ballot, Way
from folkmoot.team.mind import (
    Checked,
    Done,
    Drafted,
    Duty,
    Meaning,
    Message,
    Next,
    Offer,
    Opinion,
    Reply,
    Reviewed,
    Spoken,
    Told,
    Write,
    Written,
)
from folkmoot.team.tools import Tools


class BenchMind:
    """Asks nothing, plans what it was given, and does each task in its number of seconds."""

    def __init__(
        self, tasks: tuple[Task, ...] = (), seconds: Mapping[str, float] | None = None
    ) -> None:
        self.tasks = tasks
        self.seconds = seconds or {}  # by title

    async def understand(self, asked: Understand, labels: tuple[str, ...]) -> Meaning | None:
        return None

    async def answer(self, bot: str, message: Message, told: Told | None, write: Write) -> Reply:
        return Reply("Hello! What shall we make?")

    async def ask(self, bot: str, told: Told) -> tuple[Question, ...]:
        return ()

    async def merge(self, told: Told) -> tuple[Question, ...]:
        return ()

    async def brief(self, told: Told) -> Written:
        goal = told.project.goal
        return Written(Brief(goal, goal, (Line("acceptance", goal, told.request.entry),)))

    async def plan(self, told: Told, single: bool) -> Drafted:
        return Drafted(self.tasks)

    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        await asyncio.sleep(self.seconds.get(duty.task.title, 0))
        for name in duty.task.files:
            (told.folder / name).write_text(duty.task.title)  # not by a tool: no step is measured
        return Done("success", "Done.")

    async def check(self, bot: str, duty: Duty, done: Done, told: Told, tools: Tools) -> Checked:
        return Checked(True, "Fine.")

    async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
        return ""

    async def ways(self, duty: Duty, told: Told) -> tuple[Way, ...]:
        return ()

    async def vote(self, bot: str, ways: tuple[Way, ...], duty: Duty, told: Told) -> Ballot:
        return Ballot(bot, 0)

    async def offer(self, told: Told, write: Write) -> Offer:
        return Offer("Begin small.")

    async def choose(self, told: Told) -> Next:
        return Next()

    async def speak(self, bot: str, told: Told, write: Write) -> Spoken:
        return Spoken("Nothing to add.")

    async def review(self, told: Told, files: tuple[str, ...], write: Write) -> Reviewed:
        return Reviewed("All done.", (Opinion("It is done.", True),))
