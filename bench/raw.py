"""
The raw figure: what the disk and stdlib sqlite3 give with nothing of ours in between.

64 writers (coroutines) wait for their commits behind one thread, which commits whatever is
queued together: WAL, synchronous FULL, one small insert and one update a commit.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from pathlib import Path

WRITERS = 64
BODY = "x" * 100

Future = asyncio.Future[None]


class GroupWriter(threading.Thread):
    """Commits in groups; plain, and as fast as it gets."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(daemon=True)
        self.loop = loop
        self.queue: queue.SimpleQueue[tuple[int, int, Future] | None] = queue.SimpleQueue()
        self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.db.execute("pragma journal_mode = wal")
        self.db.execute("pragma synchronous = full")
        self.db.execute("create table rooms (id integer primary key, seq integer, state text)")
        self.db.execute(
            "create table log (room integer, seq integer, body text, primary key (room, seq))"
            " without rowid"
        )
        rows = [(writer, 0, "") for writer in range(WRITERS)]
        self.db.executemany("insert into rooms values (?, ?, ?)", rows)

    def run(self) -> None:
        while (first := self.queue.get()) is not None:
            group = [first]
            while not self.queue.empty() and (more := self.queue.get()) is not None:
                group.append(more)
            self.db.execute("begin immediate")
            for writer, seq, _ in group:
                self.db.execute("insert into log values (?, ?, ?)", (writer, seq, BODY))
                self.db.execute(
                    "update rooms set seq = ?, state = ? where id = ?", (seq, BODY, writer)
                )
            self.db.execute("commit")
            self.loop.call_soon_threadsafe(_answer, [future for _, _, future in group])
        self.db.close()


def _answer(futures: list[Future]) -> None:
    for future in futures:
        future.set_result(None)


async def commits_a_second(folder: Path, commits: int) -> float:
    """Make so many commits from 64 writers; return how many that were in a second."""
    loop = asyncio.get_running_loop()
    writer = GroupWriter(folder / f"raw-{time.monotonic_ns()}.db", loop)
    writer.start()

    async def write(number: int) -> None:
        for seq in range(commits // WRITERS):
            future: Future = loop.create_future()
            writer.queue.put((number, seq, future))
            await future

    began = time.perf_counter()
    await asyncio.gather(*(write(number) for number in range(WRITERS)))
    seconds = time.perf_counter() - began
    writer.queue.put(None)
    writer.join()
    return commits // WRITERS * WRITERS / seconds
