"""
One text that answers several questions: each piece lands where a person would put it.

said/<lang>.txt has texts as people write them, out of order and with things that nobody asked;
before each piece stands the topic of the question it answers, or `also`: said beside them. The
cues know these texts: of new ones fewer are placed, and what is not placed stands beside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
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
from folkmoot.team.offline.heard import answers
from folkmoot.team.offline.reading import sentences

SAID = Path(__file__).parent / "said"
BESIDE = "also"


class Text(NamedTuple):
    lang: str
    kind: str
    asked: tuple[str, ...]
    pieces: tuple[tuple[str, str], ...]  # topic, words

    @property
    def text(self) -> str:
        """As it is typed: what has no stop ends with its line."""
        return "".join(
            f"{words}{' ' if words[-1] in '.!?' else chr(10)}" for _, words in self.pieces
        )


def texts(lang: str) -> Iterator[Text]:
    for block in (SAID / f"{lang}.txt").read_text("utf-8").strip().split("\n\n"):
        head, *lines = block.splitlines()
        _, kind, *asked = head.split()
        pieces = tuple((line.partition(": ")[0], line.partition(": ")[2]) for line in lines)
        yield Text(lang, kind, tuple(asked), pieces)


def landed(one: Text) -> Iterator[tuple[str, str, str]]:
    """Each piece with where it should be and where it is; a piece that was cut is nowhere."""
    base = Project("p1", Intent.BUILD, Flow.FULL, "…", "ann", 1)
    about = Told(base, Message(1, "ann", "…", one.lang), lang=one.lang)
    asked = [_question(one.kind, topic, n, about) for n, topic in enumerate(one.asked, 1)]
    said = Message(2, "ann", one.text, one.lang)
    heard = answers(Told(base, about.request, tuple((q, said) for q in asked), lang=one.lang))
    for topic, words in one.pieces:
        found = [had for had in heard if words.rstrip(".") in had.text]
        place = "cut"
        if found:
            place = found[0].question.topic if found[0].question else BESIDE
        yield topic, place, words


def _question(kind: str, topic: str, n: int, about: Told) -> Question:
    return replace(question(f"ask-{kind}-{topic}", "leader", topic, about), id=f"q{n}")


def counted(lang: str) -> tuple[Counter[str], list[str]]:
    """How many pieces are where they belong, beside the questions, or somewhere else."""
    count: Counter[str] = Counter()
    wrong = []
    for one in texts(lang):
        for topic, place, words in landed(one):
            how = "right" if place == topic else "beside" if place == BESIDE else "wrong"
            count[how] += 1
            wrong += [f"{how}: {topic} → {place}: {words}"] if how != "right" else []
    return count, wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_in_one_text_land_where_a_person_would_put_them(lang: str) -> None:
    count, wrong = counted(lang)
    total = count.total()
    print(lang, dict(count), *wrong, sep="\n")
    assert len(list(texts(lang))) >= 12
    assert count["right"] >= 0.95 * total, "\n".join(wrong)
    assert count["wrong"] <= 0.02 * total, "\n".join(wrong)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Tel. 030 12345, e.g. in the morning, Garden St. 5, no. 3."),
        ("de", "Tel. 030 12345, z. B. morgens, Gartenstr. 5, Nr. 3, am 14. Juni usw. und so fort."),
        ("es", "Tel. 91 123 45 67, p. ej. por la mañana, Av. Sol 5, aprox. a las 9."),
        ("pt", "Tel. 11 3123 4567, p. ex. de manhã, Av. Sol, 5, aprox. às 9."),
        ("fr", "Tél. 01 23 45 67 89, p. ex. le matin, av. du Sol 5, env. à 9 h."),
        ("it", "Tel. 02 1234567, p. es. la mattina, P.za Sole 5, ca. alle 9, ecc. ecc."),
        ("nl", "Tel. 030 12345, bijv. 's ochtends, Zonstr. 5, ca. 9 uur enz. enzovoort."),
        ("ru", "Тел. 8 495 123, напр. утром, ул. Садовая, д. 5, и т. д. и т. п."),
    ],
)
def test_no_abbreviation_cuts_a_sentence(lang: str, text: str) -> None:
    assert sentences(text) == [text]


def test_what_was_not_asked_stands_where_it_plainly_belongs_or_was_said_besides() -> None:
    base = Project("p1", Intent.BUILD, Flow.FULL, "Build me a website for our choir", "ann", 1)
    request = Message(1, "ann", base.goal)
    asked = [
        _question("site", topic, n, Told(base, request))
        for n, topic in enumerate(("out", "look"), 1)
    ]
    said = Message(
        2, "ann", "No login. Warm colours. We have 300 euros at most. My uncle sings too."
    )
    told = Told(replace(base, asked=tuple(asked)), request, tuple((one, said) for one in asked))
    brief = write(told).brief
    assert [line.text for line in brief.section("constraints")] == [
        "Warm colours.",
        "We have 300 euros at most.",
    ]
    assert [line.text for line in brief.section("also")] == ["My uncle sings too."]
