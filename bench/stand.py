"""
A stand to measure on: a data folder with a store, a moot and a worker, and no lock.

What `app.Team` wires, without a performer, so that a bench can be one or do without.
"""

from __future__ import annotations

import asyncio
from collections import deque
from pathlib import Path

from folkmoot.app import Library, now
from folkmoot.conversation import events as e
from folkmoot.conversation.card import CardKind
from folkmoot.conversation.effects import Effect, StartTask
from folkmoot.conversation.rules import Rules
from folkmoot.room import Moot
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.mind import Mind
from folkmoot.team.roster import TEAM
from folkmoot.understanding import Rulebook
from folkmoot.work.perform import Worker

RULES = Rules(team=TEAM)
PERSON = "ann"


class Stand:
    """One process's view of a data folder."""

    def __init__(self, folder: Path, mind: Mind, store: SqliteStore | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.store = store or SqliteStore(folder / "folkmoot.db")
        judge = Rulebook()
        self.moot = Moot(self.store, judge, RULES, now)
        library = Library(self.moot, folder)
        self.worker = Worker(library, mind, folder / "projects", judge.judge)

    async def say(self, room: str, text: str, key: str) -> None:
        await self.moot.receive(room, e.PersonSpoke(PERSON, text), key=key)

    async def approved(self, room: str) -> deque[StartTask]:
        """Bring a build to execution by doing its jobs one by one; return the tasks it owes."""
        owed: deque[Effect] = deque()
        started: deque[StartTask] = deque()
        self.moot.on_commit(_collect(room, owed, started))
        await self.say(room, "Build me a CRM", "build")
        while owed:
            effect = owed.popleft()
            result = await self.worker.perform(room, effect)
            await self.moot.receive(room, result, settles=effect.name)
        project = self.moot.room(room).projects[0]
        card = next(card for card in project.cards if card.kind is CardKind.APPROVAL)
        await self.moot.receive(room, e.ButtonPressed(PERSON, card.id, "approve"))
        await asyncio.sleep(0)
        return started
