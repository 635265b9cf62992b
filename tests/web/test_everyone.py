"""The page is for everyone: axe finds nothing grave, a phone is enough, dark is dark."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.channels.web.served import Served, asking
from tests.fakes.processes import ROOT
from tests.web.browser import WISH, Tab, opened

pytestmark = pytest.mark.asyncio(loop_scope="session")

AXE = ROOT / ".node" / "node_modules" / "axe-core" / "axe.min.js"
WIDE, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}


@cache
def axe() -> str:
    """The source of axe-core, which npm brings."""
    if AXE.exists():
        return AXE.read_text("utf-8")
    if os.environ.get("FOLKMOOT_CI"):
        pytest.fail(f"axe-core is missing: {AXE}")
    pytest.skip(f"axe-core is missing: {AXE}")


GRAVE = """async (colours) => {
  const rules = colours ? { runOnly: { type: "rule", values: ["color-contrast"] } } : {};
  const found = await axe.run(document, { ...rules, resultTypes: ["violations"] });
  return found.violations.filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target} ${node.failureSummary}`));
}"""


async def sound(me: Tab, state: str) -> None:
    """Nothing serious in light and dark, wide and narrow; colours alone in the dark."""
    if not await me.page.evaluate("typeof window.axe === 'object'"):
        await me.page.evaluate(axe())
    troubles: list[str] = []
    for size in (WIDE, PHONE):
        await me.page.set_viewport_size(size)  # type: ignore[arg-type]
        for scheme in ("light", "dark"):
            await me.page.emulate_media(color_scheme=scheme)
            found = await me.page.evaluate(GRAVE, scheme == "dark")
            troubles += [f"{state}, {size['width']} px, {scheme}: {one}" for one in found]
    await me.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    await me.page.emulate_media(color_scheme="light")
    assert not troubles, "\n".join(troubles)


async def column(me: Tab, name: str) -> None:
    """On a phone one sees the room or the project."""
    await me.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    await (
        me.page.get_by_role("group", name="What to look at")
        .get_by_role("button", name=name)
        .click()
    )


CALM: dict[str, Any] = {"reduced_motion": "reduce"}


async def test_axe_finds_nothing_grave_on_the_way_in(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, path="/login?wrong=1", **CALM) as me:
        await expect(me.page.get_by_role("alert")).to_be_visible()
        await sound(me, "login")
    async with opened(browser, served, room, **CALM) as me:
        await me.sees("Who is here")
        await sound(me, "welcome")
        await me.press("Settings")
        await expect(me.page.get_by_role("dialog")).to_be_visible()
        await sound(me, "settings")
        await me.page.keyboard.press("Escape")
        await me.box.press_sequentially("@")
        await expect(me.page.get_by_role("option").first).to_be_visible()
        await sound(me, "names")


async def test_axe_finds_nothing_grave_before_the_work(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room, **CALM) as me:
        await me.say(WISH)
        await expect(me.button("Submit")).to_be_visible()
        await sound(me, "questions")
        await me.press("Go on without")
        await expect(me.button("Approve").first).to_be_enabled()
        await sound(me, "approval")
        await column(me, "Project")
        await sound(me, "brief")
        await column(me, "Room")
        await me.press("Read brief and plan")
        await expect(me.button("Approve", me.page.get_by_role("dialog"))).to_be_enabled()
        await sound(me, "approval dialog")
        await me.press("Edit the brief")
        await me.press("Edit the plan")
        await sound(me, "approval dialog, editing")


async def test_axe_finds_nothing_grave_in_work_and_review(
    browser: Browser, served: Served, room: str
) -> None:
    with asking(served, room) as asker:
        asker.commands("mode", text="complex")
        asker.answers(asker.to_approval()["id"], "approve")
        asker.waits_for("verify")
        async with opened(browser, served, room, **CALM) as me:
            await me.sees("Next is t1")
            await sound(me, "work")
            await me.tab("Plan")
            await me.panel.get_by_role("list", name="Tasks").get_by_role("button").first.click()
            await me.sees("What shows that it is done", me.panel)
            await column(me, "Project")
            await sound(me, "task open")
            asker.commands("mode", text="simple")
            asker.commands("stop", yes=True)
            await column(me, "Room")
            await expect(me.button("It is right")).to_be_visible()
            await sound(me, "review")
            for name in ("Files", "Timeline", "Threads", "Cost"):
                await column(me, "Project")
                await me.tab(name)
                await expect(me.panel.get_by_role("tabpanel")).to_be_visible()
                await sound(me, name)


# --- a phone ---------------------------------------------------------------------------------

WIDER = """() => {
  const held = (node) => { // something around it scrolls or cuts off
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      const cuts = getComputedStyle(at).overflowX !== "visible";
      if (cuts) return at.getBoundingClientRect().right <= innerWidth + 1;
    }
    return false;
  };
  const found = [...document.querySelectorAll("body *")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 1 && box.right > innerWidth + 1 && node.checkVisibility() && !held(node);
  });
  const page = document.scrollingElement.scrollWidth > innerWidth ? ["the page itself"] : [];
  const name = (node) => `${node.localName}.${node.className}: ${node.textContent.slice(0, 60)}`;
  return [...page, ...found.map(name)];
}"""


async def fits(me: Tab, state: str) -> None:
    wider = await me.page.evaluate(WIDER)
    assert not wider, f"{state}: wider than the window: {wider[:6]}"


class Phone:
    """A small window that is touched; it shows the room or the project."""

    def __init__(self, me: Tab) -> None:
        self.me = me
        self.switch = me.page.get_by_role("group", name="What to look at")

    async def to(self, name: str) -> None:
        await self.switch.get_by_role("button", name=name).click()
        shown = self.me.panel if name == "Project" else self.me.page.get_by_role("main")
        hidden = self.me.page.get_by_role("main") if name == "Project" else self.me.panel
        await expect(shown).to_be_visible()
        await expect(hidden).to_be_hidden()

    async def fits(self, state: str) -> None:
        """In both columns, and it ends in the room."""
        await self.to("Project")
        await fits(self.me, f"{state}, project")
        await self.to("Room")
        await fits(self.me, f"{state}, room")


async def test_a_whole_build_on_a_phone(browser: Browser, served: Served, room: str) -> None:
    touch: dict[str, Any] = {"viewport": NARROW, "has_touch": True, "is_mobile": True}
    async with opened(browser, served, room, **touch) as me:
        phone = Phone(me)
        await me.sees("Who is here")
        await phone.fits("welcome")
        await me.press(WISH)
        await me.press("Send")
        await expect(me.button("Submit")).to_be_visible()
        await phone.fits("questions")
        await me.press("Answer in one text")
        await fits(me, "one text")
        await me.press("Go on without")
        await expect(me.button("Approve").first).to_be_enabled()
        await phone.fits("approval")
        await me.press("Read brief and plan")
        dialog = me.page.get_by_role("dialog")
        await expect(me.button("Approve", dialog)).to_be_enabled()
        await fits(me, "dialog")
        await me.press("Edit the plan", dialog)
        await fits(me, "dialog, editing")
        await me.press("Discard changes", dialog)
        await me.press("Approve", dialog)
        await phone.to("Project")
        await expect(me.panel.get_by_role("tablist")).to_be_visible()
        await fits(me, "work")
        await phone.to("Room")
        await expect(me.button("It is right")).to_be_visible()
        await phone.to("Project")
        for name in ("Brief", "Plan", "Timeline", "Threads", "Cost", "Files"):
            await me.tab(name)
            await expect(me.panel.get_by_role("tabpanel")).to_be_visible()
            await fits(me, name)
        await phone.fits("review")
        await me.press("It is right")
        await expect(me.button("It is right")).to_have_count(0)
        await phone.fits("closed")


async def test_long_words_and_tables_stay_inside_a_phone(
    browser: Browser, served: Served, room: str
) -> None:
    with asking(served, room) as asker:
        asker.says("hello " + "W" * 300 + " https://example.com/" + "a" * 300)
        asker.says(f"Build me a website for {'Donaudampfschifffahrt' * 8}")
        asker.waits_for()
    async with opened(browser, served, room, viewport=NARROW) as me:
        await expect(me.page.locator("moot-card").first).to_be_visible()
        await Phone(me).fits("long words")
        await me.page.get_by_role("button", name="Rooms").click()
        await expect(me.page.get_by_role("navigation")).to_be_visible()
        await fits(me, "side list")
        await me.page.keyboard.press("Escape")
        await me.press("Settings")
        await expect(me.page.get_by_role("dialog")).to_be_visible()
        await fits(me, "settings")


# --- light, dark, and calm -------------------------------------------------------------------

COLOURS = """() => {
  const seen = (name) => getComputedStyle(document.querySelector(name));
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => {
      const one = part / 255;
      return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [paper, ink] = [light(seen("body").backgroundColor), light(seen("body").color)];
  const [high, low] = [Math.max(paper, ink), Math.min(paper, ink)];
  return { paper, ink, contrast: (high + 0.05) / (low + 0.05) };
}"""


async def test_dark_is_dark_and_light_is_light_and_both_can_be_read(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room, color_scheme="dark") as me:
        await me.sees("Who is here")
        dark = await me.page.evaluate(COLOURS)
        await me.page.emulate_media(color_scheme="light")
        light = await me.page.evaluate(COLOURS)
        assert dark["paper"] < 0.1 < 0.8 < light["paper"]
        assert min(dark["contrast"], light["contrast"]) >= 7
        await me.press("Settings")
        await me.press("Dark")
        assert await me.page.evaluate(COLOURS) == dark
        await me.page.reload()
        await me.sees("Who is here")
        assert await me.page.evaluate(COLOURS) == dark, "what was chosen is kept"
        await me.press("Settings")
        await me.press("As the system")
        assert await me.page.evaluate(COLOURS) == light


MOVES = """() => document.getAnimations().map((one) => one.effect.getComputedTiming())
  .filter((one) => one.duration > 20 || one.iterations === Infinity && one.duration > 0).length"""


async def test_nothing_moves_for_those_who_asked_for_calm(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room, **CALM) as me:
        await me.say(WISH)
        await expect(me.page.get_by_text("thinking").first).to_be_visible()
        assert await me.page.evaluate(MOVES) == 0
        await expect(me.button("Submit")).to_be_visible()
        await me.press("Settings")
        assert await me.page.evaluate(MOVES) == 0
