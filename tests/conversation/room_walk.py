"""
Every move from every reachable small room; its projects only work, wait or are closed.

A project here is a build whose brief alone is approved: it works (writing), waits (approval),
works again (planning, where the walk leaves it) or is closed. BOUNDS says how many projects,
unsettled messages and confirm cards a room may have before the walk turns back.
"""

from __future__ import annotations

import gc
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.brief import Brief
from folkmoot.conversation.facts import Fact
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Heard, Room
from folkmoot.conversation.rules import Rules, Seat
from folkmoot.conversation.step import Step, owed, step
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import FolkmootError
from tests.conversation.rooms import cards, confirms, waiting

RULES = Rules(plan_approval=False, team=(Seat("leader"), Seat("coder")))
MOST_STATES = 20_000


@dataclass(frozen=True, slots=True)
class Bounds:
    projects: int
    messages: int
    confirms: int


BOUNDS = (Bounds(1, 2, 1), Bounds(1, 1, 2), Bounds(2, 1, 0))
SECOND = 1_000
ALL = 1_000_000

BUILD = Verdict(intent=Intent.BUILD, vague=False)
MEANINGS = (
    Verdict(),
    BUILD,
    replace(BUILD, reply="new"),
    replace(BUILD, reply="new", sure=False),
    Verdict(reply="question"),
    Verdict(reply="approve"),
    Verdict(reply="cancel"),
    Verdict(reply="cancel", sure=False),
    Verdict(reply="cancel", judge="model"),
    Verdict(reply="pause"),
    Verdict(reply="yes"),
    Verdict(reply="no"),
    Verdict(reply="other"),
)
AT_ONCE = (Verdict(reply="cancel"), Verdict(reply="pause"), Verdict(reply="question"))


@dataclass(frozen=True, slots=True, eq=False)
class Corner:
    """A room, and the way to it."""

    room: Room
    settled: frozenset[str] = frozenset()
    last: Corner | None = None
    event: e.Arrival | None = None

    def __str__(self) -> str:
        way = f"{self.last}\n" if self.last else ""
        return f"{way}  {self.event!r}"


@dataclass(frozen=True, slots=True, eq=False)
class RoomMove:
    before: Corner
    event: e.Arrival
    after: Corner
    step: Step

    @property
    def facts(self) -> tuple[Fact, ...]:
        return self.step.facts

    def __str__(self) -> str:
        return f"{self.after}\n{self.after.room}\n{self.facts}"


@dataclass(slots=True)
class RoomWalk:
    bounds: Bounds
    corners: list[Corner] = field(default_factory=list)
    moves: list[RoomMove] = field(default_factory=list)
    refused: list[tuple[Corner, e.Arrival, FolkmootError]] = field(default_factory=list)
    seconds: float = 0.0


@cache
def rooms_walked(bounds: Bounds) -> RoomWalk:
    """The walk, taken once for all promises."""
    began = time.perf_counter()
    gc.disable()
    try:
        found = _walk(bounds)
    finally:
        gc.freeze()
        gc.enable()
    found.seconds = time.perf_counter() - began
    return found


def _walk(bounds: Bounds) -> RoomWalk:
    found = RoomWalk(bounds)
    start = Corner(Room(rules=RULES, owner="ann"))
    seen, todo = {key(start.room)}, deque([start])
    while todo:
        corner = todo.popleft()
        found.corners.append(corner)
        for event in alphabet(corner.room):
            after = _try(found, corner, event)
            if after is None or not _small(after.room, bounds):
                continue
            mark = key(after.room)
            if mark not in seen:
                seen.add(mark)
                todo.append(after)
        assert len(seen) <= MOST_STATES, "the walk of the room does not end"
    return found


def _try(found: RoomWalk, corner: Corner, event: e.Arrival) -> Corner | None:
    at = corner.room.at + SECOND
    if isinstance(event, e.AlarmRang):
        at = max(at, owed(corner.room)[event.job].due)
    try:
        result = step(corner.room, event, at)
    except FolkmootError as error:
        found.refused.append((corner, event, error.with_traceback(None)))
        return None
    except Exception as error:
        raise AssertionError(f"{corner}\n  {event!r}: {error!r}") from error
    job = getattr(event, "job", "")
    settled = corner.settled | {job} if job else corner.settled
    after = Corner(result.room, settled, corner, event)
    found.moves.append(RoomMove(corner, event, after, result))
    return after


def _small(room: Room, bounds: Bounds) -> bool:
    return (
        len(waiting(room)) <= bounds.messages
        and len(room.projects) <= bounds.projects
        and len(confirms(room)) <= bounds.confirms
        and all(p.phase in ("writing", "approval", "closed") for p in room.projects)
    )


def alphabet(room: Room) -> Iterator[e.Arrival]:
    """Everything that could arrive in a room."""
    yield from _spoken(room)
    yield from _understood(room)
    yield from _done(room)
    yield from _pressed(room)
    for project in room.projects:
        for command in ("pause", "resume", "cancel", "reset", "switch"):
            yield e.Commanded("ann", command, project.id)
        yield e.Commanded("ann", "reset", project.id, yes=True)
        yield e.Commanded("bob", "cancel", project.id)
        yield e.Commanded("bob", "reset", project.id)
    yield e.Commanded("ann", "dance")
    yield e.Interrupted("ann", (("leader", "I think that"),))


def _spoken(room: Room) -> Iterator[e.Arrival]:
    yield e.PersonSpoke("ann", "words", ALL)
    yield e.PersonSpoke("bob", "words", 0)
    yield e.PersonSpoke("ann", "@leader words", ALL)
    for project in room.projects[:1]:
        yield e.PersonSpoke("ann", "words", ALL, project.id)
    yield e.PersonSpoke("ann", "words", ALL, "p99")


def _understood(room: Room) -> Iterator[e.Arrival]:
    if room.hearing is not None:
        for verdict in MEANINGS:
            yield e.Understood(room.hearing.entry, verdict)
        yield e.Understood(room.hearing.entry, Verdict(), "understand/0/first")
    for heard in room.inbox:
        for verdict in AT_ONCE:
            yield e.Understood(heard.entry, verdict)
    yield e.Understood(room.seq + 7, Verdict())


def _done(room: Room) -> Iterator[e.Arrival]:
    for name, effect in owed(room).items():
        match effect:
            case ef.Answer(entry=entry, bot=bot):
                yield e.Answered(name, entry, bot, "so")
                if not room.cards:
                    yield e.Answered(name, entry, bot, "so", "a shop")
                yield e.JobFailed(name, effect.project, bot, "away")
            case ef.Understand():
                yield e.JobFailed(name, effect.project, "judge", "away")
            case ef.WriteBrief():
                yield e.BriefWritten(name, effect.project, Brief("t", "g"))
            case ef.SetAlarm():
                yield e.AlarmRang(name, effect.project)
    yield e.Answered("answer/0/leader", 0, "leader", "so")
    yield e.BriefWritten("p9/brief/1.0", "p9", Brief("t", "g"))
    yield e.JobFailed("understand/0/first", "", "judge", "away")


def _pressed(room: Room) -> Iterator[e.Arrival]:
    for card in cards(room).values():
        for option in card.options:
            yield e.ButtonPressed("ann", card.id, option, "words")
        yield e.ButtonPressed("ann", card.id, "dance", "words")
        yield e.ButtonPressed("bob", card.id, card.options[0], "words")
        yield e.ButtonPressed("bob", card.id, card.options[-1], "words")
    closed = {f"c{n}" for n in range(1, room.last_card + 1)} - cards(room).keys()
    for id in sorted(closed)[-2:]:
        yield e.ButtonPressed("ann", id, "approve")
        yield e.ButtonPressed("ann", id, "yes")
    yield e.ButtonPressed("ann", "c0", "approve")
    yield e.ButtonPressed("ann", f"c{room.last_card + 1}", "yes")


def key(room: Room) -> tuple[object, ...]:
    """What makes two rooms different; ids, numbers and times are left out."""
    label = {project.id: n for n, project in enumerate(room.projects)}

    def message(heard: Heard | None) -> object:
        if heard is None:
            return None
        to = label.get(heard.project, -1)
        return heard.sender, heard.text, heard.seen > 0, to, heard.aside

    inbox = tuple(message(heard) for heard in room.inbox)
    projects = tuple(_project(project) for project in room.projects)
    asked = tuple((type(card.yes), type(card.no)) for card in room.cards)
    hearing = (message(room.hearing), room.answering)
    return inbox, hearing, projects, label.get(room.floor, -1), asked


def _project(project: Project) -> tuple[object, ...]:
    shown = tuple((c.kind, c.about, type(c.yes), type(c.no)) for c in project.cards)
    return project.phase, project.parked, bool(project.alarm), shown
