"""Every command explains itself, and its example runs."""

from __future__ import annotations

import re
import shlex

import pytest

from tests.cli.shell import Shell

Words = tuple[str, ...]

NAMED: set[Words] = {
    *(("say",), ("answer",), ("chat",), ("worker",), ("replay",), ("audit",)),
    *(("project", name) for name in ("status", "list", "log", "brief", "plan", "reset")),
    *(("project", name) for name in ("pause", "continue", "stop", "resume", "cancel", "switch")),
    *(("project", name) for name in ("retry", "revise", "input", "state")),
}


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
        body = re.sub(r"\n {10,}", " ", text)  # long ones go on in the next line
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
        if words not in (("worker",), ("replay",)):
            assert "--room" in helps[words], words
        if words not in (("worker",), ("chat",)):
            assert "--json" in helps[words], words


def test_the_examples_run_as_they_stand(helps: dict[Words, str], shell: Shell) -> None:
    found = {w: re.findall(r"Example: +(folkmoot [^\n]+)", text) for w, text in helps.items()}
    order = [("say",), ("answer",), *sorted(words for words in found if len(words) > 1)]
    order += sorted(words for words in found if words not in order)
    ran = 0
    for words in order:
        for example in found[words]:
            said = tuple(shlex.split(example)[1:])
            assert said[: len(words)] == words, f"{example} is no example of {words}"
            ended = shell(*said)
            ran += 1
            assert ended.code != 2, (example, ended.err)
            assert "Traceback" not in ended.err
    assert ran >= 5
