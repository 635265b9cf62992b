"""
A real Chromium before a real server: pages are used by role and label, as people and screen
readers find things. Whatever goes wrong in a page on the way fails the test that opened it.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.async_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    async_playwright,
    expect,
)

from tests.channels.web.served import Served

PATIENCE = 15_000
"""Milliseconds that something may take to appear; far more than it needs."""

WISH = "Build me a website for my bakery"

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """The system's browser; where it is missing a test is skipped, in CI it fails."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    if os.environ.get("FOLKMOOT_CI"):
        pytest.fail("Chromium is missing: apt-get install chromium")
    pytest.skip("Chromium is missing: apt-get install chromium")


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        await browser.close()


@dataclass
class Tab:
    """One page of a person, and everything that went wrong in it."""

    page: Page
    troubles: list[str] = field(default_factory=list)
    pardoned: list[str] = field(default_factory=list)  # what a test expects to go wrong

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def panel(self) -> Locator:
        """The project side."""
        return self.page.get_by_role("complementary")

    @property
    def box(self) -> Locator:
        """Where messages are typed."""
        return self.page.locator("#say")

    async def say(self, text: str) -> None:
        await self.box.fill(text)
        await self.box.press("Enter")

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        exact = isinstance(name, str)
        return (within or self.page).get_by_role("button", name=name, exact=exact)

    async def press(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        await self.button(name, within).first.click()

    async def tab(self, name: str) -> None:
        await self.panel.get_by_role("tab", name=name).click()

    async def sees(self, text: str | re.Pattern[str], within: Locator | None = None) -> None:
        await expect((within or self.page).get_by_text(text).first).to_be_visible()

    async def to_approval(self, wish: str = WISH) -> None:
        """From nothing to the card that asks for approval, without answering anything."""
        await self.say(wish)
        await self.press("Go on without")
        await expect(self.button("Approve").first).to_be_enabled()

    async def to_review(self, wish: str = WISH) -> None:
        """All work is done, and the team asks whether it is right."""
        await self.to_approval(wish)
        await self.press("Approve")
        await expect(self.button("It is right")).to_be_visible()


@asynccontextmanager
async def opened(
    browser: Browser, served: Served, room: str = "", path: str = "", **options: Any
) -> AsyncIterator[Tab]:
    """A page of a room; at its end nothing may have gone wrong in it."""
    usual: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB"}
    context = await browser.new_context(**(usual | options))
    tab = Tab(await context.new_page())
    watch(tab, served)
    await tab.page.goto(served.address.rstrip("/") + (path or f"/rooms/{room}"))
    try:
        yield tab
    finally:
        await context.close()
    left = [one for one in tab.troubles if not any(word in one for word in tab.pardoned)]
    assert not left, left


def watch(tab: Tab, served: Served) -> None:
    """Note errors, warnings, and whatever is asked for elsewhere."""

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            tab.troubles.append(message.text)

    def asked(request: Request) -> None:
        if not request.url.startswith((served.address, "data:", "blob:")):
            tab.troubles.append(f"asked elsewhere: {request.url}")

    tab.page.on("pageerror", lambda error: tab.troubles.append(str(error)))
    tab.page.on("console", said)
    tab.page.on("request", asked)
