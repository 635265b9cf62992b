"""
The scheduler: which tasks start now. Bits in, bits out; no task is searched for.

A task starts the moment its own dependencies are done, if the limits allow it, nobody
writes its files, the budget bears it and no checkpoint stands before it.
"""

from __future__ import annotations

from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.choice import Choice
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import TaskStarted
from folkmoot.conversation.plan import Plan, TaskKind, bits, numbers
from folkmoot.conversation.project import Project, Work
from folkmoot.conversation.rules import Checkpoints, Rules
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.turns import PlanFinished
from folkmoot.conversation.words import dollars, text

SERIAL = frozenset({Checkpoints.BEFORE, Checkpoints.BOTH})
HOLDING = frozenset({About.BEFORE, About.AFTER})
"""While such a card is open nothing new starts."""


def fresh(plan: Plan) -> Work:
    """A plan that was just approved: what needs nothing is ready."""
    ready = bits(n for n, task in enumerate(plan.tasks) if not task.needs)
    return Work(ready=ready, approved=len(plan.tasks))


def freed(plan: Plan, work: Work, n: int) -> int:
    """Bits of the tasks that become ready because task n is done."""
    over = work.done | work.failed | work.skipped  # done before, or given up
    after = plan.index.after[n]
    return bits(m for m in after if not over >> m & 1 and unhindered(plan, work, m))


def unhindered(plan: Plan, work: Work, n: int) -> bool:
    """Whether everything task n needs is done."""
    return all(work.done >> need & 1 for need in plan.tasks[n].needs)


def dependents(plan: Plan, n: int) -> int:
    """Bits of every task that cannot be done without task n."""
    found, todo = 0, [n]
    while todo:
        for m in plan.index.after[todo.pop()]:
            if not found >> m & 1:
                found |= 1 << m
                todo.append(m)
    return found


def complete(project: Project) -> bool:
    """Whether nothing is left to do and nobody is asked about a task."""
    work = project.work
    assert project.plan is not None
    settled = work.done | work.failed | work.skipped
    asked = any(card.about is not About.ACT for card in project.cards)
    return settled == project.plan.all and not asked


def go_on(scene: Scene) -> None:
    """Start what can start; when nothing is left, the plan is finished."""
    start(scene)
    if complete(scene.project) and not scene.project.paused:
        scene.derive(PlanFinished())


def start(scene: Scene) -> None:
    """Start, ask about or hold back whatever is ready."""
    project = scene.project
    if project.paused or _held_back(project):
        return
    assert project.plan is not None
    plan, work, rules = project.plan, project.work, scene.rules
    limit = 1 if rules.checkpoints in SERIAL else rules.limit
    blocked = _busy(plan, work, rules)
    while (free := work.ready & ~blocked) and work.running.bit_count() < limit:
        n = _next(free, work.cleared)
        bit = 1 << n
        if plan.tasks[n].kind is not TaskKind.WORK:
            work = evolve(work, ready=work.ready ^ bit, held=work.held | bit)
            _ask_person(scene, plan, n)
        elif not _affordable(project, plan, work, n):
            ask_budget(scene, plan, n)
            break
        elif rules.checkpoints in SERIAL and work.cleared != n:
            words = text("card-before", task=plan.name(n), title=plan.tasks[n].title)
            scene.open(CardKind.VERIFY, words, about=About.BEFORE, task=n)
            break
        else:
            work = evolve(work, ready=work.ready ^ bit, running=work.running | bit, cleared=-1)
            _record(scene, plan, work, n)
        blocked = _busy(plan, work, rules)
    if work is not project.work:
        scene.change(work=work)


def _next(free: int, cleared: int) -> int:
    """The lowest number, unless a checkpoint has let one through."""
    if cleared >= 0 and free >> cleared & 1:
        return cleared
    return (free & -free).bit_length() - 1


def _held_back(project: Project) -> bool:
    return any(card.about in HOLDING or card.kind is CardKind.BUDGET for card in project.cards)


def _busy(plan: Plan, work: Work, rules: Rules) -> int:
    """Bits that must wait: their file is being written, or their bot has enough to do."""
    blocked = 0
    for n in numbers(work.running):
        blocked |= plan.index.clash[n]
        mine = plan.index.of_bot[plan.tasks[n].bot]
        if (work.running & mine).bit_count() >= rules.bot_limit:
            blocked |= mine
    return blocked


def _affordable(project: Project, plan: Plan, work: Work, n: int) -> bool:
    """Spent + what running tasks may still spend + this task, within the budget."""
    return project.spent + promised(plan, work) + allowed(plan, work, n) <= project.budget


def promised(plan: Plan, work: Work) -> int:
    """What the running tasks may still spend."""
    return sum(allowed(plan, work, n) for n in numbers(work.running))


def allowed(plan: Plan, work: Work, n: int) -> int:
    """What the job of a task may spend."""
    return work.trail(n).grant or plan.tasks[n].allowance


def _record(scene: Scene, plan: Plan, work: Work, n: int) -> None:
    task = plan.tasks[n]
    name, attempt = plan.name(n), work.tried(n) + 1
    scene.record(TaskStarted(scene.project.id, name, attempt, task.bot, task.title))


def _ask_person(scene: Scene, plan: Plan, n: int) -> None:
    """A decision or a manual action: the person owes this task."""
    task = plan.tasks[n]
    kind = CardKind.CHOICE if task.kind is TaskKind.DECISION else CardKind.ACTION
    options = tuple(str(i + 1) for i in range(len(task.choices))) if task.choices else ()
    words = text(f"card-{task.kind}", title=task.title, description=task.description)
    choices = tuple(Choice(choice) for choice in task.choices)
    scene.open(kind, words, options, about=About.ASKED, task=n, choices=choices)


def ask_budget(scene: Scene, plan: Plan, n: int) -> None:
    """The work waits until the person says whether it may cost more."""
    project = scene.project
    spent, budget = dollars(project.spent), dollars(project.budget)
    words = text("card-budget", spent=spent, budget=budget, title=plan.tasks[n].title)
    scene.open(CardKind.BUDGET, words)


def let_go(scene: Scene) -> None:
    """The work ends or is left: what ran or rested is only ready, and nothing is held."""
    work = scene.project.work
    ready = work.ready | work.running | work.resting | work.held
    work = evolve(work, ready=ready, running=0, resting=0, held=0, rests=(), waiting=())
    scene.change(work=work, paused=False)
