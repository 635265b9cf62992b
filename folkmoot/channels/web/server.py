"""
Serving: an address, a signal to end, and pages that are let go at once.

`serve` performs for every room as `worker` does, and answers browsers beside it.
"""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from folkmoot.channels.web.app import make_app
from folkmoot.channels.web.gate import LOCAL, Door
from folkmoot.errors import AddressTaken, NoTokens
from folkmoot.memory import settle
from folkmoot.tokens import tokens

if TYPE_CHECKING:
    from folkmoot.visit import Team

PORT = 8484
TRIED = 10
"""Ports that are tried in turn, where nobody named one."""

HEADERS = 64_000
"""Bytes that the headers of a request may have."""

GRACE = 0.5
"""Seconds that open requests have when the server ends; pages are let go at once."""


class Bounded(HttpToolsProtocol):
    """A connection whose headers have a bound: they are kept before anybody looks at them."""

    _head: int | None = 0  # bytes of the headers so far; None: they are complete

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > HEADERS:
            self.transport.close()


class Server(uvicorn.Server):
    """uvicorn, which waits for open requests: so the pages are told first."""

    def __init__(self, config: uvicorn.Config, close: Callable[[], None]) -> None:
        super().__init__(config)
        self._close = close
        self._loop = asyncio.get_running_loop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop.call_later(GRACE, self._cut_off)
        await super().shutdown(sockets)

    def _cut_off(self) -> None:
        """Whoever has not finished asking or reading by now."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._loop.call_soon_threadsafe(self._close)
        super().handle_exit(sig, frame)
        self._captured_signals.clear()  # ending when asked to is no failure


async def serve(
    team: Team, host: str, port: int | None, said: Callable[[str], None], show: bool = False
) -> None:
    """Serve until told to end; `said` gets the address as soon as it answers.

    Raises AddressTaken, NoTokens for an address that others can reach while no token exists,
    and FolderBusy where another process performs.
    """
    names = frozenset(team.settings.hosts)
    door = Door(host.strip("[]"), names)
    if not door.local and not any(token.revoked_at is None for token in tokens(team.store)):
        raise NoTokens(host)
    listening = _listen(door.host, port)
    try:
        await team.serve()
        _many_pages()
        app = make_app(team, door)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(names),  # behind a proxy, which says how it was reached
            timeout_graceful_shutdown=2,
            timeout_keep_alive=20,
            http=Bounded,
        )
        server = Server(config, app.app.state.broadcast.close)
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not (server.started or running.done()):  # noqa: ASYNC110 - uvicorn tells nobody
            await asyncio.sleep(0.005)
        if server.started:
            settle()
            address = _address(door.host, listening.getsockname()[1])
            said(address)
            if show and _has_screen():
                with suppress(webbrowser.Error):
                    await asyncio.to_thread(webbrowser.open, address)
        await running
    finally:
        listening.close()


def _many_pages() -> None:
    """Each open page is an open file: as many as this machine lets us have."""
    with suppress(ValueError, OSError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _has_screen() -> bool:
    """Whether a browser would open beside the terminal, and not in it."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform == "darwin" or bool(shown)


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at an address; where nobody named a port, at the first that is free."""
    last = OSError(errno.EADDRINUSE, "taken")
    for tried in range(PORT, PORT + TRIED) if port is None else (port,):
        try:
            family, kind, _, _, where = socket.getaddrinfo(
                host, tried, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )[0]
            listening = socket.socket(family, kind)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(where)
            listening.listen(2_048)
            listening.setblocking(False)
        except OSError as error:
            last = error
            if error.errno != errno.EADDRINUSE:
                break
        else:
            return listening
    raise AddressTaken(f"{host}:{port or PORT}", last.strerror or str(last))


def _address(host: str, port: int) -> str:
    name = "localhost" if host in LOCAL else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"
