"""
One exchange with a model: ask, read what comes, say what is wrong with it, ask again; the tools it
calls are used in between. An answer counts only as an outcome of its type.

What a model cannot be made to give ends in NoOutcome, with one of the reasons that people are told
(late, away, busy, key, garbled, refused).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from pydantic import ValidationError
from pydantic_ai.messages import (
    ModelMessage,
    ModelMessagesTypeAdapter,
    ModelRequest,
    ModelRequestPart,
    ModelResponse,
    SystemPromptPart,
    TextPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.tools import ToolDefinition

from folkmoot.errors import ToolRefused
from folkmoot.settings import Models
from folkmoot.team.calls import CallFailed, Calls, Order
from folkmoot.team.minds.call import OUTCOME, Pen, Request, made
from folkmoot.team.minds.circles import ended
from folkmoot.team.minds.contacts import Contacts
from folkmoot.team.minds.outcomes import Outcome, clean, speech
from folkmoot.team.minds.providers import price

T = TypeVar("T")

LONGEST_WAIT = 30.0
"""Seconds that a provider may ask to wait before somebody else is asked."""

PAUSE = 0.25
"""Seconds before a model is asked again that could not be reached; doubled each time."""

FEW = 2_000
"""Where answers may have no more tokens, a model is told to fit its outcome in."""

LEAST = 150
"""Tokens in which every outcome has room."""

SHOWN = 1_500
"""Characters of an error that a model is shown."""


CUT_OFF = "Your last answer was too long and was cut off. Write less at once: large files in parts."


class Unusable(Exception):
    """An answer that is no outcome; its text tells the model why."""


class NoOutcome(Exception):
    """No model gave what was asked for."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(detail or why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Wanted(Generic[T]):
    """What a model is asked for, and how its answer is read."""

    bot: str
    job: str
    system: str
    user: str
    outcome: type[Outcome] | None  # None: plain words
    read: Callable[[Any], T]  # from an outcome, or plain words; raises Unusable
    search: Callable[[str], T | None] = lambda _: None  # in words that are no outcome
    tools: tuple[ToolDefinition, ...] = ()
    use: Callable[[str, dict[str, Any]], Awaitable[str]] | None = None
    turns: int = 6


@dataclass(slots=True)
class Talk:
    """What was said so far between us and a model."""

    messages: list[ModelMessage]
    said: list[str]
    bad: int = 0  # answers in a row that could not be used
    turns: int = 0
    room: int = 0  # tokens that the next answer must fit in; 0: as many as there are

    def add(self, response: ModelResponse, parts: Sequence[ModelRequestPart]) -> None:
        self.messages += [response, ModelRequest(parts=list(parts))]
        self.said.append(ModelMessagesTypeAdapter.dump_json([response]).decode())
        self.said += [str(getattr(part, "content", "")) for part in parts]

    def hint(self, text: str) -> None:
        """Say something of an answer that is not shown again."""
        if self.said[-1] != text:
            self.messages.append(ModelRequest(parts=[UserPromptPart(text)]))
            self.said.append(text)


@dataclass(frozen=True, slots=True)
class Reading(Generic[T]):
    """What an answer came to: a value, or what the model is told next."""

    value: tuple[T] | None = None
    reply: tuple[ModelRequestPart, ...] = ()
    wrong: str = ""


@dataclass(slots=True)
class Exchange:
    """Asks models for outcomes, within bounds, through the calls of one job."""

    calls: Calls
    models: Models
    contacts: Contacts
    sleep: Callable[[float], Awaitable[None]] = field(default=asyncio.sleep)
    shown: bool = False  # something was shown already: what replaces it is not shown piece by piece

    async def outcome(
        self, names: Sequence[str], wanted: Wanted[T], write: Callable[[str], None] | None = None
    ) -> T:
        """The first usable outcome of these models; raises NoOutcome, OutOfMoney."""
        trouble = NoOutcome("away", "no model is set")
        for name in names:
            try:
                value = await self._from(name, wanted, write)
            except NoOutcome as none:
                trouble = none
                continue
            return value
        raise trouble

    async def _from(self, name: str, wanted: Wanted[T], write: Callable[[str], None] | None) -> T:
        if self.contacts.rests(name):
            raise NoOutcome("late", f"{name} took too long just now")
        first_words: list[ModelRequestPart] = [
            SystemPromptPart(wanted.system),
            UserPromptPart(wanted.user),
        ]
        talk = Talk([ModelRequest(parts=first_words)], [wanted.system, wanted.user])
        talk.room = self.models.tokens if self.models.tokens <= FEW else 0
        while True:
            mode = self.contacts.mode(name, self.models.output)
            pen = Pen(None if self.shown else write, plain=wanted.outcome is None)
            try:
                response = await self._call(name, mode, talk, wanted, pen)
            except CallFailed as failed:
                talk.bad += 1
                await self._recover(name, mode, failed, talk.bad)
                continue
            reading = await self._read(response, wanted)
            if reading.value is not None:
                if wanted.outcome is not None:
                    self.contacts.proved(name, mode)
                return reading.value[0]
            talk.turns += 1
            called = any(isinstance(part, ToolCallPart) for part in response.parts)
            if not reading.wrong or response.finish_reason != "length":
                talk.add(response, reading.reply)
            elif called:
                talk.hint(CUT_OFF)
            else:
                # Shown its own endless words a model goes on with them: it is asked anew.
                talk.room = max(LEAST, (talk.room or min(FEW, self.models.tokens)) // 2)
            talk.bad = talk.bad + 1 if reading.wrong else 0
            if talk.bad >= self.models.tries:
                raise NoOutcome("garbled", reading.wrong)
            if talk.turns >= wanted.turns:
                raise NoOutcome("turns", f"it took more than {wanted.turns} turns")
            if reading.wrong and wanted.outcome is not None and not called:
                self.contacts.lower(name, mode, self.models.output)

    async def _call(
        self, name: str, mode: str, talk: Talk, wanted: Wanted[T], pen: Pen
    ) -> ModelResponse:
        request = Request(
            name,
            await self.contacts.model(name),
            talk.messages,
            mode,
            wanted.outcome,
            wanted.tools,
            self.models.tokens,
            self.models.seconds,
            talk.room,
        )
        said = "\n".join(talk.said)
        # No token is shorter than a byte, so this is the most that can be read.
        read = len(said.encode()) + request.overhead()
        most = price(name, read, self.models.tokens, self.models.prices)
        order = Order(wanted.bot, wanted.job, name, said, most or 0)
        try:
            kept = await self.calls.make(
                order, lambda: made(request, pen, most, self.models.prices)
            )
        finally:
            self.shown = self.shown or pen.shown > 0
        self.calls.by_model(name)
        response = ModelMessagesTypeAdapter.validate_json(kept)[0]
        assert isinstance(response, ModelResponse)
        return response

    async def _recover(self, name: str, mode: str, failed: CallFailed, bad: int) -> None:
        """Wait, or ask in another way; raises NoOutcome where neither helps."""
        if failed.why == "rejected":
            if self.contacts.lower(name, mode, self.models.output):
                return
            raise NoOutcome("refused", failed.detail)
        if failed.why == "late":
            self.contacts.rest(name)
        final = failed.why in ("key", "late", "refused") or failed.after > LONGEST_WAIT
        if final or bad >= self.models.tries:
            raise NoOutcome(failed.why, failed.detail)
        await self.sleep(failed.after or PAUSE * 2 ** (bad - 1))

    async def _read(self, response: ModelResponse, wanted: Wanted[T]) -> Reading[T]:
        """Use the tools it calls, and take the outcome if there is one."""
        details = response.provider_details or {}
        if response.finish_reason == "content_filter" or details.get("refusal"):
            raise NoOutcome("refused", str(details.get("refusal", "")))
        calls = [part for part in response.parts if isinstance(part, ToolCallPart)]
        words = "".join(part.content for part in response.parts if isinstance(part, TextPart))
        if response.finish_reason == "length" and wanted.outcome is None:
            words = ended(words)
        if calls:
            reading = await self._used(calls, wanted)
            if reading.value is None and wanted.outcome is None and words.strip():
                return self._worded(words, wanted, reading.reply)
            return reading
        return self._worded(words, wanted, ())

    def _worded(
        self, words: str, wanted: Wanted[T], reply: tuple[ModelRequestPart, ...]
    ) -> Reading[T]:
        """An outcome in words: JSON of its type, plain words where these are wanted."""
        try:
            if wanted.outcome is None:
                return Reading((wanted.read(_plain(words)),))
            found = json_in(words)
            if found is None:
                searched = wanted.search(words)
                if searched is not None:
                    return Reading((searched,))
                raise Unusable("there is no outcome in it: give it as you were told to")
            return Reading((wanted.read(_typed(wanted.outcome, found)),))
        except Unusable as wrong:
            told = UserPromptPart(f"That cannot be used: {str(wrong)[:SHOWN]}")
            return Reading(None, (*reply, told), str(wrong))

    async def _used(self, calls: Sequence[ToolCallPart], wanted: Wanted[T]) -> Reading[T]:
        value: tuple[T] | None = None
        wrong, well = "", False
        reply: list[ModelRequestPart] = []
        for call in calls:
            try:
                arguments = _arguments(call)
                if call.tool_name == OUTCOME and wanted.outcome is not None:
                    value = (wanted.read(_typed(wanted.outcome, arguments)),)
                    said = "taken"
                elif wanted.use is not None and call.tool_name in {t.name for t in wanted.tools}:
                    said = await wanted.use(call.tool_name, arguments)
                    well = True
                else:
                    names = [tool.name for tool in wanted.tools]
                    names += [OUTCOME] if wanted.outcome is not None else []
                    there = f"there are {', '.join(names)}" if names else "write words"
                    raise Unusable(f"there is no tool {call.tool_name!r}; {there}")
            except Unusable as unusable:
                wrong = said = str(unusable)[:SHOWN]
            except ToolRefused as refused:
                said, well = f"refused: {refused.values['why']}", True
            reply.append(ToolReturnPart(call.tool_name, said, call.tool_call_id))
        return Reading(value, tuple(reply), "" if well else wrong)


def _arguments(call: ToolCallPart) -> dict[str, Any]:
    found = call.args
    if isinstance(found, str) or found is None:
        try:
            found = json.loads(found or "{}")
        except (ValueError, RecursionError):
            raise Unusable("the arguments are no JSON object") from None
    if not isinstance(found, dict):
        raise Unusable("the arguments are no JSON object")
    return found


def _typed(outcome: type[Outcome], found: dict[str, Any]) -> Outcome:
    try:
        return outcome.model_validate(found)
    except ValidationError as error:
        rows = [
            f"{'.'.join(map(str, one['loc']))}: {one['msg']}"
            for one in error.errors(include_url=False, include_input=False)
        ]
        raise Unusable("; ".join(rows[:8])) from None
    except RecursionError:
        raise Unusable("it is nested too deeply") from None


def json_in(words: str) -> dict[str, Any] | None:
    """The JSON object that a text is or holds, fenced or not."""
    first, last = words.find("{"), words.rfind("}")
    if first < 0 or last < first:
        return None
    try:
        found = json.loads(words[first : last + 1])
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _plain(words: str) -> str:
    """Words as a person reads them; raises Unusable for JSON, for a page, and for nothing."""
    text = clean(words)
    bare = text.removeprefix("```json").removeprefix("```").removesuffix("```").strip()
    found = json_in(bare) if bare[:1] == "{" else None
    inner = (found.get("text") or found.get("answer")) if found else None
    if found and not isinstance(inner, str):
        raise Unusable("write plain words, no JSON")
    text = clean(inner) if isinstance(inner, str) else text
    try:
        return speech(text)
    except ValueError as wrong:
        raise Unusable(str(wrong)) from None
