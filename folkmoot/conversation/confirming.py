"""
Confirming: where words may start, drop or open something, and are not plain, a card asks.

The card holds what each of its buttons would do. Yes and no in words count like its buttons; a
question leaves it open, anything else voids it.
"""

from __future__ import annotations

from folkmoot.conversation import acts as a
from folkmoot.conversation.authority import certain, owners_only
from folkmoot.conversation.card import Card
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.performing import do
from folkmoot.conversation.reading import asking, target, understand
from folkmoot.conversation.room import Heard
from folkmoot.conversation.stage import Stage
from folkmoot.conversation.verdict import Verdict
from folkmoot.errors import NotNow, StaleApproval, UnknownOption

RESUMING = "confirm-resume"
"""Whether this is about a project that waits: read in its own state, an unsure yes says more."""


def confirmed(stage: Stage, heard: Heard, verdict: Verdict) -> Understand | None:
    """Yes and no in words; a question leaves the card, anything else voids it."""
    project = target(stage.room, heard)
    card = asking(stage.room, project)
    assert card is not None
    option = verdict.option or verdict.reply
    if option not in card.options and option != "other":
        stage.aside(heard, project, about=verdict.about)
        return None
    unsure = option != "no" and not certain(verdict)
    if option == "other" or (unsure and card.words.id == RESUMING):
        stage.close(card, "withdrawn")
        return understand(stage.room, heard)
    if unsure:
        stage.aside(heard, project)
        return None
    stage.change(hearing=None)
    if owners_only(card.held(option)) and not stage.room.may(heard.sender):
        stage.say("opinion", card.project, person=heard.sender, owner=stage.room.owner)
        return None
    if heard.seen < card.entry:  # and with it whatever it is about
        stage.say("not-seen", card.project, card=card.id)
        return None
    confirm(stage, card, option, heard.sender)
    return None


def confirm(stage: Stage, card: Card, option: str, by: str) -> None:
    """Close the card and do what its button holds."""
    stage.close(card, option)
    match card.held(option):
        case None:
            stage.say("confirm-kept", card.project)
        case a.AskedBack(said_by, entry, said):
            stage.aside(Heard(entry, said_by, said), stage.room.project(card.project))
        case act:
            _held(stage, card, evolve(act, by=by))


def _held(stage: Stage, card: Card, act: a.Act) -> None:
    """Do what a card held, if it can still be done."""
    project = stage.room.project(card.project)
    try:
        if isinstance(act, a.ProjectAsked):
            stage.open(act)
        elif project is not None:
            do(stage, project, act)
        else:
            raise NotNow("closed", "this")
    except (NotNow, StaleApproval, UnknownOption):
        stage.say("confirm-too-late", card.project)
