"""
Replaying a room: the arrivals of its log, through the same pure step, from nothing.

The facts must come out as they were logged, and the room as it is stored, hash for hash.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Any

from folkmoot.conversation.facts import Dropped, Fact
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room, tidy
from folkmoot.conversation.step import step
from folkmoot.errors import StoreError
from folkmoot.store.codec import ARRIVALS, dump
from folkmoot.store.rows import STATES
from folkmoot.store.sqlite import SqliteStore


class Diverged(StoreError):
    """A replay came out differently from what is stored."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path=path, why=why)


@dataclass(frozen=True, slots=True)
class Replay:
    room: Room
    entries: int
    digest: str


def replay(store: SqliteStore, name: str) -> Replay:
    """Return the room as its log makes it; raises Diverged at the first difference."""
    room, after = Room(), 0
    expected: list[Fact] = []
    known: dict[str, Project] = {}  # closed ones too: an event may name one
    stored = store.load(name)[0]
    while after < stored.seq and (entries := store.log(name, after)):
        for entry in entries:
            if entry.seq > stored.seq:
                break  # somebody writes meanwhile; that is for the next replay
            after = entry.seq
            if isinstance(entry.event, Dropped):
                room = replace(room, seq=entry.seq, at=entry.at)
            elif entry.kind in ARRIVALS:
                if expected:
                    raise Diverged(str(store.path), f"entry {entry.seq}: {expected[0]} is missing")
                taken = step(_named(known, room, entry.event), entry.event, entry.at)
                room, expected = taken.room, list(taken.facts)
                known |= {project.id: project for project in (*room.projects, *taken.left)}
            elif not expected or expected.pop(0) != entry.event:
                raise Diverged(str(store.path), f"entry {entry.seq} ({entry.kind}) differs")
    found, made = digest(stored), digest(room)
    if found != made:
        raise Diverged(str(store.path), f"the stored state is {found}, the replay {made}")
    return Replay(room, after, made)


def _named(known: dict[str, Project], room: Room, event: object) -> Room:
    """Bring in a closed project that an event names, as receive does."""
    project = known.get(getattr(event, "project", ""))
    if project is None or room.project(project.id) is not None:
        return room
    return replace(room, projects=(*room.projects, project))


def digest(room: Room) -> str:
    """A hash of everything a room is."""
    room = tidy(room)
    parts = [dump(replace(room, projects=()))]
    for project in sorted(room.projects, key=lambda project: project.id):
        parts += _project(project)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def _project(project: Project) -> list[str]:
    """The project with its bit sets in hexadecimal: no number is too long for that."""
    work = project.work
    none: dict[str, Any] = dict.fromkeys(STATES, 0)
    bits = [f"{name} {getattr(work, name):x}" for name in STATES]
    return [dump(replace(project, work=replace(work, **none))), *bits]
