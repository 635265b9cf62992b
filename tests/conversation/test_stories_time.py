"""Stories of silence, of coming back late, and of bots that stay away."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from folkmoot.conversation.rules import MINUTE, Rules
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import StaleApproval
from tests.story import TEAM, Person, Story, clear, new, unsure

BUILD = Intent.BUILD


def half_an_hour_later() -> tuple[Story, Person]:
    """Questions were asked, and nobody answered."""
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    story.wait(minutes=31)
    return story, ann


# --- silence -------------------------------------------------------------------------------


def test_half_an_hour_of_silence_in_discovery_parks_the_project_and_says_so() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    story.wait(minutes=29)
    assert not story.status["parked"]
    story.wait(minutes=1)
    assert story.status["parked"]
    assert story.outcome == "timeout"
    assert story.told == ["parked-timeout"]
    assert story.project().asked, "everything is kept"


def test_every_word_begins_the_wait_anew() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    story.wait(minutes=29)
    ann.says("why do you ask?", "question")
    story.wait(minutes=29)
    assert not story.status["parked"]
    story.wait(minutes=1)
    assert story.status["parked"]


def test_a_late_clear_answer_resumes_and_counts() -> None:
    story, ann = half_an_hour_later()
    ann.says("It is for five people", "answer")
    assert not story.status["parked"]
    assert story.outcome is None
    assert story.card == "approval"


def test_a_late_new_request_opens_a_project_of_its_own() -> None:
    story, ann = half_an_hour_later()
    ann.says("Build me a shop", new(BUILD))
    assert story.status["project"] == "p2"
    assert story.project("p1").parked


def test_a_late_word_nobody_is_sure_of_is_asked_about() -> None:
    story, ann = half_an_hour_later()
    ann.says("five", unsure("answer"))
    assert story.cards[-1].words.id == "confirm-resume"
    ann.says("yes", "yes")
    assert story.card == "approval", "yes: it was the answer"

    story, ann = half_an_hour_later()
    ann.says("a list of cheeses", Verdict(reply="answer", intent=Intent.TASK, sure=False))
    ann.says("no", "no")
    assert story.status["project"] == "p2", "no: it was something new"
    assert story.project("p1").parked


def test_a_button_on_a_parked_card_resumes_and_counts() -> None:
    story, ann = half_an_hour_later()
    ann.presses("skip", card="c1")
    assert not story.status["parked"]
    assert story.card == "approval"


def test_resume_brings_a_parked_project_back_with_its_card() -> None:
    story, ann = half_an_hour_later()
    ann.commands("resume")
    assert (story.outcome, story.card) == (None, "questions")
    story.wait(minutes=30)
    assert story.status["parked"], "and the wait begins anew"


def test_every_other_wait_is_a_day() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    story.wait(minutes=24 * 60 - 1)
    assert not story.status["parked"]
    story.wait(minutes=1)
    assert (story.status["parked"], story.outcome) == (True, "timeout")
    ann.presses("approve", card="c1")
    assert story.phase == "review", "its revision still stands"


def test_silence_is_not_counted_while_the_bots_work() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    with story.bots_busy():
        ann.presses("approve")
        story.wait(minutes=3 * 24 * 60)
        assert story.running() == ["t1"]
        assert not story.status["parked"]


def test_pause_outside_of_work_parks_until_the_person_is_back() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.says("later", "pause")
    assert story.told == ["parked-pause"]
    assert (story.status["parked"], story.outcome) == (True, None)
    story.wait(minutes=600)
    assert story.outcome is None, "it was left on purpose"
    ann.says("It is for five", "answer")
    assert story.card == "approval"


# --- late --------------------------------------------------------------------------------


def test_an_answer_that_comes_after_the_approval_is_input_for_the_work() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.presses("skip")
    with story.bots_busy():
        ann.presses("approve")
        ann.says("oh, and it is for five", "input")
        assert story.told == ["input-noted"]
        assert len(story.project().notes) == 1
    assert story.phase == "review"


def test_a_late_press_on_an_old_approval_is_stale_even_after_a_day() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.presses("modify", "smaller")
    story.wait(minutes=24 * 60)
    with pytest.raises(StaleApproval):
        ann.presses("approve", card="c1")
    assert story.status["parked"]


# --- bots that stay away --------------------------------------------------------------------


def test_a_bot_that_comes_back_is_not_worth_a_word() -> None:
    story = Story(away=Counter(WriteBrief=2))
    story.person("ann").says("Build me a CRM", clear(BUILD))
    assert story.card == "", "it is tried again"
    story.wait(seconds=60)
    assert story.card == "approval"


def test_a_bot_that_stays_away_is_said_and_can_be_tried_again() -> None:
    story = Story(away=Counter(WriteBrief=3))
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    story.wait(seconds=60)
    assert story.status["waiting"]["text"] == "card-stuck"
    assert story.status["waiting"]["options"] == ["retry", "drop"]
    assert story.phase == "synthesis", "it stays where it was"
    ann.presses("retry")
    assert story.card == "approval"


def test_a_project_that_is_dropped_because_nobody_came_is_an_error() -> None:
    story = Story(away=Counter(DraftPlan=3))
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    story.wait(seconds=60)
    ann.presses("drop")
    assert story.outcome == "error"
    assert ("dropped", "ann") in story.audit


def test_a_bot_that_is_absent_from_the_wave_counts_as_no_question() -> None:
    story = Story(away=Counter(AskBot=1))
    story.person("ann").says("Build me a CRM", BUILD)
    assert story.status["asked"] == 2


def test_nobody_answering_in_passing_is_said_and_changes_nothing() -> None:
    story = Story(away=Counter(Answer=1))
    story.person("ann").says("hello", Intent.CHAT)
    assert story.told == ["bot-away"]


# --- debate -------------------------------------------------------------------------------


def debate(*speakers: str | int, turns: int = 10) -> tuple[Story, Person]:
    story = Story(Rules(team=TEAM, bot_turns=turns), speakers=deque(speakers))
    ann = story.person("ann")
    ann.says("Let us talk about a CRM", Verdict(debate=True, intent=BUILD))
    return story, ann


def test_bots_debate_only_so_many_turns_without_the_person() -> None:
    story, ann = debate(*["coder", "creative"] * 9, turns=4)
    assert story.spoke == ["coder", "creative"] * 2
    assert (story.phase, story.cards) == ("debate", [])
    ann.says("and the price?", "continue")
    assert len(story.spoke) == 8


def test_the_orchestrator_may_wait_for_the_person() -> None:
    story, _ = debate("coder", "")
    assert story.spoke == ["coder"]
    assert story.phase == "debate"


def test_a_speaker_nobody_knows_is_never_silence() -> None:
    story, _ = debate("the cat", "")
    assert story.spoke == ["leader"]


def test_agreement_brings_up_the_ready_card_and_talk_may_go_on() -> None:
    story, ann = debate("coder", 5, "creative", "")
    assert (story.phase, story.card) == ("ready", "ready")
    ann.presses("discuss")
    assert story.spoke == ["coder", "creative"]
    assert story.phase == "debate"


@pytest.mark.parametrize("how", ["button", "words"])
def test_start_leads_to_approval_and_never_past_it(how: str) -> None:
    story, ann = debate("coder", 5)
    ann.presses("start") if how == "button" else ann.says("go ahead", "go")
    assert (story.card, story.started) == ("approval", [])


def test_go_ahead_works_before_anybody_agrees() -> None:
    story, ann = debate("coder", "")
    ann.says("go ahead", "go")
    assert (story.card, story.started) == ("approval", [])


def test_a_mention_chooses_the_next_speaker() -> None:
    story, ann = debate("coder", "", "")
    ann.says("@creative what about the looks?")
    assert story.spoke == ["coder", "creative"]


def test_a_small_debate_is_shown_before_it_is_built_in_every_mode() -> None:
    story = Story(Rules(team=TEAM, approve_simple=True, planning=False), speakers=deque([""]))
    ann = story.person("ann")
    ann.says("Let us talk about a page", Verdict(debate=True, intent=BUILD, vague=False))
    ann.says("go ahead", "go")
    assert (story.card, story.started) == ("approval", [])


def test_revise_returns_to_the_debate_the_brief_came_from() -> None:
    story, ann = debate("coder", "")
    ann.says("go ahead", "go")
    with story.bots_busy():
        ann.presses("approve")
        ann.commands("revise")
        assert (story.phase, story.status["iteration"]) == ("debate", 2)
    assert story.started == ["t1"]


def test_without_transition_only_the_button_ends_a_debate() -> None:
    story = Story(Rules(team=TEAM, transition=False), speakers=deque(["coder", 5, ""]))
    ann = story.person("ann")
    ann.says("Let us talk about a CRM", Verdict(debate=True, intent=BUILD))
    ann.says("go ahead", "go")
    assert story.cards[-1].words.id == "confirm-go"
    ann.presses("start", card="c1")
    assert story.card == "approval"


def test_only_a_word_of_theirs_gives_a_person_more_time() -> None:
    """The bots go on while the room asks whether to drop it all; what they bring is no answer."""
    story = Story(Rules(team=TEAM, wait=30 * MINUTE))
    ann = story.person("ann")
    with story.bots_busy():
        ann.says("Build me a CRM", BUILD)
        ann.commands("reset")
        due = story.project().alarm
        assert due == story.at + 30 * MINUTE
        story.wait(minutes=20)
        story.does("/leader")
        assert story.project().alarm == due
