"""
“Do what is missing” asks for exactly that; a change changes the thing, or says why it does not.

What changed is compared here byte for byte, before and after.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.team.building import Built, built
from tests.team.test_facts import REQUEST

PARTY = "plan a summer party for 40 people on 12 June, budget 600 euros"
SHOP = {
    "en": (
        (
            "Sourdough 4.50 €, rolls 0.60 €",
            "Tue-Sat 6:00-18:00",
            "Lindenstr. 5, Leipzig",
            "0341 123456",
        ),
        ("Sourdough", "4.50 €", "Tue-Sat 6:00-18:00", "Lindenstr. 5, Leipzig", "0341 123456"),
    ),
    "de": (
        ("Roggenbrot 4,20 €, Brötchen", "Mo-Fr 6:30-18 Uhr", "Am Markt, Leipzig", "0341 556677"),
        ("Roggenbrot", "4,20 €", "Brötchen", "Mo-Fr 6:30-18 Uhr", "Am Markt, Leipzig"),
    ),
    "ru": (
        ("Хлеб 80 руб, булочка 35 руб", "Пн-Пт 9-20", "Казань, у вокзала", "+7 843 123-45-67"),
        ("Хлеб", "80 руб", "Пн-Пт 9-20", "Казань, у вокзала", "+7 843 123-45-67"),
    ),
}


def last(made: Built) -> str:
    """What the last task but the check said."""
    said = [one["text"] for one in made.kinds("task_finished")]
    return str(said[-2] if len(said) > 1 else said[-1])


@pytest.mark.parametrize("lang", SHOP)
async def test_what_is_missing_is_asked_for_one_by_one_and_then_done(
    lang: str, tmp_path: Path
) -> None:
    made = await built(tmp_path, REQUEST[lang])
    await made.goes_on()
    assert "<section" not in made.files()["index.html"]
    await made.presses("fix")
    asked = made.card["questions"]
    assert len(asked) == 4, "offer, hours, address, contact: one question each"
    answers, facts = SHOP[lang]
    parts: dict[str, object] = dict(zip((one["id"] for one in asked), answers, strict=True))
    await made.room.answer(made.card["id"], "submit", edits=parts)
    await made.room.settled()
    assert made.card["kind"] == "approval"
    await made.goes_on()
    page = made.files()["index.html"]
    for fact in facts:
        assert page.count(f">{fact}<") == 1, fact
    assert not made.points("not_done")


async def test_answers_in_another_order_land_where_they_belong(tmp_path: Path) -> None:
    made = await built(tmp_path, REQUEST["en"])
    await made.goes_on()
    await made.presses("fix")
    await made.says(
        "We open Mon-Fri 9-18. Tyre change 15 €, brakes 20 €. Main Street 5. 0316 1234567"
    )
    await made.goes_on()
    page = made.files()["index.html"]
    hours = page.split('id="hours"')[1].split("</section>")[0]
    offer = page.split('id="offer"')[1].split("</section>")[0]
    assert "9-18" in hours
    assert "€" not in hours
    assert "15 €" in offer
    assert "9-18" not in offer


async def test_what_every_page_is_needs_no_model(tmp_path: Path) -> None:
    wish = "Build me a website for my shop: opening hours, price list. One page, nothing else."
    made = await built(tmp_path, wish)
    await made.goes_on()
    assert made.beyond() == []


async def test_an_event_gets_what_it_lacked(tmp_path: Path) -> None:
    made = await built(tmp_path, PARTY)
    await made.goes_on()
    assert len(made.points("not_done")) == 3
    await made.presses("fix")
    assert [one["text"][:5] for one in made.card["questions"]] == ["When ", "Where", "What "]
    await made.says("at 3 pm. Town hall. Food 200 euros, music at 6 pm")
    await made.goes_on()
    files = made.files()
    assert "15:00" in files["INVITATION.md"]
    assert "Town hall" in files["INVITATION.md"]
    assert "- 18:00 Music" in files["PROGRAMME.md"]
    assert "200 € of 600 € planned, 400 € left." in files["BUDGET.md"]
    assert not made.points("not_done")
    assert last(made).startswith("Changed: ")


async def test_whoever_skips_what_is_missing_is_not_asked_again(tmp_path: Path) -> None:
    made = await built(tmp_path, PARTY)
    await made.goes_on()
    await made.presses("fix")
    await made.goes_on()
    assert last(made) == (
        "Nothing in it has changed. What was said names nothing that it could show."
    )
    assert made.kinds("task_finished")[-2]["status"] == "partial"
    assert len(made.points("not_done")) == 3
    await made.presses("fix")
    assert made.card["kind"] == "approval"


async def test_a_small_task_asks_for_what_it_lacks(tmp_path: Path) -> None:
    made = await built(tmp_path, "Write a letter to my landlord")
    await made.goes_on()
    assert made.points("not_done")
    await made.presses("fix")
    await made.goes_on_to("questions")
    await made.says("The heating has been broken since Monday, flat 12")
    assert "The heating has been broken since Monday, flat 12." in made.files()["RESULT.md"]
    assert not made.points("not_done")


async def test_a_colour_changes_the_style_and_that_is_said(tmp_path: Path) -> None:
    made = await built(tmp_path, f"{REQUEST['en']}. Phone 0316 1234567. Open daily 8-18.")
    await made.goes_on()
    before = made.files()
    await made.presses("changes", "Use green colours and add our phone number 0316 7654321")
    await made.goes_on()
    after = made.files()
    changed = {name for name in before if before[name] != after.get(name)}
    assert {"index.html", "style.css"} <= changed
    assert "0316 7654321" in after["index.html"]
    assert "green" not in after["index.html"]
    assert "index.html" in last(made)
    assert "style.css" in last(made)


async def test_a_wish_that_changes_no_byte_is_never_called_made(tmp_path: Path) -> None:
    made = await built(tmp_path, f"{REQUEST['en']}. Phone 0316 1234567. Open daily 8-18.")
    await made.goes_on()
    before = made.files()
    await made.presses("changes", "Make the text funnier, please")
    assert any("funnier" in text for text in made.beyond()), "said before anybody approves"
    await made.goes_on()
    after = made.files()
    assert (before["index.html"], before["style.css"]) == (after["index.html"], after["style.css"])
    assert made.kinds("task_finished")[-2]["status"] == "partial"
    assert last(made).startswith("Nothing in it has changed. Not without a model: Make the text")


async def test_what_is_dropped_is_neither_in_the_brief_nor_on_the_page(tmp_path: Path) -> None:
    request = "Build me a website for my shop: price list, opening hours, contact"
    made = await built(tmp_path, request, "Bread 4 €. Open daily 8-18. Phone 0316 1234567.")
    while made.card["kind"] == "questions":
        await made.presses("skip")
    await made.presses("modify", "Drop the price list")
    brief = made.kinds("brief_written")[-1]["brief"]["lines"]
    wanted = [one["text"] for one in brief if one["section"] in ("scope_in", "acceptance")]
    assert not any("price list" in text or "offer" in text for text in wanted)
    await made.goes_on()
    page = made.files()["index.html"]
    assert "4 €" not in page
    assert "0316 1234567" in page


async def test_a_plan_made_anew_that_is_the_same_says_so(tmp_path: Path) -> None:
    made = await built(tmp_path, PARTY)
    await made.presses("replan", "make it more fun")
    assert any(one["text"].startswith("The plan stays as it is") for one in made.kinds("said"))


async def test_a_bot_that_is_not_wanted_is_not_in_the_plan(tmp_path: Path) -> None:
    made = await built(tmp_path, PARTY)
    await made.presses("replan", "no auditor please")
    plan = made.room.project().plan
    assert plan is not None
    assert "auditor" not in {task.bot for task in plan.tasks}
    assert not any("stays as it is" in one["text"] for one in made.kinds("said"))
