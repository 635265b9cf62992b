"""What the commands do, each in one function that returns the exit code."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from folkmoot.app import Room, Team
from folkmoot.cli import show
from folkmoot.conversation.card import NEEDS_TEXT
from folkmoot.errors import BadEdits, NotText, StoreError
from folkmoot.replay import replay as replay_room
from folkmoot.view import brief_view, entry_view, project_plan_view, status_view, when

OPEN_CARD = 10


def start(command: Callable[..., Awaitable[int]], /, **options: Any) -> int:
    """Run one command in a loop of its own."""

    async def running() -> int:
        async with Team() as team:
            for trouble in team.bots.troubles:
                show.warn(trouble)
            return await command(team, **options)

    try:
        return asyncio.run(running())
    except KeyboardInterrupt:
        return 130  # everything said is kept


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
        show.offline(here.lang)
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
    receipt = await here.answer(card, choose, text, _edits(edits))
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
        show.card(waiting, here.lang)  # what one came back for
    return code


def _edits(path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
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
    return await _left(room, printer.after, status)


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
            show.kept(view, lang)


async def _left(room: Room, seen: int, status: dict[str, Any]) -> int:
    """Note what the person was shown, and return the exit code."""
    with suppress(StoreError):  # being shown something must not fail because it cannot be noted
        await room.shown(seen)
    return OPEN_CARD if status["waiting"] or status["also"] else 0


# --- looking -----------------------------------------------------------------------------


async def status(team: Team, project: str, room: str, person: str, as_json: bool) -> int:
    here = team.known_room(room, person)
    seen = team.store.seq(room)
    view = here.status(project)
    if as_json:
        show.json_line(view)
        return await _left(here, seen, view)
    show.status(view, here.lang)
    waiting = view["waiting"]
    if waiting and waiting["kind"] == "approval":
        # What is not shown cannot be approved by a word.
        found = here.project(waiting["project"])
        show.brief({"brief": brief_view(found.brief) if found.brief else None}, here.lang)
        show.plan(project_plan_view(found), found.work, here.lang)
    if waiting:
        show.card(waiting, here.lang)
    return await _left(here, seen, view)


async def projects(team: Team, room: str, as_json: bool) -> int:
    here = team.known_room(room)
    state = team.moot.room(room)
    for id in team.store.project_ids(room):
        view = status_view(room, state, here.project(id)) | {"kind": "project"}
        view["floor"] = id == state.floor
        show.json_line(view) if as_json else show.project(view)
    return 0


async def log(team: Team, project: str, limit: int, room: str, as_json: bool) -> int:
    here = team.known_room(room)
    id = here.project(project).id if project else ""
    entries = here.entries(project=id)
    for view in entries[-limit:] if limit else entries:
        if as_json:
            show.json_line(view)
        else:
            show.entry(view, team.settings.home, here.lang, numbered=True)
    return 0


async def brief(team: Team, project: str, room: str, person: str, as_json: bool) -> int:
    here = team.known_room(room, person)
    found = here.project(project)
    view: dict[str, Any] = {"kind": "brief", "project": found.id, "brief": None}
    if found.brief is not None:
        view["brief"] = brief_view(found.brief)
    show.json_line(view) if as_json else show.brief(view, here.lang)
    await here.shown(team.store.seq(room))
    return 0


async def plan(team: Team, project: str, room: str, person: str, as_json: bool) -> int:
    here = team.known_room(room, person)
    found = here.project(project)
    view = project_plan_view(found)
    show.json_line(view) if as_json else show.plan(view, found.work, here.lang)
    await here.shown(team.store.seq(room))
    return 0


async def audit(team: Team, room: str, as_json: bool) -> int:
    team.known_room(room)
    for id, project, at, what, by, why, revision in team.store.audit(room):
        view = {
            "kind": "decided",
            "id": id,
            "room": room,
            "project": project,
            "at": when(at),
            "what": what,
            "by": by,
            "why": why,
            "revision": revision,
        }
        show.json_line(view) if as_json else show.decision(view)
    return 0


async def replay(team: Team, room: str, as_json: bool) -> int:
    team.known_room(room)
    found = replay_room(team.store, room)
    view = {"kind": "replay", "room": room, "entries": found.entries, "digest": found.digest}
    show.json_line(view) if as_json else show.replayed(view)
    return 0


# --- performing, chatting ----------------------------------------------------------------


async def worker(team: Team, until_idle: bool, as_json: bool) -> int:
    """Perform for every room until told to end, or until nothing is due."""
    await team.serve()
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


async def chat(team: Team, room: str, person: str) -> int:
    """A plain line chat: a message a line; an open card's option, by name, presses it.

    In a terminal one may speak while the team works; piped lines wait for it each time.
    """
    here = team.room(room, person)
    known = team.store.exists(room)
    show.opening(known, here.lang)
    if known:
        await status(team, "", room, person, as_json=False)
    live = sys.stdin is not None and sys.stdin.isatty()
    following: asyncio.Task[None] | None = None
    while line := await _line():
        if not line.strip():
            continue  # an empty line never chooses
        after = team.store.seq(room)
        with show.telling(here.lang):
            own = await _chatted(here, line.rstrip("\n"))
            if following is not None and not following.done():
                continue  # what happens is being printed already
            following = asyncio.create_task(_printed(here, after, own))
            await asyncio.wait([following], timeout=0.3 if live else None)
    if following is not None:
        await following
    show.goodbye()
    found = here.status() if team.store.exists(room) else {"waiting": None, "also": []}
    return OPEN_CARD if found["waiting"] or found["also"] else 0


async def _printed(room: Room, after: int, own: int) -> None:
    """Print what a message set in motion; then others may do the work while nobody types."""
    with show.telling(room.lang):
        await follow(room, after, None, as_json=False, own=own)
    await room.leave()


async def _line() -> str:
    show.prompt()
    if sys.stdin is None:
        return ""
    return await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


async def _chatted(room: Room, line: str) -> int:
    """Say a line, or press the button it names; return its entry."""
    known = room.team.store.exists(room.name)
    waiting = room.status()["waiting"] if known else None
    option = line.strip()
    if waiting is None or option not in waiting["options"]:
        return (await room.say(line)).entry
    words = ""
    if option in NEEDS_TEXT or option == "submit":
        show.ask_changes(room.lang)
        words = (await _line()).strip()
    return (await room.answer(waiting["id"], option, words)).entry
