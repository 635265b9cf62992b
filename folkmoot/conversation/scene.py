"""
A scene: one `advance` under way. It collects what follows; the function around it is pure.

The parts of a project's life (discovery.py, approval.py …) are functions of a scene.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from folkmoot.conversation.acts import Act, ProjectAsked
from folkmoot.conversation.card import OPTIONS, About, Card, CardKind
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import CardClosed, CardOpened, Decided, Fact, Said
from folkmoot.conversation.phases import ProjectEvent
from folkmoot.conversation.plan import Plan
from folkmoot.conversation.project import Outcome, Project, Work
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.words import Value, Words, text


@dataclass(frozen=True)
class Moment:
    """When something happens, and where in the room's log."""

    at: int
    entry: int  # of the arrival; the facts it causes follow
    card: int  # the last card number given out
    rules: Rules
    heard: bool = False  # somebody waits to speak


class Scene:
    """A project in motion: its value so far, the facts, and the turns still to take."""

    def __init__(self, project: Project, moment: Moment) -> None:
        self.project = project
        self.moment = moment
        self.rules = moment.rules
        self.facts: list[Fact] = []
        self.todo: deque[ProjectEvent] = deque()
        self.grows: list[ProjectAsked] = []
        self._cards = moment.card

    def change(self, **fields: Any) -> None:
        self.project = evolve(self.project, **fields)

    def derive(self, event: ProjectEvent) -> None:
        """Let `event` follow in this same advance."""
        self.todo.append(event)

    def record(self, fact: Fact) -> None:
        self.facts.append(fact)

    def say(self, id: str, **values: Value) -> None:
        self.record(Said(text(id, **values), self.project.id))

    def decide(self, what: str, by: str, why: str = "", revision: int = 0) -> None:
        """Put a decision in the audit and keep it as the last one."""
        card = f"c{revision}" if revision else ""
        self.record(Decided(self.project.id, what, by, why, card))
        self.change(last_decision=what)

    def note(self, act: Act) -> None:
        """Keep where the person's words are, for the jobs that follow."""
        if act.entry and act.entry not in self.project.notes:
            self.change(notes=(*self.project.notes, act.entry))

    def open(self, kind: CardKind, words: Words, options: tuple[str, ...] = (), **f: Any) -> Card:
        """Show a card; its entry is where the log will have it."""
        self._cards += 1
        entry = self.moment.entry + len(self.facts) + 1
        options = options or OPTIONS[kind]
        card = Card(self._cards, kind, self.project.id, entry, options, words, **f)
        self.change(cards=(*self.project.cards, card))
        self.record(CardOpened(self.project.id, card))
        return card

    def close(self, card: Card, how: str) -> None:
        self.change(cards=tuple(c for c in self.project.cards if c.number != card.number))
        self.record(CardClosed(self.project.id, card.id, how))

    def close_about(self, about: About, how: str) -> None:
        for card in self.project.cards:
            if card.about is about:
                self.close(card, how)

    def set_plan(self, plan: Plan | None) -> None:
        """A plan and how far it is change together."""
        self.change(plan=plan, work=Work())

    def end(self, outcome: Outcome, why: str) -> None:
        """Name the end; the table closes the project."""
        self.change(outcome=outcome, why=why)
