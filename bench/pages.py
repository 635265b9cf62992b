"""
Open pages: how long after its commit an entry is on the page, and what they cost.

A real `folkmoot serve` with the offline team. Pages are raw connections that listen to
`/events?live=true` as a browser does; messages are posted over HTTP, on time whether or not
earlier ones were answered. First 500 pages in 500 rooms, each with a message every ten seconds;
then, those still open, 500 pages in one room with a message every second.

What counts is every entry on every page, bots' answers as well, from its `at` to the moment its
last byte is read. `at` is taken before the commit and loses its fraction of a millisecond, the
page's clock stops only when this process gets to read: both are to the figure's disadvantage.
(The answer to a post comes after the commit, often after the page has the entry: too kind.)
`at` knows nothing of the time in which a post waits to be read: "from sending to one's own page"
counts from when the message was to be sent, and is told. Client and server share the machine:
the client notes times, reads later, and tells how late its own clock of 10 ms ticked, and how
much others had to do meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import re
import resource
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, cast

from bench.promise import Line, Sheet, at_most, told

PAGES = 500
EVERY = 10.0
"""Seconds between two messages in each of many rooms."""

TICK = 0.01
FILES = 4_096
QUIET = 1.0
"""Seconds in which no page hears anything: then nothing is under way any more."""

GIVE_UP = 30.0
Kept = tuple[asyncio.StreamReader, asyncio.StreamWriter]

TEXTS = ("Hello, how are you?", "What can you do?", "Thank you!", "Who is in this team?")


class Page(asyncio.Protocol):
    """One open page: notes what came and when, and reads it later."""

    def __init__(self, host: str, room: str) -> None:
        self.room = room
        self.came: list[tuple[float, bytes]] = []
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._get = (
            f"GET /api/rooms/{room}/events?live=true HTTP/1.1\r\nHost: {host}\r\n"
            "Accept: text/event-stream\r\nCache-Control: no-cache\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast(asyncio.Transport, transport).write(self._get)

    def data_received(self, data: bytes) -> None:
        self.came.append((time.time(), data))
        if not self.opened.done() and b"event: standing" in data:
            self.opened.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            answer = b"".join(data for _, data in self.came)[:200]
            self.opened.set_exception(SystemExit(f"a page was not opened: {answer!r} {exc or ''}"))

    def entries(self) -> Iterator[tuple[float, dict[str, Any]]]:
        """Every entry, and when it was here; the server sends whole events in a chunk."""
        chunks, rest, head = False, b"", b""
        for at, data in self.came:
            rest += data
            if not chunks and b"\r\n\r\n" in rest:
                chunks, rest = True, rest.partition(b"\r\n\r\n")[2]
            while chunks and b"\r\n" in rest:
                head, _, body = rest.partition(b"\r\n")
                size = int(head, 16)
                if len(body) < size + 2:
                    break
                rest = body[size + 2 :]
                for event in body[:size].split(b"\n\n"):
                    if event.startswith(b"id: "):
                        yield at, json.loads(event.partition(b"\ndata: ")[2])


class Served:
    """A server in a process of its own, and whoever visits it."""

    def __init__(self, home: Path, process: asyncio.subprocess.Process, port: int) -> None:
        self.home, self.process, self.port = home, process, port
        self.host = f"localhost:{port}"
        self._idle: list[Kept] = []

    async def open(self, rooms: Sequence[str]) -> list[Page]:
        """Open a page in each room; returns when all of them show where it stands."""
        loop = asyncio.get_running_loop()
        at_once = asyncio.Semaphore(32)

        async def one(room: str) -> Page:
            async with at_once:
                made = await loop.create_connection(
                    lambda: Page(self.host, room), "127.0.0.1", self.port
                )
                await made[1].opened
            return made[1]

        return await asyncio.gather(*(one(room) for room in rooms))

    async def post(self, room: str, text: str, key: str) -> None:
        """Say something; on a connection that is kept, as browsers do."""
        body = json.dumps({"text": text, "key": key}).encode()
        head = (
            f"POST /api/rooms/{room}/messages HTTP/1.1\r\nHost: {self.host}\r\n"
            f"Origin: http://{self.host}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        request = head.encode() + body
        if self._idle:
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                await self._ask(self._idle.pop(), request)
                return
            # It had been idle for too long; the key makes it safe to say it again.
        await self._ask(await asyncio.open_connection("127.0.0.1", self.port), request)

    async def _ask(self, kept: Kept, request: bytes) -> None:
        reader, writer = kept
        writer.write(request)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = re.search(r"content-length: (\d+)", answer)
        said = await reader.readexactly(int(size[1]) if size else 0)
        if not answer.startswith("http/1.1 200"):
            raise SystemExit(f"a message was refused: {answer.splitlines()[0]} {said!r}")
        self._idle.append(kept)

    def committed(self) -> dict[str, int]:
        """How many entries the log of each room has."""
        with closing(sqlite3.connect(self.home / "folkmoot.db")) as store:
            return dict(store.execute("select id, seq from rooms").fetchall())

    def peak(self) -> float:
        """The most memory it ever had, in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024

    def worked(self) -> float:
        """Seconds of processor time so far."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")

    async def end(self) -> float:
        """Tell it to end, as a system does; return how many seconds it takes."""
        began = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(GIVE_UP):
            code = await self.process.wait()
        if code != 0:
            raise SystemExit(f"folkmoot serve ended with exit code {code}")
        return time.perf_counter() - began


@asynccontextmanager
async def _served(home: Path) -> AsyncIterator[Served]:
    env = {
        key: value
        for key, value in os.environ.items()
        if not (key.startswith("FOLKMOOT_") or key.endswith("_API_KEY"))
    }
    process = await asyncio.create_subprocess_exec(
        str(Path(sys.executable).parent / "folkmoot"),
        *("serve", "--port", "0", "--json"),
        env={**env, "FOLKMOOT_HOME": str(home), "FOLKMOOT_MODEL": "offline"},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        told = json.loads(await process.stdout.readline() or b"{}")
        if told.get("kind") != "serving":
            raise SystemExit(f"folkmoot serve does not serve: {told}")
        yield Served(home, process, int(told["address"].rstrip("/").rpartition(":")[2]))
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@dataclass
class Heard:
    """What pages heard, in milliseconds."""

    entries: list[float] = field(default_factory=list)  # each on each page, since its commit
    own: list[float] = field(default_factory=list)  # each message, since it was to be sent
    missed: int = 0  # entries that did not reach a page, or reached it twice
    late: list[float] = field(default_factory=list)  # how late the client's own clock ticked
    load: float = 0.0  # processor time of the server, in cores
    others: float = 0.0  # of everybody who is neither server nor client

    def lines(self, what: str) -> list[Line]:
        return [
            Line(what, f"{len(self.entries):,} entries"),
            told("  from commit to page", self.entries, "ms"),
            at_most("    99 of 100 within", [p99(self.entries)], "ms", 250),
            told("  from sending to one's own page", self.own, "ms"),
            told("    99 of 100 within", [p99(self.own)], "ms"),
            at_most("  missed, or heard twice", [self.missed], "entries", 0),
            told("  cores that the server kept busy", [self.load], "×"),
            told("  cores that others kept busy", [self.others], "×"),
            told("  client's own clock late", self.late, "ms"),
            told("    99 of 100 within", [p99(self.late)], "ms"),
        ]


def p99(values: Sequence[float]) -> float:
    return sorted(values)[math.ceil(len(values) * 0.99) - 1]


async def _tick(late: list[float]) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - began - TICK) * 1000)


async def _talk(served: Served, pages: list[Page], pause: float, seconds: float) -> Heard:
    """Post a message every `pause` seconds, in the rooms of the pages by turns, and listen."""
    heard = Heard()
    rooms = list(dict.fromkeys(page.room for page in pages))
    sent: dict[str, float] = {}
    ticking = asyncio.create_task(_tick(heard.late))
    began, worked, busy = time.time(), served.worked(), _busy()
    async with asyncio.TaskGroup() as posting:
        for n in range(round(seconds / pause)):
            due, key = began + n * pause, f"{began:.0f}-{n}"
            await asyncio.sleep(due - time.time())
            sent[key] = due
            posting.create_task(served.post(rooms[n % len(rooms)], TEXTS[n % len(TEXTS)], key))
    took = time.time() - began
    heard.load = (served.worked() - worked) / took
    heard.others = (_busy() - busy) / took - heard.load
    await _quiet(pages)
    ticking.cancel()
    committed = served.committed()
    for page in pages:
        _hear(heard, page, sent, committed[page.room])
    return heard


def _busy() -> float:
    """Processor time of the whole machine so far, in seconds, but for this process."""
    user, nice, system, _, _, *more = Path("/proc/stat").read_text().split()[1:9]
    ticks = sum(int(number) for number in (user, nice, system, *more))
    return ticks / os.sysconf("SC_CLK_TCK") - time.process_time()


async def _quiet(pages: list[Page]) -> None:
    until = time.time() + GIVE_UP
    while time.time() < until:
        if time.time() - max(page.came[-1][0] for page in pages) > QUIET:
            return
        await asyncio.sleep(QUIET / 4)


def _hear(heard: Heard, page: Page, sent: dict[str, float], committed: int) -> None:
    """Read what one page heard, of so many entries."""
    ids = []
    for at, entry in page.entries():
        ids.append(entry["id"])
        heard.entries.append((at - datetime.fromisoformat(entry["at"]).timestamp()) * 1000)
        if (key := entry.get("key")) in sent:
            heard.own.append((at - sent[key]) * 1000)
    once = set(ids)
    heard.missed += len(once ^ {*range(1, committed + 1)}) + len(ids) - len(once)


async def _measure(folder: Path, seconds: float) -> list[Line]:
    async with _served(folder) as served:
        await served.post("first", TEXTS[0], "first")  # loads what is loaded when needed
        began = time.perf_counter()
        pages = await served.open([f"room-{n}" for n in range(PAGES)])
        opening = (time.perf_counter() - began) * 1000
        apart = await _talk(served, pages, EVERY / PAGES, seconds)
        pages = await served.open(["hall"] * PAGES)
        together = await _talk(served, pages, 1.0, seconds)
        peak = served.peak()
        ended = await served.end()
    return [
        told(f"opening {PAGES} pages", [opening], "ms"),
        *apart.lines(f"{PAGES} pages, each in its own room"),
        *together.lines(f"{PAGES} more, all in one room"),
        at_most(f"server's peak memory, {2 * PAGES:,} pages open", [peak], "MB", 300),
        at_most("SIGTERM until it has ended, all open", [ended], "s", 4),
    ]


def measure(folder: Path, quick: bool) -> Sheet:
    """Measure in a folder that is thrown away afterwards."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= soft < FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, hard))
    seconds = 10 if quick else 30
    lines = asyncio.run(_measure(folder, seconds))
    return Sheet(f"pages: from commit to page, {seconds} seconds each", lines)
