"""
A random graph of 64 tasks through the whole machine, against its critical path.

Each task needs up to three earlier ones and takes 50 to 150 ms (slept in the mind); any
number may run at once. From the approving press to the last finished task that a follower
sees, with `Team` on a database on disk. Beside it the same graph with nothing but asyncio:
what is above 1 there is the clock's grain, not ours.
"""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from bench.mind import BenchMind
from bench.promise import Sheet, at_most, told
from bench.stand import PERSON
from folkmoot.app import Team
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task
from folkmoot.conversation.rules import Rules
from folkmoot.settings import Settings
from folkmoot.team.roster import own_bots, seats

TEAM = seats(own_bots())

TASKS = 64
RULES = Rules(team=TEAM, limit=TASKS, bot_limit=TASKS)


def graph(seed: int) -> tuple[tuple[Task, ...], dict[str, float]]:
    """Return the tasks of a random graph, and how many seconds each takes."""
    dice = random.Random(seed)
    tasks = []
    seconds = {}
    for n in range(TASKS):
        needs = dice.sample(range(n), min(n, dice.choice((0, 1, 1, 2, 3))))
        file = f"task-{n}.md"
        evidence = (Evidence(EvidenceKind.FILE, file),)
        title = f"Task {n}"
        bot = dice.choice(TEAM).bot
        tasks.append(Task(title, bot, needs=tuple(needs), files=(file,), evidence=evidence))
        seconds[title] = dice.uniform(0.05, 0.15)
    return tuple(tasks), seconds


def critical_path(tasks: tuple[Task, ...], seconds: dict[str, float]) -> float:
    """The least time in which these tasks can be done, however many are done at once."""
    ends: list[float] = []
    for task in tasks:
        begins = max((ends[need] for need in task.needs), default=0.0)
        ends.append(begins + seconds[task.title])
    return max(ends)


async def _run(home: Path, mind: BenchMind) -> float:
    """Return the seconds from the approval to the last finished task."""
    settings = Settings(home)
    async with Team(settings=settings, mind=mind, rules=RULES) as team:
        room = team.room("home", PERSON)
        await room.say("Build me a CRM")
        await room.settled()
        card = room.status()["waiting"]["id"]
        began = time.perf_counter()
        pressed = await room.answer(card, "approve")
        left = TASKS
        async for entry in room.follow(pressed.entry):
            left -= entry["kind"] == "task_finished"
            if not left:
                break
        return time.perf_counter() - began


async def _plainly(tasks: tuple[Task, ...], seconds: dict[str, float]) -> float:
    """Return the seconds that asyncio alone needs."""
    running: list[asyncio.Task[None]] = []

    async def do(task: Task) -> None:
        await asyncio.gather(*(running[need] for need in task.needs))
        await asyncio.sleep(seconds[task.title])

    began = time.perf_counter()
    for task in tasks:
        running.append(asyncio.create_task(do(task)))
    await asyncio.gather(*running)
    return time.perf_counter() - began


def measure(folder: Path, quick: bool) -> Sheet:
    """Measure in a folder that is thrown away afterwards."""
    paths, totals, plain = [], [], []
    for seed in range(2 if quick else 7):
        tasks, seconds = graph(seed)
        paths.append(critical_path(tasks, seconds))
        plain.append(asyncio.run(_plainly(tasks, seconds)))
        totals.append(asyncio.run(_run(folder / str(seed), BenchMind(tasks, seconds))))
    return Sheet(
        f"graph: {TASKS} tasks of 50-150 ms in a random graph, {len(paths)} graphs",
        [
            told("critical path", [path * 1000 for path in paths], "ms"),
            told("from the approval to the last task", [total * 1000 for total in totals], "ms"),
            at_most("  to the critical path", _ratios(totals, paths), "×", 1.05),
            told("  plain asyncio to the critical path", _ratios(plain, paths), "×"),
        ],
    )


def _ratios(these: list[float], those: list[float]) -> list[float]:
    return [this / that for this, that in zip(these, those, strict=True)]
