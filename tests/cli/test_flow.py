"""
`say --json "Build me a CRM"` and what follows, as real processes, to the end.

The whole story is told once; each promise looks at one part of what was printed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest

from tests.cli.shell import Shell
from tests.fakes.processes import Ended

Told = dict[str, Ended]

STATUS: dict[str, tuple[type, ...]] = {
    "kind": (str,),
    "room": (str,),
    "project": (str, type(None)),
    "intent": (str, type(None)),
    "flow": (str, type(None)),
    "phase": (str,),
    "round": (int,),
    "iteration": (int,),
    "paused": (bool,),
    "parked": (bool,),
    "outcome": (str, type(None)),
    "owed": (int,),
    "goal": (str, type(None)),
    "title": (str, type(None)),
    "asked": (int,),
    "last_decision": (str, type(None)),
    "created_at": (str, type(None)),
    "changed_at": (str,),
    "waiting": (dict, type(None)),
    "also": (list,),
    "tasks": (dict,),
    "cost_usd": (float,),
    "budget_usd": (float,),
}
CARD = {"id": str, "kind": str, "project": str, "text": str, "options": list}
QUESTION = {"id": str, "bot": str, "text": str, "kind": str, "suggestions": list, "otherwise": str}
COMMON = {"id": int, "kind": str, "room": str, "at": str}
FLOWS = {"chat", "quick", "light", "task", "full", "debate"}
PHASES = {
    *("idle", "answering", "discovery", "debate", "ready", "synthesis", "approval"),
    *("execution", "review"),
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """Each command of the story by its name, in order."""
    shell = Shell(tmp_path_factory.mktemp("flow"))
    return {
        "hello": shell.json("say", "hello"),
        "request": shell.json("say", "Build me a CRM"),
        "answer": shell.json("answer", "c1", "--text", "For the five of us"),
        "words": shell.json("say", "Contacts first"),
        "approval": shell.json("say", "yes"),
        "state": shell.json("project", "state"),
        "review": shell.json("answer", "c4", "--choose", "satisfied"),
        "log": shell.json("project", "log"),
        "log p1": shell.json("project", "log", "p1"),
        "log 2": shell.json("project", "log", "--limit", "2"),
        "audit": shell.json("audit"),
        "replay": shell.json("replay", "home"),
        "list": shell.json("project", "list"),
    }


def entries(told: Told) -> Iterator[dict[str, Any]]:
    for ended in told.values():
        yield from (line for line in ended.lines if "id" in line)


def statuses(told: Told) -> Iterator[dict[str, Any]]:
    for name in ("hello", "request", "answer", "words", "approval", "state", "review"):
        yield told[name].status


# --- the story ----------------------------------------------------------------------------


def test_a_request_is_answered_with_questions_and_exit_10(told: Told) -> None:
    ended = told["request"]
    assert ended.code == 10
    assert ended.status["phase"] == "discovery"
    assert ended.status["waiting"]["kind"] == "questions"
    assert 3 <= len(ended.status["waiting"]["questions"]) <= 5
    assert ended.status["asked"] == len(ended.status["waiting"]["questions"])


def test_answering_reaches_approval(told: Told) -> None:
    assert told["answer"].status["round"] == 2
    assert told["words"].code == 10
    assert told["words"].status["phase"] == "approval"
    assert told["words"].status["waiting"]["kind"] == "approval"
    assert told["words"].status["tasks"]["total"] > 0
    assert not [line for line in told["words"].lines if line["kind"] == "task_started"]


def test_a_yes_reaches_execution_and_review(told: Told) -> None:
    ended = told["approval"]
    phases = [line["phase"] for line in ended.lines if line["kind"] == "phase_changed"]
    assert phases == ["execution", "review"]
    assert ended.code == 10
    assert ended.status["waiting"]["kind"] == "satisfaction"
    total = ended.status["tasks"]["total"]
    assert ended.status["tasks"] == {"total": total, "done": total, "running": 0, "failed": 0}


def test_a_satisfied_person_ends_it_as_success_with_exit_0(told: Told) -> None:
    ended = told["review"]
    assert ended.code == 0
    assert (ended.status["phase"], ended.status["outcome"]) == ("idle", "success")
    assert ended.status["waiting"] is None
    assert ended.status["also"] == []
    assert ended.status["last_decision"] == "satisfied"


def test_a_greeting_is_answered_with_exit_0(told: Told) -> None:
    ended = told["hello"]
    assert ended.code == 0
    assert (ended.status["flow"], ended.status["intent"]) == ("chat", "chat")
    (said,) = (line for line in ended.lines if line["kind"] == "answered")
    assert said["bot"] == "leader"
    assert said["text"]


# --- the shape of what is printed -----------------------------------------------------------


def test_json_goes_to_stdout_only(told: Told) -> None:
    for name, ended in told.items():
        assert ended.err == "", name
        assert ended.lines, name
        assert all(isinstance(line, dict) and "kind" in line for line in ended.lines), name


def test_the_status_has_exactly_the_fields_others_rely_on(told: Told) -> None:
    for status in statuses(told):
        assert set(status) == set(STATUS)
        for name, kinds in STATUS.items():
            assert type(status[name]) in kinds, f"{name} is {status[name]!r}"
        assert set(status["tasks"]) == {"total", "done", "running", "failed"}
        assert status["flow"] in FLOWS
        assert status["phase"] in PHASES
        assert status["room"] == "home"
        assert status["owed"] == 0, "a command returns when nothing is due"
        for name in ("created_at", "changed_at"):
            assert status[name] is None or datetime.fromisoformat(status[name]).tzinfo


def test_the_status_is_the_last_line_and_only_there(told: Told) -> None:
    for name in ("request", "answer", "words", "approval", "review"):
        kinds = [line["kind"] for line in told[name].lines]
        assert kinds.index("status") == len(kinds) - 1, name


def test_a_waiting_card_has_its_id_kind_project_text_and_options(told: Told) -> None:
    cards = [status["waiting"] for status in statuses(told) if status["waiting"]]
    assert len(cards) >= 4
    for card in cards:
        for name, kind in CARD.items():
            assert isinstance(card[name], kind), f"{name} of {card}"
        assert card["project"] == "p1"
    for question in cards[0]["questions"]:
        assert set(question) == set(QUESTION)
        assert all(isinstance(question[name], kind) for name, kind in QUESTION.items())
        assert question["text"]
        assert question["otherwise"], "a question says what is assumed if it is skipped"


def test_every_entry_has_its_number_kind_room_project_and_time(told: Told) -> None:
    for entry in entries(told):
        for name, kind in COMMON.items():
            assert isinstance(entry[name], kind), f"{name} of {entry}"
        assert entry["project"] is None or isinstance(entry["project"], str)
        assert entry["kind"] == entry["kind"].lower()
        assert datetime.fromisoformat(entry["at"]).tzinfo


def test_numbers_count_up_without_a_hole_and_time_never_goes_back(told: Told) -> None:
    log = told["log"].lines
    assert [line["id"] for line in log] == list(range(1, len(log) + 1))
    assert [line["at"] for line in log] == sorted(line["at"] for line in log)


def test_what_commands_print_is_what_the_log_has(told: Told) -> None:
    log = {line["id"]: line for line in told["log"].lines}
    printed = [line for name in ("request", "approval", "review") for line in told[name].lines]
    assert all(log[line["id"]] == line for line in printed if "id" in line)


def test_said_things_have_a_bot_and_a_text(told: Told) -> None:
    said = [e for e in told["log"].lines if e["kind"] in ("said", "answered", "review_written")]
    assert said
    assert all(isinstance(line["bot"], str) and line["bot"] for line in said)
    assert all(isinstance(line["text"], str) and line["text"] for line in said)
    spoken = [e for e in told["log"].lines if e["kind"] == "person_spoke"]
    assert [line["text"] for line in spoken] == ["hello", "Build me a CRM", "Contacts first", "yes"]


def test_a_finished_task_has_task_status_and_attempt(told: Told) -> None:
    finished = [e for e in told["log"].lines if e["kind"] == "task_finished"]
    assert [line["task"] for line in finished][-1:] == ["t4"]
    assert all((line["status"], line["attempt"]) == ("success", 1) for line in finished)
    started = [e["task"] for e in told["log"].lines if e["kind"] == "task_started"]
    assert sorted(started) == sorted(line["task"] for line in finished)


def test_the_log_of_a_project_begins_with_its_request(told: Told) -> None:
    log = told["log p1"].lines
    assert log[0]["text"] == "Build me a CRM"
    assert {line["project"] for line in log} == {"p1"}
    assert told["log 2"].lines == told["log"].lines[-2:]


def test_the_audit_says_who_decided_what(told: Told) -> None:
    lines = told["audit"].lines
    assert [line["what"] for line in lines] == ["approved", "satisfied"]
    assert all(line["by"] and line["at"] and line["project"] == "p1" for line in lines)
    assert lines[0]["revision"] == "c3"


def test_a_replay_comes_out_as_stored(told: Told) -> None:
    ended = told["replay"]
    assert ended.code == 0
    assert ended.lines[-1]["entries"] == len(told["log"].lines)


def test_the_list_has_every_project_and_who_has_the_floor(told: Told) -> None:
    (project,) = told["list"].lines
    assert (project["project"], project["outcome"], project["floor"]) == ("p1", "success", True)


def test_status_and_state_are_the_same_command(told: Told) -> None:
    before = told["approval"].status
    assert json.dumps(told["state"].status, sort_keys=True) == json.dumps(before, sort_keys=True)
