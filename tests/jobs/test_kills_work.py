"""
Kill -9 at random moments while bots work: thirty tasks that write files and run commands.

FOLKMOOT_KILLS=100 make test ARGS=tests/jobs/test_kills_work.py kills more often, in as many
flows as it takes. The moments are seeded; what a process was doing just then is up to the machine.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from folkmoot.jobs.here import CUT_OFF
from folkmoot.replay import replay
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.tools import MAY_HAVE_RUN
from folkmoot.view import status_view
from folkmoot.work.papers import PAPERS
from folkmoot.work.sandbox.walls import need
from tests.fakes.books import count, looking, troubles
from tests.fakes.processes import PATIENCE, ROOT, environment, kill, until
from tests.fakes.working import (
    COMMANDS,
    DONE,
    HOLD,
    OPEN,
    PROOF,
    RUNS,
    TITLES,
    file_of,
    known_as,
    text_of,
    trail_of,
)
from tests.work.sandboxed import walls_or_skip

KILLS = int(os.environ.get("FOLKMOOT_KILLS", "12"))
IN_A_FLOW = 13  # at the most: some flows come to their end before
WORKING = (sys.executable, "-m", "tests.fakes.working")
SPARED = CUT_OFF - 2
"""A job that was cut off so often is let go on: the program would take it for the cause."""

A_MOMENT = 1.0

PROGRESS = (
    "select (select count(*) from steps where response like '=%')"
    " + 10 * (select count(*) from log where kind = 'task_finished')"
)
FAILED = ("dropped", "job_failed", "retry_due", "sandbox_missed")
"""Entries that no kill may cause: a crash is no attempt."""

KNOWN = {known_as(text): at for text, at in COMMANDS.items()}
"""Which line the command of a step leaves, by the hash the journal has of it."""

Line = tuple[str, str]
"""A task and one of its commands."""


@dataclass(slots=True)
class Seen:
    """What the kills found: calls that had ended, and calls that had only begun."""

    begun: dict[tuple[str, int], Line] = field(default_factory=dict)
    lines: dict[Line, int] = field(default_factory=dict)  # of commands that ended, how many then
    files: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)  # inode and time
    ended: set[Line] = field(default_factory=set)  # commands that ended before a kill
    lived: list[str] = field(default_factory=list)  # commands that a kill did not reach
    walls: set[int] = field(default_factory=set)  # walls without a command that it did not reach


class Killer:
    """Starts the work, kills it at a random moment, and looks at what it leaves."""

    def __init__(self, home: Path, dice: Random) -> None:
        self.home, self.dice = home, dice
        self.database = home / "folkmoot.db"
        self.seen = Seen()
        self.kills = 0

    @property
    def folder(self) -> Path:
        (folder,) = (self.home / "projects" / "home").iterdir()
        return folder

    def begin(self) -> subprocess.Popen[bytes]:
        """Start it, with temporary files of its own: what it leaves there is seen, and goes."""
        temporary = self.home / "tmp"
        temporary.mkdir(parents=True, exist_ok=True)
        with self.home.with_suffix(".err").open("ab") as err:
            return subprocess.Popen(
                WORKING,
                cwd=ROOT,
                env=environment(self.home, TMPDIR=str(temporary)),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=err,
            )

    def killed(self) -> bool:
        """Work, and kill it; say whether it was alive to be killed."""
        process = self.begin()
        self._wait(process)
        hold = self.folder / HOLD
        hold.touch()
        kill(process)
        alive = process.returncode < 0
        self._see_who_lives()
        hold.unlink()
        if alive:
            self.kills += 1
            self.look()
            self.seen.ended |= self.seen.lines.keys()
        else:
            self._it_ended_well(process.returncode)
        return alive

    def finish(self) -> None:
        """Work until the end."""
        self._it_ended_well(self.begin().wait(PATIENCE))

    def _it_ended_well(self, code: int) -> None:
        assert code == 0, self.home.with_suffix(".err").read_text()

    # --- the moment ----------------------------------------------------------------------

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        """While it starts, or after some steps of the work, and anywhere in the next one."""
        before = self._number(PROGRESS)
        if before and self._tries() < SPARED and self.dice.random() < 0.3:
            _alive_for(process, self.dice.uniform(0.2, 0.9))
            return
        wanted = before + self.dice.choice((1, 5, 13, 21, 34))
        end = time.monotonic() + PATIENCE
        while process.poll() is None and (
            self._number(PROGRESS) < wanted or self._tries() >= SPARED
        ):
            assert time.monotonic() < end, "it hangs"
            time.sleep(0.003)
        _alive_for(process, self.dice.uniform(0, 0.06))

    def _tries(self) -> int:
        return self._number("select coalesce(max(tries), 0) from owed")

    def _number(self, sql: str) -> int:
        if not self.database.exists() or not self.database.stat().st_size:
            return 0
        try:
            return count(self.database, sql)
        except Exception:  # it is just being made
            return 0

    # --- after a kill --------------------------------------------------------------------

    def _see_who_lives(self) -> None:
        """Commands die with the process that ran them; they have a moment to do so."""
        end = time.monotonic() + A_MOMENT
        while (left := self._left()) and time.monotonic() < end:
            time.sleep(0.005)
        commands = {pid: line for pid, line in left.items() if not is_wall(line)}
        self.seen.lived += [line for line in commands.values() if " -c " in line]
        if not commands:
            self.seen.walls |= left.keys()
            return
        end_all(left)
        until(lambda: not self._left(), "they are gone")

    def _left(self) -> dict[int, str]:
        found = commands_of(self.home)
        return {pid: line for pid, line in found.items() if pid not in self.seen.walls}

    def empty_walls(self) -> int:
        """How many walls still stand in which no command was ever begun; they are taken down."""
        left = commands_of(self.home)
        end_all(left)
        return len(left)

    def look(self) -> None:
        """The books balance, files are whole, and what had ended before is as it was."""
        assert troubles(self.database) == []
        store = SqliteStore(self.database)
        try:
            for room in store.rooms():
                replay(store, room)
        finally:
            store.close()
        with looking(self.database) as db:
            steps = db.execute("select name, n, kind, request_hash, response from steps").fetchall()
            ended = db.execute("select body from log where kind = 'task_finished'").fetchall()
            failed = db.execute(f"select kind, body from log where kind in {FAILED}").fetchall()
        assert failed == []
        finished = [title_of(json.loads(body)["task"]) for (body,) in ended]
        lines = {title: self.lines(title) for title in TITLES}
        for line in [*(at for step in steps for at in self._ended(*step)), *all_of(finished)]:
            now = lines[line[0]][line[1]]
            assert self.seen.lines.setdefault(line, now) == now, f"{line} ran again"
            assert now == 1 or line[1] == PROOF, f"{line} ran {now} times"
        for title, stage in [*stages(steps), *((title, DONE) for title in finished)]:
            self._file_is_as_it_was(title, stage)
        for title in TITLES:
            path = self.folder / file_of(title)
            if path.exists():
                assert path.read_text() in (text_of(title, OPEN), text_of(title, DONE)), title

    def _ended(self, job: str, n: int, kind: str, hashed: str, response: str) -> list[Line]:
        """The command of a step, if it ran to its end; one that only began is kept in mind."""
        if kind not in ("run", "prove"):
            return []
        line = KNOWN[hashed]
        if response.startswith("?"):
            if kind == "run":
                self.seen.begun[job, n] = line
            return []
        kept = json.loads(response[1:])
        return [line] if kept.get("text", MAY_HAVE_RUN) != MAY_HAVE_RUN else []

    def lines(self, title: str) -> Counter[str]:
        path = self.folder / trail_of(title)
        return Counter(path.read_text().splitlines() if path.exists() else ())

    def _file_is_as_it_was(self, title: str, stage: str) -> None:
        """Each writing makes a new file: one that ended before a kill was not done again."""
        path = self.folder / file_of(title)
        assert path.read_text() == text_of(title, stage), title
        now = path.stat().st_ino, path.stat().st_mtime_ns
        assert self.seen.files.setdefault((title, stage), now) == now, f"{title} was written again"


def _alive_for(process: subprocess.Popen[bytes], seconds: float) -> None:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return


def commands_of(home: Path) -> dict[int, str]:
    """Processes that work in a data folder, or were started for it."""
    found = {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit() or int(entry.name) == os.getpid():
            continue
        try:
            line = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            where = os.readlink(entry / "cwd")
        except OSError:
            continue  # it has ended
        if f"{home}/" in f"{line} {where}/":
            found[int(entry.name)] = line
    return found


def is_wall(line: str) -> bool:
    return line.split()[:1] in (["bwrap"], [need("bwrap")])


def end_all(processes: Iterable[int]) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def title_of(task: str) -> str:
    return f"t{int(task[1:]):02}"


def all_of(titles: list[str]) -> list[Line]:
    return [(title, step) for title in titles for step in (*RUNS, PROOF)]


def stages(steps: list[tuple[str, int, str, str, str]]) -> list[Line]:
    """Tasks whose file is known to be open or done: its call has ended and no other has begun."""
    found: dict[str, str] = {}
    for job, n, kind, _, response in sorted(steps):
        title = title_of(job.split("/")[2])
        if kind == "write" and n == 0 and response.startswith("="):
            found[title] = OPEN
        elif kind == "edit" and response.startswith("="):
            found[title] = DONE
        elif kind == "edit":
            found.pop(title, None)
    return list(found.items())


def test_whenever_it_is_killed_no_finished_call_is_done_again(tmp_path: Path) -> None:
    walls_or_skip()
    began, left, flows = time.monotonic(), KILLS, 0
    total: Counter[str] = Counter()
    lived: list[str] = []
    while left:
        killer = Killer(tmp_path / f"home{flows}", Random(f"work {flows}"))
        while killer.kills < min(left, IN_A_FLOW) and killer.killed():
            continue
        killer.finish()
        total.update(it_is_exact(killer))
        lived += killer.seen.lived
        left -= killer.kills
        flows += 1
    figures = ", ".join(f"{number} {what}" for what, number in total.items())
    print(f"{flows} flows, {time.monotonic() - began:.1f} s: {figures}")
    assert lived == [], f"{len(lived)} commands lived on after a kill"


def it_is_exact(killer: Killer) -> Counter[str]:
    """Every task done once, every command once, every file whole, nothing owed, no loose end."""
    killer.look()
    store = SqliteStore(killer.database)
    try:
        room = store.load("home")[0]
        status = status_view("home", room, room.project("p1"))
    finally:
        store.close()
    tasks = len(TITLES)
    assert (status["outcome"], status["owed"], status["waiting"]) == ("success", 0, None)
    assert status["tasks"] == {"total": tasks, "done": tasks, "running": 0, "failed": 0}
    with looking(killer.database) as db:
        rows = db.execute("select kind, body from log order by seq").fetchall()
        log = [(kind, json.loads(body)) for kind, body in rows]
        (rest,) = db.execute("select (select count(*) from steps) + (select count(*) from owed)")
        said = db.execute("select conversation_id, message_type, key from bot_messages").fetchall()
    assert rest == (0,)
    done = [body for kind, body in log if kind == "task_finished"]
    ends = sorted((title_of(one["task"]), one["status"], one.get("attempt", 1)) for one in done)
    assert ends == [(title, "success", 1) for title in TITLES]
    once = [("request", "given"), ("report", "report")]
    wanted = [(f"p1/t{n}", *one) for n in range(1, tasks + 1) for one in once]
    assert sorted((at, kind, key.rpartition("/")[2]) for at, kind, key in said) == sorted(wanted)
    told, again = the_uses_are_right(done)
    assert told == Counter(killer.seen.begun.values())
    the_folder_is_whole(killer)
    lines = sum((killer.lines(title) for title in TITLES), Counter[str]())
    return Counter(
        {
            "kills": killer.kills,
            "tasks": tasks,
            "commands run": lines.total(),
            "ended before a kill": len(killer.seen.ended),
            "begun at a kill and told that they may have run": told.total(),
            "of these run again, since they had not": again,
            "proofs run again": lines[PROOF] - tasks,
            "that lived on after a kill": len(killer.seen.lived),
            "empty walls left": killer.empty_walls(),
        }
    )


def the_uses_are_right(done: list[dict[str, Any]]) -> tuple[Counter[Line], int]:
    """The record has every call, in order; return which may have run, and how many did not."""
    told: Counter[Line] = Counter()
    ran: Counter[Line] = Counter()
    for one in done:
        title, made = title_of(one["task"]), list[str]()
        for use in one["uses"]:
            if use["tool"] not in ("run", "prove"):
                made += [] if use["tool"] == "read" else [use["tool"]]
                continue
            line = COMMANDS[use["what"]]
            assert line[0] == title
            assert use["came"] in (MAY_HAVE_RUN, "exit 0"), use
            (told if use["came"] == MAY_HAVE_RUN else ran)[line] += 1
            made += [line[1]] if line[1] not in made else []
            assert made[-1] == line[1], one["uses"]
        assert made == ["write", "a", "edit", "b", "c", PROOF], one["uses"]
    assert max(ran.values()) == 1
    return told, sum(1 for line in told if line in ran)


def the_folder_is_whole(killer: Killer) -> None:
    """Every file has all of its text, every line is there once; no draft is left anywhere."""
    names = {path.name for path in killer.folder.iterdir()}
    mine = {name for title in TITLES for name in (file_of(title), trail_of(title))}
    assert names == mine | set(PAPERS)
    assert [str(path) for path in killer.home.rglob("*.draft")] == []
    for title in TITLES:
        assert (killer.folder / file_of(title)).read_text() == text_of(title, DONE), title
        lines = killer.lines(title)
        assert [lines[step] for step in RUNS] == [1, 1, 1], (title, lines)
        assert set(lines) == {*RUNS, PROOF}, title
