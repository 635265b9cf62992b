"""
A model that stays away, at each job, for a moment, for an hour and for good: nothing is replaced
unasked, nothing is lost, and the work goes on where it was when the model is back.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from folkmoot import Team
from folkmoot.replay import replay
from folkmoot.team.files import write
from tests.fakes.clock import ManualClock
from tests.fakes.model_server import Asked, ModelServer, Play, Status
from tests.minds.server import (
    OUTCOMES,
    QUICK,
    WISH,
    Played,
    competent,
    job_of,
    outcome,
    thinks_with,
)
from tests.work.room import until

JOBS = ("ask", "brief", "plan", "do", "check", "review")
HOUR = 3_600_000


class Coming:
    """A competent model that is away for one kind of job, until it is back."""

    def __init__(self, job: str, refuses: int = 10**9) -> None:
        self.job = job
        self.left = refuses

    def __call__(self, asked: Asked) -> Play:
        if job_of(asked) == self.job and self.left > 0:
            self.left -= 1
            return Status(503)
        if job_of(asked) == "plan":  # a text without a file: another bot must accept it
            return outcome(asked, tasks=[{"title": "Think", "bot": "coder", "description": "so"}])
        if job_of(asked) == "do":
            return outcome(asked, **OUTCOMES["do"](asked))
        return competent(asked)


@asynccontextmanager
async def met(home: Path, model: Coming, clock: ManualClock) -> AsyncIterator[Played]:
    """A room with such a model; the same folder may be entered again."""
    write(home / "folkmoot.toml", QUICK.replace("tries = 2", "tries = 1"))
    with pytest.MonkeyPatch.context() as patch, ModelServer(model) as server:
        thinks_with(patch, server.url)
        async with Team(home, clock=clock) as team:
            yield Played(team.room("home", "ann"), server)


async def as_far_as_it_goes(played: Played) -> dict[str, Any]:
    """From card to card, until the model is missed or the result is shown."""
    for _ in range(12):
        card = played.room.status()["waiting"]
        if card is None or "rules" in card["options"] or card["kind"] == "satisfaction":
            return card or {}
        await played.press()
    raise AssertionError("it goes in circles")


def by_models_alone(played: Played) -> bool:
    thought = [entry["thought"] for entry in played.room.entries() if entry.get("thought")]
    return bool(thought) and not any(one["rules"] for one in thought)


@pytest.mark.parametrize("job", JOBS)
async def test_a_moment_is_nobodys_business(job: str, tmp_path: Path) -> None:
    waves = 3 if job == "ask" else 1  # every bot of the wave is refused once
    async with met(tmp_path, Coming(job, waves), ManualClock()) as played:
        await played.say(WISH)
        card = await as_far_as_it_goes(played)
        assert card["kind"] == "satisfaction"
        assert len(played.entries("model_away")) == waves
        assert not [e for e in played.entries("card_opened") if "rules" in e["card"]["options"]]
        assert by_models_alone(played)
        replay(played.room.team.store, "home")


@pytest.mark.parametrize("job", JOBS)
async def test_after_an_hour_the_work_goes_on_by_itself_where_it_was(
    job: str, tmp_path: Path
) -> None:
    model, clock = Coming(job), ManualClock()
    async with met(tmp_path, model, clock) as played:
        await played.say(WISH)
        card = await as_far_as_it_goes(played)
        assert card["options"] == ["retry", "rules", "drop"]
        before = played.room.status()
        done = len(played.entries("task_finished", "brief_written", "plan_drafted"))
        clock.forward(HOUR)  # still away
        await until(lambda: len(played.entries("model_away")) > 2)
        assert len(played.entries("task_finished", "brief_written", "plan_drafted")) == done
        assert played.room.status()["phase"] == before["phase"]
        model.left = 0
        clock.forward(HOUR)
        await until(lambda: played.entries("said")[-1]["text_id"] == "model-back")
        assert await played.room.settled(20)
        assert (await as_far_as_it_goes(played))["kind"] == "satisfaction"
        assert by_models_alone(played)
        assert not played.entries("job_failed")
        replay(played.room.team.store, "home")


@pytest.mark.parametrize("job", JOBS)
async def test_a_restart_changes_nothing_and_try_now_tries_now(job: str, tmp_path: Path) -> None:
    clock = ManualClock()
    async with met(tmp_path, Coming(job), clock) as played:
        await played.say(WISH)
        card = await as_far_as_it_goes(played)
    async with met(tmp_path, Coming(job, 0), clock) as played:
        assert played.room.status()["waiting"]["id"] == card["id"]
        assert await played.room.settled(20)
        assert not played.server.asked, "the pause is not over"
        await played.press("retry")
        assert (await as_far_as_it_goes(played))["kind"] == "satisfaction"
        assert by_models_alone(played)


@pytest.mark.parametrize("job", JOBS)
async def test_for_good_the_person_drops_it_or_takes_rules_which_ask_anew(
    job: str, tmp_path: Path
) -> None:
    async with met(tmp_path / "dropped", Coming(job), ManualClock()) as played:
        await played.say(WISH)
        await as_far_as_it_goes(played)
        await played.press("drop")
        assert played.room.status()["outcome"] == "error"
        assert played.room.status()["owed"] == 0
    async with met(tmp_path / "ruled", Coming(job), ManualClock()) as played:
        await played.say(WISH)
        await as_far_as_it_goes(played)
        started = len(played.entries("task_started"))
        await played.press("rules")
        if job in ("do", "check"):  # the plan was a model's: rules begin with a brief of their own
            assert played.room.status()["waiting"]["kind"] == "approval"
            assert len(played.entries("task_started")) == started
        await played.to("satisfaction")
        assert played.room.status()["waiting"]["kind"] == "satisfaction"


async def test_the_room_listens_while_it_waits_for_a_model(tmp_path: Path) -> None:
    async with met(tmp_path, Coming("brief"), ManualClock()) as played:
        await played.say(WISH)
        await as_far_as_it_goes(played)
        await played.say("cancel")
        assert played.room.status()["outcome"] == "cancellation"
