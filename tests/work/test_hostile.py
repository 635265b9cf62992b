"""Hostile commands in a room: none gets what it wants, and the work of the others goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from folkmoot.team.tools import Run
from folkmoot.work.commands import Commands
from folkmoot.work.sandbox import Limits
from tests.work.room import (
    Bots,
    folder,
    job,
    runs,
    said,
    to_the_work,
    until,
    uses,
    worked,
    working,
)
from tests.work.sandboxed import python, walls_or_skip


@pytest.fixture(scope="module", autouse=True)
def _walls() -> None:
    walls_or_skip()


async def test_no_link_that_a_running_command_makes_leads_the_rooms_own_papers_out(
    tmp_path: Path,
) -> None:
    """The room writes its papers into the folder while commands run in it."""
    precious = tmp_path / "precious"
    precious.write_text("old")
    links = (
        'import os, time\nopen("begun", "w")\nend = time.time() + 4\n'
        "while time.time() < end:\n"
        f'  try: os.symlink("{precious}", ".STATE.md.draft")\n'
        "  except OSError: pass"
    )
    bots = Bots(job("hostile"), hostile=runs(python(links), "hostile.md"))
    async with working(tmp_path / "home", bots) as room:
        await to_the_work(room)
        await until((folder(room) / "begun").exists)
        for n in range(8):
            await room.command("input", text=f"note {n}")
            await asyncio.sleep(0.25)  # the papers are written a moment later
            assert precious.read_text() == "old"


@pytest.mark.parametrize("command", ["true", "mkdir .STATE.md.draft", "mkdir STATE.md"])
async def test_what_a_command_puts_in_the_place_of_a_paper_harms_no_other_project(
    command: str, tmp_path: Path
) -> None:
    bots = Bots(hostile=runs(command, "hostile.md"))
    bots.plans = {"p1": (job("hostile"),), "p2": (job("b"),)}
    async with working(tmp_path / "home", bots) as room:
        await worked(room)
        await worked(room, "Build me a shop for bikes")
        other = folder(room, "p2")
    papers = {"BRIEF.md", "PLAN.md", "STATE.md", "SUMMARY.md"}
    assert papers <= {path.name for path in other.iterdir()}


async def test_a_command_that_was_stopped_is_said_by_whoever_sends_work_back_too(
    tmp_path: Path,
) -> None:
    checks = uses(Run("sleep 1000"), status="wanting")
    bots = Bots(job("a"), job("qa", 0, bot="qa", checks=0, loops=1), qa=checks)
    commands = Commands(Limits(seconds=0.3))
    async with working(tmp_path / "home", bots, commands=commands) as room:
        await worked(room)
        assert len(said(room, "command-stopped")) == 2
