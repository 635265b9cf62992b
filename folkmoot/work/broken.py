"""Whether a file is what its name says: a program that compiles, data that can be read."""

from __future__ import annotations

import ast
import csv
import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import PurePosixPath
from xml.etree import ElementTree

VOID = re.compile("area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr")
LEFT_OPEN = re.compile("p|li|d[td]|option|t[rdh]|tbody|thead|html|body|head")
"""Tags that HTML closes by itself."""


class _Tags(HTMLParser):
    """Follows the tags of a page; raises ValueError where one is closed that is not open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if not VOID.fullmatch(tag):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        """Opened and closed at once, as in SVG."""

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open[-1] != tag and LEFT_OPEN.fullmatch(self.open[-1]):
            self.open.pop()
        if not self.open or self.open.pop() != tag:
            raise ValueError(f"</{tag}> closes nothing")


def _html(text: str) -> None:
    tags = _Tags()
    tags.feed(text)
    tags.close()
    left = [tag for tag in tags.open if not LEFT_OPEN.fullmatch(tag)]
    if left:
        raise ValueError(f"<{left[-1]}> is not closed")


def _css(text: str) -> None:
    if text.count("{") != text.count("}"):
        raise ValueError("braces do not match")


def _csv(text: str) -> None:
    rows = list(csv.reader(text.splitlines(), strict=True))
    widths = {len(row) for row in rows if row}
    if len(widths) > 1:
        raise ValueError(f"rows have {min(widths)} to {max(widths)} columns")


PARSERS: dict[str, Callable[[str], object]] = {
    ".py": ast.parse,
    ".json": json.loads,
    ".html": _html,
    ".css": _css,
    ".csv": _csv,
    ".svg": ElementTree.fromstring,
}


def broken(name: str, found: bytes) -> str:
    """What is wrong with a file; nothing, if it can be read as what its ending says."""
    ending = PurePosixPath(name).suffix
    parse = PARSERS.get(ending)
    if parse is None:
        return ""
    try:
        parse(found.decode("utf-8"))
    except UnicodeDecodeError:
        return "it is not text"
    except Exception as error:  # a parser may fall over in any way at what is no such file
        return f"it cannot be read as {ending[1:]}: {error}"
    return ""
