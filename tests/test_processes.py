"""Several real processes on one data folder: who may perform, and that nobody is lost."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.shell import Shell
from tests.fakes.books import count, looking, troubles
from tests.fakes.processes import (
    PATIENCE,
    ROOT,
    begin,
    beside,
    environment,
    folkmoot,
    kill,
    until,
)

MESSAGES = 300
FOR_EVER = "3600"
SPOKEN = "select count(*) from log where kind = 'person_spoke'"

SPEAKER = """
import asyncio, sys
from folkmoot import Team

async def speak(name: str, count: int) -> None:
    async with Team() as team:
        room = team.room("home", name)
        for n in range(count):
            await room.say(f"hello, it is me again, {name}, number {n}", key=f"{name}-{n}")
        await room.settled()

asyncio.run(speak(sys.argv[1], int(sys.argv[2])))
"""


def speaker(home: Path, name: str) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-c", SPEAKER, name, str(MESSAGES)]
    return subprocess.Popen(words, cwd=ROOT, env=environment(home), stdin=subprocess.DEVNULL)


def serves(home: Path) -> bool:
    """Whether a worker holds the folder: a look at who signed, and whether they are alive."""
    try:
        return (home / "locks" / "server").read_text() != ""
    except FileNotFoundError:
        return False


def until_a_job_is_owed(home: Path) -> None:
    def owed() -> bool:
        if not (home / "folkmoot.db").exists():
            return False
        try:
            return count(home / "folkmoot.db", "select count(*) from owed where alarm = 0") > 0
        except Exception:  # it is just being made
            return False

    until(owed, "a job is owed")


def all_of_them(home: Path, *names: str) -> None:
    """Every message is stored and answered once, and each person's are in their order."""
    with looking(home / "folkmoot.db") as db:
        spoken: list[Any] = db.execute(
            "select seq, json_extract(body, '$.sender'), json_extract(body, '$.text') from log"
            " where kind = 'person_spoke' order by seq"
        ).fetchall()
        answered = db.execute(
            "select json_extract(body, '$.entry') from log where kind = 'answered'"
        ).fetchall()
    assert len(spoken) == len(names) * MESSAGES
    for name in names:
        texts = [text for _, sender, text in spoken if sender == name]
        assert texts == [f"hello, it is me again, {name}, number {n}" for n in range(MESSAGES)]
    assert sorted(row[0] for row in answered) == [seq for seq, _, _ in spoken]
    assert troubles(home / "folkmoot.db") == []
    assert folkmoot(home, "replay", "home").code == 0


def test_two_processes_speak_in_one_room_and_every_message_is_answered(tmp_path: Path) -> None:
    speakers = [speaker(tmp_path, name) for name in ("ada", "bob")]
    assert [process.wait(PATIENCE) for process in speakers] == [0, 0]
    all_of_them(tmp_path, "ada", "bob")


def test_two_processes_speak_beside_a_worker_and_every_message_is_answered(tmp_path: Path) -> None:
    with beside(tmp_path, "worker"):
        speakers = [speaker(tmp_path, name) for name in ("ada", "bob")]
        assert [process.wait(PATIENCE) for process in speakers] == [0, 0]
    all_of_them(tmp_path, "ada", "bob")


def test_a_speaker_that_is_killed_leaves_the_room_to_the_others(tmp_path: Path) -> None:
    doomed = speaker(tmp_path, "ada")
    until_a_job_is_owed(tmp_path)
    other = speaker(tmp_path, "bob")
    until(
        lambda: count(tmp_path / "folkmoot.db", "select count(*) from log") > 400,
        "both have spoken for a while",
    )
    kill(doomed)
    assert other.wait(PATIENCE) == 0
    again = speaker(tmp_path, "ada")  # with the same keys: nothing is said twice
    assert again.wait(PATIENCE) == 0
    all_of_them(tmp_path, "ada", "bob")


def test_say_beside_a_worker_prints_what_the_worker_does(tmp_path: Path) -> None:
    with beside(tmp_path, "worker"):
        until(lambda: serves(tmp_path), "the worker serves")
        asked = folkmoot(tmp_path, "say", "--json", "Build me a CRM")
        assert asked.code == 10, asked.err
        assert {"person_spoke", "bot_asked", "card_opened"} <= {e["kind"] for e in asked.lines}
        assert asked.status["waiting"]["kind"] == "questions"
        skipped = folkmoot(tmp_path, "answer", asked.status["waiting"]["id"], "--choose", "skip")
        assert skipped.code == 10, skipped.err
        assert "approve" in skipped.out
        chatted = folkmoot(tmp_path, "say", "--room", "shed", "hello")
        assert (chatted.code, "leader:" in chatted.out) == (0, True)
    assert troubles(tmp_path / "folkmoot.db") == []


def test_a_second_worker_is_refused_and_told_who_is_there(tmp_path: Path) -> None:
    with beside(tmp_path, "worker") as first:
        until(lambda: serves(tmp_path), "the worker serves")
        second = folkmoot(tmp_path, "worker", "--until-idle")
        assert second.code == 1
        assert str(first.pid) in second.err
        assert "Traceback" not in second.err
        assert first.poll() is None
    assert first.returncode == 0
    assert folkmoot(tmp_path, "worker", "--until-idle").code == 0


def test_the_folder_of_a_killed_worker_is_free_again(tmp_path: Path) -> None:
    first = begin(tmp_path, "worker", FOLKMOOT_PACE=FOR_EVER)
    until(lambda: serves(tmp_path), "the worker serves")
    assert folkmoot(tmp_path, "say", "hello", "--wait", "0").code == 0
    kill(first)
    assert folkmoot(tmp_path, "worker", "--until-idle").code == 0
    assert count(tmp_path / "folkmoot.db", "select count(*) from log where kind = 'answered'") == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_worker_that_is_asked_to_end_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    worker = begin(tmp_path, "worker", FOLKMOOT_PACE=FOR_EVER)
    until(lambda: serves(tmp_path), "the worker serves")
    assert folkmoot(tmp_path, "say", "hello", "--wait", "0").code == 0
    worker.send_signal(number)
    assert worker.wait(PATIENCE) in (0, 130)
    assert folkmoot(tmp_path, "worker", "--until-idle").code == 0
    assert troubles(tmp_path / "folkmoot.db") == []


def test_say_while_another_say_performs_for_the_room(tmp_path: Path) -> None:
    with beside(tmp_path, "say", "Build me a CRM", FOLKMOOT_PACE="0.3"):
        until_a_job_is_owed(tmp_path)
        mine = folkmoot(tmp_path, "say", "--json", "hello there")
        assert mine.code == 10, mine.err
    log = folkmoot(tmp_path, "project", "log", "--json").lines
    assert [e["text"] for e in log if e["kind"] == "person_spoke"] == [
        "Build me a CRM",
        "hello there",
    ]
    asked = [e["bot"] for e in log if e["kind"] == "bot_asked"]
    assert len(asked) == len(set(asked)) == 3
    assert troubles(tmp_path / "folkmoot.db") == []


def test_whoever_waits_takes_over_from_a_performer_that_is_killed(tmp_path: Path) -> None:
    performer = begin(tmp_path, "say", "hello", FOLKMOOT_PACE=FOR_EVER)
    until_a_job_is_owed(tmp_path)
    with beside(tmp_path, "say", "hello again") as waiting:
        until(
            lambda: count(tmp_path / "folkmoot.db", SPOKEN) == 2,
            "both have spoken",
        )
        assert waiting.poll() is None
        kill(performer)
        assert waiting.wait(PATIENCE) == 0
    assert count(tmp_path / "folkmoot.db", "select count(*) from log where kind = 'answered'") == 2
    assert troubles(tmp_path / "folkmoot.db") == []


def test_whoever_waits_takes_over_from_a_worker_that_is_killed(tmp_path: Path) -> None:
    worker = begin(tmp_path, "worker", FOLKMOOT_PACE=FOR_EVER)
    until(lambda: serves(tmp_path), "the worker serves")
    with beside(tmp_path, "say", "hello") as waiting:
        until_a_job_is_owed(tmp_path)
        kill(worker)
        assert waiting.wait(PATIENCE) == 0
    assert count(tmp_path / "folkmoot.db", "select count(*) from log where kind = 'answered'") == 1


def test_an_open_chat_does_not_keep_a_worker_waiting(tmp_path: Path) -> None:
    chat = subprocess.Popen(
        [sys.executable, "-m", "folkmoot", "chat"],
        cwd=ROOT,
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert chat.stdin is not None
    try:
        chat.stdin.write(b"hello\n")
        chat.stdin.flush()
        until(lambda: answered(tmp_path) == 1, "the chat has answered")
        assert folkmoot(tmp_path, "worker", "--until-idle").code == 0
        chat.stdin.write(b"hello again\n")
        chat.stdin.flush()
        until(lambda: answered(tmp_path) == 2, "the chat has answered again")
    finally:
        out, _ = chat.communicate(timeout=PATIENCE)
    assert chat.returncode == 0
    assert out.decode().count("leader: Hello!") == 2


def answered(home: Path) -> int:
    try:
        return count(home / "folkmoot.db", "select count(*) from log where kind = 'answered'")
    except Exception:  # it is just being made
        return 0


def test_guests_make_way_for_a_worker_that_waits(tmp_path: Path) -> None:
    """Whoever comes after the worker is served by it, so it waits only for those before."""
    with beside(tmp_path, "say", "hello", FOLKMOOT_PACE=FOR_EVER) as guest:
        until_a_job_is_owed(tmp_path)
        with beside(tmp_path, "worker"):
            until(lambda: serves(tmp_path), "the worker waits")
            # If it performed for itself it would take for ever.
            later = begin(tmp_path, "say", "hello", "--room", "shed", FOLKMOOT_PACE=FOR_EVER)
            until(lambda: count(tmp_path / "folkmoot.db", SPOKEN) == 2, "both have spoken")
            assert guest.poll() is None
            kill(guest)
            assert later.wait(PATIENCE) == 0
    assert answered(tmp_path) == 2
    assert troubles(tmp_path / "folkmoot.db") == []


def test_only_who_performs_writes_papers_whoever_changed_something(tmp_path: Path) -> None:
    Shell(tmp_path).at_approval()
    (state,) = tmp_path.rglob("STATE.md")
    state.write_text("old")
    with beside(tmp_path, "worker") as worker:
        until(lambda: state.read_text() != "old", "the worker performs")
        worker.send_signal(signal.SIGSTOP)
        try:
            before = state.read_text()
            assert folkmoot(tmp_path, "project", "cancel", "p1").code == 0
            assert state.read_text() == before, "the worker writes it, and is not there"
        finally:
            worker.send_signal(signal.SIGCONT)
        until(lambda: "cancellation" in state.read_text(), "the worker has written it")


def test_many_processes_may_open_a_new_folder_at_once(tmp_path: Path) -> None:
    rooms = [f"r{n}" for n in range(8)]
    speaking = [begin(tmp_path, "say", "hello", "--room", room) for room in rooms]
    assert [process.wait(PATIENCE) for process in speaking] == [0] * len(rooms)
    assert answered(tmp_path) == len(rooms)
    assert troubles(tmp_path / "folkmoot.db") == []


def test_a_replay_beside_a_worker_is_not_disturbed_by_it(tmp_path: Path) -> None:
    speaking = speaker(tmp_path, "ada")
    until(lambda: answered(tmp_path) > 0, "somebody speaks")
    while speaking.poll() is None:
        replayed = folkmoot(tmp_path, "replay", "home")
        assert replayed.code == 0, replayed.err
    assert speaking.returncode == 0
