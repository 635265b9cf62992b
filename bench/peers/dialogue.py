"""
What both sides play, word for word.

Request, three questions, answers, two questions, answers, brief and plan, approval, eight
tasks in a small graph that leave a file of one line each, review, satisfied: five turns.
Nothing of either side is imported here.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from dataclasses import dataclass
from pathlib import Path

HELLO = "Hello, how are you?"
REPLY = "Hello! What shall we make?"
REQUEST = "Build me a CRM"
ROUNDS = (
    ("Who will use it?", "What must work first?", "What is not wanted?"),
    ("How many customers are there?", "Where shall it run?"),
)
BRIEF = "A CRM for a team of five: customers, notes and reminders."
REVIEWED = "All done."
WORDS = {
    "questions": "It is for my team of five.",
    "approval": "approve",
    "choice": "this",
    "satisfaction": "satisfied",
}
"""What the person says to each kind of card."""

TURNS = 5
"""In one dialogue: request, two times answers, approval, satisfaction."""

CHOICES = ("this", "that")


@dataclass(frozen=True, slots=True)
class Work:
    """A plan: what each task needs, and how long it takes."""

    needs: tuple[tuple[int, ...], ...]
    seconds: tuple[float, ...] = ()  # none: no time at all
    journal: str = ""  # a file outside of either store: one line for each finished call
    calls: int = 1  # what a task does, one after the other; each takes its share of the time
    asks: bool = False  # its tasks are decisions of the person, not work

    def takes(self, task: int) -> float:
        return self.seconds[task] if self.seconds else 0.0

    async def call(self, room: str, task: int, number: int) -> None:
        """The world changes here: one call of a task is done, and on the disk."""
        if seconds := self.takes(task):
            await asyncio.sleep(seconds / self.calls)
        if self.journal:  # in a thread: real work does not hold up the loop either
            await asyncio.to_thread(note, Path(self.journal), f"done {room} {task} {number}")

    @property
    def last(self) -> list[int]:
        """Tasks that nothing waits for."""
        needed = {need for needs in self.needs for need in needs}
        return [task for task in range(len(self.needs)) if task not in needed]


EIGHT = ((), (), (0,), (0,), (1,), (2, 3), (4,), (5, 6))
"""Two branches that fork and join."""


def title(task: int) -> str:
    return f"Task {task}"


def line(task: int) -> str:
    """The result of a task."""
    return f"{title(task)} is done."


def file(task: int) -> str:
    return f"task-{task}.md"


def put(folder: Path, task: int) -> None:
    """What a task makes, on either side; in a thread, as any bot's tool writes."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file(task)).write_text(line(task))


def graph(seed: int, tasks: int = 64) -> Work:
    """A random graph: each task needs up to three earlier ones and takes 50 to 150 ms."""
    dice = random.Random(seed)
    needs = []
    for n in range(tasks):
        needs.append(tuple(dice.sample(range(n), min(n, dice.choice((0, 1, 1, 2, 3))))))
    return Work(tuple(needs), tuple(dice.uniform(0.05, 0.15) for _ in needs))


def critical_path(work: Work) -> float:
    """The least seconds it can take, however many tasks run at once."""
    ends: list[float] = []
    for task, needs in enumerate(work.needs):
        ends.append(max((ends[need] for need in needs), default=0.0) + work.takes(task))
    return max(ends)


def note(journal: Path, text: str) -> None:
    """Append a line with its time, and return when it is on the disk."""
    fd = os.open(journal, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.write(fd, f"{time.monotonic()} {text}\n".encode())
    os.fsync(fd)
    os.close(fd)


def noted(journal: Path) -> list[tuple[float, str]]:
    """Every whole line: when it was written (by a clock that all processes share), and what."""
    if not journal.exists():
        return []
    lines = (found.partition(" ") for found in journal.read_text("utf-8").split("\n")[:-1])
    return [(float(at), text) for at, _, text in lines]
