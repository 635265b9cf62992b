"""
What the names of buttons and commands mean when they are said, and what a plain yes is a yes to.
"""

from __future__ import annotations

from folkmoot.conversation.verdict import REPLIES, State

_COMMANDS = ("approve", "continue", "go", "pause", "replan", "restart", "revise", "skip", "stop")
_ALWAYS = frozenset({"cancel"})
COMMANDS: dict[State, frozenset[str]] = {
    state: frozenset(_COMMANDS).intersection(replies)
    | (_ALWAYS if state not in (State.FIRST, State.CONFIRM) else frozenset())
    for state, replies in REPLIES.items()
}
"""Names of replies that mean just that when they are all that is said, with a slash or without."""

ASKED: dict[State, str] = {
    State.FIRST: "",
    State.DISCOVERY: "What do you need?",
    State.APPROVAL: "Here is the plan. Shall we start?",
    State.REVIEW: "Here is the result. Is it right?",
    State.DEBATE: "What do you think?",
    State.EXECUTION: "The work is going on.",
    State.CHOICE: "Which one do you take?",
    State.CONFIRM: "Shall I start?",
}
"""What the room asks in its own words, where no bot's words are known."""

BUTTONS: dict[tuple[State, str], str] = {
    (State.DISCOVERY, "skip"): "skip",
    (State.DISCOVERY, "submit"): "question",
    (State.APPROVAL, "approve"): "approve",
    (State.APPROVAL, "modify"): "question",
    (State.APPROVAL, "replan"): "replan",
    (State.APPROVAL, "cancel"): "cancel",
    (State.REVIEW, "satisfied"): "satisfied",
    (State.REVIEW, "changes"): "question",
    (State.REVIEW, "restart"): "restart",
    (State.DEBATE, "start"): "go",
    (State.DEBATE, "discuss"): "continue",
    (State.EXECUTION, "continue"): "continue",
    (State.EXECUTION, "done"): "continue",
    (State.EXECUTION, "stop"): "stop",
}
"""What the name of a button means when it is said; of a choice card it is the choice."""

GOES_ON = frozenset({"approve", "continue", "go", "pause", "satisfied", "skip"})
"""Said of a parked project, these may only mean that the person is back."""

DROPPING = frozenset(
    {"confirm-cancel", "confirm-refused", "confirm-reset", "confirm-restart", "confirm-stop"}
)
"""Questions of the room to which yes drops something."""

REFUSING = "confirm-refused"
"""Drop it, go on, or keep asking: what follows a bare no."""

RESUMING = "confirm-resume"
"""Whether this is about a project that waits: to be back is a yes."""

AGREES: dict[tuple[State, str], tuple[str, str]] = {
    (State.APPROVAL, "approve"): ("approve", ""),
    (State.CONFIRM, "yes"): ("yes", ""),
    (State.DEBATE, "start"): ("go", ""),
    (State.EXECUTION, "approve"): ("choose", "approve"),
    (State.EXECUTION, "continue"): ("continue", ""),
    (State.EXECUTION, "done"): ("continue", ""),
    (State.EXECUTION, "yes"): ("choose", "yes"),
}
"""What a plain yes means where a card with this option is open."""


AGREEING: dict[State, tuple[str, ...]] = {
    **dict.fromkeys(State, ("yes", "right")),
    State.EXECUTION: ("yes", "right", "done", "begin", "go on"),
}
"""Phrases that are such a yes."""


USUAL: dict[State, tuple[str, ...]] = {
    State.APPROVAL: ("approve",),
    State.CONFIRM: ("yes",),
}
"""Options that a card of the state always has."""
