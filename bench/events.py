"""
One durable TaskFinished, at plans of 64, 1,000 and 10,000 tasks.

Half of the tasks need another one; eight run at once. They are finished one after another
through `Moot.receive`, sizes alternating, from the first task of a plan to its last; a plan
that is used up is followed by a new one. Then the same with two processes that take turns
on one room, so that each finds its memory stale and reads what is newer from the store.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median

from bench.mind import BenchMind
from bench.promise import Line, Sheet, at_most, told
from bench.stand import PERSON, Stand
from folkmoot.conversation import events as e
from folkmoot.conversation.card import CardKind
from folkmoot.conversation.effects import Effect, SetAlarm, StartTask
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task
from folkmoot.team.roster import own_bots, seats
from folkmoot.work.task import always

TEAM = seats(own_bots())

SIZES = (64, 1_000, 10_000)
LIMIT = 1.3


def plan(size: int) -> tuple[Task, ...]:
    """Tasks of all bots; every second one needs one that starts sixteen before it."""
    return tuple(
        Task(
            title=f"Write part {n}",
            bot=TEAM[n % len(TEAM)].bot,
            description="One part of the whole, with its own file.",
            needs=(n - 16,) if n % 2 and n >= 16 else (),
            files=(f"part-{n}.md",),
            evidence=(Evidence(EvidenceKind.FILE, f"part-{n}.md"),),
        )
        for n in range(size)
    )


def finished(job: StartTask) -> e.TaskFinished:
    """What the job of a task brings back."""
    number = int(job.task[1:]) - 1
    file = f"part-{number}.md"
    return e.TaskFinished(
        job=job.name,
        project=job.project,
        task=job.task,
        attempt=job.attempt,
        status="success",
        bot=TEAM[number % len(TEAM)].bot,
        text=f"Wrote {file}.",
        seconds=0.1,
        proofs=(e.Proof(Evidence(EvidenceKind.FILE, file), True, "812 bytes"),),
    )


class Work:
    """Rooms with a plan of one size under way, one after another."""

    def __init__(self, stand: Stand, size: int) -> None:
        self.stand = stand
        self.size = size
        self.room = ""
        self.started: deque[StartTask] = deque()
        self._owed: deque[Effect] = deque()
        self._rooms = 0
        stand.moot.on_commit(self._told)

    def _told(self, room: str, owe: Sequence[Effect], withdrawn: list[str]) -> None:
        if room == self.room:
            for effect in owe:
                if isinstance(effect, StartTask):
                    self.started.append(effect)
                elif not isinstance(effect, SetAlarm):
                    self._owed.append(effect)

    async def begin(self) -> None:
        """Bring a new room to execution, doing its jobs one by one."""
        self._rooms += 1
        self.room = f"tasks-{self.size}-{self._rooms}"
        moot, worker = self.stand.moot, self.stand.worker
        worker.workshop = replace(worker.workshop, minds=always(BenchMind(plan(self.size))))
        self._owed.clear()
        await self.stand.say(self.room, "Build me a CRM", "build")
        while self._owed:
            effect = self._owed.popleft()
            result = await worker.perform(self.room, effect)
            await moot.receive(self.room, result, settles=effect.name)
        cards = moot.room(self.room).projects[0].cards
        card = next(card for card in cards if card.kind is CardKind.APPROVAL)
        await moot.receive(self.room, e.ButtonPressed(PERSON, card.id, "approve"))

    async def finish(self) -> float:
        """Finish the task that has run longest; return the milliseconds until it is durable."""
        if not self.started:
            await self.begin()
        job = self.started.popleft()
        return await finish(self.stand, self.room, job)


async def finish(stand: Stand, room: str, job: StartTask) -> float:
    event = finished(job)
    began = time.perf_counter()
    await stand.moot.receive(room, event, settles=job.name)
    return (time.perf_counter() - began) * 1000


def _rotated(works: list[Work], n: int) -> list[Work]:
    """Another one first each time: whoever comes first finds everything cold."""
    first = n % len(works)
    return works[first:] + works[:first]


async def _alone(folder: Path, count: int) -> dict[int, list[float]]:
    stand = Stand(folder, BenchMind())
    works = [Work(stand, size) for size in SIZES]
    for work in works:
        await work.begin()
    times: dict[int, list[float]] = {size: [] for size in SIZES}
    for n in range(count):
        for work in _rotated(works, n):
            times[work.size].append(await work.finish())
    stand.close()
    return times


# --- two processes -----------------------------------------------------------------------


def _other(folder: Path, pipe: Connection) -> None:
    """The second process: finishes the tasks it is told to."""
    asyncio.run(_finish_told(folder, pipe))


async def _finish_told(folder: Path, pipe: Connection) -> None:
    stand = Stand(folder, BenchMind())
    while (told := pipe.recv()) is not None:
        room, job = told
        taken = await finish(stand, room, job)
        pipe.send((taken, _running(stand, room)))
    stand.close()


def _running(stand: Stand, room: str) -> list[StartTask]:
    rows = stand.store.owed(room, 0)
    return [row.effect for row in rows if isinstance(row.effect, StartTask)]


async def _taking_turns(pipe: Connection, work: Work) -> AsyncIterator[float]:
    """Finish tasks of one room here and there, in turn; yield what each took."""
    while True:
        while not work.started:
            await work.begin()
        yield await work.finish()
        if not work.started:
            continue
        pipe.send((work.room, work.started[0]))
        taken, running = pipe.recv()
        work.started = deque(running)
        yield taken


async def _together(folder: Path, count: int) -> dict[int, list[float]]:
    stand = Stand(folder, BenchMind())
    here, there = multiprocessing.Pipe()
    spawn = multiprocessing.get_context("spawn")
    other = spawn.Process(target=_other, args=(folder, there))
    other.start()
    works = [Work(stand, size) for size in SIZES]
    turns = {work.size: _taking_turns(here, work) for work in works}
    times: dict[int, list[float]] = {size: [] for size in SIZES}
    for n in range(count):
        for work in _rotated(works, n):
            times[work.size].append(await anext(turns[work.size]))
    here.send(None)
    other.join()
    stand.close()
    return times


def _lines(title: str, times: dict[int, list[float]]) -> list[Line]:
    smallest = median(times[SIZES[0]])
    largest = median(times[SIZES[-1]]) / smallest
    return [
        *(told(f"{title}, {size:,} tasks", _typical(times[size]), "ms") for size in SIZES),
        at_most(f"  {SIZES[-1]:,} to {SIZES[0]}", [largest], "×", LIMIT),
    ]


def _typical(values: list[float]) -> list[float]:
    """The middle half: a spread that one slow moment of the disk does not make."""
    return sorted(values)[len(values) // 4 : -(len(values) // 4) or None]


def measure(folder: Path, quick: bool) -> Sheet:
    """Measure in a folder that is thrown away afterwards."""
    (folder / "two").mkdir()
    alone = asyncio.run(_alone(folder, 400 if quick else SIZES[-1] - 1))
    together = asyncio.run(_together(folder / "two", 200 if quick else 2_000))
    return Sheet(
        "events: one durable TaskFinished (spread: the middle half)",
        [*_lines("one process", alone), *_lines("two in turn", together)],
    )
