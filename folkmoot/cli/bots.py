"""`folkmoot bots`: who may sit in a room. Reads files only; no data folder is made."""

from __future__ import annotations

from typing import Any

from folkmoot.cli import show
from folkmoot.errors import UnknownBot
from folkmoot.settings import read
from folkmoot.team.bot import Bot, Bots
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


def shown(name: str, as_json: bool) -> int:
    """One bot with all it is told."""
    known = _read()
    bot = known.known.get(name.strip().lstrip("@").lower())
    if bot is None:
        raise UnknownBot(name, ", ".join(known.known))
    _print(bot, as_json, whole=True)
    return 0


def _read() -> Bots:
    known = bots(read().bots)
    for trouble in known.troubles:
        show.warn(trouble)
    return known


def _print(bot: Bot, as_json: bool, whole: bool) -> None:
    view: dict[str, Any] = {"kind": "bot", **plain(bot)}
    show.json_line(view) if as_json else show.bot(view, whole)
