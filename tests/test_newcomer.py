"""A newcomer: a bare copy of the project, an empty home, and the steps of the README."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.channels.console import Console
from tests.fakes.processes import ROOT
from tests.web.browser import launched

SETTING_UP = 240.0
"""Seconds for everything to be installed, on a slow machine."""

KNOWN = (ROOT / ".git").exists()  # what belongs to the project, git knows


def bare(to: Path) -> None:
    """The files of the project and nothing that was made from them."""
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not KNOWN:
        pytest.skip("what belongs to the project, git knows")
    folder = tmp_path_factory.mktemp("newcomer") / "folkmoot"
    bare(folder)
    return folder


def first_steps() -> tuple[str, str]:
    """What the README tells a newcomer to type: the command, then the first message."""
    readme = (ROOT / "README.md").read_text("utf-8")
    block = re.search(r"```sh\n(.+?)```", readme, re.DOTALL)
    assert block is not None
    command = block.group(1).split("#")[0].strip()
    said = re.search(r"Say what you would like made(?:, for example)?: “(.+?)”", readme)
    assert said is not None
    return command, said.group(1)


def at_home(clone: Path, home: Path, command: str) -> Console:
    """A command of the project, in an empty home."""
    home.mkdir()
    caches = os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    line = f"cd {clone} && unset FOLKMOOT_HOME VIRTUAL_ENV PYTHONPATH XDG_DATA_HOME && {command}"
    return Console(home, "-c", line, program="sh", HOME=str(home), XDG_CACHE_HOME=caches)


async def test_from_a_bare_clone_to_the_first_question_on_the_page(
    clone: Path, tmp_path: Path
) -> None:
    home = tmp_path / "someone"
    command, wish = first_steps()
    with at_home(clone, home, command) as console:
        console.wait("open at http://", patience=SETTING_UP)
        address = re.search(r"http://\S+", console.text)
        assert address is not None
        async with launched() as browser:
            page = await browser.new_page()
            await page.goto(address[0])
            await page.get_by_label("Your message").fill(wish)
            await page.keyboard.press("Enter")
            await expect(page.get_by_text("before we start (1/3)").first).to_be_visible()
        console.press("ctrl-c")
        assert console.end() in (0, None), console.text  # of a shell that was interrupted: none
        assert "Traceback" not in console.text
        assert "Error" not in console.text
    assert (home / ".local" / "share" / "folkmoot" / "folkmoot.db").is_file()


def test_the_terminal_is_one_command_away(clone: Path, tmp_path: Path) -> None:
    with at_home(clone, tmp_path / "someone", "make chat") as console:
        console.wait("Say what you would like made", patience=SETTING_UP)
        console.type("Build me a website for my bakery")
        console.wait("before we start (1/3)")
        console.press("ctrl-d")
        assert console.end() == 0, console.text
