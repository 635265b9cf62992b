"""
The result against the brief: every acceptance point is shown, not done, or for the person to see.

The program shows a point by the check that was agreed for it, on the files as they are now. A
reviewer's word alone shows nothing; its doubt counts. Files that a task left which failed, was
skipped or never began prove nothing.
"""

from __future__ import annotations

import asyncio
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
from folkmoot.work.visible import ALL, has, is_page, shows

COPIED = 4
"""Words from which on a check that only repeats its point shows nothing."""

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
    if ran.exit == 0:
        return Shown(Found.SHOWN, command)
    return Shown(Found.UNDONE, command, ran.detail or ran.output.strip()[-DETAIL:])


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
    return Shown(Found.SHOWN, ", ".join(found))


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
    if any(names(opinion.evidence, name) for name in _sound(result)):
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
    own = stems(check.what)
    return len(own) >= COPIED and own <= stems(text)


Prove = Callable[[Line, Opinion | None, Result], Awaitable[Shown]]
PROVE: dict[How, Prove] = {
    How.RUNS: _runs,
    How.SHOWS: _within,
    How.HAS: _within,
    How.FILE: _file,
    How.LOOK: _look,
    How.YOU: _you,
}
