"""The comparison with LangGraph: our half is played here; theirs needs its own environment."""

import re
import sys
from pathlib import Path

import pytest

from bench.peers.dialogue import EIGHT, Work, critical_path, graph, note, noted
from bench.peers.environment import PINNED
from bench.peers.row import Row, Table
from bench.peers.side import Side


def test_our_side_plays_the_dialogue_to_its_end(tmp_path: Path) -> None:
    with Side(Path(sys.executable), "bench.peers.ours", tmp_path) as ours:
        played = ours.play("dialogues", rooms=2, each=1)
        grown = ours.play("growth", turns=4)
    assert played["a_second"] > 0
    assert len(played["exchanges"]) == 2  # one for each room: round one to round two
    assert 0 < grown["young"] < 1_000


def test_our_side_loses_nothing_to_a_kill(tmp_path: Path) -> None:
    with Side(Path(sys.executable), "bench.peers.ours", tmp_path) as ours:
        worked = ours.play("working", seed=1)
        asked = ours.play("asking", seed=1)
        decided = ours.play("deciding", seed=1)
    assert worked["finished"] >= 1
    assert worked["undone"] == 0
    assert asked["open"] > 0
    assert decided["open"] > 0
    assert asked["lost"] == decided["lost"] == 0


def test_a_critical_path_is_the_longest_chain() -> None:
    assert critical_path(Work(EIGHT, (1.0,) * 8)) == 4
    assert critical_path(Work(((), (), (0, 1)), (1.0, 2.0, 0.5))) == 2.5
    assert graph(7) == graph(7) != graph(8)


def test_a_journal_has_whole_lines_only(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    assert noted(journal) == []
    note(journal, "done room-1 3")
    with journal.open("a") as cut_off:
        cut_off.write("12.5 done ro")
    assert [text for _, text in noted(journal)] == ["done room-1 3"]


@pytest.mark.parametrize(
    ("row", "kept", "verdict"),
    [
        (Row("turns", [200, 210, 190], [20], "/s", least=10), True, "PASS"),
        (Row("turns", [200], [21], "/s", least=10), False, "FAIL"),
        (Row("bytes", [1], [99], "B", most=0.01), False, "FAIL"),
        (Row("lost", [0], [0], "", nothing=True), True, "PASS"),
        (Row("lost", [1], [5], "", nothing=True), False, "FAIL"),
        (Row("told", [1], [2], "ms"), None, ""),
    ],
)
def test_a_row_says_whether_it_is_as_wanted(row: Row, kept: bool | None, verdict: str) -> None:
    assert row.kept is kept
    assert row.cells[-1] == verdict
    assert Table("peers", [row]).kept is (kept is not False)
    assert str(Table("peers", [row])).endswith(verdict)


def test_the_other_side_is_pinned_and_names_no_place() -> None:
    pinned = PINNED.read_text("utf-8")
    assert re.search(r"^langgraph==1\.2\.", pinned, re.MULTILINE)
    assert not re.search(r"://|^\s*-(?!-hash=)| @ ", pinned, re.MULTILINE)
