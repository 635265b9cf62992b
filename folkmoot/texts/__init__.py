"""
What the room itself says, in Fluent. English so far; a language is one more file.

`say` raises on an id or a value that is not there: a text that would show a hole is a bug.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from folkmoot.errors import FolkmootError

LANGUAGES = ("en",)
LONGEST = 2_000


class MissingTextId(KeyError):
    """A text id, or a value in it, that no file has."""


def say(id: str, lang: str = "en", **values: Any) -> str:
    """Return one of the room's texts in a language."""
    bundle = _bundle(lang if lang in LANGUAGES else "en")
    if not bundle.has_message(id):
        raise MissingTextId(id)
    message = bundle.get_message(id)
    fitting = {name: _cut(value) for name, value in values.items()}
    text, errors = bundle.format_pattern(message.value, fitting)
    if errors:
        raise MissingTextId(f"{id}: {errors[0]}")
    return str(text)


def _cut(value: Any) -> Any:
    """Fluent refuses long values; what is shown of one is its beginning."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def explain(error: FolkmootError, lang: str = "en") -> str:
    """Return what a person is told about an error: what happened and what to do."""
    return say(error.text_id, lang, **error.values)


def source(lang: str) -> str:
    return (resources.files("folkmoot.texts") / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(lang: str) -> Any:
    # Imported here: reading the log in JSON needs no Fluent, and it costs 60 ms.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    return bundle
