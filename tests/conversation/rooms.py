"""What holds in every room after every step, and a person who can speak in one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.card import About, Card, CardKind
from folkmoot.conversation.facts import CardClosed, CardOpened, Fact, TaskStarted
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.step import Step, owed, step
from folkmoot.conversation.verdict import Verdict
from tests.conversation.walk import Part, Place

BUSY = ("asking", "merging", "answering", "debating", "writing", "planning", "checking")
"""Phases in which a message waits until the bots are done."""


@dataclass(frozen=True, slots=True)
class Said:
    """A text and what it was taken for."""

    text: str
    verdict: Verdict
    by: str = "ann"
    seen: int = 1_000_000


def alone(part: Part, place: Place) -> Room:
    """A room with this one project, in which Ann is the owner."""
    room = Room(place.entry, place.at, "ann", rules=part.rules, floor=place.project.id)
    return replace(room, last_card=place.card, last_project=1, projects=(place.project,))


def speak(room: Room, said: Said) -> tuple[Step, Step]:
    """Say something and have it understood at once; return both steps.

    Words that take no choice of a decision are read a second time, and mean the same then.
    """
    heard = step(room, e.PersonSpoke(said.by, said.text, said.seen, known=True), room.at + 1)
    understood = e.Understood(room.seq + 1, said.verdict)
    meant = step(heard.room, understood, room.at + 1)
    if meant.room.hearing is not None and meant.room.hearing.plain and meant.understand:
        heard, meant = meant, step(meant.room, understood, room.at + 1)
    return heard, meant


def cards(room: Room) -> dict[str, Card]:
    found = (*room.cards, *(card for project in room.projects for card in project.cards))
    return {card.id: card for card in found}


def waiting(room: Room) -> list[int]:
    """Entries of the messages that are heard or wait to be."""
    return [heard.entry for heard in (room.hearing, *room.inbox) if heard is not None]


def sound(room: Room) -> None:
    """Assert what is true of every room."""
    names = owed(room)
    assert room.hearing is not None or not room.answering
    if room.inbox and room.hearing is None:
        head = room.inbox[0]
        project = room.project(head.project or room.floor)
        assert project is not None, "nobody takes up the next message"
        assert project.phase in BUSY, "nobody takes up the next message"
        assert not project.stuck
        assert not project.parked
    assert len(set(waiting(room))) == len(waiting(room))
    if room.hearing is not None:
        assert any(isinstance(one, ef.Understand | ef.Answer) for one in names.values())
    numbers = [card.number for card in cards(room).values()]
    assert len(cards(room)) == len(numbers) == len(set(numbers))
    assert all(number <= room.last_card for number in numbers)
    assert all(card.entry <= room.seq for card in cards(room).values())
    for card in room.cards:
        assert card.kind is CardKind.CONFIRM
    for project in room.projects:
        _sound(project, names)


def _sound(project: Project, names: dict[str, ef.Effect]) -> None:
    mine = [name for name in names if name.startswith(f"{project.id}/")]
    if not project.open:
        assert project.outcome, project
        assert not project.cards, project
        assert not mine, project
        return
    if project.parked:
        assert not mine, project
        return
    work = project.work
    busy = project.phase is Phase.EXECUTION and (work.running or work.resting)
    asked = bool(project.cards) or project.phase is Phase.LISTENING
    tried = project.absent and project.phase is not Phase.EXECUTION  # the model, by itself
    waits = asked and not busy and not tried and not project.paused
    alarms = [name for name in mine if "/alarm/" in name]
    assert len(alarms) == waits, project
    assert asked or project.paused or len(mine) > len(alarms), f"a dead end: {project}"
    if project.phase is Phase.EXECUTION:
        assert project.plan is not None
        running = {f"{project.id}/do/{project.plan.name(n)}" for n in bits(work.running)}
        assert {n.rpartition("/")[0] for n in mine if "/do/" in n} == running, project
        seen = 0
        for mask in _sets(project):
            assert not seen & mask, project
            seen |= mask


def _sets(project: Project) -> tuple[int, ...]:
    w = project.work
    return w.ready, w.running, w.resting, w.held, w.done, w.failed, w.skipped


def bits(mask: int) -> Iterator[int]:
    return (n for n in range(mask.bit_length()) if mask >> n & 1)


def told(before: Room, after: Step) -> None:
    """Assert that the facts say exactly what happened to the cards, at the right entries."""
    open_now = cards(before)
    place = before.seq + 1
    for fact in after.facts:
        place += 1
        if isinstance(fact, CardOpened):
            assert fact.card.entry == place, fact
            open_now[fact.card.id] = fact.card
        elif isinstance(fact, CardClosed):
            del open_now[fact.card]
    assert open_now == cards(after.room)
    assert after.room.seq == place
    assert after.room.at >= before.at


def nothing_started(facts: tuple[Fact, ...]) -> bool:
    return not any(isinstance(fact, TaskStarted) for fact in facts)


def confirms(room: Room) -> list[Card]:
    return [card for card in cards(room).values() if card.about is About.ACT]
