"""
What the commands print. Words of people and bots are shown without anything a terminal obeys.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Container, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from folkmoot.errors import FolkmootError, WrongUse
from folkmoot.texts import explain, say

HIDDEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]")
"""Control characters and marks that turn the direction of the line."""


def clean(text: str) -> str:
    """Text that only shows: escape sequences and direction marks are made visible."""
    return HIDDEN.sub(lambda found: f"\\x{ord(found.group()):02x}", text)


def line(text: str = "") -> None:
    sys.stdout.write(clean(text) + "\n")
    sys.stdout.flush()


def said(who: str, text: str) -> None:
    """What somebody said; further lines are indented, so that nobody can speak for another."""
    line(f"{who}: " + text.replace("\n", "\n    "))


def kept(view: dict[str, Any]) -> None:
    """A message that was too long for the log."""
    line(f"({say('text-in-file', size=view['size'])})")


def json_line(view: dict[str, Any]) -> None:
    plain = "utf" not in (sys.stdout.encoding or "").lower()
    text = json.dumps(view, ensure_ascii=plain)
    # Still the same JSON: what a terminal would obey is written as an escape.
    sys.stdout.write(HIDDEN.sub(lambda found: f"\\u{ord(found.group()):04x}", text) + "\n")
    sys.stdout.flush()


def fail(error: FolkmootError, as_json: bool = False) -> int:
    """Say what happened and what to do; return the exit code."""
    text = explain(error)
    if as_json:
        json_line({"kind": "error", "error": type(error).__name__, "text": text, **error.values})
    sys.stderr.write(clean(text) + "\n")
    return 2 if isinstance(error, WrongUse) else 1


@contextmanager
def telling() -> Iterator[None]:
    """In a chat an error is said, and the chat goes on."""
    try:
        yield
    except FolkmootError as error:
        line(explain(error))


def entry(view: dict[str, Any], home: Path, numbered: bool = False) -> None:
    """One line of the log as a person reads it; what only programs need is left out."""
    if numbered:
        sys.stdout.write(f"{view['id']:>4} {view['at'][11:19]} {view['kind']:<16} ")
    match view["kind"]:
        case "button_pressed":
            line(f"{view['sender']}: [{view['card']}] {view['option'] or 'submit'} {view['text']}")
        case "commanded":
            line(f"{view['sender']}: /{view['command']} {view['text']}")
        case "person_spoke":
            said(view["sender"], view["text"])
            if view["file"]:
                kept(view)
        case "said" | "answered" | "bot_spoke" | "offer_made":
            said(view["bot"], view["text"])
        case "review_written":
            said(view["bot"], view["text"])
            line(f"  {home / view['folder']}")
        case "brief_written":
            brief({"brief": _by_section(view["brief"])})
        case "plan_drafted":
            line("\nPlan")
            for task in view["tasks"]:
                line(f"  · {task['title']} ({task['bot']})")
        case "phase_changed" if view["phase"] != "discovery" or view["round"] == 1 or numbered:
            bots = ", ".join(view["bots"])
            line(f"— {say('phase-' + view['phase'], round=view['round'], bots=bots)} —")
        case "card_opened":
            card(view["card"])
        case "task_started":
            line(f"  ▸ {view['task']} {view['title']} ({view['bot']})")
        case "task_finished":
            mark = {"success": "✓", "partial": "~"}.get(view["status"], "✗")
            line(f"  {mark} {view['task']} {view['text']}")
        case "project_closed":
            line(f"— {say('end-' + view['outcome'], project=view['project'], why=view['why'])} —")
        case "floor_taken" if view["project"]:
            line(f"— {say('floor-taken', project=view['project'])} —")
        case "project_held":
            line(f"— {say('work-held', project=view['project'])} —")
        case "project_continued":
            line(f"— {say('work-continued', project=view['project'])} —")
        case "project_resumed":
            line(f"— {say('project-resumed', project=view['project'])} —")
        case _ if numbered:
            line()


def _by_section(found: dict[str, Any]) -> dict[str, Any]:
    """A brief of the log, as `brief` shows it."""
    view: dict[str, Any] = {"title": found["title"], "goal": found["goal"]}
    for one in found["lines"]:
        view.setdefault(one["section"], []).append(one)
    return view


def card(view: dict[str, Any]) -> None:
    line(f"[{view['id']}] {view['text']}")
    for question in view.get("questions", ()):
        line(f"  {question['id']} {question['bot']}: {question['text']}")
        if question["otherwise"]:
            line(f"     otherwise: {question['otherwise']}")
    for choice in view.get("choices", ()):
        star = " (recommended)" if choice["recommended"] else ""
        line(f"  {choice['option']} {choice['title']}{star}")
    line(f"  {' / '.join(view['options'])}")


def standing(view: dict[str, Any], just_shown: Container[str]) -> None:
    """After a message: only what the entries did not show already."""
    if view["owed"]:
        line(f"({say('still-owed', count=view['owed'])})")
    also = [card for card in view["also"] if card not in just_shown]
    if also:
        line(f"({say('also-waiting', cards=', '.join(also))})")


def status(view: dict[str, Any]) -> None:
    if view["project"] is None:
        cards = [view["waiting"]["id"]] if view["waiting"] else []
        cards += view["also"]
        known = say("no-floor-but", cards=", ".join(cards)) if cards else say("nothing-yet")
        line(known)
        return
    tasks = view["tasks"]
    parts = [f"{view['project']} “{view['goal']}”"]
    if view["phase"] != "idle":
        parts.append(say(f"phase-{view['phase']}", round=view["round"], bots="").rstrip(": "))
    if tasks["total"]:
        parts.append(f"{tasks['done']}/{tasks['total']}")
    for flag in ("paused", "parked"):
        if view[flag]:
            parts.append(flag)
    if view["outcome"]:
        parts.append(view["outcome"])
    line(f"({' · '.join(parts)})")


def project(view: dict[str, Any]) -> None:
    floor = "*" if view["floor"] else " "
    line(
        f"{floor} {view['project']} {view['phase']:<10} {view['outcome'] or '':<12} {view['goal']}"
    )


def brief(view: dict[str, Any]) -> None:
    found = view["brief"]
    if found is None:
        line("There is no brief yet.")
        return
    line(f"# {found['title']}")
    if found["goal"] != found["title"]:
        line(found["goal"])
    for name, lines in found.items():
        if isinstance(lines, list) and lines:
            line(f"\n{name.replace('_', ' ').capitalize()}")
            for one in lines:
                source = f"message {one['source']}" if one["source"] else "assumed"
                line(f"- {one['text']} ({source})")


def plan(view: dict[str, Any], work: Any) -> None:
    if not view["tasks"]:
        line("There is no plan yet.")
    for n, task in enumerate(view["tasks"]):
        mark = "✓" if work.done >> n & 1 else "▸" if work.running >> n & 1 else "·"
        mark = "✗" if (work.failed | work.skipped) >> n & 1 else mark
        after = f" after {', '.join(task['depends_on'])}" if task["depends_on"] else ""
        line(f"{mark} {task['id']} {task['title']} ({task['bot']}){after}")


def decision(view: dict[str, Any]) -> None:
    why = f": {view['why']}" if view["why"] else ""
    revision = f" [{view['revision']}]" if view["revision"] else ""
    line(f"{view['at'][:19]} {view['project']} {view['by']} {view['what']}{revision}{why}")


def replayed(view: dict[str, Any]) -> None:
    line(f"{view['room']}: {view['entries']} entries replayed, state {view['digest']}, as stored.")


def offline() -> None:
    line(say("offline-team"))


def welcome(known: bool) -> None:
    offline()
    line("Ctrl-D leaves; everything is kept.")
    if not known:
        line("Say what you would like made, for example: Build me a CRM")


def ask_changes() -> None:
    line(say("ask-changes"))


def prompt() -> None:
    if sys.stdin and sys.stdin.isatty():
        sys.stdout.write("> ")
        sys.stdout.flush()


def goodbye() -> None:
    if sys.stdin and sys.stdin.isatty():
        line()
