"""A stage: one `step` of a room under way. It collects the facts; the function is pure."""

from __future__ import annotations

from typing import Any

from folkmoot.conversation.acts import Act, AskedBack, ProjectAsked
from folkmoot.conversation.advance import advance
from folkmoot.conversation.authority import certain
from folkmoot.conversation.card import OPTIONS, About, Card, CardKind
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import (
    CardClosed,
    CardOpened,
    Decided,
    Fact,
    FactLearnt,
    FloorTaken,
    ProjectOpened,
    Said,
)
from folkmoot.conversation.phases import ProjectEvent
from folkmoot.conversation.project import COURSES, Flow, Project
from folkmoot.conversation.room import Heard, Person, Room
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.scene import Moment
from folkmoot.conversation.turns import Opened
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import Value, Words, text
from folkmoot.errors import UnknownProject

DEFAULT_TEAM = ("leader", "researcher", "creative")
"""Who takes part where no bot stands out."""

GOAL_LENGTH = 300
"""A goal is one line; the whole message is in the log."""


class Stage:
    """A room in motion."""

    def __init__(self, room: Room, at: int) -> None:
        self.room = room
        self.at = at
        self.entry = room.seq + 1  # of the arrival
        self.facts: list[Fact] = []

    def change(self, **fields: Any) -> None:
        self.room = evolve(self.room, **fields)

    def record(self, fact: Fact) -> None:
        self.facts.append(fact)

    def say(self, id: str, project: str = "", **values: Value) -> None:
        self.record(Said(text(id, **values), project))

    def decide(self, what: str, by: str, why: str) -> None:
        """For the audit: something about the room itself."""
        self.record(Decided("", what, by, why))

    def learn(self, name: str, fact: str, value: str) -> None:
        """Keep something the system learnt of a person."""
        self.record(FactLearnt(name, fact, value))

    def meet(self, person: Person) -> None:
        """Keep what the room knows of a person now."""
        others = tuple(p for p in self.room.people if p.name != person.name)
        self.change(people=(*others, person))

    def speak_to(self, name: str, lang: str = "") -> None:
        """Speak to a person in the language they used, else in the one they are known for.

        Whoever is new gets one short welcome.
        """
        person = self.room.person(name)
        self.change(lang=lang or person.lang or self.room.lang)
        switched = bool(lang) and lang != person.lang
        if switched:
            self.learn(name, "lang", lang)
        if not person.welcomed:
            self.say("welcome", person=name)
            self.learn(name, "welcomed", "yes")
        if switched or not person.welcomed:
            self.meet(Person(name, lang or person.lang, welcomed=True))

    def project(self, id: str) -> Project:
        found = self.room.project(id)
        if found is None:
            raise UnknownProject(id)
        return found

    def advance(self, project: Project, event: ProjectEvent) -> None:
        """Let one project of the room take an event, and open what grows out of it."""
        last = self.entry + len(self.facts)
        heard = bool(self.room.inbox)
        moment = Moment(self.at, last, self.room.last_card, self.room.rules, heard)
        result = advance(project, event, moment)
        shown = sum(isinstance(fact, CardOpened) for fact in result.facts)
        self.facts += result.facts
        self.put(result.project)
        self.change(last_card=self.room.last_card + shown)
        for asked in result.grows:
            self.open(asked)

    def put(self, project: Project) -> None:
        """Keep the project's new value."""
        new = tuple(project if p.id == project.id else p for p in self.room.projects)
        self.change(projects=new)

    def bring(self, material: tuple[str, ...], id: str) -> None:
        """Give a project what somebody brought; without one it waits for the next."""
        project = self.room.project(id)
        if not material:
            return
        if project is None or not project.open:
            self.change(brought=_each((*self.room.brought, *material)))
        else:
            self.put(evolve(project, material=_each((*project.material, *material))))

    def open(self, asked: ProjectAsked) -> None:
        """Open a project and give it the floor."""
        verdict = asked.verdict
        course = COURSES[verdict.intent]
        rules = self.room.rules
        parent = self.room.project(asked.parent)
        debate = verdict.intent is Intent.BUILD and (verdict.debate or rules.debate)
        flow = Flow.DEBATE if debate else course.flow
        number = self.room.last_project + 1
        material = (*self.room.brought, *asked.material)
        project = Project(
            id=f"p{number}",
            intent=verdict.intent,
            flow=flow,
            goal=asked.text[:GOAL_LENGTH],
            opener=asked.by,
            entry=asked.entry,
            sure=self._enough(asked),
            vague=verdict.vague,
            bots=fitting(verdict.bots, rules, course.questions),
            parent=asked.parent,
            material=_each((*parent.material, *material) if parent else material),
            asked=parent.asked if parent else (),  # what was said there is known here
            answers=parent.answers if parent else (),
            notes=(*parent.notes, asked.entry) if parent else (),
            by_rules=self.room.by_rules,  # that was said
            budget=self.room.budget or rules.budget,
            created_at=self.at,
        )
        self.change(last_project=number, projects=(*self.room.projects, project), brought=())
        goal, bots = project.goal, project.bots
        self.record(ProjectOpened(project.id, project.intent, flow, goal, bots, asked.parent))
        self.learn(asked.by, "project", project.id)
        self.give_floor(project.id)
        self.advance(project, Opened())

    def _enough(self, asked: ProjectAsked) -> bool:
        """Whether asking is enough to start one small task: plain words, where nothing is asked."""
        quiet = not self.room.cards and not any(project.cards for project in self.room.projects)
        plain = certain(asked.verdict) and asked.verdict.reply in ("", "new")
        return quiet and plain and self.room.may(asked.by)

    def give_floor(self, id: str) -> None:
        """Let a project hear plain text."""
        before = self.room.project(self.room.floor)
        if before is not None and before.open and before.id != id:
            self.record(FloorTaken(id))
        self.change(floor=id)

    def confirm(
        self,
        project: Project | None,
        words: Words,
        yes: Act,
        no: Act | None,
        skip: Act | None = None,
    ) -> None:
        """Ask before doing; the card holds what each button would do."""
        number = self.room.last_card + 1
        entry = self.entry + len(self.facts) + 1
        kind = CardKind.CONFIRM
        id = project.id if project else ""
        options = ("yes", "skip", "no") if skip else OPTIONS[kind]
        place = (number, kind, id, entry, options, words, About.ACT)
        card = Card(*place, yes=yes, no=no, skip=skip)
        self.change(last_card=number)
        self.record(CardOpened(id, card))
        if project is None or not project.open:
            self.change(cards=(*self.room.cards, card))
        else:
            self.put(evolve(project, cards=(*project.cards, card)))
            self._stir(self.project(id))

    def close(self, card: Card, how: str) -> None:
        """Close a confirm card."""
        self.record(CardClosed(card.project, card.id, how))
        self.change(cards=tuple(c for c in self.room.cards if c.number != card.number))
        project = self.room.project(card.project)
        if project is not None:
            cards = tuple(c for c in project.cards if c.number != card.number)
            self.put(evolve(project, cards=cards))
            self._stir(self.project(project.id))

    def aside(
        self,
        heard: Heard,
        project: Project | None,
        bots: tuple[str, ...] = (),
        about: str = "",
    ) -> None:
        """Have a message answered in passing; a project in talk waits anew for its answer."""
        heard = evolve(heard, about=about) if about else heard
        team = tuple(seat.bot for seat in self.room.rules.team)
        thinks = heard.everyone and self.room.rules.model and not about
        bots = bots or (team if thinks else team[:1])  # by rules all would say the same
        other = self.room.hearing
        if other is not None and other.entry != heard.entry:
            self.change(inbox=(evolve(heard, aside=True), *self.room.inbox))
            return
        self.change(hearing=heard, answering=bots)
        if project is not None:
            self._stir(project)

    def _stir(self, project: Project) -> None:
        """A person spoke: whatever waits for them waits anew."""
        if project.open and not project.parked:
            self.advance(project, AskedBack("", self.entry))


def _each(material: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(material))


def fitting(bots: tuple[str, ...], rules: Rules, questions: int) -> tuple[str, ...]:
    """The bots that take part: those that fit and sit here, at most one per question."""
    seated = [bot for bot in dict.fromkeys(bots) if rules.seats(bot)]
    if len(seated) < 2:
        usual = [bot for bot in DEFAULT_TEAM if rules.seats(bot)]
        seated += [bot for bot in usual if bot not in seated]
    if not seated:
        seated = [seat.bot for seat in rules.team]
    return tuple(seated[: max(1, questions)])
