"""One of several ways that a person is shown to choose from."""

from __future__ import annotations

from folkmoot.conversation.value import dataclass


@dataclass(frozen=True)
class Choice:
    title: str
    takes: str = ""  # what it takes
    sources: tuple[str, ...] = ()
    confidence: str = ""
    pros: tuple[str, ...] = ()
    cons: tuple[str, ...] = ()
