"""Where others can reach the server, everybody brings a token; it opens its own rooms only."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx2
import pytest

from tests.channels.web.served import Served, asking, new_token, serving
from tests.fakes.processes import folkmoot

ELSEWHERE = "127.0.0.2"
"""An address that is not this machine's usual one: others could come in there."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at another address; ann may enter `garden` and `pond`, and `cellar` is bob's."""
    home = tmp_path_factory.mktemp("tokens") / "home"
    for room in ("garden", "pond", "cellar"):
        assert folkmoot(home, "say", "hello", "--room", room).code == 0
    assert folkmoot(home, "token", "new", "--as", "root").code == 0
    with serving(home, "--host", ELSEWHERE) as served:
        yield served


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    home = tmp_path_factory.mktemp("local") / "home"
    for room in ("garden", "pond", "cellar"):
        assert folkmoot(home, "say", "hello", "--room", room).code == 0
    with serving(home) as served:
        yield served


@pytest.fixture(scope="module")
def ann(guarded: Served) -> str:
    return guarded.token("ann", "garden", "pond")[1]


# --- with and without --------------------------------------------------------------------


def test_the_address_that_is_told_is_the_one_that_answers(guarded: Served) -> None:
    assert guarded.address == f"http://{ELSEWHERE}:{guarded.port}/"
    assert httpx2.get(f"{guarded.address}healthz", trust_env=False).text == "ok\n"


def test_without_a_token_only_what_concerns_no_room_is_given(guarded: Served) -> None:
    with guarded.client() as nobody:
        for path in ("/login", "/web/page/dom.js", "/api/texts/en", "/healthz", "/readyz"):
            assert nobody.get(path).status_code == 200, path
        for path in ("/api", "/api/rooms", "/api/rooms/garden", "/metrics", "/openapi.json"):
            answer = nobody.get(path)
            assert (answer.status_code, answer.json()["error"]) == (401, "TokenNeeded"), path
            assert answer.headers["www-authenticate"] == "Bearer"
        for path, to in (("/", "/login"), ("/rooms/garden", "/login?to=/rooms/garden")):
            answer = nobody.get(path)
            assert (answer.status_code, answer.headers["location"]) == (303, to), path
        assert nobody.post("/api/rooms/garden/messages", json={"text": "hi"}).status_code == 401


@pytest.mark.parametrize(
    "path",
    [
        *("/web/../api/rooms", "/web/..%2fapi/rooms", "/login/../api/rooms", "//api/rooms"),
        *("/healthz/../api/rooms", "/api/texts/../rooms", "/preview/../api/rooms", "/login%00"),
        *("/web/%2e%2e/%2e%2e/pyproject.toml", "/web//etc/passwd", "/web/../channels/web/app.py"),
        *("/api/texts/%2e%2e", "/api/texts/en%00", "/preview/x/../../api/rooms", "/web/"),
    ],
)
def test_no_way_leads_round_the_gate(guarded: Served, path: str) -> None:
    sent = f"GET {path} HTTP/1.1\r\nHost: {ELSEWHERE}\r\nConnection: close\r\n\r\n"
    answer = guarded.raw(sent.encode())
    assert re.match(rb"HTTP/1.1 (401|404|303|307|422) ", answer), answer
    assert b"garden" not in answer


def test_a_token_is_brought_as_a_bearer(guarded: Served, ann: str) -> None:
    with guarded.client(ann) as client:
        me = client.get("/api").json()
        assert (me["person"], me["room"], me["signed_in"]) == ("ann", "garden", True)
        assert {room["room"] for room in client.get("/api/rooms").json()} == {"garden", "pond"}
        said = client.post("/api/rooms/garden/messages", json={"text": "hello, I am ann"})
        assert said.json()["sender"] == "ann"


@pytest.mark.parametrize("manner", ["bearer {}", "BEARER {}", "Bearer  {}"])
def test_a_token_is_known_however_its_scheme_is_written(
    guarded: Served, ann: str, manner: str
) -> None:
    with guarded.client(Authorization=manner.format(ann)) as client:
        assert client.get("/api").status_code == 200


def test_that_a_token_was_used_is_noted(guarded: Served) -> None:
    id, secret = guarded.token("eve", "pond")
    with guarded.client(secret) as eve:
        assert eve.get("/api").status_code == 200
    listed = {row["id"]: row for row in guarded.command("token", "list", "--json").lines}
    assert listed[id]["used_at"] is not None
    assert secret not in guarded.command("token", "list").out


# --- the form ----------------------------------------------------------------------------


def test_the_form_turns_a_token_into_a_cookie_that_no_script_reads(
    guarded: Served, ann: str
) -> None:
    with guarded.client() as browser:
        entered = browser.post("/login", data={"token": f" {ann}\n"})
        assert (entered.status_code, entered.headers["location"]) == (303, "/")
        cookie = entered.headers["set-cookie"]
        assert {"HttpOnly", "samesite=strict", "Path=/"} <= set(
            re.sub("(?i)SameSite=Strict", "samesite=strict", cookie).split("; ")
        )
        assert "Domain" not in cookie
        assert browser.get("/api").json()["person"] == "ann"
        assert browser.get("/").status_code == 200
        left = browser.post("/api/logout", json={})
        assert left.status_code == 200
        assert browser.get("/api").status_code == 401


@pytest.mark.parametrize(
    "to",
    [
        *("//evil.example", "https://evil.example", "/\\evil.example", "/rooms/../api/logout", "x"),
        *(
            "/rooms//evil.example",
            "/rooms/a\r\nSet-Cookie: x=y",
            "/rooms/a\n",
            "javascript:x",
            "/api",
        ),
    ],
)
def test_the_form_leads_to_a_room_and_nowhere_else(guarded: Served, ann: str, to: str) -> None:
    with guarded.client() as browser:
        for where in (f"/login?to={quote(to, safe='')}", "/login"):
            entered = browser.post(where, data={"token": ann, "to": to})
            assert (entered.status_code, entered.headers["location"]) == (303, "/")
        shown = browser.get(f"/rooms/{quote(to, safe='')}", headers={"Cookie": ""})
        assert shown.headers.get("location", "/login").startswith(("/login", "/rooms/"))


def test_the_form_refuses_what_is_no_token(guarded: Served, ann: str) -> None:
    with guarded.client() as browser:
        for form in ({"token": ""}, {}, {"tokens": ann}, {"token": ann[:-1]}, {"token": "\0"}):
            answer = browser.post("/login", data=form)
            assert (answer.status_code, answer.headers["location"]) == (303, "/login?wrong=1")
            assert "set-cookie" not in answer.headers
        foreign = browser.post(
            "/login", data={"token": ann}, headers={"Origin": "http://evil.example"}
        )
        assert foreign.status_code == 403
        assert "set-cookie" not in foreign.headers


# --- taken back --------------------------------------------------------------------------


def test_a_token_that_is_revoked_opens_nothing_from_then_on(guarded: Served) -> None:
    id, secret = guarded.token("fay", "pond")
    with guarded.client(secret) as fay:
        assert fay.get("/api/rooms/pond").status_code == 200
        assert guarded.command("token", "revoke", id).code == 0
        assert fay.get("/api/rooms/pond").status_code in (401, 429)
        assert fay.post("/api/rooms/pond/messages", json={"text": "x"}).status_code in (401, 429)


@pytest.mark.parametrize("live", ["true", "false"])
def test_an_open_stream_ends_when_its_token_is_revoked(guarded: Served, live: str) -> None:
    id, secret = guarded.token("fay", "pond")
    with guarded.follows("pond", secret, live=live) as page:
        page.entry("person_spoke")
        assert guarded.command("token", "revoke", id).code == 0
        began = time.monotonic()
        page.to_the_end()
        assert time.monotonic() - began < 8, "it heard on"
    before = len(page.entries)
    with asking(guarded, "pond", guarded.token("ann", "pond")[1]) as ann:
        ann.says("is she gone?")
    assert len(page.entries) == before


def test_a_look_at_a_made_page_ends_with_the_token_it_was_given_to(guarded: Served) -> None:
    _, owner = guarded.token("root")
    id, secret = guarded.token("fay", "attic")
    with asking(guarded, "attic", owner) as root, asking(guarded, "attic", secret) as fay:
        root.to_review()
        url = fay.post("/projects/p1/preview", {"path": "index.html"}).json()["url"]
        with guarded.client() as frame:  # it has no cookie of ours
            assert frame.get(url).status_code == 200
            assert guarded.command("token", "revoke", id).code == 0
            assert frame.get(url).status_code == 404


# --- rooms of others ---------------------------------------------------------------------

BODIES: dict[str, dict[str, Any]] = {
    "messages": {"text": "let me in"},
    "{card}": {"choose": "approve"},
    "commands": {"command": "pause"},
    "meant": {"entry": 2, "label": "answer"},
    "preview": {"path": "index.html"},
}
BYTES = {"Content-Type": "application/octet-stream"}
VALUES = {"room": "cellar", "project": "p1", "card": "c1", "thread": "p1/t1"}


def foreign(served: Served, secret: str, room: str) -> list[tuple[str, int]]:
    """Every route that names a room, asked for another's with a right body."""
    found = []
    with served.client(secret) as client:
        paths = client.get("/openapi.json").json()["paths"]
        for path, methods in paths.items():
            if "{room}" not in path:
                continue
            for method, about in methods.items():
                where = path.format(**(VALUES | {"room": room}))
                named = [p["name"] for p in about.get("parameters", []) if p["in"] == "query"]
                query = {name: "index.html" for name in named if name in ("path", "name")}
                kinds = about.get("requestBody", {}).get("content", {})
                if "application/octet-stream" in kinds:
                    more: dict[str, Any] = {"content": b"x", "headers": BYTES}
                else:
                    more = {"json": BODIES.get(path.rpartition("/")[2], {})} if kinds else {}
                answer = client.request(method, where, params=query, **more)
                found.append((f"{method} {path}", answer.status_code))
    return found


@pytest.mark.parametrize("room", ["cellar", "nowhere", "Garden", "garden.", "%2e%2e"])
def test_a_token_of_other_rooms_opens_no_route_of_this_one(
    guarded: Served, local: Served, room: str
) -> None:
    for served in (guarded, local):
        _, secret = served.token("ann", "garden", "pond")
        found = foreign(served, secret, room)
        assert len(found) > 20
        assert [route for route in found if route[1] != 403] == []


def test_a_token_of_other_rooms_changed_nothing(guarded: Served) -> None:
    log = guarded.command("project", "log", "--room", "cellar", "--json").lines
    assert {entry["sender"] for entry in log if entry["kind"] == "person_spoke"} == {"root"}
    assert "nowhere" not in guarded.command("room", "list").out


def test_a_token_without_rooms_opens_every_room(guarded: Served) -> None:
    _, secret = guarded.token("root")
    with asking(guarded, "cellar", secret) as root:
        assert root.get()["room"] == "cellar"
        assert {r["room"] for r in root.client.get("/api/rooms").json()} >= {"garden", "cellar"}


def test_a_code_adds_its_room_to_the_token(guarded: Served) -> None:
    _, secret = guarded.token("hal", "pond")
    _, owner = guarded.token("root")
    with asking(guarded, "cellar", owner) as root, asking(guarded, "cellar", secret) as hal:
        assert hal.post("/code", {}).status_code == 403
        code = root.post("/code", {}).json()["code"]
        assert hal.client.get("/api/rooms/cellar").status_code == 403
        assert hal.client.post("/api/join", json={"code": code}).json() == {"room": "cellar"}
        assert hal.get()["room"] == "cellar"
        again = hal.client.post("/api/join", json={"code": code})
        assert (again.status_code, again.json()["error"]) == (404, "BadCode")


def test_joining_another_room_takes_a_page_there(guarded: Served) -> None:
    _, secret = guarded.token("ida", "pond")
    with guarded.client(secret) as ida, asking(guarded, "cellar", guarded.token("root")[1]) as root:
        assert ida.get("/api").json()["room"] == "pond"
        code = root.post("/code", {}).json()["code"]
        assert ida.post("/api/join", json={"code": code}).status_code == 200
        assert ida.get("/api").json()["room"] == "cellar"
    _, other = guarded.token("ida", "garden", "pond")
    with guarded.client(other) as ida:
        assert ida.get("/api").json()["room"] == "garden", "a token that does not open the cellar"


def test_nobodys_key_is_taken_for_anothers(guarded: Served) -> None:
    one, other = guarded.token("kay:x", "pond")[1], guarded.token("kay", "pond")[1]
    with asking(guarded, "pond", one) as first, asking(guarded, "pond", other) as second:
        said = [first.says("one speaks", key="1"), second.says("another speaks", key="x:1")]
        assert [entry["text"] for entry in said] == ["one speaks", "another speaks"]
        assert [entry["key"] for entry in said] == ["1", "x:1"]
        assert first.says("one speaks", key="1") == said[0], "sent again it is the same"


def test_on_this_machine_a_wrong_token_is_not_taken_for_nobody(local: Served) -> None:
    with local.client("fm_wrong") as wrong:
        assert wrong.get("/api").status_code == 401
    with local.client() as anyone:
        assert anyone.get("/api").status_code == 200


# --- names and addresses -----------------------------------------------------------------


def test_behind_a_proxy_its_names_are_known_and_tokens_are_needed(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "folkmoot.toml").write_text('[web]\nhosts = ["moot.example.org"]\n')
    assert folkmoot(home, "token", "new").code == 0
    with serving(home) as served:
        for host, status in (("moot.example.org", 401), ("evil.example.org", 421)):
            head = f"GET /api/rooms HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            assert served.raw(head.encode()).startswith(f"HTTP/1.1 {status} ".encode())
        with served.client() as nobody:
            assert nobody.get("/api/rooms").status_code == 401


# --- guesses -----------------------------------------------------------------------------


@pytest.fixture
def besieged(tmp_path: Path) -> Iterator[Served]:
    """A server of its own, whose patience a test may use up."""
    new_token(tmp_path / "home", "ann", "pond")
    with serving(tmp_path / "home", "--host", ELSEWHERE) as served:
        yield served


def test_guesses_are_limited_and_whoever_knows_a_token_still_comes_in(besieged: Served) -> None:
    statuses = []
    for n in range(30):
        with besieged.client(f"fm_guess{n}") as guesser:
            statuses.append(guesser.get("/api").status_code)
    assert statuses[0] == 401
    assert set(statuses[15:]) == {429}
    _, secret = besieged.token("dan", "pond")
    with besieged.client(secret) as dan:
        assert dan.get("/api").status_code == 200, "somebody else's guesses lock him out"


def test_guesses_by_the_form_are_limited_too(besieged: Served) -> None:
    with besieged.client() as browser:
        answers = [browser.post("/login", data={"token": f"fm_{n}"}) for n in range(30)]
    assert answers[0].headers["location"] == "/login?wrong=1"
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_an_old_cookie_keeps_nobody_from_entering_again(besieged: Served) -> None:
    id, secret = besieged.token("gus", "pond")
    assert besieged.command("token", "revoke", id).code == 0
    _, fresh = besieged.token("gus", "pond")
    with besieged.client(Cookie=f"folkmoot={secret}") as browser:
        for _ in range(30):  # its page was open, and came back again and again
            assert browser.get("/api/rooms/pond/events").status_code in (401, 429)
        for path in ("/login", "/web/page/dom.js", "/api/texts/en"):
            assert browser.get(path).status_code == 200, path
        assert browser.post("/login", data={"token": fresh}).headers.get("location") == "/"


def test_guessing_codes_is_limited(besieged: Served) -> None:
    _, secret = besieged.token("ivy", "pond")
    with besieged.client(secret) as ivy:
        answers = [ivy.post("/api/join", json={"code": f"ABCD-{n:04d}"}) for n in range(30)]
        assert answers[0].status_code == 404
        assert answers[-1].status_code == 429, "codes can be guessed without end"
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert ivy.get("/api").status_code == 200
