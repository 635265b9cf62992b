"""
A real terminal for the tests: the program in a pseudo-terminal, its screen read as a person does.

pyte draws what the program writes, so that a test sees what would be seen: colours, what was
erased, what scrolled away.
"""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import pexpect  # type: ignore[import-untyped]
import pyte

from tests.cli.shell import PROGRAM
from tests.fakes.processes import environment

PATIENCE = 30.0
"""Seconds after which something is not going to be shown. Far more than it takes."""

KEYS = {
    "up": "\x1b[A",
    "down": "\x1b[B",
    "enter": "\r",
    "tab": "\t",
    "escape": "\x1b",
    "ctrl-c": "\x03",
    "ctrl-d": "\x04",
    "alt-enter": "\x1b\r",
    "backspace": "\x7f",
}


def _as_in_a_terminal() -> None:
    """Whoever runs the tests may ignore that its terminal goes away; a chat does not."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Console:
    """The chat of one person on a terminal of their own."""

    def __init__(
        self,
        home: Path,
        *words: str,
        columns: int = 100,
        rows: int = 40,
        program: str = str(PROGRAM),
        **env: str,
    ) -> None:
        # Room for everything that scrolls by: the screen alone is what is visible.
        self.screen = pyte.HistoryScreen(columns, rows, history=10_000, ratio=0.1)
        self.stream = pyte.ByteStream(self.screen)
        self.written = b""
        self.child: Any = pexpect.spawn(
            program,
            [*words] or ["chat", "--as", "ann"],
            env=environment(home, TERM="xterm-256color", **env),
            dimensions=(rows, columns),
            timeout=PATIENCE,
            preexec_fn=_as_in_a_terminal,
        )

    def __enter__(self) -> Console:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self.child.close(force=True)

    # --- seeing --------------------------------------------------------------------------

    def look(self, seconds: float = 0.05) -> None:
        """Read what was written meanwhile."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                found: bytes = self.child.read_nonblocking(1 << 16, left)
            except pexpect.TIMEOUT:
                return
            except pexpect.EOF:
                return
            self.written += found
            self.stream.feed(found)

    @property
    def visible(self) -> list[str]:
        """The rows of the screen."""
        return [row.rstrip() for row in self.screen.display]

    @property
    def text(self) -> str:
        """All that can be read, what scrolled away included."""
        gone = [
            "".join(row[n].data for n in range(self.screen.columns)).rstrip()
            for row in self.screen.history.top
        ]
        return "\n".join([*gone, *self.visible]).rstrip()

    def sees(self, words: str) -> bool:
        """Whether something stands there, however it is broken into rows."""
        return _flat(words) in _flat(self.text)

    def wait(self, *words: str, on_screen: bool = False, patience: float = PATIENCE) -> None:
        """Wait until all of this stands there."""
        until = time.monotonic() + patience
        while True:
            self.look()
            shown = _flat("\n".join(self.visible) if on_screen else self.text)
            missing = [each for each in words if _flat(each) not in shown]
            if not missing:
                return
            assert self.child.isalive(), f"it ended without {missing}:\n{self.text}"
            assert time.monotonic() < until, f"{missing} in\n{self.text}"

    def wait_gone(self, words: str) -> None:
        """Wait until something is no longer on the screen."""
        until = time.monotonic() + PATIENCE
        while _flat(words) in _flat("\n".join(self.visible)):
            self.look()
            assert time.monotonic() < until, self.text

    # --- typing --------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        for key in keys:
            self.child.send(KEYS.get(key, key))
            self.look(0.15 if key == "escape" else 0.05)

    def type(self, text: str) -> None:
        """Type a line and send it."""
        self.press(text, "enter")

    def resize(self, columns: int, rows: int) -> None:
        self.look()
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)
        self.look(0.3)

    def end(self) -> int:
        """Wait for the program to end; its exit code."""
        until = time.monotonic() + PATIENCE
        while self.child.isalive():
            self.look()
            assert time.monotonic() < until, self.text
        self.look()
        self.child.close()
        code: int = self.child.exitstatus
        return code


def _flat(text: str) -> str:
    """Words alone: rows are broken where the terminal is narrow."""
    return re.sub(r"\s+", " ", text).strip()
