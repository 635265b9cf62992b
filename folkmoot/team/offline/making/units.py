"""
Units of eight languages (units.tsv), each as a share of the first of its kind.

A unit that is not known, or is no such thing, is said to be so; money has no fixed rate.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from functools import cache
from importlib import resources
from typing import NamedTuple

from folkmoot.team.offline.making.reckoning import Answer, exact
from folkmoot.team.offline.numbers import SIGNS, WRITTEN, number, shown

DEGREES = r"(?:\s+(?:degrees?|grad|grados?|graus?|degrés?|gradi|graden|градус\w*))?"
WORD = r"°?\s?[^\W\d_]+(?:[/²2][^\W\d_]*)?"
AMOUNT = re.compile(rf"(?P<n>-?(?:{WRITTEN})){DEGREES}\s*(?P<unit>{WORD})", re.I)
TARGET = re.compile(
    rf"(?<!\w)(?:to|into|in|a|en|em|nach|zu|naar|vers|в|во|на)\s+(?P<unit>{WORD})", re.I
)
DIGITS = 40
"""Digits with which a fraction is divided out."""


class Unit(NamedTuple):
    name: str
    kind: str
    factor: Fraction  # how much of the first of its kind it is
    plus: Fraction
    partner: str  # what it becomes where nothing else is said
    words: str


@cache
def known() -> dict[str, Unit]:
    file = resources.files(__package__) / "units.tsv"
    rows = (line.split("\t") for line in file.read_text("utf-8").splitlines())
    return {
        name: Unit(name, kind, Fraction(factor), Fraction(plus), partner, words)
        for name, kind, factor, plus, partner, words in rows
    }


def unit(word: str) -> Unit | None:
    """The unit that a word names, in any of the eight languages."""
    plain = " ".join(word.split()).strip()
    return next((one for one in known().values() if re.fullmatch(one.words, plain, re.I)), None)


def converted(text: str, lang: str) -> Answer | None:
    """An amount in another unit; None where no amount is named."""
    found = AMOUNT.search(text)
    value = number(found["n"], lang) if found else None
    if found is None or value is None:
        return None
    own = unit(found["unit"])
    if own is None:
        coin = any(re.match(way, found["unit"].strip(), re.I) for way in SIGNS.values())
        return Answer(found["unit"].strip(), "unit-money" if coin else "unit-unknown")
    named = TARGET.search(text, found.end())
    target = unit(named["unit"]) if named else known()[own.partner]
    if target is None:
        return Answer(named["unit"].strip() if named else "", "unit-unknown")
    if own.kind != target.kind:
        return Answer(f"{own.name}, {target.name}", "unit-other")
    came = (Fraction(value) * own.factor + own.plus - target.plus) / target.factor
    return Answer(f"{shown(value, lang)} {own.name} {exact(_decimal(came), lang)} {target.name}")


def turns(text: str) -> bool:
    """Whether a text names an amount and another unit for it, both known."""
    found = AMOUNT.search(text)
    named = TARGET.search(text, found.end()) if found else None
    return bool(found and named and unit(found["unit"]) and unit(named["unit"]))


def _decimal(value: Fraction) -> Decimal:
    """A fraction divided out, to more digits than are shown."""
    scaled = round(value * 10**DIGITS)
    return Decimal(scaled).scaleb(-DIGITS)
