"""0: no card is open. 10: one is. 2: wrong use. 1: refused or failed. Each with a reason."""

from __future__ import annotations

import pytest

from tests.cli.shell import Shell

READING = (
    ("project", "status"),
    ("project", "state"),
    ("project", "list"),
    ("project", "log"),
    ("project", "brief"),
    ("project", "plan"),
    ("audit",),
    ("replay",),
)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Shell:
    """A room that waits with questions (c1). Tests here leave it as it is."""
    shell = Shell(tmp_path_factory.mktemp("asked"))
    shell.says("Build me a CRM")
    return shell


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_an_unknown_room_is_exit_2_where_one_reads(asked: Shell, words: tuple[str, ...]) -> None:
    elsewhere = ("nowhere",) if words == ("replay",) else ("--room", "nowhere")
    ended = asked(*words, *elsewhere)
    assert ended.code == 2
    assert ended.out == ""
    assert "nowhere" in ended.err


@pytest.mark.parametrize("name", ["status", "brief", "plan"])
def test_reading_a_room_is_no_failure(asked: Shell, name: str) -> None:
    ended = asked.json("project", name)
    assert ended.code == (10 if name == "status" else 0), ended.err
    assert ended.err == ""
    assert all("kind" in line for line in ended.lines)


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("answer", "c1", "--room", "nowhere"), 2, "nowhere"),
        (("answer", "c77", "--choose", "skip"), 2, "c77"),
        (("answer", "c1", "--choose", "approve"), 2, "submit, skip"),
        (("answer", "c1"), 2, "--text"),
        (("answer", "c1", "--edits", "/no/such/file"), 2, "/no/such/file"),
        (("say", "  "), 2, "nothing in the message"),
        (("say", "hello", "--project", "p7"), 2, "p7"),
        (("say", "hello", "--room", "../../etc"), 2, "../../etc"),
        (("project", "status", "p7"), 2, "p7"),
        (("project", "pause", "p7"), 2, "p7"),
        (("project", "continue"), 1, "continue"),
        (("project", "retry"), 1, "retry"),
        (("project", "resume"), 1, "resume"),
        (("project", "pause", "--room", "nowhere"), 2, "nowhere"),
        (("project", "log", "--limit", "-1"), 2, "limit"),
        (("project", "cancel", "--as", "ben"), 1, "ben"),
        (("project",), 2, "Usage"),
        (("dance",), 2, "dance"),
        (("say",), 2, "TEXT"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else str(value),
)
def test_what_cannot_be_done_says_why(
    asked: Shell, words: tuple[str, ...], code: int, says: str
) -> None:
    ended = asked(*words)
    assert ended.code == code, ended
    assert says in ended.err
    assert "Traceback" not in ended.err
    assert ended.out == ""


def test_an_error_in_json_is_one_line_on_stdout(asked: Shell) -> None:
    ended = asked.json("answer", "c77", "--choose", "skip")
    (line,) = ended.lines
    assert (ended.code, line["kind"], line["error"], line["card"]) == (
        2,
        "error",
        "UnknownCard",
        "c77",
    )
    assert "c77" in line["text"]


def test_a_second_answer_to_a_card_is_refused(shell: Shell) -> None:
    shell.at_approval()
    ended = shell("answer", "c1", "--choose", "skip")
    assert ended.code == 1
    assert "c1" in ended.err


def test_steering_an_ended_project_is_refused(shell: Shell) -> None:
    shell.says("Build me a CRM", "cancel")
    for command in ("pause", "resume"):
        ended = shell("project", command, "p1")
        assert ended.code == 1, (command, ended)
        assert ended.err.strip()


def test_nothing_open_is_exit_0(shell: Shell) -> None:
    assert shell("say", "hello").code == 0
    assert shell("project", "status").code == 0
    assert shell("worker", "--until-idle").code == 0


def test_a_card_of_another_project_is_exit_10_too(shell: Shell) -> None:
    shell.at_approval()
    shell("project", "new", "Build me a shop")
    ended = shell.json("project", "cancel", "p2")
    assert ended.status["waiting"] is None
    assert ended.status["also"] == ["c2"]
    assert ended.code == 10


def test_say_makes_a_room(shell: Shell) -> None:
    assert shell.json("say", "hello", "--room", "garden").status["room"] == "garden"
    assert shell("project", "list", "--room", "garden").code == 0
    assert shell("project", "list").code == 2, "and no other"


def test_the_same_key_is_one_message(shell: Shell) -> None:
    once = shell.json("say", "hello", "--key", "k1")
    again = shell.json("say", "hello", "--key", "k1")
    assert again.code == 0
    log = shell.json("project", "log").lines
    assert len([line for line in log if line["kind"] == "person_spoke"]) == 1
    shown = [line["id"] for line in once.lines[:-1] if line["kind"] != "rules_set"]
    assert [line["id"] for line in again.lines[:-1]] == shown
