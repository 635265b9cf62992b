"""
The chat line by line: for pipes, for terminals that cannot move, and for screen readers.

Nothing is drawn twice. In a terminal one may speak while the team works; piped lines wait for
it each time, so that a script meets the same room whatever its speed.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from signal import SIGINT

from folkmoot.channels.terminal.chat import Chat
from folkmoot.channels.terminal.desk import Desk
from folkmoot.channels.terminal.paint import Line, line
from folkmoot.texts import say
from folkmoot.visit import Room

READS = 0.5
"""Seconds in which nobody has read what just came."""

SETTLES = 0.3
"""Seconds that a prompt waits for what a line sets in motion."""


class Lines:
    echoes = True
    faces = False  # an emoji is only noise to whoever has it read out

    def __init__(self, room: Room) -> None:
        self.chat = Chat(room, self)
        self.live = sys.stdin is not None and sys.stdin.isatty()
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._shown: Desk | None = None
        self._came = 0.0  # when it came by itself, while a line was waited for
        self._idle = False  # a line is waited for
        self._prompted = False  # and the cursor stands behind the prompt

    async def run(self) -> int:
        """Chat until the input ends or the person leaves; return the exit code."""
        loop = asyncio.get_running_loop()
        await self.chat.open()
        if self.live:
            loop.add_signal_handler(SIGINT, lambda: asyncio.ensure_future(self._interrupt()))
        threading.Thread(target=self._read, args=(loop,), daemon=True).start()
        left = asyncio.create_task(self.chat.left.wait())
        while not self.chat.left.is_set():
            await self._ask()
            typed = asyncio.create_task(self._typed.get())
            self._idle = True
            await asyncio.wait([typed, left], return_when=asyncio.FIRST_COMPLETED)
            self._idle = self._prompted = False
            if not typed.done() or (text := typed.result()) is None:
                typed.cancel()
                break
            await self.chat.enter(text, self._seen())
            await self._settled()
        left.cancel()
        if not self.live and self.chat.room.team.store.exists(self.chat.room.name):
            await self._settled()
        await self.chat.close()
        return self.chat.code()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Lines of the input, as they come; a thread, since a read cannot be taken back."""
        with suppress(RuntimeError, ValueError, OSError):  # the chat may be over by now
            for text in sys.stdin or ():
                loop.call_soon_threadsafe(self._typed.put_nowait, text.rstrip("\n"))
            loop.call_soon_threadsafe(self._typed.put_nowait, None)

    async def _settled(self) -> None:
        """Wait for the team: in a terminal a moment, in a pipe until it is done."""
        if self.chat.room.team.store.exists(self.chat.room.name):
            await self.chat.room.settled(SETTLES if self.live else None)
            await self.chat.caught_up()

    async def show(self, lines: Iterable[Line]) -> None:
        if self._prompted:
            sys.stdout.write("\n")  # what comes is no part of what is being typed
            self._prompted = False
        for each in lines:
            sys.stdout.write(each.text + "\n")
        sys.stdout.flush()

    def changed(self) -> None:
        """Something came while a line is waited for: show what can be answered, ask again."""
        if self.live and self._idle and not self._prompted:
            self._came = time.monotonic()
            asyncio.ensure_future(self._ask())  # noqa: RUF006 - it writes, and is over

    def _seen(self) -> str:
        """The card a line is meant for; nobody reads and answers one that has just come."""
        if self._shown is None or time.monotonic() - self._came < READS:
            return ""
        return str(self._shown.card["id"])

    async def _ask(self) -> None:
        """What can be answered now, once; then the prompt."""
        desk = self.chat.desk
        if desk is not None and desk != self._shown:
            await self.show(_asked(desk))
        self._shown = desk
        if self.live and not self._prompted:
            sys.stdout.write("> ")
            sys.stdout.flush()
            self._prompted = True

    async def _interrupt(self) -> None:
        await self.chat.interrupt()
        await self.chat.tell(say("chat-again", self.chat.lang))


def _asked(desk: Desk) -> Iterable[Line]:
    """The desk in words: a question of its own, what is still wanted, the options by number."""
    if desk.wordless:
        yield line(say("ask-changes", desk.lang))
        return
    numbered = desk.card["kind"] != "questions" or desk.asked is not None
    if desk.asked is not None:
        yield line(f"{desk.asked['id']} {desk.asked['bot']}: {desk.asked['text']}")
    for n, option in enumerate(desk.options, 1):
        yield line(f"  {n}. {option.label}" if numbered else f"  – {option.label}")
