"""Stories of money: who asks for more, what waits meanwhile, and who pays for what was let go."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.effects import Answer, Effect, StartTask, Understand
from folkmoot.conversation.facts import Decided
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.thought import Thought
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import CardAnswered, TooLittle, WrongUse
from tests.story import TEAM, Person, Story, clear, unsure
from tests.story_bots import answer, task

BUDGET = 100
RULES = Rules(team=TEAM, budget=BUDGET)
DEAR = tuple(task(name, allowance=40) for name in ("one", "two", "three"))


def held_at(kind: str, **script: Any) -> tuple[Story, Person]:
    """A project whose bots owe a job of this kind, and are held."""
    story = Story(RULES, **({"plans": (DEAR[:2],)} | script))
    ann = story.person("ann")
    if kind in ("ChooseSpeaker", "Speak"):
        story.receive(e.RulesSet(replace(RULES, debate=True)))
    story.hold()
    intent = Intent.EXPLORE if kind == "MakeOffer" else Intent.BUILD
    ann.says("A CRM, please", Verdict(intent=intent, vague=kind in ASKING))
    for _ in range(20):
        if any(type(job).__name__ == kind for job in story.jobs()):
            return story, ann
        if story.jobs():
            story.perform(story.jobs()[0])
        else:
            ann.presses({"questions": "skip", "approval": "approve"}[story.card])
    raise AssertionError(f"nobody ever owes {kind}")


ASKING = ("AskBot", "MergeRound")
TALKING = ("MakeOffer", "ChooseSpeaker", "Speak")
PHASES = (*ASKING, *TALKING, "WriteBrief", "DraftPlan")


def owes(story: Story, kind: str) -> Effect:
    return next(job for job in story.jobs() if type(job).__name__ == kind)


def poor(job: Effect, **more: Any) -> e.MoneyAsked:
    bot = getattr(job, "bot", "") or "leader"
    return e.MoneyAsked(job.name, job.project, bot, 30, **more)


def task_asks(story: Story, name: str, wanted: int, met: bool, cost: int = 0) -> None:
    """The job of a task cannot make its next call."""
    job = next(x for x in story.jobs() if isinstance(x, StartTask) and x.task == name)
    more = {"task": job.task, "attempt": job.attempt, "met": met, "cost": cost}
    story.receive(replace(poor(job, **more), wanted=wanted))


# --- the phases of the bots ------------------------------------------------------------------


@pytest.mark.parametrize("kind", PHASES)
def test_a_phase_that_lacks_money_waits_and_goes_on_where_it_was(kind: str) -> None:
    story, ann = held_at(kind)
    phase, before = story.project().phase, story.project().spent
    gone = owes(story, kind)
    story.receive(poor(gone, cost=7))
    assert story.status["waiting"]["options"] == ["raise", "stop"]
    assert (story.card, story.jobs()) == ("budget", [])
    assert story.project().spent == before + 7
    ann.presses("raise", "0.05")
    assert story.project().budget == 50_000
    assert (story.project().phase, story.card) == (phase, "")
    assert owes(story, kind).name != gone.name, "whatever is owed again has a new name"
    assert ("budget raised", "ann") in story.audit


@pytest.mark.parametrize("kind", PHASES)
def test_stopping_before_there_is_work_cancels(kind: str) -> None:
    story, ann = held_at(kind)
    story.receive(poor(owes(story, kind)))
    ann.presses("stop")
    assert (story.outcome, story.jobs()) == ("cancellation", [])
    assert ("dropped", "ann") in story.audit


def test_whoever_has_asked_already_keeps_their_question_when_another_lacks_money() -> None:
    story, ann = held_at("AskBot")
    first, second = story.jobs()[:2]
    story.perform(first)
    story.receive(poor(second))
    ann.presses("raise", "1")
    bots = [getattr(job, "bot", "") for job in story.jobs()]
    assert getattr(first, "bot", "") not in bots, "nobody is asked twice"
    assert getattr(second, "bot", "") in bots


def test_a_raise_needs_a_card_and_a_sum_above_the_present_one() -> None:
    story, ann = held_at("DraftPlan")
    story.receive(poor(owes(story, "DraftPlan")))
    with pytest.raises(WrongUse):
        ann.presses("raise", "0.00001")
    ann.presses("raise")
    assert story.project().budget == 2 * BUDGET, "without a sum: twice as much"
    with pytest.raises(CardAnswered):
        ann.presses("raise", "1", card="c1")


def test_a_retry_asks_again_and_where_money_is_still_short_the_card_comes_back() -> None:
    story, ann = held_at("DraftPlan")
    story.receive(poor(owes(story, "DraftPlan")))
    ann.commands("retry")
    assert (story.card, story.project().budget) == ("", BUDGET)
    story.receive(poor(owes(story, "DraftPlan")))
    assert (story.card, story.jobs()) == ("budget", [])


def test_a_phase_that_lacks_money_is_parked_in_time_and_resumed_by_the_raise() -> None:
    story, ann = held_at("DraftPlan")
    story.receive(poor(owes(story, "DraftPlan")))
    story.wait(minutes=25 * 60)
    assert story.project().parked, "it waits as long as every other card"
    ann.presses("raise", "1", card=story.project().cards[0].id)
    assert not story.project().parked
    assert owes(story, "DraftPlan")


# --- tasks -------------------------------------------------------------------------------------


def at_work(*tasks: Any) -> tuple[Story, Person]:
    return held_at("StartTask", plans=(tasks or DEAR[:2],))


def test_a_task_that_used_its_allowance_goes_on_while_the_budget_bears_it() -> None:
    story, _ = at_work(DEAR[0])
    task_asks(story, "t1", 40, met=False, cost=40)
    assert (story.running(), story.card) == (["t1"], "")
    assert story.project().work.tried(0) == 0, "asking is no attempt"
    task_asks(story, "t1", 40, met=False, cost=40)
    assert (story.running(), story.card) == ([], "budget"), "80 and 40 are more than 100"


def test_nothing_starts_while_the_budget_card_is_open_and_what_runs_may_end() -> None:
    story, ann = at_work(*DEAR)
    assert (story.running(), story.card) == (["t1", "t2"], "budget")
    story.does("t1")
    assert story.running() == ["t2"]
    ann.presses("raise", "1")
    assert story.running() == ["t2", "t3"]


def test_two_tasks_that_meet_the_budget_open_one_card() -> None:
    story, ann = at_work()
    task_asks(story, "t1", 30, met=True, cost=5)
    task_asks(story, "t2", 30, met=True, cost=5)
    assert [card.kind for card in story.cards] == ["budget"]
    assert story.running() == []
    ann.presses("raise", "1")
    assert story.running() == ["t1", "t2"]
    assert story.project().spent == 10


def test_stopping_in_execution_leads_to_the_review() -> None:
    story, ann = at_work()
    story.does("t1")
    task_asks(story, "t2", 30, met=True)
    ann.presses("stop")
    assert story.phase == "review"
    story.release()
    assert (story.card, story.status["tasks"]["done"]) == ("satisfaction", 1)


def test_a_grant_is_of_its_attempt_alone() -> None:
    story, _ = held_at("StartTask", plans=((DEAR[0],),))
    story.script.fails["t1"] = 1
    task_asks(story, "t1", 60, met=False)
    assert story.project().work.trail(0).grant == 60
    story.does("t1")
    assert story.project().work.trail(0).grant == 0


# --- who pays ----------------------------------------------------------------------------------


def test_calls_of_a_job_that_was_let_go_are_paid_by_its_project() -> None:
    story, _ = held_at("DraftPlan")
    story.receive(e.CallsBooked("p1", ("p1/plan/9",), 12))
    assert (story.project().spent, story.room.spent) == (12, 0)
    assert owes(story, "DraftPlan"), "nothing else has changed"


def test_calls_without_a_project_are_paid_by_the_room() -> None:
    story = Story(RULES)
    story.receive(e.CallsBooked("", ("answer/1",), 12))
    assert story.room.spent == 12


def test_calls_of_a_project_that_is_closed_are_not_lost() -> None:
    story, ann = held_at("DraftPlan")
    ann.commands("cancel", yes=True)
    closed = story.room.project("p1")
    story.receive(e.CallsBooked("p1", ("p1/plan/9",), 12))
    now = story.room.project("p1")
    assert story.room.spent + (now.spent if now else 0) == 12 + (closed.spent if closed else 0)
    assert story.jobs() == []


def test_an_answer_in_passing_is_paid_by_the_project_it_was_asked_beside() -> None:
    story, ann = held_at("StartTask")
    ann.says("how is it going?", "question")
    job = next(x for x in story.jobs() if isinstance(x, Answer))
    thought = Thought("m", 9)
    story.receive(replace(_answered(story, job), project="p1", cost=3, thought=thought))
    assert (story.project().spent, story.project().tokens, story.room.spent) == (3, 9, 0)


def test_an_answer_without_a_project_is_paid_by_the_room() -> None:
    story = Story(RULES)
    story.hold()
    story.person("ann").says("hello", Intent.CHAT)
    job = next(x for x in story.jobs() if isinstance(x, Answer))
    story.receive(replace(_answered(story, job), cost=3, thought=Thought("m", 9)))
    assert story.room.spent == 3


def test_understanding_is_paid_by_the_project_it_was_said_to() -> None:
    story = Story(replace(RULES, model=True), plans=(DEAR[:1],))
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    story.hold()
    ann.says("well, hm", unsure("question"))
    job = next(x for x in story.jobs() if isinstance(x, Understand))
    assert job.project == "p1"
    story.receive(e.Understood(job.entry, Verdict(reply="question"), job.name, "p1", 4))
    assert story.project().spent == 4


def _answered(story: Story, job: Effect) -> Any:
    return answer(story.script, None, job)


# --- by rules -----------------------------------------------------------------------------------


def test_that_rules_think_is_said_once_for_each_reason() -> None:
    story, _ = held_at("AskBot")
    reasons = ("late", "late", "away")
    jobs = story.jobs()[: len(reasons)]
    assert len(jobs) == len(reasons)
    for job, why in zip(jobs, reasons, strict=True):
        asked = answer(story.script, story.project(), job)
        assert isinstance(asked, e.BotAsked)
        story.receive(replace(asked, thought=Thought("", 0, why)))
    assert story.told == ["by-rules", "by-rules"]


# --- what is said of it --------------------------------------------------------------------------


def test_the_card_of_a_phase_says_what_is_spent_what_there_is_and_who_lacks_it() -> None:
    story, ann = held_at("DraftPlan")
    story.receive(poor(owes(story, "DraftPlan"), cost=70, thought=Thought("m", 9)))
    assert story.project().tokens == 9
    (card,) = story.cards
    values = {"spent": "0.0001", "budget": "0.0001", "bot": "leader"}
    assert (card.words.id, dict(card.words.values)) == ("card-money", values)
    with pytest.raises(TooLittle) as refused:
        ann.presses("raise", "0.0001")
    assert refused.value.values["least"] == "0.0001"
    ann.presses("raise", "0.000101")
    raised = [fact for fact in story.log if isinstance(fact, Decided)]
    assert raised[-1].why == "to 0.0001 USD"
    assert story.project().budget == 101


def test_the_card_of_a_task_says_which_one_wants_more_than_there_is() -> None:
    story, ann = at_work(*DEAR)
    (card,) = story.cards
    values = {"spent": "0.00", "budget": "0.0001", "title": "three"}
    assert (card.words.id, dict(card.words.values)) == ("card-budget", values)
    ann.presses("raise", "1")
    task_asks(story, "t1", 1_000_000, met=False, cost=30)
    (card,) = story.cards
    values = {"spent": "0.0000", "budget": "1.00", "title": "one"}
    assert dict(card.words.values) == values


def test_a_budget_that_stays_the_same_answers_no_card() -> None:
    story, ann = at_work(*DEAR)
    ann.commands("budget", text="0.0001")
    assert story.card == "budget"
    with pytest.raises(TooLittle) as refused:
        ann.commands("budget", text="0.000079")
    assert refused.value.values["least"] == "0.0001"


def test_a_budget_below_what_is_spent_is_refused_before_there_is_a_plan_too() -> None:
    story, ann = held_at("WriteBrief")
    story.receive(e.CallsBooked("p1", ("p1/brief/9",), 50))
    with pytest.raises(TooLittle):
        ann.commands("budget", text="0.000049")
    ann.commands("budget", text="0.00005")
    assert story.project().budget == 50


def test_no_job_has_a_name_that_was_used_before_however_often_money_was_short() -> None:
    story, ann = held_at("DraftPlan")
    names = []
    for dollars in ("1", "2"):
        names.append(owes(story, "DraftPlan").name)
        story.receive(poor(owes(story, "DraftPlan"), cost=7))
        ann.presses("raise", dollars)
    names.append(owes(story, "DraftPlan").name)
    story.perform(owes(story, "DraftPlan"))
    ann.says("plan that again", "replan")
    names.append(owes(story, "DraftPlan").name)
    assert len(set(names)) == len(names)
    assert story.project().tokens == 0, "nothing thought that said so"


def test_a_higher_budget_is_on_record_once() -> None:
    story, ann = at_work(*DEAR)
    ann.commands("budget", text="1")
    assert [what for what, _ in story.audit] == ["approved", "budget raised"]


def test_what_the_budget_bears_exactly_may_start() -> None:
    story, _ = at_work(task("one", allowance=60), task("two", allowance=40))
    assert (story.running(), story.cards) == (["t1", "t2"], [])
