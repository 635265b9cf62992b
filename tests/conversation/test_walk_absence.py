"""What every move promises where the model stays away."""

from collections.abc import Iterator

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.absence import LASTING, pause
from folkmoot.conversation.card import About
from folkmoot.conversation.facts import Said
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Project
from folkmoot.conversation.rules import MINUTE, Rules
from tests.conversation.parts import PARTS, walked
from tests.conversation.walk import Move, Part

AWAY = tuple(part for part in PARTS if part.away)
every_absence = pytest.mark.parametrize("part", AWAY, ids=lambda part: part.name)


def absences(part: Part) -> Iterator[Move]:
    """Moves in which a job finds no model, but for bots of a wave that are only missed."""
    for move in walked(part).moves:
        missed = move.after.project.away and move.before.project.phase is Phase.ASKING
        left = move.before.project.phase is not move.after.project.phase
        if isinstance(move.event, e.ModelAway) and not missed and not left:
            yield move


def asks(project: Project) -> bool:
    return any(card.about is About.AWAY for card in project.cards)


def waiting(move: Move) -> list[ef.Effect]:
    """What is owed once the model may be back."""
    return [one for one in move.after.owed.values() if not isinstance(one, ef.SetAlarm)]


@every_absence
def test_an_absence_leaves_everything_as_it_was(part: Part) -> None:
    for move in absences(part):
        before, after = move.before.project, move.after.project
        for name in ("phase", "round", "iteration", "brief", "plan", "asked", "answers", "notes"):
            assert getattr(after, name) == getattr(before, name), move
        assert after.work.tries == before.work.tries, "no attempt is used up"
        assert after.work.done | after.work.failed == before.work.done | before.work.failed, move
        assert not any(isinstance(fact, Said) for fact in move.facts), move


@every_absence
def test_the_job_is_owed_again_when_the_pause_is_over(part: Part) -> None:
    for move in absences(part):
        before, after = move.before.project, move.after.project
        if after.paused or after.parked:
            continue
        assert after.absent, move
        due = max((one.due for one in waiting(move)), default=0)
        assert due == after.retry_at, move
        lasting = isinstance(move.event, e.ModelAway) and move.event.why in LASTING
        if move.moment.at >= before.retry_at or before.absent < 1 + lasting:
            assert after.absent == max(before.absent + 1, 1 + lasting), move
            assert after.retry_at == move.moment.at + pause(after.absent, part.rules), move


@every_absence
def test_it_is_said_once_it_lasts_and_at_once_where_waiting_mends_nothing(part: Part) -> None:
    for move in absences(part):
        event = move.event
        assert isinstance(event, e.ModelAway)
        lasts = move.after.project.absent > 1
        assert lasts or event.why not in LASTING, move
        assert asks(move.after.project) == (lasts or asks(move.before.project)), move
    for move in walked(part).moves:
        cards = [card for card in move.after.project.cards if card.about is About.AWAY]
        assert len(cards) <= 1, move
        if cards:
            assert cards[0].options == ("retry", "rules", "drop"), move
            assert move.after.project.absent, move


@every_absence
def test_whoever_tries_now_has_it_owed_now(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        if isinstance(move.event, a.Retried) and before.absent:
            assert not asks(after), move
            assert after.absent == 1, "an absence that goes on is said at once"
            assert not [one for one in waiting(move) if one.due > move.moment.at] or any(
                not after.work.trail(n).away for n, _ in after.work.rests
            ), move


@every_absence
def test_by_rules_is_said_by_a_person_and_never_goes_past_an_approval(part: Part) -> None:
    for move in walked(part).moves:
        before, after = move.before.project, move.after.project
        if before.rules_only != after.rules_only:
            assert isinstance(move.event, a.RulesTaken), move
            assert before.absent, move
            assert not asks(after), move
            if before.phase is Phase.EXECUTION:
                assert after.phase is Phase.WRITING, move
                assert not after.approved, move
            else:
                assert after.phase is before.phase, move


@every_absence
def test_any_other_end_of_a_job_ends_the_absence(part: Part) -> None:
    for move in walked(part).moves:
        other = isinstance(move.event, e.ProjectResult)
        other = other and not isinstance(move.event, e.ModelAway | e.RetryDue | e.AlarmRang)
        if other and move.before.project.absent:
            assert not move.after.project.absent, move
            assert not asks(move.after.project), move
            rests = [n for n, _ in move.after.project.work.rests]
            assert not [n for n in rests if move.after.project.work.trail(n).away], move


def test_the_pauses_grow_up_to_an_hour() -> None:
    rules = Rules()
    pauses = [pause(n, rules) for n in range(1, 12)]
    assert pauses[0] == rules.backoff
    assert pauses == sorted(pauses)
    assert pauses[-1] == 60 * MINUTE


def test_the_walks_met_absences_everywhere() -> None:
    met = {move.before.project.phase for part in AWAY for move in absences(part)}
    assert met == {
        *(Phase.ASKING, Phase.MERGING, Phase.ANSWERING, Phase.DEBATING),
        *(Phase.WRITING, Phase.PLANNING, Phase.EXECUTION, Phase.CHECKING),
    }
