"""
From a message to numbers: hashed n-grams of words and letters, in groups.

A feature is a place in the table of weights and what it counts; the score of a label is the sum
of counts times the weights found there. Letters are hashed all at once by numpy, words one by
one, and what is made of words (a pair, a beginning) is mixed from their hashes.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from itertools import chain
from typing import NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from folkmoot.understanding.text import NUMBER, tokens

BITS = 20
PLACES = 1 << BITS
"""Where a feature may fall; weights.py keeps those that matter."""

SHORTEST, LONGEST = 3, 5  # letters in an n-gram

WEIGHTS = (1.0, 1.5, 0.75, 0.5, 0.5, 0.3)
"""What each group weighs: words, letters, shape, edges, what is shared, what was asked."""

LENGTHS = (0, 1, 2, 3, 5, 8, 12, 20, 35, 60)
QUOTES = frozenset('"«„“:')

Hashes = NDArray[np.uint32]
Places = NDArray[np.intp]
Counts = NDArray[np.float32]


class Features(NamedTuple):
    """Groups in a row: words and their pairs, letters, shape, edges; of a reply, the question."""

    places: Places
    counts: Counts
    words: list[str]  # what the first places stand for
    spelling: int  # so many of the first places are words and shortest runs of letters
    own: int  # so many of the first places are of the message itself

    @property
    def named(self) -> int:
        """So many of the first places are words and pairs of words."""
        return 2 * len(self.words) + 1

    def until(self, end: int) -> Features:
        """The first so many."""
        return Features(self.places[:end], self.counts[:end], self.words, self.spelling, self.own)


def first(text: str) -> Features:
    """The features of a first message."""
    words = tokens(text)
    return _together(words, _shape(text, words))


def reply(text: str, asked: str) -> Features:
    """The features of a reply: its own, what it shares with the question, and the question's."""
    words = tokens(text)
    known, stems, asks = _asked(asked)
    return _together(words, _shape(text, words), _shared(words, stems, asks), known)


def _together(words: list[str], shape: list[int], *others: list[int]) -> Features:
    """All groups in a row; a group counts the same however many features it has."""
    hashes = [_hash(word) for word in words]
    named, letters, groups = _named(hashes), _letters(words), [shape, _edges(hashes), *others]
    sizes = [len(named), len(letters), *map(len, groups)]
    shares = [weight / (size or 1) ** 0.5 for weight, size in zip(WEIGHTS, sizes, strict=False)]
    rest = np.array([*chain(*groups)], np.uint32)
    places = np.concatenate([named, letters, rest], dtype=np.intp)
    counts = np.array(shares, np.float32).repeat(sizes)
    runs = len(letters) // (LONGEST - SHORTEST + 1)
    return Features(places, counts, words, len(named) + runs, sum(sizes[:4]))


@lru_cache(maxsize=1 << 15)
def _hash(word: str) -> int:
    return crc32(word.encode())


def _place(name: str) -> int:
    """Where a feature with a name of its own falls."""
    return _hash(name) >> 32 - BITS


def _named(hashes: list[int]) -> Hashes:
    """Where each word falls, then each pair with the edges of the message."""
    edged = np.array([BEGIN, *hashes, END], np.uint32)
    pairs = edged[:-1] * ODD
    pairs += edged[1:] * EVEN
    named: Hashes = np.concatenate([edged[1:-1], pairs])
    named >>= REST
    return named


def _letters(words: list[str]) -> Hashes:
    """Every run of three to five letters, across words, the shortest runs first."""
    line = f" {' '.join(words)} "
    codes = np.frombuffer(line.encode("utf-32-le") + PADDING, np.uint32)
    runs = codes[_windows(len(line) - SHORTEST + 1)]
    runs *= POWERS
    sums = runs.cumsum(0, np.uint32)[SHORTEST - 1 :]
    sums *= STIRS
    sums >>= REST
    letters: Hashes = sums.ravel()
    return letters


REST = np.uint32(32 - BITS)
ODD, EVEN = np.uint32(0x9E3779B1), np.uint32(0x85EBCA77)
BEGIN, END = crc32(b"^"), crc32(b"$")
TURNED = crc32(b"asked") >> 32 - BITS
"""A word of the question is not the same as that word of the reply."""

PADDING = b"\0" * 4 * (LONGEST - SHORTEST)
POWERS = np.array([[pow(0xD6E8FEB9, n + 1, 1 << 32)] for n in range(LONGEST)], np.uint32)
STIRS = np.array([[0x9E3779B1], [0x85EBCA77], [0xC2B2AE3D]], np.uint32)
"""One for each length, so that a run at the end is not the same as a longer one."""


@lru_cache(maxsize=256)
def _windows(count: int) -> Places:
    """Row n: the n-th letter of every run."""
    return np.arange(LONGEST)[:, None] + np.arange(max(count, 0))[None, :]


def _shape(text: str, words: list[str]) -> list[int]:
    """How long, how many numbers and sentences, asked or cried."""
    size, count = len(words), words.count
    asks, cries = count("?"), count("!")
    shape = [
        LONG[bisect_left(LENGTHS, size)],
        NUMBERS[min(count(NUMBER), MOST)],
        STOPS[min(count(".") + cries + asks, MOST)],
        COMMAS[min(count(","), MOST)],
    ]
    if asks:
        shape.append(ENDS_ASKING if words[-1] == "?" else ASKS)
    if cries:
        shape.append(CRIES)
    if "\n" in text:
        shape.append(LINES)
    if not QUOTES.isdisjoint(words):
        shape.append(QUOTED)
    return shape


MOST = 4  # what is counted is counted up to here
LONG = [_place(f"long {n}") for n in range(len(LENGTHS) + 1)]
NUMBERS = [_place(f"numbers {n}") for n in range(MOST + 1)]
STOPS = [_place(f"stops {n}") for n in range(MOST + 1)]
COMMAS = [_place(f"commas {n}") for n in range(MOST + 1)]
ENDS_ASKING, ASKS, CRIES = _place("ends asking"), _place("asks"), _place("cries")
LINES, QUOTED = _place("lines"), _place("quotes")


def _edges(hashes: list[int]) -> list[int]:
    """How a message begins and ends: with one word, two and three."""
    found = []
    for salt, side in ((BEGIN, hashes[:3]), (END, hashes[:-4:-1])):
        mixed = salt
        for each in side:
            mixed = (mixed * 5 + each) * 0x9E3779B1 & 0xFFFFFFFF
            found.append(mixed >> 32 - BITS)
    return found


def _stems(words: list[str]) -> list[str]:
    return [word[:5] for word in words if len(word) > 3]


def _shared(words: list[str], stems: frozenset[str], asks: bool) -> list[int]:
    """How much of the question's words the reply takes up."""
    own = _stems(words)
    both = len([stem for stem in own if stem in stems])
    shared = [SHARES[min(both, 3)], ASKED if asks else TOLD]
    if own:
        shared.append(PARTS[4 * both // len(own)])
    return shared


SHARES = [_place(f"shares {n}") for n in range(4)]
PARTS = [_place(f"part {n}") for n in range(5)]
ASKED, TOLD = _place("asked"), _place("told")


@lru_cache(maxsize=512)
def _asked(asked: str) -> tuple[list[int], frozenset[str], bool]:
    """The question's own features: one question has many answers."""
    words = tokens(asked)
    places = [_place(word) ^ TURNED for word in words]
    return places, frozenset(_stems(words)), "?" in words
