"""
Minds for tests.

ScriptedMind follows a script to the letter: a call that is not the next one fails, and so
does a line that nobody called. PlainMind does the least that moves a project on, and keeps a
journal in a file, so that a test can see what was worked on in a process that has died.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any

from folkmoot.conversation.brief import Brief
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task
from folkmoot.conversation.question import Question
from folkmoot.conversation.vote import Ballot, Way
from folkmoot.team.mind import (
    Checked,
    Done,
    Drafted,
    Duty,
    Meaning,
    Message,
    Next,
    Offer,
    Reply,
    Reviewed,
    Spoken,
    Told,
    Write,
    Written,
)
from folkmoot.team.tools import Tools
from folkmoot.team.tools import Write as WriteFile


@dataclass(frozen=True, slots=True)
class Call:
    """One line of a script: what is asked, of whom or about what, and what comes of it."""

    job: str  # ask, merge, brief, plan, do, ways, vote, answer, offer, choose, speak, review
    about: str  # the bot, or the task's title; "" where a job has neither
    outcome: Any  # a value, or an exception to raise


class ScriptedMind:
    """Answers call by call. Use it as a context: leftovers fail when it ends."""

    def __init__(self, *script: Call) -> None:
        self.left = list(script)
        self.unexpected: list[tuple[str, str]] = []

    def __enter__(self) -> ScriptedMind:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            assert not self.unexpected, f"nobody expected {self.unexpected}"
            assert not self.left, f"nobody asked for {self.left}"

    def _next(self, job: str, about: str = "") -> Any:
        """The bots of a wave are asked side by side, so order counts only within a job."""
        for n, call in enumerate(self.left):
            if (call.job, call.about) == (job, about):
                del self.left[n]
                if isinstance(call.outcome, BaseException):
                    raise call.outcome
                return call.outcome
        self.unexpected.append((job, about))
        raise AssertionError(f"nobody expected {job} {about}")

    async def understand(self, asked: Understand, labels: tuple[str, ...]) -> Meaning | None:
        meant: Meaning | None = self._next("understand", asked.text)
        return meant

    async def ask(self, bot: str, told: Told) -> tuple[Question, ...]:
        questions: tuple[Question, ...] = self._next("ask", bot)
        return questions

    async def merge(self, told: Told) -> tuple[Question, ...]:
        questions: tuple[Question, ...] = self._next("merge")
        return questions

    async def brief(self, told: Told) -> Written:
        written: Written = self._next("brief")
        return written

    async def plan(self, told: Told, single: bool) -> Drafted:
        drafted: Drafted = self._next("plan")
        return drafted

    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        """An outcome may be a function of the duty and the tools: what the bot does then."""
        done = self._next("do", duty.task.title)
        if callable(done):
            done = await done(duty, tools)
        assert isinstance(done, Done)
        return done

    async def check(self, bot: str, duty: Duty, done: Done, told: Told, tools: Tools) -> Checked:
        checked: Checked = self._next("check", bot)
        return checked

    async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
        advice: str = self._next("advise", bot)
        return advice

    async def ways(self, duty: Duty, told: Told) -> tuple[Way, ...]:
        """None, unless the script has some."""
        if not any(call.job == "ways" for call in self.left):
            return ()
        ways: tuple[Way, ...] = self._next("ways", duty.task.title)
        return ways

    async def vote(self, bot: str, ways: tuple[Way, ...], duty: Duty, told: Told) -> Ballot:
        ballot: Ballot = self._next("vote", bot)
        return ballot

    async def answer(self, bot: str, message: Message, told: Told | None, write: Write) -> Reply:
        reply: Reply = self._next("answer", bot)
        return reply

    async def offer(self, told: Told, write: Write) -> Offer:
        offer: Offer = self._next("offer")
        return offer

    async def choose(self, told: Told) -> Next:
        chosen: Next = self._next("choose")
        return chosen

    async def speak(self, bot: str, told: Told, write: Write) -> Spoken:
        spoken: Spoken = self._next("speak", bot)
        return spoken

    async def review(self, told: Told, files: tuple[str, ...], write: Write) -> Reviewed:
        reviewed: Reviewed = self._next("review")
        return reviewed


def task(title: str, *needs: int, bot: str = "leader", runs: bool = False) -> Task:
    """A task that leaves one file named after it."""
    file = f"{title}.md"
    proof = (Evidence(EvidenceKind.FILE, file),)
    return Task(title, bot, needs=needs, files=(file,), evidence=proof, runs=runs)


class PlainMind:
    """Moves any project on by the shortest way: one question, a brief, the plan it was given."""

    def __init__(
        self,
        tasks: tuple[Task, ...],
        journal: Path | None = None,
        after: Callable[[str], None] = lambda line: None,
    ) -> None:
        self.tasks = tasks
        self.journal = journal
        self.after = after  # called with the journal's line when the work is done

    def _worked(self, line: str) -> None:
        if self.journal is not None:
            fd = os.open(self.journal, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            os.write(fd, f"{line}\n".encode())
            os.close(fd)
        self.after(line)

    async def understand(self, asked: Understand, labels: tuple[str, ...]) -> Meaning | None:
        return None

    async def ask(self, bot: str, told: Told) -> tuple[Question, ...]:
        self._worked(f"ask {bot}")
        return (Question(bot, f"What does {bot} need to know?"),)

    async def merge(self, told: Told) -> tuple[Question, ...]:
        self._worked("merge")
        return told.project.drafts

    async def brief(self, told: Told) -> Written:
        self._worked("brief")
        return Written(Brief(told.project.goal, told.project.goal))

    async def plan(self, told: Told, single: bool) -> Drafted:
        self._worked("plan")
        return Drafted(self.tasks[:1] if single else self.tasks)

    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        task = duty.task
        for name in task.files:
            await tools.use(WriteFile(name, f"{task.title}\n"))
        self._worked(f"do {task.title}")
        return Done("success", f"{task.title} is done")

    async def check(self, bot: str, duty: Duty, done: Done, told: Told, tools: Tools) -> Checked:
        return Checked(True, "fine")

    async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
        return ""

    async def ways(self, duty: Duty, told: Told) -> tuple[Way, ...]:
        return ()

    async def vote(self, bot: str, ways: tuple[Way, ...], duty: Duty, told: Told) -> Ballot:
        return Ballot(bot, 0)

    async def answer(self, bot: str, message: Message, told: Told | None, write: Write) -> Reply:
        self._worked(f"answer {message.entry}")
        return Reply(f"I heard: {message.text[:40]}")

    async def offer(self, told: Told, write: Write) -> Offer:
        self._worked("offer")
        return Offer("Begin with the smallest step.")

    async def choose(self, told: Told) -> Next:
        self._worked("choose")
        return Next("leader", "it is their turn")

    async def speak(self, bot: str, told: Told, write: Write) -> Spoken:
        self._worked(f"speak {bot}")
        return Spoken("What would make it worth it?")

    async def review(self, told: Told, files: tuple[str, ...], write: Write) -> Reviewed:
        self._worked("review")
        return Reviewed(f"{len(files)} files")


def numbered(count: int, width: int = 6) -> tuple[Task, ...]:
    """A plan of `count` tasks in rows of `width`; each waits for the one above it."""
    bots = ("leader", "researcher", "creative", "coder", "social", "auditor")
    return tuple(
        replace(
            task(f"task-{n:02}", *((n - width,) if n >= width else ())), bot=bots[n % len(bots)]
        )
        for n in range(count)
    )
