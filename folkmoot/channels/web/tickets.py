"""
Tickets: a made page is looked at in a frame that has nothing of ours, no cookie and no origin.
What it may load stands under an address that only this look knows, for a while.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

LASTS = 60 * 60.0
"""Seconds that a look lasts."""

MOST = 500


class Ticket(NamedTuple):
    room: str
    project: str
    token: str  # whose it is; empty: of whoever sits at this machine
    ends: float


class Tickets:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._known: OrderedDict[str, Ticket] = OrderedDict()

    def give(self, room: str, project: str, token: str) -> str:
        """A ticket for looking at the files of a project."""
        name = secrets.token_urlsafe(24)
        self._known[name] = Ticket(room, project, token, self._clock() + LASTS)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return name

    def check(self, name: str) -> Ticket | None:
        found = self._known.get(name)
        return found if found and found.ends > self._clock() else None
