"""What is meant by a name, what was found, and whether it works, against real loopback servers."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

from folkmoot.connected import Connection
from folkmoot.errors import FolkmootError
from folkmoot.team.minds.choosing import choose, place
from folkmoot.team.minds.found import keys, names_in, servers
from folkmoot.team.minds.trial import tried
from tests.fakes.connecting import KEY, works
from tests.fakes.model_server import (
    Asked,
    Endless,
    ModelServer,
    Never,
    Play,
    Raw,
    Say,
    Status,
)


def port_of(url: str) -> str:
    return url.split(":")[2].split("/")[0]


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def chosen(name: str, url: str = "", key: str = "", **more: Any) -> Connection:
    more.setdefault("env", {"OLLAMA_HOST": f"127.0.0.1:{free_port()}"})
    return asyncio.run(choose(name, url, key, **more))


# --- found ---------------------------------------------------------------------------------


def test_a_server_on_this_machine_is_found_with_the_models_one_can_talk_to() -> None:
    with ModelServer(works, ("llama3.2:3b", "nomic-embed-text", "qwen3")) as server:
        env = {"OLLAMA_HOST": f"127.0.0.1:{port_of(server.url)}"}
        (found,) = asyncio.run(servers(env))
        assert (found.server, found.url) == ("Ollama", server.url)
        assert found.models == ("ollama:llama3.2:3b", "ollama:qwen3")
        assert not server.asked, "nobody thinks for it"
        for name in ("ollama:llama3.2:3b", "llama3.2:3b", "ollama"):
            assert chosen(name, env=env) == Connection("ollama:llama3.2:3b", server.url)


@pytest.mark.parametrize("host", ["example.org:80", "10.1.2.3", "http://[", "nonsense", ":"])
def test_nobody_elsewhere_is_asked(host: str) -> None:
    assert asyncio.run(servers({"OLLAMA_HOST": host})) == ()


@pytest.mark.parametrize(
    "answer",
    [[], {}, {"data": 5}, {"data": [{"id": 5}, None, {}]}, {"data": [{"id": "a b\x1b[1m"}]}],
)
def test_an_answer_that_names_no_models_names_none(answer: Any) -> None:
    assert names_in(answer) == ()


def test_keys_are_found_by_name_and_never_told() -> None:
    found = keys({"OPENAI_API_KEY": KEY, "ANTHROPIC_API_KEY": " "})
    assert [(one.variable, one.model) for one in found] == [("OPENAI_API_KEY", "openai:gpt-5-mini")]
    assert KEY not in repr(found)


# --- what is meant -------------------------------------------------------------------------


def test_a_name_is_a_provider_a_model_or_a_model_at_an_address() -> None:
    assert chosen("offline", key=KEY) == Connection("offline"), "no key is kept for nobody"
    assert chosen("openai", key=KEY) == Connection("openai:gpt-5-mini", "", KEY)
    assert chosen(" openai:gpt-5 ", key=f" {KEY}\n") == Connection("openai:gpt-5", "", KEY)
    at = "http://localhost:8080/v1"
    for name in ("llama3.2:3b", "openai-chat:llama3.2:3b", "openai:llama3.2:3b"):
        assert chosen(name, "http://localhost:8080/") == Connection("openai-chat:llama3.2:3b", at)


def test_a_key_serves_again_for_its_provider_and_place_and_nowhere_else() -> None:
    before = chosen("m", "https://one.example/v1", KEY)
    assert chosen("n", "https://one.example/v1", before=before).key == KEY
    assert chosen("n", "https://two.example/v1", before=before).key == ""
    openai = Connection("openai:gpt-5", "", KEY)
    assert chosen("openai:gpt-5-nano", before=openai).key == KEY
    with pytest.raises(FolkmootError):
        chosen("anthropic:claude-sonnet-4-5", before=openai)


@pytest.mark.parametrize(
    ("name", "url", "key", "error"),
    [
        ("openai:gpt-5", "", "", "NeedsKey"),
        ("gpt-5", "", KEY, "NoSuchModel"),
        ("nobody:none", "", KEY, "NoSuchModel"),
        ("ollama:none", "", "", "NoSuchModel"),
        ("mistral:large", "", KEY, "BadSetting"),
        ("anthropic:claude", "http://localhost:1", KEY, "BadSetting"),
        ("m", "ftp://localhost/v1", "", "BadUrl"),
        ("m", "localhost:11434", "", "BadUrl"),
        ("m", "http://", "", "BadUrl"),
        ("m", f"http://me:{KEY}@localhost/v1", "", "BadUrl"),
        ("m", f"http://localhost/v1?key={KEY}", "", "BadUrl"),
        ("m", "http://host:99999/v1", "", "BadUrl"),
        ("m", "http://models.example/v1", KEY, "OpenUrl"),
        ("m", "http://127.0.0.1.example/v1", KEY, "OpenUrl"),
        ("m", "http://192.168.1.5:11434/v1", KEY, "OpenUrl"),
        ("openai", "", f"{KEY} and more", "BadKey"),
        ("openai", "", f"{KEY}\r\nX: y", "BadKey"),
        ("openai", "", f"{KEY}é", "BadKey"),
        ("a b", "http://localhost:1", "", "NoSuchModel"),
    ],
)
def test_what_cannot_be_connected_says_why_without_the_key(
    name: str, url: str, key: str, error: str
) -> None:
    with pytest.raises(FolkmootError) as refused:
        chosen(name, url, key)
    assert type(refused.value).__name__ == error
    assert KEY not in str(refused.value)


def test_without_a_key_a_server_of_the_house_may_be_reached_in_the_open() -> None:
    assert chosen("m", "http://192.168.1.5:11434").url == "http://192.168.1.5:11434/v1"
    assert place("HTTPS://Models.Example:8443/v1/") == "https://models.example:8443/v1"
    assert place("http://[::1]:80/v1", has_a_key=True) == "http://[::1]:80/v1"


# --- does it work --------------------------------------------------------------------------


def trial(play: Any, key: str = KEY, model: str = "openai-chat:fake") -> tuple[str, int]:
    with ModelServer(play) as server:
        came = asyncio.run(tried(model, Connection(model, server.url, key), seconds=5))
        assert all(asked.key == key for asked in server.asked)
        return came.state, len(server.asked)


def test_a_model_that_answers_works_at_the_first_call() -> None:
    assert trial(works) == ("works", 1)
    assert trial(works, model="ollama:fake") == ("works", 1)


def test_a_model_without_tools_is_asked_in_another_way() -> None:
    def plain(asked: Asked) -> Play:
        return Status(400) if asked.tools else Say('Gladly: {"number": 5}')

    assert trial(plain) == ("works", 2)


@pytest.mark.parametrize(
    ("play", "state"),
    [
        (Status(401), "key"),
        (Status(403), "key"),
        (Status(404), "unknown"),
        (Status(429), "busy"),
        (Status(500), "busy"),
        (Status(503), "busy"),
        (Say("I would rather talk about the weather."), "unusable"),
        (Raw(b"<html>hello</html>"), "unusable"),
        (Endless(), "unusable"),
    ],
    ids=str,
)
def test_what_came_of_a_trial_is_one_word(play: Play, state: str) -> None:
    assert trial(lambda asked: play)[0] == state


def test_a_model_that_never_answers_is_late() -> None:
    with ModelServer(lambda asked: Never()) as server:
        at = Connection("openai-chat:fake", server.url)
        assert asyncio.run(tried(at.name, at, seconds=1)).state == "late"


def test_a_server_that_is_not_there_is_away() -> None:
    at = Connection("openai-chat:fake", f"http://127.0.0.1:{free_port()}/v1", KEY)
    assert asyncio.run(tried(at.name, at, seconds=5)).state == "away"


def test_what_a_call_cost_is_told_where_the_price_is_known() -> None:
    with ModelServer(works) as server:
        at = Connection("openai-chat:fake", server.url)
        assert asyncio.run(tried(at.name, at)).cost is None
        known = asyncio.run(tried(at.name, at, {"openai-chat:fake": (1.0, 1.0)}))
        assert known.cost is not None
        assert known.cost > 0


@contextmanager
def elsewhere() -> Iterator[tuple[str, list[str]]]:
    """A server that sends everybody on to a place of its own, and notes who comes there."""
    came: list[str] = []

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            if self.path.startswith("/there"):
                came.append(str(self.headers))
            self.send_response(307)
            self.send_header("Location", f"http://localhost:{self.server.server_port}/there")  # type: ignore[attr-defined]
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Answers)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", came
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("name", ["openai-chat:fake", "ollama:fake"])
def test_a_key_follows_nobody_to_another_place(name: str) -> None:
    with elsewhere() as (url, came):
        state = asyncio.run(tried(name, Connection(name, url, KEY), seconds=5)).state
        assert state != "works"
        assert came == []
