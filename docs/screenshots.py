"""
Take the pictures of the page: `make screenshots`. A real server, a real Chromium, and the main
states of a build, as somebody who clicks through it sees them.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.async_api import Browser, Page, expect

from tests.web.browser import launched

PICTURES = Path(__file__).parent / "pictures"
WISH = "Build me a website for my bakery"
CONTENT = (
    "Opening hours: Tue to Sun, 6:30 to 18:00. Our breads and cakes. How to find us: Mill Lane 4."
)
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@contextmanager
def serving(home: str) -> Iterator[str]:
    """The address of a server in an empty home, whose bots take their time."""
    env = {**os.environ, "FOLKMOOT_HOME": home, "FOLKMOOT_PACE": "1.2", "USER": "ann"}
    env |= {"LOGNAME": "ann", "FOLKMOOT_MODEL": "offline", "FOLKMOOT_MODE": ""}
    command = [sys.executable, "-m", "folkmoot", "serve", "--port", "0", "--json"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            yield json.loads(process.stdout.readline())["address"].rstrip("/")
        finally:
            process.terminate()


async def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home, serving(home) as address:
        async with launched() as browser:
            await build(browser, address)
            await look_around(browser, address)


async def build(browser: Browser, address: str) -> None:
    """A build from the first word to the result."""
    page = await opened(browser, f"{address}/rooms/bakery")
    await page.get_by_role("button", name=WISH).wait_for()
    await taken(page, "welcome")
    await page.get_by_role("button", name=WISH).click()
    await page.get_by_role("button", name="Send").click()
    await page.get_by_role("button", name="People nearby who are looking for us").click()
    await page.get_by_label("What must be on it from the start?").fill(CONTENT)
    await page.get_by_role("button", name="Web address: none yet").click()
    await page.get_by_text("before we start (1/3)").first.scroll_into_view_if_needed()
    await taken(page, "questions")
    await page.get_by_role("button", name="Submit").click()
    await ends_questions(page)
    await page.get_by_role("button", name="Read brief and plan").click()
    await taken(page, "approval")
    await page.get_by_role("dialog").get_by_role("button", name="Approve", exact=True).click()
    await page.get_by_role("tab", name="Plan").click()
    await page.wait_for_timeout(1_800)
    await taken(page, "work")
    await expect(page.get_by_role("button", name="It is right")).to_be_visible(timeout=30_000)
    await page.get_by_role("tab", name="Files").click()
    await page.get_by_role("button", name=re.compile("index.html")).first.click()
    await page.wait_for_timeout(800)
    await taken(page, "result")
    await page.context.close()


async def ends_questions(page: Page) -> None:
    """Go on without the further rounds, if there are any."""
    skip = page.get_by_role("button", name="Go on without")
    read = page.get_by_role("button", name="Read brief and plan")
    await expect(skip.or_(read).first).to_be_visible(timeout=30_000)
    while not await read.is_visible():
        if await skip.is_visible():
            await skip.click()
        await page.wait_for_timeout(200)


async def look_around(browser: Browser, address: str) -> None:
    """The same room in the dark, and on a phone."""
    page = await opened(browser, f"{address}/rooms/bakery", color_scheme="dark")
    await page.get_by_role("button", name="It is right").wait_for()
    await page.get_by_role("tab", name="Plan").click()
    await taken(page, "dark")
    await page.context.close()
    page = await opened(browser, f"{address}/rooms/bakery", viewport=PHONE)
    await page.get_by_role("button", name="It is right").wait_for()
    await taken(page, "phone")
    await page.context.close()


async def opened(browser: Browser, url: str, **options: Any) -> Page:
    context = await browser.new_context(**({"viewport": WIDE, "locale": "en-GB"} | options))
    page = await context.new_page()
    await page.goto(url)
    return page


async def taken(page: Page, name: str) -> None:
    await page.mouse.move(0, 0)
    await page.wait_for_timeout(500)
    await page.screenshot(path=PICTURES / f"{name}.png")
    print(f"{name}.png", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
