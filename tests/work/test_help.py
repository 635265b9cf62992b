"""A stuck bot asks its team, in the thread of the task; what comes of it the machine says."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from folkmoot.app import Room
from folkmoot.conversation.vote import Ballot, Vote, Way
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.calls import OutOfMoney
from folkmoot.team.mind import Done, Duty, Told
from folkmoot.team.tools import Tools, Write
from folkmoot.work import helping
from tests.work.room import Bots, Does, cards, counts, entries, hands, job, said, worked, working

WAYS = (Way("in small steps", "each can be seen"), Way("from an example", "it works elsewhere"))
OTHERS = ("leader", "researcher", "creative", "social", "auditor")


def votes(first: int, second: int) -> dict[str, int]:
    """So many bots for each way; the others cannot be reached."""
    return dict(zip(OTHERS, [1] * first + [2] * second, strict=False))


def only(way: str) -> Does:
    """A bot that manages only in this way."""

    async def do(duty: Duty, told: Told, tools: Tools) -> Done:
        if duty.way.startswith(way):
            await tools.use(Write("a.md", duty.way))
        return Done("success", "I think so")

    return do


def stuck(way: str, ballots: dict[str, int], two: tuple[Way, ...] = WAYS) -> Bots:
    bots = Bots(job("a"), a=only(way))
    bots.two, bots.ballots = two, ballots
    return bots


async def test_what_the_team_votes_for_is_what_the_next_attempt_is_told(tmp_path: Path) -> None:
    bots = stuck("from an example", votes(1, 4))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (1, 0)
        assert [duty.way for duty in bots.duties] == ["", "", "from an example: it works elsewhere"]
        assert said(room, "team-voted") == [
            "t1, “a”: the team voted, 4 to 1. Trying it this way: from an example."
        ]
        (decided,) = entries(room, "decided", by="team")
        assert decided["what"] == "a: from an example"
        assert decided["why"] == (
            "in small steps: leader; from an example: researcher, creative, social, auditor"
        )
        assert cards(room, "choice") == []


def talk(room: Room) -> list[tuple[str, str, str, str, str]]:
    """What was said in the thread from the call for help on."""
    rows = [
        (m["from"], m["to"], m["type"], m["text"], json.loads(m["context"]).get("why", ""))
        for m in room.thread("p1/t1")
    ]
    began = next(n for n, row in enumerate(rows) if row[3].startswith("1. "))
    return rows[began : began + 6]


async def test_the_call_and_every_ballot_stand_in_the_thread_with_their_reasons(
    tmp_path: Path,
) -> None:
    async with working(tmp_path, stuck("in small steps", votes(3, 1))) as room:
        await worked(room)
        call, *ballots = talk(room)
        ways = "1. in small steps: each can be seen\n2. from an example: it works elsewhere"
        assert call[:4] == ("coder", "all", "request", ways)
        assert "a.md: there is no such file" in call[4]
        assert ballots == [
            ("leader", "coder", "discussion", "leader thinks so", "for 1"),
            ("researcher", "coder", "discussion", "researcher thinks so", "for 1"),
            ("creative", "coder", "discussion", "creative thinks so", "for 1"),
            ("social", "coder", "discussion", "social thinks so", "for 2"),
            ("auditor", "coder", "discussion", "for neither", "for neither"),
        ]


async def test_a_team_that_is_not_of_one_mind_leaves_it_to_the_person(tmp_path: Path) -> None:
    bots = stuck("from an example", votes(3, 2))
    async with working(tmp_path, bots) as room:
        await worked(room)
        (card,) = cards(room, "choice")
        assert card["options"] == ["1", "2", "skip", "replan"]
        assert [one["title"] for one in card["choices"]] == [way.title for way in WAYS]
        assert "not of one mind (3 to 2)" in card["text"]
        await room.say("2", seen=10**6)
        await room.settled(25)
        assert counts(room) == (1, 0)
        assert bots.duty("a").way == "from an example: it works elsewhere"


async def test_a_task_is_voted_on_once(tmp_path: Path) -> None:
    bots = stuck("in no way", votes(5, 0))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert (bots.begun("a"), len(bots.stuck)) == (4, 1)
        assert cards(room, "choice")[0]["options"] == ["retry", "skip", "replan"]


@pytest.mark.parametrize("two", [(), WAYS[:1]])
async def test_a_bot_that_knows_no_two_ways_asks_the_person_at_once(
    two: tuple[Way, ...], tmp_path: Path
) -> None:
    async with working(tmp_path, stuck("in no way", votes(5, 0), two)) as room:
        await worked(room)
        assert {message["type"] for message in room.thread("p1/t1")} == {"request", "report"}
        assert cards(room, "choice")[0]["options"] == ["retry", "skip", "replan"]


async def test_a_vote_that_was_finished_is_not_held_again_after_a_crash(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "folkmoot.db")

    class Voters(Bots):
        asked_for = 0

        async def vote(self, bot: str, ways: tuple[Way, ...], duty: Duty, told: Told) -> Ballot:
            Voters.asked_for += 1
            return Ballot(bot, 2, "so")

    found = []
    for _ in range(2):
        mine = hands(store, tmp_path / "folder", job("a"))
        bots = Voters(job("a"))
        bots.two = WAYS
        mine.beside = bots
        found.append(await helping.vote(mine, "it broke"))
    store.close()
    ballots = (Ballot("leader", 2, "so"), Ballot("researcher", 2, "so"))
    assert found == [Vote(WAYS, ballots)] * 2
    assert Voters.asked_for == 2, "both teammates, once"


async def test_who_falls_over_while_looking_for_ways_only_has_none(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "folkmoot.db")

    class Falls(Bots):
        async def ways(self, duty: Duty, told: Told) -> tuple[Way, ...]:
            raise RuntimeError("no idea")

    mine = hands(store, tmp_path / "folder", job("a"))
    mine.beside = Falls(job("a"))
    assert await helping.vote(mine, "it broke") is None
    assert store.thread("home", "p1/t1") == []
    store.close()


async def test_who_had_no_money_while_all_were_asked_is_asked_once_more(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "folkmoot.db")

    class Poor(Bots):
        """One call at a time is all that the task bears."""

        calls = 0
        ended = False

        async def vote(self, bot: str, ways: tuple[Way, ...], duty: Duty, told: Told) -> Ballot:
            self.calls += 1
            if bot == "researcher" and not self.ended:
                raise OutOfMoney(10, "task")
            await asyncio.sleep(0.01)
            self.ended = True
            return Ballot(bot, 1, "so")

    mine = hands(store, tmp_path / "folder", job("a"))
    poor = Poor(job("a"))
    poor.two = WAYS
    mine.beside = poor
    found = await helping.vote(mine, "it broke")
    store.close()
    assert found == Vote(WAYS, (Ballot("leader", 1, "so"), Ballot("researcher", 1, "so")))
    assert poor.calls == 3
