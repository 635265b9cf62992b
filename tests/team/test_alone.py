"""
What a question suggests and assumes stands in a brief without its question: it must make sense.

golden/alone.<lang>.txt is all of it, each under the heading it gets; `python -m
tests.team.test_alone` writes it anew. Read it after a change, in a language that is yours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.question import Question
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.asking import question
from folkmoot.team.offline.briefing import write
from folkmoot.team.offline.heard import vague
from folkmoot.team.offline.kinds import KINDS, SECTIONS, SHORTER
from folkmoot.team.offline.reading import capital
from folkmoot.texts import has, say

GOLDEN = Path(__file__).parent / "golden"


class Alone(NamedTuple):
    """Words as a brief has them: under a heading, without what was asked."""

    heading: str
    text: str
    chip: bool


def told(lang: str) -> Told:
    project = Project("p1", Intent.BUILD, Flow.FULL, "…", "ann", 1)
    return Told(project, Message(1, "ann", "…", lang), lang=lang)


def every_question(lang: str) -> Iterator[Question]:
    """All that the offline team may ask, with everything that may be filled in."""
    about = told(lang)
    named = [(str(kind), ask) for kind, found in SHORTER.items() for ask in found.asks]
    named = [(kind, ask) for kind, found in KINDS.items() for ask in found.asks] + named
    first, second = say("slot-hours", lang), say("slot-offer", lang)
    for kind, (topic, bot) in named:
        yield question(
            f"ask-{kind}-{topic}", bot, topic, about, ways=say("quoted", lang, what=first)
        )
    yield question("ask-able", "leader", "simpler", about)
    yield question("ask-again", "leader", "must", about)
    yield question("ask-later-compare", "leader", "compare", about, first=first, second=second)
    musts = [say("must-first", lang, what=first)]
    for kind in KINDS:
        if has(f"must-{kind}"):
            musts.append(say(f"must-{kind}", lang))
        if has(f"simpler-{kind}"):
            simple = say(f"simpler-{kind}", lang)
            values = {"simple": simple, "capital": capital(simple)}
            yield question("ask-later-simpler", "auditor", "simpler", about, **values)
    for what in musts:
        yield question("ask-later-must", "leader", "must", about, what=what)
    yield question("ask-site-must", "leader", "must", about, what=musts[0])


def alone(asked: Question, lang: str) -> Iterator[Alone]:
    for chip in asked.suggestions:
        yield Alone(say(f"section-{SECTIONS[asked.topic]}", lang), chip, True)
    yield Alone(say("section-assumptions", lang), asked.otherwise, False)


def written(lang: str) -> str:
    lines = []
    for asked in every_question(lang):
        lines += ["", asked.text]
        lines += [f"    {one.heading}: {one.text}" for one in alone(asked, lang)]
    return "\n".join(lines).strip() + "\n"


ANSWERS = {
    "en": "yes no ok sure maybe none nothing",
    "es": "sí no vale claro ninguno nada",
    "pt": "sim não ok claro nenhum nada",
    "fr": "oui non ok bien aucun rien",
    "de": "ja nein ok klar keine nichts",
    "it": "sì no ok certo nessuno niente",
    "nl": "ja nee oké prima geen niets",
    "ru": "да нет ладно хорошо никто ничего",
}
"""Words that answer a question, and say nothing without it."""

POINTING = {
    "en": r"it|they|that (?:is|would|will|can)|this is|both|the (?:first|second)\b(?! version)",
    "es": r"eso|esto|ello|ambos|las dos|los dos|la primera\b(?! versión)|el primero|la segunda",
    "pt": r"isso|isto|ele|ela|ambos|os dois|as duas|a primeira\b(?! versão)|o primeiro|a segunda",
    "fr": r"ça|cela|c’est|il|elle|ils|les deux|le premier|la première\b(?! version)|le second",
    "de": r"es|das (?:ist|wäre|würde|reicht|wird)|sie|er|beides?|das erste|das zweite|der erste",
    "it": r"ciò|questo|quest[ai]|esso|entrambi|il primo|la prima\b(?! versione)|il secondo",
    "nl": r"dat|dit|ze|hij|het (?:is|wordt|kan|zou)|allebei|de eerste\b(?! versie)|de tweede",
    "ru": r"это|он|она|они|оно|оба|обе|первое|второе|первый",
}
"""Beginnings that point at something that is not there."""

NONSENSE = {"en": "Members", "de": "Mitglieder", "nl": "leden", "fr": "membres", "ru": "участник"}
"""Words of somebody else's club."""


def stumbles(text: str, chip: bool, lang: str) -> bool:
    """Whether somebody who did not see the question would stop at this."""
    first = re.split(r"[\s,.:;]+", text.casefold())[0]
    bare = first in ANSWERS[lang].split() and re.match(r"\w+(?:[.,:!]|$)", text)
    points = re.match(rf"(?:{POINTING[lang]})\b", text, re.IGNORECASE)
    ends = text[-1].isalnum() or text[-1] in "”“»)" if chip else text[-1] == "."
    begins = text[0].isupper() or text[0].isdigit() or text[0] in "“„«"
    odd = NONSENSE.get(lang, "¿") in text or "?" in text or "  " in text
    return bool(bare or points or odd or not ends or not begins)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_suggestion_and_every_assumption_makes_sense_alone(lang: str) -> None:
    found = [one for asked in every_question(lang) for one in alone(asked, lang)]
    assert len(found) > 150
    wrong = [text for _, text, chip in found if stumbles(text, chip, lang)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "No, and I can say why"),
        ("en", "Yes, that would do"),
        ("en", "It is done by hand"),
        ("en", "The first"),
        ("en", "Members who know us already"),
        ("de", "Ja, das würde reichen"),
        ("de", "Das Erste"),
        ("es", "No, todavía nada"),
        ("fr", "Non, on reste sur ce que tu as demandé."),
        ("it", "Sì, preparatelo"),
        ("nl", "Dat is genoeg"),
        ("pt", "Não, nada ainda"),
        ("ru", "Нет, делаем то, о чём вы просили."),
    ],
)
def test_what_new_users_stumbled_over_is_found(lang: str, text: str) -> None:
    assert stumbles(text, not text.endswith("."), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_suggested_and_assumed_is_what_was_read(lang: str) -> None:
    golden = GOLDEN / f"alone.{lang}.txt"
    assert written(lang) == golden.read_text("utf-8"), "run: python -m tests.team.test_alone"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_suggestions_differ_and_none_is_taken_for_a_hedge(lang: str) -> None:
    for asked in every_question(lang):
        words = [*asked.suggestions, asked.otherwise]
        assert len({word.strip(".").casefold() for word in words}) >= len(words) - 1, words
        assert not any(vague(word, lang) for word in words), words
        assert asked.text[-1] in "?.”»“", asked.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_takes_something_simpler_is_asked_whether_they_want_this_all_the_same(
    lang: str,
) -> None:
    wish = {"en": "Build me an app", "de": "Bau mir eine App", "ru": "Сделай приложение"}
    text = wish.get(lang, "app")
    simple = say("simpler-app", lang)
    values = {"simple": simple, "capital": capital(simple)}
    base = told(lang)
    asked = question("ask-later-simpler", "auditor", "simpler", base, **values)
    project = Project("p1", Intent.BUILD, Flow.FULL, text, "ann", 1, asked=(asked,))
    for chip, doubts in zip(asked.suggestions, (1, 0), strict=True):
        said = Told(
            project, Message(1, "ann", text, lang), ((asked, Message(2, "ann", chip)),), lang=lang
        )
        brief = write(said).brief
        assert chip in [line.text for line in brief.section("decisions")]
        assert len(brief.section("open_questions")) == doubts


def main() -> None:
    for lang in LANGUAGES:
        (GOLDEN / f"alone.{lang}.txt").write_text(written(lang), "utf-8")


if __name__ == "__main__":
    main()
