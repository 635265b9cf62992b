"""`folkmoot model …`: who thinks for the team, and connecting a model. What it does: connect.py."""

from __future__ import annotations

from typing import Annotated

import typer

from folkmoot.cli.complete import models
from folkmoot.cli.words import Json, run

model_app = typer.Typer(
    name="model",
    help="Who thinks for the team: see what was found, connect a model, test it, forget it."
    " Without a word after it, it lists.",
    invoke_without_command=True,
    no_args_is_help=False,
)


@model_app.callback()
def model(context: typer.Context, as_json: Json = False) -> None:
    if context.invoked_subcommand is None:
        run("connect.listed", as_json=as_json)


@model_app.command("list")
def model_list(as_json: Json = False) -> None:
    """Who thinks now and what it costs; keys in the environment and servers on this machine.

    Example: folkmoot model list
    """
    run("connect.listed", as_json=as_json)


@model_app.command("use")
def model_use(
    name: Annotated[
        str,
        typer.Argument(
            help="A model, as listed or provider:name; offline: rules.",
            autocompletion=models,
        ),
    ],
    url: Annotated[
        str, typer.Option("--url", help="Where it is: a server that speaks OpenAI's protocol.")
    ] = "",
    key: Annotated[
        str, typer.Option("--key", metavar="-", help="Read the key from standard input.")
    ] = "",
    as_json: Json = False,
) -> None:
    """Let a model think for the team, from the next message on and in every open room.

    A key that is missing is asked for, and not shown. It is kept in the data folder, readable only
    by you, and is in no export and no back-up. FOLKMOOT_MODEL in the environment goes first.

    Example: folkmoot model use llama3.2 --url http://localhost:11434/v1
    """
    run("connect.use", name=name, url=url, key=key, as_json=as_json)


@model_app.command("test")
def model_test(as_json: Json = False) -> None:
    """Ask the model one small question: does it work, how fast, for how much? Exits 1 if not.

    Example: folkmoot model test
    """
    run("connect.test", as_json=as_json)


@model_app.command("forget")
def model_forget(as_json: Json = False) -> None:
    """Forget the choice and its key.

    Example: folkmoot model forget
    """
    from folkmoot.cli.connect import forgotten

    run("connect.tell_forgotten", gone=forgotten(), as_json=as_json)
