"""The approval on the page: what was read is what is approved, and all of it can be changed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Locator, Route, expect

from tests.channels.web.served import Served, serving
from tests.web.browser import Tab, opened
from tests.web.ways import acting, card, entries, planned, read, refused

pytestmark = pytest.mark.asyncio(loop_scope="session")

OWN = "The phone number stands at the top"
NEWER = re.compile("newer version")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots that take no time: here it is the person who does."""
    with serving(tmp_path_factory.mktemp("approval") / "home") as served:
        yield served


@asynccontextmanager
async def asked(browser: Browser, served: Served, room: str) -> AsyncIterator[Tab]:
    """The page of a room in which brief and plan wait for approval."""
    await acting(served, planned, room)
    async with opened(browser, served, room) as me:
        await expect(revision(me)).to_be_visible()
        yield me


async def reading(me: Tab) -> Locator:
    """The dialog, open, with brief and plan in it."""
    await me.press("Read brief and plan")
    dialog = me.page.get_by_role("dialog")
    await expect(me.button("Approve", dialog)).to_be_enabled()
    return dialog


def revision(me: Tab) -> Locator:
    """The card that asks for approval, of which there is never more than one."""
    return card(me, "Shall we start?")


async def shown(me: Tab) -> str:
    """The id of the revision that is asked about."""
    await expect(revision(me)).to_have_count(1)
    return await revision(me).get_attribute("data-card") or ""


async def started(served: Served, room: str) -> list[str]:
    return [one["task"] for one in await entries(served, room, "task_started")]


async def decided(served: Served, room: str) -> list[tuple[str, str]]:
    found = await read(served, f"{room}/projects/p1/audit")
    return [(one["what"], one["revision"]) for one in found if one["what"] != "discovery ended"]


# --- changing ------------------------------------------------------------------------------


async def test_a_brief_is_edited_in_its_place_and_planned_again(
    browser: Browser, served: Served, room: str
) -> None:
    async with asked(browser, served, room) as me:
        first = await shown(me)
        await me.tab("Brief")
        await me.press("Edit", me.panel)
        await me.press("+ In scope", me.panel)
        await me.page.get_by_label("In scope, line 1").fill(OWN)
        await me.press("Save and plan again", me.panel)
        await me.sees(OWN, me.panel.get_by_role("listitem"))
        await expect(revision(me)).not_to_have_attribute("data-card", first)
        line = me.panel.get_by_role("listitem").filter(has_text=OWN).first
        brief = await read(served, f"{room}/projects/p1/brief")
        (edited,) = [one for one in brief["scope_in"] if one["text"] == OWN]
        await expect(line.get_by_role("link")).to_contain_text(edited["by"])
        await expect(line.get_by_role("link")).to_contain_text(str(edited["source"]))
        assert not await started(served, room), "an edited brief is shown again first"


async def test_a_line_of_the_brief_leads_to_where_it_was_said(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say("Build me a website for my bakery")
        await expect(card(me, "(1/3)")).to_be_visible()
        await me.say("Pilgrims who pass at dawn. Opening hours.")
        await expect(card(me, "(2/3)")).to_be_visible()
        await me.press("Go on without")
        await expect(revision(me)).to_be_visible()
        await me.tab("Brief")
        line = me.panel.get_by_role("listitem").filter(has_text="Pilgrims who pass at dawn").first
        await line.get_by_role("link").click()
        said = me.log.get_by_role("article").filter(has_text="Pilgrims who pass at dawn")
        await expect(said).to_be_focused()
        await expect(said).to_be_in_viewport()


async def test_a_brief_edited_in_the_dialog_comes_back_as_a_new_revision(
    browser: Browser, served: Served, room: str
) -> None:
    async with asked(browser, served, room) as me:
        first = await shown(me)
        dialog = await reading(me)
        await me.press("Edit the brief", dialog)
        await dialog.get_by_label("Title").fill("Bread at seven")
        await expect(me.button("Approve", dialog)).to_have_count(0)
        await me.press("Save and plan again", dialog)
        await expect(dialog.get_by_role("heading", name="Bread at seven")).to_be_visible()
        await expect(me.button("Approve", dialog)).to_be_enabled()
        assert not await started(served, room)
        await me.press("Approve", dialog)
        await expect(me.button("It is right")).to_be_visible()
        approved = [rev for what, rev in await decided(served, room) if what == "approved"]
        assert approved
        assert approved != [first], "what was approved is the edited one"


async def test_a_plan_is_edited_and_approved_in_one_go(
    browser: Browser, served: Served, room: str
) -> None:
    async with asked(browser, served, room) as me:
        dialog = await reading(me)
        await me.press("Edit the plan", dialog)
        await dialog.get_by_label("Title of t3").fill("Build it by hand")
        await me.press("Remove t4", dialog)
        await me.press("Add a task", dialog)
        await dialog.get_by_label("Title of t4").fill("Write a note for the door")
        await dialog.get_by_label("Bot for t4").select_option("creative")
        await dialog.get_by_label("File that t4 writes").fill("NOTE.md")
        await me.press("Approve with your changes", dialog)
        await expect(dialog).to_have_count(0)
        await expect(me.button("It is right")).to_be_visible()
        await me.tab("Plan")
        tasks = me.panel.get_by_role("list", name="Tasks")
        await expect(tasks.get_by_role("button")).to_have_count(4)
        await me.sees("Build it by hand", tasks)
        note = tasks.get_by_role("button", name="Write a note for the door")
        await expect(note).to_contain_text("creative")
        await expect(note).to_contain_text("done")
        await expect(tasks.get_by_text("Check it against the brief")).to_have_count(0)
        await me.sees("with changes to the brief or the plan", me.log)


async def test_a_plan_that_cannot_be_carried_out_is_refused_and_stays_to_be_mended(
    browser: Browser, served: Served, room: str
) -> None:
    """Two tasks that wait for each other: the reason is told, and the edits are still there."""
    async with asked(browser, served, room) as me:
        dialog = await reading(me)
        await me.press("Edit the plan", dialog)
        await dialog.get_by_text("waits for nothing").first.click()
        first = dialog.get_by_role("group", name="t1", exact=True)
        tick = first.get_by_role("checkbox", name=re.compile("^t3"))
        await tick.check()
        await dialog.get_by_label("Title of t1").fill("Collect everything")
        await me.press("Approve with your changes", dialog)
        await expect(dialog.get_by_role("alert")).to_contain_text("cannot be carried out")
        refused(me, 400)
        await expect(dialog.get_by_label("Title of t1")).to_have_value("Collect everything")
        assert not await started(served, room)
        await tick.uncheck()
        await me.press("Approve with your changes", dialog)
        await expect(me.button("It is right")).to_be_visible()


async def test_the_dialog_says_what_it_takes_and_costs(
    browser: Browser, served: Served, room: str
) -> None:
    async with asked(browser, served, room) as me:
        dialog = await reading(me)
        for figure in ("4 tasks", "about a minute", "$0.00 expected", "budget $5.00"):
            await me.sees(figure, dialog)
        await me.sees(re.compile("[0-9]+ assumed"), dialog)
        await me.press("Close", dialog)
        await expect(dialog).to_have_count(0)
        await expect(me.button("Read brief and plan")).to_be_focused()


async def test_discarded_changes_are_gone(browser: Browser, served: Served, room: str) -> None:
    async with asked(browser, served, room) as me:
        dialog = await reading(me)
        await me.press("Edit the brief", dialog)
        await dialog.get_by_label("Title").fill("Something else")
        await me.press("Discard changes", dialog)
        await expect(me.button("Approve", dialog)).to_be_enabled()
        await me.press("Edit the brief", dialog)
        await expect(dialog.get_by_label("Title")).to_have_value("Website for my bakery")


# --- by words, and the other answers -------------------------------------------------------


async def test_what_should_be_different_is_said_in_the_card(
    browser: Browser, served: Served, room: str
) -> None:
    async with asked(browser, served, room) as me:
        first = await shown(me)
        await me.press("Change something", revision(me))
        field = me.page.get_by_label("What should be different?")
        await expect(field).to_be_focused()
        await me.page.keyboard.type("It must also list our three kinds of sourdough")
        await me.press("Send", revision(me))
        await expect(revision(me)).not_to_have_attribute("data-card", first)
        await me.tab("Brief")
        await me.sees(re.compile("three kinds of sourdough"), me.panel)
        assert not await started(served, room)


async def test_what_should_be_different_is_said_in_the_dialog_which_stays_for_the_next(
    browser: Browser, served: Served, room: str
) -> None:
    async with asked(browser, served, room) as me:
        dialog = await reading(me)
        await me.press("Change something", dialog)
        await dialog.get_by_label("What should be different?").fill("Also a page for weddings")
        await me.press("Send", dialog)
        await me.sees(re.compile("weddings"), dialog)
        await expect(me.button("Approve", dialog)).to_be_enabled()
        await me.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(revision(me)).to_be_visible()
        assert not await started(served, room), "closing it approves nothing"


async def test_what_should_be_different_is_just_said(
    browser: Browser, served: Served, room: str
) -> None:
    async with asked(browser, served, room) as me:
        first = await shown(me)
        await me.say("please change it: it must also list our three kinds of sourdough")
        await expect(revision(me)).not_to_have_attribute("data-card", first)
        await me.sees("understood as: a change to the plan", me.log)
        await me.tab("Brief")
        await me.sees(re.compile("three kinds of sourdough"), me.panel)


async def test_plan_anew_keeps_the_brief(browser: Browser, served: Served, room: str) -> None:
    async with asked(browser, served, room) as me:
        first = await shown(me)
        before = await read(served, f"{room}/projects/p1/brief")
        await me.press("Plan anew", revision(me))
        await expect(revision(me)).not_to_have_attribute("data-card", first)
        assert await read(served, f"{room}/projects/p1/brief") == before
        assert ("replan asked", "") in await decided(served, room)
        assert len(await entries(served, room, "plan_drafted")) == 2


async def test_drop_it_ends_the_project_and_keeps_the_record(
    browser: Browser, served: Served, room: str
) -> None:
    async with asked(browser, served, room) as me:
        dialog = await reading(me)
        await me.press("Drop it", dialog)
        await expect(dialog).to_have_count(0)
        await me.sees("Dropped; the record stays", me.panel)
        await expect(card(me)).to_have_count(0)
        assert not await started(served, room)
        await me.tab("Timeline")
        await me.sees("Dropped", me.panel.get_by_role("tabpanel"))


# --- never unseen --------------------------------------------------------------------------


async def test_a_revision_that_comes_while_one_reads_takes_its_place_and_says_so(
    browser: Browser, served: Served, room: str
) -> None:
    async with asked(browser, served, room) as me, opened(browser, served, room) as other:
        dialog = await reading(me)
        await other.press("Change something", revision(other))
        await other.page.get_by_label("What should be different?").fill("Also a page for weddings")
        await other.press("Send", revision(other))
        await expect(dialog.get_by_role("status").filter(has_text=NEWER)).to_be_visible()
        await me.sees(re.compile("weddings"), dialog)
        await me.press("Approve", dialog)
        await expect(me.button("It is right")).to_be_visible()
        last = (await entries(served, room, "plan_drafted"))[-1]["id"]
        (pressed,) = [
            one
            for one in await entries(served, room, "button_pressed")
            if one["option"] == "approve"
        ]
        assert pressed["id"] > last
        (approved,) = [rev for what, rev in await decided(served, room) if what == "approved"]
        assert pressed["card"] == approved


async def test_an_old_tab_that_approves_is_told_that_it_changed(
    browser: Browser, served: Served, room: str
) -> None:
    """Its yes is on the way while somebody else changes the plan: it counts for nothing."""
    async with asked(browser, served, room) as me, opened(browser, served, room) as old:
        first = await shown(me)
        await shown(old)
        late = asyncio.Event()
        await old.page.route("**/answers/*", lambda route: _after(late, route))
        await old.press("Approve", revision(old))
        await me.press("Plan anew", revision(me))
        await expect(revision(me)).not_to_have_attribute("data-card", first)
        late.set()
        told = old.page.get_by_role("alert").filter(has_text="The plan changed")
        await expect(told).to_be_visible()
        refused(old, 409)
        await expect(revision(old)).not_to_have_attribute("data-card", first)
        await expect(me.button("Approve", revision(old))).to_be_enabled()
        assert not await started(served, room)
        assert "approved" not in [what for what, _ in await decided(served, room)]


async def _after(event: asyncio.Event, route: Route) -> None:
    await event.wait()
    await route.continue_()
