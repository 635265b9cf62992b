"""How far work is, and when it should be done."""

from __future__ import annotations

from folkmoot.conversation.events import TaskFinished
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import TaskStarted
from folkmoot.conversation.plan import Evidence, EvidenceKind, Plan, Task, make
from folkmoot.conversation.project import Flow, Project, Work
from folkmoot.conversation.verdict import Intent
from folkmoot.progress import progress
from folkmoot.store.rows import Entry

FILE = (Evidence(EvidenceKind.FILE, "a"),)


def project(work: Work, minutes: int = 8) -> Project:
    """t1 and t2 side by side, then t3, then t4."""
    needs: tuple[tuple[int, ...], ...] = ((), (), (0, 1), (2,))
    tasks = [Task(f"Task {n + 1}", "coder", needs=n_, evidence=FILE) for n, n_ in enumerate(needs)]
    plan = make(tasks, Plan((), minutes=minutes))
    found = Project("p1", Intent.BUILD, Flow.FULL, "A shop", "ann", 1)
    return evolve(found, plan=plan, work=work)


def started(task: str, at: int) -> Entry:
    return Entry(at, "task_started", "p1", at, TaskStarted("p1", task, 1, "coder", task))


def finished(task: str, at: int, status: str = "success") -> Entry:
    return Entry(at, "task_finished", "p1", at, TaskFinished("j", "p1", task, 1, status))


def test_before_anything_is_done_the_plan_says_how_long_it_takes() -> None:
    found = progress(project(Work(running=0b11)), [started("t1", 0), started("t2", 0)], 0)
    assert (found.done, found.left, found.total) == (0, 4, 4)
    assert found.ends_at == 3 * 2 * 60_000, "three steps after each other, two minutes each"


def test_what_is_left_takes_as_long_as_what_was_done() -> None:
    log = [started("t1", 0), started("t2", 0), finished("t1", 10_000), finished("t2", 20_000)]
    found = progress(project(Work(done=0b11, running=0b100)), [*log, started("t3", 20_000)], 25_000)
    assert [task.task for task in found.running] == ["t3"]
    assert found.running[0].since == 20_000
    assert found.ends_at == 25_000 + 10_000 + 15_000, "ten seconds more of t3, then t4"


def test_a_task_that_takes_longer_than_usual_never_ends_in_the_past() -> None:
    log = [started("t1", 0), finished("t1", 1_000), started("t2", 0)]
    found = progress(project(Work(done=0b1, running=0b10)), log, 60_000)
    assert found.ends_at == 60_000 + 2 * 1_000


def test_nobody_says_when_held_or_unknown_work_is_done() -> None:
    held = evolve(project(Work(ready=0b11)), paused=True)
    assert progress(held, [], 0).ends_at == 0
    assert progress(project(Work(ready=0b11), minutes=0), [], 0).ends_at == 0
    assert progress(project(Work(done=0b1111)), [], 0).ends_at == 0


def test_failed_tasks_are_not_left() -> None:
    found = progress(project(Work(done=0b1, failed=0b10, skipped=0b1100)), [], 0)
    assert (found.done, found.left) == (1, 0)
