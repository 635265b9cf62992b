"""
The SQLite file itself: opening it, bringing it up to date, and naming its troubles.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from folkmoot.errors import DamagedDatabase, DiskFull, FolderReadOnly, NewerDatabase, StoreError
from folkmoot.store.codec import UnknownKind

BUSY = 30.0
"""Seconds to wait for another process that writes."""


def open_database(path: Path) -> sqlite3.Connection:
    """Open the file, make it if it is not there, and bring it up to date."""
    until = time.monotonic() + BUSY
    while True:
        try:
            return _open(path)
        except sqlite3.OperationalError as error:
            # Two processes that make the file at once: SQLite does not wait for that by itself.
            if "locked" not in str(error) or time.monotonic() > until:
                raise explain(path, error) from error
            time.sleep(0.02)
        except sqlite3.Error as error:
            raise explain(path, error) from error


def _open(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=BUSY, cached_statements=256
    )
    try:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma temp_store = memory")  # what a statement puts aside for a moment
        # Pages of busy rooms change again and again: copied four times less often, in 16 MB.
        db.execute("pragma wal_autocheckpoint = 4000")
        _migrate(db, path)
    except BaseException:
        db.close()
        raise
    return db


def migrations() -> list[str]:
    folder = resources.files("folkmoot.store") / "migrations"
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    return [(folder / name).read_text() for name in names]


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    found = db.execute("pragma user_version").fetchone()[0]
    scripts = migrations()
    if found > len(scripts):
        raise NewerDatabase(str(path), found, len(scripts))
    if found == len(scripts):
        return
    db.execute("begin immediate")
    found = db.execute("pragma user_version").fetchone()[0]  # another process may have been first
    for number, script in list(enumerate(scripts, 1))[found:]:
        for statement in _statements(script):
            db.execute(statement)
        db.execute(f"pragma user_version = {number}")
    db.execute("commit")


def _statements(script: str) -> Iterator[str]:
    """Split a script; sqlite3's own executescript would commit in the middle."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def explain(path: Path, error: Exception) -> StoreError:
    """Name a trouble of the file so that a person can do something about it."""
    if isinstance(error, StoreError):
        return error
    said = str(error)
    if isinstance(error, UnknownKind):
        return NewerDatabase(str(path), error.v, error.known, error.kind)
    if "disk is full" in said or "disk I/O" in said:
        return DiskFull(str(path))
    if "readonly" in said or "unable to open" in said:
        return FolderReadOnly(str(path.parent))
    if "not a database" in said or "malformed" in said or "no such table" in said:
        return DamagedDatabase(str(path), said)
    return StoreError(path=str(path), why=said)
