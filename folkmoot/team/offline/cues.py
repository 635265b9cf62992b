"""
Cues: phrases by which a message shows what it speaks of, a table a language (cues/*.tsv).

A phrase is matched on folded words; a star at its end or beginning stands for any ending or
beginning of that word. Finding nothing costs little: then the question is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import resources
from typing import NamedTuple

from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding.text import fold

WORD = re.compile(r"[^\W_]+|[^\w\s]")
STAR = "*"
STEM = 5
"""Letters by which the same word is known in another form."""


class Hit(NamedTuple):
    name: str
    at: int  # the number of the word it begins with
    end: int  # the number of the word after it


class Phrase(NamedTuple):
    name: str
    words: tuple[str, ...]
    open_end: bool

    def fits(self, said: list[str], at: int) -> bool:
        *body, last = self.words
        end = at + len(body)
        if end >= len(said) or said[at:end] != body:
            return False
        return said[end].startswith(last) if self.open_end else said[end] == last


class Table(NamedTuple):
    """The phrases of a language, by what a word they begin with looks like."""

    whole: dict[str, list[Phrase]]  # by their first word
    begun: dict[str, list[Phrase]]  # one word with an open end, by its first letters
    ended: list[tuple[str, str]]  # name, ending


FEW = 2
"""Letters by which words with an open end are found."""


def split(text: str) -> list[re.Match[str]]:
    """The words of a text and where they stand in it."""
    return list(WORD.finditer(text))


def written(text: str) -> list[str]:
    """The words of a text as they were written."""
    return [word.group() for word in split(text)]


def words(text: str) -> list[str]:
    """The words of a text as phrases are matched with them."""
    return [fold(word) for word in written(text.replace("’", "'"))]


def stems(text: str, longer: int = 2) -> set[str]:
    """The beginnings of the words that are longer than a few letters."""
    return {word[:STEM] for word in words(text) if len(word) > longer}


@lru_cache(maxsize=256)
def hits(text: str, lang: str) -> tuple[Hit, ...]:
    """Everything a text shows, in order; positions are those of `split`."""
    said = words(text)
    return tuple(hit for at in range(len(said)) for hit in _at(said, at, _table(lang)))


def names(text: str, lang: str) -> frozenset[str]:
    """What a text shows, whether it says it once or often."""
    return frozenset(hit.name for hit in hits(text, lang))


def _at(said: list[str], at: int, table: Table) -> Iterator[Hit]:
    word = said[at]
    for phrase in (*table.whole.get(word, ()), *table.begun.get(word[:FEW], ())):
        if phrase.fits(said, at):
            yield Hit(phrase.name, at, at + len(phrase.words))
    for name, ending in table.ended:
        if word.endswith(ending):
            yield Hit(name, at, at + 1)


@cache
def _rows(lang: str) -> dict[str, list[str]]:
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    file = resources.files("folkmoot.team.offline") / "cues" / f"{lang}.tsv"
    lines = (line.split("\t") for line in file.read_text("utf-8").splitlines())
    rows = {name: row.split("|") for name, row in lines}
    leads = [lead.rstrip(STAR) for lead in rows["list:for"]]
    rows["topic:users"] = [
        phrase
        for phrase in rows["topic:users"]
        if not any(lead.startswith(phrase.rstrip(STAR)) for lead in leads)
    ]  # "for my" leads to somebody; by itself it names nobody
    return rows


@cache
def _table(lang: str) -> Table:
    table = Table({}, {}, [])
    for name, row in _rows(lang).items():
        for written in row:
            found = tuple(WORD.findall(written.strip(STAR)))
            if written.startswith(STAR):
                table.ended.append((name, written.strip(STAR)))
                continue
            phrase = Phrase(name, found, written.endswith(STAR))
            if phrase.open_end and len(found) == 1:
                table.begun.setdefault(found[0][:FEW], []).append(phrase)
            else:
                table.whole.setdefault(found[0], []).append(phrase)
    return table
