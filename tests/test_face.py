"""The Python face: `from folkmoot import Team`, with and without async."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import folkmoot
from folkmoot import Team
from folkmoot.errors import (
    BadName,
    CardAnswered,
    NoText,
    NotText,
    StaleApproval,
    UnknownProject,
    UnknownRoom,
)
from folkmoot.settings import read
from tests.fakes.clock import ManualClock

# --- as the docstring shows -----------------------------------------------------------------


async def test_the_face_with_async(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        room = team.room()
        await room.say("Build me a CRM")
        await room.settled()
        assert room.status()["waiting"]["kind"] == "questions"


def test_the_face_without_async(tmp_path: Path) -> None:
    with Team(tmp_path) as team:
        room = team.room()
        room.say("Build me a CRM")
        assert room.status()["waiting"]["kind"] == "questions"


def test_the_docstring_runs_as_it_stands(tmp_path: Path) -> None:
    """Both columns, each as a program of its own, in a data folder of the environment's."""
    from folkmoot import app

    assert app.__doc__ is not None
    rows = [line for line in app.__doc__.splitlines() if line.startswith("    ")]
    column = rows[0].index("with Team", 20)
    left = "\n".join(row[4:column].rstrip() for row in rows)
    right = "\n".join(row[column:] for row in rows)
    programs = {
        "async": "import asyncio\nasync def main():\n"
        + "\n".join(f"    {line}" for line in left.splitlines())
        + "\nasyncio.run(main())",
        "sync": right,
    }
    for name, program in programs.items():
        done = subprocess.run(
            [sys.executable, "-c", f"from folkmoot import Team\n{program}"],
            env={"FOLKMOOT_HOME": str(tmp_path / name), "PATH": ""},
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, (name, done.stderr)
        assert "questions" in done.stdout, f"{name}: {program}"


def test_importing_the_face_imports_no_more_than_asked_for() -> None:
    code = "import folkmoot, sys; print('folkmoot.app' in sys.modules, folkmoot.__version__)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.split() == ["False", folkmoot.__version__]
    with pytest.raises(AttributeError):
        _ = folkmoot.nothing


# --- a whole project ------------------------------------------------------------------------


def test_a_project_from_request_to_success(tmp_path: Path) -> None:
    with Team(tmp_path) as team:
        room = team.room()
        room.say("Build me a CRM")
        room.answer("c1", text="For the five of us")
        room.say("Contacts first")
        assert room.status()["phase"] == "approval"
        room.say("yes")
        assert room.status()["phase"] == "review"
        room.answer(room.status()["waiting"]["id"], "satisfied")
        status = room.status()
        assert (status["outcome"], status["waiting"]) == ("success", None)
    files = {path.name for path in (tmp_path / "projects").rglob("*.*")}
    assert files >= {"SCREENS.md", "data.json", "index.html", "app.js", "style.css", "CHECK.md"}
    assert files >= {"BRIEF.md", "PLAN.md", "STATE.md", "SUMMARY.md"}
    with Team(tmp_path) as team:
        assert team.room().status() == status, "a restart changes nothing"


def test_a_yes_approves_only_what_was_given_to_the_caller(tmp_path: Path) -> None:
    with Team(tmp_path) as team:
        room = team.room()
        room.say("Build me a CRM")
        room.answer("c1", "skip")
        room.say("yes")
        assert "task_started" not in [entry["kind"] for entry in room.follow()]
        room.say("yes")
        assert room.status()["phase"] == "review"


def test_edits_go_with_an_answer(tmp_path: Path) -> None:
    with Team(tmp_path) as team:
        room = team.room()
        room.say("Build me a CRM")
        room.answer("c1", "skip")
        room.answer("c2", edits={"brief": {"title": "Contacts"}})
        assert room.status()["title"] == "Contacts"
        with pytest.raises(StaleApproval):
            room.answer("c2", "approve")
        with pytest.raises(CardAnswered):
            room.answer("c1", "skip")


def test_commands_steer(tmp_path: Path) -> None:
    with Team(tmp_path) as team:
        room = team.room()
        room.say("Build me a CRM")
        room.command("pause")
        assert room.status()["parked"]
        room.command("resume")
        assert not room.status()["parked"]
        room.command("cancel", "p1", text="no time")
        assert room.status()["outcome"] == "cancellation"
        assert room.status("p1")["project"] == "p1"


# --- following ------------------------------------------------------------------------------


async def test_following_gives_every_entry_in_order_as_it_comes(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        room = team.room()
        seen: list[dict[str, Any]] = []

        async def follow() -> None:
            async for entry in room.follow():
                seen.append(entry)
                if entry["kind"] == "card_opened":
                    return

        following = asyncio.create_task(follow())
        await room.say("Build me a CRM")
        await asyncio.wait_for(following, 30)
        assert [entry["id"] for entry in seen] == list(range(1, len(seen) + 1))
        cursor = seen[2]["id"]
        late = room.follow(cursor)
        assert (await anext(late))["id"] == cursor + 1


def test_following_without_async_gives_what_there_is(tmp_path: Path) -> None:
    with Team(tmp_path) as team:
        room = team.room()
        room.say("hello")
        entries = list(room.follow())
        assert [entry["id"] for entry in entries] == list(range(1, len(entries) + 1))
        last = entries[-1]["id"]
        assert list(room.follow(last)) == []


# --- people, rooms, keys --------------------------------------------------------------------


async def test_say_returns_before_anybody_has_answered(tmp_path: Path) -> None:
    settings = read({"FOLKMOOT_HOME": str(tmp_path), "FOLKMOOT_PACE": "600"})
    async with Team(settings=settings) as team:
        room = team.room()
        receipt = await room.say("hello")
        assert not receipt.known
        assert room.status()["owed"] == 1
        assert not await room.settled(0)


async def test_a_known_key_returns_the_entry_it_made_before(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        room = team.room()
        first = await room.say("hello", key="k")
        again = await room.say("hello", key="k")
        assert (again.entry, again.known) == (first.entry, True)


def test_two_people_share_a_room(tmp_path: Path) -> None:
    with Team(tmp_path) as team:
        ann, ben = team.room("den", "ann"), team.room("den", "ben")
        ann.say("Build me a CRM")
        ben.answer("c1", "skip")
        ben.say("yes")
        assert ben.status()["phase"] == "approval", "only the owner's yes starts it"
        ann.say("yes")
        assert ann.status()["phase"] == "approval", "and she has not been shown it yet"
        ann.say("yes")
        assert ann.status()["phase"] == "review"


def test_a_second_team_takes_up_what_the_first_left(tmp_path: Path) -> None:
    slow = read({"FOLKMOOT_HOME": str(tmp_path), "FOLKMOOT_PACE": "600"})

    async def left() -> None:
        async with Team(settings=slow) as team:
            await team.room().say("Build me a CRM")

    asyncio.run(left())
    with Team(tmp_path) as team:
        room = team.room()
        assert room.status()["owed"] == 3
        room.say("hello")
        assert room.status()["waiting"]["kind"] == "questions"


async def test_half_an_hour_of_silence_parks_with_a_clock_of_ones_own(tmp_path: Path) -> None:
    clock = ManualClock()
    async with Team(tmp_path, clock=clock) as team:
        room = team.room()
        await room.say("Build me a CRM")
        await room.settled()
        clock.forward(31 * 60_000)
        assert room.here is not None
        await room.here.sweep()
        status = room.status()
        assert (status["parked"], status["outcome"]) == (True, "timeout")


async def test_an_overdue_alarm_rings_before_the_new_message_with_its_own_time(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with Team(tmp_path, clock=clock) as team:
        await team.room().say("Build me a CRM")
        await team.room().settled()
    clock.forward(60 * 60_000)
    async with Team(tmp_path, clock=clock) as team:
        room = team.room()
        await room.say("my team, they use excel today")
        await room.settled()
        log = room.entries()
        rang = next(entry for entry in log if entry["kind"] == "alarm_rang")
        late = next(entry for entry in log if entry.get("text") == "my team, they use excel today")
        assert rang["id"] < late["id"]
        assert rang["at"] < late["at"], "it rang when it was due"
        assert not room.status()["parked"], "a clear answer resumes"


async def test_a_performer_that_was_just_woken_can_be_stopped(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        room = team.room()
        await room.say("hello")
        await room.settled()
        assert room.here is not None
        room.here.look()  # and at once the team is closed


async def test_wrong_use_is_said_and_stores_nothing(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        with pytest.raises(BadName):
            team.room("../etc")
        with pytest.raises(UnknownRoom):
            team.known_room("nowhere")
        room = team.room()
        with pytest.raises(NoText):
            await room.say("   ")
        with pytest.raises(NotText):
            await room.say("half \ud800 a sign")
        with pytest.raises(UnknownProject):
            await room.say("hello", project="p9")
        assert not team.store.exists("home")


def test_a_long_message_is_kept_whole_in_a_file(tmp_path: Path) -> None:
    long = "Build me a CRM. " + "x" * 1_000_000
    with Team(tmp_path) as team:
        room = team.room()
        room.say(long)
        (spoke,) = (e for e in room.follow() if e["kind"] == "person_spoke")
        assert len(spoke["text"]) < 3_000
        assert (tmp_path / "texts" / spoke["file"]).read_text() == long


def test_an_error_in_the_block_closes_the_team_all_the_same(tmp_path: Path) -> None:
    with pytest.raises(UnknownProject), Team(tmp_path) as team:
        team.room().say("hello", project="p9")
    with Team(tmp_path) as team:
        team.room().say("hello")


async def test_a_yes_at_the_beginning_of_a_very_long_message_approves_nothing(
    tmp_path: Path,
) -> None:
    async with Team(tmp_path) as team:
        room = team.room()
        await room.say("Build me a CRM")
        await room.settled()
        await room.answer(room.status()["waiting"]["id"], "skip")
        await room.settled()
        revision = room.status()["waiting"]["id"]
        seen = team.moot.room("home").seq
        await room.say("Yes, go ahead! " + "But only if it costs nothing. " * 3_000, seen=seen)
        await room.settled()
        status = room.status()
        assert status["phase"] == "approval", "it is a change, whatever it begins with"
        assert status["waiting"]["id"] != revision
        assert not [e for e in room.entries(0) if e["kind"] == "task_started"]
