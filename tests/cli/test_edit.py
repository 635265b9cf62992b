"""`folkmoot project edit`: what the person leaves in the editor is what is meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.channels.console import Console
from tests.cli.shell import Shell

DELETES = """#!/bin/sh
sed -i '/^  assumptions:/,/^  open_questions:/{/^  open_questions:/!d}' "$1"
sed -i '/^  next_steps:/,/^plan:/{/^  - /d}' "$1"
"""
"""An editor in which one section goes, and all lines of another."""


def brief(shell: Shell) -> dict[str, Any]:
    found: dict[str, Any] = shell.json("project", "brief").lines[-1]["brief"]
    return found


def test_a_section_that_is_deleted_in_the_editor_is_gone(shell: Shell, tmp_path: Path) -> None:
    shell.at_approval()
    editor = tmp_path / "editor"
    editor.write_text(DELETES)
    editor.chmod(0o755)
    before = brief(shell)
    assert before["assumptions"]
    assert before["next_steps"]
    with Console(shell.home, "project", "edit", EDITOR=str(editor)) as console:
        console.wait("[c3]")
        assert console.end() == 10
    assert brief(shell) == before | {"assumptions": [], "next_steps": []}
