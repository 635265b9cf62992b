"""Options that many commands share, and how a command comes to what it does."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer

from folkmoot.cli.complete import rooms

RoomName = Annotated[
    str | None,
    typer.Option(
        "--room", help="The room (default: home, or the one you joined).", autocompletion=rooms
    ),
]
Json = Annotated[bool, typer.Option("--json", help="JSON Lines instead of sentences.")]
Person = Annotated[str, typer.Option("--as", help="Who speaks (default: the login name).")]
Wait = Annotated[
    float | None, typer.Option("--wait", min=0, help="Return after so many seconds at the most.")
]


def run(name: str, /, **options: Any) -> NoReturn:
    """Import the heart only now, and leave with its exit code; `name` is module.function."""
    module, _, function = name.partition(".")
    command = getattr(import_module(f"folkmoot.cli.{module}"), function)
    start = import_module("folkmoot.cli.run").start
    raise typer.Exit(start(command, **options))


def read(name: str, /, **options: Any) -> NoReturn:
    """The same for what needs no room open: files are read, nothing is made."""
    module, _, function = name.partition(".")
    raise typer.Exit(getattr(import_module(f"folkmoot.cli.{module}"), function)(**options))
