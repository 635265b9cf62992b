"""
Everything that arrives from outside, in the past tense: people, judges, jobs, clocks.

Each is logged by `receive`; replaying them makes everything else again: acts (acts.py: what
words and buttons mean), turns (turns.py: what follows inside) and facts (what people see of it).
"""

from __future__ import annotations

from folkmoot.conversation.brief import Brief, BriefEdits
from folkmoot.conversation.check import Point as Point
from folkmoot.conversation.choice import Choice as Choice
from folkmoot.conversation.plan import Evidence, Task
from folkmoot.conversation.proof import Proof as Proof
from folkmoot.conversation.question import Question
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.thought import Thought
from folkmoot.conversation.use import Use as Use
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.verdict import Verdict
from folkmoot.conversation.vote import Vote

# --- people ------------------------------------------------------------------------------

LOOK_UP = -1  # in place of what a person has seen: whoever keeps that is to look it up


@dataclass(frozen=True)
class PersonSpoke:
    sender: str
    text: str
    seen: int = 0  # the last entry this person was shown; a text approves nothing newer
    project: str = ""  # spoken to one project instead of the one that has the floor; `new`: to none
    file: str = ""  # where the whole text is, if it was too long for the log
    size: int = 0  # of the whole text then, in characters
    material: tuple[str, ...] = ()  # files and folders they bring
    known: bool = False  # they were welcomed before, in this room or another
    lang: str = ""  # the language they were known to speak then
    answers: tuple[tuple[str, str], ...] = ()  # what they had filled in by then: question, answer


@dataclass(frozen=True)
class ButtonPressed:
    sender: str
    card: str
    option: str
    text: str = ""
    answers: tuple[tuple[str, str], ...] = ()  # question id, answer
    brief: BriefEdits | None = None
    plan: tuple[Task, ...] = ()


@dataclass(frozen=True)
class Commanded:
    """A typed command: as good as a button, without a card."""

    sender: str
    command: str
    project: str = ""
    text: str = ""
    yes: bool = False  # do not ask first


@dataclass(frozen=True)
class Meant:
    """A message of theirs was read wrongly: this is what it meant."""

    sender: str
    entry: int  # the message
    text: str  # as it stands there
    verdict: Verdict  # the right one


@dataclass(frozen=True)
class Interrupted:
    """The person took the floor from a bot that was speaking."""

    sender: str
    spoken: tuple[tuple[str, str], ...] = ()  # bots, and what each had said by then: it stays


@dataclass(frozen=True)
class RulesSet:
    rules: Rules


@dataclass(frozen=True)
class ApproverNamed:
    sender: str
    person: str


@dataclass(frozen=True)
class ChannelJoined:
    """Somebody brought a code: from now on a chat of theirs is in this room."""

    sender: str
    channel: str


# --- judges, jobs, clocks ----------------------------------------------------------------


@dataclass(frozen=True)
class Understood:
    entry: int  # the message it is about
    verdict: Verdict
    job: str = ""
    project: str = ""  # that the message was spoken to: it pays
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class Answered:
    """A bot answered in passing; no project moves."""

    job: str
    entry: int
    bot: str
    text: str
    proposes: str = ""  # something the bot would build: a card, never a start
    cost: int = 0
    project: str = ""  # it was asked beside: it pays
    thought: Thought | None = None


@dataclass(frozen=True)
class BotAsked:
    job: str
    project: str
    bot: str
    questions: tuple[Question, ...] = ()
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class RoundMerged:
    job: str
    project: str
    questions: tuple[Question, ...] = ()
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class BriefWritten:
    job: str
    project: str
    brief: Brief
    questions: tuple[Question, ...] = ()  # only what a changed brief left unknown
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class PlanDrafted:
    job: str
    project: str
    tasks: tuple[Task, ...]
    price: int = 0  # what the work should cost
    minutes: int = 0
    cost: int = 0  # what drafting it cost
    missing: tuple[str, ...] = ()  # programs it needs that this machine lacks
    unpriced: str = ""  # the model that would do it, where nobody knows what it costs
    thought: Thought | None = None
    beyond: tuple[str, ...] = ()  # wishes that it does not honour, where no brief names them


@dataclass(frozen=True)
class OfferMade:
    job: str
    project: str
    bot: str
    text: str
    choices: tuple[Choice, ...] = ()
    recommended: int = 0  # number of the choice, from 1
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class SpeakerChosen:
    """The orchestrator's decision; an empty bot waits for the person."""

    job: str
    project: str
    bot: str = ""
    why: str = ""
    agreed_at: int = 0  # the entry where agreement was reached: time for the ready card
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class BotSpoke:
    job: str
    project: str
    bot: str
    text: str
    choices: tuple[Choice, ...] = ()  # a proposal
    risks: tuple[str, ...] = ()
    agrees: bool | None = None
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class TaskFinished:
    job: str
    project: str
    task: str
    attempt: int
    status: str  # success, partial, failed
    bot: str = ""
    text: str = ""
    confidence: float = 1.0
    seconds: float = 0.0
    proofs: tuple[Proof, ...] = ()
    learnings: tuple[str, ...] = ()
    follow_ups: tuple[Task, ...] = ()  # needs may name tasks of the running plan
    cost: int = 0
    claims: tuple[Evidence, ...] = ()  # what the bot says there is; `proofs` is what was found
    uses: tuple[Use, ...] = ()
    vote: Vote | None = None  # the team's, where the last attempt failed and its bot asked them
    thought: Thought | None = None


@dataclass(frozen=True)
class TaskAsked:
    """A bot cannot go on without the person's answer; the task waits, and no job with it."""

    job: str
    project: str
    task: str
    attempt: int
    bot: str
    question: Question
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class SandboxMissed:
    """A task would run a command, and this machine has no walls to run it in."""

    job: str
    project: str
    task: str
    attempt: int
    why: str
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class WorkSentBack:
    """A task that checks another's work found it wanting: that one is done again."""

    job: str
    project: str
    task: str
    attempt: int
    bot: str
    text: str
    uses: tuple[Use, ...] = ()
    cost: int = 0
    learnings: tuple[str, ...] = ()
    thought: Thought | None = None


@dataclass(frozen=True)
class ReviewWritten:
    job: str
    project: str
    bot: str
    text: str
    points: tuple[Point, ...] = ()
    folder: str = ""  # where the result is, within the data folder
    left: tuple[str, ...] = ()  # tasks of the plan that were not done
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class JobFailed:
    job: str
    project: str
    bot: str
    why: str
    cost: int = 0
    uses: tuple[Use, ...] = ()  # of a task's tools, before its bot fell over
    thought: Thought | None = None


@dataclass(frozen=True)
class MoneyAsked:
    """A job cannot make its next call within what it may spend; it goes on when it may."""

    job: str
    project: str
    bot: str
    wanted: int  # what it would need
    task: str = ""
    attempt: int = 0
    met: bool = True  # the whole budget is met; else only what this task was allowed
    cost: int = 0
    thought: Thought | None = None


@dataclass(frozen=True)
class ModelAway:
    """No model served a job: it is owed again later, and nothing takes its place."""

    job: str
    project: str
    bot: str
    why: str  # late, away, busy, key, refused, garbled, day
    task: str = ""
    attempt: int = 0
    cost: int = 0
    uses: tuple[Use, ...] = ()
    thought: Thought | None = None


@dataclass(frozen=True)
class CallsBooked:
    """What model calls cost whose job was let go: nobody brings its result any more."""

    project: str
    jobs: tuple[str, ...]
    cost: int


@dataclass(frozen=True)
class AlarmRang:
    """Nobody spoke for as long as the project waits."""

    job: str
    project: str


@dataclass(frozen=True)
class RetryDue:
    job: str
    project: str
    task: str


FromPeople = (
    PersonSpoke
    | ButtonPressed
    | Commanded
    | Meant
    | Interrupted
    | RulesSet
    | ApproverNamed
    | ChannelJoined
)
ProjectResult = (
    BotAsked
    | RoundMerged
    | BriefWritten
    | PlanDrafted
    | OfferMade
    | SpeakerChosen
    | BotSpoke
    | TaskFinished
    | TaskAsked
    | SandboxMissed
    | WorkSentBack
    | ReviewWritten
    | JobFailed
    | MoneyAsked
    | ModelAway
    | AlarmRang
    | RetryDue
)
FromJobs = Understood | Answered | CallsBooked | ProjectResult
Arrival = FromPeople | FromJobs
