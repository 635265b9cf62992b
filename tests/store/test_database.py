"""The file itself: its versions, and the tables that reports may query."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

from folkmoot.conversation.events import PersonSpoke
from folkmoot.errors import DamagedDatabase, NewerDatabase
from folkmoot.store.database import migrations
from folkmoot.store.sqlite import SqliteStore
from tests.fakes.books import looking
from tests.fakes.flow import Flow
from tests.store.conftest import Open

COLUMNS = {
    "tasks": (
        "id, title, description, domain, priority, assigned_to, status, created_by, created_at,"
        " started_at, completed_at, due_date, requirements, constraints, result, confidence,"
        " parent_task_id"
    ),
    "task_dependencies": "task_id, depends_on_task_id",
    "bot_messages": (
        "id, sender_id, recipient_id, message_type, content, context, conversation_id, timestamp"
    ),
    "messages": "room, id, sender, text, at",
    "projects": "room, id, goal, intent, phase, outcome, created_at, changed_at",
    "audit": "room, id, project, at, what, by, why, revision",
}
STATUSES = {"pending", "in_progress", "completed", "failed"}


def test_a_new_file_has_the_latest_version(store: SqliteStore) -> None:
    with looking(store.path) as db:
        assert db.execute("pragma user_version").fetchone()[0] == len(migrations())


def test_a_file_of_a_newer_version_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "folkmoot.db"
    SqliteStore(path).close()
    newer = len(migrations()) + 1
    with sqlite3.connect(path) as db:
        db.execute(f"pragma user_version = {newer}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(NewerDatabase) as refused:
        SqliteStore(path)
    assert refused.value.values == {"path": str(path), "found": newer, "known": newer - 1}
    assert path.read_bytes() == before


def test_opening_a_file_again_keeps_what_is_in_it(open_store: Open) -> None:
    first, second = open_store(), open_store()
    assert first.path == second.path
    with looking(first.path) as db:
        tables = {row[0] for row in db.execute("select name from sqlite_master")}
    assert {"rooms", "projects", "tasks", "log", "owed", "steps", "seen"} <= tables


@pytest.mark.parametrize("table", COLUMNS)
def test_reports_find_the_columns_they_rely_on(store: SqliteStore, table: str) -> None:
    with looking(store.path) as db:
        db.execute(f"select {COLUMNS[table]} from {table}")


async def test_reports_find_what_happened(store: SqliteStore, tmp_path: Path) -> None:
    for seed in range(6):
        flow = Flow(store, tmp_path, Random(f"report {seed}"), room=f"r{seed}")
        for _ in range(120):
            await flow.move()
    with looking(store.path) as db:
        _tasks_as_reports_see_them(db)
        for room, id, sender, text in db.execute("select room, id, sender, text from messages"):
            assert sender, (room, id)
            assert text, (room, id)
        said = db.execute("select count(*) from log where kind = 'person_spoke'").fetchone()[0]
        people = "select count(*) from messages where sender in ('ada', 'bob')"
        assert said == db.execute(people).fetchone()[0] > 0
        decided = "select distinct what from audit where by = 'ada'"
        assert "approved" in {row[0] for row in db.execute(decided)}


def _tasks_as_reports_see_them(db: sqlite3.Connection) -> None:
    tasks = {row[0]: row[1:] for row in db.execute(f"select {COLUMNS['tasks']} from tasks")}
    assert tasks
    for id, row in tasks.items():
        status, created, started, completed = row[5], row[7], row[8], row[9]
        assert status in STATUSES, id
        assert (completed is None) == (status in ("pending", "in_progress")), id
        assert status != "in_progress" or started is not None, id
        assert started is None or created <= started, id
        assert None in (started, completed) or started <= completed, id
    needs = db.execute("select task_id, depends_on_task_id from task_dependencies").fetchall()
    assert needs
    for task, needed in needs:
        assert task in tasks
        assert needed in tasks
        if tasks[task][5] == "completed":
            assert tasks[needed][5] == "completed", f"{task} was done before {needed}"


def test_a_row_that_means_nothing_is_called_damage(store: SqliteStore) -> None:
    with sqlite3.connect(store.path) as db:
        db.execute(
            "insert into rooms (id, seq, v, state, rules) values ('home', 1, 1, '#garbage', '{}')"
        )
    db.close()
    with pytest.raises(DamagedDatabase, match="cannot be read"):
        store.load("home")


@pytest.mark.parametrize(
    "newer",
    [
        "log set v = 99",
        "owed set v = 99",
        "rooms set v = 99",
        "rooms set rules_v = 99",
        "projects set v = 99",
        "log set kind = 'invented_later'",
        "owed set kind = 'invented_later'",
    ],
)
async def test_a_row_of_a_newer_version_is_not_taken_for_ours(
    store: SqliteStore, tmp_path: Path, newer: str
) -> None:
    flow = Flow(store, tmp_path, Random("newer"))
    await flow.moot.receive(flow.room, PersonSpoke("ada", "Build me a CRM"))
    with sqlite3.connect(store.path) as db:
        assert db.execute(f"update {newer}").rowcount
    db.close()
    with pytest.raises(NewerDatabase) as refused:
        read_all(store, flow.room)
    values = refused.value.values
    assert values["path"] == str(store.path)
    assert values["found"] == (99 if "99" in newer else 1)
    assert values["known"] == (1 if "99" in newer else 0)
    assert ("invented_later" in newer) == (values["kind"] == "invented_later")


def read_all(store: SqliteStore, room: str) -> None:
    store.log(room)
    store.owed(room, 1 << 60)
    store.load(room)


def test_what_a_person_finished_is_found_without_looking_at_everybody(store: SqliteStore) -> None:
    asked: list[str] = []
    store._read.set_trace_callback(asked.append)  # the statement itself, as SQLite runs it
    assert store.finished("ann", 3) == []
    store._read.set_trace_callback(None)
    (plan,) = store.rows(f"explain query plan {asked[0]}")
    assert "USING INDEX projects_by_opener" in plan[3]
