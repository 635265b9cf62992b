"""One use of a tool by a bot."""

from __future__ import annotations

from folkmoot.conversation.value import dataclass


@dataclass(frozen=True)
class Use:
    """One use of a tool, as people may look it up."""

    tool: str
    what: str  # the file, the command, the bot that was asked
    came: str = ""  # what came of it, in few words
    stopped: str = ""  # why a command was not let go on: time, memory, processes, disk
