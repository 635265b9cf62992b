"""Files that are views of something: written when they say something else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from folkmoot.team.files import write


def test_a_view_is_written_again_only_when_it_says_something_else(tmp_path: Path) -> None:
    view, other = tmp_path / "papers" / "PLAN.md", tmp_path / "other.md"
    write(view, "three tasks", durable=False)
    first = view.stat().st_ino
    write(view, "three tasks", durable=False)
    assert view.stat().st_ino == first
    write(view, "four tasks!", durable=False)
    assert (view.read_text(), view.stat().st_ino == first) == ("four tasks!", False)
    for lay in (view.symlink_to, view.hardlink_to):  # what was put in its place is not believed
        other.write_text("four tasks!")
        view.unlink()
        lay(other)
        write(view, "four tasks!", durable=False)
        assert (view.is_symlink(), view.stat().st_nlink) == (False, 1)
    view.unlink()
    view.mkdir()
    with pytest.raises(IsADirectoryError):
        write(view, "four tasks!", durable=False)
    view.rmdir()
    os.mkfifo(view)
    write(view, "four tasks!", durable=False)
    assert view.read_text() == "four tasks!"
