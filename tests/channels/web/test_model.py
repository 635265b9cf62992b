"""`/api/model`: seen by all, changed by who may enter every room; a key goes in and never out."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from folkmoot.connected import FILE
from tests.channels.web.served import Served, asking, new_token, serving
from tests.fakes.connecting import KEY, SAID, holds, works
from tests.fakes.model_server import ModelServer

MODEL = "openai-chat:fake"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path / "home") as served:
        yield served


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(works, ("llama3.2:3b",)) as server:
        yield server


def put(client: httpx2.Client, url: str, key: str = KEY) -> httpx2.Response:
    return client.put("/api/model", json={"name": "fake", "url": url, "key": key})


def test_a_model_is_connected_used_and_forgotten_without_a_restart(
    served: Served, server: ModelServer
) -> None:
    told = ""
    with asking(served, "home") as ann:
        client = ann.client
        first = client.get("/api/model").json()
        assert (first["model"], first["may"], first["key"]) == ("offline", True, False)
        assert "openai:gpt-5-mini" in first["providers"]
        ann.says("hello, how are you?")
        ann.until_idle()
        answers = [put(client, server.url)]
        assert answers[0].json()["model"] == MODEL
        assert not server.asked
        answers.append(client.post("/api/model/test", json={}))
        assert answers[1].json()["state"] == "works"
        assert f"{MODEL} works" in answers[1].json()["text"]
        ann.says("and how are you today?")
        ann.until_idle()
        assert SAID in [one.get("text") for one in ann.get("/log")]
        answers += [
            client.get(path) for path in ("/api/model", "/api", "/metrics", "/openapi.json")
        ]
        answers.append(client.get("/api/rooms/home/log"))
        told = "".join(answer.text for answer in answers)
        assert client.delete("/api/model").json()["forgotten"] is True
        assert client.get("/api").json()["model"] == "offline"
    assert KEY not in told + served.stderr
    assert holds(served.home, KEY) == []


def test_the_file_is_its_owners_and_a_restart_knows_it(tmp_path: Path, server: ModelServer) -> None:
    with serving(tmp_path / "home") as served, served.client() as client:
        put(client, server.url)
        assert stat.S_IMODE((served.home / FILE).stat().st_mode) == 0o600
    with serving(tmp_path / "home") as served, served.client() as client:
        view = client.get("/api/model").json()
        assert (view["model"], view["by"], view["key"]) == (MODEL, "chosen", True)
        assert client.post("/api/model/test", json={}).json()["state"] == "works"


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"name": "openai:gpt-5"}, 400, "NeedsKey"),
        ({"name": "m", "url": "http://models.example/v1", "key": KEY}, 400, "OpenUrl"),
        ({"name": "m", "url": "javascript:alert(1)", "key": KEY}, 400, "BadUrl"),
        ({"name": "m", "url": "http://localhost:1", "key": f"{KEY}\n{KEY}"}, 400, "BadKey"),
        ({"name": "nobody"}, 400, "NoSuchModel"),
        ({"name": ""}, 422, "BadRequest"),
        ({"name": "m", "key": [KEY]}, 422, "BadRequest"),
        ({"name": "m", "secret": KEY}, 422, "BadRequest"),
        ({"name": "m", "key": KEY * 999}, 422, "BadRequest"),
    ],
)
def test_what_cannot_be_connected_says_why_without_the_key(
    served: Served, body: dict[str, Any], status: int, error: str
) -> None:
    with served.client() as client:
        answer = client.put("/api/model", json=body)
        assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
        assert KEY not in answer.text
        assert client.get("/api/model").json()["model"] == "offline"


def test_a_wrong_key_and_a_server_that_went_away_are_told_apart(served: Served) -> None:
    with served.client() as client:
        with ModelServer(works) as server:
            put(client, server.url, "sk-wrong-9999")
            wrong = client.post("/api/model/test", json={})
            assert wrong.json()["state"] == "key"
            assert "sk-wrong" not in wrong.text
            put(client, server.url)
            assert client.post("/api/model/test", json={}).json()["state"] == "works"
        assert client.post("/api/model/test", json={}).json()["state"] == "away"


def test_only_who_may_enter_every_room_changes_who_thinks(
    tmp_path: Path, server: ModelServer
) -> None:
    home = tmp_path / "home"
    _, all_rooms = new_token(home, "ann")
    _, one_room = new_token(home, "bob", "home")
    with serving(home, "--host", "0.0.0.0") as served:
        with served.client() as nobody:
            for answer in (nobody.get("/api/model"), put(nobody, server.url)):
                assert answer.status_code == 401
            assert nobody.delete("/api/model").status_code == 401
        with served.client(one_room) as bob:
            assert bob.get("/api/model").json() == {
                "kind": "model",
                "model": "offline",
                "may": False,
            }
            refused = [put(bob, server.url), bob.delete("/api/model")]
            refused.append(bob.post("/api/model/test", json={}))
            assert [one.status_code for one in refused] == [403, 403, 403]
            assert {one.json()["error"] for one in refused} == {"NotYourModel"}
        assert not (home / FILE).exists()
        with served.client(all_rooms) as ann:
            assert put(ann, server.url).json()["model"] == MODEL
            assert ann.post("/api/model/test", json={}).json()["state"] == "works"
        with served.client(one_room) as bob:
            seen = bob.get("/api/model").text
            assert server.url not in seen, "where it is concerns nobody else"
            assert bob.delete("/api/model").status_code == 403


def test_a_token_for_one_room_owns_nothing_on_this_machine_either(
    served: Served, server: ModelServer
) -> None:
    _, one_room = served.token("bob", "home")
    with served.client(one_room) as bob:
        assert put(bob, server.url).status_code == 403


def test_another_sites_page_changes_nothing(served: Served, server: ModelServer) -> None:
    for header in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        with served.client(**header) as client:
            answers = [put(client, server.url), client.delete("/api/model")]
            answers.append(client.post("/api/model/test", json={}))
            assert [one.status_code for one in answers] == [403, 403, 403]
    with served.client(Host="evil.example") as client:
        assert put(client, server.url).status_code == 421
    with served.client() as client:
        form = client.post("/api/model/test", content="{}", headers={"Content-Type": "text/plain"})
        assert form.status_code == 415
    assert not (served.home / FILE).exists()


def test_trials_have_a_limit_of_their_own(served: Served, server: ModelServer) -> None:
    with served.client() as client:
        put(client, server.url)
        found: list[int] = []
        while 429 not in found:
            assert len(found) < 60, "there is no limit"
            found.append(client.post("/api/model/test", json={}).status_code)
        assert found.count(200) >= 10
        assert len(server.asked) == found.count(200)
        assert client.get("/api/model").status_code == 200
