"""
What a commit writes with: one statement for many rows.

SQLite lets go of Python's lock while it works on a statement, and the thread that writes has to
wait for the lock after each: so a group is written with few statements, not with one a row.
They take 1, 2, 4 … 64 rows, so that each is prepared a few times and then known; where there
are fewer, empty rows fill it up, which match nothing and are not inserted.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

from folkmoot.conversation.value import dataclass
from folkmoot.store.rows import Row

BUNDLE = 64
"""Rows that one statement takes, at the most."""


@dataclass(frozen=True, slots=True)
class Many:
    """A statement whose middle is repeated for each row."""

    head: str
    row: str
    glue: str = ", "
    tail: str = ""

    def write(self, db: sqlite3.Connection, rows: Sequence[Row]) -> int:
        """Write every row; return how many rows of the table it was."""
        written = 0
        for start in range(0, len(rows), BUNDLE):
            bundle = rows[start : start + BUNDLE]
            size = 1 << (len(bundle) - 1).bit_length()
            values: list[Any] = [value for row in bundle for value in row]
            values += [None] * (len(bundle[0]) * (size - len(bundle)))
            written += db.execute(_sql(self, size), values).rowcount
        return written


@cache
def _sql(many: Many, count: int) -> str:
    return many.head + many.glue.join([many.row] * count) + many.tail


def _insert(table: str, columns: str, how: str = "insert") -> Many:
    row = f"({', '.join('?' * (columns.count(',') + 1))})"
    tail = ") where column1 is not null"
    return Many(f"{how} into {table} ({columns}) select * from (values ", row, tail=tail)


INSERT_ROOM = (
    "insert into rooms (id, seq, v, state, rules, rules_v) values (?, ?, ?, ?, ?, ?)"
    " on conflict do nothing"
)
UNMOVED = " where id = ? and seq = ? and not exists (select 1 from log where room = ? and key = ?)"
MOVE_ROOM_AND_RULES = f"update rooms set seq = ?, v = ?, state = ?, rules = ?, rules_v = ?{UNMOVED}"
MOVE_ROOMS = Many(
    "update rooms set seq = new.column1, v = new.column2, state = new.column3 from (values ",
    "(?, ?, ?, ?, ?, ?)",
    tail=") as new where rooms.id = new.column4 and rooms.seq = new.column5 and not exists"
    " (select 1 from log where log.room = new.column4 and log.key = new.column6)",
)
INSERT_LOG = _insert("log", "room, seq, kind, project, key, at, v, body")
UPSERT_PROJECT = _insert(
    "projects",
    "room, id, seq, v, open, goal, intent, phase, outcome, created_at, changed_at, state",
    "insert or replace",
)
DELETE_TASKS = Many("delete from tasks where ", "room = ? and project = ? and n >= ?", " or ")
INSERT_TASK = _insert(
    "tasks",
    "room, project, n, first, seq, state, tries, v, spec, id, title, description, domain, priority,"
    " assigned_to, status, created_by, created_at, started_at, completed_at, due_date,"
    " requirements, constraints, result, confidence, parent_task_id",
)
UPDATE_TASK = Many(
    "update tasks set state = new.column1, status = new.column2, tries = new.column3,"
    " seq = new.column4, started_at = coalesce(new.column5, started_at),"
    " completed_at = new.column6, result = coalesce(new.column7, result),"
    " confidence = coalesce(new.column8, confidence) from (values ",
    "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    tail=") as new where tasks.room = new.column9 and tasks.project = new.column10"
    " and tasks.n = new.column11",
)
DELETE_STEPS = Many("delete from steps where ", "room = ? and name = ?", " or ")
DELETE_OWED = Many("delete from owed where ", "room = ? and name = ?", " or ")
INSERT_OWED = _insert("owed", "room, name, project, kind, alarm, due, v, body", "insert or replace")
UPSERT_FACT = _insert("facts", "person, name, value, at", "insert or replace")
CALLS_TOLD = Many("update calls set told = 1 where ", "room = ? and job = ?", " or ")

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
