"""
The whole way by rules, from the wish to the made page in a browser, and what outsiders met there.

Pages are read here as a reader sees them, by nothing of ours.
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.team.building import Built, built
from tests.team.test_making import seen
from tests.work.sandboxed import walls_or_skip

BAKERY = "Build me a website for my bakery"


@dataclass(frozen=True)
class Shop:
    """A bakery: what its baker says to each question, and what must come of it."""

    wish: str
    answers: tuple[str, ...]
    name: str
    line: str
    hours: tuple[str, str, list[str]]  # what is said, the heading, what stands under it
    offer: tuple[tuple[str, str], ...]
    place: tuple[str, str]
    phone: tuple[str, str]
    mail: str
    colour: str

    @property
    def facts(self) -> str:
        offer = ", ".join(map(" ".join, self.offer))
        said = (
            self.answers[1],
            self.line,
            self.hours[0],
            offer,
            "".join(self.place),
            self.phone[0],
        )
        return f"{'. '.join(said)}, {self.mail}. {self.colour}"


SHOPS = {
    "en": Shop(
        BAKERY,
        ("Neighbours, on their phone", "Our name is Crumb & Crust", "None yet", "Logins"),
        "Crumb & Crust",
        "We bake with organic flour since 1923",
        ("Open Tue-Sat 6:00-18:00", "Opening hours", ["Open Tue-Sat 6:00-18:00"]),
        (("Sourdough", "4.50 €"), ("Rolls", "0.60 €"), ("Apple cake", "3.20 €")),
        ("Address: ", "12 Linden Street, Leipzig"),
        ("0341 123456", "0341123456"),
        "hello@crumb.example",
        "Please use warm brown colours.",
    ),
    "de": Shop(
        "Baut mir eine Website für meine Bäckerei",
        ("Nachbarn, auf dem Handy", "Wir heißen Bäckerei Krume", "Noch keine", "Ein Login"),
        "Bäckerei Krume",
        "Wir backen seit 1923 mit Mehl aus der Region",
        (
            "Geöffnet Mo-Fr 6:30-18 Uhr, Sa 7-12 Uhr",
            "Öffnungszeiten",
            ["Geöffnet Mo-Fr 6:30-18 Uhr", "Sa 7-12 Uhr"],
        ),
        (("Roggenbrot", "4,20 €"), ("Brötchen", "0,45 €"), ("Apfelkuchen", "3,10 €")),
        ("", "Lindenstr. 12, 04277 Leipzig"),
        ("0341 55 66 77", "0341556677"),
        "hallo@krume.example",
        "Bitte warme Brauntöne verwenden.",
    ),
    "ru": Shop(
        "Сделайте сайт для моей пекарни",
        ("Соседи, с телефона", "Мы называемся Крошка", "Пока нет", "Вход не нужен"),
        "Крошка",
        "Мы печём с 1993 года по старым рецептам",
        (
            "Пн-Пт 9:00-20:00, Сб 10:00-18:00",
            "Часы работы",
            ["Пн-Пт 9:00-20:00", "Сб 10:00-18:00"],
        ),
        (("Батон", "80 руб"), ("Булочка", "35 руб"), ("Пирог", "210 руб")),
        ("Адрес: ", "ул. Ленина, д. 5, Казань"),
        ("+7 843 123-45-67", "+78431234567"),
        "hleb@kroshka.example",
        "Пожалуйста, используйте тёплые коричневые цвета.",
    ),
}
GAP = re.compile(r"\[|…|\.\.\.|lorem|todo|tbd|filled in|to the top|zu ergänzen|заполн", re.I)


def read(html: str) -> list[str]:
    """What a reader sees, line by line."""
    body = re.sub(r"(?s)<(style|script)\b.*?</\1>", "", html.split("<body", 1)[1].split(">", 1)[1])
    text = unescape(re.sub(r"<[^>]*>", "\n", body))
    return [line.strip() for line in text.splitlines() if line.strip()]


def inner(html: str, tag: str, having: str = "") -> list[str]:
    """What stands in such elements."""
    found = re.findall(rf"(?s)<{tag}\b([^>]*)>(.*?)</{tag}>", html)
    return [unescape(text) for attributes, text in found if having in unescape(attributes)]


def ran(program: Path, *words: Path) -> str:
    """What a made program prints."""
    done = subprocess.run([sys.executable, program, *words], capture_output=True, check=True)
    return done.stdout.decode()


async def answers(made: Built, *said: str) -> None:
    """Every question of the round, each its own."""
    asked = made.card["questions"]
    parts: dict[str, Any] = {q["id"]: text for q, text in zip(asked, said, strict=True)}
    await made.room.answer(made.card["id"], "submit", edits=parts)
    await made.room.settled()


@pytest.mark.parametrize("lang", SHOPS)
async def test_each_fact_stands_in_the_browser_once_and_in_its_place(
    lang: str, tmp_path: Path
) -> None:
    shop = SHOPS[lang]
    made = await built(tmp_path, shop.wish)
    await answers(made, shop.answers[0], shop.facts, *shop.answers[2:])
    await made.goes_on()
    page = seen(made.room.folder() / "index.html", tmp_path)
    lines = read(page)
    facts = [shop.name, shop.line, *shop.hours[2], *sum(shop.offer, ())]
    for fact in (*facts, shop.place[1], shop.phone[0], shop.mail):
        assert "\n".join(lines).count(fact) == 1, fact
    assert inner(page, "h1") == [shop.name]
    assert inner(page, "a", f'"tel:{shop.phone[1]}"') == [shop.phone[0]]
    assert inner(page, "a", f'"mailto:{shop.mail}"') == [shop.mail]
    rows = [tuple(inner(row, "td")) for row in inner(page, "tr")]
    assert rows == list(shop.offer)
    (hours,) = [part for part in inner(page, "section") if shop.hours[1] in part]
    assert inner(hours, "h2") == [shop.hours[1]]
    assert inner(hours, "li") == shop.hours[2]
    said = " ".join((shop.wish, shop.colour, shop.answers[0], *shop.answers[2:]))
    asked = {*re.findall(r"\w{5,}", said)} - {*shop.name.split()}
    assert not [word for word in asked if word in "\n".join(lines)], "that is no fact"
    assert not GAP.search("\n".join(lines))
    assert not made.points("not_done")
    main = re.search(r"--main: #(\w\w)(\w\w)(\w\w);", made.files()["style.css"])
    assert main is not None
    red, green, blue = (int(part, 16) for part in main.groups())
    assert red > green > blue, "brown"


@pytest.mark.xfail(strict=True, reason="facts.py: a part of the address is lost; that is “shown”")
@pytest.mark.parametrize(
    "place", ["Linden St. 5, 04277 Leipzig", "12 Linden Street, Leeds LS1 4AB", "5 Main St, Leeds"]
)
async def test_an_address_is_kept_whole(place: str, tmp_path: Path) -> None:
    made = await built(tmp_path, f"{BAKERY}\nAddress: {place}\nPhone 0341 123456")
    await made.goes_on()
    assert place in read(made.files()["index.html"])


@pytest.mark.xfail(strict=True, reason="facts.py ENDS: a sentence that begins with a number")
async def test_a_sentence_may_begin_with_a_number(tmp_path: Path) -> None:
    said = "Rolls 0.60 €. 12 Linden Street, Leipzig. Phone 0341 123456."
    made = await built(tmp_path, f"{BAKERY}. {said}")
    await made.goes_on()
    lines = read(made.files()["index.html"])
    assert "0.60 €" in lines
    assert "12 Linden Street, Leipzig" in lines


@pytest.mark.xfail(strict=True, reason="reading.py subject: it runs on into the next line")
async def test_the_headline_ends_with_its_line(tmp_path: Path) -> None:
    made = await built(tmp_path, f"{BAKERY}\nAddress: 12 Linden Street, Leipzig")
    await made.goes_on()
    assert inner(made.files()["index.html"], "h1") == ["Bakery"]


@pytest.mark.xfail(strict=True, reason="site.py beyond: what the page does not need is “beyond”")
@pytest.mark.parametrize(("lang", "without"), [("en", "No online shop"), ("de", "Kein Onlineshop")])
async def test_what_a_page_does_without_is_not_called_impossible(
    lang: str, without: str, tmp_path: Path
) -> None:
    made = await built(tmp_path, SHOPS[lang].wish)
    await answers(made, *SHOPS[lang].answers[:3], without)
    await made.goes_on()
    assert made.beyond() == []


@pytest.mark.xfail(strict=True, reason="heard.py asked_for: cut at the comma, “Пожалуйста” alone")
async def test_a_please_is_no_wish(tmp_path: Path) -> None:
    shop = SHOPS["ru"]
    made = await built(tmp_path, shop.wish)
    await answers(made, shop.answers[0], shop.colour, *shop.answers[2:])
    await made.goes_on()
    assert made.beyond() == []


@pytest.mark.xfail(strict=True, reason="facts.py: the answer to “at first glance” is printed")
async def test_what_should_be_seen_first_is_not_told_as_a_fact(tmp_path: Path) -> None:
    made = await built(tmp_path, BAKERY)
    await answers(made, SHOPS["en"].answers[0], SHOPS["en"].facts, "None yet", "Logins")
    assert made.card["questions"][0]["text"] == "What should visitors see at first glance?"
    await answers(made, "Our bread and its prices")
    await made.goes_on()
    assert "Our bread and its prices" not in made.files()["index.html"]


# --- wishes that come later --------------------------------------------------------------------

SAID = "Sourdough 4.50 €, rolls 0.60 €. Open Tue-Sat 6:00-18:00. Phone 0341 123456."


async def reworked(home: Path, change: str) -> Built:
    made = await built(home, BAKERY, SAID)
    while made.card["kind"] == "questions":
        await made.presses("skip")
    await made.presses("modify", "Please use warm brown colours, and show the phone number big.")
    await made.goes_on()
    await made.presses("changes", change)
    await made.goes_on()
    return made


async def test_what_is_wished_for_afterwards_is_printed_nowhere(tmp_path: Path) -> None:
    change = "The headline must be Bäckerei Krume. Remove the sentence about brown colours!"
    page = (await reworked(tmp_path, change)).files()["index.html"]
    assert inner(page, "h1") == ["Bäckerei Krume"]
    printed = re.findall(
        r"(?i)headline|must|remove|sentence|brown|please|big", " ".join(read(page))
    )
    assert not printed


@pytest.mark.xfail(strict=True, reason="facts.py _clauses: an imperative before a price is an item")
async def test_an_item_is_added_by_its_name_alone(tmp_path: Path) -> None:
    page = (await reworked(tmp_path, "Add the menu with apple cake 3.20 €.")).files()["index.html"]
    rows = [tuple(inner(row, "td")) for row in inner(page, "tr")]
    assert rows[-1] == ("apple cake", "3.20 €")


def step(n: int, *, kind: str = "work", file: str = "") -> dict[str, Any]:
    """A step of a plan that is made by hand; each waits for the one before."""
    before = [f"t{n - 1}"] if n > 1 else []
    row: dict[str, Any] = {"title": f"Step {n}", "kind": kind, "depends_on": before}
    file = file or f"step{n}.md"
    proof = {"files": [file], "bot": "coder", "evidence": [{"kind": "file", "value": file}]}
    return row | proof if kind == "work" else row


async def approved(made: Built, plan: list[dict[str, Any]], **brief: Any) -> None:
    while made.card["kind"] == "questions":
        await made.presses("skip")
    edits: dict[str, Any] = {"plan": plan} | ({"brief": brief} if brief else {})
    await made.room.answer(made.card["id"], "approve", edits=edits)
    await made.room.settled()


PHOTO = "Put a photo of our shop at the top"


async def steered(home: Path) -> Built:
    """A wish while the work waits for the person."""
    made = await built(home, BAKERY, SAID)
    await approved(made, [step(1), step(2, kind="action"), step(3, file="index.html")])
    await made.says(PHOTO)
    await made.presses("done")
    assert made.card["kind"] == "satisfaction"
    return made


async def test_a_wish_during_the_work_is_not_printed(tmp_path: Path) -> None:
    page = (await steered(tmp_path)).files()["index.html"]
    assert "0341 123456" in read(page)
    assert "photo" not in page


@pytest.mark.xfail(strict=True, reason="a wish during the work is “noted”, then told nowhere")
async def test_a_wish_during_the_work_that_nobody_could_follow_is_named(tmp_path: Path) -> None:
    made = await steered(tmp_path)
    named = made.beyond() + made.points("not_done") + made.points("look")
    told = [one["text"] for one in made.kinds("said") + made.kinds("task_finished")]
    assert any(PHOTO in text for text in named + told)


# --- what is not done is told ------------------------------------------------------------------


async def test_a_plan_of_forty_that_was_stopped_after_five_names_the_others(
    tmp_path: Path,
) -> None:
    made = await built(tmp_path, BAKERY)
    await approved(made, [step(n, kind="action" if n == 6 else "work") for n in range(1, 41)])
    await made.room.command("stop")
    await made.room.settled()
    assert made.kinds("review_written")[-1]["left"] == [f"t{n} Step {n}" for n in range(6, 41)]
    assert "Tasks not done: 35." in made.card["text"]
    assert made.card["options"][0] == "fix"
    assert not made.points("shown")


@pytest.fixture(scope="module")
def _walls() -> None:
    walls_or_skip()


@pytest.mark.usefixtures("_walls")
async def test_the_file_of_a_failed_task_shows_nothing(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text("[rules]\nbackoff = 0\n")
    made = await built(tmp_path, BAKERY)
    row = step(1) | {"evidence": [{"kind": "exit", "value": "exit 3"}]}
    await approved(made, [row], acceptance=[{"text": "A note", "check": "file: step1.md"}])
    while made.card["kind"] in ("approval", "choice"):
        await made.presses("skip" if made.card["kind"] == "choice" else "approve")
    assert (made.room.folder() / "step1.md").stat().st_size > 0, "it is there"
    assert made.kinds("review_written")[-1]["left"] == ["t1 Step 1"]
    assert made.points("not_done") == ["A note"]


async def test_a_point_that_a_person_writes_is_theirs_to_see_and_is_printed_nowhere(
    tmp_path: Path,
) -> None:
    made = await built(tmp_path, "Build a budget tracker for my family")
    while made.card["kind"] == "questions":
        await made.presses("skip")
    total = "The monthly total per category"
    await made.room.answer(made.card["id"], "approve", edits={"brief": {"acceptance": [total]}})
    await made.room.settled()
    await made.goes_on()
    assert made.points("look") == [total]
    assert not made.points("shown")
    assert total not in made.files()["index.html"]


async def test_a_change_to_what_was_only_prepared_makes_no_program(tmp_path: Path) -> None:
    made = await built(
        tmp_path, "Build me a Python tool that finds duplicate files by hash, as JSON or a table"
    )
    await made.goes_on()
    before = made.files()
    await made.presses("changes", "It must take a folder and print a table")
    await made.goes_on()
    changed = {name for name, text in made.files().items() if before.get(name) != text}
    told = made.kinds("task_finished")[-2]["text"]
    assert all(name in told for name in changed if name.isupper())
    assert "Not without a model: " in told
    assert not [name for name in made.files() if name.endswith(".py")]
    assert made.points("shown") == ["Requirements, an outline and a list of tests are written."]


@pytest.mark.parametrize(
    "wish",
    [
        'Translate "good morning" into Italian',
        "Review this code please: def f(x): return x + 1",
        pytest.param(
            "Write a Python script that converts CSV to JSON",
            marks=pytest.mark.xfail(strict=True, reason="it asks for text that it never takes"),
        ),
    ],
)
async def test_what_rules_cannot_do_is_named_before_anything_is_done(
    wish: str, tmp_path: Path
) -> None:
    made = await built(tmp_path, wish)
    await made.goes_on()
    entries = made.room.entries()
    said = [n for n, one in enumerate(entries) if "cannot do this" in str(one.get("text"))]
    begun = [n for n, one in enumerate(entries) if one["kind"] == "task_started"]
    assert said
    assert said[0] < begun[0]


@pytest.mark.xfail(strict=True, reason="program.py: the day of the last change is taken, unsaid")
async def test_a_program_takes_the_date_from_where_it_was_to_or_it_is_said(tmp_path: Path) -> None:
    wish = "Build me a small Python tool that renames photos by the date in the file name"
    made = await built(tmp_path, wish)
    await made.goes_on()
    (tool,) = [name for name in made.files() if re.fullmatch(r"(?!test_)\w+\.py", name)]
    photo = tmp_path / "photos" / "IMG 2019-05-06.jpg"
    photo.parent.mkdir()
    photo.write_bytes(b"x")
    renamed = ran(made.room.folder() / tool, photo.parent).split("->")[1]
    assert renamed.strip().startswith("2019-05-06") or any("date" in text for text in made.beyond())


@pytest.mark.xfail(strict=True, reason="the task says “cannot do this” and ends as a success")
async def test_a_task_that_was_not_done_is_not_ticked(tmp_path: Path) -> None:
    made = await built(tmp_path, 'Translate "good morning" into Italian')
    await made.goes_on()
    assert "cannot do this" in made.kinds("task_finished")[-1]["text"]
    assert made.kinds("task_finished")[-1]["status"] != "success"


# --- what is asked for is made -----------------------------------------------------------------


async def test_of_260_instead_is_worked_out_again(tmp_path: Path) -> None:
    made = await built(tmp_path, "What is 15% of 240?")
    await made.goes_on()
    assert "= 36" in made.files()["RESULT.md"]
    await made.presses("changes", "of 260 instead")
    await made.goes_on()
    result = made.files()["RESULT.md"]
    assert "= 39" in result
    assert "36" not in result


async def test_a_birthday_party_for_twelve_kids_is_no_letter(tmp_path: Path) -> None:
    wish = "Plan a birthday party for 12 kids on 5 June, 3 pm to 6 pm, at our garden"
    made = await built(tmp_path, wish)
    await made.goes_on()
    files = made.files()
    assert {"INVITATION.md", "PROGRAMME.md", "CHECKLIST.md", "BUDGET.md"} <= set(files)
    assert "5 June" in files["INVITATION.md"]
    assert "15:00" in files["INVITATION.md"]
    assert "Kind regards" not in "".join(files.values())
    assert made.points("not_done") == ["The programme says what happens."]


async def test_a_menu_that_was_brought_is_on_the_page(tmp_path: Path) -> None:
    menu = tmp_path / "menu.md"
    menu.write_text("- Sourdough 4.50 €\n- Rolls 0.60 €\n")
    wish = f"{BAKERY} with the menu that I attached"
    made = await built(tmp_path / "home", wish, material=(menu,))
    await made.goes_on()
    page = made.files()["index.html"]
    rows = [tuple(inner(row, "td")) for row in inner(page, "tr")]
    assert rows == [("Sourdough", "4.50 €"), ("Rolls", "0.60 €")]
    assert "attached" not in page


async def test_an_idea_that_was_chosen_is_prepared_and_called_no_more_than_that(
    tmp_path: Path,
) -> None:
    made = await built(tmp_path, "I have a free room and a piano, what could I do with it?", "skip")
    assert made.card["kind"] == "choice"
    await made.presses("2")
    assert "only prepare" in made.card["questions"][0]["text"]
    await made.goes_on()
    assert made.points("shown") == ["Requirements, an outline and a list of tests are written."]
    assert "DRAFT.md" not in made.files()


async def test_a_vague_build_waits_for_a_yes_in_simple_mode_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLKMOOT_MODE", "simple")
    made = await built(tmp_path, BAKERY)
    await made.presses("skip")
    assert made.card["kind"] == "approval"
    assert not made.kinds("task_started")
