"""
`python -m tests.fakes.dripping`: the chat with bots that speak word by word, slowly.

What a model will bring later (streaming, work that takes its time), with the offline team's
own words, so that the terminal can be seen with it.
"""

from __future__ import annotations

import asyncio
import sys

from folkmoot.app import Team
from folkmoot.channels.terminal.lines import Lines
from folkmoot.channels.terminal.screen import Screen
from folkmoot.team.mind import Message, Reply, Reviewed, Told, Write
from folkmoot.team.minds.rules import RulesMind

WORD = 0.1
"""Seconds a word takes."""

LONG = "One two three four five six seven eight nine ten eleven twelve and so on without an end."


class DrippingMind(RulesMind):
    async def answer(self, bot: str, message: Message, told: Told | None, write: Write) -> Reply:
        if message.text == "hello":
            await _drip(LONG, write)
            return Reply(LONG)
        reply = await super().answer(bot, message, told, write)
        await _drip(reply.text, write)
        return reply

    async def review(self, told: Told, files: tuple[str, ...], write: Write) -> Reviewed:
        reviewed = await super().review(told, files, write)
        await _drip(reviewed.text, write)
        return reviewed


async def _drip(text: str, write: Write) -> None:
    for word in text.split(" "):
        write(f"{word} ")
        await asyncio.sleep(WORD)


async def _main(person: str, plain: bool) -> int:
    async with Team(mind=DrippingMind()) as team:
        room = team.room("home", person)
        return await (Lines(room) if plain else Screen(room)).run()


if __name__ == "__main__":
    sys.exit(asyncio.run(_main("ann", "--plain" in sys.argv)))
