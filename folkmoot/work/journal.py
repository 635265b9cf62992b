"""
The journal of a job: its finished tool calls, so that a job done again after a crash does none of
them twice. A step is known by its number and its request; where a job takes another way than
before, what was written from there on is forgotten.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple, Protocol


class Books(Protocol):
    """Where steps are kept (store/sqlite.py)."""

    def steps(self, room: str, job: str) -> list[tuple[int, str, str, str]]: ...
    async def keep_step(self, room: str, job: str, step: tuple[int, str, str, str]) -> None: ...
    async def forget_steps(self, room: str, job: str, first: int) -> None: ...


class Step(NamedTuple):
    """One call of a job, and how far it had come when the job was cut off."""

    n: int
    kind: str
    hash: str
    came: str | None = None  # what it came to: it is not done again
    begun: str | None = None  # it was begun, with this note; whether it ended, nobody knows

    @property
    def name(self) -> str:
        """Tells it from the same step of another way."""
        return f"{self.n}.{self.hash[:8]}"


BEGUN, ENDED = "?", "="
"""How a response begins that is a note, and one that is an end."""


class Unwritten:
    """For calls that are part of a step and not steps themselves: nothing is kept."""

    async def next(self, kind: str, request: str) -> Step:
        return Step(0, kind, "")

    async def begin(self, step: Step, note: str = "") -> None: ...
    async def end(self, step: Step, response: str) -> None: ...
    async def drop(self, step: Step) -> None: ...
    def back(self, step: Step) -> None: ...


class Journal:
    """The steps of one job, in order."""

    def __init__(self, books: Books, room: str, job: str) -> None:
        self._books = books
        self._room = room
        self._job = job
        self._known = {row[0]: row[1:] for row in books.steps(room, job)}
        self._next = 0

    async def next(self, kind: str, request: str) -> Step:
        """The next call; as it was, if this job made the same one before."""
        n, self._next = self._next, self._next + 1
        hashed = hashlib.sha256(f"{kind}\n{request}".encode()).hexdigest()
        known = self._known.get(n)
        if known is None:
            return Step(n, kind, hashed)
        if known[:2] != (kind, hashed):
            self._known = {m: row for m, row in self._known.items() if m < n}
            await self._books.forget_steps(self._room, self._job, n)
            return Step(n, kind, hashed)
        mark, said = known[2][:1], known[2][1:]
        return Step(n, kind, hashed, *((said, None) if mark == ENDED else (None, said)))

    async def begin(self, step: Step, note: str = "") -> None:
        """Write down that a call begins which must not be done twice unnoticed."""
        await self._keep(step, BEGUN + note)

    async def end(self, step: Step, response: str) -> None:
        """Write down what came of it; from now on it is never done again."""
        await self._keep(step, ENDED + response)

    async def drop(self, step: Step) -> None:
        """It did not begin after all."""
        await self._books.forget_steps(self._room, self._job, step.n)

    def back(self, step: Step) -> None:
        """It came to nothing, and left nothing: the next call takes its place."""
        self._next = step.n

    async def _keep(self, step: Step, response: str) -> None:
        row = (step.n, step.kind, step.hash, response)
        await self._books.keep_step(self._room, self._job, row)
