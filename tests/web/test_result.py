"""What was made, on the page: looked at, previewed without harm, and taken away."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.channels.web.served import Asker, Served
from tests.web.browser import Tab, opened
from tests.web.ways import acting, entries, planned, read

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROOM = "the-result"

INTRUDER = """<!doctype html><title>made</title><h1>A made page</h1><ul id="tried"></ul><script>
const tried = async (name, what) => {
  let came;
  try { came = String(await what()); } catch (error) { came = "refused"; }
  const line = document.createElement("li");
  line.textContent = `${name}: ${came}`;
  document.getElementById("tried").append(line);
};
(async () => {
  await tried("page", () => parent.document.title);
  await tried("top", () => top.location.href);
  await tried("storage", () => localStorage.length);
  await tried("cookie", () => document.cookie);
  await tried("api", async () => (await fetch("/api/rooms")).status);
  await tried("sent", async () => (await fetch("/api/rooms/ROOM/messages", {
    method: "POST", body: JSON.stringify({text: "from the frame"}) })).status);
  await tried("away", () => { top.location = "about:blank"; return "gone"; });
  await tried("window", () => open("/") === null ? "refused" : "opened");
  await tried("end", () => "reached");
})();
</script>""".replace("ROOM", ROOM)


def made(asker: Asker) -> Path:
    """A build as far as its review, and some more in its folder, as a bot might have left it."""
    asker.answers(planned(asker)["id"], "approve")
    asker.waits_for("satisfaction")
    folder = Path(asker.get("/projects/p1/files")["folder"])
    (folder / "notes").mkdir()
    (folder / "notes" / "recipe.md").write_text("# Rye\n\n* one *night*\n")
    (folder / "prices.csv").write_text("bread,price\n<b>rye</b>,4.20\n")
    (folder / "intruder.html").write_text(INTRUDER)
    (folder / "oven.bin").write_bytes(bytes(range(256)))
    return folder


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def folder(served: Served) -> AsyncIterator[Path]:
    """One result for all of these tests; they only look at it."""
    found: Path = await acting(served, made, ROOM)
    yield found


def files_in(folder: Path) -> dict[str, bytes]:
    """Everything in it, by name."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def bytes_of(path: Path) -> bytes:
    return path.read_bytes()


async def opens(me: Tab, name: str) -> None:
    """The file of this name, from the list."""
    await me.tab("Files")
    await me.panel.get_by_role("button", name=name).click()
    heading = me.panel.get_by_role("tabpanel").get_by_role("heading", name=name)
    await expect(heading).to_be_focused()


# --- looked at -----------------------------------------------------------------------------


async def test_what_was_made_and_what_is_about_it_are_listed(
    browser: Browser, served: Served, folder: Path
) -> None:
    async with opened(browser, served, ROOM) as me:
        await me.press("Look at the files", me.log)
        await expect(me.panel.get_by_role("tab", name="Files", selected=True)).to_be_visible()
        paper = me.panel.get_by_role("tabpanel")
        await expect(paper.get_by_role("heading", name="Made")).to_be_visible()
        await expect(paper.get_by_role("heading", name="About the project")).to_be_visible()
        for name in files_in(folder):
            row = paper.get_by_role("button", name=name.rpartition("/")[2])
            await expect(row).to_be_visible()
        await me.sees("notes/", paper)
        await me.sees(str(folder), paper)


async def test_text_is_shown_as_it_is_with_numbered_lines(
    browser: Browser, served: Served, folder: Path
) -> None:
    async with opened(browser, served, ROOM) as me:
        await opens(me, "prices.csv")
        await me.sees("<b>rye</b>,4.20", me.panel)
        await me.sees("1 2", me.panel)
        await me.press("← All files", me.panel)
        back = me.panel.get_by_role("button", name="prices.csv")
        await expect(back).to_be_focused()


async def test_markdown_is_read_as_a_page_and_as_its_source(
    browser: Browser, served: Served, folder: Path
) -> None:
    async with opened(browser, served, ROOM) as me:
        await opens(me, "recipe.md")
        paper = me.panel.get_by_role("tabpanel")
        await expect(paper.get_by_role("heading", name="Rye")).to_be_visible()
        await expect(paper.get_by_role("emphasis")).to_have_text("night")
        await expect(me.button("Preview", paper)).to_have_attribute("aria-pressed", "true")
        await me.press("Source", paper)
        await me.sees("# Rye", paper)
        await expect(paper.get_by_role("heading", name="Rye")).to_have_count(0)


async def test_what_is_no_text_is_offered_for_download(
    browser: Browser, served: Served, folder: Path
) -> None:
    async with opened(browser, served, ROOM) as me:
        await opens(me, "oven.bin")
        await me.sees("cannot be shown here", me.panel)
        async with me.page.expect_download() as taking:
            await me.panel.get_by_role("link", name="Download").click()
        taken = await taking.value
        assert taken.suggested_filename == "oven.bin"
        assert bytes_of(await taken.path()) == bytes(range(256))


# --- previewed -----------------------------------------------------------------------------


async def test_a_made_page_is_previewed_as_it_will_look(
    browser: Browser, served: Served, folder: Path
) -> None:
    async with opened(browser, served, ROOM) as me:
        await opens(me, "index.html")
        frame = me.page.frame_locator('iframe[title="Preview of index.html"]')
        await expect(frame.get_by_role("heading", level=1)).to_have_text("Bakery")
        unstyled = '"Times New Roman"'
        await expect(frame.locator("body")).not_to_have_css("font-family", unstyled)
        element = me.panel.get_by_title("Preview of index.html")
        await expect(element).to_have_attribute("sandbox", "allow-scripts allow-forms")
        await me.press("Source", me.panel)
        await me.sees("<!doctype html>", me.panel)
        await expect(element).to_have_count(0)


async def test_the_script_of_a_made_page_reaches_nothing(
    browser: Browser, served: Served, folder: Path
) -> None:
    """It runs, and neither this page, nor the room, nor the API is within its reach."""
    before = await read(served, ROOM)
    async with opened(browser, served, ROOM) as me:
        await opens(me, "intruder.html")
        frame = me.page.frame_locator('iframe[title="Preview of intruder.html"]')
        await expect(frame.get_by_text("end: reached")).to_be_visible()
        tried = await frame.get_by_role("listitem").all_inner_texts()
        assert [line for line in tried if not line.endswith(": refused")] == ["end: reached"]
        assert me.page.url.endswith(f"/rooms/{ROOM}"), "the page is still here"
        await expect(me.box).to_be_visible()
        me.troubles[:] = [one for one in me.troubles if not blocked(one)]
    assert (await read(served, ROOM))["seq"] == before["seq"]
    assert not [
        one for one in await entries(served, ROOM, "person_spoke") if "frame" in one["text"]
    ]


def blocked(trouble: str) -> bool:
    """What the browser notes of a frame that is held back."""
    signs = ("Content Security Policy", "sandboxed", "Unsafe attempt", "Blocked", "CORS", "ERR_")
    return any(sign in trouble for sign in signs)


# --- taken away ----------------------------------------------------------------------------


async def test_everything_comes_in_one_zip(browser: Browser, served: Served, folder: Path) -> None:
    async with opened(browser, served, ROOM) as me:
        await me.tab("Files")
        async with me.page.expect_download() as taking:
            await me.panel.get_by_role("link", name="Download everything (zip)").click()
        taken = await taking.value
        assert taken.suggested_filename == f"{ROOM}-p1.zip"
        with zipfile.ZipFile(await taken.path()) as packed:
            assert packed.testzip() is None
            assert {name: packed.read(name) for name in packed.namelist()} == files_in(folder)


# --- the record ----------------------------------------------------------------------------


async def test_threads_are_those_of_the_terminal(
    browser: Browser, served: Served, folder: Path
) -> None:
    told = await asyncio.to_thread(served.command, "threads", "list", "--room", ROOM, "--json")
    threads = [line for line in told.lines if line["kind"] == "thread"]
    assert threads
    async with opened(browser, served, ROOM) as me:
        await me.tab("Threads")
        paper = me.panel.get_by_role("tabpanel")
        rows = paper.get_by_role("button")
        await expect(rows).to_have_count(len(threads))
        await rows.first.click()
        first = threads[0]["thread"]
        said = await read(served, f"{ROOM}/threads/{first}")
        messages = paper.get_by_role("list").get_by_role("list").get_by_role("listitem")
        await expect(messages).to_have_count(len(said))
        for n, message in enumerate(said):
            await expect(messages.nth(n)).to_contain_text(message["from"])
            await expect(messages.nth(n)).to_contain_text(message["text"].splitlines()[0])


async def test_the_timeline_tells_what_the_terminal_tells(
    browser: Browser, served: Served, folder: Path
) -> None:
    words = ("--room", ROOM, "--json")
    phases, audit = await asyncio.gather(
        asyncio.to_thread(served.command, "project", "history", "p1", *words),
        asyncio.to_thread(served.command, "audit", *words),
    )
    names = {
        "discovery": "Questions, round 1",
        "synthesis": "Brief and plan",
        "approval": "Approval",
        "execution": "Work",
        "review": "Review",
    }
    wanted = [names[line["phase"]] for line in phases.lines]
    assert wanted[-1] == "Review"
    async with opened(browser, served, ROOM) as me:
        await me.tab("Timeline")
        rows = me.panel.get_by_role("tabpanel").get_by_role("listitem")
        await expect(rows).to_have_count(len(wanted) + len(audit.lines))
        shown = me.panel.get_by_role("tabpanel").get_by_role("strong")
        await expect(shown).to_have_text(wanted)
        approved = rows.filter(has_text="Approved")
        by = [line["by"] for line in audit.lines if line["what"] == "approved"]
        await expect(approved).to_contain_text(by[0])


async def test_the_cost_is_that_of_the_terminal_and_the_budget_can_be_changed(
    browser: Browser, served: Served, folder: Path
) -> None:
    words = ("project", "status", "p1", "--room", ROOM, "--json")
    status = (await asyncio.to_thread(served.command, *words)).status
    async with opened(browser, served, ROOM) as me:
        await me.tab("Cost")
        paper = me.panel.get_by_role("tabpanel")
        await me.sees(f"${status['cost_usd']:.2f}", paper)
        await me.sees(f"spent of ${status['budget_usd']:.2f}", paper)
        await me.sees("the team works by rules, and that costs nothing", paper)
        await paper.get_by_label("Change the budget (dollars)").fill("12.50")
        await me.press("Set budget", paper)
        await me.sees("spent of $12.50", paper)
    status = (await asyncio.to_thread(served.command, *words)).status
    assert status["budget_usd"] == 12.5


# --- used ------------------------------------------------------------------------------------


def budgeted(asker: Asker) -> None:
    """A list app as far as its review."""
    asker.says("Build a budget tracker for my family: amount, category, date, total per category")
    card = asker.waits_for()
    if card["kind"] == "questions":
        asker.answers(card["id"], "skip")
    asker.answers(asker.waits_for("approval")["id"], "approve")
    asker.waits_for("satisfaction")


async def test_a_list_app_works_in_the_preview(browser: Browser, served: Served) -> None:
    """Added, totalled, sorted, searched, changed and removed; it says that nothing is kept."""
    room = "the-budget"
    await acting(served, budgeted, room)
    async with opened(browser, served, room) as me:
        await opens(me, "index.html")
        frame = me.page.frame_locator('iframe[title="Preview of index.html"]')
        for amount, category, day in (("12.50", "food", "2026-11-02"), ("7", "fun", "2026-11-03")):
            await frame.get_by_label("Amount").fill(amount)
            await frame.get_by_label("Category").fill(category)
            await frame.get_by_label("Date").fill(day)
            await frame.get_by_role("button", name="Add").click()
        await frame.get_by_label("Amount").fill("2.5")
        await frame.get_by_label("Category").fill("food")
        await frame.get_by_label("Date").fill("2026-11-20")
        await frame.get_by_role("button", name="Add").click()
        rows = frame.locator("#entries tr")
        await expect(rows).to_have_count(3)
        await expect(frame.locator("#totals")).to_contain_text("Total Amount: 22")
        await expect(frame.locator("#totals")).to_contain_text("2026-11 · food: 15")
        await frame.get_by_role("columnheader", name="Amount").click()
        await expect(rows.first).to_contain_text("2.5")
        await frame.get_by_label("Search").fill("fun")
        await expect(rows).to_have_count(1)
        await frame.get_by_role("button", name="Remove").click()
        await frame.get_by_label("Search").fill("")
        await expect(rows).to_have_count(2)
        await rows.first.get_by_role("button", name="Change").click()
        await frame.get_by_label("Amount").fill("3.5")
        await frame.get_by_role("button", name="Save").click()
        await expect(frame.locator("#totals")).to_contain_text("Total Amount: 16")
        await expect(frame.locator("#note")).to_have_text("Kept only while this preview is open.")
        me.troubles[:] = [one for one in me.troubles if not blocked(one)]


async def test_a_made_page_opens_in_full_size_with_nothing_of_ours(
    browser: Browser, served: Served
) -> None:
    room = "in-full-size"
    await acting(served, budgeted, room)
    async with opened(browser, served, room) as me:
        await opens(me, "index.html")
        async with me.page.context.expect_page() as opening:
            await me.page.get_by_role("link", name="Open full size").click()
        full = await opening.value
        await full.get_by_label("Amount").fill("12.50")
        await full.get_by_role("button", name="Add").click()
        await expect(full.locator("#entries tr")).to_have_count(1)
        assert await full.evaluate("self.origin") == "null", "it shares no origin with the room"
        assert await full.evaluate("opener") is None
        me.troubles[:] = [one for one in me.troubles if not blocked(one)]
