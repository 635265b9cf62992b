"""Completion: commands after a slash, bots after an @, and the options of the card that waits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from folkmoot.channels.terminal.chat import Chat
from folkmoot.channels.terminal.slash import COMMANDS, MODEL_WORDS, STEERING
from folkmoot.conversation.rules import MODES
from folkmoot.conversation.words import LANGUAGES

OF_PROJECTS = (*STEERING, "status", "brief", "plan", "files", "history")


class Words(Completer):
    """What fits where the cursor is."""

    def __init__(self, chat: Chat) -> None:
        self.chat = chat

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterator[Completion]:
        line = document.text_before_cursor
        last = line.rsplit(" ", 1)[-1]
        if line.startswith("/"):
            yield from _fitting(last, self._after(line))
        elif last.startswith("@"):
            yield from _fitting(last, [f"@{bot}" for bot in (*self.chat.room.seats(), "all")])
        elif self.chat.desk is not None and line:
            labels = [option.label for option in self.chat.desk.options]
            yield from _fitting(line, labels)

    def _after(self, line: str) -> list[str]:
        """What may stand where a command is, or after it."""
        name, space, _ = line.removeprefix("/").partition(" ")
        if not space:
            return [f"/{command}" for command in COMMANDS]
        if name == "lang":
            return [*LANGUAGES]
        if name == "mode":
            return ["normal", *(mode for mode in MODES if mode)]
        if name == "model":
            return [*MODEL_WORDS]
        if name in OF_PROJECTS:
            return self.chat.room.team.store.project_ids(self.chat.room.name)
        if name == "threads":
            return [thread["thread"] for thread in self.chat.room.threads()]
        return []


def _fitting(typed: str, words: Iterable[str]) -> Iterator[Completion]:
    for word in words:
        if word.casefold().startswith(typed.casefold()) and word != typed:
            yield Completion(word, start_position=-len(typed))
