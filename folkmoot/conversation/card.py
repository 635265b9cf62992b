"""A card: what the person is asked, and which options they have. It stays until answered."""

from __future__ import annotations

from enum import StrEnum

from folkmoot.conversation.acts import Act
from folkmoot.conversation.events import Choice
from folkmoot.conversation.question import Question
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.words import Words


class CardKind(StrEnum):
    QUESTIONS = "questions"
    CHOICE = "choice"
    APPROVAL = "approval"
    VERIFY = "verify"
    ACTION = "action"
    READY = "ready"
    SATISFACTION = "satisfaction"
    CONFIRM = "confirm"
    BUDGET = "budget"


class About(StrEnum):
    """What a card is about, where its kind alone does not say."""

    PHASE = ""  # what the phase itself waits for
    STUCK = "stuck"  # a job failed for good
    BEFORE = "before"  # a task about to start
    AFTER = "after"  # a task just done
    FAILED = "failed"  # a task that failed for good
    ASKED = "asked"  # a decision or action of the plan
    QUESTION = "question"  # a task that cannot go on without an answer
    RESULT = "result"  # a task whose evidence is the person's word
    BARE = "bare"  # commands that would run without a sandbox
    FOLLOW_UPS = "follow_ups"
    ACT = "act"  # a confirm card: yes does what it holds


OPTIONS: dict[CardKind, tuple[str, ...]] = {
    CardKind.QUESTIONS: ("submit", "skip"),
    CardKind.CHOICE: (),  # the choices listed
    CardKind.APPROVAL: ("approve", "modify", "replan", "cancel"),
    CardKind.VERIFY: ("continue", "change", "stop"),
    CardKind.ACTION: ("done", "impossible"),
    CardKind.READY: ("start", "discuss"),
    CardKind.SATISFACTION: ("satisfied", "changes", "restart"),
    CardKind.CONFIRM: ("yes", "no"),
    CardKind.BUDGET: ("raise", "stop"),
}

NEEDS_TEXT = frozenset({"modify", "changes", "change"})
"""Options that mean nothing without words."""


@dataclass(frozen=True)
class Card:
    number: int  # c3; of an approval card, the revision
    kind: CardKind
    project: str
    entry: int  # where it was shown
    options: tuple[str, ...]
    words: Words
    about: About = About.PHASE
    task: int | None = None
    questions: tuple[Question, ...] = ()
    choices: tuple[Choice, ...] = ()
    recommended: int = 0
    yes: Act | None = None  # of a confirm card: what each button means
    no: Act | None = None

    @property
    def id(self) -> str:
        return f"c{self.number}"
