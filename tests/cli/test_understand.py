"""`folkmoot understand`: what a message means, one by one and in a batch."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

FIRST = [
    *("lang", "intent", "confidence", "sure", "vague", "depth", "flow", "bots", "topics"),
    *("people", "technology", "why"),
]
REPLY = ["lang", "reply", "confidence", "sure", "why"]


def understand(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "folkmoot", "understand", *words]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False)


def test_a_first_message_is_told_with_the_names_others_rely_on() -> None:
    done = understand("Build me a CRM", "--json")
    found = json.loads(done.stdout)
    assert (done.returncode, list(found)) == (0, FIRST)
    assert (found["lang"], found["intent"], found["depth"]) == ("en", "build", "full")
    assert (found["flow"], found["vague"]) == ("full", True)


def test_a_reply_is_understood_in_its_state() -> None:
    done = understand("no problem, go ahead", "--state", "approval", "--asked", "Shall we?")
    assert done.returncode == 0
    assert "reply       approve" in done.stdout


def test_a_batch_answers_line_by_line_in_order() -> None:
    lines = [
        {"text": "hello!"},
        {"state": "discovery", "asked": "Who is it for?", "text": "our members"},
        {"text": ""},
        {"state": "approval", "asked": "Shall we start?", "text": "да, начинайте"},
    ]
    given = "\n".join(json.dumps(line) for line in lines)
    done = understand("--batch", given=given)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [list(each) for each in found] == [FIRST, REPLY, FIRST, REPLY]
    assert found[0]["intent"] == "chat"
    assert found[0]["flow"] == "chat"
    assert found[0]["depth"] == "none"
    assert found[1]["reply"] == "answer"
    assert found[2]["sure"] is False
    assert (found[3]["reply"], found[3]["lang"]) == ("approve", "ru")


def test_a_line_that_is_no_message_is_named() -> None:
    for line in ("no json", "[]", '{"text": 3}', '{"asked": "x"}'):
        done = understand("--batch", given='{"text": "hi"}\n' + line)
        assert done.returncode == 2, line
        assert "Line 2" in done.stderr


def test_an_unknown_state_is_named_with_the_known_ones() -> None:
    done = understand("yes", "--state", "sleeping")
    assert done.returncode == 2
    assert "sleeping" in done.stderr
    assert "approval" in done.stderr


def test_nothing_is_made_on_the_disk(tmp_path: Path) -> None:
    home = tmp_path / "data"
    env = {"FOLKMOOT_HOME": str(home), "PATH": "/usr/bin:/bin"}
    command = [sys.executable, "-m", "folkmoot", "understand", "hi"]
    subprocess.run(command, env=env, check=True, capture_output=True)
    assert not home.exists()
