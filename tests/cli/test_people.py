"""Who speaks, what they have seen, and in which room."""

from __future__ import annotations

import pytest

from folkmoot.conversation.room import NEW
from tests.cli.shell import Shell


def test_a_yes_in_words_approves_only_what_was_shown_to_that_person(shell: Shell) -> None:
    shell.at_approval(owner="ann", by="ben")
    blind = shell.json("say", "yes", "--as", "ann")
    assert blind.status["phase"] == "approval", "ben was shown the plan, ann was not"
    assert any(line.get("text_id") == "not-seen" for line in blind.lines)
    again = shell.json("say", "yes", "--as", "ann")
    assert again.status["phase"] == "review", "what say printed, she has seen"


@pytest.mark.parametrize("look", ["status", "brief", "plan"])
def test_looking_at_it_is_seeing_it(shell: Shell, look: str) -> None:
    shell.at_approval(owner="ann", by="ben")
    shown = shell("project", look, "--as", "ann")
    assert shown.out
    assert shell.json("say", "yes", "--as", "ann").status["phase"] == "review"


def test_being_told_to_look_is_not_looking(shell: Shell) -> None:
    shell.at_approval(owner="ann", by="ben")
    for _ in range(2):
        assert "please look at c2 first" in shell("say", "yes", "--as", "ann").out
    assert shell.status()["phase"] == "approval"
    assert "Describe the screens" in shell("project", "status", "--as", "ann").out
    shell("say", "yes", "--as", "ann")
    assert shell.status()["phase"] == "review"


@pytest.mark.parametrize("look", ["status", "brief", "plan"])
@pytest.mark.parametrize("json", [(), ("--json",)], ids=["text", "json"])
def test_looking_at_one_project_shows_nothing_of_another(
    shell: Shell, look: str, json: tuple[str, ...]
) -> None:
    shell.at_approval(owner="ann")
    shell.settle(lambda room: room.say("Build me a shop", project=NEW), by="ben")
    shell.presses("c3", "skip", by="ben")
    assert shell("project", look, "p1", "--as", "ann", *json).out
    shell("say", "yes", "--as", "ann")
    assert (shell.status()["project"], shell.status()["phase"]) == ("p2", "approval")
    assert shell("project", look, "--as", "ann", *json).out
    shell("say", "yes", "--as", "ann")
    assert shell.status()["phase"] == "review"


def test_what_is_newer_shows_nothing_of_what_is_older(shell: Shell) -> None:
    shell.at_approval(owner="ann", by="ben")
    shell.settle(lambda room: room.say("Build me a shop", project=NEW), by="ben")
    shell.presses("c3", "skip", by="ben")
    assert "[c4]" in shell("project", "status", "p2", "--as", "ann").out
    shell.settle(lambda room: room.command("switch", "p1"), by="ben")
    shell("say", "yes", "--as", "ann")
    assert (shell.status()["project"], shell.status()["phase"]) == ("p1", "approval")


@pytest.mark.parametrize("look", [("project", "list"), ("audit",)], ids=" ".join)
def test_looking_elsewhere_is_not(shell: Shell, look: tuple[str, ...]) -> None:
    shell.at_approval(owner="ann", by="ben")
    shell(*look)
    assert shell.json("say", "yes", "--as", "ann").status["phase"] == "approval"


def test_a_person_sees_the_plan_they_approve_in_the_status(shell: Shell) -> None:
    shell.at_approval()
    shown = shell("project", "status").out
    assert "[c2]" in shown
    assert "approve / modify / replan / cancel" in shown
    for task in shell.json("project", "plan").lines[-1]["tasks"]:
        assert task["title"] in shown


def test_a_guest_has_an_opinion_and_the_owner_decides(shell: Shell) -> None:
    shell.at_approval(owner="ann", by="ben")
    opinion = shell("answer", "c2", "--choose", "approve", "--as", "ben")
    assert opinion.code == 10
    assert "ann decides" in opinion.out
    done = shell.json("answer", "c2", "--choose", "approve", "--as", "ann")
    assert done.status["phase"] == "review"
    by = {line["what"]: line["by"] for line in shell.json("audit").lines}
    assert by["approved"] == "ann"


def test_rooms_know_nothing_of_each_other(shell: Shell) -> None:
    shell.says("Build me a CRM")
    ended = shell.json("say", "hello", "--room", "two")
    assert ended.code == 0
    assert ended.status["project"] is None


def test_any_name_may_speak_and_none_reaches_a_file(shell: Shell) -> None:
    ended = shell.json("say", "hello", "--as", "../../etc/passwd")
    assert ended.code == 0
    spoke = [line["sender"] for line in ended.lines if line["kind"] == "person_spoke"]
    assert spoke == ["../../etc/passwd"]
    made = {path.relative_to(shell.home).parts[0] for path in shell.home.rglob("*")}
    assert made <= {"folkmoot.db", "folkmoot.db-wal", "folkmoot.db-shm", "locks", "projects"}


def test_what_a_terminal_would_obey_is_shown_not_obeyed(shell: Shell) -> None:
    shell.says("Build me a CRM \x1b[2J\u202e now")
    for words in (("project", "log"), ("project", "status"), ("project", "log", "--json")):
        ended = shell(*words)
        assert "\x1b" not in ended.out
        assert "\u202e" not in ended.out
