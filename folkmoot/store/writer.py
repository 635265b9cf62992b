"""
The one thread that writes.

Whatever is queued together is committed together, with few statements (statements.py). If
anything goes wrong the group is taken back and each half of it tried again, down to the one
member that fails: so one failing room fails no other.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Any

from folkmoot.store.codec import version
from folkmoot.store.database import FEW, copy_after, explain, is_full, open_database
from folkmoot.store.rows import Change, Row
from folkmoot.store.statements import (
    DELETE_OWED,
    INSERT_ROOM,
    MOVE_ROOM_AND_RULES,
    MOVE_ROOMS,
    STATEMENTS,
)

GROUP = 256
"""Commits that share one transaction, at the most."""

GLANCE = 0.03
"""Seconds between two looks whether another process has written."""

NOTHING = object()

OVERTAKEN = frozenset(
    f"UNIQUE constraint failed: log.room, log.{column}" for column in ("key", "seq")
)
"""How SQLite says that another process was first with a message or an entry."""

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
        self._full = False  # the disk, the last time
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
            if self._full:
                self._make_room()
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
        """Commit a group, or else each half of it: in the end only what cannot be done fails."""
        try:
            self._db.execute("begin immediate")
            self._write([work for work, _, _ in members])
            self._db.execute("commit")
        except Exception as error:  # whatever it is, the thread lives on
            self._rollback()
            self._full = self._full or is_full(error)
            if len(members) == 1:
                return [self._failed(members[0][0], error)]
            half = len(members) // 2
            return self._commit(members[:half]) + self._commit(members[half:])
        return [None] * len(members)

    def _make_room(self) -> None:
        """The disk was full: before the log takes what is free again, copy it into the file."""
        with suppress(sqlite3.Error):  # it is full still
            _, logged, copied = self._db.execute("pragma wal_checkpoint(passive)").fetchone()
            self._full = copied < logged  # somebody still reads what is older
            copy_after(self._db, FEW)

    def _write(self, works: list[Any]) -> None:
        """Write in order; changes to different rooms with one statement a table."""
        batch: dict[str, Change] = {}
        for work in works:
            change = work if isinstance(work, Change) else None
            if change is None or change.room in batch:
                write(self._db, batch.values())
                batch = {}
            if change is None:
                self._db.executemany(*work)
                continue
            # What was decided on top of something that failed must fail too, even if the
            # numbers happen to match again.
            if change.load <= self._spoilt.get(change.room, 0):
                raise Conflict
            batch[change.room] = change
        write(self._db, batch.values())

    def _failed(self, work: Any, error: Exception) -> BaseException:
        """Why one member failed by itself."""
        if isinstance(work, Change):
            self._spoilt[work.room] = work.load
        if str(error) in OVERTAKEN:
            return Conflict()
        return explain(self.path, error) if isinstance(error, sqlite3.Error) else error

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


def write(db: sqlite3.Connection, changes: Collection[Change]) -> None:
    """Move rooms on, take away the jobs they settle and write their rows; Conflict if one cannot.

    All of them are different rooms.
    """
    moved = [_moved(change) for change in changes if change.before and change.rules is None]
    if MOVE_ROOMS.write(db, moved) < len(moved):
        raise Conflict
    for change in changes:
        if not change.before or change.rules is not None:
            _rule(db, change)
    owed = [(change.room, change.settles) for change in changes if change.must_settle]
    if DELETE_OWED.write(db, owed) < len(owed):
        raise Conflict
    late = [(c.room, c.settles) for c in changes if c.settles and not c.must_settle]
    DELETE_OWED.write(db, late)
    for statement, name in STATEMENTS:
        rows = [row for change in changes for row in getattr(change, name)]
        statement.write(db, rows)


def _moved(change: Change) -> Row:
    where = (change.room, change.before, change.key)
    return change.seq, version("room"), change.state, *where


def _rule(db: sqlite3.Connection, change: Change) -> None:
    """Make a room, or move one on with new rules; rare, so it goes by itself."""
    rules = (change.rules or "{}", version("rules"))
    state = (change.seq, version("room"), change.state)
    if not change.before:
        done = db.execute(INSERT_ROOM, (change.room, *state, *rules))
    else:
        unless = (change.room, change.before, change.room, change.key)
        done = db.execute(MOVE_ROOM_AND_RULES, (*state, *rules, *unless))
    if done.rowcount == 0:
        raise Conflict
