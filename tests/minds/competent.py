"""
A competent model, by script: it carries the choir's little tool from the first question to the
review, over the loopback server, and reads in each prompt what it answers with.

A scene says what a job comes to; `Competent` finds the job and the bot in the prompt. As a
program it is the person of the story in a process of its own, so that it can be killed.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from folkmoot.app import Room, Team
from folkmoot.team.minds.prompt import JOBS
from folkmoot.understanding.judge import Local
from tests.fakes.model_server import Asked, Call, Calls, ModelServer, Play, Say, Slow

MODEL = "openai-chat:gpt-4o-mini"
PROMPTS = Path(__file__).parents[2] / "folkmoot" / "team" / "prompts"
FIRST_LINE = {job: (PROMPTS / f"{job}.md").read_text().splitlines()[0] for job in JOBS}

REQUEST = "I need a little Python tool that adds up the amounts in a CSV of our choir's expenses"
ANSWER = (
    "Ruth, our treasurer, who is not technical. Columns are date, what and amount. Make it nice"
)
NICE = "Nice means the sum on one line with two decimals"
INPUT = "By the way, amounts are written with a comma, as in 3,50"
CURRENCY = "Swiss francs"
NOTE = "Amounts come with a comma or a point; both must work"
SENT_BACK = "An empty file must give 0.00, and it gives 0"
TESTS = "python3 -m unittest -q test_tool"

Scene = Callable[[Asked], Play]


def job_of(asked: Asked) -> str:
    """The job that a prompt is for, known by its own words."""
    (job,) = [job for job, line in FIRST_LINE.items() if line.partition("{")[0] in asked.system]
    return job


def bot_of(asked: Asked) -> str:
    found = re.match(r"You are (\w+), a bot", asked.system)
    assert found is not None
    return found[1]


def turn_of(asked: Asked) -> int:
    """How often the model has answered in this exchange."""
    return sum(message["role"] == "assistant" for message in asked.messages)


def messages_in(asked: Asked) -> dict[str, int]:
    """What was said, with the number that the prompt gives it."""
    found = re.findall(r"data: message (\d+), from \w+\n(.*?)\n`", asked.text, re.DOTALL)
    return {text: int(number) for number, text in found}


LOCAL = Local()


def outcome(**values: Any) -> Call:
    return Call("outcome", values)


class Competent:
    """Plays every bot; a test puts other scenes in the place of some."""

    def __init__(self, **scenes: Scene) -> None:
        self.scenes = SCENES | scenes

    def __call__(self, asked: Asked) -> Play:
        return self.scenes[job_of(asked)](asked)


@asynccontextmanager
async def met(home: Path, play: Scene) -> AsyncIterator[tuple[Room, ModelServer]]:
    """Ann's room, with a team that thinks at this server."""
    with ModelServer(play) as server, pytest.MonkeyPatch.context() as patch:
        for name, value in environment(server).items():
            patch.setenv(name, value)
        async with Team(home) as team:
            yield team.room(person="ann"), server


def environment(server: ModelServer) -> dict[str, str]:
    return {"OPENAI_BASE_URL": server.url, "OPENAI_API_KEY": "key", "FOLKMOOT_MODEL": MODEL}


def prompts(server: ModelServer, job: str, bot: str = "") -> list[Asked]:
    """What a model was sent for a job, the first call of each exchange."""
    return [
        asked
        for asked in server.asked
        if job_of(asked) == job and bot in ("", bot_of(asked)) and not turn_of(asked)
    ]


# --- discovery, brief and plan -----------------------------------------------------------------


def understands(asked: Asked) -> Play:
    """A first message is what it is; whatever else is not sure at once is input, if it may be."""
    if "first message" in asked.last:
        found = re.search(r"data: the message\n(.*?)\n`", asked.last, re.DOTALL)
        assert found is not None
        return outcome(label=str(LOCAL.first(found[1]).intent), why="so it is", confidence=0.9)
    label = "input" if "input" in asked.system else "question"
    return outcome(label=label, why="it adds something", confidence=0.9)


def asks(asked: Asked) -> Play:
    """Each bot its own; two mean the same; later somebody follows up what was vague."""
    if "Round 1." in asked.text:
        return outcome(questions=[FIRST_ROUND[bot_of(asked)]])
    if "Round 2." in asked.text and bot_of(asked) == "leader":
        assert "Make it nice" in asked.text
        return outcome(questions=[{"text": "What would make it nice for Ruth?", "kind": "scope"}])
    return outcome(questions=[])


FIRST_ROUND: dict[str, dict[str, Any]] = {
    "leader": {"text": "Who will use it?", "otherwise": "you alone", "suggestions": ["Only me"]},
    "coder": {"text": "Which columns does the file have?", "kind": "constraint"},
    "researcher": {"text": "Which person is going to use the tool?", "kind": "clarification"},
}


def merges(asked: Asked) -> Play:
    """The columns would change the plan most; who uses it is asked once, in better words."""
    found = {bot: int(n) for n, bot in re.findall(r"- (\d+)\. \((\w+)\)", asked.text)}
    kept = {"number": found["leader"], "text": "Who will use it, and how technical are they?"}
    return outcome(questions=[{"number": found["coder"]}, kept])


def briefs(asked: Asked) -> Play:
    said = messages_in(asked)
    first, answer = said[REQUEST], said.get(ANSWER, 0)
    rows = [
        ("problem", "Adding up the choir's expenses by hand", first),
        ("users", "Ruth, the treasurer, not technical", answer),
        ("decisions", "The sum stands on one line with two decimals", said.get(NICE, 0)),
        ("technology", "Python", first),
        ("assumptions", "The file is in UTF-8", first),
        ("next_steps", "developer: write the tool", 0),
    ]
    lines = [{"section": name, "text": text, "message": n} for name, text, n in rows]
    accepted = [
        {"text": "It prints the sum of a CSV", "check": f"runs: {TESTS}"},
        "Amounts with a comma are read",
    ]
    goal = "Add up the choir's expenses"
    return outcome(title="Choir sums", goal=goal, lines=lines, acceptance=accepted)


def plans(asked: Asked) -> Play:
    return outcome(tasks=TASKS, minutes=5)


TASKS: list[dict[str, Any]] = [
    {"title": "Say what must hold", "bot": "analyst", "description": "Requirements, in words."},
    {
        "title": "Write the tests",
        "bot": "tester",
        "description": "Tests that say when it is right.",
        "needs": [1],
        "files": ["test_tool.py"],
    },
    {
        "title": "Write the tool",
        "bot": "developer",
        "description": "tool.py FILE prints the sum.",
        "needs": [2],
        "files": ["tool.py"],
        "commands": [TESTS],
    },
    {
        "title": "Try to break it",
        "bot": "qa",
        "description": "Run it with what people have.",
        "checks": 3,
        "commands": [TESTS],
    },
    {
        "title": "Say how to use it",
        "bot": "creative",
        "description": "A page for Ruth.",
        "needs": [1],
        "files": ["README.md"],
    },
]


# --- work --------------------------------------------------------------------------------------

TEST_TOOL = """import unittest

from tool import total


class Sums(unittest.TestCase):
    def test_commas_and_points(self) -> None:
        self.assertEqual(total([{"amount": "3,50"}, {"amount": "1.25"}]), 4.75)
"""
TOOL = '''"""Adds up the amounts in a CSV: python3 tool.py FILE"""

import csv
import sys


def total(rows):
    return sum(float(row["amount"]) for row in rows)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(total(csv.DictReader(file)))
'''
MENDED = ('float(row["amount"])', 'float(row["amount"].replace(",", "."))')
TWO_DECIMALS = ("print(total(csv.DictReader(file)))", 'print(f"{total(csv.DictReader(file)):.2f}")')


def edit(change: tuple[str, str]) -> Call:
    return Call("edit", {"file": "tool.py", "old": change[0], "new": change[1]})


def run(command: str) -> Call:
    return Call("run", {"command": command})


def done(text: str, status: str = "success") -> Call:
    return outcome(status=status, text=text, confidence=0.9)


def works(asked: Asked) -> Play:
    """The next move of a bot at its task; `expected` is what it must have read by then."""
    sent_back = SENT_BACK in asked.text and bot_of(asked) == "developer"
    moves = MENDING if sent_back else MOVES[bot_of(asked)]
    if bot_of(asked) == "qa" and "attempt 2" in asked.text:
        moves = AGAIN
    expected, play = moves[turn_of(asked)]
    assert expected in asked.last, (bot_of(asked), turn_of(asked), asked.last)
    return play


Moves = list[tuple[str, Play]]
MOVES: dict[str, Moves] = {
    "analyst": [
        ("Say what must hold", Calls((Call("list", {}), Call("note", {"text": NOTE})))),
        ("noted", Slow(0.5, Call("ask", {"bot": "architect", "text": "One file or two?"}))),
        ("One file is enough", done("It sums, reads commas, and prints two decimals.")),
    ],
    "tester": [
        (NOTE, Call("write", {"file": "test_tool.py", "text": TEST_TOOL})),
        ("bytes written", done("The tests ask for both signs.")),
    ],
    "developer": [
        ("The tests ask for both signs.", Call("read", {"file": "test_tool.py"})),
        ("test_commas_and_points", Call("write", {"file": "tool.py", "text": TOOL})),
        ("bytes written", run(TESTS)),
        ("could not convert string to float", edit(MENDED)),
        ("1 place changed", run(TESTS)),
        ("exit 0", done("The tool sums, and the tests pass.")),
    ],
    "qa": [
        ("The tool sums", run("printf 'date,what,amount\\n' > none.csv; python3 tool.py none.csv")),
        ("exit 0\n0", done(SENT_BACK, "wanting")),
    ],
    "creative": [
        (
            "Say how to use it",
            Call("ask_person", {"text": "Which currency?", "otherwise": "euros"}),
        ),
        (
            CURRENCY,
            Call("write", {"file": "README.md", "text": f"# Sums\n\nSums are in {CURRENCY}.\n"}),
        ),
        ("bytes written", done("The page says how.")),
    ],
}
MENDING: Moves = [
    (SENT_BACK, Call("read", {"file": "tool.py"})),
    ("print(total", edit(TWO_DECIMALS)),
    ("1 place changed", run(TESTS)),
    ("exit 0", done("An empty file gives 0.00 now.")),
]
AGAIN: Moves = [
    ("0.00 now", run("python3 tool.py none.csv")),
    ("0.00", done("It holds, an empty file too.")),
]


def checks(asked: Asked) -> Play:
    if not turn_of(asked):
        return Call("list", {})
    return outcome(accepts=True, why="It can be true or false of the tool.")


def reviews(asked: Asked) -> Play:
    """Each acceptance point of the brief, word for word, with what shows it."""
    points = re.findall(r"^acceptance: (.*) \((?:message|assumed)", asked.text, re.MULTILINE)
    seen = [{"text": text, "met": True, "evidence": f"tool.py, {TESTS}"} for text in points]
    return outcome(text="Ruth has a tool that adds up her file.", points=seen)


SCENES: dict[str, Scene] = {
    "understand": understands,
    "ask": asks,
    "merge": merges,
    "brief": briefs,
    "plan": plans,
    "do": works,
    "check": checks,
    "advise": lambda asked: Say("One file is enough for that."),
    "ways": lambda asked: outcome(ways=[]),
    "answer": lambda asked: Say("Hello, I am here."),
    "review": reviews,
}


# --- the person --------------------------------------------------------------------------------

PRESSES = {"questions": "skip", "approval": "approve"}


async def settle(room: Room) -> dict[str, Any] | None:
    """Wait, and see what waits for the person."""
    await room.settled()
    return room.asked()


async def press(room: Room, option: str, text: str = "") -> None:
    card = await settle(room)
    assert card is not None
    await room.answer(card["id"], option, text)


async def go_on(room: Room) -> dict[str, Any] | None:
    """Skip what is asked and approve, from wherever it stands; the first card that is neither."""
    while (card := await settle(room)) is not None and card["kind"] in PRESSES:
        await room.answer(card["id"], PRESSES[card["kind"]])
    return card


async def _main() -> None:
    async with Team(os.environ["FOLKMOOT_HOME"]) as team:
        room = team.room(person="ann")
        await room.say(REQUEST, key="first")
        await go_on(room)


if __name__ == "__main__":
    asyncio.run(_main())
