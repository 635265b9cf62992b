"""Stories of changing one's mind: readings that are taken back, projects that are brought back."""

from __future__ import annotations

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.facts import ProjectRestored
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import CannotTakeBack, NotNow, NotYours, UnknownOption
from tests.story import Person, Story, at_work, clear, new, unsure

BUILD = Intent.BUILD
UNDO = Verdict(reply="question", said="undo")
BACK = Verdict(said="reopen")


def asked() -> tuple[Story, Person]:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    return story, ann


def test_an_answer_that_was_a_question_leaves_the_questions_open() -> None:
    story, ann = asked()
    ann.says("who else has one", "answer")
    assert story.answered_in() != []
    ann.meant("who else has one", "question")
    assert story.answered_in() == []
    assert (story.phase, story.card, story.answered) == ("discovery", "questions", ["leader"])


def test_a_cancel_that_was_an_answer_brings_the_project_back_and_answers() -> None:
    story, ann = asked()
    ann.says("stop the phone calls", "cancel")
    assert story.phase == "idle"
    ann.meant("stop the phone calls", "answer")
    assert len(story.answered_in()) == 1
    assert any(isinstance(fact, ProjectRestored) for fact in story.log)


def test_something_new_that_was_an_answer_closes_what_it_opened() -> None:
    story, ann = asked()
    ann.says("a newsletter", new(BUILD))
    assert story.status["project"] == "p2"
    ann.meant("a newsletter", "answer")
    assert story.status["project"] == "p1"
    assert len(story.answered_in("p1")) == 1
    assert [p.id for p in story.room.projects if p.open] == ["p1"]


def test_an_answer_that_was_something_new_opens_it_and_is_in_no_brief() -> None:
    story, ann = asked()
    ann.says("a shop for honey", "answer")
    ann.meant("a shop for honey", Verdict(reply="new", intent=BUILD))
    assert (story.status["project"], story.status["goal"]) == ("p2", "a shop for honey")
    assert story.project("p1").answers == ()
    assert story.project("p1").cards, "its questions are open again"


def test_small_talk_that_was_a_wish_becomes_one() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("our village fair, all of it", Intent.CHAT)
    assert story.status["project"] is None
    ann.meant("our village fair, all of it", BUILD)
    assert (story.phase, story.status["goal"]) == ("discovery", "our village fair, all of it")


def test_a_change_that_was_a_pause_shows_the_plan_as_it_was() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    plan = story.project().plan
    ann.says("once she has seen it", "modify")
    assert story.status["iteration"] == 2
    ann.meant("once she has seen it", "pause")
    assert (story.status["parked"], story.status["iteration"]) == (True, 1)
    assert story.project().plan == plan
    ann.presses("approve")
    assert story.started == ["t1", "t2"], "its card has a number of its own, and counts"


def test_satisfied_that_was_not_opens_the_review_again() -> None:
    story, ann = at_work()
    assert story.card == "satisfaction"
    ann.says("that was quick", "satisfied")
    assert story.phase == "idle"
    ann.meant("that was quick", "changes")
    assert story.phase == "approval", "changes pass through an approval"


def test_work_that_a_reading_started_is_stopped_and_not_taken_back() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    with story.bots_busy():
        ann.says("fine, fine", "approve")
        with pytest.raises(CannotTakeBack) as refused:
            ann.meant("fine, fine", "question")
        assert refused.value.values["why"] == "begun"
        ann.says("take it back", UNDO)
        assert story.told == ["taken-back-begun"]
        assert story.running() == ["t1"]


def test_a_pause_at_work_that_was_none_goes_on_at_once() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    with story.bots_busy():
        ann.presses("approve")
        ann.says("hold the line", "pause")
        assert story.status["paused"]
        ann.meant("hold the line", "input")
        assert not story.status["paused"]
        assert story.running() == ["t1"]
        assert len(story.project().notes) == 1


def test_undo_takes_back_the_last_message_that_moved_something() -> None:
    story, ann = asked()
    ann.says("for my five colleagues", "answer")
    ann.says("nice weather", "question")
    ann.says("undo that", UNDO)
    assert story.told == ["taken-back"]
    assert (story.answered_in(), story.card) == ([], "questions")
    ann.says("undo that", UNDO)
    assert story.answered_in() != [], "what was undone can be undone"


def test_there_is_nothing_to_undo_where_nothing_moved() -> None:
    story, ann = asked()
    ann.presses("skip")
    ann.says("undo that", UNDO)
    assert story.answered == ["leader"]
    assert story.card == "approval"


@pytest.mark.parametrize("who", ["bob", "ann"])
def test_a_message_is_its_sender_s_to_explain_and_only_while_it_matters(who: str) -> None:
    story, ann = asked()
    ann.says("five of us", "answer")
    if who == "ann":
        ann.presses("replan")
    with pytest.raises(CannotTakeBack) as refused:
        story.person(who).meant("five of us", "question")
    assert refused.value.values["why"] == {"bob": "another", "ann": "old"}[who]


def test_what_it_cannot_have_meant_is_refused_and_so_is_what_it_did() -> None:
    story, ann = asked()
    ann.says("five of us", "answer")
    with pytest.raises(UnknownOption):
        ann.meant("five of us", "approve")
    with pytest.raises(CannotTakeBack):
        ann.meant("five of us", "answer")
    assert len(story.answered_in()) == 1


def test_the_record_keeps_both_readings() -> None:
    story, ann = asked()
    ann.says("five of us", "answer")
    ann.meant("five of us", "question")
    read = [one.verdict.reply for one in story.log if isinstance(one, e.Understood)]
    assert read[-1] == "answer"
    assert [one.verdict.reply for one in story.log if isinstance(one, e.Meant)] == ["question"]
    assert ("taken back", "ann") in story.audit


# --- bringing back ----------------------------------------------------------------------------


def test_what_was_dropped_comes_back_with_everything_it_had() -> None:
    story, ann = asked()
    ann.says("Five of us", "answer")
    answered, brief = story.answered_in(), story.project().brief
    ann.presses("cancel")
    assert story.outcome == "cancellation"
    ann.commands("reopen", "p1")
    assert (story.phase, story.card) == ("approval", "approval")
    assert (story.answered_in(), story.project().brief) == (answered, brief)
    ann.presses("approve")
    assert story.started[0] == "t1"


def test_bring_it_back_in_words_reopens_what_was_dropped_last() -> None:
    story, ann = asked()
    ann.says("drop it", "cancel")
    ann.says("bring it back", BACK)
    assert (story.phase, story.card) == ("discovery", "questions")


def test_work_that_is_brought_back_waits_for_a_word() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    with story.bots_busy():
        ann.presses("approve")
        ann.commands("cancel")
        ann.commands("reopen", "p1")
        assert story.status["paused"]
        assert story.running() == []
        ann.commands("continue")
        assert story.running() == ["t1"]


def test_a_guest_brings_nothing_back_and_what_is_open_need_not_be() -> None:
    story, ann = asked()
    with pytest.raises(NotNow):
        ann.commands("reopen", "p1")
    ann.commands("cancel")
    with pytest.raises(NotYours):
        story.person("bob").commands("reopen", "p1")
    story.person("bob").says("bring it back", BACK)
    assert story.told == ["opinion"]
    assert story.outcome == "cancellation"


def test_what_grew_into_a_build_is_not_brought_back_beside_it() -> None:
    story = Story(asks={})
    ann = story.person("ann")
    ann.says("How do I sell more?", Intent.ADVICE)
    with pytest.raises(NotNow):
        ann.commands("reopen", "p1")
    ann.says("bring it back", Verdict(reply="question", said="reopen"))
    assert story.answered == ["leader"]


# --- being back ---------------------------------------------------------------------------------


def parked() -> tuple[Story, Person]:
    story, ann = asked()
    ann.says("later", "pause")
    assert story.status["parked"]
    return story, ann


def test_whoever_said_later_and_answers_is_back_and_the_answer_is_kept() -> None:
    story, ann = parked()
    ann.says("twelve people, on their phones", unsure("answer"))
    assert not story.status["parked"]
    assert story.answered_in() != []


def test_whoever_said_later_and_says_go_on_is_asked_what_was_open() -> None:
    story, ann = parked()
    ann.says("right, fire away", unsure("skip"))
    assert (story.status["parked"], story.phase, story.card) == (False, "discovery", "questions")
    assert not story.project().skipped, "to be back ends no questions"


def test_an_unsure_yes_to_a_parked_plan_is_asked_as_such_and_starts_it_once_confirmed() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.says("my boss has to see it first", "pause")
    ann.says("she likes it", unsure("approve"))
    assert story.cards[-1].words.id == "confirm-approve"
    assert story.started == []
    ann.presses("yes", card=story.cards[-1].id)
    assert story.started != []


def test_what_silence_has_parked_is_asked_about_first() -> None:
    story, ann = asked()
    story.wait(minutes=31)
    assert story.status["outcome"] == "timeout"
    ann.says("twelve people, on their phones", unsure("answer"))
    assert story.cards[-1].words.id == "confirm-resume"
    assert story.status["parked"]


# --- an answer that leaves the rest ---------------------------------------------------------------


def test_an_answer_that_leaves_the_rest_ends_the_questions_and_is_kept() -> None:
    story, ann = asked()
    ann.says("for my choir, the rest is up to you", Verdict(reply="skip", tells=True))
    assert story.project().skipped
    assert story.answered_in() != []
    assert story.phase == "approval"


def test_words_that_only_leave_everything_are_no_answer() -> None:
    story, ann = asked()
    ann.says("you decide", "skip")
    assert story.project().skipped
    assert story.answered_in() == []


def test_undo_after_a_button_brings_back_what_it_dropped() -> None:
    story, ann = asked()
    ann.commands("cancel")
    assert story.outcome == "cancellation"
    ann.says("oops, wrong button", UNDO)
    assert (story.phase, story.card) == ("discovery", "questions")
    assert story.outcome is None
