"""
What a killed Folkmoot may leave: walls that nobody is behind, and folders of a probe.

A command never outlives us (see the gate in `walls`). But bubblewrap itself, killed in the very
moment of building, can leave a first process that waits for ever; it is cleared up here.
"""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from folkmoot.work.sandbox.walls import NAME

PROBE = "folkmoot-probe-"
OLD = 600
"""Seconds after which a probe's folder is nobody's."""


def clear_up() -> None:
    """End forsaken walls of this user and remove old folders of probes; never raises."""
    if os.getpid() != 1:  # whoever is first in a container is the parent of its own walls
        for process in Path("/proc").iterdir():
            if process.name.isdigit() and _forsaken(process):
                with suppress(OSError):
                    os.kill(int(process.name), signal.SIGKILL)
    for folder in Path(tempfile.gettempdir()).glob(f"{PROBE}*"):
        with suppress(OSError):
            found = folder.lstat()
            if found.st_uid == os.geteuid() and time.time() - found.st_mtime > OLD:
                shutil.rmtree(folder, ignore_errors=True)


def _forsaken(process: Path) -> bool:
    """Whether this is one of our bubblewraps, and its parent is gone."""
    try:
        if process.stat().st_uid != os.geteuid():
            return False
        words = (process / "cmdline").read_bytes().split(b"\0")
        if not words[0].endswith(b"bwrap") or NAME.encode() not in words:
            return False
        parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
        return parent == "1"
    except OSError:
        return False
