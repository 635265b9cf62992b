"""
From cold: how long a command takes, and how much memory, as a person at a shell sees it.

The program is byte-compiled and was run once before. Each run is a process of its own,
started and waited for by a small one: a child's peak memory is never below its parent's.
"""

from __future__ import annotations

import compileall
import os
import subprocess
import sys
from pathlib import Path

import folkmoot
from bench.promise import Line, Sheet, at_most

RUNS = 9
LAUNCH = """
import os, sys, time
out = os.open(os.devnull, os.O_WRONLY)
to = [(os.POSIX_SPAWN_DUP2, out, 1), (os.POSIX_SPAWN_DUP2, out, 2)]
began = time.perf_counter()
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=to)
_, status, used = os.wait4(pid, 0)
taken = time.perf_counter() - began
print(taken, used.ru_maxrss, os.waitstatus_to_exitcode(status))
"""


class Command:
    """One command line, run again and again."""

    def __init__(self, name: str, *args: str, most: float) -> None:
        self.name = name
        self.args = args
        self.most = most  # seconds
        self.seconds: list[float] = []
        self.megabytes: list[float] = []

    def run(self, home: Path) -> tuple[float, float]:
        """Run it once; return seconds and megabytes."""
        program = str(Path(sys.executable).parent / "folkmoot")
        env = {key: value for key, value in os.environ.items() if not _ours(key)}
        launched = subprocess.run(
            [sys.executable, "-I", "-S", "-c", LAUNCH, program, *self.args],
            env={**env, "FOLKMOOT_HOME": str(home)},
            capture_output=True,
            text=True,
            check=True,
        )
        seconds, kilobytes, code = launched.stdout.split()
        if code != "0":
            raise SystemExit(f"folkmoot {' '.join(self.args)} ended with exit code {code}")
        return float(seconds), int(kilobytes) / 1024

    def lines(self) -> list[Line]:
        milliseconds = [second * 1000 for second in self.seconds]
        return [
            at_most(self.name, milliseconds, "ms", self.most * 1000),
            at_most("  its peak memory", self.megabytes, "MB", 80),
        ]


def _ours(key: str) -> bool:
    return key.startswith("FOLKMOOT_") or key.endswith("_API_KEY")


def measure(folder: Path, quick: bool) -> Sheet:
    """Measure in a folder that is thrown away afterwards."""
    compileall.compile_dir(Path(folkmoot.__file__).parent, quiet=1)
    help = Command("--help", "--help", most=0.25)
    first = Command("say hello, in a new folder", "say", "--json", "hello", most=0.6)
    again = Command("say hello, once more", "say", "--json", "hello", most=0.6)
    for command in (help, again):
        command.run(folder / "known")
    for n in range(3 if quick else RUNS):
        for command, home in ((help, "known"), (first, f"new-{n}"), (again, "known")):
            seconds, megabytes = command.run(folder / home)
            command.seconds.append(seconds)
            command.megabytes.append(megabytes)
    lines = [line for command in (help, first, again) for line in command.lines()]
    return Sheet(f"start: from cold, median of {len(help.seconds)}", lines)
