"""A proof: evidence that was asked for, and whether the program found it."""

from __future__ import annotations

from folkmoot.conversation.plan import Evidence
from folkmoot.conversation.value import dataclass


@dataclass(frozen=True)
class Proof:
    evidence: Evidence
    found: bool
    detail: str = ""
