"""
A message on its way to a verdict: what was asked, what is read of it, and its weight.

It is put on the scales, and cut into clauses, when somebody first asks for that, and once.
"""

from __future__ import annotations

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import State
from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding import features
from folkmoot.understanding.buttons import ASKED
from folkmoot.understanding.clauses import Clauses, clauses
from folkmoot.understanding.language import Language, asked_in, likely, spoken
from folkmoot.understanding.text import LONGEST, cut, worded
from folkmoot.understanding.weights import Weighed, Weights


class Message:
    __slots__ = ("_clauses", "_language", "_seen", "asked", "question", "text", "weights")

    def __init__(self, weights: Weights, asked: Understand) -> None:
        self.weights = weights
        self.asked = asked
        self.text = cut(asked.text)
        self.question = cut(asked.asked.text) or ASKED[asked.state]
        self._seen: Weighed | None = None
        self._language: Language | None = None
        self._clauses: Clauses | None = None

    @property
    def seen(self) -> Weighed:
        """What it weighs, beside the question it answers."""
        if self._seen is None:
            first = self.asked.state is State.FIRST
            found = features.first(self.text) if first else features.reply(self.text, self.question)
            self._seen = self.weights.weigh(found)
        return self._seen

    @property
    def language(self) -> Language:
        """The language it is in."""
        if self._language is None:
            self._language = spoken(self.weights, self.seen)
        return self._language

    @property
    def clauses(self) -> Clauses:
        if self._clauses is None:
            self._clauses = clauses(self.text, self.tongue)
        return self._clauses

    @property
    def tongue(self) -> str:
        """The language it is read in: that of the conversation, else its own."""
        return self.asked.lang or self.language.name

    @property
    def lang(self) -> str:
        """The language of the conversation, as far as it is known."""
        return self.asked.lang or asked_in(self.weights, self.asked.asked.text)

    @property
    def entire(self) -> bool:
        """Whether all of it is read."""
        return max(self.asked.size, len(self.asked.text)) <= LONGEST

    @property
    def worded(self) -> bool:
        return worded(self.text)

    def likely(self) -> list[str]:
        """The languages that it may be in."""
        return likely(self.weights, self.seen) if self.worded else [LANGUAGES[0]]
