"""Every kind of card on the page: what it asks, what it tells, and what a press on it does."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import Browser, expect

from tests.channels.web.served import Asker, Served, serving
from tests.fakes.model_server import Asked, Call, ModelServer, Play
from tests.minds.competent import environment, messages_in
from tests.minds.server import MODEL, competent, job_of, outcome
from tests.web.browser import WISH, opened
from tests.web.ways import acting, card, entries, planned, read

pytestmark = pytest.mark.asyncio(loop_scope="session")

AGREED = "A list is enough for our treasurer"
DEAR = f'[models]\nseconds = 10\ntokens = 500\n[models.prices]\n"{MODEL}" = [5.0, 20.0]\n'
ADVICE = "Should I rent or buy an espresso machine for the office?"
IDEAS = "I have a free room and some evenings. What could I do with them?"


def minds(asked: Asked) -> Play:
    """A competent model that speaks once, sees agreement, and would build a timer for tea."""
    job = job_of(asked)
    if job == "choose":
        agreed_at = messages_in(asked).get(AGREED, 0)
        bot = "" if agreed_at else "coder"
        return outcome(asked, bot=bot, why="it knows lists", agreed_at=agreed_at)
    proposed = any(message["role"] == "tool" for message in asked.messages)
    if job == "answer" and "tea" in asked.text and not proposed:
        return Call("propose_build", {"goal": "A tea timer"})
    return competent(asked)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots that take no time: here it is the person who does."""
    with serving(tmp_path_factory.mktemp("cards") / "home") as served:
        yield served


@pytest.fixture(scope="module")
def minded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A team that thinks with a model, which has its price."""
    home = tmp_path_factory.mktemp("minded") / "home"
    home.mkdir()
    (home / "folkmoot.toml").write_text(DEAR)
    with ModelServer(minds) as model:
        env = {**environment(model), "FOLKMOOT_UNDERSTAND": "local"}
        with serving(home, **env) as served:
            yield served


def reviewed(asker: Asker) -> None:
    """All work is done, and the team asks whether it is right."""
    asker.answers(planned(asker)["id"], "approve")
    asker.waits_for("satisfaction")


# --- questions -----------------------------------------------------------------------------


async def test_a_suggestion_fills_its_field_and_can_be_changed(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say(WISH)
        asked = card(me, "(1/3)")
        await me.press("A login is not needed", asked)
        field = asked.get_by_label("What can the site do without?")
        await expect(field).to_have_value("A login is not needed")
        await expect(field).to_be_focused()
        await me.page.keyboard.press("End")
        await me.page.keyboard.type(" and no pop-ups")
        await me.press("Submit", asked)
        await me.sees("A login is not needed and no pop-ups", me.log)
        said = me.log.get_by_role("article").filter(has_text="A login is not needed and no pop-ups")
        await me.sees("What can the site do without?", said)


async def test_questions_are_answered_in_one_text(
    browser: Browser, served: Served, room: str
) -> None:
    """What was typed into a field meanwhile is still there when one changes one's mind."""
    async with opened(browser, served, room) as me:
        await me.say(WISH)
        asked = card(me, "(1/3)")
        one = asked.get_by_label("What can the site do without?")
        await one.fill("No music")
        await me.press("Answer in one text", asked)
        await expect(one).to_be_hidden()
        whole = asked.get_by_label("Your answers, in one text")
        await expect(whole).to_be_focused()
        await me.press("Answer one by one", asked)
        await expect(one).to_have_value("No music")
        await me.press("Answer in one text", asked)
        await whole.fill("Walkers on the coast path. Opening hours. No domain. No music.")
        await me.press("Submit", asked)
        await expect(asked).to_have_count(0)
        await me.press("Go on without")
        await me.sees(re.compile("Walkers on the coast path"), me.panel)


async def test_an_empty_card_is_not_sent(browser: Browser, served: Served, room: str) -> None:
    async with opened(browser, served, room) as me:
        await me.say(WISH)
        asked = card(me, "(1/3)")
        await me.press("Submit", asked)
        await expect(asked.get_by_role("alert")).to_have_text(
            "Answer at least one question, or go on without."
        )
        assert not await entries(served, room, "button_pressed")


async def test_skip_says_what_is_assumed_and_the_brief_has_it(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say(WISH)
        asked = card(me, "(1/3)")
        skip = me.button("Go on without", asked)
        await expect(skip).to_have_accessible_description(
            "Whatever you leave open, we assume what stands below it."
        )
        field = asked.get_by_label("What can the site do without?")
        assumed = "Accounts, tracking and payments stay out."
        await expect(field).to_have_accessible_description(f"otherwise: {assumed}")
        await skip.click()
        line = me.panel.get_by_role("listitem").filter(has_text=assumed)
        await expect(line).to_contain_text("assumed")
        await me.sees(re.compile(r"\d assumed"), me.panel)


# --- options and advice --------------------------------------------------------------------


async def test_an_option_is_chosen_by_button_and_grows_into_a_build(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say(IDEAS)
        await me.press("Go on without")
        offer = card(me, "Which one appeals to you?")
        best = offer.get_by_role("button").filter(has_text="recommended")
        await expect(best).to_have_count(1)
        await expect(best).to_contain_text("still to be checked")
        third = offer.get_by_role("list").get_by_role("listitem").nth(2).get_by_role("button")
        title = await third.locator("b").inner_text()
        await expect(offer.get_by_role("button", name="None of these")).to_be_visible()
        await third.click()
        await expect(offer).to_have_count(0)
        await expect(card(me, "questions before we start")).to_be_visible()
        told = me.log.get_by_role("paragraph").filter(has_text="Which one appeals to you?")
        await expect(told).to_contain_text(title)
        await expect(me.panel.get_by_role("heading", level=2)).to_contain_text(title)


async def test_advice_is_given_and_then_implemented_by_a_button(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say(ADVICE)
        await me.sees("understood as: advice", me.log)
        await expect(card(me, "One question")).to_be_visible()
        await me.press("Go on without")
        await expect(card(me)).to_have_count(0)
        await me.sees("Done", me.panel)
        await me.press("Implement now")
        await expect(card(me, "before we start (1/3)")).to_be_visible()
        flows = [one["flow"] for one in await read(served, f"{room}/projects")]
        assert sorted(flows) == ["full", "quick"]


async def test_what_is_asked_for_is_talked_over_first_by_a_button(
    browser: Browser, served: Served, room: str
) -> None:
    async with opened(browser, served, room) as me:
        await me.say(WISH)
        await expect(card(me, "before we start")).to_be_visible()
        await me.press("Talk it over")
        await expect(card(me)).to_have_count(0)
        await me.sees("Talking it over", me.log)
        await expect(me.page.get_by_role("button", name="Talk it over")).to_have_count(0)
        await me.press("Implement now")
        await expect(card(me, "Shall we start?")).to_be_visible()
        await me.press("Talk it over")
        await expect(card(me)).to_have_count(0)
        (project,) = await read(served, f"{room}/projects")
        assert (project["flow"], project["phase"]) == ("debate", "debate")
        assert not await entries(served, room, "task_started")


# --- satisfaction --------------------------------------------------------------------------


async def test_changes_run_only_what_they_touch(
    browser: Browser, served: Served, room: str
) -> None:
    await acting(served, reviewed, room)
    async with opened(browser, served, room) as me:
        first = [one["task"] for one in await entries(served, room, "task_started")]
        verdict = card(me, "Not done")
        await me.press("Needs changes", verdict)
        await me.page.get_by_label("What should change?").fill("The headline should say Hello")
        await me.press("Send", verdict)
        await me.press("Approve", card(me, "Shall we start?"))
        await expect(me.button("It is right")).to_be_visible()
        again = [one["task"] for one in await entries(served, room, "task_started")][len(first) :]
        assert again
        assert len(again) < len(first)
        await me.tab("Timeline")
        await me.sees("Changes to the result were asked for", me.panel)
        await me.tab("Files")
        await me.panel.get_by_role("button", name="index.html").click()
        await me.press("Source", me.panel)
        await me.sees(re.compile("Hello"), me.panel)


async def test_start_over_goes_back_to_before_the_work_and_starts_nothing(
    browser: Browser, served: Served, room: str
) -> None:
    """What is left to ask is asked; here everything was, so brief and plan are shown again."""
    await acting(served, reviewed, room)
    async with opened(browser, served, room) as me:
        started = len(await entries(served, room, "task_started"))
        await me.press("Start over", card(me, "It is right"))
        await expect(card(me, "Shall we start?")).to_be_visible()
        status = await read(served, f"{room}/projects/p1")
        assert (status["phase"], status["iteration"]) == ("approval", 2)
        assert len(await entries(served, room, "task_started")) == started


# --- what only the person can do ------------------------------------------------------------


async def test_what_only_the_person_can_do_is_done_or_not_possible(
    browser: Browser, served: Served, room: str
) -> None:
    """What is not possible is asked about once more: try it again, go on without, or plan anew."""
    action = {"title": "Hang it on the door", "kind": "action"}

    def approved(asker: Asker) -> None:
        asker.answers(planned(asker)["id"], "approve", edits={"plan": [action]})

    await acting(served, approved, room)
    async with opened(browser, served, room) as me:
        await me.press("Not possible", card(me, "This one is for you: Hang it on the door"))
        failed = card(me, "did not work out")
        await expect(me.button("Go on without", failed)).to_be_visible()
        await expect(me.button("Plan anew", failed)).to_be_visible()
        await me.press("Try again", failed)
        await me.press("Done", card(me, "This one is for you: Hang it on the door"))
        await expect(me.button("It is right")).to_be_visible()


# --- several projects ----------------------------------------------------------------------


async def test_two_projects_in_one_room_ask_side_by_side(
    browser: Browser, served: Served, room: str
) -> None:
    """The one that has the floor asks in full; the other is named, folded, and in reach."""
    async with opened(browser, served, room) as me:
        await me.say("Build me a CRM")
        await expect(card(me, "(1/3)")).to_be_visible()
        await me.press("As a new project")
        await me.say(WISH)
        await expect(card(me)).to_have_count(2)
        folded = card(me, "For “Build me a CRM”")
        await expect(folded.get_by_role("textbox")).to_have_count(0)
        await me.press("Answer here", folded)
        await folded.get_by_role("textbox").first.fill("It saves time for our two clerks")
        await me.press("Submit", folded)
        await me.sees("It saves time for our two clerks", me.log)
        await me.press("Go there", card(me, "For “Build me a CRM”"))
        await expect(card(me, f"For “{WISH}”")).to_be_visible()
        await expect(me.panel.get_by_role("heading", level=2)).to_have_text("Build me a CRM")
        await me.press("Go on without", card(me, "(2/3)"))
        await expect(card(me, "“CRM”")).to_be_visible()
        await expect(card(me, f"For “{WISH}”")).to_be_visible()
        side = me.page.get_by_role("navigation").get_by_role("list", name="Projects")
        await expect(side.get_by_role("button")).to_have_count(2)
        await side.get_by_role("button", name=WISH).click()
        await expect(card(me, "For “CRM”")).to_be_visible()


# --- with a model: agreement, money, a bot's own wish ---------------------------------------


async def test_a_debate_that_agrees_asks_whether_it_is_ready(
    browser: Browser, minded: Served, room: str
) -> None:
    async with opened(browser, minded, room) as me:
        await me.press("Settings")
        dialog = me.page.get_by_role("dialog", name="Settings")
        await dialog.get_by_label("How we work").select_option("Conversational")
        await me.press("Close", dialog)
        await me.say("Build me a CRM for our choir")
        await me.sees("coder speaks next: it knows lists", me.log)
        await me.sees("Let us begin with a list.", me.log)
        await me.say(AGREED)
        ready = card(me, "It sounds as if we agree")
        await ready.get_by_role("link", name="Show the message where we agreed").click()
        said = me.log.get_by_role("article").filter(has_text=AGREED)
        await expect(said).to_be_focused()
        first = await ready.get_attribute("data-card") or ""
        await me.press("Continue discussion", ready)
        await expect(ready).not_to_have_attribute("data-card", first)  # nobody had more to say
        await me.press("Start implementation", ready)
        await expect(card(me, "Shall we start?")).to_be_visible()
        assert not await entries(minded, room, "task_started"), "never past the approval"


async def test_where_the_budget_ends_the_team_asks_and_goes_on_when_it_is_raised(
    browser: Browser, minded: Served, room: str
) -> None:
    async with opened(browser, minded, room) as me:
        await me.press("Settings")
        dialog = me.page.get_by_role("dialog", name="Settings")
        await dialog.get_by_label("Budget in dollars").fill("0.01")
        await me.press("Save", dialog)
        await expect(dialog.get_by_label("Budget in dollars")).to_have_value("0.01")
        await me.press("Close", dialog)
        await me.say("Build me a CRM")
        broke = card(me, "The budget of $0.01 does not bear the next step")
        await broke.get_by_label("New budget in dollars").fill("5")
        await me.press("Raise the budget", broke)
        await expect(card(me, "before we start")).to_be_visible()
        await me.tab("Cost")
        await me.sees("spent of $5.00", me.panel)


async def test_what_a_bot_would_like_to_build_is_built_only_after_a_yes(
    browser: Browser, minded: Served, room: str
) -> None:
    async with opened(browser, minded, room) as me:
        await me.say("hello, I like tea")
        await me.press("No", card(me, "would like to build this: A tea timer"))
        await expect(card(me)).to_have_count(0)
        assert await read(minded, f"{room}/projects") == []
        await me.say("hello, I like tea")
        await me.press("Yes", card(me, "would like to build this: A tea timer"))
        await expect(card(me, "before we start")).to_be_visible()
        await expect(me.panel.get_by_role("heading", level=2)).to_have_text("A tea timer")
