"""
From a message to numbers: hashed n-grams of words and letters, in groups.

A feature is a place in the table of weights and what it counts; the score of a label is the sum
of counts times the weights found there. Letters are taken word by word, so that whatever a
word adds can be kept for the next message that says it (weights.py).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache, partial
from math import sqrt
from operator import xor
from typing import NamedTuple
from zlib import crc32

from folkmoot.understanding.kept import Kept
from folkmoot.understanding.text import LONG_WORD, NUMBER, pieces, token

BITS = 20
PLACES = 1 << BITS
"""Where a feature may fall; weights.py keeps those that matter."""

REST = 32 - BITS
ALL = PLACES - 1

SHORTEST, LONGEST = 3, 5  # letters in a run
RUNS = [sum(max(size + 3 - run, 0) for run in (3, 4, 5)) for size in range(LONG_WORD + 1)]
"""How many runs of letters a word of so many letters has, the spaces around it included."""

WEIGHTS = (1.0, 1.5, 0.75, 0.5, 0.5, 0.3)
"""What each group weighs: words, letters, shape, edges, what is shared, what was asked."""

LENGTHS = (0, 1, 2, 3, 5, 8, 12, 20, 35, 60)
QUOTES = frozenset('"«„“:')

QUESTIONS = 1 << 13
"""Questions that are kept: one has many answers."""

FINE = 1 << 14
"""What a feature counts is counted in so many parts."""

Places = Sequence[int]
"""Features that often come together are a tuple, so that their sum can be kept."""


class Features(NamedTuple):
    words: Sequence[str]
    plain: int  # so many of the words are made of letters
    groups: tuple[Places, ...]  # pairs, shape, edges; of a reply what is shared, what was asked
    shares: list[int]  # what one feature counts: a word or a pair, a run of letters, each group


class Word(NamedTuple):
    """What a word brings along wherever it is said."""

    text: str
    place: int
    left: int  # a pair of words falls where the left of the one and the right of the other meet
    right: int
    runs: int
    sign: str  # the word itself where it is not made of letters
    stem: str  # how it begins, where it is long enough to say something


def first(text: str) -> Features:
    """The features of a first message."""
    return _together(text)


def reply(text: str, asked: str) -> Features:
    """The features of a reply: its own, what it shares with the question, and the question's."""
    return _together(text, _asked(asked))


def placed(found: Features) -> list[tuple[Places, float]]:
    """Every feature's place, group by group, and what each counts: what the weights learn from."""
    pairs, *others = found.groups
    letters = [place for word in found.words for place in runs(word)]
    named = [*map(place, found.words), *pairs]
    shares = [share / FINE for share in found.shares]
    return list(zip([named, letters, *others], shares, strict=True))


SPELLING = 2
"""So many of the first groups say which language a message is in."""


def _together(text: str, asked: Question | None = None) -> Features:
    """All groups; a group counts the same however many features it has."""
    known = [WORDS[piece] for piece in pieces(text)]
    words, _, lefts, rights, sizes, signs, stems = zip(*known, strict=True) if known else NO_WORDS
    pairs = [*map(xor, (BEGIN, *lefts), (*rights, END))]
    marks = [*filter(None, signs)]
    groups: tuple[Places, ...] = (pairs, _shape(text, words, marks), _edges(lefts, rights))
    if asked is not None:
        groups = (*groups, _shared(stems, asked), asked.places)
    counts = (len(words) + len(pairs), sum(sizes), *map(len, groups[1:]))
    shares = [portion[count] for portion, count in zip(PORTIONS, counts, strict=False)]
    return Features(words, len(words) - len(marks), groups, shares)


def _portion(weight: float, count: int) -> int:
    """What each of so many features counts."""
    return round(FINE * weight / sqrt(count or 1))


PORTIONS: list[Kept[int, int]] = [Kept(partial(_portion, weight)) for weight in WEIGHTS]

NO_WORDS: tuple[tuple[()], ...] = ((),) * len(Word._fields)


def _word(piece: str) -> Word:
    word = token(piece)
    hashed = _hash(word)
    left, right = hashed * 0x9E3779B1 >> REST & ALL, hashed * 0x85EBCA77 >> REST & ALL
    sign, stem = "" if word.isalpha() else word, word[:5] if len(word) > 3 else ""
    return Word(word, hashed >> REST, left, right, RUNS[len(word)], sign, stem)


WORDS = Kept(_word)


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


BEGIN, END = place("^"), place("$")


def _shape(text: str, words: Sequence[str], marks: list[str]) -> tuple[int, ...]:
    """How long, how many numbers and sentences, asked or cried."""
    long = LONG[bisect_left(LENGTHS, len(words))]
    lines = (LINES,) if "\n" in text else ()
    if not marks:
        return (long, NUMBERS[0], STOPS[0], COMMAS[0], *lines)
    count = marks.count
    asks, cries = count("?"), count("!")
    found = [
        long,
        NUMBERS[min(count(NUMBER), MOST)],
        STOPS[min(count(".") + cries + asks, MOST)],
        COMMAS[min(count(","), MOST)],
        *lines,
    ]
    if asks:
        found.append(ENDS_ASKING if words[-1] == "?" else ASKS)
    if cries:
        found.append(CRIES)
    if not QUOTES.isdisjoint(marks):
        found.append(QUOTED)
    return tuple(found)


MOST = 4  # what is counted is counted up to here
LONG = [place(f"long {n}") for n in range(len(LENGTHS) + 1)]
NUMBERS = [place(f"numbers {n}") for n in range(MOST + 1)]
STOPS = [place(f"stops {n}") for n in range(MOST + 1)]
COMMAS = [place(f"commas {n}") for n in range(MOST + 1)]
ENDS_ASKING, ASKS, CRIES = place("ends asking"), place("asks"), place("cries")
LINES, QUOTED = place("lines"), place("quotes")


def _edges(lefts: Sequence[int], rights: Sequence[int]) -> Places:
    """How a message begins and ends: with one word, two and three."""
    if len(lefts) < 3:
        return [*_mixed(BEGINS, lefts), *_mixed(ENDS, rights[::-1])]
    (one, two, three), (last, before, third) = lefts[:3], rights[:-4:-1]
    begins, ends = one * 5 + two & ALL, last * 5 + before & ALL
    return [
        one ^ BEGINS[0],
        begins ^ BEGINS[1],
        (begins * 5 + three & ALL) ^ BEGINS[2],
        last ^ ENDS[0],
        ends ^ ENDS[1],
        (ends * 5 + third & ALL) ^ ENDS[2],
    ]


def _mixed(salts: Sequence[int], side: Sequence[int]) -> Places:
    mixed, found = 0, []
    for salt, each in zip(salts, side, strict=False):
        mixed = mixed * 5 + each & ALL
        found.append(mixed ^ salt)
    return found


BEGINS = [place(f"begins {n}") for n in range(3)]
ENDS = [place(f"ends {n}") for n in range(3)]


class Question(NamedTuple):
    """What a reply answers."""

    places: tuple[int, ...]
    stems: frozenset[str]
    asks: bool


def _shared(stems: Sequence[str], asked: Question) -> Places:
    """How much of the question's words the reply takes up."""
    own = [stem for stem in stems if stem]
    both = len([stem for stem in own if stem in asked.stems])
    shared = [SHARES[min(both, 3)], ASKED if asked.asks else TOLD]
    if own:
        shared.append(PARTS[4 * both // len(own)])
    return shared


SHARES = [place(f"shares {n}") for n in range(4)]
PARTS = [place(f"part {n}") for n in range(5)]
ASKED, TOLD = place("asked"), place("told")


@lru_cache(maxsize=QUESTIONS)
def _asked(asked: str) -> Question:
    """The question's own features: one question has many answers."""
    words = [WORDS[piece] for piece in pieces(asked)]
    stems = frozenset(word.stem for word in words if word.stem)
    # A word of the question is not the same as that word of the reply.
    places = tuple(word.place ^ ASKED for word in words)
    return Question(places, stems, "?" in (word.sign for word in words))
