"""What cannot be done keeps nobody from the rest: a sick room, a full disk at the start."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from folkmoot import Team
from folkmoot.conversation import events as e
from folkmoot.conversation.effects import Answer, Effect
from folkmoot.conversation.rules import MINUTE, Rules
from folkmoot.errors import DamagedDatabase, NewerDatabase
from folkmoot.jobs.here import Here
from folkmoot.team.mind import Done, Duty, Told
from folkmoot.team.roster import own_bots, seats
from folkmoot.team.tools import Tools
from tests.fakes.books import count, troubles
from tests.fakes.clock import ManualClock
from tests.fakes.mind import PlainMind, task
from tests.fakes.processes import PATIENCE, ROOT, environment, folkmoot

RULES = replace(Rules(), team=seats(own_bots()), backoff=5)
PLAN = (task("a"), task("b"))
SPOILT = {
    "state": ("update rooms set state = '#' where id = 'a-sick'", DamagedDatabase),
    "row": ("update owed set body = '#' where room = 'a-sick'", DamagedDatabase),
    "kind": ("update owed set kind = 'invented_later' where room = 'a-sick'", NewerDatabase),
}


class NeverDone(PlainMind):
    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        await asyncio.Event().wait()
        raise AssertionError


def spoil(home: Path, sql: str) -> None:
    db = sqlite3.connect(home / "folkmoot.db")
    assert db.execute(sql).rowcount
    db.commit()
    db.close()


def rang(home: Path) -> int:
    rows = "select count(*) from log where room = 'well' and kind = 'alarm_rang'"
    return count(home / "folkmoot.db", rows)


# --- one sick room --------------------------------------------------------------------------


@pytest.mark.parametrize("what", SPOILT)
async def test_a_sick_room_keeps_no_alarm_of_another_from_ringing(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    async with Team(tmp_path, mind=PlainMind(PLAN), rules=RULES, clock=clock) as team:
        for room in ("a-sick", "well"):  # the sick one is due first
            await team.room(room).say("Build me a CRM")
            await team.room(room).settled()
            clock.forward(1)
    sql, error = SPOILT[what]
    spoil(tmp_path, sql)
    clock.forward(60 * MINUTE)
    async with Team(tmp_path, mind=PlainMind(PLAN), rules=RULES, clock=clock) as team:
        await team.serve()
        assert rang(tmp_path) == 1
        with pytest.raises(error):  # nothing else is due
            await team.idle()
        assert team.serving
    told = [record.getMessage() for record in caplog.records]
    assert [("a-sick" in line) for line in told] == [True], "said, and said once"


@pytest.mark.parametrize("what", SPOILT)
def test_a_worker_does_what_can_be_done_and_says_what_cannot(what: str, tmp_path: Path) -> None:
    slow = {"FOLKMOOT_PACE": "600"}
    for room in ("a-sick", "well"):
        folkmoot(tmp_path, "say", "hello", "--room", room, "--wait", "0", env=slow)
    spoil(tmp_path, SPOILT[what][0])
    ended = folkmoot(tmp_path, "worker", "--until-idle")
    assert ended.code == 1
    assert "a-sick" in ended.err
    assert "Traceback" not in ended.err
    answered = "select count(*) from log where room = 'well' and kind = 'answered'"
    assert count(tmp_path / "folkmoot.db", answered) == 1


async def test_a_job_whose_result_cannot_be_stored_is_not_done_over_and_over(
    tmp_path: Path,
) -> None:
    async with Team(tmp_path, mind=PlainMind(PLAN), rules=RULES) as team:
        done: list[str] = []

        async def perform(room: str, effect: Effect) -> e.Arrival:
            assert isinstance(effect, Answer)
            done.append(room)
            if room == "sick":
                spoil(tmp_path, "update rooms set state = '#' where id = 'sick'")
                await team.store.settle()
                spoil(tmp_path, "update rooms set seq = seq + 1 where id = 'sick'")
            return e.Answered(effect.name, effect.entry, "leader", "hello")

        here = Here(team.moot, perform, sleep=lambda _: asyncio.sleep(0))
        await here.start()
        for room in ("sick", "well"):
            await team.moot.receive(room, e.PersonSpoke("ada", "hello"))
        for _ in range(20):
            here.look()
            await asyncio.sleep(0.02)
        assert sorted(done) == ["sick", "well"]
        with pytest.raises(DamagedDatabase):
            await here.idle()
        await here.stop()


async def test_it_is_seen_when_nobody_looks_after_what_is_owed_any_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(ManualClock):
        def __call__(self) -> int:
            if broken:
                raise RuntimeError("no time")
            return super().__call__()

    broken: list[bool] = []
    async with Team(tmp_path, mind=NeverDone(PLAN), rules=RULES, clock=Broken()) as team:
        await team.serve()
        broken.append(True)
        async with asyncio.timeout(PATIENCE):
            while team.serving:  # noqa: ASYNC110 - the test looks from outside
                await asyncio.sleep(0.01)
        broken.clear()
        with pytest.raises(RuntimeError, match="no time"):
            await team.idle()
    assert "Traceback" in caplog.text


# --- a start that fails ---------------------------------------------------------------------

STARVED = """
import asyncio, resource
from folkmoot import Team
from folkmoot.errors import DiskFull
from tests.fakes.mind import PlainMind
from tests.jobs.test_trouble import PLAN, RULES

async def main() -> None:
    done = []
    async with Team(mind=PlainMind(PLAN, after=done.append), rules=RULES) as team:
        room = team.room()
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
        for _ in range(3):
            try:
                await room.attend()
            except DiskFull:
                continue
            raise SystemExit("the disk is full, and it started")
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        assert await room.attend()
        await room.settled()
    print(*done, sep="\\n")

asyncio.run(main())
"""


async def to_the_work(home: Path) -> None:
    """Two tasks are owed, and nobody does them."""
    async with Team(home, mind=NeverDone(PLAN), rules=RULES) as team:
        room = team.room()
        await room.say("Build me a CRM")
        for option in ("skip", "approve"):
            await room.settled()
            await room.answer(room.status()["waiting"]["id"], option)


def test_a_start_that_fails_leaves_nobody_behind_who_does_everything_again(tmp_path: Path) -> None:
    asyncio.run(to_the_work(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", STARVED],
        cwd=ROOT,
        env=environment(tmp_path),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert sorted(done.stdout.decode().split("\n")[:-1]) == ["do a", "do b", "review"]
    assert troubles(tmp_path / "folkmoot.db") == []
