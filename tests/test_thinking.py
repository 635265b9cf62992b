"""Who thinks can change while a team works: from the next message on, in every process."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from folkmoot import Team, connected
from folkmoot.app import Room
from folkmoot.connected import FILE
from folkmoot.errors import BadSetting
from folkmoot.settings import read
from tests.fakes.connecting import KEY, SAID, works
from tests.fakes.model_server import Asked, ModelServer, Play, Say
from tests.minds.server import job_of

pytestmark = pytest.mark.asyncio


async def said(room: Room, text: str = "hello, how are you?") -> str:
    """What the team answers."""
    await room.say(text)
    assert await room.settled(20)
    spoken = [one["text"] for one in room.entries() if one["kind"] in ("said", "answered")]
    return str(spoken[-1])


async def until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end, what
        await asyncio.sleep(0.01)


def asks(room: Room) -> bool:
    """Whether a model may be asked what a message means, as the room itself knows it."""
    return room.team.moot.room(room.name).rules.model


async def test_a_team_of_rules_becomes_one_of_a_model_and_back(tmp_path: Path) -> None:
    with ModelServer(works) as server:
        async with Team(tmp_path) as team:
            room = team.room("home", "ann")
            assert await said(room) != SAID
            assert (asks(room), team.worker.workshop.models) == (False, False)
            view = await team.thinking.use("fake", server.url, KEY)
            assert (view["model"], view["by"], view["key"]) == ("openai-chat:fake", "chosen", True)
            assert await said(room) == SAID
            assert (asks(room), team.worker.workshop.models) == (True, True)
            assert {one.key for one in server.asked} == {KEY}
            before = len(server.asked)
            assert await team.thinking.forget()
            assert await said(room) != SAID
            assert (asks(room), team.worker.workshop.models) == (False, False)
            assert len(server.asked) == before


async def test_a_choice_outlives_the_process(tmp_path: Path) -> None:
    with ModelServer(works) as server:
        async with Team(tmp_path) as team:
            await team.thinking.use("fake", server.url, KEY)
        async with Team(tmp_path) as team:
            assert team.settings.model == "openai-chat:fake"
            assert await said(team.room("home", "ann")) == SAID


async def test_an_open_room_takes_up_what_another_process_chose(tmp_path: Path) -> None:
    with ModelServer(works) as server:
        async with Team(tmp_path) as open_one, Team(tmp_path) as other:
            room = open_one.room("home", "ann")
            assert await said(room) != SAID
            await other.thinking.use("fake", server.url, KEY)
            assert await said(room) == SAID
            await other.thinking.forget()
            assert await said(room) != SAID


async def test_a_job_goes_on_with_whom_it_began_and_its_line_is_closed_then(
    tmp_path: Path,
) -> None:
    released = asyncio.Event()
    loop = asyncio.get_running_loop()

    def held(asked: Asked) -> Play:
        if job_of(asked) == "answer":
            asyncio.run_coroutine_threadsafe(released.wait(), loop).result(20)
            return Say("I began it.")
        return works(asked)

    with ModelServer(held) as first, ModelServer(works) as second:
        async with Team(tmp_path) as team:
            room = team.room("home", "ann")
            await team.thinking.use("fake", first.url)
            await room.say("hello, how are you?")
            await until(lambda: any(job_of(one) == "answer" for one in first.asked), "it is asked")
            await team.thinking.use("fake", second.url)
            gc.collect()
            released.set()
            assert await room.settled(20)
            assert room.entries()[-1]["text"] == "I began it.", "its line was left open"
            assert not second.asked
            assert await said(room) == SAID
            assert second.asked
            left = team.thinking.left
            await until(lambda: gc.collect() >= 0 and not left, "nobody holds the old line")


async def test_a_choice_that_nobody_can_read_changes_nothing_in_a_team_that_runs(
    tmp_path: Path,
) -> None:
    with ModelServer(works) as server:
        async with Team(tmp_path) as team:
            room = team.room("home", "ann")
            await team.thinking.use("fake", server.url, KEY)
            assert await said(room) == SAID
            (tmp_path / FILE).write_text("{")
            assert await said(room) == SAID
            with pytest.raises(BadSetting):
                read({"FOLKMOOT_HOME": str(tmp_path)})
            await team.thinking.use("offline")
            assert await said(room) != SAID


async def test_the_environment_goes_first_and_the_choice_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLKMOOT_MODEL", "offline")
    with ModelServer(works) as server:
        async with Team(tmp_path) as team:
            view = await team.thinking.use("fake", server.url, KEY)
            assert (view["model"], view["by"]) == ("offline", "environment")
            assert view["chosen"] == "openai-chat:fake"
            assert await said(team.room("home", "ann")) != SAID
        assert not server.asked


async def test_a_key_serves_every_model_of_its_provider(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text("[models.jobs]\nanswer = 'openai-chat:small'\n")
    with ModelServer(works) as server:
        async with Team(tmp_path) as team:
            await team.thinking.use("fake", server.url, KEY)
            assert await said(team.room("home", "ann")) == SAID
        assert {one.key for one in server.asked} == {KEY}
        assert {one.model for one in server.asked if job_of(one) == "answer"} == {"small"}


async def test_no_view_of_it_has_the_key(tmp_path: Path) -> None:
    with ModelServer(works) as server:
        async with Team(tmp_path) as team:
            views = [
                await team.thinking.use("fake", server.url, KEY),
                await team.thinking.found(),
                await team.thinking.tried(),
                team.thinking.view(),
            ]
            assert views[2]["state"] == "works"
            assert KEY not in repr(views)
            assert KEY not in repr(team.settings)
            assert connected.read(tmp_path) == team.settings.connection
