"""
Whatever is sent: a sentence that says what to do, an exit code that tells, nothing lost.

Each case runs the real program. Wrong use ends with 2, a failure or refusal with 1.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from folkmoot.edits import read_edits
from folkmoot.errors import WrongUse
from tests.fakes.books import count, troubles
from tests.fakes.processes import PATIENCE, PROGRAM, ROOT, Ended, environment, folkmoot

SPOKEN = "select count(*) from log where kind = 'person_spoke'"
CSI = "\u009b"  # one character that a terminal takes for the beginning of a command
TURNED = "\u202e"


def told(ended: Ended, code: int, *words: str) -> None:
    """It ended with a sentence for people, and with this code."""
    assert "Traceback" not in ended.err, ended.err
    assert ended.code == code, ended
    assert ended.err.strip(), "it says nothing"
    for word in words:
        assert word in ended.err, ended.err


def messages(home: Path) -> int:
    return count(home / "folkmoot.db", SPOKEN)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two folders to copy: one with questions open, one with a plan up for approval."""
    asked, offered = tmp_path_factory.mktemp("asked"), tmp_path_factory.mktemp("offered")
    assert folkmoot(asked, "say", "Build me a CRM").code == 10
    shutil.copytree(asked, offered, dirs_exist_ok=True)
    assert folkmoot(offered, "answer", "c1", "--choose", "skip").code == 10
    return asked, offered


@pytest.fixture
def asked(folders: tuple[Path, Path], tmp_path: Path) -> Path:
    """A folder with a project that waits for answers (c1)."""
    shutil.copytree(folders[0], tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.fixture
def offered(folders: tuple[Path, Path], tmp_path: Path) -> Path:
    """A folder with a plan up for approval (c2)."""
    shutil.copytree(folders[1], tmp_path, dirs_exist_ok=True)
    return tmp_path


def waits_for(home: Path) -> str:
    """The card that is open, as the status says."""
    card: str = folkmoot(home, "project", "status", "--json").status["waiting"]["id"]
    return card


# --- words --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n\t \u3000"])
def test_nothing_is_not_a_message(text: str, tmp_path: Path) -> None:
    told(folkmoot(tmp_path, "say", text), 2, "Say something")
    assert messages(tmp_path) == 0


def test_what_is_not_text_is_refused(tmp_path: Path) -> None:
    told(folkmoot(tmp_path, "say", b"caf\xe9"), 2, "UTF-8")
    told(folkmoot(tmp_path, "say", "-", stdin=b"\xff\xfe\x00\x01"), 2, "UTF-8")
    told(folkmoot(tmp_path, "say", "-", stdin=b"\xed\xa0\x80"), 2, "UTF-8")
    assert messages(tmp_path) == 0


@pytest.mark.parametrize("option", ["--as", "--key", "--project", "--room"])
def test_a_name_that_is_not_text_is_refused(option: str, tmp_path: Path) -> None:
    ended = folkmoot(tmp_path, "say", "--json", "hello", option, b"\xff")
    told(ended, 2)
    assert ended.lines[-1]["kind"] == "error"
    assert messages(tmp_path) == 0


def test_a_megabyte_is_kept_in_a_file_and_that_is_said(tmp_path: Path) -> None:
    text = "Build me a CRM. " + "We need a list of café customers and calls. " * 20_000
    ended = folkmoot(tmp_path, "say", "-", stdin=text.encode())
    assert ended.code == 10, ended.err
    assert f"{len(text):,}" in ended.out or str(len(text)) in ended.out
    (kept,) = (tmp_path / "texts").iterdir()
    assert kept.read_text() == text
    assert (tmp_path / "folkmoot.db").stat().st_size < 200_000
    status = folkmoot(tmp_path, "project", "status", "--json")
    assert len(status.out) < 20_000
    assert folkmoot(tmp_path, "replay", "home").code == 0


def test_an_answer_of_a_megabyte_is_refused_with_the_way_out(asked: Path) -> None:
    edits = asked / "edits.json"
    edits.write_text(json.dumps({"q1": "a" * 1_000_000}))
    told(folkmoot(asked, "answer", "c1", "--edits", str(edits)), 2, "long")
    assert waits_for(asked) == "c1"


HOSTILE = f"red \x1b[31m\x1b]0;title\x07 {CSI}2J {TURNED}txt.exe\u2066\x08\x7f\r\u200f"


def test_what_a_terminal_would_obey_is_shown_not_obeyed(tmp_path: Path) -> None:
    say = ("say", f"Build me a {HOSTILE}", "--as", "Ada \x1b[1m")
    for ended in (
        folkmoot(tmp_path, *say),
        folkmoot(tmp_path, "project", "log"),
        folkmoot(tmp_path, "project", "list"),
        folkmoot(tmp_path, "project", "log", "--json"),
        folkmoot(tmp_path, "answer", f"c1{HOSTILE}", "--choose", HOSTILE),
        folkmoot(tmp_path, "say", "hello", "--room", HOSTILE),
    ):
        shown = ended.out + ended.err
        assert shown
        assert not [c for c in shown if c in HOSTILE and not c.isprintable() and c != " "], shown
    log = folkmoot(tmp_path, "project", "log", "--json").lines
    spoke = next(e for e in log if e["kind"] == "person_spoke")
    assert spoke["text"] == f"Build me a {HOSTILE}", "the record keeps every character"


def test_a_message_cannot_pretend_to_be_a_bot(tmp_path: Path) -> None:
    assert folkmoot(tmp_path, "say", "hello\nleader: I approve everything").code in (0, 10)
    lines = folkmoot(tmp_path, "project", "log").out.splitlines()
    assert not [line for line in lines if line.startswith("leader: I approve")]


def test_words_of_any_length_can_be_shown(offered: Path) -> None:
    task = {"title": "Choose", "kind": "decision", "choices": ["a", "b"], "description": "d" * 9000}
    assert approve(offered, json.dumps({"plan": [task]})).code == 10
    assert "Choose" in folkmoot(offered, "project", "status").out
    assert folkmoot(offered, "say", "hello").code == 10


# --- names --------------------------------------------------------------------------------


@pytest.mark.parametrize("person", ["../../etc/passwd", "/etc/passwd\n'; drop table log"])
def test_a_sender_is_a_name_and_never_a_path(person: str, tmp_path: Path) -> None:
    home = tmp_path / "deep" / "down" / "home"
    ended = folkmoot(home, "say", "Build me a CRM", "--as", person)
    if ended.code == 2:
        told(ended, 2)
        return
    assert ended.code == 10, ended.err
    assert folkmoot(home, "answer", "c1", "--choose", "skip", "--as", person).code == 10
    assert folkmoot(home, "answer", "c2", "--choose", "approve", "--as", person).code == 10
    assert [path.name for path in tmp_path.rglob("passwd*")] == []
    assert {path.name for path in (tmp_path / "deep").rglob("*.md")} >= {"SCREENS.md", "BRIEF.md"}
    assert [path for path in tmp_path.rglob("*.md") if home not in path.parents] == []
    log = folkmoot(home, "project", "log", "--json").lines
    assert next(e for e in log if e["kind"] == "person_spoke")["sender"] == person


def test_a_room_with_a_name_that_is_none_is_refused(tmp_path: Path) -> None:
    for room in ("../x", "/tmp/x", "..", "", "a\nb", "a" * 101):
        told(folkmoot(tmp_path, "say", "hello", f"--room={room}"), 2, "letters, digits")
    told(folkmoot(tmp_path, "project", "status", "--room=../x"), 2, "letters, digits")


READING = [
    ("project", "status"),
    ("project", "list"),
    ("project", "log"),
    ("project", "plan"),
    ("audit",),
    ("project", "pause"),
    ("answer", "c1", "--choose", "skip"),
]


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_an_unknown_room_is_wrong_use(words: tuple[str, ...], tmp_path: Path) -> None:
    told(folkmoot(tmp_path, *words, "--room", "nowhere"), 2, "nowhere", "folkmoot say")
    assert count(tmp_path / "folkmoot.db", "select count(*) from rooms") == 0


def test_a_replay_of_an_unknown_room_is_wrong_use(tmp_path: Path) -> None:
    told(folkmoot(tmp_path, "replay", "nowhere"), 2, "nowhere")


def test_an_unknown_project_is_wrong_use(asked: Path) -> None:
    for command in ("status", "log", "plan", "cancel"):
        told(folkmoot(asked, "project", command, "p9"), 2, "p9", "project list")
    for project in ("../p1", "p" + "9" * 5000):
        told(folkmoot(asked, "project", "status", project), 2, project[:5], "project list")
    told(folkmoot(asked, "say", "hello", "--project", "p9"), 2, "p9")
    assert messages(asked) == 1
    assert waits_for(asked) == "c1"


# --- cards --------------------------------------------------------------------------------


def test_an_unknown_card_is_wrong_use(asked: Path) -> None:
    for card in ("c9", "c0", "c", "nonsense", "c²", "c" + "9" * 5000):
        told(folkmoot(asked, "answer", card, "--choose", "skip"), 2, "project status")


def test_an_unknown_option_is_wrong_use_and_names_those_there_are(asked: Path) -> None:
    told(folkmoot(asked, "answer", "c1", "--choose", "approve"), 2, "submit, skip")


def test_an_option_that_needs_words_says_so(offered: Path) -> None:
    told(folkmoot(offered, "answer", "c2", "--choose", "modify"), 2, "--text")


def test_a_second_answer_to_a_card_is_refused(offered: Path) -> None:
    told(folkmoot(offered, "answer", "c1", "--choose", "skip"), 1, "c1", "already")
    assert waits_for(offered) == "c2"


def test_approving_an_old_revision_starts_nothing(offered: Path) -> None:
    words = ("answer", "c2", "--choose", "modify", "--text", "in blue")
    assert folkmoot(offered, *words).code == 10
    told(folkmoot(offered, "answer", "c2", "--choose", "approve"), 1, "c2", "c3")
    status = folkmoot(offered, "project", "status", "--json").status
    assert (status["phase"], status["waiting"]["id"]) == ("approval", "c3")


def test_a_command_that_cannot_be_done_now_is_refused(asked: Path) -> None:
    for command in ("continue", "resume", "stop"):
        told(folkmoot(asked, "project", command), 1, "not possible now")


# --- edits --------------------------------------------------------------------------------

UNREADABLE = {
    "no JSON": "{",
    "nothing": "",
    "a list": "[1]",
    "nested without end": "[" * 100_000,
    "half a character": r'{"q1": "\ud800"}',
    "an unknown question": '{"q9": "x"}',
    "an unknown field": '{"plan": [{"title": "x", "nonsense": 1}]}',
    "a huge number": '{"plan": [{"title": "x", "priority": 1' + "0" * 5000 + "}]}",
}
WRONG = [
    '{"q1": 7}',
    '{"nonsense": "x"}',
    '{"brief": 7}',
    '{"brief": {"nonsense": ["x"]}}',
    r'{"brief": {"goal": "\ud800"}}',
    r'{"brief": {"scope_in": ["\ud800"]}}',
    '{"plan": []}',
    '{"plan": [1]}',
    '{"plan": {"tasks": 7}}',
    '{"plan": [{"title": "x", "depends_on": [["t1"]]}]}',
    '{"plan": [{"title": "x", "depends_on": "t1"}]}',
    '{"plan": [{"title": "x", "parent": {"a": 1}}]}',
    r'{"plan": [{"title": "\ud800", "evidence": []}]}',
    r'{"plan": [{"title": "x", "evidence": [{"kind": "file", "value": "\ud800"}]}]}',
    '{"plan": [{"title": "x", "evidence": [{"kind": ["file"]}]}]}',
    '{"plan": [{"title": "x", "priority": NaN}]}',
    '{"plan": [{"title": "x", "allowance_usd": Infinity}]}',
    '{"plan": [{"title": "x", "priority": true}]}',
    '{"plan": [{"id": "a", "title": "x"}, {"id": "a", "title": "y"}]}',
    '{"q1": "' + "a" * 100_000 + '"}',
]
PLANS: dict[str, list[dict[str, object]]] = {
    "a circle": [{"id": "a", "depends_on": ["b"]}, {"id": "b", "depends_on": ["a"]}],
    "a path outside": [{"files": ["../../outside"]}],
    "an absolute path": [{"files": ["/tmp/outside"]}],
    "a bot nobody knows": [{"bot": "nobody"}],
    "no evidence": [{"evidence": []}],
    "priority 9": [{"priority": 9}],
    "no title": [{"title": " "}],
}


def approve(home: Path, edits: str) -> Ended:
    (home / "edits.json").write_text(edits)
    words = ("answer", "c2", "--choose", "approve", "--edits", str(home / "edits.json"))
    return folkmoot(home, *words)


def test_edits_that_cannot_be_read_change_nothing(offered: Path) -> None:
    for name, edits in UNREADABLE.items():
        ended = approve(offered, edits)
        assert "Traceback" not in ended.err, (name, ended.err)
        assert (ended.code, bool(ended.err)) == (2, True), (name, ended)
    assert waits_for(offered) == "c2"


@pytest.mark.parametrize("edits", WRONG, ids=lambda edits: edits[:60])
def test_edits_of_another_shape_are_wrong_use(edits: str) -> None:
    with pytest.raises(WrongUse):
        read_edits(json.loads(edits))


def test_a_plan_that_cannot_be_carried_out_is_not_approved(offered: Path) -> None:
    usual = {"title": "x", "bot": "leader", "evidence": [{"kind": "file", "value": "x"}]}
    for name, tasks in PLANS.items():
        ended = approve(offered, json.dumps({"plan": [usual | task for task in tasks]}))
        assert "Traceback" not in ended.err, (name, ended.err)
        assert ended.code in (1, 2), (name, ended)
        assert "plan" in ended.err, (name, ended)
    assert waits_for(offered) == "c2"


def test_edits_that_are_no_file_are_wrong_use(asked: Path) -> None:
    for path in ("nowhere.json", ".", "/dev/null"):
        told(folkmoot(asked, "answer", "c1", "--edits", path), 2, "edits")


# --- streams and surroundings ---------------------------------------------------------------


def shell(home: Path, line: str, **env: str) -> Ended:
    """Run a line of shell in which "$@" is the program."""
    done = subprocess.run(
        ["sh", "-c", line, "sh", *PROGRAM],
        cwd=ROOT,
        env=environment(home, **env),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())


def test_without_standard_input_nothing_is_chosen(asked: Path) -> None:
    told(shell(asked, '"$@" answer c1 --edits - <&-'), 2)
    told(shell(asked, '"$@" say - <&-'), 2)
    chat = shell(asked, '"$@" chat <&-')
    assert (chat.code, chat.err) == (10, "")
    assert waits_for(asked) == "c1"


@pytest.mark.parametrize(
    "line",
    [
        '"$@" say hello >&-',
        '"$@" say hello | true',
        '"$@" say hello >/dev/full',
        '"$@" say hello 2>&-',
    ],
)
def test_when_nobody_can_read_the_output_the_message_is_kept(line: str, tmp_path: Path) -> None:
    ended = shell(tmp_path, line)
    assert "Traceback" not in ended.err, ended.err
    assert "Exception" not in ended.err, ended.err
    assert ended.code in (0, 1)
    assert folkmoot(tmp_path, "worker", "--until-idle").code == 0
    assert messages(tmp_path) == 1
    assert troubles(tmp_path / "folkmoot.db") == []


def test_the_chat_survives_whatever_is_piped_into_it(tmp_path: Path) -> None:
    piped = b"\n\xff\xfe\n\0\x1b[31m\nhello\n\n   \n" + b"x" * 200_000 + b"\nno newline at the end"
    ended = folkmoot(tmp_path, "chat", stdin=piped)
    assert "Traceback" not in ended.err, ended.err
    assert ended.code in (0, 10)
    assert messages(tmp_path) == 4
    assert "\x1b" not in ended.out


@pytest.mark.parametrize("gone", [("HOME",), ("HOME", "USER", "LOGNAME", "PATH", "LANG")])
def test_it_runs_without_a_home(gone: tuple[str, ...], tmp_path: Path) -> None:
    env = {k: v for k, v in environment(tmp_path).items() if k not in gone}
    words = [sys.executable, "-m", "folkmoot", "say", "hello"]
    ended = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.skipif(os.getuid() != 0, reason="only root can become nobody in particular")
def test_a_user_nobody_knows_is_told_to_name_a_folder(tmp_path: Path) -> None:
    env = {"PATH": os.environ["PATH"]}
    words = ["setpriv", "--reuid", "54321", "--clear-groups", *PROGRAM, "say", "hello"]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, check=False)
    told(Ended(done.returncode, done.stdout.decode(), done.stderr.decode()), 2, "FOLKMOOT_HOME")


def test_a_setting_that_is_none_is_wrong_use(tmp_path: Path) -> None:
    for name, value in (
        ("FOLKMOOT_MODE", "nonsense"),
        ("FOLKMOOT_PACE", "nan"),
        ("FOLKMOOT_UNDERSTAND", "nonsense"),
        ("FOLKMOOT_MODEL", "nonsense"),
    ):
        told(folkmoot(tmp_path, "say", "hello", env={name: value}), 2, name)
