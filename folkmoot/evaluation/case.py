"""
A case: how a simulated person begins, and the hidden brief, fact by fact.

A fact is told only where a question asks for it, and recovered where a line of the brief has
its key words. The cases are TOML files in cases/, one a conversation, named as the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.words import LANGUAGES
from folkmoot.errors import WrongUse
from folkmoot.evaluation.wording import clauses, negated, says, says_each

CASES = Path(__file__).parent / "cases"

UNKNOWN = frozenset({"assumptions", "open_questions", "next_steps"})
"""Sections of a brief that hold nothing a person said."""

OUT = "scope_out"
"""The section in which a thing that is named is not wanted."""


@dataclass(frozen=True, slots=True)
class Fact:
    name: str
    answer: str  # in the person's own words
    asked_by: tuple[str, ...]  # words of a question that asks for it
    keys: tuple[tuple[str, ...], ...]  # a line that has it holds one of each group
    lang: str
    never: bool = False  # a must not: its keys name what is not wanted

    def asked(self, question: str) -> int:
        """How plainly a question asks for this: 0, if it does not."""
        return says(question, self.asked_by)

    def held_by(self, line: Line) -> bool:
        """Whether a line of a brief has this."""
        if line.section in UNKNOWN:
            return False
        if not self.never:
            return says_each(line.text, self.keys)
        return any(
            says_each(clause, self.keys) and (line.section == OUT or negated(clause, self.lang))
            for clause in clauses(line.text)
        )

    def broken_by(self, line: Line) -> bool:
        """Whether a line says that what is not wanted shall be there."""
        if not self.never or line.section in (OUT, "open_questions"):
            return False
        return any(
            says_each(clause, self.keys) and not negated(clause, self.lang)
            for clause in clauses(line.text)
        )


@dataclass(frozen=True, slots=True)
class Case:
    name: str
    lang: str
    intent: str  # what the person wants: build, task, research, explore, advice
    opening: str
    facts: tuple[Fact, ...]
    takes: bool = False  # of options offered they take one, which grows into a build

    def recovered(self, brief: Brief | None) -> tuple[Fact, ...]:
        """The facts that a brief holds."""
        lines = lines_of(brief) if brief else ()
        return tuple(fact for fact in self.facts if any(map(fact.held_by, lines)))


def lines_of(brief: Brief) -> tuple[Line, ...]:
    """All that a brief says; title and goal are lines too."""
    return (Line("title", brief.title), Line("goal", brief.goal), *brief.lines)


@cache
def cases() -> tuple[Case, ...]:
    """Every case there is, by name."""
    return tuple(read(path) for path in sorted(CASES.glob("*.toml")))


def chosen(only: Sequence[str] = (), lang: str = "") -> tuple[Case, ...]:
    """The cases of these names and this language; raises WrongUse with the known ones."""
    known = {case.name: case for case in cases()}
    for name in only:
        if name not in known:
            why = f"no conversation is called {name!r}; there are {', '.join(known)}"
            raise WrongUse(why=why)
    if lang and lang not in LANGUAGES:
        raise WrongUse(why=f"nobody speaks {lang!r} here; there are {', '.join(LANGUAGES)}")
    found = tuple(
        case
        for case in known.values()
        if (not only or case.name in only) and lang in ("", case.lang)
    )
    if not found:
        raise WrongUse(why=f"none of {', '.join(only)} is in {lang!r}")
    return found


def read(path: Path) -> Case:
    """A case from its file; what is missing or misspelt is an error of ours."""
    table: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    lang = table["lang"]
    facts = tuple(_fact(lang, **fact) for fact in table.pop("fact"))
    return Case(name=path.stem, facts=facts, **table)


def _fact(
    lang: str,
    name: str,
    answer: str,
    asked_by: list[str],
    keys: list[list[str]],
    never: bool = False,
) -> Fact:
    return Fact(name, answer, tuple(asked_by), tuple(map(tuple, keys)), lang, never)
