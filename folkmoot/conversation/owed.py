"""
What is owed, as a function of the state.

The store's owed rows are always the difference this function makes: what a step adds is
owed, what it takes away is withdrawn. So nothing superseded can be owed, and the running
set of a plan *is* its owed StartTask rows. A result counts only while its job is in here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from folkmoot.conversation import effects as ef
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import numbers
from folkmoot.conversation.project import Project
from folkmoot.conversation.rules import Rules


def owed(project: Project, rules: Rules) -> dict[str, ef.Effect]:
    """Everything the world owes this project now, by name."""
    if project.parked or not project.open:
        return {}
    found: dict[str, ef.Effect] = {}
    if project.alarm:
        alarm = ef.SetAlarm(project.id, project.alarm)
        found[alarm.name] = alarm
    make = JOBS.get(project.phase)
    if make is not None and not project.stuck:
        for effect in make(project, rules):
            found[effect.name] = effect
    return found


def _common(p: Project) -> tuple[str, int, int, int]:
    return p.id, p.turn, p.failures, p.retry_at


def _asking(p: Project, rules: Rules) -> Iterator[ef.Effect]:
    for bot in p.awaiting:
        yield ef.AskBot(*_common(p), bot=bot)


def _merging(p: Project, rules: Rules) -> Iterator[ef.Effect]:
    yield ef.MergeRound(*_common(p))


def _answering(p: Project, rules: Rules) -> Iterator[ef.Effect]:
    yield ef.MakeOffer(*_common(p))


def _debating(p: Project, rules: Rules) -> Iterator[ef.Effect]:
    if p.speaker:
        yield ef.Speak(*_common(p), bot=p.speaker, spoken=p.spoken)
    else:
        yield ef.ChooseSpeaker(*_common(p), spoken=p.spoken)


def _writing(p: Project, rules: Rules) -> Iterator[ef.Effect]:
    yield ef.WriteBrief(*_common(p))


def single(p: Project, rules: Rules) -> bool:
    """Whether the plan must be one task: a task that was asked for, or no planning wanted."""
    return p.flow == "task" or not rules.planning


def _planning(p: Project, rules: Rules) -> Iterator[ef.Effect]:
    yield ef.DraftPlan(*_common(p), single=single(p, rules))


def _execution(p: Project, rules: Rules) -> Iterator[ef.Effect]:
    assert p.plan is not None, "work without a plan"
    for n in numbers(p.work.running):
        yield ef.StartTask(p.id, p.plan.name(n), p.work.tried(n) + 1, asked=_waited(p, n))
    for n, due in p.work.rests:
        yield ef.SetRetry(p.id, p.plan.name(n), p.work.tried(n) + 1, due, _waited(p, n))


def _waited(p: Project, n: int) -> int:
    """How often the present attempt of task n had to wait: each wait gives its job a new name."""
    trail = p.work.trail(n)
    return len(trail.asked) + trail.away


def _checking(p: Project, rules: Rules) -> Iterator[ef.Effect]:
    yield ef.WriteReview(*_common(p))


JOBS: dict[Phase, Callable[[Project, Rules], Iterator[ef.Effect]]] = {
    Phase.ASKING: _asking,
    Phase.MERGING: _merging,
    Phase.ANSWERING: _answering,
    Phase.DEBATING: _debating,
    Phase.WRITING: _writing,
    Phase.PLANNING: _planning,
    Phase.EXECUTION: _execution,
    Phase.CHECKING: _checking,
}
