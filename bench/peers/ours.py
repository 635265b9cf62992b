"""
Our side: `Team` as a server has it, with a scripted mind that takes no time.

The person is a client of the Python face: says, presses, and follows the log until the next
card is shown. Three bots ask side by side and the leader merges, as in any build.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bench.mind import BenchMind
from bench.peers.dialogue import (
    BRIEF,
    CHOICES,
    HELLO,
    REPLY,
    REQUEST,
    REVIEWED,
    ROUNDS,
    WORDS,
    Work,
    file,
    line,
    put,
    title,
)
from bench.peers.peer import Options, Peer
from bench.peers.scenes import play
from folkmoot.app import Room, Team
from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task, TaskKind
from folkmoot.conversation.question import Question
from folkmoot.conversation.rules import Rules
from folkmoot.memory import settle
from folkmoot.settings import Settings
from folkmoot.team.mind import Done, Duty, Message, Opinion, Reply, Reviewed, Told, Write, Written
from folkmoot.team.roster import own_bots, seats
from folkmoot.team.tools import Ask, Tools

SEATS = seats(own_bots())


class PeerMind(BenchMind):
    """Asks the questions of the script, plans the work it was given, and does it."""

    def __init__(self, work: Work) -> None:
        super().__init__(tuple(_task(work, n) for n in range(len(work.needs))))
        self.work = work

    async def answer(self, bot: str, message: Message, told: Told | None, write: Write) -> Reply:
        return Reply(REPLY)

    async def ask(self, bot: str, told: Told) -> tuple[Question, ...]:
        texts = ROUNDS[told.project.round - 1]
        bots = told.project.bots
        return tuple(
            Question(bot, text) for n, text in enumerate(texts) if bots[n % len(bots)] == bot
        )

    async def merge(self, told: Told) -> tuple[Question, ...]:
        return told.project.drafts

    async def brief(self, told: Told) -> Written:
        return Written(Brief(REQUEST, BRIEF, (Line("acceptance", BRIEF, told.request.entry),)))

    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        n = int(duty.name[1:]) - 1
        room = told.folder.parent.name
        if self.work.calls == 1:
            await self.work.call(room, n, 0)
        else:
            for number in range(self.work.calls):  # as a bot works: call by call, with its hands
                await tools.use(Ask(_other(duty.task.bot), f"{n} {number}"))
        await asyncio.to_thread(put, told.folder, n)
        return Done("success", line(n))

    async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
        task, number = map(int, asked.split())
        await self.work.call(told.folder.parent.name, task, number)
        return "Done."

    async def review(self, told: Told, files: tuple[str, ...], write: Write) -> Reviewed:
        return Reviewed(REVIEWED, (Opinion(BRIEF, True),))


def _task(work: Work, n: int) -> Task:
    if work.asks:
        proof = (Evidence(EvidenceKind.PERSON),)
        kind = TaskKind.DECISION
        return Task(title(n), "leader", kind=kind, choices=CHOICES, evidence=proof)
    bot = SEATS[n % len(SEATS)].bot
    proof = (Evidence(EvidenceKind.FILE, file(n)),)
    return Task(title(n), bot, needs=work.needs[n], files=(file(n),), evidence=proof)


def _other(bot: str) -> str:
    """A teammate to ask."""
    return next(seat.bot for seat in SEATS if seat.bot != bot)


class Ours:
    """One data folder, performed for by this process."""

    def __init__(self, team: Team) -> None:
        self.team = team
        self.open: dict[str, dict[str, Any]] = {}  # the card that was shown last, by room

    def _room(self, name: str) -> Room:
        return self.team.room(name, f"person-{name}")

    async def talk(self, room: str) -> None:
        here = self._room(room)
        said = await here.say(HELLO)
        async for entry in here.follow(said.entry):
            if entry["kind"] == "answered":
                return

    async def request(self, room: str) -> str:
        here = self._room(room)
        said = await here.say(REQUEST)
        return await self._shown(here, said.entry)

    async def reply(self, room: str) -> str:
        here = self._room(room)
        card = self.open[room]
        words = WORDS[card["kind"]]
        if card["kind"] == "questions":
            pressed = await here.answer(card["id"], "submit", words)
        else:
            pressed = await here.answer(card["id"], words)
        return await self._shown(here, pressed.entry)

    async def _shown(self, room: Room, after: int) -> str:
        """Follow the log to the next card, or to the end of the project."""
        async for entry in room.follow(after):
            if entry["kind"] == "card_opened":
                self.open[room.name] = entry["card"]
                return str(entry["card"]["kind"])
            if entry["kind"] == "project_closed":
                return ""
        raise AssertionError("a room's log never ends")

    async def decide(self, room: str, question: str) -> None:
        here = self._room(room)
        cards = self.team.moot.room(room).projects[0].cards
        card = next(card for card in cards if question in _asks(here, card.id))
        await here.answer(card.id, card.options[0])

    async def take_up(self, rooms: Sequence[str]) -> None:
        await self.team.idle()  # a server took it up when it started
        for room in rooms:
            if (card := self._room(room).asked()) is not None:
                self.open[room] = card

    def asked(self, room: str) -> list[str]:
        projects = self.team.moot.room(room).projects
        cards = projects[0].cards if projects else ()
        return [text for card in cards for text in _asks(self._room(room), card.id)]


def _asks(room: Room, id: str) -> list[str]:
    """What a card asks: its questions, or the task it is about."""
    project = room.project()
    card = next(card for card in project.cards if card.id == id)
    if card.task is not None and project.plan is not None:
        return [project.plan.tasks[card.task].title]
    return [question.text for question in card.questions] or [card.kind.value]


@asynccontextmanager
async def open_ours(folder: Path, work: Work, options: Options) -> AsyncIterator[Peer]:
    tasks = len(work.needs)
    rules = Rules(team=SEATS, rounds=len(ROUNDS), limit=max(8, tasks), bot_limit=max(4, tasks))
    settings = Settings(folder)
    async with Team(settings=settings, mind=PeerMind(work), rules=rules) as team:
        await team.serve()
        settle()  # as `serve` and `worker` do
        yield Ours(team)


if __name__ == "__main__":
    sys.exit(play(open_ours))
