"""A report from a table that was brought, its sums checked here by another way of adding up."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from folkmoot.team.mind import Told
from folkmoot.team.offline.able import made
from folkmoot.team.offline.kinds import FIGURES, PREPARE
from folkmoot.team.offline.making import figures
from folkmoot.work.broken import broken
from folkmoot.work.visible import has, shows
from tests.team.test_facts import told as said

SALES = b"""day,region,amount
2026-01-05,North,10.50
2026-01-20,South,4
2026-02-02,North,1.25
2026-02-09,South,
"""
WISH = "Build me a report on our sales: amount by region, by month, a forecast for next year"


def brought(tmp_path: Path, content: bytes, name: str = "sales.csv") -> Told:
    path = tmp_path / name
    path.write_bytes(content)
    plain = said("en", WISH)
    return replace(plain, project=replace(plain.project, material=(str(path),)))


def test_what_was_brought_is_added_up(tmp_path: Path) -> None:
    told = brought(tmp_path, SALES)
    assert made(told) == FIGURES
    report = figures.report(told, "Sales")
    for seen in ("15.75", "| 2026-01 | 14.50 |", "| North | 11.75 |", "| South | 4 |", "4 rows"):
        assert seen in report, seen
    assert "| amount | number | 15.75 | 1 |" in report, "a gap is named"
    chart = figures.chart(told)
    assert broken("chart.svg", chart.encode()) == ""
    assert has(chart, "rect")


def test_every_point_has_a_figure_that_is_shown(tmp_path: Path) -> None:
    told = brought(tmp_path, SALES)
    report = figures.report(told, "Sales")
    points = figures.points(told)
    assert len(points) == 3
    for line in points:
        assert shows("REPORT.md", report, line.check.what), line
    assert [line.text for line in figures.beyond(told)] == ["a forecast for next year"]


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("1,234.56", "1234.56"),
        ("1.234,56 €", "1234.56"),
        ("$ 12.5", "12.5"),
        ("-3", "-3"),
        ("1 234,5", "1234.5"),
        ("1,234", "1234"),
        ("0,125", "0.125"),
        ("12%", "12"),
    ],
)
def test_numbers_are_read_as_people_write_them(written: str, number: str) -> None:
    assert figures._number(written) == Decimal(number)


@pytest.mark.parametrize("text", ["", "n/a", "=SUM(A1:A9)", "12 people of 30", "2026-01-05"])
def test_what_is_no_number_is_not_added(text: str) -> None:
    assert figures._number(text) is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"only one line",
        b"name,note\nann,hello\nbob,there\n",
        b'a,b\n"broken,1\n',
        b"\x00\x01\x02",
        b"id,year\n1,2024\n2,2025\n",
    ],
)
def test_a_table_with_nothing_to_add_up_is_only_prepared(tmp_path: Path, content: bytes) -> None:
    assert made(brought(tmp_path, content)) == PREPARE


def test_other_marks_other_letters_and_no_header(tmp_path: Path) -> None:
    latin = (
        "Monat;Größe;Umsatz\n01.02.2026;klein;1.000,50\n03.02.2026;groß;2,50\n04.03.2026;klein;1\n"
    )
    report = figures.report(brought(tmp_path, latin.encode("latin-1")), "Umsatz")
    assert "| Umsatz | number | 1\u202f004 | 0 |" in report
    assert "| 2026-02 |" in report
    bare = b"2026-01-05,North,10\n2026-01-06,South,5\n2026-02-06,North,5\n"
    assert "| 3 | number | 20 | 0 |" in figures.report(brought(tmp_path, bare, "b.csv"), "Bare")


def test_a_table_that_is_too_large_is_left_alone(tmp_path: Path) -> None:
    told = brought(tmp_path, SALES + b"2026-03-01,North,1\n" * 300_000)
    assert made(told) == PREPARE
