"""Who thinks for the team, as the terminal tells it: `folkmoot model`, and `/model` in the chat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from folkmoot.channels.terminal.paint import Line, line, who_thinks
from folkmoot.conversation.words import dollars
from folkmoot.texts import say

View = dict[str, Any]

EXAMPLE = "openai:gpt-5-mini"
"""A name to show, where nothing was found."""


def listed(view: View, lang: str) -> Iterator[Line]:
    """Who thinks now, what it costs and who said so; then what was found."""
    offline = view["model"] == "offline"
    yield line(say("model-none", lang) if offline else who_thinks(view["model"], lang))
    if not offline:
        yield _price(view, lang)
    if view["by"] in ("environment", "chosen", "file", "key"):
        yield line(say(f"model-by-{view['by']}", lang), indent=2)
    if view["by"] == "chosen" and view["key"]:
        yield line(say("model-key-kept", lang), indent=2)
    if not (view["keys"] or view["servers"]):
        yield line(say("model-found-none", lang))
        return
    yield line(say("model-found", lang))
    for one in view["servers"]:
        server, url, models = one["server"], one["url"], ", ".join(one["models"])
        yield _item(say("model-found-server", lang, server=server, url=url, models=models))
    for one in view["keys"]:
        yield _item(say("model-found-key", lang, variable=one["variable"], model=one["model"]))


def how(id: str, view: View, lang: str) -> Line:
    """How one of them is used, with a name that would work."""
    names = [*(model for one in view["servers"] for model in one["models"])]
    names += [one["model"] for one in view["keys"]]
    fits = [name for name in names if name != view["model"]]
    return line(say(id, lang, example=(fits or [EXAMPLE])[0]))


def used(view: View, lang: str) -> Iterator[Line]:
    """What a choice led to; where the environment goes first, that is said."""
    if view["by"] == "environment":
        other = view["model"]
        yield line(say("model-used-waits", lang, model=view["chosen"], other=other))
    elif view["model"] == "offline":
        yield line(say("offline-team", lang))
    else:
        yield line(say("model-used", lang, model=view["model"]))
        yield _price(view, lang)


def forgotten(view: View, lang: str) -> Iterator[Line]:
    yield line(say("model-forgotten" if view["forgotten"] else "model-nothing-forgotten", lang))
    yield line(who_thinks(view["model"], lang))


def _price(view: View, lang: str) -> Line:
    if view["price"] is None:
        return line(say("model-no-price", lang), indent=2)
    sums = [dollars(round(view["price"][name] * 1e6)) for name in ("read_usd", "written_usd")]
    return line(say("model-price", lang, sum=sums[0], cost=sums[1]), indent=2)


def _item(text: str) -> Line:
    return line(f"  – {text}", indent=4)
