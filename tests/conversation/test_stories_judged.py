"""Stories of how words are heard: what a judge is shown, and what is said back."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Any

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.facts import Said
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Intent, State, Verdict
from tests.conversation.test_stories_work import held
from tests.story import TEAM, Person, Story, clear, new, unsure

MODEL = Rules(team=TEAM, model=True)


def said(story: Story) -> tuple[str, str, dict[str, Any]]:
    """The room's last own text: its id, its project, its values."""
    last = [fact for fact in story.log if isinstance(fact, Said) and fact.words.id][-1]
    return last.words.id, last.project, dict(last.words.values)


def judged(story: Story, ann: Person, text: str = "hm, well") -> Understand:
    """What the model is shown of words that the local judge is not sure of."""
    with story.bots_busy():
        ann.says(text, unsure("question"))
        (job,) = [job for job in story.jobs() if isinstance(job, Understand)]
    return job


# --- what a judge is shown ------------------------------------------------------------------


def answers(story: Story) -> None:
    """The model takes everything for a question."""
    story.script.model["hm, well"] = Verdict(reply="question", judge="model")


def test_the_judge_is_shown_the_questions_that_were_asked() -> None:
    story = Story(MODEL, asks={1: ("leader", "creative")})
    answers(story)
    ann = story.person("ann")
    ann.says("Build me a CRM", Intent.BUILD)
    job = judged(story, ann)
    assert (job.state, job.project, job.sender) == (State.DISCOVERY, "p1", "ann")
    assert job.asked.text == "leader, round 1.1? creative, round 1.1?"
    assert job.options == ("submit", "skip")
    assert not job.parked


def test_the_judge_is_shown_the_options_by_their_numbers() -> None:
    story = Story(MODEL, options=2)
    answers(story)
    ann = story.person("ann")
    ann.says("Ideas for my bakery?", Intent.EXPLORE)
    ann.presses("skip")
    job = judged(story, ann)
    assert (job.state, job.asked.text) == (State.CHOICE, "1: way 1. 2: way 2.")
    assert job.options == ("1", "2", "none")


def test_the_judge_is_shown_the_plan_and_that_it_is_parked() -> None:
    story = Story(MODEL)
    answers(story)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    assert judged(story, ann).asked.id == "card-approval"
    ann.says("later", "pause")
    job = judged(story, ann)
    assert (job.state, job.parked) == (State.APPROVAL, True)


def test_a_room_without_a_project_hears_a_first_message() -> None:
    story = Story(MODEL)
    story.script.model["hm, well"] = Verdict(judge="model")
    job = judged(story, story.person("ann"))
    assert (job.state, job.project, job.options, job.asked.id) == (State.FIRST, "", (), "")


def test_what_is_spoken_to_nobody_is_a_first_message_whatever_has_the_floor() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.says("Build me a shop", clear(Intent.BUILD), to="new")
    assert story.status["project"] == "p2"
    assert story.project("p1").phase == "approval"


def test_what_was_closed_without_an_offer_hears_a_first_message() -> None:
    story = Story(MODEL, asks={})
    story.script.model["hm, well"] = Verdict(judge="model")
    ann = story.person("ann")
    ann.says("How do I sell more?", Intent.ADVICE)
    assert judged(story, ann).state is State.CHOICE, "it may still be built"
    ann.says("Build me a CRM", clear(Intent.BUILD), to="new")
    ann.says("drop it", "cancel")
    assert judged(story, ann).state is State.FIRST
    ann.says("Build me a shop", clear(Intent.BUILD), to="new")
    ann.presses("approve")
    ann.presses("satisfied")
    assert judged(story, ann).state is State.FIRST, "it was built"
    with story.bots_busy():
        ann.says("What is good bread?", Intent.ADVICE, to="new")
        story.does("understand/")
        ann.says("drop it", "cancel")
    assert judged(story, ann).state is State.FIRST, "it was never given"


# --- what is said back ----------------------------------------------------------------------


def test_the_word_of_a_guest_is_noted_as_an_opinion_with_both_names() -> None:
    story = Story()
    story.person("ann").says("Build me a CRM", clear(Intent.BUILD))
    ben = story.person("ben")
    ben.says("yes", "approve")
    assert said(story) == ("opinion", "p1", {"person": "ben", "owner": "ann"})
    ben.presses("approve")
    assert said(story) == ("opinion", "p1", {"person": "ben", "owner": "ann"})


def test_a_guests_stop_does_not_wait_and_is_an_opinion() -> None:
    story = Story()
    ann, ben = story.person("ann"), story.person("ben")
    with story.bots_busy():
        ann.says("Build me a CRM", clear(Intent.BUILD))
        ben.says("cancel it", "cancel")
        assert said(story) == ("opinion", "p1", {"person": "ben", "owner": "ann"})
        assert story.room.inbox == ()
    assert (story.card, story.outcome) == ("approval", None)


def test_a_yes_to_what_was_not_seen_names_the_card() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.says("yes", "approve", seen=story.cards[0].entry - 1)
    assert said(story) == ("not-seen", "p1", {"card": "c1"})
    ann.says("well then…", unsure("approve"))
    asked = story.cards[-1]
    ann.says("yes", "yes", seen=asked.entry - 1)
    assert said(story) == ("not-seen", "p1", {"card": asked.id})
    ann.says("yes", "yes", seen=asked.entry)
    assert story.phase == "review", "the very entry of the card is enough"


def test_a_wish_that_may_be_new_is_asked_about_in_few_words() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    wish = "a shop " + "x" * 200
    ann.says(wish, new(Intent.BUILD, sure=False))
    words = story.cards[-1].words
    assert (words.id, dict(words.values)) == ("confirm-new", {"goal": wish[:80]})


def test_a_yes_that_comes_too_late_says_so_and_changes_nothing() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.says("later", "pause")
    ann.says("so…", unsure("question"))
    asked = story.cards[-1]
    assert (asked.words.id, dict(asked.words.values)) == (
        "confirm-resume",
        {"goal": "Build me a CRM"},
    )
    ann.commands("resume")
    ann.presses("yes", card=asked.id)
    assert said(story) == ("confirm-too-late", "p1", {})
    assert (story.card, story.phase) == ("approval", "approval")


def test_a_no_that_means_nothing_else_says_that_all_stays_as_it_is() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.says("well then…", unsure("approve"))
    ann.says("no", "no")
    assert said(story) == ("confirm-kept", "p1", {})


# --- by name ---------------------------------------------------------------------------------


def test_words_to_a_bot_at_work_are_answered_and_kept_for_the_next_steps() -> None:
    story, ann = held()
    ann.says("@creative the logo is green")
    (entry,) = story.project().notes
    assert story.told == [], "the bot says so itself"
    assert story.room.answering == ("creative",)
    assert story.room.hearing is not None
    assert story.room.hearing.entry == entry


def test_in_a_debate_the_one_bot_that_is_named_speaks_next() -> None:
    rules = replace(Rules(team=TEAM), debate=True, bot_turns=1)
    story = Story(rules, speakers=deque([""] * 9))
    ann = story.person("ann")
    ann.says("Build me a CRM", Intent.BUILD)
    ann.says("@creative you?")
    assert story.spoke == ["creative"]
    assert story.answered == []
