"""Looking at a database from outside, as a report would, and whether its books balance."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    """One consistent look with a connection of our own."""
    db = sqlite3.connect(path, timeout=60, isolation_level=None)
    try:
        db.execute("begin")
        yield db
        db.execute("rollback")
    finally:
        db.close()


def troubles(path: Path) -> list[str]:
    """Whatever does not fit together in a database; an empty list is what one wants."""
    with looking(path) as db:
        found = [f"sqlite: {row[0]}" for row in db.execute("pragma integrity_check")]
        found = [trouble for trouble in found if trouble != "sqlite: ok"]
        rooms = db.execute("select id, seq from rooms").fetchall()
        for room, seq in rooms:
            found += _log(db, room, seq) + _work(db, room)
        strays = db.execute(
            "select room, name from steps where not exists"
            " (select 1 from owed where owed.room = steps.room and owed.name = steps.name)"
        )
        found += [f"{room}: steps of {name}, which nobody owes" for room, name in strays]
        known = {room for room, _ in rooms}
        for table in ("log", "owed", "tasks", "projects"):
            for (room,) in db.execute(f"select distinct room from {table}"):
                if room not in known:
                    found.append(f"{table} has rows of {room}, which is no room")
    return found


def _log(db: sqlite3.Connection, room: str, seq: int) -> list[str]:
    """The log has no holes, ends where the room stands, and its time never goes back."""
    rows = db.execute("select seq, at from log where room = ? order by seq", (room,)).fetchall()
    found = []
    if [row[0] for row in rows] != list(range(1, seq + 1)):
        found.append(f"{room}: {len(rows)} entries, but the room stands at {seq}")
    times = [row[1] for row in rows]
    if times != sorted(times):
        found.append(f"{room}: the time of the log goes back")
    return found


def _work(db: sqlite3.Connection, room: str) -> list[str]:
    """The running set is what is owed; what is done has its success in the log, once."""
    running = {
        f"{project}/do/t{n}/{tries + 1}"
        for project, n, tries in db.execute(
            "select project, n, tries from tasks where room = ? and state = 'running'", (room,)
        )
    }
    owed = {
        row[0]
        for row in db.execute(
            "select name from owed where room = ? and kind = 'start_task'", (room,)
        )
    }
    found = []
    if running != owed:
        found.append(f"{room}: running {sorted(running)} but owed {sorted(owed)}")
    done = {
        f"{project} t{n}"
        for project, n in db.execute(
            "select project, n from tasks where room = ? and state = 'done'", (room,)
        )
    }
    successes = list(_successes(db, room))
    jobs = [body["job"] for _, body in successes]
    if len(jobs) != len(set(jobs)):
        found.append(f"{room}: an attempt was finished twice: {sorted(jobs)}")
    finished = {f"{project} {body['task']}" for project, body in successes}
    if not done <= finished:
        found.append(f"{room}: done without a result: {sorted(done - finished)}")
    return found


def _successes(db: sqlite3.Connection, room: str) -> Iterator[tuple[str, dict[str, Any]]]:
    rows = db.execute(
        "select project, body from log where room = ? and kind = 'task_finished'", (room,)
    )
    for project, text in rows:
        body = json.loads(text)
        if body["status"] == "success":
            yield project, body


def count(path: Path, sql: str, *values: Any) -> int:
    """The one number a query gives."""
    with looking(path) as db:
        number: int = db.execute(sql, values).fetchone()[0]
    return number
