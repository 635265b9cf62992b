"""
Values of every class that is stored: `made` sets every field to something that is not its
default, `drawn` draws any value there is.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from random import Random
from typing import Any, Union, get_args, get_origin, get_type_hints

from folkmoot.conversation import acts
from folkmoot.conversation.acts import Act, Approved
from folkmoot.conversation.plan import Task
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.rules import Rules
from folkmoot.store.codec import EFFECTS, LOGGED

STORED: dict[str, type] = {
    **LOGGED,
    **EFFECTS,
    "room": Room,
    "rules": Rules,
    "project": Project,
    "task": Task,
}
"""Every kind that stands in a row, and its class."""


def every_act() -> list[type[Act]]:
    """Cards keep acts by the name of their class."""
    found = [cls for cls in vars(acts).values() if isinstance(cls, type) and issubclass(cls, Act)]
    return sorted((cls for cls in found if cls is not Act), key=lambda cls: cls.__name__)


def sample(cls: Any, name: str = "", default: Any = MISSING) -> Any:
    """Return a value of this type that is not `default`, the same one every time."""
    origin = get_origin(cls)
    if origin in (Union, types.UnionType):
        return sample(next(a for a in get_args(cls) if a is not type(None)), name, default)
    if origin is tuple:
        args = get_args(cls)
        kinds = args[:1] if args[-1] is Ellipsis else args
        return tuple(sample(kind, f"{name} {n}") for n, kind in enumerate(kinds, 1))
    if cls is Act:
        return made(Approved)
    if isinstance(cls, type) and is_dataclass(cls):
        return made(cls)
    if isinstance(cls, type) and issubclass(cls, Enum):
        return next(member for member in reversed(cls) if member != default)
    if cls is bool:
        return not default if isinstance(default, bool) else True
    if cls is int:
        return 7
    if cls is float:
        return 0.25
    assert cls is str, f"no sample for {cls}"
    return f"{name} “ü\n\\\"'\u202e😀"


def made(cls: type[Any]) -> Any:
    """Return a value of a dataclass with every stored field set."""
    hints = get_type_hints(cls)
    return cls(
        **{
            field.name: sample(hints[field.name], field.name, field.default)
            for field in fields(cls)
            if field.compare and field.init
        }
    )


TEXTS = ("", " ", "a", "null", "{}", "\n", "\0", "“ü\\\"'", "\u202e\x1b[31m", "😀", "p1", "7" * 99)
NUMBERS = (0, 1, -1, 7, 1 << 31, 1 << 63, 1 << 400, -(1 << 70))


def drawn(cls: Any, dice: Random) -> Any:
    """Return any value of this type."""
    origin = get_origin(cls)
    if origin in (Union, types.UnionType):
        one = dice.choice(get_args(cls))
        return None if one is type(None) else drawn(one, dice)
    if origin is tuple:
        args = get_args(cls)
        kinds = args[:1] * dice.choice((0, 1, 1, 2)) if args[-1] is Ellipsis else args
        return tuple(drawn(kind, dice) for kind in kinds)
    if cls is Act:
        return drawn(dice.choice(every_act()), dice)
    if isinstance(cls, type) and is_dataclass(cls):
        hints = get_type_hints(cls)
        stored = [field for field in fields(cls) if field.compare]
        return cls(
            **{
                field.name: drawn(hints[field.name], dice)
                for field in stored
                if field.default is MISSING or dice.random() < 0.7
            }
        )
    if isinstance(cls, type) and issubclass(cls, Enum):
        return dice.choice(list(cls))
    if cls is bool:
        return dice.random() < 0.5
    if cls is int:
        return dice.choice(NUMBERS)
    if cls is float:
        return dice.choice((0.0, 1.0, -0.5, 1e300, dice.random()))
    assert cls is str, f"no value for {cls}"
    return dice.choice(TEXTS)
