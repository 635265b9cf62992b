"""
Review: the result against the brief, point by point, and the person's word on it.

Changes pass through brief, plan and approval again; only the touched tasks are planned.
"""

from __future__ import annotations

from collections import Counter

from folkmoot.conversation.acts import ChangesAsked, Restarted, Satisfied
from folkmoot.conversation.card import OPTIONS, CardKind
from folkmoot.conversation.check import Found
from folkmoot.conversation.discovery import go_on
from folkmoot.conversation.events import ReviewWritten
from folkmoot.conversation.project import Outcome
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.turns import ReviewShown
from folkmoot.conversation.words import text

FIX = "fix"
"""Do what is not done yet."""


def review_written(scene: Scene, event: ReviewWritten) -> None:
    scene.derive(ReviewShown(event))


def review_shown(scene: Scene, event: object) -> None:
    """On entering REVIEW."""
    assert isinstance(event, ReviewShown)
    found = Counter(point.found for point in event.review.points)
    undone = tuple(point.text for point in event.review.points if point.found is Found.UNDONE)
    scene.change(undone=undone)
    words = text(
        "card-review",
        shown=found[Found.SHOWN],
        undone=found[Found.UNDONE],
        yours=found[Found.YOURS],
        count=len(event.review.points),
        left=len(event.review.left),
    )
    fix = (FIX,) if undone else ()
    scene.open(CardKind.SATISFACTION, words, (*fix, *OPTIONS[CardKind.SATISFACTION]))


def satisfied(scene: Scene, event: Satisfied) -> None:
    scene.decide("satisfied", event.by)
    scene.end(Outcome.SUCCESS, "the person is satisfied")


def changes_asked(scene: Scene, event: ChangesAsked) -> None:
    if event.text:  # "fix it" needs no words: what is not done is known
        scene.note(event)
    scene.decide("changes asked", event.by)
    # Whoever skipped questions before has seen by now what that left out.
    scene.change(iteration=scene.project.iteration + 1, round=0, approved=0, skipped=False)
    go_on(scene)


def restarted(scene: Scene, event: Restarted) -> None:
    """Back to discovery; what was answered is kept."""
    scene.note(event)
    scene.decide("start over", event.by)
    scene.change(iteration=scene.project.iteration + 1, round=1, approved=0)
