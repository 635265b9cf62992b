"""
The tools of a bot at work: each call is a value, each answer a text.

What a call may do is bounded (work/hands.py), journalled, and seen by the person. `called` makes
a call of what a model wrote: a name and arguments, read strictly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, Protocol, get_type_hints

from folkmoot.conversation.value import dataclass
from folkmoot.errors import ToolRefused

LONGEST = 1_000_000
"""Characters of one argument."""


@dataclass(frozen=True, slots=True)
class Read:
    """Read a file of the project, or of what the person brought, from a line on."""

    file: str
    start: int = 1


@dataclass(frozen=True, slots=True)
class List:
    """List the files of the project, or those below a folder of it."""

    folder: str = ""


@dataclass(frozen=True, slots=True)
class Search:
    """Find the lines that hold a text, in whatever letters."""

    text: str


@dataclass(frozen=True, slots=True)
class Write:
    """Write a whole file of this task."""

    file: str
    text: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Copy a file that the person brought (brought/…), as it is, to a file of this task."""

    file: str
    source: str


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace a text that stands exactly once in a file of this task."""

    file: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Run:
    """Run a command for the shell in the project's folder, in the sandbox, without a network."""

    command: str


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a teammate."""

    bot: str
    text: str


@dataclass(frozen=True, slots=True)
class AskPerson:
    """Ask the person; the task waits until they answer."""

    text: str
    suggestions: tuple[str, ...] = ()
    otherwise: str = ""  # what is assumed if they skip it


@dataclass(frozen=True, slots=True)
class Note:
    """Note something that the bots of later tasks should know."""

    text: str


@dataclass(frozen=True, slots=True)
class Propose:
    """Propose a further task, which leaves the files it names."""

    title: str
    bot: str
    files: tuple[str, ...]
    description: str = ""
    domain: str = ""  # what kind of work it is; else what its bot does first


Call = Read | List | Search | Write | Copy | Edit | Run | Ask | AskPerson | Note | Propose

TOOLS: dict[str, type[Call]] = {
    "read": Read,
    "list": List,
    "search": Search,
    "write": Write,
    "copy": Copy,
    "edit": Edit,
    "run": Run,
    "ask": Ask,
    "ask_person": AskPerson,
    "note": Note,
    "propose": Propose,
}
NAMES: dict[type[Call], str] = {kind: name for name, kind in TOOLS.items()}

MAY_HAVE_RUN = "Folkmoot was stopped while this command ran. It may have run, or a part of it."
"""What a bot is told of a command whose end nobody saw."""

ALLOWED_BY = {"ask_person": "ask", "copy": "write"}
"""Tools that a bot file allows under another name."""


@dataclass(frozen=True, slots=True)
class Answer:
    text: str
    ok: bool = True  # a command that did not end with 0, a bot that did not answer: not
    stopped: str = ""  # why a command was not let go on: time, memory, processes, disk


class Tools(Protocol):
    """A bot's hands in one task."""

    async def use(self, call: Call) -> Answer:
        """Do it; raises ToolRefused with the reason for what cannot be done."""
        ...


def called(name: str, arguments: Mapping[str, Any]) -> Call:
    """The call that a name and arguments stand for; raises ToolRefused."""
    kind = TOOLS.get(name)
    if kind is None:
        raise ToolRefused(f"there is no tool {name!r}; there are {', '.join(TOOLS)}")
    known = {field.name: field for field in fields(kind)}
    for key in arguments:
        if key not in known:
            raise ToolRefused(f"{name} takes no {key!r}; it takes {', '.join(known)}")
    types = get_type_hints(kind)
    found = {}
    for key, field in known.items():
        if key in arguments:
            found[key] = _argument(name, key, arguments[key], types[key])
        elif field.default is MISSING:
            raise ToolRefused(f"{name} needs {key!r}")
    return kind(**found)


def _argument(tool: str, key: str, value: Any, wanted: Any) -> Any:
    if wanted is int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise ToolRefused(f"{key!r} of {tool} must be a whole number")
        return value
    if wanted is str:
        return _text(tool, key, value)
    if not isinstance(value, list | tuple):
        raise ToolRefused(f"{key!r} of {tool} must be a list of texts")
    return tuple(_text(tool, key, item) for item in value)


def _text(tool: str, key: str, value: Any) -> str:
    if not isinstance(value, str):
        raise ToolRefused(f"{key!r} of {tool} must be text")
    if len(value) > LONGEST:
        raise ToolRefused(f"{key!r} of {tool} is longer than {LONGEST} characters")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ToolRefused(f"{key!r} of {tool} is no readable text") from None
    return value
