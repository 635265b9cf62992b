"""
Edits as people and programs send them, read strictly.

`{"q1": text}` answers questions; `{"brief": {…}}` and `{"plan": […]}` change what is up for
approval. A plan is the list (or the object) that `project plan --json` prints, edited.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from folkmoot.conversation.brief import SECTIONS, BriefEdits
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task, TaskKind
from folkmoot.errors import BadEdits

Read = tuple[tuple[tuple[str, str], ...], BriefEdits | None, tuple[Task, ...]]

LONGEST = 64_000
"""Bytes of one text; longer ones are messages, and kept in files."""

TEXTS = ("requirements", "constraints", "files", "choices")
KEYS = {
    *("id", "title", "bot", "description", "domain", "kind", "priority", "due", "depends_on"),
    *("parent", "evidence", "runs", "checks", "loops", "allowance_usd", "created_by", *TEXTS),
}


def read_edits(edits: Mapping[str, Any]) -> Read:
    """Return answers, changes of the brief and a plan; raises BadEdits with the reason."""
    if not isinstance(edits, Mapping):
        raise BadEdits('they must be an object such as {"q1": "…"}')
    answers: list[tuple[str, str]] = []
    brief: BriefEdits | None = None
    plan: tuple[Task, ...] = ()
    for key, value in edits.items():
        if key == "brief":
            brief = _brief(value)
        elif key == "plan":
            plan = _plan(value)
        elif re.fullmatch(r"q[1-9][0-9]{0,5}", key):
            answers.append((key, _text(value, key)))
        else:
            raise BadEdits(f"{key!r} is neither a question with a text, nor brief, nor plan")
    return tuple(answers), brief, plan


def _brief(value: Any) -> BriefEdits:
    if not isinstance(value, Mapping):
        raise BadEdits("the brief must be an object")
    title, goal, sections = None, None, []
    checks: tuple[tuple[str, str], ...] = ()
    for key, item in value.items():
        if key == "title":
            title = _text(item, "title")
        elif key == "goal":
            goal = _text(item, "goal")
        elif key in SECTIONS:
            sections.append((key, _lines(item, key)))
            checks = _checks(item) if key == "acceptance" else checks
        else:
            raise BadEdits(f"a brief has no {key!r}; there are title, goal, {', '.join(SECTIONS)}")
    return BriefEdits(title, goal, tuple(sections), checks)


def _checks(value: Any) -> tuple[tuple[str, str], ...]:
    """How points will be shown, of those lines that say it."""
    lines = value if isinstance(value, list) else []
    said = [line for line in lines if isinstance(line, Mapping) and "check" in line]
    return tuple((_text(line["text"], "text"), _text(line["check"], "check")) for line in said)


def _lines(value: Any, name: str) -> tuple[str, ...]:
    """Lines as texts, or as the objects that `project brief --json` prints."""
    if isinstance(value, str):
        return (value,)
    if not isinstance(value, list):
        raise BadEdits(f"{name} must be a list of lines")
    return tuple(
        _text(item["text"] if isinstance(item, Mapping) and "text" in item else item, name)
        for item in value
    )


def _plan(value: Any) -> tuple[Task, ...]:
    rows = value.get("tasks") if isinstance(value, Mapping) else value
    if not isinstance(rows, list) or not rows:
        raise BadEdits("the plan must be a list of tasks")
    ids: dict[str, int] = {}
    for n, row in enumerate(rows):
        if not isinstance(row, Mapping):
            raise BadEdits(f"task {n + 1} must be an object")
        id = str(row.get("id") or f"t{n + 1}")
        if id in ids:
            raise BadEdits(f"two tasks are called {id}")
        ids[id] = n
    return tuple(_task(row, n, ids) for n, row in enumerate(rows))


def _task(row: Mapping[str, Any], n: int, ids: dict[str, int]) -> Task:
    for key in row:
        if key not in KEYS:
            raise BadEdits(f"task {n + 1} has no {key!r}; there are {', '.join(sorted(KEYS))}")
    texts = {name: tuple(_text(item, name) for item in _list(row, name)) for name in TEXTS}
    parent, checks = row.get("parent"), row.get("checks")
    return Task(
        title=_text(row.get("title", ""), "title"),
        bot=_text(row.get("bot", "leader"), "bot"),
        description=_text(row.get("description", ""), "description"),
        domain=_text(row.get("domain", ""), "domain"),
        kind=_one_of(TaskKind, row.get("kind", "work")),
        priority=_number(row.get("priority", 3), "priority"),
        due=_text(row.get("due") or "", "due"),
        needs=tuple(_known(item, ids) for item in _list(row, "depends_on")),
        parent=None if parent is None else _known(parent, ids),
        evidence=tuple(_evidence(item) for item in _list(row, "evidence")),
        runs=row.get("runs", False) is True,
        checks=None if checks is None else _known(checks, ids),
        loops=_number(row.get("loops", 0), "loops"),
        allowance=int(_number(row.get("allowance_usd", 0), "allowance_usd", whole=False) * 1e6),
        created_by=_text(row.get("created_by", "leader"), "created_by"),
        requirements=texts["requirements"],
        constraints=texts["constraints"],
        files=texts["files"],
        choices=texts["choices"],
    )


def _evidence(item: Any) -> Evidence:
    if not isinstance(item, Mapping):
        raise BadEdits('evidence looks like {"kind": "file", "value": "index.html"}')
    return Evidence(_one_of(EvidenceKind, item.get("kind")), _text(item.get("value", ""), "value"))


def _known(id: Any, ids: dict[str, int]) -> int:
    if not isinstance(id, str) or id not in ids:
        raise BadEdits(f"no task is called {id!r}")
    return ids[id]


def _list(row: Mapping[str, Any], name: str) -> list[Any]:
    value = row.get(name) or []
    if not isinstance(value, list):
        raise BadEdits(f"{name} must be a list")
    return value


def _text(value: Any, name: str) -> str:
    if not isinstance(value, str):
        raise BadEdits(f"{name} must be text")
    try:
        size = len(value.encode())
    except UnicodeEncodeError:
        raise BadEdits(f"{name} is not readable text") from None
    if size > LONGEST:
        raise BadEdits(f"{name} is longer than {LONGEST} bytes; say it as a message first")
    return value


def _number(value: Any, name: str, whole: bool = True) -> Any:
    fits = isinstance(value, int) or (not whole and isinstance(value, float))
    if not fits or isinstance(value, bool) or not 0 <= value < 1e9:
        raise BadEdits(f"{name} must be a number")
    return value


def _one_of(kind: Any, value: Any) -> Any:
    try:
        return kind(value)
    except ValueError:
        raise BadEdits(f"{value!r} is none of {', '.join(kind)}") from None
