"""Decisions are told in the reader's language: in the papers, in the audit and on the timeline."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest

import folkmoot
from folkmoot.conversation.card import OPTIONS, CardKind
from folkmoot.conversation.facts import Decided
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import LANGUAGES
from folkmoot.texts.decided import CHOSE, DECIDED, decided
from folkmoot.work import papers

PROJECT = Project("p1", Intent.BUILD, Flow.FULL, "A tea shop", "ann", 1)
CONVERSATION = Path(folkmoot.__file__).parent / "conversation"


def patterns() -> set[str]:
    """What the machine writes down as decided in a project, as expressions."""
    found = set()
    for path in CONVERSATION.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Attribute(ast.Name("scene"), "decide"), [ast.Constant(what), *_]):
                    found.add(re.escape(str(what)))
                case ast.Call(
                    ast.Attribute(ast.Name("scene"), "decide"), [ast.JoinedStr(said), *_]
                ):
                    found.add("".join(_expression(piece) for piece in said))
    return found


def _expression(piece: ast.expr) -> str:
    return re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else ".+"


def test_every_decision_of_the_machine_has_a_text() -> None:
    known = [*DECIDED, f"{CHOSE}x"]
    wrong = [p for p in patterns() if not any(re.fullmatch(p, what) for what in known)]
    assert len(patterns()) > 15
    assert not wrong, "add these to texts/decided.py"
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
