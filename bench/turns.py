"""
Durable turns: a chat message committed, its answer committed.

The message goes in through `Moot.receive` with a key, as from a channel; the Answer job is
done by `jobs.here.Here` with a mind that answers at once; the turn ends when the answer's
commit is on the disk. With 64 rooms side by side, and in one room turn after turn. The raw
figure (raw.py) is measured before and after each round: the machine's speed drifts.

Turn 200 against turn 2: 96 rooms with 199 turns behind them and 96 with one, in the same
database, take one turn each, alternating. Bytes are those of the rows a turn writes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from bench.mind import BenchMind
from bench.promise import Line, Sheet, at_least, at_most, told
from bench.raw import commits_a_second
from bench.stand import Stand
from folkmoot.conversation.effects import Effect
from folkmoot.jobs.here import Here
from folkmoot.memory import settle
from folkmoot.room import Judge
from folkmoot.store.rows import Change
from folkmoot.store.sqlite import SqliteStore
from folkmoot.store.writer import Deliver

ROOMS = 64
OLD, YOUNG = 200, 2


class Scales(SqliteStore):
    """A store that weighs what each room writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.written: dict[str, int] = {}

    def commit(self, change: Change, deliver: Deliver) -> None:
        self.written[change.room] = self.written.get(change.room, 0) + weight(change)
        super().commit(change, deliver)


def weight(change: Change) -> int:
    """Bytes of all values in the rows of a change."""
    return sum(map(_bytes, change))


def _bytes(value: Any) -> int:
    if isinstance(value, str):
        return len(value.encode())
    if isinstance(value, Iterable):
        return sum(_bytes(item) for item in value)
    return 0 if value is None else len(str(value))


class Talk:
    """Rooms that chat: says something and waits for the answer's commit."""

    def __init__(
        self, folder: Path, store: SqliteStore | None = None, judge: Judge | None = None
    ) -> None:
        self.stand = Stand(folder, BenchMind(), store, judge)
        self.here = Here(self.stand.moot, self.stand.worker.perform)
        self.stand.moot.on_commit(self._told)
        self._answered: dict[str, asyncio.Future[None]] = {}
        self._said = 0

    async def __aenter__(self) -> Talk:
        await self.here.start()
        settle()  # as `serve` and `worker` do
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.here.stop()
        self.stand.close()

    def _told(self, room: str, owe: Sequence[Effect], withdrawn: list[str]) -> None:
        if not owe:  # the message owed an answer; the answer owes nothing
            self._answered[room].set_result(None)

    async def turn(self, room: str) -> None:
        answered = self._answered[room] = asyncio.get_running_loop().create_future()
        self._said += 1
        await self.stand.say(room, "Hello, how are you?", f"k{self._said}")
        await answered

    async def turns(self, room: str, count: int) -> None:
        for _ in range(count):
            await self.turn(room)

    async def a_second(self, rooms: int, each: int) -> float:
        """Take so many turns in so many rooms side by side; return how many in a second."""
        names = [f"room-{self._said}-{n}" for n in range(rooms)]
        await asyncio.gather(*(self.turn(name) for name in names))  # makes the rooms
        began = time.perf_counter()
        await asyncio.gather(*(self.turns(name, each) for name in names))
        return rooms * each / (time.perf_counter() - began)


async def _speed(folder: Path, rounds: int, each: int) -> list[Line]:
    raw, many = [await commits_a_second(folder, 20_000)], []
    async with Talk(folder) as talk:
        for _ in range(rounds):
            many.append(await talk.a_second(ROOMS, each))
            raw.append(await commits_a_second(folder, 20_000))
        one = [await talk.a_second(1, 4 * each) for _ in range(rounds)]  # it mostly waits
    around = [(before + after) / 2 for before, after in pairwise(raw)]
    shares = [turns / commits for turns, commits in zip(many, around, strict=True)]
    return [
        told("raw grouped commits", raw, "/s"),
        at_least(f"turns, {ROOMS} rooms", many, "/s", 2_000),
        at_least("  of the raw figure", shares, "×", 1 / 15),
        told("turns, one room", one, "/s"),
    ]


async def _growth(folder: Path, rooms: int) -> list[Line]:
    store = Scales(folder / "growth.db")
    times: dict[int, list[float]] = {YOUNG: [], OLD: []}
    sizes: dict[int, list[float]] = {YOUNG: [], OLD: []}
    async with Talk(folder, store) as talk:
        everyone = [
            *((f"old-{n}", OLD - 1) for n in range(rooms)),
            *((f"new-{n}", YOUNG - 1) for n in range(rooms)),
        ]
        await asyncio.gather(*(talk.turns(name, count) for name, count in everyone))
        for n in range(rooms):
            for name, number in ((f"new-{n}", YOUNG), (f"old-{n}", OLD)):
                store.written[name] = 0
                began = time.perf_counter()
                await talk.turn(name)
                times[number].append((time.perf_counter() - began) * 1000)
                sizes[number].append(store.written[name])
    heavier = median(sizes[OLD]) / median(sizes[YOUNG])
    slower = median(times[OLD]) / median(times[YOUNG])
    return [
        *(told(f"turn {number}, bytes", sizes[number], "B") for number in (YOUNG, OLD)),
        at_most("  turn 200 to turn 2, bytes", [heavier], "×", 1.1),
        *(told(f"turn {number}, time", times[number], "ms") for number in (YOUNG, OLD)),
        at_most("  turn 200 to turn 2, time", [slower], "×", 1.1),
    ]


def measure(folder: Path, quick: bool) -> Sheet:
    """Measure in a folder that is thrown away afterwards."""
    rounds, each, rooms = (3, 20, 32) if quick else (7, 80, 96)
    speed = asyncio.run(_speed(folder, rounds, each))
    growth = asyncio.run(_growth(folder, rooms))
    return Sheet("turns: a message committed, its answer committed", [*speed, *growth])
