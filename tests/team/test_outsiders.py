"""
What outsiders had made by rules, as stories: what was not done is told, what was asked for is made.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.team.building import built
from tests.team.test_pages_made import BAKERY, approved, inner, step
from tests.work.sandboxed import walls_or_skip


def ran(program: Path, *words: Path) -> str:
    """What a made program prints."""
    done = subprocess.run([sys.executable, program, *words], capture_output=True, check=True)
    return done.stdout.decode()


# --- what is not done is told ------------------------------------------------------------------


async def test_a_plan_of_forty_that_was_stopped_after_five_names_the_others(
    tmp_path: Path,
) -> None:
    made = await built(tmp_path, BAKERY)
    await approved(made, [step(n, kind="action" if n == 6 else "work") for n in range(1, 41)])
    await made.room.command("stop")
    await made.room.settled()
    assert made.kinds("review_written")[-1]["left"] == [f"t{n} Step {n}" for n in range(6, 41)]
    assert "Tasks not done: 35." in made.card["text"]
    assert made.card["options"][0] == "fix"
    assert not made.points("shown")


@pytest.fixture(scope="module")
def _walls() -> None:
    walls_or_skip()


@pytest.mark.usefixtures("_walls")
async def test_the_file_of_a_failed_task_shows_nothing(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_text("[rules]\nbackoff = 0\n")
    made = await built(tmp_path, BAKERY)
    row = step(1) | {"evidence": [{"kind": "exit", "value": "exit 3"}]}
    await approved(made, [row], acceptance=[{"text": "A note", "check": "file: step1.md"}])
    while made.card["kind"] in ("approval", "choice"):
        await made.presses("skip" if made.card["kind"] == "choice" else "approve")
    assert (made.room.folder() / "step1.md").stat().st_size > 0, "it is there"
    assert made.kinds("review_written")[-1]["left"] == ["t1 Step 1"]
    assert made.points("not_done") == ["A note"]


async def test_a_point_that_a_person_writes_is_theirs_to_see_and_is_printed_nowhere(
    tmp_path: Path,
) -> None:
    made = await built(tmp_path, "Build a budget tracker for my family")
    while made.card["kind"] == "questions":
        await made.presses("skip")
    total = "The monthly total per category"
    await made.room.answer(made.card["id"], "approve", edits={"brief": {"acceptance": [total]}})
    await made.room.settled()
    await made.goes_on()
    assert made.points("look") == [total]
    assert not made.points("shown")
    assert total not in made.files()["index.html"]


async def test_a_change_to_what_was_only_prepared_makes_no_program(tmp_path: Path) -> None:
    made = await built(
        tmp_path, "Build me a Python tool that finds duplicate files by hash, as JSON or a table"
    )
    await made.goes_on()
    before = made.files()
    await made.presses("changes", "It must take a folder and print a table")
    await made.goes_on()
    changed = {name for name, text in made.files().items() if before.get(name) != text}
    told = made.kinds("task_finished")[-2]["text"]
    assert all(name in told for name in changed if name.isupper())
    assert "Not without a model: " in told
    assert not [name for name in made.files() if name.endswith(".py")]
    assert made.points("shown") == ["Requirements, an outline and a list of tests are written."]


@pytest.mark.parametrize(
    "wish",
    [
        'Translate "good morning" into Italian',
        "Review this code please: def f(x): return x + 1",
        "Write a Python script that converts CSV to JSON",
    ],
)
async def test_what_rules_cannot_do_is_named_before_anything_is_done(
    wish: str, tmp_path: Path
) -> None:
    made = await built(tmp_path, wish)
    await made.goes_on()
    entries = made.room.entries()
    said = [n for n, one in enumerate(entries) if "cannot do this" in str(one.get("text"))]
    begun = [n for n, one in enumerate(entries) if one["kind"] == "task_started"]
    assert said
    assert said[0] < begun[0]


async def test_a_program_takes_the_date_from_where_it_was_to_or_it_is_said(tmp_path: Path) -> None:
    wish = "Build me a small Python tool that renames photos by the date in the file name"
    made = await built(tmp_path, wish)
    await made.goes_on()
    (tool,) = [name for name in made.files() if re.fullmatch(r"(?!test_)\w+\.py", name)]
    photo = tmp_path / "photos" / "IMG 2019-05-06.jpg"
    photo.parent.mkdir()
    photo.write_bytes(b"x")
    renamed = ran(made.room.folder() / tool, photo.parent).split("->")[1]
    assert renamed.strip().startswith("2019-05-06") or any("date" in text for text in made.beyond())


async def test_a_task_that_was_not_done_is_not_ticked(tmp_path: Path) -> None:
    made = await built(tmp_path, 'Translate "good morning" into Italian')
    await made.goes_on()
    assert "cannot do this" in made.kinds("task_finished")[-1]["text"]
    assert made.kinds("task_finished")[-1]["status"] != "success"


# --- what is asked for is made -----------------------------------------------------------------


async def test_of_260_instead_is_worked_out_again(tmp_path: Path) -> None:
    made = await built(tmp_path, "What is 15% of 240?")
    await made.goes_on()
    assert "= 36" in made.files()["RESULT.md"]
    await made.presses("changes", "of 260 instead")
    await made.goes_on()
    result = made.files()["RESULT.md"]
    assert "= 39" in result
    assert "36" not in result


async def test_a_birthday_party_for_twelve_kids_is_no_letter(tmp_path: Path) -> None:
    wish = "Plan a birthday party for 12 kids on 5 June, 3 pm to 6 pm, at our garden"
    made = await built(tmp_path, wish)
    await made.goes_on()
    files = made.files()
    assert {"INVITATION.md", "PROGRAMME.md", "CHECKLIST.md", "BUDGET.md"} <= set(files)
    assert "5 June" in files["INVITATION.md"]
    assert "15:00" in files["INVITATION.md"]
    assert "Kind regards" not in "".join(files.values())
    assert made.points("not_done") == ["The programme says what happens."]


async def test_a_menu_that_was_brought_is_on_the_page(tmp_path: Path) -> None:
    menu = tmp_path / "menu.md"
    menu.write_text("- Sourdough 4.50 €\n- Rolls 0.60 €\n")
    wish = f"{BAKERY} with the menu that I attached"
    made = await built(tmp_path / "home", wish, material=(menu,))
    await made.goes_on()
    page = made.files()["index.html"]
    rows = [tuple(inner(row, "td")) for row in inner(page, "tr")]
    assert rows == [("Sourdough", "4.50 €"), ("Rolls", "0.60 €")]
    assert "attached" not in page


async def test_an_idea_that_was_chosen_is_prepared_and_called_no_more_than_that(
    tmp_path: Path,
) -> None:
    made = await built(tmp_path, "I have a free room and a piano, what could I do with it?", "skip")
    assert made.card["kind"] == "choice"
    await made.presses("2")
    assert "only prepare" in made.card["questions"][0]["text"]
    await made.goes_on()
    assert made.points("shown") == ["Requirements, an outline and a list of tests are written."]
    assert "DRAFT.md" not in made.files()


async def test_a_vague_build_waits_for_a_yes_in_simple_mode_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLKMOOT_MODE", "simple")
    made = await built(tmp_path, BAKERY)
    await made.presses("skip")
    assert made.card["kind"] == "approval"
    assert not made.kinds("task_started")
