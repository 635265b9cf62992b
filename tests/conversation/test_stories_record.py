"""Stories of the record: who decided what about the work, and what each card about it says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from folkmoot.conversation.effects import SetRetry
from folkmoot.conversation.events import Choice, OfferMade
from folkmoot.conversation.facts import (
    CardOpened,
    Decided,
    ProjectContinued,
    ProjectHeld,
    TaskStarted,
)
from folkmoot.conversation.plan import Evidence, EvidenceKind, TaskKind
from folkmoot.conversation.question import Question
from folkmoot.conversation.rules import Checkpoints, Rules
from folkmoot.conversation.step import owed
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import NotNow
from tests.conversation.test_stories_told import ends
from tests.conversation.test_stories_work import held
from tests.story import TEAM, Story, at_work, clear, new, unsure
from tests.story_bots import task

ONCE = Rules(team=TEAM, attempts=1)
SHOWN = replace(task("show"), evidence=(Evidence(EvidenceKind.PERSON, "it looks right"),))


def decided(story: Story) -> list[tuple[str, str, str, str]]:
    """The audit: what, by whom, why, on which card."""
    facts = [fact for fact in story.log if isinstance(fact, Decided)]
    return [(fact.what, fact.by, fact.why, fact.revision) for fact in facts]


def asked(story: Story) -> tuple[str, dict[str, object]]:
    """The text of the one card that is open."""
    (card,) = story.cards
    return card.words.id, dict(card.words.values)


# --- tasks --------------------------------------------------------------------------------


def test_every_start_is_told_with_its_attempt_its_bot_and_its_title() -> None:
    story, _ = at_work(plans=((task("draw", bot="creative"),),), fails=Counter(t1=1))
    story.wait(seconds=2)
    starts = [fact for fact in story.log if isinstance(fact, TaskStarted)]
    told = [(one.task, one.attempt, one.bot, one.title) for one in starts]
    assert told == [("t1", 1, "creative", "draw"), ("t1", 2, "creative", "draw")]


def test_an_approval_is_on_record_with_the_card_it_was_given_on() -> None:
    story, _ = held()
    assert decided(story) == [("approved", "ann", "", "c1")]


def test_a_checkpoint_names_the_task_it_stands_at() -> None:
    story, ann = held(Rules(team=TEAM, checkpoints=Checkpoints.BOTH))
    assert asked(story) == ("card-before", {"task": "t1", "title": "one"})
    ann.presses("continue")
    ends(story, "t1")
    assert asked(story) == ("card-after", {"task": "t1", "title": "one"})


def test_a_result_that_needs_the_persons_eye_is_shown_and_confirmed_on_record() -> None:
    story, ann = held(plans=((SHOWN, task("next", (0,))),))
    ends(story, "t1")
    assert asked(story) == ("card-result", {"task": "t1", "title": "show"})
    assert story.running() == []
    ann.presses("continue")
    assert decided(story)[-1] == ("confirmed", "ann", "t1", "")
    assert story.running() == ["t2"]


def test_a_result_that_is_to_be_changed_is_made_again() -> None:
    story, ann = held(plans=((SHOWN, task("next", (0,))),))
    ends(story, "t1")
    ann.presses("change", "bluer")
    assert (story.running(), story.cards) == (["t1"], [])
    assert len(story.project().notes) == 1


@pytest.mark.parametrize(
    ("kind", "choices"), [(TaskKind.DECISION, ("blue", "green")), (TaskKind.ACTION, ())]
)
def test_a_task_of_the_person_is_asked_with_its_description(
    kind: TaskKind, choices: tuple[str, ...]
) -> None:
    own = task("the colour", kind=kind, choices=choices, description="of the door")
    story, _ = held(plans=((own,),))
    assert asked(story) == (f"card-{kind}", {"title": "the colour", "description": "of the door"})
    assert [choice.title for choice in story.cards[0].choices] == list(choices)


@pytest.mark.parametrize(
    ("words", "why"), [("no socket", "no socket"), ("", "it was not possible")]
)
def test_what_could_not_be_done_by_hand_says_why(words: str, why: str) -> None:
    story, ann = held(plans=((task("plug it in", kind=TaskKind.ACTION),),))
    ann.presses("impossible", words)
    assert asked(story)[1]["why"] == why


def test_a_task_that_is_skipped_is_named_on_record() -> None:
    story, ann = held(ONCE, plans=((task("one"), task("two", (0,)), task("apart")),))
    ends(story, "t1", status="failed")
    ann.presses("skip")
    assert decided(story)[-1] == ("skipped", "ann", "t1", "")
    assert story.running() == ["t3"]


def test_a_retry_brings_back_what_was_skipped_for_its_sake() -> None:
    story, ann = held(ONCE, plans=((task("one"), task("two", (0,)), task("apart")),))
    ends(story, "t1", status="failed")
    ann.presses("skip")
    ann.commands("retry")
    ends(story, "t1")
    assert story.running() == ["t2", "t3"]


# --- steering -----------------------------------------------------------------------------


def test_who_holds_the_work_and_who_goes_on_is_told() -> None:
    story, ann = held()
    story.person("ben").says("hold on", "pause")
    ann.says("go on", "continue")
    told = [fact for fact in story.log if isinstance(fact, ProjectHeld | ProjectContinued)]
    assert told == [ProjectHeld("p1", "ben"), ProjectContinued("p1", "ann")]


def test_a_stop_and_a_change_of_mind_are_on_record_with_their_words() -> None:
    for words, means, what in (("enough", "stop", "stopped"), ("no, wait", "revise", "revise")):
        story, ann = held()
        ann.says(words, means)
        assert decided(story)[-1] == (what, "ann", "", "")
        assert len(story.project().notes) == 1


def test_a_card_about_a_task_is_answered_once() -> None:
    _, ann = held(Rules(team=TEAM, checkpoints=Checkpoints.BEFORE))
    ann.says("go on", "continue")
    with pytest.raises(NotNow) as refused:
        ann.commands("continue")
    assert refused.value.values["phase"] == "execution"
    with pytest.raises(NotNow):
        ann.commands("retry")


def test_work_that_ends_while_held_is_not_over_before_it_goes_on() -> None:
    story, ann = held(plans=((task("one"),),))
    ann.commands("pause")
    ends(story, "t1")
    assert story.phase == "execution"
    ann.commands("continue")
    assert story.phase == "review"


def test_no_bot_does_more_at_once_than_it_may() -> None:
    plan = (task("one"), task("two"), task("three", bot="creative"))
    story, _ = held(Rules(team=TEAM, bot_limit=1), plans=(plan,))
    assert story.running() == ["t1", "t3"]
    ends(story, "t1")
    assert story.running() == ["t2", "t3"]


def test_the_words_of_one_message_are_noted_once() -> None:
    story, ann = held(ONCE)
    ends(story, "t1", status="failed")
    ann.presses("replan", "smaller steps")
    assert len(story.project().notes) == 1


def test_a_rest_is_named_after_the_attempt_that_follows_it() -> None:
    story, _ = held()
    ends(story, "t1", status="failed")
    (rest,) = [one for one in owed(story.room).values() if isinstance(one, SetRetry)]
    assert (rest.task, rest.attempt) == ("t1", 2)


def test_what_is_built_or_was_never_offered_does_not_grow_into_a_build() -> None:
    story, ann = at_work()
    ann.presses("satisfied")
    with pytest.raises(NotNow):
        ann.commands("implement")
    with story.bots_busy():
        ann.says("What is good bread?", Intent.ADVICE, to="new")
        ann.commands("cancel")
        with pytest.raises(NotNow):
            ann.commands("implement")
    assert [project.id for project in story.room.projects] == ["p2"]


def test_only_who_explores_is_shown_options_to_choose_from() -> None:
    story = Story(asks={}, options=0)
    ann = story.person("ann")
    ann.says("Ideas for my bakery?", Intent.EXPLORE)
    assert (story.outcome, story.cards) == ("success", []), "there is nothing to choose"
    story.hold()
    ann.says("Which oven?", clear(Intent.ADVICE), to="new")
    (job,) = story.jobs()
    ways = (Choice("gas"), Choice("wood"))
    story.receive(OfferMade(job.name, "p2", "leader", "One of these.", ways))
    assert (story.outcome, story.cards) == ("success", [])


def test_changes_may_bring_a_question_even_where_one_round_is_allowed() -> None:
    story, ann = at_work(Rules(team=TEAM, rounds=1))
    story.script.unknown = (Question("leader", "Which blue?"),)
    ann.says("make it blue", "changes")
    assert story.card == "questions"
    assert dict(story.cards[0].words.values) == {"round": 1, "rounds": 1, "count": 1}


def test_a_card_says_where_in_the_log_it_was_shown() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", Intent.BUILD)
    ann.says("drop it?", unsure("cancel"))
    ann.says("Build me a shop", "other", new(Intent.BUILD))
    ann.commands("reset", "p1")
    shown = [
        (n, fact.card.entry) for n, fact in enumerate(story.log, 1) if isinstance(fact, CardOpened)
    ]
    assert len(shown) == 4
    assert all(n == entry for n, entry in shown)
