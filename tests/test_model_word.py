"""The model's word: unsure verdicts go to it, and what it may decide is little."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from folkmoot import Team
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.verdict import Intent, State, Verdict
from folkmoot.team.mind import Meaning
from folkmoot.team.roster import own_bots, seats
from tests.fakes.mind import PlainMind, task

RULES = replace(Rules(), team=seats(own_bots()), model=True)
UNSURE = "perhaps something"


class Judge:
    """Knows a build and nothing else."""

    def judge(self, asked: Understand) -> Verdict:
        if asked.state is State.FIRST:
            return Verdict(intent=Intent.BUILD, vague=False)
        return Verdict(reply="question", sure=False, confidence=0.4)


class ThinkingMind(PlainMind):
    """Has an opinion on what is said at the approval."""

    def __init__(self, thinks: Callable[[tuple[str, ...]], object]) -> None:
        super().__init__((task("a"),))
        self.thinks = thinks
        self.given: list[tuple[str, ...]] = []

    async def understand(self, asked: Understand, labels: tuple[str, ...]) -> Meaning | None:
        self.given.append(labels)
        found = self.thinks(labels)
        if isinstance(found, BaseException):
            raise found
        if found == "sleeps":
            await asyncio.sleep(60)
        assert found is None or isinstance(found, Meaning)
        return found


async def said(home: Path, thinks: object) -> tuple[dict[str, object], ThinkingMind]:
    mind = ThinkingMind(lambda labels: thinks)
    async with Team(home, mind=mind, judge=Judge(), rules=RULES) as team:
        team.worker.thinks = 0.05
        room = team.room(person="ann")
        await room.say("Build a shop for honey")
        await room.settled()
        assert room.status()["phase"] == "approval"
        await room.say(UNSURE)
        await room.settled()
        return room.status(), mind


async def test_a_model_moves_a_verdict_to_a_meaning_that_can_be_taken_back(
    tmp_path: Path,
) -> None:
    status, mind = await said(tmp_path, Meaning("modify", "they want it smaller"))
    assert mind.given[-1][0] == "approve", "it chooses among the labels of the state"
    assert (status["phase"], status["iteration"]) == ("approval", 2)


@pytest.mark.parametrize("label", ["approve", "cancel"])
async def test_a_model_never_starts_or_drops_anything_by_itself(tmp_path: Path, label: str) -> None:
    status, _ = await said(tmp_path, Meaning(label, "so it seems", 0.99))
    assert status["phase"] == "approval"
    asked = [status["waiting"], *status["also"]]  # type: ignore[misc]
    assert len(asked) == 2, "a confirm card asks"
    assert status["outcome"] is None


@pytest.mark.parametrize(
    "thinks",
    [None, Meaning("explode"), Meaning(""), RuntimeError("no key"), TimeoutError(), "sleeps"],
)
async def test_a_model_that_says_nothing_of_use_changes_nothing(
    tmp_path: Path, thinks: object
) -> None:
    status, _ = await said(tmp_path, thinks)
    assert status["phase"] == "approval"
    assert status["owed"] == 0
    assert status["iteration"] == 1


async def test_a_first_message_is_the_models_to_read_and_what_is_said_whole_is_not(
    tmp_path: Path,
) -> None:
    mind = ThinkingMind(lambda labels: None)
    async with Team(tmp_path, mind=mind, rules=RULES) as team:
        room = team.room(person="ann")
        await room.say("hello there")
        await room.settled()
        assert mind.given == [], "a greeting is one in any case"
        await room.say("Build me a CRM")
        await room.settled()
        assert len(mind.given) == 1
        assert "build" in mind.given[0]
        assert room.status()["phase"] == "discovery", "no model says: the local verdict stands"
        await room.say("where are we?")
        await room.say("no, forget it please")
        await room.settled()
        assert len(mind.given) == 1, "and neither is what people say in one breath"
        assert room.status()["outcome"] == "cancellation"


async def test_a_weighty_reply_is_the_models_to_read_even_where_the_local_verdict_is_sure(
    tmp_path: Path,
) -> None:
    mind = ThinkingMind(lambda labels: Meaning("modify") if "modify" in labels else None)
    async with Team(tmp_path, mind=mind, rules=RULES) as team:
        room = team.room(person="ann")
        await room.say("Build me a CRM")
        await room.settled()
        await room.say("skip")
        await room.settled()
        assert room.status()["phase"] == "approval"
        before = len(mind.given)
        await room.say("that all sounds right to me, so please go ahead and start with it today")
        await room.settled()
        assert len(mind.given) == before + 1
        assert (room.status()["phase"], room.status()["tasks"]["done"]) == ("approval", 0)


async def test_a_message_that_is_read_twice_in_the_same_way_stays_owed(tmp_path: Path) -> None:
    mind = ThinkingMind(lambda labels: Meaning("other" if "other" in labels else "question"))
    async with Team(tmp_path, mind=mind, judge=Judge(), rules=RULES) as team:
        room = team.room(person="ann")
        await room.say("Build a shop for honey")
        await room.settled()
        await room.command("reset")
        await room.command("reset")  # two questions whether to drop it
        await room.say(UNSURE)
        await room.settled()
        assert len(mind.given) == 4, "it voids the one, then the other, and is read as what it is"
        assert team.moot.room("home").hearing is None, "the room listens"
