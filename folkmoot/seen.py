"""
What a person has seen of a room: a cursor, and their words approve nothing newer.

It never passes an open approval that was not shown to them: who looks at one project, or comes
back when much has been said, has not seen what another one asks for.
"""

from __future__ import annotations

from folkmoot.conversation.card import CardKind
from folkmoot.conversation.status import open_cards
from folkmoot.room import Moot


async def note(moot: Moot, room: str, person: str, upto: int, after: int) -> None:
    """Keep that a person was shown every entry after one cursor, up to another."""
    before = moot.store.seen(room, person)
    if before < after:
        asking = [card for card in open_cards(moot.room(room)) if card.kind is CardKind.APPROVAL]
        unseen = [card.entry for card in asking if before < card.entry <= after]
        upto = min([upto, *(entry - 1 for entry in unseen)])
    if before < upto:
        await moot.store.write(SEEN, [(room, person, upto)])


SEEN = (
    "insert into seen (room, person, seq) values (?, ?, ?)"
    " on conflict do update set seq = max(seq, excluded.seq)"
)
