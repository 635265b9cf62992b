"""
An event from what was told: its files are read here and reckoned again, by another way.

Dates are counted with the calendar of Python, sums with fractions; nothing is taken from the
maker but the files it leaves.
"""

from __future__ import annotations

import re
from calendar import monthrange
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from folkmoot.conversation.check import How
from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline import able
from folkmoot.team.offline.briefing import write
from folkmoot.team.offline.making import event
from folkmoot.team.offline.occasion import Occasion
from folkmoot.work.visible import shows
from tests.team.building import built

ASKED_ON = date(2026, 3, 1)
CREATED = 1_772_323_200_000
"""Milliseconds of that day."""

PARTY = {
    "en": "plan a summer party for 40 people on 12 June, budget 600 euros",
    "de": "Plane ein Sommerfest für 40 Leute am 12. Juni, Budget 600 Euro",
    "es": "Organiza una fiesta de verano para 40 personas el 12 de junio, presupuesto 600 euros",
    "pt": "Planeje uma festa de verão para 40 pessoas em 12 de junho, orçamento 600 euros",
    "fr": "Organise une fête d'été pour 40 personnes le 12 juin, budget 600 euros",
    "it": "Organizza una festa estiva per 40 persone il 12 giugno, budget 600 euro",
    "nl": "Organiseer een zomerfeest voor 40 personen op 12 juni, budget 600 euro",
    "ru": "Организуй летний праздник на 40 человек 12 июня, бюджет 600 евро",
}
FULL = {
    "en": "Organise a street festival on 5 September from 14:00 to 22:00 in the park, 150 guests, "
    "budget 3,000 euros, stage 800 euros, food 900.50 euros, fireworks",
    "de": "Organisiere ein Straßenfest am 5. September von 14 bis 22 Uhr im Park, 150 Gäste, "
    "Budget 3.000 Euro, Bühne 800 Euro, Essen 900,50 Euro, Feuerwerk",
    "es": "Organiza una fiesta de barrio el 5 de septiembre de 14:00 a 22:00 en el parque, "
    "150 personas, presupuesto 3.000 euros, escenario 800 euros, comida 900,50 euros, fuegos",
    "ru": "Организуй праздник двора 5 сентября с 14:00 до 22:00 в парке, 150 человек, "
    "бюджет 3 000 евро, сцена 800 евро, еда 900,50 евро, фейерверк",
}
MAKES = {
    event.PROGRAMME: event.programme,
    event.CHECKLIST: event.checklist,
    event.BUDGET: event.budget,
    event.INVITATION: event.invitation,
}


def told(lang: str, request: str, *notes: str, intent: Intent = Intent.BUILD) -> Told:
    said = tuple(Message(n + 2, "ann", text, lang) for n, text in enumerate(notes))
    project = Project("p1", intent, Flow.FULL, request, "ann", 1, created_at=CREATED)
    return Told(project, Message(1, "ann", request, lang), notes=said, lang=lang)


def files(known: Told) -> dict[str, str]:
    return {name: make(known) for name, make in MAKES.items()}


def cells(markdown: str) -> dict[str, str]:
    """The rows of a table of two columns, as a reader has them."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", markdown, re.MULTILINE)
    return {name.strip("*"): value.strip("*") for name, value in rows[2:]}


def amount(shown: str) -> Fraction:
    plain = re.sub(r"[^\d.,-]", "", shown).replace(",", ".")
    return Fraction(plain)


def day_before(day: date, back: int) -> date:
    """The same as taking days off, counted month by month."""
    number = day.day - back
    year, month = day.year, day.month
    while number < 1:
        year, month = (year - 1, 12) if month == 1 else (year, month - 1)
        number += monthrange(year, month)[1]
    return date(year, month, number)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_checklist_has_real_days_counted_back(lang: str) -> None:
    made = files(told(lang, PARTY[lang]))[event.CHECKLIST]
    heads = [line for line in made.splitlines() if line.startswith("## ")]
    party = date(2026, 6, 12)
    wanted = [day_before(party, back) for back in (28, 14, 7, 1)]
    wanted += [party, date(2026, 6, 13)]
    for head, day in zip(heads, wanted, strict=True):
        assert f"{day.day}" in re.findall(r"\d+", head), (head, day)
        assert str(day.year) in head
    assert made.count("- [ ]") >= 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_money_that_nobody_named_stays_open(lang: str) -> None:
    made = files(told(lang, PARTY[lang]))[event.BUDGET]
    rows = [amount(value) for value in cells(made).values()]
    assert rows == [0, 600, 600], "planned, budget, left: no price is made up"
    assert re.search(r"\b15 €", made), "600 / 40"


@pytest.mark.parametrize("lang", FULL)
def test_what_was_named_is_added_up(lang: str) -> None:
    made = files(told(lang, FULL[lang]))
    rows = cells(made[event.BUDGET])
    values = [*rows.values()]
    stage, food, fireworks, planned, whole, left = values
    assert amount(stage) + amount(food) == amount(planned) == Fraction("1700.5")
    assert amount(whole) - amount(planned) == amount(left) == Fraction("1299.5")
    assert not re.search(r"\d", fireworks), "its price is open"
    assert re.search(r"\b20 €", made[event.BUDGET]), "3000 / 150"
    assert ("900.50" if lang == "en" else "900,50") in food


@pytest.mark.parametrize("lang", FULL)
def test_everything_that_was_told_stands_in_the_papers(lang: str) -> None:
    own = Occasion(told(lang, FULL[lang]))
    made = files(told(lang, FULL[lang]))
    assert own.date == date(2026, 9, 5)
    assert own.people is not None
    assert own.people.value == 150
    for part in own.parts:
        assert part.text in made[event.PROGRAMME]
        assert part.text in made[event.INVITATION]
    assert len(own.parts) == 3
    assert own.place is not None
    assert own.place.value in made[event.INVITATION]
    assert "14:00" in made[event.PROGRAMME]
    assert "14:00–22:00" in made[event.INVITATION]
    assert "13:00" in made[event.CHECKLIST], "ready an hour before"
    assert not event.lacking(told(lang, FULL[lang]))
    assert "120 people" not in made[event.INVITATION]


@pytest.mark.parametrize("lang", FULL)
def test_every_point_is_shown_by_its_file(lang: str) -> None:
    known = told(lang, FULL[lang])
    made = files(known)
    found = event.points(known)
    assert len(found) == 7
    for line in found:
        assert line.check.how is How.SHOWS
        assert shows(line.check.file, made[line.check.file], line.check.what), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_nobody_told_is_not_shown_and_is_named(lang: str) -> None:
    known = told(lang, PARTY[lang])
    made = files(known)
    undone = set(event.lacking(known))
    assert len(undone) == 3, "hour, place and what happens"
    for line in event.points(known):
        seen = shows(line.check.file, made[line.check.file], line.check.what)
        assert seen is (line.text not in undone), line


def test_without_a_date_the_steps_say_how_long_before() -> None:
    made = files(told("en", "Plan a party for 20 people with food and music"))
    assert "## 4 weeks before" in made[event.CHECKLIST]
    assert "Settle the date" in made[event.CHECKLIST]
    assert "No times are known yet" in made[event.PROGRAMME]
    assert "1. Food\n1. Music" in made[event.PROGRAMME]
    assert "Not to be sent yet. Still missing: the date" in made[event.INVITATION]


def test_a_day_that_no_calendar_has_is_said_to_be_none() -> None:
    known = told("en", "Plan a party on 31 February for 20 people")
    assert "There is no such day: 31 February." in files(known)[event.CHECKLIST]
    assert "There is no such day: 31 February." in event.lacking(known).values()


def test_a_day_that_is_past_is_said_to_be() -> None:
    known = told("de", "Wir planen am Samstag, den 17. Januar 2026, ein Weinfest in der Turnhalle.")
    assert Occasion(known).heading == "Weinfest"
    assert "In der Turnhalle" in files(known)[event.INVITATION]
    assert "Dieser Tag ist schon vorbei." in files(known)[event.PROGRAMME]
    assert "Dieser Tag" in write(known).brief.section("open_questions")[0].text


def test_what_people_pay_is_not_what_it_costs() -> None:
    known = told(
        "en", "Plan a quiz evening at 7 pm at the pub, 3 euros entry each, prizes 60 euros"
    )
    assert "60 € planned." in files(known)[event.BUDGET]
    assert "3 €" not in files(known)[event.BUDGET]
    own = Occasion(known)
    assert own.place is not None
    assert own.start is not None
    assert (own.place.value, own.start.value) == ("At the pub", 19 * 60)


def test_steps_that_are_past_already_are_done_at_once() -> None:
    soon = ASKED_ON + timedelta(days=10)
    made = files(told("en", f"Plan a party on {soon.isoformat()} for 20 people"))
    heads = [line for line in made[event.CHECKLIST].splitlines() if line.startswith("## ")]
    assert [head.startswith("## At once") for head in heads] == [True, True, False] + [False] * 3


def test_what_was_said_since_counts() -> None:
    known = told(
        "en",
        "Plan our anniversary on 3 October: 14:00 welcome, 15:00 speeches, 18:00 dinner, "
        "120 guests, budget 4000 euros. Please find a caterer.",
        "Add a tombola",
        "drop the speeches",
        "dinner costs 1800 euros",
        "start at 13:30",
    )
    made = files(known)
    assert [part.text for part in Occasion(known).parts] == ["Welcome", "Dinner", "Tombola"]
    order = re.findall(r"^- (\d+:\d\d) (\w+)$", made[event.PROGRAMME], re.MULTILINE)
    assert order == [("13:30", "Beginning"), ("14:00", "Welcome"), ("18:00", "Dinner")]
    assert "1800 € of 4000 € planned, 2200 € left." in made[event.BUDGET]
    assert [line.text for line in event.beyond(known)] == ["Please find a caterer"]
    assert not any("caterer" in text for text in made.values()), "a wish is printed nowhere"


def test_more_than_the_budget_and_other_money_are_said() -> None:
    request = "Plan a party, budget 100 euros, band 150 euros, flowers 20 dollars"
    made = files(told("en", request))[event.BUDGET]
    assert "150 € planned: 50 € more than the budget of 100 €." in made
    assert "not added up: Flowers $20" in made


def test_papers_that_are_asked_for_are_no_part_of_the_programme() -> None:
    known = told("en", "Plan a wedding with a checklist, an invitation and a budget, nothing fancy")
    assert Occasion(known).parts == []
    assert not event.beyond(known)


def test_the_brief_says_how_the_facts_were_read() -> None:
    brief = write(told("de", PARTY["de"])).brief
    assert [line.text for line in brief.section("constraints")] == [
        "Wann: Freitag, 12. Juni 2026",
        "Budget: 600 €",
    ]
    assert [line.text for line in brief.section("users")] == ["40 Personen"]


def test_a_party_that_reads_like_a_small_task_is_no_letter() -> None:
    known = told("en", PARTY["en"], intent=Intent.TASK)
    assert able.whole(known)
    assert len(able.opinions(known)) == 3


def test_words_of_people_end_no_cell_and_no_line() -> None:
    made = files(
        told("en", "Plan a party, budget 100 euros", "a | b\n- [ ] c 5 euros, =1+1 7 euros")
    )
    assert all(line.count("|") == 3 for line in made[event.BUDGET].splitlines() if "|" in line)


def test_2000_prices_add_up() -> None:
    lines = [f"Item {chr(97 + n % 26)}{n // 26} {n % 90 + 1}.50 €" for n in range(2_000)]
    known = told("en", "Plan a party, budget 100000 €", "\n".join(lines))
    rows = cells(files(known)[event.BUDGET])
    priced = [amount(value) for name, value in rows.items() if name.startswith("Item")]
    assert len(priced) == len(Occasion(known).parts) == 2_000
    assert sum(priced) == amount(rows["Planned"])
    assert amount(rows["Budget"]) - amount(rows["Planned"]) == amount(rows["Left"])


@pytest.mark.parametrize("request_text", [PARTY["en"], FULL["en"]])
async def test_200_wishes_are_named_and_the_rest_goes_on(request_text: str, tmp_path: Path) -> None:
    wishes = "\n".join(f"Please find a caterer for table {n}." for n in range(200))
    made = await built(tmp_path, f"{request_text}.\n{wishes}")
    await made.goes_on()
    said = [one["text"] for kind in ("said", "task_finished") for one in made.kinds(kind)]
    named = "\n".join(text for text in said if "caterer" in text)
    assert named.count("caterer") == 200, "a small task has no brief that has them"
    papers = [text for name, text in made.files().items() if name in MAKES]
    assert len(papers) == 4
    assert not any("caterer" in text for text in papers)
