"""Hostile commands in a room: none gets what it wants, and the work of the others goes on."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from folkmoot import Team
from folkmoot.app import Room
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.tools import MAY_HAVE_RUN, Answer, Read, Run
from folkmoot.work.commands import Commands
from folkmoot.work.sandbox import Limits
from tests.fakes.processes import folkmoot
from tests.work.room import (
    RULES,
    Bots,
    counts,
    entries,
    finished,
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
from tests.work.sandboxed import SECRET, a_while, alive, python, walls_or_skip


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


# --- none gets what it wants -----------------------------------------------------------------


@asynccontextmanager
async def suffered(
    home: Path, command: str, limits: Limits | None = None
) -> AsyncIterator[tuple[Room, Answer]]:
    """A room in which a bot ran a command, what that came to, and everything is done."""
    came: list[Answer] = []
    plan = job("hostile"), job("other", bot="creative"), job("after", 0)
    bots = Bots(*plan, hostile=runs(command, "hostile.md", came=came))
    commands = Commands(limits or Limits(seconds=20))
    async with working(home, bots, commands=commands) as room:
        await worked(room)
        assert counts(room) == (3, 0), finished(room, "t1")
        assert (folder(room) / "other.md").read_text() == "other\n"
        yield room, came[0]


async def test_a_secret_outside_of_the_folder_is_not_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text(SECRET)
    database = tmp_path / "home" / "folkmoot.db"
    reads = f"cat {secret} ../../../../secret; ln -s {secret} link; cat link; wc -c {database}; env"
    async with suffered(tmp_path / "home", reads) as (room, came):
        assert "No such file" in came.text
        assert SECRET not in came.text
        assert str(database) not in came.text.replace(f"wc: {database}", "")
        assert SECRET not in str(room.entries())
        assert not said(room, "command-stopped")


async def test_nothing_is_written_to_the_system(tmp_path: Path) -> None:
    name = f"folkmoot-{os.getpid()}"
    places = [f"/etc/{name}", f"/usr/{name}", f"{tmp_path}/{name}", f"/var/tmp/{name}"]
    command = "; ".join(f"echo x > {place}" for place in places) + "; echo still here"
    async with suffered(tmp_path / "home", command) as (_, came):
        assert "still here" in came.text
    assert not any(map(os.path.lexists, places))


async def test_nobody_is_reached_not_even_on_this_machine(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        port = server.getsockname()[1]
        code = f'import socket; socket.create_connection(("127.0.0.1", {port}), 3); print("in")'
        async with suffered(tmp_path, python(code)) as (_, came):
            assert not came.ok
            assert "Error" in came.text
        with pytest.raises(BlockingIOError):
            server.accept()


STOPPED = {
    "forks without end": ("processes", ":(){ :|:& };:; sleep MARK", Limits(20, processes=16)),
    "far too much memory": (
        "memory",
        "sleep MARK & head -c 1G /dev/zero > /tmp/x; sleep MARK",
        Limits(20, memory=100 << 20),
    ),
    "a full disk": (
        "disk",
        "sleep MARK & for i in 1 2 3 4 5 6; do head -c 3M /dev/zero > f$i; done; sleep MARK",
        Limits(20, folder=8 << 20),
    ),
    "no end": ("time", "sleep MARK & setsid sleep MARK", Limits(0.5)),
}


@pytest.mark.parametrize(("why", "command", "limits"), STOPPED.values(), ids=STOPPED)
async def test_what_a_limit_stops_is_said_in_the_room_and_nothing_of_it_survives(
    why: str, command: str, limits: Limits, tmp_path: Path
) -> None:
    mark = a_while()
    command = command.replace("MARK", mark)
    async with suffered(tmp_path, command, limits) as (room, came):
        assert not came.ok
        assert came.text.startswith("stopped: ")
        (text,) = said(room, "command-stopped")
        assert "t1" in text
        assert command[:20] in text
        uses = finished(room, "t1")["uses"]
        assert [use["stopped"] for use in uses] == [why, ""]
        assert not alive(mark)


async def test_a_command_that_was_stopped_is_said_where_its_bot_falls_over_too(
    tmp_path: Path,
) -> None:
    falls = uses(Run("sleep 1000"), Read("not-there.md"))
    commands = Commands(Limits(seconds=0.3))
    async with working(tmp_path, Bots(job("a"), a=falls), commands=commands) as room:
        await worked(room)
        assert counts(room) == (0, 1)
        assert len(said(room, "command-stopped")) == 2


async def test_a_daemon_that_is_left_behind_is_gone(tmp_path: Path) -> None:
    mark = a_while()
    command = f"(setsid nohup sleep {mark} >/dev/null 2>&1 &); sleep 0.1; echo left"
    async with suffered(tmp_path, command) as (_, came):
        assert came == Answer("exit 0\nleft")
        assert not alive(mark)


async def test_output_that_is_no_text_is_shown_as_far_as_it_is(tmp_path: Path) -> None:
    command = r"printf 'a\377\376\000b\033[2J\ud800\n'; head -c 200000 /dev/urandom"
    async with suffered(tmp_path, command) as (room, came):
        assert came.ok
        assert "a" in came.text
        came.text.encode()
        str(room.entries()).encode()
        assert len(came.text) < 30_000


async def test_a_command_of_200_000_characters_harms_nobody(tmp_path: Path) -> None:
    async with suffered(tmp_path, "echo " + "x" * 200_000) as (room, came):
        assert not came.ok
        assert len(came.text) < 1_000
        assert max(len(use["what"]) for use in finished(room, "t1")["uses"]) <= 200


@pytest.mark.parametrize(
    "command",
    ['rm -rf "$PWD"', 'rm -rf ./* ./.[!.]*; mv "$PWD" /tmp/away', "chmod 000 .; rmdir ."],
)
async def test_a_project_whose_folder_a_command_takes_away_goes_on(
    command: str, tmp_path: Path
) -> None:
    came: list[Answer] = []
    plan = job("hostile"), job("after", 0), job("other", 0, bot="creative")
    bots = Bots(*plan, hostile=runs(command, "hostile.md", came=came))
    bots.does["after"] = uses(Run("echo yes > after.md; ls"), came=came)
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (3, 0), entries(room, "task_finished")
        names = {path.name for path in folder(room).iterdir()}
        assert names >= {"hostile.md", "after.md", "other.md"}
        assert "hostile.md" in came[-1].text


# --- stopped from outside --------------------------------------------------------------------


def sleeper(came: list[Answer] | None = None) -> tuple[Bots, str]:
    """A bot whose command sleeps for ever, with a child; and what its processes are known by."""
    mark = a_while()
    command = f"sleep {mark} & sleep {mark}"
    return Bots(job("a"), job("b", 0), a=runs(command, "a.md", came=came)), mark


async def asleep(room: Room, mark: str) -> None:
    await to_the_work(room)
    await until(lambda: len(alive(mark)) == 2)


async def gone(room: Room, mark: str) -> None:
    """Within five seconds its processes are gone and the project is in review."""
    await until(lambda: not alive(mark), 5)
    assert room.status("p1")["phase"] == "review"
    assert await room.settled(10)
    assert room.status("p1")["waiting"]["kind"] == "satisfaction"
    assert counts(room, "p1") == (0, 0)


async def test_stop_ends_the_processes_and_leads_to_the_review(tmp_path: Path) -> None:
    bots, mark = sleeper()
    async with working(tmp_path, bots) as room:
        await asleep(room, mark)
        await room.command("stop")
        await gone(room, mark)
        assert bots.begun("b") == 0


async def test_stop_from_another_team_on_the_same_folder_ends_them_too(tmp_path: Path) -> None:
    bots, mark = sleeper()
    async with working(tmp_path, bots) as room:
        await asleep(room, mark)
        async with Team(tmp_path, mind=Bots(), rules=RULES) as second:
            await second.room("home", "ann").command("stop")
            await gone(room, mark)


async def test_stop_from_the_command_line_ends_them_too(tmp_path: Path) -> None:
    bots, mark = sleeper()
    async with working(tmp_path, bots) as room:
        await asleep(room, mark)
        words = ("project", "stop", "--as", "ann", "--wait", "0")
        ended = await asyncio.to_thread(folkmoot, tmp_path, *words)
        assert ended.code in (0, 10), ended.err
        await gone(room, mark)


async def test_leaving_ends_them_and_the_task_goes_on_at_the_next_start(tmp_path: Path) -> None:
    came: list[Answer] = []
    bots, mark = sleeper(came)
    async with working(tmp_path, bots) as room:
        await asleep(room, mark)
    assert not alive(mark)
    store = SqliteStore(tmp_path / "folkmoot.db")
    assert ("home", "p1/do/t1/1") in store.owed_names("home")
    store.close()
    async with working(tmp_path, bots) as room:
        await room.attend()
        assert await room.settled(10)
        assert came[0] == Answer(MAY_HAVE_RUN, ok=False)
        assert counts(room) == (2, 0)
        assert finished(room, "t1")["attempt"] == 1
        assert not alive(mark)


async def test_stop_of_one_project_leaves_the_commands_of_another(tmp_path: Path) -> None:
    bots, mark = sleeper()
    other = a_while()
    bots.plans = {"p1": (job("a"),), "p2": (job("c"),)}
    bots.does["c"] = runs(f"sleep {other}", "c.md")
    async with working(tmp_path, bots) as room:
        await asleep(room, mark)
        await to_the_work(room, "Build me a shop for bikes")
        await until(lambda: alive(other))
        await room.command("stop", "p1")
        await until(lambda: not alive(mark), 5)
        assert len(alive(other)) == 1
        assert room.status("p1")["phase"] == "review"
        assert room.status("p2")["tasks"]["running"] == 1
