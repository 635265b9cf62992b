"""
Authority: who may do what, and on which word.

Starting work and dropping it are the two mistakes that must not happen. They take the owner
of the room, or whom the owner named; and a pressed button, or a sure local verdict.
"""

from __future__ import annotations

from folkmoot.conversation import acts as a
from folkmoot.conversation.room import Room
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import IRREVERSIBLE, Verdict

OWNERS = (
    a.Approved,
    a.Cancelled,
    a.Reset,
    a.Stopped,
    a.Restarted,
    a.Started,
    a.BudgetRaised,
    a.BudgetSet,
    a.GaveUp,
    a.Reopened,
)
"""Acts that only the owner, or whom the owner named, may do. From others they are opinions."""


def owners_only(act: a.Act | None) -> bool:
    """Whether this act starts, drops, stops or spends."""
    match act:
        case a.Edited():
            return act.approve
        case a.FollowUpsAnswered():
            return act.option == "approve"
        case a.TaskAnswered():
            return act.option == "stop"
        case a.BareAnswered():
            return act.option == "yes"
    return isinstance(act, OWNERS)


DRASTIC = (
    a.Satisfied,  # it ends something
    a.Revised,  # what runs is cut off
)
"""Acts that anybody may do, but on a certain word only."""


def must_confirm(room: Room, verdict: Verdict, act: a.Act) -> bool:
    """Starting or dropping something on a word that is not certain, or not enough."""
    only_buttons = isinstance(act, a.Started) and not room.rules.transition
    drastic = verdict.reply in IRREVERSIBLE or isinstance(act, DRASTIC) or owners_only(act)
    return drastic and (only_buttons or not certain(verdict))


def certain(verdict: Verdict) -> bool:
    """Whether this verdict may start or drop something: sure, and not a model's word alone."""
    return verdict.sure and verdict.judge != "model"


WEIGHTY = IRREVERSIBLE | {"build", "revise", "satisfied"}
"""Replies that start, drop, approve or close something."""


def stands(verdict: Verdict, rules: Rules) -> bool:
    """Whether the local verdict counts at once; else a model is asked what was meant.

    A phrase said whole does, and what is sure and can be taken back. With a model set, whatever
    would start, drop, approve or close something is the model's to read, and so is what a new
    project would be about.
    """
    if not rules.model or verdict.said:
        return True
    return verdict.sure and verdict.reply not in ("", "new", *WEIGHTY)


ASKS: dict[type[a.Act], str] = {
    a.Cancelled: "cancel",
    a.GaveUp: "cancel",
    a.Stopped: "stop",
    a.Revised: "revise",
    a.TaskAnswered: "stop",
    a.Restarted: "restart",
    a.Started: "go",
    a.Satisfied: "satisfied",
    a.BudgetRaised: "raise",
    a.BareAnswered: "bare",
}
"""Which confirm text asks about an act; all others start something: approve."""
