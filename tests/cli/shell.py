"""A shell for one data folder: the real program, one process a command."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from folkmoot.app import Room, Team
from folkmoot.settings import Settings, read
from tests.fakes.processes import PATIENCE, Ended, environment

PROGRAM = Path(sys.executable).with_name("folkmoot")
SLOW = {"FOLKMOOT_PACE": "600"}
"""Nothing a bot begins comes to an end."""


@dataclass
class Shell:
    home: Path
    env: dict[str, str] = field(default_factory=dict)

    def __call__(self, *words: str, stdin: str = "", **env: str) -> Ended:
        """Run one command as a person would."""
        done = subprocess.run(
            [PROGRAM, *words],
            env=environment(self.home, **self.env, **env),
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        return Ended(done.returncode, done.stdout, done.stderr)

    def line(self, typed: str) -> Ended:
        """Run a line as a person types it: pipes, variables and all."""
        env = environment(self.home, **self.env)
        env["PATH"] = f"{PROGRAM.parent}:{env['PATH']}"
        done = subprocess.run(
            typed,
            shell=True,
            env=env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        return Ended(done.returncode, done.stdout, done.stderr)

    def json(self, *words: str, stdin: str = "", **env: str) -> Ended:
        return self(*words, "--json", stdin=stdin, **env)

    # --- the way to a state, in this process: quicker than a command each ----------------

    def settle(self, tell: Callable[[Room], Coroutine[Any, Any, object]], by: str = "") -> None:
        """Let something happen in the room, and the team do all it can."""

        async def happening() -> None:
            async with Team(settings=self.settings()) as team:
                room = team.room("home", by)
                await tell(room)
                await room.settled()
                await room.shown(team.store.seq(room.name))

        asyncio.run(happening())

    def status(self, room: str = "home") -> dict[str, Any]:
        """Where a room stands: what `project status --json` prints."""

        async def reading() -> dict[str, Any]:
            async with Team(settings=self.settings()) as team:
                return team.room(room).status()

        return asyncio.run(reading())

    def settings(self) -> Settings:
        return read({"FOLKMOOT_HOME": str(self.home), **self.env})

    def says(self, *texts: str, by: str = "") -> None:
        async def telling(room: Room) -> None:
            for text in texts:
                await room.say(text)
                await room.settled()

        self.settle(telling, by)

    def presses(self, card: str, option: str, by: str = "", **edits: Any) -> None:
        self.settle(lambda room: room.answer(card, option, "", edits), by)

    def at_approval(self, owner: str = "", by: str = "") -> None:
        """p1 waits with card c2; it was shown to whom skipped the questions."""
        self.says("Build me a CRM", by=owner)
        self.presses("c1", "skip", by=by or owner)

    def at_work(self) -> None:
        """p1 is approved; t1 and t2 are owed, and nobody does them."""
        self.at_approval()
        done = self("answer", "c2", "--choose", "approve", "--wait", "0", **SLOW)
        assert "t1" in done.out, done
