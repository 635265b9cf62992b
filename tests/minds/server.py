"""
A team that thinks with a model which is played: the server, the environment, a room, a person who
answers every card, and what must hold in any room whatever the model said.

`competent` answers every job as a good model would; `hostile_for` spoils one kind of job, so that
a test says only what is wrong.
"""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from folkmoot import Team
from folkmoot.app import Room
from folkmoot.replay import replay
from folkmoot.team.files import write
from folkmoot.team.minds.prompt import FOLDER, JOBS
from tests.fakes import model_words as words
from tests.fakes.model_server import Asked, Call, Calls, ModelServer, Play, Raw, Say

MODEL = "openai-chat:gpt-4o-mini"
QUICK = "[models]\nseconds = 10\ntries = 2\n\n[rules]\nbackoff = 0\nattempts = 2\n"
"""Settings with which even a hostile model costs little time."""

FILE = "crm.md"
WISH = "Build me a CRM"
ANSWER = "our three shops, and nobody else"

Plays = Callable[[Asked], Play]


# --- what a model is asked for ----------------------------------------------------------------


@cache
def _openings() -> dict[str, str]:
    """The first words of every prompt, by which a job is known."""
    return {job: (FOLDER / f"{job}.md").read_text("utf-8").splitlines()[0] for job in JOBS}


def job_of(asked: Asked) -> str:
    """The kind of job that a request is for."""
    (job,) = (job for job, opening in _openings().items() if opening in asked.system)
    return job


def bot_of(asked: Asked) -> str:
    """The bot that a request is for."""
    found = re.search(r"You are (\w+), a bot of a team", asked.system)
    assert found is not None
    return found[1]


def turns_of(asked: Asked) -> int:
    """How often the model has answered in this exchange."""
    return sum(message["role"] == "assistant" for message in asked.messages)


def outcome(asked: Asked, **values: Any) -> Play:
    """The outcome in the way it was asked for: by the tool, or as JSON."""
    if "outcome" in asked.tools:
        return Call("outcome", values)
    return Say(words.dumps(values))


def competent(asked: Asked) -> Play:
    """What a good model answers to any job."""
    job = job_of(asked)
    if job in ("answer", "advise"):
        return Say("We are well, and your project goes on.")
    return outcome(asked, **OUTCOMES[job](asked)) if not _writes(asked) else _write(asked)


def _writes(asked: Asked) -> bool:
    """Whether this is work whose file is still to be written."""
    return job_of(asked) == "do" and not any(m["role"] == "tool" for m in asked.messages)


def _write(asked: Asked) -> Play:
    """Every file that the task may write."""
    own = re.search(r"(?m)^It may write only: (.+)$", asked.text)
    assert own is not None
    texts = {file: "{}" if file.endswith(".json") else "# Customers" for file in own[1].split(", ")}
    return Calls(tuple(Call("write", {"file": f, "text": text}) for f, text in texts.items()))


def _ask(asked: Asked) -> dict[str, Any]:
    if "Round 1." not in asked.text:
        return {"questions": []}
    text = f"What must the {bot_of(asked)} know of your customers?"
    return {"questions": [{"text": text, "otherwise": "nothing more", "suggestions": ["all"]}]}


def _merge(asked: Asked) -> dict[str, Any]:
    numbers = re.findall(r"(?m)^- (\d+)\. \(\w+\)", asked.text)
    return {"questions": [{"number": int(number)} for number in numbers]}


def _brief(asked: Asked) -> dict[str, Any]:
    """Every message is a line of the brief."""
    said = re.findall(r"(?m)^`+data: message (\d+), from [^\n]*\n([^\n]+)", asked.text)
    rows = [{"section": "scope_in", "text": text[:400], "message": int(n)} for n, text in said]
    rows.append({"section": "acceptance", "text": f"{FILE} names the customers", "message": 0})
    return {"title": "A CRM", "goal": "Know the customers", "lines": rows}


def _plan(asked: Asked) -> dict[str, Any]:
    task = {"title": "Write it", "bot": "coder", "description": "The list.", "files": [FILE]}
    return {"tasks": [task], "minutes": 5}


def _review(asked: Asked) -> dict[str, Any]:
    point = {"text": f"{FILE} names the customers", "met": True, "evidence": FILE}
    return {"text": f"You have {FILE} now.", "points": [point]}


def _understand(asked: Asked) -> dict[str, Any]:
    found = re.search(r"one of these labels: (\w+)", asked.system)
    assert found is not None
    return {"label": found[1], "why": "it says so", "confidence": 0.9}


OUTCOMES: dict[str, Callable[[Asked], dict[str, Any]]] = {
    "ask": _ask,
    "merge": _merge,
    "brief": _brief,
    "plan": _plan,
    "do": lambda _: {"status": "success", "text": f"{FILE} is written.", "confidence": 0.9},
    "check": lambda _: {"accepts": True, "why": "it is there"},
    "ways": lambda _: {"ways": []},  # votes: test_vote.py
    "vote": lambda _: {"way": 1, "why": "it is soon done"},
    "review": _review,
    "understand": _understand,
    "offer": lambda _: {
        "text": "Two ways.",
        "choices": [{"title": "A list"}, {"title": "A table"}],
        "recommended": 1,
    },
    "choose": lambda _: {"bot": "", "why": "it is the person's turn"},
    "speak": lambda _: {"text": "Let us begin with a list."},
}


def hostile_for(job: str, play: Play | Plays) -> Plays:
    """Competent, but for one kind of job; "" is every kind."""

    def chosen(asked: Asked) -> Play:
        if job not in ("", job_of(asked)):
            return competent(asked)
        return play(asked) if callable(play) else play

    return chosen


def truncated(asked: Asked) -> Play:
    """A competent stream that ends in good order, in the middle of what it says."""
    play = competent(asked)
    text = play.text if isinstance(play, Say) else ""
    calls = play.calls if isinstance(play, Calls) else (play,)
    called = [(c.name, words.pieces_of(c.arguments)) for c in calls if isinstance(c, Call)]
    message = words.Message(text=words.by_words(text), calls=called)
    chunks = list(words.chunks(asked, message, words.Usage(100)))[:6]
    return Raw(b"".join(words.events(chunks)), "text/event-stream")


def escaped(text: str, arguments: str = "") -> Plays:
    """One chunk with these letters, JSON escapes too, as words and as a text of the outcome."""

    def play(asked: Asked) -> Play:
        delta: dict[str, Any] = {"role": "assistant", "content": arguments or "HOLE"}
        if "outcome" in asked.tools:
            function = {"name": "outcome", "arguments": arguments or words.dumps({"text": "HOLE"})}
            call = {"index": 0, "id": "call_0", "type": "function", "function": function}
            delta["tool_calls"] = [call]
        choice = {"index": 0, "delta": delta, "finish_reason": "stop"}
        frame = {"id": "x", "object": "chat.completion.chunk", "created": 1, "model": asked.model}
        chunk = words.dumps(frame | {"choices": [choice]}).replace("HOLE", text)
        return Raw(b"".join(words.events([chunk, "[DONE]"])), "text/event-stream")

    return play


@contextmanager
def nobody() -> Iterator[str]:
    """An address at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    yield f"http://127.0.0.1:{port}/v1"


@contextmanager
def slammed() -> Iterator[str]:
    """The address of a server that closes every connection before the first byte."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def slam() -> None:
            while True:
                try:
                    server.accept()[0].close()
                except OSError:
                    return

        thread = threading.Thread(target=slam, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.getsockname()[1]}/v1"
        server.shutdown(socket.SHUT_RDWR)
        thread.join(5)


# --- a room -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Played:
    """A room whose bots think with the server's plays."""

    room: Room
    server: ModelServer

    def asked(self, job: str) -> list[Asked]:
        return [asked for asked in self.server.asked if job_of(asked) == job]

    def entries(self, *kinds: str) -> list[dict[str, Any]]:
        return [entry for entry in self.room.entries() if entry["kind"] in kinds]

    def calls(self, column: str) -> list[Any]:
        """A column of the book of calls."""
        return [row[0] for row in self.room.team.store.rows(f"select {column} from calls")]

    async def say(self, text: str) -> None:
        await self.room.say(text)
        assert await self.room.settled(20)

    async def press(self, option: str = "", text: str = "") -> None:
        """Answer the open card; without an option, as somebody who wants to get on."""
        card = self.room.status()["waiting"]
        skips = card["kind"] == "choice" and "skip" in card["options"]
        usual = "skip" if skips else PRESSED.get(card["kind"], card["options"][0])
        usual = "rules" if "rules" in card["options"] else usual
        option = option or usual
        await self.room.answer(card["id"], option, text or SAYS.get(option, ""))
        assert await self.room.settled(20)

    async def to(self, *kinds: str) -> dict[str, Any]:
        """From card to card, until one of these kinds is open, or none at all."""
        for _ in range(12):
            card = self.room.status()["waiting"]
            if card is None or card["kind"] in kinds:
                return card or {}
            await self.press()
        raise AssertionError(f"it goes in circles: {self.room.status()['waiting']}")


PRESSED = {"satisfaction": "satisfied", "confirm": "no"}
SAYS = {"submit": ANSWER}


def thinks_with(patch: pytest.MonkeyPatch, url: str) -> None:
    """From here on teams think with the model at this address."""
    patch.setenv("FOLKMOOT_MODEL", MODEL)
    patch.setenv("OPENAI_BASE_URL", url)
    patch.setenv("OPENAI_API_KEY", "sk-fake")


@asynccontextmanager
async def playing(
    home: Path, play: Plays = competent, *, settings: str = QUICK, url: str = ""
) -> AsyncIterator[Played]:
    """A room, before anybody has spoken in it."""
    write(home / "folkmoot.toml", settings)
    with pytest.MonkeyPatch.context() as patch, ModelServer(play) as server:
        thinks_with(patch, url or server.url)
        async with Team(home) as team:
            yield Played(team.room("home", "ann"), server)


async def built(played: Played) -> None:
    """The whole of a build: the wish, the questions, the approval, the work, the review."""
    await played.say(WISH)
    await played.to("approval")
    assert not played.entries("task_started"), "it began before anybody approved"
    await played.to()


# --- what must hold whatever a model said -----------------------------------------------------

NEVER_SHOWN = re.compile(
    r'Traceback|\{\s*"|"\}|<(?:html|h1|script|body)\b|\bError\(|[A-Z]\w+Error:'
)
"""Raw JSON, tracebacks and pages are not for a person to read."""


def shown(room: Room) -> list[str]:
    """Everything that a person was shown, entry by entry, without what they said themselves."""
    found = []
    for entry in room.entries():
        if entry["kind"] in ("said", "answered", "bot_spoke", "offer_made", "review_written"):
            found.append(entry["text"])
        elif entry["kind"] == "card_opened":
            found.append(entry["card"]["text"])
            found += [one["text"] for one in entry["card"].get("questions", [])]
        elif entry["kind"] == "brief_written":
            found += [entry["brief"]["title"], entry["brief"]["goal"]]
            found += [line["text"] for line in entry["brief"]["lines"]]
        elif entry["kind"] == "task_finished":
            found.append(entry["text"])
    return found


def unharmed(played: Played) -> None:
    """Nothing of what a room promises was broken."""
    room = played.room
    for text in shown(room):
        assert not NEVER_SHOWN.search(text), text
    assert room.status()["owed"] == 0
    _only_the_person_decided(room)
    _books_balance(played)
    replay(room.team.store, room.name)


def _only_the_person_decided(room: Room) -> None:
    """Work began after the person's own approval; nothing was closed, nothing decided by others."""
    approved = False
    for entry in room.entries():
        pressed = entry["kind"] == "button_pressed" and entry["sender"] == room.person
        approved = approved or (pressed and entry["option"] == "approve")
        assert approved or entry["kind"] != "task_started", entry
        assert entry["kind"] != "decided" or entry["by"] == room.person, entry
        assert entry["kind"] != "project_closed" or entry["outcome"] == "success", entry


def _books_balance(played: Played) -> None:
    """What the status says is what the calls cost; every call was told, none is open."""
    projects = played.room.projects()
    costs = sum(played.room.status(one["project"])["cost_usd"] for one in projects)
    assert not any(played.calls("open"))
    assert all(played.calls("told or cost = 0"))
    assert round(costs * 1e6) == sum(played.calls("cost * (project != '')"))


def thoughts(played: Played) -> list[dict[str, Any]]:
    """The jobs in which a model was asked, as the log has them."""
    return [entry for entry in played.room.entries() if entry.get("thought")]


def absences(played: Played) -> set[str]:
    """Why no model served a job; whatever came of it, a person had to say how to go on."""
    found = {entry["why"] for entry in played.entries("model_away")}
    cards = [e["card"] for e in played.entries("card_opened") if "rules" in e["card"]["options"]]
    pressed = [e for e in played.entries("button_pressed") if e["option"] == "rules"]
    assert len(cards) == len(pressed) == bool(found)
    return found


NOT_GIVEN = ("model_away", "round_merged")
"""What tells that nobody gave an outcome, or that the questions of others are asked as they are."""


def _failed(entry: dict[str, Any]) -> bool:
    return entry.get("status") == "failed"


def by_rules(played: Played) -> set[str]:
    """Why rules thought instead of the model, in the log; told the person each time anew."""
    found = {entry["thought"]["rules"] for entry in thoughts(played)} - {""}
    given = [e for e in thoughts(played) if e["kind"] not in NOT_GIVEN and not _failed(e)]
    nobody = [e for e in given if not any(e["thought"][k] for k in ("model", "rules"))]
    assert not nobody, "neither a model nor the rules gave this"
    said = [entry["text_id"] for entry in played.entries("said")]
    assert bool(found) == ("by-rules" in said)
    return found
