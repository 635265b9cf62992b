"""
Every move from every reachable state of a project, part by part.

A part says where it is walked, by which rules and with which plans; `walk` tries the whole
alphabet (alphabet.py) in every state it finds. States are told apart by `key`: numbers that
only count (entries, cards, times, turns, attempts) are left out, so the walk ends by itself.
What a part leaves (another phase, a plan grown too long) is judged, but not walked on.
"""

from __future__ import annotations

import gc
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from folkmoot.conversation import acts as a
from folkmoot.conversation.advance import advance
from folkmoot.conversation.brief import Brief
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.effects import Effect, SetAlarm, SetRetry
from folkmoot.conversation.facts import CardOpened, Fact
from folkmoot.conversation.owed import owed
from folkmoot.conversation.phases import Phase, ProjectEvent
from folkmoot.conversation.plan import Plan, Task
from folkmoot.conversation.project import COURSES, Flow, Project
from folkmoot.conversation.rules import Rules, Seat
from folkmoot.conversation.scene import Moment
from folkmoot.conversation.steering import GO_ON
from folkmoot.conversation.turns import Opened
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import FolkmootError, NotNow

TEAM = (Seat("leader"), Seat("coder"))
SECOND = 1_000
MOST_STATES = 40_000
"""A walk that finds more has lost its bounds."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a project's life, and how it is walked."""

    name: str
    phases: frozenset[Phase]
    rules: Rules = Rules(team=TEAM)
    intent: Intent = Intent.BUILD
    debate: bool = False
    sure: bool = True
    vague: bool = False
    bots: tuple[str, ...] = ("leader", "coder")
    plans: tuple[tuple[Task, ...], ...] = ()
    price: int = 0
    """What each drafted plan should cost."""
    follow_ups: tuple[tuple[Task, ...], ...] = ()
    """What a finished task may propose."""
    heard: tuple[bool, ...] = (False,)
    cost: int = 0
    """What each task costs."""
    hands: tuple[str, ...] = ()
    """Besides ending, tasks may ask the person, miss a sandbox, send work back, lack money."""
    poor: bool = False
    """Jobs of the bots may lack the money for their next call."""
    away: bool = False
    """The model may stay away from any job."""
    grows: int = 0
    """How many follow-ups a plan may have before the walk stops there."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was shown when a person said yes."""

    revision: int
    brief: Brief | None
    plan: Plan | None


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A project, and as much of the way to it as the promises need."""

    project: Project
    owed: dict[str, Effect]
    at: int = SECOND
    entry: int = 1
    card: int = 0
    settled: frozenset[str] = frozenset()
    gone: tuple[Effect, ...] = ()
    """What was owed one move ago and is not any more."""
    agreed: Agreed | None = None
    last: Place | None = None
    event: ProjectEvent | None = None

    def __str__(self) -> str:
        way = f"{self.last}\n" if self.last else ""
        return f"{way}  {self.event!r} -> {self.project.phase}"


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    part: Part
    before: Place
    event: ProjectEvent
    moment: Moment
    after: Place
    facts: tuple[Fact, ...]
    grows: tuple[a.ProjectAsked, ...]

    def __str__(self) -> str:
        return f"{self.part.name}:\n{self.after}\n{self.after.project}\n{self.facts}"


@dataclass(frozen=True, slots=True, eq=False)
class Refusal:
    part: Part
    before: Place
    event: ProjectEvent
    error: Exception

    def __str__(self) -> str:
        return f"{self.part.name}:\n{self.before}\n  {self.event!r}: {self.error!r}"


@dataclass(slots=True)
class Walk:
    part: Part
    places: list[Place] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    not_now: int = 0
    """Acts that have no cell there: only counted, but for those that promises look at."""
    seconds: float = 0.0

    def __str__(self) -> str:
        tried = len(self.moves) + len(self.refusals) + self.not_now
        return (
            f"{self.part.name}: {len(self.places)} states, {len(self.moves)} moves "
            f"of {tried} tried, {self.seconds:.2f} s"
        )


PLAINLY_REFUSED = frozenset(a.Act.__subclasses__()) - {a.Cancelled, a.Approved}
"""Acts that may simply not be possible now."""

Alphabet = Callable[[Part, Place], Iterator[ProjectEvent]]


def opened(part: Part) -> Place:
    """A project just asked for, with its first turn taken."""
    flow = Flow.DEBATE if part.debate else COURSES[part.intent].flow
    project = Project(
        "p1",
        part.intent,
        flow,
        "a goal",
        "ann",
        entry=1,
        sure=part.sure,
        vague=part.vague,
        bots=part.bots,
        budget=part.rules.budget,
    )
    start = Place(project, {})
    moment = Moment(start.at, start.entry, start.card, part.rules)
    return _after(part, start, Opened(), moment)[0]


def walk(part: Part, alphabet: Alphabet) -> Walk:
    """Try everything in every state of the part; raise what no person could be told."""
    began = time.perf_counter()
    gc.disable()  # nothing here is garbage; looking for it takes half the time
    try:
        found = _walk(part, alphabet)
    finally:
        gc.freeze()
        gc.enable()
    found.seconds = time.perf_counter() - began
    return found


def _walk(part: Part, alphabet: Alphabet) -> Walk:
    found = Walk(part)
    start = _come_to(part, alphabet)
    seen, todo = {key(start.project, part.rules)}, deque([start])
    while todo:
        place = todo.popleft()
        found.places.append(place)
        for event in alphabet(part, place):
            for heard in part.heard:
                after = _try(found, place, event, heard)
                if after is None or not _stays(part, after.project):
                    continue
                mark = key(after.project, part.rules)
                if mark not in seen:
                    seen.add(mark)
                    todo.append(after)
        assert len(seen) <= MOST_STATES, f"{part.name} does not end"
    return found


def _come_to(part: Part, alphabet: Alphabet) -> Place:
    """The shortest way from the opening into the part."""
    first = opened(part)
    seen, todo = {key(first.project, part.rules)}, deque([first])
    while todo:
        place = todo.popleft()
        if place.project.phase in part.phases and place.project.open:
            return place
        for event in alphabet(part, place):
            after = _try(Walk(part), place, event, False)
            if after is not None and key(after.project, part.rules) not in seen:
                seen.add(key(after.project, part.rules))
                todo.append(after)
    raise AssertionError(f"nothing leads to {part.name}")


def _try(found: Walk, place: Place, event: ProjectEvent, heard: bool) -> Place | None:
    part = found.part
    at = max(place.at + SECOND, _due(place, event))
    moment = Moment(at, place.entry + 1, place.card, part.rules, heard)
    try:
        after, facts, grows = _after(part, place, event, moment)
    except FolkmootError as error:
        if type(error) is NotNow and type(event) in PLAINLY_REFUSED:
            found.not_now += 1
        else:
            found.refusals.append(Refusal(part, place, event, error.with_traceback(None)))
        return None
    except Exception as error:
        raise AssertionError(str(Refusal(part, place, event, error))) from error
    found.moves.append(Move(part, place, event, moment, after, facts, grows))
    return after


def _after(
    part: Part, place: Place, event: ProjectEvent, moment: Moment
) -> tuple[Place, tuple[Fact, ...], tuple[a.ProjectAsked, ...]]:
    result = advance(place.project, event, moment)
    now = owed(result.project, part.rules)
    job = getattr(event, "job", "")
    cards = sum(isinstance(fact, CardOpened) for fact in result.facts)
    after = Place(
        result.project,
        now,
        moment.at,
        moment.entry + len(result.facts),
        place.card + cards,
        place.settled | {job} if job else place.settled,
        tuple(effect for name, effect in place.owed.items() if name not in now),
        _agreed(place, event, result.project),
        place,
        event,
    )
    return after, result.facts, result.grows


def _agreed(place: Place, event: ProjectEvent, after: Project) -> Agreed | None:
    """What the person said yes to: the card that was open, or the one their own edit made."""
    project = place.project
    shown = [c.number for c in project.cards if c.kind is CardKind.APPROVAL and not c.about]
    if isinstance(event, a.Approved) and shown == [event.revision]:
        return Agreed(event.revision, project.brief, project.plan)
    if isinstance(event, a.Edited) and event.approve and event.plan:
        return Agreed(after.revision, after.brief, after.plan)
    return place.agreed


def _due(place: Place, event: ProjectEvent) -> int:
    effect = place.owed.get(getattr(event, "job", ""))
    return effect.due if isinstance(effect, SetAlarm | SetRetry) else 0


def _stays(part: Part, project: Project) -> bool:
    """Whether the walk goes on from here."""
    longest = max((len(plan) for plan in part.plans), default=0) + part.grows
    size = len(project.plan.tasks) if project.plan else 0
    waiting = len(project.work.waiting)
    raised = project.budget > 2 * part.rules.budget
    return project.phase in part.phases and size + waiting <= longest and not raised


def answers_a_task(move: Move) -> bool:
    """Whether a person answers what a task asked: on its card, in plain words, or by "go on"."""
    cards = move.before.project.cards
    asked = [card for card in cards if card.about is About.QUESTION]
    match move.event:
        case a.TaskAnswered(card=number):
            return any(card.number == number for card in asked)
        case a.InputGiven():
            return bool(asked)
        case a.Continued():
            first = next((card for card in cards if card.kind in GO_ON), None)
            return not move.before.project.paused and first in asked
    return False


def key(project: Project, rules: Rules) -> tuple[object, ...]:
    """What makes two states different; numbers that only count are left out."""
    p, w = project, project.work
    cards = tuple(
        (c.kind, c.about, c.task, c.options, len(c.questions), c.number == p.revision)
        for c in p.cards
    )
    failures = ((n, count - w.trail(n).again) for n, count in w.tries)
    tries = tuple(sorted((n, count % rules.attempts) for n, count in failures))
    trails = tuple((n, trail.loops, len(trail.asked), bool(trail.away)) for n, trail in w.trails)
    work = (w.ready, w.running, w.resting, w.held, w.done, w.failed, w.skipped, w.cleared)
    rests = tuple(sorted(n for n, _ in w.rests))
    talk = (p.round, min(p.iteration, 2), p.awaiting, p.away, bool(p.drafts), bool(p.asked))
    titles = tuple(task.title for task in p.plan.tasks) if p.plan else None
    waiting = tuple(task.title for task in w.waiting)
    agreed = (p.brief is not None, titles, bool(p.approved), w.approved, waiting)
    flags = (p.paused, p.parked, p.stuck, p.failures % 3, bool(p.alarm), p.outcome, p.speaker)
    return (
        p.phase,
        cards,
        work,
        tries,
        rests,
        talk,
        agreed,
        flags,
        trails,
        p.spoken,
        min(p.absent, 2),
        p.rules_only,
        p.bare,
        p.spent,
        p.budget,
    )
