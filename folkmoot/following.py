"""
Following a room: what is committed, in order, as it comes; it never ends by itself.

Both are values that one may let go of at any moment: nothing has to be closed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from folkmoot.store.rows import Entry


class Log(Protocol):
    def latest(self, name: str, after: int) -> list[Entry]: ...


class News:
    """What is committed in a room, each time a list; whoever writes sets `woken`."""

    def __init__(self, log: Log, room: str, after: int) -> None:
        self.woken = asyncio.Event()
        self._log = log
        self._room = room
        self._after = after

    def __aiter__(self) -> News:
        return self

    async def __anext__(self) -> list[Entry]:
        while True:
            self.woken.clear()
            if found := self.ready():
                return found
            await self.woken.wait()

    def ready(self) -> list[Entry]:
        """What is there already, perhaps nothing."""
        found = self._log.latest(self._room, self._after)
        if found:
            self._after = found[-1].seq
        return found


class Entries:
    """The same, one entry at a time, as `view` shows it."""

    def __init__(self, news: News, view: Callable[[Entry], dict[str, Any]]) -> None:
        self._news = news
        self._view = view
        self._left: deque[Entry] = deque()

    def __aiter__(self) -> Entries:
        return self

    async def __anext__(self) -> dict[str, Any]:
        if not self._left:
            self._left.extend(await anext(self._news))
        return self._view(self._left.popleft())
