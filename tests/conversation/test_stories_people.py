"""Stories of several people and several projects in one room, and of words nobody is sure of."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import CardAnswered, NotNow, NotYours, UnknownCard, UnknownOption
from tests.story import TEAM, Person, Story, clear, new, unsure
from tests.story_bots import task

BUILD = Intent.BUILD


def owner_and_guest() -> tuple[Story, Person, Person]:
    story = Story()
    ann, ben = story.person("ann"), story.person("ben")
    ann.says("Build me a CRM", BUILD)
    return story, ann, ben


# --- an owner and a guest -----------------------------------------------------------------


def test_a_guest_may_answer_the_questions() -> None:
    story, _, ben = owner_and_guest()
    ben.says("It is for the five of us", "answer")
    assert story.card == "approval"


def test_a_guests_yes_is_an_opinion_in_words_and_by_button() -> None:
    story, ann, ben = owner_and_guest()
    ann.presses("skip")
    ben.says("yes", "approve")
    assert story.told == ["opinion"]
    ben.presses("approve")
    assert story.told == ["opinion"]
    assert (story.card, story.started) == ("approval", [])
    ann.presses("approve")
    assert story.phase == "review"
    assert ("approved", "ann") in story.audit


def test_a_guest_can_neither_stop_nor_cancel() -> None:
    story, ann, ben = owner_and_guest()
    ann.presses("skip")
    with story.bots_busy():
        ann.presses("approve")
        ben.says("stop it", "stop")
        assert story.told == ["opinion"]
        ben.says("drop it", "cancel")
        assert story.told == ["opinion"]
        for command in ("stop", "cancel", "reset"):
            with pytest.raises(NotYours):
                ben.commands(command)
        assert story.running() == ["t1"]


def test_a_guest_may_say_what_the_work_should_know() -> None:
    story, ann, ben = owner_and_guest()
    ann.presses("skip")
    with story.bots_busy():
        ann.presses("approve")
        ben.says("the logo is green", "input")
        assert story.told == ["input-noted"]


def test_whom_the_owner_names_may_approve() -> None:
    story, ann, ben = owner_and_guest()
    ann.presses("skip")
    with pytest.raises(NotYours):
        ben.names("ben")
    ann.names("ben")
    ben.says("yes", "approve")
    assert ("approved", "ben") in story.audit
    assert story.phase == "review"


def test_the_settings_may_name_approvers_too() -> None:
    story = Story(Rules(team=TEAM, approvers=("cleo",)))
    story.person("ann").says("Build me a CRM", clear(BUILD))
    story.person("cleo").presses("approve")
    assert story.phase == "review"


def test_a_guests_task_is_shown_to_the_owner_first() -> None:
    story, ann, ben = owner_and_guest()
    ben.says("Translate this page into German", new(Intent.TASK))
    ben.presses("skip")
    assert (story.card, story.started) == ("approval", []), "asking is not approving for a guest"
    ann.presses("approve")
    assert story.started == ["t1"]


# --- two projects at once ------------------------------------------------------------------


def two_projects() -> tuple[Story, Person]:
    """p1 waits for approval, p2 has the floor and asks."""
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.presses("skip")
    ann.says("Build me a shop", new(BUILD))
    return story, ann


def test_the_cards_of_the_other_project_stay_open() -> None:
    story, _ = two_projects()
    assert story.status["project"] == "p2"
    assert story.card == "questions"
    assert story.status["also"] == ["c2"]
    assert story.project("p1").phase == "approval"


def test_the_other_project_is_answered_by_button_or_by_name() -> None:
    story, ann = two_projects()
    ann.says("with a calendar", "modify", to="p1")
    assert story.status["project"] == "p2", "the floor stays where it is"
    (other,) = story.status["also"]
    ann.presses("approve", card=other)
    assert story.project("p1").phase == "review"
    assert story.card == "questions"


def test_the_work_of_one_goes_on_while_the_other_talks() -> None:
    story, ann = two_projects()
    with story.bots_busy():
        ann.presses("approve", card="c2")
        story.does("t1")
        ann.says("For everyone", "answer")
        assert story.project("p1").work.running, "p1 works"
        assert story.phase == "discovery", "p2 is heard"
        story.does("t2")
        assert story.project("p1").phase == "checking"


def test_the_floor_can_be_given_back() -> None:
    story, ann = two_projects()
    ann.commands("switch", "p1")
    assert (story.status["project"], story.card) == ("p1", "approval")
    assert story.status["also"] == ["c3"]
    ann.says("yes", "approve")
    assert story.project("p1").phase == "review"


def test_a_yes_to_the_project_with_the_floor_approves_no_other() -> None:
    story, ann = two_projects()
    ann.says("yes", "answer")
    assert story.project("p1").phase == "approval"
    assert story.started == []


def test_a_project_that_ends_leaves_the_others_as_they_are() -> None:
    story, ann = two_projects()
    ann.commands("cancel")
    assert story.status["project"] == "p2", "it stays in the status until another has the floor"
    assert story.outcome == "cancellation"
    assert [card.id for card in story.cards] == ["c2"]
    ann.commands("switch", "p1")
    assert story.card == "approval"


# --- unsure words --------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize(
    ("means", "phase"), [("approve", "review"), ("cancel", "idle")], ids=["approve", "cancel"]
)
def test_an_unsure_start_or_end_is_asked_about(means: str, phase: str, answer: str) -> None:
    story, ann, _ = owner_and_guest()
    ann.presses("skip")
    ann.says("well then…", unsure(means))
    assert story.cards[-1].words.id == f"confirm-{means}"
    assert (story.phase, story.started) == ("approval", [])
    ann.says(answer, answer)
    assert story.phase == (phase if answer == "yes" else "approval")


def test_an_unsure_stop_of_the_work_is_asked_about() -> None:
    story, ann, _ = owner_and_guest()
    ann.presses("skip")
    with story.bots_busy():
        ann.presses("approve")
        ann.says("maybe enough", unsure("stop"))
        assert story.running() == ["t1"]
        ann.presses("yes", card=story.cards[-1].id)
        assert story.phase == "review"
    assert ("stopped", "ann") in story.audit


def test_another_message_voids_the_confirm_card_and_a_question_does_not() -> None:
    story, ann, _ = owner_and_guest()
    ann.presses("skip")
    ann.says("well then…", unsure("approve"))
    asked = story.cards[-1].id
    ann.says("what will it cost?", "question")
    assert story.cards[-1].id == asked
    ann.says("with a calendar", "other", "modify")
    with pytest.raises(CardAnswered):
        ann.presses("yes", card=asked)
    assert (story.card, story.started) == ("approval", [])


def test_a_models_yes_is_never_enough_to_start() -> None:
    said = "mhm, that seems to be it"
    story = Story(
        Rules(team=TEAM, model=True),
        model={said: Verdict(reply="approve", judge="model")},
    )
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.says(said, unsure("question"))
    assert story.cards[-1].words.id == "confirm-approve"
    assert story.started == []


def test_a_model_may_move_what_can_be_taken_back() -> None:
    said = "hm, a calendar would be good"
    story = Story(
        Rules(team=TEAM, model=True),
        model={said: Verdict(reply="modify", judge="model")},
    )
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.says(said, unsure("question"))
    assert ("modify asked", "ann") in story.audit


# --- speaking out of turn ------------------------------------------------------------------


def test_a_text_waits_while_the_bots_are_busy_and_is_read_where_it_is_taken_up() -> None:
    story = Story()
    ann = story.person("ann")
    with story.bots_busy():
        ann.says("Build me a CRM", BUILD)
        ann.says("it is for five", "answer")
        assert len(story.room.inbox) == 1
        assert story.project().answers == ()
    assert len(story.answered_in()) == 1, "the questions came, and it answered them"
    assert story.card == "approval"


def test_a_sure_cancel_does_not_wait_for_the_bots() -> None:
    story = Story()
    ann = story.person("ann")
    with story.bots_busy():
        ann.says("Build me a CRM", BUILD)
        ann.says("cancel it", "cancel")
        assert story.outcome == "cancellation"


def test_an_unsure_cancel_waits_and_is_asked_about() -> None:
    story = Story()
    ann = story.person("ann")
    with story.bots_busy():
        ann.says("Build me a CRM", BUILD)
        ann.says("oh, forget it?", unsure("cancel"))
        assert story.outcome is None
    assert story.cards[-1].words.id == "confirm-refused"
    assert story.cards[-1].options == ("yes", "skip", "no"), "drop it, go on, or keep asking"


def test_small_talk_is_answered_while_the_card_stays() -> None:
    story, ann, _ = owner_and_guest()
    ann.says("why do you ask?", "question")
    assert story.answered == ["leader"]
    assert story.card == "questions"


def test_a_mention_is_answered_by_that_bot_and_all_by_all() -> None:
    story, ann, _ = owner_and_guest()
    ann.says("@coder can you do that?")
    assert story.answered == ["coder"]
    story.meanings["what do you think?"] = deque(["question"])
    ann.says("@all what do you think?")
    assert story.answered == ["leader"], "by rules all would say the same"
    story.receive(e.RulesSet(replace(story.room.rules, model=True)))
    ann.says("@all what do you think?")
    assert story.answered == ["leader", "researcher", "creative", "coder"]
    assert story.card == "questions", "nothing moved"


def test_a_wish_said_to_the_team_by_name_is_a_wish() -> None:
    story = Story()
    ann = story.person("ann")
    story.meanings["build me a website"] = deque([BUILD])
    ann.says("@team, build me a website")
    assert (story.card, story.project().goal) == ("questions", "build me a website")
    ann.says("@all", Verdict(reply="question", said="talk"))
    assert story.card == "questions"


def test_an_interruption_keeps_what_was_said_and_gives_the_floor() -> None:
    story = Story(speakers=deque(["coder"] * 9))
    ann = story.person("ann")
    with story.bots_busy():
        ann.says("Let us talk about a CRM", Verdict(debate=True, intent=BUILD))
        story.does("choose")
        ann.interrupts(coder="I would begin with")
        assert story.phase == "debate"
        assert any(getattr(fact, "bot", "") == "coder" for fact in story.log)
    assert story.spoke == [], "the bot was cut off"
    with pytest.raises(NotNow):
        ann.interrupts()


def test_reset_asks_first_unless_told_yes() -> None:
    story, ann, _ = owner_and_guest()
    ann.commands("reset")
    assert story.cards[-1].words.id == "confirm-reset"
    assert story.outcome is None
    ann.says("no", "no")
    assert story.told == ["confirm-kept"]
    ann.commands("reset", yes=True)
    assert story.room.floor == ""
    assert story.cards == []


def test_reset_that_is_confirmed_leaves_the_floor_empty() -> None:
    story, ann, _ = owner_and_guest()
    ann.commands("reset")
    ann.says("yes", "yes")
    assert story.room.floor == ""
    ann.says("Build me a shop", BUILD)
    assert story.status["project"] == "p2"


def test_a_second_answer_to_a_card_is_refused_and_changes_nothing() -> None:
    story, ann, ben = owner_and_guest()
    ann.presses("skip", card="c1")
    before = story.room
    with pytest.raises(CardAnswered):
        ben.presses("skip", card="c1")
    with pytest.raises(UnknownCard):
        ann.presses("skip", card="c77")
    with pytest.raises(UnknownOption):
        ann.presses("perhaps")
    assert story.room == before


def test_no_two_tasks_write_one_file_at_once() -> None:
    plan = (task("text", files=("page",)), task("style", files=("page",)), task("logo"))
    story = Story(plans=(plan,))
    ann = story.person("ann")
    ann.says("Build me a page", clear(BUILD))
    with story.bots_busy():
        ann.presses("approve")
        assert story.running() == ["t1", "t3"]
        story.does("t1")
        assert story.running() == ["t2", "t3"]
