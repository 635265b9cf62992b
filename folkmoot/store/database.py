"""
The SQLite file itself: opening it, bringing it up to date, and naming its troubles.
"""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from folkmoot.errors import DamagedDatabase, DiskFull, FolderReadOnly, NewerDatabase, StoreError
from folkmoot.store.codec import UnknownKind

BUSY = 30.0
"""Seconds to wait for another process that writes."""

MANY, FEW = 4_000, 100
"""Pages of the write-ahead log: those of busy rooms change again and again, so that it is copied
only every 16 MB, but where that much may not be there."""

ROOMY = 256 << 20
"""Bytes free on a disk that has room for that."""


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
        copy_after(db, MANY if shutil.disk_usage(path.parent).free > ROOMY else FEW)
        _migrate(db, path)
    except BaseException:
        db.close()
        raise
    return db


def copy_after(db: sqlite3.Connection, pages: int) -> None:
    """How long the write-ahead log grows before it is copied into the file."""
    db.execute(f"pragma wal_autocheckpoint = {pages}")


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
    if is_full(error):
        return DiskFull(str(path))
    if "readonly" in said or "unable to open" in said:
        return FolderReadOnly(str(path.parent))
    if "not a database" in said or "malformed" in said or "no such table" in said:
        return DamagedDatabase(str(path), said)
    return StoreError(path=str(path), why=said)


def is_full(error: Exception) -> bool:
    """Whether a disk had no room for what was written."""
    return "disk is full" in str(error) or "disk I/O" in str(error)
