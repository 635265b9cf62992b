"""The offline team in a debate: short, and nobody says what was said before."""

from __future__ import annotations

from pathlib import Path

import pytest

from folkmoot import Team
from folkmoot.conversation.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_in_a_debate_nobody_says_what_was_said_before(lang: str, tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        room = team.room("home", "ann")
        await room.command("lang", text=lang)
        await room.say("Build me a tool that sorts my photos")
        await room.settled()
        await room.command("discuss")
        await room.settled()
        await room.say("hmm, I still wonder whether it is worth the trouble", seen=10**6)
        await room.settled()
        said = [entry["text"] for entry in room.entries() if entry["kind"] == "bot_spoke"]
        assert len(said) >= 4
        assert len(set(said)) == len(said)
        assert room.status()["phase"] == "debate"


async def test_what_was_only_pressed_is_no_line_of_the_brief(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        room = team.room("home", "ann")
        await room.say("Build me a tool that sorts my photos")
        for command, words in (("discuss", ""), ("discuss", "by year, please"), ("implement", "")):
            await room.settled()
            await room.command(command, text=words)
        await room.settled()
        brief = room.project().brief
        assert brief is not None
        assert [line.text for line in brief.lines if not line.text.strip()] == []
        assert "by year, please" in [line.text for line in brief.lines]
