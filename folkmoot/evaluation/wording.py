"""
Words as the evaluation compares them: without case and accents, in eight languages.

A short word (up to three letters) and a number must be met whole; a longer one by its
beginning, so that `member` finds members, and `rechnung` Rechnungen.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

WHOLE = 3
"""Letters up to which a word must be met whole."""

CLAUSES = re.compile(r"[.;!?…\n]+(?:\s+|$)")

NEGATIONS: dict[str, tuple[str, ...]] = {
    "en": (
        *("no", "not", "never", "none", "nothing", "nobody", "without", "cannot", "don", "free"),
        *("doesn", "isn", "won", "mustn", "shouldn", "avoid", "exclud", "out of scope", "instead"),
    ),
    "es": ("no", "ni", "sin", "nunca", "nada", "nadie", "ningun", "jamas", "evita", "exclu"),
    "pt": ("nao", "nem", "sem", "nunca", "nada", "ninguem", "nenhum", "jamais", "evita", "exclu"),
    "fr": ("ne", "n", "ni", "pas", "sans", "jamais", "rien", "aucun", "evit", "exclu"),
    "de": ("kein", "nicht", "nichts", "nie", "niemals", "ohne", "weder", "vermeid", "ausgeschloss"),
    "it": ("non", "ne", "mai", "senza", "niente", "nulla", "nessun", "evita", "esclu"),
    "nl": ("geen", "niet", "niets", "nooit", "zonder", "niemand", "vermijd", "uitgesloten"),
    "ru": ("не", "ни", "нет", "без", "никогда", "ничего", "никак", "нельзя", "исключ", "избег"),
}
"""Words that turn a clause into its opposite."""


def words(text: str) -> tuple[str, ...]:
    """The words of a text, ready to be compared."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return tuple(re.findall(r"[^\W_]+", plain))


def folded(text: str) -> str:
    """A text as one line of such words."""
    return " ".join(words(text))


def says(text: str, phrases: Iterable[str]) -> int:
    """How many of the phrases a text holds."""
    said = words(text)
    return sum(_holds(said, words(phrase)) for phrase in phrases)


def says_each(text: str, groups: Iterable[Iterable[str]]) -> bool:
    """Whether a text holds at least one phrase of every group."""
    return all(says(text, group) for group in groups)


def negated(text: str, lang: str) -> bool:
    return says(text, NEGATIONS[lang]) > 0


def clauses(text: str) -> list[str]:
    return [clause for clause in CLAUSES.split(text) if clause.strip()]


def _holds(said: tuple[str, ...], phrase: tuple[str, ...]) -> bool:
    starts = range(len(said) - len(phrase) + 1) if phrase else ()
    return any(all(map(_same, said[n : n + len(phrase)], phrase)) for n in starts)


def _same(word: str, wanted: str) -> bool:
    if len(wanted) <= WHOLE or wanted.isdecimal():
        return word == wanted
    return word.startswith(wanted)
