"""
What is timed, the same for either side: each side is a process that plays scenes on demand.

An exchange is from submitting the answers of round one to round two shown and durable. Bytes
at turn N are those of the database after a checkpoint and a vacuum, less those of an empty
one; bytes of a turn are those its rows add.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bench.peers.dialogue import EIGHT, TURNS, Work, critical_path, graph
from bench.peers.kills import kill_while_asking, kill_while_deciding, kill_while_working
from bench.peers.peer import OpenPeer, Options, Peer

Result = dict[str, Any]


async def dialogues(open_peer: OpenPeer, folder: Path, args: Options) -> Result:
    """Whole dialogues in so many rooms at once, each room followed by a new one."""
    exchanges: list[float] = []

    async def lane(peer: Peer, number: int) -> None:
        for n in range(args["each"]):
            await one(peer, f"room-{number}-{n}")

    async def one(peer: Peer, room: str) -> None:
        kind, asked = await peer.request(room), 0
        while kind:
            began = time.perf_counter()
            kind, before = await peer.reply(room), kind
            if kind == before == "questions":
                exchanges.append((time.perf_counter() - began) * 1000)
            asked += 1
        assert asked == TURNS - 1, f"{room} came to an end after {asked} cards"

    async with open_peer(folder, Work(EIGHT), args) as peer:
        await one(peer, "warm")
        exchanges.clear()
        seconds = await _side_by_side(args["rooms"], lambda number: lane(peer, number))
    turns = args["rooms"] * args["each"] * TURNS
    return {"a_second": turns / seconds, "exchanges": exchanges}


async def talk(open_peer: OpenPeer, folder: Path, args: Options) -> Result:
    """Plain talk in so many rooms at once."""

    async def lane(peer: Peer, number: int) -> None:
        for _ in range(args["each"]):
            await peer.talk(f"room-{number}")

    async with open_peer(folder, Work(EIGHT), args) as peer:
        await _side_by_side(args["rooms"], lambda number: peer.talk(f"room-{number}"))
        seconds = await _side_by_side(args["rooms"], lambda number: lane(peer, number))
    return {"a_second": args["rooms"] * args["each"] / seconds}


async def _side_by_side(rooms: int, lane: Callable[[int], Awaitable[None]]) -> float:
    began = time.perf_counter()
    await asyncio.gather(*(lane(number) for number in range(rooms)))
    return time.perf_counter() - began


async def growth(open_peer: OpenPeer, folder: Path, args: Options) -> Result:
    """A long conversation in one room; what its turns leave on the disk."""
    rows: list[int] = []
    (folder / "empty").mkdir()
    async with open_peer(folder / "empty", Work(EIGHT), args) as peer:
        await peer.talk("room")  # makes the tables, wherever a side makes them
    empty = _size(_database(folder / "empty"), emptied=True)
    (folder / "long").mkdir()
    async with open_peer(folder / "long", Work(EIGHT), args) as peer:
        for number in range(1, args["turns"] + 1):
            await peer.talk("room")
            if number in (1, 2, args["turns"] - 1, args["turns"]):
                rows.append(_rows(_database(folder / "long")))
    size = _size(_database(folder / "long"))
    young, old = rows[1] - rows[0], rows[3] - rows[2]
    return {"size": size - empty, "empty": empty, "young": young, "old": old}


def _database(folder: Path) -> Path:
    [path] = folder.glob("*.db")
    return path


def _tables(db: sqlite3.Connection) -> list[str]:
    found = db.execute("select name from sqlite_master where type = 'table'").fetchall()
    return [name for (name,) in found if not name.startswith("sqlite_")]


def _rows(path: Path) -> int:
    """Bytes of all values in all rows, from another connection: what is not there is not read."""
    db = sqlite3.connect(path)
    total = 0
    for table in _tables(db):
        names = [row[1] for row in db.execute(f"pragma table_info({table})")]
        bytes_of = " + ".join(f"coalesce(length(cast({name} as blob)), 0)" for name in names)
        total += db.execute(f"select coalesce(sum({bytes_of}), 0) from {table}").fetchone()[0]
    db.close()
    return total


def _size(path: Path, emptied: bool = False) -> int:
    """Bytes of the file when everything is in it and nothing is free."""
    db = sqlite3.connect(path, isolation_level=None)
    if emptied:
        db.execute("pragma foreign_keys = off")
        for table in _tables(db):
            db.execute(f"delete from {table}")
    db.execute("pragma wal_checkpoint(truncate)")
    db.execute("vacuum")
    db.execute("pragma wal_checkpoint(truncate)")
    db.close()
    return path.stat().st_size


async def tasks(open_peer: OpenPeer, folder: Path, args: Options) -> Result:
    """A random graph of 64 tasks, from the approval to the review, against its critical path."""
    work = graph(args["seed"])
    async with open_peer(folder, work, args) as peer:
        kind = await peer.request("room")
        while kind != "approval":
            kind = await peer.reply("room")
        began = time.perf_counter()
        kind = await peer.reply("room")
        seconds = time.perf_counter() - began
        assert kind == "satisfaction", kind
    return {"ratio": seconds / critical_path(work)}


SCENES = {"dialogues": dialogues, "talk": talk, "growth": growth, "tasks": tasks}
KILLS = {
    "working": kill_while_working,
    "asking": kill_while_asking,
    "deciding": kill_while_deciding,
}


def play(open_peer: OpenPeer) -> int:
    """Read scenes from standard input, one a line, and print what comes of each."""
    for asked in sys.stdin:
        args = json.loads(asked)
        with tempfile.TemporaryDirectory(dir=args["folder"]) as name:
            if args["scene"] in KILLS:
                result = KILLS[args["scene"]](open_peer, Path(name), args)
            else:
                result = asyncio.run(SCENES[args["scene"]](open_peer, Path(name), args))
        print(json.dumps(result), flush=True)
    return 0
