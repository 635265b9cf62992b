"""What an open page hears: everything, once, in order, and nobody waits for anybody."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.channels.web.served import SOON, WISH, Asker, Heard, Served, asking, serving
from tests.fakes.model_server import Dripping, ModelServer, Say
from tests.minds.competent import environment

WORDS = ("One", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten.")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("stream") / "home") as served:
        yield served


# --- nothing lost, nothing twice ---------------------------------------------------------


def test_a_broken_connection_is_resumed_without_loss_or_repeat(served: Served) -> None:
    heard = [0]
    speaker = threading.Thread(target=speaks, args=(served, "broken", 40))
    speaker.start()
    for n in range(1, 20):  # a few entries each time, and the train enters a tunnel
        with served.follows("broken", live="true", last_event_id=str(heard[-1])) as page:
            for _ in range(n % 7):
                heard.append(int(page.until(lambda e: not e.name).id))
    speaker.join(SOON)
    with asking(served, "broken") as me:
        seq = me.until_idle()["seq"]
    with served.follows("broken", last_event_id=str(heard[-1])) as page:
        while heard[-1] < seq:
            heard.append(int(page.until(lambda e: not e.name).id))
    assert heard == list(range(seq + 1))


def speaks(served: Served, room: str, times: int) -> None:
    with asking(served, room) as me:
        for n in range(1, times + 1):
            me.says(f"hello, number {n}", key=f"n{n}")


def test_a_cursor_beyond_the_end_waits_for_what_comes(served: Served) -> None:
    """A folder was restored, or somebody invents numbers: the page must not stay deaf."""
    with asking(served, "beyond") as me:
        me.says("hello")
        me.until_idle()
        with served.follows("beyond", live="true", last_event_id="999999999999999") as page:
            page.until(lambda e: e.name == "standing")
            me.says("are you there?")
            assert page.entry("person_spoke", text="are you there?")


def test_a_room_that_does_not_exist_yet_can_be_waited_in(served: Served) -> None:
    with asking(served, "new-room") as me, served.follows("new-room", live="true") as page:
        assert page.until(lambda e: e.name == "standing").data["seq"] == 0
        assert "new-room" not in [r["room"] for r in me.client.get("/api/rooms").json()]
        me.says("hello")
        assert page.entry("person_spoke")["text"] == "hello"


def test_what_people_write_cannot_make_events_of_its_own(served: Served) -> None:
    text = "a\n\ndata: {}\nid: 99\nevent: standing\r\n\r\n\u2028\x85\x0b retry: 1\n: x"
    with asking(served, "forged") as me, served.follows("forged", live="true") as page:
        me.says(text)
        assert page.entry("person_spoke")["text"] == text
        me.until_idle()
        me.says("the end")
        page.entry("person_spoke", text="the end")
    ids = [int(event.id) for event in page.all if event.id]
    assert ids == list(range(1, len(ids) + 1))


def test_where_the_room_stands_follows_what_happens(served: Served) -> None:
    with asking(served, "stands") as me, served.follows("stands", live="true") as page:
        me.says(WISH)
        asked = page.standing(lambda s: bool(s["cards"]))
        assert asked["cards"][0]["kind"] == "questions"
        assert asked["floor"] == "p1"
        me.answers(asked["cards"][0]["id"], "skip")
        approval = page.standing(lambda s: [c["kind"] for c in s["cards"]] == ["approval"])
        me.answers(approval["cards"][0]["id"], "approve")
        done = page.standing(lambda s: [c["kind"] for c in s["cards"]] == ["satisfaction"])
        assert set(done["projects"][0]["states"].values()) == {"done"}
        assert done == me.get()
        seqs = [event.data["seq"] for event in page.all if event.name == "standing"]
        assert seqs == sorted(seqs)


def test_only_a_live_stream_hears_more_than_entries(served: Served) -> None:
    with asking(served, "plain") as me, served.follows("plain") as page:
        me.says(WISH)
        page.card("questions")
        assert not [event for event in page.all if event.name]
        assert not [entry for entry in page.entries if "html" in entry]


# --- drafts ------------------------------------------------------------------------------


def test_an_answer_is_heard_while_it_is_being_said(tmp_path: Path) -> None:
    play = Dripping(0.1, Say(" ".join(WORDS)))
    with ExitStack() as stack:
        model = stack.enter_context(ModelServer(lambda _: play))
        served = stack.enter_context(serving(tmp_path / "home", **environment(model)))
        me = stack.enter_context(asking(served, "home"))
        page = stack.enter_context(served.follows("home", live="true"))
        me.says("hello")
        entry = page.entry("answered")
        page.until(lambda e: e.name == "undraft", "the draft is taken back")
    assert entry["text"] == " ".join(WORDS)
    told = [event for event in page.all if event.name or event.data["kind"] == "answered"]
    drafts = [event.data for event in told if event.name == "draft"]
    assert len(drafts) >= 3, "it did not come piece by piece"
    text = ""
    for draft in drafts:
        assert draft["at"] == len(text)
        assert draft["bot"] == entry["bot"]
        text += draft["text"]
    assert " ".join(WORDS).startswith(text.strip())
    assert place(told, lambda e: e.name == "draft") < place(told, lambda e: not e.name)
    assert {draft["job"] for draft in drafts} == {told[-1].data["job"]}


def place(events: list[Heard], true: Callable[[Heard], bool]) -> int:
    return next(n for n, event in enumerate(events) if true(event))


# --- many, and slow ----------------------------------------------------------------------

REQUEST = "GET /api/rooms/{room}/events?live=true HTTP/1.1\r\nHost: localhost\r\n\r\n"


def test_pages_that_do_not_read_hold_up_nobody_not_even_the_end(tmp_path: Path) -> None:
    text = "a long story, told again and again. " * 1_500
    with serving(tmp_path / "home") as served, ExitStack() as stack:
        me = stack.enter_context(asking(served, "home"))
        for _ in range(20):
            stack.enter_context(deaf(served))
        page = stack.enter_context(served.follows("home", live="true"))
        me.says("hello")
        page.entry("answered")
        before = served.memory
        for n in range(60):
            said = me.says(f"{n} {text}")
            page.entry("person_spoke", id=said["id"])
        assert served.memory - before < 60_000_000, "what is not read is kept"
        with asking(served, "quick") as other:
            assert other.says("and here?")["kind"] == "person_spoke"
        half = stack.enter_context(socket.create_connection((served.host, served.port), SOON))
        half.sendall(b"POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\ntok")
        stack.enter_context(deaf(served))
        began = time.monotonic()
        served.process.send_signal(signal.SIGTERM)
        assert served.process.wait(SOON) == 0
        assert time.monotonic() - began < 4
        page.to_the_end()


def deaf(served: Served) -> socket.socket:
    """A page that is open, and never reads."""
    talk = socket.socket()
    talk.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    talk.settimeout(SOON)
    talk.connect((served.host, served.port))
    talk.sendall(REQUEST.format(room="home").encode())
    return talk


async def test_two_hundred_pages_hear_the_same(served: Served) -> None:
    async def hears(began: asyncio.Semaphore) -> list[int]:
        reader, writer = await asyncio.open_connection(served.host, served.port)
        writer.write(REQUEST.format(room="crowd").encode())
        found: list[int] = []
        try:
            while len(found) < 1 or found[-1] < wanted:
                line = await reader.readline()
                if line.startswith(b"event: standing"):
                    began.release()
                if match := re.match(rb"id: ([0-9]+)", line):
                    found.append(int(match[1]))
        finally:
            writer.close()
        return found

    wanted = 40
    began = asyncio.Semaphore(0)
    async with asyncio.timeout(SOON * 3):
        pages = [asyncio.create_task(hears(began)) for _ in range(200)]
        for _ in pages:
            await began.acquire()
        await asyncio.to_thread(speaks, served, "crowd", wanted)
        heard = await asyncio.gather(*pages)
    for found in heard:
        assert found[:wanted] == list(range(1, wanted + 1))


def test_pages_that_go_are_forgotten(served: Served) -> None:
    with asking(served, "gone") as me:
        me.says("hello")
        for _ in range(30):
            with served.follows("gone", live="true") as page:
                page.entry("person_spoke")
        end = time.monotonic() + SOON
        while "folkmoot_pages_open 0\n" not in me.client.get("/metrics").text:
            assert time.monotonic() < end, me.client.get("/metrics").text
            time.sleep(0.05)


# --- the end -----------------------------------------------------------------------------


def test_a_page_hears_on_when_somebody_serves_again(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with serving(home) as served, asking(served, "home") as me:
        me.says("before")
        me.until_idle()
        with served.follows("home", live="true") as page:
            page.entry("answered")
            last = page.all[-1].id or str(page.entries[-1]["id"])
    with serving(home) as again, asking(again, "home") as me:
        me.says("after")
        with again.follows("home", live="true", last_event_id=last) as page:
            first = page.until(lambda e: not e.name)
            assert int(first.id) == int(last) + 1
            if first.data.get("text") != "after":
                page.entry("person_spoke", text="after")


def test_asking_for_a_stream_badly_is_refused(served: Served) -> None:
    with asking(served, "bad") as me:
        for query in ("after=-1", "after=x", "last=-1", "last=100000", "live=perhaps"):
            answer = me.client.get(f"{me.path}/events?{query}")
            assert answer.status_code == 422, query
        assert me.client.get("/api/rooms/%2e%2e/events").status_code == 400
        Asker(me.client, "bad").says("hello")
