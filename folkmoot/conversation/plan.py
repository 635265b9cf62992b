"""
A plan: a graph of tasks that never changes within a revision.

Tasks are numbered in the order the scheduler prefers (priority, then due date, then as
given), so "next" is the lowest bit. Follow-ups are appended; numbers never move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from enum import StrEnum

from folkmoot.conversation.rules import Rules, Seat
from folkmoot.conversation.value import dataclass
from folkmoot.errors import BrokenPlan

MOST_LOOPS = 10
"""How often a check may send work back, at the most."""


class TaskKind(StrEnum):
    WORK = "work"  # a bot does it
    DECISION = "decision"  # the person chooses one of its choices
    ACTION = "action"  # the person does something by hand


class EvidenceKind(StrEnum):
    FILE = "file"
    EXIT = "exit"  # a command that ends with 0
    CHECK = "check"  # another bot accepted it
    SOURCES = "sources"  # a text with its sources
    PERSON = "person"  # the person confirmed it


@dataclass(frozen=True, slots=True)
class Evidence:
    kind: EvidenceKind
    value: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    title: str
    bot: str
    description: str = ""
    domain: str = ""
    kind: TaskKind = TaskKind.WORK
    priority: int = 3  # 1 starts first, 5 last
    due: str = ""  # ISO date
    requirements: tuple[str, ...] = ()
    constraints: tuple[str, ...] = ()
    needs: tuple[int, ...] = ()  # numbers within the same plan
    parent: int | None = None
    files: tuple[str, ...] = ()  # what it writes, a folder for all in it: never two tasks at once
    evidence: tuple[Evidence, ...] = ()
    choices: tuple[str, ...] = ()  # of a decision
    runs: bool = False  # it runs commands
    checks: int | None = None  # the task whose work it checks; found wanting, that is done again
    loops: int = 0  # how often it may send that work back
    allowance: int = 0  # the most it may cost
    created_by: str = "leader"


Spot = tuple[str, ...]
"""Where a file is in the project's folder: the parts of its name."""


@dataclass(frozen=True, slots=True)
class Index:
    """What the scheduler looks up instead of searching."""

    after: tuple[tuple[int, ...], ...]  # who waits for task n
    clash: tuple[int, ...]  # bits of the tasks that write what task n writes
    of_bot: dict[str, int]  # bits of a bot's tasks


@dataclass(frozen=True, slots=True)
class Plan:
    tasks: tuple[Task, ...]
    first: int = 1  # t7 is the first task of a later plan; earlier numbers stay in the record
    cost: int = 0
    minutes: int = 0
    made: int = 0  # the entry it was drafted or edited in: tells one plan from the next
    missing: tuple[str, ...] = ()  # programs it needs that this machine lacks
    unpriced: str = ""  # the model that would do it, where nobody knows what it costs
    beyond: tuple[str, ...] = ()  # wishes of a task without a brief that it does not honour
    index: Index = field(default=Index((), (), {}), compare=False, repr=False)

    def name(self, n: int) -> str:
        return f"t{self.first + n}"

    def number(self, name: str) -> int:
        return int(name[1:]) - self.first

    @property
    def all(self) -> int:
        return (1 << len(self.tasks)) - 1


NO_PLAN = Plan(())


def bits(numbers: Iterable[int]) -> int:
    """Return a number with these bits set."""
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def numbers(mask: int) -> Iterable[int]:
    """Yield the set bits of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def make(tasks: Sequence[Task], like: Plan = NO_PLAN) -> Plan:
    """Return a plan with its index; tasks must be in the scheduler's order already.

    `like` has everything else: its number, what it costs, where it was made.
    """
    after: list[list[int]] = [[] for _ in tasks]
    of_bot: dict[str, int] = {}
    for n, task in enumerate(tasks):
        for need in task.needs:
            after[need].append(n)
        of_bot[task.bot] = of_bot.get(task.bot, 0) | 1 << n
    index = Index(tuple(map(tuple, after)), _clashes(tasks), of_bot)
    return replace(like, tasks=tuple(tasks), index=index)


def _clashes(tasks: Sequence[Task]) -> tuple[int, ...]:
    """For each task the bits of those that write one of its files, a folder of it, or in it."""
    at: dict[Spot, int] = {}
    within: dict[Spot, int] = {}
    for n, task in enumerate(tasks):
        for file in task.files:
            spot = place(file)
            at[spot] = at.get(spot, 0) | 1 << n
            for depth in range(len(spot) + 1):
                within[spot[:depth]] = within.get(spot[:depth], 0) | 1 << n
    clashes = []
    for n, task in enumerate(tasks):
        mask = 0
        for spot in map(place, task.files):
            mask |= within[spot]
            for depth in range(len(spot)):
                mask |= at.get(spot[:depth], 0)
        clashes.append(mask if mask != 1 << n else 0)
    return tuple(clashes)


def place(file: str) -> Spot:
    """Where a file is, however its name is written: `./a//b/` is (a, b)."""
    return tuple(part for part in file.replace("\\", "/").split("/") if part not in ("", "."))


def covers(files: Sequence[str], file: str) -> bool:
    """Whether a file is one of these, or lies in a folder of them."""
    spot = place(file)
    return any(spot[: len(own)] == own for own in map(place, files))


def ordered(tasks: Sequence[Task]) -> tuple[Task, ...]:
    """Renumber tasks by priority, due date and the order given, dependencies along with them."""
    order = sorted(range(len(tasks)), key=lambda n: (tasks[n].priority, tasks[n].due or "~", n))
    new = {old: n for n, old in enumerate(order)}
    moved = (tasks[old] for old in order)
    return tuple(
        replace(
            task,
            needs=tuple(sorted(new[need] for need in task.needs)),
            parent=None if task.parent is None else new[task.parent],
            checks=None if task.checks is None else new[task.checks],
        )
        for task in moved
    )


def check(tasks: Sequence[Task], rules: Rules, single: bool = False) -> None:
    """Raise BrokenPlan with the reason if these tasks cannot be carried out."""
    if not tasks:
        raise BrokenPlan("it has no tasks")
    if single and len(tasks) > 1:
        raise BrokenPlan(f"one task was agreed, but it has {len(tasks)}")
    for n, task in enumerate(tasks):
        _check_task(task, n, len(tasks), rules)
    _check_cycles(tasks)
    for n, task in enumerate(tasks):
        _check_loops(task, n, tasks)


def _check_loops(task: Task, n: int, tasks: Sequence[Task]) -> None:
    """Work is sent back only along the way it came, and not for ever."""
    if task.checks is None:
        if task.loops:
            raise BrokenPlan(f"“{task.title}” sends work back, but names no task")
        return
    before, todo = set[int](), [n]
    while todo:
        fresh = set(tasks[todo.pop()].needs) - before
        before |= fresh
        todo += fresh
    if task.checks not in before:
        raise BrokenPlan(f"“{task.title}” checks a task that it does not wait for")
    if not 1 <= task.loops <= MOST_LOOPS:
        raise BrokenPlan(f"“{task.title}” sends work back {task.loops} times; 1 to 10 exist")


def _check_task(task: Task, n: int, count: int, rules: Rules) -> None:
    if not task.title.strip():
        raise BrokenPlan(f"task {n + 1} has no title")
    if not 1 <= task.priority <= 5:
        raise BrokenPlan(f"“{task.title}” has priority {task.priority}; 1 to 5 exist")
    for need in (*task.needs, *(m for m in (task.parent, task.checks) if m is not None)):
        if not 0 <= need < count:
            raise BrokenPlan(f"“{task.title}” depends on a task that does not exist")
    for file in (*task.files, *(item.value for item in task.evidence if item.kind == "file")):
        if not inside(file):
            raise BrokenPlan(f"“{task.title}” names {file!r}, outside the project's folder")
    if task.kind is TaskKind.WORK:
        seats = (*rules.team, *rules.lent)
        seat = next((seat for seat in seats if seat.bot == task.bot), None)
        if seat is None:
            raise BrokenPlan(f"“{task.title}” is for {task.bot!r}, who is not in this team")
        if banned(seat, task.domain):
            raise BrokenPlan(f"“{task.title}” is {task.domain}, which {task.bot} must not do")
        if not task.evidence:
            raise BrokenPlan(f"“{task.title}” names no evidence that it is done")
    if task.kind is TaskKind.DECISION and len(task.choices) < 2:
        raise BrokenPlan(f"“{task.title}” is a decision without choices")


def banned(seat: Seat, domain: str) -> bool:
    """Whether a bot must never do work of this domain, however either is written."""
    return domain.casefold() in map(str.casefold, seat.bans)


def _check_cycles(tasks: Sequence[Task]) -> None:
    waiting = {n: len(set(task.needs)) for n, task in enumerate(tasks)}
    after: list[list[int]] = [[] for _ in tasks]
    for n, task in enumerate(tasks):
        for need in set(task.needs):
            after[need].append(n)
    free = [n for n, count in waiting.items() if count == 0]
    ordered_count = 0
    while free:
        ordered_count += 1
        for n in after[free.pop()]:
            waiting[n] -= 1
            if waiting[n] == 0:
                free.append(n)
    if ordered_count < len(tasks):
        stuck = next(task.title for n, task in enumerate(tasks) if waiting[n] > 0)
        raise BrokenPlan(f"“{stuck}” waits for itself in a circle")


def inside(file: str) -> bool:
    """Whether a file name stays in the project's folder."""
    parts = file.replace("\\", "/").split("/")
    return bool(file) and not file.startswith(("/", "~")) and ".." not in parts and "\0" not in file


def simple(plan: Plan, rules: Rules) -> bool:
    """Whether this is the one small task that being asked for may approve."""
    return (
        len(plan.tasks) == 1
        and not plan.beyond
        and plan.tasks[0].kind is TaskKind.WORK
        and not plan.tasks[0].runs
        and not any(item.kind is EvidenceKind.EXIT for item in plan.tasks[0].evidence)
        and max(plan.cost, plan.tasks[0].allowance) <= rules.task_cost
    )
