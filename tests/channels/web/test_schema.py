"""The API is what its description says, for requests that nobody thought of (schemathesis)."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.channels.web.served import Asker, Served, serving
from tests.fakes.processes import PATIENCE

PROGRAM = Path(sys.executable).with_name("schemathesis")
SEED = 8
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
HERE = '[parameters]\n"path.room" = "home"\n"path.project" = "p1"\n"path.card" = "c3"\n'
"""A room, a project and a card that exist."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("schema") / "home") as served:
        with served.client() as client:
            Asker(client, "home").to_review()
        yield served


@pytest.mark.parametrize(("settings", "examples"), [(HERE, 6), ("", 3)], ids=["here", "anywhere"])
def test_no_request_is_answered_but_as_described(
    served: Served, tmp_path: Path, settings: str, examples: int
) -> None:
    (tmp_path / "schemathesis.toml").write_text(settings)
    done = subprocess.run(
        [
            *(PROGRAM, "--config-file", "schemathesis.toml", "run", f"{served.url}/openapi.json"),
            *("--seed", str(SEED), "--max-examples", str(examples), "--no-shrink"),
            *("--phases", "fuzzing", "--checks", ",".join(CHECKS), "--continue-on-failure"),
            *("--exclude-path-regex", "/events$"),  # it never ends: test_stream.py
            *("--generation-database", "none", "--request-timeout", "15", "--no-color"),
        ],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4_000:] + done.stderr[-2_000:]
    assert "Traceback" not in served.stderr, served.stderr


def test_every_route_is_described_with_what_it_gives(served: Served) -> None:
    with served.client() as client:
        paths = client.get("/openapi.json").json()["paths"]
    routes = [(m, path, about) for path, methods in paths.items() for m, about in methods.items()]
    assert len(routes) > 30
    for method, path, about in routes:
        assert about.get("description"), f"{method} {path} says nothing of itself"
        assert "200" in about["responses"], path
        if "{room}" in path:
            assert {"401", "403", "404", "413", "422"} <= about["responses"].keys(), path
        if method == "post" and path.startswith("/api/"):
            assert about["requestBody"]["content"], path


def test_the_stream_is_described_as_a_stream(served: Served) -> None:
    with served.client() as client:
        about = client.get("/openapi.json").json()["paths"]["/api/rooms/{room}/events"]["get"]
        assert list(about["responses"]["200"]["content"]) == ["text/event-stream"]
        names = {each["name"]: each for each in about["parameters"]}
        assert {"room", "after", "last", "live"} <= names.keys()
        for name in ("after", "last"):
            for value in ("-1", "x", "1e3", "99999999999999999999", "", "0x1"):
                answer = client.get("/api/rooms/home/events", params={name: value})
                assert answer.status_code == 422, (name, value)
                assert answer.json()["error"] == "BadRequest"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"text"',
        b'{"text": 1}',
        b'{"text": null}',
        b'{"text": ["x"]}',
        b'{"text": "x", "txet": "y"}',
        b'{"text": "\\ud800"}',
        b'{"text": "\xff"}',
        b'{"text": "x", "\\ud800": 1}',
        b'{"text": "x", "seen": -1}',
        b'{"text": "x", "seen": 1e400}',
        b'{"text": "x", "seen": NaN}',
        b'{"text": "x", "seen": ' + b"9" * 5_000 + b"}",
        b'{"text": "x", "key": "' + b"k" * 201 + b'"}',
        b'{"text": ' + b"[" * 100_000,
        b'{"text": "x"}' * 2,
    ],
)
def test_a_body_that_is_none_of_ours_is_a_bad_request(served: Served, body: bytes) -> None:
    kind = {"Content-Type": "application/json"}
    with served.client() as client:
        before = client.get("/api/rooms/home").json()["seq"]
        answer = client.post("/api/rooms/home/messages", content=body, headers=kind)
        assert (answer.status_code, answer.json()["error"]) == (422, "BadRequest")
        assert answer.json()["text"]
        assert client.get("/api/rooms/home").json()["seq"] == before


@pytest.mark.parametrize("text", ["", " ", "\n\t "])
def test_silence_is_no_message(served: Served, text: str) -> None:
    with served.client() as client:
        answer = client.post("/api/rooms/home/messages", json={"text": text})
        assert (answer.status_code, answer.json()["error"]) == (400, "NoText")


@pytest.mark.parametrize(
    "edits",
    [
        '{"brief": NaN}',
        '{"plan": [{"id": "t1", "title": "x", "priority": NaN}]}',
        '{"plan": [{"id": "t1", "title": "x", "allowance_usd": 1e999}]}',
        '{"q1": {"a": ' + "[" * 900 + "]" * 900 + "}}",
        '{"\\ud800": "x"}',
        '{"plan": "\\udfff"}',
        '{"brief": {"title": 7}}',
        '{"plan": []}',
    ],
)
def test_edits_that_cannot_be_used_change_nothing(served: Served, edits: str) -> None:
    kind = {"Content-Type": "application/json"}
    body = f'{{"choose": "satisfied", "edits": {edits}}}'.encode()
    with served.client() as client:
        answer = client.post("/api/rooms/home/answers/c3", content=body, headers=kind)
        assert answer.status_code in (400, 404, 409, 422), answer.text
        assert answer.json()["text"]


def test_names_of_rooms_are_checked_before_anything_is_made(served: Served) -> None:
    with served.client() as client:
        for room in (
            "%00",
            "%2e%2e",
            "%ff",
            "x%0a",
            "é",
            "a" * 101,
            "-x",
            "a b",
            ".git",
        ):
            for answer in (
                client.get(f"/api/rooms/{room}"),
                client.post(f"/api/rooms/{room}/messages", json={"text": "hello"}),
                client.post(f"/api/rooms/{room}/commands", json={"command": "lang", "text": "de"}),
            ):
                assert answer.status_code in (400, 404), (room, answer.text)
        rooms = [room["room"] for room in client.get("/api/rooms").json()]
    assert not [room for room in rooms if not re.fullmatch("[A-Za-z0-9][A-Za-z0-9._-]*", room)]


def test_the_longest_text_of_the_description_can_be_sent(served: Served) -> None:
    with served.client() as client:
        shapes = client.get("/openapi.json").json()["components"]["schemas"]
        longest = shapes["Message"]["properties"]["text"]["maxLength"]
        for letter in ("x", "\x01"):  # JSON needs one byte for a letter, or six
            said = client.post("/api/rooms/long/messages", json={"text": letter * longest})
            assert said.status_code == 200
        answer = client.post("/api/rooms/long/messages", json={"text": "x" * (longest + 1)})
        assert answer.status_code in (413, 422)


def test_a_long_text_is_a_message_of_its_own_and_an_answer_is_not(served: Served) -> None:
    with served.client() as client:
        long = "many words " * 20_000
        said = client.post("/api/rooms/long/messages", json={"text": long})
        assert said.status_code == 200
        assert said.json()["size"] == len(long)
        assert len(said.json()["text"]) < 3_000
        Asker(client, "long").until_idle()
        answer = client.post("/api/rooms/home/answers/c3", json={"choose": "changes", "text": long})
        assert (answer.status_code, answer.json()["error"]) == (413, "TooLong")
