"""What is read out of people's words: kinds, parts, answers dealt out to their questions."""

from __future__ import annotations

import pytest

from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.question import Question
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.briefing import write
from folkmoot.team.offline.cues import _rows, hits
from folkmoot.team.offline.heard import deal, vague
from folkmoot.team.offline.kinds import kind_of
from folkmoot.team.offline.reading import features, slug, subject, title_of
from folkmoot.understanding.text import fold


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_rows_of_folded_phrases(lang: str) -> None:
    assert set(_rows(lang)) == set(_rows("en"))
    for name, phrases in _rows(lang).items():
        assert phrases, name
        for phrase in phrases:
            assert phrase == fold(phrase).strip(), (lang, name, phrase)
            assert hits(phrase.strip("*"), lang), (lang, name, phrase)


@pytest.mark.parametrize(
    ("lang", "text", "kind"),
    [
        ("en", "I need a website for my bakery", "site"),
        ("en", "a wedding website", "site"),
        ("en", "Build me a CRM", "app"),
        ("en", "a command-line tool that sorts photos", "tool"),
        ("en", "a small API for sensor readings", "service"),
        ("en", "a monthly report on our sales", "data"),
        ("en", "a brand for our café", "brand"),
        ("en", "plan a campaign for the opening", "campaign"),
        ("en", "organise a workshop on bees", "event"),
        ("en", "put together a handover", "other"),
        ("de", "Wir brauchen eine Vereinswebsite", "site"),
        ("nl", "Maak een script dat bestanden opruimt", "tool"),
        ("ru", "Сделайте сайт для кафе", "site"),
    ],
)
def test_the_kind_is_what_shall_be_made(lang: str, text: str, kind: str) -> None:
    assert kind_of(text, lang) == kind


def test_parts_are_what_the_request_lists() -> None:
    text = "I need a website for my bakery in Utrecht, opening hours, menu, order by phone"
    assert features(text, "en") == ["opening hours", "menu", "order by phone"]
    assert subject(text, "en") == "bakery in Utrecht"
    assert title_of(text, "en") == "Website for my bakery in Utrecht"
    listed = features("Build me a CRM with contacts, notes and reminders", "en")
    assert listed == ["contacts", "notes", "reminders"]
    assert features("Build me a CRM", "en") == []


def test_a_name_for_a_program_is_plain_in_every_alphabet() -> None:
    assert slug("Скрипт для банка") == "skript_dlya_banka"
    assert slug("Größe & Maß") == "grosse_mass"
    assert slug("12 %") == "program"


ASKED = [
    Question("leader", "Who is it for?", id="q1", topic="users"),
    Question("coder", "Where must it run?", id="q2", topic="tech"),
    Question("auditor", "What should it not do?", id="q3", topic="out"),
]


def dealt(text: str) -> dict[str, str]:
    return {question.id if question else "": piece for piece, question in deal(text, ASKED, "en")}


def test_what_is_left_over_among_answers_in_order_goes_to_the_question_that_is_left() -> None:
    assert dealt("For my aunt. Zanzibar. No login.") == {
        "q1": "For my aunt.",
        "q2": "Zanzibar.",
        "q3": "No login.",
    }
    assert dealt("No login. Zanzibar. For my aunt.") == {
        "q3": "No login.",
        "": "Zanzibar.",
        "q1": "For my aunt.",
    }


def test_numbers_lead_to_their_questions() -> None:
    assert dealt("1. my aunt 3. nothing loud") == {"q1": "my aunt", "q3": "nothing loud"}
    assert dealt("q2: in the browser") == {"q2": "in the browser"}


def test_a_sentence_goes_to_the_question_it_speaks_of() -> None:
    found = dealt("It runs on Linux. No login.")
    assert (found["q2"], found["q3"]) == ("It runs on Linux.", "No login.")


def test_what_was_not_asked_is_kept_beside_the_questions() -> None:
    found = dealt("My aunt. On Linux. No login. The budget is 300 euros.")
    assert "300 euros" in found[""]


def test_one_text_for_one_question_is_its_answer() -> None:
    assert deal("anything at all. really", ASKED[:1], "en") == [
        ("anything at all. really", ASKED[0])
    ]


@pytest.mark.parametrize("text", ["I don't know", "no idea", "maybe", "not sure yet"])
def test_a_hedge_alone_is_vague(text: str) -> None:
    assert vague(text, "en")


@pytest.mark.parametrize(
    "text", ["We do not have a domain yet", "blue", "no", "maybe forty people in the hall"]
)
def test_an_answer_with_a_hedge_in_it_is_not(text: str) -> None:
    assert not vague(text, "en")


def test_what_was_made_clear_later_is_neither_open_nor_assumed() -> None:
    asked = (
        Question("coder", "Where must it run?", otherwise="In a browser.", id="q1", topic="tech"),
        Question("coder", "And if you had to?", otherwise="Simply.", id="q2", topic="tech"),
    )
    said = (Message(2, "ann", "not sure"), Message(3, "ann", "On our old tablets"))
    project = Project("p1", Intent.BUILD, Flow.FULL, "Build me a CRM", "ann", 1, asked=asked)
    told = Told(project, Message(1, "ann", "Build me a CRM"), tuple(zip(asked, said, strict=True)))
    brief = write(told).brief
    assert [line.text for line in brief.section("technology")] == ["On our old tablets"]
    assert brief.section("open_questions") == brief.section("assumptions") == ()
