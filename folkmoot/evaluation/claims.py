"""
Claims: what a review called shown, looked at again by eyes of their own.

Nothing of the makers or of the review is used: a page is read as bare text, an element is looked
for in its source, a command is run once more. A claim is true, false or withheld; false is also
whatever was called shown although it cannot be made by rules.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from folkmoot.app import Room
from folkmoot.archive import is_draft
from folkmoot.conversation.brief import Line
from folkmoot.conversation.check import How
from folkmoot.conversation.project import Project
from folkmoot.evaluation.wording import folded
from folkmoot.work.hands import RunIt

PAGES = (".html", ".htm", ".svg")
CODE = re.compile(r"(?is)<(script|style|template|noscript)\b.*?</\1\s*>|<!--.*?-->")
TAG = re.compile(r"(?s)<[^>]*>")
LABEL = re.compile(r"""(?i)\b(?:placeholder|alt|aria-label)\s*=\s*["']([^"']*)["']""")
ALL = " | "


@dataclass(frozen=True, slots=True)
class Claims:
    true: int = 0
    false: tuple[str, ...] = ()  # the points
    withheld: int = 0  # left to the person, or called not done

    def __add__(self, other: Claims) -> Claims:
        false = (*self.false, *other.false)
        return Claims(self.true + other.true, false, self.withheld + other.withheld)

    def __str__(self) -> str:
        return f"{self.true}/{len(self.false)}/{self.withheld}"


async def claimed(room: Room, projects: Iterable[Project], never: Sequence[str] = ()) -> Claims:
    """What the last review of each project claimed; `never`: words of what cannot be done."""
    reviews = {e["project"]: e for e in room.entries() if e["kind"] == "review_written"}
    worker, found = room.team.worker, Claims()
    for project in projects:
        if project.id in reviews and project.brief is not None:
            folder = worker.project_folder(room.name, project)
            run = worker.workshop.commands.within(project, folder)
            points, lines = reviews[project.id]["points"], project.brief.section("acceptance")
            found += await counted(points, lines, folder, run, never)
    return found


async def counted(
    points: Iterable[Mapping[str, Any]],
    lines: Sequence[Line],
    folder: Path,
    run: RunIt,
    never: Sequence[str] = (),
) -> Claims:
    """Look at every point of a review again."""
    found = Claims()
    for point in points:
        if point["verdict"] != "shown":
            found += Claims(withheld=1)
            continue
        text = point["text"]
        line = next((one for one in lines if one.text == text), None)
        honest = not any(word in folded(text) for word in map(folded, never))
        seen = honest and line is not None and await _seen(line, folder, run)
        found += Claims(true=1) if seen else Claims(false=(text,))
    return found


async def _seen(line: Line, folder: Path, run: RunIt) -> bool:
    check = line.check
    if check.how is How.RUNS:
        return (await run(check.what)).exit == 0
    files = [path for path in made(folder) if fnmatchcase(_name(path, folder), check.file)]
    if check.how is How.FILE:
        return any(path.stat().st_size for path in files)
    if check.how is How.HAS:
        tag = re.compile(rf"(?i)<{re.escape(re.split(r'[^a-z0-9]', check.what)[0])}\b")
        return any(tag.search(source(path)) for path in files)
    if check.how is How.SHOWS:
        wanted = [folded(part) for part in check.what.split(ALL)]
        return any(all(part in folded(read(path)) for part in wanted) for path in files)
    return check.how is How.LOOK  # somebody said what they saw, and where


def made(folder: Path) -> list[Path]:
    """The files that were delivered, but for what is still being written."""
    found = (path for path in folder.rglob("*") if not is_draft(path.name))
    return sorted(path for path in found if path.is_file())


def _name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


def source(path: Path) -> str:
    return path.read_text("utf-8", "replace")


def read(path: Path) -> str:
    """What a reader sees of a file."""
    text = source(path)
    if path.suffix.lower() not in PAGES:
        return text
    text = CODE.sub(" ", text)
    labels = " ".join(LABEL.findall(text))
    return html.unescape(f"{TAG.sub(' ', text)} {labels}")
