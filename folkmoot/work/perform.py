"""
From an effect to the event that answers it: gather what the job needs, let a mind think,
check what it says, and name the job in the answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.brief import Brief
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import EvidenceKind, Task
from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.question import Question
from folkmoot.conversation.room import Room
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import REPLIES, Intent, State, Verdict
from folkmoot.drafts import Drafts
from folkmoot.errors import NobodyWaits, reason
from folkmoot.team.calls import NoModel, OutOfMoney
from folkmoot.team.mind import Brought, Meaning, Message, Mind, Told
from folkmoot.team.names import plain_words
from folkmoot.team.toolchain import missing, named
from folkmoot.texts import say
from folkmoot.work.brought import bring
from folkmoot.work.eyes import Eyes
from folkmoot.work.folder import Folder
from folkmoot.work.knowing import Known, knows
from folkmoot.work.material import listing, passages
from folkmoot.work.papers import PAPERS
from folkmoot.work.review import Result, contradicted, left_undone, reviewed, void
from folkmoot.work.sandbox import has
from folkmoot.work.task import Workshop

Answers = tuple[tuple[Question | None, Message], ...]

REQUESTS = 2_000
"""Texts whose language, or whose name for a folder, is remembered."""

THINKS = 15.0
"""Seconds a mind has to say what a message means."""


class Library(Protocol):
    """What a job may read of its room."""

    def project(self, room: str, id: str) -> Project | None: ...
    def project_of(self, room: str, job: ef.Effect) -> Project | None: ...
    def message(self, room: str, entry: int, question: str = "") -> Message: ...
    def room(self, room: str) -> Room: ...
    def every_project(self, room: str) -> tuple[Project, ...]: ...
    def lang(self, room: str) -> str: ...
    def rules(self, room: str) -> Rules: ...
    def team(self, room: str) -> tuple[str, ...]: ...
    def lent(self, room: str) -> tuple[str, ...]: ...
    def earlier(self, room: str, project: Project) -> tuple[Brief, ...]: ...
    def learnt(self, room: str, project: Project) -> tuple[str, ...]: ...
    def proofs(self, room: str, project: Project) -> tuple[e.Proof, ...]: ...
    def spoken(self, room: str, project: Project) -> tuple[Message, ...]: ...
    def offered(self, room: str, id: str) -> str: ...


class Worker:
    """Performs jobs with one mind, in one data folder."""

    def __init__(
        self,
        library: Library,
        workshop: Workshop,
        folder: Path,
        judge: Callable[[ef.Understand], Any],
        pace: float = 0.0,
        drafts: Drafts | None = None,
    ) -> None:
        self.library = library
        self.workshop = workshop
        self.folder = folder
        self.judge = judge
        self.pace = pace
        self.drafts = drafts or Drafts()
        self.thinks = THINKS
        self._first = lru_cache(REQUESTS)(self._read)  # every job of a project asks again

    async def perform(self, room: str, effect: ef.Effect) -> e.Arrival:
        """Do one job; whatever it raises becomes JobFailed."""
        if self.pace:
            await asyncio.sleep(self.pace)
        if isinstance(effect, ef.StartTask):
            return await self.do(room, effect)
        assert not isinstance(effect, ef.Alarm), "alarms ring by themselves"
        calls = self.workshop.purse.calls(room, effect)
        mind = await self.workshop.mind(calls)
        try:
            result = await PERFORM[type(effect)](self, room, effect, mind)
        except OutOfMoney as out:
            bot = getattr(effect, "bot", "") or "leader"
            result = e.MoneyAsked(effect.name, effect.project, bot, out.wanted)
        except NoModel as none:
            bot = getattr(effect, "bot", "") or "leader"
            result = e.ModelAway(effect.name, effect.project, bot, none.why)
        return calls.booked(result)

    async def about(self, room: str, job: ef.Effect) -> Told:
        """What a bot knows when it begins a job."""
        project = self.library.project_of(room, job)
        if project is None:
            raise NobodyWaits(job.project)
        return await self.fully(room, project)

    def told(self, room: str, project: Project) -> Told:
        """What a bot knows of a project, but for what was brought."""
        asked = {question.id: question for question in project.asked}
        request = self.library.message(room, project.entry)
        heard = self._first(request.text)
        parent = self.library.project(room, project.parent) if project.parent else None
        rules = self.library.rules(room)
        answers = tuple(
            (asked.get(one.question), self.library.message(room, one.entry, one.question))
            for one in project.answers
        )
        notes = (self.library.message(room, entry) for entry in project.notes)
        return Told(
            project=project,
            request=replace(request, lang=heard.lang or self.library.lang(room)),
            answers=answers,
            notes=tuple(note for note in notes if note.text.strip()),  # a mere button says nothing
            grown_from=parent.goal if parent else "",
            earlier=self.library.earlier(room, project),
            learnings=self.library.learnt(room, project),
            team=self.library.team(room),
            lent=self.library.lent(room),
            seats=(*rules.team, *rules.lent),
            technology=self._technology(heard, request, answers, project),
            folder=self.project_folder(room, project),
            lang=self.library.lang(room),
        )

    async def fully(self, room: str, project: Project) -> Told:
        """The same with what was debated and brought: a disk may be slow, so a thread reads it."""
        told = self.told(room, project)
        paths = tuple(map(Path, told.project.material))
        if paths:
            told = replace(told, material=await asyncio.to_thread(_brought, paths))
        if told.project.flow is Flow.DEBATE:
            told = replace(told, spoken=self.library.spoken(room, told.project))
        return await self._for_models(room, told, paths) if self.workshop.models else told

    async def _for_models(self, room: str, told: Told, paths: tuple[Path, ...]) -> Told:
        """The same for whoever may think with a model: with what fits."""
        who = tuple((bot.name, bot.description) for bot in self.workshop.bots.values())
        told = replace(told, who=who)
        if told.project.parent:
            told = replace(told, offered=self.library.offered(room, told.project.parent))
        if told.project.phase is Phase.PLANNING and told.project.next_task > 1:
            records, first = self.workshop.records, told.project.next_task
            told = replace(told, done=records.results(room, told.project, first, ()))
        if not paths:
            return told
        about = [told.request.text, *(message.text for _, message in told.answers)]
        found = await asyncio.to_thread(passages, paths, "\n".join(about))
        names = await asyncio.to_thread(listing, paths)
        return replace(told, passages=found, listing=names, eyes=Eyes(paths))

    def _read(self, text: str) -> Verdict:
        """A text as if it was the first: in its own language, with what it names."""
        heard: Verdict = self.judge(ef.Understand(0, text, State.FIRST))
        return heard

    def _technology(
        self, heard: Verdict, request: Message, answers: Answers, project: Project
    ) -> tuple[str, ...]:
        """What the person named to build it with; only whoever plans needs to know."""
        if project.phase is not Phase.PLANNING:
            return ()
        found = [*heard.technology, *named(request.text)]
        for _, message in answers:
            said = self._first(message.text)
            found += [*said.technology, *named(message.text)]
        return tuple(dict.fromkeys(found))

    def project_folder(self, room: str, project: Project) -> Path:
        """`<room>/<project>-<slug>`: names that are safe for any words."""
        return self.folder / room / f"{project.id}-{_slug(project.goal)}"

    # --- one method a job ----------------------------------------------------------------

    async def understand(self, room: str, job: ef.Understand, mind: Mind) -> e.Arrival:
        """Ask the mind what a message means; if it does not say in time, the judge's word stands.

        The mind chooses among the labels of the state: anything else is no answer.
        """
        local: Verdict = self.judge(job)
        labels = REPLIES[job.state] or tuple(Intent)
        try:
            async with asyncio.timeout(self.thinks):
                meant = await mind.understand(job, labels)
        except Exception as error:
            return e.Understood(job.entry, _alone(local, reason(error)), job.name, job.project)
        if meant is None or meant.label not in labels:
            return e.Understood(job.entry, local, job.name, job.project)
        return e.Understood(job.entry, _meant(local, job, meant), job.name, job.project)

    async def answer(self, room: str, job: ef.Answer, mind: Mind) -> e.Arrival:
        if job.about:
            told = await asyncio.to_thread(self._knows, room, job)
            return e.Answered(job.name, job.entry, job.bot, told, project=job.project)
        message = replace(self.library.message(room, job.entry), lang=self.library.lang(room))
        about = await self.about(room, job) if job.project else None
        write = self.drafts.pen(room, job.name, job.bot)
        reply = await mind.answer(job.bot, message, about, write)
        return e.Answered(
            job.name, job.entry, job.bot, reply.text, reply.proposes, project=job.project
        )

    def _knows(self, room: str, job: ef.Answer) -> str:
        """What the room tells of itself; the disk is read, so a thread does it."""
        project = self.library.project(room, job.project) if job.project else None
        folder = self.project_folder(room, project) if project else None
        files = made(folder) if folder else ()
        now, every = self.library.room(room), self.library.every_project(room)
        asked = self.library.message(room, job.entry).text
        said = self._said(room, project) if project and job.about == "said" else ()
        return knows(job.about, Known(now, project, every, folder, files, now.lang, asked, said))

    def _said(self, room: str, project: Project) -> tuple[tuple[str, str], ...]:
        """What a person said of a project: their wish, their answers, and what they added."""
        questions = {question.id: question.text for question in project.asked}
        told = [("", self.library.message(room, project.entry).text)]
        for answer in project.answers:
            words = self.library.message(room, answer.entry, answer.question).text
            told.append((questions.get(answer.question, ""), words))
        told += [("", self.library.message(room, entry).text) for entry in project.notes]
        return tuple(dict.fromkeys(told))

    async def ask(self, room: str, job: ef.AskBot, mind: Mind) -> e.Arrival:
        questions = await mind.ask(job.bot, await self.about(room, job))
        return e.BotAsked(job.name, job.project, job.bot, questions)

    async def merge(self, room: str, job: ef.MergeRound, mind: Mind) -> e.Arrival:
        questions = await mind.merge(await self.about(room, job))
        return e.RoundMerged(job.name, job.project, questions)

    async def brief(self, room: str, job: ef.WriteBrief, mind: Mind) -> e.Arrival:
        written = await mind.brief(await self.about(room, job))
        return e.BriefWritten(job.name, job.project, written.brief, written.questions)

    async def plan(self, room: str, job: ef.DraftPlan, mind: Mind) -> e.Arrival:
        told = await self.about(room, job)
        drafted = await mind.plan(told, job.single)
        return e.PlanDrafted(
            job.name,
            job.project,
            drafted.tasks,
            drafted.price,
            drafted.minutes,
            missing=self._missing(told, drafted.tasks),
            unpriced=drafted.unpriced,
            beyond=drafted.beyond,
        )

    def _missing(self, told: Told, tasks: tuple[Task, ...]) -> tuple[str, ...]:
        """Programs that what was asked for, or the plan's own evidence, needs and nobody has."""
        exits = [one.value for t in tasks for one in t.evidence if one.kind is EvidenceKind.EXIT]
        return missing(told.technology, exits, has)

    async def offer(self, room: str, job: ef.MakeOffer, mind: Mind) -> e.Arrival:
        told = await self.about(room, job)
        bot = told.project.bots[0]
        offer = await mind.offer(told, self.drafts.pen(room, job.name, bot))
        return e.OfferMade(job.name, job.project, bot, offer.text, offer.choices, offer.recommended)

    async def choose(self, room: str, job: ef.ChooseSpeaker, mind: Mind) -> e.Arrival:
        chosen = await mind.choose(await self.about(room, job))
        return e.SpeakerChosen(job.name, job.project, chosen.bot, chosen.why, chosen.agreed_at)

    async def speak(self, room: str, job: ef.Speak, mind: Mind) -> e.Arrival:
        write = self.drafts.pen(room, job.name, job.bot)
        said = await mind.speak(job.bot, await self.about(room, job), write)
        return e.BotSpoke(
            job.name, job.project, job.bot, said.text, said.choices, said.risks, said.agrees
        )

    async def review(self, room: str, job: ef.WriteReview, mind: Mind) -> e.Arrival:
        told = await self.about(room, job)
        folder = told.folder
        write = self.drafts.pen(room, job.name, "leader")
        told = replace(told, proofs=self.library.proofs(room, told.project))
        files = made(folder)
        seen = await mind.review(told, files, write)
        run_it = self.workshop.commands.within(told.project, folder)
        result = Result(Folder(folder), files, void(told.project), run_it, told.lang)
        points = await reviewed(told.project.brief, seen.points, result)
        where, left = str(folder.relative_to(self.folder.parent)), left_undone(told.project)
        said = seen.text
        if contradicted(points, seen.points):  # what a reviewer says of it all is no better
            said = say("review-files", told.lang, files=", ".join(files))
        return e.ReviewWritten(job.name, job.project, "leader", said, points, where, left)

    async def do(self, room: str, job: ef.StartTask) -> e.Arrival:
        """Let a bot do a task (task.py)."""
        return await self.workshop.do(room, job, await self.about(room, job))


def _brought(paths: tuple[Path, ...]) -> tuple[Brought, ...]:
    return tuple(map(bring, paths))


@lru_cache(REQUESTS)
def _slug(goal: str) -> str:
    return "-".join(plain_words(goal)[:6])[:40].strip("-") or "project"


def made(folder: Path) -> tuple[str, ...]:
    """What a project left in its folder, but for the papers the room itself keeps there."""
    return tuple(name for name in Folder(folder).names() if name not in PAPERS)


PERFORM: dict[type[ef.Effect], Callable[[Worker, str, Any, Mind], Awaitable[e.Arrival]]] = {
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
        judge="both" if local.sure and meant.label == (local.reply or local.intent) else "model",
    )


def _alone(local: Verdict, why: str) -> Verdict:
    return replace(local, why=f"{local.why}; no model answered ({why})")
