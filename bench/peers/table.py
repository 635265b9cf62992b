"""
The comparison itself: both sides take turns, scene by scene, in one run.

Theirs runs on asyncio, with tasks as nodes and edges and durability="sync" (what is done is
stored before the next step), unless a row says otherwise. Its default is async; exit stores
nothing before a turn is over, so that a kill takes the whole turn. Ratios are of medians.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.peers.environment import their_python
from bench.peers.row import Row, Table
from bench.peers.side import Side

SYNC = {"durability": "sync"}
ASYNC = {"durability": "async"}
EXIT = {"durability": "exit"}
THREADS = {"threads": True}
TASKS = {"shape": "tasks"}
LEAN = {"lean": True}
MANY = 64

Figures = list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Length:
    """How often each thing is measured."""

    rounds: int
    dialogues: int  # of one room in a round
    turns: int  # of one room in a round
    growths: int
    graphs: int
    kills: int  # while working; half as many for each kind of question


FULL = Length(rounds=5, dialogues=8, turns=64, growths=2, graphs=5, kills=40)
QUICK = Length(rounds=2, dialogues=4, turns=32, growths=1, graphs=1, kills=4)


class Duel:
    """Two sides that play the same scenes in turn."""

    def __init__(self, ours: Side, theirs: Side, length: Length) -> None:
        self.ours = ours
        self.theirs = theirs
        self.length = length

    def each(
        self, times: int, scene: str, *options: dict[str, Any], seeded: bool = False, **args: Any
    ) -> list[Figures]:
        """Play a scene so often on ours and on theirs with each of the options; ours first."""
        found: list[Figures] = [[] for _ in range(1 + len(options))]
        for n in range(times):
            if seeded:
                args["seed"] = n
            found[0].append(self.ours.play(scene, **args))
            for figures, option in zip(found[1:], options, strict=True):
                figures.append(self.theirs.play(scene, **args, **option))
        return found

    def dialogues(self) -> Iterable[Row]:
        rounds, each = self.length.rounds, self.length.dialogues
        one = self.each(rounds, "dialogues", SYNC, rooms=1, each=each)
        many = self.each(rounds, "dialogues", SYNC, ASYNC, EXIT | THREADS, rooms=MANY, each=1)
        yield Row("dialogue, turns, 1 room", _a_second(one[0]), _a_second(one[1]), "/s")
        ours, sync, default, leaving = map(_a_second, many)
        yield Row(f"dialogue, turns, {MANY} rooms", ours, sync, "/s", least=10)
        yield Row("  theirs with its default, async", ours, default, "/s")
        yield Row("  theirs with exit, in threads", ours, leaving, "/s")
        for rooms, sides in (("1 room", one), (f"{MANY} rooms", many)):
            what = f"answers to next questions, {rooms}"
            yield Row(what, _exchanges(sides[0]), _exchanges(sides[1]), "ms")

    def talk(self) -> Iterable[Row]:
        rounds, turns = self.length.rounds, self.length.turns
        options = (SYNC | THREADS, EXIT | THREADS)
        ours, sync, _ = map(_a_second, self.each(rounds, "talk", *options, rooms=1, each=turns))
        yield Row("plain talk, turns, 1 room, threads", ours, sync, "/s")
        each = turns // 8
        many = self.each(rounds, "talk", *options, rooms=MANY, each=each)
        ours, sync, leaving = map(_a_second, many)
        yield Row(f"plain talk, turns, {MANY} rooms, threads", ours, sync, "/s", least=10)
        yield Row("  theirs with exit", ours, leaving, "/s")

    def growth(self) -> Iterable[Row]:
        options = (SYNC, SYNC | LEAN, EXIT | LEAN)
        ours, sync, lean, leaving = self.each(self.length.growths, "growth", *options, turns=200)

        def kilobytes(side: Figures) -> list[float]:
            return [one["size"] / 1000 for one in side]

        yield Row("stored at turn 200", kilobytes(ours), kilobytes(sync), "kB", most=0.01)
        yield Row("  theirs with DeltaChannel (beta)", kilobytes(ours), kilobytes(lean), "kB")
        yield Row("  the same, with exit", kilobytes(ours), kilobytes(leaving), "kB")
        for what, key in (("  added by turn 2", "young"), ("  added by turn 200", "old")):
            yield Row(what, [one[key] for one in ours], [one[key] for one in sync], "B")

    def graphs(self) -> Iterable[Row]:
        ours, edges, tasks = self.each(self.length.graphs, "tasks", SYNC, SYNC | TASKS, seeded=True)
        ratios = [[one["ratio"] for one in side] for side in (ours, edges, tasks)]
        yield Row("64 tasks to their critical path", ratios[0], ratios[1], "×")
        yield Row("  theirs with @task, not edges", ratios[0], ratios[2], "×")

    def kills(self) -> Iterable[Row]:
        kills = self.length.kills
        options = (SYNC, ASYNC, SYNC | TASKS)
        found = self.each(kills, "working", *options, seeded=True)
        ours, sync, default, tasks = map(_summed, found)
        yield Row(f"{kills} kills: calls finished by then", *_both(ours, sync, "finished"), "")
        yield Row("  made again", *_both(ours, sync, "repeated"), "")
        yield Row("    theirs with its default, async", *_both(ours, default, "repeated"), "")
        yield Row("    theirs with @task, not edges", *_both(ours, tasks, "repeated"), "")
        yield Row("    so long before the kill", _ages(found[0]), _ages(found[1]), "ms")
        yield Row(
            "  of them finished over 50 ms before", *_both(ours, sync, "old"), "", nothing=True
        )
        yield Row("    theirs with @task, not edges", *_both(ours, tasks, "old"), "")
        yield Row("  never done", *_both(ours, sync, "undone"), "", nothing=True)
        for scene, what in (("asking", "questions open"), ("deciding", "some answered, open")):
            half = kills // 2
            ours, sync = map(_summed, self.each(half, scene, SYNC, seeded=True))
            yield Row(f"{half} kills: {what}", *_both(ours, sync, "open"), "")
            yield Row("  lost", *_both(ours, sync, "lost"), "", nothing=True)


def _a_second(side: Figures) -> list[float]:
    return [one["a_second"] for one in side]


def _exchanges(side: Figures) -> list[float]:
    return [milliseconds for one in side for milliseconds in one["exchanges"]]


def _summed(side: Figures) -> Counter[str]:
    total: Counter[str] = Counter()
    for one in side:
        total.update({key: value for key, value in one.items() if isinstance(value, int)})
    return total


def _ages(side: Figures) -> list[float]:
    return [age for one in side for age in one["ages"]] or [0.0]


def _both(ours: Counter[str], theirs: Counter[str], key: str) -> tuple[list[float], list[float]]:
    return [ours[key]], [theirs[key]]


def measure(folder: Path, quick: bool) -> Table:
    """Measure in a folder that is thrown away afterwards."""
    length = QUICK if quick else FULL
    python = their_python()
    rows: list[Row] = []
    with (
        Side(Path(sys.executable), "bench.peers.ours", folder) as ours,
        Side(python, "bench.peers.theirs", folder) as theirs,
    ):
        duel = Duel(ours, theirs, length)
        parts: list[Callable[[], Iterable[Row]]] = [
            duel.dialogues,
            duel.talk,
            duel.growth,
            duel.graphs,
            duel.kills,
        ]
        for part in parts:
            rows += part()
    return Table(
        "peers: the same dialogue here and on LangGraph 1.2 with its SQLite saver,"
        ' durability="sync"',
        rows,
    )
