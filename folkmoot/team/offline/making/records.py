"""
A list app: the fields that were named, in one browser, without a server.

Entries are added, changed, removed, searched, sorted by any field, exported; numbers are added
up, by month where there is a date and by the first field of words that repeats.
"""

from __future__ import annotations

import json
import re
from html import escape
from importlib import resources
from typing import NamedTuple

from folkmoot.conversation.brief import Line
from folkmoot.conversation.check import Check, How
from folkmoot.team.mind import Told
from folkmoot.team.names import plain_words
from folkmoot.team.offline.cues import names, words
from folkmoot.team.offline.facts import Fact, Facts
from folkmoot.team.offline.heard import answers, asked_for
from folkmoot.team.offline.making.look import named_colour
from folkmoot.team.offline.reading import asks, features
from folkmoot.texts import say
from folkmoot.understanding.phrases import read
from folkmoot.understanding.sections import split

FILE = "index.html"
MOST = 12
"""Fields that a form may have."""

LONG = 4
"""Words that the name of a field may have."""

KINDS = ("number", "date", "phone", "mail", "done")
INPUT = {"number": "number", "date": "date", "phone": "tel", "mail": "email", "done": "checkbox"}

DOES = {
    "ask:total": "#totals",
    "ask:sort": "th[data-sort]",
    "ask:search": "input[id=search]",
    "ask:export": "button[id=export]",
    "ask:edit": "form",
}
"""What the app can do whatever it lists, and the element that does it."""


class Field(NamedTuple):
    id: str
    label: str
    kind: str
    said: Fact | None = None


def fields(told: Told) -> list[Field]:
    """The fields that were named, each once; else the thing itself, and whether it is done."""
    found: dict[str, Field] = {}
    for part in named(told):
        if not _does(part.text, told) and not _beyond(part.text, told):
            id = _id(part.text, len(found))
            found.setdefault(id, Field(id, _label(part.text), _kind(part.text, told), part))
    if found:
        return list(found.values())[:MOST]
    return [
        Field("entry", say("app-entry", told.lang), "text"),
        Field("done", say("app-done", told.lang), "done"),
    ]


def named(told: Told) -> list[Fact]:
    """What the request and the answers list, as long as it is a name and no sentence."""
    lang = told.request.lang
    found = [part for part in listed(told) if len(words(part.text)) <= LONG]
    found = [part for part in found if not asks(part.text, lang)]  # "keep the colours dark"
    return found if len(found) > 1 else [one for one in found if not _asking(one.text, told)]


def listed(told: Told) -> list[Fact]:
    """Everything that was listed: in the request, as content, as what comes first."""
    found = [Fact("part", text, message) for text, message in asked_for(told)]
    for one in answers(told):
        if one.question and one.question.topic in ("data", "first") and not one.vague:
            parts = features(one.text, told.lang)
            found += [Fact("part", part, one.message) for part in parts if len(parts) > 1]
    return list({part.text.casefold(): part for part in found}.values())


def _asking(text: str, told: Told) -> bool:
    """Whether it begins like a question: "who is away when", by itself, names no field."""
    first = split(text)[:1]
    return bool(first) and first[0] in read(told.request.lang).asking


def _shown(text: str, told: Told) -> frozenset[str]:
    return names(text, told.lang) | names(text, told.request.lang)


def _kind(text: str, told: Told) -> str:
    shown = _shown(text, told)
    return next((kind for kind in KINDS if f"field:{kind}" in shown), "text")


def _does(text: str, told: Told) -> list[str]:
    """The abilities of the app that a text asks for; "the sum" alone is a field."""
    shown = _shown(text, told)
    if len(words(text)) <= 2 and _kind(text, told) != "text":
        return []
    return [name for name in DOES if name in shown]


def _beyond(text: str, told: Told) -> bool:
    return "app:beyond" in _shown(text, told)


def _label(text: str) -> str:
    return text[:1].upper() + text[1:]


def _id(text: str, number: int) -> str:
    plain = "-".join(word for word in plain_words(text) if re.fullmatch("[a-z0-9]+", word))
    return plain[:24].strip("-") or f"field-{number + 1}"


# --- what was asked for, and how it is shown ---------------------------------------------------


def points(told: Told) -> list[Line]:
    """Every field that was named, and every ability that was asked for."""
    lines = []
    for field in fields(told):
        if field.said is not None:
            check = Check(How.HAS, FILE, f"input[name={field.id}]")
            lines.append(_line(say("accept-field", told.lang, what=field.label), field.said, check))
    seen: set[str] = set()
    for fact in _asked(told):
        for name in _does(fact.text, told):
            if name not in seen and (name != "ask:total" or _numbers(told)):
                seen.add(name)
                lines.append(_line(_label(fact.text), fact, _check(name)))
    return lines


def _check(name: str) -> Check:
    element = DOES[name]
    return Check(How.HAS, FILE, "[id=totals]" if element == "#totals" else element)


def _numbers(told: Told) -> bool:
    return any(field.kind == "number" for field in fields(told))


def _asked(told: Told) -> list[Fact]:
    """Everything that was asked for: parts of any length, and wishes."""
    return [*listed(told), *Facts(told).wishes]


def _line(text: str, fact: Fact, check: Check) -> Line:
    return Line("acceptance", text, fact.message.entry, fact.message.who, check)


def beyond(told: Told) -> list[Line]:
    """What was asked for and a list in one browser does not do."""
    known = {field.said.text for field in fields(told) if field.said is not None}
    found = []
    for fact in _asked(told):
        does = _does(fact.text, told)
        totals = "ask:total" in does and not _numbers(told)
        fits = fact.text in known or (does and not totals) or named_colour(fact.text)
        if _beyond(fact.text, told) or not fits:
            found.append(Line("beyond", fact.text, fact.message.entry, fact.message.who))
    return list(dict.fromkeys(found))


# --- the app itself ----------------------------------------------------------------------------

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="style.css">
<script src="app.js" defer></script>
</head>
<body>
<header><h1>{title}</h1></header>
<main>
<form id="entry-form">
{inputs}
<button id="save">{add}</button> <button id="clear" type="reset">{cancel}</button>
</form>
<p><label for="search">{search}</label> <input id="search" type="search"></p>
<p id="count" role="status"></p>
<p id="note" role="status"></p>
<table>
<thead><tr>{heads}<th></th></tr></thead>
<tbody id="entries"></tbody>
</table>
{totals}<p><button id="export" type="button">{export}</button></p>
</main>
</body>
</html>
"""


def index(told: Told, title: str) -> str:
    lang = told.lang
    own = fields(told)
    heads = "".join(
        f'<th data-sort="{one.id}" tabindex="0" aria-sort="none">{escape(one.label)}</th>'
        for one in own
    )
    totals = '<section id="totals" aria-live="polite"></section>\n' if _numbers(told) else ""
    return PAGE.format(
        lang=lang,
        title=escape(title),
        inputs="\n".join(map(_input, own)),
        add=escape(say("app-add", lang)),
        cancel=escape(say("app-cancel", lang)),
        search=escape(say("app-search", lang)),
        export=escape(say("app-export", lang)),
        heads=heads,
        totals=totals,
    )


def model(told: Told, title: str) -> str:
    """What is kept of each entry, as data."""
    kept = {one.id: {"label": one.label, "kind": one.kind} for one in fields(told)}
    return json.dumps({"title": title, "fields": kept}, ensure_ascii=False, indent=2) + "\n"


def _input(field: Field) -> str:
    kind = INPUT.get(field.kind, "text")
    more = {"number": ' step="any"', "checkbox": ""}.get(kind, ' maxlength="500"')
    more = "" if kind == "date" else more
    own = f'<input id="field-{field.id}" name="{field.id}" type="{kind}"{more} autocomplete="off">'
    return f'<p><label for="field-{field.id}">{escape(field.label)}</label> {own}</p>'


SCRIPT = resources.files(__package__) / "records.js"
PLACES = re.compile(r"\b(FIELDS|WORDS|KEY)\b")

COUNTS = {"one": 1, "few": 3, "many": 5, "other": 2}
"""A number of each plural category, as the languages here have them."""


def script(told: Told, name: str) -> str:
    """The program of the app, with its words in the person's language."""
    lang = told.lang
    counts = {
        kind: say("app-count", lang, count=many).replace(str(many), "#")
        for kind, many in COUNTS.items()
    }
    said = {word: say(f"app-{word}", lang) for word in SAID}
    own = [{"id": one.id, "label": one.label, "kind": one.kind} for one in fields(told)]
    values = {"FIELDS": _js(own), "WORDS": _js({**said, "count": counts}), "KEY": _js(name)}
    return PLACES.sub(lambda found: values[found.group()], SCRIPT.read_text("utf-8"))


SAID = ("add", "edit", "save", "remove", "empty", "total", "unkept")


def _js(value: object) -> str:
    """A value as JavaScript reads it, whatever stands in it."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")
