"""A room, as a value: who has the floor, who waits to be heard, and its open projects."""

from __future__ import annotations

from folkmoot.conversation.card import Card
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.phases import BOTS_OWE
from folkmoot.conversation.project import Project
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.verdict import State

NEW = "new"
"""Spoken to this instead of a project, a message is read as a first one."""


@dataclass(frozen=True)
class Person:
    """What the room knows of somebody. No message can write it."""

    name: str
    lang: str = ""  # empty: not recognised yet
    welcomed: bool = False


@dataclass(frozen=True)
class Heard:
    """A message that is in the log and waits for its meaning or its answer."""

    entry: int
    sender: str
    text: str
    seen: int = 0
    project: str = ""
    aside: bool = False  # its meaning is settled: it only wants an answer
    material: tuple[str, ...] = ()
    size: int = 0  # of the whole text, where this is only its beginning
    plain: bool = False  # it takes none of the choices: read it as if none were shown
    about: str = ""  # it asks about the room itself (verdict.ABOUT_ROOM)
    answers: tuple[tuple[str, str], ...] = ()  # filled into the card by then
    everyone: bool = False  # said to the whole team by name
    loose: bool = False  # it is no phrase, whatever it looks like


@dataclass(frozen=True)
class Reading:
    """How a message was read and what that moved, so that it can be taken back (taking.py)."""

    entry: int
    sender: str
    state: State
    label: str  # the intent of a first message, else the reply
    project: str = ""  # spoken to
    seen: int = 0
    floor: str = ""  # before
    was: Project | None = None  # before; None where it did not move
    opened: str = ""  # the project that it opened
    started: bool = False  # work: what is done is done

    @property
    def moved(self) -> bool:
        return self.was is not None or bool(self.opened) or self.started


@dataclass(frozen=True)
class Room:
    seq: int = 0  # the last entry of the log
    at: int = 0  # its time; never goes back
    owner: str = ""  # the first who spoke here
    approvers: tuple[str, ...] = ()  # whom the owner named
    people: tuple[Person, ...] = ()  # whoever spoke here
    lang: str = "en"  # of whoever was understood last
    rules: Rules = Rules()
    mode: str = ""  # chosen in this room; empty: as the settings say
    floor: str = ""  # the project that hears plain text
    inbox: tuple[Heard, ...] = ()
    hearing: Heard | None = None  # the one message that is worked on
    answering: tuple[str, ...] = ()  # bots that owe an answer to it
    cards: tuple[Card, ...] = ()  # of no project: what a bot proposed in passing
    last_card: int = 0
    last_project: int = 0
    chatted: bool = False  # something was answered in passing
    spent: int = 0
    budget: int = 0  # for new projects, set in this room; 0: as the rules say
    by_rules: str = ""  # why rules answered last where a model should have; it was said
    readings: tuple[Reading, ...] = ()  # that can be taken back
    brought: tuple[str, ...] = ()  # material that belongs to no project yet
    projects: tuple[Project, ...] = ()  # open and parked ones, and the one with the floor

    def project(self, id: str) -> Project | None:
        for project in self.projects:
            if project.id == id:
                return project
        return None

    def person(self, name: str) -> Person:
        for person in self.people:
            if person.name == name:
                return person
        return Person(name)

    def may(self, person: str) -> bool:
        """Whether this person approves, stops and spends here."""
        return person in (self.owner, *self.approvers, *self.rules.approvers)


def busy(room: Room, project: Project | None) -> bool:
    """Whether a message to this project has to wait. Execution never makes it wait."""
    if room.hearing is not None:
        return True
    if project is None or project.parked or project.held_up:
        return False
    return project.phase in BOTS_OWE


def tidy(room: Room) -> Room:
    """The room without closed projects, but for those that are still spoken to."""
    if all(project.open for project in room.projects):
        return room
    kept = spoken_to(room)
    return evolve(room, projects=tuple(p for p in room.projects if p.open or p.id in kept))


def spoken_to(room: Room) -> set[str]:
    """Projects that hear something, closed or not: the floor's, and those of waiting messages.

    And those that a reading closed, which may be taken back.
    """
    heard = (room.hearing, *room.inbox)
    closed = (name for read in room.readings for name in (read.project, read.floor))
    return {room.floor, *closed, *(message.project for message in heard if message)} - {""}
