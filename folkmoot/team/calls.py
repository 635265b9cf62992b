"""
The model calls of one job, as a mind makes them: set aside before, booked after, none made twice.
How that is kept is work/calls.py's to say.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from folkmoot.conversation.value import dataclass


@dataclass(frozen=True, slots=True)
class Order:
    """A call before it is made."""

    bot: str
    kind: str  # of the job: ask, plan, do …
    model: str
    request: str  # everything the model reads: the same request is not made twice
    most: int = 0  # millionths of a dollar it can cost; 0: nobody knows its price


@dataclass(frozen=True, slots=True)
class Made:
    """A call that came to an end."""

    response: str
    cost: int = 0
    tokens: tuple[int, int] = (0, 0)  # read, written


class CallFailed(Exception):
    """A call that came to nothing. Only one that surely was not served is free."""

    def __init__(self, why: str, detail: str, free: bool = False, after: float = 0.0) -> None:
        super().__init__(detail)
        self.why = why  # late, away, busy, key, garbled, refused
        self.detail = detail
        self.free = free
        self.after = after  # seconds the provider asked to wait


class OutOfMoney(Exception):
    """The next call is not borne by what this job, its project or the day may cost."""

    def __init__(self, wanted: int, why: str) -> None:
        super().__init__(f"{wanted / 1e6:.4f} USD are not there ({why})")
        self.wanted = wanted
        self.why = why  # task, money, day


class NoModel(Exception):
    """No model gives what a job needs; it is done later."""

    def __init__(self, why: str) -> None:
        super().__init__(f"no model serves this ({why})")
        self.why = why  # late, away, busy, key, garbled, refused, day


class Calls(Protocol):
    """What a mind has to make its calls with."""

    async def make(self, order: Order, call: Callable[[], Awaitable[Made]]) -> str:
        """The response, as the journal has it or made now; raises CallFailed, OutOfMoney."""
        ...

    async def keep(self, kind: str, text: str) -> str:
        """A text as this job had it first, however often it is done."""
        ...

    def by_rules(self, why: str) -> None:
        """Note that rules gave what no model could."""
        ...

    def by_model(self, model: str) -> None:
        """Note whose words the outcome is."""
        ...
