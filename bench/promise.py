"""What a bench prints: lines of figures, and whether each promise is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Line:
    what: str
    figure: str  # the median
    spread: str = ""  # from the least to the most of the same run
    promise: str = ""
    kept: bool | None = None  # None: told, not promised

    @property
    def verdict(self) -> str:
        return "" if self.kept is None else "PASS" if self.kept else "FAIL"


@dataclass(frozen=True, slots=True)
class Sheet:
    """The figures of one bench."""

    title: str
    lines: Sequence[Line]

    @property
    def kept(self) -> bool:
        return all(line.kept is not False for line in self.lines)

    def __str__(self) -> str:
        rows = [(line.what, line.figure, line.spread, line.promise) for line in self.lines]
        wide = [max(len(row[column]) for row in rows) for column in range(4)]
        shown = [
            f"  {what:<{wide[0]}}  {figure:>{wide[1]}}  {spread:<{wide[2]}}  {promise:<{wide[3]}}"
            f"  {line.verdict}"
            for line, (what, figure, spread, promise) in zip(self.lines, rows, strict=True)
        ]
        return "\n".join([self.title, *(row.rstrip() for row in shown)])


def told(what: str, values: Sequence[float], unit: str) -> Line:
    """A figure that is only told."""
    return Line(what, shown(median(values), unit), spread(values, unit))


def at_least(what: str, values: Sequence[float], unit: str, promise: float) -> Line:
    middle = median(values)
    wanted = f"≥ {shown(promise, unit)}"
    return Line(what, shown(middle, unit), spread(values, unit), wanted, middle >= promise)


def at_most(what: str, values: Sequence[float], unit: str, promise: float) -> Line:
    middle = median(values)
    wanted = f"≤ {shown(promise, unit)}"
    return Line(what, shown(middle, unit), spread(values, unit), wanted, middle <= promise)


def shown(value: float, unit: str) -> str:
    """A figure with as many places as can be trusted."""
    if unit == "ms" and value < 1:
        return f"{value:.3f} ms"
    places = 0 if value >= 100 else 1 if value >= 20 else 2
    if unit == "×":
        places = 3
    return f"{value:,.{places}f} {unit}"


def spread(values: Sequence[float], unit: str) -> str:
    if len(values) < 2:
        return ""
    least, most = shown(min(values), unit), shown(max(values), unit)
    return f"({least.removesuffix(unit).strip()}-{most.removesuffix(unit).strip()})"
