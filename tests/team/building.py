"""A project of the offline team as far as its review, looked at from outside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from folkmoot import Team
from folkmoot.app import Room


class Built:
    """A project as far as its review, by rules."""

    def __init__(self, room: Room, home: Path) -> None:
        self.room, self.home = room, home

    @property
    def card(self) -> dict[str, Any]:
        found: dict[str, Any] = self.room.status()["waiting"]
        return found

    async def says(self, text: str, **more: Any) -> None:
        await self.room.say(text, **more)
        await self.room.settled()

    async def presses(self, option: str, text: str = "") -> None:
        await self.room.answer(self.card["id"], option, text)
        await self.room.settled()

    async def goes_on(self) -> None:
        """Skip what is asked, approve what is shown."""
        while self.card["kind"] in ("questions", "approval"):
            skip = self.card["kind"] == "questions"
            await self.presses("skip" if skip else "approve")

    async def goes_on_to(self, kind: str) -> None:
        """Approve until such a card waits."""
        while self.card["kind"] == "approval" and kind != "approval":
            await self.presses("approve")
        assert self.card["kind"] == kind

    def files(self) -> dict[str, str]:
        (folder,) = (self.home / "projects" / "home").iterdir()
        return {path.name: path.read_text("utf-8") for path in folder.iterdir() if path.is_file()}

    def kinds(self, kind: str) -> list[dict[str, Any]]:
        return [entry for entry in self.room.entries(0) if entry["kind"] == kind]

    def points(self, verdict: str) -> list[str]:
        review = self.kinds("review_written")[-1]
        return [point["text"] for point in review["points"] if point["verdict"] == verdict]

    def beyond(self) -> list[str]:
        brief = self.kinds("brief_written")[-1]["brief"]
        return [line["text"] for line in brief["lines"] if line["section"] == "beyond"]


async def built(home: Path, *said: str, **more: Any) -> Built:
    team = Team(home)
    await team.__aenter__()
    TEAMS.append(team)
    made = Built(team.room("home", "ann"), home)
    await made.says(said[0], **more)
    for text in said[1:]:
        await made.says(text)
    return made


TEAMS: list[Team] = []
