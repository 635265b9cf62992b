"""The plan by rules: the tasks of the kind, side by side where they can, and a check at the end."""

from __future__ import annotations

from folkmoot.conversation.plan import Evidence, EvidenceKind, Task
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Drafted, Told
from folkmoot.team.offline.asking import kind
from folkmoot.team.offline.kinds import CHECK, KINDS, LEADER, Step
from folkmoot.team.offline.reading import slug, title_of
from folkmoot.texts import told as text

SINGLE = Step("single", LEADER, ("RESULT.md",))
CHANGE = "CHANGES-{iteration}.md"


def draft(told: Told, single: bool) -> Drafted:
    """The tasks for the brief that was written."""
    if single:
        step = SINGLE if told.project.intent is Intent.TASK else _whole(told)
        return Drafted((_task("task-single", step, told),), minutes=1)
    if told.project.iteration > 1 and told.project.next_task > 1:
        return _change(told)
    found = kind(told)
    steps = KINDS[found].tasks
    tasks = [_task(f"task-{found}-{step.key}", step, told) for step in steps]
    check = Step("check", "auditor", (CHECK,), tuple(range(len(steps))))
    return Drafted((*tasks, _task("task-check", check, told)), minutes=1)


def _whole(told: Told) -> Step:
    """A build in one task: everything its parts would leave."""
    files = (file for step in KINDS[kind(told)].tasks for file in step.files)
    return Step("single", LEADER, tuple(files))


def _change(told: Told) -> Drafted:
    """After a review: the files the wish may touch are made again, and checked again."""
    found = kind(told)
    files = (CHANGE.format(iteration=told.project.iteration), *_touched(told, found))
    change = Step("change", KINDS[found].tasks[-1].bot, files)
    check = Step("check", "auditor", (CHECK,), (0,))
    tasks = (_task("task-change", change, told), _task("task-check", check, told))
    return Drafted(tasks, minutes=1)


def _touched(told: Told, found: str) -> tuple[str, ...]:
    """What is shown to people in the end: the files of the last part."""
    return tuple(_named(file, told) for file in KINDS[found].tasks[-1].files)


def _task(id: str, step: Step, told: Told) -> Task:
    title, more = text(id, told.lang)
    files = tuple(_named(file, told) for file in step.files)
    return Task(
        title,
        step.bot if step.bot in told.team else LEADER,
        more["about"],
        needs=step.needs,
        files=files,
        evidence=tuple(Evidence(EvidenceKind.FILE, file) for file in files),
    )


def _named(file: str, told: Told) -> str:
    return file.format(name=slug(title_of(told.project.goal, told.request.lang)))
