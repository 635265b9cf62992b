"""
The chat on a real terminal: what was said scrolls by above, what happens now is below it.

The live part is a few lines at the bottom: who is speaking or thinking, how far the work is,
the options of the open card, and the line one types in. It is drawn anew, never scrolled; the
terminal's own history keeps the rest.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from prompt_toolkit.application import Application, run_in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.data_structures import Size
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import FormattedText, StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import ConditionalContainer, Dimension, HSplit, Layout, Window
from prompt_toolkit.layout.controls import BufferControl, FormattedTextControl
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import print_formatted_text
from prompt_toolkit.styles import Style

from folkmoot.channels.terminal import desk as desks
from folkmoot.channels.terminal import paint
from folkmoot.channels.terminal.chat import AGAIN, Chat
from folkmoot.channels.terminal.complete import Words
from folkmoot.channels.terminal.paint import ASKS, DIM, STRONG, Line, Piece, line
from folkmoot.channels.terminal.wrap import wrapped
from folkmoot.progress import Progress
from folkmoot.texts import say
from folkmoot.visit import Room

STYLE = Style.from_dict(
    {
        "dim": "ansibrightblack",
        "strong": "bold",
        "good": "ansigreen",
        "bad": "ansired",
        "asks": "bold",
        "own": "ansibrightblack",
        "person": "bold",
        "path": "underline",
        "pointed": "bold reverse",
        **{f"bot.{colour}": f"ansi{colour} bold" for colour in paint.COLOURS},
    }
)
TICK = 0.5
"""Seconds between two looks at the clock while somebody is busy."""

SPINNER = "◐◓◑◒"
DRAFT = 8
"""Lines of something that is being said which are shown at the bottom."""

TASKS = 4
"""Running tasks that are named."""


class Screen:
    echoes = False
    faces = True

    def __init__(self, room: Room) -> None:
        self.chat = Chat(room, self)
        self.hint = ""
        self._entered: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._seen = ""  # the card that was there when the person began to type
        self._showing = asyncio.Lock()
        self._ticks = 0
        self.buffer = Buffer(
            completer=Words(self.chat),
            complete_while_typing=True,
            multiline=True,
            history=InMemoryHistory(self._said_before()),
            on_text_changed=lambda _: self._typed(),
        )
        # Without asking the terminal where the cursor is: not all answer, and over a slow line
        # the answer would be read as typing.
        output = Vt100_Output(sys.stdout, _size, os.environ.get("TERM"), enable_cpr=False)
        self.depth = ColorDepth.DEPTH_1_BIT if os.environ.get("NO_COLOR") else None
        self.app: Application[None] = Application(
            layout=self._layout(),
            key_bindings=self._keys(),
            style=STYLE,
            color_depth=self.depth,
            output=output,
            erase_when_done=True,
        )

    def _said_before(self) -> list[str]:
        """What this person said here lately: the arrow up brings it back."""
        store, room = self.chat.room.team.store, self.chat.room
        log = store.log(room.name, max(0, store.seq(room.name) - 1_000), kinds=("person_spoke",))
        spoken: list[Any] = [entry.event for entry in log]
        return [each.text for each in spoken if each.sender == room.person]

    async def run(self) -> int:
        """Chat until the person leaves; return the exit code."""
        told_no_more = self.chat.room.on_draft(self.changed)
        await self.chat.open()
        tasks = [
            asyncio.create_task(job) for job in (self._take(), self._tick(), self._until_left())
        ]
        for task in tasks:
            task.add_done_callback(self._failed)
        try:
            await self.app.run_async(handle_sigint=False)
        except EOFError:
            pass  # the terminal is gone; everything is kept
        finally:
            told_no_more()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.chat.close()
        self._print([line((DIM, say("chat-left", self.chat.lang)))])
        return self.chat.code()

    # --- showing -------------------------------------------------------------------------

    async def show(self, lines: Iterable[Line]) -> None:
        """Print above the live part."""
        found = [*lines]
        async with self._showing:
            if self.app.is_running:
                await run_in_terminal(lambda: self._print(found))
            else:
                self._print(found)

    def _print(self, lines: Iterable[Line]) -> None:
        pieces: list[Piece] = []
        for row in self._rows(lines):
            pieces += [*row, ("", "\n")]
        print_formatted_text(
            FormattedText(pieces),
            end="",
            style=STYLE,
            output=self.app.output,
            color_depth=self.depth,
        )

    def _rows(self, lines: Iterable[Line]) -> list[list[Piece]]:
        width = self.app.output.get_size().columns - 1
        return [row for each in lines for row in wrapped(each, width)]

    def changed(self) -> None:
        self.app.invalidate()

    # --- the live part -------------------------------------------------------------------

    def _layout(self) -> Layout:
        there = Condition(lambda: self.chat.desk is not None)
        typing = Window(
            BufferControl(self.buffer),
            height=Dimension(min=1, max=10),
            dont_extend_height=True,
            wrap_lines=True,
            get_line_prefix=lambda number, _: self._prompt(number),
        )
        parts = [
            _part(lambda: self._live()),
            ConditionalContainer(_part(lambda: self._options()), there),
            typing,
            _part(lambda: self._below()),
        ]
        return Layout(HSplit(parts), focused_element=typing)

    def _prompt(self, number: int) -> StyleAndTextTuples:
        if number:
            return [("", "  ")]
        desk = self.chat.desk
        if desk is not None and desk.wordless:
            return [(STRONG, f"{say('ask-changes', self.chat.lang)} ❯ ")]
        return [(STRONG, "❯ ")]

    def _live(self) -> list[Piece]:
        """Who speaks, who thinks, how far the work is."""
        chat, lang = self.chat, self.chat.lang
        rows: list[list[Piece]] = []
        drafts = chat.room.drafts()
        for draft in drafts:
            rows += self._rows(paint.said(draft.bot, draft.text, chat.faces))[-DRAFT:]
        speaking = {draft.bot for draft in drafts}
        busy = [bot for bot in chat.room.thinking() if bot not in speaking]
        if busy:
            names = ", ".join(chat.faces.name(bot)[1] for bot in busy)
            told = say("chat-thinking", lang, bots=names, count=len(busy))
            rows += self._rows([line((DIM, f"{self._spin()} {told}"), indent=2)])
        found = chat.room.progress()
        if found is not None:
            rows += self._rows(self._work(found))
        return _joined(rows)

    def _work(self, found: Progress) -> Iterable[Line]:
        """The tasks that run, then how many are done and left, and when it should be over."""
        lang, now = self.chat.lang, self.chat.room.team.moot.clock()
        for task in found.running[:TASKS]:
            name = self.chat.faces.name(task.bot)
            since = paint.lasted((now - task.since) / 1000)
            words = f"{self._spin()} {task.task} {task.title} "
            yield line((ASKS, words), name, (DIM, f" {since}"), indent=2)
        told = say(
            "chat-progress",
            lang,
            running=len(found.running),
            done=found.done,
            left=found.left - len(found.running),
        )
        width = 20
        filled = width * found.done // max(1, found.total)
        bar: Piece = (paint.GOOD, "━" * filled)
        rest: Piece = (DIM, "━" * (width - filled))
        until = ""
        if found.ends_at:
            at = datetime.fromtimestamp(found.ends_at / 1000).strftime("%H:%M:%S")
            until = f" · {say('chat-until', lang, time=at)}"
        yield line(bar, rest, f" {told}", (DIM, until), indent=2)

    def _options(self) -> list[Piece]:
        """The question that is answered, and what can be chosen."""
        desk = self.chat.desk
        if desk is None:
            return []
        lines = []
        if desk.asked is not None:
            count = f"{desk.question + 1}/{len(desk.card['questions'])} "
            asked = (ASKS, desk.asked["text"])
            lines.append(line((DIM, count), self.chat.faces.name(desk.asked["bot"]), ": ", asked))
        numbered = desk.card["kind"] != "questions" or desk.asked is not None
        for n, option in enumerate(desk.options):
            number = f"{n + 1} " if numbered else ""
            style = "class:pointed" if n == desk.at else ""
            lines.append(line("❯ " if n == desk.at else "  ", (style, f"{number}{option.label}")))
        return _joined(self._rows(lines))

    def _below(self) -> list[Piece]:
        """What may be typed next: completions, or a hint."""
        state = self.buffer.complete_state
        if state is not None and state.completions:
            pieces: list[Piece] = [("", "  ")]
            for n, found in enumerate(state.completions[:12]):
                pieces += [("class:pointed" if n == state.complete_index else DIM, found.text)]
                pieces += [("", "  ")]
            return _joined(self._rows([Line(tuple(pieces), 2)]))
        return _joined(self._rows([line((DIM, self.hint or say(self._help(), self.chat.lang)))]))

    def _help(self) -> str:
        desk = self.chat.desk
        if desk is None:
            return "chat-hint"
        if desk.wordless or desk.asked is not None:
            return "chat-hint-back"
        return "chat-hint-questions" if desk.card["kind"] == "questions" else "chat-hint-card"

    def _spin(self) -> str:
        return SPINNER[self._ticks % len(SPINNER)]

    async def _tick(self) -> None:
        """Let time pass on the screen while somebody is busy."""
        while True:
            await asyncio.sleep(TICK)
            self._ticks += 1
            if self.chat.room.busy():
                self.changed()

    # --- typing --------------------------------------------------------------------------

    def _typed(self) -> None:
        """Something was typed or taken away; the first letter is meant for what is shown now."""
        self.hint = ""
        if len(self.buffer.text) <= 1:
            self._seen = self.chat.on_desk()

    async def _take(self) -> None:
        while True:
            await self.chat.enter(*await self._entered.get())

    def _failed(self, task: asyncio.Task[None]) -> None:
        """A bug must not leave somebody before a screen that does nothing any more."""
        if not task.cancelled() and (error := task.exception()) and self.app.is_running:
            self.app.exit(exception=error)

    async def _until_left(self) -> None:
        await self.chat.left.wait()
        if self.app.is_running:
            self.app.exit()

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        self._sending(keys)
        self._choosing(keys)

        @keys.add("tab")
        def complete(event: KeyPressEvent) -> None:
            if self.buffer.complete_state:
                self.buffer.complete_next()
            else:
                self.buffer.start_completion(select_first=True)

        @keys.add("s-tab")
        def complete_back(event: KeyPressEvent) -> None:
            self.buffer.complete_previous()

        @keys.add("c-c")
        def interrupt(event: KeyPressEvent) -> None:
            event.app.create_background_task(self._interrupt())

        @keys.add("c-d")
        def leave(event: KeyPressEvent) -> None:
            if not self.buffer.text:
                self.chat.left.set()

        @keys.add("c-z")
        def suspend(event: KeyPressEvent) -> None:
            event.app.suspend_to_background()

        return keys

    def _sending(self, keys: KeyBindings) -> None:
        @keys.add("enter")
        @keys.add("c-j")  # Enter, where it was pressed before the screen was there
        def enter(event: KeyPressEvent) -> None:
            text = self.buffer.text
            seen = self._seen if text else self.chat.on_desk()  # the arrows point at what is there
            self.buffer.reset(append_to_history=bool(text.strip()))
            self._entered.put_nowait((text, seen))

        @keys.add("escape", "enter")
        def new_line(event: KeyPressEvent) -> None:
            self.buffer.insert_text("\n")

    def _choosing(self, keys: KeyBindings) -> None:
        """The arrows are the card's while nothing is typed."""
        empty = Condition(lambda: not self.buffer.text and self.chat.desk is not None)

        @keys.add("up", filter=empty)
        @keys.add("down", filter=empty)
        def move(event: KeyPressEvent) -> None:
            by = 1 if event.key_sequence[0].key == "down" else -1
            if self.chat.desk is not None:
                self.chat.desk = desks.moved(self.chat.desk, by)

        @keys.add("up", filter=~empty)
        def earlier(event: KeyPressEvent) -> None:
            self.buffer.auto_up()

        @keys.add("down", filter=~empty)
        def later(event: KeyPressEvent) -> None:
            self.buffer.auto_down()

        @keys.add("escape", eager=False)
        def back(event: KeyPressEvent) -> None:
            if self.chat.desk is not None:
                self.chat.desk = desks.left(self.chat.desk)

    async def _interrupt(self) -> None:
        """Ctrl-C: whoever speaks or works first; else what is typed; a second one leaves."""
        if not await self.chat.interrupt():
            self.buffer.reset()
        self.hint = say("chat-again", self.chat.lang)
        self.changed()
        await asyncio.sleep(AGAIN)  # then it is no longer true
        self.hint = ""
        self.changed()


def _size() -> Size:
    """How large the terminal is; one that does not say so counts as an ordinary one."""
    columns, rows = shutil.get_terminal_size()
    return Size(rows=rows or 24, columns=columns or 80)


def _part(text: Any) -> Window:
    return Window(FormattedTextControl(text), dont_extend_height=True, wrap_lines=False)


def _joined(rows: list[list[Piece]]) -> list[Piece]:
    """Rows as one text."""
    pieces: list[Piece] = []
    for n, row in enumerate(rows):
        pieces += [("", "\n")] if n else []
        pieces += row
    return pieces
