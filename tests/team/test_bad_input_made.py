"""
Input that nobody would make a test of by choice, on its whole way through a room by rules: it
ends in a result or in a sentence, soon, and the room goes on.
"""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from decimal import Decimal
from pathlib import Path

import pytest

from tests.team.building import Built, built

SOON = 30.0
"""Seconds; far more than any of these takes."""

REPORT = "Build me a report on our sales: amount by region, by month"
SHOP = "Build me a website for my shop. Phone 0341 123456"


@asynccontextmanager
async def reviewed(
    home: Path, wish: str, *, name: str = "", content: bytes = b"", size: int = 0
) -> AsyncIterator[Built]:
    """A wish, with one file, as far as its review; afterwards the room does something else."""
    began, brought = time.monotonic(), home / "brought" / name
    if name:
        brought.parent.mkdir()
        with brought.open("wb") as file:
            file.write(content)
            file.truncate(size or len(content))
    made = await built(home / "home", wish, material=(brought,) if name else ())
    await made.goes_on()
    assert made.card["kind"] == "satisfaction"
    assert time.monotonic() - began < SOON
    yield made
    await made.presses("satisfied")
    await made.says("What is 15% of 240?")
    assert "= 36" in made.kinds("task_finished")[-1]["text"], "the room goes on"
    assert not made.kinds("job_failed")


def rows(text: str) -> list[tuple[str, ...]]:
    """The rows of every table of a report, without their heads."""
    plain = re.sub(r"(?m)^\|.*\n\| ---.*\n", "", text)
    found = [line.strip("| ").split(" | ") for line in plain.splitlines() if line.startswith("|")]
    return [tuple(cells) for cells in found]


def sums(made: Built) -> dict[str, Decimal]:
    """What a report says of each thing that it adds up."""
    plain = [(row[0], re.sub(r"\s", "", row[1])) for row in rows(made.files()["REPORT.md"])]
    number = re.compile(r"-?\d+(\.\d+)?")
    return {name: Decimal(told) for name, told in plain if number.fullmatch(told)}


def named_before_approval(made: Built) -> str:
    """What was said to be beyond the team when the person approved."""
    entries = made.room.entries()
    (first, *_) = [n for n, one in enumerate(entries) if one["kind"] == "task_started"]
    said = [one["text"] for one in entries[:first] if one["kind"] == "said"]
    briefs = [one["brief"]["lines"] for one in entries[:first] if one["kind"] == "brief_written"]
    lines = [line["text"] for line in briefs[-1] if line["section"] == "beyond"] if briefs else []
    return "\n".join([*said, *lines])


# --- tables ------------------------------------------------------------------------------------


async def test_a_table_of_200_megabytes_is_named_and_not_read(tmp_path: Path) -> None:
    head = b"day,region,amount\n2026-01-05,North,10\n"
    async with reviewed(tmp_path, REPORT, name="sales.csv", content=head, size=200_000_000) as made:
        assert "“sales.csv” is too large" in named_before_approval(made)
        assert "REPORT.md" not in made.files()
        assert made.points("shown") == ["Requirements, an outline and a list of tests are written."]


@pytest.mark.parametrize(
    ("wish", "content", "wanted"),
    [
        (
            REPORT,
            b'day,region,amount\n2026-01-05,"North,10\n2026-01-06,South,5\n2026-02-06,North,5\n',
            {"North": "15", "South": "5", "2026-01": "15", "2026-02": "5"},
        ),
        (
            REPORT,
            b"2026-01-05,North,10\n2026-01-06,South,5\n2026-02-06,North,5\n",
            {"North": "15", "South": "5", "2026-01": "15", "2026-02": "5"},
        ),
        (
            "Build me a report on our sales: Umsatz by Größe, by month",
            "Monat;Größe;Umsatz\n01.02.2026;klein;1.000,50\n03.02.2026;groß;2,50\n"
            "04.03.2026;klein;1\n".encode("latin-1"),
            {"klein": "1001.50", "groß": "2.50", "2026-02": "1003", "2026-03": "1"},
        ),
    ],
    ids=["broken quotes", "no header", "latin-1"],
)
async def test_an_odd_table_is_added_up_all_the_same(
    wish: str, content: bytes, wanted: dict[str, str], tmp_path: Path
) -> None:
    async with reviewed(tmp_path, wish, name="sales.csv", content=content) as made:
        assert sums(made) == {name: Decimal(told) for name, told in wanted.items()}
        assert not made.points("not_done")


FORMULAS = b"region,amount\n=cmd|' /C calc'!A0,1\nNorth,=1+1\n@SUM(A1),3\nNorth,4\nNorth,5\n"


async def test_formulas_are_letters_in_the_report_and_in_its_chart(tmp_path: Path) -> None:
    async with reviewed(tmp_path, REPORT, name="sales.csv", content=FORMULAS) as made:
        assert sums(made) == {
            "=cmd/' /C calc'!A0": Decimal(1),
            "@SUM(A1)": Decimal(3),
            "North": Decimal(9),
        }
        assert made.files()["chart.svg"].startswith("<svg")


async def test_a_cell_that_is_not_added_up_is_counted_in_the_report(tmp_path: Path) -> None:
    async with reviewed(tmp_path, REPORT, name="sales.csv", content=FORMULAS) as made:
        (column,) = [row for row in rows(made.files()["REPORT.md"]) if row[0] == "amount"]
        assert column == ("amount", "number", "13", "1") or "=1+1" in made.files()["REPORT.md"]


async def test_a_wish_that_the_table_cannot_answer_is_named(tmp_path: Path) -> None:
    content = b"region,amount\nNorth,1\nSouth,2\nNorth,3\n"
    async with reviewed(tmp_path, REPORT, name="sales.csv", content=content) as made:
        assert "by month" in named_before_approval(made)


# --- pages -------------------------------------------------------------------------------------


async def test_a_picture_that_is_none_is_named_and_the_page_is_made(tmp_path: Path) -> None:
    async with reviewed(tmp_path, SHOP, name="shop.png", content=b"I am no picture") as made:
        assert "“shop.png” is no picture" in named_before_approval(made)
        page = made.files()["index.html"]
        assert ">0341 123456<" in page
        assert "<img" not in page
        assert not (made.room.folder() / "pictures").exists()


PRICES = [(f"Thing {chr(97 + n % 26)}{n // 26}", f"{n % 90 + 1}.50 €") for n in range(2_000)]
LINES = "\n".join(map(" ".join, PRICES))


def on_page(made: Built) -> list[tuple[str, str]]:
    page = made.files()["index.html"]
    return re.findall(r"<tr><td>(.*?)</td><td>(.*?)</td></tr>", page)


async def test_a_price_list_of_2000_lines_that_was_said_is_all_on_the_page(tmp_path: Path) -> None:
    async with reviewed(tmp_path, f"{SHOP}\n{LINES}") as made:
        assert on_page(made) == PRICES
        assert ">0341 123456<" in made.files()["index.html"]


async def test_a_price_list_of_2000_lines_that_was_brought_is_there_or_it_is_said(
    tmp_path: Path,
) -> None:
    wish = f"{SHOP}. Use the price list that I attached."
    async with reviewed(tmp_path, wish, name="prices.txt", content=LINES.encode()) as made:
        assert on_page(made) == PRICES or "prices.txt" in named_before_approval(made)


# --- wishes ------------------------------------------------------------------------------------

THINGS = ("forum", "newsletter", "chat", "poll", "quiz", "wiki", "voucher", "ticker", "lexicon")
OF = ("bees", "trains", "birds", "cheese", "rivers", "stars", "chess", "boats", "trees", "stones")
WISHES = [f"a {thing} on {of} and {more}" for thing in THINGS for of in OF for more in OF][:200]


async def test_a_brief_with_200_wishes_names_each_and_prints_none(tmp_path: Path) -> None:
    assert len({*WISHES}) == 200
    async with reviewed(tmp_path, f"{SHOP}. It should have: {', '.join(WISHES)}") as made:
        named = named_before_approval(made)
        assert [wish for wish in WISHES if wish not in named] == []
        page = made.files()["index.html"]
        assert ">0341 123456<" in page
        assert not [of for of in OF if of in page]
        assert not any(wish in text for text in made.points("shown") for wish in WISHES)


PLEASE = [f"a {thing} of {of}" for thing in ("calendar", *THINGS) for of in OF]


@pytest.mark.parametrize(
    "wishes",
    [
        WISHES,
        PLEASE,
    ],
    ids=["200 wishes", "100 that sound like a task"],
)
async def test_wishes_that_are_sentences_are_named_before_anybody_approves(
    wishes: list[str], tmp_path: Path
) -> None:
    said = "\n".join(f"Please add {wish}." for wish in wishes)
    async with reviewed(tmp_path, f"{SHOP}.\n{said}") as made:
        named = named_before_approval(made)
        assert [wish for wish in wishes if wish not in named] == []


async def test_200_points_that_a_person_writes_are_all_theirs_to_see(tmp_path: Path) -> None:
    made = await built(tmp_path, SHOP)
    while made.card["kind"] == "questions":
        await made.presses("skip")
    began, brief = time.monotonic(), {"brief": {"acceptance": WISHES}}
    await made.room.answer(made.card["id"], "approve", edits=brief)
    await made.room.settled()
    await made.goes_on()
    assert made.points("look") == WISHES
    assert time.monotonic() - began < SOON
