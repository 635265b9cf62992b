"""
Kill -9 at random moments: the program itself, in flows with a plan of sixty tasks.

FOLKMOOT_KILLS=200 make test ARGS=tests/jobs/test_kills.py kills more often. The moments are
seeded; what a process was doing just then is up to the machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from folkmoot.replay import replay
from folkmoot.store.sqlite import SqliteStore
from folkmoot.view import status_view
from folkmoot.work.papers import PAPERS
from tests.fakes.books import count, troubles
from tests.fakes.processes import PATIENCE, Ended, begin, folkmoot, kill

KILLS = int(os.environ.get("FOLKMOOT_KILLS", "20"))
FLOWS = max(1, KILLS // 20)
IN_A_FLOW = 25  # at the most: some flows come to their end before
TASKS = 60
BOTS = ("leader", "researcher", "creative", "coder", "social", "auditor")
QUESTION = "How is it going?"  # moves nothing, whenever it is heard, and is answered
PACE = {"FOLKMOOT_PACE": "0.04"}


class Killer:
    """Starts commands and kills them at a random moment, as long as there are kills left."""

    def __init__(self, home: Path, dice: Random, kills: int) -> None:
        self.home, self.dice, self.left = home, dice, kills
        self.database = home / "folkmoot.db"

    def entries(self) -> int:
        if not self.database.exists() or not self.database.stat().st_size:
            return 0
        try:
            return count(self.database, "select count(*) from log")
        except Exception:  # it is just being made
            return 0

    def killed(self, *words: str) -> bool:
        """Run a command and kill it; say whether it was alive to be killed."""
        if self.left == 0:
            return False
        before = self.entries()
        process = begin(self.home, *words, **PACE)
        if self.dice.random() < 0.35:
            self._after(process, self.dice.uniform(0, 0.5))  # while it starts
        else:
            wanted = before + self.dice.choice((1, 1, 2, 3, 5, 8, 13))
            end = time.monotonic() + PATIENCE
            while process.poll() is None and self.entries() < wanted:
                assert time.monotonic() < end, f"{words} hangs"
            self._after(process, self.dice.choice((0, 0, 0.002, 0.01, 0.03)))
        kill(process)
        alive = process.returncode < 0
        self.left -= alive
        self.look()
        return alive

    def _after(self, process: subprocess.Popen[bytes], seconds: float) -> None:
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            return

    def look(self) -> None:
        """After every kill the books balance and the log replays to what is stored."""
        if not self.entries():
            return
        assert troubles(self.database) == []
        store = SqliteStore(self.database)
        try:
            for room in store.rooms():
                replay(store, room)
        finally:
            store.close()

    def status(self) -> dict[str, Any]:
        store = SqliteStore(self.database)
        try:
            room = store.load("home")[0]
            return status_view("home", room, room.project(room.floor))
        finally:
            store.close()

    def waiting(self) -> Any:
        """Do what is owed, then return the open card."""
        if self.status()["owed"]:
            assert folkmoot(self.home, "worker", "--until-idle").code == 0
        return self.status()["waiting"]

    def answer(self, kind: str, *words: str) -> None:
        """Answer a card of this kind; if we are killed over it, look whether it counted."""
        card = self.waiting()
        assert card["kind"] == kind
        for _ in range(2):
            self.killed("answer", card["id"], *words)
            now = self.waiting()
            if now is None or now["id"] != card["id"]:
                return
        assert folkmoot(self.home, "answer", card["id"], *words, "--wait", "0").code in (0, 10)


def plan(path: Path) -> Path:
    """Sixty tasks in rows of six, as `project plan --json` would print them."""
    tasks = [
        {
            "id": f"t{n + 1}",
            "title": f"Task {n + 1}",
            "bot": BOTS[n % 6],
            "depends_on": [f"t{n - 5}"] if n >= 6 else [],
            "files": [f"task-{n + 1}.md"],
            "evidence": [{"kind": "file", "value": f"task-{n + 1}.md"}],
        }
        for n in range(TASKS)
    ]
    path.write_text(json.dumps({"plan": tasks}))
    return path


def said(home: Path) -> list[dict[str, Any]]:
    log = folkmoot(home, "project", "log", "--json")
    assert log.code == 0, log.err
    return log.lines


@pytest.mark.parametrize("flow", range(FLOWS))
def test_whenever_it_is_killed_the_record_is_exact(flow: int, tmp_path: Path) -> None:
    home = tmp_path / "home"
    killer = Killer(home, Random(f"flow {flow}"), IN_A_FLOW)
    for _ in range(2):
        killer.killed("say", "Build me a CRM", "--key", "first")
    assert folkmoot(home, "say", "Build me a CRM", "--key", "first").code == 10
    killer.answer("questions", "--choose", "skip")
    edits = str(plan(tmp_path / "edits.json"))
    card = killer.waiting()
    killer.killed("answer", card["id"], "--choose", "approve", "--edits", edits)
    if killer.status()["tasks"]["total"] != TASKS:
        pressed = ("answer", card["id"], "--choose", "approve", "--edits", edits)
        assert folkmoot(home, *pressed, "--wait", "0").code == 0
    killer.killed("say", QUESTION, "--key", "second")
    while killer.left and killer.killed("worker", "--until-idle"):
        continue
    assert folkmoot(home, "say", QUESTION, "--key", "second").code == 10
    if killer.waiting() is not None:
        killer.answer("satisfaction", "--choose", "satisfied")
    assert folkmoot(home, "worker", "--until-idle").code == 0
    it_is_exact(home, killer)
    print(f"killed {IN_A_FLOW - killer.left} times")


def it_is_exact(home: Path, killer: Killer) -> None:
    """Every task done once, every message once, every file whole, nothing owed, no loose end."""
    status = folkmoot(home, "project", "status", "--json").status
    assert (status["outcome"], status["owed"], status["waiting"]) == ("success", 0, None)
    assert status["tasks"] == {"total": TASKS, "done": TASKS, "running": 0, "failed": 0}
    log = said(home)
    finished = [(e["task"], e["status"]) for e in log if e["kind"] == "task_finished"]
    assert sorted(finished) == sorted((f"t{n}", "success") for n in range(1, TASKS + 1))
    assert [e for e in log if e["kind"] == "dropped"] == []
    spoken = [e["text"] for e in log if e["kind"] == "person_spoke"]
    assert spoken == ["Build me a CRM", QUESTION]
    assert len([e for e in log if e["kind"] == "answered"]) == 1
    pressed = [e["card"] for e in log if e["kind"] == "button_pressed"]
    assert len(pressed) == len(set(pressed)) == 3
    killer.look()
    (folder,) = (home / "projects" / "home").iterdir()
    files = {path.name: path.read_text() for path in folder.iterdir()}
    made = {name: text for name, text in files.items() if name not in PAPERS}
    assert set(made) == {f"task-{n}.md" for n in range(1, TASKS + 1)}
    for name, text in made.items():
        number = name.removeprefix("task-").removesuffix(".md")
        assert text.startswith(f"# Task {number}\n"), name
        assert text.endswith("\n"), name
        assert "Build me a CRM" in text, name
    assert set(files) >= PAPERS
    assert files["PLAN.md"].count("- [x]") == TASKS
    assert list((home / "discovery").glob("*")) == []
    replayed: Ended = folkmoot(home, "replay", "home")
    assert replayed.code == 0, replayed.err
