"""A model that is stuck offers two ways, and the models of its team vote."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.fakes.model_server import Asked, Call, Play, Say
from tests.minds import competent as c
from tests.minds.test_competent_more import one_task

WAYS = [
    {"title": "Write it line by line", "why": "each line can be seen"},
    {"title": "Copy the example", "why": "it is there"},
]
QUICK = "[models]\ntries = 1\n\n[rules]\nbackoff = 0\nattempts = 1\n"


def works(asked: Asked) -> Play:
    """Says that it is done; writes only when it is told how."""
    if "do it this way" not in asked.text:
        return c.done("It is done, I believe.")
    if not c.turn_of(asked):
        return Call("write", {"file": "a.md", "text": "# Line by line"})
    return c.done("It is written.")


def voting(*ways: int) -> c.Scene:
    """What the bots vote for, in the order in which they are asked."""
    left = list(ways)
    return lambda asked: c.outcome(way=left.pop(0), why="It suits the task.")


def scenes(**more: Any) -> dict[str, c.Scene]:
    plan = one_task(bot="coder", files=["a.md"])
    return {"plan": plan, "do": works, "ways": lambda _: c.outcome(ways=WAYS), **more}


async def test_a_majority_of_models_decides_what_the_next_attempt_reads(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text(QUICK)
    play = c.Competent(**scenes(vote=voting(1, 1, 1, 2, 1)))
    async with c.met(tmp_path, play) as (room, server):
        await room.say(c.REQUEST)
        card = await c.go_on(room)
        assert card is not None
        assert card["kind"] == "satisfaction"
        (ways,) = c.prompts(server, "ways", "coder")
        assert "a.md: there is no such file" in ways.text
        voted = c.prompts(server, "vote")
        assert sorted(map(c.bot_of, voted)) == [
            "auditor",
            "creative",
            "leader",
            "researcher",
            "social",
        ]
        assert all("Write it line by line: each line can be seen" in one.text for one in voted)
        told = c.prompts(server, "do")[-1].text
        assert "Write it line by line: each line can be seen" in told
        assert "Copy the example" not in told
        status = room.status()
    assert status["tasks"] == {"total": 1, "done": 1, "running": 0, "failed": 0}


@pytest.mark.parametrize(
    "ways",
    [
        c.outcome(ways=[]),
        c.outcome(ways=WAYS[:1]),
        c.outcome(ways=[WAYS[0], WAYS[0]]),
        Say("I would rather not."),
    ],
)
async def test_without_two_ways_that_differ_the_person_is_asked(ways: Play, tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text(QUICK)
    async with c.met(tmp_path, c.Competent(**scenes(ways=lambda _: ways))) as (room, server):
        await room.say(c.REQUEST)
        card = await c.go_on(room)
        assert card is not None
        assert card["options"] == ["retry", "skip", "replan"]
        assert c.prompts(server, "vote") == []
        last = [entry for entry in room.entries() if entry["kind"] == "task_finished"][-1]
        assert last["thought"]["rules"] == "", "the work itself was the model's"


async def test_whoever_cannot_vote_is_for_neither_and_the_person_decides(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text(QUICK)
    votes = c.Competent(**scenes(vote=lambda asked: Say("Both are nice.")))
    async with c.met(tmp_path, votes) as (room, _):
        await room.say(c.REQUEST)
        card = await c.go_on(room)
        assert card is not None
        assert card["options"] == ["1", "2", "skip", "replan"]
        await room.answer(card["id"], "1")
        assert (await c.go_on(room) or {})["kind"] == "satisfaction"
