"""
Steering: what the person does while work runs. They hold it, go on, add words, stop, revise,
and answer the cards about a task.
"""

from __future__ import annotations

from collections.abc import Callable

from folkmoot.conversation.acts import (
    BareAnswered,
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
from folkmoot.conversation.discovery import keep_answers
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.execution import (
    FOR_WALLS,
    OR_ELSE,
    done,
    fail,
    keep,
    plan_of,
    ready,
    redo,
)
from folkmoot.conversation.facts import ProjectContinued, ProjectHeld
from folkmoot.conversation.plan import Plan, numbers
from folkmoot.conversation.project import Flow, Work
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.schedule import dependents, go_on, unhindered
from folkmoot.conversation.turns import DebateDue, QuestionsDue
from folkmoot.errors import NotNow

GO_ON: dict[CardKind, str] = {
    CardKind.VERIFY: "continue",
    CardKind.ACTION: "done",
    CardKind.QUESTIONS: "skip",
}
"""What "go on" answers on a card about a task."""


def hold(scene: Scene, by: str) -> None:
    """Running steps finish, nothing starts."""
    if scene.project.paused:
        raise NotNow("paused", "pause")
    scene.change(paused=True)
    scene.record(ProjectHeld(scene.project.id, by))


def continued(scene: Scene, event: Continued) -> None:
    """Go on with held work; at a checkpoint, "go on" answers it."""
    card = next((c for c in reversed(scene.project.cards) if c.kind in GO_ON), None)
    if scene.project.paused:
        scene.change(paused=False)
        scene.record(ProjectContinued(scene.project.id, event.by))
        go_on(scene)
    elif card is not None:
        said = (event.by, event.entry, event.text)
        scene.derive(TaskAnswered(*said, card.number, GO_ON[card.kind]))
    else:
        raise NotNow(scene.project.phase, "continue")


def input_given(scene: Scene, event: InputGiven) -> None:
    """Words for the steps that follow; where a task asked something, they are its answer.

    Spoken to a bot by name they answer that bot's question, and hold nothing.
    """
    asked = [card for card in scene.project.cards if card.about is About.QUESTION]
    if event.bots:
        asked = [card for card in asked if card.questions[0].bot in event.bots]
    if asked:
        card = asked[-1]
        said = (event.by, event.entry, event.text)
        scene.derive(TaskAnswered(*said, card.number, "submit"))
        return
    scene.note(event)
    if event.bots:
        return  # they answer
    if scene.rules.pause and not scene.project.paused:
        hold(scene, event.by)
    scene.say("input-holds" if scene.project.paused else "input-noted")


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
        work = _anew(plan_of(scene), work, n)
    scene.change(work=evolve(work, skipped=0))  # what was skipped for them waits again
    scene.close_about(About.FAILED, "retry")
    go_on(scene)


def _anew(plan: Plan, work: Work, n: int) -> Work:
    """A retry the person asked for: a check may send work back as often as at first."""
    trail = work.trail(n)
    if trail.loops:
        work = keep(work, n, evolve(trail, loops=0))
    if unhindered(plan, work, n):
        return ready(work, n)
    return evolve(work, failed=work.failed & ~(1 << n))  # what it needs is being done again


# --- cards about one task ----------------------------------------------------------------


def task_answered(scene: Scene, event: TaskAnswered) -> None:
    card = scene.project.card(event.card)
    if card is None or card.task is None:
        raise NotNow(scene.project.phase, event.option)
    if event.option == "stop":
        scene.derive(Stopped(event.by, event.entry, event.text))
        return
    if card.about is not About.QUESTION:  # an answer is kept as one
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
        redo(scene, card.task)
    go_on(scene)


def _result(scene: Scene, card: Card, event: TaskAnswered) -> None:
    """The person's word is the evidence."""
    assert card.task is not None
    if event.option == "change":
        redo(scene, card.task)
    else:
        work = scene.project.work
        scene.change(work=evolve(work, held=work.held & ~(1 << card.task)))
        scene.decide("confirmed", event.by, plan_of(scene).name(card.task))
        done(scene, card.task)
    go_on(scene)


def _question(scene: Scene, card: Card, event: TaskAnswered) -> None:
    """The task goes on with the answer, or with what it said it would assume."""
    (question,) = card.questions
    if event.option == "submit":
        named = {id for id, _ in event.answers}
        keep_answers(scene, event.entry, named | ({question.id} if event.text.strip() else set()))
    work = scene.project.work
    for n in numbers(work.held):
        if work.trail(n).asked[-1:] == (question.id,):  # others may have asked the same
            work = ready(work, n)
    scene.change(work=work)
    go_on(scene)


def bare_answered(scene: Scene, event: BareAnswered) -> None:
    """Once a project; the tasks that waited for it go on, with commands or without."""
    card = next((c for c in scene.project.cards if c.about is About.BARE), None)
    if card is None:
        raise NotNow(scene.project.phase, event.option)
    scene.close(card, event.option)
    scene.decide("commands without a sandbox", event.by, event.option)
    work = scene.project.work
    for n in numbers(work.held):
        if work.trail(n).asked[-1:] == (FOR_WALLS,):
            work = ready(work, n)
    scene.change(bare=event.option, work=work)
    go_on(scene)


def _failed(scene: Scene, card: Card, event: TaskAnswered) -> None:
    assert card.task is not None
    work = scene.project.work
    if event.option not in OR_ELSE:
        work = _anew(plan_of(scene), work, card.task)
        if card.choices:  # its team could not agree
            chosen = int(event.option)
            decision = f"{plan_of(scene).tasks[card.task].title}: {card.choices[chosen - 1].title}"
            scene.decide(decision, event.by)
            work = keep(work, card.task, evolve(work.trail(card.task), way=chosen))
        scene.change(work=work)
        go_on(scene)
    elif event.option == "skip":
        gone = dependents(plan_of(scene), card.task) & ~(work.done | work.failed)
        scene.decide("skipped", event.by, plan_of(scene).name(card.task))
        scene.change(work=evolve(work, skipped=work.skipped | gone, ready=work.ready & ~gone))
        go_on(scene)
    else:
        scene.derive(Replanned(event.by, event.entry, event.text))


def _asked(scene: Scene, card: Card, event: TaskAnswered) -> None:
    assert card.task is not None
    task = plan_of(scene).tasks[card.task]
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
    About.QUESTION: _question,
    About.RESULT: _result,
}
