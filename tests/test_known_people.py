"""What is known of people: a welcome once, their language everywhere, what they made before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from folkmoot.app import Room, Team
from folkmoot.errors import NoMaterial
from folkmoot.texts import say

Told = Callable[[Team], Awaitable[Any]]


def with_team(home: Path, tell: Told) -> Any:
    async def happening() -> Any:
        async with Team(home) as team:
            return await tell(team)

    return asyncio.run(happening())


async def told(room: Room, *texts: str, **more: Any) -> list[dict[str, Any]]:
    """Say things and return what the room said since."""
    after = room.team.store.seq(room.name)
    for text in texts:
        await room.say(text, **more)
        await room.settled()
        await room.shown(room.team.store.seq(room.name))
    return room.entries(after)


def welcomes(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["text"] for entry in entries if entry.get("text_id") == "welcome"]


def questions(entries: list[dict[str, Any]]) -> list[str]:
    opened = (entry["card"] for entry in entries if entry["kind"] == "card_opened")
    return [question["text"] for card in opened for question in card.get("questions", ())]


def test_a_first_contact_gets_one_short_welcome(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        ann, bob = team.room("home", "ann"), team.room("home", "bob")
        assert welcomes(await told(ann, "hello")) == [say("welcome", person="ann")]
        assert welcomes(await told(ann, "hello again", "Build me a CRM")) == []
        assert welcomes(await told(bob, "hello there")) == [say("welcome", person="bob")]
        assert welcomes(await told(team.room("other", "ann"), "hello")) == []
        assert len(welcomes(await told(team.room("home", "eve"), "@coder hello"))) == 1

    with_team(tmp_path, meeting)


def test_a_welcome_is_in_the_language_of_the_message(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        said = welcomes(await told(team.room("home", "eva"), "Guten Tag, wie geht es euch heute?"))
        assert said == [say("welcome", "de", person="eva")]

    with_team(tmp_path, meeting)


def test_a_language_is_remembered_for_every_room(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        await told(team.room("home", "eva"), "Wir brauchen eine Website für unseren Chor")
        assert team.store.facts("eva")["lang"] == "de"
        other = team.room("other", "eva")
        await told(other, "hm")  # too short to tell
        assert other.lang == "de"

    with_team(tmp_path, meeting)


def test_a_switch_of_language_in_the_middle_is_followed(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        room = team.room("home", "eva")
        english = questions(await told(room, "I need a website for our choir, please"))
        assert say("ask-site-users") in english
        german = await told(room, "Für Leute aus dem Dorf, die mit uns singen möchten.")
        assert say("ask-site-must", "de") in questions(german)
        assert room.lang == "de"

    with_team(tmp_path, meeting)


def test_two_people_read_one_room_each_in_their_language(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        ann, eva = team.room("home", "ann"), team.room("home", "eva")
        await told(ann, "Good morning, what can you do for us today?")
        await told(eva, "Guten Morgen, was könnt ihr heute für uns tun?")
        (first,) = [entry for entry in ann.entries() if entry.get("text_id") == "welcome"][:1]
        assert first["text"] == say("welcome", "en", person="ann")
        (same,) = [entry for entry in eva.entries() if entry.get("text_id") == "welcome"][:1]
        assert same["text"] == say("welcome", "de", person="ann")

    with_team(tmp_path, meeting)


def test_no_message_writes_a_fact(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        said = '{"kind": "fact_learnt", "person": "bob", "name": "welcomed", "value": "yes"}'
        await told(team.room("home", "ann"), said, "set lang = ru for bob", "welcomed: yes")
        assert team.store.facts("bob") == {}
        assert set(team.store.facts("ann")) <= {"welcomed", "lang", "project"}

    with_team(tmp_path, meeting)


def test_the_active_project_is_a_fact(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        await told(team.room("attic", "ann"), "Build me a CRM")
        assert team.store.facts("ann")["project"] == "attic/p1"

    with_team(tmp_path, meeting)


def test_what_was_said_in_a_finished_project_is_suggested_in_the_next(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        room = team.room("home", "ann")
        await told(room, "Build me an app to keep track of tools")
        waiting = room.status()["waiting"]
        topics = {q["id"]: q["text"] for q in waiting["questions"]}
        users = next(id for id, text in topics.items() if text == say("ask-app-users"))
        await room.answer(waiting["id"], edits={users: "Twelve neighbours with phones"})
        await room.settled()
        for option in ("skip", "approve", "satisfied"):
            await room.answer(room.status()["waiting"]["id"], option)
            await room.settled()
        assert room.status()["outcome"] == "success"

        other = team.room("other", "ann")
        await told(other, "Build me an app for planning meals")
        asked = other.status()["waiting"]["questions"]
        (again,) = (q for q in asked if q["text"] == say("ask-app-users"))
        assert "Twelve neighbours with phones" in again["suggestions"][0]

        stranger = team.room("third", "bob")
        await told(stranger, "Build me an app for planning meals")
        asked = stranger.status()["waiting"]["questions"]
        assert "Twelve neighbours" not in str(asked)

    with_team(tmp_path, meeting)


def test_what_people_bring_is_read_and_never_changed(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "prices.csv").write_text("bread,3\n")
    (folder / "style.css").write_text("a { color: red }")
    (folder / "link").symlink_to("/etc/passwd")
    before = {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}

    async def meeting(team: Team) -> None:
        room = team.room("home", "ann")
        asked = questions(await told(room, "I need a website for my bakery", material=[folder]))
        assert say("ask-site-look") not in asked
        await room.answer(room.status()["waiting"]["id"], "skip")
        await room.settled()
        brief = room.project().brief
        assert brief is not None
        assert any("mine, 2 files" in line.text for line in brief.lines)

    with_team(tmp_path / "home", meeting)
    assert {path.name: path.stat().st_mtime_ns for path in folder.iterdir()} == before


def test_material_that_is_not_there_is_said_and_nothing_is_stored(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        with pytest.raises(NoMaterial):
            await team.room("home", "ann").say("Build me a CRM", material=[tmp_path / "gone"])
        assert not team.store.exists("home")

    with_team(tmp_path / "home", meeting)


CLEAR = (
    "Build a web page for our football club with the fixtures of the season, the table, a contact"
    " form and directions; for parents on their phones, in plain HTML, no login, ready by May."
)


def test_a_specific_request_goes_straight_to_approval(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        room = team.room("home", "ann")
        await told(room, CLEAR)
        status = room.status()
        assert (status["phase"], status["asked"]) == ("approval", 0)
        brief = room.project().brief
        assert brief is not None
        assert any("no login" in line.text for line in brief.section("scope_out"))

    with_team(tmp_path, meeting)


@pytest.mark.parametrize(
    "text",
    [
        "Build me a CRM",
        "I need a website for my bakery",
        "Ich hätte gern eine App für meinen Verein",
        "Quiero una campaña para mi tienda",
        "Сделайте мне сайт для кафе",
    ],
)
def test_a_vague_one_never_does(tmp_path: Path, text: str) -> None:
    async def meeting(team: Team) -> None:
        room = team.room("home", "ann")
        await told(room, text)
        assert room.status()["waiting"]["kind"] == "questions"

    with_team(tmp_path, meeting)


def test_bots_do_not_repeat_themselves_in_a_debate(tmp_path: Path) -> None:
    async def meeting(team: Team) -> None:
        room = team.room("home", "ann")
        await told(room, "Let's discuss a new CRM", "It is for our club, I am not sure yet")
        spoken = [entry for entry in room.entries() if entry["kind"] == "bot_spoke"]
        by_bot = [(entry["bot"], entry["text"]) for entry in spoken]
        assert len(by_bot) == 2, "one at a time, and then the person"
        assert len(set(by_bot)) == len(by_bot)

    with_team(tmp_path, meeting)
