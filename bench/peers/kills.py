"""
Kill -9 at a random moment, and what is left afterwards; the same dice for either side.

A child process (a fork, so that nothing is imported twice) plays in several rooms; what it did
or was told is noted in a file outside of the store, on the disk before anything follows. It
dies when that file has a random number of lines, a random moment later. A second child opens
the same folder and goes on.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.peers.dialogue import EIGHT, ROUNDS, Work, note, noted, title
from bench.peers.peer import OpenPeer, Options, Peer

ROOMS = [f"room-{n}" for n in range(4)]
DECISIONS = 3
CALLS = 4
"""Of one task, one after the other."""
LONGEST = 0.05
"""Seconds that a call takes at the most."""
MOMENT = 0.03
"""Seconds within which the kill follows the line it waits for."""
PATIENCE = 60.0

Play = Callable[[Peer], Awaitable[Any]]


def kill_while_working(open_peer: OpenPeer, folder: Path, args: Options) -> dict[str, Any]:
    """In the middle of parallel branches: finished calls that were made again, and lost ones.

    `ages` are the milliseconds from each such call's line to the kill: nobody can record work
    at the very moment it is done. What was finished longer ago than any call takes (`old`)
    could have been recorded by whoever records calls at all.
    """
    dice = random.Random(args["seed"])
    journal = folder / "journal"
    seconds = tuple(CALLS * dice.uniform(0.01, LONGEST) for _ in EIGHT)
    work = Work(EIGHT, seconds, str(journal), CALLS)

    pauses = {room: dice.uniform(0, MOMENT) for room in ROOMS}  # they do not keep step

    async def begin(peer: Peer) -> None:
        async def approve(room: str) -> None:
            await asyncio.sleep(pauses[room])
            await peer.reply(room)

        await asyncio.gather(*(_to(peer, room, "approval") for room in ROOMS))
        await asyncio.gather(*(approve(room) for room in ROOMS))

    async def go_on(peer: Peer) -> None:
        await peer.take_up(ROOMS)
        await asyncio.gather(*(_to_the_end(peer, room) for room in ROOMS))

    lines = dice.randrange(1, len(ROOMS) * len(EIGHT) * CALLS)
    scene = _Scene(open_peer, folder, work, args)
    died = scene.killed(begin, journal, lines, dice.uniform(0, MOMENT))
    finished = {text: at for at, text in noted(journal)}
    scene.played(go_on)
    done = Counter(text for _, text in noted(journal))
    again = [died - at for text, at in finished.items() if done[text] > 1]
    return {
        "finished": len(finished),
        "repeated": len(again),
        "ages": [ago * 1000 for ago in again],
        "old": sum(ago > LONGEST for ago in again),
        "undone": len(ROOMS) * len(EIGHT) * CALLS - len(done),
    }


def kill_while_asking(open_peer: OpenPeer, folder: Path, args: Options) -> dict[str, int]:
    """While questions are being asked and are open: those that were shown and are gone."""
    dice = random.Random(args["seed"])
    journal = folder / "journal"

    async def begin(peer: Peer) -> None:
        async def one(room: str) -> None:
            await peer.request(room)
            note(journal, f"shown {room}")
            await asyncio.sleep(PATIENCE)

        await asyncio.gather(*(one(room) for room in ROOMS))

    lines = dice.randrange(1, len(ROOMS) + 1)
    scene = _Scene(open_peer, folder, Work(EIGHT), args)
    scene.killed(begin, journal, lines, dice.uniform(0, MOMENT))
    shown = {text.split()[1] for _, text in noted(journal)}
    left = scene.left(sorted(shown))
    lost = sum(len(set(ROUNDS[0]) - set(left[room])) for room in shown)
    return {"open": len(shown) * len(ROUNDS[0]), "lost": lost}


def kill_while_deciding(open_peer: OpenPeer, folder: Path, args: Options) -> dict[str, int]:
    """While some of several parallel questions are answered: questions and answers lost."""
    dice = random.Random(args["seed"])
    journal = folder / "journal"
    names = [title(n) for n in range(DECISIONS)]
    orders = {room: dice.sample(names, DECISIONS - 1) for room in ROOMS}
    pauses = [dice.uniform(0, MOMENT) for _ in names]

    async def begin(peer: Peer) -> None:
        async def one(room: str) -> None:
            await _to(peer, room, "choice")
            await peer.take_up([room])  # until all of them are shown
            for question, pause in zip(orders[room], pauses, strict=False):
                await asyncio.sleep(pause)
                await peer.decide(room, question)
                note(journal, f"answered {room} {question}")
            await asyncio.sleep(PATIENCE)

        await asyncio.gather(*(one(room) for room in ROOMS))

    lines = dice.randrange(1, len(ROOMS) * (DECISIONS - 1))
    scene = _Scene(open_peer, folder, Work(((),) * DECISIONS, asks=True), args)
    scene.killed(begin, journal, lines, dice.uniform(0, MOMENT))
    answered: dict[str, list[str]] = {room: [] for room in ROOMS}
    for _, text in noted(journal):
        _, room, question = text.split(maxsplit=2)
        answered[room].append(question)
    left = scene.left([room for room in ROOMS if answered[room]])
    lost = again = 0
    for room, asked in left.items():
        # The answer after the last confirmed one may have arrived and not been confirmed.
        known = len(answered[room])
        maybe = orders[room][known : known + 1]
        lost += sum(name not in (*asked, *answered[room], *maybe) for name in names)
        again += sum(name in asked for name in answered[room])
    return {"open": sum(DECISIONS - len(answered[room]) for room in left), "lost": lost + again}


async def _to(peer: Peer, room: str, card: str) -> None:
    """From the request to a card of this kind."""
    kind = await peer.request(room)
    while kind != card:
        kind = await peer.reply(room)


async def _to_the_end(peer: Peer, room: str) -> None:
    while peer.asked(room):
        await peer.reply(room)


class _Scene:
    """One folder, and the children that open it one after another."""

    def __init__(self, open_peer: OpenPeer, folder: Path, work: Work, args: Options) -> None:
        self.open_peer = open_peer
        self.folder = folder
        self.work = work
        self.args = args
        self.home = folder / "home"
        self.home.mkdir()

    def _fork(self, act: Play) -> int:
        """Start a child that plays and leaves; returns its pid."""
        if pid := os.fork():
            return pid
        code = 1
        try:
            asyncio.run(self._act(act))
            code = 0
        except Exception:
            traceback.print_exc()  # os._exit tells nobody
        finally:
            os._exit(code)

    async def _act(self, act: Play) -> None:
        async with self.open_peer(self.home, self.work, self.args) as peer:
            await act(peer)

    def killed(self, act: Play, journal: Path, lines: int, later: float) -> float:
        """Play until the journal has so many lines, and a moment longer; returns when it died."""
        pid = self._fork(act)
        until = time.monotonic() + PATIENCE
        try:
            while len(noted(journal)) < lines:
                assert time.monotonic() < until, f"waited in vain for {lines} lines"
                assert os.waitpid(pid, os.WNOHANG) == (0, 0), "it ended before it was killed"
                time.sleep(0.0005)
            time.sleep(later)
        finally:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        died = time.monotonic()
        os.waitpid(pid, 0)
        return died

    def played(self, act: Play) -> None:
        """Play to the end."""
        _, status = os.waitpid(self._fork(act), 0)
        assert status == 0, "the child that went on has failed"

    def left(self, rooms: list[str]) -> dict[str, list[str]]:
        """What is open in these rooms after a restart."""
        path = self.folder / "left"

        async def look(peer: Peer) -> None:
            await peer.take_up(rooms)
            path.write_text(json.dumps({room: peer.asked(room) for room in rooms}))

        self.played(look)
        left: dict[str, list[str]] = json.loads(path.read_text())
        return left
