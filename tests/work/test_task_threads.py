"""What bots say to each other at work: stored once, with the reason, in the thread of the task."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from folkmoot.app import Room
from folkmoot.errors import UnknownThread
from folkmoot.team.mind import Checked, Done, Duty, Told
from folkmoot.team.tools import Answer, Ask, AskPerson, Tools, Write
from tests.work.room import (
    Bots,
    cards,
    counts,
    job,
    proof,
    says,
    to_the_work,
    until,
    uses,
    worked,
    working,
)

COLUMNS = {
    "id": "INTEGER",
    "room": "TEXT",
    "sender_id": "TEXT",
    "recipient_id": "TEXT",
    "message_type": "TEXT",
    "content": "TEXT",
    "context": "TEXT",
    "conversation_id": "TEXT",
    "timestamp": "INTEGER",
}
TYPES = {"request", "response", "report", "discussion"}


def messages(room: Room, thread: str = "p1/t1") -> list[tuple[str, str, str, str]]:
    """Who said what to whom."""
    return [(m["from"], m["to"], m["type"], m["text"]) for m in room.thread(thread)]


def why(room: Room, n: int, thread: str = "p1/t1") -> Any:
    return json.loads(room.thread(thread)[n]["context"]).get("why")


async def test_a_teammates_answer_reaches_the_bot_and_stands_in_the_thread(tmp_path: Path) -> None:
    came: list[Answer] = []
    asks = uses(Ask("leader", "tabs or spaces?"), Write("a.md", "x"), came=came)
    bots = Bots(job("a"), a=asks)
    bots.advice = {"leader": "spaces"}
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert came[0] == Answer("spaces")
        assert bots.asked == [("leader", "tabs or spaces?")]
        assert messages(room) == [
            ("leader", "coder", "request", "a"),
            ("coder", "leader", "request", "tabs or spaces?"),
            ("leader", "coder", "response", "spaces"),
            ("coder", "leader", "report", "a is done"),
        ]


async def test_the_table_of_messages_has_its_fixed_columns_and_types(tmp_path: Path) -> None:
    bots = Bots(job("a", proof=[proof("check")]), job("b"), a=uses(Ask("leader", "?")), b=says())
    bots.verdicts = [Checked(False, "no")]
    bots.advice = {"leader": "!"}
    async with working(tmp_path, bots) as room:
        await worked(room)
        database = room.team.settings.database
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
            columns = {row[1]: row[2] for row in db.execute("pragma table_info(bot_messages)")}
            rows = db.execute(f"select {', '.join(COLUMNS)} from bot_messages").fetchall()
        db.close()
    assert columns.items() >= COLUMNS.items()
    assert {row[4] for row in rows} == TYPES - {"discussion"}
    for _, place, sender, recipient, _, content, context, conversation, timestamp in rows:
        assert place == "home"
        assert sender in bots_known(bots)
        assert recipient in {*bots_known(bots), "all"}
        assert content.strip()
        about = json.loads(context)
        assert conversation == f"{about['project']}/{about['task']}"
        assert timestamp > 1_700_000_000_000


def bots_known(bots: Bots) -> set[str]:
    return {*bots.told[0].team, *bots.told[0].lent}


@pytest.mark.parametrize(
    ("domain", "reason"), [("", "the plan says so"), ("documentation", "it is documentation")]
)
async def test_a_task_is_given_with_its_reason(domain: str, reason: str, tmp_path: Path) -> None:
    bots = Bots(job("a", domain=domain, description="all of it"))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert messages(room)[0] == ("leader", "coder", "request", "a\nall of it")
        assert why(room, 0) == reason


async def test_a_task_that_is_given_again_is_given_with_what_went_wrong(tmp_path: Path) -> None:
    async with working(tmp_path, Bots(job("a"), a=says())) as room:
        await worked(room)
        given = [n for n, row in enumerate(messages(room)) if row[3] == "a"]
        assert len(given) == 2
        assert "a.md: there is no such file" in why(room, given[1])


async def test_a_failed_attempt_calls_all_for_help_and_a_teammate_answers(tmp_path: Path) -> None:
    bots = Bots(job("a"), a=says("success", "I think so"))
    bots.advice = {"leader": "write the file"}
    async with working(tmp_path, bots) as room:
        await worked(room)
        given = ("leader", "coder", "request", "a")
        report = ("coder", "leader", "report", "I think so")
        assert messages(room) == [
            given,
            report,
            ("coder", "all", "request", "a: a.md: there is no such file"),
            ("leader", "coder", "response", "write the file"),
            given,
            report,
        ]
        assert why(room, 2) == "it did not work out"


async def test_what_a_teammate_advised_reaches_the_next_attempt(tmp_path: Path) -> None:
    async def obeys(duty: Duty, told: Told, tools: Tools) -> Done:
        if duty.advice == "write the file":
            await tools.use(Ask("leader", "is it fine?"))
            await tools.use(Write("a.md", "x"))
        return Done("success", "I think so")

    bots = Bots(job("a"), a=obeys)
    bots.advice = {"leader": "write the file"}
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (1, 0)
        assert [duty.advice for duty in bots.duties] == ["", "write the file"]


async def test_nobody_is_asked_for_help_that_no_attempt_could_use(tmp_path: Path) -> None:
    bots = Bots(job("a"), a=says())
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert (bots.begun("a"), len(bots.asked)) == (2, 1), "the last attempt calls nobody"
        await room.answer(cards(room)[-1]["id"], "retry")
        assert await room.settled(10)
        assert (bots.begun("a"), len(bots.asked)) == (4, 2), "the person's retry begins anew"
        assert {duty.advice for duty in bots.duties} == {""}, "nobody said anything"


async def test_advice_is_for_the_attempt_after_it_and_for_no_other(tmp_path: Path) -> None:
    async def second(duty: Duty, told: Told, tools: Tools) -> Done:
        if duty.attempt > 1:
            await tools.use(Write("a.md", "x"))
        return Done("success", "there")

    async def once(duty: Duty, told: Told, tools: Tools) -> Done:
        if duty.attempt == 1:
            return Done("wanting", "no tests")
        await tools.use(Write("qa.md", "x"))
        return Done("success", "fine")

    check = job("qa", 0, bot="qa", checks=0, loops=1)
    bots = Bots(job("a"), check, a=second, qa=once)
    bots.advice = {"leader": "write the file"}
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (2, 0)
        found = [(duty.last, duty.advice) for duty in bots.duties if duty.name == "t1"]
        assert found[1][1] == "write the file"
        assert found[2] == ("no tests", "")


async def test_the_leader_is_helped_by_somebody_else(tmp_path: Path) -> None:
    bots = Bots(job("a", bot="leader"), a=says())
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert bots.asked
        assert all(bot != "leader" for bot, _ in bots.asked)


async def test_a_question_to_the_person_stands_in_the_thread_too_and_each_row_once(
    tmp_path: Path,
) -> None:
    asks = uses(Ask("leader", "who?"), AskPerson("Which?"), AskPerson("How?"), Write("a.md", "x"))
    bots = Bots(job("a"), a=asks)
    bots.advice = {"leader": "the person"}
    async with working(tmp_path, bots) as room:
        await worked(room)
        for words in ("this", "so"):
            await room.answer(room.status()["waiting"]["id"], "submit", words)
            assert await room.settled(10)
        assert counts(room) == (1, 0)
        assert messages(room) == [
            ("leader", "coder", "request", "a"),
            ("coder", "leader", "request", "who?"),
            ("leader", "coder", "response", "the person"),
            ("coder", "leader", "request", "Which?"),
            ("coder", "leader", "request", "How?"),
            ("coder", "leader", "report", "a is done"),
        ]
        assert why(room, 3) == "only the person can tell"
        assert len(bots.asked) == 1


async def test_each_task_has_a_thread_of_its_own_and_no_other_is_known(tmp_path: Path) -> None:
    bots = Bots(job("a"), job("b", bot="creative"))
    async with working(tmp_path, bots) as room:
        await to_the_work(room)
        await until(lambda: counts(room) == (2, 0))
        assert await room.settled(10)
        threads = {one["thread"]: one for one in room.threads()}
        assert sorted(threads) == ["p1/t1", "p1/t2"]
        assert sorted(threads["p1/t2"]["bots"]) == ["creative", "leader"]
        assert threads["p1/t2"]["messages"] == 2
        with pytest.raises(UnknownThread):
            room.thread("p1/t3")
