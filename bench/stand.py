"""
A stand to measure on: a data folder with a store, a moot and a worker.

What `app.Team` wires, but without locks and without a performer: a bench is one, or has one.
"""

from __future__ import annotations

from pathlib import Path

from folkmoot.app import now
from folkmoot.conversation import events as e
from folkmoot.conversation.rules import Rules
from folkmoot.library import Library
from folkmoot.room import Judge, Moot
from folkmoot.store.calls import CallBook
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.mind import Mind
from folkmoot.team.roster import own_bots, seats
from folkmoot.understanding.judge import Local
from folkmoot.work.calls import Purse
from folkmoot.work.commands import Commands
from folkmoot.work.perform import Worker
from folkmoot.work.task import Workshop, always

PERSON = "ann"


class Stand:
    """One process's view of a data folder."""

    def __init__(
        self,
        folder: Path,
        mind: Mind,
        store: SqliteStore | None = None,
        judge: Judge | None = None,
    ) -> None:
        self.store = store or SqliteStore(folder / "folkmoot.db")
        judge = judge or Local()
        self.moot = Moot(self.store, judge, Rules(team=seats(own_bots())), now)
        library = Library(self.moot, folder)
        purse = Purse(CallBook(self.store), self.store, library, now)
        bots = own_bots().known
        workshop = Workshop(
            always(mind), mind, False, purse, bots, self.store, library, Commands(), now
        )
        self.worker = Worker(library, workshop, folder / "projects", judge.judge)

    async def say(self, room: str, text: str, key: str) -> None:
        await self.moot.receive(room, e.PersonSpoke(PERSON, text), key=key)

    def close(self) -> None:
        self.store.close()
