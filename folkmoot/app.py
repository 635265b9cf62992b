"""
The only place that wires things together, and the Python face.

    async with Team() as team:            with Team() as team:
        room = team.room()                    room = team.room()
        await room.say("Build me a CRM")      room.say("Build me a CRM")
        await room.settled()
        print(room.status()["waiting"])       print(room.status()["waiting"])
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from folkmoot.conversation import events as e
from folkmoot.conversation.effects import SetRetry
from folkmoot.conversation.project import Project
from folkmoot.conversation.rules import Rules
from folkmoot.edits import read_edits
from folkmoot.errors import (
    BadName,
    FolderReadOnly,
    NoFloor,
    UnknownProject,
    UnknownRoom,
)
from folkmoot.jobs.here import SOON, Here
from folkmoot.jobs.locks import Role
from folkmoot.library import Library
from folkmoot.room import Doubting, Judge, Moot, Receipt
from folkmoot.said import LONG, check, login, readable, short, shown
from folkmoot.settings import Settings, read
from folkmoot.store.rows import Entry
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.files import write
from folkmoot.team.mind import Mind
from folkmoot.team.minds.rules import RulesMind
from folkmoot.team.roster import bots, seats
from folkmoot.understanding import Local
from folkmoot.view import entry_view, status_view
from folkmoot.work.brought import check as can_bring
from folkmoot.work.perform import Worker
from folkmoot.work.shelf import Shelf

if TYPE_CHECKING:
    from folkmoot.blocking import BlockingTeam

KEPT = 2_000
"""How much of a long message stays in the log."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Team:
    """Everything of one data folder, in one process."""

    def __init__(
        self,
        home: str | Path | None = None,
        *,
        settings: Settings | None = None,
        mind: Mind | None = None,
        judge: Judge | None = None,
        clock: Callable[[], int] = now,
        rules: Rules | None = None,
    ) -> None:
        found = settings or read(home=Path(home) if home else None)
        self.bots = bots(found.bots)
        team = seats(self.bots)
        self.settings = replace(found, rules=rules or replace(found.rules, team=team))
        _make_folder(self.settings.home)
        self.store = SqliteStore(self.settings.database)
        judge = judge or Local()
        always = self.settings.understand == "model" and self.settings.rules.model
        at_once = Doubting(judge) if always else judge
        self.moot = Moot(self.store, at_once, self.settings.rules, clock)
        library = Library(self.moot, self.settings.home)
        self.worker = Worker(
            library, mind or RulesMind(), self.settings.projects, judge.judge, self.settings.pace
        )
        self.shelf = Shelf(library, self.settings.home, self.worker.project_folder)
        self.moot.on_commit(lambda room, *_: self.shelf.changed(room))
        self._role = Role(self.settings.home)
        self._server: Here | None = None
        self._rooms: dict[str, Room] = {}
        self._watcher: asyncio.Task[None] | None = None
        self._blocking: BlockingTeam | None = None

    async def __aenter__(self) -> Team:
        self._watcher = asyncio.create_task(self.moot.watch(self._look))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def __enter__(self) -> BlockingTeam:
        from folkmoot.blocking import BlockingTeam

        self._blocking = BlockingTeam(self)
        return self._blocking.start()

    def __exit__(self, *_: object) -> None:
        if self._blocking is not None:
            self._blocking.stop()

    def room(self, name: str = "home", person: str = "") -> Room:
        """A room by name; it is made when somebody first speaks in it."""
        if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}", name):
            raise BadName(shown(name))
        if len(person) > 200 or shown(person) != person:
            raise BadName(shown(person)[:200])
        if name not in self._rooms:
            self._rooms[name] = Room(self, name, person or login())
        room = self._rooms[name]
        return room if not person or room.person == person else Room(self, name, person, room)

    def known_room(self, name: str, person: str = "") -> Room:
        """A room that exists; raises UnknownRoom for one where nobody ever spoke."""
        room = self.room(name, person)
        if not self.store.exists(name):
            raise UnknownRoom(name)
        return room

    async def serve(self) -> None:
        """Perform for every room; waits for guests, raises FolderBusy for another server."""
        while not self._role.become_server():  # noqa: ASYNC110 - the kernel's locks tell nobody
            await asyncio.sleep(0.05)
        self._server = Here(self.moot, self.worker.perform)
        self.shelf.tidy(self.store.rooms())
        await self._server.start()

    async def idle(self) -> None:
        """Wait until nothing is due in any room."""
        assert self._server is not None, "only a server waits for all rooms"
        await self._server.idle()

    @property
    def serving(self) -> bool:
        return self._server is not None

    async def close(self) -> None:
        """Let go; whatever is under way stays owed and is taken up at the next start."""
        if self._watcher is not None:
            self._watcher.cancel()
            with suppress(asyncio.CancelledError):
                await self._watcher
        if self._server is not None:
            await self._server.stop()
            self._server = None
        for room in self._rooms.values():
            await room.leave()
        self.shelf.write()
        self._role.release()
        self.store.close()

    def _look(self) -> None:
        """Another process wrote: somebody may owe something new."""
        for here in [self._server, *(room.here for room in self._rooms.values())]:
            if here is not None:
                here.look()


class Room:
    """One room, as one person speaks in it."""

    def __init__(self, team: Team, name: str, person: str, shared: Room | None = None) -> None:
        self.team = team
        self.name = name
        self.person = person
        self._shared = shared or self
        self.role: Role = shared.role if shared else Role(team.settings.home)
        self._here: Here | None = None

    @property
    def here(self) -> Here | None:
        return self._shared._here

    # --- speaking ------------------------------------------------------------------------

    async def say(
        self,
        text: str,
        *,
        project: str = "",
        key: str | None = None,
        seen: int | None = None,
        material: Sequence[str | Path] = (),
    ) -> Receipt:
        """Say something; returns when it is stored, before anybody has answered.

        `material` are files or folders to bring; they are read, never changed.
        """
        check(project, key or "")
        brought = tuple(str(can_bring(Path(path))) for path in material)
        await self.attend()
        seen = self.team.store.seen(self.name, self.person) if seen is None else seen
        text = readable(text)
        facts = self.team.store.facts(self.person)
        known, lang = "welcomed" in facts, facts.get("lang", "")
        event = e.PersonSpoke(
            self.person, text, seen, project, material=brought, known=known, lang=lang
        )
        if len(text.encode()) > LONG:
            kept = text[:KEPT] + "…"
            event = replace(event, text=kept, file=self._keep(text), size=len(text))
        return await self.team.moot.receive(self.name, event, key=key)

    async def answer(
        self,
        card: str,
        choose: str = "",
        text: str = "",
        edits: dict[str, Any] | None = None,
        key: str | None = None,
    ) -> Receipt:
        """Press a button or submit a card."""
        check(card, choose, key or "")
        await self.attend()
        answers, brief, plan = read_edits(edits or {})
        text = short(text)
        names = (card.strip().lower(), choose.strip().lower())  # as people type them
        event = e.ButtonPressed(self.person, *names, text, answers, brief, plan)
        return await self.team.moot.receive(self.name, event, key=key)

    async def command(
        self, name: str, project: str = "", text: str = "", yes: bool = False
    ) -> Receipt:
        """Pause, continue, stop … the project named, or the one that has the floor."""
        check(name, project)
        await self.attend()
        event = e.Commanded(self.person, name, project, short(text), yes)
        return await self.team.moot.receive(self.name, event)

    async def interrupt(self, said: str = "") -> Receipt:
        """Take the floor from a bot that is speaking."""
        await self.attend()
        return await self.team.moot.receive(self.name, e.Interrupted(self.person, said))

    def _keep(self, text: str) -> str:
        """Write a text that is too long for the log into a file, named after its content."""
        name = f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.txt"
        write(self.team.settings.texts / name, text)
        return name

    # --- performing ----------------------------------------------------------------------

    async def attend(self) -> bool:
        """Perform for this room if nobody else does; say whether we do."""
        if self.team.serving or self.here is not None:
            return True
        if not self.role.become_guest(self.name):
            return False
        here = Here(self.team.moot, self.team.worker.perform, self.name)
        self.team.shelf.tidy([self.name] if self.team.store.exists(self.name) else [])
        try:
            await here.start()
        except BaseException:
            self.role.release()
            raise
        self._shared._here = here
        return True

    async def leave(self) -> None:
        """Stop performing for this room, so that others can."""
        if self.here is not None:
            await self.here.stop()
            self._shared._here = None
        self.role.release()

    async def settled(self, wait: float | None = None) -> bool:
        """Wait until nothing of this room is due, or so many seconds; say whether it is so.

        Raises StoreError where results cannot be stored: then they stay owed.
        """
        until = None if wait is None else asyncio.get_running_loop().time() + wait
        while self.busy():
            if until is not None and asyncio.get_running_loop().time() >= until:
                return False
            if self.here is not None and self.here.trouble is not None:
                raise self.here.trouble  # still owed; whoever frees the disk goes on with it
            await self.attend()  # whoever performed may have gone
            await asyncio.sleep(0.01)
        return True

    def busy(self) -> bool:
        """Whether a job is due now, or a retry soon."""
        rows = self.team.store.owed(self.name, self.team.moot.clock() + SOON)
        return any(not owed.alarm or isinstance(owed.effect, SetRetry) for owed in rows)

    # --- reading -------------------------------------------------------------------------

    async def follow(self, after: int = 0) -> AsyncIterator[dict[str, Any]]:
        """Every entry of the room after a cursor, as it comes; never ends by itself."""
        async for entry in self.team.moot.follow(self.name, after):
            yield self.view(entry)

    def entries(self, after: int = 0, project: str = "") -> list[dict[str, Any]]:
        """Every entry of the room, or of one project, after a cursor."""
        found: list[dict[str, Any]] = []
        lang = self.lang
        while entries := self.team.store.log(self.name, after, project=project):
            found += [entry_view(self.name, entry, lang) for entry in entries]
            after = entries[-1].seq
        return found

    @property
    def lang(self) -> str:
        """The language this person is spoken to in."""
        room = self.team.moot.glance(self.name)
        return room.person(self.person).lang or room.lang

    def view(self, entry: Entry) -> dict[str, Any]:
        return entry_view(self.name, entry, self.lang)

    def status(self, project: str = "") -> dict[str, Any]:
        """Where the room stands; of the project that has the floor, or of another one."""
        room = self.team.moot.room(self.name)
        if not project:
            return status_view(self.name, room, room.project(room.floor))
        return status_view(self.name, room, self.project(project))

    def project(self, id: str = "") -> Project:
        """A project of this room, closed ones too; without an id the one with the floor."""
        room = self.team.moot.room(self.name)
        id = id or room.floor
        if not id:
            raise NoFloor
        found = room.project(id) or self.team.store.project(self.name, id)
        if found is None:
            raise UnknownProject(id)
        return found

    async def shown(self, seq: int) -> None:
        """Keep what this person has seen; a text approves nothing newer."""
        await self.team.store.write(
            "insert into seen (room, person, seq) values (?, ?, ?)"
            " on conflict do update set seq = max(seq, excluded.seq)",
            [(self.name, self.person, seq)],
        )


def _make_folder(home: Path) -> None:
    try:
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        raise FolderReadOnly(str(home)) from None
