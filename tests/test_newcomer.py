"""A newcomer: a bare copy of the project, an empty home, and the steps of the README."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.channels.console import Console
from tests.fakes.processes import ROOT


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


def first_steps() -> tuple[str, str]:
    """What the README tells a newcomer to type: the command, then the first message."""
    readme = (ROOT / "README.md").read_text("utf-8")
    block = re.search(r"```sh\n(.+?)```", readme, re.DOTALL)
    assert block is not None
    command = block.group(1).split("#")[0].strip()
    said = re.search(r"Type what you would like made(?:, for example)?: “(.+?)”", readme)
    assert said is not None
    return command, said.group(1)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="what belongs to the project, git knows")
def test_from_a_bare_clone_to_the_first_question(tmp_path: Path) -> None:
    clone, home = tmp_path / "folkmoot", tmp_path / "someone"
    bare(clone)
    home.mkdir()
    command, wish = first_steps()
    caches = os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    line = f"cd {clone} && unset FOLKMOOT_HOME VIRTUAL_ENV PYTHONPATH XDG_DATA_HOME && {command}"
    with Console(home, "-c", line, program="sh", HOME=str(home), XDG_CACHE_HOME=caches) as console:
        console.wait("Say what you would like made")
        console.type(wish)
        console.wait("before we start (1/3)")
        console.press("ctrl-d")
        assert console.end() == 0, console.text
    assert (home / ".local" / "share" / "folkmoot" / "folkmoot.db").is_file()
