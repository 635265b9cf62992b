"""What every move promises where tasks ask, miss a sandbox and send work back."""

from collections.abc import Iterator

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.execution import FOR_WALLS, MOST_ASKED
from folkmoot.conversation.facts import Decided
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Work
from tests.conversation.parts import PARTS, walked
from tests.conversation.test_walk_work import members
from tests.conversation.walk import Move, Part, answers_a_task

HANDS = tuple(part for part in PARTS if part.hands)
every_hand = pytest.mark.parametrize("part", HANDS, ids=lambda part: part.name)


def failures(work: Work, n: int) -> int:
    return work.tried(n) - work.trail(n).again


def ends(part: Part, *kinds: type) -> Iterator[tuple[Move, int]]:
    """Moves in which a task ends in one of these ways, and its number."""
    for move in walked(part).moves:
        if isinstance(move.event, kinds):
            plan = move.before.project.plan
            assert plan is not None
            yield move, plan.number(getattr(move.event, "task", ""))


@every_hand
def test_a_task_that_asks_waits_and_goes_on_in_the_same_attempt(part: Part) -> None:
    for move, n in ends(part, e.TaskAsked, e.SandboxMissed):
        before, after = move.before.project.work, move.after.project.work
        if len(before.trail(n).asked) == MOST_ASKED:
            assert failures(after, n) == failures(before, n) + 1, move
            continue
        if isinstance(move.event, e.SandboxMissed):
            continue
        assert after.tried(n) == before.tried(n), move
        assert after.trail(n).asked[:-1] == before.trail(n).asked, move
        question = after.trail(n).asked[-1]
        assert question in {one.id for one in move.after.project.asked}, move
        shown = {q.id for card in move.after.project.cards for q in card.questions}
        assert bool(after.held >> n & 1) == (question in shown), move


@every_hand
def test_an_answer_is_kept_where_it_stands_and_lets_its_task_go_on(part: Part) -> None:
    for move in walked(part).moves:
        if not answers_a_task(move):
            continue
        before, after, event = move.before.project, move.after.project, move.event
        assert isinstance(event, a.Act)
        closed = [card for card in before.cards if card not in after.cards]
        asked = [card for card in closed if card.about is About.QUESTION]
        assert len(asked) == 1, move
        (question,) = asked[0].questions
        skips = isinstance(event, a.Continued) or getattr(event, "option", "") == "skip"
        fresh = [one for one in after.answers if one not in before.answers]
        wanted = [] if skips else [(event.entry, question.id)]
        assert [(one.entry, one.question) for one in fresh] == wanted, move
        assert asked[0].task is not None
        assert (after.work.ready | after.work.running) >> asked[0].task & 1, move


@every_hand
def test_without_walls_the_room_asks_once_and_no_task_goes_on_before_the_answer(
    part: Part,
) -> None:
    for move, n in ends(part, e.SandboxMissed):
        before, after = move.before.project, move.after.project
        if len(before.work.trail(n).asked) == MOST_ASKED:
            continue
        cards = [card for card in after.cards if card.about is About.BARE]
        assert len(cards) == (not before.bare), move
        assert bool(after.work.held >> n & 1) == (not before.bare), move
        assert failures(after.work, n) == failures(before.work, n), move
    for move in walked(part).moves:
        before, after, event = move.before.project, move.after.project, move.event
        if before.bare != after.bare:
            assert isinstance(event, a.BareAnswered), move
            assert not before.bare, move
            assert event.option == after.bare, move
            assert [f.by for f in move.facts if isinstance(f, Decided)] == ["ann"], move
        waiting = {
            n for n in members(after.work.held) if after.work.trail(n).asked[-1:] == (FOR_WALLS,)
        }
        if after.phase is Phase.EXECUTION:
            asked = any(card.about is About.BARE for card in after.cards)
            assert asked or not waiting, move


@every_hand
def test_what_is_sent_back_is_done_again_with_all_that_was_built_on_it(part: Part) -> None:
    for move, n in ends(part, e.WorkSentBack):
        before, after = move.before.project.work, move.after.project.work
        plan = move.after.project.plan
        assert plan is not None
        task = plan.tasks[n]
        if task.checks is None or before.trail(n).loops == task.loops:
            assert after.failed >> n & 1, move
            assert failures(after, n) == failures(before, n) + 1, move
            continue
        m = task.checks
        assert (after.ready | after.running) >> m & 1, move
        assert after.trail(m).last == move.moment.entry, move
        assert after.trail(n).loops == before.trail(n).loops + 1 <= task.loops, move
        gone = after.failed | after.skipped
        for k, built in enumerate(plan.tasks):
            assert failures(after, k) == failures(before, k), move
            if m in built.needs:
                over = after.ready | after.running | after.done | after.held | after.resting
                assert not over >> k & 1, move
                assert (
                    not gone >> k & 1 or gone >> k & 1 == (before.failed | before.skipped) >> k & 1
                )
                assert not any(card.task == k for card in move.after.project.cards), move
        owed = {one.task for one in move.after.owed.values() if isinstance(one, ef.StartTask)}
        assert owed == {plan.name(k) for k in members(after.running)}, move


def test_the_walks_met_every_way_a_task_may_need_somebody() -> None:
    met = {type(move.event) for part in HANDS for move in walked(part).moves}
    assert met >= {e.TaskAsked, e.SandboxMissed, e.WorkSentBack, a.BareAnswered}
    assert any(
        move.before.project.work.trail(n).loops == 1
        for part in HANDS
        for move, n in ends(part, e.WorkSentBack)
    )


def test_a_task_that_lacks_money_goes_on_in_the_same_attempt_or_waits_for_the_person() -> None:
    part = next(part for part in HANDS if "money" in part.hands)
    answered = set()
    for move, n in ends(part, e.MoneyAsked):
        event, work, project = move.event, move.after.project.work, move.after.project
        assert isinstance(event, e.MoneyAsked)
        assert project.spent == move.before.project.spent + event.cost, move
        assert work.tried(n) == move.before.project.work.tried(n), move
        assert work.trail(n).grant == event.wanted, move
        assert (work.ready | work.running) >> n & 1, move
        asked = any(card.kind is CardKind.BUDGET for card in project.cards)
        if event.met:
            assert asked, move
        if asked:
            assert not work.running & ~move.before.project.work.running, move
        answered.add((event.met, asked, bool(work.running >> n & 1)))
    assert answered == {(True, True, False), (False, True, False), (False, False, True)} | {
        (False, False, False)  # paused
    }


def test_a_phase_that_lacks_money_owes_nothing_until_the_budget_is_raised() -> None:
    for part in (part for part in PARTS if part.poor):
        for move in walked(part).moves:
            if not isinstance(move.event, e.MoneyAsked) or move.event.task:
                continue
            (card,) = [one for one in move.after.project.cards if one.kind is CardKind.BUDGET]
            assert card.options == ("raise", "stop"), move
            assert not [one for one in move.after.owed.values() if not is_alarm(one)], move
        for move in walked(part).moves:
            poor = move.before.project.stuck and move.before.project.phase is not Phase.EXECUTION
            if poor and isinstance(move.event, a.BudgetRaised):
                assert [one for one in move.after.owed.values() if not is_alarm(one)], move
                assert move.after.project.budget > move.before.project.budget, move


def is_alarm(effect: ef.Effect) -> bool:
    return isinstance(effect, ef.SetAlarm | ef.SetRetry)
