"""Who performs: a look at a lock keeps nobody out, a holder does."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from folkmoot.errors import FolderBusy
from folkmoot.jobs.locks import Lock, Role


def test_a_look_at_who_serves_does_not_keep_a_server_out(tmp_path: Path) -> None:
    Role(tmp_path).wanted()
    look = Lock(tmp_path / "locks" / "server")
    assert look.take(shared=True)
    threading.Timer(0.03, look.release).start()
    assert Role(tmp_path).become_server()


def test_a_server_that_is_there_keeps_another_out(tmp_path: Path) -> None:
    first = Role(tmp_path)
    assert first.become_server()
    with pytest.raises(FolderBusy):
        Role(tmp_path).become_server()
    first.release()
    assert Role(tmp_path).become_server()
