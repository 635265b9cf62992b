"""
`advance(project, event, moment)`: a project after an event, and what people see of it.

The table (phases.py) says what may happen; LIFE says what each event changes; ENTER says
what a phase does on entering. What is owed afterwards is owed.py's to say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from folkmoot.conversation import (
    absence,
    always,
    approval,
    debate,
    discovery,
    execution,
    followups,
    money,
    offer,
    review,
    steering,
    taking,
)
from folkmoot.conversation import acts as a
from folkmoot.conversation import events as e
from folkmoot.conversation import turns as t
from folkmoot.conversation.card import About
from folkmoot.conversation.facts import Fact, PhaseChanged, ProjectClosed
from folkmoot.conversation.owed import owed
from folkmoot.conversation.phases import PUBLIC, TRANSITIONS, WHILE_PARKED, Phase, ProjectEvent
from folkmoot.conversation.project import Project
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.scene import Moment, Scene
from folkmoot.conversation.schedule import let_go
from folkmoot.conversation.value import dataclass
from folkmoot.errors import NobodyWaits, NotNow


@dataclass(frozen=True)
class Advance:
    project: Project
    facts: tuple[Fact, ...]
    grows: tuple[a.ProjectAsked, ...]  # projects that open because of this


def advance(project: Project, event: ProjectEvent, moment: Moment) -> Advance:
    """Return the project after `event`; the one given is never changed.

    Raises NotNow where the table has no cell, NobodyWaits for a result that is not owed.
    """
    job = getattr(event, "job", "")
    if job and job not in owed(project, moment.rules):
        raise NobodyWaits(job)
    if project.parked and type(event) not in WHILE_PARKED:
        raise NotNow("parked", _plain(event))
    scene = Scene(project, moment)
    scene.change(changed_at=moment.at)
    money.spend(scene, getattr(event, "cost", 0), getattr(event, "thought", None))
    absence.over(scene, event)
    scene.derive(event)
    while scene.todo:
        _take(scene, scene.todo.popleft())
    _set_alarm(scene, before=project, by_person=isinstance(event, a.Act))
    return Advance(scene.project, tuple(scene.facts), tuple(scene.grows))


def _take(scene: Scene, event: ProjectEvent) -> None:
    phase = scene.project.phase
    target = TRANSITIONS[phase].get(type(event))
    if target is None:
        raise NotNow(PUBLIC[phase], _plain(event))
    LIFE[type(event)](scene, event)
    if target is not phase:
        _enter(scene, target, event)


def _plain(event: ProjectEvent) -> str:
    """The event's name as people write it: TaskFinished is "task finished"."""
    name = type(event).__name__
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


def _enter(scene: Scene, target: Phase, event: ProjectEvent) -> None:
    """Leave a phase with its cards and failures, and begin the next."""
    before = PUBLIC[scene.project.phase]
    if scene.project.phase is Phase.EXECUTION:
        let_go(scene)
    how = CLOSED_BY.get(type(event), "withdrawn")
    if target is Phase.CLOSED:
        scene.change(left=scene.project.phase, left_cards=scene.project.cards)
    for card in scene.project.cards:
        scene.close(card, "withdrawn" if card.about is About.ACT else how)
    scene.change(
        phase=target,
        turn=scene.project.turn + 1,
        failures=0,
        retry_at=0,
        stuck=False,
        absent=0,
        awaiting=(),
        speaker="",
        refused=False,
    )
    project = scene.project
    if target is Phase.CLOSED:
        assert project.outcome is not None, "a project that ends says how"
        scene.change(parked=False)
        scene.record(ProjectClosed(project.id, project.outcome, project.why))
    elif PUBLIC[target] != before or target is Phase.ASKING:
        bots = project.bots if target is Phase.ASKING else ()
        told = PhaseChanged(project.id, PUBLIC[target], project.round, project.iteration, bots)
        scene.record(told)
    begin = ENTER.get(target)
    if begin is not None:
        begin(scene, event)


def _set_alarm(scene: Scene, before: Project, by_person: bool) -> None:
    """Wait for a person only so long; every word of theirs begins the wait anew."""
    project = scene.project
    if not waits(project):
        alarm = 0
    elif by_person or not project.alarm or project.phase is not before.phase:
        alarm = scene.moment.at + _patience(project, scene.rules)
    else:
        return
    if alarm != project.alarm:
        scene.change(alarm=alarm)


def waits(project: Project) -> bool:
    """Whether nothing happens until a person speaks."""
    if project.parked or project.paused or not project.open:
        return False
    if project.phase is Phase.EXECUTION and (project.work.running or project.work.resting):
        return False
    if project.absent and project.phase is not Phase.EXECUTION:
        return False  # the model is waited for, and tried again
    return bool(project.cards) or project.phase is Phase.LISTENING


def _patience(project: Project, rules: Rules) -> int:
    return rules.silence if project.phase is Phase.ASKED else rules.wait


ENTER: dict[Phase, Callable[[Scene, Any], None]] = {
    Phase.ASKING: discovery.wave_sent,
    Phase.ASKED: discovery.round_shown,
    Phase.CHOOSING: offer.options_shown,
    Phase.DEBATING: debate.debate_entered,
    Phase.READY: debate.agreement_shown,
    Phase.APPROVAL: approval.approval_shown,
    Phase.EXECUTION: execution.work_begun,
    Phase.REVIEW: review.review_shown,
}

CLOSED_BY: dict[type[ProjectEvent], str] = {
    a.Chosen: "chosen",
    a.BuildAsked: "build",
    a.OtherAsked: "other",
    a.Satisfied: "satisfied",
    a.Started: "start",
    a.Discussed: "discuss",
    a.Cancelled: "cancel",
    a.GaveUp: "drop",
    a.Restarted: "restart",
    a.Stopped: "stop",
}
"""How a card is said to be closed when its answer changes the phase."""


def _nothing(scene: Scene, event: object) -> None:
    """The cell says it all."""


LIFE: dict[type[ProjectEvent], Callable[[Scene, Any], None]] = {
    t.Opened: discovery.opened,
    t.QuestionsDue: discovery.questions_due,
    t.WaveReturned: discovery.wave_returned,
    t.RoundReady: _nothing,
    t.BriefDue: _nothing,
    t.PlanDue: _nothing,
    t.OfferDue: _nothing,
    t.OptionsShown: _nothing,
    t.OfferGiven: offer.offer_given,
    t.DebateDue: _nothing,
    t.FloorGiven: _nothing,
    t.AgreementReached: _nothing,
    t.ApprovalDue: _nothing,
    t.WorkDue: _nothing,
    t.PlanFinished: _nothing,
    t.ReviewShown: _nothing,
    t.TakenBack: taking.taken_back,
    e.BotAsked: discovery.bot_asked,
    e.RoundMerged: discovery.round_merged,
    e.BriefWritten: approval.brief_written,
    e.PlanDrafted: approval.plan_drafted,
    e.OfferMade: offer.offer_made,
    e.SpeakerChosen: debate.speaker_chosen,
    e.BotSpoke: debate.bot_spoke,
    e.TaskFinished: execution.task_finished,
    e.TaskAsked: execution.task_asked,
    e.SandboxMissed: execution.sandbox_missed,
    e.WorkSentBack: execution.work_sent_back,
    e.RetryDue: execution.retry_due,
    e.ReviewWritten: review.review_written,
    e.JobFailed: always.job_failed,
    e.MoneyAsked: money.money_asked,
    e.ModelAway: absence.model_away,
    e.AlarmRang: always.silence,
    a.AskedBack: always.asked_back,
    a.AnswersGiven: discovery.answers_given,
    a.AnswerChanged: discovery.answer_changed,
    a.Skipped: discovery.skipped,
    a.Approved: approval.approved,
    a.Modified: approval.modified,
    a.Refused: always.refused,
    a.Replanned: approval.replanned,
    a.Edited: approval.edited_in_place,
    a.Noted: always.noted,
    a.Cancelled: always.cancelled,
    a.Paused: always.paused,
    a.Resumed: always.resumed,
    a.Continued: steering.continued,
    a.Stopped: steering.stopped,
    a.Revised: steering.revised,
    a.InputGiven: steering.input_given,
    a.TaskAnswered: steering.task_answered,
    a.BareAnswered: steering.bare_answered,
    a.FollowUpsAnswered: followups.follow_ups_answered,
    a.BudgetRaised: money.budget_raised,
    a.BudgetSet: money.budget_set,
    a.Retried: always.retry,
    a.GaveUp: always.gave_up,
    a.RulesTaken: absence.rules_taken,
    a.Reopened: taking.reopened,
    a.Satisfied: review.satisfied,
    a.ChangesAsked: review.changes_asked,
    a.Restarted: review.restarted,
    a.Started: debate.started,
    a.Discussed: debate.discussed,
    a.Chosen: offer.chosen,
    a.BuildAsked: offer.build_asked,
    a.OtherAsked: offer.other_asked,
}
