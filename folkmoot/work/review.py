"""
The result against the brief: every acceptance point is shown, not done, or for the person to see.

The program shows a point by the check that was agreed for it, on the files as they are now. A
reviewer's word alone shows nothing; its doubt counts. Files that a task left which failed, was
skipped or never began prove nothing.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import NamedTuple

from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.check import Check, Found, How
from folkmoot.conversation.events import Point
from folkmoot.conversation.plan import numbers
from folkmoot.conversation.project import Project
from folkmoot.conversation.words import stems
from folkmoot.errors import ToolRefused
from folkmoot.team.mind import Opinion
from folkmoot.texts import say
from folkmoot.work.evidence import file_at, names
from folkmoot.work.folder import Folder
from folkmoot.work.hands import NeedsPerson, RunIt
from folkmoot.work.visible import ALL, PLACEHOLDER, has, is_page, shows, text_of, worded

COPIED = 4
"""Words from which on a check that only repeats its point shows nothing, names and numbers too."""

QUOTED = re.compile(r"[“„«\"][^”“»\"]+[”“»\"]")
"""What a point names word for word, and may well be looked for."""

SAW = 3
"""Words beside the file's name that say what somebody saw."""

DETAIL = 300
"""Characters of what a command printed that are told."""


class Shown(NamedTuple):
    found: Found
    evidence: str = ""
    why: str = ""


class Result(NamedTuple):
    """What there is to look at."""

    folder: Folder
    files: tuple[str, ...]
    void: frozenset[str]  # files of tasks that were not done
    run_it: RunIt
    lang: str = "en"

    def say(self, id: str, **values: str) -> str:
        return say(id, self.lang, **values)


async def reviewed(
    brief: Brief | None, opinions: Iterable[Opinion], result: Result
) -> tuple[Point, ...]:
    """Every acceptance point with what its check came to, and what the reviewer thinks of it."""
    thought = {one.text: one for one in opinions}
    lines = brief.section("acceptance") if brief else ()
    if brief is None:  # one small task: what the reviewer says of it is all there is
        lines = tuple(Line("acceptance", text) for text in thought)
    points = []
    for line in lines:
        shown = await PROVE[line.check.how](line, thought.get(line.text), result)
        opinion = thought.get(line.text)
        if opinion is not None and not opinion.fine and shown.found is Found.SHOWN:
            shown = shown._replace(found=Found.YOURS, why=opinion.evidence)
        elif opinion is not None and not opinion.fine and shown.found is Found.UNDONE:
            shown = Shown(Found.UNDONE, why=opinion.evidence)
        told = (line.text, shown.found, shown.evidence, shown.why, str(line.check))
        points.append(Point(*told))
    return tuple(points)


def contradicted(points: Iterable[Point], opinions: Iterable[Opinion]) -> bool:
    """Whether a reviewer takes something for right that was seen not to be."""
    praised = {one.text for one in opinions if one.fine}
    return any(point.found is Found.UNDONE and point.text in praised for point in points)


def left_undone(project: Project) -> tuple[str, ...]:
    """The tasks of the plan that were not done, by name and title."""
    plan, done = project.plan, project.work.done
    if plan is None:
        return ()
    return tuple(f"{plan.name(n)} {plan.tasks[n].title}" for n in numbers(plan.all & ~done))


def void(project: Project) -> frozenset[str]:
    """Files that only tasks would leave which were not done."""
    plan, done = project.plan, project.work.done
    if plan is None:
        return frozenset()
    made = {file for n in numbers(done) for file in plan.tasks[n].files}
    undone = {file for n in numbers(plan.all & ~done) for file in plan.tasks[n].files}
    return frozenset(undone - made)


# --- one function a check -------------------------------------------------------------------


async def _runs(line: Line, opinion: Opinion | None, result: Result) -> Shown:
    command = line.check.what
    try:
        ran = await result.run_it(command)
    except (ToolRefused, NeedsPerson) as refused:
        return Shown(Found.YOURS, command, str(refused))
    if ran.exit == 0 and cannot_fail(command):
        return Shown(Found.YOURS, command, result.say("why-cannot-fail"))
    if ran.exit == 0 and NO_TESTS.search(ran.output):
        return Shown(Found.YOURS, command, result.say("why-no-tests"))
    if ran.exit == 0:
        return Shown(Found.SHOWN, command)
    said = ran.detail or ran.output.strip()[-DETAIL:]
    return Shown(Found.UNDONE, command, said or result.say("why-exit", code=str(ran.exit)))


IDLE = re.compile(r"\s*(?:true|:|exit(?:\s+0)?|(?:echo|printf)\b[^<>`$]*)\s*")
STEPS = re.compile(r"&&|\|\||[;\n]")
NO_TESTS = re.compile(r"\bRan 0 tests\b|\bno tests ran\b|\bcollected 0 items\b|\b0 passing\b")


def cannot_fail(command: str) -> bool:
    """Whether a command ends well whatever there is: all of it is idle, or its fall-back."""
    *_, last = command.split("||")
    falls_back = "||" in command and IDLE.fullmatch(last) is not None
    return falls_back or all(IDLE.fullmatch(step) for step in STEPS.split(command))


async def _file(line: Line, opinion: Opinion | None, result: Result) -> Shown:
    pattern = line.check.file
    found = [name for name in result.files if fnmatchcase(name, pattern)]
    if not found:
        return Shown(Found.UNDONE, pattern, result.say("why-no-file"))
    for name in found:
        if name in result.void:
            return Shown(Found.UNDONE, name, result.say("why-void"))
        right, why = await asyncio.to_thread(file_at, result.folder, name)
        if not right:
            return Shown(Found.UNDONE, name, why)
        if await asyncio.to_thread(_is_gap, result.folder, name):
            return Shown(Found.UNDONE, name, result.say("why-gap"))
    return Shown(Found.SHOWN, ", ".join(found))


def _is_gap(folder: Folder, name: str) -> bool:
    """Whether a text holds nothing but headings and what is still to be filled in."""
    found, _ = folder.bytes_of(name)
    try:
        content = found.decode("utf-8")
    except UnicodeDecodeError:
        return False
    lines = text_of(name, content).splitlines()
    said = [line for line in lines if not line.lstrip().startswith("#") and worded(line)]
    return not said and PLACEHOLDER.search(content) is not None


async def _within(line: Line, opinion: Opinion | None, result: Result) -> Shown:
    """Words that a reader sees, or an element that a page has."""
    check = line.check
    if check.how is How.SHOWS and copied(check, line.text):
        return Shown(Found.YOURS, check.file, result.say("why-copied"))
    there = await _file(replace(line, check=Check(How.FILE, check.file)), None, result)
    if there.found is not Found.SHOWN:
        return there
    for name in there.evidence.split(", "):
        found, _ = await asyncio.to_thread(result.folder.bytes_of, name)
        content = found.decode("utf-8", "replace")
        if check.how is How.HAS and is_page(name) and has(content, check.what):
            return Shown(Found.SHOWN, f"{name}: <{check.what}>")
        if check.how is How.SHOWS and shows(name, content, check.what):
            return Shown(Found.SHOWN, f"{name}: “{check.what.replace(ALL, ', ')}”")
    return Shown(Found.UNDONE, there.evidence, result.say("why-not-in", what=check.what))


async def _look(line: Line, opinion: Opinion | None, result: Result) -> Shown:
    """Another bot's look counts where it says what it saw, and where."""
    if opinion is None or not opinion.evidence.strip():
        return Shown(Found.YOURS, ", ".join(_sound(result)))
    if not opinion.fine:
        return Shown(Found.UNDONE, "", opinion.evidence)
    seen = opinion.evidence
    named = [name for name in _sound(result) if names(seen, name)]
    for name in named:
        seen = seen.replace(name, " ")
    if named and len(seen.split()) >= SAW:
        return Shown(Found.SHOWN, opinion.evidence)
    return Shown(Found.YOURS, ", ".join(_sound(result)))


async def _you(line: Line, opinion: Opinion | None, result: Result) -> Shown:
    if opinion is not None and not opinion.fine and opinion.evidence.strip():
        return Shown(Found.UNDONE, "", opinion.evidence)
    there = _sound(result)
    if not there:
        return Shown(Found.UNDONE, "", result.say("why-nothing"))
    named = [name for name in there if opinion and names(opinion.evidence, name)]
    return Shown(Found.YOURS, ", ".join(named or there))


def _sound(result: Result) -> list[str]:
    """Files that may be looked at: those whose task was done; of pages nothing else."""
    sound = [name for name in result.files if name not in result.void]
    return [name for name in sound if is_page(name)] or sound


def copied(check: Check, text: str) -> bool:
    """Whether the words that shall be seen are only those of the point itself."""
    own, told = stems(check.what), stems(QUOTED.sub(" ", text))
    if not own or not own <= told:
        return False
    named = any(word[:1].isupper() or word[:1].isdigit() for word in check.what.split())
    return len(own) >= COPIED or not named


Prove = Callable[[Line, Opinion | None, Result], Awaitable[Shown]]
PROVE: dict[How, Prove] = {
    How.RUNS: _runs,
    How.SHOWS: _within,
    How.HAS: _within,
    How.FILE: _file,
    How.LOOK: _look,
    How.YOU: _you,
}
