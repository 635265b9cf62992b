"""
A process that dies where it is told to.

    python -m tests.fakes.child SCENE [POINT]

Scenes: `build` takes a project from the first word to its end, from wherever it stands;
`ask` goes as far as its questions; `many` speaks in thirty rooms at once; `take-up` does what
is left; `wake` only opens the room, so that overdue alarms ring; `full` is `build` on a disk
that is full for a moment. Points: `work:LINE` dies when the work of a journal line is done
and its result has not been received; `commit:NAME` dies when a job with this in its name has
been committed and before it begins; `rang` dies when an alarm has; `judge` dies while a
message is being understood. FOLKMOOT_TEST_LATER is how many milliseconds later it is.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from folkmoot import Team
from folkmoot.app import Room, now
from folkmoot.conversation.effects import Effect, Understand
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Verdict
from folkmoot.errors import DiskFull
from folkmoot.team.roster import own_bots, seats
from folkmoot.understanding.judge import Local
from tests.fakes.mind import PlainMind, task

DEAD = 9
PLAN = (task("a"), task("b", 0), task("c", 1), task("d", 0))
RULES = replace(Rules(), team=seats(own_bots()), silence=1_000, backoff=1, attempts=3)
OPTIONS = {"questions": "skip", "approval": "approve", "satisfaction": "satisfied"}
ROOMS = 30


def die() -> None:
    """Like kill -9: nothing is flushed, nothing is closed, nobody is told."""
    os._exit(DEAD)


class Judge(Local):
    def __init__(self, dies: bool) -> None:
        super().__init__()
        self.dies = dies

    def judge(self, asked: Understand) -> Verdict:
        if self.dies:
            die()
        return super().judge(asked)


def main(scene: str, point: str = "nowhere") -> None:
    home = Path(os.environ["FOLKMOOT_HOME"])
    where, _, what = point.partition(":")

    def worked(line: str) -> None:
        if where == "work" and line == what:
            die()

    def committed(room: str, owe: Sequence[Effect], withdrawn: Sequence[str]) -> None:
        if where == "commit" and any(what in effect.name for effect in owe):
            die()
        if where == "rang" and not owe:
            die()

    later = int(os.environ.get("FOLKMOOT_TEST_LATER", "0"))

    async def play() -> None:
        mind = PlainMind(PLAN, home / "journal", fill_the_disk if scene == "full" else worked)
        judge = Judge(where == "judge")
        clock = lambda: now() + later  # noqa: E731 - a clock is a function
        async with Team(home, mind=mind, judge=judge, rules=RULES, clock=clock) as team:
            team.moot.on_commit(committed)
            await SCENES[scene](team)

    asyncio.run(play())


async def build(team: Team) -> None:
    """To the end, from wherever it stands."""
    room = team.room(person="ada")
    if not team.store.exists("home") or room.status()["project"] is None:
        await room.say("Build me a CRM", key="first")
    while True:
        try:
            await room.settled()
        except DiskFull:
            await asyncio.sleep(0.1)  # somebody makes room on the disk
            continue
        status = room.status()
        if status["waiting"] is None:
            return
        await room.answer(status["waiting"]["id"], OPTIONS[status["waiting"]["kind"]])


async def ask(team: Team) -> None:
    """As far as the questions, and no further."""
    room = team.room(person="ada")
    await room.say("Build me a CRM", key="first")
    await room.settled()


async def take_up(team: Team) -> None:
    await team.serve()
    await team.idle()


async def wake(team: Team) -> None:
    await team.room(person="ada").attend()


async def many(team: Team) -> None:
    """Thirty rooms at once; the journal has those whose message was acknowledged."""

    async def speak(room: Room) -> None:
        await room.say("hello slowly" if room.name == "r15" else "hello", key="k")
        with (team.settings.home / "journal").open("a") as journal:
            journal.write(f"stored {room.name}\n")

    await asyncio.gather(*(speak(team.room(f"r{n:02}", "ada")) for n in range(ROOMS)))


filled: list[str] = []


def fill_the_disk(line: str) -> None:
    """When b is done its result does not fit on the disk; two seconds later it does."""
    if line == "do b" and line not in filled:
        filled.append(line)
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
        loop = asyncio.get_running_loop()
        loop.call_later(2, resource.setrlimit, resource.RLIMIT_FSIZE, (hard, hard))


SCENES = {
    "build": build,
    "ask": ask,
    "full": build,
    "many": many,
    "take-up": take_up,
    "wake": wake,
}

if __name__ == "__main__":
    main(*sys.argv[1:])
