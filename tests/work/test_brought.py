"""What a bot that works by rules knows of what was brought: what a model may read, and no more."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from folkmoot import Team
from folkmoot.work.brought import READ_BYTES, READ_FILES, bring

KEY = "sk_live_51H"
SECRETS = (".env", "deploy.pem", "secrets.yaml", "id_ed25519", "conf/.netrc")
UNSEEN = (".ssh/config", ".gnupg/keys.txt", ".git/config", ".tox/log.txt")


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A repository as people have them: prices, and passwords beside them."""
    root = tmp_path / "shop"
    for name in (*SECRETS, *UNSEEN):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"STRIPE_PRICES_KEY={KEY}\n")
    (root / "prices.csv").write_text("Stripe prices: 1.4 % and 0.25 a card\n")
    (root / "out.txt").symlink_to(root / ".env")
    os.mkfifo(root / "pipe")
    return root


def test_files_that_keep_passwords_are_named_and_not_read(shop: Path) -> None:
    brought = bring(shop)
    assert set(brought.files) == {*SECRETS, "prices.csv"}
    assert [name for name, _ in brought.texts] == ["prices.csv"]


def test_a_file_that_was_brought_by_its_own_name_is_read(shop: Path) -> None:
    assert bring(shop / ".env").texts == ((".env", f"STRIPE_PRICES_KEY={KEY}\n"),)


def test_of_a_large_folder_the_beginnings_of_some_files_are_read(tmp_path: Path) -> None:
    for n in range(READ_FILES + 5):
        (tmp_path / f"{n:03}.txt").write_text("x" * (READ_BYTES + 1))
    (tmp_path / "zz").mkdir()
    (tmp_path / "zz" / "README.md").write_text("Read me first\n")
    brought = bring(tmp_path)
    assert len(brought.files) == READ_FILES + 6
    assert brought.texts[0] == ("zz/README.md", "Read me first\n")
    assert len(brought.texts) == READ_FILES
    assert {len(text) for _, text in brought.texts[1:]} == {READ_BYTES}


def test_what_has_gone_since_has_no_files(tmp_path: Path) -> None:
    gone = bring(tmp_path / "gone")
    assert (gone.name, gone.files, gone.texts) == ("gone", (), ())


# --- in a room -------------------------------------------------------------------------------


async def researched(home: Path, shop: Path) -> list[dict[str, Any]]:
    """What the offline team leaves in the log of a research with this folder."""
    async with Team(home) as team:
        room = team.room("home", "ann")
        await room.say("Find out what the prices of Stripe are", material=[shop])
        await room.settled(20)
        while (card := room.status()["waiting"]) and card["kind"] == "questions":
            await room.answer(card["id"], "skip")
            await room.settled(20)
        return room.entries()


async def test_no_password_of_a_brought_folder_reaches_the_log(shop: Path, tmp_path: Path) -> None:
    entries = await researched(tmp_path / "home", shop)
    (offer,) = (entry for entry in entries if entry["kind"] == "offer_made")
    assert "1.4 %" in offer["text"], "what fits is quoted"
    assert KEY not in str(entries)


@contextmanager
def opened(name: str) -> Iterator[list[int]]:
    """The threads in which a file or folder of this name is opened meanwhile."""
    threads, watching = list[int](), [True]

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if watching and event == "open" and str(args[0]).endswith(name):
            threads.append(threading.get_ident())

    sys.addaudithook(hook)  # no hook can be taken away again: it stops looking
    yield threads
    watching.clear()


async def test_a_slow_disk_holds_nobody_else(shop: Path, tmp_path: Path) -> None:
    with opened("prices.csv") as files, opened(str(shop)) as folders:
        await researched(tmp_path / "home", shop)
    assert files
    assert folders
    assert threading.get_ident() not in {*files, *folders}
