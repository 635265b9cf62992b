"""Who comes in at the gate, and how much they may bring; the others have reached nothing."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest

from tests.channels.web.served import SOON, Asker, Served, asking, heard, serving, status_of

BIG = 50_000_000
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("gate") / "home") as served:
        yield served


@pytest.fixture(scope="module")
def http(served: Served) -> Iterator[httpx2.Client]:
    with served.client() as client:
        yield client


def unharmed(served: Served) -> bool:
    """It still answers whoever asks well."""
    with served.client() as client:
        return client.get("/readyz").status_code == 200


# --- by which name -----------------------------------------------------------------------


def asked_as(served: Served, *lines: bytes) -> int:
    """The status for a request with these header lines, and no others."""
    head = b"\r\n".join([b"GET /api/rooms HTTP/1.1", *lines, b"Connection: close", b"", b""])
    return status_of(served.raw(head))


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8484", "LocalHost:1", "127.0.0.1", "127.0.0.1:80", "[::1]:9"]
)
def test_this_machine_is_known_by_its_own_names(served: Served, host: str) -> None:
    assert asked_as(served, b"Host: " + host.encode()) == 200


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8484", "localhost.evil.example", "127.0.0.1.nip.io"),
        *("localhost.", "127.0.0.2", "10.0.0.1", "2130706433", "0x7f.1", "[::]", "0.0.0.0"),
        *("", " ", ":", ":8484", "[::1", "[", "]", "localhost, evil.example", "localhost evil"),
        *("[::1]evil.example", "[::ffff:127.0.0.1%25x]", "a" * 8_000, "\xff\xfe"),
        *("localhost/..", "localhost?", "localhost#", "localhost\\x", "evil.example@localhost"),
        *("x; script-src * @localhost", "localhost:80@evil.example", "localhost:port"),
    ],
)
def test_a_name_that_is_not_ours_is_turned_away(served: Served, host: str) -> None:
    assert asked_as(served, b"Host: " + host.encode("latin-1")) in (400, 421)


def test_a_request_without_a_name_is_turned_away(served: Served) -> None:
    assert asked_as(served) in (400, 421)
    assert asked_as(served, b"Host: evil.example", b"Host: localhost") in (400, 421)
    assert status_of(served.raw(b"GET /api/rooms HTTP/1.0\r\n\r\n")) in (400, 421)


def test_a_foreign_name_reaches_not_even_the_page(served: Served) -> None:
    for path in ("/", "/login", "/web/page/dom.js", "/healthz", "/openapi.json", "/preview/x/y"):
        head = f"GET {path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
        answer = served.raw(head.encode())
        assert status_of(answer) == 421, path
        assert b'"error":"ForeignHost"' in answer


# --- from which page ---------------------------------------------------------------------


def said_from(served: Served, **headers: str) -> httpx2.Response:
    with served.client() as client:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        body = {"text": "hello", "key": "gate"}
        return client.post("/api/rooms/origins/messages", json=body, headers=named)


@pytest.mark.parametrize(
    "origin",
    [
        *("http://evil.example", "https://evil.example", "null", "", "file://", "about:blank"),
        *("http://localhost.evil.example", "http://localhost", "http://127.0.0.1:1"),
        "chrome-extension://abcdefgh",
    ],
)
def test_another_sites_page_cannot_speak_for_the_person(served: Served, origin: str) -> None:
    answer = said_from(served, Origin=origin)
    assert (answer.status_code, answer.json()["error"]) == (403, "ForeignOrigin")
    assert answer.json()["text"]


@pytest.mark.parametrize("site", ["cross-site", "same-site", "", "SAME-ORIGIN", "nonsense"])
def test_a_browser_that_says_it_comes_from_elsewhere_is_believed(served: Served, site: str) -> None:
    assert said_from(served, Sec_Fetch_Site=site).status_code == 403


def test_our_own_page_and_programs_may_speak(served: Served) -> None:
    assert said_from(served).status_code == 200
    own = f"http://127.0.0.1:{served.port}"
    assert said_from(served, Origin=own, Sec_Fetch_Site="same-origin").status_code == 200
    assert said_from(served, Sec_Fetch_Site="none").status_code == 200


def test_no_answer_lets_another_site_read_it(http: httpx2.Client) -> None:
    for path in ("/api", "/api/rooms", "/openapi.json", "/web/page/dom.js"):
        answer = http.get(path, headers={"Origin": "http://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    "kind",
    [
        *("", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"),
        *("text/json", "application/jsonp", "text/plain; application/json", "application/xml"),
    ],
)
def test_what_a_form_of_another_site_could_send_is_not_taken(served: Served, kind: str) -> None:
    with served.client() as client:
        body, headers = b'{"text": "hello"}', {"Content-Type": kind} if kind else {}
        answer = client.post("/api/rooms/kinds/messages", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (415, "NotJson")


# --- how much ----------------------------------------------------------------------------


def head(served: Served, *lines: str, path: str = "/api/rooms/large/messages") -> bytes:
    first = (f"POST {path} HTTP/1.1", f"Host: localhost:{served.port}")
    kind = "Content-Type: application/json"
    return "\r\n".join([*first, kind, *lines, "", ""]).encode()


def test_a_body_of_50_mb_is_refused_before_it_is_read(served: Served) -> None:
    before = served.memory
    answer = served.raw(head(served, f"Content-Length: {BIG}"))
    assert (status_of(answer), b"TooLarge" in answer) == (413, True)
    with served.client() as client:
        try:
            sent = client.post("/api/rooms/large/messages", content=b" " * BIG, headers=JSON)
            assert sent.status_code == 413
        except httpx2.TransportError:
            pass  # closed while it was still sending: nobody reads it
    assert unharmed(served)
    assert served.memory - before < 30_000_000


def test_a_body_that_never_says_how_long_it_is_is_cut_off(served: Served) -> None:
    before = served.memory
    chunk = b"100000\r\n" + b" " * 0x100000 + b"\r\n"
    for path in ("/api/rooms/large/messages", "/login", "/api/logout"):
        sent = head(served, "Transfer-Encoding: chunked", path=path) + chunk * 48
        assert status_of(served.raw(sent, ends=True)) in (0, 413), path
    assert unharmed(served)
    assert served.memory - before < 30_000_000


@pytest.mark.parametrize(
    "length", ["-1", "1e3", "0x10", "99999999999999999999999999", "١", "1, 2", "", "+5", "1_0"]
)
def test_a_length_that_is_no_length_is_refused(served: Served, length: str) -> None:
    sent = head(served, "Content-Length: ").removesuffix(b"\r\n\r\n")
    answer = served.raw(sent + length.encode() + b'\r\nConnection: close\r\n\r\n{"text": "x"}')
    assert status_of(answer) in (0, 400, 413, 422)
    assert unharmed(served)


@pytest.mark.parametrize("path", ["/api/rooms/large/messages", "/login", "/api/join"])
def test_a_body_shorter_than_it_said_makes_nothing(served: Served, path: str) -> None:
    sent = head(served, "Content-Length: 900", path=path) + b'{"text": "half'
    assert status_of(served.raw(sent, ends=True)) in (0, 400, 422)
    assert unharmed(served)
    assert "Traceback" not in served.stderr, served.stderr


def test_a_body_longer_than_it_said_is_no_second_request_of_anybody(served: Served) -> None:
    sent = head(served, "Content-Length: 2") + b'{}{"text": "smuggled"}\r\n\r\n'
    answer = served.raw(sent, ends=True)
    assert status_of(answer) in (400, 422)
    assert b"smuggled" not in answer
    assert unharmed(served)


def test_a_body_that_comes_with_a_reading_request_is_not_kept(served: Served) -> None:
    line = f"GET /api/rooms/large/events HTTP/1.1\r\nHost: localhost:{served.port}\r\n"
    with socket.create_connection((served.host, served.port), 3) as talk:
        with suppress(OSError):
            talk.sendall(f"{line}Content-Length: {BIG}\r\n\r\n".encode() + b" " * 3_000_000)
        heard(talk)
    pages_are_closed(served)


def pages_are_closed(served: Served) -> None:
    """Whoever went away is not kept as an open page."""
    end = time.monotonic() + SOON
    with served.client() as client:
        while "folkmoot_pages_open 0\n" not in client.get("/metrics").text:
            assert time.monotonic() < end, "a page that has gone counts as open"
            time.sleep(0.05)


def test_a_slow_body_holds_up_nobody(served: Served) -> None:
    slow = []
    for _ in range(20):
        talk = socket.create_connection((served.host, served.port), SOON)
        talk.sendall(head(served, "Content-Length: 30") + b'{"te')
        slow.append(talk)
    assert unharmed(served)
    for talk in slow:
        talk.sendall(b'xt": "slow, but here"}    ')
    for talk in slow:
        assert status_of(talk.recv(65536)) == 200
        talk.close()


def test_headers_without_end_are_not_kept_in_memory(served: Served) -> None:
    before = served.memory
    with socket.create_connection((served.host, served.port), SOON) as talk:
        line = f"GET /healthz HTTP/1.1\r\nHost: localhost:{served.port}\r\n"
        try:
            talk.sendall(line.encode())
            for n in range(400):
                talk.sendall(b"X-%d: " % n + b"a" * 100_000 + b"\r\n")
        except OSError:
            pass  # closed: it has heard enough
        assert unharmed(served)
        assert served.memory - before < 20_000_000


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 600,
        b"GET / HTTP/9.9\r\n\r\n",
        b"\r\n\r\n\r\n",
        b"GET /api/rooms/\xff\xfe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /api HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\n"
        b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ],
)
def test_what_is_no_request_of_ours_is_harmless(served: Served, sent: bytes) -> None:
    assert status_of(served.raw(sent, ends=True)) < 500
    assert unharmed(served)


# --- how often ---------------------------------------------------------------------------


def test_who_changes_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path / "home") as served, asking(served, "home") as me:
        one = head(served, "Content-Length: 2", path="/api/logout") + b"{}"
        with socket.create_connection((served.host, served.port), SOON) as talk:
            talk.sendall(one * 600)  # all at once, as a program that has gone wild
            answers = b""
            while answers.count(b"HTTP/1.1 ") < 600 and b"HTTP/1.1 429" not in answers:
                answers += talk.recv(65536)
        told = answers.partition(b"HTTP/1.1 429")[2]
        assert re.search(rb"(?i)\r\nretry-after: [1-9][0-9]?\r\n", told), "nobody minds"
        assert me.client.get("/api").status_code == 200  # reading goes on
        refused = until_let_in(me)
        assert all(answer.json()["error"] == "TooOften" for answer in refused)


def until_let_in(me: Asker) -> list[httpx2.Response]:
    """Say something again and again, waiting as told; returns how often it was refused."""
    refused: list[httpx2.Response] = []
    while (answer := me.post("/messages", {"text": "I waited"})).status_code != 200:
        assert (answer.status_code, len(refused) < 10) == (429, True)
        refused.append(answer)
        time.sleep(int(answer.headers["retry-after"]))
    return refused
