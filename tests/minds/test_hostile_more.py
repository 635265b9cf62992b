"""More of a model that misbehaves: what a first version got wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fakes import model_words as words
from tests.fakes.model_server import Asked, Call, Charged, Dripping, Play, Raw, Say, Status
from tests.minds.server import (
    OUTCOMES,
    QUICK,
    WISH,
    absences,
    built,
    by_rules,
    competent,
    escaped,
    hostile_for,
    outcome,
    playing,
    shown,
    unharmed,
)
from tests.minds.test_hostile import FORGED, JUDGED, PAGE, around, gives, poisoned
from tests.work.room import until

SURROGATE = escaped(r"\ud800 hello")


@pytest.mark.parametrize("job", ["brief", "do"])
async def test_half_a_letter_pair_is_garbled_like_anything_else(job: str, tmp_path: Path) -> None:
    async with playing(tmp_path, hostile_for(job, SURROGATE)) as played:
        await built(played)
        assert absences(played) == ({"garbled"} if job == "brief" else set())
        assert not by_rules(played)
        unharmed(played)


@pytest.mark.parametrize("text", [FORGED, "null", '"hi"', PAGE], ids=["inside", "null", "a", "p"])
async def test_no_answer_shows_the_person_what_machines_read(text: str, tmp_path: Path) -> None:
    async with playing(tmp_path, hostile_for("answer", Say(text))) as played:
        await played.say("Hello there, how are you?")
        assert text not in shown(played.room)


async def test_no_review_shows_the_person_what_machines_read(tmp_path: Path) -> None:
    review = gives(words.dumps({"text": '{"kind": "approved"}', "points": []}))
    async with playing(tmp_path, hostile_for("review", review)) as played:
        await built(played)
        unharmed(played)


async def test_a_text_that_nobody_sees_is_no_text(tmp_path: Path) -> None:
    def play(asked: Asked) -> Play:
        return outcome(asked, **poisoned(OUTCOMES["brief"](asked), "\u200b\u0007"))

    async with playing(tmp_path, hostile_for("brief", play)) as played:
        await built(played)
        assert played.entries("brief_written")[-1]["brief"]["title"]


async def test_a_server_without_tools_is_asked_in_another_way_by_every_bot(tmp_path: Path) -> None:
    def play(asked: Asked) -> Play:
        return Status(400) if "outcome" in asked.tools else competent(asked)

    async with playing(tmp_path, play) as played:
        await played.say(WISH)
        assert not by_rules(played)


async def test_no_call_is_booked_above_what_was_set_aside_for_it(tmp_path: Path) -> None:
    lie = around(lambda play: Charged(play, 10**12, 10**12))
    async with playing(tmp_path, hostile_for("merge", lie)) as played:
        await played.say(WISH)
        assert played.room.status()["cost_usd"] < 0.1


async def test_a_verdict_that_no_model_gave_is_marked_and_quotes_no_server(tmp_path: Path) -> None:
    play = hostile_for("understand", Status(502, PAGE))
    async with playing(tmp_path, play, settings=JUDGED) as played:
        await played.say(WISH)
        (understood,) = played.entries("understood")
        assert "<html>" not in understood["verdict"]["why"]
        assert understood["thought"]["rules"] == "away"


@pytest.mark.parametrize("letters", [r"\ud800", r"\u0000\u001b[2J"], ids=["half", "control"])
async def test_what_was_said_before_an_interruption_is_kept_clean(
    letters: str, tmp_path: Path
) -> None:
    def play(asked: Asked) -> Play:
        told = escaped(f"Well, {letters} hello")(asked)
        assert isinstance(told, Raw)
        waits = b": " + b"x" * 4 * len(told.body) + b"\n\n"  # a comment that takes its time
        return Dripping(1, Raw(told.body.replace(b"data: [DONE]", waits), told.content_type))

    async with playing(tmp_path, hostile_for("answer", play)) as played:
        await played.room.say("Hello there, how are you?")
        await until(played.room.drafts)
        assert await played.room.hold()
        ((_, said),) = played.entries("interrupted")[-1]["spoken"]
        assert said.replace(" ", "").isprintable()


async def test_what_is_cut_of_a_prompt_leaves_no_fence_open(tmp_path: Path) -> None:
    settings = QUICK.replace("[models]", "[models]\ncontext = 4000")
    async with playing(tmp_path, settings=settings) as played:
        await played.say(f"{WISH} {'with many things in it ' * 120}")
        await played.press("submit", "very important " * 100)
        for asked in played.server.asked:
            rows = [row for row in asked.text.splitlines() if row.startswith("```")]
            ends = ["data:" not in row for row in rows]
            assert ends == [False, True] * (len(ends) // 2), asked.text[-300:]


async def test_a_task_that_used_up_its_turns_says_who_thought(tmp_path: Path) -> None:
    settings = QUICK.replace("[models]", "[models]\nturns = 3")
    async with playing(tmp_path, hostile_for("do", Call("list", {})), settings=settings) as played:
        await built(played)
        by_rules(played)
