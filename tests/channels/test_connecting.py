"""Connecting a model in a real pseudo-terminal: the key is typed and never seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from folkmoot.connected import FILE
from tests.channels.console import Console
from tests.fakes.connecting import KEY, SAID, holds, works
from tests.fakes.model_server import ModelServer
from tests.fakes.processes import until

WRONG = "sk-wrong-9999"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def used(home: Path, url: str, key: str) -> Console:
    """`folkmoot model use` with a key that is asked for, and typed."""
    with Console(home, "model", "use", "fake", "--url", url, "--key", "-") as console:
        console.wait("it is not shown")
        console.type(key)
        assert console.end() == 0
        assert key.encode() not in console.written, "nobody saw it"
        return console


def test_a_key_that_is_typed_is_tried_at_once_and_never_shown(home: Path) -> None:
    with ModelServer(works) as server:
        console = used(home, server.url, KEY)
        assert console.sees("openai-chat:fake is chosen")
        assert console.sees("Asking openai-chat:fake one small question")
        assert console.sees("openai-chat:fake works: it answered in")
        assert [one.key for one in server.asked] == [KEY]
    assert holds(home, KEY) == [FILE]


def test_a_wrong_key_is_told_and_can_be_given_again(home: Path) -> None:
    with ModelServer(works) as server:
        assert used(home, server.url, WRONG).sees("does not accept the key")
        assert used(home, server.url, KEY).sees("works: it answered in")
    assert holds(home, WRONG) == []


def test_a_provider_whose_key_is_missing_asks_for_it(home: Path) -> None:
    with Console(home, "model", "use", "openai") as console:
        console.wait("Key for openai (it is not shown):")
        console.press("ctrl-c")
        assert console.end() == 130
    assert not (home / FILE).exists(), "nothing was typed, nothing is kept"


def test_an_open_chat_connects_uses_loses_and_forgets_a_model(home: Path) -> None:
    with Console(home) as console:
        console.wait("No AI model is connected yet", "/model", "Say what you would like made")
        with ModelServer(works) as server:
            console.type("/model")
            console.wait("/model use openai:gpt-5-mini", "folkmoot model use openai:gpt-5-mini")
            console.type("/model use openai:gpt-5")
            console.wait("needs a key of openai")
            console.type(f"/model use fake {server.url}")
            console.wait("openai-chat:fake is chosen")
            console.type("/model test")
            console.wait("openai-chat:fake works")
            console.type("hello, how are you?")
            console.wait(SAID)
            used(home, server.url, KEY)
            before = len(server.asked)
            console.type("and how are you today?")
            until(lambda: len(server.asked) > before, "it is asked again")
            assert {one.key for one in server.asked[before:]} == {KEY}, "by another process's key"
            console.type("/model")
            console.wait("readable only by you")
        console.type("/model test")
        console.wait("Nobody answers for openai-chat:fake")
        console.type("/model forget")
        console.wait("The choice and its key are forgotten")
        console.type("/model dance")
        console.wait("list, use, test, forget")
        console.press("ctrl-d")
        console.end()
        assert KEY.encode() not in console.written
    assert holds(home, KEY) == []
