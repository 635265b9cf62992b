"""
What an open page hears: one stream of server-sent events.

Entries of the log are unnamed events with their number as id, so that a browser resumes after
the last one by itself. A live page also hears `standing` (standing.py), `draft` and `undraft`
(what is being said at this moment). A page that reads slowly holds up nobody: it is sent what
is in the log when it has read what came before.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from folkmoot.channels.web.markdown import html
from folkmoot.channels.web.standing import Standings
from folkmoot.errors import StoreError
from folkmoot.following import News
from folkmoot.store.rows import Entry
from folkmoot.view import entry_view
from folkmoot.visit import Room

CHANNEL = "web"

PING = 15.0
"""Seconds of silence after which a sign of life is sent."""

PATIENCE = 60.0
"""Seconds that a page may take to read what it was sent."""

BREATH = 0.04
"""Seconds between two pieces of what is being said."""

MADE = 5_000
"""Entries that are kept as they were sent."""

WRITTEN = frozenset({"said", "answered", "bot_spoke", "offer_made", "review_written"})
"""Entries with Markdown in them."""


def live_view(room: str, entry: Entry, lang: str) -> dict[str, Any]:
    """An entry as the page takes it: with its words as HTML, and the key it was sent with."""
    view = entry_view(room, entry, lang)
    if entry.kind in WRITTEN:
        view["html"] = html(view["text"])
    if entry.key and (mark := marked(view.get("sender", ""), "")) and entry.key.startswith(mark):
        view["key"] = entry.key.removeprefix(mark)
    return view


def marked(person: str, key: str) -> str:
    """A key as it is stored: nobody's own can be taken for another's, nor for another channel's."""
    return f"{CHANNEL}:{quote(person, safe='')}:{key}"  # a name may have colons too


def event(data: Any, name: str = "", id: int = 0) -> bytes:
    """One server-sent event."""
    head = (f"id: {id}\n" if id else "") + (f"event: {name}\n" if name else "")
    return f"{head}data: {json.dumps(data, ensure_ascii=False)}\n\n".encode()


class Broadcast:
    """Everything that is sent, made once for all who read it the same way."""

    def __init__(self) -> None:
        self.standings = Standings()
        self.open: set[Stream] = set()
        self.closing = False
        self._entries: OrderedDict[tuple[str, int, str, bool], bytes] = OrderedDict()
        self._standing: OrderedDict[tuple[str, str, str], tuple[int, bytes]] = OrderedDict()

    def entry(self, room: str, entry: Entry, lang: str, live: bool) -> bytes:
        key = (room, entry.seq, lang, live)
        if (made := self._entries.get(key)) is None:
            view = live_view(room, entry, lang) if live else entry_view(room, entry, lang)
            made = self._entries[key] = event(view, id=entry.seq)
            if len(self._entries) > MADE:
                self._entries.popitem(last=False)
        return made

    def standing(self, room: Room, seq: int) -> tuple[int, bytes]:
        """Where a room stands at an entry or later, and at which."""
        key = (room.name, room.lang, room.person)
        known = self._standing.get(key)
        if known is None or known[0] < (seq or room.team.store.seq(room.name)):
            view = self.standings.of(room)
            known = self._standing[key] = (view["seq"], event(view, "standing"))
            self._standing.move_to_end(key)
            if len(self._standing) > MADE:
                self._standing.popitem(last=False)
        return known

    def look(self) -> None:
        """Another process wrote: a token may have been revoked, and its pages go."""
        for stream in self.open:
            if not stream.welcome():
                stream.news.woken.set()

    def close(self) -> None:
        """Let every page go; they come back by themselves when somebody serves again."""
        self.closing = True
        for stream in self.open:
            stream.news.woken.set()


class Stream(Response):
    """The answer to one page that listens, until it goes or we do."""

    media_type = "text/event-stream"

    def __init__(
        self, broadcast: Broadcast, room: Room, after: int, live: bool, welcome: Callable[[], bool]
    ) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self.news: News = room.team.moot.news(room.name, after)
        self._broadcast, self._room, self._live = broadcast, room, live
        self.welcome = welcome  # a token may be revoked while a page is open
        self._gone = False
        self._stood = -1
        self._said: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._broadcast.open.add(self)
        leaving = asyncio.create_task(self._leaves(receive))
        try:
            start = {"status": 200, "headers": self.raw_headers}
            await send({"type": "http.response.start", **start})
            # Gone, too slow, or a store that cannot be read: a page comes back by itself.
            with suppress(OSError, TimeoutError, StoreError):
                await self._send_all(send)
        finally:
            self._broadcast.open.discard(self)
            leaving.cancel()
            with suppress(asyncio.CancelledError, HTTPException):
                await leaving

    async def _leaves(self, receive: Receive) -> None:
        try:
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:  # also if it sends what nobody asked for
            self._gone = True
            self.news.woken.set()

    async def _send_all(self, send: Send) -> None:
        await _send(send, b"retry: 1000\n\n")
        while self.welcome() and not (self._gone or self._broadcast.closing):
            self.news.woken.clear()
            pieces = b"".join(self._pieces())
            if pieces:
                await _send(send, pieces)
                if self._said:
                    await asyncio.sleep(BREATH)
                continue
            try:
                async with asyncio.timeout(PING):
                    await self.news.woken.wait()
            except TimeoutError:
                await _send(send, b": still here\n\n")
        with suppress(OSError):
            await send({"type": "http.response.body", "body": b""})

    def _pieces(self) -> Iterator[bytes]:
        """Everything that is new since the last time."""
        room = self._room
        entries = self.news.ready()
        if entries:
            lang = room.lang
            for entry in entries:
                yield self._broadcast.entry(room.name, entry, lang, self._live)
        if not self._live:
            return
        if entries or self._stood < 0:
            self._stood, made = self._broadcast.standing(room, entries[-1].seq if entries else 0)
            yield made
        yield from self._drafts()

    def _drafts(self) -> Iterator[bytes]:
        """What is being said: the pieces that are new, and what came to an end."""
        drafts = {draft.job: draft for draft in self._room.drafts()}
        for job, draft in drafts.items():
            at = self._said.get(job, 0)
            if len(draft.text) > at or job not in self._said:
                self._said[job] = len(draft.text)
                yield event(
                    {"job": job, "bot": draft.bot, "at": at, "text": draft.text[at:]}, "draft"
                )
        for job in [job for job in self._said if job not in drafts]:
            del self._said[job]
            yield event({"job": job}, "undraft")


async def _send(send: Send, body: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        await send({"type": "http.response.body", "body": body, "more_body": True})
