"""
Turns: what follows inside the machine, so that a cell of the table needs no guard.

A project that has heard all its bots derives `WaveReturned`; whether a brief, a plan or an
offer is due next depends on its course, and each is a turn of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from folkmoot.conversation.events import OfferMade, ReviewWritten
from folkmoot.conversation.question import Question
from folkmoot.conversation.value import dataclass

if TYPE_CHECKING:
    from folkmoot.conversation.project import Project


@dataclass(frozen=True)
class Opened:
    pass


@dataclass(frozen=True)
class QuestionsDue:
    pass


@dataclass(frozen=True)
class WaveReturned:
    pass


@dataclass(frozen=True)
class RoundReady:
    questions: tuple[Question, ...]


@dataclass(frozen=True)
class BriefDue:
    pass


@dataclass(frozen=True)
class PlanDue:
    pass


@dataclass(frozen=True)
class OfferDue:
    pass


@dataclass(frozen=True)
class OptionsShown:
    offer: OfferMade


@dataclass(frozen=True)
class OfferGiven:
    pass


@dataclass(frozen=True)
class DebateDue:
    pass


@dataclass(frozen=True)
class FloorGiven:
    """The bots of a debate wait for the person."""


@dataclass(frozen=True)
class AgreementReached:
    entry: int


@dataclass(frozen=True)
class ApprovalDue:
    pass


@dataclass(frozen=True)
class WorkDue:
    """An approval stands: of the revision shown, or of the one task that was asked for."""


@dataclass(frozen=True)
class PlanFinished:
    pass


@dataclass(frozen=True)
class ReviewShown:
    review: ReviewWritten


@dataclass(frozen=True)
class TakenBack:
    """A message was read wrongly: the project is as it was before."""

    was: Project
    by: str


Turn = (
    Opened
    | QuestionsDue
    | WaveReturned
    | RoundReady
    | BriefDue
    | PlanDue
    | OfferDue
    | OptionsShown
    | OfferGiven
    | DebateDue
    | FloorGiven
    | AgreementReached
    | ApprovalDue
    | WorkDue
    | PlanFinished
    | ReviewShown
    | TakenBack
)
