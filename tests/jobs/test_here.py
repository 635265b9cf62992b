"""What is owed is done: on time, once, by one performer, and taken up when it was left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from folkmoot import Team
from folkmoot.app import Room, now
from folkmoot.conversation import events as e
from folkmoot.conversation.plan import Task
from folkmoot.conversation.rules import MINUTE, Rules
from folkmoot.errors import FolderBusy
from folkmoot.replay import replay
from folkmoot.team.mind import Done, Duty, Message, Mind, Reply, Told, Write, Written
from folkmoot.team.minds.rules import RulesMind
from folkmoot.team.roster import own_bots, seats
from folkmoot.team.tools import Tools
from tests.fakes.books import count, troubles
from tests.fakes.clock import ManualClock
from tests.fakes.mind import Call, PlainMind, ScriptedMind, task

RULES = replace(Rules(), team=seats(own_bots()), backoff=5)
PLAN = (task("a"), task("b"))
ANSWERS = {"questions": "skip", "approval": "approve", "satisfaction": "satisfied"}


class SlowMind(PlainMind):
    """Begins a task and does not end it until the test says so."""

    def __init__(self, tasks: tuple[Task, ...] = PLAN) -> None:
        super().__init__(tasks)
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.go = asyncio.Event()

    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        self.begun.append(duty.task.title)
        await self.go.wait()
        self.ended.append(duty.task.title)
        return await super().do(duty, told, tools)


@asynccontextmanager
async def team(
    home: Path, mind: Mind, clock: Callable[[], int] | None = None
) -> AsyncIterator[Team]:
    opening = Team(home, mind=mind, rules=RULES, clock=clock or now)
    async with opening as opened, asyncio.timeout(60):
        yield opened


async def to_the_work(room: Room) -> None:
    """Say, skip, approve: from here on tasks run."""
    await room.say("Build me a CRM")
    for _ in range(2):
        await room.settled()
        waiting = room.status()["waiting"]
        await room.answer(waiting["id"], ANSWERS[waiting["kind"]])


async def until(true: Callable[[], bool]) -> None:
    while not true():  # noqa: ASYNC110 - the test looks from outside
        await asyncio.sleep(0.005)


def kinds(room: Room) -> list[str]:
    return [entry["kind"] for entry in room.entries()]


def whole(home: Path) -> None:
    """The books balance, and nothing was done in vain."""
    path = home / "folkmoot.db"
    assert troubles(path) == []
    assert count(path, "select count(*) from log where kind = 'dropped'") == 0


# --- taking up ----------------------------------------------------------------------------


async def test_what_was_under_way_when_it_stopped_is_done_after_the_next_start(
    tmp_path: Path,
) -> None:
    slow = SlowMind()
    async with team(tmp_path, slow) as one:
        await to_the_work(one.room())
        await until(lambda: len(slow.begun) == 2)
    assert slow.ended == []
    async with team(tmp_path, PlainMind(PLAN)) as two:
        room = two.room()
        await room.attend()
        await room.settled()
        assert kinds(room).count("task_finished") == 2
    whole(tmp_path)


async def test_many_clean_stops_are_not_ten_crashes(tmp_path: Path) -> None:
    async with team(tmp_path, SlowMind()) as one:
        await to_the_work(one.room())
    for _ in range(15):
        slow = SlowMind()
        async with team(tmp_path, slow) as again:
            await again.room().attend()
            await until(lambda mind=slow: len(mind.begun) == 2)  # type: ignore[misc]
    async with team(tmp_path, PlainMind(PLAN)) as last:
        await last.room().attend()
        await last.room().settled()
        assert "job_failed" not in kinds(last.room())
    whole(tmp_path)


async def test_a_server_does_what_any_other_process_commits(tmp_path: Path) -> None:
    async with team(tmp_path, PlainMind(PLAN)) as server, team(tmp_path, ScriptedMind()) as other:
        await server.serve()
        room = other.room("shed")
        await room.say("hello")
        assert not await room.attend()
        await room.settled()
        assert kinds(room).count("answered") == 1
    whole(tmp_path)


async def test_only_one_guest_performs_for_a_room(tmp_path: Path) -> None:
    with ScriptedMind(*[Call("answer", "leader", Reply("hello"))] * 2) as mind:
        async with team(tmp_path, mind) as one, team(tmp_path, ScriptedMind()) as two:
            await one.room().say("hello")
            await two.room().say("hello again")
            await two.room().settled()
            assert kinds(two.room()).count("answered") == 2
    whole(tmp_path)


async def test_who_waits_takes_over_when_the_performer_leaves(tmp_path: Path) -> None:
    slow = SlowMind()
    async with team(tmp_path, PlainMind(PLAN)) as two:
        async with team(tmp_path, slow) as one:
            await to_the_work(one.room())
            await until(lambda: len(slow.begun) == 2)
            waiting = asyncio.create_task(two.room().settled())
            await asyncio.sleep(0.1)
            assert not waiting.done()
        assert await waiting
        assert kinds(two.room()).count("task_finished") == 2
    whole(tmp_path)


async def test_a_second_server_is_refused_and_a_server_that_left_is_no_hindrance(
    tmp_path: Path,
) -> None:
    async with team(tmp_path, RulesMind()) as two:
        async with team(tmp_path, RulesMind()) as one:
            await one.serve()
            with pytest.raises(FolderBusy):
                await two.serve()
        await two.serve()


# --- what comes of a job ------------------------------------------------------------------


async def test_work_that_was_withdrawn_is_cut_off(tmp_path: Path) -> None:
    slow = SlowMind()
    async with team(tmp_path, slow) as one:
        room = one.room()
        await to_the_work(room)
        await until(lambda: len(slow.begun) == 2)
        await room.command("cancel", "p1", yes=True)
        await room.settled()
        slow.go.set()
        await asyncio.sleep(0.05)
        assert slow.ended == []
        assert room.status()["outcome"] == "cancellation"
    whole(tmp_path)


async def test_a_result_that_comes_too_late_is_dropped_and_its_row_settled(tmp_path: Path) -> None:
    slow = SlowMind()
    async with team(tmp_path, slow) as one:
        room = one.room()
        await to_the_work(room)
        await until(lambda: len(slow.begun) == 2)
        late = e.TaskFinished("p1/do/t1/9", "p1", "t1", 9, "success")
        receipt = await one.moot.receive("home", late, settles=late.job)
        assert room.entries(receipt.entry - 1)[0]["kind"] == "dropped"
        assert not one.store.is_owed("home", late.job)
        replay(one.store, "home")
    assert troubles(tmp_path / "folkmoot.db") == []


@pytest.mark.parametrize(
    "outcome", [RuntimeError("out of luck"), Reply("\ud800"), Written, Reply("no\0thing")]
)
async def test_whatever_a_mind_does_the_room_goes_on(outcome: object, tmp_path: Path) -> None:
    script = [Call("answer", "leader", outcome), Call("answer", "leader", Reply("hello"))]
    with ScriptedMind(*script) as mind:
        async with team(tmp_path, mind) as one:
            room = one.room()
            await room.say("hello")
            await room.settled()
            await room.say("hello again")
            await room.settled()
            assert len([k for k in kinds(room) if k in ("answered", "job_failed")]) == 2
            assert room.status()["owed"] == 0
            replay(one.store, "home")
    whole(tmp_path)


async def test_a_task_that_fails_is_tried_again_and_waited_for(tmp_path: Path) -> None:
    tries: list[str] = []

    def fails_twice(line: str) -> None:
        tries.append(line)
        if line == "do a" and tries.count(line) < 3:
            raise RuntimeError("out of luck")

    async with team(tmp_path, PlainMind(PLAN, after=fails_twice)) as one:
        room = one.room()
        await to_the_work(room)
        await room.settled()
        assert tries.count("do a") == 3
        assert room.status()["phase"] == "review"
    whole(tmp_path)


# --- time ---------------------------------------------------------------------------------


async def test_overdue_alarms_ring_before_the_new_message_with_their_own_time(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with team(tmp_path, PlainMind(PLAN), clock) as one:
        await one.room().say("Build me a CRM")
        await one.room().settled()
        asked = clock.at
    clock.forward(600 * MINUTE)
    async with team(tmp_path, PlainMind(PLAN), clock) as two:
        await two.room().say("hello")
        log = two.store.log("home")
        rang = next(entry for entry in log if isinstance(entry.event, e.AlarmRang))
        spoke = [entry for entry in log if isinstance(entry.event, e.PersonSpoke)][-1]
        assert rang.at == asked + RULES.silence
        assert (rang.seq < spoke.seq, spoke.at) == (True, clock.at)
    whole(tmp_path)


async def test_the_time_of_the_log_never_goes_back(tmp_path: Path) -> None:
    clock = ManualClock()
    async with team(tmp_path, PlainMind(PLAN), clock) as one:
        room = one.room()
        await room.say("hello")
        await room.settled()
        noon = clock.at
        clock.back(24 * 60 * MINUTE)
        await room.say("Build me a CRM")
        await room.settled()
        assert {entry.at for entry in one.store.log("home")} == {noon}
        assert room.status()["waiting"]["kind"] == "questions"
        # An alarm counts from the room's own time: it rings when the clock is there again.
        clock.forward(24 * 60 * MINUTE + RULES.silence - 1)
        assert room.here is not None
        room.here.look()
        await asyncio.sleep(0.1)
        assert "alarm_rang" not in kinds(room)
        clock.forward(1)
        room.here.look()
        await until(lambda: kinds(room).count("alarm_rang") == 1)
    whole(tmp_path)


async def test_messages_keep_their_order_while_a_bot_answers(tmp_path: Path) -> None:
    heard: list[str] = []

    class Listening(PlainMind):
        async def answer(
            self, bot: str, message: Message, told: Told | None, write: Write
        ) -> Reply:
            await asyncio.sleep(0.001)
            heard.append(message.text)
            return Reply("yes?")

    async with team(tmp_path, Listening(PLAN)) as one:
        room = one.room()
        texts = [f"hello {n}" for n in range(40)]
        for text in texts:
            await room.say(text)
        await room.settled()
    assert heard == texts
    whole(tmp_path)
