"""The library: what jobs and papers may read of a room."""

from __future__ import annotations

from pathlib import Path

from folkmoot.conversation import events as e
from folkmoot.conversation.brief import Brief
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Project
from folkmoot.room import Moot
from folkmoot.team.mind import Message
from folkmoot.work.papers import Entry

EARLIER = 3
"""Finished projects of a person that are remembered for the next."""

ASK_AND_WRITE = frozenset({Phase.ASKING, Phase.MERGING, Phase.ANSWERING, Phase.WRITING})
"""When bots look back; while they work, the brief says what counts."""


class Library:
    """What jobs may read of a room."""

    def __init__(self, moot: Moot, home: Path) -> None:
        self.moot = moot
        self.home = home

    def project(self, room: str, id: str) -> Project | None:
        return self.moot.room(room).project(id) or self.moot.store.project(room, id)

    def message(self, room: str, entry: int, question: str = "") -> Message:
        """The words of an entry; of a submitted card, those for one question."""
        event = self.moot.spoken(room, entry)
        if isinstance(event, e.ButtonPressed):
            words = dict(event.answers).get(question, event.text)
            return Message(entry, event.sender, words)
        if isinstance(event, e.PersonSpoke) and event.file:
            path = self.home / "texts" / event.file
            return Message(entry, event.sender, path.read_text(encoding="utf-8"))
        who = getattr(event, "sender", "") or getattr(event, "bot", "")
        return Message(entry, who, getattr(event, "text", ""))

    def lang(self, room: str) -> str:
        return self.moot.glance(room).lang

    def projects(self, room: str) -> tuple[Project, ...]:
        return self.moot.room(room).projects

    def entries(self, room: str, id: str, *kinds: str) -> list[Entry]:
        """Every entry of these kinds that a project has."""
        found: list[Entry] = []
        after = 0
        while rows := self.moot.store.log(room, after, project=id, kinds=kinds):
            found += [Entry(row.seq, row.at, row.event) for row in rows]
            after = rows[-1].seq
        return found

    def team(self, room: str) -> tuple[str, ...]:
        return tuple(seat.bot for seat in self.moot.glance(room).rules.team)

    def earlier(self, room: str, project: Project) -> tuple[Brief, ...]:
        """Briefs of what the same person finished before, the latest first."""
        if project.phase not in ASK_AND_WRITE:
            return ()
        found = self.moot.store.finished(project.opener, EARLIER)
        return tuple(one.brief for one in found if one.brief is not None)
