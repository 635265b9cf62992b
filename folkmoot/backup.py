"""
Back-ups: a data folder as one .tar.gz, taken while others work (restore.py puts it back).

The database is taken first, as it is at one moment, then the files. So files may be newer than
the record, never older: all that the record names is there, and work that was under way is
owed in the copy and done there. The list of files stands last: an archive that ends with it
is whole.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import sqlite3
import stat
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

from folkmoot import __version__
from folkmoot.archive import GONE, Walk, beside, is_draft, put
from folkmoot.connected import FILE as KEY_FILE
from folkmoot.errors import (
    DamagedDatabase,
    DiskFull,
    FileTaken,
    StoreError,
)
from folkmoot.store.database import BUSY, explain

FORMAT = 1
MANIFEST = "manifest.json"
INSIDE = "home/"
"""Where the data folder is within an archive."""

DATABASE = "folkmoot.db"
SIDES = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; the copy of one needs none of it."""

CHUNK = 1 << 18
SMALL = 1 << 20
"""Bytes of a file that are kept in memory, and all that a header of an archive may take."""

MOST_FILES = 1_000_000


@dataclass(frozen=True, slots=True)
class Kept:
    """What a back-up holds."""

    path: Path
    made_at: str
    files: dict[str, tuple[int, str]]  # name -> size, sha256
    left: tuple[str, ...] = ()  # links and the like, which are not followed

    @property
    def size(self) -> int:
        return sum(size for size, _ in self.files.values())


def backup(home: Path, database: Path, to: Path) -> Kept:
    """Write everything of a data folder into a new file; others may work meanwhile.

    The database first, then the files: these may be newer than the record, never older.
    What people brought from outside of the folder is not in it.
    """
    if os.path.lexists(to):
        raise FileTaken(str(to))
    if not database.is_file():
        raise StoreError(path=str(database), why="there is nothing to back up yet")
    with beside(to) as draft:
        _snapshot(database, draft / DATABASE, to)
        schema = sound(draft / DATABASE, str(database))
        walk = Walk(home, is_data, frozenset(_around(database)))
        with (draft / "archive").open("xb") as raw:
            os.fchmod(raw.fileno(), 0o600)
            made = _pack(raw, draft, walk, schema)
            os.fsync(raw.fileno())
        put(draft / "archive", to)
    files = {one["name"]: (one["size"], one["sha256"]) for one in made["files"]}
    return Kept(to, made["made_at"], files, tuple(sorted(walk.left)))


def _around(database: Path) -> Iterator[str]:
    """The database and what is beside it, wherever it is; it has been taken already."""
    for side in SIDES:
        yield os.path.realpath(database) + side


def _snapshot(database: Path, copy: Path, to: Path) -> None:
    """Copy a database that others write to, as it is at one moment."""
    # In one go: taken bit by bit, the copy would begin anew whenever somebody writes.
    source = f"file:{quote(str(database))}?mode=rw"
    try:
        with (
            closing(sqlite3.connect(source, uri=True, timeout=BUSY)) as live,
            closing(sqlite3.connect(copy)) as record,
        ):
            record.execute("pragma journal_mode = off")
            live.backup(record)
    except sqlite3.Error as error:
        told = explain(database, error)
        raise (DiskFull(str(to)) if isinstance(told, DiskFull) else told) from error


def sound(path: Path, name: str) -> int:
    """The schema version of a database that nobody uses; raises DamagedDatabase."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?immutable=1", uri=True)) as db:
            (found,) = db.execute("pragma quick_check(1)").fetchone()
            version: int = db.execute("pragma user_version").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise DamagedDatabase(name, str(error)) from error
    if found != "ok":
        raise DamagedDatabase(name, str(found))
    return version


def _pack(raw: IO[bytes], draft: Path, walk: Walk, schema: int) -> dict[str, Any]:
    """Write the archive and return its manifest."""
    listed: list[dict[str, Any]] = []
    made: dict[str, Any] = {
        "format": FORMAT,
        "program": __version__,
        "schema": schema,
        "made_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "files": listed,
    }
    with (
        gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        with (draft / DATABASE).open("rb") as record:
            _add(tar, draft, DATABASE, record, listed)
        for name, file in walk:
            _add(tar, draft, name, file, listed)
            if len(listed) > MOST_FILES:
                raise StoreError(path=str(walk.folder), why=f"more than {MOST_FILES} files")
        text = json.dumps(made, indent=0).encode()
        info = tarfile.TarInfo(MANIFEST)
        info.size, info.mode = len(text), 0o600
        with tempfile.SpooledTemporaryFile(SMALL, dir=str(draft)) as spool:
            spool.write(text)
            spool.seek(0)
            tar.addfile(info, spool)
    return made


def _add(
    tar: tarfile.TarFile, draft: Path, name: str, file: IO[bytes], listed: list[dict[str, Any]]
) -> None:
    """Add one file: as it was read, whatever happens to it meanwhile; not if it vanishes."""
    known = os.fstat(file.fileno())
    info = tarfile.TarInfo(INSIDE + name)
    info.mode, info.mtime = stat.S_IMODE(known.st_mode), int(known.st_mtime)
    digest = hashlib.sha256()
    # An archive says the size of a file before it holds the file; only a copy has a fixed one.
    with tempfile.SpooledTemporaryFile(SMALL, dir=str(draft)) as spool:
        while True:
            try:
                piece = file.read(CHUNK)
            except OSError as error:
                if error.errno in GONE:
                    return
                raise StoreError(path=name, why=error.strerror or str(error)) from error
            if not piece:
                break
            digest.update(piece)
            spool.write(piece)
            info.size += len(piece)
        spool.seek(0)
        tar.addfile(info, spool)
    vars(tar)["members"] = []  # it would remember every file
    listed.append({"name": name, "size": info.size, "sha256": digest.hexdigest()})


def is_data(name: str) -> bool:
    """Whether a file of a data folder is worth keeping, but for the database itself."""
    first, _, below = name.partition("/")
    if is_draft(name) or first == "locks" or name == KEY_FILE:
        return False
    # A back-up that somebody keeps in the folder would be in every later one.
    ours = {DATABASE + side for side in SIDES}
    return below != "" or not (first in ours or first.endswith(".tar.gz"))
