"""The first visit is light and quick, the second costs next to nothing, and all of it is ours."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.async_api import Browser, CDPSession, Page, expect

from tests.channels.web.served import Served, asking
from tests.web.browser import WISH, opened

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST = 150_000
"""Bytes of a first visit: everything, compressed, with headers."""

AGAIN = 60_000
"""Bytes of a second one: that nothing has changed, and what the room says."""

PAINT = "performance.getEntriesByType('paint').map((one) => [one.name, one.startTime])"


@dataclass
class Wire:
    """What comes over the wire to a page, as the browser counts it."""

    bytes: Counter[str] = field(default_factory=Counter)
    urls: dict[str, str] = field(default_factory=dict)
    statuses: dict[str, int] = field(default_factory=dict)
    open: set[str] = field(default_factory=set)

    @property
    def total(self) -> int:
        return sum(self.bytes.values())

    def forget(self) -> None:
        for each in (self.bytes, self.urls, self.statuses, self.open):
            each.clear()

    def sent(self, event: dict[str, Any]) -> None:
        self.urls[event["requestId"]] = event["request"]["url"]
        self.open.add(event["requestId"])

    def came(self, event: dict[str, Any]) -> None:
        """A piece; of what never ends, such as the room itself, only these are counted."""
        if event["requestId"] in self.open:
            self.bytes[event["requestId"]] += event["encodedDataLength"]

    def headed(self, event: dict[str, Any]) -> None:
        self.statuses[event["requestId"]] = event["statusCode"]
        self.bytes[event["requestId"]] += len(event.get("headersText", ""))

    def ended(self, event: dict[str, Any]) -> None:
        self.open.discard(event["requestId"])
        self.bytes[event["requestId"]] = round(event["encodedDataLength"])

    def sizes(self) -> list[tuple[int, str]]:
        return sorted(((self.bytes[id], url) for id, url in self.urls.items()), reverse=True)


async def watched(page: Page) -> Wire:
    wire = Wire()
    session: CDPSession = await page.context.new_cdp_session(page)
    session.on("Network.requestWillBeSent", wire.sent)
    session.on("Network.responseReceivedExtraInfo", wire.headed)
    session.on("Network.dataReceived", wire.came)
    session.on("Network.loadingFinished", wire.ended)
    await session.send("Network.enable")
    return wire


async def test_a_first_visit_takes_less_than_150_kilobytes(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, path="/healthz") as me:
        await me.page.goto("about:blank")
        wire = await watched(me.page)
        await me.page.goto(f"{served.address}rooms/{room}")
        await me.sees("Who is here")
        await expect(me.page.get_by_role("navigation").get_by_role("link").first).to_be_visible()
        await me.page.wait_for_load_state("load")
        print(f"first visit: {wire.total} bytes, {len(wire.urls)} requests")
        assert 20_000 < wire.total < MOST, wire.sizes()[:12]
        elsewhere = [url for url in wire.urls.values() if not url.startswith(served.address)]
        assert not elsewhere
        twice = [url for url, count in Counter(wire.urls.values()).items() if count > 1]
        assert not [url for url in twice if "/web/" in url], twice


async def test_a_room_with_a_project_is_light_too(
    browser: Browser, served: Served, room: str
) -> None:
    with asking(served, room) as asker:
        asker.to_approval()
    async with opened(browser, served, path="/healthz") as me:
        await me.page.goto("about:blank")
        wire = await watched(me.page)
        await me.page.goto(f"{served.address}rooms/{room}")
        await expect(me.button("Approve").first).to_be_enabled()
        print(f"a room with a plan: {wire.total} bytes, {len(wire.urls)} requests")
        assert wire.total < 2 * MOST, wire.sizes()[:12]


async def test_the_first_paint_comes_soon(browser: Browser, served: Served, room: str) -> None:
    """The promise is half a second on a good machine, and bench/ looks at it; this is a net."""
    async with opened(browser, served, room) as me:
        await me.sees("Who is here")
        found: dict[str, float] = dict(await me.page.evaluate(PAINT))
        print(f"first contentful paint: {found['first-contentful-paint']:.0f} ms")
        assert found["first-contentful-paint"] < 3_000
        assert await me.page.evaluate("document.fonts.size") == 0, "fonts are the system's"


async def test_a_second_visit_asks_only_whether_something_changed(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say(WISH)
        await expect(me.button("Submit")).to_be_visible()
        wire = await watched(me.page)
        await me.page.reload()
        await expect(me.button("Submit")).to_be_visible()
        assets = {id: url for id, url in wire.urls.items() if "/web/" in url}
        assert assets
        sent = {url: wire.statuses.get(id) for id, url in assets.items()}
        assert all(status in (304, None) for status in sent.values()), sent
        texts = [id for id, url in wire.urls.items() if "/api/texts/" in url]
        assert all(wire.statuses.get(id) in (304, None) for id in texts)
        print(f"second visit: {wire.total} bytes")
        assert wire.total < AGAIN, wire.sizes()[:12]


async def test_assets_are_packed_and_named_by_what_is_in_them(served: Served) -> None:
    with served.client() as client:
        for path in ("/", "/web/page/main.js", "/web/style/base.css", "/api/texts/de"):
            first = client.get(path, headers={"accept-encoding": "gzip"})
            assert first.headers["content-encoding"] == "gzip", path
            again = client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b""), path
