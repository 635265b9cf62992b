"""What a side must be able to do, so that one stopwatch measures both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

from bench.peers.dialogue import Work


class Peer(Protocol):
    """One database, opened in this process."""

    async def talk(self, room: str) -> None:
        """One turn of plain talk; returns when message and answer are durable."""

    async def request(self, room: str) -> str:
        """Ask for a build; returns the kind of card that is shown, when it is durable."""

    async def reply(self, room: str) -> str:
        """Say to the open card what the script says; returns the next one, empty at the end."""

    async def decide(self, room: str, question: str) -> None:
        """Answer one of several open questions; returns when the answer is durable."""

    async def take_up(self, rooms: Sequence[str]) -> None:
        """After a restart: go on with what was under way, until everybody waits for the person."""

    def asked(self, room: str) -> list[str]:
        """The questions that are open according to the store, in their own words."""


Options = dict[str, Any]
"""How a side is set up; each knows its own."""

OpenPeer = Callable[[Path, Work, Options], AbstractAsyncContextManager[Peer]]
