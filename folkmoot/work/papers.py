"""
Papers: what a person can read in files. BRIEF, PLAN and STATE stand in the project's folder as
soon as there is something to read, SUMMARY once there is a result. They are views: the store is
the truth, and every one can be written again from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from folkmoot.conversation import events as e
from folkmoot.conversation import facts as f
from folkmoot.conversation.brief import PLANNED, SECTIONS, Brief, Line
from folkmoot.conversation.check import SIGNS, Found
from folkmoot.conversation.phases import PUBLIC
from folkmoot.conversation.plan import Plan, Task, numbers
from folkmoot.conversation.project import Project, Work
from folkmoot.conversation.words import Words, dollars
from folkmoot.texts import say
from folkmoot.texts.decided import decided

BRIEF, PLAN, STATE, SUMMARY = "BRIEF.md", "PLAN.md", "STATE.md", "SUMMARY.md"
PAPERS = frozenset({BRIEF, PLAN, STATE, SUMMARY})

SHOWN_TASKS = 200
"""Of a larger plan the papers show no progress task by task."""


class Entry(NamedTuple):
    """A line of the log."""

    seq: int
    at: int
    event: e.Arrival | f.Fact


def brief(found: Brief, lang: str, planned: Collection[str] = ()) -> str:
    """The brief; what the plan says in the same words is left to the plan."""
    lines = [f"# {found.title}", "", found.goal]
    for name in SECTIONS:
        section = [one for one in found.section(name) if name != PLANNED or one.text not in planned]
        if section:
            lines += ["", f"## {say(f'section-{name}', lang)}", ""]
            lines += [f"- {_line(line.text)} ({_told(line, lang)})" for line in section]
    return _text(lines)


def _told(line: Line, lang: str) -> str:
    """Where a line comes from; of an acceptance point also how it will be shown."""
    if line.section != "acceptance":
        return _source(line, lang)
    how = say(f"check-{line.check.how}", lang, file=line.check.file, what=line.check.what)
    return f"{_source(line, lang)}; {how}"


def _source(line: Line, lang: str) -> str:
    if line.source:
        return say("line-said", lang, who=line.by, entry=str(line.source))
    return line.by or say("line-assumed", lang)


def plan(project: Project, lang: str) -> str:
    found, work = project.plan, project.work
    assert found is not None
    lines = [f"# {say('plan-heading', lang)}: {project.brief.title if project.brief else ''}", ""]
    for n, task in enumerate(found.tasks):
        after = ", ".join(found.name(need) for need in task.needs)
        waits = f"; {say('plan-after', lang, tasks=after)}" if after else ""
        files = f" → {', '.join(task.files)}" if task.files else ""
        mark = _mark(n, work) if len(found.tasks) <= SHOWN_TASKS else "-"
        lines.append(f"{mark} **{found.name(n)}** {task.title} ({task.bot}{waits}){files}")
        if task.description:
            lines.append(f"  {_line(task.description)}")
    return _text(lines)


def _mark(n: int, work: Work) -> str:
    return "- [x]" if work.done >> n & 1 else "- [ ]"


def state(project: Project, entries: Sequence[Entry], lang: str) -> str:
    """Where a project stands, and how to go on with it."""
    title = project.brief.title if project.brief else project.goal
    standing = [say(f"phase-{_phase(project)}", lang, round=project.round, bots="").rstrip(": ")]
    if project.plan is not None:
        done = project.work.done.bit_count()
        standing.append(f"{done}/{len(project.plan.tasks)}")
    standing += [say(f"is-{flag}", lang) for flag in ("paused", "parked") if getattr(project, flag)]
    standing += [str(project.outcome)] if project.outcome else []
    lines = [f"# {title}", "", f"**{say('state-where', lang)}:** {' · '.join(standing)}", ""]
    lines += _listed("state-decided", _decided(entries, lang), lang)
    blocks = [_shown(card.words, lang) for card in project.cards]
    lines += _listed("state-blocks", blocks or [say("state-nothing", lang)], lang)
    lines += [f"**{say('state-last', lang)}:** {when(project.changed_at)}", ""]
    how = say("state-resume-how", lang, project=project.id)
    return _text([*lines, f"**{say('state-resume', lang)}:** {how}"])


def _phase(project: Project) -> str:
    return PUBLIC[project.phase]


def _decided(entries: Iterable[Entry], lang: str) -> list[str]:
    """What was decided and by whom."""
    found = []
    for one in entries:
        if isinstance(one.event, f.Decided):
            what = decided(one.event.what, lang)
            found.append(f"{what} ({one.event.by}, {when(one.at)})")
    return found


def _shown(words: Words, lang: str) -> str:
    return _line(say(words.id, lang, **dict(words.values)) if words.id else words.text)


def summary(project: Project, entries: Sequence[Entry], lang: str) -> str:
    """What came of it: front matter for programs, then what people want to know."""
    review = next(
        (o.event for o in reversed(entries) if isinstance(o.event, e.ReviewWritten)), None
    )
    finished = [one.event for one in entries if isinstance(one.event, e.TaskFinished)]
    minutes = max(0, project.changed_at - project.created_at) // 60_000
    title = project.brief.title if project.brief else project.goal
    tasks = _tasks(project.plan)
    done = project.work.done.bit_count()
    lines = [*_front(project, finished), "", f"# {title}", ""]
    points = review.points if review else ()
    found = Counter(point.found for point in points)
    shown, undone, yours = (found[each] for each in Found)
    count = len(points)
    told = say("points-found", lang, shown=shown, undone=undone, yours=yours, count=count)
    lines += [told, ""]
    facts = {
        "summary-took": say("minutes", lang, minutes=minutes),
        "summary-tasks": f"{done}/{len(tasks)}",
        "summary-cost": say("money", lang, sum=dollars(project.spent)),
    }
    lines += [f"- **{say(id, lang)}:** {value}" for id, value in facts.items()]
    lines.append("")
    came = [
        " ".join((SIGNS[one.found], _line(one.text), one.evidence, one.why)).rstrip()
        for one in points
    ]
    lines += _listed("summary-outcomes", came, lang)
    lines += _listed("summary-decisions", _decided(entries, lang), lang)
    nothing = [say("state-nothing", lang)]
    done_too = numbers(project.work.done)
    ready = [file for n in done_too for file in tasks[n].files] if tasks else []
    blocks = [_line(point.text) for point in points if point.found is Found.UNDONE]
    blocks += [_line(task) for task in review.left] if review else []
    lines += _listed("summary-ready", ready or nothing, lang)
    return _text([*lines, *_listed("summary-blocks", blocks or nothing, lang)])


def _front(project: Project, finished: Sequence[e.TaskFinished]) -> list[str]:
    """The front matter; its keys are the same in every language."""
    found = project.brief
    needs = [line.text for line in found.section("constraints")] if found else []
    technology = [line.text for line in found.section("technology")] if found else []
    provides = [file for task in _tasks(project.plan) for file in task.files]
    patterns = [learnt for one in finished for learnt in one.learnings]
    rows = {
        "tags": [str(project.intent), *project.bots],
        "needs": needs,
        "provides": provides,
        "affects": [project.parent] if project.parent else [],
        "technology": technology,
        "patterns": patterns,
    }
    return [
        "---",
        *(f"{key}: [{', '.join(map(_quoted, row))}]" for key, row in rows.items()),
        "---",
    ]


def _tasks(found: Plan | None) -> Sequence[Task]:
    return found.tasks if found else ()


def _quoted(text: str) -> str:
    """A text as YAML reads it, whatever stands in it."""
    plain = _line(text).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'


def discovery(
    room: str, project: Project, entries: Sequence[Entry], words: dict[tuple[int, str], str]
) -> str:
    """The discovery file: the request, and under each round its questions and the answers."""
    lines = [
        f"CREATED: {when(project.created_at)}",
        f"ROUND: {project.round}",
        f"ORIGINAL_REQUEST: {_line(words.get((project.entry, ''), project.goal))}",
        f"{OF}{room}/{project.id}",
    ]
    given = {answer.question: answer.entry for answer in project.answers}
    rounds = [
        o.event.card
        for o in entries
        if isinstance(o.event, f.CardOpened) and o.event.card.questions
    ]
    for number, card in enumerate(rounds, 1):
        lines += ["", f"## Round {number}", ""]
        lines += [f"- {one.id} {one.bot}: {_line(one.text)}" for one in card.questions]
        said = [(one.id, given[one.id]) for one in card.questions if one.id in given]
        answers = dict.fromkeys(_line(words.get((entry, id), "")) for id, entry in said)
        lines += ["", f"RESPONSE: {' / '.join(answers) if answers else ''}".rstrip()]
    return _text(lines)


OF = "PROJECT: "
"""The line of a discovery file that says whose it is."""


def _listed(id: str, items: Iterable[str], lang: str) -> list[str]:
    found = [f"- {item}" for item in items]
    return [f"## {say(id, lang)}", "", *found, ""] if found else []


def when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def _line(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())


def _text(lines: Iterable[str]) -> str:
    return "\n".join(lines).rstrip() + "\n"
