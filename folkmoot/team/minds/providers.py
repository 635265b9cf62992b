"""
Models by name (`openai:gpt-5`, `openai-chat:llama` for compatible servers), and what a call costs.

`check` says in one sentence what to set or install, and imports nothing heavy to do so.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from folkmoot.connected import Connection
from folkmoot.errors import BadSetting
from folkmoot.settings import installed

if TYPE_CHECKING:
    from pydantic_ai.models import Model

Prices = Mapping[str, tuple[float, float]]


class Provider(NamedTuple):
    package: str  # that it needs
    extra: str  # of pydantic-ai-slim, which brings it
    keys: tuple[str, ...]  # any of these in the environment


OPENAI = ("openai", "openai")
PROVIDERS: dict[str, Provider] = {
    "openai": Provider(*OPENAI, ("OPENAI_API_KEY", "OPENAI_BASE_URL")),
    "openai-chat": Provider(*OPENAI, ("OPENAI_API_KEY", "OPENAI_BASE_URL")),
    "openai-responses": Provider(*OPENAI, ("OPENAI_API_KEY", "OPENAI_BASE_URL")),
    "ollama": Provider(*OPENAI, ("OLLAMA_BASE_URL",)),
    "vllm": Provider(*OPENAI, ("VLLM_BASE_URL",)),
    "azure": Provider(*OPENAI, ("AZURE_OPENAI_API_KEY",)),
    "deepseek": Provider(*OPENAI, ("DEEPSEEK_API_KEY",)),
    "openrouter": Provider(*OPENAI, ("OPENROUTER_API_KEY",)),
    "together": Provider(*OPENAI, ("TOGETHER_API_KEY",)),
    "fireworks": Provider(*OPENAI, ("FIREWORKS_API_KEY",)),
    "cerebras": Provider(*OPENAI, ("CEREBRAS_API_KEY",)),
    "moonshotai": Provider(*OPENAI, ("MOONSHOTAI_API_KEY",)),
    "anthropic": Provider("anthropic", "anthropic", ("ANTHROPIC_API_KEY",)),
    "google": Provider("google.genai", "google", ("GOOGLE_API_KEY", "GEMINI_API_KEY")),
    "groq": Provider("groq", "groq", ("GROQ_API_KEY",)),
    "mistral": Provider("mistralai", "mistral", ("MISTRAL_API_KEY",)),
    "cohere": Provider("cohere", "cohere", ("CO_API_KEY",)),
    "huggingface": Provider("huggingface_hub", "huggingface", ("HF_TOKEN",)),
    "bedrock": Provider("boto3", "bedrock", ()),
}
"""Providers of which we can say at once what they need; pydantic-ai knows more."""


CHOSEN = "folkmoot model"
"""What a wrong choice of a person is called by."""

COMPATIBLE = ("openai", "openai-chat", "ollama", "vllm")
"""Names of providers before the model of a server of one's own, which speaks OpenAI's protocol."""


def check(
    name: str,
    env: Mapping[str, str] = os.environ,
    setting: str = "FOLKMOOT_MODEL",
    connection: Connection | None = None,
) -> None:
    """Raise BadSetting with one sentence, if a model can surely not be asked from here."""
    provider, colon, model = name.partition(":")
    if not colon or not model.strip():
        why = f"{name!r} is no model; write provider:name, as in openai:gpt-5, or offline"
        raise BadSetting(setting, why)
    known = PROVIDERS.get(provider)
    if known is None:
        model_of(name, setting, connection)  # pydantic-ai knows, or says why not
        return
    if not installed(known.package):
        why = f"{name} needs a package: pip install 'pydantic-ai-slim[{known.extra}]'"
        raise BadSetting(setting, why)
    served = connection is not None and connection.serves(name)
    if not served and known.keys and not has_key(provider, env):
        raise BadSetting(setting, f"{name} needs {' or '.join(known.keys)} in the environment")


def has_key(provider: str, env: Mapping[str, str] = os.environ) -> bool:
    """Whether the environment has what a provider needs."""
    known = PROVIDERS.get(provider)
    return known is not None and any(env.get(key, "").strip() for key in known.keys)


def is_provider(name: str) -> bool:
    """Whether pydantic-ai knows a provider, with what is installed or without."""
    from pydantic_ai.providers import infer_provider_class

    try:
        infer_provider_class(name)
    except ValueError:
        return False
    except ImportError:
        return True
    return True


def model_of(
    name: str, setting: str = "FOLKMOOT_MODEL", connection: Connection | None = None
) -> Model:
    """The model of a name, with the key that was given for it; raises BadSetting with what to do.

    The key goes to the one who talks to the provider, and never into the environment, where the
    programs that we start could see it.
    """
    from pydantic_ai.exceptions import UserError
    from pydantic_ai.models import infer_model
    from pydantic_ai.providers import Provider as Line
    from pydantic_ai.providers import infer_provider_class

    def line(provider: str) -> Line[Any]:
        assert connection is not None
        given: dict[str, str] = {"api_key": connection.key or "none"}  # their client wants one
        if connection.url:
            given["base_url"] = connection.url
        made: Line[Any] = infer_provider_class(provider)(**given)
        return made

    try:
        if connection is not None and connection.serves(name):
            return infer_model(name, line)
        return infer_model(name)
    except (UserError, ImportError, ValueError, TypeError) as error:
        first = str(error).strip().splitlines()[0].rstrip(".")
        raise BadSetting(setting, f"{name}: {first}") from None


def price(name: str, read: int, written: int, prices: Prices) -> int | None:
    """Millionths of a dollar for so many tokens, rounded up; None: nobody knows."""
    if name in prices:
        per_read, per_written = prices[name]
        return -int(-(read * per_read + written * per_written) // 1)
    dollars = _listed(name, read, written)
    return None if dollars is None else -int(-dollars * 1_000_000 // 1)


def _listed(name: str, read: int, written: int) -> float | None:
    from genai_prices import Usage, calc_price

    provider, _, model = name.partition(":")
    provider = provider.removesuffix("-chat").removesuffix("-responses")
    try:
        usage = Usage(input_tokens=read, output_tokens=written)
        return float(calc_price(usage, model, provider_id=provider).total_price)
    except (LookupError, ValueError):
        return None
