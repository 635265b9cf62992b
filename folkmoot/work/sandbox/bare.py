"""
Bare: no walls. For a person who was asked and said yes, where no wall can be built.

A command can do whatever the person can. It still has a clean environment and HOME, is held to
its limits, and is ended with what it started, as far as that can be found: by its session, by
its parents, by a mark in its environment.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from folkmoot.work.sandbox import inside
from folkmoot.work.sandbox.course import Course, Look, aside
from folkmoot.work.sandbox.disk import Disk, used_at_first
from folkmoot.work.sandbox.kernel import limit_arguments
from folkmoot.work.sandbox.processes import Process, fair_memory, held, processes
from folkmoot.work.sandbox.ran import USUAL, Limits, Ran

MARK = "FOLKMOOT_COMMAND"
LAST = 2.0
"""Seconds in which what was killed must be gone."""


class Bare:
    """Commands without walls."""

    name = "bare"

    async def run(self, command: str, folder: Path, limits: Limits = USUAL) -> Ran:
        """Run a command; see `Sandbox`."""
        why = inside.unfit(command)
        if why:
            return Ran(126, why)
        return await aside(partial(_run, command, folder, limits))


def _run(command: str, folder: Path, limits: Limits, leave: threading.Event) -> Ran:
    folder = folder.resolve()
    if not folder.is_dir():
        raise FileNotFoundError(f"there is no folder {folder}")
    disk = Disk(folder, limits.folder, used_at_first(folder))
    private = tempfile.mkdtemp(prefix="folkmoot-")
    try:
        loose = _start(command, folder, limits, private)
        return Course(loose, limits, disk, leave).follow()
    finally:
        shutil.rmtree(private, ignore_errors=True)


def _start(command: str, folder: Path, limits: Limits, private: str) -> Loose:
    mark = uuid.uuid4().hex
    process = subprocess.Popen(
        [*_before(limits), *inside.shell(), command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=inside.environment(private, private) | {MARK: mark},
        cwd=folder,
        start_new_session=True,
    )
    return Loose(process, f"{MARK}={mark}".encode(), folder)


def _before(limits: Limits) -> Iterator[str]:
    """What runs before the shell, where it is installed: it dies with us, and has its limits."""
    if setpriv := inside.tool("setpriv"):
        yield from (setpriv, "--pdeathsig", "KILL", "--no-new-privs")
    if prlimit := inside.tool("prlimit"):
        yield prlimit
        yield from limit_arguments(limits, os.geteuid())


class Loose:
    """A command without walls, and what is known to belong to it."""

    said = b""

    def __init__(self, process: subprocess.Popen[bytes], mark: bytes, folder: Path) -> None:
        self.process = process
        self._mark = mark
        self._device = folder.stat().st_dev
        self._known: set[tuple[int, int]] = set()  # number and beginning
        self._lock = threading.Lock()  # the folder is looked at by another thread

    def look(self, enough: int) -> Look:
        found = self._belonging()
        memory = sum(process.memory for process in found)
        return Look(len(found), fair_memory("/proc", found) if memory > enough else memory)

    def held(self) -> int:
        return held("/proc", (process.pid for process in self._belonging()), self._device)

    def kill(self) -> None:
        deadline = time.monotonic() + LAST
        while time.monotonic() < deadline:
            found = self._belonging() or self._marked()
            for process in found:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(process.pid, signal.SIGKILL)
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.poll()  # one that has ended stays until it was asked for
            if not found:
                return
            time.sleep(0.01)

    def _belonging(self) -> list[Process]:
        """Its processes: of its session, known before, or begun by one of these."""
        with self._lock, suppress(OSError):
            everyone = processes()
            inside = {
                process.pid
                for process in everyone
                if process.session == self.process.pid
                or (process.pid, process.began) in self._known
            }
            grows = True
            while grows:
                born = {each.pid for each in everyone if each.parent in inside} - inside
                inside |= born
                grows = bool(born)
            found = [process for process in everyone if process.pid in inside]
            self._known |= {(process.pid, process.began) for process in found}
            return found
        return []

    def _marked(self) -> list[Process]:
        """Processes that went away from their session and parents, and kept their environment."""
        found = []
        with suppress(OSError):
            for process in processes():
                with suppress(OSError), open(f"/proc/{process.pid}/environ", "rb") as file:
                    if self._mark in file.read().split(b"\0"):
                        found.append(process)
        return found
