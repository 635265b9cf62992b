"""
The models that a team knows: a line to each, open as long as the team is, how each likes to be
asked, and which one rests because it took too long.
"""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING

from folkmoot.connected import Connection
from folkmoot.team.minds.providers import model_of

if TYPE_CHECKING:
    from pydantic_ai.models import Model

REST = 60.0
"""Seconds for which a model that took too long is not asked."""

MODES = ("tool", "native", "text")
"""How an outcome is asked for; where one does not work, the next is tried."""


class Contacts:
    """Models by name, in one event loop; `connection` has the key of the one that was chosen."""

    def __init__(self, connection: Connection | None = None) -> None:
        self._connection = connection
        self._models: dict[str, Model] = {}
        self._modes: dict[str, int] = {}
        self._proved: set[tuple[str, str]] = set()
        self._resting: dict[str, float] = {}

    async def model(self, name: str) -> Model:
        """The model of a name, with its line open; raises BadSetting."""
        if name not in self._models:
            self._models[name] = model_of(name, connection=self._connection)
            await self._models[name].__aenter__()
        return self._models[name]

    async def close(self) -> None:
        """Hang up."""
        await _hang_up(self._models)

    def leave(self) -> None:
        """Hang up as soon as nobody speaks through this any more: whoever began goes on with it."""
        loop = asyncio.get_running_loop()
        weakref.finalize(self, _hang_up_later, self._models, loop).atexit = False

    def mode(self, name: str, wished: str) -> str:
        return MODES[self._modes.get(name, 0)] if wished == "auto" else wished

    def proved(self, name: str, used: str) -> None:
        """A way that has worked is not left for one bad answer."""
        self._proved.add((name, used))

    def lower(self, name: str, used: str, wished: str) -> bool:
        """Ask in the next way from now on, if this one did not work; False: there is none."""
        mode = self._modes.get(name, 0)
        if wished != "auto" or (name, used) in self._proved:
            return False
        if MODES[mode] != used:
            return True  # somebody else found out first
        if mode + 1 >= len(MODES):
            return False
        self._modes[name] = mode + 1
        return True

    def rest(self, name: str) -> None:
        self._resting[name] = asyncio.get_running_loop().time() + REST

    def rests(self, name: str) -> bool:
        return self._resting.get(name, 0.0) > asyncio.get_running_loop().time()


async def _hang_up(models: dict[str, Model]) -> None:
    while models:
        await models.popitem()[1].__aexit__(None, None, None)


def _hang_up_later(models: dict[str, Model], loop: asyncio.AbstractEventLoop) -> None:
    """Wherever nobody was left to speak, in the loop the lines belong to."""
    if models and not loop.is_closed():
        loop.call_soon_threadsafe(_end, models)


def _end(models: dict[str, Model]) -> None:
    ending = asyncio.create_task(_hang_up(models))
    ENDING.add(ending)
    ending.add_done_callback(ENDING.discard)


ENDING: set[asyncio.Task[None]] = set()
"""Lines that are being closed: a loop holds its tasks only weakly."""
