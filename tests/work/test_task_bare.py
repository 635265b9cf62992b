"""Commands where there are no walls: asked once a project, and nothing is run before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from folkmoot.app import Room
from folkmoot.errors import ToolRefused
from folkmoot.team.mind import Done, Duty, Told
from folkmoot.team.tools import Answer, Run, Tools, Write
from folkmoot.work.commands import Commands
from folkmoot.work.sandbox import Found
from tests.work.room import (
    Bots,
    Does,
    cards,
    counts,
    entries,
    finished,
    folder,
    job,
    proof,
    runs,
    said,
    to_the_work,
    until,
    worked,
    working,
)

WHY = "bubblewrap is not installed"


async def _nothing() -> Found:
    return Found(None, WHY)


NO_WALLS = Commands(look=_nothing)


def makes(came: list[str] | None = None) -> Does:
    """Leaves its file by a command alone, and says success whatever comes of it."""

    async def do(duty: Duty, told: Told, tools: Tools) -> Done:
        try:
            await tools.use(Run(f"echo x >> {duty.task.title}.md"))
        except ToolRefused as refused:
            if came is not None:
                came.append(str(refused.values["why"]))
        return Done("success", "it is done")

    return do


def confirms(room: Room) -> list[dict[str, Any]]:
    """Every card that asked for a yes to bare commands."""
    return [card for card in cards(room, "confirm") if WHY in card["text"]]


async def test_one_card_a_project_and_nothing_is_run_before(tmp_path: Path) -> None:
    bots = Bots(job("a"), job("b"), job("c"), job("d", 2))
    bots.does = {"a": makes(), "b": makes()}
    async with working(tmp_path, bots, commands=NO_WALLS) as room:
        await worked(room)
        (card,) = confirms(room)
        assert card["options"] == ["yes", "no"]
        assert room.status()["waiting"]["id"] == card["id"]
        assert counts(room) == (2, 0), "what runs no commands goes on"
        assert not (folder(room) / "a.md").exists()
        assert room.status()["owed"] == 0
        assert not said(room, "task-retries")


async def test_yes_runs_them_bare_each_once(tmp_path: Path) -> None:
    bots = Bots(job("a"), job("b"), job("c", 0, 1))
    bots.does = dict.fromkeys("abc", makes())
    async with working(tmp_path, bots, commands=NO_WALLS) as room:
        await worked(room)
        await room.answer(confirms(room)[0]["id"], "yes")
        assert await room.settled(10)
        assert counts(room) == (3, 0)
        assert [(folder(room) / f"{name}.md").read_text() for name in "abc"] == ["x\n"] * 3
        assert len(confirms(room)) == 1
        assert [finished(room, f"t{n}")["attempt"] for n in (1, 2, 3)] == [1, 1, 1]


async def test_no_refuses_and_the_task_fails_for_want_of_evidence_while_the_rest_goes_on(
    tmp_path: Path,
) -> None:
    came: list[str] = []
    bots = Bots(job("a"), job("b"), job("c", 1), a=makes(came))
    async with working(tmp_path, bots, commands=NO_WALLS) as room:
        await worked(room)
        await room.answer(confirms(room)[0]["id"], "no")
        assert await room.settled(10)
        assert counts(room) == (2, 1)
        assert len(came) == 2
        assert all("does not want commands to run without one" in why for why in came)
        assert finished(room, "t1")["status"] == "success"
        assert "a.md: there is no such file" in cards(room)[-1]["text"]
        assert len(confirms(room)) == 1, "not asked again for the second attempt"
        assert not (folder(room) / "a.md").exists()


async def test_a_command_that_is_evidence_is_asked_about_too(tmp_path: Path) -> None:
    task = job("a", proof=[proof("file", "a.md"), proof("exit", "test -f a.md && echo x >> ran")])
    bots = Bots(task)
    async with working(tmp_path, bots, commands=NO_WALLS) as room:
        await worked(room)
        assert not (folder(room) / "ran").exists()
        await room.answer(confirms(room)[0]["id"], "yes")
        assert await room.settled(10)
        assert counts(room) == (1, 0)
        assert (folder(room) / "ran").read_text() == "x\n"
        assert finished(room, "t1")["attempt"] == 1


async def test_a_command_that_is_evidence_and_refused_is_a_finding(tmp_path: Path) -> None:
    bots = Bots(job("a", proof=[proof("exit", "true")]))
    async with working(tmp_path, bots, commands=NO_WALLS) as room:
        await worked(room)
        await room.answer(confirms(room)[0]["id"], "no")
        assert await room.settled(10)
        assert counts(room) == (0, 1)
        (found,) = finished(room, "t1")["proofs"]
        assert found["found"] is False
        assert "there is no sandbox here" in found["detail"]


@pytest.mark.parametrize("option", ["yes", "no"])
async def test_it_is_asked_again_in_another_project_and_never_again_in_this_one(
    option: str, tmp_path: Path
) -> None:
    bots = Bots(a=makes(), b=makes())
    bots.plans = {"p1": (job("a"), job("b", bot="developer")), "p2": (job("a"),)}
    async with working(tmp_path, bots, commands=NO_WALLS) as room:
        await worked(room)
        await room.answer(confirms(room)[0]["id"], option)
        assert await room.settled(10)
        assert len(confirms(room)) == 1
    async with working(tmp_path, bots, commands=NO_WALLS) as room:
        if option == "no":
            await room.command("retry", "p1")
            assert await room.settled(10)
        assert len(confirms(room)) == 1
        await worked(room, "Build me a shop for bikes")
        assert [card["project"] for card in confirms(room)] == ["p1", "p2"]
        assert not (folder(room, "p2") / "a.md").exists()
        decisions = [e for e in entries(room, "decided") if "without a sandbox" in e["what"]]
        assert [(one["project"], one["why"]) for one in decisions] == [("p1", option)]


async def test_what_was_done_before_the_card_is_not_done_again(tmp_path: Path) -> None:
    came: list[Answer] = []

    async def do(duty: Duty, told: Told, tools: Tools) -> Done:
        await tools.use(Write("first.md", "x"))
        came.append(await tools.use(Run("echo made > a.md")))
        return Done("success", "done")

    task = job("a", files=("a.md", "first.md"), proof=[proof("file", "a.md")])
    async with working(tmp_path, Bots(task, a=do), commands=NO_WALLS) as room:
        await worked(room)
        (folder(room) / "first.md").unlink()
        await room.answer(confirms(room)[0]["id"], "yes")
        assert await room.settled(10)
        assert (counts(room), came) == ((1, 0), [Answer("exit 0")])
        assert not (folder(room) / "first.md").exists()


async def test_who_misses_the_walls_after_the_answer_goes_on_at_once(tmp_path: Path) -> None:
    answered = asyncio.Event()

    async def late(duty: Duty, told: Told, tools: Tools) -> Done:
        await answered.wait()
        return await makes()(duty, told, tools)

    bots = Bots(job("a"), job("b"), a=makes(), b=late)
    async with working(tmp_path, bots, commands=NO_WALLS) as room:
        await to_the_work(room)
        await until(lambda: confirms(room))
        await room.answer(confirms(room)[0]["id"], "yes")
        answered.set()
        assert await room.settled(10)
        assert (counts(room), len(confirms(room))) == ((2, 0), 1)


async def test_where_nothing_is_run_nothing_is_asked(tmp_path: Path) -> None:
    async with working(tmp_path, Bots(job("a"), job("b", 0)), commands=NO_WALLS) as room:
        await worked(room)
        assert (counts(room), confirms(room)) == ((2, 0), [])


async def test_stop_while_it_is_asked_leads_to_the_review(tmp_path: Path) -> None:
    bots = Bots(job("a"), a=runs("echo x > a.md"))
    async with working(tmp_path, bots, commands=NO_WALLS) as room:
        await worked(room)
        await room.command("stop")
        assert await room.settled(10)
        assert room.status()["waiting"]["kind"] == "satisfaction"
        assert not (folder(room) / "a.md").exists()
