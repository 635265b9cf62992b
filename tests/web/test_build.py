"""A whole build on the page: by clicking only, and by typing only."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.channels.web.served import Served
from tests.web.browser import WISH, opened

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_build_by_clicking_only(browser: Browser, served: Served, room: str) -> None:
    async with opened(browser, served, room) as me:
        await me.press(WISH)
        await me.press("Send")
        await me.press("People nearby who are looking for us")
        await me.press("Submit")
        await me.press("Go on without")
        await me.press("Read brief and plan")
        dialog = me.page.get_by_role("dialog")
        await me.sees("People nearby who are looking for us", dialog)
        await me.press("Approve", dialog)
        await expect(dialog).to_have_count(0)
        await me.press("It is right")
        await me.sees("done", me.panel)
        await expect(me.page.get_by_role("group")).to_have_count(0)
