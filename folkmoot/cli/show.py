"""
What the commands print. Words of people and bots are shown without anything a terminal obeys.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any

from folkmoot.channels.terminal import paint
from folkmoot.channels.terminal.paint import Line
from folkmoot.errors import FolkmootError, WrongUse
from folkmoot.said import clean, escaped
from folkmoot.texts import explain, say


def line(text: str = "") -> None:
    sys.stdout.write(clean(text) + "\n")
    sys.stdout.flush()


def json_line(view: dict[str, Any]) -> None:
    plain = "utf" not in (sys.stdout.encoding or "").lower()
    text = json.dumps(view, ensure_ascii=plain)
    sys.stdout.write(escaped(text) + "\n")
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


def lines(found: Iterable[Line]) -> None:
    for each in found:
        line(each.text)


def entry(view: dict[str, Any], home: Path, lang: str, numbered: bool = False) -> None:
    """One entry of the log as a person reads it; what only programs need is left out."""
    shown = [*paint.entry(view, home, lang)]
    if not numbered:
        lines(shown)
        return
    sys.stdout.write(f"{view['id']:>4} {view['at'][11:19]} {view['kind']:<16} ")
    lines(shown or [paint.line()])


def standing(view: dict[str, Any], just_shown: Container[str], lang: str) -> None:
    """After a message: only what the entries did not show already."""
    if view["owed"] and not _for_model(view):
        line(f"({say('still-owed', lang, count=view['owed'])})")
    also = [card for card in view["also"] if card not in just_shown]
    if also:
        line(f"({say('also-waiting', lang, cards=', '.join(also))})")


def _for_model(view: dict[str, Any]) -> bool:
    """Whether what is owed waits for a model, which its card says."""
    waiting = view["waiting"]
    return bool(waiting) and "rules" in waiting["options"]


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


def thinks(model: str, lang: str) -> None:
    """Who thinks for the team, said aloud once."""
    line(paint.who_thinks(model, lang))
