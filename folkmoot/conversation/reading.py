"""
Reading: which project a message speaks to, in which state it is to be understood, and what was
asked there. Pure questions to a room; what follows from the meaning is hearing.py's to say.
"""

from __future__ import annotations

import re

from folkmoot.conversation.card import About, Card, CardKind
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.phases import PUBLIC, STATES
from folkmoot.conversation.project import Outcome, Project
from folkmoot.conversation.room import NEW, Heard, Room
from folkmoot.conversation.turns import OfferDue
from folkmoot.conversation.verdict import State
from folkmoot.conversation.words import Words


def target(room: Room, heard: Heard) -> Project | None:
    """The project a message speaks to."""
    return room.project(heard.project or room.floor)


def asking(room: Room, project: Project | None) -> Card | None:
    """The confirm card a message may be the answer to: the last thing that was asked."""
    if project is not None and project.cards and project.cards[-1].about is About.ACT:
        return project.cards[-1]
    return room.cards[-1] if room.cards else None


def reading(room: Room, heard: Heard, urgent: bool = False) -> tuple[State, Words]:
    """In which state a message is to be understood, and what was asked there."""
    if heard.project == NEW:
        return State.FIRST, Words()
    project = target(room, heard)
    confirm = asking(room, project)
    if confirm is not None and not urgent:
        return State.CONFIRM, confirm.words
    if project is None:
        return State.FIRST, Words()
    asked = asked_of(project)
    if not project.open:
        offered = project.course.then is OfferDue and project.outcome is Outcome.SUCCESS
        return (State.CHOICE if offered else State.FIRST), asked
    if not (urgent or heard.plain) and _chooses(project):
        return State.CHOICE, asked
    return STATES[project.phase], asked


def _chooses(project: Project) -> bool:
    """Whether a decision of the plan, or between two ways, is all that is asked and going on."""
    if not project.cards or project.work.running:
        return False
    return project.cards[-1].kind is CardKind.CHOICE and bool(project.cards[-1].choices)


def asked_of(project: Project) -> Words:
    """What a person was asked last in a project."""
    if project.refused:
        return Words(f"refused-{PUBLIC[project.phase]}")
    return _asked(project.cards[-1]) if project.cards else Words()


def _asked(card: Card) -> Words:
    """What a card asks: its questions or choices, in the bots' own words, or its own text."""
    if card.choices:
        listed = (f"{n}: {choice.title}." for n, choice in enumerate(card.choices, 1))
        return Words(text=" ".join(listed))
    if card.questions:
        return Words(text=" ".join(question.text for question in card.questions))
    return card.words


def understand(room: Room, heard: Heard, urgent: bool = False) -> Understand:
    state, asked = reading(room, heard, urgent)
    project = target(room, heard)
    id = project.id if project else ""
    options = project.cards[-1].options if project and project.cards else ()
    parked = project is not None and project.parked
    words = (heard.entry, heard.text, state, asked, options, id, heard.sender)
    lang = room.person(heard.sender).lang or room.lang
    return Understand(*words, parked, urgent, heard.size, lang, heard.loose)


EVERYONE = re.compile(r"(?<![\w@])@(?:all|team)\b[,:]?\s*", re.IGNORECASE)


def to_everyone(words: str) -> str | None:
    """The words without @all or @team; None where they are not said to everybody."""
    if "@" not in words or not EVERYONE.search(words):
        return None
    return EVERYONE.sub("", words).strip()


def mentioned(room: Room, words: str) -> tuple[str, ...]:
    """The bots a message speaks to by name; @all and @team are everybody."""
    if "@" not in words:
        return ()
    names = [name.lower() for name in re.findall(r"(?<![\w@])@(\w+)", words)]
    team = tuple(seat.bot for seat in room.rules.team)
    if "all" in names or "team" in names:
        return team
    lent = tuple(seat.bot for seat in room.rules.lent)
    return tuple(bot for bot in (*team, *lent) if bot in names)
