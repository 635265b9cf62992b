"""Decisions are told in the reader's language: in the papers, in the audit and on the timeline."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest

import folkmoot
from folkmoot.conversation.card import OPTIONS, CardKind
from folkmoot.conversation.facts import Decided, ProjectClosed
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import LANGUAGES
from folkmoot.store.rows import Entry
from folkmoot.texts.decided import BECAUSE, CHOSE, DECIDED, ONE_TASK, because, decided
from folkmoot.view import entry_view
from folkmoot.work import papers

PROJECT = Project("p1", Intent.BUILD, Flow.FULL, "A tea shop", "ann", 1)
CONVERSATION = Path(folkmoot.__file__).parent / "conversation"


def patterns(place: int = 0) -> set[str]:
    """What the machine writes down as decided, or (2) why, as expressions."""
    found = set()
    for path in CONVERSATION.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Attribute(ast.Name("scene" | "stage"), "decide"), given):
                    found |= {_expression(part) for part in given[place : place + 1]}
    return found - {""}


def _expression(said: ast.expr) -> str:
    """Whatever is written here as a text; nothing for what comes from elsewhere."""
    match said:
        case ast.Constant(what):
            return re.escape(str(what))
        case ast.JoinedStr(pieces):
            return "".join(_expression(piece) or ".+" for piece in pieces)
        case ast.BoolOp(values=[*_, last]):
            return _expression(last)
    return ""


def test_every_decision_of_the_machine_has_a_text() -> None:
    known = [*DECIDED, f"{CHOSE}x"]
    wrong = [p for p in patterns() if not any(re.fullmatch(p, what) for what in known)]
    assert len(patterns()) > 15
    assert not wrong, "add these to texts/decided.py"
    reasons = [*BECAUSE, f"{ONE_TASK}x", "to 5.00 USD"]
    assert not [p for p in patterns(2) if not any(re.fullmatch(p, why) for why in reasons)]
    assert len(patterns(2)) > 4
    assert {f"follow-ups: {option}" for option in OPTIONS[CardKind.APPROVAL]} <= set(DECIDED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_papers_tell_decisions_in_their_language(lang: str) -> None:
    whats = [*DECIDED, f"{CHOSE}Tea"]
    entries = [papers.Entry(n, n, Decided("p1", what, "ann")) for n, what in enumerate(whats, 1)]
    told = papers.state(replace(PROJECT, phase=Phase.ASKED), entries, lang)
    for what in whats:
        line = decided(what, lang)
        assert line != what
        assert f"- {line} (ann, " in told


def test_what_a_plan_asked_is_told_in_its_own_words() -> None:
    assert decided("Which tea?: green", "de") == "Which tea?: green"
    assert decided(f"{CHOSE}green tea", "de") == "Gewählt: green tea"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_why_it_was_decided_is_told_in_their_language_too(lang: str) -> None:
    for why in (*BECAUSE, f"{ONE_TASK}Tea"):
        assert because(why, lang) != why
    assert because(f"{ONE_TASK}Tea", lang).endswith("Tea")
    assert because("to 1250.50 USD", lang) != because("to 1250.50 USD", "en")


def test_what_a_person_gave_as_a_reason_stays_in_their_words() -> None:
    assert because("too dear", "de") == "too dear"
    assert because("to 5 of us", "de") == "to 5 of us"


def test_the_end_of_a_project_says_why_to_whoever_reads_it() -> None:
    closed = Entry(9, "project_closed", "p1", 0, ProjectClosed("p1", "error", "a bot stayed away"))
    assert entry_view("home", closed, "de")["because"] == "ein Bot blieb weg"
    assert entry_view("home", closed, "de")["why"] == "a bot stayed away"
