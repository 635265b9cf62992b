"""A bot's hands: what is done is done once, what may not be done is refused with the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.errors import ToolRefused
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.tools import Ask, Write
from tests.work.room import hands, job


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "folkmoot.db")
    yield opened
    opened.close()


@pytest.mark.parametrize("own", ["BRIEF.md", ".", "./"])
@pytest.mark.parametrize("name", ["BRIEF.md", "./PLAN.md", "STATE.md/", ".//SUMMARY.md"])
async def test_the_rooms_own_papers_are_refused_however_their_names_are_written(
    own: str, name: str, store: SqliteStore, tmp_path: Path
) -> None:
    mine = hands(store, tmp_path / "own", job("a", files=(own,)))
    with pytest.raises(ToolRefused):
        await mine.use(Write(name, "mine"))
    assert not (tmp_path / "own").exists()


async def test_where_a_job_takes_another_way_the_thread_has_what_was_asked_on_it(
    store: SqliteStore, tmp_path: Path
) -> None:
    async def cut_off(bot: str, asked: str) -> str:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await hands(store, tmp_path, job("a"), advise=cut_off).use(Ask("leader", "one"))
    await hands(store, tmp_path, job("a")).use(Ask("researcher", "two"))
    rows = [row[1:5] for row in store.thread("home", "p1/t1")]
    assert rows[-2:] == [
        ("coder", "researcher", "request", "two"),
        ("researcher", "coder", "response", "researcher on two"),
    ]


async def test_a_teammate_who_says_nothing_has_not_answered(
    store: SqliteStore, tmp_path: Path
) -> None:
    async def silent(bot: str, asked: str) -> str:
        return ""

    answer = await hands(store, tmp_path, job("a"), advise=silent).use(Ask("leader", "one"))
    assert not answer.ok
