"""
Tokens: what a person enters with over the web and the API.

A token is said once, when it is made; the store knows only its hash. It opens every room, or
only those it names, until it is revoked. The commands are in cli/tokens.py.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from folkmoot.errors import BadName, UnknownToken
from folkmoot.said import shown
from folkmoot.store.sqlite import SqliteStore

PREFIX = "fm_"  # so that whoever finds one, or looks for leaked ones, knows what it is
SIZE = len(PREFIX) + 32
MINUTE = 60 * 1000
LONGEST_NAME = 200

ROW = "select n, person, rooms, made_at, used_at, revoked_at from tokens"
FIND = f"{ROW} where hash = ? and revoked_at is null"
MAKE = "insert into tokens (hash, person, rooms, made_at) values (?, ?, ?, ?)"
REVOKE = "update tokens set revoked_at = ? where n = ? and revoked_at is null"
USE = "update tokens set used_at = ? where n = ? and (used_at is null or used_at <= ?)"
# One statement, so that of two rooms that are added at once none is lost.
ADD_ROOM = """
update tokens set rooms = json_insert(rooms, '$[#]', ?)
where n = ? and rooms <> '[]' and not exists (select 1 from json_each(rooms) where value = ?)
"""


@dataclass(frozen=True, slots=True)
class Token:
    """What is known of a token: everything but the token itself. Times are milliseconds."""

    id: str  # k1, k2, …
    person: str
    rooms: tuple[str, ...]  # none: every room
    made_at: int
    used_at: int | None  # the last use, to the minute
    revoked_at: int | None

    def opens(self, room: str) -> bool:
        return self.revoked_at is None and (not self.rooms or room in self.rooms)


async def make_token(
    store: SqliteStore, person: str, rooms: Iterable[str], at: int
) -> tuple[Token, str]:
    """A new token, and the secret that nobody will see again. Raises BadName."""
    if not person.strip() or len(person) > LONGEST_NAME or shown(person) != person:
        raise BadName(shown(person)[:LONGEST_NAME])
    secret = PREFIX + secrets.token_urlsafe(24)
    names = json.dumps([*dict.fromkeys(rooms)])
    await store.write(MAKE, [(_hash(secret), person, names, at)])
    return _token(store.rows(f"{ROW} where hash = ?", (_hash(secret),))[0]), secret


def find_token(store: SqliteStore, secret: str) -> Token | None:
    """The token of a secret; None if it is unknown or revoked, by whichever process.

    The same work whatever is brought: one hash, one row of an index. No clock decides who enters.
    """
    found = store.rows(FIND, (_hash(secret),))
    return _token(found[0]) if found else None


def known_token(store: SqliteStore, id: str) -> Token | None:
    """A token by its id, revoked or not."""
    found = store.rows(f"{ROW} where n = ?", (_number(id),))
    return _token(found[0]) if found else None


def still_opens(store: SqliteStore, id: str, room: str) -> bool:
    """Whether who came in with a token may still be in a room; without one they may."""
    found = known_token(store, id) if id else None
    return not id or (found is not None and found.opens(room))


def tokens(store: SqliteStore) -> list[Token]:
    """Every token there ever was, the oldest first."""
    return [_token(row) for row in store.rows(f"{ROW} order by n")]


async def revoke(store: SqliteStore, id: str, at: int) -> Token:
    """From now on it opens nothing; revoking it again changes nothing. Raises UnknownToken."""
    n = _number(id)
    await store.write(REVOKE, [(at, n)])
    return _known(store, id)


async def add_room(store: SqliteStore, id: str, room: str) -> Token:
    """Its person joined a further room; one that opens every room stays so. Raises UnknownToken."""
    n = _number(id)
    await store.write(ADD_ROOM, [(room, n, room)])
    return _known(store, id)


async def used(store: SqliteStore, id: str, at: int) -> None:
    """Note a use; within a minute of the last one, nothing is written."""
    n = _number(id)
    if store.rows(
        "select 1 from tokens where n = ? and (used_at is null or used_at <= ?)", (n, at - MINUTE)
    ):
        await store.write(USE, [(at, n, at - MINUTE)])


def _known(store: SqliteStore, id: str) -> Token:
    found = known_token(store, id)
    if found is None:
        raise _unknown(id)
    return found


def _number(id: str) -> int:
    """7 of k7."""
    if not re.fullmatch(r"k[1-9][0-9]{0,15}", id):
        raise _unknown(id)
    return int(id[1:])


def _unknown(id: str) -> UnknownToken:
    """Only the beginning is told: it may be a secret that somebody took for an id."""
    return UnknownToken(shown(id)[:8])


def _token(row: tuple[Any, ...]) -> Token:
    n, person, rooms, *times = row
    return Token(f"k{n}", person, tuple(json.loads(rooms)), *times)


def _hash(secret: str) -> str:
    """Pasted with a space or a line end it is the same; what is too long is not read to its end."""
    plain = secret.strip()[: SIZE + 1]
    return hashlib.sha256(plain.encode("utf-8", "replace")).hexdigest()
