"""An arrival and what followed from it, as lines of the log."""

from __future__ import annotations

from folkmoot.conversation import events as e
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import Dropped, ProjectOpened
from folkmoot.conversation.pressing import find
from folkmoot.conversation.room import NEW, Room
from folkmoot.conversation.step import Step
from folkmoot.errors import NobodyWaits
from folkmoot.store.codec import kind_of
from folkmoot.store.rows import Entry

OF_THE_ROOM = (e.RulesSet, e.ApproverNamed, e.ChannelJoined)
"""These concern no project."""


def entries_of(before: Room, event: e.Arrival, taken: Step, key: str | None) -> list[Entry]:
    """The arrival and its facts as lines of the log."""
    at, seq = taken.room.at, before.seq + 1
    project = _project_of(before, event, taken.room)
    entries = [Entry(seq, kind_of(type(event)), project, at, event, key)]
    for n, fact in enumerate(taken.facts, seq + 1):
        entries.append(Entry(n, kind_of(type(fact)), fact.project, at, fact))
    return entries


def placed(entries: list[Entry], event: e.Arrival) -> list[Entry]:
    """A message that opened a project belongs to that project, not to who had the floor."""
    if not isinstance(event, e.PersonSpoke):
        return entries
    opened = next((n.project for n in entries if isinstance(n.event, ProjectOpened)), "")
    own = (e.PersonSpoke, e.Understood)
    if not opened:
        return entries
    return [n._replace(project=opened) if isinstance(n.event, own) else n for n in entries]


def _project_of(before: Room, event: e.Arrival, after: Room) -> str:
    """The project a line of the log belongs to."""
    if isinstance(event, e.ButtonPressed):
        card = find(before, event.card)
        return card.project if card else ""
    if isinstance(event, OF_THE_ROOM):
        return ""
    named: str = getattr(event, "project", "")
    return (named if named != NEW else "") or after.floor


def dropped(room: Room, event: e.Arrival, late: NobodyWaits, at: int) -> tuple[Room, list[Entry]]:
    """A late result changes nothing; that it came is in the log."""
    at = max(at, room.at)
    project = getattr(event, "project", "")
    fact = Dropped(str(late.values["job"]), kind_of(type(event)), project)
    seq = room.seq + 1
    return evolve(room, seq=seq, at=at), [Entry(seq, "dropped", project, at, fact)]


def own_entry(entries: list[Entry], event: e.Arrival) -> int:
    for entry in entries:
        if entry.event is event:
            return entry.seq
    return entries[0].seq
