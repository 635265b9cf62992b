"""
Doing a task: a bot is given it, uses its hands, says what it did; the program looks for the
evidence, and only then is there a result. Delegation, report and call for help stand in the
thread of the task, with their reasons.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Protocol

from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.brief import Brief
from folkmoot.conversation.execution import unproved
from folkmoot.conversation.plan import EvidenceKind, Plan, Task
from folkmoot.conversation.project import Project, Trail
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.schedule import allowed
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.vote import Vote
from folkmoot.errors import NobodyWaits, reason
from folkmoot.team.bot import Bot
from folkmoot.team.calls import NoModel, OutOfMoney
from folkmoot.team.mind import Checked, Done, Duty, Mind, Result, Told
from folkmoot.work import evidence, helping
from folkmoot.work.calls import Calls, Purse
from folkmoot.work.commands import Commands
from folkmoot.work.folder import Folder
from folkmoot.work.hands import Hands, NeedsAnswer, NeedsWalls
from folkmoot.work.journal import Books, Journal, Unwritten
from folkmoot.work.threads import BotMessage, MessageType, Post, Thread

Minds = Callable[[Calls], Awaitable[Mind]]
"""Who thinks in a job, with the calls of that job."""


def always(mind: Mind) -> Minds:
    """One mind for every job: that of rules, or a script."""

    async def minds(calls: Calls) -> Mind:
        return mind

    return minds


LEADER = "leader"
CHECKERS = ("auditor", "reviewer", LEADER)
"""Who looks at a result where the plan names nobody; never the bot that made it."""

LOOKS = frozenset({"read", "list", "search"})
"""Tools of a bot that checks: it changes nothing."""

USES = 60
"""Uses of tools that a result names, the latest."""


class Store(Books, Post, Protocol):
    """Where a task's steps and messages are kept."""


class Records(Protocol):
    """What came of other tasks (library.py)."""

    def project(self, room: str, id: str) -> Project | None: ...
    def results(
        self, room: str, project: Project, before: int, wanted: Sequence[int]
    ) -> tuple[Result, ...]: ...
    def ended(self, room: str, entry: int) -> str: ...
    def way(self, room: str, entry: int, way: int) -> str: ...
    def rules(self, room: str) -> Rules: ...
    def finished(self, room: str, project: Project) -> tuple[Brief, ...]: ...


@dataclass(frozen=True, slots=True)
class Workshop:
    """Everything it takes to do tasks, but for the task."""

    minds: Minds
    rules: Mind  # who thinks where a person wants no model
    models: bool  # whether a model thinks: then it is told more
    purse: Purse
    bots: dict[str, Bot]
    store: Store
    records: Records
    commands: Commands
    clock: Callable[[], int]

    async def do(self, room: str, job: ef.StartTask, told: Told) -> e.Arrival:
        """Let a bot do a task, and say what came of it."""
        plan = told.project.plan
        if plan is None:
            raise NobodyWaits(job.name)
        thread = Thread(self.store, self.clock, room, job.project, job.task, job.journal)
        duty = self._duty(job, told, plan, thread)
        if any(one.kind is EvidenceKind.SOURCES for one in duty.task.evidence):
            told = replace(told, earlier=self.records.finished(room, told.project))
        journal = Journal(self.store, room, job.journal)
        allowance = allowed(plan, told.project.work, plan.number(job.task))
        calls = self.purse.calls(room, job, journal, allowance)
        hands = self._hands(await self.mind(calls.beside()), duty, told, thread, journal)
        result = await self._do(await self.mind(calls), job, hands)
        return calls.booked(result)

    async def mind(self, calls: Calls) -> Mind:
        """Who thinks in a job: rules, where a person said so for its project."""
        project = self.records.project(calls.room, calls.project) if calls.project else None
        return self.rules if project and project.rules_only else await self.minds(calls)

    async def _do(self, mind: Mind, job: ef.StartTask, hands: Hands) -> e.Arrival:
        duty, told, thread = hands.duty, hands.told, hands.thread
        if not told.folder.is_dir():
            told.folder.mkdir(parents=True, exist_ok=True)
        thread.send("given", _given(duty))
        loop = asyncio.get_running_loop()
        began = loop.time()
        common = (job.name, job.project, job.task, job.attempt)
        try:
            done = await mind.do(duty, told, hands)
            if hands.needs is None and done.status != "wanting":
                return await self._result(hands, done, common, loop.time() - began)
        except OutOfMoney as out:
            return _poor(job, hands, out)
        except Exception as error:
            if hands.needs is None:
                return _lost(job, hands, error)
        match hands.needs:
            case NeedsAnswer(question=question):
                asks = BotMessage(duty.task.bot, LEADER, MessageType.REQUEST, question.text)
                thread.send(f"person{job.asked}", replace(asks, why="only the person can tell"))
                return e.TaskAsked(*common, duty.task.bot, question)
            case NeedsWalls():
                return e.SandboxMissed(*common, str(hands.needs))
        return await self._back(hands, done, common)

    def _duty(self, job: ef.StartTask, told: Told, plan: Plan, thread: Thread) -> Duty:
        room, n = thread.room, plan.number(job.task)
        task = plan.tasks[n]
        wanted = [plan.first + need for need in task.needs]
        known: dict[int, Result] = {}
        if wanted or plan.first > 1:
            results = self.records.results(room, told.project, plan.first, wanted)
            known = {int(one.task[1:]): one for one in results}
        trail = told.project.work.trail(n)
        last = trail.last
        return Duty(
            task,
            job.task,
            job.attempt,
            tuple(known[number] for number in wanted if number in known),
            tuple(one for number, one in known.items() if number < plan.first),
            self.records.ended(room, last) if last else "",
            thread.advice() if last else "",
            self.records.way(room, trail.voted, trail.way) if trail.way else "",
        )

    def _hands(
        self, beside: Mind, duty: Duty, told: Told, thread: Thread, journal: Journal
    ) -> Hands:
        """`beside` thinks for the teammates who are asked in passing."""
        bot = self.bots.get(duty.task.bot)

        return Hands(
            duty.task.bot,
            frozenset(bot.tools if bot else ()),
            duty,
            told,
            Folder(told.folder),
            journal,
            thread,
            self.commands.within(told.project, told.folder),
            beside,
        )

    async def _result(
        self, hands: Hands, done: Done, common: tuple[str, str, str, int], seconds: float
    ) -> e.Arrival:
        """What the bot claims beside what was found."""
        cost = done.cost

        async def check(named: str) -> Checked:
            nonlocal cost
            checked = await self._check(hands, done, named)
            cost += checked.cost
            return checked

        proofs: tuple[e.Proof, ...] = ()
        try:
            if done.status != "failed":
                proofs = await evidence.look(hands, done, check)
        except NeedsWalls as needs:
            return e.SandboxMissed(*common, str(needs), cost=cost)
        finished = e.TaskFinished(
            *common,
            status=done.status,
            bot=hands.bot,
            text=done.text,
            confidence=done.confidence,
            seconds=round(seconds, 3),
            proofs=proofs,
            learnings=tuple(hands.learnings),
            follow_ups=tuple(hands.follow_ups),
            cost=cost,
            claims=done.claims,
            uses=_latest(hands.uses),
        )
        return replace(finished, vote=await self._report(hands, finished))

    async def _check(self, hands: Hands, done: Done, named: str) -> Checked:
        """Let another bot look at a result; never the one that made it."""
        others = [bot for bot in (named, *CHECKERS) if bot in self.bots and bot != hands.bot]
        if not others:
            return Checked(False, "there is no other bot to look at it")
        step = await hands.journal.next("check", f"{others[0]}\n{done.text}")
        if step.came is not None:
            return Checked(*json.loads(step.came))
        asks = BotMessage(hands.bot, others[0], MessageType.REQUEST, done.text)
        hands.thread.send(f"{step.name}?", replace(asks, why="somebody else must accept it"))
        eyes = replace(hands, bot=others[0], allowed=LOOKS, uses=[], journal=Unwritten())
        checked = await hands.beside.check(others[0], hands.duty, done, hands.told, eyes)
        says = BotMessage(others[0], hands.bot, MessageType.RESPONSE, checked.why)
        word = "accepted" if checked.accepts else "not accepted"
        hands.thread.send(f"{step.name}!", replace(says, why=word))
        kept = [checked.accepts, checked.why, checked.cost]
        await hands.journal.end(step, json.dumps(kept, ensure_ascii=False))
        return checked

    async def _report(self, hands: Hands, finished: e.TaskFinished) -> Vote | None:
        """Tell the leader; whoever did not manage calls for help.

        One who may try again asks a teammate; one who may not asks all of them, once.
        """
        missing = unproved(hands.duty.task, finished)
        text = finished.text or finished.status
        report = BotMessage(hands.bot, LEADER, MessageType.REPORT, text, missing)
        hands.thread.send("report", report)
        if missing and self._may_try_again(hands):
            await helping.advise(hands, missing)
        elif missing and not _trail(hands).voted:
            return await helping.vote(hands, missing)
        return None

    def _may_try_again(self, hands: Hands) -> bool:
        """Whether a failure of this attempt is followed by another (execution.attempt_failed)."""
        again = _trail(hands).again
        return (hands.duty.attempt - again) % self.records.rules(hands.thread.room).attempts != 0

    async def _back(self, hands: Hands, done: Done, common: tuple[str, str, str, int]) -> e.Arrival:
        """The work that was checked is wanting: its bot is told why."""
        maker = _maker(hands.duty.task, hands.told)
        finds = BotMessage(hands.bot, maker, MessageType.REPORT, done.text, "it is wanting")
        hands.thread.send("back", finds)
        uses = _latest(hands.uses)
        learnings = tuple(hands.learnings)
        return e.WorkSentBack(*common, hands.bot, done.text, uses, done.cost, learnings)


def _trail(hands: Hands) -> Trail:
    """What the task has been through."""
    project = hands.told.project
    assert project.plan is not None
    return project.work.trail(project.plan.number(hands.duty.name))


def _lost(job: ef.StartTask, hands: Hands, error: Exception) -> e.Arrival:
    """It came to nothing: for want of a model it goes on later, else the attempt has failed."""
    who, uses = (job.name, job.project, hands.bot), _latest(hands.uses)
    if isinstance(error, NoModel):
        return e.ModelAway(*who, error.why, job.task, job.attempt, uses=uses)
    return e.JobFailed(*who, reason(error), uses=uses)


def _poor(job: ef.StartTask, hands: Hands, out: OutOfMoney) -> e.Arrival:
    """The next call is not borne: the task asks for more."""
    met = out.why == "money"
    task = (job.task, job.attempt)
    return e.MoneyAsked(job.name, job.project, hands.bot, out.wanted, *task, met=met)


def _latest(uses: Sequence[e.Use]) -> tuple[e.Use, ...]:
    """The latest uses, and whatever was stopped."""
    return tuple(use for n, use in enumerate(uses, USES - len(uses)) if n >= 0 or use.stopped)


def _given(duty: Duty) -> BotMessage:
    """The leader gives a bot its task, and says why it is theirs and why again."""
    text = f"{duty.task.title}\n{duty.task.description}".strip()
    why = duty.last or (f"it is {duty.task.domain}" if duty.task.domain else "the plan says so")
    return BotMessage(LEADER, duty.task.bot, MessageType.REQUEST, text, why)


def _maker(task: Task, told: Told) -> str:
    plan = told.project.plan
    return plan.tasks[task.checks].bot if plan and task.checks is not None else LEADER
