"""Where others can come in: signing in and out, tokens that are taken back, codes for rooms."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, expect

from tests.channels.web.served import Served, asking, serving
from tests.fakes.processes import folkmoot
from tests.web.browser import Tab, opened
from tests.web.seen import pardon

pytestmark = pytest.mark.asyncio(loop_scope="session")

ELSEWHERE = "127.0.0.2"
CODE = re.compile(r"[A-Z0-9]{4}-[A-Z0-9]{4}")
LOGIN = re.compile(r"/login")


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that others could reach: everybody needs a token there."""
    home = tmp_path_factory.mktemp("guarded") / "home"
    made = folkmoot(home, "token", "new", "--as", "root")
    assert made.code == 0, made.err
    with serving(home, "--host", ELSEWHERE, FOLKMOOT_PACE="0.1") as served:
        yield served


async def token(served: Served, person: str, *rooms: str) -> tuple[str, str]:
    """The id and the secret of a new token."""
    return await asyncio.to_thread(served.token, person, *rooms)


async def sign_in(tab: Tab, secret: str) -> None:
    await tab.page.get_by_label("Token").fill(secret)
    await tab.press("Sign in")


@asynccontextmanager
async def signed_in(
    browser: Browser, served: Served, secret: str, path: str = "/"
) -> AsyncIterator[Tab]:
    async with opened(browser, served, path=path) as tab:
        await sign_in(tab, secret)
        await expect(tab.box).to_be_visible()
        yield tab


async def test_a_token_opens_the_room_by_the_form(browser: Browser, guarded: Served) -> None:
    _, secret = await token(guarded, "ann", "garden")
    async with opened(browser, guarded, path="/") as me:
        await expect(me.page).to_have_url(LOGIN)
        await expect(me.page.get_by_role("heading", name="Sign in")).to_be_visible()
        await expect(me.page.get_by_label("Token")).to_be_focused()
        await sign_in(me, secret)
        await me.say("Hello, garden")
        await me.sees("Hello, garden", me.log)
        assert secret not in await me.page.content()
        assert secret not in me.page.url
        (cookie,) = await me.page.context.cookies()
        assert cookie["httpOnly"]
        assert cookie["sameSite"] in ("Strict", "Lax")
        kept = await me.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert secret not in kept
        await me.page.reload()
        await me.sees("Hello, garden", me.log)


async def test_a_room_that_was_asked_for_is_shown_after_signing_in(
    browser: Browser, guarded: Served
) -> None:
    """Whoever follows a link to a room and must sign in first comes to a room of theirs."""
    _, secret = await token(guarded, "eve", "orchard")
    async with signed_in(browser, guarded, secret, "/rooms/orchard") as me:
        await me.say("Here I am")
        await me.sees("Here I am", me.log)
        with asking(guarded, "orchard", secret) as asker:
            assert asker.get()["seq"] > 0


@pytest.mark.parametrize("wrong", ["nonsense", "fm_" + "a" * 40, "<script>alert(1)</script>"])
async def test_a_wrong_token_is_told_and_opens_nothing(
    browser: Browser, guarded: Served, wrong: str
) -> None:
    async with opened(browser, guarded, path="/rooms/garden") as me:
        await sign_in(me, wrong)
        await expect(me.page.get_by_role("alert")).to_contain_text("does not open anything")
        await expect(me.page.get_by_label("Token")).to_have_value("")
        assert wrong not in me.page.url
        await me.page.goto(guarded.address + "rooms/garden")
        await expect(me.page).to_have_url(LOGIN)
        pardon(me, "401", "403")


async def test_who_signs_out_must_sign_in_again(browser: Browser, guarded: Served) -> None:
    _, secret = await token(guarded, "bob", "shed")
    async with signed_in(browser, guarded, secret) as me:
        await me.press("Settings")
        await me.sees("You are bob, in the room “shed”")
        await me.press("Sign out")
        await expect(me.page).to_have_url(LOGIN)
        assert not await me.page.context.cookies()
        await me.page.goto(guarded.address + "rooms/shed")
        await expect(me.page).to_have_url(LOGIN)
        await sign_in(me, secret)
        await expect(me.box).to_be_visible()


async def test_a_token_that_is_taken_back_leads_to_the_login(
    browser: Browser, guarded: Served
) -> None:
    """Also where the page only listens: what is said afterwards is not for it."""
    known, secret = await token(guarded, "carl", "cellar")
    async with signed_in(browser, guarded, secret) as me:
        await me.say("I was welcome")
        await me.sees("I was welcome", me.log)
        ended = await asyncio.to_thread(guarded.command, "token", "revoke", known)
        assert ended.code == 0, ended.err
        await asyncio.to_thread(guarded.command, "say", "A secret", "--room", "cellar")
        await expect(me.page).to_have_url(LOGIN)
        await expect(me.page.get_by_text("A secret")).to_have_count(0)
        await sign_in(me, secret)
        await expect(me.page.get_by_role("alert")).to_be_visible()
        pardon(me, "401", "ERR_")


async def test_a_room_that_is_not_theirs_says_so_and_shows_nothing(
    browser: Browser, guarded: Served
) -> None:
    _, hers = await token(guarded, "dora", "attic")
    _, his = await token(guarded, "emil", "barn")
    with asking(guarded, "barn", his) as asker:
        asker.says("Nobody else may read this")
    async with signed_in(browser, guarded, hers) as me:
        await me.page.goto(guarded.address + "rooms/barn")
        await expect(me.page.get_by_role("alert").first).to_contain_text("does not open the room")
        await expect(me.page.get_by_text("Nobody else may read this")).to_have_count(0)
        await me.box.fill("Let me in")
        await me.box.press("Enter")
        await expect(me.page.get_by_text("does not open the room").first).to_be_visible()
        side = me.page.get_by_role("navigation")
        await expect(side.get_by_text("Nobody else may read this")).to_have_count(0)
        with asking(guarded, "barn", his) as asker:
            assert "Let me in" not in str(asker.get("/log"))
        await me.page.goto("about:blank")
        pardon(me, "403", "ERR_", "MIME type", "about:blank")


async def test_a_code_from_the_terminal_joins_the_room(browser: Browser, guarded: Served) -> None:
    _, hers = await token(guarded, "fay", "loft")
    _, his = await token(guarded, "gus", "mill")
    with asking(guarded, "mill", his) as asker:
        asker.says("Come to the mill")
        code = asker.post("/code", {}).json()["code"]
    async with signed_in(browser, guarded, hers) as me:
        await me.press("Settings")
        await me.page.get_by_label("Join a room").fill("WRONG-CODE")
        await me.press("Join")
        await expect(me.page.get_by_role("alert").filter(has_text="leads nowhere")).to_be_visible()
        await me.page.get_by_label("Join a room").fill(f" {code.lower()} ")
        await me.press("Join")
        await expect(me.page).to_have_url(re.compile(r"/rooms/mill$"))
        await me.sees("Come to the mill", me.log)
        await me.sees("fay joined", me.log)
        await me.say("Here I am, says fay")
        await me.sees("Here I am, says fay", me.log)
        pardon(me, "404", "400", "403", "409", "422")


async def test_an_invitation_shows_a_code_that_works_in_the_terminal(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say("Hello")
        await me.sees("Hello", me.log)
        await me.press("Invite")
        dialog = me.page.get_by_role("dialog")
        await expect(dialog.locator("output")).to_have_text(CODE)
        code = await dialog.locator("output").inner_text()
        await me.sees(f"folkmoot room join {code}", dialog)
        await me.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        joined = await asyncio.to_thread(served.command, "room", "join", code, "--as", "tilda")
        assert joined.code == 0, joined.err
        await me.sees("tilda joined", me.log)
        told = await asyncio.to_thread(served.command, "say", "hello from me", "--as", "tilda")
        assert told.code in (0, 10), told.err
        await me.sees("hello from me", me.log)
        again = await asyncio.to_thread(served.command, "room", "join", code, "--as", "ulf")
        assert again.code != 0


async def test_an_invitation_to_a_room_in_which_nobody_spoke_is_an_answer_not_an_error(
    browser: Browser, served: Served, room: str
) -> None:
    """A first visit; the button is there, so it does something or says why not."""
    async with opened(browser, served, room) as me:
        await me.press("Invite")
        dialog = me.page.get_by_role("dialog")
        told = me.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
        await expect(dialog.get_by_text(CODE).or_(told).first).to_be_visible()
        pardon(me, "404")
