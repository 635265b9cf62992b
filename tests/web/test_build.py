"""A whole build on the page: by clicking only, and by typing only."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.channels.web.served import Served
from tests.web.browser import WISH, opened
from tests.web.ways import card, walk_to

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
        await me.sees("Done", me.panel)
        await expect(card(me)).to_have_count(0)


async def test_a_build_by_typing_only(browser: Browser, served: Served, room: str) -> None:
    """Not even a click into the field is needed: it has the focus from the first moment."""
    async with opened(browser, served, room) as me:
        keys = me.page.keyboard
        await expect(me.box).to_be_focused()
        await keys.type(WISH)
        await keys.press("Enter")
        await expect(card(me, "(1/3)")).to_be_visible()
        await keys.type(
            "Neighbours who want fresh bread. Opening hours and a menu."
            " No domain yet. No shop, please."
        )
        await keys.press("Enter")
        await expect(card(me, "(2/3)")).to_be_visible()
        await expect(me.box).to_be_focused()
        await keys.type("That people can call us. An entry on a map is not enough.")
        await keys.press("Enter")
        await expect(card(me, "Shall we start?")).to_be_visible()
        await me.sees("Neighbours who want fresh bread.", me.panel)
        await keys.type("yes, go ahead")
        await keys.press("Enter")
        await expect(card(me, "It is right")).to_be_visible()
        await keys.type("perfect, thank you")
        await keys.press("Enter")
        await me.sees("Done", me.panel)
        await expect(card(me)).to_have_count(0)
        await expect(me.box).to_be_focused()


async def test_questions_are_answered_one_by_one_from_the_keyboard(
    browser: Browser, served: Served, room: str
) -> None:
    """Tab leads to the fields, Enter from each to the next, and from the last one it sends."""
    async with opened(browser, served, room) as me:
        keys = me.page.keyboard
        await expect(me.box).to_be_focused()
        await keys.type(WISH)
        await keys.press("Enter")
        fields = card(me, "(1/3)").get_by_role("textbox")
        await walk_to(me, fields.first, "Shift+Tab")
        count = await fields.count()
        for n in range(count):
            await expect(fields.nth(n)).to_be_focused()
            await keys.type(f"answer number {n + 1}")
            await keys.press("Enter")
        for n in range(count):
            await me.sees(f"answer number {n + 1}", me.log)
        await expect(card(me, "(1/3)")).to_have_count(0)
        await expect(me.box).to_be_focused()
