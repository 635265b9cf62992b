"""What the offline team makes: it parses, it shows the person's own facts, it invents nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from folkmoot.conversation.plan import Plan, Task
from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.question import Question
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.kinds import KINDS
from folkmoot.team.offline.making import BY_NAME, figures, make
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.making.reckoning import worked_out
from folkmoot.work.broken import broken

HOSTILE = """x</script><b>"'`${1}\\ {0} \"\"\" '''; import os; os.abort() #\n%s | ; rm -rf /"""
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)


def told(request: str, lang: str = "en", folder: Path = Path(), **answers: str) -> Told:
    asked = [
        Question("leader", topic, id=f"q{n}", topic=topic) for n, topic in enumerate(answers, 1)
    ]
    said = [Message(n + 2, "ann", text) for n, text in enumerate(answers.values())]
    project = Project("p1", Intent.BUILD, Flow.FULL, request, "ann", 1, asked=tuple(asked))
    return Told(
        project,
        Message(1, "ann", request, lang),
        tuple(zip(asked, said, strict=True)),
        folder=folder,
        lang=lang,
    )


def made(told: Told, file: str) -> str:
    task = Task("Make it", "leader", files=(file,))
    return make(file, Material(told, Plan((task,)), task))


COUNTS = "a tool that counts words. "


def files() -> list[str]:
    """Every file that is made from words alone."""
    planned = {file for kind in KINDS.values() for step in kind.tasks for file in step.files}
    named = {file.format(name="tool") for file in planned} | set(BY_NAME) | {"x.txt"}
    return sorted(named - {figures.REPORT, figures.CHART})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", files())
def test_every_file_can_be_read_whatever_was_said(file: str, lang: str, tmp_path: Path) -> None:
    for n, words in enumerate(("a site for my shop, news, prices", HOSTILE)):
        words = COUNTS + words if file.endswith(".py") else words
        path = tmp_path / f"{n}-{file}"
        path.write_text(made(told(words, lang, content=words, problem=words), file), "utf-8")
        assert broken(file, path.read_bytes()) == ""
        assert path.stat().st_size > 0


@pytest.mark.parametrize("file", ["logo.svg", "data.csv", "service.go", "photo.png", "tool.py"])
def test_what_rules_cannot_make_is_not_made(file: str) -> None:
    assert made(told("a brand for my band"), file) == ""


def test_words_of_people_are_never_markup() -> None:
    page = made(told(HOSTILE, content=HOSTILE, message=HOSTILE), "index.html")
    assert "<b>" not in page
    assert page.count("<script") == 0


def test_programs_that_are_made_do_what_their_test_says(tmp_path: Path) -> None:
    """The test beside each program passes."""
    for words, name in (
        ("a tool that renames files", "files"),
        ("a tool that adds up a csv table", "table"),
        ("a tool that counts words", "text"),
    ):
        folder = tmp_path / name
        folder.mkdir()
        for file in ("tool.py", "test_tool.py"):
            (folder / file).write_text(made(told(words), file), "utf-8")
        done = subprocess.run(
            ["python3", "-m", "unittest", "test_tool"],
            cwd=folder,
            env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout


BAKERY = told(
    "a website for my bakery in Utrecht, opening hours, menu, order by phone",
    look="Opening hours: Tue-Sat 7-17. Menu: sourdough, rolls, apple cake. Phone 030 123 4567.",
)


def test_the_page_of_a_bakery_shows_its_own_facts_in_a_browser(tmp_path: Path) -> None:
    for file in ("index.html", "style.css"):
        (tmp_path / file).write_text(made(BAKERY, file), "utf-8")
    page = seen(tmp_path / "index.html", tmp_path)
    for fact in (
        "Bakery in Utrecht",
        "Opening hours",
        "Tue-Sat 7-17",
        "apple cake",
        "030 123 4567",
    ):
        assert fact in page, fact


def test_the_app_that_is_made_runs_in_a_browser(tmp_path: Path) -> None:
    said = told("an app to keep track of tools", "de")
    for file in ("index.html", "style.css", "app.js"):
        (tmp_path / file).write_text(made(said, file), "utf-8")
    page = seen(tmp_path / "index.html", tmp_path)
    empty = made(said, "app.js").split('"empty": "')[1].split('"')[0]
    assert empty in page, "the program filled in that there is nothing yet"


def seen(page: Path, folder: Path) -> str:
    """The page as a browser has it after its programs ran."""
    if CHROMIUM is None:
        assert not os.environ.get("FOLKMOOT_CI"), "Chromium is needed: apt-get install chromium"
        pytest.skip("there is no Chromium on this machine")
    command: list[Any] = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu"]
    command += [f"--user-data-dir={folder / 'profile'}", "--virtual-time-budget=2000", "--dump-dom"]
    done = subprocess.run(
        [*command, page.as_uri()], capture_output=True, text=True, timeout=120, check=True
    )
    return done.stdout


def test_what_nobody_said_is_not_on_the_page() -> None:
    page = made(told("a site for my shop, news, prices, gallery"), "index.html")
    assert "<section" not in page
    assert "filled in" not in page


@pytest.mark.parametrize(
    ("lang", "request_text", "wanted"),
    [
        ("en", "Calculate 12 * (3 + 4)", "= 84"),
        ("en", "What is 15 % of 240?", "36"),
        ("de", "Rechne bitte 19,5 + 0,5 aus", "= 20"),
        ("en", "Convert 10 miles", "16.09344 km"),
        ("fr", "Convertis 20 km en miles", "12,4274 mi"),
        ("en", "How many days between 2026-01-01 and 2026-03-01?", "59 days"),
        ("en", "Sort alphabetically: pear, apple, fig", "- apple\n- fig\n- pear"),
        ("en", "Count the words: one two three", "3"),
    ],
)
def test_small_tasks_that_rules_can_do_are_done(lang: str, request_text: str, wanted: str) -> None:
    assert wanted in made(told(request_text, lang), "RESULT.md")


@pytest.mark.parametrize("said", ["2 ** 9999999", "1/0", "__import__('os')", "9" * 300, "(" * 150])
def test_no_sum_can_do_harm(said: str) -> None:
    assert worked_out(said) is None


def test_what_needs_a_model_says_so() -> None:
    page = made(told("Translate this into Finnish: good morning"), "RESULT.md")
    assert "model" in page
