"""
Tables that were brought, read as people make them: any mark between the cells, letters of other
times, no head, quotes that are not closed. A table that is not read says why.

A cell is text, a number or a day; a formula is text, and nothing in a table is ever run.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from folkmoot.team.mind import Told
from folkmoot.team.offline import dates
from folkmoot.team.offline.numbers import number

ENDINGS = frozenset({".csv", ".tsv"})
OFFICE = frozenset({".xls", ".xlsx", ".ods"})
LARGEST = 5_000_000
"""Bytes of a table that rules read."""

MOST = 5_000
"""Names of a folder among which tables are looked for."""

MOSTLY = 0.8
"""Of what stands in a column so much must be of its kind."""

NUMBER = re.compile(r"^[^\d\-+=@]{0,4}([-+]?\d[\d .,'’\u00a0\u202f]*)\s?[^\d]{0,4}$")

UNADDED = frozenset({"id", "nr", "no", "number", "nummer", "year", "jahr", "ano", "zip", "plz"})
UNADDED |= {"phone", "telefon", "telefono", "telefone", "code", "année", "anno", "jaar", "год"}
"""Columns of digits that nobody adds up."""


class Column(NamedTuple):
    name: str
    kind: str  # number, date, text
    values: tuple[str, ...]
    mark: str = ""  # before the cents

    @property
    def empty(self) -> int:
        return sum(not value.strip() for value in self.values)

    @property
    def unread(self) -> list[str]:
        """What stands in a column of numbers, and is none: a formula, a word."""
        told = (one.strip() for one in self.values)
        return [one for one in told if one and value(one, self.mark) is None]

    def numbers(self, rows: Iterable[int] | None = None) -> list[Decimal]:
        """The numbers of some rows, or of all."""
        chosen = self.values if rows is None else [self.values[n] for n in rows]
        return [found for one in chosen if (found := value(one, self.mark)) is not None]


class Table(NamedTuple):
    columns: tuple[Column, ...]
    rows: int
    left_out: int = 0  # rows with more cells than the head
    unquoted: bool = False  # quotes were not closed, and are taken for letters

    def of(self, kind: str) -> list[Column]:
        return [column for column in self.columns if column.kind == kind]


class Sheet(NamedTuple):
    """A file that was brought, with its table or the text that says why there is none."""

    path: Path
    table: Table | None = None
    why: str = ""


def sheets(told: Told) -> Iterator[Sheet]:
    """Every table among what was brought, as it can be read."""
    for name in told.project.material:
        path = Path(name)
        inside = sorted(islice(path.rglob("*"), MOST)) if path.is_dir() else [path]
        for file in inside:
            if file.is_file() and not file.is_symlink():
                yield from _sheet(file)


def _sheet(file: Path) -> Iterator[Sheet]:
    ending, about = file.suffix.lower(), file.stat()
    if ending in OFFICE:
        yield Sheet(file, None, "sheet-office")
    elif ending in ENDINGS and about.st_size > LARGEST:
        yield Sheet(file, None, "sheet-large")
    elif ending in ENDINGS:
        yield _read(file, about.st_mtime_ns)


@lru_cache(maxsize=8)
def _read(path: Path, changed: int) -> Sheet:
    text = _decoded(path.read_bytes())
    if text is None:
        return Sheet(path, None, "sheet-unread")
    mark = max(",;\t|", key=text.partition("\n")[0].count)
    rows, unquoted = _rows(text, mark)
    if len(rows) < 2 or len(rows[0]) < 2:
        return Sheet(path, None, "sheet-nothing")
    headed = not any(value(cell) is not None or dates.read(cell) for cell in rows[0])
    width = len(rows[0])
    heads = rows[0] if headed else [f"{n + 1}" for n in range(width)]
    body = rows[1:] if headed else rows
    fits = [[*row, *[""] * width][:width] for row in body if not any(row[width:])]
    columns = tuple(
        _column(" ".join(head.split()) or f"{n + 1}", tuple(row[n] for row in fits), mark)
        for n, head in enumerate(heads)
    )
    return Sheet(path, Table(columns, len(fits), len(body) - len(fits), unquoted))


def _decoded(raw: bytes) -> str | None:
    """A table as text; what is none has zeros in it."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return raw.decode("utf-16", "replace")
    if b"\0" in raw:
        return None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def _rows(text: str, mark: str) -> tuple[list[list[str]], bool]:
    """The rows that hold something. Where a quote is not closed, quotes are letters."""
    try:
        read = csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True)
        return [row for row in read if any(row)], False
    except csv.Error:
        plain = csv.reader(text.splitlines(), delimiter=mark, quoting=csv.QUOTE_NONE)
        cells = ([cell.strip('" ') for cell in row] for row in plain)
        return [row for row in cells if any(row)], True


def _column(name: str, values: tuple[str, ...], between: str) -> Column:
    told = [one for one in values if one.strip()]
    if told and not UNADDED & set(name.casefold().split()):
        if sum(dates.read(one) is not None for one in told) >= MOSTLY * len(told):
            return Column(name, "date", values)
        mark = decimal_mark(told, between)
        if sum(value(one, mark) is not None for one in told) >= MOSTLY * len(told):
            return Column(name, "number", values, mark)
    return Column(name, "text", values)


def decimal_mark(values: Iterable[str], between: str = ",") -> str:
    """The mark before the cents in a column: one value that is plain decides for all."""
    seen: Counter[str] = Counter()
    for one in values:
        found = NUMBER.match(one.strip())
        digits = re.sub(r"[^\d.,]", "", found.group(1)) if found else ""
        marks = [sign for sign in digits if sign in ".,"]
        if not marks:
            continue
        last, other = marks[-1], "," if marks[-1] == "." else "."
        if len(set(marks)) == 2:
            seen[last] += 1
        elif len(marks) > 1:
            seen[other] += 1
        elif len(digits) - digits.rfind(last) - 1 != 3 or digits.startswith("0"):
            seen[last] += 1
    if seen:
        return seen.most_common(1)[0][0]
    return "," if between == ";" else "."


def value(text: str, mark: str = "") -> Decimal | None:
    """A number as it stands in a cell: 1,234.56, 1.234,56 €, -12."""
    found = NUMBER.match(text.strip())
    return number(found.group(1), mark=mark) if found else None
