"""
Execution: tasks finish, fail, rest and are tried again; the person steers.

A task is done only with its evidence. What depends on a task that failed for good waits
for the person's word; everything else goes on.
"""

from __future__ import annotations

from collections.abc import Callable

from folkmoot.conversation.acts import (
    BudgetRaised,
    Continued,
    InputGiven,
    Replanned,
    Retried,
    Revised,
    Stopped,
    TaskAnswered,
)
from folkmoot.conversation.approval import decided_line
from folkmoot.conversation.card import About, Card, CardKind
from folkmoot.conversation.events import JobFailed, Proof, RetryDue, TaskFinished
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import ProjectContinued, ProjectHeld
from folkmoot.conversation.followups import follow_up
from folkmoot.conversation.plan import Plan, Task, numbers
from folkmoot.conversation.project import Flow, Work
from folkmoot.conversation.rules import Checkpoints
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.schedule import dependents, freed, fresh, go_on
from folkmoot.conversation.turns import DebateDue, QuestionsDue
from folkmoot.conversation.words import text
from folkmoot.errors import NotNow, WrongUse

CHECKED_AFTER = frozenset({Checkpoints.AFTER, Checkpoints.BOTH})


def work_begun(scene: Scene, event: object) -> None:
    """On entering EXECUTION: a fresh plan."""
    plan = _plan(scene)
    scene.change(work=fresh(plan), next_task=plan.first + len(plan.tasks), paused=False)
    go_on(scene)


def _plan(scene: Scene) -> Plan:
    assert scene.project.plan is not None, "work without a plan"
    return scene.project.plan


def task_finished(scene: Scene, event: TaskFinished) -> None:
    plan = _plan(scene)
    n = plan.number(event.task)
    work = scene.project.work
    scene.change(work=evolve(work, running=work.running & ~(1 << n)))
    if event.status != "failed" and proved(plan.tasks[n], event.proofs):
        done(scene, n)
        if scene.rules.checkpoints in CHECKED_AFTER:
            words = text("card-after", task=event.task, title=plan.tasks[n].title)
            scene.open(CardKind.VERIFY, words, about=About.AFTER, task=n)
        follow_up(scene, event)
    else:
        why = event.text if event.status == "failed" else "there is no evidence for it"
        attempt_failed(scene, n, why)
    go_on(scene)


def proved(task: Task, proofs: tuple[Proof, ...]) -> bool:
    """Whether everything a task promised as evidence was found, and nothing was missed."""
    found = {proof.evidence for proof in proofs if proof.found}
    return found.issuperset(task.evidence) and all(proof.found for proof in proofs)


def task_lost(scene: Scene, event: JobFailed) -> None:
    """The job of a task ended without a result: that is a failed attempt."""
    plan = _plan(scene)
    n = plan.number(event.job.split("/")[2])
    work = scene.project.work
    scene.change(work=evolve(work, running=work.running & ~(1 << n)))
    attempt_failed(scene, n, event.why)
    go_on(scene)


def done(scene: Scene, n: int) -> None:
    work = scene.project.work
    work = evolve(work, done=work.done | 1 << n)
    scene.change(work=evolve(work, ready=work.ready | freed(_plan(scene), work, n)))


def attempt_failed(scene: Scene, n: int, why: str) -> None:
    """Rest and try again; after the last attempt the person is asked."""
    plan, rules = _plan(scene), scene.rules
    tried = scene.project.work.tried(n) + 1
    work = _tried(scene.project.work, n, tried)
    turn = tried % rules.attempts  # a retry the person asked for has its full attempts again
    if turn and scene.project.paused:
        scene.change(work=evolve(work, ready=work.ready | 1 << n))
    elif turn:
        due = scene.moment.at + rules.backoff * 4 ** (turn - 1)
        rests = (*work.rests, (n, due))
        scene.change(work=evolve(work, resting=work.resting | 1 << n, rests=rests))
    else:
        scene.change(work=work)
        fail(scene, n, why)
    if turn:
        title = plan.tasks[n].title
        scene.say("task-retries", task=plan.name(n), title=title, attempt=tried, why=why)


def _tried(work: Work, n: int, count: int) -> Work:
    others = tuple(pair for pair in work.tries if pair[0] != n)
    return evolve(work, tries=tuple(sorted((*others, (n, count)))))


def fail(scene: Scene, n: int, why: str) -> None:
    """Failed for good: what depends on it waits for the person."""
    plan = _plan(scene)
    work = scene.project.work
    scene.change(work=evolve(work, failed=work.failed | 1 << n))
    waiting = dependents(plan, n).bit_count()
    words = text(
        "card-failed", task=plan.name(n), title=plan.tasks[n].title, why=why, count=waiting
    )
    options = ("retry", "skip", "replan")
    scene.open(CardKind.CHOICE, words, options, about=About.FAILED, task=n)


def retry_due(scene: Scene, event: RetryDue) -> None:
    """A rest is over. While the work is held the task is only ready."""
    n = _plan(scene).number(event.task)
    work = scene.project.work
    scene.change(work=_ready(work, n))
    go_on(scene)


def _ready(work: Work, n: int) -> Work:
    bit = 1 << n
    return evolve(
        work,
        ready=work.ready | bit,
        resting=work.resting & ~bit,
        failed=work.failed & ~bit,
        done=work.done & ~bit,
        held=work.held & ~bit,
        rests=tuple(rest for rest in work.rests if rest[0] != n),
    )


# --- the person steers -------------------------------------------------------------------


def hold(scene: Scene, by: str) -> None:
    """Running steps finish, nothing starts."""
    if scene.project.paused:
        raise NotNow("paused", "pause")
    scene.change(paused=True)
    scene.record(ProjectHeld(scene.project.id, by))


def continued(scene: Scene, event: Continued) -> None:
    """Go on with held work; at a checkpoint, "go on" answers it."""
    card = next((c for c in scene.project.cards if c.kind in ("verify", "action")), None)
    if scene.project.paused:
        scene.change(paused=False)
        scene.record(ProjectContinued(scene.project.id, event.by))
        go_on(scene)
    elif card is not None:
        option = "continue" if card.kind is CardKind.VERIFY else "done"
        scene.derive(TaskAnswered(event.by, event.entry, event.text, card.number, option))
    else:
        raise NotNow(scene.project.phase, "continue")


def input_given(scene: Scene, event: InputGiven) -> None:
    scene.note(event)
    if scene.rules.pause and not scene.project.paused:
        hold(scene, event.by)
        scene.say("input-holds")
    else:
        scene.say("input-noted")


def stopped(scene: Scene, event: Stopped) -> None:
    scene.note(event)
    scene.decide("stopped", event.by)


def revised(scene: Scene, event: Revised) -> None:
    """Back to where the brief came from; what is done stays in the record."""
    scene.note(event)
    scene.decide("revise", event.by)
    scene.change(iteration=scene.project.iteration + 1, round=0, approved=0)
    scene.derive(DebateDue() if scene.project.flow is Flow.DEBATE else QuestionsDue())


def retried(scene: Scene, event: Retried) -> None:
    """Every task that failed for good, once more."""
    work = scene.project.work
    if not work.failed:
        raise NotNow(scene.project.phase, "retry")
    for n in numbers(work.failed):
        work = _ready(work, n)
    scene.change(work=evolve(work, skipped=0))  # what was skipped for them waits again
    scene.close_about(About.FAILED, "retry")
    go_on(scene)


def budget_raised(scene: Scene, event: BudgetRaised) -> None:
    card = next((c for c in scene.project.cards if c.kind is CardKind.BUDGET), None)
    if card is None:
        raise NotNow(scene.project.phase, "raise")
    budget = event.budget or scene.project.budget * 2  # said without a sum: twice as much
    if budget <= scene.project.budget:
        raise WrongUse(why="name a budget above the present one, in dollars: --text 10")
    scene.close(card, "raise")
    scene.decide("budget raised", event.by, f"to {budget / 1e6:.2f} USD")
    scene.change(budget=budget)
    go_on(scene)


# --- cards about one task ----------------------------------------------------------------


def task_answered(scene: Scene, event: TaskAnswered) -> None:
    card = scene.project.card(event.card)
    if card is None or card.task is None:
        raise NotNow(scene.project.phase, event.option)
    if event.option == "stop":
        scene.derive(Stopped(event.by, event.entry, event.text))
        return
    scene.note(event)
    scene.close(card, event.option)
    ANSWERS[card.about](scene, card, event)


def _before(scene: Scene, card: Card, event: TaskAnswered) -> None:
    assert card.task is not None
    scene.change(work=evolve(scene.project.work, cleared=card.task))
    go_on(scene)


def _after(scene: Scene, card: Card, event: TaskAnswered) -> None:
    """Change: the task is done again, with the person's words and the first attempt in view."""
    assert card.task is not None
    if event.option == "change":
        work = scene.project.work
        freed_by_it = dependents(_plan(scene), card.task)
        work = _tried(_ready(work, card.task), card.task, work.tried(card.task) + 1)
        scene.change(work=evolve(work, ready=work.ready & ~freed_by_it))
    go_on(scene)


def _failed(scene: Scene, card: Card, event: TaskAnswered) -> None:
    assert card.task is not None
    work = scene.project.work
    if event.option == "retry":
        scene.change(work=_ready(work, card.task))
        go_on(scene)
    elif event.option == "skip":
        gone = dependents(_plan(scene), card.task)
        scene.decide("skipped", event.by, _plan(scene).name(card.task))
        scene.change(work=evolve(work, skipped=work.skipped | gone, ready=work.ready & ~gone))
        go_on(scene)
    else:
        scene.derive(Replanned(event.by, event.entry, event.text))


def _asked(scene: Scene, card: Card, event: TaskAnswered) -> None:
    assert card.task is not None
    task = _plan(scene).tasks[card.task]
    work = scene.project.work
    scene.change(work=evolve(work, held=work.held & ~(1 << card.task)))
    if event.option == "impossible":
        fail(scene, card.task, event.text or "it was not possible")
    else:
        if task.choices:
            decision = f"{task.title}: {task.choices[int(event.option) - 1]}"
            scene.decide(decision, event.by)
            scene.project = decided_line(scene.project, decision, event.by, event.entry)
        done(scene, card.task)
    go_on(scene)


ANSWERS: dict[About, Callable[[Scene, Card, TaskAnswered], None]] = {
    About.BEFORE: _before,
    About.AFTER: _after,
    About.FAILED: _failed,
    About.ASKED: _asked,
}
