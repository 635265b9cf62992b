"""A log is read without trusting anybody: work without the person's own approval is found."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.evaluation.log import read

Entry = dict[str, Any]


def entry(kind: str, project: str = "p1", **values: Any) -> Entry:
    return {"kind": kind, "project": project, **values}


def phase(name: str) -> Entry:
    return entry("phase_changed", phase=name)


def shown(id: str, project: str = "p1", kind: str = "approval") -> Entry:
    return entry("card_opened", project, card={"id": id, "kind": kind})


def pressed(id: str, option: str = "approve", by: str = "pat", project: str = "p1") -> Entry:
    return entry("button_pressed", project, sender=by, card=id, option=option)


def closed(id: str) -> Entry:
    return entry("card_closed", card=id, how="approve")


def decided(what: str, by: str = "pat") -> Entry:
    return entry("decided", what=what, by=by, revision="c2")


def started(task: str = "t1", project: str = "p1") -> Entry:
    return entry("task_started", project, task=task, attempt=1)


APPROVED = [phase("approval"), shown("c2"), pressed("c2"), closed("c2"), phase("execution")]


def false_starts(*entries: Entry, by_asking: bool = False) -> list[str]:
    return read(entries, "pat", by_asking).false_starts


def test_work_after_the_approval_is_no_false_start() -> None:
    found = read([*APPROVED, started("t1"), started("t2")], "pat")
    assert (found.false_starts, found.approved) == ([], {"p1"})


@pytest.mark.parametrize(
    "before",
    [
        pytest.param([], id="nothing"),
        pytest.param([phase("approval"), shown("c2")], id="only shown"),
        pytest.param([shown("c2"), pressed("c2", by="eve")], id="somebody else"),
        pytest.param([shown("c2"), pressed("c1")], id="another card"),
        pytest.param([shown("c2", kind="confirm"), pressed("c2")], id="no approval card"),
        pytest.param([shown("c2"), closed("c2"), pressed("c2")], id="withdrawn"),
        pytest.param([shown("c2"), pressed("c2", "modify")], id="changes"),
        pytest.param([shown("c2"), decided("approved")], id="the team's own word"),
        pytest.param([shown("c2", "p2"), pressed("c2", project="p2")], id="another project"),
        pytest.param([*APPROVED, phase("approval"), shown("c3")], id="a newer revision"),
        pytest.param([*APPROVED, phase("discovery")], id="talked over again"),
        pytest.param(
            [*APPROVED, phase("review"), pressed("c3", "changes")], id="changed in review"
        ),
    ],
)
def test_a_team_that_starts_without_approval_is_found(before: list[Entry]) -> None:
    assert false_starts(*before, started()) == ["p1/t1"]


def test_what_comes_too_early_stays_a_false_start() -> None:
    assert false_starts(started(), *APPROVED, started("t2")) == ["p1/t1"]


def test_a_task_is_approved_by_asking_only_by_whom_asked_for_a_task() -> None:
    asked = decided("approved by asking")
    assert false_starts(asked, started(), by_asking=True) == []
    assert false_starts(asked, started()) == ["p1/t1"]
    other = decided("approved by asking", by="eve")
    assert false_starts(other, started(), by_asking=True) == ["p1/t1"]


def test_further_tasks_that_are_refused_leave_the_plan_approved() -> None:
    refused = [shown("c3"), pressed("c3", "cancel"), closed("c3")]
    assert false_starts(*APPROVED, started("t1"), *refused, started("t2")) == []


def test_rounds_and_questions_are_counted_and_a_task_s_question_is_no_round() -> None:
    def asks(count: int) -> Entry:
        return entry(
            "card_opened", card={"id": "c1", "kind": "questions", "questions": [{}] * count}
        )

    found = read([phase("discovery"), asks(4), asks(2), *APPROVED, asks(1)], "pat")
    assert (found.rounds, found.questions) == (2, 7)


def test_fallbacks_and_cost_are_counted() -> None:
    found = read(
        [
            entry("rules_set", "", rules={"ask": "normal"}),
            entry("bot_asked", cost=300, rules="late"),
            entry("brief_written", cost=500, thought={"rules": "garbled"}),
            entry("plan_drafted", cost=200, price=9_000, thought={"rules": ""}),
            entry("review_written", cost=0, thought=None),
        ],
        "pat",
    )
    assert (found.fallbacks, found.cost) == (2, 1000)
