"""
One call of a model: streamed, bounded in time and length, its cost counted, its errors named.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pydantic_ai import exceptions as wrong
from pydantic_ai.messages import (
    ModelMessage,
    ModelMessagesTypeAdapter,
    ModelRequest,
    ModelResponse,
    PartDeltaEvent,
    PartStartEvent,
    SystemPromptPart,
    TextPart,
    TextPartDelta,
    ToolCallPart,
    ToolCallPartDelta,
)
from pydantic_ai.models import Model, ModelRequestParameters
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.output import OutputObjectDefinition
from pydantic_ai.settings import ModelSettings
from pydantic_ai.tools import ToolDefinition
from pydantic_ai.usage import RequestUsage
from pydantic_core import from_json

from folkmoot.conversation.value import dataclass
from folkmoot.team.calls import CallFailed, Made
from folkmoot.team.minds.circles import piece
from folkmoot.team.minds.fitting import fitted
from folkmoot.team.minds.outcomes import Outcome, seen
from folkmoot.team.minds.providers import price

OUTCOME = "outcome"
"""The tool with which a model gives its outcome."""

LONGEST = 200_000
"""Characters of one answer; what goes on for longer has no end."""

MOST_TOKENS = 10**9

TAIL = 1_000
"""Characters at the end of an answer in which circles are looked for."""

HOW: Mapping[str, str] = {
    "tool": f"Give your outcome by calling the tool `{OUTCOME}`, and only so.",
    "native": "Give your outcome as one JSON object of the given type, and nothing else.",
    "text": "Give your outcome as one JSON object of this schema, and nothing else:\n{schema}",
}


@dataclass(frozen=True, slots=True)
class Request:
    """Everything one call is made with."""

    name: str
    model: Model
    messages: list[ModelMessage]
    mode: str
    outcome: type[Outcome] | None
    tools: tuple[ToolDefinition, ...]
    tokens: int
    seconds: int
    room: int = 0  # tokens that the longest outcome must fit in; 0: as many as there are

    def schema(self) -> dict[str, Any]:
        if self.outcome is None:
            return {}
        schema = self.outcome.model_json_schema()
        return fitted(schema, self.room) if self.room else schema

    def overhead(self) -> int:
        """Bytes that a model reads beside what was said: types and tools."""
        tools = sum(len(json.dumps(t.parameters_json_schema)) + 300 for t in self.tools)
        return len(json.dumps(self.schema())) + tools + 100 * len(self.messages) + 500

    def parameters(self) -> ModelRequestParameters:
        tools = list(self.tools)
        if self.outcome is None or self.mode == "text":
            return ModelRequestParameters(function_tools=tools)
        about = (self.outcome.__doc__ or "").strip()
        if self.mode == "native":
            wanted = OutputObjectDefinition(
                json_schema=self.schema(), name=OUTCOME, description=about
            )
            return ModelRequestParameters(
                function_tools=tools, output_mode="native", output_object=wanted
            )
        outcome = ToolDefinition(
            name=OUTCOME,
            parameters_json_schema=self.schema(),
            description=about,
            kind="output",
        )
        return ModelRequestParameters(
            function_tools=tools,
            output_mode="tool",
            output_tools=[outcome],
            allow_text_output=False,
        )

    def told(self) -> list[ModelMessage]:
        """The messages, with how the outcome is wanted."""
        if self.outcome is None:
            return self.messages
        how = HOW[self.mode].replace("{schema}", json.dumps(self.schema()))
        first, *others = self.messages
        assert isinstance(first, ModelRequest)
        system, *parts = first.parts
        assert isinstance(system, SystemPromptPart)
        again = ModelRequest(parts=[SystemPromptPart(f"{system.content}\n\n{how}"), *parts])
        return [again, *others]


class Pen:
    """Shows what a model says while it says it: plain words, or the `text` of an outcome."""

    def __init__(self, write: Callable[[str], None] | None, plain: bool) -> None:
        self._write = write
        self._plain = plain
        self._words = ""
        self._call = ""  # arguments of a tool call
        self.shown = 0
        self._tail = ""
        self._looked = 0
        self.size = 0

    def see(self, event: object) -> None:
        new, words = _piece(event)
        self.size += len(new)
        self._tail = (self._tail + new)[-TAIL:] if words else ""  # files may repeat themselves
        if self._write is None or not new:
            return
        if words:
            self._words += new
        else:
            self._call += new
        text = seen(self._text())
        if len(text) > self.shown:
            self._write(text[self.shown :])
            self.shown = len(text)

    def circles(self) -> bool:
        """Whether it only repeats itself; looked at now and then."""
        if self.size < self._looked + 100:
            return False
        self._looked = self.size
        return piece(self._tail) > 0

    def _text(self) -> str:
        if self._plain:
            return "" if self._words.lstrip()[:1] in ("{", "[", "`") else self._words
        try:
            found = from_json(self._call or self._words, allow_partial="trailing-strings")
        except ValueError:
            return ""
        text = found.get("text", "") if isinstance(found, dict) else ""
        return text if isinstance(text, str) else ""


def _piece(event: object) -> tuple[str, bool]:
    """The next characters, and whether they are words; else they are of a tool call."""
    match event:
        case PartStartEvent(part=TextPart(content=text)):
            return text, True
        case PartDeltaEvent(delta=TextPartDelta(content_delta=text)):
            return text, True
        case PartStartEvent(part=ToolCallPart(args=str(args))):
            return args, False
        case PartDeltaEvent(delta=ToolCallPartDelta(args_delta=str(args))):
            return args, False
        case PartDeltaEvent(delta=delta):
            return str(getattr(delta, "content_delta", "") or ""), False
    return "", False


async def made(
    request: Request, pen: Pen, most: int | None, prices: Mapping[str, tuple[float, float]]
) -> Made:
    """Make the call; raises CallFailed with the reason."""
    try:
        async with asyncio.timeout(request.seconds):
            response = await _streamed(request, pen)
        used = response.usage
        read, written = _count(used.input_tokens), _count(used.output_tokens)
        counted = RequestUsage(input_tokens=read, output_tokens=written)
        kept = ModelMessagesTypeAdapter.dump_json([replace(response, usage=counted)]).decode()
    except TimeoutError:
        raise CallFailed("late", f"nothing came in {request.seconds} seconds") from None
    except wrong.ModelAPIError as error:
        raise _named(error, request.model) from None
    except CallFailed:
        raise
    except Exception as error:  # a hostile server makes the client fall over in many ways
        told = _without_key(f"{type(error).__name__}: {error}", request.model)
        raise CallFailed("garbled", told) from None
    cost = price(request.name, read, written, prices) if read or written else most
    # More than was set aside cannot be: no request has more tokens than bytes.
    return Made(kept, min(cost or 0, most or 0), (read, written))


def _count(tokens: object) -> int:
    """Tokens as a server counts them, if it is a count at all."""
    try:
        return min(max(0, int(tokens)), MOST_TOKENS)  # type: ignore[call-overload,no-any-return]
    except (TypeError, ValueError, OverflowError):
        return 0


async def _streamed(request: Request, pen: Pen) -> ModelResponse:
    settings = ModelSettings(max_tokens=request.tokens, timeout=request.seconds, max_retries=0)
    parameters = request.parameters()
    async with request.model.request_stream(request.told(), settings, parameters) as stream:
        async for event in stream:
            pen.see(event)
            if pen.size > LONGEST:
                raise CallFailed("garbled", "its answer had no end")
            if pen.circles():
                return replace(stream.get(), finish_reason="length")
        response = stream.get()
    details = response.provider_details or {}
    ended = "finish_reason" in details or "refusal" in details or not response.parts
    if isinstance(request.model, OpenAIChatModel) and not ended:
        raise CallFailed("away", "its answer was cut off")
    return response


def _named(error: wrong.ModelAPIError, model: Model) -> CallFailed:
    """Why a provider did not serve a call; what it refused before it began is free."""
    why = next((why for kind, why in WHY if isinstance(error, kind)), "away")
    phase = getattr(error, "phase", None)
    refused = isinstance(error, wrong.ModelHTTPError) and not error.in_stream
    free = refused or phase in ("pool", "connect")
    return CallFailed(why, _without_key(str(error), model), free, error.retry_after or 0.0)


def _without_key(told: str, model: Model) -> str:
    """A complaint as it may be kept: some providers repeat the key that they complain about."""
    key = getattr(getattr(model, "client", None), "api_key", None)
    return (told.replace(key, "…") if isinstance(key, str) and key else told)[:300]


WHY: tuple[tuple[type[Exception], str], ...] = (
    (wrong.ModelRateLimitError, "busy"),
    (wrong.ModelQuotaExceededError, "key"),
    (wrong.ModelAuthenticationError, "key"),
    (wrong.ModelTimeoutError, "late"),
    (wrong.ModelRequestTimeout, "late"),
    (wrong.ModelContextWindowExceededError, "refused"),
    (wrong.ModelNotFoundError, "refused"),
    (wrong.ModelRequestRejectedError, "rejected"),
    (wrong.ModelUnavailableError, "away"),
)
