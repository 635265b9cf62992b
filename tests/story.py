"""
A story-teller: one room, told as a dialogue over the pure `step`.

People say and press; what a text means is part of the script, and a text without a meaning
fails the story. The bots do at once whatever is owed, unless they are held (`with
story.bots_busy()`), and as the script says: what they ask, plan, find and fail at. Time
moves only when the story says so.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from folkmoot.conversation import events as e
from folkmoot.conversation.authority import stands
from folkmoot.conversation.brief import BriefEdits
from folkmoot.conversation.card import Card
from folkmoot.conversation.effects import Effect, SetAlarm, SetRetry, StartTask, Understand
from folkmoot.conversation.facts import CardOpened, Decided, Dropped, Said, TaskStarted
from folkmoot.conversation.hearing import AT_ONCE
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import Task, numbers
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.rules import MINUTE, Rules, Seat
from folkmoot.conversation.status import open_cards, status
from folkmoot.conversation.step import owed, step
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import NobodyWaits
from tests.story_bots import CHAIN, Script, answer

TEAM = (Seat("leader"), Seat("researcher"), Seat("creative"), Seat("coder"))
MORNING = 1_700_000_000_000

Meaning = Intent | str | Verdict


def verdict(means: Meaning) -> Verdict:
    """An intent, a reply by its name, or a whole verdict."""
    if isinstance(means, Verdict):
        return means
    if isinstance(means, Intent):
        return Verdict(intent=means)
    return Verdict(reply=means)


def unsure(means: Meaning) -> Verdict:
    found = verdict(means)
    return Verdict(intent=found.intent, reply=found.reply, sure=False, confidence=0.5)


def new(intent: Intent, sure: bool = True) -> Verdict:
    """A new request, told while another project has the floor."""
    return Verdict(intent=intent, reply="new", sure=sure)


def clear(intent: Intent) -> Verdict:
    """A request that leaves no question open."""
    return Verdict(intent=intent, vague=False)


class Story:
    """One room, its log, its clock and its bots."""

    def __init__(self, rules: Rules | None = None, **script: Any) -> None:
        self.room = Room()
        self.at = MORNING
        self.script = Script(**script)
        self.log: list[object] = []
        self.meanings: dict[str, deque[Meaning]] = {}
        self._local: dict[int, Verdict] = {}  # what the local judge said of a message
        self._held = False
        self._mark = 0
        self.receive(e.RulesSet(rules or Rules(team=TEAM)))

    def person(self, name: str) -> Person:
        return Person(self, name)

    # --- what the reader sees ------------------------------------------------------------

    def project(self, id: str = "") -> Project:
        found = self.room.project(id or self.room.floor)
        assert found is not None, f"no project {id or 'with the floor'}"
        return found

    @property
    def status(self) -> dict[str, Any]:
        floor = self.room.project(self.room.floor)
        return status("home", self.room, floor, lambda words: words.id or words.text, str)

    @property
    def phase(self) -> str:
        return str(self.status["phase"])

    @property
    def card(self) -> str:
        """The kind of the card the floor waits for, or nothing."""
        waiting = self.status["waiting"]
        return str(waiting["kind"]) if waiting else ""

    @property
    def cards(self) -> list[Card]:
        return open_cards(self.room)

    @property
    def outcome(self) -> str | None:
        found: str | None = self.status["outcome"]
        return found

    @property
    def told(self) -> list[str]:
        """The room's own texts since a person last did something, by id."""
        return [f.words.id for f in self.log[self._mark :] if isinstance(f, Said) and f.words.id]

    @property
    def answered(self) -> list[str]:
        """Who answered in passing since a person last did something."""
        return [event.bot for event in self.log[self._mark :] if isinstance(event, e.Answered)]

    @property
    def spoke(self) -> list[str]:
        return [event.bot for event in self.log if isinstance(event, e.BotSpoke)]

    @property
    def started(self) -> list[str]:
        """Every start of a task in this room, in order."""
        return [fact.task for fact in self.log if isinstance(fact, TaskStarted)]

    @property
    def dropped(self) -> list[str]:
        return [fact.what for fact in self.log if isinstance(fact, Dropped)]

    @property
    def audit(self) -> list[tuple[str, str]]:
        return [(fact.what, fact.by) for fact in self.log if isinstance(fact, Decided)]

    def answered_in(self, id: str = "") -> list[int]:
        """The messages that answer a project's questions."""
        return sorted({answer.entry for answer in self.project(id).answers})

    def running(self, id: str = "") -> list[str]:
        project = self.project(id)
        assert project.plan is not None
        return [project.plan.name(n) for n in numbers(project.work.running)]

    # --- time and work -------------------------------------------------------------------

    def wait(self, minutes: float = 0, seconds: float = 0) -> None:
        """Let time pass; alarms ring when they are due, and the bots go on."""
        until = self.at + int(minutes * MINUTE + seconds * 1000)
        while due := sorted((x for x in owed(self.room).values() if x.due <= until), key=_due):
            first = due[0]
            self.at = max(self.at, first.due)
            if isinstance(first, SetRetry):
                self.receive(e.RetryDue(first.name, first.project, first.task))
            elif isinstance(first, SetAlarm):
                self.receive(e.AlarmRang(first.name, first.project))
            elif self._held:
                break
            else:
                self.perform(first)
        self.at = until
        self.bots()

    @contextmanager
    def bots_busy(self) -> Iterator[None]:
        """Hold the bots: what they owe stays owed until the block ends or `does` names it."""
        self.hold()
        yield
        self.release()

    def hold(self) -> None:
        self._held = True

    def release(self) -> None:
        self._held = False
        self.bots()

    def bots(self) -> None:
        """Let the bots do everything that is due."""
        while not self._held and (due := [x for x in self.jobs() if x.due <= self.at]):
            self.perform(due[0])

    def does(self, *names: str) -> None:
        """Let the bots finish single jobs while the rest is held: t1, or part of a job's name."""
        for name in names:
            part = f"/do/{name}/" if name[:1] == "t" and name[1:].isdecimal() else name
            found = [job for job in self.jobs() if part in job.name]
            assert found, f"{name} is not owed; there is {[job.name for job in self.jobs()]}"
            self.perform(found[0])

    def jobs(self) -> list[Effect]:
        """What the bots owe now."""
        return [x for x in owed(self.room).values() if not isinstance(x, SetAlarm | SetRetry)]

    def perform(self, job: Effect) -> None:
        """Bring back the result of one job, wanted or not."""
        kind = type(job).__name__
        if self.script.away[kind] > 0:
            self.script.away[kind] -= 1
            bot = getattr(job, "bot", "") or "leader"
            self.receive(e.JobFailed(job.name, job.project, bot, "nobody there"))
        elif isinstance(job, Understand) and job.text not in self.script.model:
            agreed = replace(self._local[job.entry], judge="both")  # a model that sees it so too
            self.receive(e.Understood(job.entry, agreed, job.name))
        else:
            self.receive(answer(self.script, self.room.project(job.project), job))

    # --- receiving -----------------------------------------------------------------------

    def receive(self, event: e.Arrival) -> None:
        """As the program does: step, and what its texts mean, in one go."""
        todo: list[e.Arrival] = [event]
        while todo:
            happening = todo.pop(0)
            try:
                taken = step(self.room, happening, self.at)
            except NobodyWaits as late:
                self.log.append(Dropped(str(late.values["job"]), type(happening).__name__))
                self.room = replace(self.room, seq=self.room.seq + 1)
                continue
            self.log += [happening, *taken.facts]
            self.room = taken.room
            assert self.room.seq == len(self.log)
            for opened in (fact for fact in taken.facts if isinstance(fact, CardOpened)):
                assert self.log[opened.card.entry - 1] is opened, "it is where the card says it is"
            if taken.understand is not None:
                todo += self._understood(taken.understand)
        self._hold_true()

    def _understood(self, asked: Understand) -> list[e.Arrival]:
        found = self._local[asked.entry] = self._meaning(asked)
        if asked.urgent:
            at_once = found.sure and found.reply in AT_ONCE
            return [e.Understood(asked.entry, found)] if at_once else []
        return [e.Understood(asked.entry, found)] if stands(found, self.room.rules) else []

    def _meaning(self, asked: Understand) -> Verdict:
        assert asked.text in self.meanings, f"nobody says what {asked.text!r} means"
        left = self.meanings[asked.text]
        return verdict(left[0] if len(left) == 1 or asked.urgent else left.popleft())

    def by_person(self, event: e.Arrival) -> None:
        self._mark = len(self.log)
        self.receive(event)
        self.bots()

    def _hold_true(self) -> None:
        """What holds in every story: running is owed, and nothing waits for nobody."""
        due = owed(self.room).values()
        for project in self.room.projects:
            starts = {x.task for x in due if isinstance(x, StartTask) and x.project == project.id}
            if project.phase is Phase.EXECUTION:
                assert starts == set(self.running(project.id))
            else:
                assert not starts
            waits = project.parked or project.paused or not project.open or project.cards
            owes = any(getattr(x, "project", "") == project.id for x in due)
            assert waits or owes, f"{project.id} in {project.phase} is a dead end"


@dataclass(frozen=True)
class Person:
    """Somebody in the room. What they were shown is everything so far, unless told otherwise."""

    story: Story
    name: str

    def says(
        self,
        text: str,
        *means: Meaning,
        to: str = "",
        seen: int | None = None,
        brings: tuple[str, ...] = (),
        size: int = 0,
    ) -> None:
        """Say something; more meanings are those of further readings, in order."""
        if means:
            self.story.meanings[text] = deque(means)
        shown = self.story.room.seq if seen is None else seen
        spoke = e.PersonSpoke(self.name, text, shown, to, size=size, material=brings, known=True)
        self.story.by_person(spoke)

    def presses(
        self,
        option: str,
        text: str = "",
        card: str = "",
        answers: dict[str, str] | None = None,
        brief: BriefEdits | None = None,
        plan: tuple[Task, ...] = (),
    ) -> None:
        """Press a button on a card; without its id, on the one the floor waits for."""
        card = card or self.story.status["waiting"]["id"]
        given = tuple((answers or {}).items())
        pressed = e.ButtonPressed(self.name, card, option, text, given, brief, plan)
        self.story.by_person(pressed)

    def commands(self, name: str, project: str = "", text: str = "", yes: bool = False) -> None:
        self.story.by_person(e.Commanded(self.name, name, project, text, yes))

    def meant(self, text: str, means: Meaning) -> None:
        """Say what the last message with these words meant."""
        said = (n for n, one in enumerate(self.story.log, 1) if isinstance(one, e.PersonSpoke))
        entry = [n for n in said if getattr(self.story.log[n - 1], "text", "") == text][-1]
        right = replace(verdict(means), judge="person")
        self.story.by_person(e.Meant(self.name, entry, text, right))

    def interrupts(self, **said: str) -> None:
        """Take the floor; `said` is what each bot had said by then."""
        self.story.by_person(e.Interrupted(self.name, tuple(said.items())))

    def names(self, person: str) -> None:
        """Let somebody else approve, stop and spend too."""
        self.story.by_person(e.ApproverNamed(self.name, person))


def _due(effect: Effect) -> int:
    return effect.due


def at_work(rules: Rules | None = None, **script: Any) -> tuple[Story, Person]:
    """An approved plan; the bots go as far as they can."""
    story = Story(rules, **({"plans": (CHAIN,)} | script))
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.presses("approve")
    return story, ann
