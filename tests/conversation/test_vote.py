"""A stuck bot offers two ways, its team votes, and the machine counts."""

from __future__ import annotations

import pytest

from folkmoot.conversation.effects import StartTask
from folkmoot.conversation.events import TaskFinished
from folkmoot.conversation.facts import Said
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Verdict
from folkmoot.conversation.vote import Ballot, Vote, Way
from folkmoot.conversation.words import Words
from tests.conversation.test_stories_work import held
from tests.story import TEAM, Person, Story
from tests.story_bots import CHAIN, task

WAYS = (Way("in small steps", "each can be seen"), Way("from an example", "it works elsewhere"))
BOTS = ("leader", "researcher", "creative", "social", "auditor")


def vote(first: int, second: int, neither: int = 0, ways: tuple[Way, ...] = WAYS) -> Vote:
    cast = [1] * first + [2] * second + [0] * neither
    return Vote(ways, tuple(Ballot(bot, way, "so") for bot, way in zip(BOTS, cast, strict=False)))


@pytest.mark.parametrize(
    ("first", "second", "neither", "chosen"),
    [
        (5, 0, 0, 1),
        (4, 1, 0, 1),
        (1, 4, 0, 2),
        (3, 1, 0, 1),
        (3, 1, 1, 1),
        (0, 3, 2, 2),
        (2, 0, 0, 1),
        (3, 2, 0, 0),  # a lead of one is weak
        (2, 1, 0, 0),
        (1, 0, 0, 0),
        (2, 2, 0, 0),
        (2, 0, 2, 0),  # half of those who were asked is no majority
        (2, 0, 3, 0),
        (0, 0, 5, 0),
        (0, 0, 0, 0),
    ],
)
def test_a_plain_majority_of_all_who_were_asked_decides(
    first: int, second: int, neither: int, chosen: int
) -> None:
    assert vote(first, second, neither).chosen == chosen


def test_without_two_ways_nothing_is_chosen() -> None:
    for ways in ((), WAYS[:1], (*WAYS, Way("a third"))):
        assert (vote(5, 0, ways=ways).open, vote(5, 0, ways=ways).chosen) == (False, 0)


def fails(story: Story, found: Vote | None = None, name: str = "t1") -> None:
    it = next(job for job in story.jobs() if isinstance(job, StartTask) and job.task == name)
    common = (it.name, "p1", name, it.attempt)
    story.receive(TaskFinished(*common, "failed", "coder", "it broke", vote=found))


ONCE = Rules(team=TEAM, attempts=1)


def stuck(found: Vote | None) -> tuple[Story, Person]:
    """A task whose only attempt failed, beside one that goes on."""
    story, ann = held(ONCE, plans=((*CHAIN, task("apart", bot="leader")),))
    fails(story, found)
    return story, ann


def stuck_at_last(found: Vote | None) -> tuple[Story, Person]:
    """The same after three attempts, with nothing beside it."""
    story, ann = held(plans=(CHAIN,))
    for seconds in (10, 30):
        fails(story)
        story.wait(seconds=seconds)
    fails(story, found)
    return story, ann


def told(story: Story) -> Words:
    """What the room said last."""
    return [fact.words for fact in story.log if isinstance(fact, Said)][-1]


def test_what_most_are_for_is_tried_and_said_and_stands_in_the_audit() -> None:
    story, _ = stuck(vote(1, 4))
    assert story.cards == []
    assert "t1" in story.running()
    assert told(story) == Words(
        "team-voted",
        (("ahead", 4), ("behind", 1), ("task", "t1"), ("title", "one"), ("way", WAYS[1].title)),
    )
    assert ("one: from an example", "team") in story.audit
    trail = story.project().work.trail(0)
    assert (trail.way, trail.voted) == (2, trail.last)
    assert story.status["tasks"]["failed"] == 0


def test_it_then_has_its_attempts_again_and_no_second_vote() -> None:
    story, _ = stuck_at_last(vote(5, 0))
    fails(story, vote(5, 0))  # a vote that comes too early is passed over
    assert story.told[-1] == "task-retries"
    story.wait(seconds=10)
    fails(story)
    story.wait(seconds=30)
    fails(story, vote(5, 0))
    assert [card.options for card in story.cards] == [("retry", "skip", "replan")]
    assert story.project().work.trail(0).way == 1, "what was chosen holds for every attempt"


def test_a_weak_majority_is_for_the_person_to_decide() -> None:
    story, ann = stuck(vote(3, 2))
    waiting = story.status["waiting"]
    assert (waiting["text"], waiting["options"]) == ("card-vote", ["1", "2", "skip", "replan"])
    votes = {"first": 3, "second": 2, "task": "t1", "title": "one", "why": "it broke"}
    assert dict(story.cards[0].words.values) == votes
    shown = [(one["title"], one["takes"]) for one in waiting["choices"]]
    assert shown == [(way.title, way.why) for way in WAYS]
    assert story.status["tasks"]["failed"] == 1
    ann.presses("2")
    assert ("one: from an example", "ann") in story.audit
    assert "t1" in story.running()
    trail = story.project().work.trail(0)
    assert (trail.way, trail.voted) == (2, trail.last)


def test_the_person_may_decide_in_words() -> None:
    story, ann = stuck(vote(2, 2))
    story.does("t4")
    ann.says("the first one", Verdict(reply="choose", option="1", sure=True))
    assert "t1" in story.running()
    assert story.project().work.trail(0).way == 1


@pytest.mark.parametrize(("option", "card"), [("skip", "satisfaction"), ("replan", "approval")])
def test_a_card_of_two_ways_can_be_left_as_any_failed_task(option: str, card: str) -> None:
    story, ann = stuck(vote(2, 2))
    story.does("t4")
    ann.presses(option)
    story.release()
    assert story.card == card


def test_the_command_retry_leaves_both_ways_alone() -> None:
    story, ann = stuck(vote(2, 2))
    ann.commands("retry")
    assert story.cards == []
    assert "t1" in story.running()
    assert story.project().work.trail(0).way == 0


@pytest.mark.parametrize("found", [None, vote(5, 0, ways=WAYS[:1]), vote(0, 0, ways=())])
def test_without_two_ways_the_person_is_asked_as_ever(found: Vote | None) -> None:
    story, _ = stuck(found)
    assert [card.options for card in story.cards] == [("retry", "skip", "replan")]
    assert story.project().work.trail(0).voted == 0


def test_while_the_work_is_held_nothing_starts_whatever_was_voted() -> None:
    story, ann = held(ONCE, plans=(CHAIN,))
    ann.commands("pause")
    fails(story, vote(5, 0))
    assert (story.running(), story.cards) == ([], [])
    ann.commands("continue")
    assert story.running() == ["t1"]
