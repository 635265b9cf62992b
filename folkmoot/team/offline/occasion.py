"""
What is known of an event: when, where, how many, for how much, and what happens there.

Everything is taken from what people said, and what was said last counts. What is not said is not
there: nobody's price, hour or place is made up.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cached_property, lru_cache

from folkmoot.conversation.value import dataclass
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.dates import Day, today
from folkmoot.team.offline.facts import Facts, pieces
from folkmoot.team.offline.gathering import Clause, Part, Reader, Said
from folkmoot.team.offline.heard import answers
from folkmoot.team.offline.numbers import Money
from folkmoot.team.offline.reading import title_of


@dataclass(frozen=True)
class Occasion:
    told: Told

    @property
    def _reader(self) -> Reader:
        return _read(self.told)

    @property
    def day(self) -> Said[Day] | None:
        return self._reader.day

    @property
    def date(self) -> date | None:
        return self.day.value.day if self.day else None

    @property
    def people(self) -> Said[int] | None:
        return self._reader.people

    @property
    def budget(self) -> Said[Money] | None:
        return self._reader.budget

    @property
    def start(self) -> Said[int] | None:
        return self._reader.start

    @property
    def end(self) -> Said[int] | None:
        return self._reader.end

    @property
    def place(self) -> Said[str] | None:
        return self._reader.place

    @property
    def parts(self) -> list[Part]:
        return self._reader.parts

    @property
    def wishes(self) -> list[Said[str]]:
        """What should be done that is no fact of the event."""
        return self._reader.wishes

    @property
    def left(self) -> list[Said[str]]:
        """What the request says beside all this."""
        return self._reader.left

    @cached_property
    def heading(self) -> str:
        """What it is called, else what it is."""
        name = Facts(self.told).name
        if name is not None:
            return name.text
        return self._reader.title or title_of(self.told.project.goal, self.told.request.lang)


@lru_cache(maxsize=8)
def _read(told: Told) -> Reader:
    """Everything that was said, taken in once."""
    reader = Reader(today(told))
    for text, message, lang, topic in _texts(told):
        for n, piece in enumerate(pieces(text)):
            first = message == told.request and n == 0
            reader.take(Clause(piece, message, lang, topic), first)
    return reader


def _texts(told: Told) -> Iterable[tuple[str, Message, str, str]]:
    """Everything that was said, in order, with the topic it was asked on."""
    yield told.request.text, told.request, told.request.lang, ""
    for one in answers(told):
        if not one.vague:
            yield one.text, one.message, told.lang, one.question.topic if one.question else ""
    for note in told.notes:
        if note.entry != told.request.entry:
            yield note.text, note, told.lang, ""
