"""
What is being said at this moment: passed along live, never stored.

A draft is named after its job. It ends when the job does: by then the entry that it became is
in the log, or somebody has interrupted it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

LONGEST = 100_000
"""Characters of a draft that are kept; a mind without end must not fill the memory."""


class Draft(NamedTuple):
    job: str
    bot: str
    text: str


class Drafts:
    """Everything that is being said in the rooms of this process."""

    def __init__(self) -> None:
        self._rooms: dict[str, dict[str, Draft]] = {}
        self._told: list[Callable[[str], None]] = []

    def of(self, room: str) -> tuple[Draft, ...]:
        """What is being said in a room, in the order in which it was begun."""
        return tuple(self._rooms.get(room, {}).values())

    def pen(self, room: str, job: str, bot: str) -> Callable[[str], None]:
        """Something to write a draft with, piece by piece."""

        def write(piece: str) -> None:
            drafts = self._rooms.setdefault(room, {})
            before = drafts[job].text if job in drafts else ""
            drafts[job] = Draft(job, bot, (before + piece)[:LONGEST])
            self._tell(room)

        return write

    def end(self, room: str, job: str) -> None:
        """The job is over, one way or another."""
        drafts = self._rooms.get(room, {})
        if drafts.pop(job, None) is not None:
            if not drafts:
                del self._rooms[room]
            self._tell(room)

    def on_change(self, told: Callable[[str], None]) -> Callable[[], None]:
        """Be told the room whenever something changes; call the result to be told no more."""
        self._told.append(told)
        return lambda: self._told.remove(told)

    def _tell(self, room: str) -> None:
        for told in tuple(self._told):
            told(room)
