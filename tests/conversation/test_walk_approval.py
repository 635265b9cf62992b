"""Nothing reaches execution except through an approval of what was shown."""

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.facts import Decided
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import EvidenceKind, TaskKind
from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import StaleApproval
from tests.conversation.alphabet import BROKEN, OTHER
from tests.conversation.parts import PARTS, walked
from tests.conversation.walk import Move, Part

every_part = pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)


def asked_for(project: Project, rules: Rules) -> bool:
    """The one-task rule of the design, written down a second time."""
    plan = project.plan
    if plan is None or len(plan.tasks) != 1:
        return False
    (task,) = plan.tasks
    small = max(plan.cost, task.allowance) <= rules.task_cost
    runs = task.runs or any(proof.kind is EvidenceKind.EXIT for proof in task.evidence)
    meant = project.intent is Intent.TASK or (
        rules.approve_simple and project.flow is not Flow.DEBATE
    )
    first = project.iteration == 1 and project.sure
    return meant and first and small and not runs and task.kind is TaskKind.WORK


@every_part
def test_work_begins_only_with_an_approval_of_exactly_what_was_shown(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        if before.phase is Phase.EXECUTION or not _worked(move):
            continue
        decided = [fact for fact in move.facts if isinstance(fact, Decided)]
        if any(fact.what == "approved by asking" for fact in decided):
            assert asked_for(after, part.rules), move
            assert after.approved == 0, move
            assert [fact.by for fact in decided] == ["ann"], move
            continue
        agreed = move.after.agreed
        assert agreed is not None, move
        assert after.approved == agreed.revision == after.revision, move
        assert after.brief == agreed.brief, move
        if before.phase is Phase.PLANNING:  # the brief alone was shown
            assert agreed.plan is None, move
            assert not part.rules.plan_approval, move
        else:
            assert after.plan == agreed.plan, move
            assert isinstance(move.event, a.Approved | a.Edited), move


def _worked(move: Move) -> bool:
    return any(isinstance(effect, ef.StartTask) for effect in move.after.owed.values()) or (
        move.after.project.phase is Phase.EXECUTION
    )


@every_part
def test_a_small_task_that_was_asked_for_is_not_asked_about_again(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        if isinstance(move.event, e.PlanDrafted) and not before.approved and after.plan:
            if after.phase is Phase.APPROVAL:
                assert not asked_for(after, part.rules), move
            elif after.phase is not Phase.PLANNING:
                assert asked_for(after, part.rules), move


@every_part
def test_an_approval_that_stands_is_of_a_card_a_person_answered(part: Part) -> None:
    for move in walked(part).moves:
        approved = move.after.project.approved
        if approved:
            assert move.after.agreed, move
            assert move.after.agreed.revision == approved, move


@every_part
def test_every_other_revision_is_refused_as_stale(part: Part) -> None:
    for refusal in walked(part).refusals:
        project = refusal.before.project
        open_now = project.phase is Phase.APPROVAL and not project.parked
        if isinstance(refusal.event, a.Approved) and open_now:
            assert isinstance(refusal.error, StaleApproval), refusal
            assert refusal.event.revision != project.revision, refusal
    for move in walked(part).moves:
        if isinstance(move.event, a.Approved):
            shown = [c.number for c in move.before.project.cards if c.about is About.PHASE]
            assert move.event.revision in shown, move


@every_part
def test_whatever_is_shown_anew_is_a_new_revision(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        if before.phase is after.phase is Phase.APPROVAL:
            changed = (before.brief, before.plan) != (after.brief, after.plan)
            assert not changed or before.revision != after.revision, move
        if after.phase is Phase.APPROVAL:
            cards = [card for card in after.cards if card.kind is CardKind.APPROVAL]
            assert [card.number for card in cards] == [after.revision], move
            assert after.approved == 0, move
            shown = dict(cards[0].words.values)
            assert shown["count"] == (len(after.plan.tasks) if after.plan else 0), move


@every_part
def test_edits_are_taken_by_the_person_and_broken_ones_refused(part: Part) -> None:
    for move in walked(part).moves:
        event, before, after = move.event, move.before.project, move.after.project
        if not isinstance(event, a.Edited):
            continue
        assert event.plan != BROKEN, move
        if event.plan:
            assert after.plan is not None, move
            assert after.plan.tasks == OTHER, move
            assert (after.phase is Phase.EXECUTION) == event.approve, move
            assert after.plan.first == before.next_task, move
        else:
            assert after.phase is Phase.PLANNING, move  # another brief needs another plan
        if event.brief and before.brief:
            assert after.brief is not None, move
            assert after.brief.title == "another", move
            (line,) = after.brief.section("users")
            assert (line.source, line.by) == (event.entry, "ann"), move


@every_part
def test_a_broken_plan_counts_as_no_plan(part: Part) -> None:
    for move in walked(part).moves:
        event, before, after = move.event, move.before.project, move.after.project
        single = part.intent is Intent.TASK or not part.rules.planning
        if isinstance(event, e.PlanDrafted):
            broken = event.tasks == BROKEN or (single and len(event.tasks) > 1)
            assert (after.phase is Phase.PLANNING) == broken, move
            assert (after.failures > before.failures) == broken, move
            if not broken:
                assert after.plan, move
                assert after.plan.first == before.next_task, move
                assert after.plan.cost == part.price, move


@every_part
def test_the_plan_is_one_task_where_that_was_agreed(part: Part) -> None:
    single = part.intent is Intent.TASK or not part.rules.planning
    for place in walked(part).places:
        for effect in place.owed.values():
            if isinstance(effect, ef.DraftPlan):
                assert effect.single == single, place


@every_part
def test_a_task_never_gets_a_name_that_was_used_before(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        if after.phase is Phase.EXECUTION:
            assert after.plan is not None
            assert after.next_task == after.plan.first + len(after.plan.tasks), move
            if before.phase is not Phase.EXECUTION:
                assert after.plan.first == before.next_task, move
                assert after.work.approved == len(after.plan.tasks), move


@every_part
def test_a_changed_brief_asks_only_what_is_unknown_and_only_when_it_may(part: Part) -> None:
    for move in walked(part).moves:
        event, before, after = move.event, move.before.project, move.after.project
        if not isinstance(event, e.BriefWritten):
            continue
        may_ask = before.iteration > 1 and before.round < (
            1 if part.rules.ask == "minimal" else min(3, part.rules.rounds)
        )
        may_ask = may_ask and not before.skipped  # whoever skipped them is asked no more
        assert (after.phase is Phase.ASKED) == (bool(event.questions) and may_ask), move
        assert after.round == before.round + (after.phase is Phase.ASKED), move
        assert after.brief == event.brief, move
        assert after.plan is None, move
        assert not after.approved, move
        if after.phase is not Phase.ASKED:
            shown_alone = not part.rules.plan_approval and not part.rules.approve_simple
            expected = Phase.APPROVAL if shown_alone else Phase.PLANNING
            assert after.phase is expected, move
