"""
A process whose bots do real work: thirty tasks that write files and run commands behind walls.

    python -m tests.fakes.working

It takes a project of FOLKMOOT_HOME from the first word to its end, from wherever it stands. Each
command leaves one line in its task's trail. A bot that is told that a command may have run looks
there, and runs it again only if the line is missing.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
from dataclasses import replace
from pathlib import Path

from folkmoot import Team
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task
from folkmoot.errors import ToolRefused
from folkmoot.team.mind import Done, Duty, Told
from folkmoot.team.roster import borrowed, own_bots
from folkmoot.team.tools import MAY_HAVE_RUN, Edit, Read, Run, Tools, Write
from tests.fakes import child
from tests.fakes.mind import PlainMind

WIDTH, ROWS = 6, 5
BOTS = ("coder", "developer", "tester", "delivery")
"""They may write, edit and run."""

RUNS = ("a", "b", "c")
PROOF = "proof"
RULES = replace(child.RULES, lent=borrowed(own_bots()))

OPEN, DONE = "state: open\n", "state: done\n"
"""What the edit finds in a file, and what it makes of it."""

HOLD = "hold"
HELD = f"while [ -e {HOLD} ]; do sleep 0.01; done"
"""A command does not get past a file of this name: one that outlives its process is seen."""

BODY = 400
"""Lines around it: a file that was only half written would show."""


def file_of(title: str) -> str:
    return f"{title}.txt"


def trail_of(title: str) -> str:
    """Where the commands of a task leave their lines."""
    return f"ran-{title}.txt"


def text_of(title: str, state: str) -> str:
    lines = [f"{title} line {n}, whole\n" for n in range(BODY)]
    return "".join([*lines, state, *reversed(lines)])


def command(title: str, step: str) -> str:
    """Leaves its line in the middle of its course: a kill finds it before, there and after."""
    trail = trail_of(title)
    return f"{HELD}; sleep 0.03; echo {step} >> {trail}; sync {trail}; sleep 0.01"


def proof(title: str) -> str:
    found = f"grep -q '^{DONE.strip()}$' {file_of(title)}"
    return f"{HELD}; {found} && echo {PROOF} >> {trail_of(title)}"


def work(n: int) -> Task:
    """Task n of a plan in rows; each waits for the one above, every third for two of them."""
    title = f"t{n + 1:02}"
    above = [n - WIDTH] if n >= WIDTH else []
    beside = [n - WIDTH - 1] if n > WIDTH and n % 3 == 0 else []
    evidence = (
        Evidence(EvidenceKind.FILE, file_of(title)),
        Evidence(EvidenceKind.EXIT, proof(title)),
    )
    return Task(
        title,
        BOTS[n % len(BOTS)],
        needs=(*beside, *above),
        files=(file_of(title),),
        evidence=evidence,
        runs=True,
    )


PLAN = tuple(work(n) for n in range(WIDTH * ROWS))
TITLES = tuple(task.title for task in PLAN)

COMMANDS = {
    **{command(title, step): (title, step) for title in TITLES for step in RUNS},
    **{proof(title): (title, PROOF) for title in TITLES},
}
"""Every command of the plan, and the line it leaves."""


def known_as(text: str) -> str:
    """The hash by which the journal knows a command, as a run or as a proof."""
    asked = f"prove\n{text}"
    if COMMANDS[text][1] != PROOF:
        asked = "run\n" + json.dumps({"command": text})
    return hashlib.sha256(asked.encode()).hexdigest()


class WorkingMind(PlainMind):
    """Bots that use their tools: write, run, edit, run, run."""

    def __init__(self) -> None:
        super().__init__(PLAN)

    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        title = duty.task.title
        await tools.use(Write(file_of(title), text_of(title, OPEN)))
        await run_once(tools, title, "a")
        await tools.use(Edit(file_of(title), OPEN, DONE))
        await run_once(tools, title, "b")
        await run_once(tools, title, "c")
        return Done("success", f"{title} is done")


async def run_once(tools: Tools, title: str, step: str) -> None:
    """Run a command; where nobody knows whether it ran, look before it is run again."""
    while True:
        answer = await tools.use(Run(command(title, step)))
        if answer.text != MAY_HAVE_RUN:
            assert answer.ok, answer.text
            return
        if step in await trail(tools, title):
            return


async def trail(tools: Tools, title: str) -> list[str]:
    try:
        return (await tools.use(Read(trail_of(title)))).text.splitlines()
    except ToolRefused:  # nothing has run yet
        return []


async def main() -> None:
    home = Path(os.environ["FOLKMOOT_HOME"])
    async with Team(home, mind=WorkingMind(), rules=RULES) as team:
        await child.build(team)


if __name__ == "__main__":
    asyncio.run(main())
