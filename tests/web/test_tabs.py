"""Whoever looks at a room sees the same: two tabs, a tab that is loaded again, the terminal."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from folkmoot.app import Team
from folkmoot.settings import read
from tests.channels.web.served import Asker, Served, asking, serving
from tests.web.browser import WISH, Tab, opened, watch
from tests.web.seen import looks, pardon, until, until_same

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG, MESSAGES = "long", 200


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots that take their time, and a room with a long past."""
    home = tmp_path_factory.mktemp("unhurried") / "home"
    asyncio.run(_long_ago(home))
    with serving(home, FOLKMOOT_PACE="0.7") as served:
        yield served


async def _long_ago(home: Path) -> None:
    async with Team(settings=read({"FOLKMOOT_HOME": str(home)})) as team:
        room = team.room(LONG, "root")
        for n in range(MESSAGES):
            await room.say(f"hello number {n}")
            await room.settled()


@asynccontextmanager
async def two(browser: Browser, served: Served, room: str) -> AsyncIterator[tuple[Tab, Tab]]:
    """The same room twice; the first lives through everything, the second may be loaded again."""
    async with opened(browser, served, room) as one, opened(browser, served, room) as other:
        yield one, other


async def reloaded(stays: Tab, goes: Tab, when: str) -> None:
    await until_same(stays, goes, when)
    await goes.page.reload()
    await until_same(stays, goes, f"{when}, after a reload")


# --- two tabs ------------------------------------------------------------------------------


async def test_what_is_said_in_one_tab_appears_in_the_other(
    browser: Browser, served: Served, room: str
) -> None:
    async with two(browser, served, room) as (one, other):
        await one.say("Good morning, everybody")
        await one.sees("Good morning, everybody", one.log)
        await other.sees("Good morning, everybody", other.log)
        await other.say("And to you")
        await one.sees("And to you", one.log)
        await until_same(one, other, "after a chat")


async def test_a_card_answered_in_one_tab_closes_in_the_other(
    browser: Browser, served: Served, room: str
) -> None:
    async with two(browser, served, room) as (one, other):
        await one.say(WISH)
        await expect(other.button("Submit")).to_be_visible()
        await other.page.get_by_role("textbox").first.fill("half an answer")
        await one.press("Go on without")
        await expect(other.button("Submit")).to_have_count(0)
        await expect(other.button("Approve").first).to_be_enabled()
        await other.press("Drop it")
        await expect(one.button("Approve")).to_have_count(0)
        await until_same(one, other, "after both have answered")


STALE = """([address, name]) => {
  const request = new XMLHttpRequest(); // nothing else happens in this page meanwhile
  request.open("POST", address, false);
  request.setRequestHeader("content-type", "application/json");
  request.send(JSON.stringify({ choose: "replan" }));
  const buttons = [...document.querySelectorAll("moot-card button")];
  buttons.find((one) => one.textContent === name).click();
}"""


async def test_a_press_that_comes_too_late_is_told(
    browser: Browser, served: Served, room: str
) -> None:
    """Somebody else was quicker, by less than the page could know."""
    async with opened(browser, served, room) as me:
        await me.to_approval()
        with asking(served, room) as asker:
            card = asker.waits_for("approval")["id"]
        await me.page.evaluate(STALE, [f"/api/rooms/{room}/answers/{card}", "Approve"])
        alert = me.page.get_by_role("alert").filter(has_text="answered or withdrawn")
        changed = me.page.get_by_role("alert").filter(has_text="The plan changed")
        await expect(alert.or_(changed).first).to_be_visible()
        await expect(me.button("Approve").first).to_be_enabled()
        with asking(served, room) as asker:
            assert asker.waits_for("approval")["id"] != card
            assert not asker.get()["projects"][0]["progress"], "an old plan was approved"
        pardon(me, "409", "Synchronous XMLHttpRequest")


# --- a reload at every phase -----------------------------------------------------------------


async def test_a_reload_changes_nothing_from_the_welcome_to_the_end(
    browser: Browser, served: Served, room: str
) -> None:
    async with two(browser, served, room) as (me, other):
        with asking(served, room) as asker:
            await me.sees("What shall we make?")
            await reloaded(me, other, "welcome")
            asker.says(WISH)
            await expect(me.button("Submit")).to_be_visible()
            await reloaded(me, other, "discovery")
            asker.answers(asker.waits_for("questions")["id"], "skip")
            await expect(me.button("Approve").first).to_be_enabled()
            await me.sees("questions before we start", me.log)
            await reloaded(me, other, "approval")
            await _dialog(me, other)
            asker.answers(asker.waits_for("approval")["id"], "approve")
            asker.commands("pause")
            await expect(me.button("Continue", me.panel)).to_be_visible()
            await until(lambda: _running(asker), lambda found: not found, "the steps are done")
            await reloaded(me, other, "paused")
            asker.commands("continue")
            await expect(me.button("It is right")).to_be_visible()
            await reloaded(me, other, "review")
            asker.answers(asker.waits_for("satisfaction")["id"], "satisfied")
            await expect(me.button("It is right")).to_have_count(0)
            await reloaded(me, other, "closed")


async def _running(asker: Asker) -> int:
    return sum(one["tasks"]["running"] for one in asker.get()["projects"])


async def _dialog(me: Tab, other: Tab) -> None:
    """The dialog lies over the room; what is below it stays, and it opens again as it was."""
    for tab in (me, other):
        await tab.press("Read brief and plan")
    dialogs = [tab.page.get_by_role("dialog") for tab in (me, other)]
    for dialog in dialogs:
        await expect(dialog.get_by_role("button", name="Approve", exact=True)).to_be_enabled()
    before = await dialogs[1].inner_text()
    assert before == await dialogs[0].inner_text()
    await reloaded(me, other, "approval dialog open")
    if not await dialogs[1].count():
        await other.press("Read brief and plan")
    await expect(dialogs[1].get_by_role("button", name="Approve", exact=True)).to_be_enabled()
    assert await dialogs[1].inner_text() == before
    for tab in (me, other):
        await tab.page.keyboard.press("Escape")
    await expect(dialogs[0]).to_have_count(0)


async def test_a_reload_changes_nothing_at_a_checkpoint(
    browser: Browser, served: Served, room: str
) -> None:
    async with two(browser, served, room) as (me, other):
        with asking(served, room) as asker:
            asker.commands("mode", text="complex")
            asker.answers(asker.to_approval()["id"], "approve")
            asker.waits_for("verify")
            await me.sees("Next is t1")
            await reloaded(me, other, "execution")


async def test_a_reload_changes_nothing_in_a_debate(
    browser: Browser, served: Served, room: str
) -> None:
    async with two(browser, served, room) as (me, other):
        with asking(served, room) as asker:
            asker.commands("mode", text="conversational")
            asker.says("Let us talk about a CRM for my shop")
            asker.until_idle()
            assert asker.get()["projects"][0]["phase"] == "debate"
        await me.sees("Talking it over", me.panel)
        await reloaded(me, other, "debate")


async def test_a_reload_changes_nothing_while_a_project_is_parked(
    browser: Browser, served: Served, room: str
) -> None:
    async with two(browser, served, room) as (me, other):
        with asking(served, room) as asker:
            asker.says(WISH)
            asker.waits_for("questions")
            asker.commands("pause")
        await expect(me.button("Take it up again")).to_be_visible()
        await reloaded(me, other, "parked")
        await other.press("Take it up again")
        await expect(me.button("Take it up again")).to_have_count(0)
        await expect(me.button("Submit")).to_be_visible()
        await reloaded(me, other, "resumed")


async def test_a_reload_changes_nothing_while_brief_and_plan_are_written(
    browser: Browser, unhurried: Served, room: str
) -> None:
    async with two(browser, unhurried, room) as (me, other):
        with asking(unhurried, room) as asker:
            asker.says(WISH)
            asker.answers(asker.waits_for("questions")["id"], "skip")
        await me.sees("The team is writing brief and plan", me.panel)
        before = await looks(me)
        await other.page.reload()
        now = await until(
            lambda: looks(other), lambda found: bool(found["log"]), "the room is there"
        )
        assert now["log"][: len(before["log"])] == before["log"]
        await expect(other.button("Approve").first).to_be_enabled()
        await until_same(me, other, "approval")


# --- what was typed --------------------------------------------------------------------------


async def test_what_was_typed_but_not_sent_survives_a_reload(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.box.fill("Build me a\nwebsite, perhaps")
        await me.page.reload()
        await expect(me.box).to_have_value("Build me a\nwebsite, perhaps")
        await me.box.press("Enter")
        await me.sees("website, perhaps", me.log)
        await expect(me.box).to_have_value("")
        await me.page.reload()
        await expect(me.log).to_be_visible()
        await expect(me.box).to_have_value("")


async def test_an_answer_that_was_typed_but_not_sent_survives_a_reload(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say(WISH)
        first = me.page.locator("moot-card").get_by_role("textbox").first
        await first.fill("People who pass by")
        await me.page.reload()
        await expect(first).to_have_value("People who pass by")


# --- the terminal ----------------------------------------------------------------------------


async def test_the_terminal_and_the_page_are_in_the_same_room(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say(WISH)
        await expect(me.button("Submit")).to_be_visible()
        said = await asyncio.to_thread(
            served.command, *("say", "It is for the terminal", "--room", room, "--as", "tom")
        )
        assert said.code in (0, 10), said.err
        await me.sees("It is for the terminal", me.log)
        await me.sees("tom", me.log)
        await me.say("And this is from the page")
        await me.sees("And this is from the page", me.log)
        log = await asyncio.to_thread(served.command, "project", "log", "--room", room, "--json")
        texts = [json.loads(line).get("text") for line in log.out.splitlines()]
        assert texts.count("And this is from the page") == 1
        assert texts.count("It is for the terminal") == 1


# --- rooms and projects ----------------------------------------------------------------------


async def test_several_rooms_are_listed_and_keep_to_themselves(
    browser: Browser, served: Served, room: str
) -> None:
    with asking(served, f"{room}-b") as asker:
        asker.says("A secret of the other room")
        asker.until_idle()
    async with opened(browser, served, room) as me:
        await me.say("I am here")
        await me.sees("I am here", me.log)
        side = me.page.get_by_role("navigation")
        await expect(side.get_by_role("link", name=room, exact=True)).to_have_attribute(
            "aria-current", "page"
        )
        await expect(me.log).not_to_contain_text("A secret of the other room")
        await side.get_by_role("link", name=f"{room}-b").click()
        await me.sees("A secret of the other room", me.log)
        await expect(me.log).not_to_contain_text("I am here")
        await me.page.go_back()
        await me.sees("I am here", me.log)


async def test_a_project_is_switched_in_the_side_list(
    browser: Browser, served: Served, room: str
) -> None:
    async with two(browser, served, room) as (me, other):
        await me.to_approval()
        await me.press("As a new project")
        await me.say("Build me a CRM")
        await expect(me.button("Submit")).to_be_visible()
        projects = me.page.get_by_role("list", name="Projects")
        await expect(projects.get_by_role("button")).to_have_count(2)
        second = await me.panel.get_by_role("heading", level=2).first.inner_text()
        await projects.get_by_role("button").filter(has_not_text=second).click()
        await expect(me.panel.get_by_role("heading", level=2).first).not_to_have_text(second)
        await me.sees("Waiting for your approval", me.panel)
        await until_same(me, other, "the first project has the floor")
        await reloaded(me, other, "two projects")


# --- a long past -----------------------------------------------------------------------------


async def top_of(page: Page, text: str) -> float:
    box = await page.get_by_text(text, exact=True).bounding_box()
    assert box is not None
    return box["y"]


async def test_earlier_messages_come_on_demand_and_nothing_moves(
    browser: Browser, unhurried: Served
) -> None:
    async with opened(browser, unhurried, LONG) as me:
        with asking(unhurried, LONG) as asker:
            assert asker.get()["seq"] >= 600
        last = f"hello number {MESSAGES - 1}"
        await expect(me.page.get_by_text(last, exact=True)).to_be_in_viewport()
        mine = me.log.locator(".own .text")
        for _ in range(9):
            earlier = me.button("Show earlier messages")
            if not await earlier.count():
                break
            await earlier.scroll_into_view_if_needed()
            count, first = await mine.count(), await mine.first.inner_text()
            before = await top_of(me.page, first)
            await earlier.click()
            await expect(mine.nth(count)).to_be_attached()
            await expect(me.page.get_by_text(first, exact=True)).to_be_in_viewport()
            assert abs(await top_of(me.page, first) - before) < 8, "the reader was moved"
        texts = await mine.all_inner_texts()
        assert texts == [f"hello number {n}" for n in range(MESSAGES)]


async def test_a_second_window_of_the_same_person_is_the_same_session(
    browser: Browser, served: Served, room: str
) -> None:
    """Two tabs of one browser share storage; what is typed in one stays out of the other."""
    async with opened(browser, served, room) as me:
        other = Tab(await me.page.context.new_page())
        watch(other, served)
        await other.page.goto(me.page.url)
        await me.box.fill("only here")
        await other.say("hello from the second")
        await me.sees("hello from the second", me.log)
        await expect(me.box).to_have_value("only here")
        await expect(other.box).to_have_value("")
        assert not other.troubles
