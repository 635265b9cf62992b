"""
Kinds of project: what the bots ask about each, and into which tasks it falls.

A row of `asks` is a topic and the bot whose point of view it is; the text of the question is
`ask-<kind>-<topic>`. A row of `tasks` names a bot, the files it leaves and what it waits for.
"""

from __future__ import annotations

from typing import NamedTuple

from folkmoot.conversation.question import QuestionKind
from folkmoot.conversation.verdict import Intent
from folkmoot.team.offline.cues import hits

LEADER = "leader"


class Step(NamedTuple):
    """A task of a plan; `{name}` in a file is the name of the program."""

    key: str
    bot: str
    files: tuple[str, ...]
    needs: tuple[int, ...] = ()


class Kind(NamedTuple):
    asks: tuple[tuple[str, str], ...]  # topic, bot; what matters most comes first
    tasks: tuple[Step, ...] = ()


CHECK = "CHECK.md"

KINDS: dict[str, Kind] = {
    "site": Kind(
        (
            ("users", LEADER),
            ("content", "creative"),
            ("tech", "coder"),
            ("out", "auditor"),
            ("look", "creative"),
        ),
        (
            Step("content", "researcher", ("content.md",)),
            Step("look", "creative", ("style.css",)),
            Step("pages", "coder", ("index.html",), (0, 1)),
        ),
    ),
    "app": Kind(
        (
            ("problem", LEADER),
            ("users", "researcher"),
            ("first", "creative"),
            ("tech", "coder"),
            ("out", "auditor"),
        ),
        (
            Step("screens", "creative", ("SCREENS.md",)),
            Step("model", "researcher", ("data.json",)),
            Step("program", "coder", ("index.html", "app.js", "style.css"), (0, 1)),
        ),
    ),
    "tool": Kind(
        (
            ("problem", LEADER),
            ("data", "coder"),
            ("users", "researcher"),
            ("first", "creative"),
            ("out", "auditor"),
        ),
        (
            Step("usage", "researcher", ("USAGE.md",)),
            Step("program", "coder", ("{name}.py",)),
            Step("test", "coder", ("test_{name}.py",), (1,)),
        ),
    ),
    "service": Kind(
        (
            ("problem", LEADER),
            ("users", "researcher"),
            ("data", "coder"),
            ("out", "auditor"),
            ("tech", "coder"),
        ),
        (
            Step("interface", "researcher", ("API.md",)),
            Step("program", "coder", ("service.py",)),
            Step("test", "coder", ("test_service.py",), (1,)),
        ),
    ),
    "data": Kind(
        (
            ("problem", LEADER),
            ("data", "researcher"),
            ("output", "creative"),
            ("time", "coder"),
            ("out", "auditor"),
        ),
        (
            Step("columns", "researcher", ("DATA.md", "data.csv")),
            Step("program", "coder", ("report.py",)),
            Step("page", "creative", ("REPORT.md",), (0,)),
        ),
    ),
    "brand": Kind(
        (
            ("problem", LEADER),
            ("users", "social"),
            ("look", "creative"),
            ("content", "researcher"),
            ("out", "auditor"),
        ),
        (
            Step("words", "creative", ("NAMES.md",)),
            Step("look", "creative", ("logo.svg", "palette.css")),
            Step("guide", LEADER, ("BRAND.md",), (0, 1)),
        ),
    ),
    "campaign": Kind(
        (
            ("problem", LEADER),
            ("users", "social"),
            ("message", "creative"),
            ("channel", "researcher"),
            ("time", "auditor"),
        ),
        (
            Step("message", "creative", ("MESSAGE.md",)),
            Step("calendar", "social", ("calendar.csv",)),
            Step("posts", "social", ("POSTS.md",), (0, 1)),
            Step("mail", "creative", ("MAIL.md",), (0,)),
        ),
    ),
    "event": Kind(
        (
            ("problem", LEADER),
            ("users", "social"),
            ("place", "researcher"),
            ("content", "creative"),
            ("money", "auditor"),
        ),
        (
            Step("programme", "creative", ("PROGRAMME.md",)),
            Step("checklist", LEADER, ("CHECKLIST.md",)),
            Step("budget", "auditor", ("budget.csv",)),
            Step("invitation", "social", ("INVITATION.md",), (0,)),
        ),
    ),
    "other": Kind(
        (
            ("problem", LEADER),
            ("today", "researcher"),
            ("first", "creative"),
            ("tech", "coder"),
            ("out", "auditor"),
        ),
        (
            Step("outline", LEADER, ("OUTLINE.md",)),
            Step("notes", "researcher", ("NOTES.md",)),
            Step("draft", "creative", ("DRAFT.md",), (0, 1)),
        ),
    ),
}

SHORTER: dict[Intent, Kind] = {
    Intent.TASK: Kind((("problem", LEADER), ("data", "researcher"), ("output", "creative"))),
    Intent.ADVICE: Kind((("problem", LEADER),)),
    Intent.RESEARCH: Kind((("problem", LEADER), ("data", "researcher"))),
    Intent.EXPLORE: Kind((("problem", LEADER), ("users", "creative"), ("money", "researcher"))),
}
"""What is asked in the flows that make no plan of parts."""

SECTIONS: dict[str, str] = {
    "problem": "problem",
    "today": "problem",
    "users": "users",
    "first": "first_version",
    "content": "scope_in",
    "data": "scope_in",
    "output": "scope_in",
    "channel": "scope_in",
    "message": "scope_in",
    "out": "scope_out",
    "look": "constraints",
    "time": "constraints",
    "money": "constraints",
    "place": "constraints",
    "size": "constraints",
    "tech": "technology",
    "must": "acceptance",
    "simpler": "decisions",
    "compare": "decisions",
}
"""Where in the brief an answer on a topic belongs."""

K = QuestionKind
QUESTION_KINDS: dict[str, QuestionKind] = {
    **dict.fromkeys(("problem", "users", "first", "content", "message", "channel"), K.SCOPE),
    **dict.fromkeys(("tech", "out", "time", "money", "place", "size"), K.CONSTRAINT),
    **dict.fromkeys(("look", "must", "output", "compare"), K.PREFERENCE),
    **dict.fromkeys(("data", "today"), K.CLARIFICATION),
    "simpler": K.ASSUMPTION,
}

MADE = ("site", "app", "tool", "service")
"""A thing named right after what it is about (a wedding website) is what shall be made."""


def kind_of(text: str, lang: str) -> str:
    """The kind of thing a request speaks of: the one it names first."""
    found = [
        (hit.at, hit.end, hit.name.removeprefix("kind:"))
        for hit in hits(text, lang)
        if hit.name.startswith("kind:")
    ]
    if not found:
        return "other"
    _, end, kind = found[0]
    for at, _, other in found[1:]:
        if at <= end and other in MADE and kind not in MADE:
            return other
    return kind
