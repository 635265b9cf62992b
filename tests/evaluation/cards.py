"""Cards, cases and briefs made by hand."""

from __future__ import annotations

from dataclasses import replace

from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.card import OPTIONS, About, Card, CardKind
from folkmoot.conversation.question import Question
from folkmoot.conversation.words import Words
from folkmoot.evaluation.case import Case, Fact

USERS = Fact("users", "Twelve nurses.", ("who", "how many"), (("twelve", "12"), ("nurse",)), "en")
WHERE = Fact("where", "On the ward's tablet.", ("where", "device"), (("tablet",),), "en")
NEVER = Fact(
    "never", "No names of patients in it.", ("not", "never"), (("name",), ("patient",)), "en", True
)
CASE = Case("ward", "en", "build", "I need something for our shifts", (USERS, WHERE, NEVER))


def card(kind: CardKind, about: About = About.PHASE, *asked: str, **more: object) -> Card:
    questions = tuple(Question("leader", text, id=f"q{n}") for n, text in enumerate(asked, 1))
    options = OPTIONS[kind] or ("1", "2", "none")
    made = Card(1, kind, "p1", 3, options, Words(text="?"), about, questions=questions)
    return replace(made, **more)  # type: ignore[arg-type]


def brief(*lines: tuple[str, str], goal: str = "") -> Brief:
    return Brief(goal, goal, tuple(Line(section, text, 5) for section, text in lines))
