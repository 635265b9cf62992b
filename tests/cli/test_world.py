"""What the command line takes from its surroundings: variables, folkmoot.toml, a pipe."""

from __future__ import annotations

import subprocess

from tests.cli.shell import PROGRAM, Shell
from tests.fakes.processes import environment


def test_the_data_folder_is_made_where_it_was_named(shell: Shell) -> None:
    assert not shell.home.exists()
    assert shell("say", "hello").code == 0
    assert (shell.home / "folkmoot.db").is_file()
    assert shell.home.stat().st_mode & 0o077 == 0, "nobody else reads it"


def test_a_wrong_variable_is_named(shell: Shell) -> None:
    ended = shell("say", "hello", FOLKMOOT_MODEL="nobody:none")
    assert ended.code == 2
    assert "FOLKMOOT_MODEL" in ended.err
    assert "Traceback" not in ended.err


def test_a_misspelt_setting_is_named(shell: Shell) -> None:
    shell.home.mkdir()
    (shell.home / "folkmoot.toml").write_text("[rules]\nchekpoints = 'both'\n")
    ended = shell("project", "status")
    assert ended.code == 2
    assert "chekpoints" in ended.err


def test_the_mode_of_the_variable_wins_over_the_file(shell: Shell) -> None:
    shell.home.mkdir()
    (shell.home / "folkmoot.toml").write_text("mode = 'simple'\n")
    ended = shell.json("say", "Build me a CRM", FOLKMOOT_MODE="conversational")
    assert ended.status["flow"] == "debate"
    asked = shell.json("say", "Build me a page", "--room", "other")
    assert asked.status["asked"] <= 2


def test_a_data_folder_that_is_none_is_said(shell: Shell) -> None:
    shell.home.write_text("a file, no folder")
    ended = shell("say", "hello")
    assert ended.code in (1, 2)
    assert "Traceback" not in ended.err
    assert str(shell.home) in ended.err


# --- the line chat -----------------------------------------------------------------------


def test_a_piped_chat_goes_from_request_to_success(shell: Shell) -> None:
    lines = (
        "Build me a CRM\n\nskip\nmodify\nwith a calendar\n\nwhy so many tasks?\nyes\nsatisfied\n"
    )
    ended = shell("chat", stdin=lines)
    assert ended.code == 0
    assert "with a calendar" in ended.out
    assert "p1 is done" in ended.out
    assert ended.err == ""
    assert shell.status()["outcome"] == "success"


def test_an_empty_line_never_chooses(shell: Shell) -> None:
    shell.at_approval()
    ended = shell("chat", stdin="\n   \n\n")
    assert ended.code == 10
    assert shell.status()["waiting"]["id"] == "c2"


def test_leaving_a_chat_with_a_card_open_is_exit_10(shell: Shell) -> None:
    ended = shell("chat", "--room", "den", "--as", "ann", stdin="Build me a CRM\n")
    assert ended.code == 10
    assert "[c1]" in ended.out
    back = shell("chat", "--room", "den", "--as", "ann", stdin="")
    assert back.code == 10
    assert "[c1]" in back.out, "whoever comes back sees what waits"


def test_an_error_does_not_end_the_chat(shell: Shell) -> None:
    ended = shell("chat", stdin="Build me a CRM\n/switch p9\n/nonsense\n\nskip\n")
    assert ended.code == 10
    assert "There is no project “p9”" in ended.out
    assert shell.status()["phase"] == "approval"


def test_submit_asks_for_words_and_takes_the_next_line(shell: Shell) -> None:
    ended = shell("chat", stdin="Build me a CRM\nsubmit\n\nOnly for my team\n")
    assert ended.code == 10
    assert "Your words?" in ended.out
    assert shell.status()["round"] == 2


def test_without_a_command_the_room_opens(shell: Shell) -> None:
    ended = shell(stdin="hello\n")
    assert ended.code == 0
    assert "leader:" in ended.out


def test_a_chat_says_once_that_the_team_works_by_rules(shell: Shell) -> None:
    out = shell("chat", stdin="").out
    assert out.count("No AI model is connected yet.") == 1


def test_a_terminal_that_knows_no_unicode_is_no_failure(shell: Shell) -> None:
    shell.at_approval()
    plain = shell("project", "status", PYTHONIOENCODING="ascii")
    assert plain.code == 10
    assert "[c2]" in plain.out
    assert shell.json("project", "status", PYTHONIOENCODING="ascii").status["phase"] == "approval"


def test_whoever_reads_only_the_first_lines_is_no_traceback(shell: Shell) -> None:
    shell.at_approval()
    program = f"{PROGRAM} project log --json | head -n 1"
    done = subprocess.run(
        ["sh", "-c", program], env=environment(shell.home), capture_output=True, check=False
    )
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""
