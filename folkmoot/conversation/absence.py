"""
A model that stays away: the project stays where it was, and its job is owed again later.

A short absence is nobody's business. One that lasts, or that waiting cannot mend, is said, with
three ways on: try now, go on by rules, drop it. Nothing is replaced unasked.
"""

from __future__ import annotations

from folkmoot.conversation import events as e
from folkmoot.conversation.acts import RulesTaken
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.discovery import all_away, missed
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.execution import ended, keep, ready, take_note
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import numbers
from folkmoot.conversation.rules import MINUTE, Rules
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.schedule import go_on
from folkmoot.conversation.turns import BriefDue
from folkmoot.conversation.words import text
from folkmoot.errors import NotNow

PAUSES = tuple(minutes * MINUTE for minutes in (1, 2, 5, 15, 30, 60))
"""Before a model is tried again that stayed away twice, three times …; then always the last."""

LASTING = frozenset({"key", "refused", "garbled", "day"})
"""Reasons that a moment does not mend: the first time counts as the second."""

OPTIONS = ("retry", "rules", "drop")

ALARMS = (e.AlarmRang, e.RetryDue)
OTHERWISE = (e.JobFailed, e.MoneyAsked)
"""Ends of a job that say nothing of the model: something else is in the way now."""


def model_away(scene: Scene, event: e.ModelAway) -> None:
    """The job has ended, and is owed again under another name when the pause is over."""
    project = scene.project
    if project.phase is Phase.ASKING:
        if not all_away(project, event.bot):
            missed(scene, event.bot)
            return
        scene.change(awaiting=project.bots, away=())
    least = 2 if event.why in LASTING else 1
    if scene.moment.at >= project.retry_at or project.absent < least:
        _count(scene, least)
    if project.phase is Phase.EXECUTION:
        _rest(scene, event)
    else:
        scene.change(turn=scene.project.turn + 1)
    if scene.project.absent > 1 and not project.held_up:
        scene.open(CardKind.CHOICE, text("card-away", why=event.why), OPTIONS, about=About.AWAY)


def _count(scene: Scene, least: int) -> None:
    """Once more in a row; jobs that come back within the pause are of the same absence."""
    absent = max(scene.project.absent + 1, least)
    scene.change(absent=absent, retry_at=scene.moment.at + pause(absent, scene.rules))


def pause(absent: int, rules: Rules) -> int:
    """How long a model is left alone that was away so often."""
    return rules.backoff if absent == 1 else PAUSES[min(absent - 2, len(PAUSES) - 1)]


def _rest(scene: Scene, event: e.ModelAway) -> None:
    """A task goes on later, in the same attempt: what it has done is in its journal."""
    n = ended(scene, event.task)
    take_note(scene, n, event)
    work = scene.project.work
    trail = work.trail(n)
    work = keep(work, n, evolve(trail, away=trail.away + 1))
    if scene.project.paused:
        scene.change(work=evolve(work, ready=work.ready | 1 << n))
    else:
        rests = (*work.rests, (n, scene.project.retry_at))
        scene.change(work=evolve(work, resting=work.resting | 1 << n, rests=rests))
    go_on(scene)


def try_now(scene: Scene) -> None:
    """Whatever waits for the model is owed at once; if it is still away, that is said at once."""
    scene.change(absent=1, retry_at=0)
    scene.close_about(About.AWAY, "retry")
    _let_go(scene)


def over(scene: Scene, event: object) -> None:
    """Another job came to its end: whoever waits for the model need not wait any longer."""
    job = isinstance(event, e.ProjectResult) and not isinstance(event, (e.ModelAway, *ALARMS))
    if not scene.project.absent or not job:
        return
    if scene.project.held_up and not isinstance(event, OTHERWISE):
        scene.say("model-back")
    scene.change(absent=0, retry_at=0)
    scene.close_about(About.AWAY, "withdrawn")
    if scene.project.phase is Phase.EXECUTION:
        _let_go(scene)


def _let_go(scene: Scene) -> None:
    """What waits for the model is owed now: by another name, or it would be due later still."""
    if scene.project.phase is not Phase.EXECUTION:
        scene.change(turn=scene.project.turn + 1)
        return
    work = scene.project.work
    for n in numbers(work.resting):
        if work.trail(n).away:
            work = ready(work, n)
    scene.change(work=work)
    go_on(scene)


def rules_taken(scene: Scene, event: RulesTaken) -> None:
    """Rules think from here on. Of a plan that is a model's they can do nothing: they begin anew
    with a brief that says what they cannot, and ask for approval."""
    if not scene.project.absent:
        raise NotNow(scene.project.phase, "rules")
    scene.decide("by rules", event.by)
    scene.change(rules_only=True, absent=0, retry_at=0, turn=scene.project.turn + 1)
    scene.close_about(About.AWAY, "rules")
    if scene.project.phase is Phase.EXECUTION:
        scene.change(iteration=scene.project.iteration + 1, approved=0)
        scene.derive(BriefDue())
    else:
        scene.say("rules-taken")
