"""
System calls that nobody inside may make, as a program for the kernel's filter (seccomp).

Refused is what namespaces do not hold: keys of the user's keyring, sockets that know no network
namespace (vsock, Bluetooth), memory that belongs to no process and so is counted nowhere, and
new namespaces, in which a command would be root again. All else is left alone.
"""

from __future__ import annotations

import errno
import platform
import socket
import struct
from dataclasses import dataclass

LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
ALLOW, ERRNO = 0x7FFF0000, 0x00050000
NUMBER, ARCH, FIRST_ARGUMENT = 0, 4, 16  # offsets in what the kernel shows the program
X32 = 0x40000000
"""From here on the same calls once more, by other numbers (x86 only; harmless elsewhere)."""

NAMESPACES = 0x7E020080
"""The flags of clone: time, mounts, cgroup, uts, ipc, user, pid, network."""

FAMILIES = (socket.AF_UNIX, socket.AF_INET, socket.AF_INET6, 16)  # 16: netlink, for interfaces

REFUSED: dict[str, tuple[int, int, int]] = {
    # the error, then the number on x86_64 and on aarch64
    "memfd_create": (errno.ENOSYS, 319, 279),
    "memfd_secret": (errno.ENOSYS, 447, 447),
    "shmget": (errno.ENOSYS, 29, 194),
    "msgget": (errno.ENOSYS, 68, 186),
    "clone3": (errno.ENOSYS, 435, 435),  # its flags cannot be seen; the C library takes clone
    "io_uring_setup": (errno.ENOSYS, 425, 425),  # makes system calls that no filter sees
    "unshare": (errno.EPERM, 272, 97),
    "setns": (errno.EPERM, 308, 268),
    "mount": (errno.EPERM, 165, 40),
    "umount2": (errno.EPERM, 166, 39),
    "pivot_root": (errno.EPERM, 155, 41),
    "open_tree": (errno.EPERM, 428, 428),
    "move_mount": (errno.EPERM, 429, 429),
    "fsopen": (errno.EPERM, 430, 430),
    "fsconfig": (errno.EPERM, 431, 431),
    "fsmount": (errno.EPERM, 432, 432),
    "fspick": (errno.EPERM, 433, 433),
    "mount_setattr": (errno.EPERM, 442, 442),
    "add_key": (errno.EPERM, 248, 217),
    "request_key": (errno.EPERM, 249, 218),
    "keyctl": (errno.EPERM, 250, 219),
    "bpf": (errno.EPERM, 321, 280),
    "perf_event_open": (errno.EPERM, 298, 241),
    "userfaultfd": (errno.EPERM, 323, 282),
}


@dataclass(frozen=True, slots=True)
class Machine:
    arch: int  # as the kernel's audit calls it
    column: int  # in REFUSED
    clone: int
    socket: int


MACHINES = {
    "x86_64": Machine(0xC000003E, 1, clone=56, socket=41),
    "aarch64": Machine(0xC00000B7, 2, clone=220, socket=198),
}


def program() -> bytes | None:
    """The filter for this machine; None for a machine whose numbers are not known here."""
    machine = MACHINES.get(platform.machine())
    return None if machine is None else _program(machine)


def _program(machine: Machine) -> bytes:
    lines = [
        _line(LOAD, ARCH),
        _line(EQUAL, machine.arch, 1, 0),
        _line(RETURN, ERRNO | errno.ENOSYS),  # a program for another machine, as 32-bit ones
        _line(LOAD, NUMBER),
        _line(AT_LEAST, X32, 0, 1),
        _line(RETURN, ERRNO | errno.ENOSYS),
    ]
    for numbers in REFUSED.values():
        lines.append(_line(EQUAL, numbers[machine.column], 0, 1))
        lines.append(_line(RETURN, ERRNO | numbers[0]))
    lines += [
        _line(EQUAL, machine.clone, 0, 4),
        _line(LOAD, FIRST_ARGUMENT),
        _line(ANY_BIT, NAMESPACES, 0, 1),
        _line(RETURN, ERRNO | errno.EPERM),
        _line(RETURN, ALLOW),
        _line(EQUAL, machine.socket, 0, len(FAMILIES) + 2),
        _line(LOAD, FIRST_ARGUMENT),
        *(_line(EQUAL, family, len(FAMILIES) - at, 0) for at, family in enumerate(FAMILIES)),
        _line(RETURN, ERRNO | errno.EAFNOSUPPORT),
        _line(RETURN, ALLOW),
    ]
    return b"".join(lines)


def _line(code: int, value: int, then: int = 0, otherwise: int = 0) -> bytes:
    """One instruction; `then` and `otherwise` say how many of the next ones to leave out."""
    return struct.pack("=HBBI", code, then, otherwise, value)
