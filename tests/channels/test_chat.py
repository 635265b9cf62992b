"""A chat without a screen: what is entered, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from folkmoot import Team
from folkmoot.channels.terminal.chat import RECENT, Chat
from folkmoot.channels.terminal.paint import Line


class Plain:
    """A front that only remembers what it was given to show."""

    echoes = True
    faces = False

    def __init__(self) -> None:
        self.shown: list[str] = []

    async def show(self, lines: Iterable[Line]) -> None:
        self.shown += [each.text for each in lines]

    def changed(self) -> None:
        pass


class Slow(Plain):
    """A front that takes its time with a card, as a busy machine does."""

    def __init__(self) -> None:
        super().__init__()
        self.card = asyncio.Event()  # a card is being shown

    async def show(self, lines: Iterable[Line]) -> None:
        await super().show(lines)
        if any(line.startswith("[c1]") for line in self.shown):
            self.card.set()
            await asyncio.sleep(0.05)


@asynccontextmanager
async def chat(home: Path, front: Plain | None = None) -> AsyncIterator[Chat]:
    async with Team(home) as team:
        chat = Chat(team.room("home", "ann"), front or Plain())
        await chat.open()
        yield chat
        await chat.close()


def brought(chat: Chat) -> list[list[str]]:
    """What came with each message."""
    log = chat.room.entries()
    return [entry["material"] for entry in log if entry["kind"] == "person_spoke"]


async def test_what_is_to_be_brought_waits_for_a_message_that_is_taken(tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("mine")
    async with chat(tmp_path / "home") as here:
        await here.enter(f"/with {notes}")
        await here.enter("half \ud800 a sign")
        assert brought(here) == []
        await here.enter("hello")
        await here.enter("hello again")
        assert brought(here) == [[str(notes)], []]


async def test_a_plan_that_scrolled_away_before_one_came_is_not_approved_unread(
    tmp_path: Path,
) -> None:
    async with Team(tmp_path) as team:
        await team.room("home", "ann").say("Build me a CRM")
        ben = team.room("home", "ben")
        await ben.settled()
        await ben.answer("c1", "skip")
        for _ in range(RECENT // 2):
            await ben.settled()
            await ben.say("what is a CRM?")
        await ben.settled()
    async with chat(tmp_path) as here:
        await here.enter("yes")
        await here.room.settled()
        assert here.room.status()["phase"] == "approval"
        await here.enter("/plan")
        await here.enter("yes")
        await here.room.settled()
        assert here.room.status()["phase"] == "review"


async def test_what_cannot_be_brought_any_more_keeps_no_message_back(tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("mine")
    async with chat(tmp_path / "home") as here:
        await here.enter(f"/with {notes}")
        notes.unlink()
        await here.enter("hello")
        await here.enter("hello")
        assert brought(here) == [[]]


async def test_who_has_caught_up_has_the_open_card_before_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLKMOOT_PACE", "0.2")  # the card comes alone
    async with chat(tmp_path, front := Slow()) as here:
        await here.enter("Build me a CRM")
        await front.card.wait()
        await here.caught_up()
        assert here.on_desk() == "c1"
