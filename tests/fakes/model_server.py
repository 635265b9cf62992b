"""
A model that is not there: OpenAI's chat completions on loopback, that misbehaves on request.

A play says what comes of a request. The server runs in a thread of its own, so that any test
and any child process can talk to it; the function that chooses plays is called in that thread.
When it raises, the client gets a 500 and leaving the server raises it again.
"""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from http.client import responses
from types import TracebackType
from typing import Any, TypeAlias

from tests.fakes import model_words as words
from tests.fakes.model_words import Asked as Asked
from tests.fakes.model_words import Message, Usage


@dataclass(frozen=True, slots=True)
class Say:
    text: str
    pieces: int = 0  # in so many chunks; 0: word by word


@dataclass(frozen=True, slots=True)
class Call:
    name: str
    arguments: dict[str, Any] | str  # a str is sent as it is, valid or not


@dataclass(frozen=True, slots=True)
class Calls:
    calls: tuple[Call, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class Length:
    text: str  # it stopped at the limit of tokens


@dataclass(frozen=True, slots=True)
class Refusal:
    text: str


@dataclass(frozen=True, slots=True)
class Filtered:
    """Nothing: a filter took it."""


@dataclass(frozen=True, slots=True)
class Empty:
    """A message that says and calls nothing."""


@dataclass(frozen=True, slots=True)
class NoChoices:
    """No message at all."""


@dataclass(frozen=True, slots=True)
class Endless:
    piece: str = "and so on "


@dataclass(frozen=True, slots=True)
class EndlessCall:
    name: str  # the tool whose arguments do not end
    piece: str = "and so on "


@dataclass(frozen=True, slots=True)
class Status:
    code: int
    body: str = ""  # "": what the real service says with this code
    retry_after: str | None = None


@dataclass(frozen=True, slots=True)
class Raw:
    body: bytes  # sent as it is, with a 200
    content_type: str = "text/html; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Never:
    """Accepts, and never answers."""


@dataclass(frozen=True, slots=True)
class Slow:
    seconds: float  # before the first byte
    play: Play


@dataclass(frozen=True, slots=True)
class Dripping:
    seconds: float  # between the chunks
    play: Play


@dataclass(frozen=True, slots=True)
class Odd:
    play: Play  # its stream as the standard allows and nobody expects: `model_words.oddly`


@dataclass(frozen=True, slots=True)
class CutOff:
    play: Play
    after: int = 3  # chunks, then the connection ends; without a stream: half the body


@dataclass(frozen=True, slots=True)
class Charged:
    play: Play
    prompt_tokens: int
    completion_tokens: int


@dataclass(frozen=True, slots=True)
class NoUsage:
    play: Play  # it does not say what it cost


Spoken: TypeAlias = (
    Say | Call | Calls | Length | Refusal | Filtered | Empty | NoChoices | Endless | EndlessCall
)
Plain: TypeAlias = Spoken | Status | Raw | Never
Play: TypeAlias = Plain | Slow | Dripping | Odd | CutOff | Charged | NoUsage


@dataclass(frozen=True, slots=True)
class Manner:
    """How a play is played: all that was wrapped around it."""

    usage: Usage
    slow: float = 0.0
    drip: float = 0.0
    odd: bool = False
    cut: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What goes over the wire: one piece of known length, or a chunked stream of them."""

    pieces: Iterable[bytes]
    kind: str = "application/json"
    status: int = 200
    chunked: bool = False
    retry_after: str | None = None


def _unwrapped(play: Play, manner: Manner) -> tuple[Plain, Manner]:
    match play:
        case Slow(seconds, inner):
            return _unwrapped(inner, replace(manner, slow=manner.slow + seconds))
        case Dripping(seconds, inner):
            return _unwrapped(inner, replace(manner, drip=manner.drip + seconds))
        case Odd(inner):
            return _unwrapped(inner, replace(manner, odd=True))
        case CutOff(inner, after):
            return _unwrapped(inner, replace(manner, cut=after))
        case Charged(inner, prompt, completion):
            usage = replace(manner.usage, prompt=prompt, completion=completion)
            return _unwrapped(inner, replace(manner, usage=usage))
        case NoUsage(inner):
            return _unwrapped(inner, replace(manner, usage=replace(manner.usage, told=False)))
        case _:
            return play, manner


def _answer(asked: Asked, play: Spoken | Status | Raw, manner: Manner) -> Answer:
    match play:
        case Status(code, body, retry_after):
            return _failure(code, body, retry_after)
        case Raw(raw, kind):
            return Answer((raw,), kind)
    piece = play.piece if isinstance(play, Endless | EndlessCall) else ""
    if asked.stream:
        message = _message(play, words.endless(piece, words.ENVELOPE))
        events = words.events(words.chunks(asked, message, manner.usage))
        pieces = words.oddly(events) if manner.odd else events
        return Answer(pieces, "text/event-stream", chunked=True)
    if piece:
        usage = replace(manner.usage, completion=manner.usage.completion or words.ENDLESS // 4)
        opened = words.body(asked, _message(play, [words.HOLE]), usage)
        return Answer(words.filled(opened, words.endless(piece * 500, 0)), chunked=True)
    return Answer([words.body(asked, _message(play, ()), manner.usage).encode()])


def _failure(code: int, body: str = "", retry_after: str | None = None) -> Answer:
    said = body or words.failure(code)
    return Answer((said.encode(),), status=code, retry_after=retry_after)


def _message(play: Spoken, endless: Iterable[str]) -> Message:
    match play:
        case Say(text, pieces):
            return Message(text=words.cut(text, pieces) if pieces else words.by_words(text))
        case Call():
            return _message(Calls((play,)), ())
        case Calls(calls, text):
            called = [(call.name, words.pieces_of(call.arguments)) for call in calls]
            return Message(text=words.by_words(text), calls=called, finish="tool_calls")
        case Length(text):
            return Message(text=words.by_words(text), finish="length")
        case Refusal(text):
            return Message(refusal=words.by_words(text))
        case Filtered():
            return Message(finish="content_filter")
        case Empty():
            return Message()
        case NoChoices():
            return Message(chosen=False)
        case Endless():
            return Message(text=endless, finish="length")
        case EndlessCall(name):
            arguments = itertools.chain(['{"text":"'], endless)
            return Message(calls=[(name, arguments)], finish="length")


class ModelServer:
    """Plays what `play` chooses for each request, from `with` until the end of it."""

    def __init__(self, play: Callable[[Asked], Play], models: tuple[str, ...] = ("fake",)) -> None:
        self.url = ""
        self.most_at_once = 0
        self._play = play
        self._models = models
        self._asked: list[Asked] = []
        self._under_way = 0
        self._wrong: list[BaseException] = []
        self._started: Future[tuple[int, Callable[[], object]]] = Future()
        self._thread = threading.Thread(target=self._run, name="model server", daemon=True)

    @property
    def asked(self) -> list[Asked]:
        """All requests so far, a copy. Only the server's thread adds to them."""
        return list(self._asked)

    def __enter__(self) -> ModelServer:
        self._thread.start()
        port, self._stop = self._started.result(5)
        self.url = f"http://127.0.0.1:{port}/v1"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()
        self._thread.join(5)
        for wrong in self._wrong:
            if error is None:
                raise wrong
            error.add_note(f"Before this the model server met {wrong!r}")

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            if self._started.done():
                raise
            self._started.set_exception(error)

    async def _serve(self) -> None:
        """Tasks are ours: those of asyncio's own server make noise when they are cancelled."""
        tasks: set[asyncio.Task[None]] = set()
        over = asyncio.Event()
        loop = asyncio.get_running_loop()

        def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = loop.create_task(self._talk(reader, writer))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        server = await asyncio.start_server(met, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self._started.set_result((port, lambda: loop.call_soon_threadsafe(over.set)))
        await over.wait()
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer request after request, until either side has had enough."""
        try:
            while await self._answered(reader, writer):
                pass
            writer.close()
        except (OSError, EOFError, asyncio.CancelledError):  # the client went away, or we end
            writer.transport.abort()
        except Exception as error:
            self._wrong.append(error)
            writer.transport.abort()

    async def _answered(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Read a request and answer it. False: the connection is over."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.rstrip().split("\r\n")
        method, path, _ = first.split(" ")
        named = (line.partition(":") for line in lines)
        headers = {name.lower(): value.strip() for name, _, value in named}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        key = headers.get("authorization", "").removeprefix("Bearer ")
        self._under_way += 1
        self.most_at_once = max(self.most_at_once, self._under_way)
        try:
            answer, manner = self._chosen(method, path.partition("?")[0], key, body)
            await _pause(reader, manner.slow)
            if answer is None:
                await reader.read()
                return False
            await _send(answer, manner, reader, writer)
        finally:
            self._under_way -= 1
        return manner.cut is None and headers.get("connection", "").lower() != "close"

    def _chosen(
        self, method: str, path: str, key: str, body: bytes
    ) -> tuple[Answer | None, Manner]:
        """The answer to a request, and how to give it. None: there is never one."""
        plain = Manner(Usage(len(body) // 4))
        if (method, path) == ("GET", "/v1/models"):
            return Answer((words.models(self._models).encode(),)), plain
        if (method, path) != ("POST", "/v1/chat/completions"):
            return _failure(404, words.error(f"Invalid URL ({method} {path})")), plain
        try:
            asked = words.read(len(self._asked), key, body)
        except ValueError as complaint:
            return _failure(400, words.error(str(complaint))), plain
        self._asked.append(asked)
        try:
            play, manner = _unwrapped(self._play(asked), plain)
            return None if isinstance(play, Never) else _answer(asked, play, manner), manner
        except BaseException as error:  # a test's own failure too: it belongs to the test's thread
            self._wrong.append(error)
            return _failure(500, words.error(f"the play raised {error!r}", "server_error")), plain


async def _send(
    answer: Answer, manner: Manner, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """A whole body goes in quarters; what is cut off is never marked as complete."""
    head = [f"HTTP/1.1 {answer.status} {responses.get(answer.status, 'Unknown')}"]
    head += [f"Content-Type: {answer.kind}", "x-request-id: req_fake"]
    head += [f"Retry-After: {answer.retry_after}"] if answer.retry_after is not None else []
    if answer.chunked:
        head.append("Transfer-Encoding: chunked")
        pieces: Iterable[bytes] = itertools.islice(answer.pieces, manner.cut)
    else:
        body = b"".join(answer.pieces)
        head.append(f"Content-Length: {len(body)}")
        step = len(body) // 4 + 1
        quarters = [body[start : start + step] for start in range(0, len(body), step)]
        pieces = quarters if manner.cut is None else quarters[:2]
    writer.write("\r\n".join([*head, "", ""]).encode())
    for n, piece in enumerate(pieces):
        if n:
            await _pause(reader, manner.drip)
        for part in words.odd_parts(piece) if manner.odd else [piece]:
            writer.write(b"%x\r\n%b\r\n" % (len(part), part) if answer.chunked else part)
            await writer.drain()
    if answer.chunked and manner.cut is None:
        writer.write(b"0\r\n\r\n")
    await writer.drain()


async def _pause(reader: asyncio.StreamReader, seconds: float) -> None:
    """Let time pass, at least a turn of the loop. A client that goes away meanwhile ends it."""
    if not seconds:
        return await asyncio.sleep(0)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await reader.read()
        raise ConnectionAbortedError
