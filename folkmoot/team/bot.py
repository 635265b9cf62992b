"""
A bot is a Markdown file: front matter says who it is and what it may do, the rest is what it
is told. Read strictly, because a misspelt key would be a bot that does not do what one thinks;
a file that is wrong is named with its line, and the others still work.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from folkmoot.conversation.rules import Seat
from folkmoot.conversation.value import dataclass
from folkmoot.errors import BadBot

TOOLS = ("read", "list", "search", "write", "edit", "run", "ask", "note", "propose", "mcp")
USUAL = ("read", "list", "search", "write", "edit", "ask", "note", "propose")
"""What a bot may do whose file does not say: everything within the folder but commands."""

NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
TAKEN = frozenset({"all", "team", "room", "you"})
"""Names that mean everybody, or nobody."""

MOST_TURNS = 200


@dataclass(frozen=True, slots=True)
class Bot:
    name: str
    description: str
    text: str  # what it is told
    emoji: str = "🤖"
    domains: tuple[str, ...] = ()
    bans: tuple[str, ...] = ()  # domains it must never work in
    tools: tuple[str, ...] = USUAL
    model: str = ""  # its own; else the team's
    turns: int = 0  # the most one job may take; 0: the setting

    @property
    def seat(self) -> Seat:
        return Seat(self.name, self.domains, self.bans)


@dataclass(frozen=True, slots=True)
class Bots:
    """All bots that could be read, and what is wrong with the other files."""

    known: dict[str, Bot]
    troubles: tuple[BadBot, ...] = ()


def read_bots(*folders: Path) -> Bots:
    """Every bot file; one in a later folder takes the place of a bot of the same name."""
    known: dict[str, Bot] = {}
    troubles = []
    for folder in folders:
        for path in sorted(folder.glob("*.md")):
            try:
                bot = read_bot(path)
            except BadBot as trouble:
                troubles.append(trouble)
            else:
                known[bot.name] = bot
    return Bots(known, tuple(troubles))


def read_bot(path: Path) -> Bot:
    """One bot file; raises BadBot with the line that is wrong."""
    front, text, first = _split(path)
    fields = _fields(path, front)
    found: dict[str, Any] = {}
    for key, (value, line) in fields.items():
        if key not in KEYS:
            known = ", ".join(KEYS)
            raise BadBot(str(path), line, f"there is no key “{key}”; there are {known}")
        try:
            found[key] = KEYS[key](value)
        except ValueError as wrong:
            raise BadBot(str(path), line, f"{key}: {wrong}") from None
    for key in ("name", "description"):
        if key not in found:
            raise BadBot(str(path), 1, f"it has no {key}")
    if not text.strip():
        raise BadBot(str(path), first, "it says nothing below the front matter")
    return Bot(text=text.strip() + "\n", **found)


def _split(path: Path) -> tuple[str, str, int]:
    """The front matter, the text below it, and the line the text begins at."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadBot(str(path), 1, f"it cannot be read ({error})") from None
    if not lines or lines[0].strip() != "---":
        raise BadBot(str(path), 1, "it must begin with a line of three dashes")
    for n, line in enumerate(lines[1:], 1):
        if line.strip() == "---":
            return "\n".join(lines[1:n]), "\n".join(lines[n + 1 :]), n + 2
    raise BadBot(str(path), len(lines), "its front matter has no end (a line of three dashes)")


def _fields(path: Path, front: str) -> dict[str, tuple[Any, int]]:
    """Keys of the front matter with their values and lines."""
    import yaml  # type: ignore[import-untyped]  # here, because most of the program does without

    try:
        node = yaml.compose(front, Loader=yaml.CSafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 2 if mark else 2
        why = getattr(error, "problem", None) or "it is no YAML"
        raise BadBot(str(path), line, str(why)) from None
    if not isinstance(node, yaml.MappingNode):
        raise BadBot(str(path), 2, "its front matter must be keys with values")
    made = yaml.SafeLoader("")
    fields: dict[str, tuple[Any, int]] = {}
    for key, value in node.value:
        line = key.start_mark.line + 2
        name = str(key.value)
        if name in fields:
            raise BadBot(str(path), line, f"“{name}” stands there twice")
        try:
            fields[name] = (made.construct_object(value, deep=True), line)
        except yaml.YAMLError as error:
            raise BadBot(str(path), line, f"{name}: {error}") from None
    return fields


def _name(value: Any) -> str:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        raise ValueError("small letters, digits and _, beginning with a letter, up to 31")
    if value in TAKEN:
        raise ValueError(f"“{value}” is what one calls everybody")
    return value


def _line(value: Any) -> str:
    if not isinstance(value, str) or not value.strip() or "\n" in value.strip():
        raise ValueError("one line of text")
    return value.strip()


def _words(value: Any) -> tuple[str, ...]:
    words = value if isinstance(value, list) else None
    if words is None or not all(isinstance(word, str) and word.strip() for word in words):
        raise ValueError("a list of words, as in [one, two]")
    return tuple(word.strip() for word in words)


def _tools(value: Any) -> tuple[str, ...]:
    tools = _words(value)
    unknown: Iterable[str] = [tool for tool in tools if tool not in TOOLS]
    for tool in unknown:
        raise ValueError(f"there is no tool “{tool}”; there are {', '.join(TOOLS)}")
    return tools


def _turns(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_TURNS:
        raise ValueError(f"a number from 1 to {MOST_TURNS}")
    return value


KEYS: dict[str, Callable[[Any], Any]] = {
    "name": _name,
    "emoji": _line,
    "description": _line,
    "domains": _words,
    "bans": _words,
    "tools": _tools,
    "model": _line,
    "turns": _turns,
}
