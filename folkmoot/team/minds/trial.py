"""
Whether a model works: one small question with a typed answer, bounded in time and length.

What came of it is one word out of a table; the words of a provider are not passed on, since some
repeat the key that they complain about.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping

from pydantic_ai import exceptions as wrong
from pydantic_ai.messages import (
    ModelRequest,
    ModelResponse,
    SystemPromptPart,
    TextPart,
    ToolCallPart,
    UserPromptPart,
)
from pydantic_ai.settings import ModelSettings

from folkmoot.connected import Connection
from folkmoot.conversation.value import dataclass
from folkmoot.errors import BadSetting
from folkmoot.team.minds.call import OUTCOME, Pen, Request
from folkmoot.team.minds.contacts import MODES, Contacts
from folkmoot.team.minds.outcomes import Outcome
from folkmoot.team.minds.providers import price

SECONDS = 60
"""A model of one's own may have to be loaded first."""

TOKENS = 2_000
"""Enough for one that thinks before it speaks."""

LONGEST = 20_000
"""Characters of an answer; what goes on for longer has no end."""

SYSTEM = "You are asked one question, to see whether you can be talked to."
USER = "What is the sum of two and three? Answer with the number."


class Sum(Outcome):
    """The answer to the question."""

    number: int


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a trial; `cost` in millionths of a dollar, None: nobody knows the price."""

    state: str  # works, key, credit, busy, away, late, unknown, unusable
    seconds: float = 0.0
    cost: int | None = None


STATES: tuple[tuple[type[Exception], str], ...] = (
    (wrong.ModelAuthenticationError, "key"),
    (wrong.ModelQuotaExceededError, "credit"),
    (wrong.ModelRateLimitError, "busy"),
    (wrong.ModelTimeoutError, "late"),
    (wrong.ModelRequestTimeout, "late"),
    (wrong.ModelNotFoundError, "unknown"),
    (wrong.ModelUnavailableError, "busy"),
    (wrong.ModelRequestRejectedError, "unusable"),
    (wrong.ModelHTTPError, "busy"),
    (wrong.ModelAPIError, "away"),
)
"""What an error means, by the first class that fits."""


async def tried(
    name: str,
    connection: Connection | None = None,
    prices: Mapping[str, tuple[float, float]] | None = None,
    seconds: int = SECONDS,
) -> Tried:
    """Ask a model one small question, and say what came of it."""
    contacts = Contacts(connection)
    began = time.monotonic()
    try:
        async with asyncio.timeout(seconds):
            response = await _answer(contacts, name, seconds)
    except TimeoutError:
        return Tried("late", time.monotonic() - began)
    except wrong.ModelAPIError as error:
        return Tried(next(state for kind, state in STATES if isinstance(error, kind)))
    except BadSetting:
        raise
    except Exception:  # a strange server makes the client fall over in many ways
        return Tried("unusable")
    finally:
        await contacts.close()
    if response is None:
        return Tried("unusable")
    used = response.usage
    cost = price(name, used.input_tokens, used.output_tokens, prices or {})
    return Tried("works", time.monotonic() - began, cost)


async def _answer(contacts: Contacts, name: str, seconds: int) -> ModelResponse | None:
    """A usable answer; asked in the next way only where the first one is not understood."""
    model = await contacts.model(name)
    for mode in MODES:
        said = ModelRequest(parts=[SystemPromptPart(SYSTEM), UserPromptPart(USER)])
        request = Request(name, model, [said], mode, Sum, (), TOKENS, seconds)
        settings = ModelSettings(max_tokens=TOKENS, timeout=seconds, max_retries=0)
        try:
            parameters = request.parameters()
            async with model.request_stream(request.told(), settings, parameters) as stream:
                pen = Pen(None, plain=False)
                async for event in stream:
                    pen.see(event)
                    if pen.size > LONGEST:
                        return None
            response = stream.get()
        except (wrong.ModelAuthenticationError, wrong.ModelNotFoundError):
            raise
        except wrong.ModelRequestRejectedError:
            continue
        if _is_usable(response):
            return response
    return None


def _is_usable(response: ModelResponse) -> bool:
    """Whether it answered in the form that was asked for; what it reckons is its own affair."""
    for part in response.parts:
        try:
            match part:
                case ToolCallPart(tool_name=tool, args=args) if tool == OUTCOME:
                    found = json.loads(args) if isinstance(args, str) else args
                case TextPart(content=text):
                    found = json.loads(text[text.find("{") : text.rfind("}") + 1])
                case _:
                    continue
            Sum.model_validate(found)
        except (ValueError, RecursionError):
            continue
        return True
    return False
