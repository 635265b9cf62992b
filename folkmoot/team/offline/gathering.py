"""
Gathering what people say of an event, sentence by sentence: when, where, how many, for how much,
what happens. What is said last counts; what is no fact of the event is a wish, or is left.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Generic, NamedTuple, TypeVar

from folkmoot.team.mind import Message
from folkmoot.team.offline.bare import bare, blanked, count, spans
from folkmoot.team.offline.called import called
from folkmoot.team.offline.clock import Time, ranges, times
from folkmoot.team.offline.cues import hits, names, split, stems, words
from folkmoot.team.offline.dates import Day, days
from folkmoot.team.offline.facts import FEW
from folkmoot.team.offline.hints import counts, is_event, is_when, is_where
from folkmoot.team.offline.numbers import WRITTEN, Money, number, sums
from folkmoot.team.offline.reading import after, asks, cut_at, is_part

T = TypeVar("T")

CLAUSE = re.compile(r"\s*,\s+|\s+[–—]\s+|\s*:\s+|(?<=\d)\s*,(?=[^\W\d_])")
SHARED = re.compile(
    rf"^(?P<sum>{WRITTEN})\s+(?:for|für|para|pour|per|voor|на)\s+(?P<what>.+)$", re.I
)
"""A part of the budget without its sign: 200 for food."""

FILES = ("programme", "checklist", "money", "invitation")
"""What is written for every event, so that asking for it names no part of it."""

BESIDE = frozenset(
    {"problem", "users", "out", "tech", "simpler", "must", "compare", "money", "time", "size"}
)
"""Questions whose answers name nothing that happens at the event."""

MOST = 2_000
"""Parts that an event may have."""


class Part(NamedTuple):
    """Something that happens there."""

    text: str
    message: Message
    at: int | None = None  # minutes since midnight
    cost: Money | None = None


class Said(NamedTuple, Generic[T]):
    value: T
    message: Message


class Clause(NamedTuple):
    text: str
    message: Message
    lang: str
    topic: str = ""  # of the question it answers


class Reader:
    """Takes sentences in, and keeps what they tell of an event."""

    def __init__(self, now: date) -> None:
        self.now = now
        self.day: Said[Day] | None = None
        self.people: Said[int] | None = None
        self.budget: Said[Money] | None = None
        self.start: Said[int] | None = None
        self.end: Said[int] | None = None
        self.place: Said[str] | None = None
        self.parts: list[Part] = []
        self._stems: list[set[str]] = []  # of each part
        self.wishes: list[Said[str]] = []
        self.left: list[Said[str]] = []
        self.title = ""

    def take(self, sentence: Clause, first: bool) -> None:
        """A sentence, clause by clause; the first of the request names the event."""
        text, message, lang, topic = sentence
        found = days(text, lang, self.now)
        for day in found:
            self.day = Said(day, message)
        if topic in ("when", "start") or (topic == "where" and not sums(text, lang)):
            self._answered(text, message, topic)
            return
        text = blanked(text, [(day.start, day.end) for day in found])
        text = self._counted(text, message, lang)
        for start, end in ranges(text)[:1]:
            self.start, self.end = Said(start.minutes, message), Said(end.minutes, message)
            text = blanked(text, [(start.start, end.end)])
        clauses = [plain.strip(" .!") for plain in CLAUSE.split(text)]
        clause = Clause("", message, lang, topic)
        head = _head_of(clauses, lang) if first else -1
        for n, plain in enumerate(clauses):
            if n == head:
                self._head(clause._replace(text=plain))
            elif n > head or not is_event(plain, lang):
                self._take(clause._replace(text=plain))

    def _answered(self, text: str, message: Message, topic: str) -> None:
        """What somebody said when they were asked for exactly this."""
        when = times(text)
        bare = re.search(r"(?<!\d)([01]?\d|2[0-3])(?!\d)", text) if topic == "start" else None
        if topic == "where":
            self.place = Said(text.strip(" ."), message)
        elif len(when) > 1:
            self.start, self.end = Said(when[0].minutes, message), Said(when[-1].minutes, message)
        elif when:
            self.start = Said(when[0].minutes, message)
        elif bare is not None:
            self.start = Said(int(bare[1]) * 60, message)

    def _counted(self, text: str, message: Message, lang: str) -> str:
        """Take out how many come: a number before a word for people."""
        tokens = split(text)
        for hit in hits(text, lang):
            if hit.name != "event:people":
                continue
            for back in (1, 2):
                at = hit.at - back
                found = count(text, at, lang) if at >= 0 else None
                if found is not None:
                    self.people = Said(found[0], message)
                    return blanked(text, [(tokens[found[1]].start(), tokens[hit.end - 1].end())])
        return text

    def _head(self, clause: Clause) -> None:
        """What the event is, and after that where it is and what it has."""
        lang, when = clause.lang, times(clause.text)
        self._hours(when[:1], clause)
        text = blanked(clause.text, [(one.start, one.end) for one in when[:1]])
        tokens = split(text)
        kinds = [hit.at for hit in hits(text, lang) if hit.name == "kind:event"]
        named = kinds[0] if kinds else 0
        ends = [hit.at for hit in hits(text, lang) if hit.at > named and TAIL.match(hit.name)]
        stop = min(ends, default=len(tokens))
        head = text[: tokens[stop - 1].end()] if 0 < stop <= len(tokens) else text
        head = bare(head, self._take_facts(clause._replace(text=head)))
        self.title = called(head, lang) if kinds else ""
        if stop < len(tokens):
            for part in _tails(text[tokens[stop].start() :], lang):
                self._take(clause._replace(text=part))

    def _take_facts(self, clause: Clause) -> list[tuple[int, int]]:
        """Sums and times that stand beside the name of the event; where they stood."""
        money, when = sums(clause.text, clause.lang), times(clause.text)
        if money:
            self.budget = Said(money[-1], clause.message)
        self._hours(when, clause)
        return [*((m.start, m.end) for m in money), *((t.start, t.end) for t in when)]

    def _take(self, clause: Clause) -> None:
        """One clause: a fact, a part, a wish, or neither."""
        text, message, lang, topic = clause
        if not words(text):
            return
        said = names(text, lang)
        if self._changed(clause, said) or self._several(clause):
            return
        if asks(text, lang):
            if topic not in BESIDE:
                self._wished(clause, said)
            return
        money, when = sums(text, lang), times(text)
        rest = bare(text, [*((m.start, m.end) for m in money), *((t.start, t.end) for t in when)])
        if money and self._paid(clause, rest, money[-1], said, when):
            return
        if "event:income" in said:
            self.left += [Said(text, message)] if not topic else []
            return
        if when and self._timed(clause, rest, when):
            return
        if self._shared(clause):
            return
        if is_where(text, lang) or (topic == "place" and not is_when(text, lang)):
            self.place = Said(text[:1].upper() + text[1:], message)
        elif topic in BESIDE or not self._named(clause, rest, said):
            self.left += [Said(text, message)] if not topic else []

    def _several(self, clause: Clause) -> bool:
        """ "a bar 300 euros and a tombola": the sum belongs to what stands before it."""
        head, *more = cut_at("list:and", clause.text, clause.lang)
        if not more or not sums(head, clause.lang):
            return False
        for part in (head, *more):
            self._take(clause._replace(text=part.strip()))
        return True

    def _paid(
        self, clause: Clause, rest: str, money: Money, said: frozenset[str], when: list[Time]
    ) -> bool:
        """A sum is the budget, or what a part costs."""
        if "event:income" in said:
            return False  # what people pay is not what it costs
        own = bare(rest, spans(rest, clause.lang, "event:budget"))
        if "event:budget" in said and len(words(own)) <= 1:
            self.budget = Said(money, clause.message)
        elif not words(own) or clause.topic == "money":
            self.budget = self.budget or Said(money, clause.message)
        else:
            self._add(Part(own, clause.message, when[0].minutes if when else None, money))
        return True

    def _timed(self, clause: Clause, rest: str, when: list[Time]) -> bool:
        """When it begins and ends, or when a part does."""
        own = bare(rest, spans(rest, clause.lang, "event:start", "event:end"))
        if len(when) > 1 or not words(own):
            self._hours(when, clause)
            if words(own):
                self._take(clause._replace(text=own))
            return True
        if len(words(own)) <= FEW:
            self._add(Part(own, clause.message, when[0].minutes))
            return True
        return False

    def _hours(self, when: list[Time], clause: Clause) -> None:
        """The beginning and the end of the event itself."""
        said = names(clause.text, clause.lang)
        if len(when) > 1:
            self.start = Said(when[0].minutes, clause.message)
            self.end = Said(when[-1].minutes, clause.message)
        elif when and "event:end" in said and "event:start" not in said:
            self.end = Said(when[0].minutes, clause.message)
        elif when:
            self.start = Said(when[0].minutes, clause.message)

    def _shared(self, clause: Clause) -> bool:
        """A part of the budget that is said without its sign."""
        found = SHARED.match(clause.text)
        amount = number(found["sum"], clause.lang) if found else None
        if found is None or amount is None or self.budget is None:
            return False
        sign = self.budget.value.sign
        self._add(Part(found["what"], clause.message, None, Money(amount, sign)))
        return True

    def _named(self, clause: Clause, rest: str, said: frozenset[str]) -> bool:
        """Parts that are only named; what is written anyway, or cannot be done, is none."""
        if "event:beyond" in said:
            self.wishes.append(Said(clause.text, clause.message))
            return True
        if said & {f"event:{name}" for name in FILES}:
            return True
        found = False
        for part in cut_at("list:and", after("list:with", rest, clause.lang) or rest, clause.lang):
            part = part.strip(" .")
            shown = names(part, clause.lang)
            fits = is_part(part, clause.lang) and not counts(part, clause.lang)
            fits = fits or (clause.topic == "content" and 0 < len(words(part)) <= FEW)
            if fits and "topic:out" not in shown and not is_when(part, clause.lang):
                self._add(Part(part, clause.message))
                found = True
        return found

    def _changed(self, clause: Clause, said: frozenset[str]) -> bool:
        """A part that is taken out again, or one more."""
        if "change:drop" in said:
            said_of = stems(clause.text)
            kept = [part for part in self.parts if not stems(part.text) <= said_of]
            gone = len(kept) < len(self.parts)
            self.parts, self._stems = kept, [_own_stems(part.text) for part in kept]
            return gone
        found = spans(clause.text, clause.lang, "change:add")
        if not found or found[0][0] > 0 or "event:beyond" in said:
            return False
        own = bare(clause.text, [*found, *spans(clause.text, clause.lang, "wish:do")])
        if not words(own) or len(words(own)) > FEW:
            return False
        self._take(clause._replace(text=own, topic="content"))
        return True

    def _wished(self, clause: Clause, said: frozenset[str]) -> None:
        """A wish for what is written anyway is followed; any other is kept as one."""
        files = said & {f"event:{name}" for name in FILES}
        if not files or "event:beyond" in said:
            self.wishes.append(Said(clause.text, clause.message))

    def _add(self, part: Part) -> None:
        """A part, or more about one that is known."""
        text = part.text.strip(" .,:;-–")
        own = _own_stems(text)
        for n, before in enumerate(self._stems):
            if before <= own or own <= before:
                known = self.parts[n]
                at = known.at if part.at is None else part.at
                self.parts[n] = known._replace(at=at, cost=part.cost or known.cost)
                return
        if len(self.parts) < MOST:
            self.parts.append(part._replace(text=text[:1].upper() + text[1:]))
            self._stems.append(own)


def _own_stems(text: str) -> set[str]:
    return stems(text, 1) or {text.casefold()}


TAIL = re.compile("event:at|list:with|day:|topic:time")
"""Where the name of the event ends."""


def _head_of(clauses: list[str], lang: str) -> int:
    """The clause that names the event; of "an event: a summer party" the second."""
    named = [n for n, plain in enumerate(clauses) if is_event(plain, lang)] or [0]
    return named[1] if named[1:] and named[1] == named[0] + 1 == 1 else named[0]


def _tails(text: str, lang: str) -> list[str]:
    """What follows the name: the place, and after "with" what it has, part by part."""
    tokens = split(text)
    for hit in hits(text, lang):
        if hit.name == "list:with" and hit.end < len(tokens):
            before = text[: tokens[hit.at].start()].strip()
            own = text[tokens[hit.end].start() :]
            return [*([before] if before else []), *cut_at("list:and", own, lang)]
    return [text]
