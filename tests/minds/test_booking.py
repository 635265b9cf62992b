"""The book of calls: what is set aside, cut off, killed or claimed is never spent unnoticed."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from multiprocessing.synchronize import Barrier
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from folkmoot.app import Room
from folkmoot.store.calls import CallBook
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.calls import Made, Order
from folkmoot.work.calls import Calls
from folkmoot.work.journal import Unwritten
from tests.fakes.model_server import Asked, Charged, NoUsage, Play, Say, Slow
from tests.minds.charging import (
    CENT,
    Competent,
    Killer,
    Shop,
    asked_for,
    carry_on,
    eight,
    entry,
    go_on,
    kind_of,
    kinds,
    nursery,
    play,
    shop,
    worst,
)

BUILD = "Build me a CRM"
SIDE_BY_SIDE = "bot_limit = 8"


# --- two processes ------------------------------------------------------------------------------


def _reserves(home: str, process: int, ready: Barrier) -> None:
    """Sixty-four times, eight at once; in its own process."""

    async def act() -> None:
        store = SqliteStore(Path(home) / "folkmoot.db")
        book = CallBook(store)

        async def one(n: int) -> None:
            payer = ("home", "p1", f"job{n % 5}", "coder", "do", "m")
            await book.reserve(f"{process}.{n}", payer, 1, 50 + n, CENT // 2, (0, 10**15))

        for first in range(0, 64, 8):
            ready.wait(20)
            await asyncio.gather(*(one(first + n) for n in range(8)))
        store.close()

    asyncio.run(act())


def test_two_processes_together_never_set_aside_more_than_the_budget(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "folkmoot.db").close()
    ready = nursery().Barrier(2)
    both = [nursery().Process(target=_reserves, args=(str(tmp_path), n, ready)) for n in range(2)]
    for process in both:
        process.start()
    for process in both:
        process.join(30)
    assert [process.exitcode for process in both] == [0, 0]
    with closing(sqlite3.connect(tmp_path / "folkmoot.db")) as database:
        rows = database.execute("select key, cost from calls").fetchall()
    assert CENT // 2 - 114 < sum(cost for _, cost in rows) <= CENT // 2
    assert {key[0] for key, _ in rows} == {"0", "1"}


# --- kill -9 between the call and the booking ------------------------------------------------


def _killed(s: Shop, killer: Killer, kills: int) -> dict[str, int]:
    """Kill so often, then let it end; the calls that were lost, by job."""
    lost: dict[str, int] = {}
    args = (str(s.home), s.env)
    for _ in range(kills):
        process = nursery().Process(target=carry_on, args=args)
        process.start()
        killer.aim(process, killer.dice.randint(1, 6))
        process.join(30)
        if process.exitcode == 0:
            break
        assert process.exitcode == -signal.SIGKILL
        lost |= s.lost()
    last = nursery().Process(target=carry_on, args=args)
    last.start()
    last.join(60)
    assert last.exitcode == 0
    return lost


@pytest.mark.parametrize("budget", [CENT, 1_200])
def test_kill_9_between_call_and_booking_never_spends_unnoticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, budget: int
) -> None:
    killer = Killer(Random(budget))
    turns, cheap = 3, (0.002, 0.01)
    competent = Competent(eight(), turns)
    with shop(
        tmp_path,
        monkeypatch,
        lambda asked: killer.see(competent(asked)),
        cheap,
        worst,
        SIDE_BY_SIDE,
        budget=budget,
    ) as s:
        lost = _killed(s, killer, 6)
        s.never_over()
        assert s.till.charged <= s.booked() <= budget
        assert {told for *_, told in s.calls()} == {1}

        async def scene(room: Room) -> None:
            status = room.status("p1")
            assert status["cost_usd"] == pytest.approx(s.booked() / 1e6)
            assert status["outcome"] is not None
            if budget == CENT:
                assert status["outcome"] == "success"
                assert kinds(room, "job_failed", "money_asked", "dropped") == []

        play(tmp_path, scene)
        if budget == CENT:
            assert lost, "some job was under way when it was killed"
            made = Counter(job for _, _, job, *_ in s.calls())
            needed = {job: turns if "/do/" in job else 1 for job in made}
            assert made == {job: needed[job] + lost.get(job, 0) for job in made}


# --- withdrawn -----------------------------------------------------------------------------


def slow(kind: str, seconds: float = 60.0) -> Callable[[Asked], Play]:
    """Competent, but for one kind of job that takes its time."""
    competent = Competent()

    def answer(asked: Asked) -> Play:
        played = competent(asked)
        return Slow(seconds, played) if kind_of(asked) == kind else played

    return answer


@pytest.mark.parametrize(
    ("kind", "command"),
    [("ask", "cancel"), ("brief", "cancel"), ("do", "cancel"), ("do", "stop"), ("brief", "pause")],
)
def test_a_call_that_is_cut_off_counts_in_full_within_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, command: str
) -> None:
    with shop(tmp_path, monkeypatch, slow(kind)) as s:

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            going = asyncio.create_task(go_on(room))
            await asked_for(s, kind)
            await room.command(command, yes=True)
            going.cancel()
            booked = await entry(room, "calls_booked")
            assert booked["cost"] > 0
            await asyncio.sleep(1.2)
            assert {(is_open, told) for *_, is_open, told in s.calls()} == {(0, 1)}
            assert room.status("p1")["cost_usd"] == pytest.approx(s.booked() / 1e6)
            assert s.till.charged <= s.booked()

        play(tmp_path, scene)


def test_an_answer_that_is_interrupted_is_paid_by_the_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shop(tmp_path, monkeypatch, lambda _: Slow(60, Say("Hello."))) as s:

        async def scene(room: Room) -> None:
            await room.say("hello there")
            await asked_for(s, "words")
            await room.interrupt()
            await entry(room, "calls_booked")
            assert room.status()["cost_usd"] == pytest.approx(s.booked() / 1e6)
            assert s.till.charged <= s.booked()

        play(tmp_path, scene)


def test_no_money_stays_aside_whenever_a_call_is_withdrawn(tmp_path: Path) -> None:
    """What is open counts in full, and nobody would ever close it while this process lives."""
    store = SqliteStore(tmp_path / "folkmoot.db")

    async def never() -> Made:
        await asyncio.sleep(60)
        raise AssertionError

    async def scene() -> None:
        for moment in range(40):
            book = CallBook(store)
            calls = Calls(book, Unwritten, "home", "p1", f"j{moment}", lambda: 1, lambda: 10**9)
            job = asyncio.create_task(calls.make(Order("coder", "do", "m", "hello", 5), never))
            await asyncio.sleep(moment / 10_000)
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)
        await store.settle()
        assert store.rows("select job from calls where open = 1") == []

    asyncio.run(scene())
    store.close()


# --- what a server says it cost ---------------------------------------------------------------


def usage(prompt: Any, completion: Any) -> Callable[[Asked], Play]:
    """A greeting that claims this usage, whatever it is."""
    return lambda _: Charged(Say("Hello to you."), cast(int, prompt), cast(int, completion))


@pytest.mark.filterwarnings("ignore")  # as people run it: a library's warning is no error
@pytest.mark.parametrize(
    ("claims", "full"),
    [
        (lambda _: NoUsage(Say("Hello to you.")), True),
        (usage(-5, -7), True),
        (usage(0, 0), True),
        (usage("many", "more"), True),
        (usage(10**9, 10**9), None),
        pytest.param(usage(1.5, 2.5), None),
        pytest.param(usage(10**30, 1), None),
        pytest.param(usage(10**400, 1), None),
    ],
    ids=["none", "negative", "zero", "words", "absurd", "fraction", "too big", "endless"],
)
def test_usage_that_cannot_be_is_survived_and_never_counts_for_nothing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    claims: Callable[[Asked], Play],
    full: bool | None,
) -> None:
    with shop(tmp_path, monkeypatch, lambda _: Say("x"), (2.0, 4.0)) as s:
        s.server._play = claims  # the till does not know what this server claims

        async def scene(room: Room) -> None:
            await room.say("hello there")
            assert await room.settled(20)
            (answer,) = kinds(room, "answered")
            assert answer["text"]
            assert kinds(room, "job_failed") == []
            await room.say("hello again")
            assert await room.settled(20)
            assert len(kinds(room, "answered")) == 2
            first = min(cost for (cost,) in s.calls("cost"))
            assert first >= 4 * 500 if full else first > 0

        play(tmp_path, scene)


def test_without_a_price_tokens_are_counted_and_nothing_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shop(tmp_path, monkeypatch, Competent(), prices=None, budget=1) as s:

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            assert await go_on(room) == ""
            assert (room.status()["outcome"], room.status()["cost_usd"]) == ("success", 0.0)
            tokens = sum(read + written for read, written in s.calls("input, output"))
            assert room.project("p1").tokens == tokens > 0

        play(tmp_path, scene)
