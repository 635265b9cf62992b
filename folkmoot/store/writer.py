"""
The one thread that writes, and the statements it writes with.

Whatever is queued together is committed together, each member in a savepoint of its own.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from folkmoot.store.database import explain, open_database
from folkmoot.store.rows import Change

GROUP = 256
"""Commits that share one transaction, at the most."""

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
        self._spoilt: dict[str, int] = {}  # room -> the last reading that came to nothing
        self.start()

    def put(self, work: Any, deliver: Deliver, loop: asyncio.AbstractEventLoop) -> None:
        self._queue.put((work, deliver, loop))

    def stop(self) -> None:
        self._queue.put(None)
        self.join()
        self._db.close()

    def run(self) -> None:
        while (first := self._queue.get()) is not None:
            members = [first]
            while len(members) < GROUP and not self._queue.empty():
                if (more := self._queue.get()) is None:
                    self._queue.put(None)
                    break
                members.append(more)
            self._deliver(members, self._commit(members))

    def _commit(self, members: list[Any]) -> list[BaseException | None]:
        """Commit a group; if the group as a whole fails, each member alone."""
        if len(members) == 1:
            return [self._alone(members[0][0])]
        outcomes: list[BaseException | None] = []
        try:
            self._db.execute("begin immediate")
            for work, _, _ in members:
                outcomes.append(self._member(work))
            self._db.execute("commit")
        except Exception:
            self._rollback()
            return [self._alone(work) for work, _, _ in members]
        return outcomes

    def _member(self, work: Any) -> BaseException | None:
        self._db.execute("savepoint member")
        try:
            self._apply(work)
        except Conflict as error:
            self._db.execute("rollback to member")
            self._db.execute("release member")
            return error
        self._db.execute("release member")
        return None

    def _alone(self, work: Any) -> BaseException | None:
        try:
            self._db.execute("begin immediate")
            self._apply(work)
            self._db.execute("commit")
        except Conflict as error:
            self._rollback()
            return error
        except Exception as error:  # whatever it is, only this one fails; the thread lives on
            self._rollback()
            self._spoil(work)
            return explain(self.path, error) if isinstance(error, sqlite3.Error) else error
        return None

    def _rollback(self) -> None:
        if self._db.in_transaction:
            self._db.execute("rollback")

    def _apply(self, work: Any) -> None:
        if not isinstance(work, Change):
            self._db.executemany(*work)
            return
        # What was decided on top of something that failed must fail too, even if the
        # numbers happen to match again.
        if work.load <= self._spoilt.get(work.room, 0):
            raise Conflict
        try:
            apply(self._db, work)
        except (Conflict, sqlite3.IntegrityError) as error:
            self._spoil(work)
            raise Conflict from error

    def _spoil(self, work: Any) -> None:
        if isinstance(work, Change):
            self._spoilt[work.room] = work.load

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


def apply(db: sqlite3.Connection, change: Change) -> None:
    """Write one change inside the open transaction, or raise Conflict."""
    _room(db, change)
    if change.settles:
        settled = db.execute(
            "delete from owed where room = ? and name = ?", (change.room, change.settles)
        )
        if settled.rowcount == 0 and change.must_settle:
            raise Conflict
        db.execute("delete from steps where room = ? and name = ?", (change.room, change.settles))
    for sql, rows in (
        (INSERT_LOG, change.log),
        (UPSERT_PROJECT, change.projects),
        (DELETE_TASKS, change.gone_tasks),
        (INSERT_TASK, change.new_tasks),
        (UPDATE_TASK, change.tasks),
        (DELETE_STEPS, change.withdraw),
        (DELETE_OWED, change.withdraw),
        (INSERT_OWED, change.owe),
    ):
        if rows:
            db.executemany(sql, rows)


def _room(db: sqlite3.Connection, change: Change) -> None:
    """Move the room on from exactly the seq this change was decided on."""
    if change.before == 0:
        row = (change.room, change.seq, change.state, change.rules or "{}")
        done = db.execute(
            "insert into rooms (id, seq, v, state, rules) values (?, ?, 1, ?, ?)"
            " on conflict do nothing",
            row,
        )
    elif change.rules is None:
        done = db.execute(
            "update rooms set seq = ?, state = ? where id = ? and seq = ?",
            (change.seq, change.state, change.room, change.before),
        )
    else:
        done = db.execute(
            "update rooms set seq = ?, state = ?, rules = ? where id = ? and seq = ?",
            (change.seq, change.state, change.rules, change.room, change.before),
        )
    if done.rowcount == 0:
        raise Conflict


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
