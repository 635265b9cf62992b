"""What the room says to people: the id of a text and its values, or a bot's own words."""

from __future__ import annotations

from folkmoot.conversation.value import dataclass

Value = str | int


LANGUAGES = ("en", "es", "pt", "fr", "de", "it", "nl", "ru")
"""Which the room speaks."""


@dataclass(frozen=True)
class Words:
    """Rendered for each reader in their language; the log never holds a translation."""

    id: str = ""  # of a text in texts/; empty when a bot speaks for itself
    values: tuple[tuple[str, Value], ...] = ()
    text: str = ""


def text(id: str, **values: Value) -> Words:
    """Name one of the room's own texts."""
    return Words(id, tuple(sorted(values.items())))


def dollars(millionths: int) -> str:
    """Money as people read it; less than a cent has more digits."""
    digits = 4 if 0 < millionths < 10_000 else 2
    return f"{millionths / 1e6:.{digits}f}"


def stems(words: str) -> frozenset[str]:
    """How the longer words of a text begin: what two texts share that speak of the same thing."""
    plain = "".join(char if char.isalnum() else " " for char in words.lower())
    return frozenset(word[:5] for word in plain.split() if len(word) > 3)
