"""
The weights: tables of small integers, made by `make train`, read once.

A table keeps the places that matter; `rows` leads from any place to its row, and from all
others to a last row of nothing. A head is a few columns of a table with its labels, and how
far each of them may be trusted; heads that judge together sit on one bench.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from folkmoot.understanding.features import PLACES, Features

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

    def judge(self, scores: list[float], parts: Parts, words: list[str]) -> Judged:
        """The likeliest label, how likely it is, and the word that speaks for it most."""
        most = max(scores)
        raised = [exp(score - most) for score in scores]
        whole = sum(raised)
        chances = [each / whole for each in raised]
        best = scores.index(most)
        because = ""
        if words:
            column = parts[: len(words), best]
            telling = int(column.argmax())
            because = words[telling] if column[telling] > 0 else ""
        return Judged(
            self.labels[best], chances[best], chances[best] >= self.sure[best], chances, because
        )


@dataclass(frozen=True, slots=True)
class Bench:
    """Heads that judge the same message together: neighbouring columns of one table."""

    heads: tuple[Head, ...]
    weights: NDArray[np.int8]
    scales: NDArray[np.float32]  # of each column, sharpness included
    rows: NDArray[np.int32]

    def judge(self, features: Features) -> list[Judged]:
        """What each head says."""
        parts = self.parts(features)
        scores = self.scores(features, parts)
        found, start = [], 0
        for head in self.heads:
            end = start + len(head.labels)
            found.append(head.judge(scores[start:end], parts[:, start:end], features.words))
            start = end
        return found

    def parts(self, features: Features) -> Parts:
        return self.weights[self.rows[features.places]].astype(np.float32)

    def scores(self, features: Features, parts: Parts) -> list[float]:
        made: list[float] = (features.counts @ parts * self.scales).tolist()
        return made

    def spoken(self, features: Features, label: str) -> float:
        """How much the words and pairs of words by themselves speak for a label."""
        column = self.heads[0].labels.index(label)
        count = features.named
        parts = self.weights[self.rows[features.places[:count]], column]
        return float(features.counts[:count] @ parts * self.scales[column])

    def torn(self, features: Features, parts: Parts, label: str) -> float:
        """How much more a third of the letters speaks for another label than for this one."""
        letters = parts[features.named :]
        cuts = [0, len(letters) // 3, 2 * len(letters) // 3]
        sums = np.add.reduceat(letters, cuts) * (self.scales / max(len(letters), 1) ** 0.5)
        own = sums[:, self.heads[0].labels.index(label), None]
        return float((sums - own)[:, :-1].max())


@dataclass(frozen=True, slots=True)
class Weights:
    name: str  # changes with every training
    benches: dict[str, Bench]  # by state; `first` and `language`
    mixed: float  # a message more torn between languages than this mixes them


TOGETHER = frozenset({"first", "language"})
"""Tables whose heads judge the same messages; of the others each head judges its own."""


@cache
def read(folder: Path = FOLDER) -> Weights:
    """All weights, as `make train` left them."""
    about = json.loads((folder / "about.json").read_text("utf-8"))
    benches: dict[str, Bench] = {}
    for table, described in about["tables"].items():
        places = np.load(folder / f"{table}.places.npy")
        weights = np.load(folder / f"{table}.weights.npy")
        rows = np.full(PLACES, len(places), np.int32)
        rows[places] = np.arange(len(places), dtype=np.int32)
        weights = np.concatenate([weights, np.zeros((1, weights.shape[1]), np.int8)])
        if table in TOGETHER:
            benches[table] = _bench(described, weights, rows)
            continue
        start = 0
        for head in described:
            end = start + len(head["labels"])
            columns = np.ascontiguousarray(weights[:, start:end])
            benches[head["name"]] = _bench([head], columns, rows)
            start = end
    return Weights(about["name"], benches, about["mixed"])


def _bench(
    described: list[dict[str, Any]], weights: NDArray[np.int8], rows: NDArray[np.int32]
) -> Bench:
    heads = tuple(Head(tuple(head["labels"]), tuple(head["sure"])) for head in described)
    scales = [scale for head in described for scale in head["scales"]]
    return Bench(heads, weights, np.array(scales, np.float32), rows)
