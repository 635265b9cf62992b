"""One commit is all or nothing, alone or in a group; whoever was overtaken is told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from folkmoot.conversation.effects import Answer
from folkmoot.conversation.events import Answered, Arrival, PersonSpoke, Understood
from folkmoot.conversation.room import Room
from folkmoot.conversation.step import step
from folkmoot.errors import StoreError
from folkmoot.room import Moot, Receipt
from folkmoot.store.codec import kind_of
from folkmoot.store.rows import Change, Entry, change
from folkmoot.store.sqlite import SqliteStore
from folkmoot.store.writer import Conflict
from tests.fakes.books import looking, troubles
from tests.fakes.clock import ManualClock
from tests.fakes.flow import RULES
from tests.fakes.judge import CHAT, ScriptedJudge
from tests.store.conftest import Open

HI = ScriptedJudge(hi=CHAT, again=CHAT)


class Told:
    """One process's idea of a room: decides, and says what it would commit."""

    def __init__(self, store: SqliteStore, name: str) -> None:
        self.store, self.name = store, name
        self.room, self.load = store.load(name)

    def decide(self, *events: Arrival, settles: str = "", key: str | None = None) -> Change:
        before, entries = self.room, list[Entry]()
        for event in events:
            taken = step(self.room, event, 1_000)
            seq = self.room.seq + 1
            entries.append(Entry(seq, kind_of(type(event)), "", 1_000, event, key))
            key = None
            for n, fact in enumerate(taken.facts, seq + 1):
                entries.append(Entry(n, kind_of(type(fact)), "", 1_000, fact))
            self.room = taken.room
        return change(self.name, self.load, before, self.room, entries, settles)

    def hear(self, text: str = "hi", key: str | None = None) -> Change:
        """A message that is understood as small talk: one answer is owed."""
        entry = self.room.seq + 1
        return self.decide(PersonSpoke("ada", text), Understood(entry, CHAT), key=key)

    def answered(self, entry: int = 1) -> Change:
        job = Answer(entry, "leader").name
        return self.decide(Answered(job, entry, "leader", "hello"), settles=job)


async def commit(store: SqliteStore, *changes: Change) -> list[BaseException | None]:
    """Queue all of them at once, and return what became of each."""
    outcomes: list[BaseException | None] = []
    done = asyncio.Event()

    def deliver(error: BaseException | None) -> None:
        outcomes.append(error)
        if len(outcomes) == len(changes):
            done.set()

    for one in changes:
        store.commit(one, deliver)
    await asyncio.wait_for(done.wait(), 60)
    return outcomes


@contextmanager
def another_writes(store: SqliteStore) -> Iterator[None]:
    """Hold the database, so that whatever is queued meanwhile becomes one group."""
    db = sqlite3.connect(store.path, isolation_level=None)
    db.execute("begin immediate")
    try:
        yield
    finally:
        db.execute("rollback")
        db.close()


async def commit_as_a_group(
    store: SqliteStore, first: Change, *changes: Change
) -> list[BaseException | None]:
    """The first one waits for the lock; the others gather behind it."""
    with another_writes(store):
        waiting = asyncio.create_task(commit(store, first))
        await asyncio.sleep(0.1)
        rest = asyncio.create_task(commit(store, *changes))
        await asyncio.sleep(0.1)
    return [*await waiting, *await rest]


def written(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row there is."""
    tables = ("rooms", "projects", "tasks", "log", "owed", "steps", "seen")
    with looking(path) as db:
        return {table: db.execute(f"select * from {table}").fetchall() for table in tables}


async def test_a_group_commits_every_member(store: SqliteStore) -> None:
    rooms = [f"r{n}" for n in range(300)]
    changes = [Told(store, room).hear() for room in rooms]
    assert await commit_as_a_group(store, *changes) == [None] * len(rooms)
    assert store.rooms() == sorted(rooms)
    assert troubles(store.path) == []


async def test_a_failing_member_fails_alone(store: SqliteStore) -> None:
    good = [Told(store, f"good{n}").hear() for n in range(20)]
    overtaken = Told(store, "bad").hear()._replace(before=5)
    outcomes = await commit_as_a_group(store, *good[:10], overtaken, *good[10:])
    assert [type(o) for o in outcomes] == [type(None)] * 10 + [Conflict] + [type(None)] * 10
    assert "bad" not in store.rooms()
    assert len(store.rooms()) == 20
    assert troubles(store.path) == []


@pytest.mark.parametrize("grouped", [False, True])
async def test_a_member_that_cannot_be_stored_at_all_fails_alone(
    store: SqliteStore, grouped: bool
) -> None:
    good = [Told(store, f"good{n}").hear() for n in range(6)]
    lost = Told(store, "bad").hear("\ud800")
    if grouped:
        outcomes = await commit_as_a_group(store, *good[:3], lost, *good[3:])
    else:
        outcomes = await commit(store, *good[:3], lost, *good[3:])
    assert [outcome is None for outcome in outcomes] == [True] * 3 + [False] + [True] * 3
    assert await commit(store, Told(store, "bad").hear()) == [None]
    assert troubles(store.path) == []


async def test_a_change_that_fails_leaves_no_trace(store: SqliteStore) -> None:
    told = Told(store, "home")
    assert await commit(store, told.hear()) == [None]
    before = written(store.path)
    late = told.answered()._replace(before=7)
    assert [type(outcome) for outcome in await commit(store, late)] == [Conflict]
    assert written(store.path) == before


async def test_whoever_was_overtaken_by_another_process_is_told(open_store: Open) -> None:
    one, two = open_store(), open_store()
    mine, theirs = Told(one, "home"), Told(two, "home")
    assert await commit(two, theirs.hear()) == [None]
    outcomes = await commit(one, mine.hear())
    assert [type(outcome) for outcome in outcomes] == [Conflict]
    assert await commit(one, Told(one, "home").hear()) == [None]
    assert troubles(one.path) == []


@pytest.mark.parametrize("grouped", [False, True])
async def test_what_was_decided_on_top_of_a_failed_change_fails_too(
    open_store: Open, grouped: bool
) -> None:
    one, two = open_store(), open_store()
    mine, theirs = Told(one, "home"), Told(two, "home")
    first = mine.hear()
    second = mine.hear("again")
    assert await commit(two, theirs.hear()) == [None]
    # Their change moved the room to exactly the number that the second was decided on.
    assert two.seq("home") == second.before
    put = commit_as_a_group if grouped else commit
    outcomes = await put(one, first, second, Told(one, "neighbour").hear())
    assert [type(outcome) for outcome in outcomes] == [Conflict, Conflict, type(None)]
    assert [entry.kind for entry in one.log("home")].count("person_spoke") == 1
    assert await commit(one, Told(one, "home").hear()) == [None]
    assert troubles(one.path) == []


async def test_changes_decided_one_on_top_of_the_other_commit_in_order(store: SqliteStore) -> None:
    told = Told(store, "home")
    changes = [told.hear(), told.answered(), told.hear("again")]
    assert await commit_as_a_group(store, *changes) == [None, None, None]
    assert store.load("home")[0] == replace(told.room, rules=store.load("home")[0].rules)


async def test_a_job_is_settled_once(store: SqliteStore) -> None:
    told = Told(store, "home")
    assert await commit(store, told.hear(), told.answered()) == [None, None]
    assert not store.is_owed("home", "answer/1/leader")
    before = written(store.path)
    again = Told(store, "home").decide(PersonSpoke("ada", "again"), settles="answer/1/leader")
    assert [type(outcome) for outcome in await commit(store, again)] == [Conflict]
    neighbour = Told(store, "shed").hear()
    again = Told(store, "home").decide(PersonSpoke("ada", "again"), settles="answer/1/leader")
    outcomes = await commit_as_a_group(store, neighbour, again, Told(store, "barn").hear())
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert [row for row in written(store.path)["log"] if row[0] == "home"] == before["log"]


@pytest.mark.parametrize("taken", ["key", "seq"])
async def test_an_entry_that_is_there_already_is_a_conflict(store: SqliteStore, taken: str) -> None:
    told = Told(store, "home")
    assert await commit(store, told.hear(key="k")) == [None]
    again = told.hear("again", key="k" if taken == "key" else None)
    if taken == "seq":
        again = again._replace(log=[(row[0], 1, *row[2:]) for row in again.log])
    assert [type(outcome) for outcome in await commit(store, again)] == [Conflict]


async def test_a_row_that_does_not_fit_is_no_conflict_and_says_which(store: SqliteStore) -> None:
    heard = Told(store, "home").hear()
    misfit = heard._replace(owe=[(*heard.owe[0][:5], None, *heard.owe[0][6:])])
    (outcome,) = await commit(store, misfit)
    assert isinstance(outcome, StoreError)
    assert "owed.due" in str(outcome.values["why"])
    code = "insert into codes (hash, room, made_by, ends_at) values ('h', 'home', 'ada', 1)"
    await store.write(code, [()])
    with pytest.raises(StoreError, match=r"codes\.hash"):
        await store.write(code, [()])


# --- receive: the same, seen from above ----------------------------------------------------


def moot(store: SqliteStore) -> Moot:
    return Moot(store, HI, RULES, ManualClock())


def spoken(store: SqliteStore) -> list[str]:
    return [e.event.text for e in store.log("home") if isinstance(e.event, PersonSpoke)]


def texts(receipts: Sequence[Receipt]) -> set[int]:
    return {receipt.entry for receipt in receipts}


async def test_a_known_key_returns_the_entry_it_made_before(store: SqliteStore) -> None:
    rooms = moot(store)
    first = await rooms.receive("home", PersonSpoke("ada", "hi"), key="k")
    again = await rooms.receive("home", PersonSpoke("ada", "hi"), key="k")
    assert (again.entry, again.known, first.known) == (first.entry, True, False)
    assert spoken(store) == ["hi"]


async def test_a_message_sent_twice_at_once_is_one_message(open_store: Open) -> None:
    one, two = moot(open_store()), moot(open_store())
    event = PersonSpoke("ada", "hi")
    tries = [rooms.receive("home", event, key="k") for rooms in (one, one, two, two, one)]
    receipts = await asyncio.gather(*tries)
    assert len(texts(receipts)) == 1
    assert [receipt.known for receipt in receipts].count(False) == 1
    assert spoken(one.store) == ["hi"]
    assert troubles(one.store.path) == []


async def test_the_same_key_in_another_room_is_another_message(store: SqliteStore) -> None:
    rooms = moot(store)
    await rooms.receive("home", PersonSpoke("ada", "hi"), key="k")
    other = await rooms.receive("shed", PersonSpoke("ada", "hi"), key="k")
    assert not other.known
    assert store.rooms() == ["home", "shed"]


async def test_two_processes_at_once_lose_nothing(open_store: Open) -> None:
    both = [moot(open_store()), moot(open_store())]
    said = [rooms.receive("home", PersonSpoke("ada", "hi")) for rooms in both for _ in range(60)]
    receipts = await asyncio.gather(*said)
    assert len(texts(receipts)) == len(receipts) == len(spoken(both[0].store)) == 120
    assert troubles(both[0].store.path) == []


async def test_an_empty_room_is_a_room_without_rows(store: SqliteStore) -> None:
    assert store.load("nowhere")[0] == Room()
    assert not store.exists("nowhere")
