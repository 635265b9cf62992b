"""
A real `folkmoot serve`, and those who ask it: requests, raw bytes, and streams that are followed.

It is ended as a person ends it, and whatever it was asked, it ends with 0 and without a traceback.
"""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2

from folkmoot.app import Team
from folkmoot.settings import read
from folkmoot.tokens import Token, make_token
from tests.fakes.processes import PATIENCE, PROGRAM, ROOT, Ended, environment, folkmoot

SOON = 20.0
"""Seconds within which everything here comes; far more than it needs."""

WISH = "Build me a CRM"


@dataclass
class Served:
    """A server that runs."""

    home: Path
    process: subprocess.Popen[bytes]
    address: str
    errors: Path
    env: dict[str, str] = field(default_factory=dict)

    @property
    def host(self) -> str:
        """Where it listens, by number."""
        name = urlsplit(self.address).hostname or ""
        return "127.0.0.1" if name == "localhost" else name

    @property
    def port(self) -> int:
        found = urlsplit(self.address).port
        assert found is not None
        return found

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def stderr(self) -> str:
        return self.errors.read_text("utf-8", "replace")

    @property
    def memory(self) -> int:
        """Bytes of the process that are in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * 4096

    def client(self, token: str = "", **headers: str) -> httpx2.Client:
        """Somebody who asks; with a token, as its person."""
        if token:
            headers["Authorization"] = f"Bearer {token}"
        return httpx2.Client(
            base_url=self.url, headers=headers, timeout=SOON, trust_env=False, cookies=None
        )

    def command(self, *words: str, **env: str) -> Ended:
        """A command of the terminal, beside the server."""
        return folkmoot(self.home, *words, env={**self.env, **env})

    def token(self, person: str, *rooms: str) -> tuple[str, str]:
        """A new token: its id, and the secret."""
        return new_token(self.home, person, *rooms)

    def raw(self, sent: bytes, *, ends: bool = False, wait: float = SOON) -> bytes:
        """Bytes as they are, and the answer."""
        with socket.create_connection((self.host, self.port), wait) as talk:
            try:
                talk.sendall(sent)
                if ends:
                    talk.shutdown(socket.SHUT_WR)
            except OSError:
                pass  # it has heard enough
            return heard(talk)

    @contextmanager
    def follows(
        self, room: str, token: str = "", *, last_event_id: str = "", **query: Any
    ) -> Iterator[Follower]:
        """An open stream of a room."""
        headers = {"Last-Event-ID": last_event_id} if last_event_id else {}
        with (
            self.client(token, **headers) as client,
            client.stream("GET", f"/api/rooms/{room}/events", params=query) as answer,
        ):
            if answer.status_code != 200:
                answer.read()
            assert answer.status_code == 200, answer.text
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield Follower(answer)


@contextmanager
def serving(home: Path, *words: str, port: str = "0", **env: str) -> Iterator[Served]:
    """Serve a data folder; ended by SIGTERM, and by its id if that does not help."""
    where = ("--port", port) if port else ()
    home.mkdir(parents=True, exist_ok=True)
    errors = home.parent / f"{home.name}.stderr"
    with errors.open("wb") as said:
        process = subprocess.Popen(
            [*PROGRAM, "serve", *where, *words, "--json"],
            cwd=ROOT,
            env=environment(home, **env),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=said,
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line, errors.read_text()
        served = Served(home, process, json.loads(line)["address"], errors, env)
        yield served
    finally:
        code = end(process)
        process.stdout.close()
    assert "Traceback" not in served.stderr, served.stderr
    assert "Exception in ASGI" not in served.stderr, served.stderr
    assert code == 0, served.stderr


def new_token(home: Path, person: str, *rooms: str) -> tuple[str, str]:
    """What `token new` does, without its second: the id, and the secret."""

    async def making() -> tuple[Token, str]:
        async with Team(settings=read({"FOLKMOOT_HOME": str(home)})) as team:
            return await make_token(team.store, person, rooms, team.moot.clock())

    made, secret = asyncio.run(making())
    return made.id, secret


def end(process: subprocess.Popen[bytes]) -> int:
    """Ask it to end; kill it if it does not."""
    if process.poll() is None:
        process.terminate()
    try:
        return process.wait(SOON)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(PATIENCE)
        raise


def heard(talk: socket.socket) -> bytes:
    """What comes, until an answer is whole, or the other side closes or says nothing more."""
    found = b""
    try:
        while not _whole(found) and (part := talk.recv(65536)):
            found += part
    except OSError:
        pass
    return found


def _whole(answer: bytes) -> bool:
    head, ends, body = answer.partition(b"\r\n\r\n")
    size = re.search(rb"(?i)\r\ncontent-length: ([0-9]+)", head)
    return bool(ends) and size is not None and len(body) >= int(size[1])


def status_of(answer: bytes) -> int:
    """The status in a raw answer; 0 if there is none."""
    words = answer.split(b" ", 2)
    return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") else 0


# --- streams -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heard:
    """One server-sent event."""

    name: str  # "": an entry of the log
    id: str
    data: dict[str, Any]


class Follower:
    """What a stream says, in order; each wait has a bound."""

    def __init__(self, answer: httpx2.Response) -> None:
        self._events = _events(answer)
        self.all: list[Heard] = []

    @property
    def entries(self) -> list[dict[str, Any]]:
        """The entries so far."""
        return [event.data for event in self.all if not event.name]

    def until(self, true: Callable[[Heard], bool], what: str = "it is so") -> Heard:
        """Read on until an event is as wanted, and return it."""
        end = time.monotonic() + SOON
        for event in self._events:
            assert time.monotonic() < end, f"waited in vain until {what}: {self._last()}"
            if event is None:
                continue
            self.all.append(event)
            if true(event):
                return event
        raise AssertionError(f"the stream ended before {what}: {self._last()}")

    def entry(self, kind: str, **values: Any) -> dict[str, Any]:
        """Read on until an entry of this kind, with these values."""
        wanted = {"kind": kind, **values}
        found = self.until(lambda e: not e.name and wanted.items() <= e.data.items(), f"{wanted}")
        return found.data

    def standing(self, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until the room stands so."""
        return self.until(lambda e: e.name == "standing" and true(e.data), "it stands so").data

    def card(self, kind: str) -> dict[str, Any]:
        """Read on until a card of this kind is opened."""
        found = self.until(
            lambda e: e.data.get("kind") == "card_opened" and e.data["card"]["kind"] == kind,
            f"a card of kind {kind}",
        )
        return dict(found.data["card"])

    def to_the_end(self) -> None:
        """Read on until the other side closes."""
        end = time.monotonic() + SOON
        try:
            for event in self._events:
                if event is not None:
                    self.all.append(event)
                assert time.monotonic() < end, "the stream does not end"
        except httpx2.RemoteProtocolError:
            pass  # cut off is an end too

    def _last(self) -> list[Heard]:
        return self.all[-5:]


def _events(answer: httpx2.Response) -> Iterator[Heard | None]:
    """Every event; None for a comment, so that whoever waits can look at the clock."""
    left = b""
    for part in answer.iter_bytes():
        *blocks, left = (left + part).split(b"\n\n")
        for block in blocks:
            yield _event(block.decode())


def _event(block: str) -> Heard | None:
    fields: dict[str, str] = {}
    for line in block.split("\n"):
        name, _, value = line.partition(": ")
        fields[name] = value
    if "data" not in fields:
        return None
    return Heard(fields.get("event", ""), fields.get("id", ""), json.loads(fields["data"]))


# --- what people do ----------------------------------------------------------------------


class Asker:
    """A person of a room, over HTTP."""

    def __init__(self, client: httpx2.Client, room: str) -> None:
        self.client, self.room = client, room
        self.path = f"/api/rooms/{room}"

    def get(self, path: str = "", **query: Any) -> Any:
        answer = self.client.get(self.path + path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Mapping[str, Any]) -> httpx2.Response:
        return self.client.post(self.path + path, json=body)

    def says(self, text: str, **more: Any) -> dict[str, Any]:
        return self._made(self.post("/messages", {"text": text, **more}))

    def answers(self, card: str, choose: str = "", **more: Any) -> dict[str, Any]:
        return self._made(self.post(f"/answers/{card}", {"choose": choose, **more}))

    def commands(self, command: str, **more: Any) -> dict[str, Any]:
        return self._made(self.post("/commands", {"command": command, **more}))

    def waits_for(self, kind: str = "") -> dict[str, Any]:
        """The oldest open card, as soon as it is of this kind and nothing is owed."""
        end = time.monotonic() + SOON
        while True:
            assert time.monotonic() < end, f"no card of kind {kind!r}: {self.get()}"
            answer = self.client.get(self.path)
            cards = answer.json()["cards"] if answer.status_code == 200 else []
            if cards and kind in ("", cards[0]["kind"]):
                return dict(cards[0])
            time.sleep(0.02)

    def until_idle(self) -> dict[str, Any]:
        """Where the room stands when nobody thinks and no work runs."""
        end = time.monotonic() + SOON
        while True:
            standing: dict[str, Any] = self.get()
            works = any(p["phase"] == "execution" for p in standing["projects"])
            if not (standing["thinking"] or standing["waiting_messages"] or works):
                return standing
            assert time.monotonic() < end, standing
            time.sleep(0.02)

    def to_approval(self) -> dict[str, Any]:
        """A wish, no answers, and the card that asks for approval."""
        self.says(WISH)
        self.answers(self.waits_for("questions")["id"], "skip")
        return self.waits_for("approval")

    def to_review(self) -> dict[str, Any]:
        """All work is done; the card that asks whether it is as wished."""
        self.answers(self.to_approval()["id"], "approve")
        return self.waits_for("satisfaction")

    @staticmethod
    def _made(answer: httpx2.Response) -> dict[str, Any]:
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


@contextmanager
def asking(served: Served, room: str, token: str = "", **headers: str) -> Iterator[Asker]:
    """Somebody in a room."""
    with served.client(token, **headers) as client:
        yield Asker(client, room)
