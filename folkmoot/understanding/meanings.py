"""
What a phrase means in each state: a table, state by meaning, of the replies of verdict.py.

`None`, or no cell: the phrase says nothing plain there, and the weights read it like any
other message. What only asks about the room is answered wherever it is said.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from folkmoot.conversation.verdict import ABOUT_ROOM, State
from folkmoot.understanding.agreement import turned
from folkmoot.understanding.phrases import open_question
from folkmoot.understanding.text import fold, tokens

TALK = {state: "continue" if state is State.DEBATE else "question" for state in State}
"""What small talk is, and a message without words: it is answered, and everything stays."""

SMALL_TALK = ("bye", "hello", "talk", "thanks")

MEANS: dict[State, dict[str, str]] = {
    State.FIRST: {},
    State.DISCOVERY: {
        "cancel": "cancel",
        "stop": "cancel",
        "go on": "skip",
        "begin": "skip",
        "skip": "skip",
        "done": "skip",
        "later": "pause",
        "dunno": "answer",
        "none": "answer",
        "all": "answer",
        "right": "question",
    },
    State.APPROVAL: {
        "yes": "approve",
        "right": "approve",
        "begin": "approve",
        "go on": "approve",
        "no": "modify",
        "wrong": "modify",
        "start over": "replan",
        "replan": "replan",
        "cancel": "cancel",
        "stop": "cancel",
        "later": "pause",
        "dunno": "question",
    },
    State.REVIEW: {
        "yes": "satisfied",
        "right": "satisfied",
        "done": "satisfied",
        "thanks": "satisfied",
        "no": "changes",
        "wrong": "changes",
        "start over": "restart",
        "cancel": "cancel",
        "stop": "cancel",
        "later": "pause",
        "dunno": "question",
    },
    State.DEBATE: {
        "begin": "go",
        "build": "go",
        "cancel": "cancel",
        "stop": "cancel",
        **dict.fromkeys(("go on", "yes", "no", "right", "wrong", "later", "dunno"), "continue"),
        **dict.fromkeys(("skip", "none", "all"), "continue"),
    },
    State.EXECUTION: {
        "stop": "stop",
        "cancel": "cancel",
        "later": "pause",
        "go on": "continue",
        "begin": "continue",
        "back": "continue",
        "start over": "revise",
        "replan": "revise",
        **dict.fromkeys(("yes", "no", "right", "dunno", "done"), "question"),
    },
    State.CHOICE: {
        "none": "other",
        "no": "other",
        "wrong": "other",
        "begin": "build",
        "build": "build",
        "cancel": "cancel",
        "stop": "cancel",
        **dict.fromkeys(("yes", "right", "dunno", "all", "later", "skip", "go on"), "question"),
    },
    State.CONFIRM: {
        "yes": "yes",
        "right": "yes",
        "no": "no",
        "later": "no",
        "none": "no",
        "wrong": "no",
        **dict.fromkeys(("dunno", "skip"), "question"),
    },
}

TURNED = {
    (State.APPROVAL, "no"): "approve",
    (State.APPROVAL, "none"): "approve",
    (State.APPROVAL, "yes"): "modify",
    (State.REVIEW, "no"): "satisfied",
    (State.REVIEW, "none"): "satisfied",
    (State.REVIEW, "yes"): "changes",
}
"""What is meant where the question was turned around: "Any objections?" "No." """

TURNS = frozenset({State.APPROVAL, State.REVIEW})
"""Where a question may be turned around."""

BACK: dict[State, frozenset[str]] = {
    **dict.fromkeys(State, frozenset({"back", "begin", "go on", "yes"})),
    State.APPROVAL: frozenset({"back", "go on"}),  # a yes there is one to the plan they were shown
}
"""Said of a parked project, these take it up again."""

DROPS = frozenset({"cancel", "stop"})

GOES = frozenset({"back", "begin", "go on"})

REFUSED: dict[str, str] = {
    **dict.fromkeys(DROPS, "yes"),
    **dict.fromkeys(("begin", "done", "go on", "skip"), "skip"),
    **dict.fromkeys(("back", "later", "no", "questions", "wrong"), "no"),
}
"""To drop it, to go on with what is known, or to keep asking: which of the three is meant."""

REFUSES = DROPS | {"later", "no", "not yet", "undo", "wrong"}
"""What begins with one of these is no yes."""

TIMED = re.compile(
    r"\b(?:when|date|day|deadline|how (?:soon|often|long)|time|until|by which|wann|datum|tag|"
    r"termin|wie (?:lange|oft)|bis|cuando|fecha|dia|plazo|quando|data|prazo|quand|jour|delai|"
    r"echeance|giorno|scadenza|wanneer|dag|termijn|hoe (?:lang|vaak)|когда|дата|дату|день|"
    r"срок\w*)\b"
)
"""Questions to which a time is an answer."""

GO_ON = "go on"
"""What "I am back" says where something is held."""


class Plain(NamedTuple):
    """What a whole message means in its state."""

    reply: str
    said: str  # what the room should know of it beside the reply
    sure: bool = True


def plain(meaning: str, state: State, asked: str, lang: str, dropping: bool) -> Plain | None:
    """The reply that a phrase is, or nothing where it is none in this state.

    `dropping`: the open question is one to which yes drops something.
    """
    if meaning in ABOUT_ROOM and meaning not in MEANS[state]:
        return Plain(TALK[state], meaning)
    if meaning in SMALL_TALK and meaning not in MEANS[state]:
        return Plain(TALK[state], "")
    if meaning == "not yet":
        closed = state is State.DISCOVERY and not open_question(asked, lang)
        meaning = "no" if closed else "later"
    if state is State.DISCOVERY and meaning in ("yes", "no"):
        return _to_questions(meaning, asked, lang)
    if state is State.CONFIRM and meaning in (*GOES, *DROPS):
        return _confirmed(meaning, dropping)
    if state is State.DISCOVERY and meaning == "later" and TIMED.search(fold(asked)):
        return None  # "tomorrow" may be the answer
    reply = MEANS[state].get(meaning)
    if (state, meaning) in TURNED and turned(asked):
        reply = TURNED[state, meaning]
    return Plain(reply, GO_ON if meaning in ABOUT_ROOM else meaning) if reply else None


def _to_questions(meaning: str, asked: str, lang: str) -> Plain:
    """A bare yes or no answers a question that asks for one; else it says nothing plain."""
    if not open_question(asked, lang):
        return Plain("answer", "")
    return Plain("question", "yes") if meaning == "yes" else Plain("cancel", "no", sure=False)


def _confirmed(meaning: str, dropping: bool) -> Plain | None:
    """ "Drop it" is a yes where that was asked, and a no to all other questions."""
    if meaning in DROPS:
        return Plain("yes" if dropping else "no", "")
    return Plain("no" if dropping else "yes", "")  # whoever goes on drops nothing


def drops(asked: str, words: str) -> bool:
    """Whether a question speaks of what the words would drop: "Drop it?" "Yes, drop it"."""
    return not {t[:4] for t in tokens(words) if len(t) > 3}.isdisjoint(
        t[:4] for t in tokens(fold(asked)) if len(t) > 3
    )
