"""Lines that fit: broken between words, letter by letter where a word is too long for a line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from prompt_toolkit.utils import get_cwidth

from folkmoot.channels.terminal.paint import Line, Piece

NARROWEST = 20
WORD = re.compile(r"\s+|\S+")


def wrapped(line: Line, width: int) -> Iterator[list[Piece]]:
    """A line as the rows it takes; further rows are indented as the line says."""
    width = max(width, NARROWEST)
    row: list[Piece] = []
    used, start = 0, 0
    for style, word in _words(line):
        size = get_cwidth(word)
        if used + size > width:
            if word.isspace():
                continue  # a break stands for it
            if used > start:
                yield row
                row, used, start = [("", " " * line.indent)], line.indent, line.indent
        while used + get_cwidth(word) > width:
            head = _fitting(word, width - used)
            row.append((style, head))
            yield row
            row, used, start = [("", " " * line.indent)], line.indent, line.indent
            word = word[len(head) :]
        row.append((style, word))
        used += get_cwidth(word)
    yield row


def _words(line: Line) -> Iterator[Piece]:
    for style, text in line.pieces:
        for word in WORD.findall(text):
            yield style, word


def _fitting(word: str, width: int) -> str:
    """As much of a word as fits; at least a letter."""
    used = 0
    for n, letter in enumerate(word):
        used += get_cwidth(letter)
        if used > width and n:
            return word[:n]
    return word
