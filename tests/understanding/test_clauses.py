"""Clauses as witnesses, and what of the room a message is about, in free words."""

from __future__ import annotations

import pytest

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import Intent, State, Verdict
from folkmoot.conversation.words import Words
from folkmoot.understanding.about import tongue
from folkmoot.understanding.clauses import clauses, made_of
from folkmoot.understanding.judge import Local

LOCAL = Local()


def judged(state: str, lang: str, text: str, asked: str = "", **more: object) -> Verdict:
    return LOCAL.judge(Understand(0, text, State(state), Words(text=asked), lang=lang, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("state", "lang", "text", "reply"),
    [
        ("discovery", "en", "forget it, the council said no", "cancel"),
        ("discovery", "en", "later, I have to go out to the hives", "pause"),
        ("discovery", "pt", "ih gente, deixa pra lá, minha sobrinha vai fazer", "cancel"),
        ("discovery", "it", "scusate è arrivata una cliente, ci sentiamo dopo", "pause"),
        ("discovery", "ru", "потом, тут комиссия пришла", "pause"),
        ("discovery", "nl", "nu even niet, er staat een moeder aan de deur", "pause"),
        ("review", "de", "nicht jetzt, Notfall auf Zimmer 4", "pause"),
        ("approval", "ru", "не надо ничего, отменяй", "cancel"),
        ("review", "fr", "parfait, on s'arrête là, merci", "satisfied"),
        ("review", "nl", "top, helemaal tevreden", "satisfied"),
        ("approval", "fr", "c'est bon, il est d'accord, allez-y", "approve"),
        ("discovery", "it", "ciao a tutti, sono Beppe, il collega del turno di sera", "question"),
    ],
)
def test_a_clause_that_is_a_phrase_says_what_is_meant(
    state: str, lang: str, text: str, reply: str
) -> None:
    verdict = judged(state, lang, text)
    assert (verdict.reply, verdict.sure) == (reply, True)


@pytest.mark.parametrize(
    ("state", "lang", "text"),
    [
        ("approval", "fr", "pourquoi pas, mais attends que mon associé soit d'accord"),
        ("approval", "en", "good, but start on Monday"),
        ("approval", "en", "yes, once my wife has seen it"),
        ("approval", "de", "Gut so, nur bitte Rot statt Orange"),
        ("review", "en", "great, but the phone number is wrong"),
    ],
)
def test_a_yes_to_which_something_is_added_is_none(state: str, lang: str, text: str) -> None:
    verdict = judged(state, lang, text)
    assert not (verdict.sure and verdict.reply in ("approve", "satisfied"))


@pytest.mark.parametrize(
    ("lang", "text", "said"),
    [
        ("nl", "wie zitten er eigenlijk in dit team?", "team"),
        ("fr", "vous êtes qui au juste là-dedans ?", "team"),
        ("es", "¿quiénes estáis aquí?", "team"),
        ("ru", "на чём мы сейчас остановились?", "where"),
        ("ru", "а что вы вообще умеете?", "help"),
        ("nl", "wat voor projecten lopen er nu?", "projects"),
        ("es", "¿qué me habías preguntado?", "questions"),
        ("en", "can we continue in English? my husband doesn't speak Dutch", "tongue"),
    ],
)
def test_the_room_is_asked_in_free_words(lang: str, text: str, said: str) -> None:
    asked = "What is it for? Who is it for? Where shall it run?"
    verdict = judged("discovery", lang if said != "tongue" else "nl", text, asked)
    assert (verdict.reply, verdict.about) == ("question", said)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "a page with our team and a phone number"),
        ("en", "the site should be in English and French"),
        ("de", "die Dateien liegen auf meinem Laptop"),
        ("fr", "une page d'aide pour les clients"),
        ("es", "que salga el plan de la huerta"),
    ],
)
def test_what_is_said_of_the_thing_is_not_about_the_room(lang: str, text: str) -> None:
    verdict = judged("discovery", lang, text, "What must be on it?")
    assert not verdict.about


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "turns out theirs is rubbish. bring mine back please"),
        ("fr", "oups mauvais bouton, remettez le projet"),
        ("nl", "hmm toch wel, haal die website maar terug"),
        ("ru", "ой верните сайт, муж говорит надо"),
        ("it", "ci ho ripensato, riprendiamo il sito dell'agriturismo"),
    ],
)
def test_what_was_dropped_is_asked_for_in_free_words(lang: str, text: str) -> None:
    assert judged("first", lang, text, project="p1").about == "reopen"


@pytest.mark.parametrize(
    "text", ["can you build me a website for this?", "how would that look as an app? make it"]
)
def test_after_advice_make_that_is_a_build(text: str) -> None:
    verdict = judged("choice", "en", text, "Here is what I would do.")
    assert verdict.reply == "build"
    question = judged("choice", "en", "how much money would I need for those?")
    assert question.reply == "question"


@pytest.mark.parametrize(
    ("text", "lang", "named"),
    [
        ("my partner doesn't speak Portuguese, can we go on in English please?", "pt", "en"),
        ("Sorry, my German is not so good, can we speak English?", "de", "en"),
        ("mejor en español, mi marido no habla inglés", "en", "es"),
        ("можно дальше по-немецки?", "ru", "de"),
        ("can we speak another language?", "en", ""),
    ],
)
def test_the_language_that_is_wanted_is_the_other_one(text: str, lang: str, named: str) -> None:
    assert tongue(text, lang) == named


def test_a_first_question_about_the_room_opens_nothing() -> None:
    verdict = judged("first", "nl", "wie zitten er allemaal in deze kamer?")
    assert verdict.about == "team"
    wish = judged("first", "en", "Build me a website for my team")
    assert (wish.about, wish.intent) == ("", Intent.BUILD)


def test_one_clause_and_foreign_words_have_no_clauses() -> None:
    assert not clauses("stop", "en").meaning
    assert not clauses("stop, please", "xx").meaning
    assert not clauses("stop, " + "because " * 40, "en").meaning
    assert not made_of("zebra crossing", "en")
