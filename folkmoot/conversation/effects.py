"""
What the world owes a room, in the imperative. Jobs are done at least once and answer with
an event that names them; alarms ring when they are due.

`name` is the identity of what is owed within its room: a result is accepted only while
something of that name is owed (owed.py), so a late one can change nothing.
"""

from __future__ import annotations

from folkmoot.conversation.value import dataclass
from folkmoot.conversation.verdict import State
from folkmoot.conversation.words import Words


@dataclass(frozen=True)
class Understand:
    """Say what a message means, in the state it is taken up in."""

    entry: int
    text: str
    state: State
    asked: Words = Words()
    options: tuple[str, ...] = ()  # of the card asked last: a word that is one of them takes it
    project: str = ""
    sender: str = ""
    parked: bool = False  # the project waits to be taken up again
    urgent: bool = False  # it arrived while the room was busy: only a sure stop counts
    size: int = 0  # of the whole text, where this is only its beginning
    lang: str = ""  # that is spoken with the sender; empty: not known
    loose: bool = False  # it is no phrase, whatever it looks like
    due: int = 0

    @property
    def name(self) -> str:
        return f"understand/{self.entry}/{self.state}"


@dataclass(frozen=True)
class Answer:
    """Let a bot answer a message in passing."""

    entry: int
    bot: str
    project: str = ""
    about: str = ""  # it asks about the room itself: whoever knows the room can tell
    due: int = 0

    @property
    def name(self) -> str:
        return f"answer/{self.entry}/{self.bot}"


@dataclass(frozen=True)
class _PhaseJob:
    project: str
    turn: int  # counts the project's changes of phase
    tried: int = 0  # failures so far
    due: int = 0


@dataclass(frozen=True)
class AskBot(_PhaseJob):
    """Let one bot of the wave ask its question."""

    bot: str = ""

    @property
    def name(self) -> str:
        return f"{self.project}/ask/{self.turn}.{self.tried}/{self.bot}"


@dataclass(frozen=True)
class MergeRound(_PhaseJob):
    """Let the leader make one round of what the bots asked."""

    @property
    def name(self) -> str:
        return f"{self.project}/merge/{self.turn}.{self.tried}"


@dataclass(frozen=True)
class WriteBrief(_PhaseJob):
    @property
    def name(self) -> str:
        return f"{self.project}/brief/{self.turn}.{self.tried}"


@dataclass(frozen=True)
class DraftPlan(_PhaseJob):
    single: bool = False  # exactly one task

    @property
    def name(self) -> str:
        return f"{self.project}/plan/{self.turn}.{self.tried}"


@dataclass(frozen=True)
class MakeOffer(_PhaseJob):
    """Give advice, findings or options."""

    @property
    def name(self) -> str:
        return f"{self.project}/offer/{self.turn}.{self.tried}"


@dataclass(frozen=True)
class ChooseSpeaker(_PhaseJob):
    spoken: int = 0  # bot turns since the person spoke

    @property
    def name(self) -> str:
        return f"{self.project}/choose/{self.turn}.{self.tried}/{self.spoken}"


@dataclass(frozen=True)
class Speak(_PhaseJob):
    bot: str = ""
    spoken: int = 0

    @property
    def name(self) -> str:
        return f"{self.project}/speak/{self.turn}.{self.tried}/{self.spoken}"


@dataclass(frozen=True)
class WriteReview(_PhaseJob):
    @property
    def name(self) -> str:
        return f"{self.project}/review/{self.turn}.{self.tried}"


@dataclass(frozen=True)
class StartTask:
    project: str
    task: str
    attempt: int
    due: int = 0
    asked: int = 0  # how often this attempt waited: for an answer, for money, for a model

    @property
    def name(self) -> str:
        return f"{self.journal}.{self.asked}" if self.asked else self.journal

    @property
    def journal(self) -> str:
        """Under which its steps are kept: one journal for the whole attempt."""
        return f"{self.project}/do/{self.task}/{self.attempt}"


@dataclass(frozen=True)
class SetAlarm:
    """Ring when the person has been silent for too long."""

    project: str
    due: int

    @property
    def name(self) -> str:
        return f"{self.project}/alarm/{self.due}"


@dataclass(frozen=True)
class SetRetry:
    """Let a task rest before its next attempt, or before it goes on with this one."""

    project: str
    task: str
    attempt: int  # the one that comes next
    due: int
    asked: int = 0  # how often that attempt waited before

    @property
    def name(self) -> str:
        waited = f".{self.asked}" if self.asked else ""
        return f"{self.project}/retry/{self.task}/{self.attempt}{waited}"


Job = (
    Understand
    | Answer
    | AskBot
    | MergeRound
    | WriteBrief
    | DraftPlan
    | MakeOffer
    | ChooseSpeaker
    | Speak
    | WriteReview
    | StartTask
)
Alarm = SetAlarm | SetRetry  # rings by itself
Effect = Job | Alarm
