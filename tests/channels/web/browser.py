"""
A real Chromium before a real server: pages are used by role and label, as people and screen
readers find things. One browser for the session, a context for each test.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from tests.channels.web.served import Served

PATIENCE = 15_000
"""Milliseconds that something may take to appear."""

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
    troubles: list[str]

    def card(self, name: str | re.Pattern[str] = "") -> Locator:
        """An open card; cards are groups, named by what they ask."""
        cards = self.page.locator(".room").get_by_role("group")
        return cards.filter(has_text=name) if name else cards

    async def say(self, text: str) -> None:
        """Type a message and send it."""
        box = self.page.locator("#say")
        await box.fill(text)
        await box.press("Enter")

    async def press(self, name: str, within: Locator | None = None) -> None:
        await (within or self.page).get_by_role("button", name=name, exact=True).first.click()

    async def sees(self, text: str | re.Pattern[str]) -> None:
        await expect(self.page.get_by_text(text).first).to_be_visible()


@asynccontextmanager
async def opened(
    browser: Browser, served: Served, room: str, path: str = "", **options: Any
) -> AsyncIterator[Tab]:
    """A page of a room; at its end nothing may have gone wrong in it."""
    wide: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB"}
    context = await browser.new_context(**(wide | options))
    page = await context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
    page.on(
        "console",
        lambda said: troubles.append(said.text) if said.type in ("error", "warning") else None,
    )
    foreign = f"{served.address}"
    page.on(
        "request",
        lambda asked: (
            None
            if asked.url.startswith((foreign, "data:", "blob:"))
            else troubles.append(f"asked elsewhere: {asked.url}")
        ),
    )
    await page.goto(f"{served.address.rstrip('/')}{path or f'/rooms/{room}'}")
    tab = Tab(page, troubles)
    try:
        yield tab
    finally:
        await context.close()
    assert not troubles, troubles
