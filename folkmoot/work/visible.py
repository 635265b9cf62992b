"""
What a reader sees of a file: the text of a page without its code, and which elements it has.

Places that are still to be filled in are not seen: they promise something, and show nothing.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import PurePosixPath
from typing import NamedTuple

PAGES = frozenset({".htm", ".html", ".svg", ".xhtml"})
UNSEEN = frozenset({"script", "style", "template", "noscript"})
VOID = re.compile("area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr")
PLACEHOLDER = re.compile(
    r"\[\s*(?:…|\.\.\.)\s*\]|\blorem ipsum\b|\bto ?do\b:|\btbd\b|\bxxx+\b|\byour \w+ here\b|"
    r"\bto be (?:filled in|added|written)\b|\bplaceholder\b|\bnoch zu ergänzen\b",
    re.I,
)
"""What stands where something is missing."""

ALL = " | "
"""Parts words that must all be seen."""

ELEMENT = re.compile(r"([a-z][a-z0-9]*)?(?:\[([a-z-]+)(?:=([^\]]*))?\])?")


INVISIBLE = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?![.\d])|"
    r"font-size\s*:\s*0(?![.\d])",
    re.I,
)
STYLE = re.compile(r"<style\b[^>]*>(.*?)</style>", re.I | re.S)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
"""A rule of a style sheet: what it is for, and what it says."""


def worded(text: str) -> bool:
    """Whether there is a word or a number in a text."""
    return any(map(str.isalnum, text))


class Element(NamedTuple):
    tag: str
    attributes: dict[str, str]


class _Page(HTMLParser):
    """Collects what is seen; text in what is hidden, and in marked gaps, is not."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.unseen = _unseen(content)
        self.hidden: list[str] = []
        self.pieces: list[str] = []
        self.elements: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        named = {tag, *(f".{name}" for name in found.get("class", "").split())}
        named.add(f"#{found.get('id', '')}")
        hidden = "hidden" in found or INVISIBLE.search(found.get("style", ""))
        if self.hidden or tag in UNSEEN or hidden or named & self.unseen or ".missing" in named:
            if not VOID.fullmatch(tag):
                self.hidden.append(tag)
            return
        self.elements.append(Element(tag, found))
        self.pieces += [found[name] for name in ("alt", "placeholder") if name in found]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if not self.hidden:
            self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag in self.hidden:
            while self.hidden and self.hidden.pop() != tag:
                pass
        elif not self.hidden:
            self.pieces.append("\n")

    def handle_data(self, data: str) -> None:
        if not self.hidden:
            self.pieces.append(data)


def _unseen(content: str) -> set[str]:
    """Tags, classes and names that the page's own style sheet hides."""
    rules = RULE.findall("".join(STYLE.findall(content)))
    hiding = (selectors for selectors, says in rules if INVISIBLE.search(says))
    return {one.strip() for selectors in hiding for one in selectors.split(",")}


def is_page(name: str) -> bool:
    return PurePosixPath(name).suffix.lower() in PAGES


def text_of(name: str, content: str) -> str:
    """What a reader sees of a file, line by line, without what is still to be filled in."""
    if is_page(name):
        page = _Page(content)
        page.feed(content)
        page.close()
        content = "".join(page.pieces)
    lines = (line for line in content.splitlines() if not PLACEHOLDER.search(line))
    return "\n".join(lines)


def shows(name: str, content: str, what: str) -> bool:
    """Whether a reader of the file sees all of these words, whatever the spaces and capitals."""
    seen = _plain(text_of(name, content))
    wanted = [_plain(part) for part in what.split(ALL)]
    return all(part and part in seen for part in wanted)


def has(content: str, element: str) -> bool:
    """Whether a page has such an element: "form", "a[href=tel:…]", "input[name=phone]"."""
    found = ELEMENT.fullmatch(element.strip())
    if not found or not element.strip():
        return False
    tag, attribute, value = found.groups()
    page = _Page(content)
    page.feed(content)
    page.close()
    return any(
        (not tag or each.tag == tag)
        and (not attribute or attribute in each.attributes)
        and (value is None or each.attributes[attribute] == value.strip("\"'"))
        for each in page.elements
    )


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
