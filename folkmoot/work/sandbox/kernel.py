"""What the kernel holds each process to, as arguments of prlimit; the sum is watched."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator

from folkmoot.work.sandbox.processes import threads_of
from folkmoot.work.sandbox.ran import Limits

THREADS = 4
"""Threads for each process allowed: the kernel counts both as one."""

DATA = 2
"""Times the memory: what a process asks for and does not touch is not used."""

FILES = 1024
"""Open ones, of each process."""


def limit_arguments(limits: Limits, uid: int) -> Iterator[str]:
    """The limits for a command that runs as `uid`; none above what we are held to ourselves.

    Address space is not limited: Node and Java reserve far more of it than they use.
    """
    wanted = {
        "nproc": (resource.RLIMIT_NPROC, THREADS * limits.processes + threads_of(uid)),
        "fsize": (resource.RLIMIT_FSIZE, limits.file_size),
        "data": (resource.RLIMIT_DATA, DATA * limits.memory),
        "nofile": (resource.RLIMIT_NOFILE, FILES),
        "cpu": (resource.RLIMIT_CPU, int(limits.seconds * (os.cpu_count() or 1)) + 1),
        "core": (resource.RLIMIT_CORE, 0),
    }
    for name, (kind, value) in wanted.items():
        hard = resource.getrlimit(kind)[1]
        yield f"--{name}={value if hard == resource.RLIM_INFINITY else min(value, hard)}"
