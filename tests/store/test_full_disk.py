"""
A full disk is said, nothing is lost, and when there is room again the work goes on.

A file system of our own where we may mount one, a limit on the size of files where we may not.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from folkmoot import Team
from folkmoot.errors import DiskFull
from tests.fakes.books import count, looking, troubles
from tests.fakes.processes import PATIENCE, PROGRAM, ROOT, Ended, environment, folkmoot, told, until

SPOKEN = "select count(*) from log where kind = 'person_spoke'"
ROOT_ONLY = pytest.mark.skipif(os.getuid() != 0, reason="only root may do this")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, full whenever a test fills it."""
    with mounted(tmp_path / "disk", "8m") as disk:
        yield disk


@pytest.fixture
def large_disk(tmp_path: Path) -> Iterator[Path]:
    with mounted(tmp_path / "disk", "300m") as disk:
        yield disk


@contextmanager
def mounted(disk: Path, size: str) -> Iterator[Path]:
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def fill(disk: Path, leave: int) -> Path:
    """Leave so many bytes free."""
    free = os.statvfs(disk)
    path = disk / "ballast"
    path.write_bytes(b"x" * max(0, free.f_bavail * free.f_frsize - leave))
    return path


@ROOT_ONLY
def test_a_full_disk_is_said_and_nothing_half_written_is_kept(small_disk: Path) -> None:
    home = small_disk / "home"
    assert folkmoot(home, "say", "hello").code == 0
    ballast = fill(small_disk, 0)
    for words in (
        ("say", "hello again"),
        ("say", "hello", "--room", "new"),
        ("say", "Build me a CRM"),
    ):
        ended = folkmoot(home, *words)
        assert "Traceback" not in ended.err, ended.err
        assert (ended.code, "free some space" in ended.err) == (1, True), ended
    long = folkmoot(home, "say", "-", stdin=b"x" * 500_000)
    assert "Traceback" not in long.err, long.err
    assert (long.code, "space" in long.err) == (1, True), long
    assert not list((home / "texts").glob("*")) if (home / "texts").exists() else True
    ballast.unlink()
    assert troubles(home / "folkmoot.db") == []
    assert count(home / "folkmoot.db", SPOKEN) == 1
    assert folkmoot(home, "say", "hello again").code == 0
    assert folkmoot(home, "replay", "home").code == 0


async def idle_at_last(team: Team) -> None:
    """Wait for the end of the work; trouble of before may still be told once or twice."""
    while True:
        try:
            await team.idle()
        except DiskFull:
            await asyncio.sleep(0.1)
        else:
            return


@ROOT_ONLY
async def test_in_a_full_group_everything_acknowledged_is_there_and_nothing_else(
    small_disk: Path,
) -> None:
    """Two hundred rooms speak at once, and the disk is full in the middle of them."""
    home = small_disk / "home"
    async with Team(home) as team:
        await team.serve()
        await team.room("first").say("hello")
        ballast = fill(small_disk, 60_000)
        rooms = [f"r{n:03}" for n in range(200)]

        async def speak(room: str) -> bool:
            try:
                await team.room(room).say("hello " + "x" * 300)
            except DiskFull:
                return False
            return True

        async with asyncio.timeout(PATIENCE):
            stored = dict(zip(rooms, await asyncio.gather(*map(speak, rooms)), strict=True))
            assert 0 < sum(stored.values()) < len(rooms)
            with looking(home / "folkmoot.db") as db:
                kept = {
                    row[0] for row in db.execute("select room from log where kind='person_spoke'")
                }
            assert kept - {"first"} == {room for room, done in stored.items() if done}
            ballast.unlink()
            # Nothing hangs until the next start: the sweeper takes up what could not be stored.
            again = await asyncio.gather(*(speak(r) for r in rooms if not stored[r]))
            assert all(again)
            await idle_at_last(team)
    assert troubles(home / "folkmoot.db") == []
    answered = "select count(*) from log where kind = 'answered'"
    assert count(home / "folkmoot.db", answered) == len(rooms) + 1


@ROOT_ONLY
async def test_on_a_small_disk_what_waits_to_be_copied_makes_room(small_disk: Path) -> None:
    """Each message leaves pages in the write-ahead log: more than fit, if none were copied."""
    home = small_disk / "home"
    async with Team(home) as team:
        fill(small_disk, 1_000_000)
        await talk(team)
    assert count(home / "folkmoot.db", SPOKEN) == 200


@ROOT_ONLY
async def test_a_little_room_is_enough_after_the_disk_was_full(large_disk: Path) -> None:
    """It was large when the file was opened, then full, then somebody freed a little."""
    home = large_disk / "home"
    async with Team(home) as team:
        ballast = fill(large_disk, 500_000)
        with pytest.raises(DiskFull):
            await talk(team)
        os.truncate(ballast, ballast.stat().st_size - 1_000_000)
        await talk(team)
    assert troubles(home / "folkmoot.db") == []


async def talk(team: Team) -> None:
    for n in range(200):
        await team.room("home").say(f"hello {n}")


@ROOT_ONLY
def test_a_disk_that_fills_while_the_team_works_is_said_and_the_work_stays_owed(
    small_disk: Path,
) -> None:
    home = small_disk / "home"
    assert folkmoot(home, "say", "hello").code == 0
    waiting = subprocess.Popen(
        [*PROGRAM, "say", "hello again"],
        cwd=ROOT,
        env=environment(home, FOLKMOOT_PACE="2"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    path = home / "folkmoot.db"
    until(lambda: count(path, SPOKEN) == 2, "the message is stored")
    ballast = fill(small_disk, 0)
    out, err = waiting.communicate(timeout=PATIENCE)
    told(Ended(waiting.returncode, out.decode(), err.decode()), "free some space")
    ballast.unlink()
    assert count(path, "select count(*) from owed") == 1
    assert folkmoot(home, "worker", "--until-idle").code == 0
    assert count(path, "select count(*) from log where kind = 'answered'") == 2
    assert troubles(path) == []


TOO_LARGE = """
import resource, sys
from pathlib import Path
from folkmoot.team.files import write

path = Path(sys.argv[1])
write(path, "the old one")
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
try:
    write(path, "the new one" * 10_000)
except OSError:
    sys.exit(7)
"""


def test_a_file_that_does_not_fit_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "file.md"
    done = subprocess.run([sys.executable, "-c", TOO_LARGE, str(path)], cwd=ROOT, check=False)
    assert done.returncode == 7
    assert path.read_text() == "the old one"


LIMITED = """
import asyncio, resource, sys
from pathlib import Path
from folkmoot import Team
from folkmoot.errors import DiskFull

async def main() -> None:
    async with Team() as team:
        await team.serve()
        await team.room("first").say("hello")
        await team.idle()
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = sum(path.stat().st_size for path in team.settings.home.glob("folkmoot.db-wal"))
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 40_000, hard))
        lost = 0
        for n in range(100):
            try:
                await team.room(f"r{n}").say("hello")
            except DiskFull:
                lost += 1
        assert 0 < lost < 100, lost
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        await team.room("first").say("hello again")
        await team.idle()
        print(100 - lost)

asyncio.run(main())
"""


def test_where_files_may_not_grow_what_is_acknowledged_is_kept(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIMITED],
        cwd=ROOT,
        env=environment(tmp_path),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    kept = int(done.stdout)
    assert troubles(tmp_path / "folkmoot.db") == []
    path = tmp_path / "folkmoot.db"
    assert count(path, SPOKEN) == kept + 2
    assert count(path, "select count(*) from log where kind = 'answered'") == kept + 2
