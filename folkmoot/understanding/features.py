"""
From a message to numbers: hashed n-grams of words and letters, in groups.

A feature is a place in the table of weights and what it counts; the score of a label is the sum
of counts times the weights found there. Letters are hashed all at once
by numpy, words one by one; together well under a tenth of a millisecond.
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

Places = NDArray[np.int64]


class Features(NamedTuple):
    places: Places
    counts: NDArray[np.float32]
    names: list[str]  # what the first places stand for: words and pairs of words


def first(text: str) -> Features:
    """The features of a first message."""
    words = tokens(text)
    return _together(words, _own(text, words))


def reply(text: str, asked: str) -> Features:
    """The features of a reply: its own, what it shares with the question, and the question's."""
    words = tokens(text)
    known, stems, asks = _asked(asked)
    shared = _hashed(_shared(words, stems, asks))
    return _together(words, [*_own(text, words), (SHARED, shared), (ASKED, known)])


def _own(text: str, words: list[str]) -> list[tuple[float, Places]]:
    """The groups that a text has by itself, beside its words."""
    return [
        (LETTERS, _letters(words)),
        (SHAPE, _hashed(_shape(text, words))),
        (EDGES, _hashed(_edges(words))),
    ]


def _together(words: list[str], groups: list[tuple[float, Places]]) -> Features:
    """All groups in a row; a group counts the same however many features it has."""
    names = list(dict.fromkeys(_words(words)))
    groups.insert(0, (WORDS, _hashed(names)))
    sizes = [len(places) for _, places in groups]
    counts = [weight / max(size, 1) ** 0.5 for (weight, _), size in zip(groups, sizes, strict=True)]
    places = np.concatenate([places for _, places in groups])
    return Features(places, np.repeat(np.array(counts, np.float32), sizes), names)


def _hashed(names: list[str]) -> Places:
    return np.array([crc32(name.encode()) & MASK for name in names], np.int64)


def _words(words: list[str]) -> list[str]:
    """Each word, and each pair with the edges of the message."""
    path = ["^", *words, "$"]
    return words + [f"{a} {b}" for a, b in pairwise(path)]


def _letters(words: list[str]) -> Places:
    """Every run of three to six letters, across words, hashed all at once."""
    line = f" {' '.join(words)} "
    codes = np.frombuffer(line.encode("utf-32-le"), np.uint32).astype(np.uint64)
    found = []
    rolling = codes
    for size in range(2, LONGEST + 1):
        if len(codes) < size:
            break
        rolling = (rolling[:-1] * np.uint64(1_000_003)) ^ codes[size - 1 :]
        if size >= SHORTEST:
            found.append(rolling + np.uint64(size))
    if not found:
        return np.empty(0, np.int64)
    mixed = np.concatenate(found)
    mixed = (mixed ^ (mixed >> np.uint64(29))) * np.uint64(0x9E3779B97F4A7C15)
    places = (mixed >> np.uint64(64 - BITS)).astype(np.int64)
    places.sort()
    fresh = np.empty(len(places), np.bool_)
    fresh[0] = True
    np.not_equal(places[1:], places[:-1], out=fresh[1:])
    return places[fresh]


def _shape(text: str, words: list[str]) -> list[str]:
    """How long, how many numbers and sentences, asked or cried."""
    size = len(words)
    shape = [f"long {sum(size > bound for bound in LENGTHS)}"]
    shape.append(f"numbers {min(words.count(NUMBER), 4)}")
    shape.append(f"stops {min(sum(word in '.!?' for word in words), 4)}")
    shape.append(f"commas {min(words.count(','), 4)}")
    if "?" in words:
        shape.append("asks")
    if words and words[-1] == "?":
        shape.append("ends asking")
    if "!" in words:
        shape.append("cries")
    if "\n" in text.strip():
        shape.append("lines")
    if any(mark in words for mark in ('"', "«", "„", "“", ":")):
        shape.append("quotes")
    return shape


def _edges(words: list[str]) -> list[str]:
    """How a message begins and ends."""
    begins = [f"begins {' '.join(words[:size])}" for size in (1, 2, 3)]
    return begins + [f"ends {' '.join(words[-size:])}" for size in (1, 2, 3)]


def _stems(words: list[str]) -> list[str]:
    return [word[:5] for word in words if len(word) > 3]


def _shared(words: list[str], stems: frozenset[str], asks: bool) -> list[str]:
    """How much of the question's words the reply takes up."""
    own = _stems(words)
    both = sum(stem in stems for stem in own)
    shared = [f"shares {min(both, 3)}", "asked" if asks else "told"]
    if own:
        shared.append(f"part {4 * both // len(own)}")
    return shared


@lru_cache(maxsize=512)
def _asked(asked: str) -> tuple[Places, frozenset[str], bool]:
    """The question's own features: one question has many answers."""
    words = tokens(asked)
    names = [f"asked {name}" for name in dict.fromkeys(_words(words))]
    return _hashed(names), frozenset(_stems(words)), "?" in words
