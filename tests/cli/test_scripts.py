"""Without a person at the keyboard: pipes, cron, a closed standard input, completion in a shell."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.shell import PROGRAM, Shell
from tests.fakes.processes import PATIENCE, environment

COMMANDS = (
    ("say", "Build me a CRM", "--json"),
    ("answer", "c1", "--choose", "skip", "--json"),
    ("project", "status", "--json"),
    ("answer", "c2", "--choose", "approve", "--json"),
    ("answer", "c3", "--choose", "satisfied", "--json"),
)
CODES = [10, 10, 10, 10, 0]


def codes(home: Path, redirect: str) -> list[int]:
    """Run the whole story with standard input as given."""
    return [
        subprocess.run(
            ["sh", "-c", f'"$@" {redirect}', "sh", str(PROGRAM), *words],
            env=environment(home),
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        ).returncode
        for words in COMMANDS
    ]


@pytest.mark.parametrize("redirect", ["<&-", "</dev/null", "| cat", "2>&- <&-"])
def test_a_story_needs_no_keyboard(tmp_path: Path, redirect: str) -> None:
    found = codes(tmp_path, redirect)
    assert found == (CODES if redirect != "| cat" else [0] * len(CODES))


def test_nothing_waits_for_a_pipe_that_stays_open(shell: Shell) -> None:
    for words, code in zip(COMMANDS, CODES, strict=True):
        process = subprocess.Popen(
            [PROGRAM, *words],
            env=environment(shell.home),
            stdin=subprocess.PIPE,  # nobody ever writes to it, nobody closes it
            stdout=subprocess.DEVNULL,
        )
        try:
            assert process.wait(PATIENCE) == code, words
        finally:
            assert process.stdin is not None
            process.stdin.close()


def test_under_cron(tmp_path: Path) -> None:
    """No terminal, no HOME, hardly a variable, a session of its own."""
    env = {"PATH": os.defpath, "XDG_DATA_HOME": str(tmp_path)}
    for words, code in zip(COMMANDS, CODES, strict=True):
        done = subprocess.run(
            [PROGRAM, *words],
            env=env,
            cwd="/",
            stdin=subprocess.DEVNULL,
            capture_output=True,
            start_new_session=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (code, b""), words
    assert (tmp_path / "folkmoot" / "folkmoot.db").is_file()


def test_questions_come_as_json_and_are_answered_by_their_ids(shell: Shell, tmp_path: Path) -> None:
    asked = shell.json("say", "Build me a CRM")
    assert asked.code == 10
    card = asked.status["waiting"]
    answers = {question["id"]: f"answer to {question['id']}" for question in card["questions"]}
    (tmp_path / "answers.json").write_text(json.dumps(answers))
    told = shell.json("answer", card["id"], "--edits", str(tmp_path / "answers.json"))
    assert told.code == 10
    pressed = next(line for line in told.lines if line["kind"] == "button_pressed")
    assert dict(pressed["answers"]) == answers


def test_a_chat_in_a_pipe_ends_with_its_input(shell: Shell) -> None:
    ended = shell("chat", stdin="Build me a CRM\n\n\nskip\n1\n1\n")
    assert ended.code == 0
    assert "p1 is done." in ended.out
    assert "\x1b" not in ended.out


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("folkmoot proj", "project"),
        ("folkmoot project brie", "brief"),
        ("folkmoot answer ", "c2"),
        ("folkmoot answer c2 --choose ap", "approve"),
        ("folkmoot project switch ", "p1"),
        ("folkmoot bots show aud", "auditor"),
        ("folkmoot say hello --room ho", "home"),
        ("folkmoot token new --room ho", "home"),
        ("folkmoot token revoke ", "k1"),
    ],
)
def test_the_shell_completes(shell: Shell, line: str, offered: str) -> None:
    shell.at_approval()
    if "revoke" in line:
        shell("token", "new")
    words = line.split(" ")
    done = subprocess.run(
        [PROGRAM],
        env=environment(
            shell.home,
            _FOLKMOOT_COMPLETE="complete_bash",
            COMP_WORDS=line,
            COMP_CWORD=str(len(words) - 1),
        ),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert offered in done.stdout.split(), done
