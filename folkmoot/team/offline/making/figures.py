"""
A report from a table that was brought: columns and their kinds, totals, by month and by group,
gaps, best and worst, and a chart. Every sum is added up a second way before it is written down.
"""

from __future__ import annotations

import csv
import io
import re
from collections import defaultdict
from collections.abc import Iterator
from datetime import date
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from html import escape
from math import fsum, isclose
from pathlib import Path
from typing import NamedTuple

from folkmoot.conversation.brief import Line
from folkmoot.conversation.check import Check, How
from folkmoot.team.mind import Told
from folkmoot.team.offline.cues import names, stems
from folkmoot.team.offline.facts import Facts
from folkmoot.team.offline.heard import asked_for
from folkmoot.texts import say

REPORT, CHART = "REPORT.md", "chart.svg"
ENDINGS = frozenset({".csv", ".tsv"})
LARGEST = 5_000_000
"""Bytes of a table that rules read."""

MOSTLY = 0.8
"""Of what stands in a column so much must be of its kind."""

GROUPS = 20
"""Different values up to which a column of words parts the rows into groups."""

SHOWN = 40
"""Lines of a table in the report."""

NUMBER = re.compile(r"^[^\d\-+]{0,4}([-+]?\d[\d .,'’\u00a0\u202f]*)\s?[^\d]{0,4}$")
DAY = re.compile(r"^(\d{4})-(\d{1,2})-(\d{1,2})|^(\d{1,2})[./](\d{1,2})[./](\d{4})$")


class Column(NamedTuple):
    name: str
    kind: str  # number, date, text
    values: tuple[str, ...]

    @property
    def empty(self) -> int:
        return sum(not value.strip() for value in self.values)


class Table(NamedTuple):
    columns: tuple[Column, ...]
    rows: int

    def of(self, kind: str) -> list[Column]:
        return [column for column in self.columns if column.kind == kind]


def table(told: Told) -> Table | None:
    """The table that was brought, if there is one with something to add up in it."""
    for path in _tables(told):
        found = _read(path, path.stat().st_mtime_ns)
        if found and found.of("number") and parting(found):
            return found
    return None


def _tables(told: Told) -> Iterator[Path]:
    for name in told.project.material:
        path = Path(name)
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in inside:
            small = file.is_file() and not file.is_symlink() and file.stat().st_size <= LARGEST
            if small and file.suffix.lower() in ENDINGS:
                yield file


@lru_cache(maxsize=8)
def _read(path: Path, changed: int) -> Table | None:
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("latin-1")
    mark = max(",;\t|", key=text.partition("\n")[0].count)
    try:
        rows = [row for row in csv.reader(io.StringIO(text), delimiter=mark) if any(row)]
    except csv.Error:
        return None
    if len(rows) < 2 or len(rows[0]) < 2:
        return None
    headed = not any(_number(cell) is not None or _day(cell) for cell in rows[0])
    width = len(rows[0])
    heads = rows[0] if headed else [f"{n + 1}" for n in range(width)]
    body = [[*row, *[""] * width][:width] for row in (rows[1:] if headed else rows)]
    columns = tuple(
        Column(" ".join(head.split()) or f"{n + 1}", _kind(head, values), values)
        for n, head in enumerate(heads)
        for values in [tuple(row[n] for row in body)]
    )
    return Table(columns, len(body))


UNADDED = frozenset({"id", "nr", "no", "number", "nummer", "year", "jahr", "ano", "zip", "plz"})
UNADDED |= {"phone", "telefon", "telefono", "telefone", "code", "année", "anno", "jaar", "год"}
"""Columns of digits that nobody adds up."""


def _kind(name: str, values: tuple[str, ...]) -> str:
    told = [value for value in values if value.strip()]
    if UNADDED & set(name.casefold().split()):
        return "text"
    for kind, reads in (("date", _day), ("number", _number)):
        if told and sum(reads(value) is not None for value in told) >= MOSTLY * len(told):
            return kind
    return "text"


def _number(text: str) -> Decimal | None:
    """A number as people write it: 1,234.56, 1.234,56 €, -12. The last mark parts the cents."""
    found = NUMBER.match(text.strip())
    if not found:
        return None
    plain = re.sub(r"[\s'’\u00a0\u202f]", "", found.group(1))
    marks = [mark for mark in plain if mark in ".,"]
    if marks:
        last = plain.rfind(marks[-1])
        thousands = len(plain) - last - 1 == 3 and len(set(marks)) == 1 and plain[0] != "0"
        whole = re.sub(r"[.,]", "", plain if thousands else plain[:last])
        plain = whole if thousands else f"{whole}.{plain[last + 1 :]}"
    try:
        return Decimal(plain)
    except InvalidOperation:
        return None


def _day(text: str) -> date | None:
    found = DAY.match(text.strip())
    if not found:
        return None
    year, month, day, first, second, last = found.groups()
    try:
        if year:
            return date(int(year), int(month), int(day))
        return date(int(last), int(second), int(first))
    except ValueError:
        return None


# --- reckoning ---------------------------------------------------------------------------------


def total(column: Column, rows: list[int] | None = None) -> Decimal:
    """The sum of a column, or of some of its rows; added up twice, and never written down wrong."""
    chosen = column.values if rows is None else [column.values[n] for n in rows]
    numbers = [number for value in chosen if (number := _number(value)) is not None]
    added = sum(numbers, Decimal(0))
    assert isclose(float(added), fsum(map(float, numbers)), rel_tol=1e-9, abs_tol=1e-6)
    return added


def groups(found: Table, by: Column) -> dict[str, list[int]]:
    """Which rows belong to each month of a date, or to each value of a column of words."""
    parted: dict[str, list[int]] = defaultdict(list)
    for n, value in enumerate(by.values):
        day = _day(value) if by.kind == "date" else None
        name = f"{day:%Y-%m}" if day else value.strip() if by.kind == "text" else ""
        if name:
            parted[name].append(n)
    return dict(sorted(parted.items()))


def parting(found: Table) -> list[Column]:
    """The columns by which the rows are added up: dates, and words that come again."""
    most = min(GROUPS, found.rows - 1)
    again = [one for one in found.of("text") if 1 < len(set(one.values)) <= most]
    return [*found.of("date")[:1], *again]


def shown(number: Decimal) -> str:
    """A number in the report: no more digits than there are."""
    text = f"{number:,.2f}" if number % 1 else f"{number:,.0f}"
    return text.replace(",", "\u202f")


# --- the files ---------------------------------------------------------------------------------


def report(told: Told, title: str) -> str:
    found, lang = table(told), told.lang
    assert found is not None, "a report without a table"
    size = say("figures-rows", lang, count=found.rows, columns=len(found.columns))
    head = [say(f"figures-{name}", lang) for name in ("column", "kind", "total", "empty")]
    columns = [
        [one.name, say(f"figures-{one.kind}", lang), _sum(one), str(one.empty)]
        for one in found.columns
    ]
    blocks = [f"# {title}", size, _table(head, columns)]
    for by in parting(found):
        for one in found.of("number"):
            blocks += _parted(found, one, by, lang)
    blocks.append(f"![{escape(found.of('number')[0].name)}]({CHART})")
    return "\n\n".join(blocks) + "\n"


def _parted(found: Table, one: Column, by: Column, lang: str) -> list[str]:
    """A column added up by another, with the best and the worst."""
    sums = {name: total(one, rows) for name, rows in groups(found, by).items()}
    best, worst = max(sums, key=sums.__getitem__), min(sums, key=sums.__getitem__)
    rows = [[name, shown(value)] for name, value in sums.items()]
    return [
        f"## {say('figures-by', lang, what=one.name, by=by.name)}",
        _table([by.name, one.name], rows[:SHOWN]),
        say("figures-best", lang, best=best, worst=worst),
    ]


def _sum(column: Column) -> str:
    return shown(total(column)) if column.kind == "number" else ""


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    plain = ([cell.replace("|", "/") for cell in row] for row in lines)
    return "\n".join(f"| {' | '.join(row)} |" for row in plain)


def chart(told: Told) -> str:
    """Bars of the first number, by the first column that parts the rows."""
    found = table(told)
    if found is None:  # it was taken away since: there is nothing to draw
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n'
    first, by = found.of("number")[0], parting(found)[0]
    sums = {name: total(first, rows) for name, rows in groups(found, by).items()}
    most = max((abs(value) for value in sums.values()), default=Decimal(1)) or Decimal(1)
    bars = []
    for n, (name, value) in enumerate(list(sums.items())[:GROUPS]):
        wide, y = float(abs(value) / most) * 300, 30 + n * 26
        bars.append(
            f'<text x="150" y="{y + 14}" text-anchor="end">{escape(name[:22])}</text>'
            f'<rect x="160" y="{y}" width="{wide:.1f}" height="18" fill="#2f6f4f"/>'
            f'<text x="{168 + wide:.1f}" y="{y + 14}">{escape(shown(value))}</text>'
        )
    high, heading, drawn = 40 + len(bars) * 26, escape(first.name), "\n".join(bars)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 {high}" role="img"
 font-family="sans-serif" font-size="13"><title>{heading}</title>
<text x="160" y="18" font-weight="bold">{heading}</text>
{drawn}
</svg>
"""


# --- what was asked for, and how it is shown ---------------------------------------------------


def points(told: Told) -> list[Line]:
    """The totals that stand in the report, each with its figure."""
    found, lang = table(told), told.lang
    if found is None:
        return []
    numbers, lines = found.of("number"), []
    for one in numbers:
        text = say("accept-total", lang, what=one.name)
        lines.append(Line("acceptance", text, check=Check(How.SHOWS, REPORT, _sum(one))))
    for by in parting(found) if numbers else ():
        seen = " | ".join(list(groups(found, by))[:SHOWN])
        text = say("figures-by", lang, what=numbers[0].name, by=by.name)
        lines.append(Line("acceptance", text, check=Check(How.SHOWS, REPORT, seen)))
    return lines


def beyond(told: Told) -> list[Line]:
    """What was asked for that is no column, no month and no total of the table."""
    found = table(told)
    known = set().union(*(stems(one.name) for one in found.columns)) if found else set()
    asked = [(text, message) for text, message in asked_for(told)]
    asked += [(wish.text, wish.message) for wish in Facts(told).wishes]
    return [
        Line("beyond", text, message.entry, message.who)
        for text, message in asked
        if not stems(text) & known and "ask:total" not in names(text, told.lang)
    ]
