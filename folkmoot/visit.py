"""One room, as one person speaks in it: the Python face of a room, and of every channel."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from folkmoot.contents import files_of
from folkmoot.conversation import events as e
from folkmoot.conversation.card import CardKind
from folkmoot.conversation.effects import SetRetry
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.pressing import find
from folkmoot.conversation.project import Project
from folkmoot.conversation.status import open_cards, thinking
from folkmoot.drafts import Draft
from folkmoot.edits import read_edits
from folkmoot.errors import NoFloor, NotNow, StoreError, UnknownProject, UnknownThread
from folkmoot.following import Entries
from folkmoot.jobs.here import SOON, Here
from folkmoot.jobs.locks import Role
from folkmoot.joining import make_code
from folkmoot.meant import correct
from folkmoot.progress import KINDS, Progress, progress
from folkmoot.room import Receipt
from folkmoot.said import LONG, check, readable, short
from folkmoot.seen import note
from folkmoot.store.rows import Entry
from folkmoot.team.files import write
from folkmoot.view import card_shown, entry_view, status_view, when
from folkmoot.work.brought import check as can_bring

if TYPE_CHECKING:
    from folkmoot.app import Team as Team
    from folkmoot.team.bot import Bot as Bot

KEPT = 2_000
"""How much of a long message stays in the log."""


class Room:
    """One room, as one person speaks in it."""

    def __init__(self, team: Team, name: str, person: str, shared: Room | None = None) -> None:
        self.team = team
        self.name = name
        self.person = person
        self._shared = shared or self
        self.role: Role = shared.role if shared else Role(team.settings.home)
        self._here: Here | None = None
        self._coming = asyncio.Lock()

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
        answers: Mapping[str, str] | None = None,
    ) -> Receipt:
        """Say something; returns when it is stored, before anybody has answered.

        `material` are files or folders to bring; they are read, never changed. `answers` is what
        was filled into a card of questions by then: it goes along with an answer and with skip.
        """
        check(project, key or "")
        brought = tuple(str(can_bring(Path(path))) for path in material)
        await self.attend()
        seen = e.LOOK_UP if seen is None else max(seen, 0)
        text = readable(text)
        known, lang = self._known()
        filled, _, _ = read_edits(dict(answers or {}))
        event = e.PersonSpoke(
            *(self.person, text, seen, project),
            material=brought,
            known=known,
            lang=lang,
            answers=filled,
        )
        if len(text.encode()) > LONG:
            kept = text[:KEPT] + "…"
            event = replace(event, text=kept, file=self._keep(text), size=len(text))
        return await self.team.moot.receive(self.name, event, key=key)

    def _known(self) -> tuple[bool, str]:
        """Whether this person was welcomed, and their language: from here, else from elsewhere."""
        here = self.team.moot.cached(self.name)
        if here is not None and here.person(self.person).welcomed:
            return True, here.person(self.person).lang
        facts = self.team.store.facts(self.person)
        return "welcomed" in facts, facts.get("lang", "")

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

    async def meant(self, entry: int, label: str) -> Receipt:
        """Say what a message of one's own meant (0: the last), where it was read wrongly."""
        check(label)
        await self.attend()
        home = self.team.settings.home
        return await correct(self.team.moot, self.name, self.person, entry, label, home)

    async def interrupt(self) -> Receipt:
        """Take the floor from whoever is speaking; what they said so far stays."""
        await self.attend()
        spoken = tuple((draft.bot, draft.text) for draft in self.drafts())
        return await self.team.moot.receive(self.name, e.Interrupted(self.person, spoken))

    async def hold(self) -> bool:
        """Take the floor from a bot that speaks, or hold the work; False: nothing to interrupt."""
        room = self.team.moot.room(self.name)
        project = room.project(room.floor)
        works = project is not None and project.phase is Phase.EXECUTION and not room.answering
        if works and project is not None and project.paused:
            return False
        try:
            if works:
                await self.command("pause")
            else:
                await self.interrupt()
        except NotNow:
            return False
        return True

    async def code(self) -> str:
        """A one-time code that brings a further chat into this room."""
        return await make_code(self.team.store, self.name, self.person, self.team.moot.clock())

    async def name_approver(self, person: str) -> Receipt:
        """Let somebody else approve, stop and spend here; only the owner may."""
        check(person)
        event = e.ApproverNamed(self.person, person)
        return await self.team.moot.receive(self.name, event)

    def _keep(self, text: str) -> str:
        """Write a text that is too long for the log into a file, named after its content."""
        name = f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.txt"
        write(self.team.settings.texts / name, text)
        return name

    # --- performing ----------------------------------------------------------------------

    async def attend(self) -> bool:
        """Perform for this room if nobody else does; say whether we do."""
        self.team.thinking.look()
        if self._attended():
            return True
        async with self._shared._coming:  # one at a time: the locks are of the whole process
            if self._attended():
                return True
            if not self.role.become_guest(self.name):
                return False
            here = Here(self.team.moot, self.team.worker.perform, self.name)
            try:
                self.team.check_model()
                await here.start()
            except BaseException:
                self.role.release()
                raise
            self._shared._here = here
            await self.team.shelf.tidy(self.team.store.seqs([self.name]))
            return True

    def _attended(self) -> bool:
        return self.team.serving or self.here is not None

    async def leave(self) -> None:
        """Stop performing for this room, so that others can."""
        async with self._shared._coming:
            if self.here is not None:
                await self.here.stop()
                await self.team.shelf.write()  # as long as nobody else does
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

    def follow(self, after: int = 0) -> Entries:
        """Every entry of the room after a cursor, as it comes; never ends by itself."""
        return Entries(self.team.moot.news(self.name, after), self.view)

    async def news(self, after: int = 0) -> AsyncIterator[list[dict[str, Any]]]:
        """The same, with what was committed together in one list."""
        async for entries in self.team.moot.news(self.name, after):
            yield [self.view(entry) for entry in entries]

    def drafts(self) -> tuple[Draft, ...]:
        """What is being said at this moment."""
        return self.team.moot.drafts.of(self.name)

    def on_draft(self, told: Callable[[], None]) -> Callable[[], None]:
        """Be told when that changes; call the result to be told no more."""

        def changed(room: str) -> None:
            if room == self.name:
                told()

        return self.team.moot.drafts.on_change(changed)

    def thinking(self) -> tuple[str, ...]:
        """The bots that owe something at this moment, but for tasks."""
        return thinking(self.team.moot.room(self.name))

    def asked(self) -> dict[str, Any] | None:
        """The card in front of this person: what was asked last, else the oldest one."""
        room = self.team.moot.room(self.name)
        cards = [card for card in open_cards(room) if card.project in ("", room.floor)]
        confirms = [card for card in cards if card.kind is CardKind.CONFIRM]
        asked = confirms[-1:] or cards[:1]
        return card_shown(asked[0], self.lang) if asked else None

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
            return status_view(self.name, room, room.project(room.floor), self.lang)
        return status_view(self.name, room, self.project(project), self.lang)

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

    def progress(self) -> Progress | None:
        """How far the work of the project with the floor is, while it runs."""
        room = self.team.moot.room(self.name)
        project = room.project(room.floor)
        if project is None or project.phase is not Phase.EXECUTION:
            return None
        log = self.team.store.log(self.name, project.entry, 10_000, project.id, KINDS)
        return progress(project, log, self.team.moot.clock())

    def projects(self) -> list[dict[str, Any]]:
        """Every project of the room, with its status and whether it has the floor."""
        room = self.team.moot.room(self.name)
        return [
            status_view(self.name, room, self.project(id), self.lang)
            | {"kind": "project", "floor": id == room.floor}
            for id in self.team.store.project_ids(self.name)
        ]

    def mode(self) -> str:
        """The mode this room plays by."""
        return self.team.moot.room(self.name).mode or self.team.settings.mode

    def seats(self) -> tuple[str, ...]:
        """The bots that sit here."""
        moot = self.team.moot
        return tuple(seat.bot for seat in moot.rules(moot.glance(self.name).mode).team)

    @staticmethod
    def material(path: str) -> Path:
        """A file or folder to bring, as `say` takes it; raises NoMaterial."""
        return can_bring(Path(path).expanduser())

    def files(self, project: str = "") -> tuple[Path, list[tuple[str, int]]]:
        """The folder of a project, and every file in it with its size; links are none."""
        folder = self.folder(project)
        return folder, files_of(folder)

    def folder(self, project: str = "") -> Path:
        """Where the files of a project are."""
        return self.team.worker.project_folder(self.name, self.project(project))

    def phases(self, project: str = "") -> list[dict[str, Any]]:
        """Every phase a project was in, when it began and how many seconds it took."""
        id = self.project(project).id
        log = self.team.store.log(self.name, 0, 10_000, id, ("phase_changed", "project_closed"))
        ends = [entry.at for entry in log[1:]] + [self.team.moot.clock()]
        return [
            self.view(entry) | {"seconds": (end - entry.at) / 1000}
            for entry, end in zip(log, ends, strict=True)
            if entry.kind == "phase_changed"
        ]

    def threads(self) -> list[dict[str, Any]]:
        """The conversations between bots, out of the room."""
        found = self.team.store.threads(self.name)
        return [
            {
                "kind": "thread",
                "thread": id,
                "room": self.name,
                "context": context,
                "began_at": when(began),
                "last_at": when(last),
                "messages": count,
                "bots": who.split(","),
            }
            for id, context, began, last, count, who in found
        ]

    def thread(self, id: str) -> list[dict[str, Any]]:
        """What bots said to each other in one thread; raises UnknownThread."""
        found = self.team.store.thread(self.name, id)
        if not found:
            raise UnknownThread(id)
        names = ("id", "from", "to", "type", "text", "context", "at")
        rows = [dict(zip(names, row, strict=True)) for row in found]
        return [
            {"kind": "bot_message", "thread": id} | row | {"at": when(row["at"])} for row in rows
        ]

    async def shown(self, upto: int, after: int = 0) -> None:
        """Keep that this person was shown every entry after a cursor, up to another."""
        with suppress(StoreError):  # being shown something must not fail as it cannot be noted
            await note(self.team.moot, self.name, self.person, upto, after)

    async def saw(self, card: str) -> None:
        """Keep that this person was shown an open card, and what it is about."""
        if (found := find(self.team.moot.room(self.name), card)) is not None:
            await self.shown(found.entry, found.entry - 1)
