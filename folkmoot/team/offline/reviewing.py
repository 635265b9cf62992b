"""The review by rules: a point is met where a file speaks of it, and a program's tests ran."""

from __future__ import annotations

from collections.abc import Iterator

from folkmoot.conversation.events import Point
from folkmoot.conversation.plan import EvidenceKind
from folkmoot.team.offline.kinds import KINDS, SOFTWARE
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.making.papers import found_points


def points(material: Material) -> Iterator[Point]:
    """Each acceptance point of the brief, with what shows it."""
    software = KINDS[material.kind].texts == SOFTWARE
    ran = {
        proof.evidence.value: proof.found
        for proof in material.told.proofs
        if proof.evidence.kind is EvidenceKind.EXIT
    }
    for text, files in found_points(material):
        met = bool(files) and (not software or (bool(ran) and all(ran.values())))
        yield Point(text, met, ", ".join([*files, *ran] if met else files))
