"""
Review: the result against the brief, point by point, and the person's word on it.

Changes pass through brief, plan and approval again; only the touched tasks are planned.
"""

from __future__ import annotations

from folkmoot.conversation.acts import ChangesAsked, Restarted, Satisfied
from folkmoot.conversation.card import CardKind
from folkmoot.conversation.discovery import go_on
from folkmoot.conversation.events import ReviewWritten
from folkmoot.conversation.project import Outcome
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.turns import ReviewShown
from folkmoot.conversation.words import text


def review_written(scene: Scene, event: ReviewWritten) -> None:
    scene.derive(ReviewShown(event))


def review_shown(scene: Scene, event: object) -> None:
    """On entering REVIEW."""
    assert isinstance(event, ReviewShown)
    met = sum(point.met for point in event.review.points)
    words = text("card-satisfaction", met=met, count=len(event.review.points))
    scene.open(CardKind.SATISFACTION, words)


def satisfied(scene: Scene, event: Satisfied) -> None:
    scene.decide("satisfied", event.by)
    scene.end(Outcome.SUCCESS, "the person is satisfied")


def changes_asked(scene: Scene, event: ChangesAsked) -> None:
    scene.note(event)
    scene.decide("changes asked", event.by)
    scene.change(iteration=scene.project.iteration + 1, round=0, approved=0)
    go_on(scene)


def restarted(scene: Scene, event: Restarted) -> None:
    """Back to discovery; what was answered is kept."""
    scene.note(event)
    scene.decide("start over", event.by)
    scene.change(iteration=scene.project.iteration + 1, round=1, approved=0)
