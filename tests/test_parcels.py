"""Files that are sent: kept until a message brings them, within the space of the room."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from folkmoot.conversation.words import LANGUAGES
from folkmoot.errors import DiskFull, NoMaterial, RoomFull, TooLong
from folkmoot.parcels import LARGEST, MOST, Parcel, find, keep
from folkmoot.texts import explain

DAY = 24 * 3600


async def pieces(*parts: bytes) -> AsyncIterator[bytes]:
    for part in parts:
        yield part


async def sent(home: Path, name: str = "a.txt", *parts: bytes) -> Parcel:
    return await keep(home, "shop", name, pieces(*parts or (b"some ", b"bytes")))


def left(home: Path) -> dict[str, int]:
    """The files of the room, with their sizes."""
    found = (path for path in (home / "brought" / "shop").rglob("*") if path.is_file())
    return {path.name: path.stat().st_size for path in found}


def filled(home: Path, size: int) -> None:
    """A parcel of this size that a message brought long ago; it takes no place on the disk."""
    folder = home / "brought" / "shop" / ("0" * 24)
    folder.mkdir(parents=True)
    (folder / "big").touch()
    os.truncate(folder / "big", size)


def aged(home: Path, id: str) -> None:
    """Let a parcel be two days old."""
    then = time.time() - 2 * DAY
    for path in (home / "brought" / "shop").glob(f"{id}*"):
        os.utime(path, (then, then))


async def test_a_file_is_found_as_often_as_messages_name_it(tmp_path: Path) -> None:
    parcel = await sent(tmp_path)
    for _ in range(2):
        assert find(tmp_path, "shop", parcel.id).read_bytes() == b"some bytes"
    for wrong in ("", "..", "0" * 24, f"{parcel.id}.waiting", parcel.id.upper()):
        with pytest.raises(NoMaterial):
            find(tmp_path, "shop", wrong)


async def test_what_no_message_named_for_a_day_is_dropped(tmp_path: Path) -> None:
    named, forgotten, fresh = [await sent(tmp_path, name) for name in ("named", "old", "new")]
    find(tmp_path, "shop", named.id)
    for one in (named, forgotten):
        aged(tmp_path, one.id)
    await sent(tmp_path, "next")
    assert left(tmp_path) == {"named": 10, "new": 10, "next": 10}
    assert find(tmp_path, "shop", fresh.id)
    with pytest.raises(NoMaterial):
        find(tmp_path, "shop", forgotten.id)


async def test_forgotten_files_make_room_for_others(tmp_path: Path) -> None:
    filled(tmp_path, MOST - 15)
    old = await sent(tmp_path, "old")
    with pytest.raises(RoomFull):
        await sent(tmp_path, "new")
    aged(tmp_path, old.id)
    assert (await sent(tmp_path, "new")).size == 10
    assert left(tmp_path) == {"big": MOST - 15, "new": 10}


@pytest.mark.parametrize("used", [MOST - 5, MOST, MOST + 1_000_000])
async def test_a_full_room_says_so_and_keeps_nothing_of_it(used: int, tmp_path: Path) -> None:
    filled(tmp_path, used)
    with pytest.raises(RoomFull) as full:
        await sent(tmp_path)
    assert left(tmp_path) == {"big": used}
    assert [path.name for path in (tmp_path / "brought" / "shop").iterdir()] == ["0" * 24]
    for lang in LANGUAGES:
        assert "500" in explain(full.value, lang)


async def test_a_file_that_is_too_large_is_another_matter(tmp_path: Path) -> None:
    with pytest.raises(TooLong):
        await sent(tmp_path, "huge", b"x" * LARGEST, b"x")
    assert left(tmp_path) == {}


async def test_files_that_come_together_do_not_fill_more_than_there_is(tmp_path: Path) -> None:
    filled(tmp_path, MOST - 25)
    all_began, begun = asyncio.Event(), list[int]()

    async def together(n: int) -> AsyncIterator[bytes]:
        begun.append(n)
        if len(begun) == 5:
            all_began.set()
        yield b"12345"
        await all_began.wait()
        yield b"67890"

    sending = (keep(tmp_path, "shop", f"{n}.txt", together(n)) for n in range(5))
    ends = await asyncio.gather(*sending, return_exceptions=True)
    assert {type(end) for end in ends} == {Parcel, RoomFull}
    assert sum(left(tmp_path).values()) <= MOST


async def test_a_full_disk_is_named_whatever_else_goes_wrong(tmp_path: Path) -> None:
    async def fills() -> AsyncIterator[bytes]:
        yield b"some"
        shutil.rmtree(tmp_path / "brought")  # nothing is left to clean up
        raise OSError(errno.ENOSPC, "no space left")

    with pytest.raises(DiskFull):
        await keep(tmp_path, "shop", "a.txt", fills())
