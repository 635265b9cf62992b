"""
A bot's hands in one task: they do what its tools ask for, within bounds, each call written in the
journal, and remember what was used. Text never moves them: a call is a value (team/tools.py).

What only the person can give, an answer or a yes to commands without walls, ends the job with
NeedsPerson; the task goes on from its journal when it is there.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from folkmoot.conversation.events import Use
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task, covers, place
from folkmoot.conversation.question import Question, same
from folkmoot.errors import ToolRefused
from folkmoot.team import tools as t
from folkmoot.team.mind import Duty, Mind, Told
from folkmoot.work.eyes import BROUGHT, Eyes, taken
from folkmoot.work.folder import LARGEST, Folder
from folkmoot.work.journal import Journal, Step, Unwritten
from folkmoot.work.papers import PAPERS
from folkmoot.work.sandbox import Ran
from folkmoot.work.threads import BotMessage, MessageType, Thread

MOST_USES = 200
"""Calls that one attempt may make."""

MOST_NOTES = 20
MOST_PROPOSED = 5
KEPT = 200
"""Characters of a use that the log keeps."""


class NeedsPerson(Exception):
    """A task cannot go on without the person."""


class NeedsAnswer(NeedsPerson):
    def __init__(self, question: Question) -> None:
        super().__init__(question.text)
        self.question = question


class NeedsWalls(NeedsPerson):
    """Commands have no sandbox, and nobody has said that they may run without."""


RunIt = Callable[[str], Awaitable[Ran]]
"""Runs a command in the sandbox; raises NeedsWalls or ToolRefused where there is none."""


@dataclass(slots=True)
class Hands:
    """Tools of one bot for one attempt at one task."""

    bot: str
    allowed: frozenset[str]
    duty: Duty
    told: Told
    folder: Folder
    journal: Journal | Unwritten
    thread: Thread
    run_it: RunIt
    beside: Mind  # thinks for a teammate who is asked in passing
    uses: list[Use] = field(default_factory=list)
    learnings: list[str] = field(default_factory=list)
    follow_ups: list[Task] = field(default_factory=list)
    needs: NeedsPerson | None = None  # whatever a mind makes of it, the job ends with it
    _eyes: Eyes | None = None
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def use(self, call: t.Call) -> t.Answer:
        """Do it, once; raises ToolRefused with the reason for what cannot be done."""
        async with self._one:
            name = t.NAMES[type(call)]
            self._check(name)
            if type(call) in UNWRITTEN:
                self._used(name, call, "")
                return await DO[type(call)](self, call, None)
            step = await self.journal.next(name, _plain(name, call))
            if step.came is None:
                return await self._do(name, call, step)
            return self._replay(name, call, json.loads(step.came))

    def _check(self, name: str) -> None:
        if self.needs is not None:
            raise self.needs
        if len(self.uses) >= MOST_USES:
            raise ToolRefused(f"{MOST_USES} calls are enough for one task; say how far it is")
        if t.ALLOWED_BY.get(name, name) not in self.allowed:
            raise ToolRefused(f"{self.bot} has no tool {name}")

    async def _do(self, name: str, call: t.Call, step: Step) -> t.Answer:
        try:
            answer = await DO[type(call)](self, call, step)
        except ToolRefused as refused:
            why = str(refused.values["why"])
            await self.journal.end(step, json.dumps({"refused": why}, ensure_ascii=False))
            self._used(name, call, why)
            raise
        await self.journal.end(step, json.dumps(asdict(answer), ensure_ascii=False))
        self._used(name, call, answer.text, answer.stopped)
        return answer

    def _replay(self, name: str, call: t.Call, kept: dict[str, Any]) -> t.Answer:
        """What this call came to before the job was cut off."""
        if "refused" in kept:
            self._used(name, call, kept["refused"])
            raise ToolRefused(kept["refused"])
        answer = t.Answer(**kept)
        self._used(name, call, answer.text, answer.stopped)
        return answer

    def _used(self, name: str, call: t.Call, came: str, stopped: str = "") -> None:
        what = next(iter(asdict(call).values()))
        first = came.strip().splitlines()[:1]
        self.uses.append(Use(name, str(what)[:KEPT], "".join(first)[:KEPT], stopped))

    # --- files ---------------------------------------------------------------------------

    async def read(self, call: t.Read, step: Step) -> t.Answer:
        if call.file.startswith(BROUGHT):
            return t.Answer(await self._look(call))
        return t.Answer(await asyncio.to_thread(self.folder.read, call.file, call.start))

    async def list(self, call: t.List, step: Step) -> t.Answer:
        if f"{call.folder}/".startswith(BROUGHT):
            return t.Answer(await self._look(call))
        names = await asyncio.to_thread(self.folder.names, call.folder)
        shown = [name if name.isprintable() else repr(name) for name in names]
        if not call.folder and self.told.project.material:
            shown.append(await self._look(call))
        return t.Answer("\n".join(shown))

    async def search(self, call: t.Search, step: Step) -> t.Answer:
        hits = await asyncio.to_thread(self.folder.search, call.text)
        lines = [f"{hit.file}:{hit.line}: {hit.text}" for hit in hits[:200]]
        if self.told.project.material:
            lines.append(await self._look(call))
        return t.Answer("\n".join(line for line in lines if line))

    async def _look(self, call: t.Call) -> str:
        """What was brought is looked at, and never written."""
        if self._eyes is None:
            self._eyes = Eyes(tuple(map(Path, self.told.project.material)), MOST_USES)
        return (await self._eyes.use(call)).text

    def _own(self, file: str) -> None:
        """A task writes what it was given to write: that is what was approved."""
        if place(file)[:1] and place(file)[0] in PAPERS:
            raise ToolRefused(f"{file} is kept by the room")
        if not covers(self.duty.task.files, file):
            own = ", ".join(self.duty.task.files) or "nothing"
            raise ToolRefused(f"{file} is not of this task; it may write {own}")

    async def write(self, call: t.Write, step: Step) -> t.Answer:
        self._own(call.file)
        await asyncio.to_thread(self.folder.write, call.file, call.text)
        return t.Answer(f"{len(call.text.encode())} bytes written")

    async def copy(self, call: t.Copy, step: Step) -> t.Answer:
        self._own(call.file)
        paths = tuple(map(Path, self.told.project.material))
        found = await asyncio.to_thread(taken, paths, call.source)
        await asyncio.to_thread(self.folder.keep, call.file, found)
        return t.Answer(f"{len(found)} bytes copied")

    async def edit(self, call: t.Edit, step: Step) -> t.Answer:
        """The note says what the file shall be: after a crash one sees whether it is."""
        self._own(call.file)
        found, size = await asyncio.to_thread(self.folder.bytes_of, call.file)
        if step.begun is not None and _sum(found) == step.begun:
            return t.Answer("1 place changed")
        if size > LARGEST:
            raise ToolRefused(f"{call.file} has {size} bytes; that is too much to edit")
        try:
            text = found.decode()
        except UnicodeDecodeError:
            raise ToolRefused(f"{call.file} is not text") from None
        count = text.count(call.old) if call.old else 0
        if count != 1:
            raise ToolRefused(f"that text stands {count} times in {call.file}; once is needed")
        changed = text.replace(call.old, call.new)
        await self.journal.begin(step, _sum(changed.encode()))
        await asyncio.to_thread(self.folder.write, call.file, changed)
        return t.Answer("1 place changed")

    # --- commands ------------------------------------------------------------------------

    async def run(self, call: t.Run, step: Step) -> t.Answer:
        if not self.duty.task.runs:
            raise ToolRefused("this task was not approved to run commands")
        return await self._run(call.command, step)

    async def _run(self, command: str, step: Step) -> t.Answer:
        if step.begun is not None:
            return t.Answer(t.MAY_HAVE_RUN, ok=False)
        if not command.strip() or "\0" in command:
            raise ToolRefused("there is no command")
        await self.journal.begin(step)
        try:
            self.folder.path.mkdir(parents=True, exist_ok=True)
            ran = await self.run_it(command)
        except NeedsWalls as needs:
            await self.journal.drop(step)
            self.needs = needs
            raise
        return t.Answer(told_of(ran), ran.exit == 0, ran.stopped)

    async def prove(self, command: str) -> t.Answer:
        """Run a command that the plan names as evidence; one that was cut off runs again."""
        async with self._one:
            while True:
                step = await self.journal.next("prove", command)
                if step.begun is not None:
                    await self.journal.end(step, json.dumps(CUT_OFF))
                elif step.came is None:
                    answer = await self._run(command, step)
                    await self.journal.end(step, json.dumps(asdict(answer), ensure_ascii=False))
                    self._used("prove", t.Run(command), answer.text, answer.stopped)
                    return answer
                elif (kept := json.loads(step.came)) != CUT_OFF:
                    return self._replay("prove", t.Run(command), kept)

    # --- others --------------------------------------------------------------------------

    async def ask(self, call: t.Ask, step: Step) -> t.Answer:
        team = (*self.told.team, *self.told.lent)
        if call.bot == self.bot or call.bot not in team:
            others = ", ".join(bot for bot in team if bot != self.bot)
            raise ToolRefused(f"there is no teammate {call.bot!r}; there are {others}")
        asked = BotMessage(self.bot, call.bot, MessageType.REQUEST, call.text, "it needs to know")
        self.thread.send(f"{step.name}?", asked)
        text = await self.beside.advise(call.bot, call.text, self.duty, self.told)
        if text.strip():
            answer = BotMessage(call.bot, self.bot, MessageType.RESPONSE, text)
            self.thread.send(f"{step.name}!", answer)
        return t.Answer(text, bool(text.strip()))

    async def ask_person(self, call: t.AskPerson, step: None) -> t.Answer:
        """The answer, if the person gave one; else the task ends here and waits for it."""
        if not call.text.strip():
            raise ToolRefused("there is no question")
        project = self.told.project
        known = next((q for q in project.asked if same(q.text, call.text)), None)
        if known is None or any(known in card.questions for card in project.cards):
            self.needs = NeedsAnswer(
                Question(
                    self.bot,
                    call.text.strip(),
                    suggestions=call.suggestions[:5],
                    otherwise=call.otherwise,
                )
            )
            raise self.needs
        given = [message.text for one, message in self.told.answers if one and one.id == known.id]
        return t.Answer(given[-1] if given else call.otherwise or known.otherwise, bool(given))

    async def note(self, call: t.Note, step: None) -> t.Answer:
        if len(self.learnings) >= MOST_NOTES or len(call.text) > 1_000:
            raise ToolRefused("notes are short, and not many")
        self.learnings.append(call.text)
        return t.Answer("noted")

    async def propose(self, call: t.Propose, step: None) -> t.Answer:
        if len(self.follow_ups) >= MOST_PROPOSED:
            raise ToolRefused(f"{MOST_PROPOSED} further tasks are enough")
        plan = self.told.project.plan
        needs = (plan.number(self.duty.name),) if plan else ()
        evidence = tuple(Evidence(EvidenceKind.FILE, file) for file in call.files)
        self.follow_ups.append(
            Task(
                call.title,
                call.bot,
                call.description,
                self.told.domain(call.bot, call.domain[:KEPT]),
                needs=needs,
                files=call.files,
                evidence=evidence,
                created_by=self.bot,
            )
        )
        return t.Answer("proposed")


UNWRITTEN = frozenset({t.AskPerson, t.Note, t.Propose})
"""Calls that change nothing outside: a job done again simply makes them again."""

CUT_OFF = {"cut off": True}

DO: dict[type[t.Call], Callable[[Hands, Any, Any], Awaitable[t.Answer]]] = {
    t.Read: Hands.read,
    t.List: Hands.list,
    t.Search: Hands.search,
    t.Write: Hands.write,
    t.Copy: Hands.copy,
    t.Edit: Hands.edit,
    t.Run: Hands.run,
    t.Ask: Hands.ask,
    t.AskPerson: Hands.ask_person,
    t.Note: Hands.note,
    t.Propose: Hands.propose,
}


def told_of(ran: Ran) -> str:
    """What a bot reads of a command: how it ended first, then what it printed."""
    head = f"stopped: {ran.detail}" if ran.exit is None else f"exit {ran.exit}"
    return f"{head}\n{ran.output}".rstrip()


def _plain(name: str, call: t.Call) -> str:
    plain = json.dumps(asdict(call), ensure_ascii=False, sort_keys=True)
    try:
        plain.encode()
    except UnicodeEncodeError:
        raise ToolRefused(f"what {name} was given is no readable text") from None
    return plain


def _sum(found: bytes) -> str:
    return hashlib.sha256(found).hexdigest()
