"""Cells that every phase has, tried one by one: what may happen at any time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation.advance import advance
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.phases import BOTS_OWE, Phase
from folkmoot.conversation.project import Project
from folkmoot.conversation.scene import Moment
from folkmoot.errors import NotNow
from tests.conversation.test_stories_work import held

OPEN = [phase for phase in Phase if phase is not Phase.CLOSED]


def in_phase(phase: Phase) -> tuple[Project, Moment]:
    """A project with a plan, put into a phase."""
    story, _ = held()
    project = evolve(story.project(), phase=phase)
    return project, Moment(story.at, story.room.seq + 1, story.room.last_card, story.room.rules)


@pytest.mark.parametrize("phase", [phase for phase in OPEN if phase is not Phase.OPENED])
def test_what_a_project_may_cost_can_be_said_at_any_time(phase: Phase) -> None:
    project, moment = in_phase(phase)
    after = advance(project, a.BudgetSet("ann", budget=9_000_000), moment).project
    assert (after.budget, after.phase) == (9_000_000, phase)


@pytest.mark.parametrize("phase", sorted(BOTS_OWE))
def test_words_reach_whoever_thinks_next(phase: Phase) -> None:
    project, moment = in_phase(phase)
    after = advance(project, a.Noted("ann", moment.entry, "in blue"), moment).project
    assert (after.notes[-1], after.phase) == (moment.entry, phase)


@pytest.mark.parametrize("phase", sorted(BOTS_OWE))
def test_a_question_in_passing_changes_nothing_but_the_hour(phase: Phase) -> None:
    project, moment = in_phase(phase)
    after = advance(project, a.AskedBack("ann", moment.entry), moment).project
    assert replace(after, changed_at=0) == replace(project, changed_at=0)


@pytest.mark.parametrize("phase", sorted(BOTS_OWE))
def test_a_phase_that_is_stuck_can_be_tried_again(phase: Phase) -> None:
    project, moment = in_phase(phase)
    after = advance(evolve(project, stuck=True), a.Retried("ann"), moment).project
    assert (after.stuck, after.phase) == (False, phase)


def test_what_cannot_be_now_is_called_as_people_write_it() -> None:
    project, moment = in_phase(Phase.EXECUTION)
    for act, name in ((a.Restarted("ann"), "restarted"), (a.ChangesAsked("ann"), "changes asked")):
        with pytest.raises(NotNow) as refused:
            advance(project, act, moment)
        assert refused.value.values["what"] == name
