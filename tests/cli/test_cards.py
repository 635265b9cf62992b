"""Every kind of card as a program sees it, and every way to answer one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from folkmoot.errors import FolkmootError
from folkmoot.texts import explain
from tests.cli.shell import Shell
from tests.fakes.processes import Ended

FILE = {"kind": "file", "value": "RESULT.md"}


def work(title: str, **more: Any) -> dict[str, Any]:
    return {"title": title, "bot": "leader", "files": ["RESULT.md"], "evidence": [FILE], **more}


def approve(shell: Shell, *tasks: dict[str, Any]) -> Ended:
    """Approve a plan of one's own, in the same request, from standard input."""
    shell.at_approval()
    edits = json.dumps({"plan": list(tasks)})
    return shell.json("answer", "c2", "--choose", "approve", "--edits", "-", stdin=edits)


def asks(ended: Ended, kind: str, *options: str) -> None:
    assert ended.code == 10, ended
    waiting = ended.status["waiting"]
    assert (waiting["kind"], waiting["options"]) == (kind, list(options))
    assert waiting["text"]


def test_questions_are_submitted_or_skipped(shell: Shell) -> None:
    ended = shell.json("say", "Build me a CRM")
    asks(ended, "questions", "submit", "skip")
    assert shell.status() == ended.status


def test_answers_come_in_one_text_or_one_by_one(shell: Shell, tmp_path: Path) -> None:
    shell.says("Build me a CRM")
    questions = shell.status()["waiting"]["questions"]
    leader = next(question["id"] for question in questions if question["bot"] == "leader")
    edits = tmp_path / "answers.json"
    edits.write_text(json.dumps({leader: "For us"}))
    assert shell.json("answer", "c1", "--edits", str(edits)).status["round"] == 2
    brief = shell.json("answer", "c2", "--text", "cancel it all")
    assert brief.status["phase"] == "approval", "a submitted text is not judged"
    lines = shell.json("project", "brief").lines[-1]["brief"]
    assert [line["text"] for line in lines["problem"]] == ["For us"]
    assert all(line["source"] for line in lines["problem"]), "each line knows its message"


def test_options_of_explore_are_a_choice(shell: Shell) -> None:
    shell.says("Ideas for my bakery", "a small one")
    ended = shell.json("project", "status")
    asks(ended, "choice", "1", "2", "3", "4", "none")
    choices = ended.status["waiting"]["choices"]
    assert [choice["option"] for choice in choices] == ["1", "2", "3", "4"]
    assert sum(choice["recommended"] for choice in choices) == 1
    assert all({"title", "takes", "sources", "confidence"} <= set(choice) for choice in choices)

    grown = shell.json("answer", ended.status["waiting"]["id"], "--choose", "2")
    assert (grown.status["project"], grown.status["flow"]) == ("p2", "full")


def test_an_approval_has_its_four_ways(shell: Shell) -> None:
    shell.at_approval()
    asks(shell.json("project", "status"), "approval", "approve", "modify", "replan", "cancel")


def test_the_id_of_an_approval_is_the_revision(shell: Shell) -> None:
    shell.at_approval()
    changed = shell.json("answer", "c2", "--choose", "modify", "--text", "smaller")
    assert changed.status["waiting"]["id"] == "c3"
    assert shell.json("project", "plan").lines[-1]["revision"] == "c3"
    stale = shell("answer", "c2", "--choose", "approve")
    assert stale.code == 1
    assert "c3" in stale.err, "it says what to look at instead"


def test_a_brief_edited_in_place_is_planned_and_shown_again(shell: Shell) -> None:
    shell.at_approval()
    edits = json.dumps({"brief": {"title": "Contacts", "scope_out": ["invoices"]}})
    ended = shell.json("answer", "c2", "--edits", "-", stdin=edits)
    assert ended.status["title"] == "Contacts"
    assert ended.status["waiting"]["id"] == "c3"
    brief = shell.json("project", "brief").lines[-1]["brief"]
    assert [line["text"] for line in brief["scope_out"]] == ["invoices"]


def test_a_plan_is_edited_as_it_is_printed(shell: Shell) -> None:
    shell.at_approval()
    plan = shell.json("project", "plan").lines[-1]
    plan["tasks"][0]["title"] = "Outline it well"
    ended = shell.json(
        *("answer", "c2", "--choose", "approve", "--edits", "-"), stdin=json.dumps({"plan": plan})
    )
    assert ended.status["phase"] == "review"
    started = [line["title"] for line in ended.lines if line["kind"] == "task_started"]
    assert "Outline it well" in started


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"plan": [work("a", depends_on=["t2"]), work("b", depends_on=["t1"])]}, "circle"),
    ({"plan": [work("a", bot="stranger")]}, "stranger"),
    ({"plan": [work("a", depends_on=["t9"])]}, "t9"),
    ({"plan": [work("a", colour="blue")]}, "colour"),
    ({"plan": [work("a", evidence=[])]}, "evidence"),
    ({"plan": [work("a", files=["../b"])]}, "../b"),
    ({"plan": [work("a", priority=9)]}, "priority"),
    ({"plan": []}, "plan"),
    ({"brief": {"tittle": "x"}}, "tittle"),
    ({"q77": "x"}, "q77"),
    ({"colour": "x"}, "colour"),
)


def test_edits_that_cannot_be_used_are_refused_with_the_reason(shell: Shell) -> None:
    shell.at_approval()
    for edits, reason in WRONG:
        with pytest.raises(FolkmootError) as refused:
            shell.presses("c2", "", **edits)
        assert reason in explain(refused.value)
    for text, reason in (
        ("{broken", "-"),
        ('"no object"', "object"),
        (json.dumps(WRONG[0][0]), "a"),
    ):
        ended = shell("answer", "c2", "--edits", "-", stdin=text)
        assert ended.code in (1, 2)
        assert reason in ended.err
        assert "Traceback" not in ended.err
        assert ended.out == ""
    assert shell.status()["waiting"]["id"] == "c2", "nothing has changed"


def test_a_checkpoint_is_verified(shell: Shell) -> None:
    shell.env["FOLKMOOT_MODE"] = "complex"
    shell.at_approval()
    asks(shell.json("answer", "c2", "--choose", "approve"), "verify", "continue", "change", "stop")
    needs = shell("answer", "c3", "--choose", "stop")
    assert needs.code == 10
    assert shell.status()["phase"] == "review"


def test_a_decision_lists_its_own_choices(shell: Shell) -> None:
    choose = {"title": "Which colour?", "kind": "decision", "choices": ["blue", "green"]}
    ended = approve(shell, choose, work("paint", depends_on=["t1"]))
    asks(ended, "choice", "1", "2")
    shown = json.dumps(ended.status["waiting"])
    assert "blue" in shown, "one sees what 1 is"
    assert "green" in shown
    done = shell.json("answer", ended.status["waiting"]["id"], "--choose", "2")
    assert done.status["phase"] == "review"


def test_an_action_is_done_or_impossible(shell: Shell) -> None:
    ended = approve(shell, {"title": "Plug it in", "kind": "action"}, work("go", depends_on=["t1"]))
    asks(ended, "action", "done", "impossible")
    failed = shell.json("answer", ended.status["waiting"]["id"], "--choose", "impossible")
    asks(failed, "choice", "retry", "skip", "replan")


def test_a_budget_is_raised_or_the_work_stops(shell: Shell) -> None:
    ended = approve(shell, work("dear", allowance_usd=9.5))
    asks(ended, "budget", "raise", "stop")
    card = ended.status["waiting"]["id"]
    wrong = shell("answer", card, "--choose", "raise", "--text", "a little")
    assert wrong.code == 2
    raised = shell.json("answer", card, "--choose", "raise", "--text", "10")
    assert raised.status["budget_usd"] == 10.0
    assert raised.status["phase"] == "review"


def test_a_task_that_never_works_is_asked_about(shell: Shell) -> None:
    shell.home.mkdir()
    (shell.home / "folkmoot.toml").write_text("[rules]\nbackoff = 1\n")
    missing = work("write it", evidence=[{"kind": "file", "value": "OTHER.md"}])
    ended = approve(shell, missing, work("after", depends_on=["t1"]))
    asks(ended, "choice", "retry", "skip", "replan")
    tries = [line for line in ended.lines if line["kind"] == "task_started"]
    assert [line["attempt"] for line in tries] == [1, 2, 3]
    assert ended.status["tasks"] == {"total": 2, "done": 0, "running": 0, "failed": 1}


def test_a_review_has_its_ways_and_first_of_all_what_is_missing(shell: Shell) -> None:
    shown = shell.json("say", "Translate this page for me")  # no answer would help: nobody asks
    asks(shown, "approval", "approve", "modify", "replan", "cancel")
    said = [line["text"] for line in shown.lines if line["kind"] == "said"]
    assert any("Without a model" in text for text in said), "what cannot be done is said first"
    ended = shell.json("answer", "c1", "--choose", "approve")
    asks(ended, "satisfaction", "fix", "satisfied", "changes", "restart")
    assert ended.status["flow"] == "task"


def test_whoever_skips_the_questions_of_a_task_sees_it_first(shell: Shell) -> None:
    shell.says("Write a letter for me")
    shown = shell.json("answer", "c1", "--choose", "skip")
    asks(shown, "approval", "approve", "modify", "replan", "cancel")


def test_a_confirm_card_has_yes_and_no(shell: Shell) -> None:
    shell.at_approval()
    ended = shell.json("project", "reset")
    assert ended.status["also"] == ["c3"], "the oldest card waits, the confirm card too"
    opened = [line["card"] for line in ended.lines if line["kind"] == "card_opened"]
    assert [(card["kind"], card["options"]) for card in opened] == [("confirm", ["yes", "no"])]
    kept = shell.json("answer", "c3", "--choose", "no")
    assert kept.status["waiting"]["kind"] == "approval"


def test_cards_of_another_project_stand_in_also(shell: Shell) -> None:
    shell.at_approval()
    shell("project", "new", "Build me a shop")
    ended = shell.json("project", "status")
    assert ended.status["project"] == "p2"
    assert ended.status["also"] == ["c2"]
    other = shell.json("project", "status", "p1")
    assert (other.status["waiting"]["id"], other.status["also"]) == ("c2", ["c3"])
    assert shell.json("say", "add a calendar", "--project", "p1").status["also"] == ["c4"]
