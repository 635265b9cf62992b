"""Facts stand in their place, wishes are printed nowhere: what people say of a page, sorted."""

from __future__ import annotations

import pytest

from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.facts import Facts, pieces
from folkmoot.team.offline.making import site

FULL = {
    "en": (
        "Our name is Crumb & Crust. Open Tue-Sat 6:00-18:00, closed on Mondays. "
        "Linden St. 5, 04277 Leipzig. Phone 0341 123456, mail hello@crumb.example. "
        "We bake with organic flour since 1923. Sourdough 4.50 €, rolls 0.60 €."
    ),
    "de": (
        "Wir heißen Bäckerei Krume. Geöffnet Mo-Fr 6:30-18 Uhr, Sa 7-12 Uhr. "
        "Lindenstraße 12, 04277 Leipzig. Tel. 0341 55 66 77, hallo@krume.example. "
        "Wir backen seit 1923 mit Mehl aus der Region. Roggenbrot 4,20 €, Brötchen 0,45 €."
    ),
    "ru": (
        "Мы называемся Крошка. Часы работы: Пн-Пт 9:00-20:00, Сб 10:00-18:00. "
        "Адрес: ул. Ленина, д. 5, Казань. Телефон +7 843 123-45-67, почта hleb@kroshka.example. "
        "Мы печём хлеб с 1993 года по старым рецептам. Хлеб 80 руб, булочка 35 руб."
    ),
}


def told(lang: str, request: str, *notes: str) -> Told:
    said = tuple(Message(n + 2, "ann", text, lang) for n, text in enumerate(notes))
    project = Project("p1", Intent.BUILD, Flow.CHAT, request, "ann", 1)
    return Told(project, Message(1, "ann", request, lang), notes=said, lang=lang)


REQUEST = {
    "en": "Build me a website for my bakery",
    "de": "Baut mir eine Website für meine Bäckerei",
    "ru": "Сделайте сайт для моей пекарни",
}


@pytest.mark.parametrize("lang", FULL)
def test_each_fact_stands_on_the_page_once_and_in_its_place(lang: str) -> None:
    full = told(lang, REQUEST[lang], FULL[lang])
    facts = Facts(full)
    page = site.index(full)
    assert facts.name is not None
    assert f"<h1>{facts.heading.replace('&', '&amp;')}</h1>" in page
    assert len(facts.of("offer")) == 2
    for slot in ("hours", "place", "phone", "mail", "about"):
        fact = facts.last(slot)
        assert fact is not None, slot
        for part in fact.text.split(", ") if slot == "hours" else [fact.text]:
            shown = page.split("<body>")[1]
            assert shown.count(f">{part}<") == 1, (slot, part)
    assert not facts.wishes
    assert not site.lacking(full)


@pytest.mark.parametrize(
    ("lang", "wish"),
    [
        ("en", "Please use warm brown colours, and show the phone number big at the top."),
        ("en", "Put a photo of our shop at the top"),
        ("en", "Remove the sentence about brown colours!"),
        ("en", "The site should have an online shop"),
        ("de", "Bitte warme Brauntöne und die Telefonnummer groß oben."),
        ("de", "Die Seite soll einen Onlineshop haben"),
        ("es", "Por favor, usa colores verdes y pon el teléfono arriba."),
        ("pt", "Por favor use cores verdes e coloque o telefone no topo."),
        ("fr", "Mettez le téléphone en grand en haut, s'il vous plaît."),
        ("it", "Per favore usate colori caldi e mettete il telefono in alto."),
        ("nl", "Gebruik graag warme kleuren en zet het telefoonnummer bovenaan."),
        ("ru", "Пожалуйста, сделайте телефон крупным и сверху."),
    ],
)
def test_a_wish_is_printed_nowhere(lang: str, wish: str) -> None:
    request = REQUEST.get(lang, "Build me a website for my bakery")
    asked = told(lang, request, wish)
    assert [one.text for one in Facts(asked).wishes] == [wish]
    page = site.index(asked)
    assert all(word not in page for word in wish.split() if len(word) > 6 and "<" not in word)


def test_a_wish_that_cannot_be_followed_is_named() -> None:
    asked = told("en", REQUEST["en"], "The site should have an online shop. Use green colours.")
    assert [line.text for line in site.beyond(asked)] == ["The site should have an online shop."]
    assert any(line.text == "Use green colours." for line in site.points(asked))


def test_what_nobody_told_is_not_on_the_page_and_is_said_so() -> None:
    empty = told("en", REQUEST["en"])
    page = site.index(empty)
    assert "<section" not in page
    assert len(site.lacking(empty)) == 4
    wanted = told("en", "Build me a website for my shop: opening hours, price list")
    assert len(site.lacking(wanted)) == 2


def test_what_is_said_last_counts() -> None:
    asked = told("en", REQUEST["en"], "Phone 0316 1111111", "Sorry, phone 0316 2222222")
    assert "0316 2222222" in site.index(asked)
    assert "0316 1111111" not in site.index(asked)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Lindenstr. 5, Leipzig. Open daily.", 2),
        ("Dr. Smith is here. He helps.", 2),
        ("Open 6:00-18:00. Sa 7-12 Uhr. Wir backen.", 3),
        ("- bread 3 €\n- rolls 1 €", 2),
    ],
)
def test_abbreviations_and_times_end_no_sentence(text: str, parts: int) -> None:
    assert len(pieces(text)) == parts


def test_a_price_list_of_2000_lines_is_read_and_bounded() -> None:
    names = (f"Thing {chr(97 + n % 26)}{n // 26} {n % 90 + 1}.50 €" for n in range(2000))
    prices = "\n".join(names)
    asked = told("en", REQUEST["en"], prices)
    page = site.index(asked)
    assert page.count("<tr>") == len(Facts(asked).of("offer")) >= 1_000
    assert all(len(str(line.check)) < 2_000 for line in site.points(asked))
