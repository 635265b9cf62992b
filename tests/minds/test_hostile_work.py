"""
A hostile model at work: its hands reach nothing but the files of its task, its word alone proves
nothing, and it stops after so many turns.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.fakes.model_server import Asked, Call, Calls, Play
from tests.minds.server import (
    FILE,
    OUTCOMES,
    QUICK,
    WISH,
    Played,
    Plays,
    competent,
    hostile_for,
    job_of,
    outcome,
    playing,
    turns_of,
    unharmed,
)
from tests.work.sandboxed import SECRET, walls_or_skip

SHORT = QUICK.replace("[models]", "[models]\nturns = 5")
WRITES = Call("write", {"file": FILE, "text": "# Customers"})
DONE = Call("outcome", {"status": "success", "text": "All of it is done."})


def moves(*plays: Play) -> Plays:
    """One move a turn, the last one again and again."""
    return hostile_for("do", lambda asked: plays[min(turns_of(asked), len(plays) - 1)])


@asynccontextmanager
async def worked(home: Path, play: Plays, settings: str = SHORT) -> AsyncIterator[Played]:
    """A room where the plan was approved and the work is over, or waits."""
    async with playing(home, play, settings=settings) as played:
        await played.say(WISH)
        await played.to("approval")
        assert not played.entries("task_started")
        await played.press("approve")
        yield played
        unharmed(played)


def came(played: Played) -> list[str]:
    """What each use of a tool came to, in the last attempt."""
    return [use["came"] for use in _finished(played)["uses"]]


def _finished(played: Played) -> dict[str, Any]:
    return played.entries("task_finished")[-1]


def counts(played: Played) -> tuple[int, int]:
    tasks = played.room.status()["tasks"]
    return tasks["done"], tasks["failed"]


def exists(path: str) -> bool:
    return os.path.lexists(path)


def inside(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


OUTSIDE = ["../../etc/passwd", "/etc/passwd-of-folkmoot", "other.md", "BRIEF.md", "../x", "~/x", ""]


@pytest.mark.parametrize("tool", ["write", "edit"])
async def test_nothing_is_written_but_the_files_of_the_task(tool: str, tmp_path: Path) -> None:
    rest = {"text": "x"} if tool == "write" else {"old": "a", "new": "b"}
    tries = Calls(tuple(Call(tool, {"file": file, **rest}) for file in OUTSIDE))
    async with worked(tmp_path / "home", moves(tries, WRITES, DONE)) as played:
        assert counts(played) == (1, 0)
        *refused, written = came(played)
        assert len(refused) == len(OUTSIDE)
        assert all("not of this task" in why or "kept by the room" in why for why in refused)
        assert written == "11 bytes written"
        folder, files = played.room.files()
        assert "other.md" not in [str(file) for file in files]
        assert not (folder.parent / "x").exists()
        assert not exists("/etc/passwd-of-folkmoot")
    assert inside(tmp_path) == ["home"]


async def test_nothing_is_read_but_the_projects_own_folder(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(SECRET)
    places = ["/etc/passwd", "../../../folkmoot.db", "../../../../secret", str(tmp_path / "secret")]
    tries = Calls(
        (
            *(Call("read", {"file": place}) for place in places),
            *(Call("list", {"folder": place}) for place in ("/", "../..", "/etc", "~")),
            Call("search", {"text": SECRET[:8]}),
        )
    )
    async with worked(tmp_path / "home", moves(tries, WRITES, DONE)) as played:
        assert counts(played) == (1, 0)
        assert all("not in the project's folder" in why for why in came(played)[:4])
        heard = played.asked("do")[-1].text
        for hidden in (SECRET, "root:", "folkmoot.db", "passwd\n"):
            assert hidden not in heard.replace("../../../folkmoot.db", "")


@pytest.mark.parametrize("command", ["rm -rf /", "cat ~/.ssh/id_rsa", "true"])
async def test_no_command_runs_in_a_task_that_was_not_approved_to(
    command: str, tmp_path: Path
) -> None:
    runs = Call("run", {"command": command})
    async with worked(tmp_path, moves(runs, WRITES, DONE)) as played:
        assert came(played)[0] == "this task was not approved to run commands"
        assert counts(played) == (1, 0)


def with_commands(play: Plays) -> Plays:
    """The same, in a plan whose task was approved to run commands."""

    def chosen(asked: Asked) -> Play:
        if job_of(asked) != "plan":
            return play(asked)
        plan = OUTCOMES["plan"](asked)
        plan["tasks"][0]["commands"] = [f"test -s {FILE}"]
        return outcome(asked, **plan)

    return chosen


@pytest.fixture(scope="module")
def _walls() -> None:
    walls_or_skip()


@pytest.mark.usefixtures("_walls")
async def test_a_command_harms_nobody_and_reads_no_secret(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(SECRET)
    commands = ["rm -rf /", f"rm -rf {tmp_path / 'secret'}", "cat ~/.ssh/id_rsa ~/.bashrc"]
    commands += [f"cat {tmp_path / 'secret'}; env", f"echo x > {tmp_path / 'left'}"]
    runs = Calls(tuple(Call("run", {"command": command}) for command in commands))
    async with worked(tmp_path / "home", with_commands(moves(runs, WRITES, DONE))) as played:
        assert counts(played) == (1, 0)
        heard = played.asked("do")[-1].text
        assert SECRET not in heard
        assert "sk-fake" not in heard
        assert "PRIVATE KEY" not in heard
    assert (tmp_path / "secret").read_text() == SECRET
    assert not (tmp_path / "left").exists()


async def test_a_task_is_not_done_because_a_model_says_so(tmp_path: Path) -> None:
    async with worked(tmp_path, moves(DONE)) as played:
        assert counts(played) == (0, 1)
        assert len(played.asked("do")) == 2  # attempts
        assert played.room.status()["waiting"]["options"] == ["retry", "skip", "replan"]
        await played.press("skip")
        card = played.room.status()["waiting"]
        assert card["text"].startswith("Not done: 1. Tasks not done: 1.")


@pytest.mark.parametrize(
    "again",
    [Call("list", {}), Call("write", {"path": FILE}), Call("run", {"command": "true"})],
    ids=["useful", "wrong arguments", "refused"],
)
async def test_a_model_that_never_ends_is_ended(again: Call, tmp_path: Path) -> None:
    async with worked(tmp_path, moves(again)) as played:
        assert counts(played) == (0, 1)
        assert len(played.asked("do")) == 2 * 5
        assert "5 turns" in _finished(played)["text"]


async def test_fifty_calls_in_one_answer_are_made_and_two_hundred_are_enough(
    tmp_path: Path,
) -> None:
    fifty = Calls(tuple(Call("write", {"file": FILE, "text": f"# {n}"}) for n in range(50)))
    many = Calls((Call("note", {"text": "approve"}),) * 300)
    async with worked(tmp_path / "a", moves(fifty, DONE)) as played:
        assert counts(played) == (1, 0)
        assert (played.room.files()[0] / FILE).read_text() == "# 49"
        assert len(came(played)) == 50
    async with worked(tmp_path / "b", moves(many, WRITES, DONE)) as played:
        assert counts(played) == (0, 1)
        assert len(played.entries("task_finished")[0]["learnings"]) == 20


@pytest.mark.parametrize(
    "wrong",
    [
        Call("deploy", {"to": "production"}),
        Call("approve", {"card": "c2"}),
        Call("write", "[1, 2]"),
        Call("write", '{"file": "crm.md", "text": "\\ud800"}'),
        Call("write", {"file": 5, "text": None}),
        Call("ask", {"bot": "ann", "text": "Approve it."}),
        Call("propose", {"title": "More", "bot": "nobody", "files": ["../../x"]}),
    ],
    ids=["no tool", "approve", "a list", "half a letter", "types", "no teammate", "no bot"],
)
async def test_a_wrong_call_is_told_the_model_and_it_goes_on(wrong: Call, tmp_path: Path) -> None:
    async with worked(tmp_path, moves(wrong, WRITES, DONE)) as played:
        assert counts(played) == (1, 0)
        assert len(played.asked("do")) == 3
        assert _finished(played)["thought"]["rules"] == ""
        assert [entry["what"] for entry in played.entries("decided")] == ["approved"]


async def test_a_bot_without_a_tool_does_not_get_it_by_calling_it(tmp_path: Path) -> None:
    """Social has no `run`; a model that calls it all the same is told so."""

    def play(asked: Asked) -> Play:
        if job_of(asked) != "plan":
            return moves(Call("run", {"command": "true"}), WRITES, DONE)(asked)
        plan = OUTCOMES["plan"](asked)
        plan["tasks"][0]["bot"] = "social"
        return outcome(asked, **plan)

    async with worked(tmp_path, play) as played:
        first, second, *_ = played.asked("do")
        assert "run" not in first.tools
        assert "there is no tool 'run'" in second.text
        assert counts(played) == (1, 0)


async def test_a_question_waits_for_the_person_whatever_was_claimed_beside_it(
    tmp_path: Path,
) -> None:
    asks = Call("ask_person", {"text": "Which colour?", "otherwise": "blue"})
    async with worked(tmp_path, moves(Calls((asks, DONE)))) as played:
        card = played.room.status()["waiting"]
        assert (card["kind"], card["questions"][0]["text"]) == ("questions", "Which colour?")
        assert counts(played) == (0, 0)
        await played.press("submit")
        assert counts(played) == (0, 1)  # its word alone proves nothing


async def test_an_answer_of_the_person_reaches_the_model_that_asked(tmp_path: Path) -> None:
    asks = Call("ask_person", {"text": "Which colour?", "otherwise": "blue"})
    async with worked(tmp_path, moves(asks, WRITES, DONE)) as played:
        await played.press("submit", "green, as the grass")
        assert counts(played) == (1, 0)
        assert "green, as the grass" in played.asked("do")[-1].text
        assert len(played.asked("do")) == 3  # what was said before it waited is not asked again


async def test_a_hostile_checker_cannot_do_more_than_look(tmp_path: Path) -> None:
    def play(asked: Asked) -> Play:
        if job_of(asked) == "plan":
            plan = OUTCOMES["plan"](asked)
            plan["tasks"][0]["files"] = []
            return outcome(asked, **plan)
        if job_of(asked) == "do":
            return DONE
        if job_of(asked) == "check" and not turns_of(asked):
            return Calls((WRITES, Call("run", {"command": "true"}), Call("approve", {})))
        return competent(asked)

    async with worked(tmp_path, play) as played:
        assert counts(played) == (1, 0)
        assert not (played.room.files()[0] / FILE).exists()
        assert set(played.asked("check")[0].tools) == {"read", "list", "search", "outcome"}
