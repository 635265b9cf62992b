"""
A real model, far too small for the work, carries a build from the first message to the end.

What it says is nonsense, and other nonsense whenever a prompt changes: nothing here depends on its
words. What it gave, and what rules gave in its place, the log says.
"""

from __future__ import annotations

import asyncio
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from folkmoot import Team
from folkmoot.app import Room
from folkmoot.team.minds.exchange import json_in
from tests.fakes.small_model import SmallModel

Entry = dict[str, Any]

SETTINGS = """\
understand = "local"

[models]
output = "native"
tokens = 300
context = 1500
tries = 2

[rules]
ask = "minimal"
rounds = 1
attempts = 1
backoff = 0
"""
"""Short prompts, short answers, one round, one attempt: it reads 150 tokens a second."""

GREETING = "Hello! I was at the sea this morning with my dog."
REQUEST = "Build me a CRM for my bakery"
ANSWER = "Our three shops, and nobody else."

PRESSED = ("submit", "approve", "skip", "done", "continue", "satisfied")
"""What the person presses, whatever the card is: the first of these that it has."""

CARDS = 30
"""More than any project of this size shows."""

THOUGHT = ("answered", "bot_asked", "brief_written", "plan_drafted", "review_written")
"""Outcomes for which a model is always asked."""

IN_PASSING = ("answered", "understood")
"""Outcomes that are no project's own."""


async def carry(room: Room) -> None:
    """Greet, ask for a build, and press a button on every card until there is none."""
    for words in (GREETING, REQUEST):
        await room.say(words)
        await room.settled()
    for _ in range(CARDS):
        card = room.status()["waiting"]
        if card is None:
            return
        option = next((one for one in PRESSED if one in card["options"]), card["options"][0])
        await room.answer(card["id"], option, ANSWER if option == "submit" else "")
        await room.settled()
    raise AssertionError(f"it does not end: {room.status()}")


async def tell(home: Path) -> tuple[Entry, list[Entry]]:
    """The status of the project in the end, and all that was logged."""
    async with Team(home) as team:
        room = team.room()
        await carry(room)
        return room.status("p1"), room.entries()


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Entry, list[Entry]]:
    home = tmp_path_factory.mktemp("small")
    (home / "folkmoot.toml").write_text(SETTINGS)
    with SmallModel() as model, pytest.MonkeyPatch.context() as patch:
        patch.setenv("OPENAI_BASE_URL", model.url)
        patch.setenv("OPENAI_API_KEY", "none")
        patch.setenv("FOLKMOOT_MODEL", f"openai-chat:{model.name}")
        return asyncio.run(tell(home))


def of(entries: list[Entry], *kinds: str) -> list[Entry]:
    return [entry for entry in entries if entry["kind"] in kinds]


def own(entries: list[Entry], kind: str) -> list[Entry]:
    """Outcomes that are the model's and nobody else's."""
    found = [(entry, entry["thought"] or {}) for entry in of(entries, kind)]
    return [entry for entry, thought in found if thought.get("model") and not thought["rules"]]


def untold(entries: list[Entry]) -> list[Entry]:
    """Outcomes of rules that the person was not told of: once, until a model thinks again."""
    last: dict[str | None, str] = {}
    found = []
    for n, entry in enumerate(entries):
        if not (thought := entry.get("thought")):
            continue
        where = None if entry["kind"] in IN_PASSING else entry["project"]
        if thought["rules"] and thought["rules"] != last.get(where):
            after = takewhile(lambda one: not one.get("thought"), entries[n + 1 :])
            found += [] if any(one.get("text_id") == "by-rules" for one in after) else [entry]
        last[where] = thought["rules"]
    return found


def test_a_tiny_model_carries_a_build_from_the_first_message_to_the_end(
    told: tuple[Entry, list[Entry]],
) -> None:
    status, entries = told
    assert status["outcome"] == "success"
    phases = [entry["phase"] for entry in of(entries, "phase_changed")]
    for earlier, later in (("discovery", "approval"), ("approval", "execution")):
        assert phases.index(earlier) < phases.index(later), phases
    assert phases.index("execution") < phases.index("review"), phases
    assert of(entries, "task_started"), "work was begun"
    assert not of(entries, "job_failed"), "nonsense is no failure of a job"


def test_whatever_the_model_did_not_give_is_marked_and_said(
    told: tuple[Entry, list[Entry]],
) -> None:
    _, entries = told
    for entry in of(entries, *THOUGHT):
        thought = entry["thought"]
        assert thought, f"{entry['kind']}: nobody says who thought"
        assert bool(thought["model"]) != bool(thought["rules"]), (entry["kind"], thought)
    assert untold(entries) == []


def test_a_question_a_line_of_the_brief_and_an_answer_are_the_models_own(
    told: tuple[Entry, list[Entry]],
) -> None:
    _, entries = told
    asked = [
        question["text"] for entry in own(entries, "bot_asked") for question in entry["questions"]
    ]
    shown = [
        question["text"]
        for entry in of(entries, "card_opened")
        for question in entry["card"].get("questions", ())
    ]
    assert any(asked), "a question"
    assert shown, "and the person saw one"
    assert any(
        line["text"] for entry in own(entries, "brief_written") for line in entry["brief"]["lines"]
    )
    assert any(entry["text"].strip() for entry in own(entries, "answered")), "an answer"


def test_nothing_that_a_person_reads_is_raw_json(told: tuple[Entry, list[Entry]]) -> None:
    _, entries = told
    said = [entry["text"] for entry in of(entries, "answered", "said", "review_written")]
    raw = [text for text in said if text.lstrip().startswith("{") and json_in(text) is not None]
    assert raw == []
