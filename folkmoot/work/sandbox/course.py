"""
The course of one command, from its start to the end of everything it started.

It runs in a thread of its own, so that limits hold while the room is busy, and so that the
kernel ends the command with us: it does when the thread that started it is no more.
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from folkmoot.work.sandbox.disk import Disk
from folkmoot.work.sandbox.output import Output
from folkmoot.work.sandbox.processes import machine_memory
from folkmoot.work.sandbox.ran import Limits, Ran, size

PACE = 0.05
"""Seconds between two looks at the processes; more, if a look takes more than a tenth of it."""

CROWDED = 3
HEAVY = 2
"""So many looks in a row must find too many processes, or too much memory: while one is taken,
processes come and go, and what they share is counted anew."""

READ = 1 << 20
FLOOD = 8 << 20
"""Bytes after which output is read at a measured pace: nobody will see it."""

SPARE = 32
"""This part of the machine's memory stays free, whoever took the rest."""

SIGNALS = {
    128 + signal.SIGXFSZ: ("disk", "a file of more than {file_size}"),
    128 + signal.SIGXCPU: ("time", "more than {seconds:g} seconds"),
}
"""Ends that are the kernel's word for a limit."""


@dataclass(frozen=True, slots=True)
class Look:
    processes: int
    memory: int  # bytes


class Running(Protocol):
    """A command that was started, and the power to end it."""

    @property
    def process(self) -> subprocess.Popen[bytes]: ...
    @property
    def said(self) -> bytes:
        """What was printed already, and read."""
        ...

    def look(self, enough: int) -> Look:
        """What it uses now; memory is exact where it seems to be more than `enough`."""
        ...

    def held(self) -> int:
        """Bytes of files it has open that have no name any more."""
        ...

    def kill(self) -> None:
        """End everything it started; nothing is left when this returns."""
        ...


class Course:
    """Reads what a command prints and looks at what it uses, until it ends or must end."""

    def __init__(
        self, running: Running, limits: Limits, disk: Disk, leave: threading.Event
    ) -> None:
        self._running = running
        self._limits = limits
        self._disk = disk
        self._leave = leave
        self._output = Output(limits.output)
        self._output.add(running.said)
        self._printed = 0
        self._crowded = 0  # looks in a row
        self._heavy = 0

    def follow(self) -> Ran:
        """Until the end. The pipe of the process's output is read and closed."""
        began = time.monotonic()
        process = self._running.process
        assert process.stdout is not None
        with process.stdout as pipe:
            self._disk.start(self._running.held)
            try:
                stopped, detail = self._until_over(pipe.fileno(), began + self._limits.seconds)
            finally:
                self._disk.end()
                self._running.kill()
                process.wait()
            self._rest(pipe.fileno())
        seconds = time.monotonic() - began
        code = process.returncode if process.returncode >= 0 else 128 - process.returncode
        if not stopped and code in SIGNALS:
            stopped, words = SIGNALS[code]
            file_size = size(self._limits.file_size)
            detail = words.format(file_size=file_size, seconds=self._limits.seconds)
        return Ran(None if stopped else code, self._output.close(), stopped, detail, seconds)

    def _until_over(self, pipe: int, deadline: float) -> tuple[str, str]:
        """Why it must be stopped, with the values; nothing, if it ended."""
        poller = select.poll()
        poller.register(pipe, select.POLLIN)
        printing = True  # a command may close its output and go on
        next_look = time.monotonic() + PACE
        while not self._leave.is_set():
            if printing and poller.poll(PACE * 1000):
                printing = self._read(pipe)
            if self._ended(0 if printing else PACE):
                return "", ""
            now = time.monotonic()
            if now > deadline:
                return "time", f"more than {self._limits.seconds:g} seconds"
            if now > next_look:
                over = self._look()
                if over is not None:
                    return over
                done = time.monotonic()
                next_look = done + max(PACE, 10 * (done - now))
        return "time", "it was cancelled"

    def _ended(self, wait: float) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self._running.process.wait(wait)
            return True
        return False

    def _look(self) -> tuple[str, str] | None:
        limits = self._limits
        now = self._running.look(limits.memory)
        self._heavy = self._heavy + 1 if now.memory > limits.memory else 0
        if self._heavy >= HEAVY:
            return "memory", f"more than {size(limits.memory)} of memory"
        left, total = machine_memory()
        if left < total // SPARE:
            return "memory", "the machine has no memory left"
        self._crowded = self._crowded + 1 if now.processes > limits.processes else 0
        if self._crowded >= CROWDED:
            return "processes", f"more than {limits.processes} processes"
        self._disk.glance()
        if self._disk.over:
            return "disk", self._disk.over
        return None

    def _read(self, pipe: int) -> bool:
        """Take what is in the pipe; whether more may come."""
        data = os.read(pipe, READ)
        self._output.add(data)
        self._printed += len(data)
        if self._printed > FLOOD:
            time.sleep(0.005)
        return bool(data)

    def _rest(self, pipe: int) -> None:
        """What was still in the pipe when everything had ended; it is not waited for."""
        os.set_blocking(pipe, False)
        with suppress(BlockingIOError):
            for _ in range(4):
                if not self._read(pipe):
                    break


async def aside(work: Callable[[threading.Event], Ran]) -> Ran:
    """Do the work in a thread of its own; if cancelled, have it leave and wait until it has."""
    leave = threading.Event()
    result: Future[Ran] = Future()

    def do() -> None:
        try:
            result.set_result(work(leave))
        except BaseException as error:
            result.set_exception(error)

    threading.Thread(target=do, name="folkmoot-command", daemon=True).start()
    waiting = asyncio.wrap_future(result)
    try:
        return await asyncio.shield(waiting)
    except asyncio.CancelledError:
        leave.set()
        with suppress(Exception):
            await asyncio.shield(waiting)
        raise
