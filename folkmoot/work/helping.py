"""
A call for help. A bot that may try again asks one teammate; one that may not offers two ways to
go on, and the others of the team vote. All of it stands in the thread of the task. What comes of
a vote is the machine's to say (conversation/vote.py).
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

from folkmoot.conversation.vote import Ballot, Vote, Way
from folkmoot.team.calls import OutOfMoney
from folkmoot.team.mind import Duty
from folkmoot.work.hands import Hands
from folkmoot.work.threads import ALL, BotMessage, MessageType

LEADER = "leader"


async def advise(hands: Hands, missing: str) -> None:
    """Ask a teammate what to do better; the next attempt finds the answer in the thread."""
    asked = f"{hands.duty.task.title}: {missing}"
    call = BotMessage(hands.bot, ALL, MessageType.REQUEST, asked, "it did not work out")
    hands.thread.send("help", call)
    teammate = next((b for b in (LEADER, *hands.told.team) if b != hands.bot), LEADER)
    advice = ""
    with suppress(Exception):  # whoever cannot be reached helps nobody, and harms nothing
        advice = await hands.beside.advise(teammate, asked, hands.duty, hands.told)
    if advice:
        helps = BotMessage(teammate, hands.bot, MessageType.RESPONSE, advice)
        hands.thread.send("helped", helps)


async def vote(hands: Hands, missing: str) -> Vote | None:
    """Two ways to go on, and who of the team is for which; nothing, where there are no two."""
    duty = replace(hands.duty, last=missing)
    step = await hands.journal.next("vote", f"{duty.name}\n{missing}")
    if step.came is not None:
        return _read(json.loads(step.came))
    found = None
    with suppress(Exception):  # no model, no money: then the person is asked at once
        ways = await hands.beside.ways(duty, hands.told)
        found = Vote(ways, await _ballots(hands, ways, duty)) if Vote(ways).open else None
    if found is not None:
        _tell(hands, found, missing)
    await hands.journal.end(step, json.dumps(_written(found), ensure_ascii=False))
    return found


async def _ballots(hands: Hands, ways: tuple[Way, ...], duty: Duty) -> tuple[Ballot, ...]:
    """Everybody else is asked, side by side; whoever cannot be reached is for neither."""
    others = [bot for bot in hands.told.team if bot != hands.bot]

    async def ask(bot: str) -> Ballot:
        return replace(await hands.beside.vote(bot, ways, duty, hands.told), bot=bot)

    said = await asyncio.gather(*map(ask, others), return_exceptions=True)
    ballots = []
    for bot, found in zip(others, said, strict=True):
        ballot = found if isinstance(found, Ballot) else Ballot(bot, 0)
        if isinstance(found, OutOfMoney):  # the others had set some aside, which is free again
            with suppress(Exception):
                ballot = await ask(bot)
        ballots.append(ballot)
    return tuple(ballots)


def _tell(hands: Hands, found: Vote, missing: str) -> None:
    """The call for help and every ballot."""
    ways = "\n".join(f"{n}. {way.text}" for n, way in enumerate(found.ways, 1))
    hands.thread.send("ways", BotMessage(hands.bot, ALL, MessageType.REQUEST, ways, missing))
    for ballot in found.ballots:
        way = f"for {ballot.way}" if ballot.way else "for neither"
        says = BotMessage(ballot.bot, hands.bot, MessageType.DISCUSSION, ballot.why or way, way)
        hands.thread.send(f"vote/{ballot.bot}", says)


# --- in the journal ----------------------------------------------------------------------


def _written(found: Vote | None) -> list[Any]:
    if found is None:
        return []
    ways = [[way.title, way.why] for way in found.ways]
    return [ways, [[ballot.bot, ballot.way, ballot.why] for ballot in found.ballots]]


def _read(kept: list[Any]) -> Vote | None:
    if not kept:
        return None
    ways, ballots = kept
    return Vote(tuple(Way(*row) for row in ways), tuple(Ballot(*row) for row in ballots))
