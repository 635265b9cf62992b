"""
From an effect to the event that answers it: gather what the job needs, let a mind think,
check what it says, and name the job in the answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.brief import Brief
from folkmoot.conversation.plan import EvidenceKind, Task
from folkmoot.conversation.project import Project
from folkmoot.conversation.verdict import REPLIES, Intent, State, Verdict
from folkmoot.drafts import Drafts
from folkmoot.errors import NobodyWaits
from folkmoot.team.mind import Meaning, Message, Mind, Told
from folkmoot.team.names import plain_words
from folkmoot.work.broken import broken
from folkmoot.work.brought import bring
from folkmoot.work.papers import PAPERS

THINKS = 15.0
"""Seconds a mind has to say what a message means."""


class Library(Protocol):
    """What a job may read of its room."""

    def project(self, room: str, id: str) -> Project | None: ...
    def message(self, room: str, entry: int, question: str = "") -> Message: ...
    def lang(self, room: str) -> str: ...
    def team(self, room: str) -> tuple[str, ...]: ...
    def earlier(self, room: str, project: Project) -> tuple[Brief, ...]: ...


class Worker:
    """Performs jobs with one mind, in one data folder."""

    def __init__(
        self,
        library: Library,
        mind: Mind,
        folder: Path,
        judge: Callable[[ef.Understand], Any],
        pace: float = 0.0,
        drafts: Drafts | None = None,
    ) -> None:
        self.library = library
        self.mind = mind
        self.folder = folder
        self.judge = judge
        self.pace = pace
        self.drafts = drafts or Drafts()
        self.thinks = THINKS

    async def perform(self, room: str, effect: ef.Effect) -> e.Arrival:
        """Do one job; whatever it raises becomes JobFailed."""
        if self.pace:
            await asyncio.sleep(self.pace)
        return await PERFORM[type(effect)](self, room, effect)

    def told(self, room: str, id: str) -> Told:
        """Everything a bot knows when it begins a job of this project."""
        project = self.library.project(room, id)
        if project is None:
            raise NobodyWaits(id)
        asked = {question.id: question for question in project.asked}
        parent = self.library.project(room, project.parent) if project.parent else None
        return Told(
            project=project,
            request=self._in_its_language(self.library.message(room, project.entry), room),
            answers=tuple(
                (asked.get(one.question), self.library.message(room, one.entry, one.question))
                for one in project.answers
            ),
            notes=tuple(self.library.message(room, entry) for entry in project.notes),
            grown_from=parent.goal if parent else "",
            earlier=self.library.earlier(room, project),
            material=tuple(bring(Path(path)) for path in project.material),
            team=self.library.team(room),
            folder=self.project_folder(room, project),
            lang=self.library.lang(room),
        )

    def _in_its_language(self, message: Message, room: str) -> Message:
        """People may switch; a request is read in the language it was written in."""
        heard: Verdict = self.judge(ef.Understand(message.entry, message.text, State.FIRST))
        return replace(message, lang=heard.lang or self.library.lang(room))

    def project_folder(self, room: str, project: Project) -> Path:
        """`<room>/<project>-<slug>`: names that are safe for any words."""
        slug = "-".join(plain_words(project.goal)[:6])[:40].strip("-") or "project"
        return self.folder / room / f"{project.id}-{slug}"

    # --- one method a job ----------------------------------------------------------------

    async def understand(self, room: str, job: ef.Understand) -> e.Arrival:
        """Ask the mind what a message means; if it does not say in time, the judge's word stands.

        The mind chooses among the labels of the state: anything else is no answer.
        """
        local: Verdict = self.judge(job)
        labels = REPLIES[job.state] or tuple(Intent)
        try:
            async with asyncio.timeout(self.thinks):
                meant = await self.mind.understand(job, labels)
        except Exception as error:
            return e.Understood(job.entry, _alone(local, type(error).__name__), job.name)
        if meant is None or meant.label not in labels:
            return e.Understood(job.entry, local, job.name)
        return e.Understood(job.entry, _meant(local, job, meant), job.name)

    async def answer(self, room: str, job: ef.Answer) -> e.Arrival:
        message = replace(self.library.message(room, job.entry), lang=self.library.lang(room))
        told = self.told(room, job.project) if job.project else None
        write = self.drafts.pen(room, job.name, job.bot)
        reply = await self.mind.answer(job.bot, message, told, write)
        return e.Answered(job.name, job.entry, job.bot, reply.text, reply.proposes)

    async def ask(self, room: str, job: ef.AskBot) -> e.Arrival:
        questions = await self.mind.ask(job.bot, self.told(room, job.project))
        return e.BotAsked(job.name, job.project, job.bot, questions)

    async def merge(self, room: str, job: ef.MergeRound) -> e.Arrival:
        questions = await self.mind.merge(self.told(room, job.project))
        return e.RoundMerged(job.name, job.project, questions)

    async def brief(self, room: str, job: ef.WriteBrief) -> e.Arrival:
        written = await self.mind.brief(self.told(room, job.project))
        return e.BriefWritten(job.name, job.project, written.brief, written.questions)

    async def plan(self, room: str, job: ef.DraftPlan) -> e.Arrival:
        drafted = await self.mind.plan(self.told(room, job.project), job.single)
        return e.PlanDrafted(job.name, job.project, drafted.tasks, drafted.price, drafted.minutes)

    async def offer(self, room: str, job: ef.MakeOffer) -> e.Arrival:
        told = self.told(room, job.project)
        bot = told.project.bots[0]
        offer = await self.mind.offer(told, self.drafts.pen(room, job.name, bot))
        return e.OfferMade(job.name, job.project, bot, offer.text, offer.choices, offer.recommended)

    async def choose(self, room: str, job: ef.ChooseSpeaker) -> e.Arrival:
        chosen = await self.mind.choose(self.told(room, job.project))
        return e.SpeakerChosen(job.name, job.project, chosen.bot, chosen.why, chosen.agreed_at)

    async def speak(self, room: str, job: ef.Speak) -> e.Arrival:
        write = self.drafts.pen(room, job.name, job.bot)
        said = await self.mind.speak(job.bot, self.told(room, job.project), write)
        return e.BotSpoke(
            job.name, job.project, job.bot, said.text, said.choices, said.risks, said.agrees
        )

    async def review(self, room: str, job: ef.WriteReview) -> e.Arrival:
        told = self.told(room, job.project)
        folder = told.folder
        write = self.drafts.pen(room, job.name, "leader")
        reviewed = await self.mind.review(told, made(folder), write)
        where = str(folder.relative_to(self.folder.parent))
        return e.ReviewWritten(
            job.name, job.project, "leader", reviewed.text, reviewed.points, where
        )

    async def do(self, room: str, job: ef.StartTask) -> e.Arrival:
        """Let a bot do a task; the program looks for the evidence itself."""
        told = self.told(room, job.project)
        plan = told.project.plan
        if plan is None:
            raise NobodyWaits(job.name)
        task = plan.tasks[plan.number(job.task)]
        began = asyncio.get_running_loop().time()
        done = await self.mind.do(task, plan, told)
        seconds = asyncio.get_running_loop().time() - began
        return e.TaskFinished(
            job=job.name,
            project=job.project,
            task=job.task,
            attempt=job.attempt,
            status=done.status,
            bot=task.bot,
            text=done.text,
            confidence=done.confidence,
            seconds=round(seconds, 3),
            proofs=(*proofs(task, told.folder), *done.proofs),
            learnings=done.learnings,
            follow_ups=done.follow_ups,
            cost=done.cost,
        )


def proofs(task: Task, folder: Path) -> tuple[e.Proof, ...]:
    """Look for the files a task promised, and read them; the bot's word is not enough."""
    found = []
    for evidence in task.evidence:
        if evidence.kind is EvidenceKind.FILE:
            path = folder / evidence.value
            size = path.stat().st_size if path.is_file() else 0
            wrong = broken(path) if size else "there is no such file"
            found.append(e.Proof(evidence, not wrong, wrong or f"{size} bytes"))
    return tuple(found)


def made(folder: Path) -> tuple[str, ...]:
    """What a project left in its folder, but for the papers the room itself keeps there."""
    files = (path for path in folder.rglob("*") if path.is_file())
    names = (str(path.relative_to(folder)) for path in files if not path.name.startswith("."))
    return tuple(sorted(name for name in names if name not in PAPERS))


PERFORM: dict[type[ef.Effect], Callable[[Worker, str, Any], Awaitable[e.Arrival]]] = {
    ef.Understand: Worker.understand,
    ef.Answer: Worker.answer,
    ef.AskBot: Worker.ask,
    ef.MergeRound: Worker.merge,
    ef.WriteBrief: Worker.brief,
    ef.DraftPlan: Worker.plan,
    ef.MakeOffer: Worker.offer,
    ef.ChooseSpeaker: Worker.choose,
    ef.Speak: Worker.speak,
    ef.WriteReview: Worker.review,
    ef.StartTask: Worker.do,
}


def _meant(local: Verdict, job: ef.Understand, meant: Meaning) -> Verdict:
    """The mind's word as a verdict; what it may decide is settled in authority.py."""
    first = job.state is State.FIRST
    return replace(
        local,
        reply="" if first else meant.label,
        intent=Intent(meant.label) if first else local.intent,
        vague=local.vague if meant.vague is None else meant.vague,
        option=meant.option if meant.option in job.options else local.option,
        confidence=min(max(meant.confidence, 0.0), 1.0),
        sure=True,
        why=meant.why[:300],
        judge="model",
    )


def _alone(local: Verdict, why: str) -> Verdict:
    return replace(local, why=f"{local.why}; no model answered ({why})")
