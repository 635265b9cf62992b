"""
The alphabet of a state: everything that could arrive there.

Every owed job answered in one or two ways and as a failure, every alarm, every act with the
right and the wrong arguments, every option of every open card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from folkmoot.conversation import acts as a
from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.brief import Brief, BriefEdits
from folkmoot.conversation.check import Found
from folkmoot.conversation.phases import Phase, ProjectEvent
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task
from folkmoot.conversation.project import Project
from folkmoot.conversation.question import Question
from folkmoot.conversation.vote import Ballot, Vote, Way
from tests.conversation.walk import Part, Place

PROVEN = (Evidence(EvidenceKind.FILE, "notes.md"),)
WAYS = (Way("this way"), Way("that way"))
MANY = 6
"""More questions than any round may have."""


def task(title: str, needs: tuple[int, ...] = (), bot: str = "leader", **more: object) -> Task:
    return Task(title, bot, needs=needs, evidence=PROVEN, **more)  # type: ignore[arg-type]


ONE = (task("one"),)
BROKEN = (task("one", needs=(1,)), task("two", needs=(0,)))
OTHER = (task("other"),)


def alphabet(part: Part, place: Place) -> Iterator[ProjectEvent]:
    """Everything that is tried in a state."""
    for effect in place.owed.values():
        yield from results(effect, part, place.project)
    for effect in (*place.gone, *_never_owed(place.project)):
        yield next(results(effect, part, place.project))
    yield from acts(place)


def _never_owed(project: Project) -> tuple[ef.Effect, ...]:
    """Jobs that nobody gave out: another turn, another attempt, another alarm."""
    return (
        ef.AskBot(project.id, project.turn + 1, bot="leader"),
        ef.WriteBrief(project.id, project.turn - 1),
        ef.StartTask(project.id, "t1", 99),
        ef.SetAlarm(project.id, project.alarm + 1),
    )


def results(effect: ef.Effect, part: Part, project: Project) -> Iterator[ProjectEvent]:
    """What a job may answer; the plain success first, a failure last."""
    job = (effect.name, project.id)
    match effect:
        case ef.AskBot(bot=bot):
            yield e.BotAsked(*job, bot, (Question(bot, "Who is it for?"),))
            yield e.BotAsked(*job, bot)
        case ef.MergeRound():
            yield e.RoundMerged(*job, _questions(project))
            yield e.RoundMerged(*job, project.asked)
        case ef.WriteBrief():
            yield e.BriefWritten(*job, Brief("a title", "a goal"))
            yield e.BriefWritten(*job, Brief("a title", "a goal"), _questions(project))
        case ef.DraftPlan():
            for plan in part.plans or (ONE,):
                yield e.PlanDrafted(*job, plan, part.price, 5)
            yield e.PlanDrafted(*job, BROKEN)
        case ef.MakeOffer():
            yield e.OfferMade(*job, "leader", "so", (e.Choice("A"), e.Choice("B")), 1)
            yield e.OfferMade(*job, "leader", "so")
        case ef.ChooseSpeaker():
            yield e.SpeakerChosen(*job, "coder", "knows")
            yield e.SpeakerChosen(*job, "nobody we know")
            yield e.SpeakerChosen(*job, "")
            yield e.SpeakerChosen(*job, "leader", agreed_at=7)
        case ef.Speak(bot=bot):
            yield e.BotSpoke(*job, bot, "well")
        case ef.WriteReview():
            for found in Found:
                yield e.ReviewWritten(*job, "leader", "done", (e.Point("it runs", found),))
        case ef.StartTask():
            yield from _ends(effect, part, project)
        case ef.SetRetry(task=name):
            yield e.RetryDue(*job, name)
            return
        case ef.SetAlarm():
            yield e.AlarmRang(*job)
            return
        case _:
            raise AssertionError(f"{effect} is not owed by a project")
    task = isinstance(effect, ef.StartTask | ef.WriteReview)
    if part.poor and not task and project.budget <= part.rules.budget:
        yield e.MoneyAsked(*job, getattr(effect, "bot", "leader"), 10)
    if part.away:
        bot, named = getattr(effect, "bot", "leader"), ("", 0)
        if isinstance(effect, ef.StartTask):
            named = (effect.task, effect.attempt)
        yield e.ModelAway(*job, bot, "away", *named)
        yield e.ModelAway(*job, bot, "key", *named)
    yield e.JobFailed(*job, getattr(effect, "bot", "leader"), "away")


def _questions(project: Project) -> tuple[Question, ...]:
    """Old ones in other letters, new ones, one of them twice, and an empty one."""
    old = [Question("coder", one.text.upper()) for one in project.asked]
    new = [Question("leader", f"What about {len(old) + n}?") for n in range(MANY)]
    return (*old[:1], new[0], Question("coder", new[0].text + "!"), Question("coder", " "), *new)


def _ends(effect: ef.StartTask, part: Part, project: Project) -> Iterator[ProjectEvent]:
    job = (effect.name, project.id, effect.task, effect.attempt)
    tasks = (
        {project.plan.name(n): t for n, t in enumerate(project.plan.tasks)} if project.plan else {}
    )
    promised = tasks[effect.task].evidence if effect.task in tasks else ()
    proofs = tuple(e.Proof(evidence, True) for evidence in promised)
    success = e.TaskFinished(*job, "success", "leader", proofs=proofs)
    yield replace(success, cost=part.cost)
    yield e.TaskFinished(*job, "failed", "leader", "it broke")
    if "vote" in part.hands:
        for votes in ((1, 1), (1, 2)):  # a majority, a tie
            ballots = tuple(Ballot("leader", way) for way in votes)
            yield e.TaskFinished(*job, "failed", "leader", vote=Vote(WAYS, ballots))
    missed = (e.Proof(PROVEN[0], True), e.Proof(PROVEN[0], False))
    yield e.TaskFinished(*job, "partial", "leader", proofs=missed)
    if "back" in part.hands:
        yield e.WorkSentBack(*job, "leader", "it does not add up")
    if "ask" in part.hands:
        yield e.TaskAsked(*job, "leader", Question("leader", "Which one?", otherwise="any"))
    if "money" in part.hands and effect.asked < 2:
        yield e.MoneyAsked(*job[:2], "leader", 70, *job[2:], met=False, cost=20)
        yield e.MoneyAsked(*job[:2], "leader", 10, *job[2:], met=True)
    if "bare" in part.hands:
        yield e.SandboxMissed(*job, "there are no walls")
    for found in part.follow_ups:
        yield replace(success, follow_ups=found)
    if part.follow_ups:
        yield replace(success, follow_ups=(task("lost", needs=(99,)),))


def acts(place: Place) -> Iterator[a.Act]:
    """Every act, with the right and the wrong arguments."""
    project = place.project
    said = ("ann", place.entry + 1, "words")
    for plain in PLAIN:
        yield plain(*said)
    yield a.Cancelled("ann")  # without words
    known = tuple((question.id, "so") for question in project.asked)
    yield a.AnswersGiven(*said, answers=known[:1])
    yield a.AnswersGiven("ann", place.entry + 1, "", known[-2:])
    yield a.Modified(*said, answers=known[:1])
    revisions = {project.revision, project.revision - 1, place.card + 1}
    revisions |= {card.number for card in project.cards}
    for revision in sorted(revisions):
        yield a.Approved(*said, revision)
    yield from _edits(project, said)
    for bot in ("coder", "nobody we know"):
        yield a.Discussed(*said, bot)
    for option in ("1", "2", "3", "none"):
        yield a.Chosen(*said, option)
    yield a.TaskAnswered(*said, place.card + 1, "continue")
    for card in project.cards:
        for option in card.options:
            yield a.TaskAnswered(*said, card.number, option)
        for option in ("approve", "modify", "replan", "cancel"):
            yield a.FollowUpsAnswered(*said, card.number, option)
    yield a.FollowUpsAnswered(*said, place.card + 1, "approve")
    for option in ("yes", "no"):
        yield a.BareAnswered(*said, option)
    yield a.BudgetRaised(*said, project.budget * 2)
    yield a.BudgetRaised(*said, project.budget)
    yield a.BudgetSet(*said, project.budget)


def _edits(project: Project, said: tuple[str, int, str]) -> Iterator[a.Act]:
    changed = BriefEdits("another", sections=(("users", (f"everybody at {said[1]}",)),))
    yield a.Edited(*said, brief=changed)
    if project.phase is Phase.APPROVAL:
        yield a.Edited(*said, brief=changed, approve=True)
        yield a.Edited(*said, plan=OTHER)
        yield a.Edited(*said, plan=OTHER, approve=True)
        yield a.Edited(*said, brief=changed, plan=OTHER, approve=True)
        yield a.Edited(*said, plan=BROKEN, approve=True)


PLAIN = (
    a.AskedBack,
    a.AnswersGiven,
    a.Skipped,
    a.Modified,
    a.Replanned,
    a.Noted,
    a.Cancelled,
    a.Paused,
    a.Continued,
    a.Stopped,
    a.Revised,
    a.InputGiven,
    a.Satisfied,
    a.ChangesAsked,
    a.Restarted,
    a.Started,
    a.Discussed,
    a.BuildAsked,
    a.OtherAsked,
    a.Retried,
    a.RulesTaken,
    a.GaveUp,
    a.Resumed,
)
"""Acts that need nothing but words."""
