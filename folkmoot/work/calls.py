"""
Making the model calls of one job: what a call can cost is set aside first, within the allowance of
the job, the budget of its project and the day's limit; the response is in the journal before
anybody reads it.
"""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar

from folkmoot.conversation.effects import Job
from folkmoot.conversation.project import Project
from folkmoot.conversation.thought import Thought
from folkmoot.team.calls import CallFailed, Made, Order, OutOfMoney
from folkmoot.work.journal import Books, Journal, Unwritten

Result = TypeVar("Result", bound=Any)

DAY = 86_400_000
NO_LIMIT = 10**15


Payer = tuple[str, str, str, str, str, str]
"""For whom a call is made: room, project, job, bot, kind of job, model."""


class Book(Protocol):
    """Where calls are written down (store/calls.py)."""

    async def reserve(
        self,
        key: str,
        payer: Payer,
        at: int,
        most: int,
        budget: int,
        daily: tuple[int, int],
    ) -> bool: ...
    async def book(
        self, key: str, cost: int, tokens: tuple[int, int], trouble: str = ""
    ) -> None: ...
    async def let_go(self, key: str, trouble: str) -> None: ...
    def spent(self, room: str, project: str) -> int: ...
    def of_job(self, room: str, job: str) -> tuple[int, int]: ...


Whose = tuple[str, str]
"""The room and the project that pay."""


class UnderWay:
    """The calls that are made at this moment in this process, by who pays for them."""

    def __init__(self) -> None:
        self._calls: dict[Whose, int] = {}
        self._waiting: list[tuple[Whose, asyncio.Future[None]]] = []

    def begin(self, whose: Whose) -> None:
        self._calls[whose] = self._calls.get(whose, 0) + 1

    def end(self, whose: Whose) -> None:
        self._calls[whose] -= 1
        if not self._calls[whose]:
            del self._calls[whose]
        for other, future in self._waiting:
            if other == whose and not future.done():
                future.set_result(None)
        self._waiting = [one for one in self._waiting if not one[1].done()]

    async def ended(self, whose: Whose) -> bool:
        """Wait until one of theirs has ended; False: there is none."""
        if whose not in self._calls:
            return False
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((whose, future))
        await future
        return True


@dataclass(slots=True)
class Calls:
    """The calls of one job. `budget` is asked for anew each time: it may be raised meanwhile."""

    book: Book
    open: Callable[[], Journal | Unwritten]  # the journal, once there is a call to write in it
    room: str
    project: str
    job: str
    clock: Callable[[], int]
    budget: Callable[[], int]
    allowance: int = 0  # of a task; 0: only the budget bounds it
    daily: int = 0  # of the whole data folder; 0: no limit
    under_way: UnderWay = field(default_factory=UnderWay)
    notes: dict[str, str] = field(default_factory=dict)  # rules: why; model: whose words it is
    aside: bool = False
    _journal: Journal | Unwritten | None = None

    def beside(self) -> Calls:
        """The same purse for a teammate who is asked in passing; that is part of another step."""
        return replace(self, open=Unwritten, aside=True, _journal=None)

    async def make(self, order: Order, call: Callable[[], Awaitable[Made]]) -> str:
        """The response, as the journal has it or made now; raises CallFailed, OutOfMoney."""
        self.notes.setdefault("model", "")
        if self._journal is None:
            self._journal = self.open()
        step = await self._journal.next("model", f"{order.kind}\n{order.model}\n{order.request}")
        if step.came is not None:
            return step.came
        try:
            made = await self._pay(order, call)
        except CallFailed:
            self._journal.back(step)
            raise
        await self._journal.end(step, made.response)
        return made.response

    async def _pay(self, order: Order, call: Callable[[], Awaitable[Made]]) -> Made:
        """Make the call with money set aside; whatever is not surely free counts in full."""
        key = await self._reserve(order)
        try:
            made = await call()
            await self.book.book(key, made.cost, made.tokens)
        except CallFailed as failed:
            if failed.free:
                await self.book.book(key, 0, (0, 0), failed.detail)
            else:
                await self.book.let_go(key, failed.detail)
            raise
        except BaseException as error:
            await self.book.let_go(key, type(error).__name__)
            raise
        finally:
            self.under_way.end((self.room, self.project))
        return made

    async def _reserve(self, order: Order) -> str:
        if order.most and self.allowance:
            spent, _ = self.book.of_job(self.room, self.job)
            if spent + order.most > self.allowance:
                raise OutOfMoney(max(order.most, self.allowance), "task")
        key = uuid.uuid4().hex
        payer = (self.room, self.project, self.job, order.bot, order.kind, order.model)
        while True:
            now, budget = self.clock(), self.budget()
            daily = (now - now % DAY, self.daily or NO_LIMIT)
            try:
                if await self.book.reserve(key, payer, now, order.most, budget, daily):
                    self.under_way.begin((self.room, self.project))
                    return key
            except BaseException:
                await self.book.book(key, 0, (0, 0), "it was not made")
                raise
            # What the project's other jobs have set aside is seldom used up: wait for their end.
            if not await self.under_way.ended((self.room, self.project)):
                met = self.book.spent(self.room, self.project) + order.most > budget
                raise OutOfMoney(max(order.most, self.allowance), "money" if met else "day")

    async def keep(self, kind: str, text: str) -> str:
        """A text as this job had it first: what is told in the meantime does not change it."""
        if self._journal is None:
            self._journal = self.open()
        step = await self._journal.next(kind, "")
        if step.came is not None:
            return step.came
        await self._journal.end(step, text)
        return text

    def by_rules(self, why: str) -> None:
        """Note that rules gave what no model could."""
        self.notes["rules"] = why

    def by_model(self, model: str) -> None:
        """Note whose words the outcome is."""
        if not self.aside:
            self.notes["model"] = model

    def booked(self, event: Result) -> Result:
        """A job's result with what it cost, and how it was thought; as it is, without a model."""
        if not self.notes:
            return event
        cost, tokens = self.book.of_job(self.room, self.job)
        rules = self.notes.get("rules", "")
        thought = Thought("" if rules else self.notes["model"], tokens, rules)
        return replace(event, cost=event.cost + cost, thought=thought)


class Projects(Protocol):
    """Where a project's budget stands (library.py)."""

    def project(self, room: str, id: str) -> Project | None: ...


@dataclass(frozen=True, slots=True)
class Purse:
    """What calls are made with, but for the job they are for."""

    book: Book
    books: Books
    projects: Projects
    clock: Callable[[], int]
    daily: int = 0
    under_way: UnderWay = field(default_factory=UnderWay)

    def calls(
        self, room: str, job: Job, journal: Journal | None = None, allowance: int = 0
    ) -> Calls:
        """The calls of a job; of a task, in the journal that its tools are written in."""

        def open() -> Journal:
            return journal or Journal(self.books, room, job.name)

        def budget() -> int:
            project = self.projects.project(room, job.project) if job.project else None
            return project.budget if project else NO_LIMIT

        return Calls(
            self.book,
            open,
            room,
            job.project,
            job.name,
            self.clock,
            budget,
            allowance,
            self.daily,
            self.under_way,
        )
