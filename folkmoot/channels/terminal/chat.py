"""
A chat: one person in one room, whichever way it is shown (screen.py, lines.py).

It follows the log from where the person stopped, keeps the open card on the desk, and takes
what is entered: a slash command, an answer to the card, or something said in the room.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from folkmoot.channels.terminal import desk as desks
from folkmoot.channels.terminal import paint
from folkmoot.channels.terminal.desk import Desk, Press, Say
from folkmoot.channels.terminal.paint import Faces, Line, line
from folkmoot.errors import FolkmootError, NoMaterial, StoreError
from folkmoot.texts import explain, say
from folkmoot.visit import Room

RECENT = 60
"""Entries of a known room that are shown again when somebody comes back."""

AGAIN = 2.0
"""Seconds within which a second Ctrl-C leaves."""

LATER = 1.0
"""Seconds until a store that could not be read is looked at again."""

KEEP = 0.5
"""Seconds between two looks at who performs for this room."""


class Front(Protocol):
    """One way to show a chat."""

    echoes: bool  # what one typed is on the screen already
    faces: bool  # bots are shown with their emoji

    async def show(self, lines: Iterable[Line]) -> None: ...
    def changed(self) -> None: ...


class Chat:
    def __init__(self, room: Room, front: Front) -> None:
        self.room = room
        self.front = front
        self.desk: Desk | None = None
        self.material: list[Path] = []  # to be brought with the next message
        self.left = asyncio.Event()
        self._after = 0  # the last entry that was printed
        self._laid = 0  # the last entry after which the desk was laid
        self._own: set[int] = set()
        self._interrupted = 0.0
        self._printed = asyncio.Event()
        self._speaking = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def lang(self) -> str:
        return self.room.lang

    @property
    def faces(self) -> Faces:
        known = self.room.team.bots.known if self.front.faces else {}
        # Who sits here comes first, so that their colours differ.
        names = [*(bot for bot in self.room.seats() if bot in known), *known]
        return Faces({name: known[name].emoji for name in names}, self.room.person)

    # --- coming, going -------------------------------------------------------------------

    async def open(self) -> None:
        """Greet, or show a known room and where it stands; then follow it."""
        store, name = self.room.team.store, self.room.name
        last = store.seq(name)
        self._after = max(0, last - RECENT)
        if not last:
            model = self.room.team.settings.model
            await self.tell(paint.who_thinks(model, self.lang), say("chat-first", self.lang))
        else:
            await self._print(self.room.entries(self._after))
            await self.front.show([line(), paint.standing(self.room.status(), self.lang)])
        self._look()
        self._tasks = [asyncio.create_task(self._follow()), asyncio.create_task(self._keep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def go(self, room: Room) -> None:
        """Leave this room for another one."""
        await self.close()
        await self.room.leave()
        self.room, self.desk, self._own = room, None, set()
        await self.open()

    def code(self) -> int:
        """The exit code: whether somebody is still asked."""
        if not self.room.team.store.exists(self.room.name):
            return 0
        status = self.room.status()
        return 10 if status["waiting"] or status["also"] else 0

    async def _keep(self) -> None:
        """Perform for this room while nobody else does; make room for a server that comes."""
        while True:
            with suppress(StoreError):
                if self.room.here is None:
                    await self.room.attend()
                elif self.room.role.wanted() and not self.room.busy():
                    await self.room.leave()
            await asyncio.sleep(KEEP)

    # --- what happens --------------------------------------------------------------------

    async def _follow(self) -> None:
        """Show what happens; where the store cannot be read, say so and look again."""
        while True:
            try:
                async for entries in self.room.news(self._after):
                    await self._happened(entries)
            except StoreError as error:
                await self._trouble(error)
                await asyncio.sleep(LATER)

    async def _happened(self, entries: list[dict[str, Any]]) -> None:
        async with self._speaking:  # whose entry it is, is known when it is stored
            pass
        await self._print(entries)
        self._look()
        self._printed.set()
        self.front.changed()

    async def caught_up(self) -> None:
        """Wait until everything that is in the log has been shown, and is on the desk."""
        while self._laid < self.room.team.store.seq(self.room.name):
            self._printed.clear()
            await self._printed.wait()

    async def _print(self, entries: list[dict[str, Any]]) -> None:
        """Show entries, and note that this person has seen them."""
        lang, faces, home = self.lang, self.faces, self.room.team.settings.home
        after, lines = self._after, list[Line]()
        for entry in entries:
            self._after = entry["id"]
            shown = self.front.echoes or entry["kind"] == "commanded"  # as it was typed
            if not (shown and entry["id"] in self._own):
                lines += paint.entry(entry, home, lang, faces)
        if lines:
            await self.front.show(lines)
        await self.room.shown(self._after, after)

    def _look(self) -> None:
        """Put on the desk what waits for an answer; an answer that is under way stays."""
        self._laid = self._after
        card = self.room.asked()
        if card is None:
            self.desk = None
        elif self.on_desk() != card["id"] or (self.desk and self.desk.lang != self.lang):
            self.desk = Desk(card, self.lang)

    # --- what is entered -----------------------------------------------------------------

    async def enter(self, text: str, seen: str = "") -> None:
        """Take a line: a command, an answer, or something to say. Errors are said, not raised.

        `seen` is the card the person had before them when they began to type: a button that
        another card has brought in its place meanwhile is not pressed.
        """
        from folkmoot.channels.terminal import slash

        try:
            if text.lstrip().startswith("/"):
                if not self.front.echoes:
                    await self.front.show(paint.said(self.room.person, text.strip(), self.faces))
                await slash.run(self, text.strip())
            else:
                meant = desks.entered(self.desk, text) if self.desk else Say(text)
                if isinstance(meant, Say) or self.on_desk() == seen:
                    await self._take(meant)
                else:
                    await self.tell(say("chat-changed", self.lang))
        except FolkmootError as error:
            await self._trouble(error)
        self.front.changed()

    def on_desk(self) -> str:
        """The card that waits for an answer."""
        return str(self.desk.card["id"]) if self.desk else ""

    async def _trouble(self, error: FolkmootError) -> None:
        await self.front.show([line((paint.BAD, explain(error, self.lang)))])

    async def _take(self, meant: Desk | Press | Say) -> None:
        match meant:
            case Desk():
                self.desk = meant
            case Press(card=card, option=option, text=text, answers=answers):
                edits: dict[str, Any] = dict(answers)
                async with self._speaking:
                    self._own.add((await self.room.answer(card, option, text, edits)).entry)
            case Say(text=text) if text.strip():
                await self.say(text)

    async def say(self, text: str, project: str = "") -> None:
        """Say something in the room, with whatever is to be brought."""
        async with self._speaking:
            try:
                receipt = await self.room.say(text, project=project, material=self.material)
            except NoMaterial:
                self.material = []  # gone since: it must not keep the next message back too
                raise
            self.material = []
            self._own.add(receipt.entry)

    async def command(self, name: str, project: str = "", text: str = "") -> None:
        """Steer a project, or the room."""
        async with self._speaking:
            self._own.add((await self.room.command(name, project, text)).entry)

    async def meant(self, entry: int, label: str) -> None:
        """Say what a message meant: the one of this number, else the last one."""
        async with self._speaking:
            self._own.add((await self.room.meant(entry, label)).entry)

    def bring(self, path: str) -> None:
        """Bring a file or folder with the next message."""
        self.material.append(self.room.material(path))

    async def tell(self, *texts: str) -> None:
        """Tell the person something that is not part of the room."""
        await self.front.show([line((paint.DIM, text)) for text in texts])

    # --- Ctrl-C --------------------------------------------------------------------------

    async def interrupt(self) -> bool:
        """Ctrl-C: take the floor or hold the work; False where there is nothing to interrupt.

        A second one soon after leaves.
        """
        before, self._interrupted = self._interrupted, time.monotonic()
        if self._interrupted - before < AGAIN:
            self.left.set()
            return True
        try:
            return await self.room.hold()
        except FolkmootError as error:
            await self._trouble(error)
            return True
