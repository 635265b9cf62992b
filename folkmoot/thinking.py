"""
Who thinks for a team: rules or a model, and that it can change while the team works.

A choice is a file of the data folder (connected.py), so every process notices what any of them
chose: before its next job, and when somebody next speaks. A job goes on with whom it began.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from folkmoot import connected
from folkmoot.connected import OFFLINE, Connection, Stamp
from folkmoot.conversation.words import dollars
from folkmoot.errors import BadSetting
from folkmoot.settings import Settings, with_choice
from folkmoot.team.bot import Bot
from folkmoot.team.calls import Calls
from folkmoot.team.mind import Mind
from folkmoot.team.minds.providers import CHOSEN, check, price
from folkmoot.team.minds.rules import RulesMind
from folkmoot.texts import say

if TYPE_CHECKING:
    from folkmoot.team.minds.contacts import Contacts
    from folkmoot.team.minds.model import Thinkers
    from folkmoot.team.minds.trial import Tried

View = dict[str, Any]
MILLION = 1_000_000
UNSEEN: Stamp = (0, 0, 0)
"""The stamp of a file that nobody has looked at yet."""


class Thinking:
    """Who thinks for one team, as it is now."""

    def __init__(
        self,
        settings: Settings,
        bots: dict[str, Bot],
        mind: Mind | None,
        changed: Callable[[Settings], None],
    ) -> None:
        self.settings = settings
        self._bots = bots
        self._given = mind  # who thinks whatever is chosen
        self._changed = changed
        self._rules = RulesMind()
        self._stamp: Stamp = UNSEEN
        self._thinkers: Thinkers | None = None
        self.left: WeakSet[Contacts] = WeakSet()  # lines that only jobs under way still hold

    @property
    def by_models(self) -> bool:
        return self._given is None and self.settings.model != OFFLINE

    def look(self) -> None:
        """Notice what was chosen since the last look, by whichever process."""
        if self._given is not None or self.settings.by == "program":
            return
        stamp = connected.stamp(self.settings.home)
        if stamp == self._stamp:
            return
        self._stamp = stamp
        with suppress(BadSetting):  # nobody can read it: who thought until now goes on
            self._take(connected.read(self.settings.home))

    def _take(self, chosen: Connection | None) -> None:
        now = with_choice(self.settings, chosen)
        if (now.model, now.by, now.connection) == (
            *(self.settings.model, self.settings.by),
            self.settings.connection,
        ):
            return
        self.settings = now
        if self._thinkers is not None:
            self.left.add(self._thinkers.contacts)
            self._thinkers.contacts.leave()
            self._thinkers = None
        self._changed(now)

    async def mind(self, calls: Calls) -> Mind:
        """Who thinks in a job; a model's libraries take a second to load, when they are needed."""
        self.look()
        if self.by_models and self._thinkers is None:
            await asyncio.to_thread(import_module, "folkmoot.team.minds.model")
        if not self.by_models:  # or it was forgotten while they were loaded
            return self._given or self._rules
        thinkers = self._thinkers = self._thinkers or self._made()
        return thinkers.mind(calls)

    def _made(self) -> Thinkers:
        from folkmoot.team.minds.contacts import Contacts
        from folkmoot.team.minds.model import Thinkers

        now = self.settings
        lines = Contacts(now.connection)
        return Thinkers(now.model, now.models, self._bots, lines, self._rules)

    def check(self) -> None:
        """Raise BadSetting, if the model that is set can surely not be asked from here."""
        if not self.by_models:
            return
        now, models = self.settings, self.settings.models
        setting = CHOSEN if now.by == "chosen" else "FOLKMOOT_MODEL"
        check(now.model, setting=setting, connection=now.connection)
        for name in (*models.jobs.values(), *models.bots.values(), models.fallback):
            if name:
                check(name, setting="models", connection=now.connection)
        for bot in self._bots.values():
            if bot.model:
                check(bot.model, setting=f"model of {bot.name}", connection=now.connection)

    async def close(self) -> None:
        """Hang up everywhere."""
        if self._thinkers is not None:
            await self._thinkers.contacts.close()
        for contacts in list(self.left):
            await contacts.close()

    # --- choosing ------------------------------------------------------------------------

    async def use(self, name: str, url: str = "", key: str = "") -> View:
        """Choose a model for this data folder, from now on; raises a WrongUse that says why not."""
        from folkmoot.team.minds.choosing import choose

        home, before = self.settings.home, None
        with suppress(BadSetting):  # what nobody can read is replaced
            before = connected.read(home)
        chosen = await choose(name, url, key, before)
        await asyncio.to_thread(connected.write, home, chosen)
        self.look()
        return self.view()

    async def forget(self) -> bool:
        """Remove the choice and its key; whether there was one."""
        gone = await asyncio.to_thread(connected.forget, self.settings.home)
        self.look()
        return gone

    async def tried(self, lang: str = "en") -> View:
        """Ask the model that thinks now one small question; what came of it, with a sentence."""
        self.look()
        now = self.settings
        if now.model == OFFLINE:
            return _tried(now, "offline", say("model-tried-offline", lang))
        self.check()
        trial = await asyncio.to_thread(import_module, "folkmoot.team.minds.trial")
        most = min(trial.SECONDS, now.models.seconds)
        found: Tried = await trial.tried(now.model, now.connection, now.models.prices, most)
        priced = found.state != "works" or found.cost is not None
        where = now.connection.url if now.connection else ""
        told = say(
            f"model-tried-{found.state if priced else 'unpriced'}",
            lang,
            model=now.model,
            seconds=round(found.seconds, 1),
            cost=dollars(found.cost or 0),
            where=where or say("model-provider", lang),
        )
        return _tried(now, found.state, told, round(found.seconds, 3), found.cost)

    # --- telling -------------------------------------------------------------------------

    def view(self) -> View:
        """Who thinks now and who said so, as programs read it; never a key."""
        self.look()
        now = self.settings
        chosen = None
        with suppress(BadSetting):
            chosen = connected.read(now.home)
        return {
            "kind": "model",
            "model": now.model,
            "by": now.by,
            "url": (now.connection.url if now.connection else "") or None,
            "chosen": chosen.name if chosen else None,
            "key": bool(chosen and chosen.key),
            "otherwise": now.unchosen[0],
            "price": _price(now),
        }

    async def found(self, env: Mapping[str, str] = os.environ) -> View:
        """What could think: keys in the environment, servers on this machine, providers."""
        from folkmoot.team.minds.choosing import providers
        from folkmoot.team.minds.found import keys, servers

        return {
            "keys": [{"variable": one.variable, "model": one.model} for one in keys(env)],
            "servers": [
                {"server": one.server, "url": one.url, "models": list(one.models)}
                for one in await servers(env)
            ],
            "providers": list(providers()),
        }


def _tried(
    now: Settings, state: str, text: str, seconds: float = 0.0, cost: int | None = None
) -> View:
    """A trial as programs read it."""
    spent = None if cost is None else cost / 1e6
    view = {"kind": "tried", "model": now.model, "state": state, "seconds": seconds}
    return view | {"cost_usd": spent, "text": text}


def _price(now: Settings) -> View | None:
    """Dollars for a million tokens read and written; None: nobody knows."""
    if now.model == OFFLINE:
        return None
    read = price(now.model, MILLION, 0, now.models.prices)
    written = price(now.model, 0, MILLION, now.models.prices)
    if read is None or written is None:
        return None
    return {"read_usd": read / 1e6, "written_usd": written / 1e6}
