"""
START HERE. Every arrow into a room is `receive`.

A person's message, a bot's answer, a finished task, a pressed button and an alarm clock are
all events. `receive` lets the pure `step` decide and stores the events, the new state and
what is now owed in one commit. What is owed is done afterwards (jobs/), at least once; its
result comes back through `receive`, which settles the owed row in the same commit.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol
from weakref import WeakSet

from folkmoot.conversation import events as e
from folkmoot.conversation.authority import stands
from folkmoot.conversation.effects import Effect, Understand
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.hearing import AT_ONCE
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.step import step
from folkmoot.conversation.verdict import Verdict
from folkmoot.drafts import Drafts
from folkmoot.errors import NobodyWaits, Refused, StoreError, WrongUse
from folkmoot.following import News
from folkmoot.record import dropped, entries_of, own_entry, placed
from folkmoot.store.rows import Change, Entry, change
from folkmoot.store.sqlite import SqliteStore
from folkmoot.store.writer import Conflict

PEOPLE = (e.PersonSpoke, e.ButtonPressed, e.Commanded, e.Meant)
"""With these the settings of the process they came through take effect in the room."""

PATIENCE = 200
"""Conflicts with other processes in a row before an event is given up."""

CACHED = 2_000
"""Rooms kept in memory."""

SPOKEN = 2_000
"""Messages kept in memory."""

TAIL = 64
"""Entries of a room kept in memory for those who follow it."""


class Judge(Protocol):
    """Says what a message means, locally and at once."""

    def judge(self, asked: Understand) -> Verdict: ...


@dataclass(frozen=True, slots=True)
class Receipt:
    entry: int  # where the event stands in the log
    known: bool = False  # it had been received before


@dataclass(slots=True)
class Cached:
    room: Room
    load: int  # which reading of the store it stems from
    stored: Room  # the last value known to be committed
    tail: deque[Entry] = field(default_factory=lambda: deque(maxlen=TAIL))  # committed here
    others: int = -1  # how often other processes had written when nothing followed the tail


OnCommit = Callable[[str, Sequence[Effect], list[str]], None]


class Moot:
    """All rooms of one data folder, as one process sees them."""

    def __init__(
        self,
        store: SqliteStore,
        judge: Judge,
        rules: Rules,
        clock: Callable[[], int],
        modes: Mapping[str, Rules] | None = None,
    ) -> None:
        self.store = store
        self.judge = judge
        self.clock = clock
        self.drafts = Drafts()
        self._rules = rules
        self._modes = modes or {}
        self._cache: dict[str, Cached] = {}
        self._spoken: OrderedDict[tuple[str, int], e.Arrival] = OrderedDict()
        self._followers: dict[str, WeakSet[asyncio.Event]] = {}
        self._on_commit: list[OnCommit] = []
        self._on_others: list[Callable[[], Any]] = []
        self._others = 0  # how often other processes were seen to have written

    def rules(self, mode: str) -> Rules:
        """What a room plays by: the settings of this process, or a mode that was chosen in it."""
        return self._modes.get(mode, self._rules) if mode else self._rules

    def play_by(self, rules: Rules, modes: Mapping[str, Rules], judge: Judge) -> None:
        """Other settings: a room plays by them when somebody next speaks in it."""
        self._rules, self._modes, self.judge = rules, modes, judge

    async def receive(
        self,
        name: str,
        event: e.Arrival,
        key: str | None = None,
        settles: str = "",
        at: int | None = None,
    ) -> Receipt:
        """Let `event` happen in a room, once: a known key returns the entry it made before.

        Returns when it is committed. Raises Refused or WrongUse for what cannot be done now;
        then nothing has changed.
        """
        stale, conflicts = False, 0
        while True:
            # The store refuses a known key, so it is looked for only when something failed.
            known = self.store.entry_of(name, key) if key and (stale or conflicts) else None
            if known is not None:
                return Receipt(known, known=True)
            # No await from here to `commit`: that is the lock.
            cached = self._cache.get(name) or self._load(name)
            when = self.clock() if at is None else at
            before = self._with_project(cached.room, name, event)
            happening = self._with_seen(before, name, event)
            try:
                room, left, entries = self._decide(before, happening, when, key)
            except (Refused, WrongUse):
                if stale:
                    raise
                # Another process may have moved the room on: look again before refusing.
                await self._refresh(name)
                stale = True
                continue
            except NobodyWaits as late:
                room, entries = dropped(cached.room, event, late, when)
                written = change(name, cached.load, cached.room, room, entries, settles)
                written = written._replace(must_settle=False)
            else:
                full = evolve(room, projects=room.projects + left) if left else room
                written = change(name, cached.load, before, full, entries, settles)
            committed = self._commit(cached, room, entries, written)
            try:
                await committed
            except Conflict:
                conflicts += 1
                if conflicts == PATIENCE:
                    raise StoreError(path=name, why="other processes are always faster") from None
                continue
            return Receipt(own_entry(entries, happening))

    def _decide(
        self, room: Room, event: e.Arrival, at: int, key: str | None
    ) -> tuple[Room, tuple[Project, ...], list[Entry]]:
        """Step through an event and what its texts mean; pure but for the judge."""
        entries: list[Entry] = []
        left: tuple[Project, ...] = ()
        todo: list[e.Arrival] = [event]
        if room.rules is not self.rules(room.mode) and isinstance(event, PEOPLE):
            todo.insert(0, e.RulesSet(self.rules(room.mode)))
        while todo:
            happening = todo.pop(0)
            taken = step(room, happening, at)
            used = key if happening is event else None
            entries += entries_of(room, happening, taken, used)
            if taken.room.mode != room.mode:
                todo.append(e.RulesSet(self.rules(taken.room.mode)))
            room = taken.room
            left += taken.left
            if taken.understand is not None:
                todo += self._understood(taken.understand, room.rules)
        return room, left, placed(entries, event)

    def _understood(self, asked: Understand, rules: Rules) -> list[e.Arrival]:
        """The local verdict, where it may stand: sure, or nobody better can be asked."""
        verdict = self.judge.judge(asked)
        if asked.urgent:
            at_once = verdict.sure and verdict.reply in AT_ONCE
            return [e.Understood(asked.entry, verdict)] if at_once else []
        return [e.Understood(asked.entry, verdict)] if stands(verdict, rules) else []

    def _with_project(self, room: Room, name: str, event: e.Arrival) -> Room:
        """Bring in a closed project that an event names."""
        id = getattr(event, "project", "")
        if not id or room.project(id) is not None:
            return room
        project = self.store.project(name, id)
        return evolve(room, projects=(*room.projects, project)) if project else room

    def _with_seen(self, room: Room, name: str, event: e.Arrival) -> e.Arrival:
        """What a person was shown matters where something is asked: then it is looked up."""
        if not isinstance(event, e.PersonSpoke) or event.seen != e.LOOK_UP:
            return event
        asks = room.cards or any(project.cards for project in room.projects)
        return evolve(event, seen=self.store.seen(name, event.sender) if asks else 0)

    # --- the cache and the commit --------------------------------------------------------

    def _load(self, name: str, known: Room | None = None) -> Cached:
        room, load = self.store.load(name, known)
        rules = self.rules(room.mode)
        if room.rules == rules:
            room = evolve(room, rules=rules)
        cached = Cached(room, load, room)
        if len(self._cache) >= CACHED:
            self._cache.pop(next(iter(self._cache)))
        self._cache[name] = cached
        return cached

    async def _refresh(self, name: str) -> None:
        """Wait for what is queued, then read what others wrote."""
        await self.store.settle()
        cached = self._cache.pop(name, None)
        self._load(name, cached.stored if cached else None)

    def _commit(
        self, cached: Cached, room: Room, entries: list[Entry], written: Change
    ) -> asyncio.Future[None]:
        """Queue the change; the cache is ahead until the store says otherwise."""
        name = written.room
        cached.room = room
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def deliver(error: BaseException | None) -> None:
            if error is None:
                cached.stored = room
                self._remember(name, cached, entries)
                self._committed(name, written.newly_owed, [job for _, job in written.withdraw])
            elif self._cache.get(name) is cached:
                # Whatever was decided on top of this fails as well; all of it reads anew.
                del self._cache[name]
                self._load_later(name, cached)
            if not future.done():
                future.set_exception(error) if error else future.set_result(None)

        self.store.commit(written, deliver)
        return future

    def _load_later(self, name: str, cached: Cached) -> None:
        """After a conflict only what is newer than the last stored value is read."""
        try:
            self._load(name, cached.stored if cached.stored.seq else None)
        except Exception:
            self._cache.pop(name, None)  # whoever asks next is told what is wrong

    def _committed(self, name: str, owe: Sequence[Effect], withdrawn: list[str]) -> None:
        for told in tuple(self._on_commit):
            told(name, owe, withdrawn)
        self.wake(name)

    def _remember(self, name: str, cached: Cached, entries: list[Entry]) -> None:
        """Keep what was just said: whoever answers or follows need not read it from the store."""
        if cached.tail and cached.tail[-1].seq + 1 != entries[0].seq:
            cached.tail.clear()  # another process spoke in between
        cached.tail.extend(entries)
        cached.others = self._others
        for entry in entries:
            if isinstance(entry.event, PEOPLE):
                self._spoken[name, entry.seq] = entry.event
                if len(self._spoken) > SPOKEN:
                    self._spoken.popitem(last=False)

    def spoken(self, name: str, entry: int) -> e.Arrival | None:
        """The arrival that stands at an entry of the log."""
        if (found := self._spoken.get((name, entry))) is not None:
            return found
        rows = self.store.log(name, entry - 1, 1)
        return rows[0].event if rows and rows[0].seq == entry else None

    def on_commit(self, told: OnCommit) -> Callable[[], None]:
        """Be told what is newly owed and what was withdrawn; call the result to be told no more."""
        self._on_commit.append(told)
        return lambda: self._on_commit.remove(told)

    # --- reading -------------------------------------------------------------------------

    def room(self, name: str) -> Room:
        """The room as it is committed now, whoever wrote last."""
        cached = self._cache.get(name)
        known = cached.stored if cached and cached.stored.seq else None
        return self.store.load(name, known)[0]

    def committed(self, name: str) -> Room | None:
        """The room as this process last saw it committed; others may have moved it since."""
        cached = self._cache.get(name)
        return cached.stored if cached else None

    def glance(self, name: str) -> Room:
        """The room as this process saw it last: for what changes rarely."""
        return self.cached(name) or self.room(name)

    def cached(self, name: str) -> Room | None:
        """The same, if it was seen at all."""
        cached = self._cache.get(name)
        return cached.room if cached else None

    def news(self, name: str, after: int = 0) -> News:
        """Every entry after a cursor, in order, as it is committed; never ends by itself."""
        news = News(self, name, after)
        self._followers.setdefault(name, WeakSet()).add(news.woken)
        return news

    def latest(self, name: str, after: int) -> list[Entry]:
        """What follows a cursor: from memory as far as this process wrote it, else from the store.

        As long as no other process has written since, what this one wrote last is all there is.
        """
        cached = self._cache.get(name)
        tail = cached.tail if cached else ()
        if tail and tail[0].seq <= after + 1 <= tail[-1].seq:
            return list(islice(tail, after + 1 - tail[0].seq, None))
        at_end = cached if cached and tail and tail[-1].seq == after else None
        if at_end and at_end.others == self._others:
            return []
        found = self.store.log(name, after)
        if at_end and not found:
            at_end.others = self._others
        return found

    def wake(self, room: str) -> None:
        """Let those who follow a room look again."""
        for woken in self._followers.get(room, ()):
            woken.set()

    def on_others(self, told: Callable[[], Any]) -> None:
        """Be told whenever another process has written."""
        self._on_others.append(told)

    async def watch(self) -> None:
        """Notice what other processes write, and wake whoever follows a room that moved."""
        wrote = asyncio.Event()
        seqs: dict[str, int] = {}
        with self.store.others(wrote.set):
            while True:
                await wrote.wait()
                wrote.clear()
                self._others += 1
                with suppress(StoreError):  # whoever reads next is told what is wrong
                    before, seqs = seqs, self.store.seqs(self._followed())
                    for room, seq in seqs.items():
                        if before.get(room) != seq:
                            self.wake(room)
                for told in tuple(self._on_others):
                    told()

    def _followed(self) -> list[str]:
        """Rooms that somebody follows; those that nobody does any more are forgotten."""
        for room in [room for room, those in self._followers.items() if not those]:
            del self._followers[room]
        return list(self._followers)
