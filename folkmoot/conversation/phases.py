"""
The life of a project as one table. START HERE to see what may happen when.

Rule 1: every change of phase is a cell of TRANSITIONS. No other line sets a phase, but for
        taking.py, which puts a project back where it was.
Rule 2: a cell has one target and no guard. Where the next phase depends on something, the
        event stays (its cell names its own phase) and a turn follows that has the target.
Rule 3: a phase says who owes what. BOTS_OWE says it as data.
"""

from __future__ import annotations

from enum import StrEnum

from folkmoot.conversation import acts as a
from folkmoot.conversation import events as e
from folkmoot.conversation import turns as t
from folkmoot.conversation.verdict import State

ProjectEvent = a.Act | e.ProjectResult | t.Turn


class Phase(StrEnum):
    OPENED = "opened"
    ASKING = "asking"
    MERGING = "merging"
    ASKED = "asked"
    ANSWERING = "answering"
    CHOOSING = "choosing"
    DEBATING = "debating"
    LISTENING = "listening"
    READY = "ready"
    WRITING = "writing"
    PLANNING = "planning"
    APPROVAL = "approval"
    EXECUTION = "execution"
    CHECKING = "checking"
    REVIEW = "review"
    CLOSED = "closed"


P = Phase

PUBLIC: dict[Phase, str] = {
    P.OPENED: "idle",
    P.ASKING: "discovery",
    P.MERGING: "discovery",
    P.ASKED: "discovery",
    P.ANSWERING: "answering",
    P.CHOOSING: "answering",
    P.DEBATING: "debate",
    P.LISTENING: "debate",
    P.READY: "ready",
    P.WRITING: "synthesis",
    P.PLANNING: "synthesis",
    P.APPROVAL: "approval",
    P.EXECUTION: "execution",
    P.CHECKING: "review",
    P.REVIEW: "review",
    P.CLOSED: "idle",
}
"""What people are told. Several phases may share a name; who owes what tells them apart."""

BOTS_OWE = frozenset(
    {P.ASKING, P.MERGING, P.ANSWERING, P.DEBATING, P.WRITING, P.PLANNING, P.CHECKING}
)
"""Here a message waits in the inbox until the bots are done."""

STATES: dict[Phase, State] = {
    P.OPENED: State.FIRST,
    P.ASKING: State.DISCOVERY,
    P.MERGING: State.DISCOVERY,
    P.ASKED: State.DISCOVERY,
    P.ANSWERING: State.DISCOVERY,
    P.CHOOSING: State.CHOICE,
    P.DEBATING: State.DEBATE,
    P.LISTENING: State.DEBATE,
    P.READY: State.DEBATE,
    P.WRITING: State.APPROVAL,
    P.PLANNING: State.APPROVAL,
    P.APPROVAL: State.APPROVAL,
    P.EXECUTION: State.EXECUTION,
    P.CHECKING: State.REVIEW,
    P.REVIEW: State.REVIEW,
    P.CLOSED: State.FIRST,
}
"""How a message is read that arrives in a phase."""

Row = dict[type[ProjectEvent], Phase]


def _open(phase: Phase, row: Row) -> Row:
    """An open phase: it can be cancelled, left for later, taken up again and asked about."""
    return {
        a.Cancelled: P.CLOSED,
        a.Paused: phase,  # parks; in execution it holds the work
        a.Resumed: phase,
        a.AskedBack: phase,
        a.BudgetSet: phase,
        e.AlarmRang: phase,  # parks, with outcome timeout
        t.TakenBack: phase,  # as it was before a message was read wrongly
        **row,
    }


def _bots(phase: Phase, row: Row) -> Row:
    """A phase that waits for jobs of the bots, which may fail for good or lack the money."""
    money: Row = {e.MoneyAsked: phase, a.BudgetRaised: phase}
    return _open(
        phase,
        {
            e.JobFailed: phase,
            e.ModelAway: phase,
            a.RulesTaken: phase,
            **({} if phase is P.CHECKING else money),  # what there is is shown in any case
            a.Retried: phase,
            a.GaveUp: P.CLOSED,
            a.Noted: phase,  # said while it is stuck
            **row,
        },
    )


TRANSITIONS: dict[Phase, Row] = {
    P.OPENED: {
        t.Opened: P.OPENED,
        t.QuestionsDue: P.ASKING,
        t.BriefDue: P.WRITING,
        t.PlanDue: P.PLANNING,
        t.OfferDue: P.ANSWERING,
        t.DebateDue: P.DEBATING,
    },
    P.ASKING: _bots(
        P.ASKING,
        {
            e.BotAsked: P.ASKING,
            e.JobFailed: P.ASKING,  # an absent bot counts as no question
            t.WaveReturned: P.MERGING,
        },
    ),
    P.MERGING: _bots(
        P.MERGING,
        {
            e.RoundMerged: P.MERGING,
            t.RoundReady: P.ASKED,
            t.BriefDue: P.WRITING,
            t.PlanDue: P.PLANNING,
            t.OfferDue: P.ANSWERING,
        },
    ),
    P.ASKED: _open(
        P.ASKED,
        {
            a.AnswersGiven: P.ASKED,
            a.AnswerChanged: P.ASKED,
            a.Skipped: P.ASKED,
            a.BuildAsked: P.CLOSED,  # "build that" instead of advice
            a.Discussed: P.DEBATING,  # talked over first
            t.QuestionsDue: P.ASKING,
            t.BriefDue: P.WRITING,
            t.PlanDue: P.PLANNING,
            t.OfferDue: P.ANSWERING,
        },
    ),
    P.ANSWERING: _bots(
        P.ANSWERING,
        {
            e.OfferMade: P.ANSWERING,
            t.OptionsShown: P.CHOOSING,
            t.OfferGiven: P.CLOSED,
        },
    ),
    P.CHOOSING: _open(
        P.CHOOSING,
        {
            a.Chosen: P.CLOSED,  # escalation: a choice is the start of a build
            a.BuildAsked: P.CLOSED,
            a.OtherAsked: P.ANSWERING,
            a.Satisfied: P.CLOSED,  # "none for now"
        },
    ),
    P.DEBATING: _bots(
        P.DEBATING,
        {
            e.JobFailed: P.DEBATING,  # somebody else speaks, or the person does
            e.SpeakerChosen: P.DEBATING,
            e.BotSpoke: P.DEBATING,
            a.Started: P.WRITING,  # pressed while a bot speaks; in words it waits for its turn
            t.FloorGiven: P.LISTENING,
            t.AgreementReached: P.READY,
        },
    ),
    P.LISTENING: _open(
        P.LISTENING,
        {
            a.Discussed: P.DEBATING,
            a.Started: P.WRITING,
        },
    ),
    P.READY: _open(
        P.READY,
        {
            a.Discussed: P.DEBATING,
            a.Started: P.WRITING,
        },
    ),
    P.WRITING: _bots(
        P.WRITING,
        {
            e.BriefWritten: P.WRITING,
            t.RoundReady: P.ASKED,  # a changed brief left something unknown
            t.PlanDue: P.PLANNING,
            t.ApprovalDue: P.APPROVAL,
        },
    ),
    P.PLANNING: _bots(
        P.PLANNING,
        {
            e.PlanDrafted: P.PLANNING,
            t.ApprovalDue: P.APPROVAL,
            t.WorkDue: P.EXECUTION,
        },
    ),
    P.APPROVAL: _open(
        P.APPROVAL,
        {
            a.Approved: P.APPROVAL,
            a.Modified: P.APPROVAL,
            a.Refused: P.APPROVAL,
            a.Replanned: P.PLANNING,
            a.Edited: P.APPROVAL,
            a.Discussed: P.DEBATING,
            t.BriefDue: P.WRITING,
            t.PlanDue: P.PLANNING,
            t.WorkDue: P.EXECUTION,
        },
    ),
    P.EXECUTION: _open(
        P.EXECUTION,
        {
            e.TaskFinished: P.EXECUTION,
            e.TaskAsked: P.EXECUTION,  # the task waits, the work goes on
            e.SandboxMissed: P.EXECUTION,
            e.WorkSentBack: P.EXECUTION,
            e.RetryDue: P.EXECUTION,
            e.JobFailed: P.EXECUTION,
            e.ModelAway: P.EXECUTION,  # the task rests, in the same attempt
            a.RulesTaken: P.EXECUTION,
            a.GaveUp: P.CLOSED,
            e.MoneyAsked: P.EXECUTION,
            a.Continued: P.EXECUTION,
            a.InputGiven: P.EXECUTION,
            a.TaskAnswered: P.EXECUTION,
            a.BareAnswered: P.EXECUTION,
            a.FollowUpsAnswered: P.EXECUTION,
            a.BudgetRaised: P.EXECUTION,
            a.Retried: P.EXECUTION,
            a.Stopped: P.CHECKING,  # what exists is reviewed
            a.Replanned: P.PLANNING,
            a.Revised: P.EXECUTION,
            t.QuestionsDue: P.ASKING,
            t.DebateDue: P.DEBATING,
            t.BriefDue: P.WRITING,  # by rules: the plan was a model's
            t.PlanFinished: P.CHECKING,
        },
    ),
    P.CHECKING: _bots(
        P.CHECKING,
        {
            e.ReviewWritten: P.CHECKING,
            t.ReviewShown: P.REVIEW,
        },
    ),
    P.REVIEW: _open(
        P.REVIEW,
        {
            a.Satisfied: P.CLOSED,
            a.ChangesAsked: P.REVIEW,
            a.Refused: P.REVIEW,
            a.Restarted: P.ASKING,
            t.BriefDue: P.WRITING,
            t.PlanDue: P.PLANNING,
        },
    ),
    P.CLOSED: {
        a.BuildAsked: P.CLOSED,  # "build that" after advice or findings: escalation
        a.Reopened: P.CLOSED,  # where it was when it closed
        t.TakenBack: P.CLOSED,
    },
}

WHILE_PARKED: frozenset[type[ProjectEvent]] = frozenset(
    {a.Resumed, a.Cancelled, a.AskedBack, t.TakenBack}
)
"""A parked project hears nothing else until it is resumed."""
