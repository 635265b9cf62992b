"""
Slash commands: each a name, what it takes, and one function. `/help` is printed from the table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from folkmoot.channels.terminal import paint, thinks
from folkmoot.channels.terminal.paint import DIM, STRONG, line
from folkmoot.conversation.room import NEW
from folkmoot.conversation.rules import MODES
from folkmoot.errors import MissingText, UnknownOption
from folkmoot.texts import say
from folkmoot.view import brief_view, project_plan_view

if TYPE_CHECKING:
    from folkmoot.channels.terminal.chat import Chat

STEERING = (
    *("discuss", "implement", "pause", "continue", "stop", "resume", "retry", "revise", "switch"),
    *("cancel", "reopen", "reset"),
)


MODEL_WORDS = ("list", "use", "test", "forget")


class Command(NamedTuple):
    takes: str  # what stands after it in /help
    run: Callable[[Chat, str], Awaitable[None]]


async def run(chat: Chat, text: str) -> None:
    """Run `/name rest`."""
    name, _, rest = text.removeprefix("/").partition(" ")
    command = COMMANDS.get(name.lower())
    if command is None:
        raise UnknownOption(f"/{name}", tuple(f"/{known}" for known in COMMANDS))
    await command.run(chat, rest.strip())


async def _help(chat: Chat, rest: str) -> None:
    widest = max(len(f"{name} {command.takes}") for name, command in COMMANDS.items())
    for name, command in COMMANDS.items():
        usage = f"/{name} {command.takes}".rstrip()
        told = say(f"slash-{name}", chat.lang)
        pieces = ((STRONG, usage.ljust(widest + 2)), told)
        await chat.front.show([line(*pieces, indent=widest + 2)])
    await chat.tell(say("chat-keys", chat.lang))


async def _status(chat: Chat, rest: str) -> None:
    view = chat.room.status(rest)
    lines = [paint.standing(view, chat.lang)]
    if view["waiting"]:
        lines += paint.card(view["waiting"], chat.lang, chat.faces)
    await chat.front.show(lines)


async def _projects(chat: Chat, rest: str) -> None:
    lines = [paint.project(view, chat.lang) for view in chat.room.projects()]
    await chat.front.show(lines or [line(say("nothing-yet", chat.lang))])


async def _brief(chat: Chat, rest: str) -> None:
    project = chat.room.project(rest)
    brief = brief_view(project.brief) if project.brief else None
    await chat.front.show(paint.brief(brief, chat.lang))
    await chat.room.saw(f"c{project.revision}")


async def _plan(chat: Chat, rest: str) -> None:
    project = chat.room.project(rest)
    await chat.front.show(paint.plan(project_plan_view(project), project.work, chat.lang))
    await chat.room.saw(f"c{project.revision}")


async def _files(chat: Chat, rest: str) -> None:
    await chat.front.show(paint.files(*chat.room.files(rest), chat.lang))


async def _threads(chat: Chat, rest: str) -> None:
    await chat.front.show(
        paint.thread(chat.room.thread(rest), chat.faces)
        if rest
        else paint.threads(chat.room.threads(), chat.lang)
    )


async def _history(chat: Chat, rest: str) -> None:
    """Every phase, when it began and how long it took."""
    await chat.front.show(paint.phases(chat.room.phases(rest), chat.lang))


async def _bots(chat: Chat, rest: str) -> None:
    known = chat.room.team.bots.known
    lines = []
    for bot in chat.room.seats():
        told = known[bot].description if bot in known else ""
        lines.append(line(chat.faces.name(bot), (DIM, f"  {told}"), indent=4))
    await chat.front.show(lines)


async def _new(chat: Chat, rest: str) -> None:
    await chat.say(_words("/new", rest), project=NEW)


async def _input(chat: Chat, rest: str) -> None:
    await chat.command("input", "", _words("/input", rest))


async def _meant(chat: Chat, rest: str) -> None:
    """What the last message meant, or the one whose number is given first."""
    first, _, other = _words("/meant", rest).partition(" ")
    entry, label = (int(first), other) if first.isdecimal() else (0, rest)
    await chat.meant(entry, label.strip())


async def _with(chat: Chat, rest: str) -> None:
    """Bring a file or folder, with the words after it or with the next message."""
    path, _, words = _words("/with", rest).partition(" ")
    chat.bring(path)
    if words.strip():
        await chat.say(words.strip())
    else:
        await chat.tell(say("with-next", chat.lang, path=path))


async def _lang(chat: Chat, rest: str) -> None:
    await chat.command("lang", text=rest.lower())
    await chat.tell(say("lang-now", rest.lower()))


async def _mode(chat: Chat, rest: str) -> None:
    """Without a mode: which one it is."""
    names = tuple(mode for mode in MODES if mode)
    if rest:
        await chat.command("mode", text="" if rest == "normal" else rest)
    now = chat.room.mode() or "normal"
    await chat.tell(say("mode-now", chat.lang, mode=now, modes=", ".join(("normal", *names))))


async def _model(chat: Chat, rest: str) -> None:
    """Without a word: who thinks, and who else could. A key is never typed here: it would show."""
    word, _, more = rest.partition(" ")
    thinking, lang = chat.room.team.thinking, chat.lang
    match word:
        case "" | "list":
            view = thinking.view() | await thinking.found()
            await chat.front.show(thinks.listed(view, lang))
            await chat.front.show([thinks.how("model-how-chat", view, lang)])
        case "use":
            name, _, url = _words("/model use", more.strip()).partition(" ")
            await chat.front.show(thinks.used(await thinking.use(name, url.strip()), lang))
        case "test":
            await chat.tell(say("model-asking", lang, model=thinking.view()["model"]))
            await chat.tell((await thinking.tried(lang))["text"])
        case "forget":
            gone = await thinking.forget()
            view = thinking.view() | {"forgotten": gone}
            await chat.front.show(thinks.forgotten(view, lang))
        case _:
            raise UnknownOption(word, MODEL_WORDS)


async def _code(chat: Chat, rest: str) -> None:
    await chat.tell(say("room-code", chat.lang, code=await chat.room.code()))


async def _join(chat: Chat, rest: str) -> None:
    """Without a code: the code of this room, for another channel."""
    if not rest:
        await _code(chat, "")
        return
    room = await chat.room.team.join(rest, chat.room.person)
    await chat.tell(say("room-joined", chat.lang, room=room.name))
    await chat.go(room)


async def _quit(chat: Chat, rest: str) -> None:
    chat.left.set()


def _words(name: str, rest: str) -> str:
    if not rest:
        raise MissingText(name)
    return rest


def _steer(name: str) -> Callable[[Chat, str], Awaitable[None]]:
    """A command of a project: the one named, or the one with the floor."""

    async def run(chat: Chat, rest: str) -> None:
        await chat.command(name, rest)

    return run


COMMANDS: dict[str, Command] = {
    "help": Command("", _help),
    "status": Command("[P]", _status),
    "projects": Command("", _projects),
    "brief": Command("[P]", _brief),
    "plan": Command("[P]", _plan),
    "files": Command("[P]", _files),
    "threads": Command("[ID]", _threads),
    "history": Command("[P]", _history),
    "bots": Command("", _bots),
    "new": Command("TEXT", _new),
    "input": Command("TEXT", _input),
    "meant": Command("[N] LABEL", _meant),
    "with": Command("PATH", _with),
    **{name: Command("[P]", _steer(name)) for name in STEERING},
    "lang": Command("CODE", _lang),
    "mode": Command("[MODE]", _mode),
    "model": Command("[WORD]", _model),
    "join": Command("[CODE]", _join),
    "quit": Command("", _quit),
}
