"""Money, against a server that charges: never more than the budget, and nothing spent unnoticed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from folkmoot.app import Room
from tests.fakes.model_server import Asked, Play, Slow
from tests.fakes.processes import folkmoot
from tests.minds.charging import (
    CENT,
    Competent,
    Tokens,
    eight,
    go_on,
    kind_of,
    kinds,
    modest,
    play,
    press,
    shop,
    task,
    waiting,
    worst,
)

BUILD = "Build me a CRM"
SIDE_BY_SIDE = "bot_limit = 8"
ONE_TRY = "attempts = 1\nbackoff = 0"


# --- one cent ------------------------------------------------------------------------------


@pytest.mark.parametrize("charge", [modest, worst])
def test_a_cent_is_never_exceeded_and_work_waits_until_it_is_raised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, charge: Callable[[Asked], Tokens]
) -> None:
    tasks = tuple(task(f"part{n}", bot=("coder", "researcher")[n % 2]) for n in range(3))
    with shop(tmp_path, monkeypatch, Competent(tasks, 4), (0.1, 0.2), charge) as s:

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            assert await go_on(room) == "budget"
            card = room.status()["waiting"]
            assert (card["kind"], card["options"]) == ("budget", ["raise", "stop"])
            asked = len(s.server.asked)
            await asyncio.sleep(0.3)
            assert len(s.server.asked) == asked, "nothing is called while the card is open"
            assert s.booked() <= CENT
            s.never_over()

            s.till.limit = 50_000
            await press(room, "raise", "0.05")
            assert await go_on(room) == ""
            status = room.status()
            assert (status["outcome"], status["tasks"]["done"]) == ("success", 3)
            assert s.kinds().count("plan") == 1, "it went on where it was"
            assert status["cost_usd"] == pytest.approx(s.booked() / 1e6)
            assert s.till.charged <= s.booked() <= 50_000
            s.never_over()

        play(tmp_path, scene)


def test_stop_before_there_is_work_cancels_the_project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shop(tmp_path, monkeypatch, Competent(), (5.0, 20.0)) as s:

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            assert await go_on(room) == "budget"
            assert room.status()["phase"] == "discovery"
            await press(room, "stop")
            assert room.status("p1")["outcome"] == "cancellation"
            assert s.server.asked == []

        play(tmp_path, scene)


@pytest.mark.parametrize(
    "review",
    ["cheap", "dear"],
)
def test_stop_in_execution_leads_to_the_review_of_what_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, review: str
) -> None:
    """Also where the budget does not bear a review by the model."""
    dear = {"openai-chat:dear": (50.0, 50.0)}
    models = "tokens = 500\n" + ('jobs = { review = "openai-chat:dear" }' * (review == "dear"))
    endless = Competent((task("crm"),), 40)
    with shop(tmp_path, monkeypatch, endless, charge=worst, models=models, others=dear) as s:

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            assert await go_on(room) == "budget"
            assert room.status()["phase"] == "execution"
            await press(room, "stop")
            s.never_over()
            assert waiting(room) == "satisfaction", room.status()["waiting"]

        play(tmp_path, scene)


def test_a_question_beside_a_project_without_money_is_answered_by_rules_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shop(tmp_path, monkeypatch, Competent(), (5.0, 20.0)) as s:

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            assert await go_on(room) == "budget"
            await room.say("Which colour would you take for the front page?")
            await room.settled()
            (answer,) = kinds(room, "answered")
            assert answer["thought"]["rules"] == "money"
            assert any("budget is used up" in one["text"] for one in kinds(room, "said"))
            assert (waiting(room), s.server.asked) == ("budget", [])

        play(tmp_path, scene)


def test_a_wave_within_the_budget_is_not_cut_off_by_what_it_might_cost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three bots cost a twentieth of a cent; at the most each might cost half of one."""
    with shop(tmp_path, monkeypatch, Competent(), (0.15, 0.6), models="") as s:

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            await room.settled()
            assert s.booked() - s.till.charged < 100, "what was not served is not paid for"
            assert waiting(room) == "questions"

        play(tmp_path, scene)


# --- eight at once -------------------------------------------------------------------------


def test_eight_tasks_at_once_never_exceed_the_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = Competent(eight(), 40)

    def begins_slowly(asked: Asked) -> Play:
        begins = kind_of(asked) == "do" and len(asked.messages) == 2
        return Slow(0.3, endless(asked)) if begins else endless(asked)

    with shop(tmp_path, monkeypatch, begins_slowly, (0.006, 0.025), worst, SIDE_BY_SIDE) as s:

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            assert await go_on(room) == "budget"
            assert False in {one["met"] for one in kinds(room, "money_asked")}
            started = len(kinds(room, "task_started"))
            assert started > 8, "they went on by themselves while the budget bore it"
            await asyncio.sleep(1.2)
            assert len(kinds(room, "task_started")) == started, "nothing starts while it is open"
            assert room.status()["cost_usd"] == pytest.approx(s.booked() / 1e6)

        play(tmp_path, scene)
        s.never_over()
        assert s.till.charged <= s.booked() <= CENT
        assert s.server.most_at_once == 8


# --- the day -------------------------------------------------------------------------------


def test_chat_beyond_the_daily_limit_is_answered_by_rules_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    models = "tokens = 500\ndaily_usd = 0.01"
    with shop(tmp_path, monkeypatch, Competent(), (2.0, 4.0), worst, models=models) as s:

        async def scene(room: Room) -> None:
            for text in ("hello there", "how are you?", "thank you, nice to hear"):
                await room.say(text)
                await room.settled()
            thoughts = [one["thought"]["rules"] for one in kinds(room, "answered")]
            assert thoughts == ["", "day", "day"]
            said = [one["text"] for one in kinds(room, "said")]
            assert sum("Today's limit" in text for text in said) == 1
            s.never_over()

        play(tmp_path, scene)


def test_a_task_beyond_the_daily_limit_waits_and_the_person_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    models = "tokens = 500\ndaily_usd = 0.0018"
    endless = Competent((task("crm"),), 40)
    with shop(tmp_path, monkeypatch, endless, rules=ONE_TRY, models=models) as s:
        s.till.limit = 1_800

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            await go_on(room)
            (away,) = kinds(room, "model_away")
            assert (away["why"], away["task"]) == ("day", "t1")
            assert not kinds(room, "job_failed", "task_finished")
            assert room.status()["waiting"]["options"] == ["retry", "rules", "drop"]
            s.never_over()

        play(tmp_path, scene)


# --- asked for, and shown ---------------------------------------------------------------------


def test_a_task_approved_by_asking_never_costs_more_than_its_rule_without_a_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = Competent((task("haiku"),), 40)
    rules = "task_cost = 8000"
    with shop(tmp_path, monkeypatch, endless, charge=worst, rules=rules, budget=5_000_000) as s:

        async def scene(room: Room) -> None:
            await room.say("Translate 'good night' into French for a card, one line")
            assert await go_on(room) == "budget"
            assert kinds(room, "decided")[-1]["what"] == "approved by asking"
            before = sum(
                cost for kind, cost in s.calls("kind, cost") if kind not in ("do", "check")
            )
            assert s.booked() - before <= 8_000
            assert s.till.charged <= before + 8_000

        play(tmp_path, scene)


def test_the_cost_is_in_the_status_the_card_and_the_summary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shop(tmp_path, monkeypatch, Competent(), (50.0, 200.0), budget=100_000_000) as s:

        async def scene(room: Room) -> None:
            await room.say(BUILD)
            assert await go_on(room, until="approval") == "approval"
            card = room.status()["waiting"]
            allowance = 12 * (6_000 * 50 + 1_500 * 200)
            assert f"${allowance / 2e6:.2f} of $100.00" in card["text"]
            await go_on(room, until="")

        play(tmp_path, scene)
        dollars = s.booked() / 1e6
        assert dollars > 0.1
        (summary,) = (tmp_path / "projects").rglob("SUMMARY.md")
        assert f"${dollars:.2f}" in summary.read_text()
        shown = folkmoot(tmp_path, "project", "status", "p1", "--json", env=s.env)
        assert json.loads(shown.out)["cost_usd"] == pytest.approx(dollars), shown.err
