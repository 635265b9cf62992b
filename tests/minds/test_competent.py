"""
A competent model carries a build from the first message to the review, and no rule stands in for
it: its own questions, brief, plan, a program written and mended, checked and sent back.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from folkmoot.app import Room
from folkmoot.replay import replay
from tests.fakes.model_server import Asked, ModelServer, Play, Say, Slow, Status
from tests.minds import competent as c
from tests.work.sandboxed import walls_or_skip


@dataclass(frozen=True, slots=True)
class Story:
    """All that is left of a whole build."""

    entries: list[dict[str, Any]]
    threads: dict[str, list[dict[str, Any]]]
    status: dict[str, Any]
    folder: Path
    server: ModelServer

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [entry for entry in self.entries if entry["kind"] == kind]

    def prompt(self, job: str, bot: str = "", n: int = 0) -> Asked:
        return c.prompts(self.server, job, bot)[n]


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


async def told(home: Path) -> Story:
    def at_work() -> bool:
        return any(c.job_of(one) == "do" and c.turn_of(one) == 1 for one in server.asked)

    async with c.met(home, c.Competent()) as (room, server):
        await room.say(c.REQUEST)
        await c.press(room, "submit", c.ANSWER)
        await c.press(room, "submit", c.NICE)
        await c.press(room, "approve")
        await until(at_work)
        await room.say(c.INPUT)
        await c.press(room, "submit", c.CURRENCY)
        await room.settled()
        threads = {one["thread"]: room.thread(one["thread"]) for one in room.threads()}
        folder, _ = room.files()
        replay(room.team.store, room.name)
        return Story(room.entries(), threads, room.status(), folder, server)


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    walls_or_skip()
    return asyncio.run(told(tmp_path_factory.mktemp("story")))


# --- from the first message to the review ------------------------------------------------------


def test_every_thought_is_the_models_own(story: Story) -> None:
    thoughts = [(entry["kind"], entry["thought"]) for entry in story.entries if "thought" in entry]
    assert [kind for kind, thought in thoughts if thought and thought["rules"]] == []
    named = [(kind, thought) for kind, thought in thoughts if thought and kind != "task_asked"]
    assert {thought["model"] for _, thought in named} == {c.MODEL}
    by_model = {"bot_asked", "round_merged", "brief_written", "plan_drafted", "task_finished"}
    assert by_model | {"work_sent_back", "review_written"} <= {kind for kind, _ in named}
    assert all(thought["tokens"] > 0 for _, thought in named)


def test_a_question_in_a_task_is_the_models_too(story: Story) -> None:
    assert [entry["thought"]["model"] for entry in story.of("task_asked")] == [c.MODEL]


def test_each_bot_asks_its_own_and_the_leader_makes_one_round_of_it(story: Story) -> None:
    asked = [entry for entry in story.of("bot_asked") if entry["questions"]]
    assert {entry["bot"] for entry in asked[:3]} == {"leader", "coder", "researcher"}
    cards = [entry["card"] for entry in story.of("card_opened")]
    rounds = [[q["text"] for q in card["questions"]] for card in cards if "questions" in card]
    assert rounds == [
        ["Which columns does the file have?", "Who will use it, and how technical are they?"],
        ["What would make it nice for Ruth?"],
        ["Which currency?"],
    ]
    kept = cards[0]["questions"][1]
    assert (kept["bot"], kept["otherwise"], kept["suggestions"]) == (
        *("leader", "you alone"),
        ["Only me"],
    )


def test_every_line_of_the_brief_knows_its_message(story: Story) -> None:
    said = {e["text"]: e["id"] for e in story.entries if e["kind"] != "said" and e.get("text")}
    lines = {line["text"]: line for line in story.of("brief_written")[0]["brief"]["lines"]}
    assert lines["Python"]["source"] == said[c.REQUEST]
    assert lines["Ruth, the treasurer, not technical"]["source"] == said[c.ANSWER]
    decision = lines["The sum stands on one line with two decimals"]
    assert (decision["source"], decision["by"]) == (said[c.NICE], "ann")
    assert lines["The file is in UTF-8"]["source"] == 0, "an assumption rests on no message"
    assert lines["developer: write the tool"]["by"] == "developer"


def test_the_program_was_written_mended_and_runs(story: Story) -> None:
    csv = story.folder / "choir.csv"
    csv.write_text('date,what,amount\n1.5.,Tea,"3,50"\n2.5.,Notes,1.25\n', encoding="utf-8")
    tool = [sys.executable, "tool.py", csv.name]
    ran = subprocess.run(tool, cwd=story.folder, capture_output=True, text=True, check=True)
    csv.unlink()
    assert ran.stdout == "4.75\n"
    (first, second) = [entry for entry in story.of("task_finished") if entry["task"] == "t3"]
    came = [(use["tool"], use["came"]) for use in first["uses"]]
    assert [tool for tool, _ in came] == ["read", "write", "run", "edit", "run", "prove"]
    assert [text for tool, text in came if tool in ("run", "prove")] == [
        "exit 1",
        *("exit 0", "exit 0"),
    ]
    assert [proof["found"] for proof in (*first["proofs"], *second["proofs"])] == [True] * 4


def test_what_the_check_sends_back_is_done_again_and_then_accepted(story: Story) -> None:
    (back,) = story.of("work_sent_back")
    assert (back["bot"], back["text"]) == ("qa", c.SENT_BACK)
    order = [(e["task"], e["attempt"], e["status"]) for e in story.of("task_finished")]
    work = [one for one in order if one[0] in ("t3", "t4")]
    assert work == [("t3", 1, "success"), ("t3", 2, "success"), ("t4", 2, "success")]
    assert "Why the last attempt did not stand" in story.prompt("do", "developer", 1).text


def test_the_threads_show_who_asked_whom_and_what_came(story: Story) -> None:
    said = {
        thread: [(m["from"], m["to"], m["type"], m["text"]) for m in messages]
        for thread, messages in story.threads.items()
    }
    assert said["p1/t1"][1:] == [
        ("analyst", "architect", "request", "One file or two?"),
        ("architect", "analyst", "response", "One file is enough for that."),
        ("analyst", "auditor", "request", "It sums, reads commas, and prints two decimals."),
        ("auditor", "analyst", "response", "It can be true or false of the tool."),
        ("analyst", "leader", "report", "It sums, reads commas, and prints two decimals."),
    ]
    assert ("qa", "developer", "report", c.SENT_BACK) in said["p1/t4"]
    assert ("creative", "leader", "request", "Which currency?") in said["p1/t5"]


def test_a_text_counts_as_done_when_another_bot_accepts_it(story: Story) -> None:
    first = story.of("task_finished")[0]
    (proof,) = first["proofs"]
    assert (proof["evidence"]["kind"], proof["found"]) == ("check", True)


def test_an_answer_of_the_person_lets_the_task_go_on(story: Story) -> None:
    assert c.CURRENCY in (story.folder / "README.md").read_text()
    turns = [c.turn_of(one) for one in story.server.asked if c.bot_of(one) == "creative"]
    assert turns == [0, 1, 2], "what was answered before the question is not asked again"


def test_what_it_cost_is_counted_call_by_call(story: Story) -> None:
    first = story.of("understood")[0]["cost"]  # before there was a project: the room paid
    costs = sum(entry.get("cost", 0) for entry in story.entries) - first
    assert story.status["cost_usd"] == pytest.approx(costs / 1e6)
    assert 0.001 < costs / 1e6 < 0.1
    work = [entry["cost"] for entry in story.of("task_finished") + story.of("work_sent_back")]
    assert all(cost > 0 for cost in work)


def test_only_the_person_approved(story: Story) -> None:
    (approved,) = [entry for entry in story.of("decided") if entry["what"] == "approved"]
    assert approved["by"] == "ann"
    pressed = [e["id"] for e in story.of("button_pressed") if e["option"] == "approve"]
    assert len(pressed) == 1
    assert pressed[0] < min(entry["id"] for entry in story.of("task_started"))


def test_the_review_shows_each_point_with_what_meets_it(story: Story) -> None:
    (review,) = story.of("review_written")
    assert [(point["text"], point["verdict"]) for point in review["points"]] == [
        ("It prints the sum of a CSV", "shown"),
        ("Amounts with a comma are read", "look"),
    ]
    assert story.status["phase"] == "review"
    assert story.status["tasks"]["done"] == 5


# --- what a model reads ------------------------------------------------------------------------


DECIDED = "decisions: The sum stands on one line with two decimals"


@pytest.mark.parametrize(
    ("job", "bot", "n", "holds", "lacks"),
    [
        ("ask", "coder", 0, [c.REQUEST, "Round 1."], ["## The brief", "coder asked"]),
        ("ask", "coder", 1, [c.REQUEST, c.ANSWER, "do not ask again", "(?)columns"], [c.NICE]),
        ("merge", "", 0, [c.REQUEST, *(q["text"] for q in c.FIRST_ROUND.values())], [c.ANSWER]),
        ("brief", "", 0, [c.REQUEST, c.ANSWER, c.NICE, "## The team"], ["## The plan"]),
        ("plan", "", 0, [c.REQUEST, "## The brief", DECIDED, "tester"], [c.ANSWER]),
        ("do", "tester", 0, [DECIDED, c.INPUT, c.NOTE, "(?)Your task, t2"], [c.ANSWER, c.REQUEST]),
        ("do", "qa", 1, [DECIDED, c.INPUT, c.NOTE, "0.00 now"], [c.ANSWER, "Which currency?"]),
        ("advise", "architect", 0, ["One file or two?", DECIDED], ["## The plan", c.ANSWER]),
        ("check", "auditor", 0, ["reads commas", DECIDED], ["One file or two?", c.ANSWER]),
        ("review", "", 0, [DECIDED, c.INPUT, c.TESTS, "README.md"], [c.ANSWER, "## The plan"]),
    ],
)
def test_a_prompt_holds_what_its_job_needs_and_nothing_else(
    story: Story, job: str, bot: str, n: int, holds: list[str], lacks: list[str]
) -> None:
    text = story.prompt(job, bot, n).text
    assert "Write in English" in text
    for words in holds:
        assert words.removeprefix("(?)") in text
    for words in (*lacks, "Welcome, ann", "rules_set", "button_pressed"):
        assert words not in text


def fences(text: str) -> str:
    """What a prompt holds as data."""
    found = re.findall(r"^(`{3,})data: .*?\n(.*?)\n\1$", text, re.MULTILINE | re.DOTALL)
    return "\n".join(inner for _, inner in found)


@pytest.mark.parametrize(
    ("job", "bot", "n", "words"),
    [
        ("ask", "leader", 1, c.REQUEST),
        ("ask", "leader", 1, c.ANSWER),
        ("do", "tester", 0, c.INPUT),
        ("do", "tester", 0, DECIDED),
        ("do", "developer", 1, c.SENT_BACK),
        ("check", "auditor", 0, "prints two decimals."),
        ("review", "", 0, "README.md"),
        ("do", "tester", 0, c.NOTE),
        ("do", "tester", 0, "t3 developer"),
        ("merge", "", 0, "(coder) Which"),
        ("ask", "leader", 1, "Which columns"),
    ],
)
def test_whatever_somebody_said_is_fenced_as_data(
    story: Story, job: str, bot: str, n: int, words: str
) -> None:
    assert words in fences(story.prompt(job, bot, n).text)


async def test_a_german_room_is_told_german(tmp_path: Path) -> None:
    play = c.Competent(merge=lambda _: c.outcome(questions=[{"number": 1}]))
    async with c.met(tmp_path, play) as (room, server):
        await room.say("Bau mir ein kleines Werkzeug, das die Ausgaben unseres Chors zählt")
        await room.settled()
    assert {c.job_of(one) for one in server.asked} == {"understand", "ask", "merge"}
    said = [one for one in server.asked if c.job_of(one) != "understand"]  # that nobody reads
    assert all("Write in German" in one.system for one in said)


# --- waves, and who thinks with which model ----------------------------------------------------


async def test_the_bots_of_a_wave_are_asked_side_by_side(tmp_path: Path) -> None:
    play = c.Competent(ask=lambda asked: Slow(1.0, c.asks(asked)))
    async with c.met(tmp_path, play) as (room, server):
        await room.say("hello")
        await room.settled()
        began = time.monotonic()
        await room.say(c.REQUEST)
        await until(lambda: sum(e["kind"] == "bot_asked" for e in room.entries()) == 3)
        print(f"a wave of three, one second each: {time.monotonic() - began:.2f} s")
    asked = c.prompts(server, "ask")
    assert server.most_at_once >= 2
    assert asked[1].at < asked[0].at + 1.0


TOML = """
[models]
fallback = "openai-chat:spare"
[models.jobs]
ask = "openai-chat:curious"
plan = "openai-chat:strong"
[models.bots]
researcher = "openai-chat:reader"
"""
CODER = "---\nname: coder\ndescription: Codes.\nmodel: openai-chat:coding\n---\nYou code.\n"


async def planned(room: Room) -> list[dict[str, Any]]:
    """As far as brief and plan; what the log has by then."""
    await room.say(c.REQUEST)
    await c.press(room, "skip")
    await room.settled()
    return room.entries()


async def test_each_bot_and_each_job_has_the_model_that_was_set(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text(TOML)
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "coder.md").write_text(CODER)
    async with c.met(tmp_path, c.Competent()) as (room, server):
        entries = await planned(room)
    assert {(c.job_of(one), c.bot_of(one)): one.model for one in server.asked} == {
        ("understand", "leader"): "gpt-4o-mini",
        ("ask", "leader"): "curious",
        ("ask", "coder"): "coding",
        ("ask", "researcher"): "reader",
        ("merge", "leader"): "gpt-4o-mini",
        ("brief", "leader"): "gpt-4o-mini",
        ("plan", "leader"): "strong",
    }
    named = [e["thought"]["model"] for e in entries if e["kind"] == "plan_drafted"]
    assert named == ["openai-chat:strong"]


async def test_the_fallback_is_asked_when_the_first_gives_nothing(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text(TOML)
    nothing: dict[str, Play] = {"brief": Say("I would rather not."), "plan": Status(401)}

    def play(asked: Asked) -> Play:
        job = c.job_of(asked)
        return nothing[job] if job in nothing and asked.model != "spare" else c.SCENES[job](asked)

    async with c.met(tmp_path, play) as (room, server):
        entries = await planned(room)
    asked = [one.model for one in server.asked if c.job_of(one) in nothing]
    assert asked == [*["gpt-4o-mini"] * 3, "spare", "strong", "spare"]
    thoughts = [e["thought"] for e in entries if e["kind"] in ("brief_written", "plan_drafted")]
    assert [(one["model"], one["rules"]) for one in thoughts] == [("openai-chat:spare", "")] * 2
