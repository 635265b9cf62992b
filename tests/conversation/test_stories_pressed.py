"""Stories of commands and buttons at odd moments: what they do there, and why they are refused."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.check import Found
from folkmoot.conversation.effects import WriteReview
from folkmoot.conversation.facts import ProjectClosed, Said
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.step import step
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import NoFloor, NotMoney, NotNow, UnknownOption, UnknownProject
from tests.story import TEAM, Person, Story, at_work, clear, new, unsure

BUILD = Intent.BUILD


def two_projects() -> tuple[Story, Person]:
    """Both wait for approval; p2 has the floor."""
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.says("Build me a shop", replace(new(BUILD), vague=False))
    return story, ann


# --- commands -----------------------------------------------------------------------------


def test_without_a_project_a_command_has_nothing_to_act_on() -> None:
    story = Story()
    ann = story.person("ann")
    with pytest.raises(NoFloor):
        ann.commands("pause")
    with pytest.raises(UnknownProject):
        ann.commands("pause", "p1")


def test_a_command_acts_on_the_project_it_names() -> None:
    story, ann = two_projects()
    ann.commands("pause", "p1")
    assert (story.project("p1").parked, story.project("p2").parked) == (True, False)
    assert story.status["project"] == "p2"


@pytest.mark.parametrize("command", ["resume", "continue"])
def test_what_is_taken_up_again_has_the_floor(command: str) -> None:
    story, ann = two_projects()
    ann.commands("pause", "p1")
    ann.commands(command, "p1")
    assert (story.status["project"], story.project("p1").parked) == ("p1", False)


def test_a_refused_command_is_named_as_it_was_typed() -> None:
    story, ann = two_projects()
    for command in ("resume", "continue", "retry", "revise"):
        with pytest.raises(NotNow) as refused:
            ann.commands(command)
        assert refused.value.values["what"] == command
    with pytest.raises(UnknownOption) as unknown:
        ann.commands("dance")
    assert str(unknown.value.values["options"]).endswith("implement, reopen, switch, reset")
    assert story.status["project"] == "p2"


def test_what_is_closed_can_neither_be_switched_to_nor_steered() -> None:
    story, ann = two_projects()
    ann.commands("cancel")
    for command in ("switch", "pause", "cancel", "implement"):
        with pytest.raises(NotNow):
            ann.commands(command)
    assert story.status["project"] == "p2"


@pytest.mark.parametrize(("words", "why"), [("", "reset"), ("too dear", "too dear")])
def test_a_reset_says_why_the_project_ended(words: str, why: str) -> None:
    story, ann = two_projects()
    ann.commands("reset", text=words, yes=True)
    closed = [fact for fact in story.log if isinstance(fact, ProjectClosed)]
    assert [(fact.project, fact.why) for fact in closed] == [("p2", why)]
    assert story.room.floor == ""


def test_a_reset_asks_with_the_goal_of_the_project() -> None:
    story, ann = two_projects()
    ann.commands("reset", "p1")
    asked = story.cards[-1]
    assert (asked.project, dict(asked.words.values)) == ("p1", {"goal": "Build me a CRM"})
    ann.presses("yes", card=asked.id)
    assert story.room.floor == "p2", "only the floor of what was dropped is empty"


def test_a_reset_of_what_is_over_only_empties_the_floor() -> None:
    story, ann = two_projects()
    ann.commands("cancel")
    ann.commands("reset")
    assert (story.room.floor, [card.project for card in story.cards]) == ("", ["p1"])


def test_a_parked_project_keeps_its_budget_and_later_ones_have_the_new() -> None:
    story, ann = two_projects()
    before = story.project("p2").budget
    ann.commands("pause")
    ann.commands("budget", text="9")
    assert (story.project("p2").budget, story.room.budget) == (before, 9_000_000)
    ann.commands("budget", "p1", "8")
    assert story.project("p1").budget == 8_000_000


def test_a_budget_that_is_no_sum_is_told_in_few_words() -> None:
    _, ann = two_projects()
    for words in ("x" * 500, "-" + "9" * 500):
        with pytest.raises(NotMoney) as refused:
            ann.commands("budget", text=words)
        assert refused.value.values["words"] == words[:100]


# --- what is left behind --------------------------------------------------------------------


def test_a_closed_project_leaves_the_room_when_nobody_speaks_to_it() -> None:
    story, _ = two_projects()
    gone = step(story.room, e.Commanded("ann", "cancel", "p1"), story.at)
    assert [(project.id, project.open) for project in gone.left] == [("p1", False)]
    assert [project.id for project in gone.room.projects] == ["p2"]
    kept = step(story.room, e.Commanded("ann", "cancel", "p2"), story.at)
    assert kept.left == ()
    assert [project.id for project in kept.room.projects] == ["p1", "p2"]


def test_a_guests_yes_on_a_confirm_card_is_an_opinion_about_its_project() -> None:
    story, ann = two_projects()
    ann.says("maybe not?", unsure("cancel"), to="p1")
    asked = story.cards[-1]
    story.person("ben").presses("yes", card=asked.id)
    last = story.log[-1]
    assert isinstance(last, Said)
    assert (last.words.id, last.project) == ("opinion", "p1")
    assert dict(last.words.values) == {"person": "ben", "owner": "ann"}


# --- debates and reviews ----------------------------------------------------------------------


@pytest.mark.parametrize("heard", ["I would", ""])
def test_a_bot_that_speaks_in_a_debate_is_cut_off_and_what_it_said_stays(heard: str) -> None:
    story = Story(Rules(team=TEAM, debate=True), speakers=deque(["coder"] * 3))
    ann = story.person("ann")
    story.hold()
    ann.says("Build me a CRM", BUILD)
    story.does("choose")
    ann.interrupts(coder=heard)
    kept = [fact for fact in story.log if isinstance(fact, Said) and fact.words.text]
    assert [(fact.words.text, fact.project, fact.bot) for fact in kept] == (
        [("I would", "p1", "coder")] if heard else []
    )
    assert story.project().phase == "listening"


def test_nobody_is_cut_off_while_somebody_is_still_chosen_or_the_debate_is_parked() -> None:
    story = Story(Rules(team=TEAM, debate=True))
    ann = story.person("ann")
    story.hold()
    ann.says("Build me a CRM", BUILD)
    ann.interrupts(coder="nobody said this")
    assert not [fact for fact in story.log if isinstance(fact, Said) and fact.words.text]
    ann.says("go on", "continue")
    ann.commands("pause")
    with pytest.raises(NotNow) as refused:
        ann.interrupts()
    assert refused.value.values["what"] == "interrupt"


def test_the_review_counts_what_is_shown_what_is_not_done_and_what_is_yours() -> None:
    story, ann = at_work()
    ann.says("make it blue", "changes")
    story.hold()
    ann.presses("approve")
    while not isinstance(story.jobs()[0], WriteReview):
        story.perform(story.jobs()[0])
    kinds = (Found.SHOWN, Found.SHOWN, Found.UNDONE, Found.YOURS)
    points = tuple(e.Point(str(n), kind) for n, kind in enumerate(kinds))
    left = ("t9 Paint it",)
    story.receive(e.ReviewWritten(story.jobs()[0].name, "p1", "leader", "so", points, left=left))
    (card,) = story.cards
    counted = {"shown": 2, "undone": 1, "yours": 1, "count": 4, "left": 1}
    assert dict(card.words.values) == counted
    assert card.options == ("fix", "satisfied", "changes", "restart"), "the main button follows"


def test_fix_it_needs_no_words_and_waits_for_a_new_approval() -> None:
    story, ann = at_work()
    ann.says("make it blue", "changes")
    story.hold()
    ann.presses("approve")
    while not isinstance(story.jobs()[0], WriteReview):
        story.perform(story.jobs()[0])
    points = (e.Point("it has a phone number", Found.UNDONE),)
    story.receive(e.ReviewWritten(story.jobs()[0].name, "p1", "leader", "so", points))
    notes = story.project().notes
    ann.presses("fix")
    story.release()
    assert story.status["phase"] == "approval"
    assert story.project().undone == ("it has a phone number",)
    assert story.project().notes == notes, "nobody said anything"


def test_a_word_that_is_no_answer_to_the_offer_is_heard_as_a_first_one() -> None:
    story = Story(asks={})
    ann = story.person("ann")
    ann.says("How do I sell more?", Intent.ADVICE)
    ann.says("Build me a CRM", Verdict(intent=BUILD, reply="new", vague=False))
    assert (story.status["project"], story.project().parent) == ("p2", "")
