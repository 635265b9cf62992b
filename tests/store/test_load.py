"""Reading only what is newer gives the same room as reading all of it."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from folkmoot.conversation.room import Room, tidy
from folkmoot.conversation.step import owed
from folkmoot.replay import replay
from tests.fakes.books import troubles
from tests.fakes.flow import Flow
from tests.store.conftest import Open

SEEDS = range(int(os.environ.get("FOLKMOOT_SEEDS", "16")))
MOVES = 150


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_room_read_from_any_earlier_value_is_the_room(
    seed: int, open_store: Open, tmp_path: Path
) -> None:
    dice = Random(seed)
    flow, other = Flow(open_store(), tmp_path, dice), open_store()
    known: list[Room] = []
    for n in range(MOVES):
        await flow.move()
        if n % 3 == 0:
            whole = other.load("home")[0]
            older = known[-8:] + known[:1]
            for value in older:
                assert as_it_is(other.load("home", value)[0]) == as_it_is(whole), (n, value.seq)
            known.append(other.load("home", dice.choice(older))[0] if older else whole)


@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_happens_the_books_balance_and_the_log_replays(
    seed: int, open_store: Open, tmp_path: Path
) -> None:
    store = open_store()
    flow = Flow(store, tmp_path, Random(f"books {seed}"))
    for n in range(MOVES):
        await flow.move()
        if n % 10 == 0:
            room = store.load("home")[0]
            names = {row.name for row in store.owed("home", 1 << 60)}
            assert names == set(owed(room)), n
    assert troubles(store.path) == []
    replay(store, "home")


@pytest.mark.parametrize("seed", SEEDS)
async def test_two_processes_taking_turns_keep_one_room(
    seed: int, open_store: Open, tmp_path: Path
) -> None:
    dice = Random(f"turns {seed}")
    flows = [Flow(open_store(), tmp_path, dice) for _ in range(2)]
    for flow in flows:
        flow.clock = flow.moot.clock = flows[0].clock
    flows[1].keys = 1_000_000
    for _ in range(MOVES):
        await dice.choice(flows).move()
    assert troubles(flows[0].moot.store.path) == []
    replay(flows[0].moot.store, "home")


def as_it_is(room: Room) -> Room:
    """What two readings must agree on: closed projects are kept only by who knew them."""
    room = tidy(room)
    return replace(room, projects=tuple(sorted(room.projects, key=lambda project: project.id)))
