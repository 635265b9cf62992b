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
    State.DEBATE: ("go", "continue", "cancel", "new"),
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

IRREVERSIBLE = frozenset({"approve", "go", "cancel", "restart", "stop", "yes"})
"""Starting work and dropping it: these need a sure local verdict or a pressed button."""


ABOUT_ROOM = frozenset(
    {
        *("buttons", "cost", "files", "help", "next", "plan", "projects", "questions", "said"),
        *("team", "tongue", "where", "back", "reopen", "switch", "undo"),
    }
)
"""What people ask of the room itself, or of what was said before: it needs no bot to think."""


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
    corrects: bool = False  # it changes something that was said before
    tells: bool = False  # it leaves the rest, and answers as well
    said: str = ""  # the phrase it is, whole (understanding/phrases): cancel, yes, where …
    why: str = ""
    judge: str = "local"  # local, model, both (who agree), or a person who said so
    weights: str = ""  # which weights or rules judged

    @property
    def about(self) -> str:
        """What it asks of the room itself, if that is all."""
        return self.said if self.said in ABOUT_ROOM else ""
