"""
A folder that cannot be used: full, read-only, newer, damaged. Each is said, nothing is lost.

These run the real program, or a real full disk: a small file system of our own where we may
mount one, a limit on the size of files where we may not.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from folkmoot import Team
from folkmoot.errors import DiskFull, StoreError
from folkmoot.store.database import migrations
from tests.fakes.books import count, looking, troubles
from tests.fakes.processes import PATIENCE, PROGRAM, ROOT, Ended, environment, folkmoot, until

SPOKEN = "select count(*) from log where kind = 'person_spoke'"
ROOT_ONLY = pytest.mark.skipif(os.getuid() != 0, reason="only root may do this")
COMMANDS: tuple[tuple[str, ...], ...] = (("say", "hello"), ("project", "status"), ("replay",))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished project, to be copied and spoilt."""
    home = tmp_path_factory.mktemp("good")
    for words in (
        ("say", "Build me a CRM"),
        ("answer", "c1", "--choose", "skip"),
        ("answer", "c2", "--choose", "approve"),
    ):
        assert folkmoot(home, *words).code == 10
    assert troubles(home / "folkmoot.db") == []
    return home


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    return tmp_path


def told(ended: Ended, *words: str) -> None:
    assert "Traceback" not in ended.err, ended.err
    assert (ended.code, ended.out) == (1, ""), ended
    for word in words:
        assert word in ended.err, ended.err


# --- newer, damaged -----------------------------------------------------------------------


def test_a_newer_database_is_refused_with_what_to_do(copy: Path) -> None:
    db = sqlite3.connect(copy / "folkmoot.db")
    db.execute(f"pragma user_version = {len(migrations()) + 1}")
    db.close()
    before = (copy / "folkmoot.db").read_bytes()
    for words in COMMANDS:
        told(folkmoot(copy, *words), "newer Folkmoot", "Update")
    assert (copy / "folkmoot.db").read_bytes() == before


def truncated(data: bytes) -> bytes:
    return data[: len(data) // 3 + 7]


def overwritten(data: bytes) -> bytes:
    return b"this was a database once" * 5 + data[120:]


def scribbled(data: bytes) -> bytes:
    """Garbage in the middle: pages that SQLite looks at."""
    return data[:8192] + Random(7).randbytes(len(data) - 12288) + data[-4096:]


def bodies(data: bytes) -> bytes:
    """Garbage inside of rows, which SQLite cannot see."""
    return data.replace(b'{"', b'#"')


def renamed(data: bytes) -> bytes:
    """Rows that are good JSON and mean nothing."""
    return data.replace(b'"sender"', b'"senter"').replace(b'"goal"', b'"gaol"')


@pytest.mark.parametrize("spoil", [truncated, overwritten, scribbled, bodies, renamed])
def test_a_damaged_database_is_said_and_left_as_it_is(
    spoil: Callable[[bytes], bytes], copy: Path
) -> None:
    path = copy / "folkmoot.db"
    path.write_bytes(spoil(path.read_bytes()))
    before = path.read_bytes()
    for words in (("project", "status"), ("project", "log"), ("say", "hello")):
        told(folkmoot(copy, *words), "damaged", "back-up")
    assert path.read_bytes() == before
    for command in ("replay", "audit"):
        assert "Traceback" not in folkmoot(copy, command).err


def test_what_fits_together_but_is_not_what_happened_does_not_replay(copy: Path) -> None:
    db = sqlite3.connect(copy / "folkmoot.db")
    db.execute(
        "update log set body = replace(body, 'success', 'failed') where kind = 'task_finished'"
    )
    db.commit()
    db.close()
    told(folkmoot(copy, "replay", "home"), "entry")


def test_a_damaged_room_does_not_harm_its_neighbours(copy: Path) -> None:
    assert folkmoot(copy, "say", "hello", "--room", "shed").code == 0
    db = sqlite3.connect(copy / "folkmoot.db")
    db.execute("update rooms set state = '#' where id = 'home'")
    db.commit()
    db.close()
    told(folkmoot(copy, "say", "hello"), "damaged")
    assert folkmoot(copy, "say", "hello again", "--room", "shed").code == 0


# --- read-only ----------------------------------------------------------------------------


def as_nobody(home: Path, *words: str) -> Ended:
    command = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", *PROGRAM]
    done = subprocess.run(
        [*command, *words],
        cwd=ROOT,
        env=environment(home),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode and b"No module named folkmoot" in done.stderr:
        pytest.skip("nobody may not even read the program here")
    return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture
def open_to_all(folder: Path) -> Iterator[Path]:
    """A copy that others may look into, outside of pytest's own closed folders."""
    home = Path("/tmp") / f"folkmoot-{os.getpid()}-read-only"
    shutil.copytree(folder, home)
    for path in (home, *home.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    yield home
    shutil.rmtree(home)


@ROOT_ONLY
def test_a_read_only_folder_is_said_with_what_to_do(open_to_all: Path) -> None:
    before = (open_to_all / "folkmoot.db").read_bytes()
    for words in (*COMMANDS, ("worker", "--until-idle")):
        told(as_nobody(open_to_all, *words), "cannot be written", "FOLKMOOT_HOME")
    told(as_nobody(open_to_all / "new", "say", "hello"), "cannot be written", "FOLKMOOT_HOME")
    assert (open_to_all / "folkmoot.db").read_bytes() == before


def test_a_home_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    ended = folkmoot(tmp_path / "file", "say", "hello")
    assert "Traceback" not in ended.err
    assert ended.code in (1, 2)
    assert "file" in ended.err
    assert (tmp_path / "file").read_text() == "mine"


# --- full ---------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, full whenever a test fills it."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)]
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


async def test_a_reader_is_told_of_trouble_too(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        await team.room().say("hello")
        await team.room().settled()
        db = sqlite3.connect(tmp_path / "folkmoot.db")
        db.execute("update log set body = '#' where kind = 'answered'")
        db.commit()
        db.close()
        with pytest.raises(StoreError):
            team.room().entries()
