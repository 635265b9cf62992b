"""
Debate: specialists explore with the person, and no plan is made.

An orchestrator chooses who speaks; bots speak a limited number of turns, then wait for the
person. Agreement brings up the ready card; starting leads to brief, plan and approval.
"""

from __future__ import annotations

from folkmoot.conversation.acts import Discussed, Started
from folkmoot.conversation.card import CardKind
from folkmoot.conversation.events import BotSpoke, JobFailed, SpeakerChosen
from folkmoot.conversation.phases import PUBLIC
from folkmoot.conversation.project import Flow
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.turns import AgreementReached, BriefDue, FloorGiven
from folkmoot.conversation.words import text
from folkmoot.errors import NotNow


def debate_entered(scene: Scene, event: object) -> None:
    """On entering DEBATING: the bots have their turns again."""
    speaker = event.bot if isinstance(event, Discussed) and scene.rules.seats(event.bot) else ""
    scene.change(spoken=0, speaker=speaker)


def speaker_chosen(scene: Scene, event: SpeakerChosen) -> None:
    if event.agreed_at:
        scene.derive(AgreementReached(event.agreed_at))
    elif not event.bot or scene.moment.heard:
        scene.derive(FloorGiven())
    else:
        scene.change(speaker=_sensible(scene, event.bot))


def _sensible(scene: Scene, bot: str) -> str:
    """The bot named, or one that sits here: a choice nobody can follow is never silence."""
    if scene.rules.seats(bot):
        return bot
    team = [seat.bot for seat in scene.rules.team]
    return team[scene.project.spoken % len(team)]


def bot_spoke(scene: Scene, event: BotSpoke) -> None:
    spoken = scene.project.spoken + 1
    scene.change(spoken=spoken, speaker="")
    if spoken >= scene.rules.bot_turns or scene.moment.heard:
        scene.derive(FloorGiven())


def speaker_failed(scene: Scene, event: JobFailed) -> None:
    """No orchestrator: the next in turn speaks. No speaker: the person has the floor."""
    if scene.project.speaker:
        scene.say("bot-away", bot=scene.project.speaker, why=event.why)
        scene.derive(FloorGiven())
    else:
        scene.change(speaker=_sensible(scene, ""))


def agreement_shown(scene: Scene, event: object) -> None:
    """On entering READY: start, or keep talking."""
    assert isinstance(event, AgreementReached)
    scene.open(CardKind.READY, text("card-ready", entry=str(event.entry)))


def started(scene: Scene, event: Started) -> None:
    scene.note(event)
    scene.decide("debate ended", event.by, "brief and plan are wanted")


def discussed(scene: Scene, event: Discussed) -> None:
    """The debate goes on, or begins: what would be built may be talked over first."""
    project = scene.project
    scene.note(event)
    if project.flow is not Flow.DEBATE:
        if project.course.then is not BriefDue:  # the others are small, or talk already
            raise NotNow(PUBLIC[project.phase], "discuss")
        scene.change(flow=Flow.DEBATE)
        scene.decide("debate", event.by)
