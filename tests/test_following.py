"""Following a room that others write into as well, and what was seen elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from folkmoot import Team
from tests.fakes.processes import PATIENCE, folkmoot

CRM = "Build me a CRM"


async def heard(follower: Any, text: str) -> list[int]:
    """The numbers of all entries up to the one that says this."""
    found: list[int] = []
    async with asyncio.timeout(PATIENCE):
        async for entry in follower:
            found.append(entry["id"])
            if entry.get("text") == text:
                return found
    raise AssertionError("a log never ends")


async def test_whoever_follows_misses_nothing_whoever_writes(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        await team.serve()
        room = team.room("home", "ann")
        last = 0
        for n in range(4):
            said = await room.say(f"hello {n} from here")
            await team.idle()
            follower = room.follow(said.entry)  # what this process wrote last it knows
            elsewhere = asyncio.to_thread(folkmoot, tmp_path, "say", f"hello {n} from elsewhere")
            found, done = await asyncio.gather(
                heard(follower, f"hello {n} from elsewhere"), elsewhere
            )
            assert done.code == 0, done.err
            assert found == list(range(said.entry + 1, found[-1] + 1))
            assert found[-1] > last
            last = found[-1]


async def test_what_was_looked_at_in_another_process_can_be_approved_in_this_one(
    tmp_path: Path,
) -> None:
    async with Team(tmp_path) as team:
        await team.serve()
        room = team.room("home", "ann")
        await room.say(CRM)
        await team.idle()
        while (card := room.status()["waiting"])["kind"] == "questions":
            await room.answer(card["id"], "skip")
            await team.idle()
        assert card["kind"] == "approval"
        await room.say("yes, go ahead")
        await team.idle()
        assert room.status()["phase"] == "approval", "it was never shown to them"
        looked = await asyncio.to_thread(folkmoot, tmp_path, "project", "status", "--as", "ann")
        assert looked.code == 10, looked.err
        await room.say("yes, go ahead")
        await team.idle()
        assert room.status()["phase"] == "review"
