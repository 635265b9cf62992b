"""Performing: what words mean is done, if whoever said them may, and has seen what it is about."""

from __future__ import annotations

from folkmoot.conversation import acts as a
from folkmoot.conversation.authority import owners_only
from folkmoot.conversation.card import About
from folkmoot.conversation.phases import BOTS_OWE
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Heard
from folkmoot.conversation.stage import Stage
from folkmoot.errors import NotNow, StaleApproval, UnknownOption

WORDS = (
    *(a.AnswersGiven, a.ChangesAsked, a.Discussed, a.InputGiven),
    *(a.Modified, a.OtherAsked, a.Replanned),
)
"""Acts whose words matter to whoever thinks next, even where they come too early."""


def perform(stage: Stage, heard: Heard, project: Project, act: a.Act) -> None:
    """Do what a text means; where it cannot be done now, the text is answered in passing."""
    if owners_only(act) and not stage.room.may(heard.sender):
        stage.say("opinion", project.id, person=heard.sender, owner=stage.room.owner)
        return
    if isinstance(act, a.Approved | a.FollowUpsAnswered) and not _shown(project, act, heard):
        stage.say("not-seen", project.id, card=f"c{act.revision}")
        return
    for card in project.cards:
        if card.about is About.ACT:
            stage.close(card, "withdrawn")  # something else was said
    project = stage.project(project.id)
    try:
        do(stage, project, act)
    except (NotNow, StaleApproval, UnknownOption):
        project = stage.project(project.id)  # it may have been resumed
        if project.phase in BOTS_OWE and isinstance(act, WORDS):
            stage.advance(project, a.Noted(act.by, act.entry, act.text))
        else:
            stage.aside(heard, project)


def _shown(project: Project, act: a.Approved | a.FollowUpsAnswered, heard: Heard) -> bool:
    """A text approves only what the person has seen."""
    card = project.card(act.revision)
    return card is not None and heard.seen >= card.entry


def do(stage: Stage, project: Project, act: a.Act) -> None:
    """Let an act happen; a parked project is resumed by it."""
    if isinstance(act, a.Reset):
        if project.open:
            stage.advance(project, a.Cancelled(act.by, act.entry, act.text))
        if stage.room.floor == project.id:
            stage.give_floor("")
        return
    if project.parked and not isinstance(act, a.Cancelled | a.AskedBack):
        stage.advance(project, a.Resumed(act.by, act.entry, act.text))
        project = stage.project(project.id)
        if isinstance(act, a.Resumed):
            return
    stage.advance(project, act)
