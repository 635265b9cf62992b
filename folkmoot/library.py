"""The library: what jobs and papers may read of a room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from folkmoot.conversation import events as e
from folkmoot.conversation.brief import Brief
from folkmoot.conversation.effects import Effect
from folkmoot.conversation.owed import owed
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.rules import Rules
from folkmoot.room import Moot
from folkmoot.team.mind import Message, Result
from folkmoot.work.papers import Entry

EARLIER = 3
"""Finished projects of a person that are remembered for the next."""

SPOKEN = 40
"""Messages of a debate that its next speaker knows."""

ASK_AND_WRITE = frozenset({Phase.ASKING, Phase.MERGING, Phase.ANSWERING, Phase.WRITING})
"""When bots look back; while they work, the brief says what counts."""


def _whole(text: str, event: Any) -> str:
    """What was said, with the options and risks that came with it."""
    rows = [text]
    for n, choice in enumerate(getattr(event, "choices", ()), 1):
        views = [f"for it: {one}" for one in choice.pros]
        views += [f"against: {one}" for one in choice.cons]
        rows.append(f"Option {n}: " + "; ".join([choice.title, choice.takes, *views]))
    rows += [f"Risk: {risk}" for risk in getattr(event, "risks", ())]
    return "\n".join(rows)


class Library:
    """What jobs may read of a room."""

    def __init__(self, moot: Moot, home: Path) -> None:
        self.moot = moot
        self.home = home

    def project(self, room: str, id: str) -> Project | None:
        return self.moot.room(room).project(id) or self.moot.store.project(room, id)

    def project_of(self, room: str, job: Effect) -> Project | None:
        """The project a job is for, which owes it: from memory where that is known there."""
        known = self.moot.committed(room)
        project = known.project(job.project) if known else None
        if known is not None and project is not None and job.name in owed(project, known.rules):
            return project
        return self.project(room, job.project)

    def message(self, room: str, entry: int, question: str = "") -> Message:
        """The words of an entry; of a submitted card, those for one question."""
        event = self.moot.spoken(room, entry)
        if isinstance(event, e.ButtonPressed | e.PersonSpoke):
            filled = dict(event.answers).get(question)
            if filled is not None or isinstance(event, e.ButtonPressed):
                return Message(entry, event.sender, event.text if filled is None else filled)
        if isinstance(event, e.PersonSpoke) and event.file:
            path = self.home / "texts" / event.file
            return Message(entry, event.sender, path.read_text(encoding="utf-8"))
        who = getattr(event, "sender", "") or getattr(event, "bot", "")
        return Message(entry, who, getattr(event, "text", ""))

    def room(self, room: str) -> Room:
        return self.moot.room(room)

    def every_project(self, room: str) -> tuple[Project, ...]:
        """All projects of a room, closed ones too."""
        ids = self.moot.store.project_ids(room)
        return tuple(found for id in ids if (found := self.project(room, id)) is not None)

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

    def rules(self, room: str) -> Rules:
        return self.moot.glance(room).rules

    def team(self, room: str) -> tuple[str, ...]:
        return tuple(seat.bot for seat in self.rules(room).team)

    def lent(self, room: str) -> tuple[str, ...]:
        return tuple(seat.bot for seat in self.rules(room).lent)

    def learnt(self, room: str, project: Project) -> tuple[str, ...]:
        """What bots of this project noted on the way."""
        found = (self.moot.spoken(room, entry) for entry in project.learnt)
        return tuple(note for event in found for note in getattr(event, "learnings", ()))

    def proofs(self, room: str, project: Project) -> tuple[e.Proof, ...]:
        """What was found of every task, for whoever reviews the whole."""
        finished = self.entries(room, project.id, "task_finished")
        return tuple(proof for one in finished for proof in getattr(one.event, "proofs", ()))

    def spoken(self, room: str, project: Project) -> tuple[Message, ...]:
        """What people and bots said in a debate, the latest."""
        found = self.entries(room, project.id, "person_spoke", "bot_spoke")[-SPOKEN:]
        said = [(self.message(room, entry.seq), entry.event) for entry in found]
        return tuple(replace(one, text=_whole(one.text, event)) for one, event in said)

    def offered(self, room: str, id: str) -> str:
        """What a project came to that another one grew out of."""
        offers = self.entries(room, id, "offer_made")
        last: Any = offers[-1].event if offers else None
        return _whole(last.text, last) if last is not None else ""

    def results(
        self, room: str, project: Project, before: int, wanted: Sequence[int]
    ) -> tuple[Result, ...]:
        """What the done tasks of earlier plans, and some others, left."""
        return tuple(
            Result(f"t{n}", task.title, task.bot, text, task.files)
            for n, task, text in self.moot.store.results(room, project.id, before, wanted)
        )

    def ended(self, room: str, entry: int) -> str:
        """Why an attempt did not stand: what the check, the proofs or the person said."""
        match self.moot.spoken(room, entry):
            case e.TaskFinished() as finished:
                lost = [one for one in finished.proofs if not one.found]
                said = [f"{one.evidence.value or one.evidence.kind}: {one.detail}" for one in lost]
                return "\n".join([finished.text, *said] if said else [finished.text])
            case e.JobFailed(why=why):
                return why
            case event:
                return str(getattr(event, "text", ""))

    def way(self, room: str, entry: int, way: int) -> str:
        """What was chosen when a team voted on how to go on."""
        vote = getattr(self.moot.spoken(room, entry), "vote", None)
        chosen = vote.ways[way - 1] if vote is not None and 0 < way <= len(vote.ways) else None
        return chosen.text if chosen else ""

    def earlier(self, room: str, project: Project) -> tuple[Brief, ...]:
        """Briefs of what the same person finished before, the latest first."""
        return self.finished(room, project) if project.phase in ASK_AND_WRITE else ()

    def finished(self, room: str, project: Project) -> tuple[Brief, ...]:
        """The same, whatever the project is doing."""
        found = self.moot.store.finished(project.opener, EARLIER)
        return tuple(one.brief for one in found if one.brief is not None)
