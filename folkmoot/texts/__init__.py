"""
What the room itself says and the offline team asks, in Fluent, in eight languages.

A language is a folder of files: room.ftl (the room), team.ftl and asks.ftl (what the offline bots
answer and ask), files.ftl (what they write), making.ftl (words in what they make), terminal.ftl,
page.ftl and panel.ftl (the page, room and project side), web.ftl (the server) and model.ftl (who
thinks). `say` raises on an id or a value that is not there: a text that would show a hole is a bug.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any, NamedTuple

from folkmoot.conversation.words import LANGUAGES, dollars
from folkmoot.errors import FolkmootError

FILES = (
    *("room", "knows", "team", "asks", "files", "making", "terminal", "page", "panel", "web"),
    "model",
)
LONGEST = 2_000
ENTRY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


class MissingTextId(KeyError):
    """A text id, or a value in it, that no file has."""


class Texts(NamedTuple):
    """A text with what hangs on it: of a question, its suggestions and what is assumed."""

    text: str
    more: dict[str, str]


def say(id: str, lang: str = "en", **values: Any) -> str:
    """Return one of the room's texts in a language."""
    bundle = _bundle_with(id, lang)
    return _formatted(bundle, bundle.get_message(id).value, id, values)


def told(id: str, lang: str = "en", **values: Any) -> Texts:
    """Return a text with its attributes."""
    bundle = _bundle_with(id, lang)
    message = bundle.get_message(id)
    more = {
        name: _formatted(bundle, pattern, id, values)
        for name, pattern in message.attributes.items()
    }
    return Texts(_formatted(bundle, message.value, id, values), more)


def explain(error: FolkmootError, lang: str = "en") -> str:
    """Return what a person is told about an error: what happened and what to do."""
    return say(error.text_id, lang, **error.values)


def has(id: str) -> bool:
    """Whether there is such a text."""
    return id in _entries(LANGUAGES[0])


def source(lang: str, file: str) -> str:
    return (resources.files("folkmoot.texts") / lang / f"{file}.ftl").read_text(encoding="utf-8")


def _bundle_with(id: str, lang: str) -> Any:
    """The texts of a language, with this one read: parsing them all takes a tenth of a second."""
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    bundle = _bundle(lang)
    if not bundle.has_message(id):
        from fluent.runtime import FluentResource

        if id not in _entries(lang):
            raise MissingTextId(id)
        bundle.add_resource(FluentResource(_entries(lang)[id]))
    return bundle


@cache
def _entries(lang: str) -> dict[str, str]:
    """Each text as it is written, by its id; no text refers to another."""
    found = {}
    for file in FILES:
        text = source(lang, file)
        starts = [*ENTRY.finditer(text), None]
        for start, end in pairwise(starts):
            assert start is not None
            found[start.group(1)] = text[start.start() : end.start() if end else len(text)]
    return found


def _formatted(bundle: Any, pattern: Any, id: str, values: dict[str, Any]) -> str:
    fitting = {name: _cut(value) for name, value in values.items()}
    text, errors = bundle.format_pattern(pattern, fitting)
    if errors:
        raise MissingTextId(f"{id}: {errors[0]}")
    return str(text)


def _cut(value: Any) -> Any:
    """Fluent refuses long values; what is shown of one is its beginning."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def _bundle(lang: str) -> Any:
    # Imported here: reading the log in JSON needs no Fluent, and it costs 60 ms.
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False, functions={"MONEY": _money})


def _money(sum: str | int) -> Any:
    """MONEY($sum) in a text: dollars as Python writes them ("5.00"), as the language does."""
    from fluent.runtime.types import fluent_number

    if not isinstance(sum, str):
        sum = dollars(int(sum))  # older cards hold millionths
    digits = len(sum.partition(".")[2])
    return fluent_number(float(sum), minimumFractionDigits=digits, maximumFractionDigits=digits)
