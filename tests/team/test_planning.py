"""Plans by rules: every task says what it is, and nobody gets what they must never do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from folkmoot import Team
from folkmoot.conversation.plan import Task, check
from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.rules import Rules, Seat
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import BrokenPlan
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.planning import draft
from folkmoot.team.roster import PIPELINE, TEAM, borrowed, own_bots, seats

OURS = {seat.bot: seat for seat in (*seats(own_bots()), *borrowed(own_bots()))}
WISHES = (
    "a website for my bakery",
    "a command line tool that counts words",
    "a brand for my band",
    "an event for my street",
    "a thing",
)


def told(wish: str, known: Iterable[Seat] = OURS.values()) -> Told:
    project = Project("p1", Intent.BUILD, Flow.FULL, wish, "ann", 1)
    return Told(
        project, Message(1, "ann", wish), team=TEAM, lent=PIPELINE, seats=tuple(known), lang="en"
    )


def banned(bot: str, *domains: str) -> list[Seat]:
    """Our bots, one of whom must never do something."""
    return [replace(seat, bans=domains) if seat.bot == bot else seat for seat in OURS.values()]


def checked(tasks: tuple[Task, ...], known: Iterable[Seat]) -> None:
    check(tasks, Rules(team=tuple(known)))


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("single", [False, True])
def test_every_task_says_what_kind_of_work_it_is(wish: str, single: bool) -> None:
    tasks = draft(told(wish), single).tasks
    assert all(task.domain in OURS[task.bot].domains for task in tasks)


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("single", [False, True])
def test_nobody_is_given_what_they_must_never_do(wish: str, single: bool) -> None:
    for bot in {task.bot for task in draft(told(wish), single).tasks}:
        known = banned(bot, *OURS[bot].domains)
        tasks = draft(told(wish, known), single).tasks
        checked(tasks, known)
        assert bot not in {task.bot for task in tasks}


def test_somebody_whose_domain_it_is_takes_it_over() -> None:
    wish = "a website for my bakery"
    known = [*banned("researcher", "research"), Seat("gardener", ("research",))]
    with_gardener = replace(told(wish, known), team=(*TEAM, "gardener"))
    assert "gardener" in {task.bot for task in draft(with_gardener, False).tasks}


def test_what_nobody_may_do_is_refused_with_the_reason() -> None:
    known = [replace(seat, bans=("research",)) for seat in OURS.values()]
    with pytest.raises(BrokenPlan, match="research, which researcher must not do"):
        checked(draft(told("a website for my bakery", known), False).tasks, known)


BOT = """---
name: researcher
description: Looks things up, and writes nothing for pages.
domains: [facts]
bans: [Research]
---
You look things up.
"""


async def test_a_ban_in_a_bot_file_holds_in_the_room(tmp_path: Path) -> None:
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "researcher.md").write_text(BOT)
    async with Team(tmp_path) as team:
        room = team.room("home", "ann")
        await room.say("Build me a website for my bakery")
        await room.settled(20)
        while room.status()["waiting"]["kind"] == "questions":
            await room.answer(room.status()["waiting"]["id"], "skip")
            await room.settled(20)
        plan = room.project().plan
        assert plan is not None
        assert [(task.bot, task.domain) for task in plan.tasks] == [
            ("leader", "research"),
            ("creative", "design"),
            ("coder", "software"),
            ("auditor", "audit"),
        ]
