"""
What a command printed: its beginning and its end, however much there was in between.

Never more than that is held. What is not UTF-8 is replaced; anything else stays as it came.
"""

from __future__ import annotations

import codecs


class Output:
    """Keeps at most `room` characters of what is added."""

    def __init__(self, room: int) -> None:
        self._head_room = room // 2
        self._tail_room = room - room // 2
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._head = ""
        self._tail = ""
        self._count = 0

    def add(self, data: bytes) -> None:
        self._keep(self._decoder.decode(data))

    def close(self) -> str:
        """What is kept, with a line between both parts if something was left out."""
        self._keep(self._decoder.decode(b"", final=True))
        left_out = self._count - len(self._head) - len(self._tail)
        if not left_out:
            return self._head + self._tail
        return f"{self._head}\n[... {left_out:,} characters left out ...]\n{self._tail}"

    def _keep(self, text: str) -> None:
        self._count += len(text)
        missing = self._head_room - len(self._head)
        if missing > 0:
            self._head += text[:missing]
            text = text[missing:]
        if self._tail_room:
            self._tail = (self._tail + text)[-self._tail_room :]
