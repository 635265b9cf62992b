"""The brief: what was agreed, line by line, each with the message it comes from."""

from __future__ import annotations

from dataclasses import replace

from folkmoot.conversation.check import ONLY_YOU, Check, read_check
from folkmoot.conversation.value import dataclass

SECTIONS = (
    "problem",
    "users",
    "first_version",
    "scope_in",
    "scope_out",
    "beyond",
    "constraints",
    "technology",
    "also",
    "decisions",
    "assumptions",
    "open_questions",
    "acceptance",
    "next_steps",
)


PLANNED = "next_steps"
"""What each bot will do: wherever the plan is shown, it says so itself."""


@dataclass(frozen=True)
class Line:
    section: str
    text: str
    source: int = 0  # the entry it was said in; 0: assumed
    by: str = ""  # who said or decided it; for next steps, the bot
    check: Check = ONLY_YOU  # of an acceptance point: how it will be shown

    @property
    def assumed(self) -> bool:
        return self.source == 0


@dataclass(frozen=True)
class Brief:
    title: str
    goal: str
    lines: tuple[Line, ...] = ()

    def section(self, name: str) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.section == name)


@dataclass(frozen=True)
class BriefEdits:
    """What a person changed in a brief; a section given here replaces the whole section."""

    title: str | None = None
    goal: str | None = None
    sections: tuple[tuple[str, tuple[str, ...]], ...] = ()
    checks: tuple[tuple[str, str], ...] = ()  # of an acceptance point: how it will be shown


def edited(brief: Brief, edits: BriefEdits, by: str, entry: int) -> Brief:
    """Return the brief with a person's edits; lines they left alone keep their source."""
    lines = brief.lines
    for name, texts in edits.sections:
        before = {line.text: line for line in brief.section(name)}
        kept = tuple(before.get(text, Line(name, text, entry, by)) for text in texts)
        lines = tuple(line for line in lines if line.section != name) + kept
    if checks := dict(edits.checks):
        lines = tuple(
            replace(line, check=read_check(checks[line.text]))
            if line.section == "acceptance" and line.text in checks
            else line
            for line in lines
        )
    title = brief.title if edits.title is None else edits.title
    goal = brief.goal if edits.goal is None else edits.goal
    return replace(brief, title=title, goal=goal, lines=lines)
