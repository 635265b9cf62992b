"""Commands with a second word: `folkmoot project …`, `room …`, `threads …`, `bots …`, `token …`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from folkmoot.cli.complete import bots, projects, rooms, threads, tokens
from folkmoot.cli.words import Json, Person, RoomName, Wait, read, run

project_app = typer.Typer(
    name="project", help="Look at a project, and steer it.", no_args_is_help=True
)
room_app = typer.Typer(
    name="room", help="Rooms, and who and what may come into them.", no_args_is_help=True
)
threads_app = typer.Typer(
    name="threads", help="What the bots say to each other.", no_args_is_help=True
)
bots_app = typer.Typer(
    name="bots", help="The bots of the team, and your own.", no_args_is_help=True
)
token_app = typer.Typer(
    name="token", help="What people enter with over the web and the API.", no_args_is_help=True
)

Which = Annotated[
    str,
    typer.Argument(help="The project (default: the one with the floor).", autocompletion=projects),
]

# --- project -----------------------------------------------------------------------------


@project_app.command("status")
@project_app.command("state", hidden=True)
def project_status(
    project: Which = "", room: RoomName = None, person: Person = "", as_json: Json = False
) -> None:
    """Where it stands, and what it waits for. Exits 10 while a card is open.

    Example: folkmoot project status --json
    """
    run("look.status", project=project, room=room, person=person, as_json=as_json)


@project_app.command("list")
def project_list(room: RoomName = None, as_json: Json = False) -> None:
    """Every project of the room; a star has the floor.

    Example: folkmoot project list
    """
    run("look.projects", room=room, as_json=as_json)


@project_app.command("new")
def project_new(
    text: Annotated[str, typer.Argument(help="What you would like made.")],
    room: RoomName = None,
    wait: Wait = None,
    person: Person = "",
    as_json: Json = False,
) -> None:
    """Ask for something new, whatever else is going on in the room.

    Example: folkmoot project new "Write a poem about rain"
    """
    options = {"project": "new", "key": "", "material": []}
    run("run.say", text=text, room=room, wait=wait, person=person, as_json=as_json, **options)


@project_app.command("log")
def project_log(
    project: Which = "",
    limit: Annotated[int, typer.Option(min=0, help="Only the last so many (0: all).")] = 0,
    room: RoomName = None,
    as_json: Json = False,
) -> None:
    """Everything that happened in it, entry by entry.

    Example: folkmoot project log p1 --limit 20
    """
    run("look.log", project=project, limit=limit, room=room, as_json=as_json)


@project_app.command("history")
def project_history(project: Which = "", room: RoomName = None, as_json: Json = False) -> None:
    """Its phases, when each began and how long it took.

    Example: folkmoot project history
    """
    run("look.history", project=project, room=room, as_json=as_json)


@project_app.command("brief")
def project_brief(
    project: Which = "", room: RoomName = None, person: Person = "", as_json: Json = False
) -> None:
    """What was agreed, and where each line comes from.

    Example: folkmoot project brief
    """
    run("look.brief", project=project, room=room, person=person, as_json=as_json)


@project_app.command("plan")
def project_plan(
    project: Which = "", room: RoomName = None, person: Person = "", as_json: Json = False
) -> None:
    """The tasks and how far they are.

    Example: folkmoot project plan --json
    """
    run("look.plan", project=project, room=room, person=person, as_json=as_json)


@project_app.command("files")
def project_files(project: Which = "", room: RoomName = None, as_json: Json = False) -> None:
    """What is in its folder.

    Example: folkmoot project files
    """
    run("look.files", project=project, room=room, as_json=as_json)


@project_app.command("edit")
def project_edit(
    project: Which = "",
    edits: Annotated[
        Path | None, typer.Option(help='A JSON file: {"brief": …, "plan": …}; - for stdin.')
    ] = None,
    room: RoomName = None,
    wait: Wait = None,
    person: Person = "",
    as_json: Json = False,
) -> None:
    """Edit brief and plan while they wait for approval: in $EDITOR, or by a file.

    What comes of it is a new revision, which is shown and approved anew.

    Example: echo '{"brief": {"title": "Customers"}}' | folkmoot project edit --edits -
    """
    run(
        "edit.edit",
        project=project,
        edits=edits,
        room=room,
        wait=wait,
        person=person,
        as_json=as_json,
    )


def _steering(name: str, does: str, example: str = "") -> None:
    """One command that changes something; it behaves like `answer`."""

    def command(
        project: Which = "",
        text: Annotated[str, typer.Option(help="Your words.")] = "",
        room: RoomName = None,
        wait: Wait = None,
        person: Person = "",
        as_json: Json = False,
    ) -> None:
        run(
            "run.steer",
            command=name,
            project=project,
            text=text,
            room=room,
            wait=wait,
            person=person,
            as_json=as_json,
        )

    command.__doc__ = f"{does}\n\n    Example: folkmoot project {name}{example}\n    "
    project_app.command(name)(command)


for _name, _does, _example in (
    ("discuss", "Talk it over with the team before anything is built.", ""),
    ("implement", "On to brief and plan, from what was said; you approve them as ever.", ""),
    ("switch", "Give it the floor: it hears what you say next.", " p1"),
    ("pause", "Hold the work; outside of work, park the project.", ""),
    ("continue", "Go on with held work.", ""),
    ("resume", "Bring a parked project back.", " p1"),
    ("reopen", "Bring back what was dropped or closed, as it was.", " p1"),
    ("stop", "End the work and review what there is.", ""),
    ("retry", "Try again what failed.", ""),
    ("revise", "Stop, and talk the plan over again.", ""),
    ("cancel", "Drop it. The record stays.", ""),
    ("input", "Something the next steps should know.", ' --text "Use our blue logo"'),
):
    _steering(_name, _does, _example)


@project_app.command("reset")
def project_reset(
    project: Which = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
    room: RoomName = None,
    wait: Wait = None,
    person: Person = "",
    as_json: Json = False,
) -> None:
    """Drop it and leave the floor empty; asks first.

    Example: folkmoot project reset --yes
    """
    run(
        "run.steer",
        command="reset",
        project=project,
        text="",
        yes=yes,
        room=room,
        wait=wait,
        person=person,
        as_json=as_json,
    )


# --- room --------------------------------------------------------------------------------


@room_app.command("list")
def room_list(as_json: Json = False) -> None:
    """Every room, and where it stands.

    Example: folkmoot room list
    """
    run("look.rooms", as_json=as_json)


@room_app.command("code")
def room_code(room: RoomName = None, person: Person = "", as_json: Json = False) -> None:
    """A one-time code that brings another chat or person into the room.

    It works once, for an hour.

    Example: folkmoot room code
    """
    run("rooms.code", room=room, person=person, as_json=as_json)


@room_app.command("join")
def room_join(
    code: Annotated[str, typer.Argument(help="The code, as `folkmoot room code` printed it.")],
    person: Person = "",
    as_json: Json = False,
) -> None:
    """Join the room of a code: what you say from now on is said there.

    Example: folkmoot room join 7KPM-Q2XA --as bob
    """
    run("rooms.join", code=code, person=person, as_json=as_json)


@room_app.command("own")
def room_own(
    who: Annotated[
        str, typer.Argument(metavar="[PERSON]", help="Who may approve, stop and spend too.")
    ] = "",
    room: RoomName = None,
    person: Person = "",
    as_json: Json = False,
) -> None:
    """Who owns the room and who else may approve; the owner can name somebody.

    Example: folkmoot room own
    """
    run("rooms.own", who=who, room=room, person=person, as_json=as_json)


# --- threads -----------------------------------------------------------------------------

Thread = Annotated[
    str, typer.Argument(help="A thread, as in `folkmoot threads list`.", autocompletion=threads)
]


@threads_app.command("list")
def threads_list(room: RoomName = None, as_json: Json = False) -> None:
    """The conversations that bots had out of the room.

    Example: folkmoot threads list
    """
    run("look.threads", room=room, as_json=as_json)


@threads_app.command("show")
def threads_show(thread: Thread, room: RoomName = None, as_json: Json = False) -> None:
    """One of them, word for word.

    Example: folkmoot threads show p1/t1
    """
    run("look.thread", thread=thread, room=room, as_json=as_json)


@threads_app.command("replay")
def threads_replay(room: RoomName = None, as_json: Json = False) -> None:
    """All of them again, in the order in which things were said.

    Example: folkmoot threads replay --json
    """
    run("look.replay_threads", room=room, as_json=as_json)


# --- bots --------------------------------------------------------------------------------


@bots_app.command("list")
def bots_list(as_json: Json = False) -> None:
    """Everybody who may sit in a room; your own bots are Markdown files in the data folder's bots/.

    Example: folkmoot bots list
    """
    read("bots.listed", as_json=as_json)


@bots_app.command("show")
def bots_show(
    name: Annotated[
        str,
        typer.Argument(help="A bot's name, as in `folkmoot bots list`.", autocompletion=bots),
    ],
    prompt: Annotated[
        str, typer.Option("--prompt", help="What a model reads for a job: ask, brief, plan, do, …")
    ] = "",
    room: RoomName = None,
    as_json: Json = False,
) -> None:
    """Who a bot is, what it may do, and what it is told.

    With --prompt: exactly what a model reads for one kind of job, of the project that has the floor
    in the room, else of an example.

    Example: folkmoot bots show auditor

    Example: folkmoot bots show coder --prompt do
    """
    read("bots.shown", name=name, prompt=prompt, room=room, as_json=as_json)


# --- token -------------------------------------------------------------------------------


@token_app.command("new")
def token_new(
    person: Annotated[
        str, typer.Option("--as", help="Whose token it is (default: the login name).")
    ] = "",
    room: Annotated[
        list[str] | None,
        typer.Option(
            help="Only this room; may be repeated (default: every room).", autocompletion=rooms
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Make a token and show it, this once.

    Example: folkmoot token new --as bob --room home
    """
    run("tokens.new", person=person, rooms=room or [], as_json=as_json)


@token_app.command("list")
def token_list(as_json: Json = False) -> None:
    """Whose tokens there are, what they open, when they were used; never the tokens themselves.

    Example: folkmoot token list
    """
    run("tokens.listed", as_json=as_json)


@token_app.command("revoke")
def token_revoke(
    token: Annotated[
        str, typer.Argument(metavar="ID", help="The token, such as k1.", autocompletion=tokens)
    ],
    as_json: Json = False,
) -> None:
    """Take a token back: from this moment on it opens nothing.

    Example: folkmoot token revoke k1
    """
    run("tokens.revoke", id=token, as_json=as_json)
