"""Every command and its options (those with a second word: groups.py). No heart is imported."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from folkmoot.cli.complete import cards, options
from folkmoot.cli.groups import bots_app, project_app, room_app, threads_app, token_app
from folkmoot.cli.model import model_app
from folkmoot.cli.words import Json, Person, RoomName, Wait, read, run

app = typer.Typer(
    name="folkmoot",
    help="A team of AI bots that meets you in a room, asks before it builds, and does the work"
    " in front of you. Without a command it opens the room.",
    no_args_is_help=False,
    add_completion=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for group in (project_app, room_app, threads_app, bots_app, token_app, model_app):
    app.add_typer(group)


@app.callback(invoke_without_command=True)
def chat_by_default(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        run("run.chat", room=None, person="", plain=False)


@app.command()
def chat(
    room: RoomName = None,
    person: Person = "",
    plain: Annotated[
        bool,
        typer.Option("--plain", help="Line by line, nothing moves: for screen readers and logs."),
    ] = False,
) -> None:
    """The room in the terminal. Without a terminal it reads a message a line.

    Ctrl-C interrupts whoever speaks or holds the work, twice it leaves; everything is kept.

    Example: folkmoot chat --room shop
    """
    run("run.chat", room=room, person=person, plain=plain)


@app.command()
def say(
    text: Annotated[str, typer.Argument(help="What to say; - reads it from standard input.")],
    room: RoomName = None,
    project: Annotated[str, typer.Option(help="Speak to this project.")] = "",
    wait: Wait = None,
    person: Person = "",
    key: Annotated[str, typer.Option(help="Makes a repeated message one message.")] = "",
    material: Annotated[
        list[Path] | None, typer.Option("--with", help="A file or folder to bring; only read.")
    ] = None,
    as_json: Json = False,
) -> None:
    """One message; prints what the team does with it. TEXT - reads standard input.

    Example: folkmoot say "Build me a CRM"
    """
    run(
        "run.say",
        text=text,
        room=room,
        project=project,
        wait=wait,
        person=person,
        key=key,
        material=material or [],
        as_json=as_json,
    )


@app.command()
def answer(
    card: Annotated[
        str, typer.Argument(metavar="ID", help="The card, such as c3.", autocompletion=cards)
    ],
    choose: Annotated[str, typer.Option(help="The option to press.", autocompletion=options)] = "",
    text: Annotated[str, typer.Option(help="Your words.")] = "",
    edits: Annotated[Path | None, typer.Option(help="A JSON file with edits, - for stdin.")] = None,
    room: RoomName = None,
    wait: Wait = None,
    person: Person = "",
    as_json: Json = False,
) -> None:
    """Press a button, or submit a card.

    Example: folkmoot answer c1 --text "For my team of five"
    """
    run(
        "run.answer",
        card=card,
        choose=choose,
        text=text,
        edits=edits,
        room=room,
        wait=wait,
        person=person,
        as_json=as_json,
    )


@app.command()
def meant(
    entry: Annotated[int, typer.Argument(help="Your message, by its number in the log.")],
    label: Annotated[str, typer.Argument(help="What it meant: answer, cancel, new, build …")],
    room: RoomName = None,
    wait: Wait = None,
    person: Person = "",
    as_json: Json = False,
) -> None:
    """Take back how a message was read, and say what it meant.

    Example: folkmoot meant 12 question
    """
    run(
        "run.meant",
        entry=entry,
        label=label,
        room=room,
        wait=wait,
        person=person,
        as_json=as_json,
    )


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; others than this machine's need tokens.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port (default: 8484, or the next.)")
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    as_json: Json = False,
) -> None:
    """The room in the browser and the API, and the work of every room.

    Example: folkmoot serve --port 8484
    """
    run("serve.serve", host=host, port=port, show=show, as_json=as_json)


@app.command()
def worker(
    until_idle: Annotated[
        bool, typer.Option("--until-idle", help="End when nothing is due.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Do what is owed, for every room.

    Example: folkmoot worker --until-idle
    """
    run("run.worker", until_idle=until_idle, as_json=as_json)


@app.command()
def replay(
    room: Annotated[str, typer.Argument(help="The room.")] = "home", as_json: Json = False
) -> None:
    """Run a room's log again and compare it with what is stored.

    Example: folkmoot replay home
    """
    run("look.replay", room=room, as_json=as_json)


@app.command()
def understand(
    text: Annotated[
        str | None, typer.Argument(help="A message; without it standard input is read.")
    ] = None,
    state: Annotated[
        str,
        typer.Option(
            help="What it replies in: discovery, approval, review, debate, execution, choice or"
            " confirm. Without it, it is a first message."
        ),
    ] = "",
    asked: Annotated[str, typer.Option(help="What the team said last.")] = "",
    batch: Annotated[
        bool, typer.Option("--batch", help='JSON Lines in and out: {"text", "state", "asked"}.')
    ] = False,
    as_json: Json = False,
) -> None:
    """What a message means, as the team understands it without a model.

    Example: folkmoot understand "no problem, go ahead" --state approval
    """
    import sys

    from folkmoot.cli import understand as meaning

    if batch:
        raise typer.Exit(meaning.batch(sys.stdin if text is None else text.splitlines()))
    raise typer.Exit(meaning.one(meaning.read(text), state, asked, as_json))


@app.command("eval")
def evaluate(
    only: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this one; may be repeated.")
    ] = None,
    lang: Annotated[str, typer.Option(help="Only those in this language, such as de.")] = "",
    claims: Annotated[
        bool, typer.Option("--claims", help="Sixty requests instead, and whether claims are true.")
    ] = False,
    keep: Annotated[
        bool, typer.Option("--keep", help="Keep the data folder, and say where it is.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Play fixed conversations with a simulated person, and count what your team makes of them.

    Exits 1 where work began unapproved, a review claimed what is not so, or a conversation could
    not be finished. Your own data folder is only read.

    Example: folkmoot eval --only kiln
    """
    play = "evaluate.asked_for" if claims else "evaluate.evaluated"
    read(play, only=only or [], lang=lang, keep=keep, as_json=as_json)


@app.command()
def audit(room: RoomName = None, as_json: Json = False) -> None:
    """What was decided, by whom and why.

    Example: folkmoot audit --json
    """
    run("look.audit", room=room, as_json=as_json)


@app.command()
def export(
    room: Annotated[str, typer.Argument(help="The room.")],
    to: Annotated[
        Path | None, typer.Option(help="A new zip file, with the files of its projects.")
    ] = None,
    as_json: Json = False,
) -> None:
    """A room to take away: as Markdown, as JSON Lines, or as a zip with everything in it.

    Example: folkmoot export home
    """
    read("keep.exported", room=room, to=to, as_json=as_json)


@app.command()
def backup(
    to: Annotated[
        Path, typer.Argument(metavar="FILE", help="A new file, such as folkmoot.tar.gz.")
    ],
    as_json: Json = False,
) -> None:
    """Everything in the data folder as one file, while the work goes on.

    Example: folkmoot backup folkmoot.tar.gz
    """
    read("keep.backed_up", to=to, as_json=as_json)


@app.command()
def restore(
    archive: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` wrote.")],
    as_json: Json = False,
) -> None:
    """Put a back-up into an empty data folder (FOLKMOOT_HOME); work goes on where it was.

    Example: FOLKMOOT_HOME=elsewhere folkmoot restore folkmoot.tar.gz
    """
    read("keep.restored", archive=archive, as_json=as_json)


@app.command()
def doctor(as_json: Json = False) -> None:
    """Look at data folder, database, model, sandbox, browser and versions; say what to do.

    Example: folkmoot doctor
    """
    read("keep.doctor", as_json=as_json)
