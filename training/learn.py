"""
From lessons to a table of weights: which features are kept, and what they weigh.

Features seen in fewer than three sentences teach nothing; common ones count less (their
weight is multiplied by how rare they are, so the judge need not know). Of the rest those that
move the scores most are kept, and the heads are fitted once more on them alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy import sparse  # type: ignore[import-untyped]

from training.fit import Lesson, Matrix, fit

SEEN = 3
"""In fewer sentences a feature is an accident."""


@dataclass(frozen=True, slots=True)
class Learnt:
    """A table: the places that are kept, and one column for each label of each head."""

    places: NDArray[np.int64]
    heads: list[Matrix]

    def scores(self, rows: sparse.csr_matrix, head: int) -> Matrix:
        found: Matrix = rows.tocsc()[:, self.places].tocsr() @ self.heads[head]
        return found


def learn(lessons: Sequence[Lesson], size: int, steps: int) -> Learnt:
    """Fit the heads together, keeping so many features; to choose them, half the steps do."""
    seen = sum(np.diff(lesson.rows.tocsc().indptr) for lesson in lessons)
    count = sum(len(lesson.right) for lesson in lessons)
    places = np.flatnonzero(seen >= SEEN)
    rare = (np.log(count / seen[places]) / np.log(count / 10)).astype(np.float32)
    small = [_narrow(lesson, places, rare) for lesson in lessons]
    if len(places) > size:
        heads = fit(small, steps // 2)
        moves = np.sqrt(sum((head**2).sum(axis=1) for head in heads)) * rare * seen[places] ** 0.5
        kept = np.sort(np.argsort(-moves, kind="stable")[:size])
        places, rare = places[kept], rare[kept]
        small = [_narrow(lesson, places, rare) for lesson in lessons]
    heads = [head * rare[:, None] for head in fit(small, steps)]
    return Learnt(places, [head - head.mean(axis=1, keepdims=True) for head in heads])


def _narrow(lesson: Lesson, places: NDArray[np.int64], rare: NDArray[np.float32]) -> Lesson:
    """The lesson in the places that are kept, common features counting less."""
    rows = lesson.rows.tocsc()[:, places].tocsr() @ sparse.diags(rare)
    return Lesson(lesson.labels, rows.astype(np.float32).tocsr(), lesson.right)
