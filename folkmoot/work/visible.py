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


class Element(NamedTuple):
    tag: str
    attributes: dict[str, str]


class _Page(HTMLParser):
    """Collects what is seen; text in what is hidden, and in marked gaps, is not."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden: list[str] = []
        self.pieces: list[str] = []
        self.elements: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        gap = "missing" in found.get("class", "").split()
        if self.hidden or tag in UNSEEN or "hidden" in found or gap:
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


def is_page(name: str) -> bool:
    return PurePosixPath(name).suffix.lower() in PAGES


def text_of(name: str, content: str) -> str:
    """What a reader sees of a file, line by line, without what is still to be filled in."""
    if is_page(name):
        page = _Page()
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
    page = _Page()
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
