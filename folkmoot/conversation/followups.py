"""
Follow-ups: tasks found on the way.

Within a small share of what was approved they join the plan and are told; beyond it one
approval card collects them while the rest runs on. They may need only tasks that exist.
"""

from __future__ import annotations

from folkmoot.conversation.acts import FollowUpsAnswered, Replanned
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.events import TaskFinished
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.plan import Plan, Task, bits, check, make
from folkmoot.conversation.project import Project
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.schedule import go_on
from folkmoot.conversation.words import text
from folkmoot.errors import BrokenPlan, StaleApproval


def follow_up(scene: Scene, event: TaskFinished) -> None:
    """Take up what a finished task proposes."""
    project = scene.project
    if not event.follow_ups or project.plan is None:
        return
    known = (*project.plan.tasks, *project.work.waiting)
    found = tuple(
        evolve(task, created_by=event.bot or task.bot)
        for task in event.follow_ups
        if not any(task.title == one.title and task.files == one.files for one in known)
    )  # an attempt that was sent back may have proposed them before
    if not found:
        return
    try:
        _check(project.plan, found, scene.rules)
    except BrokenPlan as error:
        scene.say("follow-ups-refused", task=event.task, why=str(error.values["why"]))
        return
    if not project.work.waiting and _small(project, found, scene.rules):
        _append(scene, found)
        titles = ", ".join(task.title for task in found)
        scene.say("follow-ups-added", count=len(found), titles=titles)
    else:
        waiting = project.work.waiting + found
        scene.close_about(About.FOLLOW_UPS, "withdrawn")
        scene.change(work=evolve(scene.project.work, waiting=waiting))
        words = text(
            "card-follow-ups", count=len(waiting), titles=", ".join(t.title for t in waiting)
        )
        scene.open(CardKind.APPROVAL, words, about=About.FOLLOW_UPS)


def _check(plan: Plan, found: tuple[Task, ...], rules: Rules) -> None:
    """They must be tasks the team can do, after tasks that exist."""
    for task in found:
        if any(not 0 <= need < len(plan.tasks) for need in task.needs):
            raise BrokenPlan(f"“{task.title}” depends on a task that does not exist")
        if task.checks is not None or task.loops:
            raise BrokenPlan(f"“{task.title}” would send work back; plan that anew")
        check((evolve(task, needs=(), parent=None),), rules)


def _small(project: Project, found: tuple[Task, ...], rules: Rules) -> bool:
    """Whether they stay within the share that needs no asking. One task asked for has none."""
    assert project.plan is not None
    if project.approved == 0:
        return False
    added = len(project.plan.tasks) - project.work.approved + len(found)
    cost = sum(task.allowance for task in project.plan.tasks[project.work.approved :] + found)
    return (
        added * 100 <= project.work.approved * rules.follow_up_share
        and cost * 100 <= project.plan.cost * rules.follow_up_share
    )


def _append(scene: Scene, found: tuple[Task, ...]) -> None:
    project = scene.project
    assert project.plan is not None
    plan, work = project.plan, project.work
    count = len(plan.tasks)
    grown = make(plan.tasks + found, plan)
    ready = bits(
        count + n
        for n, task in enumerate(found)
        if all(work.done >> need & 1 for need in task.needs)
    )
    asked = bits(card.task or 0 for card in project.cards if card.about is About.FAILED)
    gone = work.failed & ~asked | work.skipped  # while a failed task is asked about, they wait
    skipped = bits(
        count + n for n, task in enumerate(found) if any(gone >> need & 1 for need in task.needs)
    )
    work = evolve(work, ready=work.ready | ready, skipped=work.skipped | skipped)
    scene.change(plan=grown, work=work, next_task=grown.first + len(grown.tasks))


def follow_ups_answered(scene: Scene, event: FollowUpsAnswered) -> None:
    """Yes adds them; changes are noted and drop them; no drops them. The work goes on."""
    project = scene.project
    card = next((c for c in project.cards if c.about is About.FOLLOW_UPS), None)
    if card is None or card.number != event.revision:
        raise StaleApproval(f"c{event.revision}", card.id if card else "")
    found = project.work.waiting
    scene.close(card, event.option)
    scene.decide(f"follow-ups: {event.option}", event.by, revision=event.revision)
    scene.change(work=evolve(project.work, waiting=()))
    if event.option == "approve":
        _append(scene, found)
        work = scene.project.work
        scene.change(work=evolve(work, approved=work.approved + len(found)))
    elif event.option == "modify":
        scene.note(event)
    elif event.option == "replan":
        scene.derive(Replanned(event.by, event.entry, event.text))
        return
    go_on(scene)
