"""Every command and its options. What they do is in run.py; nothing here imports the heart."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

app = typer.Typer(
    name="folkmoot",
    help="A team of AI bots that meets you in a room, asks before it builds, and does the work"
    " in front of you. Without a command it opens the room.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
bots_app = typer.Typer(help="The bots of the team, and your own.", no_args_is_help=True)
app.add_typer(bots_app, name="bots")
project_app = typer.Typer(help="Look at a project, and steer it.", no_args_is_help=True)
app.add_typer(project_app, name="project")

RoomName = Annotated[str, typer.Option("--room", help="The room to speak in.")]
Json = Annotated[bool, typer.Option("--json", help="JSON Lines, the status last.")]
Person = Annotated[str, typer.Option("--as", help="Who speaks (default: the login name).")]
Wait = Annotated[
    float | None, typer.Option("--wait", min=0, help="Return after so many seconds at the most.")
]
Which = Annotated[str, typer.Argument(help="The project (default: the one with the floor).")]


def run(name: str, **options: Any) -> NoReturn:
    """Import the heart only now, and leave with its exit code."""
    from folkmoot.cli import run as commands

    raise typer.Exit(commands.start(getattr(commands, name), **options))


@app.callback(invoke_without_command=True)
def chat_by_default(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        run("chat", room="home", person="")


@app.command()
def chat(room: RoomName = "home", person: Person = "") -> None:
    """The room in the terminal, line by line."""
    run("chat", room=room, person=person)


@app.command()
def say(
    text: Annotated[str, typer.Argument(help="What to say; - reads it from standard input.")],
    room: RoomName = "home",
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
        "say",
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
    card: Annotated[str, typer.Argument(metavar="ID", help="The card, such as c3.")],
    choose: Annotated[str, typer.Option(help="The option to press.")] = "",
    text: Annotated[str, typer.Option(help="Your words.")] = "",
    edits: Annotated[Path | None, typer.Option(help="A JSON file with edits, - for stdin.")] = None,
    room: RoomName = "home",
    wait: Wait = None,
    person: Person = "",
    as_json: Json = False,
) -> None:
    """Press a button, or submit a card.

    Example: folkmoot answer c1 --text "For my team of five"
    """
    run(
        "answer",
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
def worker(
    until_idle: Annotated[
        bool, typer.Option("--until-idle", help="End when nothing is due.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Do what is owed, for every room.

    Example: folkmoot worker --until-idle
    """
    run("worker", until_idle=until_idle, as_json=as_json)


@app.command()
def replay(
    room: Annotated[str, typer.Argument(help="The room.")] = "home", as_json: Json = False
) -> None:
    """Run a room's log again and compare it with what is stored.

    Example: folkmoot replay home
    """
    run("replay", room=room, as_json=as_json)


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


@app.command()
def audit(room: RoomName = "home", as_json: Json = False) -> None:
    """What was decided, by whom and why.

    Example: folkmoot audit --json
    """
    run("audit", room=room, as_json=as_json)


# --- folkmoot project … ------------------------------------------------------------------


@project_app.command("status")
@project_app.command("state", hidden=True)
def project_status(
    project: Which = "", room: RoomName = "home", person: Person = "", as_json: Json = False
) -> None:
    """Where it stands, and what it waits for."""
    run("status", project=project, room=room, person=person, as_json=as_json)


@project_app.command("list")
def project_list(room: RoomName = "home", as_json: Json = False) -> None:
    """Every project of the room."""
    run("projects", room=room, as_json=as_json)


@project_app.command("log")
def project_log(
    project: Which = "",
    limit: Annotated[int, typer.Option(min=0, help="Only the last so many (0: all).")] = 0,
    room: RoomName = "home",
    as_json: Json = False,
) -> None:
    """Everything that happened in it."""
    run("log", project=project, limit=limit, room=room, as_json=as_json)


@project_app.command("brief")
def project_brief(
    project: Which = "", room: RoomName = "home", person: Person = "", as_json: Json = False
) -> None:
    """What was agreed, and where each line comes from."""
    run("brief", project=project, room=room, person=person, as_json=as_json)


@project_app.command("plan")
def project_plan(
    project: Which = "", room: RoomName = "home", person: Person = "", as_json: Json = False
) -> None:
    """The tasks and how far they are."""
    run("plan", project=project, room=room, person=person, as_json=as_json)


def _steering(name: str, does: str) -> None:
    """One command that changes something; it behaves like `answer`."""

    def command(
        project: Which = "",
        text: Annotated[str, typer.Option(help="Your words.")] = "",
        room: RoomName = "home",
        wait: Wait = None,
        person: Person = "",
        as_json: Json = False,
    ) -> None:
        run(
            "steer",
            command=name,
            project=project,
            text=text,
            room=room,
            wait=wait,
            person=person,
            as_json=as_json,
        )

    command.__doc__ = does
    project_app.command(name)(command)


for _name, _does in {
    "switch": "Give it the floor: it hears what you say next.",
    "pause": "Hold the work; outside of work, park the project.",
    "continue": "Go on with held work.",
    "resume": "Bring a parked project back.",
    "stop": "End the work and review what there is.",
    "retry": "Try again what failed.",
    "revise": "Stop, and talk the plan over again.",
    "cancel": "Drop it. The record stays.",
    "input": "Something the next steps should know (--text).",
}.items():
    _steering(_name, _does)


@project_app.command("reset")
def project_reset(
    project: Which = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
    room: RoomName = "home",
    wait: Wait = None,
    person: Person = "",
    as_json: Json = False,
) -> None:
    """Drop it and leave the floor empty; asks first."""
    run(
        "steer",
        command="reset",
        project=project,
        text="",
        yes=yes,
        room=room,
        wait=wait,
        person=person,
        as_json=as_json,
    )


@bots_app.command("list")
def bots_list(as_json: Json = False) -> None:
    """Everybody who may sit in a room; your own bots are Markdown files in the data folder's bots/.

    Example: folkmoot bots list
    """
    _bots_command("listed", as_json=as_json)


@bots_app.command("show")
def bots_show(
    name: Annotated[str, typer.Argument(help="A bot's name, as in `folkmoot bots list`.")],
    as_json: Json = False,
) -> None:
    """Who a bot is, what it may do, and what it is told.

    Example: folkmoot bots show auditor
    """
    _bots_command("shown", name=name, as_json=as_json)


def _bots_command(command: str, /, **options: Any) -> NoReturn:
    from folkmoot.cli import bots

    raise typer.Exit(getattr(bots, command)(**options))
