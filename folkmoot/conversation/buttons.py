"""What each option of each card means, whether it is pressed or said."""

from __future__ import annotations

from folkmoot.conversation import acts as a
from folkmoot.conversation.card import About, Card, CardKind
from folkmoot.conversation.offer import NONE
from folkmoot.conversation.review import FIX

Said = tuple[str, int, str]
"""By whom, in which entry, with which words."""

PRESSES: dict[tuple[CardKind, str], type[a.Act]] = {
    (CardKind.QUESTIONS, "submit"): a.AnswersGiven,
    (CardKind.QUESTIONS, "skip"): a.Skipped,
    (CardKind.APPROVAL, "modify"): a.Modified,
    (CardKind.APPROVAL, "replan"): a.Replanned,
    (CardKind.APPROVAL, "cancel"): a.Cancelled,
    (CardKind.READY, "start"): a.Started,
    (CardKind.READY, "discuss"): a.Discussed,
    (CardKind.SATISFACTION, "satisfied"): a.Satisfied,
    (CardKind.SATISFACTION, "changes"): a.ChangesAsked,
    (CardKind.SATISFACTION, "restart"): a.Restarted,
    (CardKind.BUDGET, "raise"): a.BudgetRaised,
    (CardKind.BUDGET, "stop"): a.Stopped,
}
"""Buttons that mean the same wherever they stand."""


STUCK: dict[str, type[a.Act]] = {
    "retry": a.Retried,
    "rules": a.RulesTaken,
    "drop": a.GaveUp,
    "raise": a.BudgetRaised,
    "stop": a.GaveUp,  # before there is work, nothing is left to be reviewed
}
"""Buttons of a phase that cannot go on."""


def act_of(card: Card, option: str, said: Said) -> a.Act:
    """What taking this option of this card means for its project."""
    if card.about is About.FOLLOW_UPS:
        return a.FollowUpsAnswered(*said, revision=card.number, option=option)
    if card.about in (About.STUCK, About.AWAY):
        return STUCK[option](*said)
    if card.about is About.BARE:
        return a.BareAnswered(*said, option=option)
    if card.task is not None:
        return a.TaskAnswered(*said, card=card.number, option=option)
    if card.kind is CardKind.APPROVAL and option == "approve":
        return a.Approved(*said, revision=card.number)
    if card.kind is CardKind.CHOICE:
        return a.Satisfied(*said) if option == NONE else a.Chosen(*said, option=option)
    if option == FIX:
        return a.ChangesAsked(said[0], said[1], "")  # what is not done is known
    return PRESSES[card.kind, option](*said)
