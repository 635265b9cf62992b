"""What is made of a word is made once, and kept for the next message that says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

MOST = 1 << 15
"""Things that are kept; then all are forgotten, and made again when they are asked for."""


class Kept(dict[Key, Value]):
    """Makes what is asked for, and has it when it is asked for again."""

    def __init__(self, make: Callable[[Key], Value], most: int = MOST) -> None:
        self._make = make
        self._most = most

    def __missing__(self, key: Key) -> Value:
        made = self._make(key)
        if len(self) >= self._most:
            self.clear()
        self[key] = made
        return made
