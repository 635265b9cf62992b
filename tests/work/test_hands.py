"""A bot's hands: what is done is done once, what may not be done is refused with the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from folkmoot.errors import ToolRefused
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.tools import (
    TOOLS,
    Ask,
    AskPerson,
    Call,
    Edit,
    List,
    Note,
    Propose,
    Read,
    Run,
    Search,
    Write,
    called,
)
from folkmoot.work.hands import MOST_USES, Hands, NeedsAnswer
from tests.work.room import hands, job


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "folkmoot.db")
    yield opened
    opened.close()


@pytest.mark.parametrize("own", ["BRIEF.md", ".", "./"])
@pytest.mark.parametrize("name", ["BRIEF.md", "./PLAN.md", "STATE.md/", ".//SUMMARY.md"])
async def test_the_rooms_own_papers_are_refused_however_their_names_are_written(
    own: str, name: str, store: SqliteStore, tmp_path: Path
) -> None:
    mine = hands(store, tmp_path / "own", job("a", files=(own,)))
    with pytest.raises(ToolRefused):
        await mine.use(Write(name, "mine"))
    assert not (tmp_path / "own").exists()


async def test_where_a_job_takes_another_way_the_thread_has_what_was_asked_on_it(
    store: SqliteStore, tmp_path: Path
) -> None:
    async def cut_off(bot: str, asked: str) -> str:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await hands(store, tmp_path, job("a"), advise=cut_off).use(Ask("leader", "one"))
    await hands(store, tmp_path, job("a")).use(Ask("researcher", "two"))
    rows = [row[1:5] for row in store.thread("home", "p1/t1")]
    assert rows[-2:] == [
        ("coder", "researcher", "request", "two"),
        ("researcher", "coder", "response", "researcher on two"),
    ]


async def test_a_teammate_who_says_nothing_has_not_answered(
    store: SqliteStore, tmp_path: Path
) -> None:
    async def silent(bot: str, asked: str) -> str:
        return ""

    answer = await hands(store, tmp_path, job("a"), advise=silent).use(Ask("leader", "one"))
    assert not answer.ok


# --- what may not be done ------------------------------------------------------------------


async def refused(mine: Hands, call: Call) -> str:
    with pytest.raises(ToolRefused) as raised:
        await mine.use(call)
    return str(raised.value.values["why"])


async def test_calls_beyond_the_bound_are_refused_also_after_a_crash(
    store: SqliteStore, tmp_path: Path
) -> None:
    (tmp_path / "a.md").write_text("x")
    for _ in range(2):
        mine = hands(store, tmp_path, job("a"))
        for _ in range(MOST_USES):
            await mine.use(Read("a.md"))
        assert "200 calls are enough" in await refused(mine, Read("a.md"))
        assert "200 calls are enough" in await refused(mine, Note("x"))


async def test_refused_calls_count_too(store: SqliteStore, tmp_path: Path) -> None:
    mine = hands(store, tmp_path, job("a"))
    for _ in range(MOST_USES):
        assert "no such file" in await refused(mine, Read("a.md"))
    assert "200 calls are enough" in await refused(mine, Read("a.md"))


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("run", Run("true")),
        ("write", Write("a.md", "x")),
        ("ask", Ask("leader", "why?")),
        ("ask", AskPerson("Which one?")),
        ("note", Note("x")),
        ("propose", Propose("b", "coder", ("b.md",))),
    ],
)
async def test_a_tool_that_the_bots_file_does_not_allow_is_refused(
    name: str, call: Call, store: SqliteStore, tmp_path: Path
) -> None:
    mine = hands(store, tmp_path / "own", job("a"), allowed=frozenset(TOOLS) - {name})
    assert "coder has no tool" in await refused(mine, call)
    assert not (tmp_path / "own").exists()
    assert mine.needs is None


@pytest.mark.parametrize(
    "file", ["b.md", "own.md", "../a.md", "sub", "sub/../b.md", "/a.md", "A.md"]
)
async def test_a_file_that_is_not_the_tasks_is_neither_written_nor_edited(
    file: str, store: SqliteStore, tmp_path: Path
) -> None:
    own = tmp_path / "own"
    (own / "sub").mkdir(parents=True)
    (own / "b.md").write_text("old")
    (tmp_path / "a.md").write_text("old")
    mine = hands(store, own, job("a", files=("a.md", "sub/a.md")))
    await refused(mine, Write(file, "new"))
    await refused(mine, Edit(file, "old", "new"))
    assert [path.name for path in own.rglob("*")] == ["b.md", "sub"]
    assert {(own / "b.md").read_text(), (tmp_path / "a.md").read_text()} == {"old"}


async def test_a_task_that_names_a_folder_may_write_what_is_in_it(
    store: SqliteStore, tmp_path: Path
) -> None:
    mine = hands(store, tmp_path, job("a", files=("src/",)))
    await mine.use(Write("src/deep/a.py", "x = 1\n"))
    assert (tmp_path / "src/deep/a.py").read_text() == "x = 1\n"
    assert "it may write src/" in await refused(mine, Write("srcs", "x"))


async def test_a_task_that_was_not_approved_to_run_commands_runs_none(
    store: SqliteStore, tmp_path: Path
) -> None:
    mine = hands(store, tmp_path, job("a", runs=False))
    assert "not approved to run" in await refused(mine, Run("true"))


@pytest.mark.parametrize("command", ["", " \n", "echo a\0b"])
async def test_what_is_no_command_is_not_run(
    command: str, store: SqliteStore, tmp_path: Path
) -> None:
    assert "there is no command" in await refused(hands(store, tmp_path, job("a")), Run(command))


@pytest.mark.parametrize("bot", ["nobody", "coder", "", "all", "Leader"])
async def test_only_a_teammate_can_be_asked(bot: str, store: SqliteStore, tmp_path: Path) -> None:
    why = await refused(hands(store, tmp_path, job("a")), Ask(bot, "why?"))
    assert "there are leader, researcher" in why
    assert store.thread("home", "p1/t1") == []


async def test_an_empty_question_is_not_put_to_the_person(
    store: SqliteStore, tmp_path: Path
) -> None:
    mine = hands(store, tmp_path, job("a"))
    assert "no question" in await refused(mine, AskPerson(" \n"))
    assert mine.needs is None


async def test_after_a_question_to_the_person_nothing_more_is_done(
    store: SqliteStore, tmp_path: Path
) -> None:
    mine = hands(store, tmp_path, job("a"))
    for call in (AskPerson("Which one?"), Write("a.md", "guessed"), AskPerson("Another?")):
        with pytest.raises(NeedsAnswer, match=r"Which one\?"):
            await mine.use(call)
    assert not (tmp_path / "a.md").exists()


async def test_notes_and_proposals_are_few_and_short(store: SqliteStore, tmp_path: Path) -> None:
    mine = hands(store, tmp_path, job("a"))
    assert "short" in await refused(mine, Note("x" * 1_001))
    for n in range(20):
        await mine.use(Note(f"note {n}"))
    assert "not many" in await refused(mine, Note("one more"))
    for n in range(5):
        await mine.use(Propose(f"task {n}", "coder", (f"{n}.md",)))
    assert "enough" in await refused(mine, Propose("one more", "coder", ("x.md",)))
    assert (len(mine.learnings), len(mine.follow_ups)) == (20, 5)


def bringing(store: SqliteStore, folder: Path) -> Hands:
    """Hands of a bot whose person brought a shop."""
    shop = folder / "shop"
    shop.mkdir()
    (shop / "prices.csv").write_text("what,price\nbike,100\n")
    mine = hands(store, folder / "own", job("a"))
    project = replace(mine.told.project, material=(str(shop),))
    mine.told = replace(mine.told, project=project)
    return mine


async def test_what_was_brought_is_listed_found_and_read_and_never_written(
    store: SqliteStore, tmp_path: Path
) -> None:
    mine = bringing(store, tmp_path)
    file = "brought/shop/prices.csv"
    assert (await mine.use(List())).text == file
    assert (await mine.use(List("brought/shop"))).text == file
    assert (await mine.use(Search("BIKE"))).text == f"{file}:2: bike,100"
    assert (await mine.use(Read(file))).text == "what,price\nbike,100\n"
    assert "nothing of that name" in await refused(mine, Read("brought/shop/other.csv"))
    assert "not of this task" in await refused(mine, Write(file, "x"))


async def test_what_was_brought_is_read_from_a_line_on(store: SqliteStore, tmp_path: Path) -> None:
    mine = bringing(store, tmp_path)
    assert (await mine.use(Read("brought/shop/prices.csv", 2))).text == "bike,100\n"


@pytest.mark.parametrize("call", [Write("a.md", "\ud800"), Run("echo \ud800"), Read("\ud800")])
async def test_what_is_no_readable_text_is_refused(
    call: Call, store: SqliteStore, tmp_path: Path
) -> None:
    await refused(hands(store, tmp_path, job("a")), call)


# --- a call as a model writes it -----------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "arguments", "call"),
    [
        ("read", {"file": "a"}, Read("a")),
        ("read", {"file": "a", "start": 3}, Read("a", 3)),
        ("list", {}, List()),
        ("edit", {"file": "a", "old": "b", "new": ""}, Edit("a", "b", "")),
        (
            "ask_person",
            {"text": "Which?", "suggestions": ["a", "b"], "otherwise": "a"},
            AskPerson("Which?", ("a", "b"), "a"),
        ),
        ("propose", {"title": "a", "bot": "b", "files": ["c"]}, Propose("a", "b", ("c",))),
        ("write", {"file": "a", "text": "ü💥\0"}, Write("a", "ü💥\0")),
    ],
)
def test_a_name_and_arguments_are_a_call(name: str, arguments: Any, call: Call) -> None:
    assert called(name, arguments) == call


@pytest.mark.parametrize(
    ("name", "arguments", "why"),
    [
        ("fly", {}, "there is no tool 'fly'; there are read, list"),
        ("Read", {"file": "a"}, "there is no tool 'Read'"),
        ("\ud800", {}, "there is no tool"),
        ("read", {}, "read needs 'file'"),
        ("edit", {"file": "a", "old": "b"}, "edit needs 'new'"),
        ("read", {"file": "a", "end": 3}, "read takes no 'end'; it takes file, start"),
        ("read", {"file": "a", "\ud800": 3}, "read takes no"),
        ("read", {"file": 3}, "'file' of read must be text"),
        ("read", {"file": None}, "'file' of read must be text"),
        ("read", {"file": ["a"]}, "'file' of read must be text"),
        ("read", {"file": "a", "start": "3"}, "'start' of read must be a whole number"),
        ("read", {"file": "a", "start": True}, "'start' of read must be a whole number"),
        ("read", {"file": "a", "start": 1.0}, "'start' of read must be a whole number"),
        ("ask_person", {"text": "?", "suggestions": "ab"}, "must be a list of texts"),
        ("ask_person", {"text": "?", "suggestions": ["a", 1]}, "must be text"),
        ("propose", {"title": "a", "bot": "b", "files": {"c": 1}}, "must be a list of texts"),
        ("run", {"command": "echo \ud800"}, "'command' of run is no readable text"),
        ("propose", {"title": "a", "bot": "b", "files": ["\udfff"]}, "is no readable text"),
        ("write", {"file": "a", "text": "x" * 1_000_001}, "is longer than 1000000 characters"),
    ],
    ids=range(19),
)
def test_what_is_no_call_is_refused_with_the_reason(name: str, arguments: Any, why: str) -> None:
    with pytest.raises(ToolRefused) as raised:
        called(name, arguments)
    assert why in str(raised.value.values["why"])
    str(raised.value.values["why"]).encode()
