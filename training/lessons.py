"""What each head learns: the sentences as rows of features, with their authors beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folkmoot.conversation.verdict import REPLIES, Intent, State
from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding.about import ABOUT
from folkmoot.understanding.features import SPELLING, first, placed, reply
from folkmoot.understanding.text import OTHER
from training.fit import Lesson, Matrix, rows
from training.sentences import About, First, Reply, abouts, firsts, joined, replies

STATES = tuple(state for state in State if REPLIES[state])


@dataclass(frozen=True, slots=True)
class Course:
    """A head's lesson and whose sentences it is made of."""

    name: str
    lesson: Lesson
    messages: Sequence[About | First | Reply]

    @property
    def authors(self) -> NDArray[np.str_]:
        return np.array([message.author for message in self.messages])

    @property
    def languages(self) -> NDArray[np.str_]:
        return np.array([message.lang for message in self.messages])


def written(
    courses: Sequence[Course], scores: Sequence[Matrix]
) -> tuple[list[Course], list[Matrix]]:
    """Only the lines as their authors wrote them: nothing is measured with others."""
    kept, kept_scores = [], []
    for course, found in zip(courses, scores, strict=True):
        own = np.array([not getattr(each, "joined", False) for each in course.messages])
        messages = [each for each in course.messages if not getattr(each, "joined", False)]
        kept.append(Course(course.name, course.lesson.without(~own), messages))
        kept_scores.append(found[own])
    return kept, kept_scores


def reply_courses() -> list[Course]:
    """One head a state; labels of the same name are learnt together."""
    found = [*replies(), *joined()]
    courses = []
    for state in STATES:
        own = [message for message in found if message.state is state]
        labels = REPLIES[state]
        made = rows([placed(reply(message.text, message.asked)) for message in own])
        right = np.array([labels.index(message.reply) for message in own])
        courses.append(Course(state.value, Lesson(labels, made, right), own))
    return courses


def first_courses() -> list[Course]:
    """Intent, and vague or clear."""
    found = firsts()
    return [
        _course("intent", tuple(Intent), found, lambda each: each.intent),
        _course("vague", ("clear", "vague"), found, _vague),
    ]


def language_courses() -> list[Course]:
    """The language of anything that is said."""
    spoken = [First(each.author, each.lang, each.text) for each in replies()]
    labels = (*LANGUAGES, OTHER)
    found = [*firsts(), *spoken]
    return [_course("language", labels, found, lambda each: each.lang, SPELLING)]


def about_courses() -> list[Course]:
    """What of the room a message is about."""
    return [_course("about", ABOUT, abouts(), lambda each: each.about)]


def _vague(first: First) -> str | None:
    return None if first.vague is None else ("clear", "vague")[first.vague]


def _course(
    name: str,
    labels: tuple[str, ...],
    found: Sequence[Any],
    label: Callable[[Any], Any],
    groups: int | None = None,
) -> Course:
    own = [each for each in found if label(each) is not None]
    made = rows([placed(first(each.text))[:groups] for each in own])
    right = np.array([labels.index(label(each)) for each in own])
    return Course(name, Lesson(labels, made, right), own)
