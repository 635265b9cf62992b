"""What every move promises about the tasks of a plan."""

from collections.abc import Iterator

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.card import About, Card, CardKind
from folkmoot.conversation.facts import ProjectContinued, ProjectHeld, Said, TaskStarted
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import EvidenceKind, Plan, TaskKind
from folkmoot.conversation.project import Project
from folkmoot.conversation.rules import Checkpoints
from folkmoot.conversation.schedule import allowed
from folkmoot.conversation.vote import Vote
from tests.conversation.parts import PARTS, walked
from tests.conversation.walk import Move, Part

WORKING = tuple(part for part in PARTS if Phase.EXECUTION in part.phases)
every_work = pytest.mark.parametrize("part", WORKING, ids=lambda part: part.name)

HOLDING = (About.BEFORE, About.AFTER)

ELSEWHERE = (e.TaskAsked, e.SandboxMissed, e.WorkSentBack, e.MoneyAsked, e.ModelAway)
"""Ends of a job that are promised in test_walk_hands.py and test_walk_absence.py."""


def at_work(part: Part) -> Iterator[tuple[Move, Project, Plan]]:
    for move in walked(part).moves:
        project = move.after.project
        if project.phase is Phase.EXECUTION:
            assert project.plan is not None
            yield move, project, project.plan


def members(mask: int) -> set[int]:
    return {n for n in range(mask.bit_length()) if mask >> n & 1}


def needs_done(project: Project, plan: Plan, n: int) -> bool:
    return all(project.work.done >> need & 1 for need in plan.tasks[n].needs)


def held_back(cards: tuple[Card, ...]) -> bool:
    return any(card.about in HOLDING or card.kind is CardKind.BUDGET for card in cards)


@every_work
def test_what_runs_and_rests_is_exactly_what_is_owed(part: Part) -> None:
    for move in walked(part).moves:
        work, plan = move.after.project.work, move.after.project.plan
        owed = move.after.owed.values() if not move.after.project.parked else ()
        running = {one.task for one in owed if isinstance(one, ef.StartTask)}
        resting = {one.task for one in owed if isinstance(one, ef.SetRetry)}
        assert running == {plan.name(n) for n in members(work.running) if plan}, move
        assert resting == {plan.name(n) for n in members(work.resting) if plan}, move
        assert members(work.resting) == {n for n, _ in work.rests}, move


@every_work
def test_a_task_is_in_one_place_only(part: Part) -> None:
    for move, project, plan in at_work(part):
        w = project.work
        seen = 0
        for mask in (w.ready, w.running, w.resting, w.held, w.done, w.failed, w.skipped):
            assert not seen & mask, move
            seen |= mask
        assert not seen >> len(plan.tasks), move


@every_work
def test_nothing_is_begun_before_what_it_needs_is_done(part: Part) -> None:
    for move, project, plan in at_work(part):
        w = project.work
        asked = {card.task for card in project.cards if card.about is About.FAILED}
        given_up = members(w.failed) - asked  # what these need may be done again
        for n in members(w.ready | w.running | w.resting | w.held | w.failed) - given_up:
            assert needs_done(project, plan, n), f"{plan.name(n)}\n{move}"


@every_work
def test_a_task_waits_only_for_a_need_and_is_skipped_only_with_one(part: Part) -> None:
    for move, project, plan in at_work(part):
        w = project.work
        placed = w.ready | w.running | w.resting | w.held | w.done | w.failed | w.skipped
        for n, task in enumerate(plan.tasks):
            if not placed >> n & 1:
                assert not needs_done(project, plan, n), f"{plan.name(n)} is forgotten\n{move}"
            gone = w.failed | w.skipped
            if w.skipped >> n & 1:
                assert any(gone >> need & 1 for need in task.needs), f"{plan.name(n)}\n{move}"


@every_work
def test_a_ready_task_waits_only_for_a_reason(part: Part) -> None:
    rules = part.rules
    serial = rules.checkpoints in (Checkpoints.BEFORE, Checkpoints.BOTH)
    limit = 1 if serial else rules.limit
    for move, project, plan in at_work(part):
        running = members(project.work.running)
        assert len(running) <= limit, move
        if project.paused or project.parked or held_back(project.cards) or len(running) >= limit:
            continue
        for n in members(project.work.ready):
            mine = [m for m in running if plan.tasks[m].bot == plan.tasks[n].bot]
            files = [m for m in running if set(plan.tasks[m].files) & set(plan.tasks[n].files)]
            assert len(mine) >= rules.bot_limit or files, f"{plan.name(n)} could start\n{move}"


@every_work
def test_no_two_tasks_write_one_file_and_no_bot_does_more_than_it_may(part: Part) -> None:
    for move, project, plan in at_work(part):
        running = [plan.tasks[n] for n in members(project.work.running)]
        files = [file for task in running for file in task.files]
        assert len(files) == len(set(files)), move
        for task in running:
            assert sum(one.bot == task.bot for one in running) <= part.rules.bot_limit, move
            assert task.kind is TaskKind.WORK, move


@every_work
def test_what_starts_is_told_and_nothing_else_is(part: Part) -> None:
    for move in walked(part).moves:
        fresh = move.after.owed.keys() - move.before.owed.keys()
        owed = [move.after.owed[name] for name in fresh]
        starts = {(one.task, one.attempt) for one in owed if isinstance(one, ef.StartTask)}
        told = [(one.task, one.attempt) for one in move.facts if isinstance(one, TaskStarted)]
        assert sorted(told) == sorted(starts), move


@every_work
def test_nothing_starts_while_held_or_parked_or_before_a_checkpoint_is_answered(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        if not any(isinstance(fact, TaskStarted) for fact in move.facts):
            continue
        assert not after.paused, move
        assert not after.parked, move
        assert not before.parked, move
        stayed = tuple(card for card in before.cards if card in after.cards)
        assert not held_back(stayed), move
        assert not any(card.about is About.AFTER for card in after.cards), move


@every_work
def test_a_task_that_must_be_checked_first_starts_only_by_the_word_of_the_person(
    part: Part,
) -> None:
    if part.rules.checkpoints not in (Checkpoints.BEFORE, Checkpoints.BOTH):
        return
    cleared = 0
    for move in walked(part).moves:
        for fact in move.facts:
            if isinstance(fact, TaskStarted):
                plan = move.after.project.plan
                assert plan is not None
                ahead = [c.task for c in move.before.project.cards if c.about is About.BEFORE]
                cleared_before = (*ahead, move.before.project.work.cleared)
                assert plan.number(fact.task) in cleared_before, move
                cleared += 1
    assert cleared


@every_work
def test_every_done_task_is_checked_where_that_is_wanted(part: Part) -> None:
    wanted = part.rules.checkpoints in (Checkpoints.AFTER, Checkpoints.BOTH)
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        new = [c for c in after.cards if c not in before.cards and c.about is About.AFTER]
        ended = isinstance(move.event, e.TaskFinished) and after.plan is not None
        done = after.work.done & ~before.work.done if ended else 0
        assert {card.task for card in new} == (members(done) if wanted else set()), move


@every_work
def test_the_budget_bears_what_starts(part: Part) -> None:
    for move, project, plan in at_work(part):
        started = [one for one in move.facts if isinstance(one, TaskStarted)]
        promised = sum(allowed(plan, project.work, n) for n in members(project.work.running))
        if started:
            assert project.spent + promised <= project.budget, move
        for card in project.cards:
            if card.kind is CardKind.BUDGET and card not in move.before.project.cards:
                n = min(members(project.work.ready))
                dear = project.spent + promised + allowed(plan, project.work, n)
                assert dear > project.budget or getattr(move.event, "met", False), move


@every_work
def test_a_task_is_done_only_with_its_evidence_or_by_the_person(part: Part) -> None:
    for move in walked(part).moves:
        before, after, event = move.before.project, move.after.project, move.event
        fresh = members(after.work.done & ~before.work.done)
        if before.phase is not Phase.EXECUTION or not fresh:
            continue
        assert after.plan is not None
        (n,) = fresh
        if isinstance(event, e.TaskFinished):
            assert event.status != "failed", move
            assert all(proof.found for proof in event.proofs), move
            assert event.task == after.plan.name(n), move
        else:
            assert isinstance(event, a.TaskAnswered | a.Continued), move
            promised = {evidence.kind for evidence in after.plan.tasks[n].evidence}
            by_hand = after.plan.tasks[n].kind is not TaskKind.WORK
            assert by_hand or EvidenceKind.PERSON in promised, move


@every_work
def test_a_finished_task_moves_to_where_its_result_says(part: Part) -> None:
    for move in walked(part).moves:
        before, after, event = move.before.project, move.after.project, move.event
        effect = move.before.owed.get(getattr(event, "job", ""))
        if not isinstance(effect, ef.StartTask) or before.plan is None:
            continue
        n = before.plan.number(effect.task)
        if isinstance(event, ELSEWHERE):
            continue
        if (vote := _vote(event, before, n, part)) and vote.chosen:
            free = before.paused or not after.work.running >> n & 1
            assert (after.work.ready if free else after.work.running) >> n & 1, move
            assert after.work.trail(n).way == vote.chosen, move
            continue
        assert not after.work.running >> n & 1, move
        if _succeeded(event):
            promised = {evidence.kind for evidence in before.plan.tasks[n].evidence}
            shown = EvidenceKind.PERSON in promised
            assert (after.work.held if shown else after.work.done) >> n & 1, move
            continue
        assert after.work.tried(n) == before.work.tried(n) + 1, move
        tried = after.work.tried(n) - after.work.trail(n).again
        if tried % part.rules.attempts == 0:
            assert after.work.failed >> n & 1, move
            asked = [card for card in after.cards if card.about is About.FAILED and card.task == n]
            again = ("1", "2") if vote else ("retry",)
            assert [card.options for card in asked] == [(*again, "skip", "replan")], move
        elif before.paused:
            assert after.work.ready >> n & 1, move
        else:
            wait = part.rules.backoff * 4 ** (tried % part.rules.attempts - 1)
            assert (n, move.moment.at + wait) in after.work.rests, move


def _vote(event: object, before: Project, n: int, part: Part) -> Vote | None:
    """A vote that counts: the first one of a task, with its last attempt."""
    trail = before.work.trail(n)
    last = (before.work.tried(n) + 1 - trail.again) % part.rules.attempts == 0
    return getattr(event, "vote", None) if last and not trail.voted else None


def _succeeded(event: object) -> bool:
    proved = isinstance(event, e.TaskFinished) and all(proof.found for proof in event.proofs)
    return proved and getattr(event, "status", "") != "failed"


@every_work
def test_the_work_ends_when_nothing_is_left_and_nobody_is_asked(part: Part) -> None:
    for move, project, plan in at_work(part):
        w = project.work
        settled = w.done | w.failed | w.skipped
        asked = [card for card in project.cards if card.about is not About.ACT]
        over = settled == (1 << len(plan.tasks)) - 1 and not asked
        assert not over or project.paused or project.parked, move
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        leaves = before.phase is Phase.EXECUTION and after.phase is Phase.CHECKING
        if leaves and not _stopped(move):
            w = after.work
            assert after.plan, move
            assert w.done | w.failed | w.skipped == after.plan.all, move


def _stopped(move: Move) -> bool:
    event = move.event
    return isinstance(event, a.Stopped) or (
        isinstance(event, a.TaskAnswered) and event.option == "stop"
    )


@every_work
def test_outside_the_work_nothing_runs_rests_or_is_held(part: Part) -> None:
    for move in walked(part).moves:
        project = move.after.project
        if project.phase is not Phase.EXECUTION:
            w = project.work
            assert not w.running, move
            assert not w.resting, move
            assert not w.held, move
            assert not w.rests, move
            assert not w.waiting, move
            assert not project.paused, move


@every_work
def test_pause_holds_and_continue_lets_go_and_both_are_told(part: Part) -> None:
    for move in walked(part).moves:
        before, after, event = move.before.project, move.after.project, move.event
        held = [fact.by for fact in move.facts if isinstance(fact, ProjectHeld)]
        gone_on = [fact.by for fact in move.facts if isinstance(fact, ProjectContinued)]
        if before.phase is not Phase.EXECUTION or after.phase is not Phase.EXECUTION:
            assert not held, move
            continue
        pauses = isinstance(event, a.Paused)
        pauses |= isinstance(event, a.InputGiven) and part.rules.pause and not before.paused
        assert held == (["ann"] if pauses else []), move
        assert after.paused == (pauses or (before.paused and not gone_on)), move
        if before.paused and isinstance(event, a.Continued):
            assert gone_on == ["ann"], move
        else:
            assert not gone_on, move


@every_work
def test_follow_ups_join_the_plan_only_by_a_yes_or_within_the_share(part: Part) -> None:
    for move in walked(part).moves:
        before, after, event = move.before.project, move.after.project, move.event
        if before.plan is None or after.plan is None or before.phase is not Phase.EXECUTION:
            continue
        grown = len(after.plan.tasks) - len(before.plan.tasks)
        if isinstance(event, a.FollowUpsAnswered):
            added = len(before.work.waiting) if event.option == "approve" else 0
            assert grown == added, move
            assert after.work.approved == before.work.approved + added, move
            assert not after.work.waiting, move
        elif grown:
            extra = len(after.plan.tasks) - after.work.approved
            assert extra * 100 <= after.work.approved * part.rules.follow_up_share, move
            assert isinstance(event, e.TaskFinished), move
            assert before.approved, move


@every_work
def test_input_is_noted_and_said_to_be(part: Part) -> None:
    for move in walked(part).moves:
        cards = move.before.project.cards
        answers = any(card.about is About.QUESTION for card in cards)
        if isinstance(move.event, a.InputGiven) and not answers:
            said = [fact.words.id for fact in move.facts if isinstance(fact, Said)]
            holds = part.rules.pause or move.before.project.paused
            assert said == ["input-holds" if holds else "input-noted"], move
            assert move.event.entry in move.after.project.notes, move
