"""`folkmoot bots`: who may sit in a room. Reads files only; no data folder is made."""

from __future__ import annotations

import asyncio
from typing import Any

from folkmoot.cli import show
from folkmoot.errors import UnknownBot, UnknownOption
from folkmoot.settings import JOBS, read
from folkmoot.team.bot import Bot, Bots
from folkmoot.team.mind import Told
from folkmoot.team.roster import PIPELINE, TEAM, bots
from folkmoot.view import plain


def listed(as_json: bool) -> int:
    """Every bot in one line, the team first."""
    known = _read()
    first = [name for name in (*TEAM, *PIPELINE) if name in known.known]
    own = [name for name in known.known if name not in first]
    for name in (*first, *own):
        _print(known.known[name], as_json, whole=False)
    return 0


def shown(name: str, prompt: str, room: str | None, as_json: bool) -> int:
    """One bot with all it is told; or what a model reads for one of its jobs."""
    known = _read()
    bot = known.known.get(name.strip().lstrip("@").lower())
    if bot is None:
        raise UnknownBot(name, ", ".join(known.known))
    if not prompt:
        _print(bot, as_json, whole=True)
        return 0
    if prompt not in JOBS:
        raise UnknownOption(prompt, JOBS)
    text = asyncio.run(_prompt(known, bot.name, prompt, room))
    view = {"kind": "prompt", "bot": bot.name, "job": prompt, "text": text}
    show.json_line(view) if as_json else show.line(text.rstrip())
    return 0


async def _prompt(known: Bots, bot: str, job: str, room: str | None) -> str:
    """Read the room, if there is one; nothing is asked, and nothing is made."""
    from folkmoot.team.minds.model import thinkers
    from folkmoot.team.minds.preview import preview

    settings = read()
    told = await _told(room) if settings.database.exists() else None
    return await preview(thinkers(settings.model, settings.models, known.known), bot, job, told)


async def _told(room: str | None) -> Told | None:
    from folkmoot.app import Team

    async with Team() as team:
        name = room or team.usual_room()
        if not team.store.exists(name):
            return None
        here = team.moot.room(name)
        project = here.project(here.floor)
        return await team.worker.fully(name, project) if project else None


def _read() -> Bots:
    known = bots(read().bots)
    for trouble in known.troubles:
        show.warn(trouble)
    return known


def _print(bot: Bot, as_json: bool, whole: bool) -> None:
    view: dict[str, Any] = {"kind": "bot", **plain(bot)}
    show.json_line(view) if as_json else show.bot(view, whole)
