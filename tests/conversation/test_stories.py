"""
Stories: a project from its first message to its end, as people live it.

Each reads as a dialogue; tests/story.py tells it over the pure machine. People, time and
work under way have stories of their own (test_stories_people.py, _time.py, _work.py).
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import replace

import pytest

from folkmoot.conversation.brief import BriefEdits
from folkmoot.conversation.facts import ProjectClosed
from folkmoot.conversation.rules import MODES, Rules
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import BrokenPlan, NotNow, StaleApproval
from tests.story import TEAM, Story, clear, new, unsure
from tests.story_bots import TWO_TASKS, task

BUILD = Intent.BUILD


def mode(name: str) -> Rules:
    changed: dict[str, object] = MODES[name]
    return replace(Rules(team=TEAM), **changed)  # type: ignore[arg-type]


def at_approval(story: Story) -> None:
    """The shortest way to an approval card."""
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.presses("skip")
    assert story.card == "approval"


# --- from the first message to the end ---------------------------------------------------


def test_a_build_is_asked_about_agreed_made_and_shown() -> None:
    story = Story(asks={1: ("leader", "researcher", "creative"), 2: ("leader",)})
    ann = story.person("ann")

    ann.says("Build me a CRM", BUILD)
    assert story.status["asked"] == 3
    assert story.phase == "discovery"

    ann.says("For the five of us", "answer")
    assert story.status["round"] == 2
    assert story.status["asked"] == 4

    ann.says("Contacts first", "answer")
    assert story.card == "approval", "the third wave had no question left"
    assert story.started == []

    ann.says("yes", "approve")
    assert story.started == ["t1", "t2"]
    assert story.card == "satisfaction"

    ann.says("great", "satisfied")
    assert (story.phase, story.outcome) == ("idle", "success")
    assert story.cards == []
    assert story.audit == [("approved", "ann"), ("satisfied", "ann")]


def test_a_request_that_says_it_all_is_not_asked_about() -> None:
    story = Story()
    story.person("ann").says("A CRM for five, contacts and calls, on a laptop", clear(BUILD))
    assert story.status["asked"] == 0
    assert story.card == "approval"


def test_a_greeting_is_answered_and_opens_nothing() -> None:
    story = Story()
    story.person("ann").says("hello", Intent.CHAT)
    assert story.answered == ["leader"]
    assert story.status["flow"] == "chat"
    assert story.outcome == "success"
    assert story.room.projects == ()


def test_the_complex_mode_asks_and_stops_before_and_after_every_step() -> None:
    story = Story(mode("complex"))
    ann = story.person("ann")
    ann.says("A CRM for five, contacts and calls, on a laptop", clear(BUILD))
    assert story.card == "questions", "it asks even where the request is clear"
    ann.says("What I said", "answer")
    ann.presses("approve")

    seen = []
    while story.card == "verify":
        seen.append(story.status["waiting"]["text"])
        ann.presses("continue")
    assert seen == ["card-before", "card-after"] * 2

    ann.presses("satisfied")
    assert story.outcome == "success"


def test_the_simple_mode_asks_little_does_one_task_and_shows_it() -> None:
    story = Story(mode("simple"), asks={1: ("leader", "researcher", "creative")})
    ann = story.person("ann")
    ann.says("Build me a small page", BUILD)
    assert story.status["asked"] <= 2
    ann.says("With my name on it", "answer")
    assert story.started == ["t1"], "one task, approved by asking for it"
    assert ("approved by asking", "ann") in story.audit
    assert story.status["waiting"]["text"] == "card-after"
    ann.says("go on", "continue")
    ann.says("fine", "satisfied")
    assert story.outcome == "success"


def test_the_conversational_mode_has_the_person_in_every_turn() -> None:
    story = Story(mode("conversational"), speakers=deque(["coder", "creative", 7]))
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    assert story.phase == "debate"
    assert story.spoke == ["coder"], "one turn, then the floor is hers"
    ann.says("Contacts matter most", "continue")
    assert story.spoke == ["coder", "creative"]
    ann.says("So we agree", "continue")
    assert story.card == "ready"

    ann.says("implement it", "go")
    assert story.card == "approval", "brief, plan and approval come first"
    with story.bots_busy():
        ann.presses("approve")
        ann.says("mind the colours", "input")
        assert story.told == ["input-holds"]
        assert story.status["paused"]
        story.does("t1")
        assert story.running() == [], "held: the next step waits for her"
        ann.says("continue", "continue")
    ann.presses("satisfied")
    assert story.outcome == "success"


# --- advice, research, explore, and growing into a build ---------------------------------


def test_advice_ends_with_the_advice() -> None:
    story = Story(asks={1: ("leader",)})
    ann = story.person("ann")
    ann.says("How do I sell more?", Intent.ADVICE)
    assert story.status["asked"] == 1
    ann.says("Bread", "answer")
    assert (story.phase, story.outcome, story.cards) == ("idle", "success", [])


@pytest.mark.parametrize(
    ("how", "goal"),
    [
        ("button", "way 2 (Ideas for my bakery?)"),
        ("number", "way 2 (Ideas for my bakery?)"),
        ("words", "a website for this (Ideas for my bakery?)"),
        ("whole", "Ideas for my bakery?"),
    ],
)
def test_exploring_grows_into_a_build(how: str, goal: str) -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Ideas for my bakery?", Intent.EXPLORE)
    ann.says("A small one", "answer")
    assert story.status["waiting"]["options"] == ["1", "2", "3", "none"]

    explored = story.answered_in()
    if how == "button":
        ann.presses("2")
    elif how == "number":
        ann.says("let's do 2", Verdict(reply="choose", option="2"))
    elif how == "words":
        ann.says("a website for this!", "build")
    else:
        ann.says("Build that, please", Verdict(reply="build", said="build"))

    assert story.status["project"] == "p2"
    assert (story.project().goal, story.project().parent) == (goal, "p1")
    assert story.status["flow"] == "full"
    assert story.answered_in() == explored != [], "it knows what was said"
    assert story.card == "approval", "what was asked is not asked again"
    assert story.started == [], "nothing is built by choosing"


def test_none_of_the_options_ends_it_and_something_else_brings_new_ones() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Ideas for my bakery?", Intent.EXPLORE)
    ann.presses("skip")
    first = story.status["waiting"]["id"]
    ann.says("something with tea", "other")
    assert story.card == "choice"
    assert story.status["waiting"]["id"] != first
    ann.presses("none")
    assert story.outcome == "success"


def test_advice_that_is_to_be_built_becomes_an_escalation() -> None:
    story = Story(asks={})
    ann = story.person("ann")
    ann.says("How do I sell more?", Intent.ADVICE)
    assert story.outcome == "success"
    ann.says("can you build that?", Verdict(reply="build", said="build"))
    assert story.status["project"] == "p2"
    assert story.project().goal == "How do I sell more?", "it knows what “that” is"
    assert [str(fact.outcome) for fact in story.log if isinstance(fact, ProjectClosed)] == [
        "success",
        "escalation",
    ]


def test_what_a_bot_proposes_is_built_only_after_a_yes() -> None:
    story = Story(proposes="a price list")
    ann = story.person("ann")
    ann.says("hello", Intent.CHAT)
    assert story.card == "confirm"
    assert story.room.projects == ()
    ann.presses("yes")
    assert story.project().goal == "a price list"
    assert story.card == "questions"


# --- tasks --------------------------------------------------------------------------------


def test_a_clear_task_is_approved_by_being_asked_for_once() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Translate this page into German, plain text, today", clear(Intent.TASK))
    assert story.started == ["t1"], "exactly one, though the plan had two"
    assert story.audit == [("approved by asking", "ann")]
    assert story.card == "satisfaction"
    ann.presses("changes", "shorter")
    assert story.card == "approval", "a second attempt is shown first"


@pytest.mark.parametrize(
    "work",
    [task("run it", runs=True), task("dear", allowance=60_000)],
    ids=["it runs commands", "it costs too much"],
)
def test_a_task_beyond_the_small_ones_is_shown_first(work: object) -> None:
    story = Story(plans=((work,),))
    story.person("ann").says("Tidy my photos", clear(Intent.TASK))
    assert story.card == "approval"
    assert story.started == []


def test_a_task_nobody_is_sure_of_is_shown_first() -> None:
    story = Story()
    story.person("ann").says("the page, in German?", replace(clear(Intent.TASK), sure=False))
    assert story.card == "approval"
    assert story.started == []


# --- approval -----------------------------------------------------------------------------


def test_an_approval_counts_for_the_revision_that_was_shown() -> None:
    story = Story()
    at_approval(story)
    ann = story.person("ann")
    old, shown = story.status["waiting"]["id"], story.room.seq
    ann.says("with a calendar", "modify")
    now = story.status["waiting"]["id"]
    assert now != old

    with pytest.raises(StaleApproval):
        ann.presses("approve", card=old)
    ann.says("yes", "approve", seen=shown)
    assert story.told == ["not-seen"]
    assert (story.phase, story.started) == ("approval", [])

    ann.says("yes", "approve")
    assert story.phase == "review"


def test_modify_rewrites_brief_and_plan_and_replan_only_the_plan() -> None:
    story = Story()
    at_approval(story)
    ann = story.person("ann")

    def written() -> Counter[str]:
        return Counter(type(event).__name__ for event in story.log)

    before = written()
    ann.presses("modify", "with a calendar")
    assert (written() - before)["BriefWritten"] == 1
    assert (written() - before)["PlanDrafted"] == 1
    before = written()
    ann.says("plan that again", "replan")
    assert (written() - before)["BriefWritten"] == 0
    assert (written() - before)["PlanDrafted"] == 1
    assert story.status["iteration"] == 3


def test_edits_become_a_revision_of_their_own() -> None:
    story = Story()
    at_approval(story)
    ann = story.person("ann")
    first = story.status["waiting"]["id"]
    ann.presses("", brief=BriefEdits(title="Contacts"))
    assert story.status["title"] == "Contacts"
    second = story.status["waiting"]["id"]
    assert (story.card, second != first) == ("approval", True), "a changed brief is planned anew"

    ann.presses("approve", plan=(*TWO_TASKS, task("polish", (1,))))
    assert story.started == ["t1", "t2", "t3"], "her plan, approved in the same breath"
    assert ("edited", "ann") in story.audit


def test_an_earlier_answer_can_be_changed_until_the_approval() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.presses("submit", answers={"q1": "for me", "q2": "by hand"})
    ann.presses("modify", answers={"q1": "for five of us"})
    given = {answer.question: answer.entry for answer in story.project().answers}
    assert given["q1"] > given["q2"], "only that one is new"
    assert story.card == "approval"


def test_a_broken_plan_is_refused_with_the_reason_and_changes_nothing() -> None:
    story = Story()
    at_approval(story)
    before = story.room
    with pytest.raises(BrokenPlan, match="circle"):
        story.person("ann").presses("approve", plan=(task("a", (1,)), task("b", (0,))))
    assert story.room == before


def test_without_plan_approval_the_brief_alone_is_approved() -> None:
    story = Story(Rules(team=TEAM, plan_approval=False))
    at_approval(story)
    assert story.status["tasks"]["total"] == 0
    story.person("ann").presses("approve")
    assert story.started == ["t1", "t2"], "its plan followed at once"


def test_cancel_ends_a_project_at_any_moment() -> None:
    for moment in ("asked", "approval", "execution", "review"):
        story = Story()
        ann = story.person("ann")
        ann.says("Build me a CRM", BUILD)
        if moment != "asked":
            ann.presses("skip")
        with story.bots_busy():
            if moment in ("execution", "review"):
                ann.presses("approve")
            if moment == "review":
                story.does("t1", "t2", "review")
            ann.says("drop it", "cancel")
            assert story.outcome == "cancellation", moment
        assert story.cards == []
        with pytest.raises(NotNow):
            ann.commands("continue")


def test_a_new_request_in_the_middle_opens_a_second_project() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.says("Now build me a shop", new(BUILD))
    assert story.status["project"] == "p2"
    assert story.project("p1").cards, "the first one keeps its questions"


def test_a_new_request_nobody_is_sure_of_is_asked_about() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.says("a shop", unsure(new(BUILD)))
    assert story.cards[-1].words.id == "confirm-new"
    ann.says("no", "no")
    assert [p.id for p in story.room.projects] == ["p1"]
    assert story.card == "approval", "it was an answer"
