"""Stories of tasks found on the way: what joins the plan, what is asked about, what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from folkmoot.conversation.card import About
from folkmoot.conversation.facts import Decided
from folkmoot.conversation.plan import Task
from folkmoot.conversation.rules import Rules
from tests.conversation.test_stories_told import ends, said
from tests.conversation.test_stories_work import held
from tests.story import TEAM, Person, Story
from tests.story_bots import task

TWO = (task("one"), task("two", (0,)))


def at_work(share: int = 100, **script: object) -> tuple[Story, Person]:
    """Two tasks, one after the other; so much may be added without asking, in per cent."""
    return held(Rules(team=TEAM, follow_up_share=share), **({"plans": (TWO,)} | script))


def finds(*found: Task, share: int = 100) -> Story:
    """The first task ends, and has found more to do."""
    story, _ = at_work(share)
    ends(story, "t1", follow_ups=found)
    return story


# --- what joins the plan ------------------------------------------------------------------


def test_small_follow_ups_are_told_with_their_titles_and_who_found_them() -> None:
    story = finds(task("polish", bot="creative"), task("wax"))
    assert said(story, "follow-ups-added") == {"count": 2, "titles": "polish, wax"}
    plan = story.project().plan
    assert plan is not None
    assert [one.created_by for one in plan.tasks[2:]] == ["coder", "coder"]
    assert sorted(story.running()) == ["t2", "t3", "t4"]


def test_a_follow_up_that_nobody_claims_is_of_the_bot_that_does_it() -> None:
    story, _ = at_work()
    ends(story, "t1", bot="", follow_ups=(task("polish", bot="creative"),))
    plan = story.project().plan
    assert plan is not None
    assert plan.tasks[2].created_by == "creative"


def test_follow_ups_may_need_any_task_there_is() -> None:
    story = finds(task("polish", (0,)), task("wax", (1,)))
    assert story.running() == ["t2", "t3"], "what it needs is done, or is waited for"
    ends(story, "t2")
    assert story.running() == ["t3", "t4"]


def test_all_follow_ups_together_stay_within_the_share() -> None:
    story, _ = at_work(share=50)
    ends(story, "t1", follow_ups=(task("polish"),))
    assert (story.status["tasks"]["total"], story.cards) == (3, []), "one of two: a half"
    ends(story, "t2", follow_ups=(task("wax"),))
    assert story.status["tasks"]["total"] == 3
    assert [card.about for card in story.cards] == [About.FOLLOW_UPS]


@pytest.mark.parametrize(("first", "second"), [(50, 0), (30, 20)])
def test_what_follow_ups_may_cost_stays_within_the_share_too(first: int, second: int) -> None:
    story, _ = at_work(share=100, price=50)
    ends(story, "t1", follow_ups=(task("polish", allowance=first),))
    ends(story, "t2", follow_ups=(task("wax", allowance=second),))
    assert (story.status["tasks"]["total"], story.cards) == (4, [])


@pytest.mark.parametrize(("first", "second"), [(51, 0), (30, 21)])
def test_dearer_follow_ups_are_asked_about(first: int, second: int) -> None:
    story, _ = at_work(share=100, price=50)
    ends(story, "t1", follow_ups=(task("polish", allowance=first),))
    ends(story, "t2", follow_ups=(task("wax", allowance=second),))
    assert [card.about for card in story.cards] == [About.FOLLOW_UPS]


@pytest.mark.parametrize(("lost", "done"), [(0, "t2"), (1, "t1")])
def test_what_needs_a_task_that_was_given_up_is_left_out_with_it(lost: int, done: str) -> None:
    plan = (task("one"), task("two"), task("three"))
    rules = Rules(team=TEAM, attempts=1, follow_up_share=100)
    story, ann = held(rules, plans=(plan,))
    ends(story, f"t{lost + 1}", status="failed")
    ends(story, done, follow_ups=(task("polish", (lost,)),))
    assert story.project().work.skipped == 0, "while she is asked, it waits"
    ann.presses("skip")
    ends(story, "t3", follow_ups=(task("wax", (lost,)), task("shine", (3,))))
    assert story.card == ""
    story.release()
    assert story.card == "satisfaction"
    assert story.status["tasks"]["done"] == 2


# --- what is asked about ------------------------------------------------------------------


def test_follow_ups_beyond_the_share_are_collected_on_one_card() -> None:
    story = finds(task("polish"), share=0)
    assert story.running() == ["t2"]
    ends(story, "t2", follow_ups=(task("wax"),))
    (card,) = story.cards
    assert dict(card.words.values) == {"count": 2, "titles": "polish, wax"}


def test_while_some_are_asked_about_small_ones_are_asked_about_with_them() -> None:
    story, _ = at_work(share=100)
    ends(story, "t1", follow_ups=(task("a"), task("b"), task("c")))
    ends(story, "t2", follow_ups=(task("small"),))
    assert dict(story.cards[0].words.values)["count"] == 4
    assert story.status["tasks"]["total"] == 2


def test_what_was_approved_counts_as_approved_from_then_on() -> None:
    story, ann = at_work(share=50)
    ends(story, "t1", follow_ups=(task("a"), task("b")))
    ann.presses("approve")
    assert story.status["tasks"]["total"] == 4
    ends(story, "t2", follow_ups=(task("c"), task("d")))
    assert (story.status["tasks"]["total"], story.cards) == (6, []), "two of four: a half"


@pytest.mark.parametrize("option", ["approve", "modify", "replan", "cancel"])
def test_the_answer_is_on_record_with_its_card(option: str) -> None:
    story = finds(task("polish"), share=0)
    (card,) = story.cards
    story.person("ann").presses(option, "not now", card=card.id)
    decided = [fact for fact in story.log if isinstance(fact, Decided)]
    assert (f"follow-ups: {option}", "ann", card.id) in [
        (fact.what, fact.by, fact.revision) for fact in decided
    ]
    assert story.project().work.waiting == ()
    assert bool(story.project().notes) == (option in ("modify", "replan"))
    if option != "replan":
        assert story.status["tasks"]["total"] == (3 if option == "approve" else 2)
    else:
        assert story.phase == "synthesis"


# --- what is refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "why"),
    [
        (task("polish", (2,)), "depends on a task that does not exist"),
        (task("polish", (-1,)), "depends on a task that does not exist"),
        (task("polish", checks=0), "would send work back"),
        (task("polish", loops=1), "would send work back"),
        (task("polish", bot="nobody"), "who is not in this team"),
        (replace(task("polish"), evidence=()), "names no evidence"),
    ],
)
def test_follow_ups_nobody_can_do_are_refused_with_the_reason(found: Task, why: str) -> None:
    story = finds(found)
    refused = said(story, "follow-ups-refused")
    assert refused["task"] == "t1"
    assert why in refused["why"]
    assert story.status["tasks"]["total"] == 2
    assert story.cards == []
