"""
The result against the brief: every acceptance point is looked at, and a point is met only if what
it is met by is there. A reviewer's word alone is not enough.
"""

from __future__ import annotations

from collections.abc import Iterable

from folkmoot.conversation.brief import Brief
from folkmoot.conversation.events import Point, Proof
from folkmoot.conversation.plan import EvidenceKind
from folkmoot.work.evidence import names


def judged(
    points: Iterable[Point], brief: Brief | None, files: Iterable[str], proofs: Iterable[Proof]
) -> tuple[Point, ...]:
    """The points of the brief as the reviewer sees them, each met one with evidence we have."""
    there = [*files, *(proof.evidence.value for proof in passed(proofs))]
    seen = {point.text: point for point in points}
    for line in brief.section("acceptance") if brief else ():
        seen.setdefault(line.text, Point(line.text, False))
    return tuple(
        Point(one.text, one.met and any(names(one.evidence, name) for name in there), one.evidence)
        for one in seen.values()
    )


def passed(proofs: Iterable[Proof]) -> list[Proof]:
    """The commands that ended as they should, each once, the latest word on it."""
    latest = {one.evidence: one for one in proofs if one.evidence.kind is EvidenceKind.EXIT}
    return [proof for proof in latest.values() if proof.found]
