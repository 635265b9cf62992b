"""What the commands do that speak, steer and perform; each returns its exit code."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from folkmoot.app import Room, Team
from folkmoot.channels.terminal import paint
from folkmoot.cli import show
from folkmoot.errors import BadEdits, NotText
from folkmoot.memory import settle
from folkmoot.view import entry_view

OPEN_CARD = 10


def start(command: Callable[..., Awaitable[int]], /, **options: Any) -> int:
    """Run one command in a loop of its own."""

    async def running() -> int:
        async with Team() as team:
            for trouble in team.bots.troubles:
                show.warn(trouble)
            if "room" in options and options["room"] is None:
                options["room"] = team.usual_room(options.get("person", ""))
            return await command(team, **options)

    try:
        return asyncio.run(running())
    except KeyboardInterrupt:
        return 130  # everything said is kept
    finally:
        gc.freeze()  # the process ends: nobody needs to look through what is left


# --- speaking and steering ---------------------------------------------------------------


async def say(
    team: Team,
    text: str,
    room: str,
    project: str,
    wait: float | None,
    person: str,
    key: str,
    material: list[Path],
    as_json: bool,
) -> int:
    here = team.room(room, person)
    after = team.store.seq(room)
    new = not team.store.rooms()
    text = _stdin() if text == "-" else text
    receipt = await here.say(text, project=project, key=key or None, material=material)
    if new and not as_json:
        show.thinks(team.settings.model, here.lang)
    after = min(after, receipt.entry - 1) if receipt.known else after
    return await follow(here, after, wait, as_json, own=receipt.entry)


async def answer(
    team: Team,
    card: str,
    choose: str,
    text: str,
    edits: Path | None,
    room: str,
    wait: float | None,
    person: str,
    as_json: bool,
) -> int:
    here = team.known_room(room, person)
    after = team.store.seq(room)
    receipt = await here.answer(card, choose, text, read_file(edits) if edits else {})
    return await follow(here, after, wait, as_json, own=receipt.entry)


async def steer(
    team: Team,
    command: str,
    project: str,
    text: str,
    room: str,
    wait: float | None,
    person: str,
    as_json: bool,
    yes: bool = False,
) -> int:
    here = team.known_room(room, person)
    after = team.store.seq(room)
    receipt = await here.command(command, project, text, yes)
    code = await follow(here, after, wait, as_json, own=receipt.entry)
    waiting = here.status()["waiting"]
    if waiting and command in ("resume", "switch") and not as_json:
        show.lines(paint.card(waiting, here.lang))  # what one came back for
    return code


async def meant(
    team: Team,
    entry: int,
    label: str,
    room: str,
    wait: float | None,
    person: str,
    as_json: bool,
) -> int:
    here = team.known_room(room, person)
    after = team.store.seq(room)
    receipt = await here.meant(entry, label)
    return await follow(here, after, wait, as_json, own=receipt.entry)


def read_file(path: Path) -> dict[str, Any]:
    """Edits from a JSON file; - is standard input."""
    try:
        text = _stdin() if str(path) == "-" else path.read_text(encoding="utf-8")
        edits = json.loads(text)
    except (OSError, ValueError) as error:
        raise BadEdits(f"{path}: {error}") from None
    except RecursionError:
        raise BadEdits(f"{path}: it is nested too deeply") from None
    if not isinstance(edits, dict):
        raise BadEdits('they must be an object such as {"q1": "…"}')
    return edits


def _stdin() -> str:
    """Everything on standard input; nothing, where it is closed."""
    if sys.stdin is None:
        return ""
    try:
        return sys.stdin.read()
    except UnicodeDecodeError:
        raise NotText from None


async def follow(room: Room, after: int, wait: float | None, as_json: bool, own: int = 0) -> int:
    """Print what happens until nothing is due, then where things stand."""
    printer = Printer(room, after, as_json, own)
    settling = asyncio.create_task(room.settled(wait))
    while not settling.done():
        printer.print_new()
        await asyncio.wait([settling], timeout=0.03)
    printer.print_new()
    settling.result()
    status = room.status()
    show.json_line(status) if as_json else show.standing(status, printer.cards, room.lang)
    await room.shown(printer.after, after)
    if as_json and status["waiting"]:
        await room.saw(status["waiting"]["id"])
    return code(status)


class Printer:
    """Prints a room's entries from a cursor on; a person is not told what they just said."""

    def __init__(self, room: Room, after: int, as_json: bool = False, own: int = 0) -> None:
        self.room, self.after, self.as_json, self.own = room, after, as_json, own
        self.cards: set[str] = set()

    def print_new(self) -> None:
        while entries := self.room.team.store.log(self.room.name, self.after):
            lang = self.room.lang
            for entry in entries:
                self.after = entry.seq
                self._print(entry_view(self.room.name, entry, lang), lang)

    def _print(self, view: dict[str, Any], lang: str) -> None:
        if view["kind"] == "card_opened":
            self.cards.add(view["card"]["id"])
        if self.as_json:
            show.json_line(view)
        elif view["id"] != self.own:
            show.entry(view, self.room.team.settings.home, lang)
        elif view.get("file"):
            show.lines([paint.kept(view, lang)])


def code(status: dict[str, Any]) -> int:
    """The exit code: whether somebody is asked."""
    return OPEN_CARD if status["waiting"] or status["also"] else 0


# --- performing, chatting ----------------------------------------------------------------


async def worker(team: Team, until_idle: bool, as_json: bool) -> int:
    """Perform for every room until told to end, or until nothing is due."""
    await team.serve()
    settle()
    end = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, end.set)
    waiting: list[asyncio.Task[Any]] = [asyncio.create_task(end.wait())]
    if until_idle:
        waiting.append(asyncio.create_task(team.idle()))
    done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for task in done:
        task.result()
    if as_json:
        show.json_line({"kind": "worker", "rooms": len(team.store.rooms())})
    return 0


async def chat(team: Team, room: str, person: str, plain: bool) -> int:
    """The room in the terminal; line by line where there is none, or where it must not move."""
    here = team.room(room, person)
    reading = asyncio.create_task(team.warm())  # while the person reads
    try:
        return await _chat(here, plain)
    finally:
        await reading


async def _chat(here: Room, plain: bool) -> int:
    if plain or not _moves():
        from folkmoot.channels.terminal.lines import Lines

        return await Lines(here).run()
    from folkmoot.channels.terminal.screen import Screen

    return await Screen(here).run()


def _moves() -> bool:
    """Whether somebody sits at a terminal whose screen can be drawn on."""
    if os.environ.get("TERM", "dumb") == "dumb" or os.environ.get("FOLKMOOT_PLAIN"):
        return False
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
