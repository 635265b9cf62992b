"""Connecting a model on the page: found, by a key, tested, lost, forgotten; keyboard and phone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

from folkmoot.connected import FILE
from tests.channels.web.served import Served, new_token, serving
from tests.fakes.connecting import KEY, SAID, holds, works
from tests.fakes.model_server import ModelServer
from tests.web.browser import Tab, opened
from tests.web.test_access import signed_in
from tests.web.test_everyone import CALM, NARROW, sound
from tests.web.ways import walk_to

pytestmark = pytest.mark.asyncio(loop_scope="session")

NONE = "No AI model is connected yet."
FOUND = "ollama:llama3.2:3b"


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(works, ("llama3.2:3b", "qwen3:8b")) as server:
        yield server


@pytest.fixture
def served(tmp_path: Path, server: ModelServer) -> Iterator[Served]:
    """A server of its own: who thinks concerns every room of it."""
    port = server.url.split(":")[2].removesuffix("/v1")
    with serving(tmp_path / "home", OLLAMA_HOST=f"127.0.0.1:{port}") as served:
        yield served


def part(me: Tab) -> Locator:
    """Who thinks, in the settings."""
    return me.page.get_by_role("region", name="Who thinks")


def outcome(me: Tab) -> Locator:
    return part(me).get_by_role("status")


@asynccontextmanager
async def at_settings(browser: Browser, served: Served, **options: Any) -> AsyncIterator[Tab]:
    """From the welcome to where a model is connected."""
    async with opened(browser, served, "home", **options) as me:
        await me.sees(NONE)
        await me.press("Connect a model")
        await expect(part(me).get_by_text(FOUND)).to_be_visible()
        yield me


async def connect(me: Tab, url: str, key: str) -> None:
    """A server of one's own, by its address."""
    await part(me).get_by_label("Provider").select_option(label="A server of your own")
    await part(me).get_by_label("Address (OpenAI's protocol)").fill(url)
    await part(me).get_by_label("Model", exact=True).fill("fake")
    await part(me).get_by_label("Key", exact=True).fill(key)
    await me.press("Connect")


async def test_what_was_found_is_used_with_one_press_and_thinks_at_once(
    browser: Browser, served: Served, server: ModelServer
) -> None:
    async with at_settings(browser, served) as me:
        await me.press(f"Use {FOUND}")
        await expect(outcome(me)).to_have_text(re.compile(f"{FOUND} works: it answered in"))
        await expect(part(me).get_by_text("in use")).to_be_visible()
        assert len(server.asked) == 1
        await me.page.keyboard.press("Escape")
        await me.sees(f"{FOUND} thinks for the team.")
        await expect(me.page.get_by_text(NONE)).to_have_count(0)
        await me.say("hello, how are you?")
        await me.sees(SAID, me.log)


async def test_a_key_is_given_once_and_is_nowhere_on_the_page(
    browser: Browser, served: Served, server: ModelServer
) -> None:
    async with at_settings(browser, served) as me:
        await expect(part(me).get_by_label("Key", exact=True)).to_have_attribute("type", "password")
        await connect(me, server.url, "sk-wrong-9999")
        await expect(outcome(me)).to_have_text(re.compile("does not accept the key"))
        await expect(part(me).get_by_label("Key", exact=True)).to_have_value("")
        await connect(me, server.url, KEY)
        await expect(outcome(me)).to_have_text(re.compile("openai-chat:fake works"))
        await expect(part(me).get_by_label("Key", exact=True)).to_have_value("")
        await me.sees("Its key is kept in the data folder", part(me))
        kept = await me.page.evaluate(
            "() => [document.documentElement.outerHTML, ...Object.values(localStorage),"
            " ...Object.values(sessionStorage)].join()"
        )
        assert KEY not in kept
        assert holds(served.home, KEY) == [FILE]
        await me.page.reload()
        await me.sees("openai-chat:fake thinks for the team.")
        await me.press("Settings")
        await me.press("Test")
        await expect(outcome(me)).to_have_text(re.compile("openai-chat:fake works"))
        await me.press("Forget it")
        await me.sees("works by rules", part(me))
        await expect(me.button("Forget it")).to_have_count(0)
        assert holds(served.home, KEY) == []


async def test_a_server_that_is_dead_or_goes_away_is_named(
    browser: Browser, served: Served
) -> None:
    async with at_settings(browser, served) as me:
        with ModelServer(works) as other:
            await connect(me, other.url, KEY)
            await expect(outcome(me)).to_have_text(re.compile("works"))
            gone = other.url
        await me.press("Test")
        await expect(outcome(me)).to_have_text(re.compile(f"Nobody answers.*{gone}"))
        await connect(me, gone, KEY)
        await expect(outcome(me)).to_have_text(re.compile("Nobody answers"))


async def test_what_cannot_be_connected_is_told_in_the_dialog(
    browser: Browser, served: Served
) -> None:
    async with at_settings(browser, served) as me:
        me.pardoned.append("status of 400")
        await me.press("Connect")
        await expect(outcome(me)).to_have_text(re.compile("needs a key of openai.*into the field"))
        await connect(me, "http://models.example/v1", KEY)
        await expect(outcome(me)).to_have_text(re.compile("https://"))
        assert not (served.home / FILE).exists()


async def test_it_is_connected_by_keyboard_alone(browser: Browser, served: Served) -> None:
    async with opened(browser, served, "home") as me:
        await walk_to(me, me.button("Connect a model"))
        await me.page.keyboard.press("Enter")
        await expect(part(me).get_by_role("heading", name="Who thinks")).to_be_focused()
        await walk_to(me, me.button("Use ollama:qwen3:8b"))
        await me.page.keyboard.press("Enter")
        await expect(outcome(me)).to_have_text(re.compile("ollama:qwen3:8b works"))
        await me.page.keyboard.press("Escape")
        await me.sees("ollama:qwen3:8b thinks for the team.")


async def test_axe_finds_nothing_grave_and_a_phone_is_enough(
    browser: Browser, served: Served
) -> None:
    async with at_settings(browser, served, **CALM) as me:
        await sound(me, "who thinks")
        await me.press(f"Use {FOUND}")
        await expect(outcome(me)).to_have_text(re.compile("works"))
        await sound(me, "who thinks, tested")
        await me.page.set_viewport_size(NARROW)  # type: ignore[arg-type]
        wide = await me.page.locator("dialog").evaluate("d => d.scrollWidth - d.clientWidth")
        assert wide <= 0, "nothing is cut off at its side"


async def test_who_may_not_choose_sees_who_thinks_and_nothing_to_press(
    browser: Browser, tmp_path: Path
) -> None:
    home = tmp_path / "guarded"
    await asyncio.to_thread(new_token, home, "ann")
    _, secret = await asyncio.to_thread(new_token, home, "bob", "home")
    with serving(home, "--host", "127.0.0.2") as served:
        async with signed_in(browser, served, secret) as me:
            await me.sees(NONE)
            await expect(me.button("Connect a model")).to_have_count(0)
            await me.press("Settings")
            await me.sees("Whoever may enter every room", part(me))
            await expect(part(me).get_by_role("button")).to_have_count(0)


async def test_where_the_environment_goes_first_the_page_says_so(
    browser: Browser, tmp_path: Path, server: ModelServer
) -> None:
    with serving(tmp_path / "home", FOLKMOOT_MODEL="offline") as served:
        async with opened(browser, served, "home") as me:
            await me.press("Connect a model")
            await me.sees("FOLKMOOT_MODEL in the environment", part(me))
            await connect(me, server.url, KEY)
            await expect(outcome(me)).to_have_text(re.compile("is chosen, but FOLKMOOT_MODEL"))
            await expect(me.button("Forget it")).to_be_visible()
