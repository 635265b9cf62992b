"""The judge of whoever may have nothing to judge: it comes with the first message."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import Verdict
from folkmoot.conversation.words import LANGUAGES

if TYPE_CHECKING:
    from folkmoot.understanding.judge import Local


class Later:
    """Reads the weights when they are needed, or when it is told to be ready."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._local: Local | None = None

    def judge(self, asked: Understand) -> Verdict:
        """Say what a message means in its state."""
        return (self._local or self.ready()).judge(asked)

    def ready(self) -> Local:
        """Be ready; in a thread of its own, if somebody waits."""
        from folkmoot.understanding.judge import Local

        with self._lock:
            self._local = self._local or Local()
        return self._local

    def warm(self) -> None:
        """Be ready for every language: whoever serves many does not let the first one wait."""
        from folkmoot.understanding.phrases import read

        self.ready()
        for lang in LANGUAGES:
            read(lang)
