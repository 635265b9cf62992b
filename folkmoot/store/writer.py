"""
The one thread that writes, and the statements it writes with.

Whatever is queued together is committed together: each room is moved on by itself, then the
rows of all of them are written with one statement a table. If anything goes wrong the group
is taken back and each member committed alone, so that one failing room fails no other.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from folkmoot.store.codec import version
from folkmoot.store.database import explain, open_database
from folkmoot.store.rows import Change

GROUP = 256
"""Commits that share one transaction, at the most."""

GLANCE = 0.03
"""Seconds between two looks whether another process has written."""

NOTHING = object()

Deliver = Callable[[BaseException | None], None]


class Conflict(Exception):
    """The room has moved on since this was decided: read it again and decide anew."""


class Writer(threading.Thread):
    """The one thread that writes. Whatever is queued together is committed together."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="folkmoot-writer", daemon=True)
        self.path = path
        self._db = open_database(path)
        self._queue: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._version = self._db.execute("pragma data_version").fetchone()[0]
        self.on_others: Callable[[], object] | None = None  # called in this thread
        self._spoilt: dict[str, int] = {}  # room -> the last reading that came to nothing
        self.start()

    def put(self, work: Any, deliver: Deliver, loop: asyncio.AbstractEventLoop) -> None:
        self._queue.put((work, deliver, loop))

    def stop(self) -> None:
        if not self.is_alive():
            return
        self._queue.put(None)
        self.join()
        self._db.close()

    def run(self) -> None:
        looked = 0.0
        while (first := self._next()) is not None:
            if (now := time.monotonic()) - looked >= GLANCE:
                looked = now
                self._look()
            if first is NOTHING:
                continue
            members = [first]
            while len(members) < GROUP and not self._queue.empty():
                if (more := self._queue.get()) is None:
                    self._queue.put(None)
                    break
                members.append(more)
            self._deliver(members, self._commit(members))

    def _next(self) -> Any:
        try:
            return self._queue.get(timeout=GLANCE)
        except queue.Empty:
            return NOTHING

    def _look(self) -> None:
        """Tell whoever watches that another process has written; only this connection knows."""
        try:
            version = self._db.execute("pragma data_version").fetchone()[0]
        except sqlite3.Error:
            return  # whoever reads or writes next is told what is wrong
        if version != self._version:
            self._version = version
            if self.on_others is not None:
                self.on_others()

    def _commit(self, members: list[Any]) -> list[BaseException | None]:
        """Commit a group; if the group as a whole fails, each member alone."""
        if len(members) > 1:
            try:
                self._db.execute("begin immediate")
                outcomes = self._together([work for work, _, _ in members])
                self._db.execute("commit")
                return outcomes
            except Exception:
                self._rollback()
        return [self._alone(work) for work, _, _ in members]

    def _together(self, works: list[Any]) -> list[BaseException | None]:
        """Move every room on, then write the rows of all of them with one statement a table."""
        outcomes: list[BaseException | None] = []
        batch: dict[str, Change] = {}
        for work in works:
            if isinstance(work, Change) and work.room not in batch:
                outcomes.append(self._moved(work, batch))
                continue
            write_rows(self._db, batch.values())  # the same room again: in order, please
            batch = {}
            if isinstance(work, Change):
                outcomes.append(self._moved(work, batch))
            else:
                self._db.executemany(*work)
                outcomes.append(None)
        write_rows(self._db, batch.values())
        return outcomes

    def _moved(self, work: Change, batch: dict[str, Change]) -> BaseException | None:
        """Move one room on, or say that it cannot be; then nothing of it is written."""
        try:
            self._move(work)
        except Conflict as error:
            return error
        settle(self._db, work)  # where this fails the whole group is done again, one by one
        batch[work.room] = work
        return None

    def _move(self, work: Change) -> None:
        # What was decided on top of something that failed must fail too, even if the
        # numbers happen to match again.
        if work.load <= self._spoilt.get(work.room, 0):
            raise Conflict
        try:
            move_room(self._db, work)
        except Conflict:
            self._spoilt[work.room] = work.load
            raise

    def _alone(self, work: Any) -> BaseException | None:
        """One transaction for one member."""
        try:
            self._db.execute("begin immediate")
            if isinstance(work, Change):
                self._move(work)
                settle(self._db, work)
                write_rows(self._db, [work])
            else:
                self._db.executemany(*work)
            self._db.execute("commit")
        except Exception as error:  # whatever it is, only this one fails; the thread lives on
            self._rollback()
            if isinstance(work, Change):
                self._spoilt[work.room] = work.load
            if isinstance(error, sqlite3.IntegrityError):
                return Conflict()  # a key that another process was first with
            return explain(self.path, error) if isinstance(error, sqlite3.Error) else error
        return None

    def _rollback(self) -> None:
        if self._db.in_transaction:
            self._db.execute("rollback")

    def _deliver(self, members: list[Any], outcomes: list[BaseException | None]) -> None:
        loops: dict[asyncio.AbstractEventLoop, list[tuple[Deliver, BaseException | None]]] = {}
        for (_, deliver, loop), outcome in zip(members, outcomes, strict=True):
            loops.setdefault(loop, []).append((deliver, outcome))
        for loop, calls in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_call_all, calls)


def _call_all(calls: list[tuple[Deliver, BaseException | None]]) -> None:
    for deliver, outcome in calls:
        deliver(outcome)


def move_room(db: sqlite3.Connection, change: Change) -> None:
    """Move a room on from exactly the seq this change was decided on, or raise Conflict."""
    moved = (change.seq, version("room"), change.state)
    unless = (change.room, change.before, change.room, change.key)
    if change.before == 0:
        rules = (change.rules or "{}", version("rules"))
        done = db.execute(INSERT_ROOM, (change.room, *moved, *rules))
    elif change.rules is None:
        done = db.execute(MOVE_ROOM, (*moved, *unless))
    else:
        rules = (change.rules, version("rules"))
        done = db.execute(MOVE_ROOM_AND_RULES, (*moved, *rules, *unless))
    if done.rowcount == 0:
        raise Conflict


def settle(db: sqlite3.Connection, change: Change) -> None:
    """Take away the job this change is the result of; Conflict if somebody else did."""
    if change.settles:
        key = (change.room, change.settles)
        if db.execute(DELETE_OWED, key).rowcount == 0 and change.must_settle:
            raise Conflict


def write_rows(db: sqlite3.Connection, changes: Collection[Change]) -> None:
    """Write the rows of changes to different rooms, one statement a table."""
    for sql, name in STATEMENTS:
        rows = [row for change in changes for row in getattr(change, name)]
        if rows:
            db.executemany(sql, rows)


INSERT_ROOM = (
    "insert into rooms (id, seq, v, state, rules, rules_v) values (?, ?, ?, ?, ?, ?)"
    " on conflict do nothing"
)
UNMOVED = " where id = ? and seq = ? and not exists (select 1 from log where room = ? and key = ?)"
MOVE_ROOM = f"update rooms set seq = ?, v = ?, state = ?{UNMOVED}"
MOVE_ROOM_AND_RULES = f"update rooms set seq = ?, v = ?, state = ?, rules = ?, rules_v = ?{UNMOVED}"
INSERT_LOG = (
    "insert into log (room, seq, kind, project, key, at, v, body) values (?, ?, ?, ?, ?, ?, ?, ?)"
)
UPSERT_PROJECT = (
    "insert or replace into projects (room, id, seq, v, open, goal, intent, phase, outcome,"
    " created_at, changed_at, state) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
DELETE_TASKS = "delete from tasks where room = ? and project = ? and n >= ?"
INSERT_TASK = (
    "insert into tasks (room, project, n, first, seq, state, tries, v, spec, id, title,"
    " description, domain, priority, assigned_to, status, created_by, created_at, started_at,"
    " completed_at, due_date, requirements, constraints, result, confidence, parent_task_id)"
    f" values ({', '.join('?' * 26)})"
)
UPDATE_TASK = (
    "update tasks set state = ?, status = ?, tries = ?, seq = ?,"
    " started_at = coalesce(?, started_at), completed_at = ?, result = coalesce(?, result),"
    " confidence = coalesce(?, confidence) where room = ? and project = ? and n = ?"
)
DELETE_STEPS = "delete from steps where room = ? and name = ?"
DELETE_OWED = "delete from owed where room = ? and name = ?"
INSERT_OWED = (
    "insert or replace into owed (room, name, project, kind, alarm, due, v, body)"
    " values (?, ?, ?, ?, ?, ?, ?, ?)"
)

UPSERT_FACT = "insert or replace into facts (person, name, value, at) values (?, ?, ?, ?)"

CALLS_TOLD = "update calls set told = 1 where room = ? and job = ?"

STATEMENTS = (
    (INSERT_LOG, "log"),
    (UPSERT_FACT, "facts"),
    (UPSERT_PROJECT, "projects"),
    (DELETE_TASKS, "gone_tasks"),
    (INSERT_TASK, "new_tasks"),
    (UPDATE_TASK, "tasks"),
    (DELETE_STEPS, "forget"),
    (CALLS_TOLD, "told"),
    (DELETE_OWED, "withdraw"),
    (INSERT_OWED, "owe"),
)
"""In this order: what is withdrawn and owed again in one change is owed."""
