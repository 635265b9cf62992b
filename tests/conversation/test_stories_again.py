"""Stories of tasks that ask, and of work that is sent back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from folkmoot.conversation.card import About
from folkmoot.conversation.effects import StartTask
from folkmoot.conversation.events import TaskAsked, TaskFinished, WorkSentBack
from folkmoot.conversation.plan import Evidence, EvidenceKind, TaskKind
from folkmoot.conversation.question import Question
from folkmoot.conversation.rules import Checkpoints, Rules
from tests.conversation.test_stories_work import held
from tests.story import TEAM, Story
from tests.story_bots import task

PLAN = (task("one"), task("two", (0,)), task("check", (0,), checks=0, loops=2), task("beside"))
COLOUR = Question("coder", "Which colour?", otherwise="blue")


def job(story: Story, name: str) -> StartTask:
    return next(j for j in story.jobs() if isinstance(j, StartTask) and j.task == name)


def asks(story: Story, name: str) -> None:
    it = job(story, name)
    story.receive(TaskAsked(it.name, "p1", name, it.attempt, "coder", COLOUR))


def test_a_question_of_two_tasks_is_asked_on_when_one_of_them_is_done_again() -> None:
    story, ann = held(plans=(PLAN,))
    story.perform(job(story, "t1"))
    asks(story, "t2")
    asks(story, "t4")
    assert [card.task for card in story.cards] == [1]
    check = job(story, "t3")
    story.receive(WorkSentBack(check.name, "p1", "t3", 1, "coder", "it leaks"))
    (card,) = story.cards
    assert (card.about, card.task, card.questions[0].text) == (About.QUESTION, 3, COLOUR.text)
    ann.presses("submit", text="red")
    assert sorted(story.running()) == ["t1", "t4"]
    assert story.project().work.trail(3).asked == ("q1",)


def test_who_asks_what_is_answered_goes_on_at_once() -> None:
    story, ann = held(plans=(PLAN,))
    asks(story, "t4")
    ann.presses("submit", text="red")
    asks(story, "t1")
    assert story.cards == []
    assert sorted(story.running()) == ["t1", "t4"]
    assert job(story, "t1").asked == 1


def test_work_that_is_sent_back_too_often_is_for_the_person() -> None:
    story, ann = held(plans=(PLAN[:3],))
    for loop in range(3):
        story.perform(job(story, "t1"))
        check = job(story, "t3")
        sent = WorkSentBack(check.name, "p1", "t3", check.attempt, "coder", "it leaks")
        story.receive(sent)
        assert story.told.count("work-sent-back") == min(loop + 1, 2)
        if loop < 2:
            assert story.running() == ["t1"]
        else:
            assert [card.about for card in story.cards] == [About.FAILED]
    ann.presses("retry")
    for _ in range(2):
        check = job(story, "t3")
        story.receive(WorkSentBack(check.name, "p1", "t3", check.attempt, "coder", "it leaks"))
        assert story.running() == ["t1"]  # it may send work back as often as at first
        story.perform(job(story, "t1"))


def test_words_that_answer_a_task_are_its_answer_and_nothing_else() -> None:
    story, ann = held(plans=(PLAN,))
    asks(story, "t4")
    ann.says("red, please", "input")
    assert "input-noted" not in story.told
    assert story.project().notes == ()
    assert [answer.question for answer in story.project().answers] == ["q1"]
    assert "t4" in story.running()


def test_a_retry_waits_for_what_is_being_done_again() -> None:
    story, ann = held(Rules(team=TEAM, attempts=1), plans=(PLAN[:3],))
    story.perform(job(story, "t1"))
    two = job(story, "t2")
    story.receive(TaskFinished(two.name, "p1", "t2", 1, "failed", "coder", "it broke"))
    ann.presses("skip")
    check = job(story, "t3")
    story.receive(WorkSentBack(check.name, "p1", "t3", 1, "coder", "it leaks"))
    ann.commands("retry")
    assert story.running() == ["t1"]
    assert story.project().work.failed == 0
    story.perform(job(story, "t1"))
    assert sorted(story.running()) == ["t2", "t3"]


def test_what_the_person_owes_is_asked_only_after_the_work_it_needs() -> None:
    plan = (task("one"), task("plug it in", (0,), kind=TaskKind.ACTION))
    story, ann = held(Rules(team=TEAM, checkpoints=Checkpoints.AFTER), plans=(plan,))
    story.perform(job(story, "t1"))
    ann.presses("change", "make it blue")
    assert (story.running(), story.cards) == (["t1"], [])
    story.perform(job(story, "t1"))
    ann.presses("continue")
    assert story.card == "action"


@pytest.mark.parametrize("let_through", [0, 1])
def test_what_a_checkpoint_let_through_is_not_asked_about_again(let_through: int) -> None:
    shown = replace(task("one"), evidence=(Evidence(EvidenceKind.PERSON, "it looks right"),))
    rules = Rules(team=TEAM, checkpoints=Checkpoints.BEFORE)
    plan = (shown, task("beside")) if let_through else (task("last", (2,)), shown, task("base"))
    story, ann = held(rules, plans=(plan,))
    for name in ("t1",) if let_through else ("t2", "t3"):
        ann.presses("continue", card=story.cards[-1].id)
        story.perform(job(story, name))
    result, before = story.cards
    assert (result.about, before.about, before.task) == (About.RESULT, About.BEFORE, let_through)
    ann.commands("pause")
    ann.presses("continue", card=before.id)
    ann.presses("change", "make it blue", card=result.id)
    ann.commands("continue")
    assert (story.running(), story.cards) == ([f"t{let_through + 1}"], [])


def test_a_task_that_failed_is_tried_again_when_the_work_it_needs_is_done_again() -> None:
    plan = (task("use", (1,)), task("make"), task("check", (1,), checks=1, loops=1))
    story, _ = held(Rules(team=TEAM, attempts=1), plans=(plan,))
    story.perform(job(story, "t2"))
    use = job(story, "t1")
    story.receive(TaskFinished(use.name, "p1", "t1", 1, "failed", "coder", "it broke"))
    assert [card.about for card in story.cards] == [About.FAILED]
    check = job(story, "t3")
    story.receive(WorkSentBack(check.name, "p1", "t3", 1, "coder", "it leaks"))
    assert (story.running(), story.cards) == (["t2"], [])
    story.perform(job(story, "t2"))
    assert story.running() == ["t1", "t3"]


def test_an_answer_is_for_the_last_question_of_a_task_not_for_one_before() -> None:
    story, ann = held(plans=(PLAN,))
    four = job(story, "t4")
    story.receive(TaskAsked(four.name, "p1", "t4", 1, "coder", Question("coder", "Which size?")))
    ann.presses("submit", text="small")
    story.perform(job(story, "t1"))
    asks(story, "t2")
    asks(story, "t4")
    check = job(story, "t3")
    story.receive(WorkSentBack(check.name, "p1", "t3", 1, "coder", "it leaks"))
    assert [(card.about, card.task) for card in story.cards] == [(About.QUESTION, 3)]


def test_a_task_that_asks_without_end_makes_room_for_the_others() -> None:
    plan = (task("curious"), *(task(str(n)) for n in range(6)))
    story, ann = held(Rules(team=TEAM, limit=1), plans=(plan,))
    for n in range(5):
        one = job(story, "t1")
        question = Question("coder", f"What about {n}?")
        story.receive(TaskAsked(one.name, "p1", "t1", 1, "coder", question))
        ann.presses("submit", text="so")
        story.perform(job(story, f"t{n + 2}"))
        assert story.running() == ["t1"]
    asks(story, "t1")
    assert story.running() == ["t7"]
    assert story.told[-1] == "task-retries"


@pytest.mark.parametrize(
    ("order", "builds", "checks"), [((0, 1, 2, 3), "t2", "t3"), ((0, 2, 1, 3), "t3", "t2")]
)
def test_only_the_cards_of_what_is_done_again_are_withdrawn(
    order: tuple[int, ...], builds: str, checks: str
) -> None:
    """One task is built on t1 and asks; t4 stands beside it and asks something else."""
    story, _ = held(plans=(tuple(PLAN[n] for n in order),))
    story.perform(job(story, "t1"))
    asks(story, builds)
    beside = job(story, "t4")
    size = Question("coder", "Which size?")
    story.receive(TaskAsked(beside.name, "p1", "t4", 1, "coder", size))
    own = story.cards[1]
    assert (own.task, own.questions[0].text) == (3, "Which size?")
    check = job(story, checks)
    story.receive(WorkSentBack(check.name, "p1", checks, 1, "coder", "it leaks"))
    assert story.cards == [own]
    assert story.running() == ["t1"]


@pytest.mark.parametrize(("order", "checks"), [((0, 1, 2, 3), "t3"), ((0, 2, 1, 3), "t2")])
def test_only_what_is_done_again_stops_resting(order: tuple[int, ...], checks: str) -> None:
    story, _ = held(plans=(tuple(PLAN[n] for n in order),))
    story.perform(job(story, "t1"))
    for name in {"t2", "t3", "t4"} - {checks}:
        it = job(story, name)
        story.receive(TaskFinished(it.name, "p1", name, 1, "failed", "coder", "it broke"))
    assert len(story.project().work.rests) == 2
    check = job(story, checks)
    story.receive(WorkSentBack(check.name, "p1", checks, 1, "coder", "it leaks"))
    assert [n for n, _ in story.project().work.rests] == [3]
    assert story.running() == ["t1"]


def test_what_was_let_through_goes_first_though_another_became_ready() -> None:
    plan = (task("one"), task("two"))
    rules = Rules(team=TEAM, checkpoints=Checkpoints.BEFORE)
    story, ann = held(rules, plans=(plan,))
    ann.presses("continue")
    one = job(story, "t1")
    story.receive(TaskFinished(one.name, "p1", "t1", 1, "failed", "coder", "it broke"))
    (card,) = story.cards
    assert (card.about, card.task) == (About.BEFORE, 1)
    story.wait(minutes=1)  # the first one may be tried again
    ann.presses("continue", card=card.id)
    assert story.running() == ["t2"]


def test_what_ran_rested_or_waited_when_the_work_was_stopped_can_be_taken_up_again() -> None:
    plan = (*PLAN[:1], *(task(name) for name in ("two", "three", "four")))
    story, ann = held(Rules(team=TEAM, limit=3), plans=(plan,))
    asks(story, "t1")
    two = job(story, "t2")
    story.receive(TaskFinished(two.name, "p1", "t2", 1, "failed", "coder", "it broke"))
    work = story.project().work
    assert (work.held, work.resting, work.running) == (0b0001, 0b0010, 0b1100)
    ann.commands("stop")
    work = story.project().work
    assert (work.ready, work.held | work.resting | work.running) == (0b1111, 0)
