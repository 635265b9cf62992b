"""
Real crashes at named points: a child process dies, another one goes on.

Whatever the point, the end is the same: nothing lost, nothing finished done again, nothing
hanging, and a log that replays to what is stored. Random moments: jobs/test_kills.py.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
from pathlib import Path

import pytest

from folkmoot.jobs.here import CUT_OFF
from folkmoot.replay import replay
from folkmoot.store.sqlite import SqliteStore
from tests.fakes.books import looking, troubles
from tests.fakes.child import DEAD, ROOMS
from tests.fakes.processes import begin_child, child, journal, until

SILENCE_OVER = {"FOLKMOOT_TEST_LATER": "5000"}

EVERY_JOB = [
    *("ask leader", "ask coder", "ask researcher", "merge", "brief", "plan"),
    *("do a", "do b", "do c", "do d", "review"),
]
EVERY_COMMIT = [
    *("/ask/", "/merge/", "/brief/", "/plan/"),
    *("/do/t1/", "/do/t2/", "/do/t3/", "/do/t4/", "/review/", "/alarm/"),
]


def database(home: Path) -> Path:
    return home / "folkmoot.db"


def events(home: Path, kind: str) -> list[dict[str, object]]:
    with looking(database(home)) as db:
        rows = db.execute("select body from log where kind = ? order by room, seq", (kind,))
        return [json.loads(row[0]) for row in rows]


def finished(home: Path) -> set[str]:
    """What has come back from work, as the journal calls it."""
    lines = {f"ask {event['bot']}" for event in events(home, "bot_asked")}
    names = {"t1": "a", "t2": "b", "t3": "c", "t4": "d"}
    lines |= {f"do {names[str(event['task'])]}" for event in events(home, "task_finished")}
    for kind, line in {
        "round_merged": "merge",
        "brief_written": "brief",
        "plan_drafted": "plan",
        "review_written": "review",
    }.items():
        lines |= {line for _ in events(home, kind)}
    return lines


def all_is_well(home: Path) -> None:
    """The project ended, each job counts once, nothing is owed, and the log replays."""
    assert troubles(database(home)) == []
    store = SqliteStore(database(home))
    try:
        for room in store.rooms():
            replay(store, room)
        assert store.owed(None, 1 << 60) == []
    finally:
        store.close()
    assert [event["text"] for event in events(home, "person_spoke")] == ["Build me a CRM"]
    assert [event["outcome"] for event in events(home, "project_closed")] == ["success"]
    tasks = [(event["task"], event["status"]) for event in events(home, "task_finished")]
    assert sorted(tasks) == [(f"t{n}", "success") for n in range(1, 5)]
    late = [event["what"] for event in events(home, "dropped")]
    assert [what for what in late if what != "alarm_rang"] == [], "a clock may ring too late"


def goes_on(home: Path) -> None:
    """Go on after a crash: to the end, and without doing again what had come back."""
    done, before = finished(home) if database(home).exists() else set(), len(journal(home))
    assert child(home, "build").code == 0
    assert not done & set(journal(home)[before:])
    assert set(journal(home)) == set(EVERY_JOB)
    all_is_well(home)


@pytest.mark.parametrize("job", EVERY_JOB)
def test_work_whose_result_was_not_received_is_done_again(job: str, tmp_path: Path) -> None:
    assert child(tmp_path, "build", f"work:{job}").code == DEAD
    assert job not in finished(tmp_path)
    goes_on(tmp_path)
    assert journal(tmp_path).count(job) == 2


@pytest.mark.parametrize("job", EVERY_COMMIT)
def test_a_job_that_was_committed_and_never_began_is_done(job: str, tmp_path: Path) -> None:
    assert child(tmp_path, "build", f"commit:{job}").code == DEAD
    goes_on(tmp_path)


def test_a_message_that_was_never_acknowledged_can_be_said_again(tmp_path: Path) -> None:
    assert child(tmp_path, "build", "judge").code == DEAD
    assert events(tmp_path, "person_spoke") == []
    goes_on(tmp_path)


def test_a_crash_after_every_job_still_comes_to_the_end(tmp_path: Path) -> None:
    for job in EVERY_JOB:
        before = finished(tmp_path) if database(tmp_path).exists() else set()
        if job not in before:
            assert child(tmp_path, "build", f"work:{job}").code == DEAD
    goes_on(tmp_path)


def test_a_crash_while_taking_up_what_was_left_loses_nothing(tmp_path: Path) -> None:
    assert child(tmp_path, "build", "work:do a").code == DEAD
    assert child(tmp_path, "take-up", "work:do a").code == DEAD
    assert child(tmp_path, "take-up", "commit:/do/t2/").code == DEAD
    assert child(tmp_path, "take-up", "work:do b").code == DEAD
    goes_on(tmp_path)


def test_a_crash_in_the_middle_of_taking_up_loses_nothing(tmp_path: Path) -> None:
    assert child(tmp_path, "build", "work:do b").code == DEAD
    slow_down(tmp_path, "before update of tries on owed", "true")
    taking_up = begin_child(tmp_path, "take-up")
    killed_in_the_middle(taking_up.pid, tmp_path)
    assert taking_up.wait() == -signal.SIGKILL
    at_full_speed(tmp_path)
    goes_on(tmp_path)


def test_a_job_that_was_cut_off_ten_times_is_a_failure(tmp_path: Path) -> None:
    assert child(tmp_path, "build", "work:do b").code == DEAD
    while not events(tmp_path, "job_failed"):
        cut_off = journal(tmp_path).count("do b")
        assert child(tmp_path, "take-up", "work:do b").code == DEAD
        assert cut_off <= CUT_OFF, "it is tried for ever"
    assert cut_off == CUT_OFF
    assert "cut off" in str(events(tmp_path, "job_failed")[0]["why"])
    assert troubles(database(tmp_path)) == []
    assert child(tmp_path, "build").code == 0
    all_is_well(tmp_path)


def test_after_a_moment_on_a_full_disk_the_job_is_taken_up_again(tmp_path: Path) -> None:
    assert child(tmp_path, "full").code == 0
    assert journal(tmp_path).count("do b") >= 2
    all_is_well(tmp_path)


# --- in the middle of a commit --------------------------------------------------------------


def slow_down(home: Path, when: str, which: str) -> None:
    """Make one statement of a commit take very long, so that a kill falls into it."""
    if not database(home).exists():
        SqliteStore(database(home)).close()
    tables = ", ".join(f"sqlite_master m{n}" for n in range(9))
    db = sqlite3.connect(database(home))
    db.execute(f"create trigger slow {when} when {which} begin select count(*) from {tables}; end")
    db.commit()
    db.close()


def at_full_speed(home: Path) -> None:
    db = sqlite3.connect(database(home))
    db.execute("drop trigger slow")
    db.commit()
    db.close()


def killed_in_the_middle(pid: int, home: Path) -> None:
    """Kill a process as soon as it writes: it holds the database and does not let go."""

    def writes() -> bool:
        db = sqlite3.connect(database(home), timeout=0, isolation_level=None)
        try:
            db.execute("begin immediate")
            db.execute("rollback")
        except sqlite3.OperationalError:
            return True
        finally:
            db.close()
        return False

    in_a_row = 0

    def stays() -> bool:
        nonlocal in_a_row
        in_a_row = in_a_row + 1 if writes() else 0
        return in_a_row > 40

    until(stays, "the process is in the middle of a commit")
    os.kill(pid, signal.SIGKILL)


def test_a_crash_in_the_middle_of_a_group_keeps_whole_members_only(tmp_path: Path) -> None:
    slow_down(tmp_path, "after insert on log", "new.body like '%slowly%'")
    speaking = begin_child(tmp_path, "many")
    killed_in_the_middle(speaking.pid, tmp_path)
    assert speaking.wait() == -signal.SIGKILL
    stored = {line.split()[1] for line in journal(tmp_path) if line.startswith("stored")}
    at_full_speed(tmp_path)
    with looking(database(tmp_path)) as db:
        kept = {row[0] for row in db.execute("select id from rooms")}
    assert stored <= kept < {f"r{n:02}" for n in range(ROOMS)}
    assert "r15" not in kept
    assert len(kept) < ROOMS - 1, "nobody was in the group with r15"
    assert troubles(database(tmp_path)) == []
    # The same messages again: who was stored before is known, the others are new.
    assert child(tmp_path, "many").code == 0
    assert len(events(tmp_path, "person_spoke")) == ROOMS
    assert child(tmp_path, "take-up").code == 0
    assert len(events(tmp_path, "answered")) == ROOMS
    assert troubles(database(tmp_path)) == []


def test_a_crash_after_an_alarm_rang_does_not_ring_it_again(tmp_path: Path) -> None:
    assert child(tmp_path, "ask").code == 0
    assert child(tmp_path, "wake", "rang", **SILENCE_OVER).code == DEAD
    assert child(tmp_path, "wake", **SILENCE_OVER).code == 0
    assert len(events(tmp_path, "alarm_rang")) == len(events(tmp_path, "project_parked")) == 1
    assert troubles(database(tmp_path)) == []


def test_a_crash_in_the_middle_of_an_alarm_lets_it_ring_later(tmp_path: Path) -> None:
    assert child(tmp_path, "ask").code == 0
    slow_down(tmp_path, "after insert on log", "new.kind = 'project_parked'")
    waking = begin_child(tmp_path, "wake", **SILENCE_OVER)
    killed_in_the_middle(waking.pid, tmp_path)
    assert waking.wait() == -signal.SIGKILL
    assert events(tmp_path, "alarm_rang") == []
    at_full_speed(tmp_path)
    assert child(tmp_path, "wake", **SILENCE_OVER).code == 0
    assert len(events(tmp_path, "alarm_rang")) == len(events(tmp_path, "project_parked")) == 1
    assert troubles(database(tmp_path)) == []
