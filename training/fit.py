"""
Fit linear heads: softmax regression with a quadratic penalty, by accelerated gradient steps.

Heads that share a name of a label share what is learnt of it: a step for `cancel` in one
state is, in part, a step for `cancel` in every state. Nothing is random, so that the same
sentences give the same weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy import sparse  # type: ignore[import-untyped]

from folkmoot.understanding.features import PLACES, Places

Matrix = NDArray[np.float32]

STRENGTH = 100.0
"""How far a single sentence may move the weights (the inverse of the penalty)."""

SHARED = 1.0
"""How much of a step goes to the same label of other heads, beside its own."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one head learns from: rows of features, and the number of the right label."""

    labels: tuple[str, ...]
    rows: sparse.csr_matrix
    right: NDArray[np.int64]

    def without(self, left_out: NDArray[np.bool_]) -> Lesson:
        keep = np.flatnonzero(~left_out)
        return Lesson(self.labels, self.rows[keep], self.right[keep])


def rows(messages: Sequence[Sequence[tuple[Places, float]]]) -> sparse.csr_matrix:
    """One sparse row a message, from its groups of features and what one of a group counts."""
    sizes = [sum(len(places) for places, _ in groups) for groups in messages]
    ends = np.concatenate([[0], np.cumsum(sizes)])
    every = [group for groups in messages for group in groups]
    places = np.array([place for group, _ in every for place in group])
    counts = np.repeat(
        np.array([share for _, share in every], np.float32), [len(group) for group, _ in every]
    )
    made = sparse.csr_matrix((counts, places, ends), shape=(len(messages), PLACES))
    made.sum_duplicates()
    return made


def fit(lessons: Sequence[Lesson], steps: int, shared: float = SHARED) -> list[Matrix]:
    """The weights of each lesson's head: one column a label."""
    count = sum(len(lesson.right) for lesson in lessons)
    penalty = 1 / (STRENGTH * count)
    turned = [lesson.rows.T.tocsr() for lesson in lessons]
    rate = 1 / (_steepest(lessons, turned, shared) / (2 * count) + penalty)
    weights = [
        np.zeros((lesson.rows.shape[1], len(lesson.labels)), np.float32) for lesson in lessons
    ]
    ahead = [matrix.copy() for matrix in weights]
    pace = 1.0
    for _ in range(steps):
        slopes = [
            _slope(*each) * np.float32(1 / count)
            for each in zip(lessons, turned, ahead, strict=True)
        ]
        pace, before = (1 + np.sqrt(1 + 4 * pace * pace)) / 2, pace
        for n, slope in enumerate(_spread(lessons, slopes, shared)):
            moved = ahead[n] - np.float32(rate) * (slope + np.float32(penalty) * ahead[n])
            ahead[n] = moved + np.float32((before - 1) / pace) * (moved - weights[n])
            weights[n] = moved
    return weights


def _slope(lesson: Lesson, turned: sparse.csr_matrix, weights: Matrix) -> Matrix:
    wrong = chances(lesson.rows @ weights)
    wrong[np.arange(len(wrong)), lesson.right] -= 1
    slope: Matrix = turned @ wrong
    return slope


def chances(scores: Matrix) -> Matrix:
    """Scores as probabilities, row by row."""
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    made: Matrix = (raised / raised.sum(axis=1, keepdims=True)).astype(np.float32)
    return made


def _spread(lessons: Sequence[Lesson], slopes: list[Matrix], shared: float) -> list[Matrix]:
    """Each head's own slope, and that of its labels wherever they occur."""
    if len(lessons) == 1 or not shared:
        return slopes
    common: dict[str, Matrix] = {}
    for lesson, slope in zip(lessons, slopes, strict=True):
        for n, label in enumerate(lesson.labels):
            common[label] = common[label] + slope[:, n] if label in common else slope[:, n]
    return [
        slope + shared * np.stack([common[label] for label in lesson.labels], axis=1)
        for lesson, slope in zip(lessons, slopes, strict=True)
    ]


def _steepest(
    lessons: Sequence[Lesson], turned: Sequence[sparse.csr_matrix], shared: float
) -> float:
    """The greatest eigenvalue of all rows seen together: how long a step may be."""
    spreads = shared if len(lessons) > 1 else 0.0
    vectors = [np.ones(len(lesson.right), np.float32) for lesson in lessons]
    size = 1.0
    for _ in range(20):
        images = [back @ vector for back, vector in zip(turned, vectors, strict=True)]
        together = spreads * sum(images)
        vectors = [
            lesson.rows @ (image + together) for lesson, image in zip(lessons, images, strict=True)
        ]
        size = float(np.sqrt(sum(float(vector @ vector) for vector in vectors)))
        vectors = [(vector / size).astype(np.float32) for vector in vectors]
    return size * 1.05
