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


def kept(view: dict[str, Any], lang: str) -> None:
    """A message that was too long for the log."""
    line(f"({say('text-in-file', lang, size=view['size'])})")


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


def warn(trouble: FolkmootError) -> None:
    """Something is wrong that keeps nobody from going on."""
    sys.stderr.write(clean(explain(trouble)) + "\n")


@contextmanager
def telling(lang: str) -> Iterator[None]:
    """In a chat an error is said, and the chat goes on."""
    try:
        yield
    except FolkmootError as error:
        line(explain(error, lang))


def entry(view: dict[str, Any], home: Path, lang: str, numbered: bool = False) -> None:
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
                kept(view, lang)
        case "said" | "answered" | "bot_spoke" | "offer_made":
            said(view["bot"], view["text"])
        case "review_written":
            said(view["bot"], view["text"])
            line(f"  {home / view['folder']}")
        case "brief_written":
            brief({"brief": _by_section(view["brief"])}, lang)
        case "plan_drafted":
            line(f"\n{say('plan-heading', lang)}")
            for task in view["tasks"]:
                line(f"  · {task['title']} ({task['bot']})")
        case "phase_changed" if view["phase"] != "discovery" or view["round"] == 1 or numbered:
            bots = ", ".join(view["bots"])
            line(f"— {say('phase-' + view['phase'], lang, round=view['round'], bots=bots)} —")
        case "card_opened":
            card(view["card"], lang)
        case "task_started":
            line(f"  ▸ {view['task']} {view['title']} ({view['bot']})")
        case "task_finished":
            mark = {"success": "✓", "partial": "~"}.get(view["status"], "✗")
            line(f"  {mark} {view['task']} {view['text']}")
        case "project_closed":
            ended = say(f"end-{view['outcome']}", lang, project=view["project"], why=view["why"])
            line(f"— {ended} —")
        case "floor_taken" if view["project"]:
            line(f"— {say('floor-taken', lang, project=view['project'])} —")
        case "project_held":
            line(f"— {say('work-held', lang, project=view['project'])} —")
        case "project_continued":
            line(f"— {say('work-continued', lang, project=view['project'])} —")
        case "project_resumed":
            line(f"— {say('project-resumed', lang, project=view['project'])} —")
        case _ if numbered:
            line()


def _by_section(found: dict[str, Any]) -> dict[str, Any]:
    """A brief of the log, as `brief` shows it."""
    view: dict[str, Any] = {"title": found["title"], "goal": found["goal"]}
    for one in found["lines"]:
        view.setdefault(one["section"], []).append(one)
    return view


def card(view: dict[str, Any], lang: str) -> None:
    line(f"[{view['id']}] {view['text']}")
    for question in view.get("questions", ()):
        line(f"  {question['id']} {question['bot']}: {question['text']}")
        if question["otherwise"]:
            line(f"     {say('otherwise', lang)}: {question['otherwise']}")
    for choice in view.get("choices", ()):
        star = f" ({say('recommended', lang)})" if choice["recommended"] else ""
        line(f"  {choice['option']} {choice['title']}{star}")
    line(f"  {' / '.join(view['options'])}")


def standing(view: dict[str, Any], just_shown: Container[str], lang: str) -> None:
    """After a message: only what the entries did not show already."""
    if view["owed"]:
        line(f"({say('still-owed', lang, count=view['owed'])})")
    also = [card for card in view["also"] if card not in just_shown]
    if also:
        line(f"({say('also-waiting', lang, cards=', '.join(also))})")


def status(view: dict[str, Any], lang: str) -> None:
    if view["project"] is None:
        cards = [view["waiting"]["id"]] if view["waiting"] else []
        cards += view["also"]
        known = say("nothing-yet", lang)
        if cards:
            known = say("no-floor-but", lang, cards=", ".join(cards))
        line(known)
        return
    tasks = view["tasks"]
    parts = [f"{view['project']} “{view['goal']}”"]
    if view["phase"] != "idle":
        parts.append(say(f"phase-{view['phase']}", lang, round=view["round"], bots="").rstrip(": "))
    if tasks["total"]:
        parts.append(f"{tasks['done']}/{tasks['total']}")
    for flag in ("paused", "parked"):
        if view[flag]:
            parts.append(say(f"is-{flag}", lang))
    if view["outcome"]:
        parts.append(view["outcome"])
    line(f"({' · '.join(parts)})")


def project(view: dict[str, Any]) -> None:
    floor = "*" if view["floor"] else " "
    line(
        f"{floor} {view['project']} {view['phase']:<10} {view['outcome'] or '':<12} {view['goal']}"
    )


def brief(view: dict[str, Any], lang: str) -> None:
    found = view["brief"]
    if found is None:
        line(say("no-brief", lang))
        return
    line(f"# {found['title']}")
    if found["goal"] != found["title"]:
        line(found["goal"])
    for name, lines in found.items():
        if isinstance(lines, list) and lines:
            line(f"\n{say(f'section-{name}', lang)}")
            for one in lines:
                line(f"- {one['text']} ({_source(one, lang)})")


def _source(one: dict[str, Any], lang: str) -> str:
    """Who said a line of the brief and where, or that it is assumed."""
    if one["source"]:
        return say("line-said", lang, who=one["by"], entry=str(one["source"]))
    return one["by"] or say("line-assumed", lang)


def plan(view: dict[str, Any], work: Any, lang: str) -> None:
    if not view["tasks"]:
        line(say("no-plan", lang))
    for n, task in enumerate(view["tasks"]):
        mark = "✓" if work.done >> n & 1 else "▸" if work.running >> n & 1 else "·"
        mark = "✗" if (work.failed | work.skipped) >> n & 1 else mark
        needs = ", ".join(task["depends_on"])
        after = f" {say('plan-after', lang, tasks=needs)}" if needs else ""
        line(f"{mark} {task['id']} {task['title']} ({task['bot']}){after}")


def decision(view: dict[str, Any]) -> None:
    why = f": {view['why']}" if view["why"] else ""
    revision = f" [{view['revision']}]" if view["revision"] else ""
    line(f"{view['at'][:19]} {view['project']} {view['by']} {view['what']}{revision}{why}")


def bot(view: dict[str, Any], whole: bool = False) -> None:
    """A bot in one line, or with all it is told."""
    line(f"{view['emoji']} {view['name']:<11} {view['description']}")
    if whole:
        for name in ("domains", "bans", "tools"):
            if view[name]:
                line(f"  {name}: {', '.join(view[name])}")
        line(f"\n{view['text'].rstrip()}")


def replayed(view: dict[str, Any]) -> None:
    line(f"{view['room']}: {view['entries']} entries replayed, state {view['digest']}, as stored.")


def offline(lang: str) -> None:
    line(say("offline-team", lang))


def opening(known: bool, lang: str) -> None:
    """The first lines of a chat."""
    offline(lang)
    line(say("leave-hint", lang))
    if not known:
        line(say("first-hint", lang))


def ask_changes(lang: str) -> None:
    line(say("ask-changes", lang))


def prompt() -> None:
    if sys.stdin and sys.stdin.isatty():
        sys.stdout.write("> ")
        sys.stdout.flush()


def goodbye() -> None:
    if sys.stdin and sys.stdin.isatty():
        line()
