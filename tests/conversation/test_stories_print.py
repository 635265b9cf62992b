"""Stories of the small print: what an act costs, whose it is, where it stands, its name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.brief import BriefEdits
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.effects import StartTask
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import Decided, Said
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import TaskKind, make
from folkmoot.conversation.question import Question
from folkmoot.conversation.rules import MINUTE, Checkpoints, Rules
from folkmoot.conversation.stage import fitting
from folkmoot.conversation.step import step
from folkmoot.conversation.thought import Thought
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.conversation.words import dollars
from folkmoot.errors import BadEdits, UnknownOption
from tests.conversation.test_stories_again import PLAN, asks
from tests.conversation.test_stories_people import owner_and_guest
from tests.conversation.test_stories_room import said, speaks
from tests.conversation.test_stories_work import held
from tests.story import TEAM, Person, Story, clear, new, unsure
from tests.story_bots import CHAIN, TWO_TASKS, task

BUILD = Intent.BUILD
MODEL = Rules(team=TEAM, model=True)


def waiting_for_approval(rules: Rules | None = None, **script: Any) -> tuple[Story, Person]:
    story = Story(rules, **script)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    return story, ann


def test_a_project_knows_when_something_last_happened_to_it() -> None:
    story, ann = waiting_for_approval()
    before = story.project().changed_at
    story.wait(minutes=7)
    ann.presses("approve")
    assert story.project().changed_at == before + 7 * 60_000


# --- money --------------------------------------------------------------------------------


@pytest.mark.parametrize(("budget", "most"), [(5_000_000, 50_000), (30_000, 30_000)])
def test_what_was_approved_by_asking_may_cost_little(budget: int, most: int) -> None:
    story = Story(Rules(team=TEAM, budget=budget))
    with story.bots_busy():
        story.person("ann").says("Write a haiku", clear(Intent.TASK))
        story.does("plan")
        assert (story.phase, story.project().budget) == ("execution", most)


def test_what_was_spent_before_is_not_part_of_that_little() -> None:
    story = Story()
    with story.bots_busy():
        story.person("ann").says("Write a haiku", clear(Intent.TASK))
        plan = story.jobs()[0]
        drafted = e.PlanDrafted(plan.name, "p1", TWO_TASKS[:1])
        story.receive(replace(drafted, cost=7_000))
        assert (story.project().spent, story.project().budget) == (7_000, 57_000)


def test_only_what_a_model_thought_counts_as_tokens() -> None:
    story, ann = waiting_for_approval()
    story.hold()
    ann.says("what will it cost?", "question")
    answer = story.jobs()[0]
    answered = e.Answered(answer.name, story.room.seq, "leader", "Nothing.", project="p1", cost=40)
    story.receive(answered)
    assert (story.project().spent, story.project().tokens) == (40, 0)


def test_a_phase_that_is_left_for_want_of_money_says_so() -> None:
    story = Story()
    ann = story.person("ann")
    with story.bots_busy():
        ann.says("Build me a CRM", clear(BUILD))
        brief = story.jobs()[0]
        story.receive(e.MoneyAsked(brief.name, "p1", "leader", 90_000))
    ann.presses("stop")
    decided = [fact.why for fact in story.log if isinstance(fact, Decided)]
    assert (story.outcome, decided[-1]) == ("cancellation", "the budget is used up")


# --- the card of an approval --------------------------------------------------------------


def test_a_brief_alone_is_shown_without_tasks_and_minutes() -> None:
    story, _ = waiting_for_approval(Rules(team=TEAM, plan_approval=False))
    values = dict(story.cards[0].words.values)
    assert (story.project().plan, values["count"], values["minutes"]) == (None, 0, 0)
    assert values["cost"] == dollars(0)


def test_what_a_plan_lacks_is_said_before_it_is_approved() -> None:
    story = Story()
    with story.bots_busy():
        story.person("ann").says("Build me a CRM", clear(BUILD))
        story.does("brief")
        plan = story.jobs()[0]
        drafted = e.PlanDrafted(plan.name, "p1", TWO_TASKS, missing=("go", "cargo"))
        story.receive(replace(drafted, unpriced="openai:new"))
    assert said(story, "plan-missing") == [{"count": 2, "programs": "go, cargo"}]
    assert said(story, "price-unknown") == [{"model": "openai:new"}]
    assert story.card == "approval"


def test_after_a_change_questions_are_counted_from_the_first_round() -> None:
    story, ann = waiting_for_approval()
    story.script.unknown = (Question("leader", "Which colour?"),)
    ann.presses("modify", "in another colour")
    assert (story.card, story.status["round"], story.status["iteration"]) == ("questions", 1, 2)


def test_a_decision_needs_no_brief_to_be_taken() -> None:
    decision = task("which?", kind=TaskKind.DECISION, choices=("this", "that"))
    story = Story(plans=((decision,),))
    ann = story.person("ann")
    ann.says("Write a haiku", clear(Intent.TASK))
    ann.presses("approve")
    assert (story.card, story.project().brief) == ("choice", None)
    ann.presses("2")
    assert (story.project().brief, story.card) == (None, "satisfaction")


def test_answers_alone_change_what_an_approval_is_about() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    ann.presses("submit", "for my team")
    while story.card == "questions":
        ann.presses("skip")
    before = story.status["waiting"]["id"]
    with pytest.raises(UnknownOption):
        ann.presses("submit", answers={"q1": "for two"})
    with pytest.raises(BadEdits):
        ann.presses("approve", answers={"q1": "for two"})
    ann.presses("", answers={"q1": "for two"})
    assert (story.card, story.status["iteration"]) == ("approval", 2)
    assert story.status["waiting"]["id"] != before


# --- whose it is --------------------------------------------------------------------------


def test_a_guests_edits_that_approve_are_an_opinion_and_those_that_do_not_are_edits() -> None:
    story, _, ben = owner_and_guest()
    while story.card == "questions":
        ben.presses("skip")
    edits = BriefEdits(goal="A CRM for two")
    ben.presses("approve", plan=TWO_TASKS)
    assert (story.told, story.phase) == (["opinion"], "approval")
    ben.presses("", brief=edits)
    assert story.phase == "approval"
    assert story.project().brief is not None
    assert ("edited", "ben") in story.audit


def test_a_guest_does_not_enlarge_the_plan() -> None:
    story, ann, ben = owner_and_guest()
    while story.card == "questions":
        ann.presses("skip")
    story.script.finds = {"t1": (task("more"), task("still more"))}
    story.hold()
    ann.presses("approve")
    story.does("t1")
    card = next(card for card in story.cards if card.about is About.FOLLOW_UPS)
    ben.presses("approve", card=card.id)
    assert story.told == ["opinion"]
    ben.presses("cancel", card=card.id)
    assert card not in story.cards


def test_a_guest_may_let_a_task_through_and_not_stop_the_work_for_it() -> None:
    story, ann = waiting_for_approval(Rules(team=TEAM, checkpoints=Checkpoints.AFTER))
    ben = story.person("ben")
    ann.presses("approve")
    assert story.card == "verify"
    ben.presses("stop")
    assert (story.told, story.phase, story.card) == (["opinion"], "execution", "verify")
    ben.presses("continue")
    assert story.started == ["t1", "t2"]


# --- words --------------------------------------------------------------------------------


def test_small_talk_that_is_taken_for_something_new_is_answered() -> None:
    story, ann = waiting_for_approval()
    ann.says("how are you?", new(Intent.CHAT))
    assert (story.answered, story.card, len(story.room.projects)) == (["leader"], "approval", 1)


def test_an_option_that_nobody_offered_is_talked_about_and_not_built() -> None:
    story = Story(options=2)
    ann = story.person("ann")
    ann.says("Any ideas for a shop?", clear(Intent.EXPLORE))
    ann.presses("skip")
    ann.says("the ninth one", replace(unsure("choose"), option="9"))
    assert [card.kind for card in story.cards] == [CardKind.CHOICE]
    assert story.answered


def test_an_option_is_of_the_card_that_has_it() -> None:
    decision = task("which?", kind=TaskKind.DECISION, choices=("this", "that"))
    story, ann = held(plans=((decision, task("beside")),))
    asks(story, "t2")
    assert [card.about for card in story.cards] == [About.ASKED, About.QUESTION]
    ann.says("the second one", Verdict(reply="choose", option="2"))
    assert [card.about for card in story.cards] == [About.QUESTION]
    assert story.project().work.done == 1


def test_whatever_else_is_said_voids_a_card_that_asks_whether() -> None:
    """A task's question came after it, so the words are not an answer to it."""
    story, ann = held(plans=(PLAN,))
    ann.says("maybe we should stop", unsure("stop"))
    assert [card.kind for card in story.cards] == [CardKind.CONFIRM]
    asks(story, "t4")
    ann.says("use two columns", "input")
    assert CardKind.CONFIRM not in [card.kind for card in story.cards]


def test_asking_whether_gives_the_person_time_to_answer() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", BUILD)
    story.wait(minutes=20)
    ann.says("hm, forget it", unsure("cancel"))
    story.wait(minutes=20)
    assert not story.project().parked
    story.wait(minutes=20)
    assert story.project().parked


def test_keeping_on_gives_the_person_time_too() -> None:
    story, ann = waiting_for_approval(Rules(team=TEAM, wait=30 * MINUTE))
    ann.says("hm, forget it", unsure("cancel"))
    story.wait(minutes=20)
    ann.presses("no", card=story.cards[-1].id)
    story.wait(minutes=20)
    assert not story.project().parked
    story.wait(minutes=20)
    assert story.project().parked


def test_whoever_is_new_and_not_sure_is_welcomed_and_asked() -> None:
    story, _ = waiting_for_approval()
    story.room = evolve(story.room, owner="zoe")
    speaks(story, "zoe", "hm, forget it", unsure("cancel"))
    assert story.told == ["welcome"]
    assert [card.kind for card in story.cards] == [CardKind.APPROVAL, CardKind.CONFIRM]


def test_a_question_about_what_is_put_aside_is_answered_and_it_stays_there() -> None:
    story, ann = waiting_for_approval()
    ann.commands("pause")
    ann.says("what was it about?", "question")
    assert (story.answered, story.project().parked) == (["leader"], True)


def test_what_is_put_aside_can_be_edited_in_one_go() -> None:
    story, ann = waiting_for_approval()
    ann.commands("pause")
    ann.presses("", card=story.cards[0].id, plan=CHAIN)
    assert (story.project().parked, story.card) == (False, "approval")
    assert story.status["tasks"]["total"] == 3


# --- in a busy room -----------------------------------------------------------------------


def test_whoever_speaks_twice_before_anybody_understood_is_still_welcomed() -> None:
    chat = Verdict(intent=Intent.CHAT)
    story = Story(MODEL, model={"hm": chat, "hello": chat})
    story.hold()
    for words in ("hm", "hello"):
        speaks(story, "ann", words, unsure(Intent.CHAT))
    story.release()
    assert [value["person"] for value in said(story, "welcome")] == ["ann"]


def test_in_a_busy_room_only_what_is_urgent_is_understood_at_once() -> None:
    story, ann = waiting_for_approval()
    story.hold()
    ann.says("what will it cost?", "question")
    spoke = e.PersonSpoke("ann", "go ahead", story.room.seq, known=True)
    taken = step(story.room, spoke, story.at)
    assert taken.understand is not None
    assert taken.understand.urgent
    sure = e.Understood(taken.understand.entry, Verdict(reply="approve"))
    after = step(taken.room, sure, story.at)
    assert after.room.inbox == taken.room.inbox
    assert after.room.projects[0].phase is Phase.APPROVAL


def test_a_stop_before_a_decision_does_not_wait_for_its_turn() -> None:
    decision = task("which?", kind=TaskKind.DECISION, choices=("this", "that"))
    story, ann = held(MODEL, plans=((decision,),))
    ann.says("hm, what about it", unsure("question"))
    ann.says("stop", "stop")
    assert story.room.hearing is not None
    assert story.project().phase is not Phase.EXECUTION


def test_a_pause_that_cannot_be_now_waits_for_its_turn() -> None:
    story, ann = held(MODEL, model={"hm": Verdict(reply="question")})
    ann.commands("pause")
    ann.says("hm", unsure("question"))
    ann.says("hold on", "pause")
    assert [heard.text for heard in story.room.inbox] == ["hold on"]
    story.does("understand", "answer")
    assert (story.room.inbox, story.room.answering) == ((), ("leader",))


def test_half_a_sentence_of_an_older_log_is_of_whoever_spoke() -> None:
    story = Story()
    ann = story.person("ann")
    story.hold()
    ann.says("hello", Intent.CHAT)
    story.by_person(e.Interrupted("ann", (("", "Good mor"),)))
    halves = [fact.bot for fact in story.log if isinstance(fact, Said) and fact.words.text]
    assert halves == ["leader"]


# --- values -------------------------------------------------------------------------------


def test_a_task_waits_for_who_writes_the_folder_it_writes_in_and_for_nobody_else() -> None:
    files = (("x.md",), ("a",), ("a/b.md",), ("y.md",))
    plan = make([task(str(n), files=given) for n, given in enumerate(files)])
    assert plan.index.clash == (0, 0b110, 0b110, 0)


def test_what_the_bots_asked_is_kept_once() -> None:
    story = Story()
    story.person("ann").says("Build me a CRM", BUILD)
    assert (len(story.project().asked), story.project().drafts) == (3, ())


def test_where_nothing_is_asked_one_bot_is_enough() -> None:
    assert fitting(("coder", "leader"), Rules(team=TEAM), 0) == ("coder",)


def test_what_cost_and_thought_brought_is_booked_apart() -> None:
    story, _ = held()
    it = next(job for job in story.jobs() if isinstance(job, StartTask))
    done = e.TaskFinished(it.name, "p1", it.task, 1, "failed", "coder", "it broke")
    story.receive(replace(done, cost=30, thought=Thought(tokens=500)))
    assert (story.project().spent, story.project().tokens) == (30, 500)
