"""
Cross-validation by author: everybody's sentences, judged by a model that never read them.

Four tables are learnt, each with its own heads, twelve times over without some of the authors. Of
authors who nearly alone wrote a kind of lines (confirm, other languages, what is about the room)
each fifth is judged by a model that read the rest.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folkmoot.understanding import features
from training.fit import Matrix
from training.learn import Learnt, learn
from training.lessons import Course, about_courses, first_courses, language_courses, reply_courses
from training.sentences import PHRASES, every_author, fingerprint

ALONE = ("extra", "hana", "kaja", PHRASES)
"""The authors who alone wrote some kinds of lines."""

PARTS = 5

FOLDS = 12
"""So many models are learnt; each judges some authors' lines, and has read all others'."""

KEPT = Path(__file__).parents[1] / ".crossed"
UNDERSTANDING = Path(features.__file__).parent
MADE_BY = ("features", "text", "sentences", "lessons", "fit", "learn", "crossed")


@dataclass(frozen=True, slots=True)
class Table:
    courses: Callable[[], list[Course]]
    size: int  # features kept
    steps: int


TABLES: dict[str, Table] = {
    "reply": Table(reply_courses, 120_000, 250),
    "first": Table(first_courses, 60_000, 250),
    "language": Table(language_courses, 40_000, 100),
    "about": Table(about_courses, 30_000, 250),
}


def teach(name: str, courses: list[Course], left_out: str = "") -> Learnt:
    """Learn one table, without the lines of a group."""
    table = TABLES[name]
    lessons = [course.lesson.without(groups(course) == left_out) for course in courses]
    return learn(lessons, table.size, table.steps)


def groups(course: Course) -> NDArray[np.str_]:
    """Which lines are judged together: some authors', and parts of what only one wrote."""
    authors = course.authors
    names = np.array([f"fold {FOLD[author]}" for author in authors], dtype="<U24")
    for author in ALONE:
        alone = np.flatnonzero(authors == author)
        names[alone] = [f"fold {(FOLD[author] + n % PARTS) % FOLDS}" for n in range(len(alone))]
    return names


FOLD = {author: n % FOLDS for n, author in enumerate((*every_author(), PHRASES))}
"""The fold of an author: the same for everything that they wrote."""


def crossed(name: str) -> tuple[list[Course], list[Matrix]]:
    """The courses of a table, and the scores of each line by a model that never read it.

    Takes minutes, so the scores are kept until a sentence or a line of the code changes.
    """
    courses = TABLES[name].courses()
    kept = KEPT / f"{name}-{_key()}.npz"
    if kept.exists():
        with np.load(kept) as found:
            return courses, [found[course.name] for course in courses]
    scores = [np.zeros((len(c.messages), len(c.lesson.labels)), np.float32) for c in courses]
    everyone = sorted({str(group) for course in courses for group in groups(course)})
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(_judged, [name] * len(everyone), everyone):
            for n, (own, judged) in enumerate(found):
                scores[n][own] = judged
    KEPT.mkdir(exist_ok=True)
    made: dict[str, Any] = {course.name: scores[n] for n, course in enumerate(courses)}
    np.savez(kept, **made)
    return courses, scores


def _key() -> str:
    """Changes with whatever the scores depend on."""
    digest = hashlib.sha256(fingerprint().encode())
    for path in sorted((*UNDERSTANDING.glob("*.py"), *Path(__file__).parent.glob("*.py"))):
        if path.stem in MADE_BY:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _judged(name: str, left_out: str) -> list[tuple[NDArray[np.int64], Matrix]]:
    courses = TABLES[name].courses()
    learnt = teach(name, courses, left_out)
    found = []
    for n, course in enumerate(courses):
        own = np.flatnonzero(groups(course) == left_out)
        found.append((own, learnt.scores(course.lesson.rows[own], n)))
    return found
