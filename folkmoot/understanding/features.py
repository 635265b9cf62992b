"""
From a message to numbers: hashed n-grams of words and letters, in groups.

A feature is a place in the table of weights and what it counts; the score of a label is the sum
of counts times the weights found there. Letters are taken word by word, so that whatever a
word adds can be kept for the next message that says it (weights.py).
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple
from zlib import crc32

from folkmoot.understanding.text import LONG_WORD, NUMBER, tokens

BITS = 20
PLACES = 1 << BITS
"""Where a feature may fall; weights.py keeps those that matter."""

REST = 32 - BITS
ALL = 0xFFFFFFFF
ODD, EVEN = 0x9E3779B1, 0x85EBCA77

SHORTEST, LONGEST = 3, 5  # letters in a run
RUNS = [sum(max(size + 3 - run, 0) for run in (3, 4, 5)) for size in range(LONG_WORD + 1)]
"""How many runs of letters a word of so many letters has, the spaces around it included."""

WEIGHTS = (1.0, 1.5, 0.75, 0.5, 0.5, 0.3)
"""What each group weighs: words, letters, shape, edges, what is shared, what was asked."""

LENGTHS = (0, 1, 2, 3, 5, 8, 12, 20, 35, 60)
QUOTES = frozenset('"«„“:')

Places = list[int]


class Features(NamedTuple):
    words: list[str]
    pairs: Places  # of neighbouring words, and with the edges of the message
    groups: tuple[Places, ...]  # shape and edges; of a reply, what is shared and what was asked
    shares: list[float]  # what one feature counts: a word or a pair, a run of letters, each group


def first(text: str) -> Features:
    """The features of a first message."""
    words = tokens(text)
    return _together(words, _shape(text, words))


def reply(text: str, asked: str) -> Features:
    """The features of a reply: its own, what it shares with the question, and the question's."""
    words = tokens(text)
    known, stems, asks = _asked(asked)
    return _together(words, _shape(text, words), _shared(words, stems, asks), known)


def placed(found: Features) -> list[tuple[Places, float]]:
    """Every feature's place, group by group, and what each counts: what the weights learn from."""
    letters = [place for word in found.words for place in runs(word)]
    named = [_hash(word) >> REST for word in found.words] + found.pairs
    return list(zip([named, letters, *found.groups], found.shares, strict=True))


SPELLING = 2
"""So many of the first groups say which language a message is in."""


def _together(words: list[str], shape: Places, *others: Places) -> Features:
    """All groups; a group counts the same however many features it has."""
    hashes = [_hash(word) for word in words]
    groups = (shape, _edges(hashes), *others)
    letters = sum([RUNS[len(word)] for word in words])
    sizes = [2 * len(words) + 1, letters, *map(len, groups)]
    shares = [weight / (size or 1) ** 0.5 for weight, size in zip(WEIGHTS, sizes, strict=False)]
    return Features(words, _pairs(hashes), groups, shares)


@lru_cache(maxsize=1 << 15)
def _hash(word: str) -> int:
    return crc32(word.encode("utf-8", "surrogatepass"))


def place(name: str) -> int:
    """Where a word falls, or a feature with a name of its own."""
    return _hash(name) >> REST


def runs(word: str) -> Places:
    """Where every run of three to five letters of a word falls, the spaces around it included."""
    spelt = f" {word} ".encode("utf-32-le", "surrogatepass")  # four bytes a letter
    return [
        crc32(spelt[start : start + 4 * size]) >> REST
        for size in range(SHORTEST, LONGEST + 1)
        for start in range(0, len(spelt) - 4 * size + 1, 4)
    ]


def _pairs(hashes: Places) -> Places:
    return [
        (one * ODD + other * EVEN & ALL) >> REST for one, other in pairwise((BEGIN, *hashes, END))
    ]


BEGIN, END = crc32(b"^"), crc32(b"$")
TURNED = crc32(b"asked") >> REST
"""A word of the question is not the same as that word of the reply."""


def _shape(text: str, words: list[str]) -> Places:
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
LONG = [place(f"long {n}") for n in range(len(LENGTHS) + 1)]
NUMBERS = [place(f"numbers {n}") for n in range(MOST + 1)]
STOPS = [place(f"stops {n}") for n in range(MOST + 1)]
COMMAS = [place(f"commas {n}") for n in range(MOST + 1)]
ENDS_ASKING, ASKS, CRIES = place("ends asking"), place("asks"), place("cries")
LINES, QUOTED = place("lines"), place("quotes")


def _edges(hashes: Places) -> Places:
    """How a message begins and ends: with one word, two and three."""
    found = []
    for salt, side in ((BEGIN, hashes[:3]), (END, hashes[:-4:-1])):
        mixed = salt
        for each in side:
            mixed = (mixed * 5 + each) * ODD & ALL
            found.append(mixed >> REST)
    return found


def _stems(words: list[str]) -> list[str]:
    return [word[:5] for word in words if len(word) > 3]


def _shared(words: list[str], stems: frozenset[str], asks: bool) -> Places:
    """How much of the question's words the reply takes up."""
    own = _stems(words)
    both = len([stem for stem in own if stem in stems])
    shared = [SHARES[min(both, 3)], ASKED if asks else TOLD]
    if own:
        shared.append(PARTS[4 * both // len(own)])
    return shared


SHARES = [place(f"shares {n}") for n in range(4)]
PARTS = [place(f"part {n}") for n in range(5)]
ASKED, TOLD = place("asked"), place("told")


@lru_cache(maxsize=1 << 11)
def _asked(asked: str) -> tuple[Places, frozenset[str], bool]:
    """The question's own features: one question has many answers."""
    words = tokens(asked)
    places = [_hash(word) >> REST ^ TURNED for word in words]
    return places, frozenset(_stems(words)), "?" in words
