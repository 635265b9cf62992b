"""
How far work is and when it should be done: a fold over the plan and what the log says of it.

What is left is expected to take as long as what was done: the mean of the finished tasks (of
none yet: the plan's own estimate), times the longest chain of tasks that wait for each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from folkmoot.conversation import events as e
from folkmoot.conversation.facts import TaskStarted
from folkmoot.conversation.plan import Plan, numbers
from folkmoot.conversation.project import Project
from folkmoot.store.rows import Entry

KINDS = ("task_started", "task_finished")


class Running(NamedTuple):
    task: str
    title: str
    bot: str
    since: int  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Progress:
    running: tuple[Running, ...]
    done: int
    left: int  # neither done nor given up, those that run included
    total: int
    ends_at: int  # 0: nobody can say


def progress(project: Project, log: Iterable[Entry], at: int) -> Progress:
    """How far a project's plan is, from the entries of its tasks."""
    plan = project.plan
    if plan is None:
        return Progress((), 0, 0, 0, 0)
    began: dict[str, int] = {}
    took: list[float] = []
    for entry in log:
        match entry.event:
            case TaskStarted(task=task):
                began[task] = entry.at
            case e.TaskFinished(task=task, status="success" | "partial") if task in began:
                took.append(entry.at - began[task])
    work = project.work
    running = tuple(
        Running(plan.name(n), plan.tasks[n].title, plan.tasks[n].bot, began.get(plan.name(n), at))
        for n in numbers(work.running)
    )
    over = work.done | work.failed | work.skipped
    left = (plan.all & ~over).bit_count()
    usual = sum(took) / len(took) if took else plan.minutes * 60_000 / max(1, len(plan.tasks))
    ends_at = int(at + _longest(plan, over, usual, {r.task: at - r.since for r in running}))
    known = bool(left and usual and not project.paused)
    return Progress(running, work.done.bit_count(), left, len(plan.tasks), ends_at if known else 0)


def _longest(plan: Plan, over: int, usual: float, gone: dict[str, int]) -> float:
    """How long the longest chain of what is left takes, less what of it has passed."""
    takes: dict[int, float] = {}
    todo = [n for n in range(len(plan.tasks)) if not over >> n & 1]
    while todo:
        n = todo[-1]
        needs = [m for m in plan.tasks[n].needs if not over >> m & 1]
        missing = [m for m in needs if m not in takes]
        if missing:
            todo += missing
            continue
        todo.pop()
        own = max(0.0, usual - gone.get(plan.name(n), 0))
        takes[n] = own + max((takes[m] for m in needs), default=0.0)
    return max(takes.values(), default=0.0)
