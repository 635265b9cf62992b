"""
What people say whole: tables of phrases in eight languages, phrases/<language>.txt.

A message that is one of these and nothing else means just that: "stop", "ok stop it please",
"no, forget it". It is cut into phrases and courtesies; whatever is left over, a "not" in
front for one, makes it a message like any other, which the weights read (judge.py).
What each meaning is in each state stands in meanings.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding.sections import SLOT, Words, sections, split

COURTESY, ASKING = "courtesy", "asking"
CUES = ("corrects", "adds", "elsewhere", "points", "asks", "enough", "rest")
"""Sections of words that are looked for within a message (belonging.py, clauses.py, parts.py)."""

NUMBER = "#"
FOREIGN = 6
"""Words up to which a message may be a phrase of another language than the conversation's."""

READ = 400
"""Characters of a message in which cues are looked for."""

LONGEST = 120
"""Characters that a whole message has at the most; and words."""
MOST_WORDS = 12

ROUND = 2
"""Questions up to which one word may answer one of them."""

SLIP = 5
"""Letters from which on a word may have one wrong."""

ASKS = frozenset(
    {
        *("build", "buttons", "cost", "files", "hello", "help", "next", "plan", "projects"),
        *("questions", "said", "switch", "talk", "team", "where"),
    }
)
"""Meanings whose phrases may be asked; of others only those that are written with ?."""

NARROW = ("not yet", "undo", "reopen")
"""Sections that count before all others."""

WEAK = ("no", "yes", "dunno", "thanks", "bye", "hello", "talk")
"""Said before or after something else these add nothing; the first of them counts more."""

AFTER_NO = frozenset(
    {
        *("bye", "cancel", "dunno", "hello", "later", "none", "replan", "reopen", "skip"),
        *("start over", "stop", "talk", "thanks", "undo", "wrong"),
    }
)
"""What a no may stand before without taking it back."""

STRONGER = frozenset(
    {
        *(("right", "begin"), ("right", "go on"), ("go on", "begin"), ("skip", "begin")),
        *(("done", "right"), ("done", "go on"), ("done", "begin"), ("go on", "skip")),
        *(("stop", "cancel"), ("wrong", "cancel"), ("wrong", "start over"), ("back", "go on")),
        *(("stop", "start over"), ("cancel", "start over"), ("wrong", "replan")),
        *(("back", "where"), ("back", "begin"), ("none", "skip"), ("wrong", "undo")),
        *(
            ("later", other)  # "wait, bring it back"
            for other in (
                *("cancel", "next", "plan", "questions", "reopen", "replan", "start over"),
                *("undo", "where", "wrong"),
            )
        ),
        ("stop", "later"),  # "stop for a moment"
        ("help", "later"),  # "not now, what …"
        ("plan", "skip"),  # "no more questions, show me the plan"
        *((said, meant) for said in ("all", "none") for meant in ("cancel", "later", "stop")),
    }
)
"""Of two meanings said together the second is meant."""

HELLO, NAME = "hello", 6
"""Somebody who greets may say who they are, in so many words."""

COURTEOUS = 2
"""Words of courtesy before a phrase in which some are left open."""


class Phrase(NamedTuple):
    meaning: str
    asked: bool  # it may be asked


class Whole(NamedTuple):
    """What a message says, whole."""

    meaning: str
    lang: str  # empty where several languages say it so
    slot: str = ""  # the words that stand for … in the phrase
    words: int = 0  # how many there are


class Table:
    """The phrases of one language: words, folded, with a space between them."""

    def __init__(self, lang: str, sections: dict[str, dict[str, bool]]) -> None:
        self.lang = lang
        self.asking = frozenset(sections.pop(ASKING, ()))
        courtesies = sections.pop(COURTESY, {})
        self.cues = {name: _by_first(sections.pop(name, ())) for name in CUES}
        self.phrases: dict[str, Phrase] = {}
        for meaning in (*NARROW, *sections):  # said in two sections, the first counts
            for words, asked in sections.get(meaning, {}).items():
                self.phrases.setdefault(words, Phrase(meaning, asked or meaning in ASKS))
        answers = sections.get("yes", {}).keys() | sections.get("no", {}).keys()
        self.courtesies = {
            words: asked for words, asked in courtesies.items() if words not in answers
        }
        every = [*self.phrases, *self.courtesies]
        self.longest = max(words.count(" ") for words in every) + 1
        self.slots: dict[str, list[tuple[Words, Words, str]]] = {}
        for words, phrase in self.phrases.items():
            before, open, after = words.partition(SLOT)
            if open:
                parts = (tuple(before.split()), tuple(after.split()), phrase.meaning)
                self.slots.setdefault(parts[0][0], []).append(parts)

    def read(self, words: Words, asked: bool) -> Whole | None:
        """What these words mean whole, or nothing."""
        found = self.phrases.get(" ".join(words))
        if found is not None and (found.asked or not asked):
            return Whole(found.meaning, self.lang, words=len(words))
        if not self.vocabulary.issuperset(words):
            return self._opened(words)  # some word stands in no phrase
        signs = not any(word.isalnum() for word in words)
        meaning = together(self._cut(words, asked, courteous=True), signs) or together(
            self._cut(words, asked, courteous=False), signs
        )
        return Whole(meaning, self.lang, words=len(words)) if meaning else self._opened(words)

    def _opened(self, words: Words) -> Whole | None:
        """What a phrase means in which some words are left open, after a courtesy perhaps."""
        for begin in range(min(len(words), COURTEOUS + 1)):
            for before, after, meaning in self.slots.get(words[begin], ()):
                start, end = begin + len(before), len(words) - len(after)
                fits = words[begin:start] == before and words[end:] == after and start < end
                if fits and (meaning != HELLO or end - start <= NAME):
                    return Whole(meaning, self.lang, " ".join(words[start:end]), len(words))
            agrees = self.phrases.get(words[begin])
            if words[begin] not in self.courtesies and (not agrees or agrees.meaning != "yes"):
                return None
        return None

    def _cut(self, words: Words, asked: bool, courteous: bool) -> list[str]:
        """The meanings of the phrases a message consists of, cut as seldom as can be.

        What is a courtesy and a phrase as well is taken for the one or for the other.
        """
        best: list[tuple[float, list[str], bool] | None] = [(0.0, [], not asked)]
        for end in range(1, len(words) + 1):
            ways = []
            for start in range(max(0, end - self.longest), end):
                before = best[start]
                if before is None:
                    continue
                cost, meanings, free = before
                piece = " ".join(words[start:end])
                if piece in self.courtesies:
                    more = 1.0 if courteous else 1.1
                    ways.append((cost + more, meanings, free or self.courtesies[piece]))
                if (phrase := self.phrases.get(piece)) is not None:
                    ways.append((cost + 1.05, [*meanings, phrase.meaning], free or phrase.asked))
            best.append(min(ways, key=lambda way: way[0], default=None))
        found = best[-1]
        return found[1] if found is not None and found[2] else []

    def made_of(self, words: Words) -> set[str]:
        """The meanings among whose phrases all of these words stand."""
        said = set(words).difference(self._courteous)
        return {name for name, own in self._words.items() if said and own.issuperset(said)}

    @cached_property
    def _words(self) -> dict[str, set[str]]:
        """Meaning by meaning, every word of its phrases."""
        found: dict[str, set[str]] = {}
        for words, phrase in self.phrases.items():
            found.setdefault(phrase.meaning, set()).update(words.split())
        return found

    @cached_property
    def _courteous(self) -> frozenset[str]:
        return frozenset(" ".join(self.courtesies).split())

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word that some phrase has."""
        return frozenset(" ".join([*self.phrases, *self.courtesies]).split())


def _by_first(phrases: Iterable[str]) -> dict[str, list[Words]]:
    """Phrases by the word they begin with."""
    found: dict[str, list[Words]] = {}
    for phrase in phrases:
        words = tuple(phrase.split())
        found.setdefault(words[0], []).append(words)
    return found


def together(meanings: list[str], signs: bool = False) -> str:
    """What several phrases mean together, or nothing where they disagree."""
    said = set(meanings)
    if "talk" in said and said & {"yes", "no"} and not signs:
        return ""  # "haha ok": it may be no answer at all
    if not said or ("no" in said and not said <= {*AFTER_NO, "no"}):
        return ""
    strong = said.difference(WEAK)
    if not strong:
        return next(weak for weak in WEAK if weak in said)
    if len(strong) == 1:
        return strong.pop()
    if len(strong) > 2:
        return ""
    one, other = strong
    return other if (one, other) in STRONGER else one if (other, one) in STRONGER else ""


def begins(text: str, lang: str) -> str:
    """What the first words of a message mean by themselves, as many of them as are a phrase."""
    words = split(text[:LONGEST])
    if lang not in LANGUAGES:
        return ""
    known = read(lang).phrases
    heads = (" ".join(words[:size]) for size in range(min(len(words), MOST_WORDS), 0, -1))
    return next((known[head].meaning for head in heads if head in known), "")


def has(cue: str, text: str, lang: str) -> bool:
    """Whether a message has one of these cues in it."""
    if lang not in LANGUAGES:
        return False
    known, words = read(lang).cues[cue], split(text[:READ])
    if known.keys().isdisjoint(words) and NUMBER not in known:
        return False
    return any(
        _follows(phrase, words, at)
        for at, word in enumerate(words)
        for phrase in known.get(NUMBER if word.isdecimal() else word, ())
    )


def _follows(phrase: Words, words: Words, at: int) -> bool:
    """Whether a phrase stands at a place of a message; # is a number, … any words."""
    for n, wanted in enumerate(phrase):
        if wanted == SLOT:
            rest = phrase[n + 1 :]
            return any(_follows(rest, words, later) for later in range(at, len(words)))
        if at >= len(words) or (words[at] != wanted and not _number(wanted, words[at])):
            return False
        at += 1
    return True


def _number(wanted: str, word: str) -> bool:
    return wanted == NUMBER and word.isdecimal()


Likely = Callable[[], Sequence[str]]
"""Says which languages a message may be in."""


def whole(
    text: str,
    lang: str = "",
    likely: Likely = lambda: LANGUAGES,
    known: Callable[[str], bool] | None = None,
) -> Whole | None:
    """What a message says, whole; nothing where it is more than a phrase.

    The language of the conversation counts first; others that it may be in only where they
    agree. A word that is `known` is no slip of another.
    """
    words = split(text) if len(text) <= LONGEST else ()
    if not 0 < len(words) <= MOST_WORDS:
        return None
    asked = "?" in text
    if lang in LANGUAGES and (found := read(lang).read(words, asked)):
        return found
    if lang in LANGUAGES and len(words) > FOREIGN:
        return _mended(words, lang, asked, known) if known else None
    others = [name for name in likely() if name != lang]
    if found := _agreed([read(name).read(words, asked) for name in others]):
        return found
    if known is None or lang not in LANGUAGES:
        return None  # in some language most words are a slip of another
    return _mended(words, lang, asked, known)


def _agreed(read_as: Iterable[Whole | None]) -> Whole | None:
    """What all languages that know the words say, if it is the same."""
    found = [one for one in read_as if one is not None]
    if not found or len({one.meaning for one in found}) > 1:
        return None
    return found[0] if len(found) == 1 else found[0]._replace(lang="")


def open_question(asked: str, lang: str = "") -> bool:
    """Whether a bare yes or no says nothing to what was asked.

    Of one or two questions it answers the one that can be answered so; a whole round is not
    answered with a word.
    """
    words = _asking(lang)
    sentences = re.findall(r"[^.!?…]*\?", asked)
    closed = sum(_closed(split(sentence), words) for sentence in sentences)
    return closed < len(sentences) if len(sentences) > ROUND else not closed


def _closed(words: Words, asking: frozenset[str]) -> bool:
    """A question that does not begin with a word such as who or what; "and who", "for whom"."""
    return bool(words) and not any(word in asking for word in words[:2])


@cache
def _asking(lang: str) -> frozenset[str]:
    chosen = [lang] if lang in LANGUAGES else LANGUAGES
    return frozenset(word for name in chosen for word in read(name).asking)


# --- slips ---------------------------------------------------------------------------------


def _mended(words: Words, lang: str, asked: bool, known: Callable[[str], bool]) -> Whole | None:
    """What the words mean with one of them mended, if every way to mend it means the same."""
    return _agreed(
        read(lang).read((*words[:n], other, *words[n + 1 :]), asked)
        for n, word in enumerate(words)
        if len(word) >= SLIP and word.isalpha() and not known(word)
        for other in _near(word, lang)
    )


@lru_cache(maxsize=1 << 12)
def _near(word: str, lang: str) -> tuple[str, ...]:
    """The words of the phrases from which this differs by a letter."""
    vocabulary = read(lang).vocabulary
    if word in vocabulary:
        return ()
    return tuple(sorted(each for each in vocabulary if _slip(word, each)))


def _slip(word: str, other: str) -> bool:
    """Whether one letter is left out, added, another, or two are swapped; never the first."""
    if len(other) < SLIP or word[0] != other[0] or abs(len(word) - len(other)) > 1:
        return False
    start = next((n for n, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), -1)
    if start < 0:
        return len(word) != len(other)
    left, right = word[start:], other[start:]
    if len(left) != len(right):
        return left[1:] == right or left == right[1:]
    return left[1:] == right[1:] or (left[:2] == right[1::-1] and left[2:] == right[2:])


@cache
def read(lang: str) -> Table:
    """A language's table; read when it is first needed."""
    return Table(lang, sections(lang))
