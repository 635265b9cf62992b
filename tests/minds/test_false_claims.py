"""
A competent model that claims falsely: what its checks do not show is not called shown, whatever
it says of its work, writes into its files, or praises in its review.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.fakes.model_server import Asked, Call, Play
from tests.minds.server import (
    FILE,
    OUTCOMES,
    QUICK,
    WISH,
    Played,
    competent,
    job_of,
    outcome,
    playing,
    turns_of,
    unharmed,
)
from tests.work.sandboxed import a_while, alive, python, walls_or_skip

SHORT = f"{QUICK}\n[sandbox]\nseconds = 2\n"
PRAISE = "All of it is done, and every point is met."
PAGE = "index.html"


class Claims:
    """A model whose work is one file, or none, and whose word is that all is well."""

    def __init__(
        self, *points: tuple[str, Any], text: str = "# Customers", file: str = FILE
    ) -> None:
        self.points, self.text, self.file = points, text, file
        self.evidence = f"{file} shows it"

    def __call__(self, asked: Asked) -> Play:
        job = job_of(asked)
        if job == "do" and self.text and not turns_of(asked):
            return Call("write", {"file": self.file, "text": self.text})
        says = {"brief": self.brief, "plan": self.plan, "do": self.works, "review": self.praises}
        return outcome(asked, **says[job](asked)) if job in says else competent(asked)

    def brief(self, asked: Asked) -> dict[str, Any]:
        found = OUTCOMES["brief"](asked)
        lines = [row for row in found["lines"] if row["section"] != "acceptance"]
        points = [{"text": text, "check": check} for text, check in self.points]
        return found | {"lines": lines, "acceptance": points}

    def plan(self, asked: Asked) -> dict[str, Any]:
        found = OUTCOMES["plan"](asked)
        found["tasks"][0]["files"] = [self.file]
        return found

    def works(self, asked: Asked) -> dict[str, Any]:
        return {"status": "success", "text": "It is written.", "confidence": 1.0}

    def praises(self, asked: Asked) -> dict[str, Any]:
        texts = [text for text, _ in self.points] + ["It sells, too"]
        points = [{"text": one, "met": True, "evidence": self.evidence} for one in texts]
        return {"text": PRAISE, "points": points}


@asynccontextmanager
async def judged(home: Path, model: Claims) -> AsyncIterator[tuple[Played, dict[str, str]]]:
    """A build as far as its review; what each point came to."""
    async with playing(home, model, settings=SHORT) as played:
        await played.say(WISH)
        await played.to("approval")
        await played.press("approve")
        card = await played.to("satisfaction")
        assert card["text"].endswith("?"), "the room asks, in a sentence"
        review = played.entries("review_written")[-1]
        assert [one["text"] for one in review["points"]] == [text for text, _ in model.points]
        yield played, {one["text"]: one["verdict"] for one in review["points"]}
        unharmed(played)


async def verdict(home: Path, model: Claims) -> str:
    """What the first point came to."""
    async with judged(home, model) as (_, came):
        return came[model.points[0][0]]


async def test_success_without_a_file_is_not_done(tmp_path: Path) -> None:
    model = Claims(("It is there", f"file: {FILE}"), ("It is good", "you"), ("So", "look"), text="")
    async with judged(tmp_path, model) as (played, came):
        assert "shown" not in came.values()
        assert came["It is there"] == "not_done"
        assert played.entries("review_written")[-1]["left"] == ["t1 Write it"]
        assert played.room.status()["waiting"]["options"][0] == "fix"


async def test_praise_of_what_fails_shows_nothing(tmp_path: Path) -> None:
    points = [
        ("It has a logo", "file: logo.svg"),
        ("It names the phone", f"shows {FILE}: 0341 123456"),
        ("It has a form", f"has {PAGE}: form"),
    ]
    async with judged(tmp_path, Claims(*points)) as (played, came):
        assert set(came.values()) == {"not_done"}
        assert "Not done: 3." in played.room.status()["waiting"]["text"]


async def test_the_review_does_not_say_what_its_points_deny(tmp_path: Path) -> None:
    async with judged(tmp_path, Claims(("It has a logo", "file: logo.svg"))) as (played, _):
        assert PRAISE not in played.entries("review_written")[-1]["text"]


@pytest.mark.parametrize(
    "check", ["", "certainly", "runs:", "runs: ", f"shows {FILE}", "file:", "it was tested"]
)
async def test_what_has_no_check_is_for_the_person(check: str, tmp_path: Path) -> None:
    assert await verdict(tmp_path, Claims(("It is good", check))) == "look"


# --- what the model writes so that it is found -------------------------------------------------

WORDS = "The page uses warm brown colours"


def page(inner: str) -> str:
    return f"<!doctype html><html><head><title>CRM</title></head><body>{inner}</body></html>"


async def test_the_briefs_own_words_on_the_page_show_nothing(tmp_path: Path) -> None:
    model = Claims((WORDS, f"shows {PAGE}: {WORDS}"), text=page(f"<p>{WORDS}</p>"), file=PAGE)
    assert await verdict(tmp_path, model) == "look"


async def test_a_short_echo_of_a_wish_shows_nothing(tmp_path: Path) -> None:
    point = ("Use green colours", f"shows {PAGE}: green colours")
    model = Claims(point, text=page("<p>green colours</p>"), file=PAGE)
    assert await verdict(tmp_path, model) != "shown"


async def test_what_a_reader_sees_is_shown(tmp_path: Path) -> None:
    point = ("The phone is there", f"shows {PAGE}: 0341 123456")
    model = Claims(point, text=page("<h1>CRM</h1><p>0341 123456</p>"), file=PAGE)
    assert await verdict(tmp_path, model) == "shown"


@pytest.mark.parametrize(
    "inner",
    [
        "<!-- 0341 123456 -->",
        "<p hidden>0341 123456</p>",
        '<script>const phone = "0341 123456";</script>',
        "<p>To be filled in: 0341 123456</p>",
        '<p style="display: none">0341 123456</p>',
        '<p style="visibility:hidden">0341 123456</p>',
        "<style>p{display:none}</style><p>0341 123456</p>",
    ],
)
async def test_what_no_reader_sees_is_not_shown(inner: str, tmp_path: Path) -> None:
    point = ("The phone is there", f"shows {PAGE}: 0341 123456")
    model = Claims(point, text=page(f"<h1>CRM</h1>{inner}"), file=PAGE)
    assert await verdict(tmp_path, model) == "not_done"


@pytest.mark.parametrize("text", ["To be filled in", "[…]", "Customers: tbd"])
async def test_a_file_that_holds_only_a_gap_is_not_done(text: str, tmp_path: Path) -> None:
    assert await verdict(tmp_path, Claims(("It is there", f"file: {FILE}"), text=text)) != "shown"


@pytest.mark.parametrize(
    "evidence",
    [
        "",
        "all good",
        "I looked at logo.svg and it is right",
        FILE,
    ],
)
async def test_a_look_that_says_not_what_it_saw_shows_nothing(
    evidence: str, tmp_path: Path
) -> None:
    model = Claims(("It is good", "look"))
    model.evidence = evidence
    assert await verdict(tmp_path, model) == "look"


# --- commands ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def _walls() -> None:
    walls_or_skip()


@pytest.mark.usefixtures("_walls")
async def test_a_command_counts_by_how_it_ends(tmp_path: Path) -> None:
    model = Claims(
        ("Right", f"runs: grep -q Customers {FILE}"), ("Wrong", f"runs: grep -q 1 {FILE}")
    )
    async with judged(tmp_path, model) as (_, came):
        assert came == {"Right": "shown", "Wrong": "not_done"}


@pytest.mark.usefixtures("_walls")
@pytest.mark.parametrize(
    "command", ["true", "exit 0", "echo all tests pass", "python3 -m unittest -q"]
)
async def test_a_command_that_cannot_fail_shows_nothing(command: str, tmp_path: Path) -> None:
    assert await verdict(tmp_path, Claims(("It adds up", f"runs: {command}"))) == "look"


@pytest.mark.usefixtures("_walls")
async def test_a_command_that_fails_silently_is_not_done_for_a_reason(tmp_path: Path) -> None:
    async with judged(tmp_path, Claims(("It adds up", "runs: exit 3"))) as (played, came):
        assert came == {"It adds up": "not_done"}
        assert played.entries("review_written")[-1]["points"][0]["why"]


@pytest.mark.usefixtures("_walls")
async def test_a_check_that_never_ends_is_ended_and_the_others_count(tmp_path: Path) -> None:
    mark = a_while()
    model = Claims(("It adds up", f"runs: sleep {mark}"), ("It is there", f"file: {FILE}"))
    async with judged(tmp_path, model) as (played, came):
        assert came == {"It adds up": "not_done", "It is there": "shown"}
        assert "2 seconds" in played.entries("review_written")[-1]["points"][0]["why"]
    assert not alive(mark)


@contextmanager
def listening() -> Iterator[tuple[int, list[bytes]]]:
    """A port of this machine, and what came to it."""
    came: list[bytes] = []

    def hear() -> None:
        while True:
            try:
                connection, _ = server.accept()
            except OSError:
                return
            with connection:
                came.append(connection.recv(1000))
                connection.sendall(b"HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok")

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=hear, daemon=True)
        thread.start()
        yield server.getsockname()[1], came
        server.shutdown(socket.SHUT_RDWR)
        thread.join(5)


def fetches(port: int) -> dict[str, str]:
    """Commands that ask for a page, by name."""
    url = f"http://127.0.0.1:{port}"
    by_python = f'import urllib.request; urllib.request.urlopen("{url}/python", timeout=1)'
    return {
        "python": python(by_python),
        "shell": f"bash -c 'echo GET > /dev/tcp/127.0.0.1/{port}'",
        **({"curl": f"curl -sf -m 1 {url}/curl"} if shutil.which("curl") else {}),
    }


@pytest.mark.usefixtures("_walls")
async def test_a_check_that_asks_for_the_network_reaches_nobody(tmp_path: Path) -> None:
    with listening() as (port, came):
        points = [(name, f"runs: {command}") for name, command in fetches(port).items()]
        async with judged(tmp_path, Claims(*points, ("It is there", f"file: {FILE}"))) as (
            _,
            found,
        ):
            assert not came
            assert found.pop("It is there") == "shown"
            assert set(found.values()) == {"not_done"}


def test_the_commands_do_reach_somebody_without_walls() -> None:
    """Else the test above would show nothing."""
    with listening() as (port, came):
        for command in fetches(port).values():
            subprocess.run(["bash", "-c", command], check=True, capture_output=True)
        assert len(came) == len(fetches(port))
