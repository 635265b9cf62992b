"""
`make talks`: whole conversations, each step with what a person would expect of it.

They were written by hands that saw no code, and are held with the real program and its
offline team, each in a data folder of its own. A conversation counts when every expectation
of every step is met.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from folkmoot.app import Room, Team
from folkmoot.conversation.effects import Alarm, StartTask
from folkmoot.conversation.status import open_cards
from folkmoot.errors import FolkmootError
from folkmoot.team.offline.amending import amended

FOLDER = Path(__file__).parent / "unseen"
PERSON = "kim"

TELLS = {
    "questions": {"questions", "where"},
    "status": {"where", "next", "plan", "cost", "back"},
    "next": {"next", "where", "help"},
    "team": {"team"},
    "projects": {"projects", "where"},
    "files": {"files", "where"},
    "help": {"help", "next"},
    "buttons": {"buttons", "help", "next"},
    "said": {"said", "plan"},
}
"""What the room may take such a question for."""


class Unmet(Exception):
    """An expectation that was not met."""


def measure(paths: list[Path], show: bool = True) -> int:
    """Hold every conversation of these files; print how many went as expected."""
    talks = [json.loads(line) for path in paths for line in path.read_text("utf-8").splitlines()]
    failed = 0
    for talk in talks:
        why = asyncio.run(_held(talk))
        failed += bool(why)
        if why and show:
            print(f"{talk['id']} ({talk['about']}): {why}", flush=True)
    print(f"{len(talks) - failed} of {len(talks)} conversations went as expected")
    return 0


async def _held(talk: dict[str, Any]) -> str:
    """Why a conversation did not go as expected; nothing where it did."""
    with tempfile.TemporaryDirectory() as home:
        async with Team(home) as team:
            talking = Talking(team)
            for n, step in enumerate(talk["steps"]):
                later = talk["steps"][n + 1 :]
                try:
                    await talking.take(step, holds=bool(later) and later[0].get("while_working"))
                    talking.check(step.get("expect", {}))
                except (Unmet, FolkmootError) as unmet:
                    said = step.get("say") or step.get("press") or step.get("command")
                    return f"step {n + 1} “{said}”: {unmet}"
    return ""


class Talking:
    """One conversation, and what was so before its last step."""

    def __init__(self, team: Team) -> None:
        self.team = team
        self.go = asyncio.Event()
        self.go.set()
        do = team.worker.do

        async def held(*args: Any) -> Any:
            await self.go.wait()
            return await do(*args)

        team.worker.do = held  # type: ignore[method-assign, assignment]
        self.seq = 0
        self.floor: str | None = None

    async def take(self, step: dict[str, Any], holds: bool) -> None:
        room = self.team.room("home", step.get("as", PERSON))
        self.seq = self.team.moot.room("home").seq
        self.floor = room.status()["project"] if self.seq else None
        if holds or step.get("while_working"):
            self.go.clear()
        else:
            self.go.set()
        await room.shown(self.seq)
        if "say" in step:
            await room.say(step["say"], seen=self.seq)
        elif "press" in step:
            await self._press(room, step)
        else:
            name, _, project = step["command"].partition(" ")
            await room.command(name, project)
        await self._rest(room)

    async def _press(self, room: Room, step: dict[str, Any]) -> None:
        cards = open_cards(self.team.moot.room("home"))
        found = [card for card in cards if step["press"] in card.options]
        if not found and step["press"] in ("discuss", "start"):
            await room.command("discuss" if step["press"] == "discuss" else "implement")
        elif not found:
            raise Unmet(f"no card has {step['press']!r}: {[str(card.kind) for card in cards]}")
        else:
            await room.answer(found[-1].id, step["press"], step.get("text", ""))

    async def _rest(self, room: Room) -> None:
        """Wait until nothing is owed; of tasks that are held nothing is waited for."""
        for _ in range(3_000):
            owed = self.team.store.owed("home", self.team.moot.clock())
            jobs = [one.effect for one in owed if not isinstance(one.effect, Alarm)]
            if not [job for job in jobs if self.go.is_set() or not isinstance(job, StartTask)]:
                return
            await asyncio.sleep(0.01)
        raise Unmet("the room does not come to rest")

    def _projects(self) -> int:
        return self.team.moot.room("home").last_project

    # --- what is expected ----------------------------------------------------------------

    def check(self, expect: dict[str, Any]) -> None:
        status = self.team.room("home", PERSON).status()
        for name, wanted in expect.items():
            found = CHECKS[name](self, status, wanted)
            either = wanted if isinstance(wanted, list) else [wanted]
            if name in ("keeps", "keeps_not", "answers", "card"):
                if found:
                    raise Unmet(f"{name}: {found}")
            elif found not in either:
                raise Unmet(f"{name} is {found!r}, not {wanted!r}")

    def _phase(self, status: dict[str, Any], wanted: Any) -> str:
        phase = str(status["phase"])
        return {"ready": "debate", "synthesis": "approval"}.get(phase, phase)

    def _card(self, status: dict[str, Any], wanted: Any) -> str:
        room = self.team.moot.room("home")
        cards = {str(c.kind) for c in open_cards(room) if c.project in ("", status["project"])}
        either = wanted if isinstance(wanted, list) else [wanted]
        fits = any(one in cards or (one == "none" and not cards) for one in either)
        return "" if fits else f"{sorted(cards)}, not {wanted}"

    def _floor(self, status: dict[str, Any], wanted: Any) -> str:
        if status["project"] is None:
            return "none"
        if not (status["phase"] != "idle" or status["parked"]) and wanted == "none":
            return "none"  # it is closed: the next word is a first one
        return "same" if status["project"] == self.floor else "new"

    def _outcome(self, status: dict[str, Any], wanted: Any) -> str:
        return status["outcome"] or "none"

    def _parked(self, status: dict[str, Any], wanted: Any) -> bool:
        return bool(status["parked"] or status["paused"])

    def _started(self, status: dict[str, Any], wanted: Any) -> bool:
        return any(entry["kind"] == "task_started" for entry in self._since())

    def _lang(self, status: dict[str, Any], wanted: Any) -> str:
        return self.team.room("home", PERSON).lang

    def _answers(self, status: dict[str, Any], wanted: Any) -> str:
        said = [e["verdict"]["said"] for e in self._since() if e["kind"] == "understood"]
        either = wanted if isinstance(wanted, list) else [wanted]
        fits = set().union(*(TELLS[one] for one in either))
        return "" if fits & set(said) else f"it was read as {said or 'nothing'}, not {wanted}"

    def _keeps(self, status: dict[str, Any], wanted: list[str]) -> str:
        kept = self._kept(status)
        return next((f"{one!r} is not kept" for one in wanted if one.casefold() not in kept), "")

    def _keeps_not(self, status: dict[str, Any], wanted: list[str]) -> str:
        kept = self._kept(status)
        return next((f"{one!r} is kept" for one in wanted if one.casefold() in kept), "")

    def _kept(self, status: dict[str, Any]) -> str:
        """What the project knows as the person's wish."""
        if not status["project"]:
            return ""
        project = self.team.room("home", PERSON).project(status["project"])
        texts: list[str] = []
        if project.brief is not None:
            texts = [project.brief.title, project.brief.goal]
            texts += [line.text for line in project.brief.lines]
        if project.brief is None or status["phase"] == "discovery":  # the next one is not written
            told = amended(self.team.worker.told("home", project))
            texts += [told.request.text, told.project.goal]
            texts += [message.text for _, message in told.answers]
            texts += [message.text for message in told.notes]
        return "\n".join(texts).casefold()

    def _since(self) -> list[dict[str, Any]]:
        return self.team.room("home", PERSON).entries(self.seq)


CHECKS: dict[str, Callable[[Talking, dict[str, Any], Any], Any]] = {
    "phase": Talking._phase,
    "card": Talking._card,
    "floor": Talking._floor,
    "projects": lambda talking, *_: talking._projects(),
    "outcome": Talking._outcome,
    "parked": Talking._parked,
    "started": Talking._started,
    "lang": Talking._lang,
    "answers": Talking._answers,
    "keeps": Talking._keeps,
    "keeps_not": Talking._keeps_not,
}
