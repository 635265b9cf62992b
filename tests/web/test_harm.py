"""Whatever people, bots and files say is only ever text: nothing runs, nothing is fetched."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.async_api import Browser, Locator, Route, expect

from tests.channels.web.served import Asker, Served, asking, serving
from tests.fakes.model_server import Asked, ModelServer, Play, Say
from tests.minds.server import FILE, MODEL, QUICK, competent, job_of, outcome
from tests.web.browser import Tab, opened
from tests.web.seen import pardon

pytestmark = pytest.mark.asyncio(loop_scope="session")

IMG = '<img src=x onerror="window.harmed=1">'
LOUD = f"{IMG}<svg onload=harmed=2><iframe src=javascript:parent.harmed=3>"
SCRIPT = "<script>window.harmed=4;alert(4)</script>"
QUOTES = "\"'><b onmouseover=harmed=5 style=position:fixed;inset:0>"
TAG = "<b onmouseover=harmed=5>"
PAYLOADS = [
    *(IMG, LOUD, SCRIPT, QUOTES),
    *("[a](javascript:harmed=6) ![b](https://example.invalid/b.png)", "{{7*7}}${harmed=8}"),
    *("<a href=https://example.invalid>out</a>", "\u202egpj.exe", "</textarea><script>harmed=9"),
]
BOT = f"""---
name: hedgehog
emoji: '🦔{IMG}'
description: 'Digs {LOUD}'
domains: [garden, website]
---
You dig.
"""
MARKDOWN = f"""# Heading {IMG}

**Bold**, [script](javascript:harmed=11), [data](data:text/html,{quote(SCRIPT)}), <https://example.com>

{LOUD} {SCRIPT} ![pixel](https://example.invalid/pixel.png)

<p style="background:url(https://example.invalid/c)" onclick="harmed=12">markup</p>

[here](HERElogin "title")
"""


@pytest.fixture(scope="module")
def rude(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A team with a bot of somebody's own, that thinks with a model which means harm."""
    home = tmp_path_factory.mktemp("rude") / "home"
    (home / "bots").mkdir(parents=True)
    (home / "bots" / "hedgehog.md").write_text(BOT)
    (home / "folkmoot.toml").write_text('understand = "local"\n' + QUICK)
    with ModelServer(harmful) as model:
        env = {"FOLKMOOT_MODEL": MODEL, "OPENAI_BASE_URL": model.url, "OPENAI_API_KEY": "sk-fake"}
        with serving(home, **env) as served:
            yield served


def harmful(asked: Asked) -> Play:
    """What a model says to each job that people will read."""
    job = job_of(asked)
    if job in ("answer", "advise"):
        return Say(MARKDOWN)
    if job not in HARM:
        return competent(asked)
    return outcome(asked, **HARM[job]) if job != "do" else _do(asked)


def _do(asked: Asked) -> Play:
    play = competent(asked)
    done = any(message["role"] == "tool" for message in asked.messages)
    return outcome(asked, **HARM["do"]) if done else play


TASK = {"title": f"Write {IMG}", "bot": "coder", "description": LOUD, "files": [FILE]}
HARM: dict[str, dict[str, Any]] = {
    "ask": {"questions": [{"text": f"Who {IMG}?", "otherwise": LOUD, "suggestions": [QUOTES]}]},
    "brief": {
        "title": f"Site {IMG}",
        "goal": f"Goal {LOUD}",
        "lines": [
            {"section": "scope_in", "text": f"Line {IMG}", "message": 1},
            {"section": "acceptance", "text": f"Point {IMG}", "message": 0},
        ],
    },
    "plan": {"tasks": [TASK], "minutes": 5},
    "do": {"status": "success", "text": f"Done {IMG}", "confidence": 0.9},
    "check": {"accepts": True, "why": f"Because {IMG}"},
    "review": {
        "text": f"Review {MARKDOWN}",
        "points": [{"text": f"Point {IMG}", "met": True, "evidence": LOUD}],
    },
}


@asynccontextmanager
async def unharmed(
    browser: Browser, served: Served, room: str = "", **options: Any
) -> AsyncIterator[Tab]:
    """A page in which nothing may run; a refusal by the policy counts as harm already."""
    async with opened(browser, served, room, **options) as me:
        me.page.on("dialog", lambda dialog: me.troubles.append(f"a dialog: {dialog.message}"))
        yield me
        assert await me.page.evaluate("typeof window.harmed") == "undefined"
        assert await me.page.evaluate("typeof window.parent.harmed") == "undefined"
        inside = "moot-log, moot-cards, moot-side, moot-project, moot-approval, moot-welcome"
        for name in (
            "script",
            "img[onerror]",
            "svg[onload]",
            "[onmouseover]",
            "[onclick]",
            "style",
        ):
            assert not await me.page.locator(inside).locator(name).count(), name


async def shows(where: Locator, text: str) -> None:
    """It is there to be read, as it was written."""
    await expect(where.get_by_text(text).first).to_be_visible()


# --- what people bring -----------------------------------------------------------------------


async def test_messages_are_shown_as_they_were_written(
    browser: Browser, served: Served, room: str
) -> None:
    async with unharmed(browser, served, room) as me:
        for text in PAYLOADS:
            await me.say(f"hello {text}")
            await expect(me.log.locator(".own .text", has_text=f"hello {text}")).to_have_count(1)
        said = await me.log.locator(".own .text").all_inner_texts()
        assert said == [f"hello {text}" for text in PAYLOADS]
        await me.page.reload()
        await shows(me.log, f"hello {SCRIPT}")
        await me.box.fill(LOUD)
        await me.page.reload()
        await expect(me.box).to_have_value(LOUD)


async def test_a_wish_is_only_text_wherever_it_comes_up_again(
    browser: Browser, served: Served, room: str
) -> None:
    """In the title, the side list, the brief, cards, the dialog, the timeline, the files."""
    async with unharmed(browser, served, room) as me:
        await me.say(f"Build me a website for my bakery. {TAG}")
        await expect(me.button("Go on without")).to_be_visible()
        await shows(me.panel, TAG)
        await expect(me.page.get_by_role("navigation")).to_contain_text(TAG)
        await expect(me.page).to_have_title(re.compile(re.escape(TAG)))
        await me.press("Go on without")
        await me.press("Read brief and plan")
        await expect(me.button("Approve", me.page.get_by_role("dialog"))).to_be_enabled()
        await me.page.keyboard.press("Escape")
        await me.press("Approve")
        await expect(me.button("It is right")).to_be_visible()
        for name in ("Brief", "Plan", "Timeline", "Threads", "Cost", "Files"):
            await me.tab(name)
            await expect(me.panel.get_by_role("tabpanel")).to_be_visible()


async def test_the_name_of_a_person_is_only_text(
    browser: Browser, served: Served, room: str
) -> None:
    names = [f"Ulf {IMG}", f"\u202e{QUOTES}"]
    async with unharmed(browser, served, room) as me:
        await me.say("hello")
        told = []
        for name in names:
            words = ("say", "hello from me", "--room", room, "--as", name)
            told.append(await asyncio.to_thread(served.command, *words))
        if all(one.code not in (0, 10) for one in told):
            assert all("Traceback" not in one.err for one in told)
            return  # such names are refused, which is as good
        for name, one in zip(names, told, strict=True):
            if one.code in (0, 10):
                await shows(me.log, name)


async def test_the_name_of_a_room_is_only_text(browser: Browser, served: Served) -> None:
    async with unharmed(browser, served, path="/rooms/" + quote(f"a{IMG}", safe="")) as me:
        await expect(me.page.get_by_role("heading", level=1)).to_contain_text(IMG)
        await me.say("hello in there")
        await me.sees("cannot be a name here")
        pardon(me, "400", "422", "404", "MIME type")


async def test_an_answer_is_only_text(browser: Browser, served: Served, room: str) -> None:
    async with unharmed(browser, served, room) as me:
        await me.say("Build me a website for my bakery")
        fields = me.page.locator("moot-card").get_by_role("textbox")
        await fields.first.fill(LOUD)
        await fields.last.fill(QUOTES)
        await me.press("Submit")
        await shows(me.log, LOUD)
        await shows(me.log, QUOTES)


async def test_edits_of_brief_and_plan_are_only_text(
    browser: Browser, served: Served, room: str
) -> None:
    with asking(served, room) as asker:
        card = asker.to_approval()
        brief = {"title": f"New {IMG}", "users": [LOUD], "acceptance": [QUOTES]}
        asker.answers(card["id"], edits={"brief": brief})
        card = _next(asker, card["id"])
        rows = asker.get("/projects/p1/plan")["tasks"]
        rows[0] |= {"title": f"Task {IMG}", "description": LOUD, "requirements": [QUOTES]}
        asker.answers(card["id"], edits={"plan": rows})
        _next(asker, card["id"])
    async with unharmed(browser, served, room) as me:
        await shows(me.panel, f"New {IMG}")
        await shows(me.panel, LOUD)
        await me.tab("Plan")
        task = me.panel.get_by_role("button", name=f"Task {IMG}")
        await task.last.click()
        await shows(me.panel, LOUD)
        await me.press("Read brief and plan")
        dialog = me.page.get_by_role("dialog")
        await me.press("Edit the brief", dialog)
        await me.press("Edit the plan", dialog)
        await expect(dialog.get_by_label("Title", exact=True)).to_have_value(f"New {IMG}")
        await expect(dialog.get_by_label("Title of t1")).to_have_value(f"Task {IMG}")


def _next(asker: Asker, card: str) -> dict[str, Any]:
    """The approval card after this one."""
    for _ in range(400):
        found = asker.waits_for()
        if found["kind"] == "approval" and found["id"] != card:
            return found
    raise AssertionError(f"nothing came after {card}")


async def test_the_name_of_a_file_that_is_brought_is_only_text(
    browser: Browser, served: Served, room: str, tmp_path: Path
) -> None:
    name = f"{IMG.replace('/', '')}.txt"
    (tmp_path / name).write_text(LOUD)
    async with unharmed(browser, served, room) as me:
        async with me.page.expect_file_chooser() as chooser:
            await me.press("Bring files")
        await (await chooser.value).set_files(tmp_path / name)
        await shows(me.page.get_by_role("main"), name)
        await me.say("Build me a website from this")
        await shows(me.log, name)
        await expect(me.button("Submit")).to_be_visible()


# --- what is made ----------------------------------------------------------------------------

FILES = {
    f"{IMG.replace('/', '')}.txt": LOUD,
    "notes.md": MARKDOWN,
    "page.html": """<h1>Made</h1><p id=is>waits</p><img src=https://example.invalid/x.png><script>
      const tries = [() => parent.document, () => { parent.harmed = 21; }, () => top.location = "/",
        () => localStorage.x, () => document.cookie];
      const held = tries.filter((one) => { try { one(); return false; } catch { return true; } });
      fetch("/api").then(() => "reached", () => "held").then((api) => {
        document.getElementById("is").textContent = `${held.length} held, the api is ${api}`; });
      </script>""",
    "picture.svg": f'<svg xmlns="http://www.w3.org/2000/svg">{SCRIPT}<text y="20">Pic</text></svg>',
}


async def test_files_are_text_and_a_made_page_reaches_nothing(
    browser: Browser, served: Served, room: str
) -> None:
    with asking(served, room) as asker:
        asker.to_review()
        folder = Path(asker.get("/projects/p1/files")["folder"])
        for name, text in FILES.items():
            (folder / name).write_text(text)
    async with unharmed(browser, served, room) as me:
        for name, text in list(FILES.items())[:1]:
            await me.panel.get_by_role("button", name=name).click()
            await shows(me.panel, text)
            await me.press("← All files")
        await me.panel.get_by_role("button", name="notes.md").click()
        await shows(me.panel, "Heading")
        await expect(me.panel.get_by_role("link", name="script")).to_have_count(0)
        await me.press("← All files")
        await me.panel.get_by_role("button", name="page.html").click()
        frame = me.panel.frame_locator("iframe")
        await expect(frame.get_by_text("held, the api is held")).to_be_visible()
        await expect(frame.locator("#is")).not_to_have_text("0 held, the api is held")
        await me.press("← All files")
        await me.panel.get_by_role("button", name="picture.svg").click()
        await expect(me.panel.get_by_role("heading", name="picture.svg")).to_be_visible()
        await expect(me.page).to_have_url(f"{served.address}rooms/{room}")
        pardon(me, "sandbox", "Content Security Policy", "ERR_", "example.invalid", "Blocked")


# --- what bots say ---------------------------------------------------------------------------


async def test_a_bot_of_somebodys_own_is_only_text(
    browser: Browser, rude: Served, room: str
) -> None:
    async with unharmed(browser, rude, room) as me:
        await expect(me.box).to_be_visible()
        await me.box.press_sequentially("@hedge")
        option = me.page.get_by_role("option", name="hedgehog")
        await expect(option).to_contain_text(f"Digs {LOUD}")
        await me.box.press("Enter")
        await me.box.press_sequentially("how are you?")
        await me.box.press("Enter")
        await expect(me.log.get_by_role("heading", name="hedgehog").first).to_be_attached()


async def test_markdown_of_a_bot_keeps_its_words_and_loses_its_teeth(
    browser: Browser, rude: Served, room: str
) -> None:
    async with unharmed(browser, rude, room) as me:
        await me.say("@leader hello, how are you?")
        await expect(me.log.get_by_role("heading", name=f"Heading {IMG}")).to_be_visible()
        await expect(me.log.locator("strong", has_text="Bold").first).to_be_visible()
        await shows(me.log, SCRIPT)
        await expect(me.log.locator("a[href^=javascript], a[href^=data]")).to_have_count(0)
        await expect(me.log.locator("img")).to_have_count(0)
        link = me.log.get_by_role("link", name="https://example.com")
        await expect(link).to_have_attribute("target", "_blank")
        assert "noopener" in (await link.get_attribute("rel") or "")
        await me.page.context.route("https://example.com/**", _blank)
        async with me.page.context.expect_page() as opening:
            await link.click()
        fresh = await opening.value
        assert await fresh.evaluate("window.opener") is None
        assert await fresh.evaluate("document.referrer") == ""


async def _blank(route: Route) -> None:
    await route.fulfill(body="<title>elsewhere</title>", content_type="text/html")


async def test_a_whole_build_by_a_model_that_means_harm(
    browser: Browser, rude: Served, room: str
) -> None:
    """Questions, brief, plan, task, thread, check and review."""
    async with unharmed(browser, rude, room) as me:
        await me.say("Build me a website for my bakery")
        await shows(me.page.locator("moot-card"), f"Who {IMG}?")
        await me.press("Go on without")
        await expect(me.button("Approve").first).to_be_enabled()
        await shows(me.panel, f"Line {IMG}")
        await me.press("Read brief and plan")
        await shows(me.page.get_by_role("dialog"), f"Write {IMG}")
        await expect(me.button("Approve", me.page.get_by_role("dialog"))).to_be_enabled()
        await me.press("Approve", me.page.get_by_role("dialog"))
        await expect(me.button("It is right")).to_be_visible()
        await shows(me.log, f"Point {IMG}")
        await me.tab("Plan")
        await me.panel.get_by_role("button", name=f"Write {IMG}").last.click()
        await shows(me.panel, f"Done {IMG}")
        await me.tab("Threads")
        await shows(me.panel, f"Write {IMG}")
        await me.panel.get_by_role("tabpanel").get_by_role("button").first.click()
        await expect(me.panel.get_by_role("tabpanel").locator(".thread-text").first).to_be_visible()
        await me.press("It is right")
        await me.sees("Done", me.panel)


# --- other sites -----------------------------------------------------------------------------


async def test_another_sites_page_cannot_frame_the_room(browser: Browser, served: Served) -> None:
    context = await browser.new_context()
    page = await context.new_page()
    framed = f'<h1>Evil</h1><iframe src="{served.address}"></iframe>'
    await page.route(
        "http://evil.example/", lambda route: route.fulfill(body=framed, content_type="text/html")
    )
    await page.goto("http://evil.example/")
    await expect(page.get_by_role("heading", name="Evil")).to_be_visible()
    frame = page.frames[1]
    await frame.wait_for_url(re.compile("^chrome-error:"))
    await expect(page.frame_locator("iframe").locator("#say")).to_have_count(0)
    await context.close()
