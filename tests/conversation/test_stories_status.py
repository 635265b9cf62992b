"""Stories of what others read of a room: its status, its cards, its plan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from folkmoot.conversation.brief import BriefEdits, Line
from folkmoot.conversation.plan import Evidence, EvidenceKind, make
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.status import plan_view, thinking
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.conversation.words import Words, dollars
from tests.story import TEAM, Story, at_work, clear, new
from tests.story_bots import task

RULES = Rules(team=TEAM, budget=2_500_000)


def words(said: Words) -> str:
    return said.id


# --- before there is a project ------------------------------------------------------------


def test_an_empty_room_waits_for_nobody() -> None:
    status = Story(RULES).status
    assert status == {
        "kind": "status",
        "room": "home",
        "project": None,
        "intent": None,
        "flow": None,
        "phase": "idle",
        "round": 0,
        "iteration": 1,
        "paused": False,
        "parked": False,
        "outcome": None,
        "goal": None,
        "title": None,
        "asked": 0,
        "last_decision": None,
        "created_at": None,
        "changed_at": status["changed_at"],
        "tasks": {"total": 0, "done": 0, "running": 0, "failed": 0},
        "cost_usd": 0.0,
        "budget_usd": 2.5,
        "owed": 0,
        "waiting": None,
        "also": [],
    }


def test_a_chat_is_a_flow_that_is_answered_and_then_has_succeeded() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    story.hold()
    ann.says("hello", Intent.CHAT)
    seen = story.status
    assert (seen["intent"], seen["flow"], seen["phase"]) == ("chat", "chat", "answering")
    assert (seen["outcome"], seen["owed"]) == (None, 1)
    story.release()
    seen = story.status
    assert (seen["flow"], seen["phase"], seen["outcome"]) == ("chat", "idle", "success")
    story.hold()
    ann.says("and you?", Intent.CHAT)
    assert (story.phase, story.outcome) == ("answering", None), "it is being answered again"


# --- a project ----------------------------------------------------------------------------


def test_the_status_counts_what_is_owed_but_for_clocks() -> None:
    story = Story(RULES)
    story.hold()
    story.person("ann").says("Build me a CRM", Intent.BUILD)
    assert story.status["owed"] == 3, "three bots are asked"
    story.release()
    assert story.status["owed"] == 0, "the person is asked; an alarm is no job"


def test_the_status_tells_a_project_from_its_beginning_to_its_end() -> None:
    story, ann = at_work(RULES, costs={"t1": 500_000})
    seen = story.status
    assert seen["tasks"] == {"total": 3, "done": 3, "running": 0, "failed": 0}
    assert (seen["cost_usd"], seen["budget_usd"]) == (0.5, 2.5)
    assert (seen["title"], seen["goal"]) == ("Build me a CRM", "Build me a CRM")
    assert (seen["outcome"], seen["last_decision"]) == (None, "approved")
    ann.presses("satisfied")
    assert (story.outcome, story.status["last_decision"]) == ("success", "satisfied")


def test_the_oldest_card_of_the_project_waits_and_the_others_are_listed() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.says("Build me a shop", new(Intent.BUILD))
    assert (story.status["waiting"]["id"], story.status["also"]) == ("c2", ["c1"])
    ann.commands("reset")
    assert (story.status["waiting"]["id"], story.status["also"]) == ("c2", ["c1", "c3"])


def test_whoever_owes_an_answer_a_question_or_a_text_is_thinking() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    assert thinking(story.room) == ()
    with story.bots_busy():
        ann.says("Build me a CRM", Verdict(intent=Intent.BUILD, bots=("coder", "creative")))
        assert thinking(story.room) == ("coder", "creative")
    with story.bots_busy():
        ann.presses("skip")
        assert thinking(story.room) == ("leader",), "a brief is the leader's"
    with story.bots_busy():
        ann.presses("approve")
        assert story.running()
        assert thinking(story.room) == (), "work is shown as work"


# --- cards and plans ----------------------------------------------------------------------


def test_a_card_of_questions_shows_each_with_what_is_assumed_otherwise() -> None:
    story = Story(RULES, asks={1: ("leader",)})
    story.person("ann").says("Build me a CRM", Intent.BUILD)
    assert story.status["waiting"] == {
        "id": "c1",
        "kind": "questions",
        "project": "p1",
        "text": "card-questions",
        "options": ["submit", "skip"],
        "labels": {"submit": "option-submit", "skip": "option-skip"},
        "questions": [
            {
                "id": "q1",
                "bot": "leader",
                "text": "leader, round 1.1?",
                "kind": "scope",
                "suggestions": [],
                "otherwise": "as usual",
            }
        ],
    }


def test_a_card_of_options_shows_which_one_is_recommended() -> None:
    story = Story(RULES, options=2)
    ann = story.person("ann")
    ann.says("Ideas for my bakery?", Intent.EXPLORE)
    ann.presses("skip")
    shown = story.status["waiting"]
    assert "questions" not in shown
    assert [one["option"] for one in shown["choices"]] == ["1", "2"]
    assert [one["title"] for one in shown["choices"]] == ["way 1", "way 2"]
    assert [one["recommended"] for one in shown["choices"]] == [True, False]


def test_what_a_bot_proposes_in_passing_is_a_card_of_no_project() -> None:
    story = Story(RULES, proposes="a price list")
    story.person("ann").says("hello", Intent.CHAT)
    shown = story.status["waiting"]
    assert (shown["project"], shown["options"]) == (None, ["yes", "no"])
    assert "choices" not in shown


def test_a_plan_is_shown_by_the_names_of_its_tasks() -> None:
    proof = (Evidence(EvidenceKind.FILE, "a.txt"),)
    first = replace(task("first"), evidence=proof, allowance=250_000, due="2031-01-01")
    second = task("second", (0,), parent=0, checks=0, loops=2)
    seen = plan_view(replace(make((first, second)), first=7))
    assert [one["id"] for one in seen] == ["t7", "t8"]
    assert seen[0]["evidence"] == [{"kind": "file", "value": "a.txt"}]
    assert (seen[0]["due"], seen[1]["due"]) == ("2031-01-01", None)
    assert (seen[0]["allowance_usd"], seen[1]["allowance_usd"]) == (0.25, 0.0)
    assert (seen[0]["depends_on"], seen[1]["depends_on"]) == ([], ["t7"])
    assert (seen[0]["parent"], seen[1]["parent"]) == (None, "t7")
    assert (seen[0]["checks"], seen[1]["checks"]) == (None, "t7")


# --- the brief ----------------------------------------------------------------------------


def test_goal_and_title_of_the_brief_are_changed_each_for_itself() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.presses("", brief=BriefEdits(goal="Find a number by name"))
    brief = story.project().brief
    assert brief is not None
    assert (brief.title, brief.goal) == ("Build me a CRM", "Find a number by name")
    ann.presses("", brief=BriefEdits(title="Numbers"))
    brief = story.project().brief
    assert brief is not None
    assert (brief.title, brief.goal) == ("Numbers", "Find a number by name")


def test_a_line_that_nobody_said_is_assumed() -> None:
    assert Line("users", "a few").assumed
    assert not Line("users", "five", source=1, by="ann").assumed


# --- money --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("millionths", "read"),
    [
        (0, "0.00"),
        (1, "0.0000"),
        (100, "0.0001"),
        (9_999, "0.0100"),
        (10_000, "0.01"),
        (2_500_000, "2.50"),
    ],
)
def test_less_than_a_cent_is_told_with_more_digits(millionths: int, read: str) -> None:
    assert dollars(millionths) == read
