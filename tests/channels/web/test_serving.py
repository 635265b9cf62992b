"""`folkmoot serve` as a process: where it listens, beside whom, in whose language, how it ends."""

from __future__ import annotations

import re
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest

from folkmoot.texts import say
from tests.channels.web.served import SOON, WISH, Asker, Served, asking, serving
from tests.fakes.processes import begin, folkmoot, kill, until

SAFE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("serving") / "home") as served:
        yield served


@pytest.fixture(scope="module")
def http(served: Served) -> Iterator[httpx2.Client]:
    with served.client() as client:
        yield client


# --- where, and beside whom --------------------------------------------------------------


def test_the_address_it_tells_can_be_opened(served: Served) -> None:
    assert re.fullmatch(r"http://localhost:[0-9]+/", served.address)
    with httpx2.Client(trust_env=False) as browser:
        page = browser.get(served.address)
        assert page.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("worker",)])
def test_a_second_that_would_perform_is_refused_and_told_who_is_there(
    served: Served, words: tuple[str, ...]
) -> None:
    second = served.command(*words)
    assert second.code == 1
    assert str(served.process.pid) in second.err
    assert len(second.err.strip().splitlines()) == 1
    assert served.process.poll() is None


def test_a_server_beside_a_worker_is_refused_and_told_who_is_there(tmp_path: Path) -> None:
    worker = begin(tmp_path, "worker")
    try:
        signed = tmp_path / "locks" / "server"
        until(lambda: signed.exists() and signed.read_text() != "", "the worker serves")
        refused = folkmoot(tmp_path, "serve", "--port", "0")
        assert (refused.code, str(worker.pid) in refused.err) == (1, True)
    finally:
        worker.terminate()
        assert worker.wait(SOON) in (0, 130)


def test_a_port_that_is_taken_is_said_in_one_sentence(served: Served, tmp_path: Path) -> None:
    taken = folkmoot(tmp_path, "serve", "--port", str(served.port))
    assert taken.code == 2
    assert str(served.port) in taken.err
    assert len(taken.err.strip().splitlines()) == 1


def test_where_nobody_named_a_port_the_next_free_one_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):  # somebody else has it: just as well
            other.bind(("127.0.0.1", 8484))
            other.listen()
        with serving(tmp_path / "home", port="") as served:
            assert served.port in range(8485, 8494)


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.2", "::", "192.0.2.7", "moot.example.org"])
def test_an_address_of_others_is_refused_without_tokens(tmp_path: Path, host: str) -> None:
    refused = folkmoot(tmp_path, "serve", "--host", host, "--port", "0")
    assert refused.code == 2
    assert "token" in refused.err
    assert len(refused.err.strip().splitlines()) == 1


@pytest.mark.parametrize("host", ["192.0.2.7", "no.such.host.invalid", "not an address", "::g"])
def test_an_address_that_is_not_ours_is_refused_in_one_sentence(tmp_path: Path, host: str) -> None:
    assert folkmoot(tmp_path, "token", "new").code == 0
    refused = folkmoot(tmp_path, "serve", "--host", host, "--port", "0")
    assert refused.code == 2, refused
    assert len(refused.err.strip().splitlines()) == 1


@pytest.mark.parametrize("port", ["-1", "65536", "many"])
def test_a_port_that_is_none_is_wrong_use(tmp_path: Path, port: str) -> None:
    refused = folkmoot(tmp_path, "serve", "--port", port)
    assert refused.code == 2
    assert "Traceback" not in refused.err


def test_it_can_listen_at_the_newer_kind_of_address(tmp_path: Path) -> None:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            pass
    except OSError:
        pytest.skip("this machine has no IPv6")
    with serving(tmp_path / "home", "--host", "::1") as served:
        address = f"http://[::1]:{served.port}/healthz"
        assert httpx2.get(address, trust_env=False).text == "ok\n"


def test_say_beside_a_server_prints_what_its_team_does(served: Served) -> None:
    said = served.command("say", "--room", "beside", "--json", WISH)
    assert said.code == 10, said.err
    assert said.status["waiting"]["kind"] == "questions"
    with asking(served, "beside") as me:
        assert me.get()["cards"][0]["id"] == said.status["waiting"]["id"]


# --- how it is ---------------------------------------------------------------------------


def test_health_readiness_and_figures_can_be_watched(served: Served, http: httpx2.Client) -> None:
    assert http.get("/healthz").text == "ok\n"
    assert http.get("/readyz").text == "ready\n"
    Asker(http, "watched").says("hello")
    Asker(http, "watched").until_idle()
    with served.follows("watched") as page:
        page.entry("person_spoke")
        figures = http.get("/metrics").text
    rows = dict(re.findall(r"(?m)^(folkmoot_\w+) ([0-9.]+)$", figures))
    assert int(rows["folkmoot_pages_open"]) == 1
    assert int(rows["folkmoot_rooms"]) >= 1
    assert int(rows["folkmoot_owed"]) >= 0
    assert float(rows["folkmoot_up_seconds"]) > 0
    typed = set(re.findall(r"(?m)^# TYPE (folkmoot_\w+) gauge$", figures))
    assert typed == rows.keys()


def test_every_answer_says_what_a_browser_may_do_with_it(served: Served) -> None:
    json = {"Content-Type": "application/json"}
    with served.client() as client:
        Asker(client, "headed").says("hello")
        tag = client.get("/web/page/dom.js").headers["etag"]
        answers = [
            *(client.get(path) for path in ("/", "/login", "/rooms/headed", "/web/page/dom.js")),
            *(client.get(path) for path in ("/healthz", "/metrics", "/openapi.json", "/api")),
            *(client.get(path) for path in ("/api/rooms", "/api/rooms/", "/nothing", "/api/no")),
            client.get("/web/page/dom.js", headers={"If-None-Match": tag}),
            client.get("/api", headers={"Host": "evil.example"}),
            client.get("/api", headers={"Authorization": "Bearer wrong"}),
            client.request("DELETE", "/api/rooms", headers=json),
            client.options("/api/rooms"),
            client.post("/api/rooms/headed/messages", content=b"{", headers=json),
            client.post("/api/rooms/headed/messages", content=b"{}"),
            client.post("/api/logout", json={}, headers={"Origin": "http://evil.example"}),
        ]
    assert {304, 401, 403, 404, 405, 415, 421, 422} <= {a.status_code for a in answers}
    for answer in answers:
        what = f"{answer.request.method} {answer.request.url.path} {answer.status_code}"
        assert SAFE.items() <= dict(answer.headers).items(), what
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy, what
        assert "frame-ancestors 'none'" in policy, what
        assert "unsafe" not in policy, what
        assert "server" not in answer.headers, what
        if answer.request.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store", what


def test_a_body_that_is_refused_unread_is_answered_the_same_way(served: Served) -> None:
    first = f"POST /api/logout HTTP/1.1\r\nHost: localhost:{served.port}\r\n"
    large = "Content-Type: application/json\r\nContent-Length: 50000000\r\n\r\n"
    answer = served.raw((first + large).encode()).decode().lower()
    assert answer.startswith("http/1.1 413 ")
    for name, value in SAFE.items():
        assert f"{name}: {value}".lower() in answer


def test_a_page_that_is_known_is_not_sent_again(http: httpx2.Client) -> None:
    for path in ("/", "/web/page/dom.js", "/api/texts/de"):
        first = http.get(path)
        again = http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        plain = http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == first.content


# --- people ------------------------------------------------------------------------------


def in_german(answer: httpx2.Response, id: str, **values: str) -> bool:
    """Whether an error is told in German, and not in English words that are called German."""
    english, german = (say(f"web-{id}", lang, **values) for lang in ("en", "de"))
    return bool(german == answer.json()["text"] != english)


def test_errors_are_told_in_the_readers_language(served: Served) -> None:
    secret, others = (served.token(name, "haus")[1] for name in ("gerda", "otto"))
    german = {"Accept-Language": "xx, de-AT;q=0.8, en"}  # of somebody who has not spoken yet
    with asking(served, "haus", secret) as gerda, served.client(others, **german) as stranger:
        gerda.says("Guten Tag, ich heiße Gerda und spreche Deutsch")
        gerda.until_idle()
        missing = gerda.client.get("/api/rooms/haus/projects/p7", headers={"Accept-Language": "en"})
        assert in_german(missing, "error-unknown-project", project="p7")
        nobody = stranger.get("/api/rooms/haus/projects/p7")
        assert in_german(nobody, "error-unknown-project", project="p7")


def test_two_people_hear_each_other_and_only_the_owner_approves(served: Served) -> None:
    ann, bob = (served.token(name, "two")[1] for name in ("ann", "bob"))
    with (
        asking(served, "two", ann) as owner,
        asking(served, "two", bob) as guest,
        served.follows("two", bob, live="true") as page,
    ):
        card = owner.to_approval()
        assert page.entry("person_spoke")["sender"] == "ann"
        assert page.card("approval")["id"] == card["id"]
        assert (owner.get()["may"], guest.get()["may"]) == (True, False)
        guest.answers(card["id"], "approve")
        page.entry("said", text_id="opinion")  # a yes of others is heard, and starts nothing
        assert owner.until_idle()["projects"][0]["phase"] == "approval"
        refused = guest.post("/commands", {"command": "stop"})
        assert (refused.status_code, refused.json()["error"]) == (403, "NotYours")
        guest.says("I would like it in blue", seen=card["entry"])
        owner.waits_for("approval")
        with served.follows("two", ann, live="true", last=1) as other:
            other.standing(lambda standing: standing["person"] == "ann")


# --- the end -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_when_it_is_asked_to_while_bots_work(
    tmp_path: Path, number: signal.Signals
) -> None:
    with serving(tmp_path / "home", FOLKMOOT_PACE="600") as served, asking(served, "home") as me:
        me.says(WISH)
        began = time.monotonic()
        served.process.send_signal(number)
        assert served.process.wait(SOON) == 0
        assert time.monotonic() - began < 4
    assert folkmoot(tmp_path / "home", "worker", "--until-idle").code == 0


def test_whoever_serves_next_goes_on_where_a_killed_one_was(tmp_path: Path) -> None:
    home = tmp_path / "home"
    process = begin(home, "serve", "--port", "0", FOLKMOOT_PACE="600")
    signed = home / "locks" / "server"
    until(lambda: signed.exists() and signed.read_text() != "", "it serves")
    assert folkmoot(home, "say", WISH, "--wait", "0").code == 0
    kill(process)
    with serving(home) as served, asking(served, "home") as me:
        assert me.waits_for("questions")
