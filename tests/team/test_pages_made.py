"""
The whole way by rules, from the wish to the made page in a browser, and what outsiders met there.

Pages are read here as a reader sees them, by nothing of ours.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.team.building import Built, built
from tests.team.test_making import seen

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


@pytest.mark.parametrize(
    "place", ["Linden St. 5, 04277 Leipzig", "12 Linden Street, Leeds LS1 4AB", "5 Main St, Leeds"]
)
async def test_an_address_is_kept_whole(place: str, tmp_path: Path) -> None:
    made = await built(tmp_path, f"{BAKERY}\nAddress: {place}\nPhone 0341 123456")
    await made.goes_on()
    assert place in read(made.files()["index.html"])


async def test_a_sentence_may_begin_with_a_number(tmp_path: Path) -> None:
    said = "Rolls 0.60 €. 12 Linden Street, Leipzig. Phone 0341 123456."
    made = await built(tmp_path, f"{BAKERY}. {said}")
    await made.goes_on()
    lines = read(made.files()["index.html"])
    assert "0.60 €" in lines
    assert "12 Linden Street, Leipzig" in lines


async def test_the_headline_ends_with_its_line(tmp_path: Path) -> None:
    made = await built(tmp_path, f"{BAKERY}\nAddress: 12 Linden Street, Leipzig")
    await made.goes_on()
    assert inner(made.files()["index.html"], "h1") == ["Bakery"]


@pytest.mark.parametrize(("lang", "without"), [("en", "No online shop"), ("de", "Kein Onlineshop")])
async def test_what_a_page_does_without_is_not_called_impossible(
    lang: str, without: str, tmp_path: Path
) -> None:
    made = await built(tmp_path, SHOPS[lang].wish)
    await answers(made, *SHOPS[lang].answers[:3], without)
    await made.goes_on()
    assert made.beyond() == []


async def test_a_please_is_no_wish(tmp_path: Path) -> None:
    shop = SHOPS["ru"]
    made = await built(tmp_path, shop.wish)
    await answers(made, shop.answers[0], shop.colour, *shop.answers[2:])
    await made.goes_on()
    assert made.beyond() == []


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


async def test_a_wish_during_the_work_that_nobody_could_follow_is_named(tmp_path: Path) -> None:
    made = await steered(tmp_path)
    named = made.beyond() + made.points("not_done") + made.points("look")
    told = [one["text"] for one in made.kinds("review_written") + made.kinds("task_finished")]
    assert any(PHOTO in text for text in named + told)
