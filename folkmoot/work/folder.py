"""
A project's own folder, as bots' tools see it. Nothing leads out of it: names are taken apart and
each part is opened by itself, so that no `..`, no absolute name and no link is ever followed.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from folkmoot.conversation.plan import inside, place
from folkmoot.errors import ToolRefused
from folkmoot.team.files import DRAFT, put

LARGEST = 8_000_000
"""Bytes of a file that are looked at; of a larger one only the beginning is."""

READ = 64_000
"""Bytes that one reading gives."""

LISTED = 2_000
LOOKED = 64_000_000
"""Bytes that one search reads, in all files together."""

HITS = 200

DEEPEST = 32
NAME_BYTES = 200


class Hit(NamedTuple):
    file: str
    line: int
    text: str


class Folder:
    """The files of one project."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def bytes_of(self, file: str, most: int = LARGEST) -> tuple[bytes, int]:
        """The beginning of a file and its whole size; raises ToolRefused."""
        with self._file(file) as fd:
            size = os.fstat(fd).st_size
            parts, left = [], min(most, size)
            while left > 0 and (part := os.read(fd, min(left, 1 << 20))):
                parts.append(part)
                left -= len(part)
        return b"".join(parts), size

    def read(self, file: str, start: int = 1) -> str:
        """Some lines of a file, from a line on; what is left out is said."""
        found, size = self.bytes_of(file)
        return part_of(file, found, start, size)

    def write(self, file: str, text: str) -> None:
        """Write a whole file; a crash leaves the old one or the new one."""
        try:
            content = text.encode()
        except UnicodeEncodeError:
            raise ToolRefused(f"what {file} should hold is no readable text") from None
        self.keep(file, content)

    def keep(self, file: str, content: bytes) -> None:
        """Write a whole file, whatever it holds."""
        with self._parent(file, make=True) as (fd, name):
            if stat.S_ISDIR(_mode(fd, name)):
                raise ToolRefused(f"{file} is a folder")
            put(fd, name, content)

    def names(self, folder: str = "") -> list[str]:
        """The files below a folder, sorted, without hidden ones; links are not followed."""
        if not self.path.is_dir():
            return []
        return sorted(islice(self._walk(folder), LISTED))

    def search(self, text: str) -> list[Hit]:
        """The lines that hold a text, in whatever letters."""
        if not text:
            raise ToolRefused("there is nothing to search for")
        wanted, hits, left = text.casefold(), list[Hit](), LOOKED
        for name in self.names():
            with suppress(ToolRefused):
                found, _ = self.bytes_of(name, min(left, LARGEST))
                left -= len(found)
                if b"\0" in found[:1024]:
                    continue
                for n, line in enumerate(found.decode("utf-8", "replace").splitlines(), 1):
                    if wanted in line.casefold():
                        hits.append(Hit(name, n, line.strip()[:300]))
            if len(hits) >= HITS or left <= 0:
                break
        return hits[:HITS]

    # --- no way out ----------------------------------------------------------------------

    @contextmanager
    def _file(self, file: str) -> Iterator[int]:
        """An open regular file; a device, a pipe or a link is none."""
        with self._parent(file) as (parent, name):
            # Not blocking: a pipe that nobody writes to must not hold the whole program.
            flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK
            fd = os.open(name, flags, dir_fd=parent)
        try:
            if not stat.S_ISREG(os.fstat(fd).st_mode):
                raise ToolRefused(f"{file} is no file")
            yield fd
        finally:
            os.close(fd)

    @contextmanager
    def _parent(self, file: str, make: bool = False) -> Iterator[tuple[int, str]]:
        """The open folder a file is in, and its name there."""
        spot = named(file)
        try:
            if make:
                self.path.mkdir(parents=True, exist_ok=True)
            fd = os.open(self.path, os.O_RDONLY | os.O_DIRECTORY)
            try:
                for part in spot[:-1]:
                    if make:
                        with suppress(FileExistsError):
                            os.mkdir(part, dir_fd=fd)
                    flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW
                    fd, parent = os.open(part, flags, dir_fd=fd), fd
                    os.close(parent)
                yield fd, spot[-1]
            finally:
                os.close(fd)
        except OSError as error:
            raise _refused(file, error) from error

    def _walk(self, folder: str) -> Iterator[str]:
        """Names below a folder; what is hidden, linked or being written is left out."""
        spot = named(folder) if folder.strip("./") else ()
        with self._parent("/".join((*spot, "x"))) as (fd, _):
            for root, folders, files, here in os.fwalk(".", dir_fd=fd, follow_symlinks=False):
                parts = (*spot, *place(root))
                deep = len(parts) >= DEEPEST
                folders[:] = [] if deep else sorted(n for n in folders if not n.startswith("."))
                for name in sorted(files):
                    if not name.startswith(".") and stat.S_ISREG(_mode(here, name)):
                        yield "/".join((*parts, name))


def part_of(file: str, found: bytes, start: int = 1, size: int = 0) -> str:
    """Some lines of a file, from a line on; `size` is its own where only a part of it is known."""
    if start < 1:
        raise ToolRefused("lines are counted from 1")
    lines = found.decode("utf-8", "replace").splitlines(keepends=True)
    if start > max(1, len(lines)):
        raise ToolRefused(f"{file} has only {len(lines)} lines")
    kept: list[str] = []
    used = 0
    for line in lines[start - 1 :]:
        used += len(line)
        if used > READ and kept:
            break
        kept.append(line[:READ])
    end = start - 1 + len(kept)
    size = size or len(found)
    if end < len(lines) or size > len(found) or used > READ:
        kept.append(f"\n[lines {start} to {end} of a file of {size} bytes]")
    return "".join(kept)


def named(file: str) -> tuple[str, ...]:
    """The parts of a file's name; raises ToolRefused for one that cannot be used."""
    if not inside(file):
        raise ToolRefused(f"{file[:200]!a} is not in the project's folder")
    spot = place(file)
    if not spot or len(spot) > DEEPEST:
        raise ToolRefused(f"{file[:200]!a} is no name of a file")
    for part in spot:
        try:
            size = len(part.encode())
        except UnicodeEncodeError:
            size = 0
        if not 0 < size <= NAME_BYTES or not part.isprintable() or part.endswith(DRAFT):
            raise ToolRefused(f"{file[:200]!a} is no name of a file")
    return spot


def _mode(folder: int, name: str) -> int:
    try:
        return os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
    except FileNotFoundError:
        return 0


WHY = {
    errno.ENOENT: "there is no such file",
    errno.ENOTDIR: "a part of its name is no folder",
    errno.ELOOP: "it is a link, and links are not followed",
    errno.ENXIO: "it is no file",
    errno.EACCES: "it may not be read or written",
    errno.EPERM: "it may not be read or written",
    errno.EISDIR: "it is a folder",
}


def _refused(file: str, error: OSError) -> Exception:
    """What a bot can do something about is refused; a full disk is a failure of the whole job."""
    why = WHY.get(error.errno or 0)
    return ToolRefused(f"{file}: {why}") if why else error
