"""The page speaks its reader's language: German to the last label, Russian with its plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from folkmoot.channels.web.page import patterns
from tests.channels.web.served import Served, asking, serving
from tests.fakes.processes import folkmoot
from tests.web.browser import Tab, opened
from tests.web.seen import until

pytestmark = pytest.mark.asyncio(loop_scope="session")

WISH = "Baue mir eine Website für meine Bäckerei"

HOLE = re.compile(r"(page|panel|option|phase|outcome|section|is|end)-[a-z_-]+")

READ = """() => {
  const found = new Set();
  const add = (text) => text?.split("\\n").forEach((line) => line.trim() && found.add(line.trim()));
  add(document.title);
  for (const node of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "placeholder", "title", "alt"]) add(node.getAttribute(name));
    if (node.closest("option, .own .text")) continue;
    for (const child of node.childNodes) if (child.nodeType === 3) add(child.data);
  }
  return [...found];
}"""


ELSEWHERE = "127.0.0.2"


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Where people come in with tokens: a language is remembered for each."""
    home = tmp_path_factory.mktemp("abroad") / "home"
    made = folkmoot(home, "token", "new", "--as", "root")
    assert made.code == 0, made.err
    with serving(home, "--host", ELSEWHERE, FOLKMOOT_PACE="0.1") as served:
        yield served


@pytest.fixture
def secret(abroad: Served, room: str) -> str:
    """The token of somebody who never spoke here, for a room of their own."""
    return abroad.token(room[:40], room)[1]


def bearing(secret: str, **options: Any) -> dict[str, Any]:
    return {"extra_http_headers": {"Authorization": f"Bearer {secret}"}, **options}


def fixed(pattern: Any) -> list[str]:
    """A pattern as expressions for the texts it can give."""
    if isinstance(pattern, str):
        return [re.escape(pattern)]
    made = [""]
    for piece in pattern:
        if isinstance(piece, str):
            ends = [re.escape(piece)]
        elif "v" in piece:
            ends = [".+"]
        else:
            ends = [end for _, each in piece["k"] for end in fixed(each)]
        made = [begun + end for begun in made for end in ends]
    return made


@cache
def foreign(lang: str) -> list[tuple[str, re.Pattern[str]]]:
    """English texts of the page that are others in this language; mere names are left out."""
    own = patterns(lang)
    spoken = {text for pattern in own.values() for text in fixed(pattern)}
    found = []
    for id, pattern in patterns("en").items():
        if not id.startswith(("page-", "panel-")):
            continue
        for text in fixed(pattern):
            if text not in spoken and re.search(r"[a-z]{3}", text.replace(".+", "")):
                found.append((id, re.compile(text)))
    return found


async def left_in(me: Tab, lang: str) -> list[str]:
    """What is left in English for a reader of this language."""
    lines: list[str] = await me.page.evaluate(READ)
    texts = foreign(lang)
    return [f"{id}: {line}" for id, text in texts for line in lines if text.fullmatch(line)]


async def speaks(me: Tab, lang: str, state: str) -> None:
    """No text of the page is left in English, and none is missing."""
    wrong = await left_in(me, lang)
    assert not wrong, f"{state}: English in {lang}: {wrong}"
    holes = [line for line in await me.page.evaluate(READ) if HOLE.fullmatch(line)]
    assert not holes, f"{state}: texts that are missing: {holes}"
    assert await me.page.evaluate("document.documentElement.lang") == lang, state


@cache
def words(lang: str) -> dict[str, str]:
    return {id: text for id, text in patterns(lang).items() if isinstance(text, str)}


async def test_a_german_sees_german_from_the_welcome_to_the_end(
    browser: Browser, abroad: Served, room: str, secret: str
) -> None:
    de = words("de")
    async with opened(browser, abroad, room, **bearing(secret, locale="de-DE")) as me:
        await me.sees(de["page-welcome"])
        await speaks(me, "de", "welcome")
        await me.press(de["page-settings"])
        await speaks(me, "de", "settings")
        await me.page.keyboard.press("Escape")
        await me.say(WISH)
        await expect(me.button(de["option-submit"])).to_be_visible()
        await speaks(me, "de", "questions")
        await me.press(de["option-skip"])
        await expect(me.button(de["option-approve"]).first).to_be_visible()
        await speaks(me, "de", "approval")
        await me.press(de["page-read-brief"])
        dialog = me.page.get_by_role("dialog")
        await expect(me.button(de["option-approve"], dialog)).to_be_enabled()
        await me.press(de["panel-edit-brief"], dialog)
        await me.press(de["panel-edit-plan"], dialog)
        await speaks(me, "de", "dialog")
        await me.press(de["panel-discard"], dialog)
        await me.press(de["panel-discard"], dialog)
        await me.press(de["option-approve"], dialog)
        await expect(me.button(de["panel-pause"])).to_be_visible()
        await speaks(me, "de", "work")
        await expect(me.button(de["option-satisfied"])).to_be_visible()
        for name in ("brief", "plan", "timeline", "threads", "cost", "files"):
            await me.tab(de[f"panel-tab-{name}"])
            await expect(me.panel.get_by_role("tabpanel")).to_be_visible()
            await speaks(me, "de", name)
        await me.press(de["option-satisfied"])
        await me.sees(de["panel-outcome-success"], me.panel)
        await speaks(me, "de", "closed")


async def test_the_login_is_german_for_a_german(browser: Browser, served: Served) -> None:
    de = words("de")
    async with opened(browser, served, path="/login?wrong=1", locale="de-AT") as me:
        await expect(me.page.get_by_role("heading", name=de["page-login"])).to_be_visible()
        await speaks(me, "de", "login")


FORMS = """async (counts) => {
  const { makeWords } = await import("/web/page/words.js");
  const words = makeWords("ru", await (await fetch("/api/texts/ru")).json());
  const form = (id) => counts.map((count) => words(id, { count }).replaceAll(String(count), "#"));
  const ids = ["page-unsent", "page-plan-drafted", "panel-approval-tasks", "panel-messages"];
  return Object.fromEntries(ids.map((id) => [id, form(id)]));
}"""


async def test_russian_has_its_plurals(
    browser: Browser, abroad: Served, room: str, secret: str
) -> None:
    async with opened(browser, abroad, room, **bearing(secret, locale="ru-RU")) as me:
        await me.sees(words("ru")["page-welcome"])
        forms = await me.page.evaluate(FORMS, [2, 3, 5, 11, 22, 25])
        for id, (two, three, five, eleven, twenty_two, twenty_five) in forms.items():
            assert two == three == twenty_two, id
            assert five == eleven == twenty_five, id
            assert two != five, id
        await me.say("Сделай мне сайт для моей пекарни")
        await me.press(words("ru")["option-skip"])
        await me.press(words("ru")["page-read-brief"])
        dialog = me.page.get_by_role("dialog")
        await expect(dialog.get_by_text(re.compile(r"^\d+ (задача|задачи|задач)$"))).to_be_visible()
        await speaks(me, "ru", "dialog")


async def test_another_language_in_the_settings_changes_every_word(
    browser: Browser, abroad: Served, room: str, secret: str
) -> None:
    de, fr = words("de"), words("fr")
    async with opened(browser, abroad, room, **bearing(secret)) as me:
        await me.to_approval("Build me a website for our old mill")
        assert len(await left_in(me, "de")) > 12, "English is not found out"
        await expect(me.log).to_contain_text("We are a team of bots")
        await me.press("Settings")
        await me.page.get_by_label("Language").select_option("de")
        await expect(me.page.get_by_role("dialog", name=de["page-settings"])).to_be_visible()
        await me.page.keyboard.press("Escape")
        await expect(me.button(de["option-approve"]).first).to_be_visible()
        await expect(me.page.locator("moot-card h3")).to_contain_text("Aufgaben")
        await expect(me.log).not_to_contain_text("We are a team of bots")
        await _redrawn(me, "de")
        await me.page.reload()
        await expect(me.button(de["option-approve"]).first).to_be_visible()
        await _redrawn(me, "de")
        with asking(abroad, room, secret) as asker:
            asker.commands("lang", text="fr")
        await expect(me.button(fr["option-approve"]).first).to_be_visible()
        await _redrawn(me, "fr")


async def test_sums_and_decisions_are_told_as_the_reader_tells_them(
    browser: Browser, abroad: Served, room: str, secret: str
) -> None:
    de, fr = words("de"), words("fr")
    async with opened(browser, abroad, room, **bearing(secret, locale="de-DE")) as me:
        await me.say(WISH)
        await me.press(de["option-skip"])
        await expect(me.page.locator("moot-card h3")).to_contain_text("0,00 $ von 5,00 $")
        with asking(abroad, room, secret) as asker:
            asker.commands("budget", text="12.5", project="p1")
        await me.sees(re.compile(r"Budget: 12,50\s\$"), me.log)
        await me.tab(de["panel-tab-timeline"])
        decisions = me.panel.locator(".timeline-decision")
        await expect(decisions.first).to_contain_text("Die Fragen sind beendet")
        await expect(decisions.last).to_contain_text("Budget geändert")
        with asking(abroad, room, secret) as asker:
            asker.commands("lang", text="fr")
        await expect(me.button(fr["option-approve"]).first).to_be_visible()
        await expect(decisions.first).to_contain_text("Les questions sont terminées")
        await me.sees(re.compile(r"Budget\s: 12,50\s\$"), me.log)


async def _redrawn(me: Tab, lang: str) -> None:
    """Everything that the page itself says, in the log too."""
    await until(lambda: left_in(me, lang), lambda found: not found, f"all is in {lang}")
    assert await me.page.evaluate("document.documentElement.lang") == lang


async def test_a_language_is_chosen_before_anything_is_said(
    browser: Browser, abroad: Served, room: str, secret: str
) -> None:
    it = words("it")
    async with opened(browser, abroad, room, **bearing(secret)) as me:
        await me.press("Settings")
        await me.page.get_by_label("Language").select_option("it")
        await expect(me.page.get_by_role("dialog", name=it["page-settings"])).to_be_visible()
        await me.page.keyboard.press("Escape")
        await me.sees(it["page-welcome"])
        await me.page.reload()
        await me.sees(it["page-welcome"])
        await speaks(me, "it", "welcome")
