"""Ways about the page that several tests take: by keyboard, to a card, to the log behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from playwright.async_api import Locator, expect

from tests.channels.web.served import Asker, Served, asking
from tests.web.browser import WISH, Tab


def card(me: Tab, text: str = "") -> Locator:
    """What the team asks, found by what it says; any of it where no text is given."""
    return me.page.get_by_role("main").get_by_role("region").filter(has_text=text)


async def walk_to(me: Tab, target: Locator, key: str = "Tab", most: int = 80) -> None:
    """Go there by keyboard alone, as far as one would have the patience to."""
    await expect(target).to_be_visible()
    for _ in range(most):
        if await target.evaluate("node => node === document.activeElement"):
            return
        await me.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {target}")


async def read(served: Served, path: str, **query: Any) -> Any:
    """What the API says, asked beside the page."""

    def asked() -> Any:
        with served.client() as client:
            answer = client.get(f"/api/rooms/{path}", params=query)
            assert answer.status_code == 200, answer.text
            return answer.json()

    return await asyncio.to_thread(asked)


async def entries(served: Served, room: str, *kinds: str) -> list[dict[str, Any]]:
    """The log of a room; of these kinds only, where some are given."""
    found: list[dict[str, Any]] = await read(served, f"{room}/log", before=1001, limit=1000)
    return [one for one in found if not kinds or one["kind"] in kinds]


def planned(me: Asker) -> dict[str, Any]:
    """From a wish to the card that asks for approval, over HTTP: that way is told elsewhere."""
    me.says(WISH)
    me.answers(me.waits_for("questions")["id"], "skip")
    return me.waits_for("approval")


async def acting(served: Served, what: Callable[[Asker], Any], room: str) -> Any:
    """Let somebody do something over HTTP, beside the page."""

    def acts() -> Any:
        with asking(served, room) as asker:
            return what(asker)

    return await asyncio.to_thread(acts)


def refused(me: Tab, status: int) -> None:
    """The server said no to something on purpose; the browser notes that, and nothing else."""
    assert me.troubles, "nothing was refused"
    for trouble in me.troubles:
        assert f"the server responded with a status of {status}" in trouble, me.troubles
    me.troubles.clear()
