"""
A room in which anything happens: people say and press at random, bots work and fail at random.

Nothing here knows what is allowed; what is refused is refused. The dice are seeded, so a
flow that went wrong goes wrong again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

from folkmoot.conversation import events as e
from folkmoot.conversation.effects import SetAlarm, SetRetry
from folkmoot.conversation.rules import Checkpoints, Rules
from folkmoot.conversation.status import open_cards
from folkmoot.errors import BrokenPlan, FolkmootError, Refused, WrongUse
from folkmoot.library import Library
from folkmoot.room import Moot
from folkmoot.store.calls import CallBook
from folkmoot.store.rows import Owed
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.mind import Done, Duty, Told
from folkmoot.team.roster import own_bots, seats
from folkmoot.team.tools import AskPerson, Propose, Tools
from folkmoot.understanding.judge import Local
from folkmoot.work.calls import Purse
from folkmoot.work.commands import Commands
from folkmoot.work.perform import Worker
from folkmoot.work.task import Workshop, always
from tests.fakes.clock import ManualClock
from tests.fakes.mind import PlainMind, numbered

RULES = replace(Rules(), team=seats(own_bots()), attempts=2, follow_up_share=50)
TEXTS = (
    "Build me a CRM",
    "Build me a shop",
    "Write a poem",
    "What could we do with bees",
    "hello",
    "skip",
    "yes",
    "go ahead",
    "pause",
    "continue",
    "stop",
    "cancel",
    "change the colour",
    "start over",
    "for my team of five",
    "let's debate a new logo",
)
COMMANDS = ("pause", "continue", "resume", "stop", "retry", "revise", "cancel", "input", "switch")


class WildMind(PlainMind):
    """Fails now and then, and now and then finds more to do."""

    def __init__(self, dice: Random) -> None:
        super().__init__(numbered(9, width=3))
        self.dice = dice

    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        dice = self.dice.random()
        if dice < 0.15:
            raise RuntimeError("out of luck")
        if dice < 0.25:
            return Done("failed", "it did not work")
        if dice < 0.32:
            name = f"more-{self.dice.randrange(99)}"
            await tools.use(Propose(name, "leader", (f"{name}.md",)))
        if dice < 0.36:
            await tools.use(AskPerson(f"Which of {self.dice.randrange(9)}?", otherwise="any"))
        return await super().do(duty, told, tools)


class Flow:
    """One room of one process, moved at random."""

    def __init__(self, store: SqliteStore, folder: Path, dice: Random, room: str = "home") -> None:
        self.dice = dice
        self.room = room
        self.clock = ManualClock()
        checks = dice.choice((*[Checkpoints.NONE] * 3, *Checkpoints))
        self.moot = Moot(store, Local(), replace(RULES, checkpoints=checks), self.clock)
        library = Library(self.moot, folder)
        mind = WildMind(dice)
        purse = Purse(CallBook(store), store, library, self.clock)
        bots = own_bots().known
        workshop = Workshop(
            always(mind), mind, False, purse, bots, store, library, Commands(), self.clock
        )
        self.worker = Worker(library, workshop, folder, self.moot.judge.judge)
        self.keys = 0

    async def move(self) -> None:
        """Let one thing happen; what is refused changes nothing."""
        self.clock.forward(self.dice.choice((0, 1, 500, 3_000)))
        moves: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self._work, 12),
            (self._press, 4),
        ]
        moves += [(self._say, 2), (self._command, 1), (self._ring, 1)]
        move = self.dice.choices([m for m, _ in moves], [weight for _, weight in moves])[0]
        with suppress(Refused, WrongUse, BrokenPlan):
            await move()

    async def _work(self) -> None:
        """Do one thing that is owed, in any order."""
        store = self.moot.store
        owed = [
            o for o in store.owed(self.room, self.clock()) if not isinstance(o.effect, SetAlarm)
        ]
        if owed:
            await self._do(self.dice.choice(owed))

    async def _do(self, owed: Owed) -> None:
        effect = owed.effect
        result: e.Arrival
        if isinstance(effect, SetRetry):
            result = e.RetryDue(effect.name, effect.project, effect.task)
        else:
            try:
                result = await self.worker.perform(self.room, effect)
            except (FolkmootError, RuntimeError) as error:
                bot = getattr(effect, "bot", "") or "leader"
                result = e.JobFailed(effect.name, effect.project, bot, str(error))
        await self.moot.receive(self.room, result, settles=effect.name)

    async def _press(self) -> None:
        cards = open_cards(self.moot.room(self.room))
        if not cards:
            return
        card = self.dice.choice(cards)
        option = self.dice.choice(card.options)
        pressed = e.ButtonPressed("ada", card.id, option, self.dice.choice(("", "like this")))
        await self.moot.receive(self.room, pressed)

    async def _say(self) -> None:
        self.keys += 1
        person = self.dice.choice(("ada", "ada", "ada", "bob"))
        seen = self.dice.choice((0, 1 << 30))
        known = self.moot.store.project_ids(self.room)
        project = self.dice.choice(known) if known and self.dice.random() < 0.3 else ""
        spoke = e.PersonSpoke(person, self.dice.choice(TEXTS), seen, project)
        await self.moot.receive(self.room, spoke, key=f"k{self.keys}")

    async def _command(self) -> None:
        projects = self.moot.store.project_ids(self.room) or ["p1"]
        name = self.dice.choice(COMMANDS)
        commanded = e.Commanded("ada", name, self.dice.choice(projects), "and a logo", True)
        await self.moot.receive(self.room, commanded)

    async def _ring(self) -> None:
        """Thirty minutes of silence, seldom."""
        if self.dice.random() > 0.2:
            return
        self.clock.forward(self.moot.rules("").silence)
        for owed in self.moot.store.owed(self.room, self.clock()):
            if isinstance(owed.effect, SetAlarm):
                event = e.AlarmRang(owed.name, owed.effect.project)
                await self.moot.receive(self.room, event, settles=owed.name, at=owed.due)
