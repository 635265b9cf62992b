"""
Who thinks for a bot. A mind answers typed questions with typed outcomes, nothing else.

Each job begins with a fresh context (`Told`): what was agreed and said that this job
needs, never the room's whole history.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from folkmoot.conversation.brief import Brief
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.events import Choice, Proof
from folkmoot.conversation.plan import Evidence, Task
from folkmoot.conversation.project import Project
from folkmoot.conversation.question import Question
from folkmoot.conversation.rules import Seat
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.vote import Ballot, Way
from folkmoot.team.tools import Tools


@dataclass(frozen=True)
class Message:
    entry: int
    who: str
    text: str
    lang: str = "en"  # the language it is read in


@dataclass(frozen=True)
class Brought:
    """A file or folder that a person brought; it is read and never changed."""

    name: str
    files: tuple[str, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()  # file, its text; of as many as are read
    cut: tuple[str, ...] = ()  # files of which only the beginning was read


@dataclass(frozen=True)
class Passage:
    """Some lines of a file that was brought."""

    name: str  # of the thing that was brought
    file: str
    line: int  # the number of its first line
    text: str


@dataclass(frozen=True)
class Result:
    """What a task that is done left."""

    task: str
    title: str
    bot: str
    text: str
    files: tuple[str, ...] = ()


@dataclass(frozen=True)
class Told:
    """What a bot knows when it begins a job."""

    project: Project
    request: Message
    answers: tuple[tuple[Question | None, Message], ...] = ()  # None: said beside the questions
    notes: tuple[Message, ...] = ()  # changes and input, in the person's words
    grown_from: str = ""  # the goal of the project this one grew out of
    offered: str = ""  # and what it came to: advice, findings, options; only for a model
    earlier: tuple[Brief, ...] = ()  # of this person's finished projects, the latest first
    material: tuple[Brought, ...] = ()
    passages: tuple[Passage, ...] = ()  # of the material, the best first; only for a model
    listing: str = ""  # the names in the material, as a tree
    eyes: Tools | None = None  # to look further into the material with
    spoken: tuple[Message, ...] = ()  # what was said in a debate, by people and bots
    learnings: tuple[str, ...] = ()  # what bots noted on the way
    done: tuple[Result, ...] = ()  # what earlier plans left, for whoever plans a change
    proofs: tuple[Proof, ...] = ()  # of the tasks that are done, for whoever reviews them
    team: tuple[str, ...] = ("leader", "researcher", "creative")
    who: tuple[tuple[str, str], ...] = ()  # what each bot is there for; only for a model
    lent: tuple[str, ...] = ()  # bots whom any team borrows for software
    seats: tuple[Seat, ...] = ()  # what each of both works in, and never does
    technology: tuple[str, ...] = ()  # named by the person
    folder: Path = Path()  # the project's own
    lang: str = "en"  # to write in

    def seat(self, bot: str) -> Seat:
        """The seat of a bot; one that nobody described works in nothing special."""
        return next((seat for seat in self.seats if seat.bot == bot), Seat(bot))

    def domain(self, bot: str, named: str = "") -> str:
        """The domain of a task as it was named, else the first of its bot."""
        return named.strip().lower() or next(iter(self.seat(bot).domains), "")


@dataclass(frozen=True)
class Reply:
    text: str
    proposes: str = ""


@dataclass(frozen=True)
class Offer:
    text: str
    choices: tuple[Choice, ...] = ()
    recommended: int = 0


@dataclass(frozen=True)
class Written:
    brief: Brief
    questions: tuple[Question, ...] = ()


@dataclass(frozen=True)
class Drafted:
    tasks: tuple[Task, ...]
    price: int = 0
    minutes: int = 0
    unpriced: str = ""  # the model that would do it, where nobody knows what it costs
    beyond: tuple[str, ...] = ()  # what it does not do of what was asked for, without a brief


@dataclass(frozen=True)
class Next:
    """Who speaks next in a debate; nobody: the person."""

    bot: str = ""
    why: str = ""
    agreed_at: int = 0


@dataclass(frozen=True)
class Spoken:
    text: str
    choices: tuple[Choice, ...] = ()
    risks: tuple[str, ...] = ()
    agrees: bool | None = None


@dataclass(frozen=True)
class Duty:
    """A task as its bot is given it."""

    task: Task
    name: str  # t3
    attempt: int = 1
    needed: tuple[Result, ...] = ()  # of the tasks it waited for
    before: tuple[Result, ...] = ()  # of the plan before this one: what a change starts from
    last: str = ""  # why the last attempt did not stand
    advice: str = ""  # what a teammate said when it called for help
    way: str = ""  # what the team, or the person, chose to try


@dataclass(frozen=True)
class Done:
    """What a bot says it did. Whether it is done, the evidence says.

    A task that checks another's work may find it `wanting`: then that is done again.
    """

    status: str  # success, partial, failed, wanting
    text: str
    claims: tuple[Evidence, ...] = ()  # what it says there is, beyond what the plan asks for
    confidence: float = 1.0
    cost: int = 0


@dataclass(frozen=True)
class Checked:
    """What another bot says of a result."""

    accepts: bool
    why: str
    cost: int = 0


@dataclass(frozen=True)
class Opinion:
    """What a reviewer thinks of one acceptance point; whether it is shown the program says."""

    text: str  # the point, word for word
    fine: bool
    evidence: str = ""  # what it saw, and where


@dataclass(frozen=True)
class Reviewed:
    text: str
    points: tuple[Opinion, ...] = ()


@dataclass(frozen=True)
class Meaning:
    """What a mind takes a message for: one of the labels it was given, nothing else."""

    label: str  # a reply of the state, or an intent where nothing was asked
    why: str = ""
    confidence: float = 0.8
    vague: bool | None = None
    option: str = ""


Write = Callable[[str], None]
"""Shows the next piece of what is being said. It is not stored: the outcome is what counts."""


class Mind(Protocol):
    """One method a job."""

    async def understand(self, asked: Understand, labels: tuple[str, ...]) -> Meaning | None: ...
    async def ask(self, bot: str, told: Told) -> tuple[Question, ...]: ...
    async def merge(self, told: Told) -> tuple[Question, ...]: ...
    async def brief(self, told: Told) -> Written: ...
    async def plan(self, told: Told, single: bool) -> Drafted: ...
    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done: ...
    async def check(self, bot: str, duty: Duty, done: Done, told: Told, tools: Tools) -> Checked:
        """Another bot looks at a result; its tools read, and change nothing."""
        ...

    async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
        """A teammate answers a bot at work."""
        ...

    async def ways(self, duty: Duty, told: Told) -> tuple[Way, ...]:
        """Two ways to go on, by a bot whose last attempt failed; none, where it knows none."""
        ...

    async def vote(self, bot: str, ways: tuple[Way, ...], duty: Duty, told: Told) -> Ballot:
        """Which of both a teammate is for."""
        ...

    async def answer(
        self, bot: str, message: Message, told: Told | None, write: Write
    ) -> Reply: ...
    async def offer(self, told: Told, write: Write) -> Offer: ...
    async def choose(self, told: Told) -> Next: ...
    async def speak(self, bot: str, told: Told, write: Write) -> Spoken: ...
    async def review(self, told: Told, files: tuple[str, ...], write: Write) -> Reviewed: ...
