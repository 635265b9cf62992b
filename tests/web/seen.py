"""What somebody sees on a page, as text: to compare pages with each other and with before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tests.web.browser import PATIENCE, Tab

T = TypeVar("T")

LOOK = """() => {
  const plain = (name) => [...document.querySelectorAll(name)]
    .flatMap((one) => one.innerText.split("\\n")).map((line) => line.trim()).filter(Boolean);
  return {
    welcome: plain("moot-welcome"), title: plain(".banner .title"), log: plain("[role=log]"),
    cards: plain("moot-card"), panel: plain("aside"), sending: plain(".now .own"),
  };
}"""


async def looks(tab: Tab) -> dict[str, list[str]]:
    """The room, its cards and the project, line by line."""
    found: dict[str, list[str]] = await tab.page.evaluate(LOOK)
    return found


async def until(look: Callable[[], Awaitable[T]], right: Callable[[T], bool], what: str) -> T:
    """Look again and again, until it is right; what was seen last is told if it never is."""
    end = time.monotonic() + PATIENCE / 1000
    for _ in range(10_000):
        found = await look()
        if right(found):
            return found
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain until {what}: {found}")
        await asyncio.sleep(0.05)
    raise AssertionError(what)


async def until_same(one: Tab, other: Tab, when: str) -> None:
    """Two pages show the same room."""

    async def both() -> list[tuple[str, list[str], list[str]]]:
        here, there = await asyncio.gather(looks(one), looks(other))
        return [(name, here[name], there[name]) for name in here if here[name] != there[name]]

    await until(both, lambda found: not found, f"both pages are the same ({when})")


def pardon(tab: Tab, *words: str) -> None:
    """What the browser notes by itself when a request is turned away is no trouble here."""
    tab.pardoned += words
