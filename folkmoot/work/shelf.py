"""
The shelf: keeps the papers of a data folder true while this process performs.

What changed, here or by another process, is written a moment later, many changes at once; on
leaving everything is written. Only who performs for a room writes its papers. What they say is
read here, room by room; the disk is left to a thread, since a new file may take a while.
A crash loses at most a moment of paper, never of the record: the next start writes it again and
takes away discovery files that belong to nothing any more.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Protocol

from folkmoot.conversation.phases import PUBLIC, Phase
from folkmoot.conversation.project import Project
from folkmoot.errors import StoreError
from folkmoot.team.files import write
from folkmoot.team.mind import Message
from folkmoot.team.names import plain_words
from folkmoot.work import papers
from folkmoot.work.papers import Entry

MOMENT = 0.2
"""Seconds in which changes are collected."""

SHARE = 20
"""Papers are views: where there are many, they take no more than a twentieth of the time."""

SLUG = 40
AFTER = frozenset({Phase.REVIEW, Phase.CLOSED})
"""When there is a result to be summed up."""


class Records(Protocol):
    """What papers are written from."""

    def project(self, room: str, id: str) -> Project | None: ...
    def projects(self, room: str) -> tuple[Project, ...]: ...
    def entries(self, room: str, id: str, *kinds: str) -> list[Entry]: ...
    def message(self, room: str, entry: int, question: str = "") -> Message: ...
    def lang(self, room: str) -> str: ...


class Sheets(NamedTuple):
    """What the papers of one project should say."""

    project: str
    opener: str
    discovery: str | None  # none: there is none to be kept
    folder: Path
    made: dict[str, str]  # by name of the file in its folder


class Shelf:
    """Papers of all rooms this process performs for."""

    def __init__(
        self,
        records: Records,
        home: Path,
        folder_of: FolderOf,
        stands: Callable[[], Mapping[str, int]],
    ) -> None:
        self.records = records
        self.discovery = home / "discovery"
        self.folder_of = folder_of
        self.stands = stands  # those rooms, and the last entry of each
        self._stood: dict[str, int] = {}  # where they stood when others were last looked at
        self._others = False  # another process has written since
        self._changed: dict[str, None] = {}  # rooms, in order
        self._known: dict[str, dict[str, Project]] = {}  # what was last written, by room
        self._keeper: asyncio.Task[None] | None = None
        self._pen = asyncio.Lock()  # one room at a time
        self._took = 0.0  # seconds that writing took the last time

    def changed(self, room: str) -> None:
        """Something happened in a room: its papers are written a moment later."""
        self._changed[room] = None
        self._soon()

    def look(self) -> None:
        """Another process wrote: what moved is found, and written, a moment later."""
        self._others = True
        self._soon()

    def _soon(self) -> None:
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.get_running_loop().create_task(self._later())

    async def _later(self) -> None:
        await asyncio.sleep(max(MOMENT, SHARE * self._took))
        await self.write()

    async def write(self) -> None:
        """Write whatever changed; a full disk is no reason to stop working."""
        async with self._pen:
            if self._others:
                with suppress(StoreError):
                    self._moved()
            took = 0.0
            while self._changed:
                room = next(iter(self._changed))
                del self._changed[room]
                with suppress(StoreError):
                    began = time.perf_counter()
                    sheets, here = self._sheets(room)
                    took += time.perf_counter() - began
                    took += await asyncio.to_thread(self._put, room, sheets) if sheets else 0.0
                    self._known[room] = here
            self._took = took

    def _moved(self) -> None:
        """Find the rooms that moved since others were last looked at."""
        before, self._stood = self._stood, dict(self.stands())
        moved = [room for room, seq in self._stood.items() if before.get(room) != seq]
        self._changed.update(dict.fromkeys(moved))
        self._others = False

    async def close(self) -> None:
        """Write what is left, now."""
        if self._keeper is not None and not self._pen.locked():
            self._keeper.cancel()  # it only waits for more
        await self.write()

    async def tidy(self, stands: Mapping[str, int]) -> None:
        """At the start: discovery files of nothing go, those of open projects are written."""
        async with self._pen:
            for path in self.discovery.glob("*.md"):
                owner = _owner(path)
                with suppress(OSError, StoreError):  # it cannot go, or nobody knows if it may
                    if owner is None or not self._discovers(*owner):
                        path.unlink(missing_ok=True)
        self._stood |= stands
        self._changed.update(dict.fromkeys(stands))
        await self.write()

    # --- what the papers say -------------------------------------------------------------

    def _sheets(self, room: str) -> tuple[list[Sheets], dict[str, Project]]:
        """Every project of a room that is not as it was when its papers were written."""
        known = self._known.get(room, {})
        here = {project.id: project for project in self.records.projects(room)}
        gone = (self.records.project(room, id) for id in known if id not in here)
        both = (*here.values(), *(project for project in gone if project))
        moved = [project for project in both if known.get(project.id) != project]
        return [self._project(room, project) for project in moved], here

    def _discovers(self, room: str, id: str) -> bool:
        project = self.records.project(room, id)
        return project is not None and _in_discovery(project)

    def _project(self, room: str, project: Project) -> Sheets:
        discovery = self._discovery(room, project) if _in_discovery(project) else None
        folder = self.folder_of(room, project)
        if project.brief is None and project.plan is None:
            return Sheets(project.id, project.opener, discovery, folder, {})
        lang = self.records.lang(room)
        decided = self.records.entries(room, project.id, "decided")
        made: dict[str, str] = {papers.STATE: papers.state(project, decided, lang)}
        if project.brief is not None:
            planned = [task.title for task in project.plan.tasks] if project.plan else []
            made[papers.BRIEF] = papers.brief(project.brief, lang, planned)
        if project.plan is not None:
            made[papers.PLAN] = papers.plan(project, lang)
        if project.plan is not None and project.phase in AFTER:
            kinds = ("decided", "review_written", "task_finished")
            entries = self.records.entries(room, project.id, *kinds)
            made[papers.SUMMARY] = papers.summary(project, entries, lang)
        return Sheets(project.id, project.opener, discovery, folder, made)

    def _discovery(self, room: str, project: Project) -> str:
        words = {
            (answer.entry, answer.question): self.records.message(
                room, answer.entry, answer.question
            ).text
            for answer in project.answers
        }
        words[project.entry, ""] = self.records.message(room, project.entry).text
        entries = self.records.entries(room, project.id, "card_opened")
        return papers.discovery(room, project, entries, words)

    # --- where they lie; in a thread -----------------------------------------------------

    def _put(self, room: str, sheets: list[Sheets]) -> float:
        """Write them down; says how many seconds it took."""
        began = time.perf_counter()
        for one in sheets:
            with suppress(OSError):
                self._put_discovery(room, one)
            for name, text in one.made.items():
                with suppress(OSError):  # something lies in its place; the others are written
                    write(one.folder / name, text, durable=False)
        return time.perf_counter() - began

    def _put_discovery(self, room: str, one: Sheets) -> None:
        found = next((p for p in self._of(one.opener) if _owner(p) == (room, one.project)), None)
        if one.discovery is not None:
            path = found or self._free(room, one.project, one.opener)
            write(path, one.discovery, durable=False)
        elif found is not None:
            found.unlink(missing_ok=True)

    def _of(self, sender: str) -> list[Path]:
        return sorted(self.discovery.glob(f"{named_after(sender)}*.md"))

    def _free(self, room: str, project: str, opener: str) -> Path:
        """A name of its own: the sender's, then with the project, then with the room as well."""
        name = named_after(opener)
        names = (name, f"{name}--{project}", f"{name}--{room}-{project}")
        paths = [self.discovery / f"{each}.md" for each in names]
        return next((path for path in paths if not path.exists()), paths[-1])


class FolderOf(Protocol):
    def __call__(self, room: str, project: Project) -> Path: ...


def named_after(sender: str) -> str:
    """A file name for any sender; two senders never get the same."""
    slug = "-".join(plain_words(sender))[:SLUG].strip("-") or "person"
    return f"{slug}-{hashlib.sha256(sender.encode()).hexdigest()[:8]}"


def _in_discovery(project: Project) -> bool:
    return project.open and not project.parked and PUBLIC[project.phase] == "discovery"


def _owner(path: Path) -> tuple[str, str] | None:
    """Whose discovery file this is."""
    with suppress(OSError, UnicodeDecodeError):
        for line in path.read_text("utf-8").splitlines()[:8]:
            if line.startswith(papers.OF):
                room, _, id = line.removeprefix(papers.OF).rpartition("/")
                return room, id
    return None
