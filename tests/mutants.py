"""
Break the conversation on purpose, one place at a time; every break must fail a promise.

    python -m tests.mutants [--table] [--sample N] [--seed S] [--only MODULE[:LINE]] [--quick]

A mutant is a module compiled from memory in a process of its own (a finder on sys.meta_path);
the working tree is never touched, and nothing of ours is imported before it. A test that fails,
an import that breaks and a run that takes too long all kill it. Survivors are printed.
"""

from __future__ import annotations

import argparse
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = "folkmoot.conversation"
MODULES = (
    *("advance", "always", "approval", "authority", "buttons", "debate", "discovery", "execution"),
    *("followups", "hearing", "offer", "owed", "plan", "pressing", "project", "review", "room"),
    *("scene", "schedule", "stage", "steering", "step"),
)
LONG = 1_000
"""What costs more is left out of a quick run."""

PATIENCE = 3
"""A run that takes so many times as long as one without a break has lost its way."""


@dataclass(frozen=True, slots=True)
class Mutant:
    module: str
    line: int
    what: str
    source: str

    @property
    def place(self) -> str:
        return f"folkmoot/conversation/{self.module}.py:{self.line}"


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    if options.run:
        return _run_tests(Mutant(**json.loads(sys.stdin.read())), options.quick)
    mutants = _chosen(options)
    began = time.monotonic()
    if _killed(Mutant("phases", 0, "nothing", _source("phases")), options.quick, None):
        print("the tests fail as they are: mend that first")
        return 2
    limit = PATIENCE * (time.monotonic() - began)
    survivors = []
    with ThreadPoolExecutor(options.workers) as pool:
        results = pool.map(lambda mutant: _killed(mutant, options.quick, limit), mutants)
        for count, (mutant, killed) in enumerate(zip(mutants, results, strict=True), 1):
            if not killed:
                survivors.append(mutant)
                print(f"survives: {mutant.place}: {mutant.what}", flush=True)
            if count % 25 == 0:
                passed = time.monotonic() - began
                print(f"… {count} of {len(mutants)} in {passed:.0f} s", flush=True)
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} killed")
    for mutant in survivors:
        print(f"  {mutant.place}: {mutant.what}")
    return 1 if survivors else 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break the conversation on purpose.")
    parser.add_argument("--table", action="store_true", help="only the cells of the table")
    parser.add_argument("--sample", type=int, default=0, help="so many of the others")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only this module, or module:line")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--quick", action="store_true", help="without the long walks")
    parser.add_argument("--run", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def _chosen(options: argparse.Namespace) -> list[Mutant]:
    table = [] if options.only else _table()
    if options.table:
        return table
    module, _, line = options.only.partition(":")
    names = [name for name in MODULES if not module or name == module]
    others = [mutant for name in names for mutant in _of_module(name)]
    if line:
        others = [mutant for mutant in others if mutant.line == int(line)]
    if options.sample:
        count = min(options.sample, len(others))
        return random.Random(options.seed).sample(others, count)
    return table + others


def _table() -> list[Mutant]:
    from tests.mutations import table_mutants

    source = _source("phases")
    return [Mutant("phases", line, what, text) for line, what, text in table_mutants(source)]


def _of_module(name: str) -> list[Mutant]:
    from tests.mutations import source_mutants

    return [Mutant(name, line, what, text) for line, what, text in source_mutants(_source(name))]


def _source(module: str) -> str:
    return (ROOT / "folkmoot" / "conversation" / f"{module}.py").read_text("utf-8")


def _killed(mutant: Mutant, quick: bool, limit: float | None) -> bool:
    """Whether the tests fail with this mutant, in a process of its own."""
    command = [sys.executable, "-m", "tests.mutants", "--run", *(["--quick"] if quick else [])]
    told = json.dumps(asdict(mutant))
    try:
        done = subprocess.run(
            command, cwd=ROOT, input=told, capture_output=True, text=True, timeout=limit
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Gives out the mutant where its module is asked for."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = f"{PACKAGE}.{mutant.module}"
        self.source = mutant.source

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def get_source(self, fullname: str) -> str:
        return self.source


def _run_tests(mutant: Mutant, quick: bool) -> int:
    import pytest

    sys.meta_path.insert(0, _Finder(mutant))
    sys.dont_write_bytecode = True
    options = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no"]
    return int(
        pytest.main([*options, str(ROOT / "tests" / "conversation")], plugins=[_Order(quick)])
    )


class _Order:
    """What is quick goes first: stories, then part by part the walks, then what needs them all."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=self._cost)
        if self.quick:
            items[:] = [item for item in items if self._cost(item) < LONG]

    def _cost(self, item: pytest.Item) -> int:
        from tests.conversation.parts import PARTS, QUICK

        part = getattr(getattr(item, "callspec", None), "params", {}).get("part")
        if part is not None:
            return PARTS.index(part) + (100 if part in QUICK else LONG)
        later = {"test_walk_arcs": 500, "test_every_text": 600, "test_room_walk": 700}
        later |= {"test_together": 800, "test_walk": 2 * LONG}
        return next((cost for name, cost in later.items() if name in item.nodeid), 0)


if __name__ == "__main__":
    raise SystemExit(main())
