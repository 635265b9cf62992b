"""
The weights: one table of small integers, made by `make train`, read once.

Only the places that matter are kept; `rows` leads from any place to its row of the table, and
from all others to row 0, which holds nothing. A head is a few neighbouring columns with their
labels, and how far each of them may be trusted. What a word adds, by itself and by its letters,
is summed up when it is first met and kept.

The writer of the store waits for Python's lock while a message is judged, and numpy would hand
it over and back in the middle of each larger step: a turn then costs twice as much. So rows are
looked up as single items, and turned into floats a few at a time; neither lets go of the lock.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from itertools import accumulate, chain, pairwise
from math import exp
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from folkmoot.understanding.features import PLACES, Features, Places, place, runs

FOLDER = Path(__file__).parent / "weights"

Numbers = NDArray[np.float32]


class Judged(NamedTuple):
    """What a head says of a message."""

    label: str
    confidence: float
    sure: bool
    chances: list[float]
    because: str = ""  # the word that spoke for it most


class Weighed(NamedTuple):
    """A message on the scales: what it adds up to, part by part, one number a column."""

    words: list[str]
    plain: int  # so many of the words are made of letters
    each: Numbers  # a row for each word: what it adds by itself, then by its letters
    spelt: Numbers  # words, pairs of words and letters
    own: Numbers  # … and shape and edges
    whole: Numbers  # … and, of a reply, the question


@dataclass(frozen=True, slots=True)
class Head:
    labels: tuple[str, ...]
    sure: tuple[float, ...]  # the confidence from which each label is sure
    scales: Numbers  # what the numbers of each label are worth, sharpness included
    start: int  # its first column

    def judge(self, sums: Numbers, weighed: Weighed | None = None) -> Judged:
        """The likeliest label, how likely it is, and the word that speaks for it most."""
        scores: list[float] = (sums[self.start : self.end] * self.scales).tolist()
        most = max(scores)
        raised = [exp(score - most) for score in scores]
        whole = sum(raised)
        best = scores.index(most)
        chances = [each / whole for each in raised]
        sure = chances[best] >= self.sure[best]
        because = _strongest(weighed, self.start + best) if weighed else ""
        return Judged(self.labels[best], chances[best], sure, chances, because)

    @property
    def end(self) -> int:
        return self.start + len(self.labels)

    def speaks(self, sums: Numbers, label: str) -> float:
        """How much speaks for a label."""
        column = self.labels.index(label)
        return float(sums[self.start + column] * self.scales[column])

    def torn(self, weighed: Weighed, label: str) -> float:
        """How much more the letters of a third of the words speak for another label."""
        each, count = weighed.each, len(weighed.words)
        half = each.shape[1] // 2
        letters = each[:, half + self.start : half + self.end]
        sums: list[list[float]] = (_thirds(count) @ letters * self.scales).tolist()
        own = self.labels.index(label)
        most = max(max(each) - each[own] for each in sums)
        return float(most / sum(map(len, weighed.words)) ** 0.5)


@lru_cache(maxsize=1 << 8)
def _thirds(count: int) -> Numbers:
    """What sums up each third of so many rows."""
    places = [0, (count + 1) // 3, (2 * count + 1) // 3, count]
    return np.array(
        [[float(a <= n < b) for n in range(count)] for a, b in pairwise(places)], np.float32
    )


def _strongest(weighed: Weighed, column: int) -> str:
    """The word that speaks most for a label."""
    found: list[float] = weighed.each[:, column].tolist()
    most = max(found, default=0.0)
    return weighed.words[found.index(most)] if most > 0 else ""


STEP = 480
"""Numbers at a time; from 500 on numpy lets go of the lock."""

KNOWN = 1 << 15
"""Words that are kept; then they are forgotten, and met again."""


class Common(NamedTuple):
    """The commonest words of the sentences, and what each adds."""

    words: list[str]
    added: NDArray[np.int16]


def none() -> Common:
    return Common([], np.zeros((0, 1), np.int16))


class Words:
    """What the words met so far add; the commonest are known from the start."""

    def __init__(self, columns: int, common: Common) -> None:
        self.numbers = {word: n for n, word in enumerate(common.words)}
        self.added = np.zeros((KNOWN, 2 * columns), np.float32)
        self.added[: len(common.words)] = common.added
        self.rows = self.added.view(np.dtype((np.void, 8 * columns))).ravel()


@dataclass(slots=True)
class Weights:
    name: str  # changes with every training
    heads: dict[str, Head]  # by state; `intent`, `vague` and `language`
    mixed: float  # a message more torn between languages than this mixes them
    rows: NDArray[np.int32]  # the row of each place
    table: NDArray[np.void]  # a row as one item
    columns: int
    common: Callable[[], Common] = none  # read again when it is needed again, and not kept
    met: Words = field(init=False)
    lock: Lock = field(init=False, default_factory=Lock)

    def __post_init__(self) -> None:
        self.met = Words(self.columns, self.common())

    def weigh(self, found: Features) -> Weighed:
        """What a message adds up to for each label of each head."""
        words, plain, groups, shares = found
        named, lettered, *others = shares
        each = self._each(words)
        loose = self._found([*chain(*groups)])
        shared: list[float] = []
        for group, share in zip(groups, (named, *others), strict=True):
            shared += [share] * len(group)
        counts = np.array(shared, np.float32)
        between = len(groups[0])
        end = between + len(groups[1]) + len(groups[2])
        by_word = np.array([named, lettered] * len(words), np.float32)
        spelt = by_word @ each.reshape(-1, self.columns)
        spelt += counts[:between] @ loose[:between]
        own = spelt + counts[between:end] @ loose[between:end]
        whole = own + counts[end:] @ loose[end:] if len(groups) > 3 else own
        return Weighed(words, plain, each, spelt, own, whole)

    def _found(self, places: Places) -> Numbers:
        """The rows of some places, as numbers to reckon with."""
        small = self._rows(places).ravel()
        found = np.empty(len(small), np.float32)
        for start in range(0, len(small), STEP):
            found[start : start + STEP] = small[start : start + STEP]
        return found.reshape(len(places), self.columns)

    def _rows(self, places: Places) -> NDArray[np.int8]:
        """The rows of some places, as they are in the table."""
        rows = self.rows[np.array(places, np.intp)]
        small = self.table[rows.astype(np.intp)].view(np.int8)
        return small.reshape(len(places), self.columns)

    def _each(self, words: list[str]) -> Numbers:
        """What each word adds: by itself, and by its letters."""
        met = self.met
        try:
            numbers = [met.numbers[word] for word in words]
        except KeyError:
            met = self._meet(words)
            numbers = [met.numbers[word] for word in words]
        each = met.rows[np.array(numbers, np.intp)].view(np.float32)
        return each.reshape(len(words), 2 * self.columns)

    def _meet(self, words: Sequence[str]) -> Words:
        """Look up what the new ones of these words add."""
        with self.lock:
            if len(self.met.numbers) + len(words) > KNOWN:
                self.met = Words(self.columns, self.common())
            met = self.met
            fresh = [word for word in dict.fromkeys(words) if word not in met.numbers]
            start, end = len(met.numbers), len(met.numbers) + len(fresh)
            met.added[start:end] = self.added_by(fresh)
            met.numbers.update(zip(fresh, range(start, end), strict=True))
            return met

    def added_by(self, words: Sequence[str]) -> Numbers:
        """What words add: a row for each, first by themselves, then by their letters."""
        places = [place(word) for word in words]
        spelt = [runs(word) for word in words]
        starts = [0, *accumulate(map(len, spelt))][:-1]
        small = self._rows([*chain(*spelt), *places])
        added = np.empty((len(words), 2 * self.columns), np.float32)
        added[:, : self.columns] = small[-len(words) :]
        np.add.reduceat(small[: -len(words)], starts, 0, np.float32, added[:, self.columns :])
        return added


@cache
def read(folder: Path = FOLDER, common: bool = True) -> Weights:
    """All weights, as `make train` left them; `common`: with the words it found common."""
    about = json.loads((folder / "about.json").read_text("utf-8"))
    kept = {table: np.load(folder / f"{table}.places.npy") for table in about["tables"]}
    rows = np.zeros(PLACES, np.int32)
    for places in kept.values():
        rows[places] = 1
    (together,) = np.nonzero(rows)
    rows[together] = np.arange(1, len(together) + 1)
    columns = sum(len(head["labels"]) for table in about["tables"].values() for head in table)
    weights = np.zeros((len(together) + 1, columns), np.int8)
    heads: dict[str, Head] = {}
    start = 0
    for table, places in kept.items():
        small = np.load(folder / f"{table}.weights.npy")
        weights[rows[places], start : start + small.shape[1]] = small
        for head in about["tables"][table]:
            labels, scales = tuple(head["labels"]), np.array(head["scales"], np.float32)
            heads[head["name"]] = Head(labels, tuple(head["sure"]), scales, start)
            start += len(labels)
    items = weights.view(np.dtype((np.void, columns))).ravel()
    return Weights(
        about["name"],
        heads,
        about["mixed"],
        rows,
        items,
        columns,
        partial(_common, folder) if common else none,
    )


def _common(folder: Path) -> Common:
    words = (folder / "common.txt").read_text("utf-8").split("\n")
    return Common(words[:-1], np.load(folder / "common.npy"))
