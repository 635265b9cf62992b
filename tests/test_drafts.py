"""Drafts: what is being said is seen while it is said, and nowhere afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path

from folkmoot.app import Team
from folkmoot.drafts import LONGEST, Draft, Drafts
from folkmoot.team.mind import Message, Reply, Told, Write
from folkmoot.team.minds.rules import RulesMind


class Slow(RulesMind):
    """Says two words, and the rest when it is told to."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()

    async def answer(self, bot: str, message: Message, told: Told | None, write: Write) -> Reply:
        write("Good ")
        write("morning")
        await self.go_on.wait()
        return Reply("Good morning to you!")


async def until_drafted(team: Team) -> None:
    begun = asyncio.Event()
    told_no_more = team.room().on_draft(begun.set)
    if not team.room().drafts():
        await begun.wait()
    told_no_more()
    await asyncio.sleep(0)


async def test_a_draft_is_seen_and_becomes_an_entry(tmp_path: Path) -> None:
    mind = Slow()
    async with Team(tmp_path, mind=mind) as team:
        room = team.room("home", "ann")
        seen: list[int] = []
        told_no_more = room.on_draft(lambda: seen.append(len(room.drafts())))
        await room.say("hello")
        await until_drafted(team)
        (draft,) = room.drafts()
        assert (draft.bot, draft.text) == ("leader", "Good morning")
        mind.go_on.set()
        await room.settled()
        assert room.entries()[-1]["text"] == "Good morning to you!"
        await asyncio.sleep(0)
        assert room.drafts() == ()
        assert seen == [1, 1, 0]
        told_no_more()


async def test_who_is_interrupted_has_said_what_they_said(tmp_path: Path) -> None:
    async with Team(tmp_path, mind=Slow()) as team:
        room = team.room("home", "ann")
        await room.say("hello")
        await until_drafted(team)
        assert room.thinking() == ("leader",)
        assert await room.hold()
        assert [entry["text"] for entry in room.entries() if entry["kind"] == "said"][-1] == (
            "Good morning"
        )
        await room.settled()
        assert room.drafts() == ()
        assert not await room.hold(), "nobody speaks any more"


def test_a_draft_without_an_end_does_not_fill_the_memory() -> None:
    drafts = Drafts()
    write = drafts.pen("home", "job", "leader")
    for _ in range(200):
        write("x" * 1_000)
    assert drafts.of("home") == (Draft("job", "leader", "x" * LONGEST),)


def test_drafts_of_one_room_are_none_of_the_others() -> None:
    drafts = Drafts()
    drafts.pen("home", "job", "leader")("hello")
    assert drafts.of("shop") == ()
    drafts.end("shop", "job")
    drafts.end("home", "job")
    assert drafts.of("home") == ()
