"""
What is there to think with: keys in the environment, and servers of models that answer on this
machine. Nobody else's machine is asked, nothing but the names of models is asked for, and nobody
is waited for longer than a moment.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from typing import Any
from urllib.parse import urlsplit

from folkmoot.settings import KEYS, installed

WAIT = 0.3
"""Seconds that a server has to answer."""

LONGEST = 1_000_000
"""Bytes of its answer that are read."""

MOST = 50
"""Models of one server that are shown."""

NAME = re.compile(r"[\w.:/@+-]{1,150}", re.ASCII)
NO_TALK = re.compile(r"embed|rerank|whisper|bge-", re.IGNORECASE)
"""Models that cannot be talked to."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a kind of server listens, unless somebody told it otherwise."""

    server: str
    port: int
    provider: str  # what its models are called by


PLACES = (
    Place("Ollama", 11434, "ollama"),
    Place("LM Studio", 1234, "openai-chat"),
    Place("llama.cpp", 8080, "openai-chat"),
    Place("vLLM", 8000, "openai-chat"),
)


@dataclass(frozen=True, slots=True)
class Server:
    """A server that answered."""

    server: str
    url: str
    models: tuple[str, ...]  # as `folkmoot model use` takes them: ollama:llama3.2


@dataclass(frozen=True, slots=True)
class Key:
    variable: str
    model: str


def keys(env: Mapping[str, str] = os.environ) -> tuple[Key, ...]:
    """The keys of the environment that this machine can use, and the model each is taken for."""
    return tuple(
        Key(variable, model)
        for variable, (package, model) in KEYS.items()
        if env.get(variable, "").strip() and installed(package)
    )


async def servers(env: Mapping[str, str] = os.environ) -> tuple[Server, ...]:
    """Every server of models that answers on this machine, all asked at once."""
    places = [_moved(place, env) for place in PLACES]
    answers = await asyncio.gather(*(asyncio.to_thread(_asked, place) for place in places))
    return tuple(found for found in answers if found is not None and found.models)


def _moved(place: Place, env: Mapping[str, str]) -> Place:
    """Ollama is where OLLAMA_HOST says, as long as that is this machine."""
    host = env.get("OLLAMA_HOST", "").strip() if place.server == "Ollama" else ""
    if not host:
        return place
    try:
        port = urlsplit(host if "://" in host else f"http://{host}").port
    except ValueError:
        return place
    return Place(place.server, port or place.port, place.provider)


def _asked(place: Place) -> Server | None:
    """One server's models; None where nobody answers, or not as a server of models does."""
    line = HTTPConnection("127.0.0.1", place.port, timeout=WAIT)  # follows nobody elsewhere
    try:
        line.request("GET", "/v1/models", headers={"Accept": "application/json"})
        answer = line.getresponse()
        if answer.status != 200:
            return None
        names = names_in(json.loads(answer.read(LONGEST)))
    except (OSError, HTTPException, ValueError, RecursionError):
        return None
    finally:
        line.close()
    models = tuple(f"{place.provider}:{name}" for name in names)
    return Server(place.server, f"http://127.0.0.1:{place.port}/v1", models)


def names_in(found: Any) -> tuple[str, ...]:
    """The names in an answer to `GET /v1/models`, but for those that nobody can talk to."""
    rows = found.get("data") if isinstance(found, dict) else None
    rows = rows if isinstance(rows, list) else []
    names = [row.get("id") for row in rows if isinstance(row, dict)]
    plain = [name for name in names if isinstance(name, str) and NAME.fullmatch(name)]
    return tuple(dict.fromkeys(name for name in plain if not NO_TALK.search(name)))[:MOST]
