"""Stories of words that come at an odd moment: nothing said is lost or taken for something else."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import replace

import pytest

from folkmoot.conversation.brief import BriefEdits
from folkmoot.conversation.events import TaskAsked
from folkmoot.conversation.facts import Said
from folkmoot.conversation.plan import TaskKind
from folkmoot.conversation.question import Question
from folkmoot.conversation.rules import Checkpoints, Rules
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import BadEdits, NotMoney
from tests.story import TEAM, Person, Story, at_work, clear, new, unsure
from tests.story_bots import CHAIN, task

BUILD = Intent.BUILD
PORT = Question("coder", "Which port?", otherwise="8000")
SIDE_BY_SIDE = (task("one"), task("two"), task("three", (0, 1)))


def asking(rules: Rules | None = None) -> tuple[Story, Person]:
    """The first of two tasks side by side has asked for the port; the second is under way."""
    story = Story(rules, plans=(SIDE_BY_SIDE,))
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    story.hold()
    ann.presses("approve")
    (job,) = [job for job in story.jobs() if getattr(job, "task", "") == "t1"]
    story.receive(TaskAsked(job.name, "p1", "t1", 1, "coder", PORT))
    return story, ann


def asked_ids(story: Story) -> set[str]:
    return {answer.question for answer in story.project().answers}


# --- questions of a task --------------------------------------------------------------------


def test_words_to_another_bot_do_not_answer_a_task_s_question() -> None:
    story, ann = asking(Rules(team=TEAM, pause=True))
    ann.says("@leader why is it so slow?")
    assert [card.words.id for card in story.cards] == ["card-task-question"]
    assert not asked_ids(story)
    assert not story.status["paused"], "talking to a bot holds nothing"
    assert story.project().notes, "and its words are known to the steps that follow"


def test_words_to_the_bot_that_asked_are_its_answer() -> None:
    story, ann = asking()
    ann.says("@coder 8080, please")
    assert not story.cards
    assert len(asked_ids(story)) == 1


def test_go_on_is_said_to_the_card_that_was_shown_last() -> None:
    story, ann = asking(Rules(team=TEAM, checkpoints=Checkpoints.AFTER))
    story.does("t2")
    assert [card.words.id for card in story.cards] == ["card-task-question", "card-after"]
    ann.says("looks good, go on", "continue")
    assert [card.words.id for card in story.cards] == ["card-task-question"], "nobody skipped it"


# --- decisions ------------------------------------------------------------------------------


def deciding() -> tuple[Story, Person]:
    which = task("which database", kind=TaskKind.DECISION, choices=("SQLite", "PostgreSQL"))
    return at_work(plans=((which, task("build it", (0,))),))


def test_words_at_a_decision_that_take_no_choice_are_read_as_words_about_the_work() -> None:
    story, ann = deciding()
    ann.says("and use SQLite for the tests", "other", "input")
    assert len(story.project().notes) == 1
    assert story.card == "choice", "the decision is still to be taken"


def test_stop_at_a_decision_stops_the_work_and_drops_nothing() -> None:
    story, ann = deciding()
    ann.says("stop here", "cancel", "stop")
    assert (story.phase, story.card) == ("review", "satisfaction")


# --- words too early ------------------------------------------------------------------------


def test_words_said_while_the_brief_cannot_be_written_reach_it_later() -> None:
    story = Story(away=Counter(WriteBrief=3))
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    story.wait(seconds=60)
    assert story.project().stuck
    ann.says("and make it blue", "modify")
    assert len(story.project().notes) == 1
    assert story.told[-1] == "input-noted"
    ann.presses("retry")
    assert (story.phase, len(story.project().notes)) == ("approval", 1)


def test_words_that_resume_a_parked_project_are_kept_for_its_bots() -> None:
    story = Story(away=Counter(WriteBrief=3))
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    story.wait(seconds=60)
    ann.says("later", "pause")
    assert story.status["parked"]
    ann.says("now make it blue", "modify")
    assert not story.status["parked"]
    assert story.project().notes


# --- what is brought ------------------------------------------------------------------------


def test_what_is_brought_to_a_bot_by_name_belongs_to_the_project_it_is_about() -> None:
    story, ann = asking()
    ann.says("@leader is this feasible?", brings=("/spec.md",))
    assert story.project().material == ("/spec.md",)


def test_what_is_brought_with_small_talk_is_there_for_the_next_project() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Hello, have a look", Verdict(), brings=("/spec.md",))
    ann.says("@coder and this", brings=("/more.md", "/spec.md"))
    ann.says("Build me a CRM", BUILD, brings=("/logo.png",))
    assert story.project().material == ("/spec.md", "/more.md", "/logo.png")
    ann.says("Build me a shop", new(BUILD))
    assert story.project("p2").material == ()


def test_what_is_brought_with_a_plainly_new_request_is_not_given_to_the_old_project() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.says("Build me a shop", new(BUILD), brings=("/shop.md",))
    assert story.project("p1").material == ()
    assert story.project("p2").material == ("/shop.md",)


def test_what_is_brought_with_words_that_may_be_an_answer_is_not_lost_with_a_no() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.says("a shop as well", new(BUILD, sure=False), brings=("/shop.md",))
    ann.presses("no", card=story.cards[-1].id)
    assert story.project("p1").material == ("/shop.md",)


# --- bots that cannot be asked --------------------------------------------------------------


def test_a_bot_that_cannot_be_asked_is_missed_aloud() -> None:
    story = Story(away=Counter(AskBot=1))
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    assert "bots-missed" in story.told
    assert story.card == "questions", "the others ask"


def test_where_no_bot_can_be_asked_the_wave_is_sent_again_and_then_the_person_decides() -> None:
    story = Story(away=Counter(AskBot=9))
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    assert story.card != "approval", "no brief without a question or a word"
    story.wait(seconds=120)
    assert (story.phase, story.project().stuck) == ("discovery", True)
    assert [card.options for card in story.cards] == [("retry", "drop")]
    ann.presses("retry")
    assert story.card == "questions"


# --- what a word may do ---------------------------------------------------------------------


def test_an_unsure_word_does_not_tear_up_running_work() -> None:
    story, ann = asking()
    ann.says("hm, was that right?", unsure("revise"))
    assert story.phase == "execution"
    assert [card.words.id for card in story.cards][-1] == "confirm-revise"
    ann.says("yes", "yes")
    assert story.phase == "discovery"


def test_a_model_s_word_does_not_close_a_project() -> None:
    story, ann = at_work()
    assert story.card == "satisfaction"
    ann.says("fine", Verdict(reply="satisfied", judge="model"))
    assert story.outcome is None
    assert [card.words.id for card in story.cards][-1] == "confirm-satisfied"


def test_one_of_the_approaches_given_as_advice_can_be_taken_and_grows_into_a_build() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("How should I keep my customers?", clear(Intent.ADVICE))
    assert story.outcome == "success"
    ann.says("let's do option 2", "choose")
    assert story.status["intent"] == "build"
    assert "escalation" in [getattr(fact, "outcome", "") for fact in story.log]


def test_a_brief_that_is_not_there_cannot_be_edited() -> None:
    story = Story(plans=((task("one"),),))
    ann = story.person("ann")
    ann.says("Rename the photos?", replace(clear(Intent.TASK), sure=False))
    assert story.card == "approval"
    with pytest.raises(BadEdits):
        ann.presses("", brief=BriefEdits("another"))


def test_what_a_task_proposes_again_when_it_is_done_again_joins_the_plan_once() -> None:
    docs = task("write docs")
    story, ann = at_work(
        Rules(team=TEAM, checkpoints=Checkpoints.AFTER, follow_up_share=100),
        plans=(CHAIN,),
        finds={"t1": (docs,)},
    )
    ann.presses("change", text="shorter, please")
    ann.presses("continue")
    plan = story.project().plan
    assert plan is not None
    assert [one.title for one in plan.tasks].count("write docs") == 1


def test_an_interruption_keeps_each_half_sentence_with_the_bot_that_said_it() -> None:
    story = Story(Rules(team=TEAM, model=True))
    ann = story.person("ann")
    story.meanings["what do you think?"] = deque([Verdict(said="talk")])
    with story.bots_busy():
        ann.says("@all what do you think?")
        ann.interrupts(coder="I would begin", creative="And then", auditor="not asked")
    kept = [(fact.bot, fact.words.text) for fact in story.log if isinstance(fact, Said)]
    assert [one for one in kept if one[1]] == [("coder", "I would begin"), ("creative", "And then")]


def test_words_that_only_press_a_button_that_is_not_there_are_answered_and_not_noted() -> None:
    story = Story(away=Counter(AskBot=9))
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    story.wait(seconds=120)
    ann.says("skip the questions", "skip")
    assert not story.project().notes
    assert story.answered == ["leader"]


def test_an_answer_to_a_question_that_was_not_asked_is_refused() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    with pytest.raises(BadEdits):
        ann.presses("submit", answers={"q9": "blue"})
    ann.presses("skip")
    with pytest.raises(BadEdits):
        ann.presses("modify", answers={"q9": "blue"})
    assert not story.project().answers


def test_a_budget_is_read_as_people_write_it_and_never_smaller_than_they_meant() -> None:
    story, ann = asking()
    ann.commands("budget", text="12,50")
    assert story.project().budget == 12_500_000
    with pytest.raises(NotMoney):
        ann.commands("budget", text="1,000")
    assert story.project().budget == 12_500_000
