"""
Work by rules: a task writes the files it was given, tries what it is told to try, and says what
came of it. Whoever checks a program runs its tests, and sends it back with what they print.
"""

from __future__ import annotations

import re

from folkmoot.conversation.plan import EvidenceKind
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import ToolRefused
from folkmoot.team.mind import Checked, Done, Duty, Told
from folkmoot.team.offline import missing
from folkmoot.team.offline.able import beyond, whole
from folkmoot.team.offline.kinds import CHECK, QA
from folkmoot.team.offline.making import event, make, small
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.pictures import FOLDER, pictures
from folkmoot.team.offline.software import report, trials
from folkmoot.team.tools import MAY_HAVE_RUN, Answer, AskPerson, Copy, Read, Run, Tools, Write
from folkmoot.texts import say

SHOWN = 1_500
"""Characters of what a command printed that are sent back."""


async def do(duty: Duty, told: Told, tools: Tools) -> Done:
    """Write the files of a task; one that checks a program tries it first."""
    plan = told.project.plan
    assert plan is not None, "work without a plan"
    task = duty.task
    material = Material(told, plan, task)
    tried: list[tuple[str, Answer]] = []
    if task.checks is not None and task.runs:
        for command in (*_tests(duty), *trials(material)):
            answer = await _run(command, tools)
            tried.append((command, answer))
            if not answer.ok:
                shown = answer.text[-SHOWN:]
                return Done("wanting", say("done-wanting", told.lang, command=command, out=shown))
    await _ask(told, tools)
    made: dict[str, str] = {}
    for name in task.files:
        if not name.startswith(FOLDER):
            made[name] = report(material, tried) if name == QA else make(name, material)
            if not made[name]:
                return Done("failed", say("make-cannot", told.lang, file=name))
    changed = [name for name in made if plan.first > 1 and await _differs(name, made[name], tools)]
    for name, text in made.items():
        await tools.use(Write(name, text))
    missed = await _pictures(task.files, told, tools)
    if plan.first > 1 and task.checks is None and CHECK not in task.files:
        return _changed(changed, missed, material)
    status = "success" if [*made] != [small.FILE] or small.done(told).text else "partial"
    return Done(status, " ".join([_said(material, made), *missed]))


def _said(material: Material, made: dict[str, str]) -> str:
    """What the room is told of a task: its result where that is short, else its files."""
    told, files = material.told, [*made]
    if files == [small.FILE] and (short := small.answer(material)):
        return short
    if len(files) == 1 and whole(told):
        return made[files[0]].strip()
    wrote = say("done-wrote", told.lang, files=", ".join(material.task.files))
    worth = (event.said(name, told) for name in files)
    return " ".join(filter(None, (wrote, *worth)))


def _beyond(told: Told) -> str:
    """What was asked for and rules cannot do, some of it by name."""
    wishes = [line.text.rstrip(".") for line in beyond(told)]
    if not wishes:
        return ""
    named = "; ".join(wishes[:NAMED]) + (" …" if len(wishes) > NAMED else "")
    return say("change-beyond", told.lang, wishes=named)


NAMED = 6
"""Wishes that are named in one sentence."""


# --- changes -----------------------------------------------------------------------------------

PAPERS = frozenset({"content.md", "SCREENS.md", "data.json", CHECK, QA})
"""What is written beside a thing: whoever changes only these has changed nothing."""


async def _differs(name: str, text: str, tools: Tools) -> bool:
    """Whether a file that is there is not what it shall be."""
    try:
        before = (await tools.use(Read(name))).text
    except ToolRefused:
        return True
    cut = CUT.search(before)
    if cut is None:
        return before != text
    return int(cut[1]) != len(text.encode()) or not text.startswith(before[: cut.start()])


CUT = re.compile(r"\n?\[lines 1 to \d+ of a file of (\d+) bytes\]$")
"""How a file that is read in parts ends."""


def _changed(changed: list[str], missed: list[str], material: Material) -> Done:
    """What a change came to: which files are others now, or why none is."""
    told = material.told
    own = [name for name in changed if name not in PAPERS]
    said = _beyond(told)
    if own:
        result = small.answer(material) if own == [small.FILE] else ""
        done = say("change-done", told.lang, files=", ".join(own))
        return Done("success", " ".join(filter(None, (result or done, said, *missed))))
    why = said or say("change-nothing", told.lang)
    return Done("partial", " ".join([say("change-none", told.lang), why, *missed]))


async def _ask(told: Told, tools: Tools) -> None:
    """Ask for what a small task lacks, once the person wants that done; the answers are told."""
    if told.project.iteration > 1 and told.project.intent is Intent.TASK:
        for question in missing.asked(told) if whole(told) else missing.plain(told):
            await tools.use(AskPerson(question.text, otherwise=question.otherwise))


async def _pictures(files: tuple[str, ...], told: Told, tools: Tools) -> list[str]:
    """Copy the pictures of a task; what is said of those that are not there."""
    brought = {one.file: one.source for one in pictures(told)}
    said: list[str] = []
    for name in files:
        if name.startswith(FOLDER):
            said += await _copied(name, brought.get(name, ""), told, tools)
    return said


async def _copied(name: str, source: str, told: Told, tools: Tools) -> list[str]:
    """Copy a picture into the project's folder; one that cannot be is named, the rest goes on."""
    try:
        await tools.use(Copy(name, source))
    except ToolRefused:
        return [say("picture-gone", told.lang, file=name.removeprefix(FOLDER))]
    return []


def _tests(duty: Duty) -> list[str]:
    return [one.value for one in duty.task.evidence if one.kind is EvidenceKind.EXIT]


async def _run(command: str, tools: Tools) -> Answer:
    """Run a command; one that a crash cut off is harmless, and runs again."""
    answer = await tools.use(Run(command))
    return await tools.use(Run(command)) if answer.text == MAY_HAVE_RUN else answer


async def check(duty: Duty, done: Done, told: Told, tools: Tools) -> Checked:
    """Another bot opens every file of the task and looks for what was agreed."""
    for name in duty.task.files:
        if not (await tools.use(Read(name))).text.strip():
            return Checked(False, say("check-empty", told.lang, file=name))
    if not duty.task.files and not done.text.strip():
        return Checked(False, say("check-nothing", told.lang))
    return Checked(True, say("check-opened", told.lang, files=", ".join(duty.task.files)))


def advise(told: Told) -> str:
    """What was agreed, for a teammate who is stuck."""
    brief = told.project.brief
    lines = brief.section("first_version") + brief.section("acceptance") if brief else ()
    said = "; ".join(line.text for line in lines) or told.project.goal
    return say("advice-agreed", told.lang, said=said)
