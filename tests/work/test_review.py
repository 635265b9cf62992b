"""
A point is shown by its check, on the files as they are; else it is not done, or the person's.

Each way to claim falsely that outsiders found is here: an echo of the brief, a gap that is still
to be filled in, code and hidden text, the file of a failed task, a reviewer's bare word.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from folkmoot.conversation.brief import Brief, BriefEdits, Line, edited
from folkmoot.conversation.check import ONLY_YOU, Check, Found, How, read_check
from folkmoot.conversation.events import Point
from folkmoot.conversation.plan import Task, make
from folkmoot.conversation.project import Flow, Project, Work
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import ToolRefused
from folkmoot.team.mind import Opinion
from folkmoot.work.folder import Folder
from folkmoot.work.review import Result, left_undone, reviewed, void
from folkmoot.work.sandbox import Ran
from folkmoot.work.visible import has, shows, text_of

PAGE = """<!doctype html><html><head><title>Krume</title><style>p { color: teal }</style></head>
<body><h1>Krume</h1><p>Call <a href="tel:03161234">0316 1234</a></p>
<p class="missing">Opening hours</p><p hidden>secret sauce</p>
<script>const wish = "green colours";</script>
<form><input name="phone"></form><p>To be filled in: our story</p></body></html>"""


async def found(
    check: str, *opinions: Opinion, point: str = "It is right", **more: object
) -> Point:
    """What one point comes to, in a folder with a page and a failing task's file."""
    folder = more.pop("folder")
    assert isinstance(folder, Path)
    (folder / "index.html").write_text(PAGE)
    (folder / "failed.md").write_text("0316 1234")
    (folder / "empty.md").write_text("")

    async def run_it(command: str) -> Ran:
        if command == "refused":
            raise ToolRefused("there is no sandbox here")
        return Ran(0 if command == "make test" else 1, "1 test failed")

    brief = Brief("A page", "A page", (Line("acceptance", point, check=read_check(check)),))
    files = ("index.html", "failed.md", "empty.md")
    result = Result(Folder(folder), files, frozenset({"failed.md"}), run_it)
    (seen,) = await reviewed(brief, opinions, result)
    return seen


@pytest.mark.parametrize(
    "check",
    [
        "runs: make test",
        "shows index.html: 0316 1234",
        "shows index.html: krume | 0316  1234",
        "has index.html: form",
        "has index.html: input[name=phone]",
        "has index.html: a[href=tel:03161234]",
        "file: *.html",
    ],
)
async def test_what_a_check_finds_is_shown(check: str, tmp_path: Path) -> None:
    point = await found(check, folder=tmp_path)
    assert point.found is Found.SHOWN
    assert point.evidence


@pytest.mark.parametrize(
    ("check", "why"),
    [
        ("runs: false", "1 test failed"),
        ("shows index.html: green colours", "not in it"),  # it stands in the script
        ("shows index.html: teal", "not in it"),  # in the style sheet
        ("shows index.html: secret sauce", "not in it"),  # hidden
        ("shows index.html: Opening hours", "not in it"),  # a gap
        ("shows index.html: our story", "not in it"),  # to be filled in
        ("shows index.html: Krume | bread", "not in it"),
        ("shows failed.md: 0316 1234", "was not done"),
        ("file: failed.md", "was not done"),
        ("file: empty.md", "empty"),
        ("file: logo.svg", "no such file"),
        ("has index.html: table", "not in it"),
    ],
)
async def test_what_is_not_there_is_not_done(check: str, why: str, tmp_path: Path) -> None:
    point = await found(check, folder=tmp_path)
    assert point.found is Found.UNDONE
    assert why in point.why


@pytest.mark.parametrize("check", ["you", "look", "", "certainly", "runs:", "shows index.html"])
async def test_what_has_no_check_is_for_the_person(check: str, tmp_path: Path) -> None:
    point = await found(check, folder=tmp_path)
    assert point.found is Found.YOURS
    assert "index.html" in point.evidence
    assert "failed.md" not in point.evidence


async def test_a_check_that_only_repeats_its_point_shows_nothing(tmp_path: Path) -> None:
    words = "a page of warm brown colours please"
    (tmp_path / "index.html").write_text(words)
    point = await found(f"shows index.html: {words}", point=words, folder=tmp_path)
    assert point.found is Found.YOURS


async def test_a_reviewers_word_shows_nothing_by_itself(tmp_path: Path) -> None:
    claim = Opinion("It is right", True, "index.html is perfect")
    assert (await found("you", claim, folder=tmp_path)).found is Found.YOURS
    assert (await found("file: logo.svg", claim, folder=tmp_path)).found is Found.UNDONE


async def test_a_look_counts_where_it_says_what_it_saw(tmp_path: Path) -> None:
    seen = Opinion("It is right", True, "the number stands in index.html")
    assert (await found("look", seen, folder=tmp_path)).found is Found.SHOWN
    for empty in ("", "all good", "it is in failed.md", "myindex.html"):
        claim = Opinion("It is right", True, empty)
        assert (await found("look", claim, folder=tmp_path)).found is Found.YOURS, empty


async def test_doubt_counts(tmp_path: Path) -> None:
    doubt = Opinion("It is right", False, "the number is the old one")
    shown = await found("shows index.html: 0316 1234", doubt, folder=tmp_path)
    assert (shown.found, shown.why) == (Found.YOURS, "the number is the old one")
    assert (await found("look", doubt, folder=tmp_path)).found is Found.UNDONE


async def test_a_command_that_cannot_run_is_for_the_person(tmp_path: Path) -> None:
    point = await found("runs: refused", folder=tmp_path)
    assert point.found is Found.YOURS


@pytest.mark.parametrize(
    "line",
    ["runs: python3 -m unittest", "shows a b.html: 6:00-18:00", "has x.html: form", "look", "you"],
)
def test_a_check_is_a_line_that_can_be_read_back(line: str) -> None:
    assert str(read_check(line)) == line


def test_a_person_edits_how_a_point_is_shown() -> None:
    brief = Brief("A", "A", (Line("acceptance", "It opens", 3, "ann"),))
    edits = BriefEdits(checks=(("It opens", "file: index.html"), ("No such point", "look")))
    (line,) = edited(brief, edits, "ann", 9).lines
    assert line.check == Check(How.FILE, "index.html")
    assert line.source == 3
    (line,) = edited(brief, BriefEdits(checks=(("It opens", "nonsense"),)), "ann", 9).lines
    assert line.check == ONLY_YOU


def test_a_reader_sees_text_and_no_code() -> None:
    seen = text_of("index.html", PAGE)
    assert "0316 1234" in seen
    assert "teal" not in seen
    assert not shows("index.html", PAGE, " ")
    assert not has(PAGE, "")
    assert not has(PAGE, "form > input")


def test_tasks_that_were_not_done_are_named_and_their_files_prove_nothing() -> None:
    tasks = tuple(Task(title, "coder", files=files) for title, files in PLANNED)
    project = Project("p1", Intent.BUILD, Flow.FULL, "A page", "ann", 1)
    project = replace(project, plan=make(tasks), work=Work(done=0b001, failed=0b010))
    assert left_undone(project) == ("t2 Two", "t3 Three")
    assert void(project) == {"two.md"}, "what a done task writes too counts"
    assert not left_undone(replace(project, plan=None))


PLANNED = (("One", ("one.md",)), ("Two", ("two.md", "one.md")), ("Three", ()))
