"""`project …` commands that change something behave like `answer`; performing has its roles."""

from __future__ import annotations

from tests.cli.shell import SLOW, Shell
from tests.fakes.processes import beside, until


def kinds(lines: list[dict[str, object]]) -> list[object]:
    return [line["kind"] for line in lines]


def test_pause_input_continue_and_stop_steer_the_work(shell: Shell) -> None:
    shell.at_work()
    paused = shell.json("project", "pause", "--wait", "0", **SLOW)
    assert (paused.status["paused"], paused.status["phase"]) == (True, "execution")
    assert paused.status["tasks"]["running"] == 2, "running steps finish"
    assert paused.status["owed"] == 2
    assert paused.code == 0, "no card is open"

    told = shell("project", "input", "--text", "use blue", "--wait", "0", **SLOW)
    assert "Noted" in told.out

    twice = shell("project", "pause")
    assert twice.code == 1

    on = shell.json("project", "continue", "p1", "--wait", "0", **SLOW)
    assert not on.status["paused"]

    stopped = shell.json("project", "stop")
    assert stopped.status["waiting"]["kind"] == "satisfaction"
    assert stopped.status["tasks"]["running"] == 0
    assert stopped.code == 10


def test_revise_goes_back_to_the_questions(shell: Shell) -> None:
    shell.at_work()
    ended = shell.json("project", "revise", "--text", "smaller, please", "--wait", "30")
    assert ended.status["iteration"] == 2
    assert ended.status["phase"] in ("discovery", "approval")
    assert ended.status["waiting"]["kind"] != "satisfaction"


def test_pause_parks_and_resume_brings_back(shell: Shell) -> None:
    shell.says("Build me a CRM")
    parked = shell.json("project", "pause")
    assert (parked.status["parked"], parked.status["outcome"]) == (True, None)
    back = shell.json("project", "resume")
    assert not back.status["parked"]
    assert back.status["waiting"]["id"] == "c1"
    assert back.code == 10


def test_cancel_ends_it_and_the_record_stays(shell: Shell) -> None:
    shell.says("Build me a CRM")
    ended = shell.json("project", "cancel", "--text", "no time")
    assert (ended.code, ended.status["outcome"]) == (0, "cancellation")
    assert ended.status["phase"] == "idle"
    assert [line["what"] for line in shell.json("audit").lines] == ["cancelled"]
    assert shell("replay").code == 0


def test_reset_asks_first_and_with_yes_it_does_not(shell: Shell) -> None:
    shell.says("Build me a CRM")
    asked = shell("project", "reset")
    assert asked.code == 10
    assert "yes / no" in asked.out
    done = shell.json("project", "reset", "--yes")
    assert done.code == 0
    assert done.status["project"] is None
    (project,) = shell.json("project", "list").lines
    assert (project["project"], project["outcome"]) == ("p1", "cancellation")


def test_switch_gives_the_floor(shell: Shell) -> None:
    shell.at_approval()
    shell("project", "new", "Build me a shop")
    ended = shell.json("project", "switch", "p1")
    assert ended.status["project"] == "p1"
    assert ended.status["waiting"]["id"] == "c2"
    assert kinds(ended.lines)[-2:] == ["floor_taken", "status"]
    assert shell("project", "switch", "p1").code in (1, 10)
    floors = {line["project"]: line["floor"] for line in shell.json("project", "list").lines}
    assert floors == {"p1": True, "p2": False}


def test_retry_tries_again_what_failed(shell: Shell) -> None:
    shell.home.mkdir()
    (shell.home / "folkmoot.toml").write_text("[rules]\nbackoff = 1\nattempts = 1\n")
    shell.at_approval()
    missing = [{"kind": "file", "value": "OTHER.md"}]
    task = {"title": "Write it", "bot": "leader", "evidence": missing}
    shell.presses("c2", "approve", plan=[task])
    ended = shell.json("project", "retry")
    assert [line["attempt"] for line in ended.lines if line["kind"] == "task_started"] == [2]
    assert ended.status["tasks"]["failed"] == 1


# --- who performs ----------------------------------------------------------------------------


def test_wait_returns_early_and_what_is_left_stays_owed(shell: Shell) -> None:
    ended = shell.json("say", "Build me a CRM", "--wait", "0", **SLOW)
    assert ended.status["owed"] == 3
    assert ended.code == 0, "no card is open yet"
    assert shell("worker", "--until-idle").code == 0
    assert shell.status()["waiting"]["kind"] == "questions"


def test_reading_never_performs(shell: Shell) -> None:
    shell("say", "Build me a CRM", "--wait", "0", **SLOW)
    for words in (("status",), ("log",), ("plan",)):
        shell("project", *words)
    assert shell.status()["owed"] == 3


def test_a_worker_ends_when_nothing_is_due_in_any_room(shell: Shell) -> None:
    for room in ("one", "two"):
        shell("say", "Build me a CRM", "--room", room, "--wait", "0", **SLOW)
    assert shell("worker", "--until-idle").code == 0
    for room in ("one", "two"):
        assert shell.status(room)["owed"] == 0


def test_say_beside_a_worker_follows_what_the_worker_does(shell: Shell) -> None:
    shell("say", "hello", "--wait", "0", **SLOW)
    with beside(shell.home, "worker") as worker:
        until(lambda: shell.status()["owed"] == 0, "it performs")
        ended = shell.json("say", "Build me a CRM", **SLOW)
        assert ended.status["waiting"]["kind"] == "questions", "the worker asked them"
        second = shell("worker")
        assert second.code == 1
        assert str(worker.pid) in second.err, "a second one is refused, naming the first"
