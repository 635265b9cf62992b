"""The work on the page: seen as it goes, and steered at any moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.channels.web.served import Asker, Served, asking, serving
from tests.web.browser import Tab, opened
from tests.web.ways import acting, card, entries, planned, read, walk_to

pytestmark = pytest.mark.asyncio(loop_scope="session")

INPUT = "The headline must say Warm bread at seven"
BUILD_IT = "Build the page"


def step(title: str, bot: str, file: str, *after: str) -> dict[str, Any]:
    proof = [{"kind": "file", "value": file}]
    return {"title": title, "bot": bot, "files": [file], "evidence": proof, "depends_on": after}


PLAN = [
    step("Collect what goes on it", "researcher", "content.md"),
    step("Choose colours and type", "creative", "style.css", "t1"),
    step("Write a note for the door", "creative", "NOTE.md", "t2"),
    step(BUILD_IT, "coder", "index.html", "t3"),
]
"""One step after another: whoever steers has the time of three of them to do it."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots that are slow enough to be watched and steered."""
    with serving(tmp_path_factory.mktemp("work") / "home", FOLKMOOT_PACE="0.6") as served:
        yield served


@pytest.fixture(scope="module")
def waiting(served: Served) -> list[str]:
    """Rooms with a plan for approval, prepared side by side: slow bots are slow only once."""

    def prepared(n: int) -> str:
        with asking(served, f"work-{n}") as me:
            planned(me)
        return f"work-{n}"

    with ThreadPoolExecutor(8) as people:
        return list(people.map(prepared, range(8)))


@pytest.fixture
def room(waiting: list[str]) -> str:
    return waiting.pop()


async def at_work(me: Tab, served: Served, room: str) -> Locator:
    """The part of the panel that is about the work, which has just begun."""

    def approves(asker: Asker) -> None:
        asker.answers(asker.waits_for("approval")["id"], "approve", edits={"plan": PLAN})

    await expect(card(me, "Shall we start?")).to_be_visible()
    await acting(served, approves, room)
    work = me.panel.get_by_role("region", name="The work")
    await expect(work).to_be_visible()
    return work


def node(me: Tab, title: str) -> Locator:
    """A task in the picture of the plan."""
    picture = me.panel.get_by_role("group", name="The plan as a picture")
    return picture.get_by_role("button", name=title)


def task(me: Tab, title: str) -> Locator:
    """A task in the list below the picture."""
    return me.panel.get_by_role("list", name="Tasks").get_by_role("button", name=title)


# --- seen ----------------------------------------------------------------------------------


async def test_the_picture_of_the_plan_is_live(browser: Browser, served: Served, room: str) -> None:
    """What runs, how far it is and when it should end are seen, and move by themselves."""
    async with opened(browser, served, room) as me:
        work = await at_work(me, served, room)
        await expect(node(me, BUILD_IT)).to_contain_text("waiting")
        await expect(work).to_contain_text(re.compile(r"until about \d{1,2}:\d\d"))
        await expect(node(me, "").filter(has_text="running")).to_be_visible()
        running = work.get_by_role("list").get_by_role("button")
        await expect(running).to_be_visible()
        await expect(node(me, "Collect what goes on it")).to_contain_text("done")
        await expect(work).to_contain_text(re.compile("[1-3] of 4 tasks done"))
        await expect(me.button("It is right")).to_be_visible()
        await expect(work).to_have_count(0)
        await me.tab("Plan")
        await expect(node(me, "").filter(has_text="done")).to_have_count(4)


async def test_the_keyboard_walks_the_picture_and_opens_a_task(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await walk_to(me, me.panel.get_by_role("tab", name="Brief"))
        await me.page.keyboard.press("ArrowRight")
        await expect(me.panel.get_by_role("tab", name="Plan")).to_be_focused()
        await expect(me.panel.get_by_role("tab", name="Plan", selected=True)).to_be_visible()
        await walk_to(me, node(me, BUILD_IT))
        await me.page.keyboard.press("Enter")
        await expect(task(me, BUILD_IT)).to_have_attribute("aria-expanded", "true")
        await expect(task(me, BUILD_IT)).to_be_focused()
        await me.page.keyboard.press("Enter")
        await expect(task(me, BUILD_IT)).to_have_attribute("aria-expanded", "false")
        await expect(task(me, BUILD_IT)).to_be_focused()


async def test_a_task_opens_with_bot_evidence_files_and_thread(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await at_work(me, served, room)
        await node(me, BUILD_IT).click()
        row = (
            me.panel.get_by_role("list", name="Tasks")
            .get_by_role("listitem")
            .filter(has=me.page.get_by_role("button", name=BUILD_IT))
        )
        await expect(row).to_contain_text("to come")  # promised, not there yet
        await expect(row).to_contain_text("found")
        bot = row.get_by_role("definition").filter(has_text="coder")
        await expect(bot).to_be_visible()
        evidence = row.get_by_role("listitem").filter(has_text="found")
        await expect(evidence).to_contain_text("index.html")
        await me.sees("Wrote index.html.", row)
        asks = row.get_by_role("listitem").filter(has_text="asks")
        await expect(asks).to_contain_text("leader → ")
        await expect(row.get_by_role("listitem").filter(has_text="reports")).to_be_visible()
        await me.press("index.html", row)
        await expect(me.panel.get_by_role("tab", name="Files", selected=True)).to_be_visible()
        await expect(me.panel.get_by_role("heading", name="index.html")).to_be_visible()


# --- steered -------------------------------------------------------------------------------


async def test_pause_input_continue(browser: Browser, served: Served, room: str) -> None:
    """The running step finishes, nothing else starts, and the next ones know what was said."""
    async with opened(browser, served, room) as me:
        work = await at_work(me, served, room)
        await me.press("Pause", work)
        await expect(me.button("Continue", work)).to_be_visible()
        await me.sees("On hold; steps that are already running will finish", me.panel)
        await expect(node(me, "").filter(has_text="running")).to_have_count(0)
        await me.say(INPUT)
        await me.sees("Noted.", me.log)
        await expect(node(me, BUILD_IT)).to_contain_text(re.compile("waiting|ready|on hold"))
        await me.press("Continue", work)
        await expect(me.button("It is right")).to_be_visible()
        log = [one["kind"] for one in await entries(served, room)]
        held, went_on = log.index("project_held"), log.index("project_continued")
        assert "task_started" not in log[held:went_on]
        assert "task_started" in log[went_on:]
        await me.tab("Files")
        await me.panel.get_by_role("button", name="index.html").click()
        await me.press("Source", me.panel)
        await me.sees(re.compile("<h1>Warm bread at seven"), me.panel)


async def test_stop_asks_once_and_shows_what_there_is(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        work = await at_work(me, served, room)
        await me.press("Stop", work)
        sure = work.get_by_role("group", name="Stop")
        await expect(me.button("Stop the work", sure)).to_be_focused()
        await me.press("Keep going", sure)
        await me.press("Stop", work)
        await me.press("Stop the work", sure)
        await expect(me.button("It is right")).to_be_visible()
        status = await read(served, f"{room}/projects/p1")
        assert status["tasks"]["done"] < status["tasks"]["total"]
        ended = [one["id"] for one in await entries(served, room, "commanded")][-1]
        later = await entries(served, room, "task_started")
        assert all(one["id"] < ended for one in later), "nothing starts after that"


async def test_revise_leads_back_to_brief_and_plan(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        work = await at_work(me, served, room)
        before = (await read(served, f"{room}/projects/p1"))["iteration"]
        await me.press("Revise", work)
        await me.sees("What is done is kept.", work)
        await me.press("Stop and revise", work)
        await expect(card(me)).to_have_count(1)
        await expect(work).to_have_count(0)
        status = await read(served, f"{room}/projects/p1")
        assert status["phase"] in ("discovery", "approval")
        assert status["iteration"] == before + 1
        await me.tab("Timeline")
        await me.sees("The work was stopped to revise the plan", me.panel)


# --- checkpoints and decisions -------------------------------------------------------------


async def test_in_complex_mode_every_step_is_shown_before_and_after(
    browser: Browser, served: Served, room: str
) -> None:
    """The mode is set on the page; a step may be looked at, changed, or be the last one."""
    async with opened(browser, served, room) as me:
        await me.press("Settings")
        dialog = me.page.get_by_role("dialog", name="Settings")
        await dialog.get_by_label("How we work").select_option("Complex")
        await me.sees("a checkpoint before and after every step", dialog)
        await me.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await me.press("Approve", card(me))
        await me.press("Continue", card(me, "Next is t1"))
        done = card(me, "is done. Have a look")
        await me.press("Look at t1", done)
        row = task(me, "Collect what goes on the page")
        await expect(row).to_have_attribute("aria-expanded", "true")
        await me.press("Change something", done)
        await me.page.get_by_label("What should be different?").fill("Begin with the bread")
        await me.press("Send", done)
        await me.sees("Begin with the bread", me.log)
        await me.press("Continue", card(me, "Next is t1"))
        await me.press("Continue", card(me, "is done. Have a look"))
        await me.press("Stop", card(me, "Next is t2"))
        await expect(me.button("It is right")).to_be_visible()
        tried = [one["attempt"] for one in await entries(served, room, "task_started")]
        assert tried == [1, 2], "the changed step ran again, and no other"


async def test_a_decision_is_made_by_its_own_choices(
    browser: Browser, served: Served, room: str
) -> None:
    asked = {"title": "Which colour?", "kind": "decision", "choices": ["blue", "green"]}
    paint = step("Paint it", "creative", "PAINT.md", "t1")

    def approved(asker: Asker) -> None:
        asker.answers(asker.waits_for()["id"], "approve", edits={"plan": [asked, paint]})

    async with opened(browser, served, room) as me:
        await acting(served, approved, room)
        decision = card(me, "Which colour?")
        await decision.get_by_role("button", name="green").click()
        await expect(me.button("It is right")).to_be_visible()
        await me.sees("Which colour? green", me.log)
        await me.tab("Brief")
        await me.sees(re.compile("green"), me.panel)
