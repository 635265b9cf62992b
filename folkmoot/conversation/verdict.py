"""
A verdict: what a message means, who judged it and how sure they were.

Text becomes an event only through one of these. Labels are those of the eval guide:
an intent for a first message, a reply for an answer in one of the states.
"""

from __future__ import annotations

from enum import StrEnum

from folkmoot.conversation.value import dataclass


class Intent(StrEnum):
    BUILD = "build"
    EXPLORE = "explore"
    ADVICE = "advice"
    RESEARCH = "research"
    TASK = "task"
    CHAT = "chat"


class State(StrEnum):
    """Where a conversation is when a message is taken up."""

    FIRST = "first"
    DISCOVERY = "discovery"
    APPROVAL = "approval"
    REVIEW = "review"
    DEBATE = "debate"
    EXECUTION = "execution"
    CHOICE = "choice"
    CONFIRM = "confirm"


REPLIES: dict[State, tuple[str, ...]] = {
    State.FIRST: (),
    State.DISCOVERY: ("answer", "skip", "cancel", "question", "pause", "new"),
    State.APPROVAL: ("approve", "modify", "replan", "cancel", "question", "pause", "new"),
    State.REVIEW: ("satisfied", "changes", "restart", "question", "cancel", "pause", "new"),
    State.DEBATE: ("go", "continue", "cancel"),
    State.EXECUTION: (
        "input",
        "pause",
        "continue",
        "stop",
        "revise",
        "cancel",
        "question",
        "new",
    ),
    State.CHOICE: ("choose", "question", "build", "other", "cancel", "new"),
    State.CONFIRM: ("yes", "no", "question", "other"),
}

IRREVERSIBLE = frozenset({"approve", "go", "build", "cancel", "restart", "stop", "yes"})
"""Starting work and dropping it: these need a sure local verdict or a pressed button."""


@dataclass(frozen=True)
class Verdict:
    lang: str = "en"  # empty where it is not recognised
    intent: Intent = Intent.CHAT
    reply: str = ""  # empty for a first message
    confidence: float = 1.0
    sure: bool = True
    vague: bool = True
    debate: bool = False  # they ask to talk it over first
    option: str = ""  # what `choose` takes, where the words name it
    bots: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    technology: tuple[str, ...] = ()
    why: str = ""
    judge: str = "local"  # local, model, or a person who pressed the button
    weights: str = ""  # which weights or rules judged
