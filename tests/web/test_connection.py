"""A connection that breaks is told, comes back by itself, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.async_api import Browser, Page, Route, expect

from tests.channels.web.served import Served, asking
from tests.fakes.processes import beside, kill, until
from tests.web.browser import WISH, Tab, opened
from tests.web.seen import looks, pardon, until_same

pytestmark = pytest.mark.asyncio(loop_scope="session")

AWAY = ("ERR_", "net::", "Failed to load resource")
"""What the browser itself notes when nobody answers."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def free_port() -> int:
    """A port that nobody listens at just now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def standing(home: Path, port: int) -> Iterator[Served]:
    """A server that may be killed: nobody asks how it ended."""
    home.mkdir(parents=True, exist_ok=True)
    with beside(home, "serve", "--port", str(port), FOLKMOOT_PACE="0.1") as process:
        served = Served(home, process, f"http://localhost:{port}/", home / "none")
        with served.client() as client:
            until(lambda: _answers(client), "the server answers")
        yield served


def _answers(client: Any) -> bool:
    try:
        return bool(client.get("/readyz").status_code == 200)
    except (OSError, httpx2.TransportError):
        return False


@asynccontextmanager
async def shaken(browser: Browser, served: Served, room: str) -> AsyncIterator[Tab]:
    """A page whose connection will break; what the browser says about that is no trouble."""
    async with opened(browser, served, room) as tab:
        yield tab
        pardon(tab, *AWAY)


def lost(tab: Tab) -> Any:
    return tab.page.get_by_role("status").filter(has_text="Not connected")


async def said(tab: Tab, text: str) -> None:
    """It stands in the log, and not beside it as well."""
    mine = tab.page.get_by_role("article").filter(has=tab.page.get_by_text(text, exact=True))
    await expect(tab.log.get_by_role("article").and_(mine)).to_have_count(1)
    await expect(mine).to_have_count(1)


def stored(served: Served, room: str) -> list[str]:
    with asking(served, room) as asker:
        entries = asker.get("/log", limit=1000)
    ids = [entry["id"] for entry in entries]
    assert ids == list(range(1, len(ids) + 1))
    return [entry["text"] for entry in entries if entry["kind"] == "person_spoke"]


# --- the server goes -------------------------------------------------------------------------


async def test_a_killed_server_is_told_and_the_page_recovers_by_itself(
    browser: Browser, home: Path, free_port: int, room: str
) -> None:
    with standing(home, free_port) as served:
        async with shaken(browser, served, room) as me:
            await me.say("Before it went")
            await said(me, "Before it went")
            kill(served.process)
            await expect(lost(me)).to_be_visible()
            await me.say("While it was away")
            await me.say("And another")
            await me.sees("sending")
            await expect(me.page.get_by_text("While it was away")).to_be_visible()
            with standing(home, free_port):
                await expect(lost(me)).to_have_count(0)
                for text in ("Before it went", "While it was away", "And another"):
                    await said(me, text)
                assert stored(served, room) == [
                    "Before it went",
                    "While it was away",
                    "And another",
                ]
                await me.say(WISH)
                await expect(me.button("Submit")).to_be_visible()


async def test_work_that_was_cut_off_goes_on_before_the_same_page(
    browser: Browser, home: Path, free_port: int, room: str
) -> None:
    with standing(home, free_port) as served:
        async with shaken(browser, served, room) as me:
            await me.to_approval()
            await me.press("Approve")
            await expect(me.button("Pause", me.panel)).to_be_visible()
            kill(served.process)
            await expect(lost(me)).to_be_visible()
            with standing(home, free_port):
                await expect(me.button("It is right")).to_be_visible()
                await expect(lost(me)).to_have_count(0)
                async with opened(browser, served, room) as other:
                    await expect(other.button("It is right")).to_be_visible()
                    await until_same(me, other, "after the server came back")


async def test_a_message_that_waits_for_the_server_survives_a_reload_of_the_page(
    browser: Browser, served: Served, room: str
) -> None:
    """The page is loaded again while its message is still on the way."""
    async with shaken(browser, served, room) as me:
        await me.say("I am first")
        await said(me, "I am first")
        await me.page.route("**/messages", lambda route: route.abort())
        await me.say("I am on the way")
        await me.sees("sending")
        await me.page.reload()
        await expect(me.page.get_by_text("I am on the way")).to_be_visible()
        await me.page.unroute("**/messages")
        await said(me, "I am on the way")
        assert stored(served, room) == ["I am first", "I am on the way"]


# --- the network goes ------------------------------------------------------------------------


async def test_a_page_that_was_offline_catches_up(
    browser: Browser, served: Served, room: str
) -> None:
    async with shaken(browser, served, room) as me:
        await me.say("I am still here")
        await said(me, "I am still here")
        await me.page.context.set_offline(True)
        await expect(lost(me)).to_be_visible()
        with asking(served, room) as asker:
            asker.says("Said without you", key="elsewhere")
            asker.until_idle()
        await me.say("Said without a network")
        await me.page.context.set_offline(False)
        await expect(lost(me)).to_have_count(0)
        await said(me, "Said without you")
        await said(me, "Said without a network")
        assert stored(served, room).count("Said without a network") == 1


async def test_an_answer_that_was_pressed_offline_counts_once(
    browser: Browser, served: Served, room: str
) -> None:
    async with shaken(browser, served, room) as me:
        await me.to_approval()
        await me.page.context.set_offline(True)
        await expect(lost(me)).to_be_visible()
        await me.press("Drop it")
        await me.press("Drop it")
        await me.page.context.set_offline(False)
        await expect(me.button("Approve")).to_have_count(0)
        with asking(served, room) as asker:
            pressed = [e for e in asker.get("/log") if e["kind"] == "button_pressed"]
        assert [entry["option"] for entry in pressed] == ["skip", "cancel"]


async def test_a_message_whose_answer_was_lost_is_one_message(
    browser: Browser, served: Served, room: str
) -> None:
    """The server has it, but the page never hears so, and sends it again."""
    tries = 0

    async def slow(route: Route) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            await route.fetch()
            await route.abort("connectionreset")
        else:
            await route.continue_()

    async with shaken(browser, served, room) as me:
        await me.page.route("**/messages", slow)
        await me.say("Only once, please")
        await said(me, "Only once, please")
        await expect(me.page.get_by_text("sending")).to_have_count(0)
        await me.say("And this after it")
        await said(me, "And this after it")
        assert stored(served, room) == ["Only once, please", "And this after it"]


async def test_messages_keep_their_order_on_a_slow_network(
    browser: Browser, served: Served, room: str
) -> None:
    async def slow(route: Route) -> None:
        text = json.loads(route.request.post_data or "{}")["text"]
        await asyncio.sleep(0.5 if text == "one" else 0)
        await route.continue_()

    async with shaken(browser, served, room) as me:
        await me.page.route("**/messages", slow)
        for text in ("one", "two", "three"):
            await me.say(text)
        await said(me, "three")
        assert stored(served, room) == ["one", "two", "three"]
        assert await me.log.locator(".own .text").all_inner_texts() == ["one", "two", "three"]


async def test_a_slow_stream_shows_the_room_as_it_is(
    browser: Browser, served: Served, room: str
) -> None:
    """150 ms to everywhere and 60 kB a second: it takes longer, and is the same."""
    with asking(served, room) as asker:
        asker.to_review()
    async with opened(browser, served, room) as quick:
        await expect(quick.button("It is right")).to_be_visible()
        async with opened(browser, served, room) as slow:
            await slowed(slow.page)
            await slow.page.reload()
            await expect(slow.button("It is right")).to_be_visible()
            await until_same(quick, slow, "by a slow network")
            await slow.press("It is right")
            await quick.sees("Done", quick.panel)
            await until_same(quick, slow, "after a press by a slow network")


async def slowed(page: Page) -> None:
    session = await page.context.new_cdp_session(page)
    await session.send("Network.enable")
    slow = {"offline": False, "latency": 150, "downloadThroughput": 60_000}
    await session.send("Network.emulateNetworkConditions", {**slow, "uploadThroughput": 60_000})


async def test_a_stream_that_is_refused_for_a_while_is_taken_up_again(
    browser: Browser, served: Served, room: str
) -> None:
    """A proxy that says “not now”: browsers give such a stream up, the page does not."""
    with asking(served, room) as asker:
        asker.says("Said before")
    async with shaken(browser, served, room) as me:
        await said(me, "Said before")
        await me.page.route("**/events?*", lambda route: route.fulfill(status=503))
        await me.page.reload()
        await expect(lost(me)).to_be_visible()
        await me.page.unroute("**/events?*")
        await said(me, "Said before")
        await expect(lost(me)).to_have_count(0)


async def test_trying_at_once_is_a_press_away(browser: Browser, served: Served, room: str) -> None:
    async with shaken(browser, served, room) as me:
        await me.say("Hello")
        await said(me, "Hello")
        with asking(served, room) as asker:
            asker.until_idle()
        async with opened(browser, served, room) as other:
            await until_same(me, other, "before")
        before = await looks(me)
        await me.page.context.set_offline(True)
        await expect(lost(me)).to_be_visible()
        await me.press("Try now")
        await expect(lost(me)).to_be_visible()
        await me.page.context.set_offline(False)
        await expect(lost(me)).to_have_count(0)
        after = await looks(me)
        assert after["log"] == before["log"]
