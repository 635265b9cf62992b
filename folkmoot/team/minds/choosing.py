"""
What a person means by the name of a model, and whether it may be connected so.

A key stays with the provider and the place it was given for; it goes over the network only
encrypted, unless that is this very machine.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from folkmoot.connected import OFFLINE, Connection
from folkmoot.errors import BadSetting, WrongUse
from folkmoot.settings import KEYS, installed
from folkmoot.team.minds.found import NAME, Server, servers
from folkmoot.team.minds.providers import CHOSEN, COMPATIBLE, PROVIDERS, check, has_key, is_provider


class NotConnected(WrongUse):
    """Why a model cannot be connected; nothing was changed."""


class NoSuchModel(NotConnected):
    text_id = "error-no-such-model"

    def __init__(self, model: str) -> None:
        super().__init__(model=model)


class ManyServers(NotConnected):
    """Several servers of this machine have it."""

    text_id = "error-many-servers"

    def __init__(self, model: str, places: tuple[str, ...]) -> None:
        super().__init__(model=model, places=", ".join(places))


class NeedsKey(NotConnected):
    text_id = "error-needs-key"

    def __init__(self, model: str, provider: str) -> None:
        super().__init__(model=model, provider=provider)


class BadKey(NotConnected):
    """Nothing that a provider gives out looks so."""

    text_id = "error-bad-key"


class KeyInCommand(NotConnected):
    """Every process of the machine can read what stands in a command."""

    text_id = "error-key-in-command"


class BadUrl(NotConnected):
    text_id = "error-bad-url"

    def __init__(self, url: str) -> None:
        super().__init__(url=url)


class OpenUrl(NotConnected):
    """A key would go over the network as everybody on the way can read it."""

    text_id = "error-open-url"

    def __init__(self, host: str) -> None:
        super().__init__(host=host)


KEY = re.compile(r"[!-~]{1,4000}")
"""What can stand in a header. Anything else would be shown by whoever complains about it."""

DEFAULTS = {model.partition(":")[0]: model for _, model in KEYS.values()}
"""The model that is meant by a provider's name alone."""


def providers() -> tuple[str, ...]:
    """The models to begin with, one of each provider that this machine can talk to."""
    return tuple(model for package, model in KEYS.values() if installed(package))


async def choose(
    name: str,
    url: str = "",
    key: str = "",
    before: Connection | None = None,
    env: Mapping[str, str] = os.environ,
) -> Connection:
    """The connection that is meant; raises a WrongUse that says what is missing.

    `before` is what was chosen until now: its key serves again for the same provider and place.
    """
    name, url, key = name.strip(), url.strip(), key.strip()
    if name.lower() == OFFLINE:
        return Connection(OFFLINE)
    if key and not KEY.fullmatch(key):
        raise BadKey
    name = DEFAULTS.get(name, name)
    if url:
        name, url = _compatible(name), place(url, bool(key))
    elif not _is_known(name, key, env):
        name, url = _of(name, await servers(env))
    same = before is not None and (before.provider, before.url) == (name.partition(":")[0], url)
    if same and not key and before is not None:
        key = before.key
    found = Connection(name, url, key)
    if not (key or url or has_key(found.provider, env)) and _wants_key(found.provider):
        raise NeedsKey(found.name, found.provider)
    check(found.name, env, CHOSEN, found)
    return found


def _wants_key(provider: str) -> bool:
    """Whether a key is all that is missing."""
    known = PROVIDERS.get(provider)
    return known is not None and bool(known.keys) and installed(known.package)


def _is_known(name: str, key: str, env: Mapping[str, str]) -> bool:
    """Whether a name says where its model is; else it is looked for on this machine."""
    provider, colon, _ = name.partition(":")
    if provider in ("openai-chat", "ollama", "vllm"):
        return bool(key) or has_key(provider, env)
    return bool(colon) and provider in PROVIDERS


def _compatible(name: str) -> str:
    """A model of a server of one's own: `llama3.2:3b` has a colon, and names no provider by it."""
    provider, _, model = name.partition(":")
    if provider in PROVIDERS and provider not in COMPATIBLE:
        why = f"a server of your own speaks OpenAI's protocol: openai-chat:{model}, not {name}"
        raise BadSetting(CHOSEN, why)
    plain = model if provider in COMPATIBLE else name
    if not NAME.fullmatch(plain):
        raise NoSuchModel(name[:100])
    return name if provider == "ollama" else f"openai-chat:{plain}"


def _of(name: str, found: tuple[Server, ...]) -> tuple[str, str]:
    """The model of a server on this machine, by its whole name or without the provider."""
    fits = [
        (model, server.url)
        for server in found
        for model in server.models
        if name in (model, model.partition(":")[2]) or name.lower() == server.server.lower()
    ]
    places = dict.fromkeys(url for _, url in fits)
    if len(places) > 1:
        raise ManyServers(name, tuple(places))
    if fits:
        return fits[0]
    provider, colon, _ = name.partition(":")
    if colon and provider not in PROVIDERS and is_provider(provider):
        return name, ""
    raise NoSuchModel(name[:100])


def place(url: str, has_a_key: bool = False) -> str:
    """An address as it is kept; raises BadUrl, and OpenUrl where a key could be overheard."""
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        raise BadUrl(url[:200]) from None
    host = found.hostname or ""
    plain = not (found.username or found.password or found.query or found.fragment)
    if found.scheme not in ("http", "https") or not host or not plain or not _is_host(host):
        raise BadUrl(f"{found.scheme}://{host}"[:200] if host else url[:200])
    if has_a_key and found.scheme == "http" and not is_here(host):
        raise OpenUrl(host[:200])
    shown = f"[{host}]" if ":" in host else host
    where = f"{shown}:{port}" if port else shown
    return f"{found.scheme}://{where}{found.path.rstrip('/') or '/v1'}"


def _is_host(host: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9._:%-]+", host) is not None


def is_here(host: str) -> bool:
    """Whether a name can only mean this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"
