"""The same face without async: a loop in a thread of its own, one call after another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

from folkmoot.app import Room, Team
from folkmoot.room import Receipt

T = TypeVar("T")


class BlockingTeam:
    """What `with Team() as team:` gives."""

    def __init__(self, team: Team) -> None:
        self.team = team
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def start(self) -> BlockingTeam:
        self._thread.start()
        self.call(self.team.__aenter__())
        return self

    def stop(self) -> None:
        self.call(self.team.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def room(self, name: str = "home", person: str = "") -> BlockingRoom:
        return BlockingRoom(self, self.team.room(name, person))


class BlockingRoom:
    """A room whose calls return when nothing is due any more."""

    def __init__(self, team: BlockingTeam, room: Room) -> None:
        self._team = team
        self._room = room

    def say(self, text: str, **more: Any) -> Receipt:
        return self._then_settle(self._room.say(text, **more))

    def answer(self, card: str, choose: str = "", text: str = "", **more: Any) -> Receipt:
        return self._then_settle(self._room.answer(card, choose, text, **more))

    def command(self, name: str, project: str = "", **more: Any) -> Receipt:
        return self._then_settle(self._room.command(name, project, **more))

    def meant(self, entry: int, label: str) -> Receipt:
        return self._then_settle(self._room.meant(entry, label))

    def _then_settle(self, work: Coroutine[Any, Any, Receipt]) -> Receipt:
        receipt = self._team.call(work)
        self._team.call(self._room.settled())
        return receipt

    def status(self, project: str = "") -> dict[str, Any]:
        """Where the room stands; the card that waits counts as seen."""

        async def reading() -> dict[str, Any]:
            status = self._room.status(project)
            if status["waiting"]:
                await self._room.saw(status["waiting"]["id"])
            return status

        return self._team.call(reading())

    def follow(self, after: int = 0) -> Iterator[dict[str, Any]]:
        """Every entry there is after a cursor; they count as seen."""

        async def reading() -> list[dict[str, Any]]:
            if entries := self._room.entries(after):
                await self._room.shown(entries[-1]["id"], after)
            return entries

        yield from self._team.call(reading())
