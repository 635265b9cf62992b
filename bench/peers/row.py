"""What the comparison prints: a figure of each side, ours to theirs, and what was wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench.promise import shown, spread


@dataclass(frozen=True, slots=True)
class Row:
    what: str
    ours: Sequence[float]
    theirs: Sequence[float]
    unit: str  # empty: a count
    least: float | None = None  # the ratio wanted, ours to theirs
    most: float | None = None
    nothing: bool = False  # wanted of ours, whatever theirs is

    @property
    def ratio(self) -> float:
        theirs = median(self.theirs)
        return median(self.ours) / theirs if theirs else 0.0

    @property
    def kept(self) -> bool | None:
        """None: told, not wanted."""
        if self.nothing:
            return not any(self.ours)
        if self.least is not None:
            return self.ratio >= self.least
        return None if self.most is None else self.ratio <= self.most

    @property
    def cells(self) -> tuple[str, ...]:
        both = all(map(any, (self.ours, self.theirs)))
        wanted = "0" if self.nothing else ""
        wanted = f"≥ {self.least:g} ×" if self.least is not None else wanted
        wanted = f"≤ {self.most:g} ×" if self.most is not None else wanted
        verdict = "" if self.kept is None else "PASS" if self.kept else "FAIL"
        ratio = f"{self.ratio:.3g} ×" if both else ""
        return (self.what, self._side(self.ours), self._side(self.theirs), ratio, wanted, verdict)

    def _side(self, values: Sequence[float]) -> str:
        if not self.unit:  # a count
            return f"{median(values):,.0f}"
        return f"{shown(median(values), self.unit)} {spread(values, self.unit)}".strip()


HEAD = ("", "ours", "LangGraph", "ours to theirs", "wanted", "")


@dataclass(frozen=True, slots=True)
class Table:
    """All rows; printed like any other sheet of the bench."""

    title: str
    rows: Sequence[Row]

    @property
    def kept(self) -> bool:
        return all(row.kept is not False for row in self.rows)

    def __str__(self) -> str:
        lines = [HEAD, *(row.cells for row in self.rows)]
        wide = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
        padded = ("  ".join(map(str.ljust, line, wide)).rstrip() for line in lines)
        return "\n".join([self.title, *(f"  {line}" for line in padded)])
