"""Stories of what a page has buttons for: what it may cost, and "implement now"."""

from __future__ import annotations

from dataclasses import replace

import pytest

from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import CardAnswered, MissingText, NotNow, NotYours, WrongUse
from tests.story import TEAM, Person, Story, at_work, clear, new
from tests.story_bots import task

RULES = Rules(team=TEAM, budget=5_000_000)
DEAR = tuple(task(name, allowance=40) for name in ("one", "two", "three"))


def at_dear_work() -> tuple[Story, Person]:
    """Two tasks run, and the budget bears no third."""
    story = Story(replace(RULES, budget=100), plans=(DEAR,))
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    story.hold()
    ann.presses("approve")
    assert (len(story.running()), story.card) == (2, "budget")
    return story, ann


def test_a_budget_is_of_the_project_at_hand_and_of_every_later_one() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("A CRM, please", new(Intent.BUILD))
    ann.commands("budget", text="$12.50")
    assert story.project("p1").budget == 12_500_000
    assert ("budget set", "ann") in story.audit
    assert story.status["budget_usd"] == 12.5
    ann.commands("reset", yes=True)
    ann.says("A blog, please", new(Intent.BUILD))
    assert story.project("p2").budget == 12_500_000


def test_before_anything_is_asked_for_the_room_knows_its_budget() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.commands("budget", text="2")
    assert story.status["budget_usd"] == 2.0
    ann.says("A CRM, please", new(Intent.BUILD))
    assert story.project().budget == 2_000_000


def test_a_budget_is_never_less_than_is_spent_or_promised() -> None:
    story, ann = at_dear_work()
    running = story.running()
    with pytest.raises(WrongUse):
        ann.commands("budget", text="0.00007")
    assert story.project().budget == 100
    ann.commands("budget", text="0.00008")
    assert (story.project().budget, story.running()) == (80, running)


def test_a_higher_budget_answers_the_card_that_waits_for_one() -> None:
    story, ann = at_dear_work()
    ann.commands("budget", text="1")
    assert story.card != "budget"
    assert len(story.running()) == 3
    assert ("budget raised", "ann") in story.audit


def test_a_budget_is_a_sum_and_the_owners_matter() -> None:
    story, ann = at_work(RULES)
    ben = story.person("ben")
    for words, error in (("", MissingText), ("much", WrongUse), ("-3", WrongUse)):
        with pytest.raises(error):
            ann.commands("budget", text=words)
    ben.says("Good morning", new(Intent.CHAT))
    with pytest.raises(NotYours):
        ben.commands("budget", text="9")
    assert story.project().budget == RULES.budget


def test_implement_now_ends_the_questions_with_a_brief_for_approval() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("A CRM, please", new(Intent.BUILD))
    assert story.phase == "discovery"
    ann.commands("implement")
    assert (story.phase, story.card) == ("approval", "approval")
    with pytest.raises(NotNow):
        ann.commands("implement")


def test_implement_now_ends_a_debate_even_while_a_bot_speaks() -> None:
    story = Story(replace(RULES, debate=True))
    ann, ben = story.person("ann"), story.person("ben")
    story.hold()
    ann.says("A CRM, please", new(Intent.BUILD))
    assert story.phase == "debate"
    ben.says("Good morning", new(Intent.CHAT))
    with pytest.raises(NotYours):
        ben.commands("implement")
    ann.commands("implement")
    assert story.phase == "synthesis"
    story.release()
    assert story.card == "approval", "never past the approval"
    assert story.started == []


def test_implement_now_after_advice_grows_into_a_build() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Which CRM should we take?", clear(Intent.ADVICE))
    assert story.outcome == "success"
    ann.commands("implement")
    assert story.project().parent == "p1"
    assert story.started == []


# --- talked over first -----------------------------------------------------------------------


def test_what_is_asked_for_can_be_talked_over_first() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("A CRM, please", new(Intent.BUILD))
    story.hold()
    ann.commands("discuss", text="is it worth it?")
    assert (story.phase, story.status["flow"], story.cards) == ("debate", "debate", [])
    assert ("debate", "ann") in story.audit
    story.release()
    ann.commands("implement")
    assert story.card == "approval", "never past the approval"
    assert story.started == []
    ann.presses("approve")
    assert story.card == "satisfaction"


def test_a_plan_that_waits_for_approval_can_be_talked_over_and_counts_no_more() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("A CRM, please", clear(Intent.BUILD))
    shown = story.status["waiting"]["id"]
    ann.commands("discuss")
    assert story.phase == "debate"
    with pytest.raises(CardAnswered):
        ann.presses("approve", card=shown)
    ann.commands("implement")
    assert (story.card, story.status["waiting"]["id"] != shown) == ("approval", True)


def test_work_that_came_from_such_a_debate_is_revised_there() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("A CRM, please", clear(Intent.BUILD))
    ann.commands("discuss")
    ann.commands("implement")
    story.hold()
    ann.presses("approve")
    ann.commands("revise")
    assert story.phase == "debate"


@pytest.mark.parametrize("intent", [Intent.ADVICE, Intent.RESEARCH, Intent.EXPLORE, Intent.TASK])
def test_only_what_would_be_built_is_talked_over_first(intent: Intent) -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Which one?", new(intent))
    assert story.phase == "discovery"
    with pytest.raises(NotNow) as refused:
        ann.commands("discuss")
    assert refused.value.values["what"] == "discuss"
    assert (story.phase, story.card) == ("discovery", "questions")


def test_nothing_is_talked_over_that_is_under_way() -> None:
    _, ann = at_work(RULES)
    with pytest.raises(NotNow):
        ann.commands("discuss")
