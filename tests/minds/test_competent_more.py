"""
A competent model while it speaks, when its process is killed, with what the person brought, and
in a debate. The whole build is test_competent.py's to tell.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from folkmoot.app import Room
from folkmoot.replay import replay
from folkmoot.store.sqlite import SqliteStore
from tests.fakes.model_server import Asked, Call, Dripping, ModelServer, Never, Play, Say, Slow
from tests.fakes.processes import ROOT, environment, kill
from tests.fakes.processes import until as wait_until
from tests.minds import competent as c
from tests.work.sandboxed import walls_or_skip

SAID = "First of all, take the simplest thing that could possibly work for a choir of this size."
DRIP = 0.01


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


def one_task(**task: Any) -> c.Scene:
    return lambda _: c.outcome(tasks=[{"title": "Do it", "description": "All of it.", **task}])


def moves(*plays: Play) -> c.Scene:
    """What a bot does at its task, turn by turn."""
    return lambda asked: plays[c.turn_of(asked)]


# --- streaming ---------------------------------------------------------------------------------


def dripping(**values: Any) -> c.Scene:
    return lambda _: Dripping(DRIP, c.outcome(text=SAID, **values))


WRITES = moves(Call("write", {"file": "a.md", "text": "# A"}), c.done("It is there."))
SMALL = {"plan": one_task(bot="coder", files=["a.md"]), "do": WRITES}
SPEAKS: dict[str, tuple[str, str, dict[str, c.Scene]]] = {
    "answer": ("hello", "", {"answer": lambda _: Dripping(DRIP, Say(SAID))}),
    "offer": (
        "Should I use SQLite or PostgreSQL for a small shop?",
        "",
        {"offer": dripping(choices=[{"title": "SQLite"}], recommended=1)},
    ),
    "speak": (
        "Build me a CRM",
        'mode = "conversational"',
        {
            "choose": lambda _: c.outcome(bot="coder", why="it knows"),
            "speak": dripping(risks=["None"], agrees=True),
        },
    ),
    "review": (c.REQUEST, "", {"review": dripping(points=[]), **SMALL}),
}


@pytest.mark.parametrize("job", SPEAKS)
async def test_what_is_said_is_seen_piece_by_piece(job: str, tmp_path: Path) -> None:
    words, settings, scenes = SPEAKS[job]
    (tmp_path / "folkmoot.toml").write_text(settings)
    seen: list[str] = []
    async with c.met(tmp_path, c.Competent(**scenes)) as (room, _):

        def look() -> None:
            seen.extend(draft.text for draft in room.drafts())

        room.on_draft(look)
        await room.say(words)
        await c.go_on(room)
        said = [entry["text"] for entry in room.entries() if entry.get("text") == SAID]
    assert said == [SAID]
    assert seen[-1] == SAID
    assert len(set(seen)) > 10, "it came in one piece"
    assert all(SAID.startswith(text) for text in seen), "somebody saw what nobody said"


async def test_who_is_interrupted_keeps_what_was_said(tmp_path: Path) -> None:
    play = c.Competent(answer=lambda _: Dripping(0.1, Say(SAID)))
    async with c.met(tmp_path, play) as (room, server):
        await room.say("hello")
        await until(lambda: any("take the" in draft.text for draft in room.drafts()))
        assert await room.hold()
        await room.settled()
        last = room.entries()[-1]
        assert (last["kind"], last["bot"]) == ("said", "leader")
        assert "take the" in last["text"] != SAID
        assert SAID.startswith(last["text"])
        assert room.drafts() == ()
        assert len(server.asked) == 1
        replay(room.team.store, room.name)


# --- crashes -----------------------------------------------------------------------------------


def start(home: Path, server: ModelServer) -> subprocess.Popen[bytes]:
    """The person of the story in a process of its own."""
    env = environment(home, **c.environment(server))
    return subprocess.Popen([sys.executable, "-m", "tests.minds.competent"], cwd=ROOT, env=env)


class Dying:
    """A bot at a task that once is never answered: there its process is killed."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.reached = False

    def __call__(self, asked: Asked) -> Play:
        if c.turn_of(asked) == self.turn and not self.reached:
            self.reached = True
            return Never()
        return COUNTED(asked)


COUNTED = moves(
    c.run("echo once >> ran.txt"),
    Call("write", {"file": "a.md", "text": "# A"}),
    Call("edit", {"file": "a.md", "old": "# A", "new": "# A, and A again"}),
    Call("ask", {"bot": "architect", "text": "One file or two?"}),
    c.done("It is there."),
)


@pytest.fixture
def walls() -> None:
    walls_or_skip()


@pytest.mark.usefixtures("walls")
@pytest.mark.parametrize("turn", [1, 4])
def test_a_killed_task_asks_and_does_nothing_twice(turn: int, tmp_path: Path) -> None:
    dying = Dying(turn)
    plan = one_task(bot="developer", files=["a.md"], commands=["test -s a.md"])
    with ModelServer(c.Competent(plan=plan, do=dying)) as server:
        first = start(tmp_path, server)
        wait_until(lambda: dying.reached, "the task is in its middle")
        kill(first)
        second = start(tmp_path, server)
        assert second.wait(30) == 0
    asked = Counter((c.job_of(one), c.bot_of(one), one.text) for one in server.asked)
    twice = [(job, bot) for (job, bot, _), count in asked.items() if count > 1]
    assert twice == [("do", "developer")], "only what was never answered is asked again"
    (folder,) = (tmp_path / "projects" / "home").iterdir()
    assert (folder / "ran.txt").read_text() == "once\n"
    assert (folder / "a.md").read_text() == "# A, and A again"
    store = SqliteStore(tmp_path / "folkmoot.db")
    try:
        replay(store, "home")
        (finished,) = store.log("home", kinds=("task_finished",))
        used = [use.tool for use in getattr(finished.event, "uses", ())]
        assert used == ["run", "write", "edit", "ask", "prove"]
    finally:
        store.close()


@pytest.mark.usefixtures("walls")
async def test_what_is_said_while_a_task_waits_does_not_begin_it_again(tmp_path: Path) -> None:
    asks = Slow(0.5, Call("ask_person", {"text": "Which currency?"}))
    do = moves(c.run("echo once >> ran.txt"), asks, c.done("It is there."))
    plan = one_task(bot="developer", commands=["test -s ran.txt"])
    async with c.met(tmp_path, c.Competent(plan=plan, do=do)) as (room, server):

        def turns() -> list[int]:
            return [c.turn_of(one) for one in server.asked if c.job_of(one) == "do"]

        await room.say(c.REQUEST)
        await c.press(room, "skip")
        await c.press(room, "approve")
        await until(lambda: turns() == [0, 1])
        await room.say(c.INPUT)
        await c.press(room, "submit", c.CURRENCY)
        await room.settled()
        folder, _ = room.files()
    assert turns() == [0, 1, 2]
    assert (folder / "ran.txt").read_text() == "once\n"


# --- material ----------------------------------------------------------------------------------


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    folder = tmp_path / "ledger"
    (folder / "src").mkdir(parents=True)
    (folder / "README.md").write_text("# Ledger\n\nWhat our choir spends.\n")
    (folder / "src" / "sums.py").write_text("def choir_expenses(rows):\n    return len(rows)\n")
    (folder / "src" / "cats.py").write_text("def purr():\n    return 'prr'\n")
    return folder


def content(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


async def test_what_was_brought_is_in_the_prompts_and_can_be_read(
    tmp_path: Path, repository: Path
) -> None:
    before = content(repository)
    do = moves(
        Call("list", {}),
        Call("read", {"file": "brought/ledger/src/sums.py"}),
        Call("search", {"text": "PURR"}),
        Call("write", {"file": "brought/ledger/src/sums.py", "text": "gone"}),
        Call("write", {"file": "a.md", "text": "# A"}),
        c.done("It is there."),
    )
    scenes = {"plan": one_task(bot="coder", files=["a.md"]), "do": do}
    async with c.met(tmp_path / "home", c.Competent(**scenes)) as (room, server):
        await room.say(c.REQUEST, material=[repository])
        await c.press(room, "skip")
        await c.press(room, "approve")
        await room.settled()
        assert room.status()["phase"] == "review"
    for job in ("ask", "brief", "plan", "do"):
        text = c.prompts(server, job)[0].text
        assert "data: brought/ledger/src/sums.py" in text, job
        assert "def choir_expenses(rows):" in text, job
        assert "cats.py" in text, f"{job}: the listing"
    told = [one.last for one in server.asked if c.job_of(one) == "do"]
    assert "brought/ledger/README.md" in told[1]
    assert "def choir_expenses(rows):" in told[2]
    assert "\nbrought/ledger/src/cats.py:1:" in told[3]
    assert told[4].startswith("refused")
    assert content(repository) == before


async def test_a_bot_may_look_further_before_it_asks(tmp_path: Path, repository: Path) -> None:
    def ask(asked: Asked) -> Play:
        looked = asked.messages[-1]["role"] == "tool"
        return c.outcome(questions=[]) if looked else Call("search", {"text": "purr"})

    async with c.met(tmp_path / "home", c.Competent(ask=ask)) as (room, server):
        await room.say(c.REQUEST, material=[repository])
        await room.settled()
    asked = [one for one in server.asked if c.job_of(one) == "ask"]
    assert set(asked[0].tools) == {"outcome", "read", "list", "search"}
    found = [one.last for one in asked if one.messages[-1]["role"] == "tool"]
    assert found
    assert all("brought/ledger/src/cats.py:1:" in text for text in found)


# --- debate ------------------------------------------------------------------------------------

DEBATE = 'mode = "conversational"\n[rules]\nbot_turns = 2\n'


async def debated(room: Room) -> list[dict[str, Any]]:
    await room.say("Build me a CRM for our choir")
    await room.settled()
    return room.entries()


async def test_whoever_speaks_in_a_debate_knows_what_was_said(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text(DEBATE)
    speakers = iter(["coder", "auditor"])

    def choose(asked: Asked) -> Play:
        return c.outcome(bot=next(speakers), why="its turn")

    def speak(asked: Asked) -> Play:
        return c.outcome(text=f"{c.bot_of(asked)} says: a list of names is enough")

    async with c.met(tmp_path, c.Competent(choose=choose, speak=speak)) as (room, server):
        entries = await debated(room)
    spoken = [entry["bot"] for entry in entries if entry["kind"] == "bot_spoke"]
    assert spoken == ["coder", "auditor"]
    second = [c.prompts(server, "choose")[1], c.prompts(server, "speak")[1]]
    for prompt in second:
        assert "Build me a CRM for our choir" in c.messages_in(prompt)
        assert "coder says: a list of names is enough" in c.messages_in(prompt)
    assert all(not e["thought"]["rules"] for e in entries if e.get("thought"))


async def test_a_choice_of_nobody_we_know_is_told_the_model(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text(DEBATE)

    def choose(asked: Asked) -> Play:
        return c.outcome(bot="coder" if c.turn_of(asked) else "gandalf", why="a wizard")

    speak: c.Scene = lambda _: c.outcome(text="A list of names is enough.")  # noqa: E731
    async with c.met(tmp_path, c.Competent(choose=choose, speak=speak)) as (room, server):
        entries = await debated(room)
    again = next(one for one in server.asked if c.job_of(one) == "choose" and c.turn_of(one))
    assert "'gandalf' is not in the team" in again.last
    chosen = [entry for entry in entries if entry["kind"] == "speaker_chosen"]
    assert {entry["bot"] for entry in chosen} == {"coder"}
    assert all(not e["thought"]["rules"] for e in chosen)


async def test_a_model_that_only_knows_strangers_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text(DEBATE)
    scenes: dict[str, c.Scene] = {
        "choose": lambda _: c.outcome(bot="gandalf", why="a wizard"),
        "speak": lambda _: c.outcome(text="A list of names is enough."),
    }
    async with c.met(tmp_path, c.Competent(**scenes)) as (room, _):
        entries = await debated(room)
    first = next(entry for entry in entries if entry["kind"] == "speaker_chosen")
    assert first["thought"]["rules"] == "garbled"
    assert any(entry["kind"] == "bot_spoke" for entry in entries), "a debate is never silence"
