"""A clock that only moves when a test moves it."""

from __future__ import annotations

START = 1_700_000_000_000
"""Some moment in 2023, in milliseconds."""


class ManualClock:
    """Give this to a Team instead of the time of day."""

    def __init__(self, at: int = START) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def forward(self, ms: int) -> None:
        self.at += ms

    def back(self, ms: int) -> None:
        self.at -= ms
