"""
The picture of the terminal in the README: `make picture`.

A real chat on a pseudo-terminal is driven by keys; what its screen shows is drawn as SVG.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import groupby
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.channels.console import Console

PICTURE = Path(__file__).parent / "terminal.svg"
COLUMNS, ROWS = 84, 38
WIDE, HIGH = 8.4, 18.0
PAPER, INK = "#1d2025", "#d8dbe0"
COLOURS = {
    "default": INK,
    "black": "#8a909a",
    "red": "#e88388",
    "green": "#a8cc8c",
    "brown": "#dbab79",
    "blue": "#71bef2",
    "magenta": "#d290e4",
    "cyan": "#66c2cd",
    "white": INK,
    "brightblack": "#8a909a",
}


def main() -> None:
    PICTURE.write_text(picture(), "utf-8")


def picture() -> str:
    """A chat up to the moment of approval."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        with Console(home, columns=COLUMNS, rows=ROWS, TZ="UTC", LANG="C.UTF-8") as console:
            console.wait("Say what you would like made")
            console.type("Build me a website for my bakery")
            console.wait("before we start (1/3)", "Go on without")
            console.type("People nearby, on their phones. Opening hours and our cakes, no shop.")
            console.wait("before we start (2/3)")
            console.press("up", "enter")
            console.wait("1 Approve", on_screen=True)
            console.press("down")
            console.wait("❯ 1 Approve", on_screen=True)
            return drawn(console.screen)


def drawn(screen: Any) -> str:
    """What a screen shows, as SVG."""
    width, height = COLUMNS * WIDE + 24, ROWS * HIGH + 24
    rows = [part for y in range(ROWS) for part in _row(screen.buffer[y], y)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"'
            ' font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">',
            "<title>A chat with Folkmoot: brief and plan, waiting for approval</title>",
            f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>',
            *rows,
            "</svg>\n",
        ]
    )


def _row(row: Any, y: int) -> list[str]:
    """One row: neighbouring letters of one style together, each where it stands."""
    parts = []
    cells = [(x, row[x]) for x in range(COLUMNS)]
    for (ink, bold, turned), group in groupby(cells, lambda cell: _style(cell[1])):
        found = [*group]
        text = "".join(cell.data for _, cell in found)
        if not text.strip():
            continue
        x, wide = 12 + found[0][0] * WIDE, len(found) * WIDE
        base = 12 + y * HIGH
        if turned:
            parts.append(
                f'<rect x="{x:.1f}" y="{base + 1:.1f}" width="{wide:.1f}" height="{HIGH - 2:.0f}"'
                f' fill="{INK}"/>'
            )
        weight = ' font-weight="bold"' if bold else ""
        # A blank at the ends would be dropped, and the letters be stretched.
        start = len(text) - len(text.lstrip())
        x += start * WIDE
        shown = text.strip()
        parts.append(
            f'<text x="{x:.1f}" y="{base + 14:.1f}" fill="{PAPER if turned else ink}"{weight}'
            f' xml:space="preserve">{escape(shown)}</text>'
        )
    return parts


def _style(cell: Any) -> tuple[str, bool, bool]:
    return COLOURS.get(cell.fg, f"#{cell.fg}"), cell.bold, cell.reverse


if __name__ == "__main__":
    main()
