"""
What people brought is looked at here, and never changed: a bot's eyes for a job that only looks.

Only what was found by walking from the thing itself can be read, and each part of its name is
opened by itself: no name, link or pipe leads out. The bounds count names, files and bytes, never
the clock. What of it a model is shown unasked: material.py; what rules know of it: brought.py.
"""

from __future__ import annotations

import asyncio
import os
import re
import stat
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from folkmoot.conversation.plan import place
from folkmoot.errors import ToolRefused
from folkmoot.team import tools as t
from folkmoot.work.folder import DEEPEST, HITS, LARGEST, LISTED, READ, part_of

BROUGHT = "brought/"
"""Where a bot finds what the person brought: brought/<name>/<file>."""

MOST_LOOKS = 30
"""Calls that one job may make."""

MOST_NAMES = 20_000
"""Names that are looked at in one thing, and in one folder of it."""
FOLDER_NAMES = 5_000

FILE_BYTES = 200_000
"""Bytes that are looked through of one file, from its beginning, and of all together."""
ALL_BYTES = 20_000_000

MOST_FILES = 2_000
"""Files that are looked through, and names that rules know."""

# fmt: off
NOT_ENTERED = frozenset({
    ".git", ".hg", ".svn", "node_modules", "site-packages", "__pycache__", ".venv", "venv", ".tox",
    ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".ssh", ".gnupg",
})
MADE_BY_PROGRAMS = frozenset({"CACHEDIR.TAG", "pyvenv.cfg"})
"""Files that say of a folder that a program can make all of it again."""
UNREAD = (
    ".png", ".jpg", ".jpeg", ".gif", ".webp", ".ico", ".svg", ".pdf", ".zip", ".gz", ".xz", ".7z",
    ".jar", ".exe", ".dll", ".so", ".dylib", ".a", ".o", ".pyc", ".class", ".woff", ".woff2",
    ".ttf", ".otf", ".mp3", ".mp4", ".mov", ".wav", ".sqlite", ".db", ".bin", ".npy", ".npz",
    ".docx", ".xlsx", ".pptx", ".odt", ".ods", ".min.js", ".min.css", ".map", ".lock",
    "package-lock.json", "pnpm-lock.yaml",
)
"""Endings of what nobody wrote as text; it is listed, and not looked through."""
READMES = (
    "readme", "liesmich", "leeme", "leiame", "lisezmoi", "leggimi", "leesmij", "читай", "прочти",
)
FIRST = ("readme", "brief", "notes", "index", "main")
"""Names that say most about a folder."""
# fmt: on
SECRET = re.compile(
    r"\.env(\.(?!example|sample|template).*)?|id_(rsa|dsa|ecdsa|ed25519)|.*\.(pem|key|p12|pfx|kdbx)"
    r"|(credentials|secrets?)(\.(json|ya?ml|toml|ini|env))?"
    r"|\.(netrc|npmrc|pypirc|pgpass|git-credentials|htpasswd)",
    re.IGNORECASE | re.DOTALL,
)
"""Names of files that keep passwords: they are listed, and nobody reads them."""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it was seen in what was brought."""

    name: str  # of the thing it is in
    root: Path
    parts: tuple[str, ...]  # none: it is the thing itself
    size: int
    changed: int

    @property
    def file(self) -> str:
        return shown("/".join(self.parts)) or self.name

    @property
    def full(self) -> str:
        return f"{BROUGHT}{self.name}/{self.file}"

    @property
    def secret(self) -> bool:
        """What the person brought by its own name is none."""
        return bool(self.parts and SECRET.fullmatch(self.parts[-1]))

    @property
    def hidden(self) -> bool:
        return any(part.startswith(".") for part in self.parts[:-1])

    @property
    def rank(self) -> int:
        """How much its name says of its folder: 0 a README, 1 something to begin with, 2 others."""
        name = (self.parts[-1] if self.parts else self.root.name).lower()
        return 0 if name.startswith(READMES) else 1 if name.startswith(FIRST) else 2


@dataclass(frozen=True, slots=True)
class Thing:
    """What was brought, as it was found; what has gone since is without files."""

    name: str
    files: tuple[File, ...] = ()
    alone: bool = False  # a file, and no folder
    whole: bool = True  # not: there is more than was looked at


@dataclass(slots=True)
class Eyes:
    """Tools of a bot that may look at what was brought, and do nothing else."""

    paths: tuple[Path, ...]
    most: int = MOST_LOOKS
    used: int = 0
    _seen: tuple[Thing, ...] | None = None
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def use(self, call: t.Call) -> t.Answer:
        """Look; raises ToolRefused with the reason for what cannot be done."""
        async with self._one:
            if self.used >= self.most:
                raise ToolRefused(f"{self.most} looks are enough; say what you have found")
            self.used += 1
            if type(call) not in LOOK:
                raise ToolRefused("only read, list and search are at hand here")
            return t.Answer(await asyncio.to_thread(self._look, call))

    def _look(self, call: t.Call) -> str:
        if self._seen is None:
            self._seen = tuple(map(look, self.paths))
        return LOOK[type(call)](call, self._seen)


def _read(call: t.Read, seen: tuple[Thing, ...]) -> str:
    file = _found(seen, call.file)
    if file.secret:
        raise ToolRefused(f"{file.full} may keep passwords, and is not read")
    try:
        found = content(file, LARGEST)
    except OSError:
        raise ToolRefused(f"{file.full}: it cannot be read") from None
    if b"\0" in found:
        raise ToolRefused(f"{file.full} is not text")
    return part_of(file.full, found, call.start, max(file.size, len(found)))


def taken(paths: Iterable[Path], name: str, most: int = LARGEST) -> bytes:
    """A file that was brought, whole; raises ToolRefused where it is none to be taken."""
    file = _found(tuple(map(look, paths)), name)
    if file.secret:
        raise ToolRefused(f"{file.full} may keep passwords, and is not copied")
    if file.size > most:
        raise ToolRefused(f"{file.full} has {file.size} bytes; {most} are the most")
    try:
        return content(file, most)
    except OSError:
        raise ToolRefused(f"{file.full}: it cannot be read") from None


def _found(seen: Iterable[Thing], name: str) -> File:
    """The file of that name; `brought/<name>` is enough for a thing that is a file."""
    wanted = {name, _plain(name)}
    for thing in seen:
        for file in thing.files:
            if file.full in wanted or (thing.alone and f"{BROUGHT}{thing.name}" in wanted):
                return file
    raise ToolRefused(f"{shown(name[:200])}: nothing of that name was brought")


def _list(call: t.List, seen: tuple[Thing, ...]) -> str:
    below = _plain(call.folder)
    names = [file.full for thing in seen for file in thing.files]
    if below and f"{below}/" != BROUGHT:
        names = [name for name in names if f"{name}/".startswith(f"{below}/")]
        if not names:
            raise ToolRefused(f"{shown(call.folder[:200])}: nothing of that name was brought")
    kept = _fitting(names)
    if len(kept) < len(names) or not all(thing.whole for thing in seen):
        kept.append(f"[{len(kept)} files; there are more]")
    return "\n".join(kept)


def _search(call: t.Search, seen: tuple[Thing, ...]) -> str:
    wanted, files, hits = call.text.casefold(), chosen(seen), list[str]()
    if not wanted:
        raise ToolRefused("there is nothing to search for")
    for file in files:
        with suppress(OSError):
            for n, line in enumerate(text_in(content(file, FILE_BYTES)).splitlines(), 1):
                if wanted in line.casefold():
                    hits.append(f"{file.full}:{n}: {_around(line, wanted)}")
        if len(hits) >= HITS:
            return "\n".join([*_fitting(hits[:HITS]), "[there may be more]"])
    kept = _fitting(hits)
    readable = sum(1 for thing in seen for _ in readable_in(thing))
    if len(files) < readable or len(kept) < len(hits) or any(f.size > FILE_BYTES for f in files):
        looked = f"{len(files)} of {readable} files were looked through"
        kept.append(f"[{looked}, {FILE_BYTES} bytes of each at most]")
    return "\n".join(kept)


LOOK: dict[type[t.Call], Callable[[Any, tuple[Thing, ...]], str]] = {
    t.Read: _read,
    t.List: _list,
    t.Search: _search,
}


def _around(line: str, wanted: str) -> str:
    """A line, or of a long one the part that was looked for."""
    line = line.strip()
    at = max(0, line.casefold().find(wanted) - 100) if len(line) > 300 else 0
    return line[at : at + 300]


def _fitting(lines: list[str]) -> list[str]:
    """As many lines as one answer holds."""
    kept, left = list[str](), READ
    for line in lines[:LISTED]:
        left -= len(line) + 1
        if left < 0:
            break
        kept.append(line)
    return kept


def _plain(name: str) -> str:
    return "/".join(place(name))


# --- looking ---------------------------------------------------------------------------------


def look(path: Path) -> Thing:
    """The files of what was brought; a link that the person named is followed, no other."""
    name = shown(path.name if path.name not in ("", "..") else path.resolve().name)
    try:
        found = path.stat()
    except (OSError, ValueError):
        return Thing(name)
    if not stat.S_ISDIR(found.st_mode):
        own = File(name, path, (), found.st_size, found.st_mtime_ns)
        return Thing(name, (own,) if stat.S_ISREG(found.st_mode) else (), alone=True)
    files, todo, left, whole = list[File](), deque[tuple[str, ...]]([()]), MOST_NAMES, True
    while todo and left > 0:
        parts = todo.popleft()
        entries = _entries(path, parts, min(left, FOLDER_NAMES))
        left -= len(entries)
        whole = whole and len(entries) < FOLDER_NAMES
        if parts and any(entry in MADE_BY_PROGRAMS for entry, _ in entries):
            continue
        for entry, seen in entries:
            if entry in NOT_ENTERED:
                continue
            if stat.S_ISREG(seen.st_mode):
                files.append(File(name, path, (*parts, entry), seen.st_size, seen.st_mtime_ns))
            elif stat.S_ISDIR(seen.st_mode) and len(parts) < DEEPEST:
                todo.append((*parts, entry))
    return Thing(name, tuple(files), whole=whole and left > 0)


def chosen(things: Iterable[Thing]) -> list[File]:
    """The files that are looked through: some of every folder, before all of any."""
    turns = list[tuple[tuple[bool, int, int, int, tuple[str, ...]], File]]()
    for n, thing in enumerate(things):
        folders = dict[tuple[str, ...], int]()
        for file in sorted(readable_in(thing), key=lambda file: (file.rank, file.parts)):
            folder = file.parts[:-1]
            turn = folders[folder] = folders.get(folder, -1) + 1
            turns.append(((file.hidden, turn, len(folder), n, file.parts), file))
    found, left = list[File](), ALL_BYTES
    for _, file in sorted(turns, key=lambda turn: turn[0]):
        left -= min(file.size, FILE_BYTES)
        if left < 0 or len(found) == MOST_FILES:
            break
        found.append(file)
    return found


def readable_in(thing: Thing) -> Iterator[File]:
    """The files of a thing that may be text, and that a model may be shown."""
    for file in thing.files:
        name = file.parts[-1].lower() if file.parts else ""
        if file.size and not file.secret and not name.endswith(UNREAD):
            yield file


def text_in(found: bytes) -> str:
    """The text of a file; a sign that no text has makes it none."""
    return "" if b"\0" in found else found.decode("utf-8-sig", "replace")


def content(file: File, most: int) -> bytes:
    """The beginning of a file; raises OSError where it is not there as it was."""
    fd = _opened(file.root, file.parts)
    try:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            raise FileNotFoundError(file.file)
        parts = []
        while most > 0 and (part := os.read(fd, min(most, 1 << 20))):
            parts.append(part)
            most -= len(part)
    finally:
        os.close(fd)
    return b"".join(parts)


def shown(name: str) -> str:
    """A name on one line, whatever is in it."""
    return name if name.isprintable() else repr(name)


def _entries(root: Path, parts: tuple[str, ...], most: int) -> list[tuple[str, os.stat_result]]:
    """What is in a folder, by name; nothing, where it cannot be looked into."""
    found = []
    with suppress(OSError):
        fd = _opened(root, parts)
        try:
            with os.scandir(fd) as entries:
                for entry in islice(entries, most):
                    with suppress(FileNotFoundError):
                        found.append((entry.name, entry.stat(follow_symlinks=False)))
        finally:
            os.close(fd)
    return sorted(found, key=lambda one: one[0])


def _opened(root: Path, parts: Iterable[str]) -> int:
    """An open file or folder; no link is followed, also none that was put there just now."""
    # Not blocking: a pipe that nobody writes to must not hold the whole program.
    fd = os.open(root, os.O_RDONLY | os.O_NONBLOCK)
    for part in parts:
        try:
            inner = os.open(part, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW, dir_fd=fd)
        finally:
            os.close(fd)
        fd = inner
    return fd
