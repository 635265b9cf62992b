"""
Facts: what the log records beside the arrivals, so that people and pages can follow.

They are consequences: a replay makes them again and compares. Nothing reads them back.
"""

from __future__ import annotations

from folkmoot.conversation.card import Card
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.words import Words


@dataclass(frozen=True)
class Said:
    """The room speaks."""

    words: Words
    project: str = ""
    bot: str = "leader"


@dataclass(frozen=True)
class FactLearnt:
    """Something the system knows of a person now: lang, welcomed, project."""

    person: str
    name: str
    value: str
    project: str = ""


@dataclass(frozen=True)
class ProjectOpened:
    project: str
    intent: str
    flow: str
    goal: str
    bots: tuple[str, ...]
    parent: str = ""


@dataclass(frozen=True)
class PhaseChanged:
    project: str
    phase: str
    round: int = 0
    iteration: int = 1
    bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class CardOpened:
    project: str
    card: Card


@dataclass(frozen=True)
class CardClosed:
    project: str
    card: str
    how: str  # the option pressed or meant, or "withdrawn"


@dataclass(frozen=True)
class Decided:
    """For the audit: who decided what, and why."""

    project: str
    what: str
    by: str
    why: str = ""
    revision: str = ""


@dataclass(frozen=True)
class TaskStarted:
    project: str
    task: str
    attempt: int
    bot: str
    title: str


@dataclass(frozen=True)
class ProjectHeld:
    """Work holds: running steps finish, nothing starts."""

    project: str
    by: str


@dataclass(frozen=True)
class ProjectContinued:
    project: str
    by: str


@dataclass(frozen=True)
class ProjectParked:
    project: str
    why: str  # pause, timeout


@dataclass(frozen=True)
class ProjectResumed:
    project: str
    by: str


@dataclass(frozen=True)
class ProjectRestored:
    """It stands again where it stood: a reading was taken back, or it was reopened."""

    project: str
    why: str  # taken back, reopened
    by: str


@dataclass(frozen=True)
class ProjectClosed:
    project: str
    outcome: str
    why: str


@dataclass(frozen=True)
class FloorTaken:
    project: str


@dataclass(frozen=True)
class Dropped:
    """A result that nobody waited for any more. It stands in the log instead of the result."""

    job: str
    what: str
    project: str = ""


Fact = (
    Said
    | FactLearnt
    | ProjectOpened
    | PhaseChanged
    | CardOpened
    | CardClosed
    | Decided
    | TaskStarted
    | ProjectHeld
    | ProjectContinued
    | ProjectParked
    | ProjectResumed
    | ProjectRestored
    | ProjectClosed
    | FloorTaken
    | Dropped
)
