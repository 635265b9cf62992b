"""
What bots say to each other out of the room: to one or to all, with the reason, in the thread of
the task it is about. Rows written by jobs; a job done again writes none of them twice.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Protocol

from folkmoot.conversation.value import dataclass

LONGEST = 20_000
"""Characters of one message."""

ALL = "all"


class MessageType(StrEnum):
    REQUEST = "request"
    RESPONSE = "response"
    REPORT = "report"
    DISCUSSION = "discussion"


@dataclass(frozen=True, slots=True)
class BotMessage:
    sender: str
    recipient: str  # a bot, or all
    type: MessageType
    text: str
    why: str = ""


class Post(Protocol):
    """Where messages are kept (store/sqlite.py)."""

    def keep_message(self, room: str, key: str, row: tuple[str, ...], at: int) -> None: ...
    def thread(self, room: str, id: str) -> list[tuple[Any, ...]]: ...


@dataclass(frozen=True, slots=True)
class Thread:
    """The thread of one attempt at one task."""

    post: Post
    clock: Callable[[], int]
    room: str
    project: str
    task: str
    job: str  # whose messages these are: its name and a number make each of them one

    @property
    def id(self) -> str:
        return f"{self.project}/{self.task}"

    def send(self, key: str, message: BotMessage) -> None:
        """Write a message, once: a known key writes nothing."""
        about = {"project": self.project, "task": self.task}
        if message.why:
            about["why"] = message.why
        row = (
            message.sender,
            message.recipient,
            str(message.type),
            message.text[:LONGEST],
            json.dumps(about, ensure_ascii=False),
            self.id,
        )
        self.post.keep_message(self.room, f"{self.job}/{key}", row, self.clock())

    def advice(self) -> str:
        """What was answered to the call for help after the last report; nothing, if nobody did."""
        found, called = "", False
        for _, _, recipient, type, text, *_ in self.post.thread(self.room, self.id):
            if type == MessageType.REPORT:
                found = ""
            elif called and type == MessageType.RESPONSE:
                found = str(text)
            called = recipient == ALL
        return found
