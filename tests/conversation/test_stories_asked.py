"""Stories of questions and answers, of bots that speak, and of words that only seem to decide."""

from __future__ import annotations

from collections import Counter, deque

from folkmoot.conversation import events as e
from folkmoot.conversation.facts import Said
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Intent, Verdict
from tests.story import TEAM, Story, unsure

BUILD = Intent.BUILD


# --- questions ----------------------------------------------------------------------------


def test_where_nobody_has_a_question_nothing_is_put_together() -> None:
    story = Story(asks={})
    story.person("ann").says("Build me a CRM", BUILD)
    assert not [event for event in story.log if isinstance(event, e.RoundMerged)]
    assert story.card == "approval"


def test_answers_are_kept_in_the_order_of_their_questions() -> None:
    story = Story(Rules(team=TEAM, rounds=1), asks={1: ("leader", "researcher", "creative")})
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.presses("submit", answers={"q3": "by hand", "q1": "for me", "q2": "today"})
    assert [answer.question for answer in story.project().answers] == ["q1", "q2", "q3"]


# --- a debate -----------------------------------------------------------------------------


def test_a_bot_that_cannot_speak_is_said_to_be_away_and_the_person_has_the_floor() -> None:
    story = Story(speakers=deque(["coder"]), away=Counter(Speak=1))
    story.person("ann").says("Let us talk about a CRM", Verdict(debate=True, intent=BUILD))
    away = [fact.words for fact in story.log if isinstance(fact, Said) and fact.words.id]
    assert [words.id for words in away] == ["bot-away"]
    assert dict(away[0].values) == {"bot": "coder", "why": "nobody there"}
    assert (story.phase, story.jobs()) == ("debate", [])


# --- words nobody is sure of ----------------------------------------------------------------


def test_a_wish_to_build_what_was_offered_opens_it_and_starts_nothing() -> None:
    story = Story(asks={})
    ann = story.person("ann")
    ann.says("How do I sell more?", Intent.ADVICE)
    ann.says("one could build that", unsure("build"))
    assert story.status["project"] == "p2"
    assert (story.phase, story.started) == ("approval", []), "a build begins with its approval"
