"""A question of a bot to the person, and where its answer stands in the log."""

from __future__ import annotations

from enum import StrEnum

from folkmoot.conversation.value import dataclass


class QuestionKind(StrEnum):
    SCOPE = "scope"
    CONSTRAINT = "constraint"
    PREFERENCE = "preference"
    CLARIFICATION = "clarification"
    ASSUMPTION = "assumption"


@dataclass(frozen=True)
class Question:
    bot: str
    text: str
    kind: QuestionKind = QuestionKind.SCOPE
    suggestions: tuple[str, ...] = ()
    otherwise: str = ""  # what is assumed if it is skipped
    id: str = ""  # given when the round is shown: q1, q2 … through the whole project
    topic: str = ""  # what it is about, for whoever asked it


@dataclass(frozen=True)
class Answer:
    """The words are in the log; the state only knows where."""

    entry: int
    question: str = ""  # one text may answer several; empty: it was said beside them


def same(one: str, other: str) -> bool:
    """Whether two questions ask the same thing in the same words, whatever their punctuation."""
    return _plain(one) == _plain(other)


def _plain(text: str) -> str:
    return "".join(char for char in text.lower() if not (char.isspace() or char in PAUSES))


PAUSES = frozenset("?!.,;:…-–—'\"“”„«»‘’()¿¡")
"""Signs that change no question; others do: C is not C++, 5 € not 5 %."""
