"""
What a person's answers say: one text for several questions is dealt out among them.

A number leads to its question; any other piece goes to the one it fits by meaning (fits.py),
wherever it stands. What fits none is kept as said beside them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from folkmoot.conversation.question import Question
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.clock import times
from folkmoot.team.offline.cues import hits, names, stems, words
from folkmoot.team.offline.dropping import is_dropped
from folkmoot.team.offline.fits import fits
from folkmoot.team.offline.reading import (
    DAY,
    NUMBERED,
    clauses,
    cut,
    demands,
    features,
    listed,
)

NUMBER = re.compile(r"(?:^|(?<=[\s,;.]))q?(\d{1,2})\s*[.):]\s+", re.IGNORECASE)
TELLING = 4
"""Words with more letters than this tell which question an answer takes up."""


class Answered(NamedTuple):
    question: Question | None  # None: said beside the questions
    text: str
    message: Message
    vague: bool = False


def answers(told: Told) -> list[Answered]:
    """Every piece of every answer, with the question it answers."""
    texts: dict[tuple[int, str], tuple[Message, list[Question]]] = {}
    for question, message in told.answers:
        _, asked = texts.setdefault((message.entry, message.text), (message, []))
        asked += [question] if question else []
    found = []
    for message, asked in texts.values():
        for piece, question in deal(message.text, asked, told.lang):
            found.append(Answered(question, piece, message, vague(piece, told.lang)))
    return found


def vague(text: str, lang: str) -> bool:
    """Whether an answer leaves it open: a hedge, and little else."""
    hedged = {n for hit in hits(text, lang) if hit.name == HEDGE for n in range(hit.at, hit.end)}
    rest = [word for n, word in enumerate(words(text)) if n not in hedged and word.isalnum()]
    return bool(hedged) and len(rest) <= BESIDE


HEDGE = "answer:vague"
FEW = 2
"""Questions of which a sentence that names neither may answer the first."""

TERSE = 3
"""Words of an answer that only its question makes clear: "Town hall"."""

SHARED = 2
"""Telling words that an answer must share with a question, if nothing else leads to it."""

LEAST, AHEAD = 3, 2
"""How strong the signs must be, and how much stronger than those of any other question."""

SHORT = 6
"""Words of an answer that is one of several between commas."""

BEGINS = "start"
"""The topic of whoever asks when something begins: an hour answers it."""

BACK = "say:back"
"""Words that point at what was just said."""

MATTER = "problem"

BESIDE = 2
"""Words beside a hedge that say nothing yet."""


def deal(text: str, asked: list[Question], lang: str) -> list[tuple[str, Question | None]]:
    """The pieces of a text, each with the question it answers."""
    if len(asked) < 2:
        return [(text.strip(), asked[0] if asked else None)]
    if numbered := _numbered(text, asked):
        return numbered
    pieces = [part for one in _pieces(text, len(asked)) for part in _parted(one, asked, lang)]
    return _joined(_placed(pieces, asked, lang))


PIECE = re.compile(r"(?:(?<=[.!?…])|(?<=[.!?…][”“»\"]))\s+(?=\S)|\s*[\n•]+\s*")
LISTED = re.compile(r"\s*[;\n•]+\s*")


def _pieces(text: str, wanted: int) -> list[str]:
    """Sentences and lines; where there is but one, what stands between semicolons or commas.

    Commas only where there are as many short pieces as questions: "Only me, the phone, no ads".
    """
    plain = NUMBERED.sub("\n", text)
    for ends in (PIECE, LISTED):
        if len(found := cut(ends, plain)) > 1:
            return found
    short = [piece.strip() for piece in text.split(",")]
    if len(short) == wanted and all(len(words(piece)) <= SHORT for piece in short):
        return short
    return [text.strip()]


def _parted(piece: str, asked: list[Question], lang: str) -> list[str]:
    """A piece in two where its end says something else: "Opening hours and cakes, no shop"."""
    if about(piece, asked, lang) is None:
        for comma in reversed([*COMMA.finditer(piece)]):
            head, tail = piece[: comma.start()], piece[comma.end() :]
            both = about(head, asked, lang), about(tail, asked, lang)
            if None not in both and both[0] != both[1]:
                return [head, tail]
    return [piece]


COMMA = re.compile(r",\s+")


def _placed(
    pieces: list[str], asked: list[Question], lang: str
) -> list[tuple[str, Question | None]]:
    """Each piece with the question that it fits best; what fits none is said beside them.

    Only what is left over where all others stand in the order of the questions goes by that.
    """
    found = [about(piece, asked, lang) for piece in pieces]
    for n, piece in enumerate(pieces[1:], 1):
        if any(hit.name == BACK and hit.at == 0 for hit in hits(piece, lang)):
            found[n - 1] = found[n - 1] or found[n]  # "Title and author. That is enough."
            found[n] = found[n] or found[n - 1]
    left = [n for n, one in enumerate(found) if one is None]
    in_order = all(one is None or asked.index(one) == n for n, one in enumerate(found))
    few = len(asked) <= FEW
    terse = all(len(words(pieces[n])) <= TERSE for n in left)
    if len(pieces) == len(asked) and in_order and (few or len(left) == 1 or terse):
        for n in left:
            if few or not (fits(pieces[n], lang) or demands(pieces[n], lang)):
                found[n] = asked[n]
    elif len(pieces) == 1 and left and (few or _matters(pieces[0], lang)):
        # One sentence for a whole round says what the matter is, or is said beside it.
        found = [next((one for one in asked if few or one.topic == MATTER), None)]
    return list(zip(pieces, found, strict=True))


def _numbered(text: str, asked: list[Question]) -> list[tuple[str, Question | None]]:
    """Answers that say their number: 1. … 2. …, or q4: …"""
    marks = [mark for mark in NUMBER.finditer(text) if not DAY.match(text[mark.end() :])]
    if len(marks) < 2 and not (marks and marks[0].start() == 0):
        return []
    by_id = {int(question.id[1:] or 0): question for question in asked}
    in_order = dict(enumerate(asked, 1))
    found: list[tuple[str, Question | None]] = []
    for n, mark in enumerate(marks):
        end = marks[n + 1].start() if n + 1 < len(marks) else len(text)
        number = int(mark.group(1))
        question = by_id.get(number) or in_order.get(number)
        found.append((text[mark.end() : end].strip(" ,;\n"), question))
    return found


def _matters(piece: str, lang: str) -> bool:
    """Whether a sentence may say what the matter is: it speaks of that, or of nothing known."""
    found = fits(piece, lang)
    return not found or MATTER in found


ALSO = {
    "users": ("size",),
    "place": ("time",),
    "time": ("money",),
    "today": ("problem",),
    "where": ("place",),
    "address": ("place",),
    "when": ("time",),
    "start": ("time",),
}
"""What a question asks beside its own topic: who and how many, where and when."""


LISTED_THINGS, SEVERAL, SMALL = "content", 6, 4
"""What is on a page or in an event is listed: one sign is enough only in a list, or alone."""

SYSTEM = "tech"
"""What whoever uses a thing has, where nobody asks for it by itself."""


def _covers(question: Question, asked: set[str]) -> Iterator[str]:
    """The topics on which an answer to a question says something."""
    yield question.topic
    yield from ALSO.get(question.topic, ())
    if question.topic == "users" and SYSTEM not in asked:
        yield SYSTEM
    if question.topic == LISTED_THINGS and not asked & {"money", "place"}:
        yield "money"  # what stands on a page has a price


def about(piece: str, asked: list[Question], lang: str) -> Question | None:
    """The one question a piece plainly speaks of."""
    begins = next((question for question in asked if question.topic == BEGINS), None)
    if begins and len(words(piece)) <= SHORT and times(piece):
        return begins
    found = fits(piece, lang)
    topics = {question.topic for question in asked}
    marks = [max(found.get(one, 0) for one in _covers(q, topics)) for q in asked]
    if not any(marks):
        if found:
            return None  # it speaks of something that was not asked
        own = stems(piece, TELLING)
        marks = [len(own & stems(f"{q.text} {' '.join(q.suggestions)}", TELLING)) for q in asked]
    best, *others = sorted(zip(marks, asked, strict=True), key=lambda one: -one[0])
    second = others[0][0] if others else 0
    least = LEAST if found else 1 if len(asked) <= FEW else SHARED
    ahead = AHEAD if found else 1
    if best[0] < least or best[0] - second < ahead or _in_passing(piece, best, lang):
        return None
    return best[1]


def _in_passing(piece: str, best: tuple[float, Question], lang: str) -> bool:
    """Whether a sentence only mentions a thing: "I play in a band" lists nothing."""
    mark, question = best
    if question.topic != LISTED_THINGS or mark >= SEVERAL or any(map(str.isdigit, piece)):
        return False
    lists = "," in piece or "list:and" in names(piece, lang)
    return len(words(piece)) > SMALL and not lists


def _joined(found: list[tuple[str, Question | None]]) -> list[tuple[str, Question | None]]:
    """Pieces for the same question as one; what fits none stays as it was said."""
    together: dict[str, tuple[str, Question | None]] = {}
    for n, (piece, question) in enumerate(found):
        id = question.id if question else f"beside {n}"
        before = f"{together[id][0]} " if id in together else ""
        together[id] = (before + piece, question)
    return list(together.values())


def asked_for(told: Told) -> list[tuple[str, Message]]:
    """Everything that was listed: the parts, and clauses of the request that name no part.

    What only says whom a thing is for, what it is made with or what it shall not have is left out.
    """
    request = told.request
    found = parts(told, answers(told))
    known = " ".join(text for text, _ in found).casefold()
    for clause in clauses(request.text, request.lang)[1:]:
        topics = {name.removeprefix("topic:") for name in names(clause, request.lang)}
        if clause.casefold() not in known and not topics & BESIDES:
            found.append((clause, request))
    return [one for one in found if not is_dropped(one[0], told)]


BESIDES = frozenset({"users", "tech", "out", "problem", "place", "size"})


def parts(told: Told, said: list[Answered]) -> list[tuple[str, Message]]:
    """The parts that people named, and where they named them."""
    found = [(part, told.request) for part in features(told.request.text, told.request.lang)]
    for one in said:
        if one.question and one.question.topic == "content" and not one.vague:
            found += [(part, one.message) for part in listed(one.text, told.lang)]
    first = {text.casefold(): (text, source) for text, source in reversed(found)}
    return [one for one in reversed(first.values()) if not is_dropped(one[0], told)]
