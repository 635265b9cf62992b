"""What the commands do that give out tokens, list them and take them back."""

from __future__ import annotations

from typing import Any

from folkmoot.app import HOME, Team
from folkmoot.cli import show
from folkmoot.texts import say
from folkmoot.tokens import Token, make_token
from folkmoot.tokens import revoke as revoke_token
from folkmoot.tokens import tokens as every_token
from folkmoot.view import when


async def new(team: Team, person: str, rooms: list[str], as_json: bool) -> int:
    person = team.room(HOME, person).person
    names = [team.known_room(room).name for room in rooms]
    token, secret = await make_token(team.store, person, names, team.moot.clock())
    if as_json:
        show.json_line({**_view(token), "token": secret})
    else:
        show.line(secret)
        show.line(say("token-new", _lang(team), token=token.id, person=_one_line(person)))
    return 0


async def listed(team: Team, as_json: bool) -> int:
    found, lang = every_token(team.store), _lang(team)
    for token in found:
        show.json_line(_view(token)) if as_json else show.line(_line(token, lang))
    if not found and not as_json:
        show.line(say("no-tokens", lang))
    return 0


async def revoke(team: Team, id: str, as_json: bool) -> int:
    token = await revoke_token(team.store, id, team.moot.clock())
    if as_json:
        show.json_line(_view(token))
    else:
        person = _one_line(token.person)
        show.line(say("token-revoked", _lang(team), token=token.id, person=person))
    return 0


def _view(token: Token) -> dict[str, Any]:
    """A token as programs read it."""
    return {
        "kind": "token",
        "id": token.id,
        "person": token.person,
        "rooms": list(token.rooms),
        "made_at": when(token.made_at),
        "used_at": None if token.used_at is None else when(token.used_at),
        "revoked_at": None if token.revoked_at is None else when(token.revoked_at),
    }


def _line(token: Token, lang: str) -> str:
    """A token as a person reads it."""
    rooms = ", ".join(token.rooms) or say("token-every-room", lang)
    parts = [rooms, say("token-made", lang, at=_minute(token.made_at))]
    if token.used_at is None:
        parts.append(say("token-unused", lang))
    else:
        parts.append(say("token-used", lang, at=_minute(token.used_at)))
    if token.revoked_at is not None:
        parts.append(say("token-ended", lang, at=_minute(token.revoked_at)))
    return f"{token.id:<4} {_one_line(token.person)}: {' · '.join(parts)}"


def _minute(at: int) -> str:
    return when(at)[:16].replace("T", " ")


def _one_line(name: str) -> str:
    """A name must not look like a line of ours."""
    return " ".join(name.split())


def _lang(team: Team) -> str:
    """The language of whoever sits at this terminal."""
    return team.room(team.usual_room()).lang
