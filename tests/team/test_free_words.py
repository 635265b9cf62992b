"""
How people say it beside the textbook: an answer that leaves the rest, to be asked on after a bare
no, to be back, a correction of a day or of a number in words.

Nothing is scripted: the local judge reads, the rules think, the room answers.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.team.test_plain_words import WISH, WISHES, talking


@pytest.mark.parametrize(
    ("lang", "words", "kept"),
    [
        ("en", "for 40 regulars, open tue to sat, the rest is up to you", "40 regulars"),
        ("de", "für 40 stammkunden, mo bis sa, den rest überlass ich euch", "40 stammkunden"),
        ("es", "para 40 clientes, de martes a sábado, el resto véanlo ustedes", "40 clientes"),
        ("fr", "pour 40 habitués, du mardi au samedi, le reste je vous le laisse", "40 habitués"),
        ("it", "per 40 clienti, da martedì a sabato, il resto decidetelo voi", "40 clienti"),
        ("nl", "voor 40 klanten, di tot za, de rest mogen jullie bepalen", "40 klanten"),
        ("pt", "para 40 clientes, de terça a sábado, o resto vocês decidem", "40 clientes"),
        (
            "ru",
            "для 40 клиентов, со вторника по субботу, остальное на ваше усмотрение",
            "40 клиентов",
        ),
    ],
)
async def test_whoever_answers_and_leaves_the_rest_is_asked_no_more_and_loses_no_word(
    lang: str, words: str, kept: str, tmp_path: Path
) -> None:
    async with talking(tmp_path, WISHES[lang], words) as talk:
        assert (talk.phase, talk.card) == ("approval", "approval")
        assert kept in talk.brief
        assert not talk.started


@pytest.mark.parametrize(
    ("lang", "no", "words"),
    [
        ("en", "no", "keep asking then, I answered too fast"),
        ("de", "nein", "doch, fragt ruhig weiter, hab mich vertippt"),
        ("es", "no", "sí la quiero, síganle preguntando"),
        ("fr", "non", "si si, posez vos questions, j'ai répondu trop vite"),
        ("it", "no", "ma sì continuate con le domande, ero al telefono"),
        ("nl", "nee", "jawel hoor, stel die vragen maar"),
        ("pt", "não", "podem continuar a perguntar, respondi sem querer"),
        ("ru", "нет", "не бросаем, спрашивайте дальше"),
    ],
)
async def test_after_a_bare_no_whoever_wants_to_be_asked_on_is(
    lang: str, no: str, words: str, tmp_path: Path
) -> None:
    async with talking(tmp_path, WISHES[lang], no) as talk:
        assert talk.card == "confirm"
        await talk.says(words)
        assert (talk.phase, talk.card) == ("discovery", "questions")
        assert talk.status["outcome"] is None


@pytest.mark.parametrize("words", ["no more questions please", "enough questions, just show me"])
async def test_after_a_bare_no_whoever_has_had_enough_questions_sees_the_plan(
    words: str, tmp_path: Path
) -> None:
    async with talking(tmp_path, WISH, "no", words) as talk:
        assert talk.phase == "approval"
        assert not talk.started


async def test_a_button_pressed_by_mistake_is_taken_back_in_words(tmp_path: Path) -> None:
    async with talking(tmp_path, WISH, "skip") as talk:
        await talk.presses("cancel")
        assert talk.status["outcome"] == "cancellation"
        await talk.says("oops, wrong button, undo that")
        assert (talk.phase, talk.card) == ("approval", "approval")
        assert talk.status["outcome"] is None


@pytest.mark.parametrize(
    ("lang", "first", "then", "gone", "stays"),
    [
        ("en", "open on Monday, two rooms", "sorry, I meant Thursday", "Monday", "Thursday"),
        ("de", "montags offen, nur abends", "Korrektur: donnerstags", "montags", "donnerstags"),
        ("it", "aperti il lunedì", "mi sono confuso: il giovedì", "lunedì", "giovedì"),
        ("nl", "drie ochtenden in groepjes", "correctie: twee ochtenden", "drie", "twee ochtenden"),
        ("ru", "пять дней, по восемь человек", "поправка: три дня", "пять", "три дня"),
    ],
)
async def test_a_day_and_a_number_in_words_give_way_where_they_stood(
    lang: str, first: str, then: str, gone: str, stays: str, tmp_path: Path
) -> None:
    async with talking(tmp_path, WISHES[lang], first, then, "skip") as talk:
        told = talk.brief.casefold()
        assert stays.casefold() in told
        assert gone.casefold() not in told
        assert talk.projects == 1


async def test_the_words_that_leave_the_rest_are_no_wish_of_their_own(tmp_path: Path) -> None:
    async with talking(tmp_path, WISH, "for 40 regulars, the rest is up to you") as talk:
        assert "40 regulars" in talk.brief
        assert "rest" not in talk.brief
