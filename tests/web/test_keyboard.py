"""Keys alone are enough: everything can be reached, is seen to have the focus, and keeps it."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.channels.web.served import Served, asking
from tests.web.browser import WISH, Tab, opened
from tests.web.seen import until
from tests.web.ways import walk_to

pytestmark = pytest.mark.asyncio(loop_scope="session")

BACK = "Shift+Tab"
"""What the team asks stands just before the message field."""

CONTROLS = """() => {
  const names = "button, a[href], input, textarea, select, summary, [tabindex='0']";
  const modal = document.querySelector("dialog[open]") ?? document;
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  return [...modal.querySelectorAll(names)]
    .filter((node) => !node.disabled && node.tabIndex >= 0 && seen(node))
    .map((node) => (node.dataset.at = node.dataset.at || String(Math.random())));
}"""

FOCUSED = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  const ring = (one) => {
    const style = getComputedStyle(one);
    const line = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
    return line || style.boxShadow !== "none";
  };
  const near = [node, node.parentElement, node.parentElement?.parentElement].filter(Boolean);
  const name = node.getAttribute("aria-label") ?? node.textContent.slice(0, 40);
  return { at: node.dataset.at ?? "", ring: near.some(ring), name: `${node.localName} ${name}` };
}"""

NAMED = """(at) => {
  const node = document.querySelector(`[data-at="${at}"]`);
  const name = node?.getAttribute("aria-label") ?? node?.textContent.slice(0, 40);
  return node ? `${node.localName}.${node.className} ${name}` : "";
}"""


async def reached(me: Tab, state: str) -> None:
    """Tab leads to every control, and each shows that it has the focus."""
    wanted = set(await me.page.evaluate(CONTROLS))
    assert len(wanted) > 6, state
    found: set[str] = set()
    for _ in range(2 * len(wanted) + 10):
        await me.page.keyboard.press("Tab")
        focused = await me.page.evaluate(FOCUSED)
        if focused is None:
            continue  # the browser's own controls have it, between the end and the beginning
        assert focused["ring"], f"{state}: no ring around {focused['name']}"
        found.add(focused["at"])
        if wanted <= found:
            return
    left = [await me.page.evaluate(NAMED, at) for at in wanted - found]
    raise AssertionError(f"{state}: Tab does not lead to {[name for name in left if name]}")


async def held(me: Tab, state: str) -> None:
    """Somebody who cannot see the page must not be thrown back to its beginning."""

    async def focus() -> str | None:
        found = await me.page.evaluate(FOCUSED)
        return found and str(found["name"])

    await until(focus, bool, f"the focus is somewhere ({state})")


async def enter(me: Tab, name: str, where: str = "", key: str = "Tab") -> None:
    """Go to a button by keys, and press it by keys."""
    within = me.page.locator(where) if where else None
    await walk_to(me, me.button(name, within).first, key, most=150)
    await me.page.keyboard.press("Enter")


async def test_every_control_can_be_reached(browser: Browser, served: Served, room: str) -> None:
    async with opened(browser, served, room) as me:
        await me.sees("Who is here")
        await reached(me, "welcome")
        await me.press("Settings")
        await expect(me.page.get_by_role("dialog")).to_be_visible()
        await reached(me, "settings")
        await me.page.keyboard.press("Escape")
        await expect(me.page.get_by_role("dialog")).to_have_count(0)
        await me.say(WISH)
        await expect(me.button("Submit")).to_be_visible()
        await reached(me, "questions")
        await me.press("Go on without")
        await expect(me.button("Approve").first).to_be_enabled()
        await expect(me.panel.get_by_role("tabpanel").get_by_role("listitem").first).to_be_visible()
        await reached(me, "approval")
        await me.press("Read brief and plan")
        await expect(me.button("Approve", me.page.get_by_role("dialog"))).to_be_enabled()
        await reached(me, "dialog")


async def test_only_who_would_answer_is_offered_after_an_at(
    browser: Browser, served: Served, room: str
) -> None:
    seats = ["leader", "researcher", "creative", "coder", "social", "auditor"]
    async with opened(browser, served, room) as me:
        await me.box.press_sequentially("@")
        names = me.page.get_by_role("option").locator("b")
        await expect(names).to_have_text([*seats, "all"])


async def test_every_control_of_the_work_can_be_reached(
    browser: Browser, served: Served, room: str
) -> None:
    with asking(served, room) as asker:
        asker.commands("mode", text="complex")
        asker.answers(asker.to_approval()["id"], "approve")
        asker.waits_for("verify")
    async with opened(browser, served, room) as me:
        await expect(me.panel.get_by_role("list", name="Tasks")).to_be_visible()
        await me.panel.get_by_role("list", name="Tasks").get_by_role("button").first.click()
        await me.sees("What shows that it is done", me.panel)
        await reached(me, "work")


async def test_the_focus_is_never_lost_in_a_whole_build(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await expect(me.box).to_be_focused()
        await me.page.keyboard.type(WISH)
        await me.page.keyboard.press("Enter")
        await expect(me.button("Submit")).to_be_visible()
        await held(me, "a message was sent")
        first = me.page.locator("moot-card").get_by_role("textbox").first
        await walk_to(me, first, BACK)
        await me.page.keyboard.type("People nearby")
        await enter(me, "Submit")
        await expect(first).not_to_have_value("People nearby")
        await held(me, "questions were answered")
        await enter(me, "Go on without", key=BACK)
        await expect(me.button("Approve").first).to_be_enabled()
        await held(me, "questions were skipped")
        await enter(me, "Read brief and plan", key=BACK)
        dialog = me.page.get_by_role("dialog")
        await expect(me.button("Approve", dialog)).to_be_enabled()
        await held(me, "the dialog opened")
        await me.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(me.button("Read brief and plan")).to_be_focused()
        await enter(me, "Read brief and plan", key=BACK)
        await expect(me.button("Approve", dialog)).to_be_enabled()
        await enter(me, "Approve", "dialog", BACK)
        await expect(dialog).to_have_count(0)
        await held(me, "approved in the dialog")
        await expect(me.button("It is right")).to_be_visible()
        await held(me, "the work is done")
        await enter(me, "It is right", key=BACK)
        await expect(me.button("It is right")).to_have_count(0)
        await held(me, "it is right")


async def test_the_focus_is_never_lost_while_work_is_steered(
    browser: Browser, served: Served, room: str
) -> None:
    with asking(served, room) as asker:
        asker.commands("mode", text="complex")
        asker.answers(asker.to_approval()["id"], "approve")
        asker.waits_for("verify")
    async with opened(browser, served, room) as me:
        await enter(me, "Pause", "aside")
        await expect(me.button("Continue", me.panel)).to_be_focused()
        await me.page.keyboard.press("Enter")
        await expect(me.button("Pause", me.panel)).to_be_focused()
        await enter(me, "Stop", "aside")
        await held(me, "asked whether to stop")
        await enter(me, "Keep going", "aside")
        await held(me, "kept going")
        await enter(me, "Change something", "moot-card")
        await held(me, "a field opened")
        await me.page.keyboard.press("Escape")
        await expect(me.button("Change something").first).to_be_focused()
        await enter(me, "Stop", "aside")
        await enter(me, "Stop the work", "aside")
        await expect(me.button("Stop the work")).to_have_count(0)
        await held(me, "the work was stopped")


async def test_tabs_of_the_project_are_walked_with_arrows(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.to_approval()
        await walk_to(me, me.panel.get_by_role("tab", name="Brief"))
        for key, name in (("ArrowRight", "Plan"), ("End", "Cost"), ("ArrowRight", "Brief")):
            await me.page.keyboard.press(key)
            tab = me.panel.get_by_role("tab", name=name)
            await expect(tab).to_be_focused()
            await expect(tab).to_have_attribute("aria-selected", "true")


async def test_a_link_leads_past_everything_to_the_message_field(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.sees("Who is here")
        skip = me.page.get_by_role("link", name="Go to the message field")
        await walk_to(me, skip, "Shift+Tab")
        await expect(skip).to_be_in_viewport()
        await me.page.keyboard.press("Enter")
        await expect(me.box).to_be_focused()


async def test_settings_are_opened_changed_and_left_by_keys(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await enter(me, "Settings")
        dialog = me.page.get_by_role("dialog")
        await expect(dialog).to_be_visible()
        await enter(me, "Dark", "dialog")
        await expect(me.button("Dark", dialog)).to_be_focused()
        await expect(me.button("Dark", dialog)).to_have_attribute("aria-pressed", "true")
        await me.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(me.button("Settings")).to_be_focused()


# --- what is read out ------------------------------------------------------------------------

LISTEN = """() => {
  window.heard = [];
  const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
  const hear = (node) => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    const text = node.textContent.trim();
    if (text && element?.closest(live)) window.heard.push(text);
  };
  const look = (changes) => changes.forEach((change) => change.addedNodes.forEach(hear));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


async def test_what_bots_say_is_read_out_once(browser: Browser, served: Served, room: str) -> None:
    async with opened(browser, served, room) as me:
        await me.say("hello")
        await expect(me.log.get_by_role("heading", name="leader").first).to_be_attached()
        await expect(me.log).to_have_attribute("aria-live", "polite")
        with asking(served, room) as asker:
            asker.until_idle()
            await me.page.evaluate(LISTEN)
            await me.say("@coder how are you today?")
            await expect(me.log.get_by_role("heading", name="coder").first).to_be_attached()
            asker.until_idle()
            said = [e for e in asker.get("/log") if e.get("bot") == "coder" and e.get("text")]
        heard = await me.page.evaluate("window.heard")
        words = said[-1]["text"][:60]
        assert sum(words in text for text in heard) == 1, heard
        assert sum("@coder how are you today?" in text for text in heard) <= 1, heard


async def test_what_the_team_asks_is_read_out_once(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say("hello")
        await expect(me.log.get_by_role("heading", name="leader").first).to_be_attached()
        await me.page.evaluate(LISTEN)
        await me.say(WISH)
        await expect(me.button("Submit")).to_be_visible()
        heard = await me.page.evaluate("window.heard")
        assert sum("The team asks" in text for text in heard) == 1, heard
