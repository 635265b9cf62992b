"""`folkmoot eval`: whole conversations with the offline team, and what is printed of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from folkmoot.evaluation import report
from folkmoot.evaluation.case import Case, Fact, chosen
from folkmoot.evaluation.claims import Claims
from folkmoot.evaluation.report import Figures
from folkmoot.evaluation.run import LIMIT, play, play_all, settings_in
from folkmoot.settings import Settings, read
from tests.cli.shell import Shell

ROW = Figures(
    case="kiln",
    lang="en",
    wanted="build",
    understood="build",
    rounds=2,
    questions=6,
    facts=8,
    told=7,
    recovered=6,
    false_starts=(),
    approved=4,
    done=3,
    claims=Claims(5, (), 2),
    fallbacks=1,
    cost_usd=0.02,
    seconds=1.5,
)


def settings(home: Path, **env: str) -> Settings:
    return read({"FOLKMOOT_HOME": str(home), **env})


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> list[Figures]:
    """A build and a task with the offline team."""
    told: list[Figures] = []
    folder = tmp_path_factory.mktemp("eval")
    found = asyncio.run(
        play_all(chosen(["kiln", "water-notice"]), settings(folder / "own"), folder, told.append)
    )
    assert told == found
    return found


def test_the_offline_team_starts_nothing_unapproved(played: list[Figures]) -> None:
    assert [(row.false_starts, row.why) for row in played] == [((), ""), ((), "")]


def test_the_figures_of_a_build_and_of_a_task(played: list[Figures]) -> None:
    build, task = played
    assert build.rounds >= 1
    assert build.questions >= 3
    assert build.told >= (build.recovered or 0) >= 4
    assert build.done == build.approved > 1
    assert (task.done, task.approved, task.recovered) == (1, 1, None)
    assert build.cost_usd == build.fallbacks == 0


def test_a_conversation_that_takes_too_long_says_so(tmp_path: Path) -> None:
    own = settings_in(settings(tmp_path, FOLKMOOT_PACE="600"), tmp_path / "kiln")
    row = asyncio.run(play(chosen(["kiln"])[0], own, limit=0.2))
    assert "0.2 seconds" in row.why
    assert row.failed
    assert row.recovered == 0
    assert LIMIT > 60


def test_a_plan_that_goes_against_them_is_changed_once_and_never_approved(tmp_path: Path) -> None:
    never = Fact("never", "There are to be no screens.", ("not",), (("screen",),), "en", True)
    case = Case("crm", "en", "build", "Build me a CRM", (never,))
    row = asyncio.run(play(case, settings_in(settings(tmp_path / "own"), tmp_path / "crm")))
    assert "Describe the screens" in row.why  # the offline team's plan has it, whatever one says
    assert (row.approved, row.done, row.told, row.recovered) == (0, 0, 1, 1)
    assert row.false_starts == ()


def test_settings_and_bots_are_taken_over_and_the_database_is_not(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    (mine / "bots").mkdir(parents=True)
    (mine / "bots" / "gardener.md").write_text("---\nname: gardener\n---\n")
    (mine / "folkmoot.toml").write_text("[rules]\nrounds = 1\n")
    env = {"FOLKMOOT_DATABASE_URL": f"sqlite:///{tmp_path}/mine.db"}
    own = settings_in(settings(mine, **env), tmp_path / "eval" / "kiln")
    assert own.rules.rounds == 1
    assert own.database.parent == own.home == tmp_path / "eval" / "kiln"
    assert (own.bots / "gardener.md").is_file()


# --- the report --------------------------------------------------------------------------


def test_the_sum_is_of_facts_and_tasks_not_of_shares() -> None:
    other = replace(ROW, facts=2, told=0, recovered=0, understood="advice", why="no end")
    quick = replace(ROW, facts=3, told=3, recovered=None, approved=0, done=0)
    total = report.total([ROW, other, quick])
    assert (total.facts, total.told, total.recovered) == (10, 7, 6)
    assert (total.finished, total.understood, total.done, total.approved) == (2, 2, 6, 8)
    view = report.view(total, "offline")
    assert (view["recovered_share"], view["done_share"]) == (0.6, 0.75)


def test_a_line_of_the_table_and_why_it_failed() -> None:
    bad = replace(ROW, false_starts=("p1/t1",), why="it has no end")
    assert "6/8 75%" in report.line(ROW)
    assert len(report.line(ROW)) <= 110
    assert report.troubles([ROW, bad]) == [
        "kiln: work began without approval: p1/t1",
        "kiln: not finished: it has no end",
    ]
    assert report.view(replace(ROW, recovered=None), "x")["recovered_share"] is None
    assert report.line(report.total([]))


# --- the command -------------------------------------------------------------------------


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path / "home", {"TMPDIR": str(tmp_path)})


def test_json_has_a_line_a_conversation_and_the_sum_last(shell: Shell, tmp_path: Path) -> None:
    ended = shell.json("eval", "--only", "camionnette", "--only", "heat-pump")
    assert ended.code == 0, ended
    kinds: list[Any] = [(line["kind"], line.get("case")) for line in ended.lines]
    assert kinds == [("conversation", "camionnette"), ("conversation", "heat-pump"), ("sum", None)]
    assert ended.lines[-1]["conversations"] == 2
    assert ended.lines[-1]["false_starts"] == 0
    assert list(tmp_path.iterdir()) == [], "the folder is gone, and the person's own untouched"


def test_what_is_kept_is_where_it_says(shell: Shell, tmp_path: Path) -> None:
    ended = shell("eval", "--only", "water-notice", "--keep")
    assert ended.code == 0, ended
    kept = Path(ended.out.splitlines()[-1].removeprefix("Kept: "))
    assert kept.parent == tmp_path
    assert (kept / "water-notice" / "folkmoot.db").is_file()
    assert not shell.home.exists()


def test_an_unknown_name_is_told_the_known_ones(shell: Shell) -> None:
    ended = shell("eval", "--only", "nobody")
    assert ended.code == 2
    assert "kiln" in ended.err
    assert "nobody" in ended.err
