"""Stories of work that grows or costs, and of the review at its end."""

from __future__ import annotations

import pytest

from folkmoot.conversation.brief import BriefEdits
from folkmoot.conversation.question import Question
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import BadEdits, CardAnswered, MissingText, WrongUse
from tests.story import TEAM, Person, Story, at_work, unsure
from tests.story_bots import CHAIN, task

BUILD = Intent.BUILD


# --- follow-ups ----------------------------------------------------------------------------


def test_small_follow_ups_are_added_and_told() -> None:
    plan = tuple(task(f"step {n}") for n in range(10))
    story, _ = at_work(plans=(plan,), finds={"t1": (task("one more"),)})
    assert "follow-ups-added" in story.told
    assert story.status["tasks"] == {"total": 11, "done": 11, "running": 0, "failed": 0}
    assert story.card == "satisfaction"


def test_follow_ups_beyond_a_tenth_are_asked_about_while_the_rest_goes_on() -> None:
    more = (task("one more"), task("and more"))
    story, ann = at_work(finds={"t1": more})
    assert story.card == "approval"
    assert story.status["waiting"]["text"] == "card-follow-ups"
    assert story.started == ["t1", "t2", "t3"]
    ann.presses("approve")
    assert story.started == ["t1", "t2", "t3", "t4", "t5"]


def test_follow_ups_that_are_not_wanted_are_dropped() -> None:
    story, ann = at_work(finds={"t1": (task("one more"), task("and more"))})
    ann.presses("cancel")
    assert story.card == "satisfaction", "the work itself goes on"
    assert story.started == ["t1", "t2", "t3"]


def test_follow_ups_for_nobody_are_refused_and_told() -> None:
    story, _ = at_work(finds={"t1": (task("for a stranger", bot="stranger"),)})
    assert "follow-ups-refused" in story.told
    assert story.card == "satisfaction"


# --- money ---------------------------------------------------------------------------------


def spending() -> tuple[Story, Person]:
    plan = tuple(task(f"step {n}", allowance=400_000) for n in range(3))
    costs = {"t1": 400_000, "t2": 400_000, "t3": 400_000}
    return at_work(Rules(team=TEAM, budget=1_000_000), plans=(plan,), costs=costs)


def test_no_task_starts_that_could_go_over_the_budget() -> None:
    story, _ = spending()
    assert story.started == ["t1", "t2"]
    assert (story.card, story.status["waiting"]["options"]) == ("budget", ["raise", "stop"])
    assert story.status["cost_usd"] == pytest.approx(0.8)


def test_a_raised_budget_lets_the_work_go_on() -> None:
    story, ann = spending()
    with pytest.raises(WrongUse):
        ann.presses("raise", "0.50")
    with pytest.raises(WrongUse):
        ann.presses("raise", "a little")
    ann.presses("raise", "$2")
    assert story.status["budget_usd"] == pytest.approx(2)
    assert story.card == "satisfaction"
    assert ("budget raised", "ann") in story.audit


def test_stop_at_the_budget_leads_to_the_review() -> None:
    story, ann = spending()
    story.person("ben").presses("raise", "100")
    assert story.told == ["opinion"]
    ann.presses("stop")
    assert (story.card, story.started) == ("satisfaction", ["t1", "t2"])


# --- review --------------------------------------------------------------------------------


def test_changes_run_again_as_a_second_iteration_after_a_new_approval() -> None:
    story, ann = at_work(plans=(CHAIN, (task("make it blue"),)))
    with pytest.raises(MissingText):
        ann.presses("changes")
    ann.says("make it blue", "changes")
    assert (story.card, story.status["iteration"]) == ("approval", 2)
    assert story.started == ["t1", "t2", "t3"]
    ann.presses("approve")
    assert story.started == ["t1", "t2", "t3", "t4"], "only what the change touches"
    ann.presses("satisfied")
    assert story.outcome == "success"


def test_changes_ask_only_where_something_is_unknown() -> None:
    story, ann = at_work()
    story.script.unknown = (Question("leader", "Which blue?"),)
    ann.says("make it blue", "changes")
    assert (story.card, story.status["asked"]) == ("questions", 1)
    ann.says("navy", "answer")
    assert story.card == "approval"


def test_start_over_asks_again_and_keeps_the_answers() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.says("for five", "answer")
    ann.presses("approve")
    ann.says("from scratch", "restart")
    assert (story.phase, story.status["iteration"], story.status["round"]) == ("discovery", 2, 1)
    kept = story.answered_in()
    assert len(kept) == 1
    ann.says("for six, then", "answer")
    assert story.answered_in()[:1] == kept
    assert len(story.answered_in()) == 2
    assert story.card == "approval"


def test_a_question_in_review_leaves_the_card() -> None:
    story, ann = at_work()
    ann.says("how does it work?", "question")
    assert story.answered == ["leader"]
    assert story.card == "satisfaction"


def test_pause_and_cancel_work_in_review_too() -> None:
    story, ann = at_work()
    ann.says("later", "pause")
    assert story.status["parked"]
    ann.says("drop it", "cancel")
    assert story.outcome == "cancellation"


def test_edits_belong_on_an_approval_card() -> None:
    story, ann = at_work()
    with pytest.raises(BadEdits):
        ann.presses("satisfied", plan=CHAIN)
    assert story.card == "satisfaction"


# --- what an answer to the plan leaves behind ------------------------------------------------


@pytest.mark.parametrize("option", ["approve", "modify", "replan", "cancel", "brief", "plan"])
def test_a_button_on_the_plan_voids_the_question_whether_to_start(option: str) -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.presses("skip")
    shown = story.status["waiting"]["id"]
    ann.says("well then…", unsure("approve"))
    asked = story.cards[-1].id
    assert asked != shown
    if option == "brief":
        ann.presses("", card=shown, brief=BriefEdits(title="Contacts"))
    elif option == "plan":
        ann.presses("", card=shown, plan=CHAIN)
    else:
        ann.presses(option, "with a calendar", card=shown)
    with pytest.raises(CardAnswered):
        ann.presses("yes", card=asked)
    assert asked not in [card.id for card in story.cards]


def test_an_edited_brief_is_planned_anew_and_shown_once() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.presses("skip")
    before = story.room.last_card
    ann.presses("", brief=BriefEdits(title="Contacts"))
    assert story.room.last_card == before + 1
