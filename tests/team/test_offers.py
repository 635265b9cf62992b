"""
What rules offer where somebody wants advice, findings or ideas: honestly, at once, in their words.

Rules look nothing up and have no opinion. They say so in two sentences, with what can be done.
"""

from __future__ import annotations

import re

import pytest

from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.question import Question
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.mind import Brought, Message, Offer, Told
from folkmoot.team.offline.asking import question, round_of
from folkmoot.team.offline.offering import offer
from folkmoot.texts import say


def told(intent: Intent, text: str, lang: str = "en", *answers: tuple[Question, str]) -> Told:
    project = Project("p1", intent, Flow.QUICK, text, "ann", 1, round=1, bots=("leader",))
    said = tuple(
        (asked, Message(2 + n, "ann", words, lang)) for n, (asked, words) in enumerate(answers)
    )
    return Told(project, Message(1, "ann", text, lang), said, lang=lang)


QUESTIONS = {
    "en": "How can I get more customers?",
    "es": "¿Cómo consigo más clientes?",
    "pt": "Como consigo mais clientes?",
    "fr": "Comment avoir plus de clients ?",
    "de": "Wie bekomme ich mehr Kunden?",
    "it": "Come posso avere più clienti?",
    "nl": "Hoe krijg ik meer klanten?",
    "ru": "Как найти больше клиентов?",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("intent", [Intent.ADVICE, Intent.RESEARCH])
def test_what_rules_cannot_answer_they_say_at_once_in_two_sentences(
    intent: Intent, lang: str
) -> None:
    asked = told(intent, QUESTIONS[lang], lang)
    assert round_of(asked) == (), "no question can help here"
    text = offer(asked).text
    assert "folkmoot model" in text
    assert len(re.findall(r"[.!?](?=\s|$)", text)) == 2, text
    assert offer(asked).choices == ()


UNDECIDED = {
    "en": "Should we rent or buy an espresso machine? We are 12 people.",
    "es": "¿Deberíamos alquilar o comprar una cafetera? Somos 12 personas.",
    "pt": "Devemos alugar ou comprar uma cafeteira? Somos 12 pessoas.",
    "fr": "Faut-il louer ou acheter une machine à café ? On est 12.",
    "de": "Sollen wir eine Kaffeemaschine mieten oder kaufen? Wir sind 12 Leute.",
    "it": "Dovremmo affittare o comprare una macchina da caffè? Siamo in 12.",
    "nl": "Moeten we een koffiemachine huren of kopen? We zijn met 12.",
    "ru": "Нам арендовать или купить кофемашину? Нас 12 человек.",
}
PRICES = {
    "en": "Renting costs 80 euros a month. Buying costs 1200 euros.",
    "es": "Alquilar cuesta 80 euros al mes. Comprar cuesta 1200 euros.",
    "pt": "Alugar custa 80 reais por mês. Comprar custa 1200 reais.",
    "fr": "Louer coûte 80 euros par mois. Acheter coûte 1200 euros.",
    "de": "Mieten kostet 80 Euro im Monat. Kaufen kostet 1200 Euro.",
    "it": "Affittare costa 80 euro al mese. Comprare costa 1200 euro.",
    "nl": "Huren kost 80 euro per maand. Kopen kost 1200 euro.",
    "ru": "Арендовать стоит 80 евро в месяц. Купить стоит 1200 евро.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_names_ways_is_asked_what_speaks_for_each_and_sees_them_side_by_side(lang: str) -> None:
    (asked,) = round_of(told(Intent.ADVICE, UNDECIDED[lang], lang))
    assert asked.bot == "leader"
    given = told(Intent.ADVICE, UNDECIDED[lang], lang, (asked, PRICES[lang]))
    text = offer(given).text
    assert text.startswith(say("ways-laid", lang))
    for sentence in PRICES[lang].rstrip(".").split(". "):
        assert sentence in text, "in their words"
    assert "15" in text.replace("1200", ""), "after which both cost the same"
    assert "12 " in text.replace("1200", "") or "12\n" in text, "what they also said"


def test_lines_of_what_was_brought_are_findings_with_their_source() -> None:
    asked = told(Intent.RESEARCH, "What do we know about the capital of France?")
    brought = Brought("notes", ("towns.md",), (("towns.md", "The capital of France is Paris."),))
    text = offer(Told(asked.project, asked.request, material=(brought,))).text
    assert "notes/towns.md: The capital of France is Paris." in text


HAVE = {
    "en": ("I have a free room and some evenings. What could I do with them?", "Free room"),
    "es": ("Tengo un taller y me gusta la cerámica. ¿Qué podría hacer?", "Taller"),
    "pt": ("Tenho um sítio e gosto de cozinhar. O que eu poderia fazer?", "Sítio"),
    "fr": ("J’ai une grange et du temps le week-end. Que pourrais-je en faire ?", "Grange"),
    "de": ("Ich habe eine Scheune und freie Wochenenden. Was könnte ich machen?", "Scheune"),
    "it": ("Ho una cantina e amo la musica. Cosa potrei farne?", "Cantina"),
    "nl": ("Ik heb een schuur en vrije avonden. Wat kan ik ermee doen?", "Schuur"),
    "ru": ("У меня есть мастерская и свободные вечера. Что можно сделать?", "Мастерская"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ideas_are_three_to_five_and_speak_of_what_the_person_has(lang: str) -> None:
    text, thing = HAVE[lang]
    found = offer(told(Intent.EXPLORE, text, lang))
    assert 3 <= len(found.choices) <= 5
    assert all(choice.title.startswith(thing) for choice in found.choices), found.choices


def test_what_somebody_hopes_for_says_which_idea_is_recommended() -> None:
    def recommended(hope: str) -> str:
        base = told(Intent.EXPLORE, "I have a barn. What could I do with it?")
        asked = question("ask-explore-problem", "leader", "problem", base)
        found = offer(told(Intent.EXPLORE, base.request.text, "en", (asked, hope)))
        return _title(found)

    assert "service" in recommended("Some income")
    assert "together" in recommended("Something that I enjoy")
    assert "teach" in recommended("Helping others")


def test_what_somebody_has_for_it_is_said_once() -> None:
    base = told(Intent.EXPLORE, "I have a barn. What could I do with it?")
    asked = question("ask-explore-money", "leader", "money", base)
    found = offer(told(Intent.EXPLORE, base.request.text, "en", (asked, "An evening a week.")))
    assert found.text.endswith("You have for it: An evening a week.")


def _title(found: Offer) -> str:
    return found.choices[found.recommended - 1].title
