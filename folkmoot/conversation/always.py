"""
What can happen in any open phase: cancel, pause, resume, silence, and a bot that stays away.

Parking keeps everything: owed.py owes nothing to a parked project, and owes it all again
the moment it is resumed.
"""

from __future__ import annotations

from folkmoot.conversation.absence import try_now
from folkmoot.conversation.acts import Cancelled, GaveUp, Noted, Paused, Refused, Resumed, Retried
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.debate import speaker_failed
from folkmoot.conversation.discovery import all_away, missed
from folkmoot.conversation.events import AlarmRang, JobFailed
from folkmoot.conversation.execution import task_lost
from folkmoot.conversation.facts import ProjectParked, ProjectResumed
from folkmoot.conversation.phases import PUBLIC, Phase
from folkmoot.conversation.project import Outcome
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.steering import hold, retried
from folkmoot.conversation.words import text
from folkmoot.errors import NotNow

TRIES = 3
"""How often a job of a phase is tried before the person is asked."""


def asked_back(scene: Scene, event: object) -> None:
    """Answered in passing; only the silence begins anew."""


def noted(scene: Scene, event: Noted) -> None:
    """Nothing said is lost, even where it changes nothing now."""
    scene.note(event)
    scene.say("input-noted")


def refused(scene: Scene, event: Refused) -> None:
    """Not like this: what they say next is what should be different."""
    scene.change(refused=True)
    scene.say(f"refused-{PUBLIC[scene.project.phase]}", goal=scene.project.goal)


def cancelled(scene: Scene, event: Cancelled) -> None:
    scene.note(event)
    scene.decide("cancelled", event.by)
    scene.end(Outcome.CANCELLATION, event.text or "the person dropped it")


def paused(scene: Scene, event: Paused) -> None:
    """Work is held; everything else is parked until the person is back."""
    if scene.project.phase is Phase.EXECUTION:
        hold(scene, event.by)
    elif scene.project.parked:
        raise NotNow("parked", "pause")
    else:
        _park(scene, "pause")


def silence(scene: Scene, event: AlarmRang) -> None:
    scene.change(outcome=Outcome.TIMEOUT, why="nobody answered in time")
    _park(scene, "timeout")


def _park(scene: Scene, why: str) -> None:
    scene.change(parked=True)
    scene.record(ProjectParked(scene.project.id, why))
    scene.say(f"parked-{why}", project=scene.project.id, goal=scene.project.goal)


def resumed(scene: Scene, event: Resumed) -> None:
    if not scene.project.parked:
        raise NotNow(scene.project.phase, "resume")
    scene.change(parked=False, outcome=None, why="")
    scene.record(ProjectResumed(scene.project.id, event.by))


def job_failed(scene: Scene, event: JobFailed) -> None:
    """Try again later; a bot that stays away is said, and the person decides."""
    project = scene.project
    if project.phase is Phase.ASKING and not all_away(project, event.bot):
        missed(scene, event.bot)
        return
    if project.phase is Phase.DEBATING:
        speaker_failed(scene, event)
        return
    if project.phase is Phase.EXECUTION:
        task_lost(scene, event)
        return
    if project.phase is Phase.ASKING:
        scene.change(awaiting=project.bots, away=())  # nobody came: the wave is sent again
    failures = project.failures + 1
    if failures % TRIES:
        due = scene.moment.at + scene.rules.backoff * 4 ** (failures % TRIES - 1)
        scene.change(failures=failures, retry_at=due)
        return
    scene.change(failures=failures, stuck=True, retry_at=0)
    words = text("card-stuck", bot=event.bot, why=event.why)
    scene.open(CardKind.CHOICE, words, ("retry", "drop"), about=About.STUCK)


def retry(scene: Scene, event: Retried) -> None:
    if scene.project.absent:
        try_now(scene)
        return
    if scene.project.phase is Phase.EXECUTION:
        retried(scene, event)
        return
    if not scene.project.stuck:
        raise NotNow(scene.project.phase, "retry")
    scene.change(stuck=False)
    scene.close_about(About.STUCK, "retry")


def gave_up(scene: Scene, event: GaveUp) -> None:
    """What cannot go on is left: for want of a bot, of a model, or of money."""
    project = scene.project
    if not project.held_up:
        raise NotNow(project.phase, "drop")
    poor = any(card.kind is CardKind.BUDGET for card in project.cards) and not project.absent
    who = "the model" if project.absent else "a bot"
    why = "the budget is used up" if poor else f"{who} stayed away"
    scene.decide("dropped", event.by, why)
    scene.end(Outcome.CANCELLATION if poor else Outcome.ERROR, why)
