"""
Rooms in one SQLite file: WAL, and one writer thread that commits in groups (writer.py).

Reads are short and happen where they are asked for. A commit is queued and answered later;
one that was decided on an old state fails alone (Conflict), and so does one that does not
fit on the disk: its neighbours in the group are committed without it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.plan import Task
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room, spoken_to, tidy
from folkmoot.conversation.rules import Rules
from folkmoot.errors import DamagedDatabase, StoreError
from folkmoot.store.codec import UnknownKind, load, load_logged, load_owed
from folkmoot.store.database import explain, open_database
from folkmoot.store.rows import Change, Entry, Owed, same_tasks, with_tasks
from folkmoot.store.writer import Deliver, Writer

Sick = Callable[[tuple[str, str], StoreError], object]
"""Told of a row that cannot be read: its room and name, and why."""


class SqliteStore:
    """One data folder's database."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._read = open_database(path)
        self._writer = Writer(path)
        self._loads = 0

    def close(self) -> None:
        """Finish what is queued, then let go of the file."""
        self._writer.stop()
        self._read.close()

    # --- writing -------------------------------------------------------------------------

    def commit(self, change: Change, deliver: Deliver) -> None:
        """Queue a change; `deliver` is called in the running loop with None or what failed."""
        self._writer.put(change, deliver, asyncio.get_running_loop())

    async def write(self, sql: str, rows: Iterable[tuple[Any, ...]]) -> None:
        """Write rows that no room's state depends on: cursors, steps, tries."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def deliver(error: BaseException | None) -> None:
            if not future.done():
                future.set_exception(error) if error else future.set_result(None)

        self._writer.put((sql, list(rows)), deliver, loop)
        await future

    async def settle(self) -> None:
        """Wait until everything queued so far is written or has failed."""
        await self.write("delete from seen where room = ?", [])

    # --- reading -------------------------------------------------------------------------

    def load(self, name: str, known: Room | None = None) -> tuple[Room, int]:
        """Return a room as it is stored, and the number of this reading.

        `known` is an older value of it: then only what is newer is read.
        """
        self._loads += 1
        if known is not None and self.seq(name) == known.seq:
            return known, self._loads
        with self._reading() as read, self._at_once(read):
            row = read.execute(
                "select seq, v, state, rules, rules_v from rooms where id = ?", (name,)
            ).fetchone()
            if row is None:
                return Room(), self._loads
            seq, v, state = row[:3]
            rules = load(Rules, row[3], "rules", row[4])
            room = evolve(load(Room, state, "room", v), seq=seq, rules=rules)
            found = {project.id: project for project in known.projects} if known else {}
            found |= {p.id: p for p in self._projects(read, name, known)}
            for id in spoken_to(room) - found.keys():  # closed, and still spoken to
                if (closed := self._stored(read, name, id)) is not None:
                    found[id] = closed
        ordered = sorted(found.values(), key=lambda project: int(project.id[1:]))
        return tidy(evolve(room, projects=tuple(ordered))), self._loads

    def _projects(
        self, read: sqlite3.Connection, name: str, known: Room | None
    ) -> Iterator[Project]:
        """The open projects of a room, or whatever is newer than a known value of it."""
        newer = "seq > ?" if known else "open = 1 and seq > ?"
        rows = read.execute(
            f"select v, state from projects where room = ? and {newer}",
            (name, known.seq if known else 0),
        ).fetchall()
        for v, state in rows:
            yield self._project(read, name, load(Project, state, "project", v), known)

    def _stored(self, read: sqlite3.Connection, name: str, id: str) -> Project | None:
        row = read.execute(
            "select v, state from projects where room = ? and id = ?", (name, id)
        ).fetchone()
        if row is None:
            return None
        return self._project(read, name, load(Project, row[1], "project", row[0]))

    def _project(
        self, read: sqlite3.Connection, name: str, shape: Project, room: Room | None = None
    ) -> Project:
        """Give a project its tasks; only newer ones are read where the plan is known."""
        if shape.plan is None:
            return shape
        known = room.project(shape.id) if room else None
        if room is not None and known is not None and same_tasks(known, shape):
            newer = read.execute(
                "select n, state, tries, spec, v from tasks indexed by tasks_by_seq"
                " where room = ? and seq > ? and project = ?",
                (name, room.seq, shape.id),
            )
            return with_tasks(shape, newer.fetchall(), known)
        every = read.execute(
            "select n, state, tries, spec, v from tasks"
            " where room = ? and project = ? and n >= ? order by n",
            (name, shape.id, shape.plan.first),
        )
        return with_tasks(shape, every.fetchall(), None)

    def project(self, name: str, id: str) -> Project | None:
        """One project, closed ones too."""
        with self._reading() as read, self._at_once(read):
            return self._stored(read, name, id)

    def exists(self, name: str) -> bool:
        with self._reading() as read:
            found = read.execute("select 1 from rooms where id = ?", (name,)).fetchone()
        return found is not None

    def rooms(self) -> list[str]:
        with self._reading() as read:
            return [row[0] for row in read.execute("select id from rooms order by id")]

    def project_ids(self, name: str) -> list[str]:
        with self._reading() as read:
            rows = read.execute("select id from projects where room = ?", (name,)).fetchall()
        return sorted((row[0] for row in rows), key=lambda id: int(id[1:]))

    def finished(self, person: str, limit: int) -> list[Project]:
        """What a person finished, in any room, the latest first."""
        with self._reading() as read:
            rows = read.execute(
                "select room, id from projects where outcome = 'success'"
                " and json_extract(state, '$.opener') = ? order by changed_at desc limit ?",
                (person, limit),
            ).fetchall()
        found = [self.project(room, id) for room, id in rows]
        return [project for project in found if project is not None]

    def seq(self, name: str) -> int:
        """The last entry that is committed."""
        with self._reading() as read:
            row = read.execute("select seq from rooms where id = ?", (name,)).fetchone()
        return row[0] if row else 0

    def entry_of(self, name: str, key: str) -> int | None:
        """The entry a message with this key made."""
        with self._reading() as read:
            row = read.execute(
                "select seq from log where room = ? and key = ?", (name, key)
            ).fetchone()
        return row[0] if row else None

    def log(
        self,
        name: str,
        after: int = 0,
        limit: int = 1_000,
        project: str = "",
        kinds: tuple[str, ...] = (),
    ) -> list[Entry]:
        """Entries of a room in order, from after a cursor; of one project or some kinds only."""
        only = f" and kind in ({', '.join('?' * len(kinds))})" if kinds else ""
        with self._reading() as read:
            rows = read.execute(
                "select seq, kind, project, at, v, body, key from log"
                f" where room = ? and seq > ? and (? = '' or project = ?){only}"
                " order by seq limit ?",
                (name, after, project, project, *kinds, limit),
            ).fetchall()
            return [
                Entry(seq, kind, project, at, load_logged(kind, body, v), key)
                for seq, kind, project, at, v, body, key in rows
            ]

    def audit(self, name: str) -> list[tuple[Any, ...]]:
        with self._reading() as read:
            return read.execute(
                "select id, project, at, what, by, why, revision from audit"
                " where room = ? order by id",
                (name,),
            ).fetchall()

    def owed(
        self,
        name: str | None,
        until: int,
        but: Container[tuple[str, str]] = (),
        sick: Sick | None = None,
    ) -> list[Owed]:
        """What is owed and due, oldest first; of one room or of all, but for some by name.

        A row that cannot be read is told to `sick`, and raised where there is none.
        """
        with self._reading() as read:
            rows = read.execute(
                "select room, name, kind, v, body, due, alarm, tries from owed"
                " where due <= ? and (? is null or room = ?) order by due, room, name",
                (until, name, name),
            ).fetchall()
        found = []
        for room, job, kind, v, body, due, alarm, tries in rows:
            if (room, job) in but:
                continue
            try:
                with self._reading():
                    effect = load_owed(kind, body, v)
            except StoreError as error:
                if sick is None:
                    raise
                sick((room, job), error)
            else:
                found.append(Owed(room, effect, due, bool(alarm), tries))
        return found

    def owed_names(self, name: str | None) -> set[tuple[str, str]]:
        """Everything that is owed, by room and name."""
        with self._reading() as read:
            rows = read.execute(
                "select room, name from owed where ? is null or room = ?", (name, name)
            )
            return set(rows.fetchall())

    def next_due(self, name: str | None, after: int) -> int | None:
        """When something becomes due that is not due yet."""
        with self._reading() as read:
            row = read.execute(
                "select min(due) from owed where due > ? and (? is null or room = ?)",
                (after, name, name),
            ).fetchone()
        return row[0] if row else None

    def is_owed(self, room: str, job: str) -> bool:
        with self._reading() as read:
            row = read.execute(
                "select 1 from owed where room = ? and name = ?", (room, job)
            ).fetchone()
        return row is not None

    def steps(self, room: str, job: str) -> list[tuple[int, str, str, str]]:
        """What a job has finished so far: n, kind, request hash, response."""
        with self._reading() as read:
            return read.execute(
                "select n, kind, request_hash, response from steps"
                " where room = ? and name = ? order by n",
                (room, job),
            ).fetchall()

    async def keep_step(self, room: str, job: str, step: tuple[int, str, str, str]) -> None:
        await self.write(
            "insert or replace into steps (room, name, n, kind, request_hash, response)"
            " values (?, ?, ?, ?, ?, ?)",
            [(room, job, *step)],
        )

    async def forget_steps(self, room: str, job: str, first: int) -> None:
        await self.write(
            "delete from steps where room = ? and name = ? and n >= ?", [(room, job, first)]
        )

    def keep_message(self, room: str, key: str, row: tuple[str, ...], at: int) -> None:
        """Keep what one bot said to another, once for each key.

        It is not waited for: whatever its job commits afterwards is written after it.
        """
        sql = (
            "insert or ignore into bot_messages (room, key, sender_id, recipient_id, message_type,"
            " content, context, conversation_id, timestamp) values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        rows = [(room, key, *row, at)]
        self._writer.put((sql, rows), lambda error: None, asyncio.get_running_loop())

    def results(
        self, room: str, project: str, before: int, wanted: Sequence[int]
    ) -> list[tuple[int, Task, str]]:
        """Done tasks with their results: those of earlier plans, and some more."""
        which = ", ".join("?" * len(wanted))
        with self._reading() as read:
            rows = read.execute(
                "select n, spec, v, coalesce(result, '') from tasks"
                f" where room = ? and project = ? and (n < ? or n in ({which}))"
                " and state = 'done' order by n",
                (room, project, before, *wanted),
            ).fetchall()
            return [(n, load(Task, spec, "task", v), text) for n, spec, v, text in rows]

    def seen(self, room: str, person: str) -> int:
        with self._reading() as read:
            row = read.execute(
                "select seq from seen where room = ? and person = ?", (room, person)
            ).fetchone()
        return row[0] if row else 0

    def facts(self, person: str) -> dict[str, str]:
        """What is known of a person, from whichever room."""
        with self._reading() as read:
            rows = read.execute("select name, value from facts where person = ?", (person,))
            return dict(rows.fetchall())

    def room_of_chat(self, channel: str, chat: str) -> str | None:
        """The room that a chat of a channel belongs to."""
        with self._reading() as read:
            row = read.execute(
                "select room from chats where channel = ? and chat = ?", (channel, chat)
            ).fetchone()
        return row[0] if row else None

    def threads(self, room: str) -> list[tuple[Any, ...]]:
        """Conversations between bots: id, context, first and last time, messages, who."""
        with self._reading() as read:
            return read.execute(
                "select conversation_id, min(context), min(timestamp), max(timestamp), count(*),"
                " group_concat(distinct sender_id) from bot_messages where room = ?"
                " group by conversation_id order by min(id)",
                (room,),
            ).fetchall()

    def thread(self, room: str, id: str) -> list[tuple[Any, ...]]:
        """The messages of one conversation between bots, in order."""
        with self._reading() as read:
            return read.execute(
                "select id, sender_id, recipient_id, message_type, content, context, timestamp"
                " from bot_messages where room = ? and conversation_id = ? order by id",
                (room, id),
            ).fetchall()

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What a query finds; for tables that have a file of their own (calls.py, joining.py)."""
        with self._reading() as read:
            return read.execute(sql, values).fetchall()

    def seqs(self, names: Sequence[str]) -> dict[str, int]:
        """The last entries of some rooms."""
        found: dict[str, int] = {}
        for start in range(0, len(names), 500):
            some = names[start : start + 500]
            which = ", ".join("?" * len(some))
            found |= dict(self.rows(f"select id, seq from rooms where id in ({which})", some))
        return found

    @contextmanager
    def others(self, told: Callable[[], None]) -> Iterator[None]:
        """Have `told` called, in this loop, whenever another process has committed something."""
        loop = asyncio.get_running_loop()
        self._writer.on_others = partial(loop.call_soon_threadsafe, told)
        try:
            yield
        finally:
            self._writer.on_others = None

    @contextmanager
    def _at_once(self, read: sqlite3.Connection) -> Iterator[None]:
        """Several statements, one moment."""
        read.execute("begin")
        try:
            yield
        finally:
            read.execute("rollback")

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """A look at the file, with its troubles named. One statement is consistent by itself."""
        try:
            yield self._read
        except (sqlite3.DatabaseError, UnknownKind) as error:
            raise explain(self.path, error) from error
        except UnicodeEncodeError:
            raise  # what was asked for is not text; nothing is wrong with the file
        except (ValueError, KeyError, TypeError) as error:
            raise DamagedDatabase(str(self.path), f"a row cannot be read: {error}") from error
