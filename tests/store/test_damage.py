"""
A folder that cannot be used: read-only, newer, damaged. Each is said, nothing is lost. A full
one: test_full_disk.py.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from folkmoot import Team
from folkmoot.errors import StoreError
from folkmoot.store.database import migrations
from tests.fakes.books import troubles
from tests.fakes.processes import PATIENCE, PROGRAM, ROOT, Ended, environment, folkmoot, told

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
