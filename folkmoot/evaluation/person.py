"""
The simulated person: answers what they are asked from what they know, and nothing else.

They approve by the approval card alone, and only what goes against nothing they must not
have; they object once, in words. START HERE: `reply`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from folkmoot.conversation import acts as a
from folkmoot.conversation.brief import Line
from folkmoot.conversation.card import About, Card, CardKind
from folkmoot.conversation.offer import NONE
from folkmoot.evaluation.case import Case, Fact

AT_ONCE = 2
"""Facts that one question brings to mind: who is asked for everything does not tell everything."""

PLAIN = 2
"""Words of a question that make somebody repeat themselves."""

NOTHING: dict[str, str] = {
    "en": "I don't know.",
    "es": "No lo sé.",
    "pt": "Não sei.",
    "fr": "Je ne sais pas.",
    "de": "Das weiß ich nicht.",
    "it": "Non lo so.",
    "nl": "Dat weet ik niet.",
    "ru": "Не знаю.",
}
"""What they say to a question about something they know nothing of."""

GO: dict[str, str] = {
    "en": "Enough talk, go ahead.",
    "es": "Ya está hablado, adelante.",
    "pt": "Já conversámos, podem avançar.",
    "fr": "On en a assez parlé, allez-y.",
    "de": "Genug geredet, legt los.",
    "it": "Ne abbiamo parlato abbastanza, procedete.",
    "nl": "Genoeg gepraat, ga je gang.",
    "ru": "Хватит обсуждать, начинайте.",
}
"""What ends a debate; brief and plan follow, and the card on which they approve."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button, with the words and answers that go with it."""

    option: str
    text: str = ""
    answers: dict[str, str] = field(default_factory=dict)


Shown = Sequence[Line]
"""What is seen beside a card: the lines of the brief, and the tasks as lines."""


class Person:
    """Somebody who knows the hidden brief of one case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.brings: tuple[Path, ...] = ()
        self.told: list[Fact] = []
        self.dropped = ""
        """Why they gave up, if they did."""
        self._objected = False
        self._retried: set[int | None] = set()

    def reply(self, card: Card, shown: Shown = ()) -> Press:
        """What they press on a card."""
        return REPLIES[card.kind](self, card, shown)

    def speak(self, said: str) -> str:
        """What they say in a debate, after what the bots said; in the end, that it is enough."""
        return self._tell(self._fresh([said])[0]) or GO[self.case.lang]

    def answers(self, card: Card) -> dict[str, str]:
        """Question by question, as far as they know; empty, where they know nothing at all."""
        texts = [question.text for question in card.questions]
        known = [
            self._tell(facts) or self._again(text)
            for text, facts in zip(texts, self._fresh(texts), strict=True)
        ]
        if not any(known):
            return {}
        ids = (question.id for question in card.questions)
        return {id: text or NOTHING[self.case.lang] for id, text in zip(ids, known, strict=True)}

    def _fresh(self, questions: Sequence[str]) -> list[list[Fact]]:
        """What each question brings to mind; a fact goes where it is asked for most plainly."""
        found: list[list[Fact]] = [[] for _ in questions]
        for fact in self.case.facts:
            asked = [fact.asked(question) for question in questions]
            if fact not in self.told and any(asked):
                found[asked.index(max(asked))].append(fact)
        return [
            sorted(facts, key=lambda fact: -fact.asked(question))[:AT_ONCE]
            for question, facts in zip(questions, found, strict=True)
        ]

    def _tell(self, facts: Sequence[Fact]) -> str:
        self.told += facts
        return " ".join(fact.answer for fact in facts)

    def _again(self, question: str) -> str:
        """What they have told already, where they are plainly asked for it once more."""
        plainest = max(self.told, key=lambda fact: fact.asked(question), default=None)
        return plainest.answer if plainest and plainest.asked(question) >= PLAIN else ""

    # --- one for each kind of card -------------------------------------------------------

    def _answer(self, card: Card, shown: Shown) -> Press:
        found = self.answers(card)
        return Press("submit", answers=found) if found else Press("skip")

    def _approve(self, card: Card, shown: Shown) -> Press:
        broken = next(
            ((fact, line) for fact in self.case.facts for line in shown if fact.broken_by(line)),
            None,
        )
        if broken is None:
            return Press("approve")
        fact, line = broken
        if self._objected or "modify" not in card.options:
            self.dropped = f"“{line.text}” goes against “{fact.answer}”, which was said"
            return Press("cancel")
        self._objected = True
        self.told += [] if fact in self.told else [fact]
        return Press("modify", fact.answer)

    def _choose(self, card: Card, shown: Shown) -> Press:
        if card.about in (About.FAILED, About.STUCK, About.AWAY):
            return self._retry(card)
        if card.about is About.PHASE and NONE in card.options and not self.case.takes:
            return Press(NONE)
        return Press(str(card.recommended) if card.recommended else card.options[0])

    def _retry(self, card: Card) -> Press:
        """What failed is tried once more, then done without."""
        if card.task in self._retried:
            return Press("skip" if card.about is About.FAILED else "drop")
        self._retried.add(card.task)
        return Press("1" if card.choices else "retry")

    def _confirm(self, card: Card, shown: Shown) -> Press:
        """Yes only to what still ends at an approval card, and is what they came for."""
        begins = isinstance(card.yes, a.ProjectAsked) and not card.project
        wanted = begins and self.case.intent == "build"
        return Press("yes" if isinstance(card.yes, a.Started) or wanted else "no")


def _always(option: str) -> Callable[[Person, Card, Shown], Press]:
    return lambda person, card, shown: Press(option)


REPLIES: dict[CardKind, Callable[[Person, Card, Shown], Press]] = {
    CardKind.QUESTIONS: Person._answer,
    CardKind.CHOICE: Person._choose,
    CardKind.APPROVAL: Person._approve,
    CardKind.VERIFY: _always("continue"),
    CardKind.ACTION: _always("impossible"),  # nobody is there to do it
    CardKind.READY: _always("start"),
    CardKind.SATISFACTION: _always("satisfied"),
    CardKind.CONFIRM: Person._confirm,  # to commands without a sandbox, no
    CardKind.BUDGET: _always("stop"),
}
