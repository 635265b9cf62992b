"""
What the shell completes: projects, cards and their options, rooms, threads, tokens, bots, models.

Only the store is read, and only while somebody presses Tab; whatever goes wrong there, nothing
is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer

Complete = Callable[[typer.Context, str], list[str]]


def _from_store(found: Callable[[Any, str], list[str]]) -> Complete:
    """Complete from what is stored for the room that is named so far."""

    def complete(context: typer.Context, incomplete: str) -> list[str]:
        try:
            from folkmoot.settings import read
            from folkmoot.store.sqlite import SqliteStore

            settings = read()
            if not settings.database.exists():
                return []
            store = SqliteStore(settings.database)
            try:
                words = found(store, str(context.params.get("room") or "home"))
            finally:
                store.close()
        except Exception:
            return []
        return [word for word in words if word.startswith(incomplete)]

    return complete


def _cards(store: Any, room: str) -> list[str]:
    from folkmoot.conversation.status import open_cards

    return [card.id for card in open_cards(store.load(room)[0])]


def _options(store: Any, room: str) -> list[str]:
    from folkmoot.conversation.status import open_cards

    cards = open_cards(store.load(room)[0])
    return [option for card in cards for option in card.options]


def _tokens(store: Any, room: str) -> list[str]:
    from folkmoot.tokens import tokens as every_token

    return [token.id for token in every_token(store) if token.revoked_at is None]


projects = _from_store(lambda store, room: list(store.project_ids(room)))
threads = _from_store(lambda store, room: [str(row[0]) for row in store.threads(room)])
rooms = _from_store(lambda store, room: list(store.rooms()))
cards = _from_store(_cards)
options = _from_store(_options)
tokens = _from_store(_tokens)


def bots(incomplete: str) -> list[str]:
    from folkmoot.settings import read
    from folkmoot.team.roster import bots as known

    try:
        return [name for name in known(read().bots).known if name.startswith(incomplete)]
    except Exception:
        return []


def models(context: typer.Context, incomplete: str) -> list[str]:
    """The models to begin with; who answers on this machine is not asked for a Tab."""
    from folkmoot.connected import OFFLINE
    from folkmoot.settings import KEYS

    words = [OFFLINE, *(model for _, model in KEYS.values())]
    return [word for word in words if word.startswith(incomplete)]
