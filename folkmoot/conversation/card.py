"""A card: what the person is asked, and which options they have. It stays until answered."""

from __future__ import annotations

from enum import StrEnum

from folkmoot.conversation.acts import Act
from folkmoot.conversation.choice import Choice
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
    AWAY = "away"  # the model stays away, and is tried again
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

LABELS: dict[str, dict[str, str]] = {
    "confirm-new": {"yes": "option-new", "no": "option-part"},
    "confirm-refused": {"yes": "option-drop", "no": "option-keep"},
}
"""What stands on the buttons of a card, where it is not what their options are called."""

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
    skip: Act | None = None  # of one that has this button too

    @property
    def id(self) -> str:
        return f"c{self.number}"

    def held(self, option: str) -> Act | None:
        """What a button of a confirm card means; None: everything stays as it is."""
        return {"yes": self.yes, "no": self.no, "skip": self.skip}[option]

    def label(self, option: str) -> str:
        """The id of the text on a button."""
        return LABELS.get(self.words.id, {}).get(option, f"option-{option}")
