"""
A project: everything the machine knows of one piece of work, as a value.

Shape and progress are apart: the plan never changes within a revision, progress is a few
numbers used as bit sets. History is never in here; entries are numbers into the log.
"""

from __future__ import annotations

from enum import StrEnum

from folkmoot.conversation.brief import Brief
from folkmoot.conversation.card import About, Card
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import Plan, Task
from folkmoot.conversation.question import Answer, Question
from folkmoot.conversation.rules import ASKING, Rules
from folkmoot.conversation.turns import BriefDue, OfferDue, PlanDue
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.verdict import Intent


class Flow(StrEnum):
    CHAT = "chat"
    QUICK = "quick"
    LIGHT = "light"
    TASK = "task"
    FULL = "full"
    DEBATE = "debate"


class Outcome(StrEnum):
    SUCCESS = "success"
    ESCALATION = "escalation"
    CANCELLATION = "cancellation"
    TIMEOUT = "timeout"
    ERROR = "error"


@dataclass(frozen=True)
class Course:
    """What an intent sets in motion."""

    flow: Flow
    depth: str
    questions: int  # in a round, at the most
    rounds: int
    always_asks: bool  # even where the request is clear
    then: type[BriefDue] | type[OfferDue] | type[PlanDue]


COURSES: dict[Intent, Course] = {
    Intent.BUILD: Course(Flow.FULL, "full", 5, 3, False, BriefDue),
    Intent.EXPLORE: Course(Flow.LIGHT, "light", 3, 1, True, OfferDue),
    Intent.ADVICE: Course(Flow.QUICK, "minimal", 1, 1, False, OfferDue),
    Intent.RESEARCH: Course(Flow.QUICK, "minimal", 2, 1, True, OfferDue),
    Intent.TASK: Course(Flow.TASK, "light", 2, 1, False, PlanDue),
}


@dataclass(frozen=True)
class Trail:
    """What a task has been through, where there is anything to tell."""

    again: int = 0  # attempts that ended without failing: changed, sent back, made void
    loops: int = 0  # how often it sent back the work it checks
    last: int = 0  # the entry in which its last attempt ended
    asked: tuple[str, ...] = ()  # what the present attempt asked for; it goes on after each
    grant: int = 0  # what the present attempt may spend from here on, since it asked for more
    voted: int = 0  # the entry with the two ways that its team voted on
    way: int = 0  # the one that was taken; 0: none
    away: int = 0  # how often the model stayed away in the present attempt


@dataclass(frozen=True)
class Work:
    """How far the plan has come: bit n of a number says that task n is there."""

    ready: int = 0
    running: int = 0
    resting: int = 0  # failed, and waiting for the next attempt
    held: int = 0  # a decision, an action or an answer the person owes
    done: int = 0
    failed: int = 0
    skipped: int = 0
    tries: tuple[tuple[int, int], ...] = ()  # task, attempts ended; only where there are any
    rests: tuple[tuple[int, int], ...] = ()  # task, when its next attempt is due
    cleared: int = -1  # the task a checkpoint let through
    approved: int = 0  # how many tasks the person approved; more are follow-ups
    waiting: tuple[Task, ...] = ()  # follow-ups that await approval
    trails: tuple[tuple[int, Trail], ...] = ()  # only where there is one

    def tried(self, n: int) -> int:
        return next((count for task, count in self.tries if task == n), 0)

    def trail(self, n: int) -> Trail:
        return next((trail for task, trail in self.trails if task == n), NO_TRAIL)


NO_TRAIL = Trail()


@dataclass(frozen=True)
class Project:
    id: str
    intent: Intent
    flow: Flow
    goal: str
    opener: str
    entry: int  # the message that opened it
    phase: Phase = Phase.OPENED
    sure: bool = False  # the verdict that opened it: only a sure one approves by asking
    vague: bool = True
    bots: tuple[str, ...] = ()
    parent: str = ""
    material: tuple[str, ...] = ()  # files and folders that people brought
    round: int = 0
    iteration: int = 1
    turn: int = 0  # counts changes of phase, and more: names of jobs never come twice
    failures: int = 0  # of the job this phase waits for
    retry_at: int = 0
    stuck: bool = False
    absent: int = 0  # how often in a row the model stayed away; it is tried again at retry_at
    rules_only: bool = False  # the person said: go on by rules
    cards: tuple[Card, ...] = ()
    awaiting: tuple[str, ...] = ()  # bots of the wave that have not answered
    away: tuple[str, ...] = ()  # bots of the wave that could not be asked
    drafts: tuple[Question, ...] = ()  # what the wave asked so far
    asked: tuple[Question, ...] = ()
    answers: tuple[Answer, ...] = ()
    skipped: bool = False  # the person wanted no more questions
    refused: bool = False  # they said no, and were asked what should be different
    notes: tuple[int, ...] = ()  # entries with the person's wishes: changes, input
    learnt: tuple[int, ...] = ()  # entries with what bots learnt on the way, the latest
    bare: str = ""  # whether commands may run without a sandbox: yes, no; not asked yet
    speaker: str = ""
    spoken: int = 0  # bot turns since the person spoke
    brief: Brief | None = None
    plan: Plan | None = None
    work: Work = Work()
    revision: int = 0  # of the approval card shown last
    revisions: tuple[int, ...] = ()  # every approval card it showed
    approved: int = 0  # the revision a person approved; 0: none stands
    undone: tuple[str, ...] = ()  # acceptance points that the last review found not done
    next_task: int = 1
    paused: bool = False
    parked: bool = False
    outcome: Outcome | None = None
    why: str = ""
    left: Phase | None = None  # where it was when it closed, and what was asked there
    left_cards: tuple[Card, ...] = ()
    last_decision: str = ""
    alarm: int = 0  # when the silence becomes too long; 0: nobody is waited for
    spent: int = 0
    tokens: int = 0
    by_rules: str = ""  # why rules thought last where a model should have; it was said
    budget: int = 0
    created_at: int = 0
    changed_at: int = 0

    @property
    def open(self) -> bool:
        return self.phase is not Phase.CLOSED

    @property
    def held_up(self) -> bool:
        """Whether its bots cannot go on, and a person was told so."""
        return self.stuck or any(card.about is About.AWAY for card in self.cards)

    @property
    def course(self) -> Course:
        return COURSES[self.intent]

    def card(self, number: int) -> Card | None:
        return next((card for card in self.cards if card.number == number), None)


def rounds(project: Project, rules: Rules) -> int:
    """How many rounds of questions this project may have in an iteration."""
    return min(project.course.rounds, ASKING[rules.ask].rounds, rules.rounds)


def questions(project: Project, rules: Rules) -> int:
    """How many questions one round may have."""
    return min(project.course.questions, ASKING[rules.ask].questions)


def asks_first(project: Project, rules: Rules) -> bool:
    """Whether a fresh project begins with questions."""
    if project.course.always_asks or project.vague:
        return True
    return ASKING[rules.ask].specific_too and project.intent is Intent.BUILD
