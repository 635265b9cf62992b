"""
Entries as others read them: the lines of `--json`, and of every door and page.

Field names are the event's own. Texts of the room are rendered in the reader's language.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import lru_cache
from typing import Any

from folkmoot.conversation.brief import SECTIONS, Brief, Line
from folkmoot.conversation.card import Card
from folkmoot.conversation.check import VERDICTS, Point, read_check
from folkmoot.conversation.events import ReviewWritten
from folkmoot.conversation.facts import CardOpened, Decided, ProjectClosed, Said
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.status import card_view, plan_view, status
from folkmoot.conversation.words import Words
from folkmoot.store.rows import Entry
from folkmoot.texts import say
from folkmoot.texts.decided import because


@lru_cache(1024)
def when(at: int) -> str:
    """Milliseconds as ISO 8601 in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")


def render(words: Words, lang: str = "en") -> str:
    return words.text if not words.id else say(words.id, lang, **dict(words.values)).strip()


def entry_view(room: str, entry: Entry, lang: str = "en") -> dict[str, Any]:
    """One line of the log."""
    view: dict[str, Any] = {
        "id": entry.seq,
        "kind": entry.kind,
        "room": room,
        "project": entry.project or None,
        "at": when(entry.at),
    }
    match entry.event:
        case Said(words=words, bot=bot):
            view |= {"bot": bot, "text": render(words, lang), "text_id": words.id or None}
        case CardOpened(card=card):
            view["card"] = card_shown(card, lang)
        case event:
            view |= {k: v for k, v in plain(event).items() if k not in ("project", "job")}
    if isinstance(entry.event, ReviewWritten):
        view["points"] = [point_view(point) for point in entry.event.points]
    if isinstance(entry.event, Decided | ProjectClosed):
        view["because"] = because(entry.event.why, lang)
    return view


def point_view(point: Point) -> dict[str, Any]:
    """An acceptance point and what came of it."""
    view: dict[str, Any] = plain(point)
    return {"text": view.pop("text"), "verdict": VERDICTS[view.pop("found")], **view}


def card_shown(card: Card, lang: str = "en") -> dict[str, Any]:
    return card_view(card, lambda words: render(words, lang))


def status_view(name: str, room: Room, project: Project | None, lang: str = "") -> dict[str, Any]:
    """Where a room stands, in a reader's language (else the room's)."""
    return status(name, room, project, lambda words: render(words, lang or room.lang), when)


def brief_view(brief: Brief) -> dict[str, Any]:
    """The brief by section; every line knows where it comes from, or that it is assumed."""
    view: dict[str, Any] = {"title": brief.title, "goal": brief.goal}
    for name in SECTIONS:
        view[name] = [_line_view(line) for line in brief.section(name)]
    return view


def _line_view(line: Line) -> dict[str, Any]:
    view: dict[str, Any] = {"text": line.text, "source": line.source or None, "by": line.by or None}
    if line.section == "acceptance":
        view["check"] = str(line.check)
    return view


def shown_by(check: str, lang: str) -> str:
    """How a point will be shown, in words."""
    found = read_check(check)
    return say(f"check-{found.how}", lang, file=found.file, what=found.what)


def project_plan_view(project: Project) -> dict[str, Any]:
    plan = project.plan
    return {
        "kind": "plan",
        "project": project.id,
        "revision": f"c{project.revision}" if project.revision else None,
        "cost_usd": plan.cost / 1e6 if plan else 0.0,
        "minutes": plan.minutes if plan else 0,
        "missing": list(plan.missing) if plan else [],
        "tasks": plan_view(plan) if plan else [],
    }


ATOMS = frozenset({str, int, float, bool, type(None)})

_NAMES: dict[type, tuple[str, ...]] = {}
"""The fields of each class, looked up once: followers read every entry through here."""


def plain(value: Any) -> Any:
    """A value as JSON takes it, with every field."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is tuple or kind is list:
        return [plain(item) for item in value]
    names = _NAMES.get(kind)
    if names is None:
        if not is_dataclass(kind):
            return value.value if isinstance(value, Enum) else value
        names = _NAMES[kind] = tuple(field.name for field in fields(kind))
    return {name: plain(getattr(value, name)) for name in names}
