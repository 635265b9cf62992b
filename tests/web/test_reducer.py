"""One log, one reducer: whatever way the entries come, the page knows the same."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.channels.web.served import Asker, Served
from tests.web.browser import opened

pytestmark = pytest.mark.asyncio(loop_scope="session")

FOLD = """async ([entries, standing]) => {
    const { beginning, reduce } = await import("/web/page/state.js");
    const frozen = (value) => {
        if (value && typeof value === "object" && !Object.isFrozen(value)) {
            Object.freeze(value);
            Object.values(value).forEach(frozen);
        }
        return value;
    };
    const fold = (messages) => JSON.stringify(
        messages.reduce((state, message) => frozen(reduce(frozen(state), frozen(message))),
            { ...beginning("r"), me: { person: "root" } }),
        (name, value) => (name === "connection" || name === "news" ? undefined : value));
    const one = (entry) => ({ type: "entry", entry });
    const half = Math.floor(entries.length / 2);
    const stands = { type: "standing", standing };
    return {
        inOrder: fold([...entries.map(one), stands]),
        twice: fold([...entries.map(one), ...entries.map(one), stands]),
        resumed: fold([...entries.slice(0, half + 3).map(one),
            ...entries.slice(half).map(one), stands]),
        reversed: fold([...[...entries].reverse().map(one), stands]),
        earlierLast: fold([...entries.slice(half).map(one), stands,
            { type: "earlier", entries: entries.slice(0, half) }]),
    };
}"""


async def test_however_the_entries_come_the_page_knows_the_same(
    browser: Browser, served: Served, room: str
) -> None:
    with served.client() as client:
        me = Asker(client, room)
        me.to_review()
        entries: list[dict[str, Any]] = me.get("/log", limit=1000)
        standing = me.get()
    async with opened(browser, served, room) as tab:
        found: dict[str, str] = await tab.page.evaluate(FOLD, [entries, standing])
    assert len(json.loads(found["inOrder"])["entries"]) == len(entries)
    for way, state in found.items():
        assert json.loads(state) == json.loads(found["inOrder"]), way
