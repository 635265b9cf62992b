"""The bots of a story: what they do is written down, and whatever is not goes well."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.check import Found
from folkmoot.conversation.effects import Effect
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task
from folkmoot.conversation.project import Project
from folkmoot.conversation.question import Question
from folkmoot.conversation.verdict import Intent, Verdict


def task(title: str, needs: tuple[int, ...] = (), bot: str = "coder", **more: Any) -> Task:
    proof = (Evidence(EvidenceKind.CHECK, "another bot"),)
    return Task(title, bot, needs=needs, evidence=proof, **more)


TWO_TASKS = (task("draft"), task("check", (0,), "leader"))
CHAIN = (task("one"), task("two", (0,)), task("three", (1,)))


@dataclass
class Script:
    """What the bots will do. Whatever is not written here goes well."""

    asks: dict[int, Sequence[str]] = field(
        default_factory=lambda: {1: ("leader", "researcher", "creative")}
    )
    """By round, the bots that have a question."""
    unknown: tuple[Question, ...] = ()
    """What a changed brief leaves open."""
    plans: Sequence[tuple[Task, ...]] = (TWO_TASKS,)
    """One after another; the last one stays."""
    price: int = 0
    fails: Counter[str] = field(default_factory=Counter)
    """Tasks, and how often they fail before they work."""
    away: Counter[str] = field(default_factory=Counter)
    """Jobs by kind (`WriteBrief`), and how often nobody comes back."""
    finds: dict[str, tuple[Task, ...]] = field(default_factory=dict)
    """Tasks, and the follow-ups each one finds."""
    costs: dict[str, int] = field(default_factory=dict)
    options: int = 3
    speakers: deque[str | int] = field(default_factory=deque)
    """Who speaks next in a debate; "" waits for the person, a number is where all agreed."""
    proposes: str = ""
    model: dict[str, Verdict] = field(default_factory=dict)
    """What the model says of a text that the local judge is not sure of."""
    drafts: int = 0

    def next_plan(self, single: bool) -> tuple[Task, ...]:
        plan = self.plans[min(self.drafts, len(self.plans) - 1)]
        self.drafts += 1
        return plan[:1] if single else plan


def answer(script: Script, project: Project | None, job: Effect) -> e.Arrival:
    """What the bots bring back for a job, by the script."""
    match job:
        case ef.Understand():
            return e.Understood(job.entry, script.model[job.text], job.name)
        case ef.Answer():
            return e.Answered(job.name, job.entry, job.bot, "Gladly.", script.proposes)
        case ef.Speak():
            return e.BotSpoke(job.name, job.project, job.bot, "I think so.")
        case ef.ChooseSpeaker():
            return _speaker(script, job)
        case ef.StartTask():
            assert project is not None
            return _worked(script, project, job)
        case ef.DraftPlan():
            return e.PlanDrafted(job.name, job.project, script.next_plan(job.single), script.price)
        case ef.WriteReview():
            points = (e.Point("it works", Found.SHOWN, "a look at it"),)
            return e.ReviewWritten(job.name, job.project, "leader", "Here it is.", points)
        case _:
            assert project is not None
            return _talked(script, project, job)


def _talked(script: Script, project: Project, job: Effect) -> e.Arrival:
    match job:
        case ef.AskBot():
            return _asked(script, project, job)
        case ef.MergeRound():
            return e.RoundMerged(job.name, job.project, project.drafts)
        case ef.WriteBrief():
            return _brief(script, project, job)
        case ef.MakeOffer():
            return _offer(script, project, job)
        case _:
            raise AssertionError(f"no bot does {job}")


def _asked(script: Script, project: Project, job: ef.AskBot) -> e.Arrival:
    asks = job.bot in script.asks.get(project.round, ())
    text = f"{job.bot}, round {project.round}.{project.iteration}?"
    questions = (Question(job.bot, text, otherwise="as usual"),) if asks else ()
    return e.BotAsked(job.name, job.project, job.bot, questions)


def _brief(script: Script, project: Project, job: ef.WriteBrief) -> e.Arrival:
    lines = tuple(Line("scope_in", f"said in {one.entry}", one.entry) for one in project.answers)
    unknown, script.unknown = script.unknown, ()
    brief = Brief(project.goal, project.goal, lines)
    return e.BriefWritten(job.name, job.project, brief, unknown)


def _offer(script: Script, project: Project, job: ef.MakeOffer) -> e.Arrival:
    count = script.options if project.intent is Intent.EXPLORE else 0
    choices = tuple(e.Choice(f"way {n}") for n in range(1, count + 1))
    return e.OfferMade(job.name, job.project, "leader", "This is what we found.", choices, 1)


def _speaker(script: Script, job: ef.ChooseSpeaker) -> e.Arrival:
    who = script.speakers.popleft() if script.speakers else "coder"
    if isinstance(who, int):
        return e.SpeakerChosen(job.name, job.project, agreed_at=who)
    return e.SpeakerChosen(job.name, job.project, who)


def _worked(script: Script, project: Project, job: ef.StartTask) -> e.Arrival:
    common = (job.name, job.project, job.task, job.attempt)
    cost = script.costs.get(job.task, 0)
    if script.fails[job.task] > 0:
        script.fails[job.task] -= 1
        return e.TaskFinished(*common, "failed", "coder", "it broke", cost=cost)
    found = script.finds.get(job.task, ())
    assert project.plan is not None
    promised = project.plan.tasks[project.plan.number(job.task)].evidence
    proofs = tuple(e.Proof(evidence, True) for evidence in promised)
    end = e.TaskFinished(*common, "success", "coder", "done", proofs=proofs, cost=cost)
    return replace(end, follow_ups=found)
