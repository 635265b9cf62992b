"""Stories of words that wait: for a busy room, for a card, for somebody who understands them."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.facts import CardClosed, Decided, Dropped
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.thought import Thought
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import CardAnswered, UnknownProject
from tests.conversation.test_stories_room import said, speaks
from tests.conversation.test_stories_work import held
from tests.story import TEAM, Story, clear, unsure

BUILD = Intent.BUILD
MODEL = Rules(team=TEAM, model=True)


# --- in a busy room -----------------------------------------------------------------------


def test_messages_that_wait_are_all_heard_in_the_order_they_came() -> None:
    story = Story()
    ann = story.person("ann")
    with story.bots_busy():
        ann.says("Build me a CRM", clear(BUILD))
        for words in ("what will it cost?", "and when?", "@coder can you?"):
            ann.says(words, "question")
        waiting = [heard.entry for heard in story.room.inbox]
    answered = [event.entry for event in story.log if isinstance(event, e.Answered)]
    assert answered == waiting


def test_while_one_message_is_answered_the_next_one_waits() -> None:
    story = Story()
    ann = story.person("ann")
    with story.bots_busy():
        ann.says("hello", Intent.CHAT)
        ann.says("Build me a CRM", clear(BUILD))
        assert (len(story.room.inbox), story.room.projects) == (1, ())
    assert story.card == "approval"


def test_words_to_a_project_that_is_not_there_are_refused() -> None:
    story = Story()
    before = story.room
    with pytest.raises(UnknownProject):
        story.person("ann").says("hello", Intent.CHAT, to="p7")
    assert story.room == before


def test_a_sure_pause_does_not_wait_and_what_cannot_be_done_now_does() -> None:
    story = Story()
    ann = story.person("ann")
    story.hold()
    ann.says("Build me a CRM", clear(BUILD))
    ann.says("stop it", "stop")
    assert len(story.room.inbox) == 1, "there is no work yet that could be stopped"
    ann.says("hold on", "pause")
    assert story.project().parked
    assert story.jobs() == []


def test_a_model_s_cancel_does_not_jump_the_queue() -> None:
    story = Story()
    ann = story.person("ann")
    with story.bots_busy():
        ann.says("Build me a CRM", clear(BUILD))
        ann.says("cancel it", Verdict(reply="cancel", judge="model"))
        assert (len(story.room.inbox), story.outcome) == (1, None)
    assert story.cards[-1].words.id == "confirm-cancel"


def test_a_no_that_was_a_question_waits_until_the_other_one_is_answered() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.commands("pause")
    ann.says("nice weather", unsure("question"))
    asked = story.cards[-1]
    with story.bots_busy():
        ann.says("@coder can you?")
        ann.presses("no", card=asked.id)
        assert [heard.aside for heard in story.room.inbox] == [True]
    assert story.answered == ["coder", "leader"]
    assert [project.id for project in story.room.projects] == ["p1"]


# --- cards that ask whether ---------------------------------------------------------------


def closed(story: Story) -> list[tuple[str, str]]:
    return [(fact.card, fact.how) for fact in story.log if isinstance(fact, CardClosed)]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_a_bot_proposed_is_asked_once_and_its_answer_is_on_record(answer: str) -> None:
    story = Story(proposes="a price list")
    ann = story.person("ann")
    ann.says("hello", Intent.CHAT)
    story.script.proposes = ""
    ann.says(answer, answer)
    assert closed(story)[0] == ("c1", answer)
    assert [project.goal for project in story.room.projects] == (
        ["a price list"] if answer == "yes" else []
    )
    with pytest.raises(CardAnswered):
        ann.presses("yes", card="c1")


def test_of_two_proposals_only_the_one_that_was_answered_is_gone() -> None:
    story = Story(proposes="a price list")
    ann = story.person("ann")
    ann.says("hello", Intent.CHAT)
    ann.says("and you?", "question")
    assert [card.id for card in story.cards] == ["c1", "c2"]
    ann.presses("no", card="c1")
    assert [card.id for card in story.cards] == ["c2"]


def test_other_words_void_the_card_and_are_heard_for_what_they_are() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.says("well then…", unsure("approve"))
    ann.says("with a calendar", "other", "modify")
    assert closed(story)[0] == ("c2", "withdrawn")
    assert story.card == "approval"


def test_a_guests_yes_in_words_is_an_opinion_and_the_card_stays() -> None:
    story = Story()
    ann, ben = story.person("ann"), story.person("ben")
    ann.says("Build me a CRM", clear(BUILD))
    ann.says("well then…", unsure("approve"))
    ben.says("yes", "yes")
    assert said(story, "opinion") == [{"person": "ben", "owner": "ann"}]
    assert (story.started, len(story.cards)) == ([], 2)
    ben.says("no", "no")
    assert [card.id for card in story.cards] == ["c1"], "anybody may say no"


def test_an_unsure_yes_leaves_the_card_and_is_answered() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.says("well then…", unsure("approve"))
    ann.says("I guess", unsure("yes"))
    assert (story.answered, len(story.cards), story.started) == (["leader"], 2, [])
    ann.says("Jawohl", Verdict(reply="yes"))
    assert story.phase == "review"


def test_a_confirm_card_begins_the_wait_anew_and_so_does_its_answer() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    story.wait(minutes=20)
    ann.says("drop it?", unsure("cancel"))
    story.wait(minutes=20)
    assert not story.status["parked"]
    ann.presses("no", card=story.cards[-1].id)
    story.wait(minutes=1)
    assert not story.status["parked"]


# --- words that are not understood ----------------------------------------------------------


def test_what_nobody_could_understand_is_answered_and_moves_nothing() -> None:
    story = Story(MODEL)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    with story.bots_busy():
        ann.says("hm, well", unsure("approve"))
        (job,) = [job for job in story.jobs() if isinstance(job, Understand)]
        story.receive(e.JobFailed("understand/0/first", "", "judge", "late"))
        assert story.dropped == ["JobFailed"], "another's failure is not this one's"
        story.receive(e.JobFailed(job.name, "p1", "judge", "no network"))
        assert story.room.answering == ("leader",)
        story.receive(e.JobFailed(job.name, "p1", "judge", "no network"))
        assert len(story.dropped) == 2, "it is being answered already"
    assert (story.answered, story.card, story.started) == (["leader"], "approval", [])


def test_that_rules_understood_instead_of_a_model_is_said_and_tokens_are_counted() -> None:
    story = Story(MODEL)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    with story.bots_busy():
        ann.says("hm, well", unsure("question"))
        (job,) = [job for job in story.jobs() if isinstance(job, Understand)]
        thought = Thought("m", 9, "late")
        verdict = Verdict(reply="question")
        story.receive(e.Understood(job.entry, verdict, job.name, "p1", thought=thought))
    assert said(story, "by-rules") == [{"why": "late"}]
    assert (story.project().tokens, story.project().spent) == (9, 0)


def test_an_answer_nobody_waits_for_any_more_is_dropped() -> None:
    story = Story()
    ann = story.person("ann")
    story.hold()
    ann.says("@coder @creative why?")
    first, second = story.jobs()
    story.perform(first)
    story.perform(first)
    assert story.dropped == ["Answered"]
    story.perform(second)
    assert (len(story.answered), story.room.hearing) == (2, None)


# --- by name ------------------------------------------------------------------------------


def test_a_bot_answers_by_name_before_there_is_a_project_and_welcomes() -> None:
    story = Story()
    speaks(story, "ann", "@coder hello", Verdict())
    assert said(story, "welcome") == [{"person": "ann"}]
    assert story.answered == ["coder"]


def test_a_bot_that_is_named_in_a_parked_debate_answers_in_passing() -> None:
    story = Story(Rules(team=TEAM, debate=True), speakers=deque([""] * 9))
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.commands("pause")
    ann.says("@coder where were we?")
    assert (story.answered, story.spoke) == (["coder"], [])
    assert story.status["parked"]


# --- taking things up again -----------------------------------------------------------------


def test_small_talk_and_questions_do_not_wake_a_parked_project() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.says("later", "pause")
    ann.says("what was it about?", "question")
    ann.says("nice day", Verdict(intent=Intent.CHAT, reply="new"))
    assert story.answered == ["leader"]
    assert (story.status["parked"], len(story.cards)) == (True, 1)
    ann.says("later!", "pause")
    assert story.cards[-1].words.id == "confirm-resume", "it cannot be parked twice"


def test_go_on_resumes_what_is_parked() -> None:
    story = Story(away=Counter())
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    ann.says("later", "pause")
    ann.says("go on", "continue")
    assert (story.status["parked"], story.card) == (False, "approval")


def test_words_that_cannot_be_done_now_are_answered() -> None:
    story, ann = held()
    ann.says("go on", "continue")
    assert story.room.answering == ("leader",)
    assert story.running() == ["t1"]


def test_choosing_an_option_is_on_record() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Ideas for my bakery?", Intent.EXPLORE)
    ann.presses("skip")
    ann.presses("2")
    decided = [(fact.what, fact.by) for fact in story.log if isinstance(fact, Decided)]
    assert ("chose: way 2", "ann") in decided


def test_a_meaning_nobody_asked_for_is_dropped_by_the_name_of_its_message() -> None:
    story = Story()
    story.person("ann").says("hello", Intent.CHAT)
    story.receive(e.Understood(99, Verdict()))
    last = story.log[-1]
    assert isinstance(last, Dropped)
    assert (last.job, last.what) == ("understand/99", "Understood")
