"""
A model that charges: a loopback server with a till, a competent play, and a data folder for both.

The till counts what the server charges at the moment it is asked, from its own tokens; what is
in our books is compared with that, never the other way round.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing as mp
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from folkmoot import Team
from folkmoot.app import Room
from tests.fakes.model_server import Asked, Call, Charged, ModelServer, Play, Say

CENT = 10_000
Tokens = tuple[int, int]


def modest(asked: Asked) -> Tokens:
    """A token is four bytes, and an answer is short."""
    return asked.size // 4, 50


def worst(asked: Asked) -> Tokens:
    """Every byte that is read is a token, and the answer is as long as it may be."""
    tools = len(json.dumps(asked.tools).encode())
    return len(asked.text.encode()) + tools, asked.max_tokens or 0


@dataclass
class Till:
    """What a server has charged, and whether it was ever more than `limit`."""

    prices: tuple[float, float]  # dollars for a million tokens read and written
    limit: int = CENT
    charge: Callable[[Asked], Tokens] = modest
    charged: float = 0.0
    over: list[str] = field(default_factory=list)

    def ring(self, asked: Asked, play: Play) -> Play:
        """Charge for a play."""
        read, written = self.charge(asked)
        self.charged += read * self.prices[0] + written * self.prices[1]
        if self.charged > self.limit:
            self.over.append(f"call {asked.n}: {self.charged:.0f} of {self.limit}")
        return Charged(play, read, written)


def task(title: str, **more: Any) -> dict[str, Any]:
    about = {"bot": "coder", "description": f"write {title}", "files": [f"{title}.md"]}
    return {"title": title} | about | more


def eight() -> tuple[dict[str, Any], ...]:
    return tuple(task(f"part{n}") for n in range(8))


def kind_of(asked: Asked) -> str:
    """Which job a request is for, by the outcome it wants."""
    outcome = asked.tools.get("outcome")
    if outcome is None:
        return "words"
    fields = set(outcome["parameters"]["properties"])
    found = {
        "lines": "brief",
        "tasks": "plan",
        "status": "do",
        "accepts": "check",
        "points": "review",
        "label": "understand",
        "agreed_at": "choose",
    }
    named = [job for name, job in found.items() if name in fields]
    if named:
        return named[0]
    return "merge" if "number" in json.dumps(outcome) else "ask"


@dataclass
class Competent:
    """Carries a build from the first question to the review; a task takes `turns` calls."""

    tasks: Sequence[dict[str, Any]] = (task("crm"),)
    turns: int = 2

    def __call__(self, asked: Asked) -> Play:
        kind = kind_of(asked)
        if kind == "do":
            return self._does(asked)
        return Call("outcome", self._outcome(kind)) if kind != "words" else Say("Hello to you.")

    def _outcome(self, kind: str) -> dict[str, Any]:
        line = {"section": "acceptance", "text": "It opens", "message": 2}
        outcomes: dict[str, dict[str, Any]] = {
            "ask": {"questions": [{"text": "Who will use it?", "otherwise": "you"}]},
            "merge": {"questions": [{"number": 1}]},
            "brief": {"title": "A CRM", "goal": "Keep customers", "lines": [line]},
            "plan": {"tasks": list(self.tasks)},
            "check": {"accepts": True, "why": "it is there"},
            "review": {"text": "Here it is.", "points": []},
            "understand": {"label": "chat"},
            "choose": {"bot": ""},
        }
        return outcomes[kind]

    def _does(self, asked: Asked) -> Play:
        """Write the files of the task, then look at them until the turns are used up."""
        answers = sum(message["role"] == "tool" for message in asked.messages)
        mine = [one for one in self.tasks if f"write {one['title']}" in asked.text]
        file = mine[0]["files"][0] if mine else self.tasks[0]["files"][0]
        if not answers:
            return Call("write", {"file": file, "text": "# There it is"})
        if answers < self.turns - 1:
            return Call("list", {})
        return Call("outcome", {"status": "success", "text": "It is written."})


@dataclass
class Shop:
    """A data folder whose team thinks with a model that charges."""

    home: Path
    server: ModelServer
    till: Till
    model: str

    @property
    def env(self) -> dict[str, str]:
        return {
            "FOLKMOOT_MODEL": self.model,
            "OPENAI_BASE_URL": self.server.url,
            "OPENAI_API_KEY": "k",
            "FOLKMOOT_UNDERSTAND": "local",
        }

    def kinds(self) -> list[str]:
        return [kind_of(asked) for asked in self.server.asked]

    def calls(self, what: str = "key, project, job, cost, open, told") -> list[tuple[Any, ...]]:
        """The book of calls, as it is on the disk."""
        with closing(sqlite3.connect(self.home / "folkmoot.db", timeout=10)) as database:
            return database.execute(f"select {what} from calls order by at, key").fetchall()

    def lost(self) -> dict[str, int]:
        """By job that is still owed: calls that were begun and are not in its journal."""
        sql = (
            "select job, count(*) - (select count(*) from steps where steps.kind = 'model'"
            " and steps.name = calls.job and response like '=%') from calls group by job"
        )
        with closing(sqlite3.connect(self.home / "folkmoot.db", timeout=10)) as database:
            owed = {name for (name,) in database.execute("select name from owed")}
            return {job: lost for job, lost in database.execute(sql) if job in owed}

    def booked(self) -> int:
        return sum(cost for (cost,) in self.calls("cost"))

    def never_over(self) -> None:
        assert not self.till.over, self.till.over
        assert self.till.charged <= self.till.limit


@contextmanager
def shop(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    play: Callable[[Asked], Play],
    prices: tuple[float, float] | None = (0.05, 0.2),
    charge: Callable[[Asked], Tokens] = modest,
    rules: str = "",
    models: str = "tokens = 500",
    budget: int = CENT,
    others: dict[str, tuple[float, float]] | None = None,
) -> Iterator[Shop]:
    """Open a shop; its model has a name of its own, since models are remembered by name."""
    till = Till(prices or (0.0, 0.0), budget, charge)
    with ModelServer(lambda asked: till.ring(asked, play(asked))) as server:
        model = f"openai-chat:till-{server.url.rsplit(':')[-1].split('/')[0]}"
        known = ({model: prices} if prices else {}) | (others or {})
        priced = "\n".join(f'"{name}" = {list(pair)}' for name, pair in known.items())
        home.mkdir(parents=True, exist_ok=True)
        toml = f"[rules]\nbudget = {budget}\n{rules}\n[models]\n{models}\n[models.prices]\n{priced}"
        (home / "folkmoot.toml").write_text(toml)
        opened = Shop(home, server, till, model)
        for name, value in opened.env.items():
            monkeypatch.setenv(name, value)
        yield opened


def nursery() -> ForkServerContext:
    """Where processes come from that know the libraries of models already: they start at once."""
    context = mp.get_context("forkserver")
    context.set_forkserver_preload(["folkmoot.team.minds.model", "openai", __name__])
    return context


OPTIONS = {"questions": "skip", "approval": "approve", "satisfaction": "satisfied"}


def waiting(room: Room) -> str:
    found = room.status()["waiting"]
    return str(found["kind"]) if found else ""


async def press(room: Room, option: str, text: str = "") -> None:
    """Answer the card that waits, and let the bots go on."""
    await room.answer(room.status()["waiting"]["id"], option, text)
    await room.settled()


async def go_on(room: Room, until: str = "") -> str:
    """Answer what a content person answers, up to a card of this kind, or of another one."""
    await room.settled()
    while (kind := waiting(room)) != until and kind in OPTIONS:
        await press(room, OPTIONS[kind])
    return kind


def carry_on(home: str, env: dict[str, str]) -> None:
    """Carry a build to its end from wherever it stands; where money is short, stop."""
    os.environ.update(env)

    async def act() -> None:
        async with Team(home) as team:
            room = team.room(person="ann")
            await room.say("Build me a CRM", key="first")
            while await go_on(room) == "budget":
                await press(room, "stop")
            await asyncio.sleep(1.2)  # the sweeper has been

    asyncio.run(act())


class Killer:
    """Kills whoever asks, a moment after one of its calls has come."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self._calls = 0
        self._victim: BaseProcess | None = None

    def aim(self, victim: BaseProcess, calls: int) -> None:
        self._victim, self._calls = victim, calls

    def see(self, play: Play) -> Play:
        """In the server's thread: a call has come, and is answered with this."""
        self._calls -= 1
        if self._victim is not None and self._calls == 0:
            threading.Timer(self.dice.uniform(0, 0.02), self._victim.kill).start()
            self._victim = None
        return play


def play(home: Path, scene: Callable[[Room], Any]) -> None:
    """Let a scene happen in a room of a team, in this process."""

    async def act() -> None:
        async with Team(home) as team:
            await scene(team.room(person="ann"))

    asyncio.run(act())


def kinds(room: Room, *wanted: str) -> list[dict[str, Any]]:
    return [entry for entry in room.entries() if entry["kind"] in wanted]


async def entry(room: Room, kind: str, within: float = 5.0) -> dict[str, Any]:
    """Wait for an entry of this kind."""
    async with asyncio.timeout(within):
        while not (found := kinds(room, kind)):  # noqa: ASYNC110 - any process may write it
            await asyncio.sleep(0.02)
    return found[-1]


async def asked_for(shop: Shop, kind: str) -> None:
    """Wait until the server is asked for an outcome of this kind."""
    async with asyncio.timeout(10):
        while kind not in shop.kinds():  # noqa: ASYNC110 - it is asked in another thread
            await asyncio.sleep(0.01)
