"""
Work by rules: a task writes the files it was given, tries what it is told to try, and says what
came of it. Whoever checks a program runs its tests, and sends it back with what they print.
"""

from __future__ import annotations

from folkmoot.conversation.plan import EvidenceKind
from folkmoot.team.mind import Checked, Done, Duty, Told
from folkmoot.team.offline.kinds import QA
from folkmoot.team.offline.making import make, small
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.software import report, trials
from folkmoot.team.tools import MAY_HAVE_RUN, Answer, Read, Run, Tools, Write
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
    for name in task.files:
        text = report(material, tried) if name == QA else make(name, material)
        await tools.use(Write(name, text))
    short = small.answer(material) if task.files == (small.FILE,) else ""
    files = ", ".join(task.files)
    return Done("success", short or say("done-wrote", told.lang, files=files))


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
