"""Further chats and people in a room: codes, owners, languages, modes, something new."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from folkmoot.app import Room, Team
from folkmoot.conversation.rules import Ask
from folkmoot.errors import BadCode, NotYours, UnknownOption
from folkmoot.joining import HOUR
from folkmoot.replay import replay
from tests.fakes.clock import ManualClock

START = 1_780_000_000_000


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


@pytest.fixture
async def team(tmp_path: Path, clock: ManualClock) -> AsyncIterator[Team]:
    async with Team(tmp_path, clock=clock) as team:
        yield team


async def spoken(room: Room, text: str, **more: Any) -> Room:
    await room.say(text, **more)
    await room.settled()
    return room


def stored(home: Path) -> bytes:
    return b"".join(path.read_bytes() for path in home.glob("folkmoot.db*"))


def texts(room: Room) -> list[str]:
    return [str(entry.get("text", "")) for entry in room.entries()]


async def test_a_code_brings_a_chat_into_the_room_once(team: Team) -> None:
    shop = await spoken(team.room("shop", "ann"), "hello")
    code = await shop.code()
    joined = await team.join(code.lower().replace("-", " "), "bob")
    assert joined.name == "shop"
    assert team.usual_room("bob") == "shop"
    assert team.usual_room("ann") == "home", "only who brought the code"
    assert "bob joined from the terminal." in texts(shop)
    with pytest.raises(BadCode):
        await team.join(code, "carl")
    assert team.usual_room("carl") == "home"


async def test_a_code_ends_after_an_hour(team: Team, clock: ManualClock) -> None:
    code = await (await spoken(team.room("shop", "ann"), "hello")).code()
    clock.forward(HOUR)
    with pytest.raises(BadCode):
        await team.join(code, "bob")


@pytest.mark.parametrize("code", ["", "AAAA-AAAA", "' or 1=1 --", "\x00", "ünï", "A" * 10_000])
async def test_nobody_guesses_a_code(team: Team, code: str) -> None:
    await (await spoken(team.room("shop", "ann"), "hello")).code()
    with pytest.raises(BadCode):
        await team.join(code, "mallory")


async def test_the_store_does_not_know_the_code(team: Team, tmp_path: Path) -> None:
    code = await (await spoken(team.room("shop", "ann"), "hello")).code()
    await team.store.settle()
    everything = stored(tmp_path)
    assert code.encode() not in everything
    assert code.replace("-", "").encode() not in everything


async def test_a_chat_that_joins_again_has_moved(team: Team) -> None:
    for name in ("shop", "club"):
        code = await (await spoken(team.room(name, "ann"), "hello")).code()
        await team.join(code, "bob")
    assert team.usual_room("bob") == "club"


async def test_the_owner_names_who_else_may_approve(team: Team) -> None:
    shop = await spoken(team.room("shop", "ann"), "hello")
    with pytest.raises(NotYours):
        await team.room("shop", "bob").name_approver("bob")
    await shop.name_approver("bob")
    assert team.moot.room("shop").may("bob")
    decided = [entry for entry in shop.entries() if entry["kind"] == "decided"]
    assert [(each["what"], each["by"], each["why"]) for each in decided] == [
        ("approver", "ann", "bob")
    ]
    assert replay(team.store, "shop").entries == team.store.seq("shop")


async def test_a_language_is_chosen_for_good(team: Team) -> None:
    room = await spoken(team.room("home", "ann"), "hello")
    await room.command("lang", text="de")
    assert room.lang == "de"
    assert team.store.facts("ann")["lang"] == "de"
    other = await spoken(team.room("shop", "ann"), "ok")
    assert other.lang == "de", "in every room"
    with pytest.raises(UnknownOption):
        await room.command("lang", text="xx")


async def test_who_chose_a_language_first_is_welcomed_once(team: Team) -> None:
    await spoken(team.room("home", "ann"), "hello")
    shop = team.room("shop", "ann")
    await shop.command("lang", text="en")
    await spoken(shop, "hello")
    assert not any("Welcome" in text for text in texts(shop)), "known from another room"
    new = team.room("club", "bob")
    await new.command("lang", text="en")
    await spoken(new, "hello")
    assert sum("Welcome" in text for text in texts(new)) == 1


async def test_a_mode_is_chosen_for_a_room_and_stays(team: Team, tmp_path: Path) -> None:
    room = await spoken(team.room("home", "ann"), "hello")
    await room.command("mode", text="complex")
    assert team.moot.room("home").rules.ask is Ask.AGGRESSIVE
    await spoken(room, "hello again")
    assert team.moot.room("home").rules.ask is Ask.AGGRESSIVE, "whoever speaks next"
    assert (await spoken(team.room("shop", "ann"), "hello")).mode() == ""
    with pytest.raises(NotYours):
        await team.room("home", "bob").command("mode", text="simple")
    with pytest.raises(UnknownOption):
        await room.command("mode", text="wild")
    await room.command("mode", text="")
    assert team.moot.room("home").rules.ask is Ask.NORMAL
    assert replay(team.store, "home").entries == team.store.seq("home")


async def test_a_chosen_mode_outlives_the_process(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        room = await spoken(team.room("home", "ann"), "hello")
        await room.command("mode", text="complex")
    async with Team(tmp_path) as team:
        room = await spoken(team.room("home", "ann"), "Build me a CRM")
        assert room.mode() == "complex"
        assert team.moot.room("home").rules.ask is Ask.AGGRESSIVE


async def test_something_new_is_new_whatever_is_going_on(team: Team) -> None:
    room = await spoken(team.room("home", "ann"), "Build me a CRM")
    assert room.status()["phase"] == "discovery"
    await spoken(room, "Write a poem about rain", project="new")
    assert [view["goal"] for view in room.projects()] == [
        "Build me a CRM",
        "Write a poem about rain",
    ]
    assert room.status()["project"] == "p2"
    logged = {entry["project"] for entry in room.entries()}
    assert logged <= {None, "p1", "p2"}


async def test_small_talk_said_as_something_new_is_answered(team: Team) -> None:
    room = await spoken(team.room("home", "ann"), "Build me a CRM")
    await spoken(room, "hello, how are you?", project="new")
    assert len(room.projects()) == 1
    assert room.entries()[-1]["kind"] == "answered"
    assert replay(team.store, "home").entries == team.store.seq("home")
