"""
The weights: one table of small integers, made by `make train`, read once.

Only the places that matter are kept; `starts` leads from any of them to its row of the table,
and from all others to the first row, which adds nothing. A head is a few neighbouring columns
with their labels, and how far each of them may be trusted.

A row is reckoned with as one long integer (lanes.py). What a word adds, by itself and by its
letters, is summed up when it is first met and kept.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import count, pairwise
from math import exp
from operator import mul
from pathlib import Path
from sys import byteorder
from typing import NamedTuple

from folkmoot.understanding.features import FINE, PLACES, QUESTIONS, Features, place, runs
from folkmoot.understanding.kept import Kept
from folkmoot.understanding.lanes import LANES, ZERO, packed, unpacked

FOLDER = Path(__file__).parent / "weights"
TABLE = "table.zlib"

SHORT = 8
"""Words up to which a message is a short one."""

Sums = Sequence[int]
"""What a message adds up to, one number a column."""


class Judged(NamedTuple):
    """What a head says of a message."""

    label: str
    confidence: float
    sure: bool
    column: int


class Added(NamedTuple):
    """What a word adds: by itself, by its letters, and by itself column by column."""

    own: int
    letters: int
    row: bytes


class Weighed(NamedTuple):
    """A message on the scales, part by part."""

    words: Sequence[str]
    plain: int  # so many of the words are made of letters
    letters: Sequence[int]  # what the letters of each word add
    rows: Sequence[bytes]  # what each word adds by itself, column by column
    spelt: Sums  # words, pairs of words and letters
    own: Sums  # … and shape and edges
    whole: Sums  # … and, of a reply, the question

    def strongest(self, column: int) -> str:
        """The word that by itself speaks most for the label of a column, or none."""
        found = [row[column] for row in self.rows]
        most = max(found, default=ZERO)
        return self.words[found.index(most)] if most > ZERO else ""


class Head(NamedTuple):
    labels: tuple[str, ...]
    sure: tuple[float, ...]  # the confidence from which each label is sure
    short: tuple[float, ...]  # … of a short message, which says less
    scales: tuple[float, ...]  # what the numbers of each label are worth, sharpness included
    start: int  # its first column
    end: int

    def scores(self, sums: Sums) -> list[float]:
        """How much speaks for each label."""
        return [*map(mul, sums[self.start : self.end], self.scales)]

    def judge(self, sums: Sums, short: bool = False) -> Judged:
        """The likeliest label, and how likely it is; of a short message more must be certain."""
        scores = self.scores(sums)
        most = max(scores)
        best = scores.index(most)
        confidence = 1 / sum([exp(score - most) for score in scores])
        sure = confidence >= (self.short if short else self.sure)[best]
        return Judged(self.labels[best], confidence, sure, self.start + best)

    def chance(self, sums: Sums, label: str) -> float:
        """How likely a label is."""
        own = self.speaks(sums, label)
        return 1 / sum([exp(min(score - own, MOST)) for score in self.scores(sums)])

    def speaks(self, sums: Sums, label: str) -> float:
        """How much speaks for a label."""
        column = self.labels.index(label)
        return sums[self.start + column] * self.scales[column]

    def torn(self, weighed: Weighed, label: str) -> float:
        """How much more the letters of a third of the words speak for another label."""
        letters, own = weighed.letters, self.labels.index(label)
        size = len(letters)
        most = 0.0
        for start, end in pairwise((0, (size + 1) // 3, (2 * size + 1) // 3, size)):
            scores = self.scores(unpacked(sum(letters[start:end])))
            most = max(most, max(scores) - scores[own])
        root: float = sum(map(len, weighed.words)) ** 0.5
        return most * FINE / root


MOST = 700.0  # of which `exp` is still a number


class Weights:
    """All that was learnt."""

    def __init__(
        self, name: str, heads: dict[str, Head], mixed: float, starts: Sequence[int], table: bytes
    ) -> None:
        self.name = name  # changes with every training
        self.heads = heads  # by state; `intent`, `vague` and `language`
        self.mixed = mixed  # a message more torn between languages than this mixes them
        self._starts = starts  # where the row of each place begins; the first adds nothing
        self._table = table
        self._long = Kept(self._packed)
        self._sums = Kept(self._sum, QUESTIONS)
        self._added = Kept(self._adds)

    def weigh(self, found: Features) -> Weighed:
        """What a message adds up to for each label of each head."""
        words, plain, (pairs, shape, edges, *question), shares = found
        named, spelt, shaped, edged, *others = shares
        added = [self._added[word] for word in words]
        owns, letters, rows = zip(*added, strict=True) if added else ((), (), ())
        by_words = named * (sum(owns) + self._sum(pairs)) + spelt * sum(letters)
        own = by_words + shaped * self._sums[shape] + edged * self._sum(edges)
        whole = own_sums = unpacked(own)
        if question:
            shared, asked = question
            whole = unpacked(own + others[0] * self._sum(shared) + others[1] * self._sums[asked])
        return Weighed(words, plain, letters, rows, unpacked(by_words), own_sums, whole)

    def knows(self, word: str) -> bool:
        """Whether something was learnt of a word itself."""
        return self._starts[place(word)] > 0

    def _sum(self, places: Iterable[int]) -> int:
        """What some places add up to."""
        starts, long = self._starts, self._long
        return sum([long[start] for place in places if (start := starts[place])])

    def _packed(self, start: int) -> int:
        return packed([self._table[start : start + LANES]])

    def _adds(self, word: str) -> Added:
        starts, table = self._starts, self._table
        own = starts[place(word)]
        spelt = [table[start : start + LANES] for run in runs(word) if (start := starts[run])]
        return Added(self._long[own], packed(spelt), table[own : own + LANES])


@cache
def read(folder: Path = FOLDER) -> Weights:
    """All weights, as `make train` left them."""
    about = json.loads((folder / "about.json").read_text("utf-8"))
    heads: dict[str, Head] = {}
    start = 0
    for head in about["heads"]:
        labels, end = tuple(head["labels"]), start + len(head["labels"])
        scales = tuple(scale / FINE for scale in head["scales"])
        sure, short = tuple(head["sure"]), tuple(head["short"])
        heads[head["name"]] = Head(labels, sure, short, scales, start, end)
        start = end
    starts = array("I", bytes(PLACES * array("I").itemsize))
    for row, kept in zip(count(LANES, LANES), _numbers(folder / "places.bin"), strict=False):
        starts[kept] = row
    table = zlib.decompress((folder / TABLE).read_bytes())
    return Weights(about["name"], heads, about["mixed"], starts, table)


def _numbers(path: Path) -> array[int]:
    """Integers of four bytes, the lowest first on whatever machine."""
    found = array("I", path.read_bytes())
    if byteorder == "big":
        found.byteswap()
    return found
