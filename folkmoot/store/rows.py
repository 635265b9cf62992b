"""
From values to rows and back: what one commit writes, whatever the database.

Only what changed is written: projects by identity, tasks by the bits that differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from folkmoot.conversation.effects import Alarm, Effect, StartTask
from folkmoot.conversation.events import (
    CallsBooked,
    ModelAway,
    MoneyAsked,
    SandboxMissed,
    TaskAsked,
    TaskFinished,
)
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import FactLearnt
from folkmoot.conversation.plan import NO_PLAN, Task, make, numbers
from folkmoot.conversation.project import Project, Work
from folkmoot.conversation.room import Room
from folkmoot.conversation.step import owed
from folkmoot.store.codec import dump, kind_of, load, version

Row = tuple[Any, ...]

STATES = ("ready", "running", "resting", "held", "done", "failed", "skipped")
STATUS = {
    "waiting": "pending",
    "ready": "pending",
    "held": "pending",
    "running": "in_progress",
    "resting": "in_progress",
    "done": "completed",
    "failed": "failed",
    "skipped": "failed",
}


class Entry(NamedTuple):
    """One line of a room's log."""

    seq: int
    kind: str
    project: str
    at: int
    event: Any  # an arrival or a fact
    key: str | None = None


class Owed:
    """A row of what is owed, as the performer needs it."""

    __slots__ = ("alarm", "due", "effect", "name", "room", "tries")

    def __init__(self, room: str, effect: Effect, due: int, alarm: bool, tries: int) -> None:
        self.room, self.effect, self.due, self.alarm, self.tries = room, effect, due, alarm, tries
        self.name = effect.name


class Change(NamedTuple):
    """Everything one commit writes for one room."""

    room: str
    before: int  # the seq this was decided on: another one is a conflict
    seq: int
    load: int  # which reading of the room it was decided on
    key: str | None  # of the message: a known one is a conflict
    state: str
    rules: str | None
    log: Sequence[Row]
    projects: Sequence[Row]
    gone_tasks: Sequence[Row]
    new_tasks: Sequence[Row]
    tasks: Sequence[Row]
    owe: Sequence[Row]
    withdraw: Sequence[Row]
    forget: Sequence[Row] = ()  # journals of jobs that are over
    facts: Sequence[Row] = ()
    told: Sequence[Row] = ()  # jobs whose model calls this change has booked
    settles: str = ""
    must_settle: bool = False  # the job must still be owed
    newly_owed: Sequence[Effect] = ()


def change(
    name: str,
    load: int,
    before: Room,
    after: Room,
    entries: Sequence[Entry],
    settles: str,
) -> Change:
    """Return what to write for a room that moved on."""
    was, now = _owed_of_changed(before, after)
    new = [effect for job, effect in now.items() if job not in was or job == settles]
    gone = [job for job in was if job not in now and job != settles]
    known = {project.id: project for project in before.projects}
    changed = [p for p in after.projects if known.get(p.id) is not p]
    tasks = [task_rows(name, known.get(p.id), p, after, entries) for p in changed]
    return Change(
        room=name,
        before=before.seq,
        seq=after.seq,
        load=load,
        key=next((entry.key for entry in entries if entry.key is not None), None),
        state=dump(after, ("seq", "projects", "rules")),
        rules=dump(after.rules) if before.rules is not after.rules else None,
        log=[_log_row(name, entry) for entry in entries],
        projects=[_project_row(name, project, after.seq) for project in changed],
        gone_tasks=[row for rows in tasks for row in rows[0]],
        new_tasks=[row for rows in tasks for row in rows[1]],
        tasks=[row for rows in tasks for row in rows[2]],
        owe=[owed_row(name, effect) for effect in new],
        withdraw=[(name, job) for job in gone],
        forget=[(name, journal) for journal in _over(was, now, entries, settles)],
        facts=[_fact_row(name, e) for e in entries if isinstance(e.event, FactLearnt)],
        told=[(name, job) for job in _booked(entries, settles)],
        settles=settles,
        must_settle=bool(settles),
        newly_owed=new,
    )


def _owed_of_changed(before: Room, after: Room) -> tuple[dict[str, Effect], dict[str, Effect]]:
    """What was and is owed, leaving out the projects that did not change."""
    same: set[str] = set()
    if before.rules is after.rules and before.projects:
        known = {project.id: project for project in before.projects}
        same = {p.id for p in after.projects if known.get(p.id) is p}
    return owed(before, same), owed(after, same)


WAITS = (TaskAsked, SandboxMissed, MoneyAsked, ModelAway)
"""After these a task goes on where it stopped, so its journal is kept."""


def _over(
    was: dict[str, Effect], now: dict[str, Effect], entries: Sequence[Entry], settles: str
) -> Iterable[str]:
    """The journals of jobs that ended or were withdrawn in this change.

    Only tasks have one for certain, and jobs for which a model thought.
    """
    gone = [was[job] for job in was if job not in now]
    tasks = [effect for effect in gone if isinstance(effect, StartTask)]
    if not tasks:
        return _booked(entries, settles)
    waits = {entry.event.job for entry in entries if isinstance(entry.event, WAITS)}
    kept = {effect.journal for effect in now.values() if isinstance(effect, StartTask)}
    return [t.journal for t in tasks if t.name not in waits and t.journal not in kept]


def _booked(entries: Sequence[Entry], settles: str) -> Sequence[str]:
    """The jobs whose model calls are paid for in this change."""
    for entry in entries:
        if isinstance(entry.event, CallsBooked):
            return entry.event.jobs
        if settles and getattr(entry.event, "thought", None) is not None:
            return (settles,)
    return ()


def _log_row(room: str, entry: Entry) -> Row:
    body = dump(entry.event)
    v = version(entry.kind)
    return room, entry.seq, entry.kind, entry.project, entry.key, entry.at, v, body


def _fact_row(room: str, entry: Entry) -> Row:
    fact: FactLearnt = entry.event
    value = f"{room}/{fact.value}" if fact.name == "project" else fact.value
    return fact.person, fact.name, value, entry.at


def owed_row(room: str, effect: Effect) -> Row:
    kind = kind_of(type(effect))
    alarm = int(isinstance(effect, Alarm))
    body = dump(effect)
    return room, effect.name, effect.project, kind, alarm, effect.due, version(kind), body


# --- projects ----------------------------------------------------------------------------


def _project_row(room: str, p: Project, seq: int) -> Row:
    plan = evolve(p.plan, tasks=()) if p.plan else None
    work = Work(
        rests=p.work.rests,
        cleared=p.work.cleared,
        approved=p.work.approved,
        waiting=p.work.waiting,
        trails=p.work.trails,
    )
    state = dump(evolve(p, plan=plan, work=work))
    outcome = str(p.outcome) if p.outcome else None
    facts = (p.goal, str(p.intent), str(p.phase), outcome, p.created_at, p.changed_at)
    return room, p.id, seq, version("project"), int(p.open), *facts, state


def with_tasks(shape: Project, rows: Sequence[Row], known: Project | None) -> Project:
    """Return a stored project with its tasks, from rows (n, state, tries, spec, v).

    `known` is an older value with the same tasks; then rows need hold only what is newer.
    """
    assert shape.plan is not None
    first = shape.plan.first
    if known is not None and known.plan is not None:
        plan, work = known.plan, _progress(known.work, first, rows)
    else:
        tasks = [load(Task, row[3], "task", row[4]) for row in rows]
        plan = make(tasks, shape.plan)
        work = _progress(Work(), first, rows)
    kept = shape.work
    work = evolve(
        work,
        rests=kept.rests,
        cleared=kept.cleared,
        approved=kept.approved,
        waiting=kept.waiting,
        trails=kept.trails,
    )
    return evolve(shape, plan=plan, work=work)


def same_tasks(known: Project, project: Project) -> bool:
    """Whether both have the same plan with the same number of tasks."""
    return (
        known.plan is not None
        and project.plan is not None
        and known.plan.made == project.plan.made
        and known.next_task == project.next_task
    )


def _progress(work: Work, first: int, rows: Iterable[Row]) -> Work:
    """Put each task where its row says it is."""
    sets = {name: getattr(work, name) for name in STATES}
    tries = dict(work.tries)
    for row in rows:
        n, state, tried = row[0] - first, row[1], row[2]
        if n < 0:
            continue  # of an earlier plan
        for name in STATES:
            sets[name] = sets[name] | 1 << n if name == state else sets[name] & ~(1 << n)
        tries[n] = tried
    kept = tuple(sorted(pair for pair in tries.items() if pair[1]))
    return evolve(work, tries=kept, **sets)


# --- tasks -------------------------------------------------------------------------------


def task_rows(
    room: str, old: Project | None, new: Project, after: Room, entries: Sequence[Entry]
) -> tuple[list[Row], list[Row], list[Row]]:
    """Rows to delete, to insert and to update for a project's tasks."""
    before = old.plan if old and old.plan else NO_PLAN
    plan = new.plan or NO_PLAN
    if old is not None and before.made == plan.made:
        results = {e.event.task: e.event for e in entries if isinstance(e.event, TaskFinished)}
        moved = _moved(old.work, new.work)
        count = len(before.tasks)
        added = [_new_task(room, new, n, after) for n in range(count, len(plan.tasks))]
        changed = [
            _task_row(room, new, n, after, results.get(plan.name(n)))
            for n in numbers(moved)
            if n < count
        ]
        return [], added, changed
    never_ran = old is not None and before.first >= old.next_task
    gone = [(room, new.id, before.first)] if before.tasks and never_ran else []
    return gone, [_new_task(room, new, n, after) for n in range(len(plan.tasks))], []


def _moved(old: Work, new: Work) -> int:
    """Bits of the tasks whose row is no longer true."""
    moved = 0
    for name in STATES:
        moved |= getattr(old, name) ^ getattr(new, name)
    if old.tries is not new.tries:
        for n, _ in set(old.tries) ^ set(new.tries):
            moved |= 1 << n
    return moved


def state_of(work: Work, n: int) -> str:
    return next((name for name in STATES if getattr(work, name) >> n & 1), "waiting")


def _new_task(room: str, project: Project, n: int, after: Room) -> Row:
    plan = project.plan or NO_PLAN
    task = plan.tasks[n]
    state = state_of(project.work, n)
    id = f"{room}/{project.id}/"
    started = after.at if state == "running" else None
    return (
        *(room, project.id, plan.first + n, plan.first, after.seq, state, 0),
        *(version("task"), dump(task)),
        *(id + plan.name(n), task.title, task.description, task.domain, task.priority),
        *(task.bot, STATUS[state], task.created_by, after.at, started, None, task.due or None),
        *("\n".join(task.requirements), "\n".join(task.constraints), None, None),
        None if task.parent is None else id + plan.name(task.parent),
    )


def _task_row(room: str, project: Project, n: int, after: Room, result: TaskFinished | None) -> Row:
    plan = project.plan or NO_PLAN
    state = state_of(project.work, n)
    started = after.at if state == "running" else None
    ended = after.at if state in ("done", "failed", "skipped") else None
    text = result.text if result else None
    confidence = result.confidence if result else None
    tries = project.work.tried(n)
    key = (room, project.id, plan.first + n)
    return state, STATUS[state], tries, after.seq, started, ended, text, confidence, *key
