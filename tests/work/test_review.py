"""A point of the brief is met only by what is there, and a piece of a name is not its name."""

from __future__ import annotations

import pytest

from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.events import Point, Proof
from folkmoot.conversation.plan import Evidence, EvidenceKind
from folkmoot.work.review import judged

BRIEF = Brief("A page", "A page", (Line("acceptance", "It opens"),))
TESTS = Evidence(EvidenceKind.EXIT, "python3 -m unittest -v test_sums")


def met(evidence: str, *files: str, ran: bool = True) -> bool:
    """Whether a reviewer's yes stands, with this evidence and these files."""
    claimed = Point("It opens", True, evidence)
    (point,) = judged([claimed], BRIEF, files, [Proof(TESTS, ran, "")])
    return point.met


@pytest.mark.parametrize(
    "evidence", ["app.js", "see ./app.js.", "“app.js” and more", f"it ran `{TESTS.value}`"]
)
def test_a_point_is_met_by_a_file_or_a_command_that_is_there(evidence: str) -> None:
    assert met(evidence, "app.js")


@pytest.mark.parametrize(
    "evidence", ["myapp.json", "myapp.js", "app.json", "old-app.js", "app.js.map", "any sentence"]
)
def test_a_piece_of_another_name_meets_nothing(evidence: str) -> None:
    assert not met(evidence, "app.js", "a")


def test_a_command_that_failed_and_a_point_nobody_named_meet_nothing() -> None:
    assert not met(TESTS.value, ran=False)
    assert judged([], BRIEF, ["app.js"], []) == (Point("It opens", False),)
