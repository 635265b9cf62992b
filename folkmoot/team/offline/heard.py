"""
What a person's answers say: one text for several questions is dealt out among them.

Numbers and lines go in order; a sentence that speaks of one topic goes to the question about
it. What fits no question is kept as said beside them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from folkmoot.conversation.question import Question
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.cues import hits, names, stems, words
from folkmoot.team.offline.reading import clauses, demands, features, listed, sentences

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

MATTER = "problem"

BESIDE = 2
"""Words beside a hedge that say nothing yet."""


def deal(text: str, asked: list[Question], lang: str) -> list[tuple[str, Question | None]]:
    """The pieces of a text, each with the question it answers."""
    if len(asked) < 2:
        return [(text.strip(), asked[0] if asked else None)]
    numbered = _numbered(text, asked)
    if numbered:
        return numbered
    pieces = sentences(text)
    if len(pieces) == 1 and text.count(",") + 1 == len(asked):
        pieces = [piece.strip() for piece in text.split(",")]
    # A wish that no question is about is said beside them, wherever it stands.
    beside = [one for one in pieces if demands(one, lang) and not _asked_for(one, asked, lang)]
    pieces = [one for one in pieces if one not in beside]
    wishes: list[tuple[str, Question | None]] = [(one, None) for one in beside]
    if len(pieces) == len(asked):
        return [*zip(pieces, asked, strict=True), *wishes]
    return [*_joined(_by_topic(pieces, asked, lang)), *wishes]


def _asked_for(piece: str, asked: list[Question], lang: str) -> bool:
    """Whether what somebody demands speaks of the topic of a question."""
    said = names(piece, lang)
    return any(said & _topics(question) for question in asked)


def _numbered(text: str, asked: list[Question]) -> list[tuple[str, Question | None]]:
    """Answers that say their number: 1. … 2. …, or q4: …"""
    marks = list(NUMBER.finditer(text))
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


def _by_topic(
    pieces: list[str], asked: list[Question], lang: str
) -> list[tuple[str, Question | None]]:
    """Each piece to the question it speaks of; the others in order, between those.

    What is left over and speaks of something that was not asked is said beside the questions.
    """
    anchors: dict[int, int] = {}
    for n, piece in enumerate(pieces):
        free = [question for at, question in enumerate(asked) if at not in anchors.values()]
        if (question := about(piece, free, lang)) is not None:
            anchors[n] = asked.index(question)
    if not anchors and len(pieces) == 1 and len(asked) > FEW:
        # One sentence for a whole round says what the matter is, or is said beside it.
        return [(pieces[0], next((one for one in asked if one.topic == MATTER), None))]
    found: list[tuple[str, Question | None]] = []
    last = -1
    for n, piece in enumerate(pieces):
        limit = next((at for m, at in anchors.items() if m > n and at > last), len(asked))
        free_ones = [at for at in range(last + 1, limit) if at not in anchors.values()]
        if n in anchors:
            last = anchors[n]
        elif free_ones:
            last = free_ones[0]
        elif last < 0 or _elsewhere(piece, asked, lang):
            found.append((piece, None))
            continue
        found.append((piece, asked[last]))
    return found


def _elsewhere(piece: str, asked: list[Question], lang: str) -> bool:
    """Whether a piece speaks of topics, and of none that was asked about."""
    topics = {name for name in names(piece, lang) if name.startswith("topic:")}
    return bool(topics) and all(topics.isdisjoint(_topics(question)) for question in asked)


ALSO = {"users": ("size",), "place": ("time",), "time": ("money",)}
"""What a question asks beside its own topic: who and how many, where and when."""


def _topics(question: Question) -> set[str]:
    return {f"topic:{topic}" for topic in (question.topic, *ALSO.get(question.topic, ()))}


def about(piece: str, asked: list[Question], lang: str) -> Question | None:
    """The one question a piece plainly speaks of."""
    said = names(piece, lang)
    fits = [question for question in asked if said & _topics(question)]
    if len(fits) == 1:
        return fits[0]
    own = stems(piece, TELLING)
    marks = [
        (len(own & stems(f"{q.text} {' '.join(q.suggestions)}", TELLING)), q) for q in fits or asked
    ]
    most = max((mark for mark, _ in marks), default=0)
    best = [question for mark, question in marks if mark == most]
    return best[0] if most and len(best) == 1 else None


def _joined(found: list[tuple[str, Question | None]]) -> list[tuple[str, Question | None]]:
    """Pieces for the same question as one."""
    together: dict[str, tuple[str, Question | None]] = {}
    for piece, question in found:
        id = question.id if question else ""
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
    return found


BESIDES = frozenset({"users", "tech", "out", "problem", "place", "size"})


def parts(told: Told, said: list[Answered]) -> list[tuple[str, Message]]:
    """The parts that people named, and where they named them."""
    found = [(part, told.request) for part in features(told.request.text, told.request.lang)]
    for one in said:
        if one.question and one.question.topic == "content" and not one.vague:
            found += [(part, one.message) for part in listed(one.text, told.lang)]
    first = {text.casefold(): (text, source) for text, source in reversed(found)}
    return list(reversed(first.values()))
