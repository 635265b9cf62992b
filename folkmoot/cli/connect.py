"""What `folkmoot model` does: list, use, test, forget. A key is read here, and never printed."""

from __future__ import annotations

import os
import signal
import sys
from getpass import getpass
from typing import Any

from folkmoot import connected
from folkmoot.app import Team
from folkmoot.channels.terminal import thinks
from folkmoot.cli import show
from folkmoot.errors import NotText
from folkmoot.settings import home_of
from folkmoot.team.minds.choosing import KeyInCommand, NeedsKey
from folkmoot.texts import say

STDIN = "-"
LONGEST = 10_000


async def listed(team: Team, as_json: bool) -> int:
    """Who thinks now, and who else could."""
    view = team.thinking.view() | await team.thinking.found()
    if as_json:
        show.json_line(view)
    else:
        show.lines(thinks.listed(view, _lang(team)))
        show.lines([thinks.how("model-how", view, _lang(team))])
    return 0


async def use(team: Team, name: str, url: str, key: str, as_json: bool) -> int:
    """Choose; where somebody sits here, ask for a missing key, and try the model at once."""
    if key not in ("", STDIN):
        raise KeyInCommand
    given = _key(team, name) if key == STDIN else ""
    try:
        view = await team.thinking.use(name, url, given)
    except NeedsKey as needs:
        if not _somebody():
            raise
        given = _key(team, str(needs.values["provider"]))
        view = await team.thinking.use(name, url, given)
    if as_json:
        show.json_line(view)
        return 0
    show.lines(thinks.used(view, _lang(team)))
    if _somebody() and view["by"] == "chosen" and view["model"] != connected.OFFLINE:
        show.line(say("model-asking", _lang(team), model=view["model"]))
        await _tried(team, as_json=False)
    return 0


async def test(team: Team, as_json: bool) -> int:
    """One small question; 0 where the answer can be used."""
    return 0 if await _tried(team, as_json) else 1


async def _tried(team: Team, as_json: bool) -> bool:
    view = await team.thinking.tried(_lang(team))
    show.json_line(view) if as_json else show.line(view["text"])
    return bool(view["state"] == "works")


def forgotten() -> bool:
    """Remove the choice before anything reads it: it may be what keeps others from starting."""
    return connected.forget(home_of(os.environ))


async def tell_forgotten(team: Team, gone: bool, as_json: bool) -> int:
    view: dict[str, Any] = team.thinking.view() | {"forgotten": gone}
    show.json_line(view) if as_json else show.lines(thinks.forgotten(view, _lang(team)))
    return 0


def _key(team: Team, provider: str) -> str:
    """A key, typed without being shown, or from a pipe."""
    if _somebody():
        return _typed(say("model-key-prompt", _lang(team), provider=provider.partition(":")[0]))
    try:
        return sys.stdin.read(LONGEST).strip() if sys.stdin is not None else ""
    except UnicodeDecodeError:
        raise NotText from None


def _typed(asked: str) -> str:
    """What is typed without being shown; Ctrl-C ends the program, Ctrl-D gives nothing."""
    # The loop would note a Ctrl-C and wait with us for the line; here it has to reach the person.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return getpass(f"{asked} ")
    except EOFError:
        return ""
    finally:
        signal.signal(signal.SIGINT, before)


def _somebody() -> bool:
    """Whether a person sits at this terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def _lang(team: Team) -> str:
    return team.room(team.usual_room()).lang
