"""
From a message to numbers: hashed n-grams of words and letters, in groups.

A feature is a place in the table of weights and what it counts; the score of a label is the sum
of counts times the weights found there. Letters are hashed all at once by numpy, words one by
one, and what can only be a few things is looked up; all of it takes some fifty microseconds.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from folkmoot.understanding.text import NUMBER, tokens

BITS = 20
PLACES = 1 << BITS
MASK = PLACES - 1
"""Where a feature may fall; weights.py keeps those that matter."""

SHORTEST, LONGEST = 3, 6  # letters in an n-gram

WORDS, LETTERS, SHAPE, EDGES, SHARED, ASKED = 1.0, 1.5, 0.75, 0.5, 0.5, 0.3
"""What each group of features weighs; measured, see docs/understanding.md."""

LENGTHS = (0, 1, 2, 3, 5, 8, 12, 20, 35, 60)
QUOTES = frozenset('"«„“:')

Places = NDArray[np.int64]
Counts = NDArray[np.float32]


class Features(NamedTuple):
    places: Places
    counts: Counts
    words: list[str]  # what the first places stand for
    spelling: int  # so many of the first places are words and shortest runs of letters

    @property
    def named(self) -> int:
        """So many of the first places are words and pairs of words."""
        return 2 * len(self.words) + 1


def first(text: str) -> Features:
    """The features of a first message."""
    words = tokens(text)
    return _together(words, [(SHAPE, _shape(text, words)), (EDGES, _edges(words))])


def reply(text: str, asked: str) -> Features:
    """The features of a reply: its own, what it shares with the question, and the question's."""
    words = tokens(text)
    known, stems, asks = _asked(asked)
    groups = [(SHAPE, _shape(text, words)), (EDGES, _edges(words))]
    groups += [(SHARED, _shared(words, stems, asks)), (ASKED, known)]
    return _together(words, groups)


def spelling(whole: Features) -> Features:
    """The part that tells a language: words and the shortest runs of letters."""
    end = whole.spelling
    return Features(whole.places[:end], whole.counts[:end], whole.words, end)


def _together(words: list[str], groups: list[tuple[float, list[int]]]) -> Features:
    """All groups in a row; a group counts the same however many features it has."""
    named = [_place(name) for name in _named(words)]
    letters = _letters(words)
    runs = len(letters) // (LONGEST - SHORTEST + 1)
    sizes = [len(named), len(letters)]
    weights = [WORDS, LETTERS]
    rest: list[int] = []
    for weight, group in groups:
        weights.append(weight)
        sizes.append(len(group))
        rest += group
    counts = [
        weight / size**0.5 if size else 0.0 for weight, size in zip(weights, sizes, strict=True)
    ]
    places = np.concatenate([np.array(named, np.int64), letters, np.array(rest, np.int64)])
    together = np.repeat(np.array(counts, np.float32), sizes)
    return Features(places, together, words, len(named) + runs)


def _place(name: str) -> int:
    return crc32(name.encode()) & MASK


_known = lru_cache(maxsize=4096)(_place)  # for names of which there are few


def _named(words: list[str]) -> list[str]:
    """Each word, then each pair with the edges of the message."""
    return words + [f"{a} {b}" for a, b in pairwise(["^", *words, "$"])]


def _letters(words: list[str]) -> Places:
    """Every run of three to six letters, across words, the shortest runs first."""
    line = f" {' '.join(words)} "
    codes = np.frombuffer(line.encode("utf-32-le") + PADDING, np.uint32).astype(np.uint64)
    runs = codes[_windows(len(line) - SHORTEST + 1)] * POWERS
    sums = np.cumsum(runs, axis=0)[SHORTEST - 1 :] + SALT
    mixed = ((sums ^ (sums >> np.uint64(31))) * STIR) >> np.uint64(64 - BITS)
    places: Places = mixed.astype(np.int64).ravel()
    return places


PADDING = b"\0" * 4 * (LONGEST - SHORTEST)
STIR = np.uint64(0x9E3779B97F4A7C15)
POWERS = np.array([[pow(0xD6E8FEB86659FD93, n + 1, 1 << 64)] for n in range(LONGEST)], np.uint64)
SALT = np.arange(SHORTEST, LONGEST + 1, dtype=np.uint64)[:, None] * np.uint64(0xA0761D6478BD642F)


@lru_cache(maxsize=256)
def _windows(count: int) -> Places:
    """Row n: the n-th letter of every run."""
    return np.arange(LONGEST)[:, None] + np.arange(max(count, 0))[None, :]


def _shape(text: str, words: list[str]) -> list[int]:
    """How long, how many numbers and sentences, asked or cried."""
    size = len(words)
    shape = [
        _known(f"long {sum(size > bound for bound in LENGTHS)}"),
        _known(f"numbers {min(words.count(NUMBER), 4)}"),
        _known(f"stops {min(words.count('.') + words.count('!') + words.count('?'), 4)}"),
        _known(f"commas {min(words.count(','), 4)}"),
    ]
    if "?" in words:
        shape.append(_known("ends asking" if words[-1] == "?" else "asks"))
    if "!" in words:
        shape.append(_known("cries"))
    if "\n" in text:
        shape.append(_known("lines"))
    if not QUOTES.isdisjoint(words):
        shape.append(_known("quotes"))
    return shape


def _edges(words: list[str]) -> list[int]:
    """How a message begins and ends."""
    begins = [_place(f"begins {' '.join(words[:size])}") for size in (1, 2, 3)]
    return begins + [_place(f"ends {' '.join(words[-size:])}") for size in (1, 2, 3)]


def _stems(words: list[str]) -> list[str]:
    return [word[:5] for word in words if len(word) > 3]


def _shared(words: list[str], stems: frozenset[str], asks: bool) -> list[int]:
    """How much of the question's words the reply takes up."""
    own = _stems(words)
    both = sum(stem in stems for stem in own)
    shared = [_known(f"shares {min(both, 3)}"), _known("asked" if asks else "told")]
    if own:
        shared.append(_known(f"part {4 * both // len(own)}"))
    return shared


@lru_cache(maxsize=512)
def _asked(asked: str) -> tuple[list[int], frozenset[str], bool]:
    """The question's own features: one question has many answers."""
    words = tokens(asked)
    places = [_place(f"asked {name}") for name in _named(words)]
    return places, frozenset(_stems(words)), "?" in words
