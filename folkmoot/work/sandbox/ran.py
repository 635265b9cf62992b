"""What a command may use, and what came of it: the words everybody else speaks to a sandbox in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

STOPPED = ("time", "memory", "processes", "disk")
"""Why a command was stopped; "" is: it was not."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a command and everything it starts may use together; sizes in bytes."""

    seconds: float = 120.0  # wall clock
    memory: int = 2 << 30  # of all its processes and of its /tmp
    processes: int = 64
    file_size: int = 512 << 20  # of one file
    folder: int = 2 << 30  # of the whole folder; one that is larger already must not grow
    output: int = 24_000  # characters kept


USUAL = Limits()


@dataclass(frozen=True, slots=True)
class Ran:
    """A command that is over, with everything it had started."""

    exit: int | None  # None: it was stopped; 128 + n: signal n ended it
    output: str = ""
    stopped: str = ""  # "", or one of STOPPED
    detail: str = ""  # a short phrase with the values: "more than 64 processes"
    seconds: float = 0.0


class Sandbox(Protocol):
    """Runs commands, each by itself; any number at a time."""

    @property
    def name(self) -> str: ...

    async def run(self, command: str, folder: Path, limits: Limits = USUAL) -> Ran:
        """Run a command for the shell in a folder; it is over, children too, when this returns.

        Cancelled, everything is killed first. Raises OSError if it could not be started at all:
        the folder is not there, or the walls do not stand.
        """
        ...


def size(count: float) -> str:
    """A number of bytes as people say it: 2 GB."""
    for unit in ("bytes", "kB", "MB"):
        if count < 1024:
            return f"{count:.3g} {unit}"
        count /= 1024
    return f"{count:.3g} GB"
