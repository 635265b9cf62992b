"""
A vote: a stuck bot offers two ways to go on, and its team says which. The machine only counts.
"""

from __future__ import annotations

from folkmoot.conversation.value import dataclass

LEAD = 2
"""Votes by which a way must be ahead; less is a weak majority."""


@dataclass(frozen=True)
class Way:
    title: str
    why: str = ""  # what speaks for it

    @property
    def text(self) -> str:
        return f"{self.title}: {self.why}" if self.why else self.title


@dataclass(frozen=True)
class Ballot:
    bot: str
    way: int  # from 1; 0: for neither
    why: str = ""


@dataclass(frozen=True)
class Vote:
    """Two ways, and what every bot that was asked said."""

    ways: tuple[Way, ...]
    ballots: tuple[Ballot, ...] = ()

    def count(self, way: int) -> int:
        return sum(ballot.way == way for ballot in self.ballots)

    @property
    def open(self) -> bool:
        """Whether there is anything to choose from."""
        return len(self.ways) == 2

    @property
    def chosen(self) -> int:
        """The way that a plain majority of all who were asked is for; 0: the person's to say."""
        first, second = self.count(1), self.count(2)
        ahead = 1 if first > second else 2
        plain = 2 * max(first, second) > len(self.ballots) and abs(first - second) >= LEAD
        return ahead if plain and self.open else 0

    @property
    def told(self) -> str:
        """Who was for what, for the record."""
        sides = (
            (way.title, [b.bot for b in self.ballots if b.way == n])
            for n, way in enumerate(self.ways, 1)
        )
        return "; ".join(f"{title}: {', '.join(bots)}" for title, bots in sides if bots)
