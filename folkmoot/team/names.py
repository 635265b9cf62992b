"""Names for files and programs, made of any words: plain letters, digits, and one sign between."""

from __future__ import annotations

import re
import unicodedata

SOUNDS = "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch - y - e yu ya"
CYRILLIC = {
    letter: sound.strip("-")
    for letter, sound in zip("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", SOUNDS.split(), strict=True)
}
SPELT = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", **CYRILLIC}


def plain_words(text: str) -> list[str]:
    """The words of a text as ASCII has them; Cyrillic by its sound."""
    low = "".join(SPELT.get(char, char) for char in text.lower())
    bare = unicodedata.normalize("NFKD", low).encode("ascii", "ignore").decode()
    return re.findall(r"[a-z0-9]+", bare)
