"""A report from a table that was brought, its sums checked here by another way of adding up."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from folkmoot.team.mind import Told
from folkmoot.team.offline.able import beyond, made
from folkmoot.team.offline.kinds import FIGURES, PREPARE
from folkmoot.team.offline.making import figures
from folkmoot.team.offline.sheets import value
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
    assert value(written) == Decimal(number)


@pytest.mark.parametrize("text", ["", "n/a", "=SUM(A1:A9)", "12 people of 30", "2026-01-05"])
def test_what_is_no_number_is_not_added(text: str) -> None:
    assert value(text) is None


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


def test_a_table_that_is_too_large_is_refused_with_a_sentence(tmp_path: Path) -> None:
    told = brought(tmp_path, SALES)
    with open(told.project.material[0], "r+b") as file:
        file.truncate(200_000_000)  # a hole: nobody may read it to find out
    assert made(told) == PREPARE
    (line,) = beyond(told)
    assert line.text.startswith("“sales.csv” is too large: without a model the team reads tables")


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("sales.csv", b"\x00\x01\x02", "cannot be read as a table"),
        ("sales.csv", b"name,note\nann,hello\nbob,there\n", "nothing to add up"),
        ("sales.xlsx", b"PK\x03\x04", "Save it as CSV"),
    ],
)
def test_why_a_table_is_not_added_up_is_said(
    tmp_path: Path, name: str, content: bytes, why: str
) -> None:
    (line,) = beyond(brought(tmp_path, content, name))
    assert why in line.text


def test_quotes_that_are_not_closed_swallow_no_rows(tmp_path: Path) -> None:
    broken_quotes = (
        b'day,region,amount\n2026-01-05,"North,10\n2026-01-06,South,5\n2026-02-06,North,5\n'
    )
    report = figures.report(brought(tmp_path, broken_quotes), "Sales")
    assert "3 rows" in report
    assert "quotes are not closed" in report
    assert "| North | 15 |" in report
    assert "| amount | number | 20 | 0 |" in report


def test_rows_that_do_not_fit_are_left_out_and_counted(tmp_path: Path) -> None:
    odd = SALES + b"2026-03-01,North,1,000,50\n2026-03-02,South\n"
    report = figures.report(brought(tmp_path, odd), "Sales")
    assert "5 rows" in report
    assert "more cells than the head: 1." in report
    assert "| amount | number | 15.75 | 2 |" in report


def test_a_formula_is_text_and_is_never_a_number(tmp_path: Path) -> None:
    run = b"=cmd|' /C calc'!A0"
    rows = (run + b",1", run + b",=1+1", b"+A1,2", b"@SUM(A1),3", b"North,4")
    hostile = b"region,amount\n" + b"\n".join(rows) + b"\n"
    report = figures.report(brought(tmp_path, hostile), "Sales")
    assert "| =cmd/' /C calc'!A0 | 1 |" in report, "as text, and it ends no cell"
    assert "| amount | number | 10 | 0 |" in report
    chart = figures.chart(brought(tmp_path, hostile))
    assert broken("chart.svg", chart.encode()) == ""


@pytest.mark.parametrize(
    ("column", "total"),
    [
        (("1.250", "2.500", "0.375"), "4.125"),
        (("1.250", "2.500,5"), "3750.5"),
        (("1,250", "2,500"), "3750"),
        (("1.234.567", "1.000"), "1235567"),
    ],
)
def test_one_plain_number_of_a_column_decides_what_its_marks_mean(
    tmp_path: Path, column: tuple[str, ...], total: str
) -> None:
    rows = "".join(f'a;"{one}"\n' for one in (*column, "0"))
    mark = ";" if any("," in one and "." in one for one in column) else "\t"
    content = f"name;weight\n{rows}".replace(";", mark).replace('"', "")
    told = brought(tmp_path, f"{content}b{mark}0\n".encode(), "w.csv")
    found = figures.table(told)
    assert found is not None
    assert figures.total(found.of("number")[0]) == Decimal(total)
