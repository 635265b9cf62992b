"""
Break the conversation on purpose, one place at a time; every break must fail a promise.

    python -m tests.mutants [--table] [--sample N] [--seed S] [--only MODULE[:LINE] …] [--quick]
    python -m tests.mutants --again FILE    what survived, by the output of an earlier run

pytest imports and collects everything once and runs nothing itself. A first pass finds out which
statements of ours each group of tests comes by; then every mutant is put in place in a child of
its own (the code of the living functions is exchanged, or a cell of the living table), which runs
only the groups that come by there, the quickest first. A test that fails, a child that dies and
a group that takes too long all kill it. Survivors are printed; the working tree is never touched.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import math
import os
import random
import resource
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar

import pytest

from tests.mutations import MET, source_mutants, table_mutants, with_marks

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "folkmoot" / "conversation"
TABLE = "phases"
MODULES = (
    *("advance", "always", "approval", "authority", "brief", "buttons", "card", "debate"),
    *("discovery", "effects", "evolve", "execution", "followups", "hearing", "money", "offer"),
    *("owed", "plan", "pressing", "project", "question", "reading", "review", "room", "rules"),
    *("scene", "schedule", "stage", "status", "steering", "step", "words"),
)
PATIENCE = 3
"""A group that takes so many times as long as without a break has lost its way."""

QUICK = 1
"""Seconds; groups that take longer are left out of a quick run."""

GRACE = 2
"""Seconds of computing that any group may take."""

RECENT = 6
"""Tests that killed a mutant not long ago, which the next one meets first."""

MEMORY = 6 << 30
"""Bytes that a mutant may fill."""

Job = TypeVar("Job")


@dataclass(frozen=True, slots=True)
class Mutant:
    module: str
    line: int
    statement: int  # the line where the statement begins
    what: str
    source: str  # of the whole module, or one statement about the table

    @property
    def place(self) -> str:
        return f"folkmoot/conversation/{self.module}.py:{self.line}"


@dataclass(slots=True)
class Group:
    """Tests that share what they walk; which statements they come by, in how many seconds."""

    items: list[pytest.Item] = field(default_factory=list)
    runs: set[str] = field(default_factory=set)
    seconds: float = 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    runs = Runs(_options(arguments))
    quiet = ["-qq", "-s", "-p", "no:cacheprovider", "--no-header", "--no-summary", "--tb=no"]
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
        pytest.main([*quiet, str(ROOT / "tests" / "conversation")], plugins=[runs])
    return runs.code


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break the conversation on purpose.")
    parser.add_argument("--table", action="store_true", help="only the cells of the table")
    parser.add_argument("--sample", type=int, default=0, help="so many of the others")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=(), help="only these: module or module:line")
    parser.add_argument("--again", type=Path, help="only what survived in this output")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--quick", action="store_true", help="without the long walks")
    parser.add_argument("--killers", action="store_true", help="also say which test kills each")
    return parser.parse_args(arguments)


def _chosen(options: argparse.Namespace) -> list[Mutant]:
    if options.again:
        survived = set(options.again.read_text("utf-8").splitlines())
        every = [*_table(), *(mutant for name in MODULES for mutant in _of_module(name))]
        return [mutant for mutant in every if _survives(mutant) in survived]
    table = [] if options.only else _table()
    if options.table:
        return table
    wanted = set(options.only)
    named = {name.partition(":")[0] for name in wanted} or set(MODULES)
    modules = [name for name in MODULES if name in named]
    others = [mutant for name in modules for mutant in _of_module(name)]
    if wanted:
        others = [one for one in others if wanted & {one.module, f"{one.module}:{one.line}"}]
    if options.sample:
        count = min(options.sample, len(others))
        return random.Random(options.seed).sample(others, count)
    return table + others


def _survives(mutant: Mutant) -> str:
    return f"survives: {mutant.place}: {mutant.what}"


def _table() -> list[Mutant]:
    return [Mutant(TABLE, *broken) for broken in table_mutants()]


def _of_module(name: str) -> list[Mutant]:
    return [Mutant(name, *broken) for broken in source_mutants(_source(name))]


def _source(module: str) -> str:
    return (PACKAGE / f"{module}.py").read_text("utf-8")


# --- one run of pytest, many of its tests ------------------------------------------------


class Runs:
    """pytest with the tests collected once, and run in a child for one mutant after another."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.code = 2

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        groups = [] if session.testsfailed else self._measured(session)
        if groups:
            self.code = self._broken(session, groups)
        else:
            print("the tests fail as they are: mend that first")
        return True

    def _measured(self, session: pytest.Session) -> list[Group]:
        """The groups with what they run, the quickest first; none if a test fails."""
        groups = list(_groups(session.items))
        marked = {name: _compiled(name, with_marks(_source(name), name)) for name in MODULES}
        most = QUICK if self.options.quick else resource.RLIM_INFINITY
        work = lambda group: _met(session, group, marked, most)  # noqa: E731
        for group, told in _forked(groups, work, self.options.workers):
            if told and not told["failed"]:
                group.runs, group.seconds = set(told["runs"]), told["seconds"]
            elif told or not self.options.quick:
                return []
        groups = sorted((one for one in groups if one.runs), key=lambda group: group.seconds)
        total = sum(group.seconds for group in groups)
        print(f"{len(session.items)} tests; {len(groups)} groups, {total:.0f} s", flush=True)
        return groups

    def _broken(self, session: pytest.Session, groups: list[Group]) -> int:
        mutants = _chosen(self.options)
        began = time.monotonic()
        survivors = []
        recent: deque[str] = deque(maxlen=RECENT)
        work = lambda mutant: _killer(session, _in_turn(groups, recent, mutant), mutant)  # noqa: E731
        ended = _forked(mutants, work, self.options.workers)
        for count, (mutant, killer) in enumerate(ended, 1):
            if killer == "":
                survivors.append(mutant)
                print(_survives(mutant), flush=True)
            elif killer and killer not in recent:
                recent.appendleft(killer)
            if killer != "" and self.options.killers:
                print(f"{mutant.place}: {mutant.what} — {killer or 'died'}", flush=True)
            if count % 25 == 0:
                passed = time.monotonic() - began
                print(f"… {count} of {len(mutants)} in {passed:.0f} s", flush=True)
        print(f"{len(mutants) - len(survivors)} of {len(mutants)} killed")
        for mutant in survivors:
            print(f"  {mutant.place}: {mutant.what}")
        return 1 if survivors else 0


def _groups(items: Iterable[pytest.Item]) -> Iterable[Group]:
    """Tests of one walk belong together, so do those that need many; a story is for itself."""
    groups: dict[str, Group] = {}
    for item in items:
        given = getattr(getattr(item, "callspec", None), "params", {})
        walk = given.get("part") or given.get("bounds")
        file = item.path.stem
        every = file.startswith("test_walk") and not walk
        name = "every walk" if every else item.nodeid if file.startswith("test_stories") else file
        groups.setdefault(str(walk or name), Group()).items.append(item)
    return groups.values()


def _run(session: pytest.Session, group: Group) -> str:
    """Run these tests up to the first that fails; its name, or nothing."""
    for item, after in zip(group.items, [*group.items[1:], None], strict=True):
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return item.nodeid
    return ""


def _met(
    session: pytest.Session, group: Group, marked: dict[str, CodeType], most: int
) -> dict[str, Any]:
    """Run a group as things are, and note which of our statements it comes by."""
    met: set[str] = set()
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
    for module, code in marked.items():
        _put(module, code, met)
    failed = _run(session, group)
    return {"failed": failed, "runs": list(met), "seconds": time.process_time()}


def _in_turn(groups: list[Group], recent: Iterable[str], mutant: Mutant) -> Iterator[Group]:
    """Groups that come by a mutant: tests that killed its neighbours, then the quickest first."""
    where = f"{mutant.module}:{mutant.statement}"
    near = [group for group in groups if mutant.module == TABLE or where in group.runs]
    items = {item.nodeid: (item, group) for group in near for item in group.items}
    for item, group in (items[name] for name in recent if name in items):
        yield Group([item], seconds=group.seconds)
    yield from near


def _killer(session: pytest.Session, groups: Iterable[Group], mutant: Mutant) -> str:
    """Put a mutant in place and run these groups; the test that fails, or nothing."""
    if mutant.module == TABLE:
        exec(mutant.source, vars(importlib.import_module(f"folkmoot.conversation.{TABLE}")))
    else:
        _put(mutant.module, _compiled(mutant.module, mutant.source))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for group in groups:
        # Time that is computed, not time that passes: a stopped child is no slow one.
        limit = time.process_time() + PATIENCE * group.seconds + GRACE
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(limit), resource.RLIM_INFINITY))
        if failed := _run(session, group):
            return failed
    return ""


# --- a mutant in place of what is there --------------------------------------------------


def _functions(module: str) -> dict[str, FunctionType]:
    """The functions and methods of a module, by their qualified name."""
    namespace = vars(importlib.import_module(f"folkmoot.conversation.{module}"))
    classes = [one for one in namespace.values() if isinstance(one, type)]
    found = [*namespace.values(), *(one for cls in classes for one in vars(cls).values())]
    plain = [one.fget if isinstance(one, property) else one for one in found]
    path = str(PACKAGE / f"{module}.py")
    functions = [one for one in plain if isinstance(one, FunctionType)]
    return {one.__qualname__: one for one in functions if one.__code__.co_filename == path}


def _compiled(module: str, source: str) -> CodeType:
    return compile(source, str(PACKAGE / f"{module}.py"), "exec")


def _put(module: str, code: CodeType, met: set[str] | None = None) -> None:
    """Exchange the code of a module's functions; whoever has imported them has the new code."""
    broken = {one.co_qualname: one for one in _within(code)}
    for name, function in _functions(module).items():
        function.__code__ = broken[name]
        function.__globals__[MET] = met


def _within(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _within(one)


# --- children ----------------------------------------------------------------------------


def _forked(
    jobs: Iterable[Job], work: Callable[[Job], Any], workers: int
) -> Iterator[tuple[Job, Any]]:
    """Do every job in a child of its own; yield it with what the child told, None if it died."""
    gc.freeze()
    running: dict[int, tuple[Job, int]] = {}
    for job in jobs:
        if len(running) >= workers:
            yield _ended(running)
        back, pipe = os.pipe()
        pid = os.fork()
        if not pid:
            _tell(pipe, work, job)
        os.close(pipe)
        running[pid] = job, back
    while running:
        yield _ended(running)


def _tell(pipe: int, work: Callable[[Job], Any], job: Job) -> None:
    """In the child: work in silence, tell what came of it, and be gone."""
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os.write(pipe, json.dumps(work(job)).encode())
    finally:
        os._exit(0)


def _ended(running: dict[int, tuple[Job, int]]) -> tuple[Job, Any]:
    pid, _ = os.wait()
    job, back = running.pop(pid)
    with open(back, "rb") as pipe:
        return job, json.loads(pipe.read() or "null")


if __name__ == "__main__":
    raise SystemExit(main())
