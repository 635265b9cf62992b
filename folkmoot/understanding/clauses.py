"""
What a part of a message says whole, "forget it, the council said no", or what its words say
that all stand in phrases of one meaning, "project schrappen, bitte".

That is one witness; what the weights take the whole message for is the other. Where both say
the same the judge is sure; where they do not, this changes nothing.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding.phrases import LONGEST, has, read, together
from folkmoot.understanding.sections import WORD, folded, split

FEW = 8
"""Words up to which a message may be made of the words of one meaning."""

ENDS = re.compile(r"[,.;!:…—–\n]+|\s-\s")


class Clauses(NamedTuple):
    meaning: str = ""  # of those that are phrases, together
    begins: bool = False  # the first one is a phrase
    ends: bool = False  # the last one is: nothing is added to it
    rest: int = 0  # words of those that are none
    said: frozenset[str] = frozenset()  # every meaning among them

    def tells(self) -> bool:
        """Whether a phrase that leaves or waits is the point, and the rest its reason."""
        if self.meaning in ALWAYS:
            most = REASON if self.meaning == "cancel" else EXCUSE
            return (self.begins or self.ends) and self.rest <= most
        if self.meaning == "hello":
            return self.begins and self.rest <= EXCUSE
        return self.meaning in AT_LAST and self.ends and self.rest <= REASON


ALWAYS = frozenset({"cancel", "later", "not yet"})
AT_LAST = frozenset({"begin", "stop"})
"""What is meant as it is said, whatever is said around it; some only at the end."""

REASON, EXCUSE = 6, 10
"""Words that a reason may have; more where it only holds something up, or where one greets."""


def clauses(text: str, lang: str) -> Clauses:
    """What the clauses of a message say that are phrases; nothing where it is only one."""
    if lang not in LANGUAGES or len(text) > LONGEST or not ENDS.search(text):
        return Clauses()
    parts = [(tuple(WORD.findall(part)), "?" in part) for part in ENDS.split(folded(text))]
    parts = [part for part in parts if part[0]]
    if len(parts) < 2:
        return Clauses()
    table = read(lang)
    found = [table.read(words, asked) for words, asked in parts]
    meanings = [one.meaning for one in found if one is not None]
    rest = sum(len(words) for (words, _), one in zip(parts, found, strict=True) if one is None)
    begins, ends = found[0] is not None, found[-1] is not None
    return Clauses(together(meanings), begins, ends, rest, frozenset(meanings))


def made_of(text: str, lang: str) -> set[str]:
    """The meanings among whose phrases all words of a short message stand."""
    words = split(text) if len(text) <= LONGEST else ()
    return read(lang).made_of(words) if lang in LANGUAGES and len(words) <= FEW else set()


def asks_on(text: str, lang: str) -> bool:
    """Whether a message wants to be asked more: it speaks of asking, not of enough or the rest."""
    if has("rest", text, lang):
        return False
    parts = ENDS.split(text)
    return any(has("asks", part, lang) and not has("enough", part, lang) for part in parts)
