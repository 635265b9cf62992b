"""Pages: a site from what was said, and a first app that keeps entries in the browser."""

from __future__ import annotations

import json
import re
from html import escape

from folkmoot.team.offline.cues import stems
from folkmoot.team.offline.making.material import Material

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="style.css">{script}
</head>
<body>
{body}
</body>
</html>
"""


def index(material: Material) -> str:
    """The page: an app where an app was asked for, else a site."""
    return _app(material) if material.kind == "app" else _site(material)


def _site(material: Material) -> str:
    parts = material.parts
    links = "".join(f'<li><a href="#{_anchor(n)}">{_text(p)}</a></li>' for n, p in enumerate(parts))
    listed = f'<nav aria-label="{_text(material.say("page-menu"))}"><ul>{links}</ul></nav>'
    lead = material.answer("message")
    body = [
        '<header id="top">',
        f"<h1>{_text(material.heading)}</h1>",
        *([f"<p>{_text(lead)}</p>"] if lead else []),
        *([listed] if parts else []),
        "</header>",
        "<main>",
        *(_section(material, n, part) for n, part in enumerate(parts)),
        *(_wishes(material)),
        "</main>",
        _footer(material),
    ]
    return PAGE.format(
        lang=material.lang, title=_text(material.heading), script="", body="\n".join(body)
    )


def _section(material: Material, n: int, part: str) -> str:
    said = material.about(part)
    missing = _text(material.say("missing", what=part))
    if len(said) > 1:
        text = f"<ul>{''.join(f'<li>{_text(line)}</li>' for line in said)}</ul>"
    elif said:
        text = f"<p>{_text(said[0])}</p>"
    elif material.contact.phone and stems(part) & stems(material.say("page-phone")):
        text = f"<p>{_phone(material.contact.phone)}</p>"
    else:
        text = f'<p class="missing">{missing}</p>'
    return f'<section id="{_anchor(n)}"><h2>{_text(part)}</h2>{text}</section>'


def _wishes(material: Material) -> list[str]:
    return [f"<section><p>{_text(wish)}</p></section>" for wish in material.wishes]


def _footer(material: Material) -> str:
    phone, mail = material.contact
    lines = []
    if phone:
        label = material.say("page-phone")
        lines.append(f"<p>{_text(label)}: {_phone(phone)}</p>")
    if mail:
        label = material.say("page-mail")
        lines.append(f'<p>{_text(label)}: <a href="mailto:{_text(mail)}">{_text(mail)}</a></p>')
    contact = f"<h2>{_text(material.say('page-contact'))}</h2>" if lines else ""
    top = f'<p><a href="#top">{_text(material.say("page-top"))}</a></p>'
    return f"<footer>{contact}{''.join(lines)}{top}</footer>"


def _phone(number: str) -> str:
    dialled = re.sub(r"[^\d+]", "", number)
    return f'<a href="tel:{dialled}">{_text(number)}</a>'


APP = """<header><h1>{title}</h1>{lead}</header>
<main>
<form id="new"><label for="entry">{new}</label>
<input id="entry" name="entry" required maxlength="500" autocomplete="off">
<button>{add}</button></form>
<label for="search">{search}</label>
<input id="search" type="search">
<p id="count" role="status"></p>
<ul id="entries"></ul>
</main>"""


def _app(material: Material) -> str:
    lead = material.answer("must", "problem", "first")
    body = APP.format(
        title=_text(material.title),
        lead=f"<p>{_text(lead)}</p>" if lead else "",
        new=_text(material.say("app-new")),
        add=_text(material.say("app-add")),
        search=_text(material.say("app-search")),
    )
    script = '\n<script src="app.js" defer></script>'
    return PAGE.format(lang=material.lang, title=_text(material.title), script=script, body=body)


SCRIPT = """"use strict";
// Entries stay in this browser; nothing is sent anywhere.
const words = WORDS;
const store = KEY;
const list = document.getElementById("entries");
const search = document.getElementById("search");
const count = document.getElementById("count");
const plural = new Intl.PluralRules(document.documentElement.lang);
const entries = JSON.parse(localStorage.getItem(store) || "[]");

function keep() {
  localStorage.setItem(store, JSON.stringify(entries));
  show();
}

function button(text, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", action);
  return made;
}

function show() {
  const wanted = search.value.trim().toLowerCase();
  const found = entries.filter((entry) => entry.text.toLowerCase().includes(wanted));
  list.replaceChildren(
    ...found.map((entry) => {
      const item = document.createElement("li");
      const text = document.createElement("span");
      text.textContent = entry.text;
      item.className = entry.done ? "done" : "";
      item.append(
        text,
        button(words.done, () => { entry.done = !entry.done; keep(); }),
        button(words.remove, () => { entries.splice(entries.indexOf(entry), 1); keep(); }),
      );
      return item;
    }),
  );
  const text = words.count[plural.select(found.length)] || words.count.other;
  count.textContent = found.length ? text.replace("#", found.length) : words.empty;
}

document.getElementById("new").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = document.getElementById("entry");
  if (field.value.trim()) {
    entries.unshift({ text: field.value.trim(), done: false });
    field.value = "";
    keep();
  }
});
search.addEventListener("input", show);
show();
"""

COUNTS = {"one": 1, "few": 3, "many": 5, "other": 2}
"""A number of each plural category, as the languages here have them."""


def script(material: Material) -> str:
    """The program of the app, with its words in the person's language."""
    counts = {}
    for name, number in COUNTS.items():
        said = material.say("app-count", count=number)
        counts[name] = said.replace(str(number), "#")
    words = {
        "done": material.say("app-done"),
        "remove": material.say("app-remove"),
        "empty": material.say("app-empty"),
        "count": counts,
    }
    return SCRIPT.replace("WORDS", _js(words)).replace("KEY", _js(material.name))


def _js(value: object) -> str:
    """A value as JavaScript reads it, whatever stands in it."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def _anchor(n: int) -> str:
    return f"part-{n + 1}"


def _text(said: str) -> str:
    return escape(said.strip(), quote=True)
