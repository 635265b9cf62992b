"""
The files of phrases: what stands in them, spelt out. phrases.py says what it means.

Commas part the phrases; (…) may be left out, a/b is either, a_b is two words, … is any words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path

from folkmoot.understanding.text import fold

FOLDER = Path(__file__).parent / "phrases"
SIGNS = "signs"

Words = tuple[str, ...]

WORD = re.compile(r"[^\W_]+|[\u2100-\u2bff\u3000-\uffff\U00010000-\U0010ffff]")
DRAWN = re.compile(r"([^\W\d])\1{2,}")  # as in "yesss"
UNSAID = re.compile("['’`´ʼ\ufe0e\ufe0f\u200d\u20e3\U0001f3fb-\U0001f3ff\u2640\u2642]")
SECTION = re.compile(r"\[([\w ]+)\]")
OPTIONAL = re.compile(r"\(([^()]*)\)")
SLOT = "*"  # as … is read in the files: some words, whichever


def sections(lang: str) -> dict[str, dict[str, bool]]:
    """The phrases of a language, with the signs that all share."""
    shared, own = _read(SIGNS), _read(lang)
    return {name: own.get(name, {}) | shared.get(name, {}) for name in {**own, **shared}}


def _read(name: str) -> dict[str, dict[str, bool]]:
    """Meaning by meaning, every phrase that a file spells out, and whether it may be asked."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    found: dict[str, dict[str, bool]] = {}
    own: dict[str, bool] = {}
    for line in folded(text.replace("…", SLOT)).splitlines():
        if heading := SECTION.fullmatch(line):
            own = found.setdefault(heading.group(1), {})
        elif not line.startswith("#"):
            for phrase in line.split(","):
                asked = "?" in phrase
                plain = phrase.translate(PUNCTUATION)
                ways = spelt_out(plain) if GROUPED.search(plain) else (plain,)
                own.update((" ".join(way.split()), asked) for way in ways)
    for each in found.values():
        each.pop("", None)
    return found


PUNCTUATION = str.maketrans(dict.fromkeys('?!¿¡.:;-–—"%&+=@', " "))
GROUPED = re.compile(r"[(/_]")


def spelt_out(phrase: str) -> Iterator[str]:
    """Every way to say a phrase: what is in brackets may be left out, a/b is either, a_b is two."""
    if optional := OPTIONAL.search(phrase):
        before, after = phrase[: optional.start()], phrase[optional.end() :]
        yield from spelt_out(before + after)
        yield from spelt_out(before + optional.group(1) + after)
        return
    for way in product(*(word.split("/") for word in phrase.split())):
        yield " ".join(way).replace("_", " ")


@lru_cache(maxsize=64)
def split(text: str) -> Words:
    """Words and signs, folded; punctuation says nothing here. A message is split once."""
    return tuple(WORD.findall(folded(text)))


@lru_cache(maxsize=64)
def folded(text: str) -> str:
    return DRAWN.sub(r"\1", fold(UNSAID.sub("", text)))
