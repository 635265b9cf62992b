"""
The words of OpenAI's chat completions: a request read, an answer written.

An answer is written as chunks of a stream or as one body, from the same Message. Nothing here
knows of sockets or of plays; those are in model_server.
"""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

TOOL_NAME = re.compile(r"[a-zA-Z0-9_-]{1,64}")
ROLES = {"system", "developer", "user", "assistant", "tool"}
HOLE = "\x00"
"""Where the body of a message without end is opened. No other text contains it."""

ENDLESS = 50_000_000
"""Bytes after which even an endless answer ends, as one that was too long."""
ENVELOPE = 250  # bytes around a piece in a stream

ERRORS: dict[int, tuple[str, str, str | None]] = {
    400: ("Your request cannot be read.", "invalid_request_error", None),
    401: ("Incorrect API key provided.", "invalid_request_error", "invalid_api_key"),
    404: ("The model does not exist.", "invalid_request_error", "model_not_found"),
    429: ("Rate limit reached for requests.", "requests", "rate_limit_exceeded"),
    500: ("The server had an error processing your request.", "server_error", None),
    503: ("The engine is currently overloaded.", "server_error", None),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """One request as the server read it."""

    n: int  # 0, 1, 2…
    at: float  # time.monotonic() when it had arrived
    model: str
    messages: list[dict[str, Any]]
    tools: dict[str, dict[str, Any]]  # name -> its function: description, parameters
    tool_choice: Any
    response_format: Any
    max_tokens: int | None
    stream: bool
    key: str  # the bearer token
    size: int  # bytes of the body
    include_usage: bool

    @property
    def text(self) -> str:
        return _texts(self.messages)

    @property
    def system(self) -> str:
        return _texts(m for m in self.messages if m["role"] in ("system", "developer"))

    @property
    def last(self) -> str:
        return _texts(self.messages[-1:])


def read(n: int, key: str, body: bytes) -> Asked:
    """The request in these bytes. Raises ValueError with what the real service says."""
    try:
        sent = json.loads(body)
    except ValueError:
        raise ValueError("We could not parse the JSON body of your request.") from None
    try:
        complaint = _complaint(sent)
    except (AttributeError, KeyError, TypeError) as odd:
        complaint = f"Invalid type or missing parameter: {odd}"
    if complaint:
        raise ValueError(complaint)
    return Asked(
        n=n,
        at=time.monotonic(),
        model=sent["model"],
        messages=sent["messages"],
        tools={tool["function"]["name"]: tool["function"] for tool in sent.get("tools") or ()},
        tool_choice=sent.get("tool_choice"),
        response_format=sent.get("response_format"),
        max_tokens=sent.get("max_completion_tokens") or sent.get("max_tokens"),
        stream=bool(sent.get("stream")),
        key=key,
        size=len(body),
        include_usage=bool((sent.get("stream_options") or {}).get("include_usage")),
    )


def _texts(messages: Iterable[dict[str, Any]]) -> str:
    texts = []
    for message in messages:
        content = message.get("content") or ""
        parts = [{"text": content}] if isinstance(content, str) else content
        texts += [part["text"] for part in parts if part.get("text")]
    return "\n".join(texts)


def _complaint(sent: Any) -> str:
    """Why the real service would refuse this request with a 400; "" if it would not."""
    if not isinstance(sent, dict) or not isinstance(sent.get("model"), str) or not sent["model"]:
        return "you must provide a model parameter"
    messages, tools = sent.get("messages"), sent.get("tools")
    if not isinstance(messages, list) or not messages:
        return "Invalid 'messages': empty array. Expected an array with minimum length 1."
    if tools == []:
        return "Invalid 'tools': empty array. Expected an array with minimum length 1."
    if sent.get("tool_choice") and not tools:
        return "'tool_choice' is only allowed when 'tools' are specified."
    if sent.get("stream_options") and not sent.get("stream"):
        return "The 'stream_options' parameter is only allowed when 'stream' is enabled."
    for n, tool in enumerate(tools or ()):
        if not TOOL_NAME.fullmatch(tool["function"]["name"]):
            return f"Invalid 'tools[{n}].function.name': string does not match pattern."
    return _unpaired(messages)


def _unpaired(messages: list[dict[str, Any]]) -> str:
    """Every tool call needs its answer at once, and every answer its call."""
    owed: set[str] = set()
    for n, message in enumerate(messages):
        role = message.get("role")
        if role not in ROLES:
            return f"Invalid value: '{role}'. Supported values are: {sorted(ROLES)}."
        if role == "tool":
            if message.get("tool_call_id") not in owed:
                return (
                    f"Invalid parameter: messages[{n}] with role 'tool' must be a response to a "
                    "preceding message with 'tool_calls'."
                )
            owed.discard(message["tool_call_id"])
        elif owed:
            break
        else:
            owed = {call["id"] for call in message.get("tool_calls") or ()}
    if not owed:
        return ""
    return (
        "An assistant message with 'tool_calls' must be followed by tool messages responding to "
        f"each 'tool_call_id'. These had no response: {', '.join(sorted(owed))}"
    )


@dataclass(frozen=True, slots=True)
class Message:
    """What the assistant says, in the pieces of a stream."""

    text: Iterable[str] = ()
    refusal: Iterable[str] = ()
    calls: Sequence[tuple[str, Iterable[str]]] = ()  # a tool's name, its arguments
    finish: str = "stop"
    chosen: bool = True  # False: there are no choices at all


@dataclass(frozen=True, slots=True)
class Usage:
    """What an answer says it cost. Where nothing was set: a token is four bytes."""

    prompt: int
    completion: int | None = None
    told: bool = True

    def words(self, said: int) -> dict[str, Any]:
        completion = said // 4 if self.completion is None else self.completion
        return {
            "prompt_tokens": self.prompt,
            "completion_tokens": completion,
            "total_tokens": self.prompt + completion,
            "prompt_tokens_details": {"cached_tokens": 0, "audio_tokens": 0},
            "completion_tokens_details": {"reasoning_tokens": 0, "audio_tokens": 0},
        }


def chunks(asked: Asked, message: Message, usage: Usage) -> Iterator[str]:
    """The stream, an event's data at a time: role, pieces, finish, usage, [DONE]."""
    tells = asked.include_usage and usage.told
    frame = _frame(asked, "chat.completion.chunk") | ({"usage": None} if tells else {})
    said = 0

    def chunk(delta: dict[str, Any], finish: str | None = None) -> str:
        choice = {"index": 0, "delta": delta, "logprobs": None, "finish_reason": finish}
        return dumps(frame | {"choices": [choice]})

    if message.chosen:
        unsaid = (message.calls or message.refusal) and not message.text
        content = None if unsaid else ""
        yield chunk({"role": "assistant", "content": content, "refusal": None})
        for delta, spoken in _deltas(asked, message):
            said += len(spoken.encode())
            yield chunk(delta)
        yield chunk({}, message.finish)
    else:
        yield dumps(frame | {"choices": []})
    if tells:
        yield dumps(frame | {"choices": [], "usage": usage.words(said)})
    yield "[DONE]"


def _deltas(asked: Asked, message: Message) -> Iterator[tuple[dict[str, Any], str]]:
    for piece in message.text:
        yield {"content": piece}, piece
    for piece in message.refusal:
        yield {"refusal": piece}, piece
    for n, (name, arguments) in enumerate(message.calls):
        first = {"index": n, "id": _call_id(asked, n), "type": "function"}
        yield {"tool_calls": [first | {"function": {"name": name, "arguments": ""}}]}, name
        for piece in arguments:
            yield {"tool_calls": [{"index": n, "function": {"arguments": piece}}]}, piece


def body(asked: Asked, message: Message, usage: Usage) -> str:
    """The whole answer, as one that did not ask for a stream gets it."""
    text, refusal = "".join(message.text), "".join(message.refusal)
    functions = [{"name": n, "arguments": "".join(pieces)} for n, pieces in message.calls]
    calls = [
        {"id": _call_id(asked, n), "type": "function", "function": function}
        for n, function in enumerate(functions)
    ]
    said: dict[str, Any] = {"role": "assistant", "content": text or None}
    said |= {"refusal": refusal or None, "annotations": []}
    said |= {"tool_calls": calls} if calls else {}
    choice = {"index": 0, "message": said, "logprobs": None, "finish_reason": message.finish}
    whole = _frame(asked, "chat.completion") | {"choices": [choice] if message.chosen else []}
    if usage.told:
        spoken = "".join([text, refusal, *(part for f in functions for part in f.values())])
        whole["usage"] = usage.words(len(spoken.encode()))
    return dumps(whole)


def filled(opened: str, pieces: Iterable[str]) -> Iterator[bytes]:
    """The body of a message that says HOLE somewhere, with the pieces said in its place."""
    head, _, tail = opened.partition(dumps(HOLE)[1:-1])
    yield head.encode()
    for piece in pieces:
        yield dumps(piece)[1:-1].encode()
    yield tail.encode()


def endless(piece: str, envelope: int) -> Iterable[str]:
    """The piece again and again, until ENDLESS bytes went over the wire."""
    return itertools.repeat(piece, ENDLESS // (len(piece.encode()) + envelope)) if piece else ()


def models(names: Iterable[str]) -> str:
    listed = [{"id": n, "object": "model", "created": 1, "owned_by": "openai"} for n in names]
    return dumps({"object": "list", "data": listed})


def failure(code: int) -> str:
    """What the real service says with this status."""
    return error(*ERRORS.get(code, ERRORS[500]))


def error(message: str, kind: str = "invalid_request_error", code: str | None = None) -> str:
    """The body of a failure."""
    return dumps({"error": {"message": message, "type": kind, "param": None, "code": code}})


def dumps(value: Any) -> str:
    """JSON as the service writes it: nothing between, letters as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def by_words(text: str) -> list[str]:
    return re.findall(r"\S+\s*|\s+", text)


def cut(text: str, pieces: int) -> list[str]:
    ends = [len(text) * n // pieces for n in range(pieces + 1)]
    return [text[start:end] for start, end in itertools.pairwise(ends)]


def pieces_of(arguments: dict[str, Any] | str) -> list[str]:
    text = arguments if isinstance(arguments, str) else dumps(arguments)
    return re.findall(r"(?s).{1,5}", text)


def events(chunks: Iterable[str]) -> Iterator[bytes]:
    for chunk in chunks:
        yield f"data: {chunk}\n\n".encode()


def oddly(events: Iterable[bytes]) -> Iterator[bytes]:
    """CRLF line ends, comments and empty lines between; `odd_parts` cuts what this writes."""
    for event in events:
        yield b": keep-alive\r\n\r\n" + event.replace(b"\n", b"\r\n") + b"\r\n"


def odd_parts(piece: bytes) -> list[bytes]:
    """Cut inside `data:`, inside every letter beyond ASCII, and between CR and LF."""
    return re.split(rb"(?<=da)(?=ta: )|(?<=[\xc2-\xf4])(?=[\x80-\xbf])|(?<=\r)(?=\n)", piece)


def _call_id(asked: Asked, n: int) -> str:
    return f"call_{asked.n}_{n}"


def _frame(asked: Asked, kind: str) -> dict[str, Any]:
    return {
        "id": f"chatcmpl-{asked.n}",
        "object": kind,
        "created": int(time.time()),
        "model": asked.model,
        "service_tier": "default",
        "system_fingerprint": "fp_fake",
    }
