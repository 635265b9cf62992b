"""
Sure or not: how sharp a head's scores are, and from which confidence a label may be trusted.

Found from judgements of sentences the judge never read. A label that starts or drops work
must be right far more often than one that can be taken back, so each kind has a bound on how
often it may be surely wrong, in all messages; the confidence asked for is the lowest that
keeps it. All labels of a kind share it within their head's table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from folkmoot.understanding.agreement import DROPS
from folkmoot.understanding.text import tokens
from folkmoot.understanding.weights import SHORT
from training.fit import Matrix, chances
from training.lessons import Course

KINDS: dict[str, str] = {
    **dict.fromkeys(("approve", "go", "yes"), "starts"),
    "task": "works",  # approved by being asked for
    "build": "grows",  # a project that begins with an approval of its own
    **dict.fromkeys(DROPS, "drops"),
    "satisfied": "closes",  # what is closed comes back with everything it had
}
"""What a label does that must hardly ever be done wrongly; all others keep things as they are."""

BOUNDS = {
    "starts": 0.0012,
    "works": 0.0012,
    "grows": 0.0006,
    "drops": 0.0012,
    "closes": 0.001,
    "keeps": 0.03,
}
"""Surely wrong, of all messages, most of them written to be hard; of plain ones far less is."""

SHORT_BOUNDS = {
    "starts": 0.0008,
    "works": 0.0008,
    "grows": 0.0004,
    "drops": 0.0008,
    "closes": 0.0007,
    "keeps": 0.008,
}
"""The same, of short messages: what people type most, and what says least."""

ALONE = frozenset({"confirm", "vague"})
"""Heads that keep the bounds by themselves; those of the six states keep them together."""

LOWEST = 0.4
"""Nothing less likely is ever sure."""

SHARPNESS = np.linspace(0.3, 3.0, 55)


def kind(label: str, head: str) -> str:
    """What a wrong verdict of this label would do."""
    if head == "intent" and label != "task":
        return "keeps"  # a build is asked about before anything is built
    return KINDS.get(label, "keeps")


@dataclass(frozen=True, slots=True)
class Trust:
    """Of one head: what its scores are multiplied with, and when each label is sure."""

    sharpness: float
    sure: tuple[float, ...]
    short: tuple[float, ...]  # of a short message


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a head said of each of its sentences."""

    said: NDArray[np.int64]
    confidence: NDArray[np.float32]
    right: NDArray[np.bool_]


def judged(course: Course, scores: Matrix, sharpness: float) -> Judgement:
    likely = chances(scores * np.float32(sharpness))
    said = likely.argmax(axis=1)
    return Judgement(said, likely.max(axis=1), said == course.lesson.right)


def sharpness(course: Course, scores: Matrix) -> float:
    """The factor with which the scores are most honest about themselves."""

    def surprise(factor: float) -> float:
        likely = chances(scores * np.float32(factor))
        given = likely[np.arange(len(likely)), course.lesson.right]
        return float(-np.log(np.maximum(given, 1e-9)).mean())

    return float(min(SHARPNESS, key=surprise))


def trust(courses: Sequence[Course], scores: Sequence[Matrix]) -> list[Trust]:
    """For each head of a table."""
    factors = [sharpness(*each) for each in zip(courses, scores, strict=True)]
    judgements = [judged(*each) for each in zip(courses, scores, factors, strict=True)]
    found = []
    for course, factor in zip(courses, factors, strict=True):
        own = [n for n, each in enumerate(courses) if _together(course.name, each.name)]
        judged_so = [(courses[n], judgements[n]) for n in own]
        needed = _needed(judged_so, BOUNDS)
        stricter = _needed([_short(*each) for each in judged_so], SHORT_BOUNDS)
        kinds = [kind(label, course.name) for label in course.lesson.labels]
        sure = tuple(needed[each] for each in kinds)
        short = tuple(max(needed[each], stricter[each]) for each in kinds)
        found.append(Trust(factor, sure, short))
    return found


def is_short(text: str) -> bool:
    return sum(word.isalpha() for word in tokens(text)) <= SHORT


def _short(course: Course, judgement: Judgement) -> tuple[Course, Judgement]:
    """Only the short messages of a head."""
    own = np.array([is_short(each.text) for each in course.messages], bool)
    kept = [each for each, kept_too in zip(course.messages, own, strict=True) if kept_too]
    said = Judgement(judgement.said[own], judgement.confidence[own], judgement.right[own])
    return Course(course.name, course.lesson.without(~own), kept), said


def _together(one: str, other: str) -> bool:
    return one == other or (one not in ALONE and other not in ALONE)


def _needed(
    judged_so: Sequence[tuple[Course, Judgement]], bounds: dict[str, float]
) -> dict[str, float]:
    """The confidence that each kind of label needs in these heads."""
    count = sum(len(course.messages) for course, _ in judged_so)
    return {name: _confidence(judged_so, name, bound * count) for name, bound in bounds.items()}


def _confidence(judged_so: Sequence[tuple[Course, Judgement]], name: str, allowed: float) -> float:
    """The lowest confidence with which no more than this many are surely wrong."""
    wrong: list[float] = []
    for course, judgement in judged_so:
        kinds = np.array([kind(label, course.name) == name for label in course.lesson.labels])
        mistaken = kinds[judgement.said] & ~judgement.right
        wrong += judgement.confidence[mistaken].tolist()
    wrong.sort(reverse=True)
    if len(wrong) <= allowed:
        return LOWEST
    return max(LOWEST, round(wrong[int(allowed)] + 0.0005, 4))
