"""The plan by rules: the tasks of the kind, side by side where they can, and a check at the end."""

from __future__ import annotations

from folkmoot.conversation.plan import Evidence, EvidenceKind, Task, banned
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Drafted, Told
from folkmoot.team.offline.able import left_out, made, steps, whole
from folkmoot.team.offline.cues import names, words
from folkmoot.team.offline.kinds import CHECK, KINDS, LEADER, QA, SOFTWARE, Step, title_id
from folkmoot.team.offline.kinds import kind as kind_of
from folkmoot.team.offline.making.program import fits
from folkmoot.team.offline.pictures import FOLDER
from folkmoot.team.offline.reading import program_name
from folkmoot.team.offline.software import PYTHON
from folkmoot.team.roster import own_bots
from folkmoot.team.toolchain import LANGUAGES
from folkmoot.texts import say
from folkmoot.texts import told as text

SINGLE = Step("single", LEADER, ("RESULT.md",))


def draft(told: Told, single: bool) -> Drafted:
    """The tasks for the brief that was written."""
    if single:
        small = told.project.intent is Intent.TASK and not _is_program(told)
        step = SINGLE if small and not whole(told) else _whole(told)
        left = left_out(told) if small else ()
        return Drafted((_task("task-single", step, told),), minutes=1, beyond=left)
    if told.project.iteration > 1 and told.project.next_task > 1:
        return _change(told)
    found = made(told)
    own = steps(told)
    tasks = [_task(title_id(found, step), step, told) for step in own]
    if KINDS[found].texts != SOFTWARE and "auditor" not in unwanted(told):
        check = Step("check", "auditor", (CHECK,), tuple(range(len(own))))
        tasks.append(_task("task-check", check, told))
    return Drafted(tuple(tasks), minutes=1)


def unwanted(told: Told) -> set[str]:
    """Bots that somebody wants to be left out: "no auditor please"."""
    bots = {*told.team, *told.lent} - {LEADER}
    found = set()
    for note in told.notes:
        said = words(note.text)
        named = bots & set(said)
        without = names(note.text, told.lang) & {"change:drop"} or {"no", "not"} & set(said)
        found |= named if without else set()
    return found


def _is_program(told: Told) -> bool:
    """Whether a task asks for a program that rules can write."""
    return KINDS[kind_of(told)].texts == SOFTWARE and bool(fits(told.request.text))


def _whole(told: Told) -> Step:
    """A build in one task: everything its parts would leave; of software what is used."""
    kind = KINDS[made(told)]
    of_software = [kind.tasks[n] for n in kind.changed]
    own = of_software if kind.texts == SOFTWARE else steps(told)
    files = tuple(file for step in own for file in step.files)
    exits = tuple(dict.fromkeys(command for step in own for command in step.exits))
    return Step("single", LEADER, files, exits=exits, runs=bool(exits))


def _change(told: Told) -> Drafted:
    """After a review: the files the wish may touch are made again, and checked again."""
    kind = KINDS[made(told)]
    changed = {kind.tasks[n].key for n in kind.changed}
    touched = [step for step in steps(told) if step.key in changed]
    files = tuple(file for step in touched for file in step.files)
    exits = tuple(dict.fromkeys(command for step in touched for command in step.exits))
    change = Step("change", touched[0].bot, files, exits=exits, runs=bool(exits))
    check = Step("check", "auditor", (CHECK,), (0,))
    if kind.texts == SOFTWARE:
        change = change._replace(bot="developer")
        check = Step("check", "qa", (QA,), (0,), exits[:1], True, checks=0, loops=3)
    tasks = (_task("task-change", change, told), _task("task-check", check, told))
    return Drafted(tasks, minutes=1)


def _task(id: str, step: Step, told: Told) -> Task:
    title, more = text(id, told.lang)
    files = tuple(_named(file, told) for file in step.files)
    exits = tuple(_named(command, told) for command in step.exits)
    domain = own_bots().known[step.bot].domains[0]
    return Task(
        title,
        _bot(step, domain, told),
        " ".join((more["about"], *_honest(step, told))),
        domain,
        needs=step.needs,
        files=files,
        evidence=(
            *(Evidence(EvidenceKind.FILE, file) for file in files if not file.startswith(FOLDER)),
            *(Evidence(EvidenceKind.EXIT, command) for command in exits),
        ),
        runs=step.runs,
        checks=step.checks,
        loops=step.loops,
    )


def _bot(step: Step, domain: str, told: Told) -> str:
    """Who does it: whom it is meant for, else whose domain it is, else the leader or anybody.

    Nobody who must never do it; where everybody must not, the plan is refused as it stands.
    """
    seats = [told.seat(bot) for bot in (*told.team, *told.lent)]
    free = [seat.bot for seat in seats if not banned(seat, domain)]
    free = [bot for bot in free if bot not in unwanted(told)] or free
    fits = [seat.bot for seat in seats if domain in seat.domains]
    order = (step.bot, *fits, LEADER, *told.team)
    return next((bot for bot in order if bot in free), step.bot)


def _honest(step: Step, told: Told) -> list[str]:
    """Rules write Python, whatever was asked for; the person reads it before they approve."""
    other = [name for name in told.technology if name in LANGUAGES and name != PYTHON]
    program = step.exits and any(file.endswith(".py") for file in step.files)
    if not program or not other:
        return []
    return [say("plan-python", told.lang, language=", ".join(other))]


def _named(file: str, told: Told) -> str:
    return file.format(name=program_name(told.project.goal, told.request.lang))
