"""
What a message speaks of: technology, people, topics, and the bots that fit.

A table of word stems in eight languages (lexicon.tsv) names the first two and the bots; the
topics are the words that are left when those that every message has are taken away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path

from folkmoot.conversation.value import dataclass
from folkmoot.understanding.text import fold

LEADER = "leader"
USUAL = (LEADER, "researcher", "creative")
"""Where none stands out."""

MOST = 5
STEM = range(3, 12)
SHORT = 4
"""A stem of up to so many letters must be the whole word."""


@dataclass(frozen=True, slots=True)
class Found:
    topics: tuple[str, ...]
    people: tuple[str, ...]
    technology: tuple[str, ...]
    bots: tuple[str, ...]


NOTHING = Found((), (), (), (LEADER,))
"""Of small talk, which is the leader's."""


def find(said: Sequence[str]) -> Found:
    """What the words of a message name, each thing once, in the order it is named."""
    words = dict.fromkeys(said)
    kinds: dict[str, dict[str, None]] = {"bot": {}, "people": {}, "technology": {}}
    topics: list[str] = []
    for word in words:
        meant, tells = _known(word)
        for kind, name in meant:
            kinds[kind][name] = None
        if tells:
            topics.append(word)
    fit = tuple(kinds["bot"])
    return Found(
        _longest(topics),
        tuple(kinds["people"])[:MOST],
        tuple(kinds["technology"])[:MOST],
        tuple(dict.fromkeys((LEADER, *fit, *USUAL)))[: max(len(USUAL), 1 + len(fit))],
    )


def _longest(topics: list[str]) -> tuple[str, ...]:
    """The few that say most, in the order they were said."""
    kept = set(sorted(topics, key=len, reverse=True)[:MOST])
    return tuple(topic for topic in topics if topic in kept)


@lru_cache(maxsize=1 << 14)
def _known(word: str) -> tuple[tuple[tuple[str, str], ...], bool]:
    """What a word stands for, and whether it is a topic."""
    meant = tuple(_meanings(word))
    return meant, not any(kind == "technology" for kind, _ in meant) and _tells(word)


def _meanings(word: str) -> Iterable[tuple[str, str]]:
    """What the stems of a word stand for; technology only by its whole name."""
    stems = _stems()
    if word[: STEM.start] not in _beginnings():
        return
    for size in STEM:
        if size > len(word):
            break
        for kind, name in stems.get(word[:size], ()):
            if size == len(word) or (kind != "technology" and size > SHORT):
                yield kind, name


def _tells(word: str) -> bool:
    return len(word) >= STEM.start and word.isalpha() and word not in _everyday()


@cache
def _stems() -> dict[str, list[tuple[str, str]]]:
    table: dict[str, list[tuple[str, str]]] = {}
    for line in _read("lexicon.tsv"):
        kind, name, words = line.split("\t")
        for word in words.split():
            table.setdefault(fold(word.replace("-", " ")), []).append((kind, name))
    return table


@cache
def _beginnings() -> frozenset[str]:
    """The first letters of all stems: most words begin like none of them."""
    return frozenset(stem[: STEM.start] for stem in _stems())


@cache
def _everyday() -> frozenset[str]:
    """Words that stand in messages of every kind; made by `make train`."""
    return frozenset(_read("weights/everyday.txt"))


def _read(name: str) -> list[str]:
    return (Path(__file__).parent / name).read_text("utf-8").splitlines()
