"""Bot files: read strictly; one that is wrong is named with its line, and the others work."""

from __future__ import annotations

from pathlib import Path

import pytest

from folkmoot.errors import BadBot
from folkmoot.team.bot import TOOLS, read_bot
from folkmoot.team.roster import PIPELINE, TEAM, bots, own_bots, seats
from tests.fakes.processes import folkmoot

GOOD = """---
name: gardener
emoji: 🌱
description: Knows plants.
domains: [plants]
bans: [deploy]
tools: [read, search]
turns: 12
---
You know plants.
"""


def written(folder: Path, text: str, name: str = "gardener.md") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_our_own_bots_can_all_be_read() -> None:
    known = own_bots()
    assert known.troubles == ()
    assert {*TEAM, *PIPELINE} == set(known.known)
    for bot in known.known.values():
        assert set(bot.tools) <= set(TOOLS)
        assert bot.text.count(". ") == 0, f"{bot.name}: one sentence a line"


def test_a_bot_of_one_s_own_sits_down_with_the_others(tmp_path: Path) -> None:
    written(tmp_path, GOOD)
    team = seats(bots(tmp_path))
    assert [seat.bot for seat in team] == [*TEAM, "gardener"]
    assert team[-1].bans == ("deploy",)
    bot = bots(tmp_path).known["gardener"]
    assert (bot.turns, bot.tools, bot.text) == (12, ("read", "search"), "You know plants.\n")


def test_a_bot_of_one_s_own_may_take_the_place_of_ours(tmp_path: Path) -> None:
    written(tmp_path, GOOD.replace("gardener", "auditor"))
    assert bots(tmp_path).known["auditor"].description == "Knows plants."


@pytest.mark.parametrize(
    ("wrong", "line", "why"),
    [
        (GOOD.replace("tools:", "tolls:"), 7, "tolls"),
        (GOOD.replace("search]", "serach]"), 7, "serach"),
        (GOOD.replace("name: gardener", "name: Gärtner!"), 2, "name"),
        (GOOD.replace("name: gardener", "name: all"), 2, "everybody"),
        (GOOD.replace("name: gardener\n", ""), 1, "name"),
        (GOOD.replace("description: Knows plants.\n", ""), 1, "description"),
        (GOOD.replace("domains: [plants]", "domains: plants"), 5, "list"),
        (GOOD.replace("turns: 12", "turns: many"), 8, "number"),
        (GOOD.replace("emoji: 🌱", "name: other"), 3, "twice"),
        (GOOD.replace("domains: [plants]", "domains: [plants"), 6, ""),
        (GOOD.replace("You know plants.\n", ""), 10, "nothing"),
        ("You know plants.\n", 1, "dashes"),
        ("---\nname: gardener\n", 2, "end"),
        ("---\n- a\n- b\n---\ntext\n", 2, "keys"),
        ("", 1, "dashes"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    tmp_path: Path, wrong: str, line: int, why: str
) -> None:
    path = written(tmp_path, wrong)
    with pytest.raises(BadBot) as raised:
        read_bot(path)
    assert raised.value.values["path"] == str(path)
    assert raised.value.values["line"] == str(line), raised.value.values
    assert why in str(raised.value.values["why"])


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "odd.md"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBot):
        read_bot(path)


def test_with_a_broken_file_the_others_still_work(tmp_path: Path) -> None:
    path = written(tmp_path / "bots", GOOD.replace("tools:", "tolls:"))
    written(tmp_path / "bots", GOOD.replace("gardener", "cook"), "cook.md")
    ended = folkmoot(tmp_path, "say", "@cook hello")
    assert ended.code == 0
    assert ended.err.count("\n") == 1
    assert all(part in ended.err for part in (str(path), "line 7", "tolls"))
    assert "cook: " in ended.out


def test_bots_are_listed_and_shown(tmp_path: Path) -> None:
    listed = folkmoot(tmp_path, "bots", "list")
    assert all(name in listed.out for name in (*TEAM, *PIPELINE))
    shown = folkmoot(tmp_path, "bots", "show", "@Auditor")
    assert "You look for what the others did not want to see." in shown.out
    unknown = folkmoot(tmp_path, "bots", "show", "nobody")
    assert (unknown.code, "leader" in unknown.err) == (2, True)
    assert not (tmp_path / "folkmoot.db").exists()
