"""Every command explains itself, and its example runs."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from tests.cli.shell import Shell

Words = tuple[str, ...]

STEERING = ("pause", "continue", "stop", "resume", "cancel", "switch", "retry", "revise", "input")
NAMED: set[Words] = {
    *(("say",), ("answer",), ("chat",), ("audit",), ("understand",), ("eval",)),
    *(("worker",), ("replay",), ("export",), ("backup",), ("restore",), ("doctor",)),
    *(("project", name) for name in ("status", "state", "list", "log", "brief", "plan", "reset")),
    *(("project", name) for name in ("new", "history", "files", "edit", *STEERING)),
    *(("room", name) for name in ("list", "code", "join", "own")),
    *(("threads", name) for name in ("list", "show", "replay")),
    *(("bots", name) for name in ("list", "show")),
    *(("token", name) for name in ("new", "list", "revoke")),
    *(("model", name) for name in ("list", "use", "test", "forget")),
}
NO_ROOM = {
    *(("worker",), ("replay",), ("export",), ("backup",), ("restore",), ("doctor",)),
    *(("understand",), ("eval",), ("room", "list"), ("room", "join"), ("bots", "list")),
    *(("token", "list"), ("token", "revoke")),
    *(("model", name) for name in ("list", "use", "test", "forget")),
}
"""Commands that concern all rooms or none, or name theirs as an argument."""


@pytest.fixture(scope="module")
def helps(tmp_path_factory: pytest.TempPathFactory) -> dict[Words, str]:
    """What --help prints, for every command that any help names."""
    shell = Shell(tmp_path_factory.mktemp("help") / "home")
    found: dict[Words, str] = {}
    todo: list[Words] = [(), ("project", "state")]
    while todo:
        words = todo.pop()
        ended = shell(*words, "--help")
        assert ended.code == 0, (words, ended)
        found[words] = ended.out
        _, _, listed = ended.out.partition("Commands:\n")
        todo += [(*words, name) for name in re.findall(r"^  ([a-z]+)", listed, re.MULTILINE)]
    assert not shell.home.exists(), "help touches nothing"
    return found


def test_every_command_of_the_design_is_there(helps: dict[Words, str]) -> None:
    assert set(helps) >= NAMED


def test_a_command_says_what_it_is_for(helps: dict[Words, str]) -> None:
    for words, text in helps.items():
        assert text.startswith(" ".join(("Usage: folkmoot", *words)).rstrip()), words
        described = text.split("\n\n")[1].strip()
        assert re.search(r"[.)]$", described), (words, described)


def test_every_option_and_argument_says_what_it_does(helps: dict[Words, str]) -> None:
    silent = []
    for words, text in helps.items():
        body = re.sub(r"\n {10,}", "  ", text)  # long ones go on in the next line
        body = re.sub(r"\n  Example: .+?(?=\n\n)", "", body, flags=re.DOTALL)
        for line in re.findall(r"^  (-[^\n]*)", body, re.MULTILINE):
            if len(re.split(r"\s{2,}", line)) < 2:
                silent.append((words, line))
        for block in re.findall(r"^Arguments:\n((?:  .*\n)+)", body, re.MULTILINE):
            for line in block.strip().splitlines():
                said = re.sub(r"\[[^\]]*\]", "", line).split()
                if len(said) < 2:
                    silent.append((words, line))
    assert not silent


def test_room_and_json_are_everywhere_a_room_is_concerned(helps: dict[Words, str]) -> None:
    for words in NAMED:
        assert ("--room" in helps[words]) == (words not in NO_ROOM), words
        assert ("--json" in helps[words]) == (words != ("chat",)), words


def examples(helps: dict[Words, str]) -> dict[Words, list[str]]:
    """The command lines of each help."""
    joined = {words: re.sub(r"\n +(?=\S)", " ", text) for words, text in helps.items()}
    found = {w: re.findall(r"Example: +(.+?)(?:\n|$)", text) for w, text in joined.items()}
    return {words: lines for words, lines in found.items() if words in NAMED}


def test_every_command_has_an_example(helps: dict[Words, str]) -> None:
    assert [words for words, found in examples(helps).items() if not found] == []


def at_start(shell: Shell) -> None:
    """Nobody has spoken yet."""


def at_work(shell: Shell) -> None:
    shell.at_work()
    shell.env = {"FOLKMOOT_PACE": "0.3"}


def held(shell: Shell) -> None:
    at_work(shell)
    assert shell("project", "pause", "--wait", "0").code == 0


def parked(shell: Shell) -> None:
    shell.says("Build me a CRM")
    assert shell("project", "pause").code == 10


def in_thread(shell: Shell) -> None:
    """Two bots have spoken with each other."""
    shell.says("hello")
    with closing(sqlite3.connect(shell.home / "folkmoot.db")) as store, store:
        store.execute(
            "insert into bot_messages (room, sender_id, recipient_id, message_type, content,"
            " context, conversation_id, timestamp) values"
            " ('home', 'leader', 'coder', 'request', 'Please build it', 'p1', 'p1/t1', 1)"
        )


def backed_up(shell: Shell) -> None:
    shell.says("hello")
    assert shell("backup", "folkmoot.tar.gz").code == 0


def with_token(shell: Shell) -> None:
    shell.says("hello")
    assert shell("token", "new").code == 0


BEFORE: dict[Words, Callable[[Shell], object]] = {
    **dict.fromkeys([("say",), ("chat",), ("project", "new"), ("bots", "list")], at_start),
    **dict.fromkeys([("bots", "show"), ("understand",), ("eval",), ("doctor",)], at_start),
    **dict.fromkeys([("model", each) for each in ("list", "use", "test", "forget")], at_start),
    ("answer",): lambda shell: shell.says("Build me a CRM"),
    ("project", "continue"): held,
    ("project", "resume"): parked,
    **dict.fromkeys([("project", each) for each in ("pause", "stop", "revise", "input")], at_work),
    **dict.fromkeys([("threads", each) for each in ("list", "show", "replay")], in_thread),
    ("restore",): backed_up,
    **dict.fromkeys([("token", each) for each in ("new", "list", "revoke")], with_token),
}
"""Where an example makes sense; most do while a plan waits for approval."""

REFUSED = {("project", "retry"), ("model", "test")}
"""Nothing has failed in any example, and no model is connected."""


@pytest.mark.parametrize("words", sorted(NAMED), ids=" ".join)
def test_the_example_runs_as_it_stands(
    words: Words, helps: dict[Words, str], shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(shell.home.parent)
    BEFORE.get(words, Shell.at_approval)(shell)
    for example in examples(helps)[words]:
        assert f"folkmoot {' '.join(words)}".replace("state", "status") in example, example
        if words == ("room", "join"):
            code = shell.json("room", "code").lines[0]["code"]
            example = re.sub(r"[A-Z0-9]{4}-[A-Z0-9]{4}", code, example)
        ended = shell.line(example)
        assert "Traceback" not in ended.err
        assert ended.code in ({1} if words in REFUSED else {0, 10}), (example, ended)
