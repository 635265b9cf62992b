"""
The weights: tables of small integers, made by `make train`, read once.

Only the places that matter are kept; `rows` leads from any place to its row of the table, and
from all others to row 0, which holds nothing. A head is a few columns with their labels, and
how far each of them may be trusted; heads that judge together sit on one bench.

The writer of the store waits for Python's lock while a message is judged, and numpy would hand
it over and back in the middle of each larger step: a turn then costs twice as much. So rows are
looked up as single items, and turned into floats a few at a time; neither lets go of the lock.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from folkmoot.understanding.features import PLACES, Features
from folkmoot.understanding.text import LONGEST

FOLDER = Path(__file__).parent / "weights"


class Judged(NamedTuple):
    """What a head says of a message."""

    label: str
    confidence: float
    sure: bool
    chances: list[float]
    because: str = ""  # the word that spoke for it most


Parts = NDArray[np.float32]
"""One row a feature, one column a label: what each feature found in the table."""


@dataclass(frozen=True, slots=True)
class Head:
    labels: tuple[str, ...]
    sure: tuple[float, ...]  # the confidence from which each label is sure

    def judge(
        self, scores: list[float], parts: Parts | None = None, words: Sequence[str] = ()
    ) -> Judged:
        """The likeliest label, how likely it is, and the word that speaks for it most."""
        most = max(scores)
        raised = [exp(score - most) for score in scores]
        whole = sum(raised)
        chances = [each / whole for each in raised]
        best = scores.index(most)
        because = ""
        if parts is not None and words:
            column = parts[: len(words), best].tolist()
            strongest = max(column)
            because = words[column.index(strongest)] if strongest > 0 else ""
        return Judged(
            self.labels[best], chances[best], chances[best] >= self.sure[best], chances, because
        )


@dataclass(frozen=True, slots=True)
class Bench:
    """Heads that judge the same message together: neighbouring columns of the table."""

    heads: tuple[Head, ...]
    rows: NDArray[np.void]  # a row as one item
    scales: NDArray[np.float32]  # of each column, sharpness included

    def judge(self, found: Features) -> list[Judged]:
        """What each head says."""
        parts = self.parts(found)
        scores = self.scores(found, parts)
        start = len(self.heads[0].labels)
        judged = [self.heads[0].judge(scores[:start], parts, found.words)]
        for head in self.heads[1:]:
            end = start + len(head.labels)
            judged.append(head.judge(scores[start:end]))
            start = end
        return judged

    def parts(self, found: Features) -> Parts:
        """What each feature weighs for each label."""
        small = self.rows[found.places].view(np.int8)
        parts = np.empty(len(small), np.float32)
        for start in range(0, len(small), STEP):
            parts[start : start + STEP] = small[start : start + STEP]
        return parts.reshape(len(found.places), len(self.scales))

    def scores(self, found: Features, parts: Parts) -> list[float]:
        """What each label has in all; the columns of a head add up to nothing."""
        made: list[float] = (found.counts @ parts * self.scales).tolist()
        return made if len(self.heads[0].labels) <= WIDTH else [*made, -sum(made)]

    def spoken(self, found: Features, label: str) -> float:
        """How much the words and pairs of words by themselves speak for a label."""
        words = found.until(found.named)
        return self.scores(words, self.parts(words))[self.heads[0].labels.index(label)]

    def torn(self, found: Features, parts: Parts, label: str) -> float:
        """How much more a third of the letters speaks for another label than for this one."""
        letters = parts[found.named :]
        third = len(letters) // 3
        if not third:
            return 0.0
        thirds = letters[: 3 * third].reshape(3, third, WIDTH)
        sums: list[list[float]] = (np.matmul(ONES[:third], thirds) * self.scales).tolist()
        own = self.heads[0].labels.index(label)
        most = max(max(each) - each[own] for each in sums)
        return float(most / len(letters) ** 0.5)


STEP = 480
"""Numbers at a time; from 500 on numpy lets go of the lock."""

ONES = np.ones(LONGEST, np.float32)
WIDTH = 8
"""Bytes of a row. Columns that no label has are nothing; a ninth follows from the others."""


@dataclass(frozen=True, slots=True)
class Weights:
    name: str  # changes with every training
    rows: NDArray[np.int32]  # the row of each place
    benches: dict[str, Bench]  # by state; `first` and `language`
    mixed: float  # a message more torn between languages than this mixes them

    def find(self, features: Features) -> Features:
        """The features with their rows of the table as places."""
        places, counts, words, spelling, own = features
        return Features(self.rows[places].astype(np.intp), counts, words, spelling, own)


TOGETHER = frozenset({"first", "language"})
"""Tables whose heads judge the same messages; of the others each head judges its own."""


@cache
def read(folder: Path = FOLDER) -> Weights:
    """All weights, as `make train` left them."""
    about = json.loads((folder / "about.json").read_text("utf-8"))
    kept = {table: np.load(folder / f"{table}.places.npy") for table in about["tables"]}
    rows = np.zeros(PLACES, np.int32)
    for places in kept.values():
        rows[places] = 1
    (together,) = np.nonzero(rows)
    rows[together] = np.arange(1, len(together) + 1)
    benches: dict[str, Bench] = {}
    for table, described in about["tables"].items():
        small = np.load(folder / f"{table}.weights.npy")
        heads = [described] if table in TOGETHER else [[head] for head in described]
        start = 0
        for bench in heads:
            end = start + sum(len(head["labels"]) for head in bench)
            columns = min(end - start, WIDTH)
            weights = np.zeros((len(together) + 1, WIDTH), np.int8)
            weights[rows[kept[table]], :columns] = small[:, start : start + columns]
            benches[table if table in TOGETHER else bench[0]["name"]] = _bench(bench, weights)
            start = end
    return Weights(about["name"], rows, benches, about["mixed"])


def _bench(described: list[dict[str, Any]], weights: NDArray[np.int8]) -> Bench:
    heads = tuple(Head(tuple(head["labels"]), tuple(head["sure"])) for head in described)
    named = [scale for head in described for scale in head["scales"]][:WIDTH]
    scales = np.array(named + [0.0] * (WIDTH - len(named)), np.float32)
    return Bench(heads, weights.view(np.dtype((np.void, WIDTH))).ravel(), scales)
