"""What every move of a project promises about who owes what to whom."""

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.advance import advance
from folkmoot.conversation.facts import ProjectClosed, ProjectParked, ProjectResumed
from folkmoot.conversation.owed import owed
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Outcome, Project
from folkmoot.conversation.rules import DAY, MINUTE
from folkmoot.conversation.scene import Moment
from folkmoot.errors import NobodyWaits, NotNow
from tests.conversation.parts import PARTS, walked
from tests.conversation.walk import Part

every_part = pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)

OWE: dict[Phase, type[ef.Effect]] = {
    Phase.ASKING: ef.AskBot,
    Phase.MERGING: ef.MergeRound,
    Phase.ANSWERING: ef.MakeOffer,
    Phase.WRITING: ef.WriteBrief,
    Phase.PLANNING: ef.DraftPlan,
    Phase.CHECKING: ef.WriteReview,
}
"""Where a bot owes something, and what."""


def jobs(found: dict[str, ef.Effect]) -> dict[str, ef.Effect]:
    return {name: effect for name, effect in found.items() if not isinstance(effect, ef.SetAlarm)}


def waits(project: Project) -> bool:
    """Whether only a person can bring it on."""
    if project.paused or project.parked or not project.open:
        return False
    if project.absent and project.phase is not Phase.EXECUTION:
        return False
    working = project.work.running or project.work.resting
    if project.phase is Phase.EXECUTION and working:
        return False
    return bool(project.cards) or project.phase is Phase.LISTENING


@every_part
def test_every_part_is_walked_within_its_bounds(part: Part) -> None:
    found = walked(part)
    sizes = ", ".join(str(len(plan)) for plan in part.plans) or "1"
    print(f"{found}; {len(part.bots)} bots, plans of {sizes} (+{part.grows}) tasks")
    assert found.moves


@every_part
def test_no_state_is_a_dead_end(part: Part) -> None:
    for move in walked(part).moves:
        project = move.after.project
        if not project.open or project.parked or project.paused:
            continue
        someone = jobs(move.after.owed) or project.cards or project.phase is Phase.LISTENING
        assert someone, f"nobody can bring it on\n{move}"


@every_part
def test_an_alarm_is_set_exactly_while_only_a_person_can_go_on(part: Part) -> None:
    for move in walked(part).moves:
        project = move.after.project
        alarms = [one for one in move.after.owed.values() if isinstance(one, ef.SetAlarm)]
        assert len(alarms) == waits(project), move
        assert bool(project.alarm) == waits(project), move


@every_part
def test_every_word_of_the_person_begins_the_wait_anew_and_nothing_else_does(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        if not after.alarm:
            continue
        patience = 30 * MINUTE if after.phase is Phase.ASKED else DAY
        spoke = isinstance(move.event, a.Act)
        anew = spoke or not before.alarm or before.phase is not after.phase
        assert after.alarm == (move.moment.at + patience if anew else before.alarm), move


@every_part
def test_the_phase_says_who_owes_what(part: Part) -> None:
    for move in walked(part).moves:
        project = move.after.project
        if project.parked or not project.open:
            assert not move.after.owed, move
            continue
        kinds = {type(effect) for effect in jobs(move.after.owed).values()}
        if project.phase is Phase.EXECUTION:
            assert kinds <= {ef.StartTask, ef.SetRetry}, move
        elif project.phase is Phase.DEBATING and not project.stuck:
            assert kinds == {ef.Speak if project.speaker else ef.ChooseSpeaker}, move
        elif project.phase in OWE and not project.stuck:
            assert kinds == {OWE[project.phase]}, move
        else:
            assert not kinds, move


@every_part
def test_nothing_superseded_is_owed(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before, move.after
        if before.project.phase is not after.project.phase:
            assert not before.owed.keys() & after.owed.keys(), move
        for effect in jobs(after.owed).values():
            if not isinstance(effect, ef.StartTask | ef.SetRetry):
                assert f"/{after.project.turn}.{after.project.failures}" in effect.name, move


@every_part
def test_no_job_is_owed_again_once_it_has_ended(part: Part) -> None:
    for move in walked(part).moves:
        assert not move.after.settled & move.after.owed.keys(), move


@every_part
def test_every_owed_result_is_accepted_and_settles_its_job(part: Part) -> None:
    for refusal in walked(part).refusals:
        job = getattr(refusal.event, "job", "")
        assert job not in refusal.before.owed, refusal
    for move in walked(part).moves:
        job = getattr(move.event, "job", "")
        assert not job or job in move.before.owed, move


@every_part
def test_a_result_nobody_waits_for_is_told_apart_and_changes_nothing(part: Part) -> None:
    late = 0
    for refusal in walked(part).refusals:
        if not isinstance(refusal.event, a.Act):
            assert isinstance(refusal.error, NobodyWaits), refusal
            late += 1
    assert late


@every_part
def test_a_failed_job_is_tried_later_and_later_and_then_the_person_is_asked(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        if not isinstance(move.event, e.JobFailed) or before.phase not in OWE:
            continue
        others = {*before.bots} - {*before.away, move.event.bot}
        if before.phase is Phase.ASKING and (others or len(before.awaiting) > 1):
            assert move.event.bot not in after.awaiting or after.turn > before.turn, move
            assert move.event.bot in after.away or after.turn > before.turn, move
        elif before.phase is Phase.ASKING and (before.failures + 1) % 3:
            wait = part.rules.backoff * (1, 4)[before.failures % 3]
            assert {one.due for one in jobs(move.after.owed).values()} == {move.moment.at + wait}
            assert after.awaiting == before.bots, "nobody came: all are asked again"
        elif (before.failures + 1) % 3:
            (effect,) = jobs(move.after.owed).values()
            wait = part.rules.backoff * (1, 4)[before.failures % 3]
            assert effect.due == move.moment.at + wait, move
        else:
            assert after.stuck, move
            assert after.cards[-1].options == ("retry", "drop"), move


@every_part
def test_a_job_is_due_at_once_unless_it_has_just_failed(part: Part) -> None:
    for move in walked(part).moves:
        fresh = jobs(move.after.owed).keys() - move.before.owed.keys()
        failed = isinstance(move.event, e.JobFailed | e.PlanDrafted | e.ModelAway)
        for effect in (move.after.owed[name] for name in fresh):
            parked = move.before.project.parked
            if not failed and not parked and not isinstance(effect, ef.SetRetry):
                assert effect.due == 0, move


@every_part
def test_cancel_ends_anything_that_is_open(part: Part) -> None:
    for refusal in walked(part).refusals:
        if isinstance(refusal.event, a.Cancelled):
            assert not refusal.before.project.open, refusal
    for move in walked(part).moves:
        if isinstance(move.event, a.Cancelled):
            assert move.after.project.outcome is Outcome.CANCELLATION, move
            assert not move.after.project.open, move
            assert not move.after.owed, move


@every_part
def test_what_is_closed_has_an_end_and_asks_nothing_and_is_owed_nothing(part: Part) -> None:
    for move in walked(part).moves:
        project = move.after.project
        told = [fact for fact in move.facts if isinstance(fact, ProjectClosed)]
        if project.open:
            assert not told, move
            assert project.outcome is (Outcome.TIMEOUT if _silent(project) else None), move
            continue
        assert project.outcome, move
        assert project.why, move
        assert not project.cards, move
        assert not move.after.owed, move
        assert not project.parked, move
        assert not project.paused, move
        assert not project.alarm, move
        assert [(fact.outcome, fact.why) for fact in told] == [(project.outcome, project.why)], move


def _silent(project: Project) -> bool:
    return project.parked and project.why != ""


@every_part
def test_only_silence_and_pause_park_and_only_a_person_takes_it_up_again(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        parked = [fact.why for fact in move.facts if isinstance(fact, ProjectParked)]
        if after.parked and not before.parked:
            assert isinstance(move.event, a.Paused | e.AlarmRang), move
            timeout = isinstance(move.event, e.AlarmRang)
            assert parked == ["timeout" if timeout else "pause"], move
            assert after.outcome is (Outcome.TIMEOUT if timeout else None), move
            assert after.cards == before.cards, move
        else:
            assert not parked, move
        resumed = any(isinstance(fact, ProjectResumed) for fact in move.facts)
        assert resumed == isinstance(move.event, a.Resumed), move
        if before.parked and not after.parked:
            assert isinstance(move.event, a.Resumed | a.Cancelled), move
        if resumed:
            assert before.parked, move
            assert not after.parked, move
            assert after.outcome is None, move


@every_part
def test_pause_and_resume_give_back_the_same_jobs_and_cards(part: Part) -> None:
    for place in walked(part).places:
        project = place.project
        if project.parked or not project.open or project.phase is Phase.EXECUTION:
            continue
        moment = Moment(place.at + 1, place.entry + 1, place.card, part.rules)
        parked = advance(project, a.Paused("ann"), moment).project
        assert parked.parked, place
        assert not owed(parked, part.rules), place
        back = advance(parked, a.Resumed("ann"), moment).project
        assert jobs(owed(back, part.rules)) == jobs(place.owed), place
        assert back.cards == project.cards, place
        assert back.work == project.work, place


@every_part
def test_while_parked_only_resume_cancel_and_talk_are_heard(part: Part) -> None:
    for move in walked(part).moves:
        if move.before.project.parked:
            assert isinstance(move.event, a.Resumed | a.Cancelled | a.AskedBack), move
    for refusal in walked(part).refusals:
        if refusal.before.project.parked and isinstance(refusal.event, a.Act):
            assert isinstance(refusal.error, NotNow), refusal
