"""
Commands of bots: in the sandbox that this machine has, or in none, once the person said yes.
They never run bare unasked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from folkmoot.conversation.project import Project
from folkmoot.conversation.value import dataclass
from folkmoot.errors import ToolRefused
from folkmoot.work.hands import NeedsWalls, RunIt
from folkmoot.work.sandbox import Bare, Found, Limits, Ran, find
from folkmoot.work.sandbox.ran import USUAL

REFUSED = "there is no sandbox here, and the person does not want commands to run without one"


@dataclass(frozen=True, slots=True)
class Commands:
    """Runs commands; which walls there are is found out when the first one is to run."""

    limits: Limits = USUAL
    look: Callable[[], Awaitable[Found]] = find

    def within(self, project: Project, folder: Path) -> RunIt:
        """What runs the commands of one project, in its folder."""

        async def run_it(command: str) -> Ran:
            found = await self.look()
            walls = found.sandbox
            if walls is None and not project.bare:
                raise NeedsWalls(found.why)
            if walls is None and project.bare == "no":
                raise ToolRefused(REFUSED)
            try:
                return await (walls or Bare()).run(command, folder, self.limits)
            except OSError as error:
                raise ToolRefused(f"it could not be started: {error.strerror or error}") from None

        return run_it
