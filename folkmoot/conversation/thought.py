"""A thought: how a bot's outcome came about, where a model was asked for it."""

from __future__ import annotations

from folkmoot.conversation.value import dataclass


@dataclass(frozen=True)
class Thought:
    model: str = ""  # whose words it is; nothing where rules gave it in the end
    tokens: int = 0
    rules: str = ""  # why rules gave it: late, away, busy, key, garbled, refused, money, day
