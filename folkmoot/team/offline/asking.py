"""
What the bots ask: in round one what the kind of project needs and nobody said, later what is
still vague, the one thing that must work first, and whether something simpler would do.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from pathlib import PurePath

from folkmoot import texts
from folkmoot.conversation.question import Question
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Told
from folkmoot.team.offline.able import made, needs_model
from folkmoot.team.offline.cues import Hit, hits, names
from folkmoot.team.offline.heard import Answered, answers, parts
from folkmoot.team.offline.kinds import (
    AT_FIRST_SIGHT,
    KINDS,
    LEADER,
    PREPARE,
    QUESTION_KINDS,
    SECTIONS,
    SHORTER,
    kind,
    kind_of,
)
from folkmoot.team.offline.reading import capital, features, subject
from folkmoot.team.offline.ways import ways
from folkmoot.understanding.found import find
from folkmoot.understanding.text import tokens

FEWEST, USUAL = 3, 4
"""Questions of a first round."""

MATERIAL: dict[str, frozenset[str]] = {
    "tech": frozenset({".py", ".js", ".ts", ".html", ".php", ".java", ".go", ".rs", ".sql"}),
    "data": frozenset({".csv", ".tsv", ".json", ".xlsx", ".xls", ".ods", ".db", ".parquet"}),
    "look": frozenset({".css", ".svg", ".psd", ".ai", ".fig"}),
    "content": frozenset({".md", ".txt", ".docx", ".odt", ".pdf", ".jpg", ".jpeg", ".png"}),
}
"""What files that a person brings answer by being there, whatever stands in them."""

WRITTEN_FRESH = frozenset({"task:mail", "task:post", "task:list"})
"""Small tasks that start from nothing but the request."""

SUGGESTIONS = ("a", "b", "c")
FOLLOW_UPS = 2
SHOWN = 60
"""Characters of a person's words that a question repeats."""


def asked_by(bot: str, told: Told) -> tuple[Question, ...]:
    """What a bot asks in this round."""
    return tuple(question for question in round_of(told) if question.bot == bot)


@lru_cache(maxsize=64)
def round_of(told: Told) -> tuple[Question, ...]:
    """All questions of this round, in the order in which they matter."""
    if told.project.iteration > 1 and told.project.undone:
        return ()  # what was missing was asked for, and nothing else is
    if told.project.round <= 1:
        again = told.project.iteration > 1
        return tuple(_again(told) if again else _first(told))
    return tuple(_later(told))


def _first(told: Told) -> Iterable[Question]:
    """What the kind needs, each bot from its own point of view, the leader the rest.

    Where rules can only prepare the thing, that is said first.
    """
    if needs_model(told):
        return  # no answer would help: it is said at once
    if made(told) == PREPARE:
        yield question("ask-able", LEADER, "simpler", told)
    intent = told.project.intent
    if intent is Intent.ADVICE:
        yield from _undecided(told)
        return
    name = kind(told) if intent is Intent.BUILD else str(intent)
    course = KINDS[name] if intent is Intent.BUILD else SHORTER[intent]
    known = known_topics(told)
    wanted = [(name, *ask) for ask in course.asks if ask[0] not in known]
    if intent is Intent.BUILD and len(wanted) < FEWEST:
        have = {topic for _, topic, _ in wanted} | known
        spare = (*(("other", *ask) for ask in KINDS["other"].asks), (MUST, "must", LEADER))
        more = [ask for ask in spare if ask[1] not in have]
        wanted += more[: FEWEST - len(wanted)]
    yield from _dealt(told, wanted)


def _undecided(told: Told) -> Iterable[Question]:
    """Who names ways is asked what speaks for each; whoever names none cannot be helped by that."""
    found = [way.name for way in ways([told.request.text], told.request.lang)]
    if found:
        listed = ", ".join(texts.say("quoted", told.lang, what=name) for name in found)
        yield question("ask-advice-problem", LEADER, "problem", told, ways=listed)


MUST = "later"
"""The kind under which the one thing that must work first is asked for."""


def _dealt(told: Told, wanted: list[tuple[str, str, str]]) -> list[Question]:
    """One question a bot that takes part; what is left is the leader's, as long as it is few."""
    bots = told.project.bots
    speakers: dict[tuple[str, str], str] = {}
    for name, topic, bot in wanted:
        if bot in bots and bot not in speakers.values():
            speakers[name, topic] = bot
    for name, topic, _ in wanted:
        if len(speakers) < USUAL:
            speakers.setdefault((name, topic), LEADER)
    order = [(name, topic) for name, topic, _ in wanted if (name, topic) in speakers]
    return [
        _must(told)
        if topic == "must"
        else question(f"ask-{name}-{topic}", speakers[name, topic], topic, told)
        for name, topic in order
    ]


def _later(told: Told) -> Iterable[Question]:
    """Round two follows up, challenges and asks for the one thing; round three compares."""
    said = answers(told)
    asked = {one.topic for one in told.project.asked}
    hazy = [one for one in said if one.vague and one.question is not None]
    if told.project.round == 2:
        for one in hazy[:FOLLOW_UPS]:
            yield _follow_up(one, told)
        if "must" not in known_topics(told) | asked:
            yield _must(told)
        if not hazy and "simpler" not in asked and (simple := simpler(told)):
            bots = [bot for bot in ("auditor", "researcher", LEADER) if bot in told.project.bots]
            whole = capital(simple)
            yield question(
                "ask-later-simpler", bots[0], "simpler", told, simple=simple, capital=whole
            )
    elif any(one.question and one.question.topic == "must" for one in hazy):
        named = _named(told)
        if len(named) >= 2 and "compare" not in asked:
            first, second = (part[:SHOWN] for part in named[:2])
            yield question("ask-later-compare", LEADER, "compare", told, first=first, second=second)


def simpler(told: Told) -> str:
    """Something simpler that might do as well, of kinds that have it."""
    id = f"simpler-{kind(told)}"
    return texts.say(id, told.lang) if texts.has(id) else ""


def _must(told: Told) -> Question:
    """The one thing: if they do not say, the first part that they named, else what is usual."""
    name = kind(told)
    named = _named(told)
    usual = texts.say(f"must-{name}", told.lang)
    what = texts.say("must-first", told.lang, what=named[0][:SHOWN]) if named else usual
    id = "ask-site-must" if name in AT_FIRST_SIGHT else "ask-later-must"
    return question(id, LEADER, "must", told, what=what)


def _named(told: Told) -> list[str]:
    """The parts that people named, first things first; a name, a number or a fact is no part."""
    found = [part.rstrip(" .!?") for part, _ in parts(told, answers(told))]
    return [
        part
        for part in found
        if not any(sign.isdigit() or sign == "@" for sign in part)
        and not any(_tells(hit) for hit in hits(part, told.lang))
    ]


def _tells(hit: Hit) -> bool:
    """Whether a phrase makes it a fact: a name, or who begins with "we"."""
    return hit.name == "name:is" or (hit.name == "say:we" and hit.at == 0)


def _follow_up(one: Answered, told: Told) -> Question:
    """The same question once more, after an answer that left it open."""
    assert one.question is not None
    said = one.text[:SHOWN].rstrip(" .!?")
    return replace(one.question, text=texts.say("ask-later-vague", told.lang, said=said), id="")


def _again(told: Told) -> Iterable[Question]:
    """Starting over: what was answered is known; only what should be different is not."""
    yield question("ask-again", LEADER, "must", told)


def question(id: str, bot: str, topic: str, told: Told, **values: str) -> Question:
    """One of the texts as a question, with suggestions and what is assumed otherwise."""
    found = texts.told(id, told.lang, **values)
    suggestions = [found.more[name] for name in SUGGESTIONS if name in found.more]
    return Question(
        bot,
        found.text,
        QUESTION_KINDS[topic],
        (*_earlier(topic, told), *suggestions),
        found.more["otherwise"],
        topic=topic,
    )


def _earlier(topic: str, told: Told) -> list[str]:
    """What they said on it when they had such a thing made before, as the first suggestion."""
    if topic not in ("users", "tech", "look"):
        return []
    lines = (
        line.text
        for brief in told.earlier
        if kind_of(brief.goal, told.lang) == kind(told)
        for line in brief.section(SECTIONS[topic])
        if line.source and len(line.text) <= SHOWN
    )
    return list(lines)[:1]


def known_topics(told: Told) -> set[str]:
    """Topics on which the request, the material or an answer says something."""
    said = [(told.request.text, told.request.lang), (told.grown_from, told.lang)]
    said += [(note.text, told.lang) for note in told.notes]
    found = set().union(*(names(text, lang) for text, lang in said))
    known = {name.removeprefix("topic:") for name in found if name.startswith("topic:")}
    given = {one.question.topic for one in answers(told) if one.question and not one.vague}
    endings = {PurePath(file).suffix.lower() for one in told.material for file in one.files}
    known |= {topic for topic, told_by in MATERIAL.items() if endings & told_by}
    if len(features(told.request.text, told.request.lang)) >= FEWEST:
        known.add("content")
    if found & WRITTEN_FRESH:
        known.add("data")
    if find(tokens(subject(told.request.text, told.request.lang))).people:
        known.add("users")
    return (known | given) - {""}
