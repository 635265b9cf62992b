"""
The gate: who comes in, and how much they may bring.

In this order: the name we were asked by (DNS rebinding), the page that asks (another site's),
the size, who it is (a token, or whoever sits at this machine), and how often. What is turned
away here has reached nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from folkmoot.channels.web.refused import (
    ForeignHost,
    ForeignOrigin,
    NotJson,
    TokenNeeded,
    TooLarge,
    TooOften,
    Unwelcome,
    answer,
)
from folkmoot.conversation.words import LANGUAGES
from folkmoot.parcels import LARGEST
from folkmoot.tokens import Token

COOKIE = "folkmoot"
BODY = 2_000_000
"""Bytes of one request."""

UPLOADS, FILE = "/uploads", "application/octet-stream"
"""Where files are sent to, and as what; browsers let no other site send that."""

PUBLIC = ("/login", "/web/", "/api/texts/", "/healthz", "/readyz", "/preview/")
"""What needs no token: nothing of any room. A preview has a ticket in its address."""

HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::[0-9]{1,5})?")
ROOM_PAGE = re.compile(r"/rooms/[A-Za-z0-9._-]{1,100}")
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


@dataclass
class Bucket:
    """So many at once, and so many a second on the long run."""

    most: float
    rate: float
    left: float = field(init=False)
    at: float = 0.0

    def __post_init__(self) -> None:
        self.left = self.most

    def take(self, now: float, count: int = 1) -> bool:
        """Whether there was one left; with a count of 0 it stays there."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= count
        return True


class Buckets:
    """One for each who asks; the oldest are forgotten."""

    def __init__(self, most: float, rate: float, clock: Callable[[], float]) -> None:
        self._most, self._rate, self._clock = most, rate, clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, count: int = 1) -> bool:
        now = self._clock()
        bucket = self._of.setdefault(who, Bucket(self._most, self._rate, now))
        self._of.move_to_end(who)
        if len(self._of) > 10_000:
            self._of.popitem(last=False)
        return bucket.take(now, count)


class Guesses:
    """Tokens and codes that were wrong: so many of one who asks, then they have to wait."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._buckets = Buckets(10, 10 / 60, clock)

    def check(self, scope: Scope) -> None:
        """Raise TooOften for whoever guessed too much."""
        if not self._buckets.take(_who(scope), 0):
            raise TooOften(60)

    def wrong(self, scope: Scope) -> None:
        """It was wrong again; raises TooOften after so many. What is right always enters."""
        if not self._buckets.take(_who(scope)):
            raise TooOften(60)


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks: whoever sits at this machine, or the person of a token."""

    person: str
    token: Token | None = None

    def opens(self, room: str) -> bool:
        return self.token is None or self.token.opens(room)

    @property
    def owns(self) -> bool:
        """Whether they may change what concerns every room: all of them are open to them."""
        return self.token is None or (not self.token.rooms and self.token.revoked_at is None)


@dataclass(frozen=True, slots=True)
class Door:
    """How this server is reached."""

    host: str  # the address it listens at
    names: frozenset[str] = frozenset()  # further names it answers to
    rate: int = 100  # changes a second that one caller may ask for

    @property
    def local(self) -> bool:
        """Only this machine can reach it: no token is needed."""
        return self.host in LOCAL and not self.names

    def answers_to(self, host: str) -> bool:
        """Whether a Host header names us. A number cannot be made to point elsewhere."""
        if not (found := HOST.fullmatch(host)):
            return False
        name = found[1].strip("[]").lower()
        if name in LOCAL or name in self.names or name == self.host:
            return True
        return not self.local and _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """Stands before the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        door: Door,
        person: str,
        find: Callable[[str], Token | None],
        used: Callable[[Token], Awaitable[None]],
        guesses: Guesses,
        clock: Callable[[], float],
    ) -> None:
        self.app, self.door, self.person = app, door, person
        self._find, self._used, self._guesses = find, used, guesses
        self._changes = Buckets(door.rate * 3, door.rate, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            caller = self._look(scope, headers)
        except Unwelcome as error:
            if isinstance(error, TooLarge):
                await _read_away(receive)
            await self._turn_away(error, scope, headers)(scope, receive, send)
            return
        if caller is not None and caller.token is not None:
            await self._used(caller.token)
        await self.app(scope, Limited(receive, most(scope)), send)

    def _look(self, scope: Scope, headers: Headers) -> Caller | None:
        """Who may come in; raises Unwelcome."""
        host = headers.get("host", "")
        if not self.door.answers_to(host):
            raise ForeignHost(host)
        _small(headers, most(scope))
        changes = scope["method"] not in SAFE
        if changes:
            _same_site(headers, host)
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            wanted = FILE if scope["path"].endswith(UPLOADS) else "application/json"
            simple = scope["method"] == "POST" or kind != ""  # no form of another site deletes
            if scope["path"].startswith("/api/") and simple and kind != wanted:
                raise NotJson
        caller = self._caller(scope, headers)
        scope["caller"] = caller
        if changes and not self._changes.take(_who(scope)):
            raise TooOften(1)
        return caller

    def _caller(self, scope: Scope, headers: Headers) -> Caller | None:
        """The person of a token; on this machine alone, whoever sits at it."""
        public = any(scope["path"].startswith(path) for path in PUBLIC)
        secret = secret_of(headers)
        if not secret:
            if self.door.local:
                return Caller(self.person)
            if public:
                return None
            raise TokenNeeded
        token = self._find(secret)
        if token is not None:
            return Caller(token.person, token)
        if public:
            return None  # an old cookie: whoever signs in again must not be kept from it
        self._guesses.wrong(scope)
        raise TokenNeeded

    def _turn_away(self, error: Unwelcome, scope: Scope, headers: Headers) -> Response:
        page = scope["path"] == "/" or scope["path"].startswith("/rooms/")
        if isinstance(error, TokenNeeded) and page:
            to = f"?to={scope['path']}" if ROOM_PAGE.fullmatch(scope["path"]) else ""
            return RedirectResponse(f"/login{to}", 303)
        return answer(error, lang_of(headers))


class Limited:
    """A request's body, as long as it is not too long."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._most, self._size = receive, most, 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > self._most:
            raise HTTPException(413)  # FastAPI lets these through, and app.py says what it means
        return message


async def _read_away(receive: Receive) -> None:
    """Some of what nobody wants: whoever closes on unread bytes is not heard any more."""
    left = 4 * BODY
    with suppress(TimeoutError):
        async with asyncio.timeout(2):
            while left > 0:
                message = await receive()
                left -= len(message.get("body", b"")) or 1
                if not message.get("more_body"):
                    return


def secret_of(headers: Headers) -> str:
    """The token that came with a request: as a bearer's, or in the cookie of the page."""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return given.strip()
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def lang_of(headers: Headers) -> str:
    """The language a browser asks for, of those we speak."""
    for part in headers.get("accept-language", "").split(","):
        lang = part.partition(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def _same_site(headers: Headers, host: str) -> None:
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2] != host:
        raise ForeignOrigin
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise ForeignOrigin


def most(scope: Scope) -> int:
    """Bytes that a request may have."""
    return LARGEST if scope["path"].endswith(UPLOADS) else BODY


def _small(headers: Headers, most: int) -> None:
    size = headers.get("content-length", "0")
    if not size.isascii() or not size.isdecimal() or int(size[:20]) > most:
        raise TooLarge(most)


def _who(scope: Scope) -> str:
    """Whom to count: a token, else an address."""
    caller: Caller | None = scope.get("caller")
    if caller is not None and caller.token is not None:
        return caller.token.id
    client: Any = scope.get("client")
    return str(client[0]) if client else ""
