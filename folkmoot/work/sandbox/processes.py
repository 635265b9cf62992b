"""
Processes as /proc tells of them. A process that ends while it is looked at is simply not there.

`proc` is a /proc: the machine's own, or that of a command's own world, in which only its own
processes are.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True, slots=True)
class Process:
    pid: int
    parent: int
    session: int
    threads: int
    began: int
    """Clock ticks since the machine's start: tells it from another with the same number."""
    memory: int
    """Bytes in memory, shared ones in full."""


def processes(proc: str = "/proc") -> list[Process]:
    """All processes of a /proc. Raises OSError where there is none."""
    found = (_read(proc, name) for name in os.listdir(proc) if name.isdigit())
    return [process for process in found if process is not None]


def _read(proc: str, pid: str) -> Process | None:
    try:
        with open(f"{proc}/{pid}/stat", "rb") as file:
            line = file.read()
    except OSError:
        return None
    words = line[line.rindex(b")") + 2 :].split()  # the name before it may hold anything
    if words[0] in (b"Z", b"X"):  # it has ended, and nobody has asked how
        return None
    parent, session, threads, began, pages = (int(words[at]) for at in (1, 3, 17, 19, 21))
    return Process(int(pid), parent, session, threads, began, pages * PAGE)


def fair_memory(proc: str, among: Iterable[Process]) -> int:
    """Bytes in memory, what several share counted once; slow, so for those that seem too large."""
    total = 0
    for process in among:
        try:
            with open(f"{proc}/{process.pid}/smaps_rollup", "rb") as file:
                lines = file.read().splitlines()
        except (FileNotFoundError, ProcessLookupError):  # it has ended
            continue
        except OSError:
            total += process.memory
            continue
        total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(b"Pss:"))
    return total


def held(proc: str, pids: Iterable[int], device: int) -> int:
    """Bytes on a device of files that have no name any more and are still open."""
    sizes: dict[int, int] = {}
    for pid in pids:
        with suppress(OSError):
            for name in os.listdir(f"{proc}/{pid}/fd"):
                with suppress(OSError):
                    file = os.stat(f"{proc}/{pid}/fd/{name}")
                    if not file.st_nlink and file.st_dev == device and stat.S_ISREG(file.st_mode):
                        sizes[file.st_ino] = file.st_blocks * 512
    return sum(sizes.values())


def threads_of(uid: int) -> int:
    """How many threads a user has now; the kernel counts them all against one limit."""
    count = 0
    for process in processes():
        with suppress(OSError):
            if os.stat(f"/proc/{process.pid}").st_uid == uid:
                count += process.threads
    return count


def machine_memory() -> tuple[int, int]:
    """Bytes of memory that are left on the machine, and that it has; equal, if unknown."""
    values: dict[str, int] = {}
    with suppress(OSError), open("/proc/meminfo") as file:
        for line in file:
            name, _, value = line.partition(":")
            values[name] = int(value.split()[0]) * 1024
    total = values.get("MemTotal", 1)
    return values.get("MemAvailable", total), total
