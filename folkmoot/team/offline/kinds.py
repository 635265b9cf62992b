"""
Kinds of project: what the bots ask about each, and into which tasks it falls.

A row of `asks` is a topic and the bot whose point of view it is; the text of the question is
`ask-<kind>-<topic>`. A row of `tasks` names a bot, the files it leaves and what it waits for.
"""

from __future__ import annotations

from typing import NamedTuple

from folkmoot.conversation.question import QuestionKind
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Told
from folkmoot.team.offline.cues import hits

LEADER = "leader"


class Step(NamedTuple):
    """A task of a plan; `{name}` in a file or command is the name of the program."""

    key: str
    bot: str
    files: tuple[str, ...]
    needs: tuple[int, ...] = ()
    exits: tuple[str, ...] = ()  # commands that must end with 0
    runs: bool = False
    checks: int | None = None  # the step whose work it sends back
    loops: int = 0


class Kind(NamedTuple):
    asks: tuple[tuple[str, str], ...]  # topic, bot; what matters most comes first
    tasks: tuple[Step, ...] = ()
    texts: str = ""  # under which name the texts of its tasks stand; else its own
    changed: tuple[int, ...] = (-1,)  # the steps whose files a change may touch


def pipeline(program: str, usage: str, tried: str) -> tuple[Step, ...]:
    """The seven stages of software: a program, what describes it, a command that tries it."""
    tests = f"python3 -m unittest -v test_{program}"
    return (
        Step("analyst", "analyst", ("REQUIREMENTS.md",)),
        Step("architect", "architect", ("DESIGN.md",), (0,)),
        Step("tester", "tester", (f"test_{program}.py",), (1,)),
        Step("developer", "developer", (f"{program}.py",), (2,), (tests,), True),
        Step("qa", "qa", (QA,), (3,), (tests,), True, checks=3, loops=3),
        Step("reviewer", "reviewer", ("REVIEW.md",), (4,), checks=3, loops=2),
        Step("delivery", "delivery", (usage,), (5,), (tried,), True),
    )


SOFTWARE = "software"
OF_SOFTWARE = (2, 3, 6)
"""Tests, program and what describes it: what a change of a program touches."""

QA = "QA.md"


CHECK = "CHECK.md"

FIGURES = "figures"
"""What is made of a table that was brought."""

RESULT = "result"
"""What is small enough to be worked out at once."""

PREPARE = "prepare"
"""What becomes of a thing that no maker makes."""

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
        changed=(0, 1, 2),
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
        changed=(0, 1, 2),
    ),
    "tool": Kind(
        (
            ("problem", LEADER),
            ("data", "coder"),
            ("users", "researcher"),
            ("first", "creative"),
            ("out", "auditor"),
        ),
        pipeline("{name}", "USAGE.md", "python3 {name}.py --help"),
        SOFTWARE,
        OF_SOFTWARE,
    ),
    "service": Kind(
        (
            ("problem", LEADER),
            ("users", "researcher"),
            ("data", "coder"),
            ("out", "auditor"),
            ("tech", "coder"),
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
    ),
    "brand": Kind(
        (
            ("problem", LEADER),
            ("users", "social"),
            ("look", "creative"),
            ("content", "researcher"),
            ("out", "auditor"),
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
            Step("budget", "auditor", ("BUDGET.md",)),
            Step("invitation", "social", ("INVITATION.md",), (0,)),
        ),
        changed=(0, 1, 2, 3),
    ),
    FIGURES: Kind(
        (),
        (
            Step("report", "researcher", ("REPORT.md",)),
            Step("chart", "creative", ("chart.svg",)),
        ),
        changed=(0, 1),
    ),
    RESULT: Kind((), (Step("result", LEADER, ("RESULT.md",)),), changed=(0,)),
    PREPARE: Kind(
        (),
        (
            Step("requirements", LEADER, ("REQUIREMENTS.md",)),
            Step("outline", "creative", ("OUTLINE.md",)),
            Step("tests", "auditor", ("TESTS.md",), (0,)),
        ),
        changed=(0, 1, 2),
    ),
    "other": Kind(
        (
            ("problem", LEADER),
            ("today", "researcher"),
            ("first", "creative"),
            ("tech", "coder"),
            ("out", "auditor"),
        ),
    ),
}

SHORTER: dict[Intent, Kind] = {
    Intent.TASK: Kind((("users", LEADER), ("data", "researcher"), ("output", "creative"))),
    Intent.ADVICE: Kind((("problem", LEADER),)),
    Intent.RESEARCH: Kind(()),
    Intent.EXPLORE: Kind((("problem", LEADER), ("users", "creative"), ("money", "researcher"))),
}
"""What is asked in the flows that make no plan of parts; nothing, where nothing can be looked up.
"""

AT_FIRST_SIGHT = frozenset({"site"})
"""Kinds of which one asks what is seen first, rather than what works first."""

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
    **dict.fromkeys(("offer", "hours", "contact"), "scope_in"),
    **dict.fromkeys(("address", "when", "where", "start"), "constraints"),
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
    **dict.fromkeys(("data", "today", "offer", "hours", "contact", "address"), K.CLARIFICATION),
    **dict.fromkeys(("when", "where", "start"), K.CLARIFICATION),
    "simpler": K.ASSUMPTION,
}


def title_id(kind: str, step: Step) -> str:
    """The text that names a step."""
    return f"task-{KINDS[kind].texts or kind}-{step.key}"


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


def kind(told: Told) -> str:
    """The kind of thing that is to be made: by the request, else by what was said since."""
    own = told.request.lang
    said = [(told.request.text, own), (told.project.goal, own)]
    said += [(note.text, told.lang) for note in told.notes]
    found = (kind_of(text, lang) for text, lang in said)
    return next((kind for kind in found if kind != "other"), "other")
