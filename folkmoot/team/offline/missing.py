"""
What is missing for a thing, asked for: one question for each fact that nobody told, and no other.
"""

from __future__ import annotations

from dataclasses import replace

from folkmoot import texts
from folkmoot.conversation.question import Question
from folkmoot.team.mind import Told
from folkmoot.team.offline.able import made
from folkmoot.team.offline.kinds import LEADER, QUESTION_KINDS, K
from folkmoot.team.offline.making import event, site, small

TOPICS: dict[str, dict[str, str]] = {
    "event": {"date": "when", "start": "start", "place": "where", "parts": "content"},
    "site": {"offer": "offer", "hours": "hours", "place": "address", "contact": "contact"},
}
"""What may be missing of a kind, and the topic under which it is asked for."""


def asked(told: Told) -> tuple[Question, ...]:
    """A question for each fact that is missing, where a person can tell it in words."""
    kind = made(told)
    lacks = {"event": event.missing, "site": site.missing}.get(kind)
    names = lacks(told) if lacks else ()
    topics = TOPICS.get(kind, {})
    return tuple(_question(topics[name], told) for name in names if name in topics)


PLAIN = ("letter-empty", "small-nothing", "small-list", "date-unread")
"""What a small task says where one answer would do."""


def plain(told: Told) -> tuple[Question, ...]:
    """What a small task lacks, asked for."""
    lacks = small.done(told).lacks
    if lacks not in [texts.say(id, told.lang) for id in PLAIN]:
        return ()
    otherwise = texts.told("fix-when", told.lang).more["otherwise"]
    return (Question(LEADER, lacks, K.CLARIFICATION, (), otherwise, topic="data"),)


def recognised(told: Told) -> Told:
    """What was told, with the topic of each answer to a question that a task asked at work."""
    texts_of = {texts.say(id, told.lang): "data" for id in PLAIN}
    for topics in TOPICS.values():
        texts_of |= {texts.say(f"fix-{topic}", told.lang): topic for topic in topics.values()}
    answers = tuple((_with_topic(question, texts_of), said) for question, said in told.answers)
    return replace(told, answers=answers)


def _with_topic(question: Question | None, known: dict[str, str]) -> Question | None:
    if question is None or question.topic:
        return question
    return replace(question, topic=known.get(question.text, ""))


def fixes(told: Told) -> bool:
    """Whether what is not done shall be done now, and nothing else was said."""
    project = told.project
    made_at = project.plan.made if project.plan else 0
    spoke = any(note.entry > made_at for note in told.notes)
    return project.iteration > 1 and bool(project.undone) and not spoke


def _question(topic: str, told: Told) -> Question:
    found = texts.told(f"fix-{topic}", told.lang)
    return Question(
        LEADER, found.text, QUESTION_KINDS[topic], (), found.more["otherwise"], topic=topic
    )
