"""
Joining: a one-time code brings a further chat into a room.

A code is said once, works once and for an hour; the store knows only its hash. Each chat of a
channel belongs to one room: joining another takes it there.
"""

from __future__ import annotations

import hashlib
import secrets

from folkmoot.errors import BadCode
from folkmoot.store.sqlite import SqliteStore

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is easily taken for another
SIZE = 8
HOUR = 60 * 60 * 1000


async def make_code(store: SqliteStore, room: str, person: str, at: int) -> str:
    """A new code for a room, as a person reads it out."""
    code = "".join(secrets.choice(LETTERS) for _ in range(SIZE))
    await store.write(
        "insert into codes (hash, room, made_by, ends_at) values (?, ?, ?, ?)",
        [(_hash(code), room, person, at + HOUR)],
    )
    return f"{code[:4]}-{code[4:]}"


async def use_code(store: SqliteStore, code: str, channel: str, chat: str, at: int) -> str:
    """The room a code leads to; from now on the chat belongs to it. Raises BadCode."""
    hashed, user = _hash(code), f"{channel}/{chat}/{secrets.token_hex(8)}"
    # Of two who bring the same code at once, the store lets one through.
    await store.write(
        "update codes set used_by = ? where hash = ? and used_by = '' and ends_at > ?",
        [(user, hashed, at)],
    )
    found = store.rows("select room from codes where hash = ? and used_by = ?", (hashed, user))
    if not found:
        raise BadCode(code.strip()[:40])
    room: str = found[0][0]
    await store.write(
        "insert into chats (channel, chat, room, joined_at) values (?, ?, ?, ?)"
        " on conflict do update set room = excluded.room, joined_at = excluded.joined_at",
        [(channel, chat, room, at)],
    )
    return room


def _hash(code: str) -> str:
    """However it is typed: small letters, spaces, without the dash."""
    plain = "".join(letter for letter in code.upper() if letter in LETTERS)
    return hashlib.sha256(plain.encode()).hexdigest()
