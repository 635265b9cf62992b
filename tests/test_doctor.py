"""The doctor finds what is wrong, says what to do, and leaves everything as it was."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.doctor import LOOKS, Finding, examine
from folkmoot.settings import read
from folkmoot.store.database import migrations
from folkmoot.work.sandbox import find
from tests.cli.shell import Shell
from tests.fakes.books import count
from tests.fakes.processes import PATIENCE, ROOT, Ended, begin, beside, environment, kill, until

ROOT_ONLY = pytest.mark.skipif(os.getuid() != 0, reason="only root may do this")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("good") / "home"
    Shell(home).says("hello")
    return home


@pytest.fixture
def home(folder: Path, tmp_path: Path) -> Path:
    """A copy to be spoilt."""
    shutil.copytree(folder, tmp_path / "home")
    return tmp_path / "home"


def found(home: Path, **env: str) -> dict[str, Finding]:
    """Every finding by what was looked at; the folder is as it was before."""
    before = looks(home.parent)
    env = {"FOLKMOOT_HOME": str(home), "PATH": os.environ["PATH"], "TERM": "xterm", **env}
    findings = {finding.what: finding for finding in examine(env=env)}
    assert list(findings) == list(LOOKS)
    assert looks(home.parent) == before, "a look changes nothing"
    for finding in findings.values():
        assert finding.told
        assert finding.state == "ok" or finding.todo or len(finding.told) > 20, finding
    return findings


def looks(folder: Path) -> dict[str, tuple[int, bytes]]:
    """A folder as it looks from outside: every name, mode and content."""
    return {
        str(path.relative_to(folder)): (
            path.stat().st_mode,
            path.read_bytes() if path.is_file() and not path.name.endswith("-shm") else b"",
        )
        for path in folder.rglob("*")
    }


def doctor(home: Path, *words: str, **env: str) -> Ended:
    """The command, in a process of its own."""
    code = f"import sys; from folkmoot.cli import keep; sys.exit(keep.doctor({'--json' in words}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"FOLKMOOT_HOME": str(home), "PATH": os.environ["PATH"]} | env,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())


def test_where_all_is_well_nothing_is_trouble(home: Path) -> None:
    findings = found(home)
    assert [finding for finding in findings.values() if finding.state == "trouble"] == []
    for what in ("python", "sqlite", "settings", "data folder", "database", "owed", "bots"):
        assert findings[what].state == "ok", findings[what]
    assert f"version {len(migrations())}" in findings["database"].told
    assert "folkmoot model" in findings["model"].told


def test_a_folder_that_is_not_there_yet_is_not_made(tmp_path: Path) -> None:
    findings = found(tmp_path / "deep" / "home")
    assert "will be made" in findings["data folder"].told
    assert "will be made" in findings["database"].told
    assert findings["data folder"].state == findings["database"].state == "ok"
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_database_is_trouble_and_the_rest_is_still_looked_at(home: Path) -> None:
    path = home / "folkmoot.db"
    data = path.read_bytes()
    for spoilt in (b"no database" * 100, data[:8192] + os.urandom(40_000), data[: len(data) // 2]):
        path.write_bytes(spoilt)
        findings = found(home)
        assert findings["database"].state == "trouble"
        assert "back-up" in findings["database"].told + findings["database"].todo
        assert findings["data folder"].state == "ok"


def test_a_database_that_is_just_being_made_is_no_trouble(home: Path) -> None:
    (home / "folkmoot.db").write_bytes(b"")
    findings = found(home)
    assert f"will be brought to {len(migrations())}" in findings["database"].told
    assert (findings["database"].state, findings["owed"].state) == ("note", "ok")


def test_a_newer_database_is_trouble(home: Path) -> None:
    db = sqlite3.connect(home / "folkmoot.db")
    db.execute(f"pragma user_version = {len(migrations()) + 1}")
    db.close()
    database = found(home)["database"]
    assert (database.state, "update" in database.todo) == ("trouble", True)


def test_another_journal_mode_is_noted(home: Path) -> None:
    db = sqlite3.connect(home / "folkmoot.db")
    db.execute("pragma journal_mode = delete")
    db.close()
    assert found(home)["database"].state == "note"


def test_a_folder_open_to_others_is_noted(home: Path) -> None:
    home.chmod(0o755)
    noted = found(home)["data folder"]
    assert (noted.state, noted.todo) == ("note", f"chmod 700 {home}")


@pytest.mark.parametrize("text", ["model = [", "modle = 'x'", "[rules]\nrounds = -1", "\0"])
def test_wrong_settings_are_named_and_the_folder_is_still_looked_at(home: Path, text: str) -> None:
    (home / "folkmoot.toml").write_text(text)
    findings = found(home)
    assert findings["settings"].state == "trouble"
    assert "folkmoot.toml" in findings["settings"].told + findings["settings"].todo
    assert findings["database"].state == "ok"
    named = found(home, FOLKMOOT_MODE="lazy", FOLKMOOT_DATABASE_URL="mysql://x")
    assert named["settings"].state == "trouble"
    assert named["database"].state == "ok"


def test_a_home_that_is_a_file_is_trouble(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("mine")
    findings = found(tmp_path / "home")
    assert findings["data folder"].state == "trouble"
    assert findings["settings"].state == "trouble"


def test_bots_that_cannot_be_read_are_named(home: Path) -> None:
    (home / "bots").mkdir()
    (home / "bots" / "mine.md").write_text("---\nnaem: mine\n---\nHello.\n")
    bots = found(home)["bots"]
    assert (bots.state, "mine.md" in bots.told, "naem" in bots.told) == ("trouble", True, True)


# --- beside others ------------------------------------------------------------------------


def test_a_worker_is_named_and_what_a_killed_one_left_is_owed(home: Path) -> None:
    with beside(home, "worker", FOLKMOOT_PACE="3600") as worker:
        lock = home / "locks" / "server"
        until(lambda: lock.read_text() == str(worker.pid), "the worker serves")
        with beside(home, "say", "hello", "--wait", "0") as speaker:
            assert speaker.wait(PATIENCE) == 0
        findings = {finding.what: finding for finding in examine(read(environment(home)))}
        assert str(worker.pid) in findings["performer"].told
        assert (findings["owed"].state, "one job" in findings["owed"].told) == ("ok", True)
        kill(worker)
    assert (home / "folkmoot.db-wal").exists()
    findings = found(home)
    assert "no worker" in findings["performer"].told, "the number it left is no process"
    assert (findings["owed"].state, findings["database"].state) == ("note", "ok")
    assert "folkmoot worker" in findings["owed"].todo


def test_a_look_does_not_disturb_those_who_work(home: Path) -> None:
    """A server that comes while the doctor looks is not refused."""
    for _ in range(2):
        worker = begin(home, "worker", "--until-idle")
        while worker.poll() is None:
            states = {finding.what: finding.state for finding in examine(read(environment(home)))}
            assert (states["database"], states["owed"]) == ("ok", "ok")
        assert worker.returncode == 0
    assert count(home / "folkmoot.db", "select count(*) from owed") == 0


# --- around -------------------------------------------------------------------------------


def program(folder: Path, name: str, text: str) -> str:
    """A program of this name on a path of its own."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)
    return str(folder)


def test_a_sandbox_is_believed_only_when_it_holds(home: Path) -> None:
    walls = asyncio.run(find())
    noted = found(home)["sandbox"]
    assert noted.state == ("ok" if walls.sandbox else "note")
    assert (walls.sandbox.name if walls.sandbox else walls.why) in noted.told


def test_a_browser_is_looked_for_by_the_name_the_person_gives(home: Path, tmp_path: Path) -> None:
    path = program(tmp_path / "bin", "netsurf", "")
    assert found(home, PATH=path)["browser"].state == "note"
    assert found(home, PATH=path, BROWSER="netsurf %s")["browser"].told == f"{path}/netsurf"


def test_a_terminal_without_letters_is_noted(home: Path) -> None:
    ended = doctor(home, "--json", PYTHONIOENCODING="ascii:replace", NO_COLOR="1")
    (terminal,) = (line for line in ended.lines if line["what"] == "terminal")
    assert (terminal["state"], "UTF-8" in terminal["todo"]) == ("note", True)
    assert "no colour" in terminal["told"]


def test_one_line_a_check_and_trouble_is_exit_1(home: Path) -> None:
    well = doctor(home, TERM="xterm", PYTHONUTF8="1")
    assert (well.code, well.err) == (0, "")
    assert len(well.out.splitlines()) == len(LOOKS)
    assert f"✓ data folder  {home}, " in well.out
    (home / "folkmoot.db").write_bytes(b"no database" * 100)
    ill = doctor(home, PYTHONUTF8="1")
    assert (ill.code, "✗ database" in ill.out, ill.err) == (1, True, "")
    kinds = [line["state"] for line in doctor(home, "--json", PYTHONUTF8="1").lines]
    assert (len(kinds), "trouble" in kinds) == (len(LOOKS), True)


def test_what_a_terminal_would_obey_is_shown_not_obeyed(tmp_path: Path) -> None:
    home = tmp_path / "a\x1b[2J\u202eb\nc"
    for words in ((), ("--json",)):
        ended = doctor(home, *words, PYTHONUTF8="1", BROWSER="\x1b[2J")
        assert len(ended.out.splitlines()) == len(LOOKS)
        assert "\x1b" not in ended.out + ended.err
        assert "\u202e" not in ended.out + ended.err


def test_no_home_at_all_is_one_finding_among_others() -> None:
    code = "import sys; from folkmoot.cli import keep; sys.exit(keep.doctor(True))"
    words = [sys.executable, "-c", code]
    if os.getuid() == 0:  # somebody whom the machine does not know
        words = ["setpriv", "--reuid", "54321", "--regid", "54321", "--clear-groups", *words]
    done = subprocess.run(words, cwd=ROOT, env={}, capture_output=True, check=False)
    if b"No module named" in done.stderr or b"ermission denied" in done.stderr:
        pytest.skip("nobody else may read the program here")
    assert done.stderr == b""
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["what"] for line in lines] == list(LOOKS)
    settings = next(line for line in lines if line["what"] == "settings")
    wrong = (settings["state"], "FOLKMOOT_HOME" in settings["told"])
    assert os.getuid() or wrong == ("trouble", True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=50m,mode=700", "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


@ROOT_ONLY
def test_little_space_and_a_read_only_folder_are_trouble(folder: Path, small_disk: Path) -> None:
    home = small_disk / "home"
    shutil.copytree(folder, home)
    full = found(home)["data folder"]
    assert (full.state, full.todo) == ("trouble", "free some space")
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    findings = found(home)
    assert "cannot be written" in findings["data folder"].told
    assert "FOLKMOOT_HOME" in findings["data folder"].todo
    assert (findings["database"].state, findings["owed"].state) == ("ok", "ok")
