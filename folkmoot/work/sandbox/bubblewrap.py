"""
Bubblewrap: commands behind the walls that `walls` describes, watched until nothing is left.

A command has a world of processes of its own. When its first process ends, the kernel ends
all the others, wherever they went: nothing has to be found to be killed.
"""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import subprocess
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path

from folkmoot.work.sandbox import inside, seccomp
from folkmoot.work.sandbox.course import READ, Course, Look, aside
from folkmoot.work.sandbox.disk import Disk
from folkmoot.work.sandbox.owner import Owner, owner_of, reopen, settle
from folkmoot.work.sandbox.processes import fair_memory, held, processes
from folkmoot.work.sandbox.ran import USUAL, Limits, Ran
from folkmoot.work.sandbox.walls import HOME, KNOCK, arguments, need

CHILD = re.compile(rb'"child-pid": *(\d+)[^}]*}')
EXIT = re.compile(rb'"exit-code"')
POLITE = 5
"""Commands give way to the room."""

LAST = 2.0
"""Seconds in which what was killed must be gone."""

SLOW = 20.0
"""Seconds in which walls must stand."""

FIRST_TO_GO = b"1000"
"""When the machine's memory is used up, the kernel takes these first."""


class Bubblewrap:
    """Commands behind walls."""

    name = "bubblewrap"

    async def run(self, command: str, folder: Path, limits: Limits = USUAL) -> Ran:
        """Run a command; see `Sandbox`."""
        why = inside.unfit(command)
        if why:
            return Ran(126, why)
        return await aside(partial(_run, command, folder, limits))


def missing() -> str:
    """What has to be there and is not; nothing, if all is."""
    if inside.tool("bwrap") is None:
        return "bubblewrap is not installed (Debian, Ubuntu: apt install bubblewrap)"
    for name in ("prlimit", "setpriv"):
        if inside.tool(name) is None:
            return f"{name} is not installed (Debian, Ubuntu: apt install util-linux)"
    if seccomp.program() is None:
        return "bubblewrap: the system calls of this kind of processor are not known"
    return ""


def _run(command: str, folder: Path, limits: Limits, leave: threading.Event) -> Ran:
    folder = folder.resolve()
    if not folder.is_dir():
        raise FileNotFoundError(f"there is no folder {folder}")
    if inside.too_wide(folder):
        raise PermissionError(f"{folder} is more than a project's folder")
    owner = owner_of(folder)
    disk = Disk(folder, limits.folder, settle(folder, owner))
    if leave.is_set():
        return Ran(None)
    with _start(command, folder, limits, owner) as walled:
        ran = Course(walled, limits, disk, leave).follow()
        if ran.exit is not None and not walled.entered():
            raise OSError(ran.output.strip().rpartition("\n")[2] or "bwrap ended without a word")
    with suppress(OSError):  # it may be gone
        reopen(folder)
    return ran


def _start(command: str, folder: Path, limits: Limits, owner: Owner) -> Walled:
    """Start bubblewrap; the command waits at the gate until it is let in."""
    device = folder.stat().st_dev
    fds: list[int] = []

    def give(data: bytes) -> str:
        reader, writer = os.pipe()
        fds.append(reader)
        os.write(writer, data)  # a pipe holds more than any of these
        os.close(writer)
        return str(reader)

    status, status_in = os.pipe()
    fds.append(status_in)
    own = ("--json-status-fd", str(status_in))
    try:
        process = subprocess.Popen(
            [need("bwrap"), *own, *arguments(command, folder, limits, owner, give)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=inside.environment(HOME, "/tmp"),
            cwd="/",
            pass_fds=fds,
            start_new_session=True,
        )
    except BaseException:
        os.close(status)
        raise
    finally:
        for fd in fds:
            os.close(fd)
    return Walled(process, status, device)


class Walled:
    """A command behind walls, seen from outside; closes what it was given."""

    def __init__(self, process: subprocess.Popen[bytes], status: int, device: int) -> None:
        self.process = process
        self.said = b""  # what was printed before the command was let in
        self._status = status
        self._told = b""
        self._device = device  # that the folder is on
        self._first: int | None = None  # the first process inside, as a pidfd
        self._root = ""  # its files, as seen from outside
        found = self._child()
        if found is not None:
            with suppress(OSError):
                self._first = os.pidfd_open(found)
            self._root = f"/proc/{found}/root"
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, found, POLITE)
                Path(f"/proc/{found}/oom_score_adj").write_bytes(FIRST_TO_GO)
        if process.stdout is not None:
            with suppress(OSError):
                fcntl.fcntl(process.stdout, fcntl.F_SETPIPE_SZ, READ)
        self._open()

    def _open(self) -> None:
        """Let the command in, once it stands at the gate.

        By then the kernel ends everything inside when we are no more; should we be killed before,
        the gate's pipe ends, and the command goes home without having begun.
        """
        gate, door = self.process.stdin, self.process.stdout
        assert gate is not None
        assert door is not None
        poller = select.poll()
        poller.register(door, select.POLLIN)
        if poller.poll(SLOW * 1000):
            self.said = os.read(door.fileno(), 1)
        with suppress(BrokenPipeError), gate:
            if self.said == KNOCK:
                self.said = b""
                gate.write(b"\n")

    def __enter__(self) -> Walled:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._status)
        if self._first is not None:
            os.close(self._first)

    def entered(self) -> bool:
        """Whether the walls stood and the command was started; known when it has ended."""
        while data := os.read(self._status, 4096):
            self._told += data
        return EXIT.search(self._told) is not None

    def look(self, enough: int) -> Look:
        try:
            proc = f"{self._root}/proc"
            if os.stat(proc).st_dev == os.stat("/proc").st_dev:
                return Look(0, 0)  # the walls are not up yet
            found = [process for process in processes(proc) if process.pid != 1]
            kept = sum(self._kept(place) for place in ("/tmp", "/dev/shm"))
        except OSError:  # it has ended
            return Look(0, 0)
        memory = sum(process.memory for process in found)
        if memory + kept > enough:
            memory = fair_memory(proc, found)
        return Look(len(found), memory + kept)

    def held(self) -> int:
        proc = f"{self._root}/proc"
        try:
            if os.stat(proc).st_dev == os.stat("/proc").st_dev:
                return 0
            return held(proc, (process.pid for process in processes(proc)), self._device)
        except OSError:
            return 0

    def kill(self) -> None:
        if self._first is not None:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._first, signal.SIGKILL)
            gone = select.poll()
            gone.register(self._first, select.POLLIN)
            gone.poll(LAST * 1000)  # it is gone when all the others are
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LAST)
        self.process.kill()

    def _kept(self, place: str) -> int:
        """Bytes that a folder in memory holds."""
        disk = os.statvfs(self._root + place)
        return (disk.f_blocks - disk.f_bfree) * disk.f_frsize

    def _child(self) -> int | None:
        """The number of the first process; None, if bubblewrap ended before there was one."""
        while (found := CHILD.search(self._told)) is None:
            data = os.read(self._status, 4096)
            if not data:
                return None
            self._told += data
        return int(found[1])
