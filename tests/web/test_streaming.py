"""A model's answer on the page: seen while it is being said, interrupted, replaced by its entry."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.channels.web.served import Served, serving
from tests.fakes.model_server import Dripping, ModelServer, Say
from tests.minds.competent import environment
from tests.web.browser import opened

pytestmark = pytest.mark.asyncio(loop_scope="session")

WORDS = ("**One**", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten.")
SHOWN = " ".join(WORDS).replace("*", "")


@contextmanager
def talking(home: Path, every: float) -> Iterator[Served]:
    """A team whose model says ten words, one each so many seconds."""
    with ModelServer(lambda _: Dripping(every, Say(" ".join(WORDS)))) as server:
        env = environment(server)
        names = ("FOLKMOOT_MODEL", "OPENAI_API_KEY", "OPENAI_BASE_URL")
        with serving(home, **{name: env[name] for name in names}) as served:
            yield served


async def test_an_answer_is_seen_while_it_is_said_then_it_stands_there_once(
    browser: Browser, tmp_path: Path
) -> None:
    with talking(tmp_path / "home", 0.2) as served:
        async with opened(browser, served, "talk") as me:
            await me.say("hello")
            await me.sees("is writing")
            seen = set()
            while not await me.log.get_by_text(SHOWN).count():
                said = await me.page.get_by_role("main").inner_text()
                seen.add(max((n for n, word in enumerate(WORDS[1:]) if word in said), default=-1))
                await me.page.wait_for_timeout(50)
            await expect(me.page.get_by_text("is writing")).to_have_count(0)
            await expect(me.log.get_by_text(SHOWN)).to_have_count(1)
            await expect(me.log.locator("strong", has_text="One")).to_have_count(1)
    assert len(seen) >= 4, f"it did not come word by word: {sorted(seen)}"


async def test_who_interrupts_a_bot_has_the_floor_and_what_it_said_stays(
    browser: Browser, tmp_path: Path
) -> None:
    with talking(tmp_path / "home", 1.0) as served:
        async with opened(browser, served, "talk") as me:
            await me.say("hello")
            await me.sees("two", me.page.get_by_role("main"))
            await me.press("Interrupt")
            await expect(me.page.get_by_text("is writing")).to_have_count(0)
            await me.sees("two", me.log)
            await expect(me.box).to_be_focused()
            await expect(me.log.get_by_text("ten.")).to_have_count(0)
