"""
Small tasks by rules, in eight languages: each result is worked out here by another way.
"""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.offline import able
from folkmoot.team.offline.amending import amended
from folkmoot.team.offline.asking import round_of
from folkmoot.team.offline.kinds import RESULT
from folkmoot.team.offline.making import small
from folkmoot.team.offline.making.units import known, unit
from folkmoot.work.visible import shows
from tests.team.building import built
from tests.team.test_event import ASKED_ON, told

TASK = Intent.TASK
UNTIL = {
    "en": "how many days until 24 December",
    "de": "Wie viele Tage sind es bis zum 24. Dezember?",
    "es": "cuántos días faltan para el 24 de diciembre",
    "pt": "quantos dias faltam para 24 de dezembro",
    "fr": "combien de jours jusqu'au 24 décembre",
    "it": "quanti giorni mancano al 24 dicembre",
    "nl": "hoeveel dagen tot 24 december",
    "ru": "сколько дней до 24 декабря",
}
MILES = {
    "en": "convert 5 miles to km",
    "de": "Rechne 5 Meilen in km um",
    "es": "convierte 5 millas a km",
    "pt": "converta 5 milhas em km",
    "fr": "convertis 5 miles en km",
    "it": "converti 5 miglia in km",
    "nl": "zet 5 mijl om in km",
    "ru": "переведи 5 миль в км",
}
SHARE = {
    "en": "15% of 240",
    "de": "Wie viel sind 15 % von 240?",
    "es": "cuánto es el 15% de 240",
    "pt": "quanto é 15% de 240",
    "fr": "combien font 15 % de 240",
    "it": "quanto fa il 15% di 240",
    "nl": "hoeveel is 15% van 240",
    "ru": "сколько будет 15% от 240",
}
ADDED = {
    "en": "add up 12.50, 3.99 and 20",
    "de": "Addiere 12,50, 3,99 und 20",
    "es": "suma 12,50, 3,99 y 20",
    "pt": "some 12,50, 3,99 e 20",
    "fr": "additionne 12,50, 3,99 et 20",
    "it": "somma 12,50, 3,99 e 20",
    "nl": "tel 12,50, 3,99 en 20 op",
    "ru": "сложи 12,50, 3,99 и 20",
}
LIST = {
    "en": "make a packing list from: tent, rope, lamp",
    "de": "Mach eine Packliste aus: Zelt, Seil, Lampe",
    "es": "haz una lista de equipaje con: tienda, cuerda, lámpara",
    "pt": "faça uma lista de bagagem com: barraca, corda, lanterna",
    "fr": "fais une liste de bagages avec : tente, corde, lampe",
    "it": "fai una lista con: tenda, corda, lampada",
    "nl": "maak een paklijst van: tent, touw, lamp",
    "ru": "сделай список вещей: палатка, верёвка, лампа",
}
SORT = {
    "en": "sort these names: Zoe, Ann, Bob",
    "de": "Sortiere diese Namen: Zoe, Ärmel, Bob",
    "es": "ordena estos nombres: Zoe, Ángel, Beto",
    "pt": "ordene estes nomes: Zoe, Ana, Beto",
    "fr": "trie ces noms : Zoé, Ève, Félix",
    "it": "ordina questi nomi: Zoe, Anna, Bob",
    "nl": "sorteer deze namen: Zoë, Anna, Bob",
    "ru": "отсортируй имена: Яна, Аня, Боря",
}


def came(lang: str, request: str, *notes: str) -> small.Small:
    return small.done(told(lang, request, *notes, intent=TASK))


def last_number(text: str) -> Decimal:
    return Decimal(re.findall(r"\d+(?:[.,]\d+)?", text)[-1].replace(",", "."))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_days_until_a_date(lang: str) -> None:
    counted = date(2026, 12, 24).toordinal() - ASKED_ON.toordinal()
    assert f"{counted} " in came(lang, UNTIL[lang]).text
    assert "2026" in came(lang, UNTIL[lang]).text, "it says which day was meant"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_units_shares_and_totals(lang: str) -> None:
    point = "." if lang == "en" else ","
    assert f"8{point}04672 km" in came(lang, MILES[lang]).text, "5 times 1609.344 m"
    assert last_number(came(lang, SHARE[lang]).text) == 36
    assert last_number(came(lang, ADDED[lang]).text) == Decimal("36.49")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_hold_what_was_given_in_order(lang: str) -> None:
    given = [item.strip() for item in LIST[lang].split(":")[1].split(",")]
    assert came(lang, LIST[lang]).text == "\n".join(f"- [ ] {item}" for item in given)
    names = re.findall(r"^- (.+)$", came(lang, SORT[lang]).text, re.MULTILINE)
    first, second, third = SORT[lang].split(":")[1].strip().split(", ")
    assert names == [second, third, first]


@pytest.mark.parametrize(
    ("request_text", "says"),
    [
        ("convert 5 parsecs to km", "We do not know the unit “parsecs”."),
        ("convert 5 kg to km", "cannot be turned into each other: kg, km"),
        ("convert 100 dollars to euros", "changes every day"),
        ("how many days until 31 February", "There is no such day: 31 February."),
        ("how many days until my birthday", "We cannot tell which day you mean."),
        ("calculate 5 / 0", "Nothing can be divided by zero"),
        ("make a packing list for a camping trip", "what should be on the list"),
        ("sort these", "nothing to work on"),
        ("write a letter to my landlord", "what it should say"),
    ],
)
def test_what_is_not_known_is_said_and_nothing_is_made_up(request_text: str, says: str) -> None:
    found = came("en", request_text)
    assert not found.text
    assert says in found.lacks
    (opinion,) = able.opinions(told("en", request_text, intent=TASK))
    assert (opinion.fine, opinion.evidence) == (False, found.lacks)


@pytest.mark.parametrize(
    ("request_text", "note", "wanted"),
    [
        ("15% of 240", "of 260 instead", "39"),
        ("convert 5 miles to km", "no, 8 miles", "12.874752 km"),
        ("sort these by size: 10, 9, 100", "from largest", "- 100\n- 10\n- 9"),
        ("make a shopping list: milk", "add butter and eggs", "- [ ] butter\n- [ ] eggs"),
        ("how many weeks between 1 March and 5 May 2027", "", "9 weeks and 2 days"),
        ("which weekday is 24 December 2026?", "", "Thursday"),
        ("what is 12 plus 5 times 2", "", "= 22"),
        ("average of 3, 4 and 6", "", "≈ 4.3333"),
    ],
)
def test_a_small_task_is_done_again_as_it_was_changed(
    request_text: str, note: str, wanted: str
) -> None:
    assert wanted in came("en", request_text, *filter(None, [note])).text


def test_every_unit_turns_into_its_partner_and_back() -> None:
    for one in known().values():
        assert known()[one.partner].kind == one.kind
        assert unit(one.name) == one, one.name
        assert abs(one.factor) > 0


POSTS = {
    "en": "write three posts for Instagram about our opening on May 3rd",
    "de": "Schreib drei Instagram-Posts über unsere Eröffnung am 3. Mai",
    "es": "escribe tres publicaciones para Instagram sobre nuestra inauguración el 3 de mayo",
    "pt": "escreva três posts sobre a nossa inauguração em 3 de maio",
    "fr": "écris trois posts pour Instagram sur notre ouverture le 3 mai",
    "it": "scrivi tre post per Instagram sulla nostra apertura il 3 maggio",
    "nl": "schrijf drie posts over onze opening op 3 mei",
    "ru": "напиши три поста о нашем открытии 3 мая",
}
SALE = {
    "en": ("announce our autumn sale, 20 % off, until 30 October", "Our autumn sale: "),
    "de": (
        "Kündige unseren Herbstverkauf an, 20 % Rabatt, bis 30. Oktober",
        "Unser Herbstverkauf: ",
    ),
    "es": ("anuncia nuestra venta de otoño, 20 % de descuento, hasta el 30 de octubre", "Nuestra "),
    "ru": ("напиши пост про осеннюю распродажу, скидка 20 %, до 30 октября", "Про осеннюю "),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_fact_makes_one_post_and_that_is_said(lang: str) -> None:
    found = came(lang, POSTS[lang])
    assert "3" in found.text
    assert found.text.count("\n") == 0, "one post"
    assert "3" in found.note
    assert "Instagram" not in found.text, "where it goes is no part of it"


@pytest.mark.parametrize("lang", SALE)
def test_a_post_keeps_every_fact_and_invents_none(lang: str) -> None:
    request, begins = SALE[lang]
    text = came(lang, request).text
    assert text.startswith(begins)
    assert set(re.findall(r"\w+", text.lower())) <= set(re.findall(r"\w+", request.lower())) | {
        "unser"
    }
    for fact in request.split(", ")[1:]:
        assert fact in text


def test_several_things_that_were_told_make_several_posts() -> None:
    request = "write three posts about our fair on 5 July: flea market, live music, raffle at 6 pm"
    first, second, third = came("en", request).text.split("\n\n")
    assert first == "1. Our fair on 5 July: flea market."
    assert second == "2. Our fair on 5 July: live music."
    assert third == "3. Our fair on 5 July: raffle at 6 pm."


LETTER = {
    "en": "Write an email to my landlord that the heating has been broken since Monday, flat 12",
    "de": "Schreib eine Mail an meinen Vermieter, dass die Heizung seit Montag aus ist, Wohnung 12",
    "es": "Escribe un correo a mi casero diciendo que la calefacción no va desde el lunes, piso 12",
    "ru": "Напиши письмо хозяину квартиры, что отопление не работает с понедельника, квартира 12",
}


@pytest.mark.parametrize("lang", LETTER)
def test_a_letter_says_what_it_was_to_say(lang: str) -> None:
    found = came(lang, LETTER[lang])
    said = re.split(r"\b(?:that|dass|que|что) ", LETTER[lang], maxsplit=1)[1]
    assert f"{said[1:]}." in found.text
    assert "12" in found.text


def test_a_letter_is_changed_as_was_asked_or_the_wish_is_named() -> None:
    changes = ("Change Monday to Tuesday", "Add that we have a baby", "make it friendlier")
    found = came("en", LETTER["en"], *changes)
    assert "since Tuesday, flat 12. We have a baby." in found.text
    assert "Monday" not in found.text
    assert found.undone == ("make it friendlier",)
    assert "friendlier" not in found.text


@pytest.mark.parametrize(
    ("lang", "request_text"),
    [
        ("en", 'Translate "good morning" into Italian'),
        ("en", "Translate this email into French: hello, we are open"),
        ("en", "Write a poem about our old dog"),
        ("en", "Review this code please: def f(x): return x+1"),
        ("en", "Write a slogan for our bakery"),
        ("de", "Schreib ein Gedicht über unseren alten Hund"),
        ("es", "Escribe un poema sobre nuestro perro"),
        ("ru", "Напиши стихи о нашей собаке"),
        ("fr", "Traduis ce courriel en anglais : bonjour, nous sommes ouverts"),
    ],
)
def test_what_needs_a_model_is_asked_nothing_and_gets_no_letter(
    lang: str, request_text: str
) -> None:
    wish = told(lang, request_text, intent=TASK)
    assert able.needs_model(wish)
    assert round_of(wish) == ()
    assert not small.done(wish).text
    assert able.opinions(wish)[0].fine is False


def test_a_list_that_reads_like_a_build_is_worked_out_all_the_same() -> None:
    wish = told("en", LIST["en"])
    assert able.made(wish) == RESULT
    (line,) = able.points(wish)
    assert shows("RESULT.md", f"# Packing list\n\n{small.done(wish).text}\n", line.check.what)
    assert line.check.what == "tent | rope | lamp"


def test_a_request_is_read_in_its_own_language_in_a_room_of_another() -> None:
    wish = told("en", ADDED["de"], intent=TASK)
    assert "36,49" in small.done(amended(wish)).text


async def test_results_are_said_in_the_room(tmp_path: Path) -> None:
    made = await built(tmp_path, "add up 12.50, 3.99 and 20")
    await made.goes_on()
    (done,) = made.kinds("task_finished")
    assert done["text"] == "Result: 12.50 + 3.99 + 20 = 36.49"
    assert not made.points("not_done")
