"""
What a message meant, where it was read wrongly: the event for it, made from the log.

A correction also teaches: it is kept in the data folder, for `make train`, and goes nowhere else.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from folkmoot.conversation import events as e
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.reading import asked_of
from folkmoot.conversation.room import Reading, Room
from folkmoot.conversation.undoing import meanings
from folkmoot.conversation.verdict import Intent, State, Verdict
from folkmoot.errors import CannotTakeBack, UnknownOption
from folkmoot.room import Moot, Receipt
from folkmoot.view import render

FILE = "corrections.jsonl"
"""In the data folder: one correction a line."""


async def correct(
    moot: Moot, name: str, person: str, entry: int, label: str, home: Path
) -> Receipt:
    """Take back how a message of theirs was read; raises CannotTakeBack, UnknownOption."""
    room, label = moot.room(name), label.strip().lower()
    mine = (one.entry for one in room.readings if one.sender == person)
    entry = entry or max(mine, default=0)
    spoken = moot.spoken(name, entry)
    if not isinstance(spoken, e.PersonSpoke):
        raise CannotTakeBack(entry, "none")
    if spoken.sender != person:
        raise CannotTakeBack(entry, "another")
    read = next((one for one in room.readings if one.entry == entry), None)
    if read is None:
        raise CannotTakeBack(entry, "old")
    first = moot.judge.judge(Understand(entry, spoken.text, State.FIRST))
    event = e.Meant(person, entry, spoken.text, _verdict(read, label, first))
    receipt = await moot.receive(name, event)
    _keep(home, _lesson(room, read, event))
    return receipt


def _verdict(read: Reading, label: str, first: Verdict) -> Verdict:
    """What a person says it was; what else there is to know of it, the judge knows."""
    if label not in meanings(read.state):
        raise UnknownOption(label, meanings(read.state))
    verdict = evolve(first, sure=True, said="", judge="person", why="the person said so")
    if read.state is State.FIRST:
        return evolve(verdict, intent=Intent(label))
    # Something new is no chat: it is built, which begins with questions.
    intent = Intent.BUILD if first.intent is Intent.CHAT else first.intent
    return evolve(verdict, reply=label, intent=intent)


def _lesson(room: Room, read: Reading, meant: e.Meant) -> dict[str, Any]:
    """A correction as something that can be learnt from."""
    project = read.was or room.project(read.project)
    first = read.state is State.FIRST
    asked = asked_of(project) if project is not None and not first else None
    return {
        "lang": room.person(meant.sender).lang or room.lang,
        "state": str(read.state),
        "asked": render(asked, room.lang) if asked else "",
        "text": meant.text,
        "right": str(meant.verdict.intent) if first else meant.verdict.reply,
        "read": read.label,
    }


def _keep(home: Path, lesson: dict[str, Any]) -> None:
    with (home / FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(lesson, ensure_ascii=False) + "\n")
