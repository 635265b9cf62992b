"""
Nothing is called met that was not shown: what outsiders had built by the offline team, again.

Every claim is checked here by looking at the files ourselves, not by what made them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.team.building import built

BAKERY = "Build me a website for my bakery"


async def test_three_clicks_on_the_first_example_claim_nothing(tmp_path: Path) -> None:
    made = await built(tmp_path, BAKERY)
    await made.goes_on()
    page = made.files()["index.html"]
    assert "To the top" not in page
    assert "<section" not in page
    assert len(made.points("not_done")) == 4, "offer, hours, address and contact are not there"
    assert made.card["options"][0] == "fix", "the main button is to do what is missing"
    assert "Not done: 4" in made.card["text"]
    review = made.kinds("review_written")[-1]
    assert {p["why"] for p in review["points"] if p["verdict"] == "not_done"} == {
        "Nobody has told us yet."
    }


async def test_facts_stand_on_the_page_and_wishes_do_not(tmp_path: Path) -> None:
    made = await built(
        tmp_path,
        BAKERY,
        "Tue-Sat 6:00-18:00. Lindenstr. 5, 04277 Leipzig. "
        "Phone 0341 123456. Sourdough 4.50 €, rolls 0.60 €.",
    )
    while made.card["kind"] == "questions":
        await made.presses("skip")
    wish = "Please use warm brown colours, and put a photo of the shop at the top."
    await made.presses("modify", wish)
    assert made.card["kind"] == "approval"
    await made.goes_on()
    page = made.files()["index.html"]
    for fact in ("Tue-Sat 6:00-18:00", "Lindenstr. 5, 04277 Leipzig", "Sourdough", "4.50 €"):
        assert page.count(f">{fact}<") == 1, fact
    assert page.count(">0341 123456<") == 1
    assert "photo" not in page
    assert "brown" not in page
    assert any("photo" in text for text in made.beyond() + made.points("look"))


async def test_a_headline_that_is_asked_for_is_the_headline(tmp_path: Path) -> None:
    made = await built(tmp_path, BAKERY)
    await made.goes_on()
    await made.presses("changes", "The headline must be Bäckerei Krume. Add: phone 0341 123456.")
    await made.goes_on()
    page = made.files()["index.html"]
    assert "<h1>Bäckerei Krume</h1>" in page
    assert "0341 123456" in page
    assert "must be" not in page
    assert any("Contact" in text for text in made.points("shown"))


@pytest.mark.parametrize(
    "wish",
    [
        "Build me a Rust CLI price tracker with SQLite and Telegram alerts",
        "Write a Python tool that finds duplicate files by hash, with JSON or table output",
        "Build me a Markdown to HTML converter with headings and lists",
        "Build me a dashboard from our sales with revenue by region and by month",
    ],
)
async def test_no_template_for_what_was_not_recognised(wish: str, tmp_path: Path) -> None:
    made = await built(tmp_path, wish)
    if made.card["kind"] == "questions":
        assert "only prepare" in made.card["questions"][0]["text"], "said before anything else"
    await made.goes_on()
    assert made.beyond(), "and again before anybody approves"
    assert any("cannot do this" in entry["text"] for entry in made.kinds("said"))
    assert not [name for name in made.files() if name.endswith((".py", ".csv", ".html"))]
    shown = made.points("shown")
    assert shown == ["Requirements, an outline and a list of tests are written."]


@pytest.mark.parametrize(
    "wish",
    [
        'Translate "good morning" into Italian',
        "Write a poem about our old dog",
        "Summarise the following text for my boss: the numbers are better than last year",
    ],
)
async def test_a_task_that_needs_a_model_is_not_done_and_no_letter(
    wish: str, tmp_path: Path
) -> None:
    made = await built(tmp_path, wish)
    await made.goes_on()
    result = made.files()["RESULT.md"]
    assert "Kind regards" not in result
    assert not made.points("shown")
    assert made.points("not_done")


async def test_a_budget_tracker_has_its_fields_and_totals(tmp_path: Path) -> None:
    wish = "Build a budget tracker for my family: amount, category, date, total per category"
    made = await built(tmp_path, f"{wish}, bank import")
    await made.goes_on()
    page = made.files()["index.html"]
    for field in ("amount", "category", "date"):
        assert f'name="{field}"' in page
    assert 'id="totals"' in page
    assert "bank import" in made.beyond()
    assert "bank" not in page
    assert len(made.points("shown")) >= 4


async def test_a_letter_says_what_it_was_to_say_and_is_said_in_the_room(tmp_path: Path) -> None:
    made = await built(
        tmp_path,
        "Write an email to my landlord that the heating has been broken since Monday, flat 12",
    )
    await made.goes_on()
    (done,) = made.kinds("task_finished")
    for text in (done["text"], made.files()["RESULT.md"]):
        assert "The heating has been broken since Monday, flat 12" in text
        assert "Subject: The heating has been broken since Monday" in text.replace("**", "")
    assert "Write an email" not in done["text"]
    assert not made.points("shown")


async def test_a_report_reads_what_was_brought(tmp_path: Path) -> None:
    sales = tmp_path / "sales.csv"
    sales.write_text(
        "day,region,amount\n2026-01-05,North,10.5\n2026-02-02,South,4\n2026-02-03,South,1\n"
    )
    wish = "Build me a report from this CSV of sales: totals by region and by month"
    made = await built(tmp_path / "home", wish, material=(sales,))
    await made.goes_on()
    report = made.files()["REPORT.md"]
    assert "| South | 5 |" in report
    assert "15.50" in report
    assert "Kind regards" not in report
    assert not made.points("not_done")
