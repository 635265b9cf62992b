"""Real processes on a data folder: the program itself, or a scene of tests/fakes/child.py."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PROGRAM = (sys.executable, "-m", "folkmoot")
CHILD = (sys.executable, "-m", "tests.fakes.child")
PATIENCE = 120.0
"""Seconds after which a process hangs. Far more than any of them needs."""


@dataclass(frozen=True, slots=True)
class Ended:
    """What a process said, and how it ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The JSON Lines it printed."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def status(self) -> dict[str, Any]:
        last = self.lines[-1]
        assert last["kind"] == "status", last
        return last


def environment(home: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "FOLKMOOT_HOME": str(home), **more}


def folkmoot(
    home: Path, *words: str | bytes, stdin: bytes = b"", env: dict[str, str] | None = None
) -> Ended:
    """Run one command to its end."""
    done = subprocess.run(
        [*PROGRAM, *words],
        cwd=ROOT,
        env=environment(home, **(env or {})),
        input=stdin,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    out, err = (stream.decode("utf-8", "surrogateescape") for stream in (done.stdout, done.stderr))
    return Ended(done.returncode, out, err)


def begin(home: Path, *words: str, **env: str) -> subprocess.Popen[bytes]:
    """Start one command and let it run; nobody reads what it says."""
    return subprocess.Popen(
        [*PROGRAM, *words],
        cwd=ROOT,
        env=environment(home, **env),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@contextmanager
def beside(home: Path, *words: str, **env: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command that runs while something else happens, and is ended afterwards."""
    process = begin(home, *words, **env)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(PATIENCE)


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill -9, and wait until it is dead. One that has ended already is fine."""
    process.send_signal(signal.SIGKILL)
    process.wait(PATIENCE)


def child(home: Path, scene: str, dies_at: str = "nowhere", **env: str) -> Ended:
    """Play a scene in a process of its own, to its end or to its death."""
    done = subprocess.run(
        [*CHILD, scene, dies_at],
        cwd=ROOT,
        env=environment(home, **env),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())


def begin_child(
    home: Path, scene: str, dies_at: str = "nowhere", **env: str
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*CHILD, scene, dies_at], cwd=ROOT, env=environment(home, **env), stdin=subprocess.DEVNULL
    )


def journal(home: Path) -> list[str]:
    """What was worked on, in every process so far."""
    path = home / "journal"
    return path.read_text().splitlines() if path.exists() else []


def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.01)


def told(ended: Ended, *words: str) -> None:
    assert "Traceback" not in ended.err, ended.err
    assert (ended.code, ended.out) == (1, ""), ended
    for word in words:
        assert word in ended.err, ended.err
