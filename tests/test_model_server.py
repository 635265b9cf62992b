"""
What the fake model promises to those who test with it, asked by the clients that people use.

The openai client speaks for the protocol, pydantic-ai for what Folkmoot builds on it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import openai
import pytest
from openai.types.chat import ChatCompletion, ChatCompletionChunk
from openai.types.chat.chat_completion_message_function_tool_call import Function
from pydantic_ai.direct import model_request_stream
from pydantic_ai.messages import ModelRequest, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai import OpenAIProvider

from tests.fakes.model_server import (
    Asked,
    Call,
    Calls,
    Charged,
    CutOff,
    Dripping,
    Empty,
    Endless,
    EndlessCall,
    Filtered,
    Length,
    ModelServer,
    Never,
    NoChoices,
    NoUsage,
    Odd,
    Play,
    Raw,
    Refusal,
    Say,
    Slow,
    Status,
)

GREETING = "Grüße an alle 🙂, 你好!"
TWO_CALLS = (Call("write", {"path": "ä.md", "lines": [1, 2]}), Call("look", {}))
PERSON: list[Any] = [{"role": "user", "content": "Hello?"}]
BODY: dict[str, Any] = {"model": "m", "messages": PERSON}
CHILD = """
import sys, urllib.request
print(urllib.request.urlopen(sys.argv[1], sys.stdin.buffer.read()).read())
"""
TOOL: dict[str, Any] = {"name": "write", "description": "Writes.", "parameters": {"type": "object"}}


def always(play: Play) -> Callable[[Asked], Play]:
    return lambda asked: play


def client(server: ModelServer, timeout: float = 5.0) -> openai.OpenAI:
    return openai.OpenAI(base_url=server.url, api_key="k-1", max_retries=0, timeout=timeout)


def whole(play: Play, timeout: float = 5.0) -> ChatCompletion:
    with ModelServer(always(play)) as server, client(server, timeout) as spoken:
        return spoken.chat.completions.create(model="m", messages=PERSON)


def called(play: Play) -> list[Function]:
    calls = whole(play).choices[0].message.tool_calls or ()
    return [call.function for call in calls if call.type == "function"]


def streamed(play: Play, timeout: float = 5.0) -> list[ChatCompletionChunk]:
    with ModelServer(always(play)) as server, client(server, timeout) as spoken:
        return list(
            spoken.chat.completions.create(
                model="m", messages=PERSON, stream=True, stream_options={"include_usage": True}
            )
        )


async def heard(play: Play) -> ModelResponse:
    """What pydantic-ai makes of a stream."""
    with ModelServer(always(play)) as server:
        async with openai.AsyncOpenAI(base_url=server.url, api_key="k", max_retries=0) as spoken:
            model = OpenAIChatModel("m", provider=OpenAIProvider(openai_client=spoken))
            asking = [ModelRequest.user_text_prompt("Hello?")]
            async with model_request_stream(model, asking) as stream:
                async for _ in stream:
                    pass
            return stream.get()


def text(chunks: list[ChatCompletionChunk]) -> str:
    return "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)


def finish(chunks: list[ChatCompletionChunk]) -> list[str]:
    choices = [choice for chunk in chunks for choice in chunk.choices]
    return [choice.finish_reason for choice in choices if choice.finish_reason]


def post(server: ModelServer, **more: Any) -> tuple[str, bytes]:
    """The kind and the bytes of an answer, without a client that tidies them."""
    body = json.dumps(BODY | more).encode()
    with urlopen(Request(f"{server.url}/chat/completions", body), timeout=5) as answer:
        return answer.headers["Content-Type"], answer.read()


def asking(server: ModelServer, **more: Any) -> socket.socket:
    """A connection on which a request was just sent."""
    place = urlsplit(server.url)
    body = json.dumps(BODY | more).encode()
    head = f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    talk = socket.create_connection((place.hostname, place.port), 5)
    talk.sendall(b"POST /v1/chat/completions HTTP/1.1\r\n" + head.encode() + body)
    return talk


def test_a_stream_is_the_role_then_words_then_the_end_then_the_cost() -> None:
    chunks = streamed(Say("one two  three"))
    first, *said, last, cost = chunks
    assert (first.choices[0].delta.role, first.choices[0].delta.content) == ("assistant", "")
    assert [chunk.choices[0].delta.content for chunk in said] == ["one ", "two  ", "three"]
    assert (last.choices[0].finish_reason, last.usage) == ("stop", None)
    assert cost.choices == []
    assert cost.usage is not None
    assert cost.usage.completion_tokens == len("one two  three") // 4


@pytest.mark.parametrize("pieces", [1, 2, 7])
def test_text_comes_in_as_many_pieces_as_wanted(pieces: int) -> None:
    chunks = streamed(Say(GREETING, pieces))
    assert len(chunks) == pieces + 3  # role, end, cost
    assert text(chunks) == GREETING


def test_the_stream_ends_with_done_and_tells_its_cost_only_when_asked() -> None:
    with ModelServer(always(Say("Yes"))) as server:
        kind, plain = post(server, stream=True)
        _, costly = post(server, stream=True, stream_options={"include_usage": True})
    assert kind == "text/event-stream"
    assert plain.endswith(b"data: [DONE]\n\n")
    assert b"usage" not in plain
    assert b'"usage":{"prompt_tokens":' in costly


def test_without_a_stream_the_same_is_said_at_once() -> None:
    answer = whole(Say(GREETING))
    assert answer.choices[0].message.content == GREETING
    assert answer.choices[0].finish_reason == "stop"
    assert answer.usage is not None
    assert answer.usage.completion_tokens == len(GREETING.encode()) // 4


def test_tool_calls_come_in_pieces_and_with_ids_of_their_own() -> None:
    chunks = streamed(Calls(TWO_CALLS, text="I will."))
    parts = [
        c for chunk in chunks if chunk.choices for c in chunk.choices[0].delta.tool_calls or ()
    ]
    opened = [(part.index, part.function.name) for part in parts if part.id and part.function]
    assert opened == [(0, "write"), (1, "look")]
    assert len({part.id for part in parts if part.id}) == 2
    written = [p.function.arguments or "" for p in parts if p.index == 0 and p.function]
    assert len(written) > 3
    assert json.loads("".join(written)) == TWO_CALLS[0].arguments
    assert (text(chunks), finish(chunks)) == ("I will.", ["tool_calls"])


def test_without_a_stream_tool_calls_are_whole() -> None:
    calls = [Call(call.name, json.loads(call.arguments)) for call in called(Calls(TWO_CALLS))]
    assert calls == [*TWO_CALLS]


def test_arguments_that_are_no_json_are_sent_as_they_are() -> None:
    assert [call.arguments for call in called(Call("write", '{"path": '))] == ['{"path": ']


def test_an_odd_stream_is_cut_everywhere_and_still_says_the_same() -> None:
    with ModelServer(always(Odd(Say(GREETING)))) as server, asking(server, stream=True) as talk:
        wire = b"".join(iter(lambda: talk.recv(65536), b""))
    assert b": keep-alive\r\r\n" in wire  # a chunk of HTTP that ends between CR and LF
    assert b"\nda\r\n" in wire  # and one that ends inside `data:`
    assert "🙂".encode() not in wire
    assert text(streamed(Odd(Say(GREETING)))) == GREETING
    assert whole(Odd(Say(GREETING))).choices[0].message.content == GREETING


@pytest.mark.parametrize("play", [Say(GREETING), Odd(Say(GREETING, 9))])
async def test_pydantic_ai_hears_what_is_said(play: Play) -> None:
    response = await heard(Charged(play, 11, 7))
    assert response.parts == [TextPart(GREETING)]
    assert (response.usage.input_tokens, response.usage.output_tokens) == (11, 7)


@pytest.mark.parametrize("play", [Calls(TWO_CALLS), Odd(Calls(TWO_CALLS))])
async def test_pydantic_ai_hears_every_call(play: Play) -> None:
    response = await heard(play)
    calls = [part for part in response.parts if isinstance(part, ToolCallPart)]
    assert [(c.tool_name, c.args_as_dict()) for c in calls] == [
        (c.name, c.arguments) for c in TWO_CALLS
    ]


def test_slow_waits_before_the_first_byte_and_dripping_between_chunks() -> None:
    began = time.monotonic()
    assert text(streamed(Slow(0.2, Say("Yes")))) == "Yes"
    assert time.monotonic() - began >= 0.2
    began = time.monotonic()
    assert text(streamed(Dripping(0.05, Say("a b c")))) == "a b c"
    assert time.monotonic() - began >= 6 * 0.05  # role, three words, end, cost, [DONE]


def test_what_is_cut_off_breaks_the_connection_after_that_many_chunks() -> None:
    with ModelServer(always(CutOff(Say("a b c d e"), after=3))) as server, client(server) as spoken:
        stream = spoken.chat.completions.create(model="m", messages=PERSON, stream=True)
        got = [next(stream), next(stream), next(stream)]
        assert text(got) == "a b "
        with pytest.raises(openai.APIConnectionError):
            next(stream)
    with pytest.raises(openai.APIConnectionError):
        whole(CutOff(Say("a b c d e")))


ERRORS: dict[int, type[openai.APIStatusError]] = {
    400: openai.BadRequestError,
    401: openai.AuthenticationError,
    404: openai.NotFoundError,
    429: openai.RateLimitError,
    500: openai.InternalServerError,
    529: openai.InternalServerError,
}


@pytest.mark.parametrize("code", ERRORS)
def test_a_status_is_the_error_that_the_client_knows(code: int) -> None:
    for ask in (whole, streamed):
        with pytest.raises(ERRORS[code]) as raised:
            ask(Status(code, retry_after="2"))
        assert raised.value.response.headers["retry-after"] == "2"
        assert isinstance(raised.value.body, dict)
        assert raised.value.body["message"]


def test_raw_is_sent_as_it_is() -> None:
    with ModelServer(always(Raw(b"<html>", "text/html"))) as server:
        assert post(server) == ("text/html", b"<html>")
    with pytest.raises(json.JSONDecodeError):
        streamed(Raw(b"data: {{{\n\n", "text/event-stream"))


SILENCES = [(Empty(), "stop"), (Filtered(), "content_filter"), (Refusal("No, sorry."), "stop")]


@pytest.mark.parametrize(("play", "reason"), SILENCES)
def test_nothing_can_be_said_in_several_ways(play: Play, reason: str) -> None:
    [choice] = whole(play).choices
    chunks = streamed(play)
    assert (choice.message.content, choice.message.tool_calls) == (None, None)
    assert choice.finish_reason == reason
    assert (text(chunks), finish(chunks)) == ("", [reason])
    refused = "".join(c.choices[0].delta.refusal or "" for c in chunks if c.choices)
    assert refused == (choice.message.refusal or "")
    assert bool(refused) == isinstance(play, Refusal)


def test_there_may_be_no_choices_or_too_few_tokens() -> None:
    assert whole(NoChoices()).choices == []
    assert [chunk.choices for chunk in streamed(NoChoices())] == [[], []]
    assert whole(Length("half a")).choices[0].finish_reason == "length"
    assert finish(streamed(Length("half a"))) == ["length"]


def test_a_play_is_charged_as_it_says_or_says_nothing() -> None:
    for play in (Charged(Say("x"), 11, 7), Slow(0.01, Charged(Odd(Say("x")), 11, 7))):
        for usage in (whole(play).usage, streamed(play)[-1].usage):
            assert usage is not None
            assert (usage.prompt_tokens, usage.completion_tokens, usage.total_tokens) == (11, 7, 18)
    assert whole(NoUsage(Say("x"))).usage is None
    assert all(chunk.usage is None for chunk in streamed(NoUsage(Say("x"))))


@pytest.mark.parametrize("play", [Endless(), EndlessCall("write"), Dripping(0.01, Endless())])
def test_what_has_no_end_goes_on_until_the_client_leaves(play: Play) -> None:
    with ModelServer(always(play)) as server:
        for stream in (True, False):
            with asking(server, stream=stream) as talk, talk.makefile("rb") as answer:
                assert len(answer.read(20_000)) == 20_000
        began = time.monotonic()
    assert time.monotonic() - began < 1


def test_never_is_never_and_leaving_ends_everything_quietly(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(openai.APITimeoutError):
        whole(Never(), timeout=0.2)
    plays: list[Play] = [Never(), Slow(60, Say("late")), Endless(), Dripping(60, Say("a b"))] * 2
    with ModelServer(lambda asked: plays[asked.n]) as server:
        talks = [asking(server, stream=True) for _ in plays]
        while len(server.asked) < len(plays):
            time.sleep(0.01)
        for talk in talks[:4]:
            talk.close()
        time.sleep(0.05)
        began = time.monotonic()
    assert time.monotonic() - began < 1
    for talk in talks[4:]:
        talk.close()
    gc.collect()
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []
    assert capfd.readouterr().err == ""


def test_what_was_asked_can_be_read() -> None:
    parts = [{"type": "text", "text": "Look"}, {"type": "text", "text": "here"}]
    system = {"role": "system", "content": "Be brief."}
    messages: list[Any] = [system, {"role": "user", "content": parts}]
    with ModelServer(always(Say("Yes"))) as server, client(server) as spoken:
        wanted: dict[str, Any] = {"response_format": {"type": "json_object"}}
        wanted |= {"tools": [{"type": "function", "function": TOOL}], "tool_choice": "required"}
        wanted |= {"max_completion_tokens": 9}
        spoken.chat.completions.create(model="m-2", messages=messages, **wanted)
        assert [model.id for model in spoken.models.list()] == ["fake"]
        [asked] = server.asked
        server.asked.clear()  # a copy
        assert server.asked == [asked]
    assert (asked.n, asked.model, asked.key, asked.stream) == (0, "m-2", "k-1", False)
    assert (asked.max_tokens, asked.tool_choice) == (9, "required")
    assert asked.response_format == {"type": "json_object"}
    assert (asked.messages, asked.tools) == (messages, {"write": TOOL})
    assert (asked.system, asked.last) == ("Be brief.", "Look\nhere")
    assert asked.text == "Be brief.\nLook\nhere"


CALLED = {"id": "c1", "type": "function", "function": {"name": "write", "arguments": "{}"}}


@pytest.mark.parametrize(
    "odd",
    [
        {"messages": []},
        {"tool_choice": "auto"},
        {"tools": [{"type": "function", "function": TOOL | {"name": "no such"}}]},
        {"messages": [{"role": "tool", "tool_call_id": "c1", "content": "x"}]},
        {"messages": [{"role": "assistant", "tool_calls": [CALLED]}, *PERSON]},
        {"messages": ["Hello?"]},
    ],
)
def test_what_the_real_service_would_refuse_is_refused(odd: dict[str, Any]) -> None:
    with ModelServer(always(Say("Yes"))) as server, client(server) as spoken:
        with pytest.raises(openai.BadRequestError):
            spoken.chat.completions.create(**(BODY | odd))
        assert server.asked == []


async def test_many_can_ask_at_once_and_are_counted() -> None:
    with ModelServer(always(Slow(0.2, Say("Yes")))) as server:
        async with openai.AsyncOpenAI(base_url=server.url, api_key="k") as spoken:
            ask = spoken.chat.completions.create
            await asyncio.gather(*(ask(model="m", messages=PERSON) for _ in range(5)))
            await ask(model="m", messages=PERSON)
        assert server.most_at_once == 5
        assert [asked.n for asked in server.asked] == [0, 1, 2, 3, 4, 5]


def test_a_child_process_can_ask() -> None:
    with ModelServer(always(Say("Yes"))) as server:
        run = [sys.executable, "-c", CHILD, f"{server.url}/chat/completions"]
        child = subprocess.run(
            run, input=json.dumps(BODY).encode(), capture_output=True, check=True
        )
    assert b'"content":"Yes"' in child.stdout


def test_a_play_that_raises_fails_the_test() -> None:
    def surprised(asked: Asked) -> Play:
        raise AssertionError(f"nobody expected {asked.last}")

    def ask() -> None:
        with ModelServer(surprised) as server, pytest.raises(HTTPError, match="500"):
            post(server)

    with pytest.raises(AssertionError, match=r"nobody expected Hello\?"):
        ask()
