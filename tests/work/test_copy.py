"""What was brought is copied into the project's folder as it is, by its task, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from folkmoot.errors import ToolRefused
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.tools import Copy
from folkmoot.work.folder import LARGEST
from folkmoot.work.hands import Hands
from tests.work.room import hands, job

BYTES = b"\x89PNG\r\n\x1a\n\0\xff"


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Hands]:
    brought = tmp_path / "shop"
    brought.mkdir()
    (brought / "a.png").write_bytes(BYTES)
    (brought / ".env").write_text("KEY=1")
    (brought / "out.png").symlink_to(tmp_path / "folkmoot.db")
    with (brought / "large.png").open("wb") as file:
        file.truncate(LARGEST + 1)
    store = SqliteStore(tmp_path / "folkmoot.db")
    made = hands(store, tmp_path / "own", job("a", files=("pictures/a.png",)))
    project = replace(made.told.project, material=(str(brought),))
    made.told = replace(made.told, project=project)
    yield made
    store.close()


async def test_a_file_is_copied_byte_for_byte(mine: Hands, tmp_path: Path) -> None:
    await mine.use(Copy("pictures/a.png", "brought/shop/a.png"))
    assert (tmp_path / "own/pictures/a.png").read_bytes() == BYTES
    assert mine.uses[-1].tool == "copy"


@pytest.mark.parametrize(
    ("file", "source", "why"),
    [
        ("b.png", "brought/shop/a.png", "is not of this task"),
        ("../a.png", "brought/shop/a.png", "is not of this task"),
        ("pictures/a.png", "brought/shop/.env", "may keep passwords"),
        ("pictures/a.png", "brought/shop/out.png", "nothing of that name"),
        ("pictures/a.png", "brought/shop/../folkmoot.db", "nothing of that name"),
        ("pictures/a.png", "/etc/passwd", "nothing of that name"),
        ("pictures/a.png", "brought/shop/large.png", "are the most"),
    ],
)
async def test_nothing_else_is_copied_and_nowhere_else(
    file: str, source: str, why: str, mine: Hands, tmp_path: Path
) -> None:
    with pytest.raises(ToolRefused) as refused:
        await mine.use(Copy(file, source))
    assert why in str(refused.value.values["why"])
    assert not (tmp_path / "own").exists()


async def test_whoever_may_not_write_may_not_copy(mine: Hands) -> None:
    mine.allowed = frozenset({"read", "list", "copy"})
    with pytest.raises(ToolRefused):
        await mine.use(Copy("pictures/a.png", "brought/shop/a.png"))
