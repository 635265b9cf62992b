"""
A message as the model sees it: folded letters, then tokens.

Accents go, because people leave them out; digits become one sign, because the number itself
means nothing here. What is cut is said, so that nobody is sure of half a message.
"""

from __future__ import annotations

import re
import unicodedata

OTHER = "other"  # a language that is none of the eight

LONGEST = 8_000
"""Characters that are read of a message; of a longer one its beginning and its end."""

LONG_WORD = 40
"""Letters that are read of a word; no word of the eight languages needs more."""

DRAWN = re.compile(r"(.)\1{2,}")  # as in "sooo good"

TOKEN = re.compile(r"[^\W\d_]+|\d+|\.\.+|[^\w\s]")
LETTERS = str.maketrans({"ё": "е", "’": "'", "`": "'", "ß": "ss", "æ": "ae", "œ": "oe"})
MARKS = dict.fromkeys(range(0x300, 0x370))
NUMBER = "0"


def cut(text: str) -> str:
    """The part of a message that is read."""
    if len(text) <= LONGEST:
        return text
    return f"{text[: LONGEST * 3 // 4]} {text[-LONGEST // 4 :]}"


def fold(text: str) -> str:
    """Lower case, without accents."""
    low = text.lower()
    if low.isascii():
        return low
    return unicodedata.normalize("NFKD", low.translate(LETTERS)).translate(MARKS)


def pieces(text: str) -> list[str]:
    """Words, runs of punctuation and numbers, in order, as they are written."""
    low = text.lower()
    if not low.isascii():
        low = unicodedata.normalize("NFC", low)
    return TOKEN.findall(low)[:LONGEST]


def token(piece: str) -> str:
    """A piece as the model sees it."""
    return NUMBER if piece[0].isdecimal() else DRAWN.sub(r"\1\1", fold(piece))[:LONG_WORD]


def tokens(text: str) -> list[str]:
    return [token(piece) for piece in pieces(text)]


def worded(text: str) -> bool:
    """Whether there is anything to read: emoji and punctuation alone say nothing surely."""
    return text[:1].isalnum() or any(character.isalnum() for character in text)
