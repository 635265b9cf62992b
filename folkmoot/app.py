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
import re
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from folkmoot.conversation import events as e
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Verdict
from folkmoot.errors import BadName, FolderReadOnly, UnknownRoom
from folkmoot.jobs.here import Here
from folkmoot.jobs.locks import Role
from folkmoot.joining import use_code
from folkmoot.library import Library
from folkmoot.room import Judge, Moot
from folkmoot.said import login, shown
from folkmoot.settings import Settings, read
from folkmoot.store.calls import CallBook
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.mind import Mind
from folkmoot.team.minds.rules import RulesMind
from folkmoot.team.roster import borrowed, bots, seats
from folkmoot.thinking import Thinking
from folkmoot.understanding.later import Later
from folkmoot.visit import Room as Room
from folkmoot.work.calls import Purse
from folkmoot.work.commands import Commands
from folkmoot.work.perform import Worker
from folkmoot.work.sandbox import Limits
from folkmoot.work.shelf import Shelf
from folkmoot.work.task import Workshop

if TYPE_CHECKING:
    from folkmoot.blocking import BlockingTeam

HOME = "home"
"""The room of whoever named no other."""

TERMINAL = "terminal"
"""The channel of this machine's command line."""


class Doubting:
    """A judge that is never sure, so that a model is asked about everything.

    What must happen at once (a pause, a stop, a cancel in a busy room) is still its own, and so
    is a phrase that says all there is.
    """

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def judge(self, asked: Understand) -> Verdict:
        verdict = self._judge.judge(asked)
        plain = asked.urgent or verdict.said
        return verdict if plain else evolve(verdict, sure=False)


def _doubting(judge: Judge, settings: Settings) -> Judge:
    """The judge that messages meet first, as `understand` wants it."""
    return Doubting(judge) if settings.understand == "model" and settings.rules.model else judge


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
        commands: Commands | None = None,
    ) -> None:
        found = settings or read(home=Path(home) if home else None)
        self.bots = bots(found.bots)
        team, lent = seats(self.bots), borrowed(self.bots)
        modes = {n: replace(each, team=team, lent=lent) for n, each in found.modes.items()}
        rules = rules or replace(found.rules, team=team, lent=lent)
        self.settings = replace(found, rules=rules, modes=modes)
        _make_folder(self.settings.home)
        self.store = SqliteStore(self.settings.database)
        judge = judge or Later()
        self._later = judge if isinstance(judge, Later) else None
        self._judge = judge
        self.moot = Moot(self.store, _doubting(judge, self.settings), rules, clock, modes)
        library = Library(self.moot, self.settings.home)
        commands = commands or Commands(_limits(self.settings.sandbox))
        self.thinking = Thinking(self.settings, self.bots.known, mind, self._rethink)
        daily = int(self.settings.models.daily_usd * 1e6)
        purse = Purse(CallBook(self.store), self.store, library, clock, daily)
        models, minds = self.thinking.by_models, self.thinking.mind
        known = self.bots.known
        workshop = Workshop(
            minds, RulesMind(), models, purse, known, self.store, library, commands, clock
        )
        self.worker = Worker(
            library,
            workshop,
            self.settings.projects,
            judge.judge,
            self.settings.pace,
            self.moot.drafts,
        )
        self.shelf = Shelf(library, self.settings.home, self.worker.project_folder, self._stands)
        self.moot.on_commit(lambda room, *_: self._committed(room))
        self.moot.on_others(self._look)
        self._role = Role(self.settings.home)
        self._server: Here | None = None
        self._rooms: dict[str, Room] = {}
        self._watcher: asyncio.Task[None] | None = None
        self._blocking: BlockingTeam | None = None

    def _rethink(self, settings: Settings) -> None:
        """Another model was chosen, or none: from the next job and the next message on."""
        self.settings = settings
        self.moot.play_by(settings.rules, settings.modes, _doubting(self._judge, settings))
        models = self.thinking.by_models
        self.worker.workshop = replace(self.worker.workshop, models=models)

    def check_model(self) -> None:
        """Raise BadSetting, if the model that is set can surely not be asked from here."""
        self.thinking.check()

    async def __aenter__(self) -> Team:
        self._watcher = asyncio.create_task(self.moot.watch())
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

    def room(self, name: str = HOME, person: str = "") -> Room:
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

    def usual_room(self, person: str = "", channel: str = TERMINAL) -> str:
        """Where a person's terminal or page belongs: the room it was joined to, else `home`."""
        return self.store.room_of_chat(channel, self.room(HOME, person).person) or HOME

    async def join(self, code: str, person: str = "", channel: str = TERMINAL) -> Room:
        """Bring a person's chat into the room of a code; raises BadCode."""
        person = self.room(HOME, person).person
        name = await use_code(self.store, code, channel, person, self.moot.clock())
        room = self.room(name, person)
        await self.moot.receive(name, e.ChannelJoined(person, channel))
        return room

    async def serve(self) -> None:
        """Perform for every room; waits for guests, raises FolderBusy for another server."""
        self.check_model()
        await self.warm()
        while not self._role.become_server():  # noqa: ASYNC110 - the kernel's locks tell nobody
            await asyncio.sleep(0.05)
        here = Here(self.moot, self.worker.perform)
        try:
            await here.start()
        except BaseException:
            self._role.release()
            raise
        self._server = here
        await self.shelf.tidy(self._stands())

    async def warm(self) -> None:
        """Be ready to understand what is said, before it is."""
        if self._later is not None:
            await asyncio.to_thread(self._later.warm)

    async def idle(self) -> None:
        """Wait until nothing is due in any room."""
        assert self._server is not None, "only a server waits for all rooms"
        await self._server.idle()

    @property
    def serving(self) -> bool:
        """Whether this process performs for every room."""
        return self._server is not None and self._server.performs

    async def close(self) -> None:
        """Let go; whatever is under way stays owed and is taken up at the next start."""
        if self._watcher is not None:
            self._watcher.cancel()
            with suppress(asyncio.CancelledError):
                await self._watcher
        if self._server is not None:
            await self._server.stop()
        for room in self._rooms.values():
            await room.leave()
        await self.thinking.close()
        await self.shelf.close()
        self._server = None
        self._role.release()
        self.store.close()

    def _look(self) -> None:
        """Another process wrote: somebody may owe something new, and papers may be old."""
        heres = [self._server, *(room.here for room in self._rooms.values())]
        for here in filter(None, heres):
            here.look()
        if any(heres):
            self.shelf.look()

    def _committed(self, room: str) -> None:
        """Papers are written by who performs: two who write them would meet in one file."""
        here = self._rooms[room].here if room in self._rooms else None
        if self._server is not None or here is not None:
            self.shelf.changed(room)

    def _stands(self) -> dict[str, int]:
        """The rooms this process performs for, and the last entry of each."""
        if self._server is not None:
            return self.store.seqs(self.store.rooms())
        return self.store.seqs([name for name, room in self._rooms.items() if room.here])


def _limits(sandbox: Mapping[str, int]) -> Limits:
    """What one command may use, as the sandbox counts it."""
    return Limits(
        seconds=sandbox["seconds"],
        memory=sandbox["memory_mb"] << 20,
        processes=sandbox["processes"],
        file_size=sandbox["file_mb"] << 20,
        folder=sandbox["folder_mb"] << 20,
    )


def _make_folder(home: Path) -> None:
    try:
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        raise FolderReadOnly(str(home)) from None
