"""
A place to run commands in, as whoever runs the tests, and, where that is root, as a user too.

As a program: runs one command behind walls and prints what came of it, so that another user can
run it, and so that it can be killed.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from folkmoot.work.sandbox import Bubblewrap, Limits, Ran, find
from folkmoot.work.sandbox.inside import PREFIX, tool

REPOSITORY = Path(__file__).parents[2]
SOMEBODY = 54_321
"""An ordinary user, unknown to the system."""

SECRET = "folkmoot-secret-3f1c"
WHO = ("root", "user") if os.geteuid() == 0 else ("user",)
ME = WHO[0]


IN_CI = bool(os.environ.get("FOLKMOOT_CI"))
"""Asked at import: later the tests' own home has no such settings."""


def walls_or_skip() -> None:
    """Walls are needed: where they are missing the test is left out, but never in CI."""
    found = asyncio.run(find())
    if found.sandbox is None:
        import pytest  # not there when this file is run as a program

        assert not IN_CI, found.why
        pytest.skip(found.why)


def wait_for(done: Callable[[], bool], seconds: float = 10.0) -> None:
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def a_while() -> str:
    """A number of seconds to sleep that is nobody else's, to know a process by."""
    return f"1000.{uuid.uuid4().int % 10**9}"


def python(code: str) -> str:
    """A command that runs a program, which may hold anything but single quotes."""
    return f"python3 -c '{code}'"


@dataclass(frozen=True, slots=True)
class Place:
    who: str
    folder: Path
    home: Path
    """A home with a key in it, beside the folder."""

    def run(self, command: str, **limits: float) -> Ran:
        if self.who == ME:
            return asyncio.run(Bubblewrap().run(command, self.folder, _limits(limits)))
        with self.start(command, **limits) as process:
            out, _ = process.communicate(timeout=60)
        return Ran(**json.loads(out.splitlines()[-1]))

    def start(self, command: str, **limits: float) -> subprocess.Popen[str]:
        """Another process that runs the command; its first line is its own number."""
        order = json.dumps([command, str(self.folder), limits])
        python = [f"{PREFIX}/bin/python3", "-B", __file__, order]
        return subprocess.Popen(
            python if self.who == ME else [*self._as_user(), *python],
            stdout=subprocess.PIPE,
            text=True,
            env={"PYTHONPATH": str(REPOSITORY), "HOME": str(self.home), "FOLKMOOT_KEY": SECRET},
        )

    def find(self, *before: str) -> str:
        """What is found to be wrong with the walls, by another process."""
        done = subprocess.run(
            [*before, f"{PREFIX}/bin/python3", "-B", __file__, "find"],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": str(REPOSITORY), "HOME": str(self.home)},
        )
        return done.stdout.strip()

    def write(self, name: str, text: str) -> Path:
        """A file in the folder, as Folkmoot would write it."""
        path = self.folder / name
        path.write_text(text)
        if self.who != ME:
            os.chown(path, SOMEBODY, SOMEBODY)
        return path

    def _as_user(self) -> list[str]:
        """Root's own home is closed to others: what the tests need of it is put in its place."""
        bwrap, setpriv = tool("bwrap"), tool("setpriv")
        assert bwrap is not None
        assert setpriv is not None
        line = [bwrap, "--dev-bind", "/", "/", "--perms", "0755", "--tmpfs", "/root"]
        for path in (PREFIX, REPOSITORY):
            for parent in reversed(path.parents[:-2]):
                line += ["--perms", "0755", "--dir", str(parent)]
            line += ["--ro-bind", str(path), str(path)]
        ids = ["--reuid", str(SOMEBODY), "--regid", str(SOMEBODY), "--clear-groups"]
        return [*line, "--die-with-parent", setpriv, *ids]


@contextmanager
def place(who: str, name: str = "folder") -> Iterator[Place]:
    """A folder and a home of their own, gone afterwards."""
    top = Path(tempfile.mkdtemp(prefix="folkmoot-test-"))
    try:
        folder, home = top / name, top / "home"
        folder.mkdir()
        (home / ".ssh").mkdir(parents=True)
        (home / ".ssh" / "id").write_text(SECRET)
        if who != ME:
            top.chmod(0o755)
            for path in (folder, home, home / ".ssh", home / ".ssh" / "id"):
                os.chown(path, SOMEBODY, SOMEBODY)
        yield Place(who, folder, home)
    finally:
        shutil.rmtree(top, ignore_errors=True)


def alive(mark: str) -> list[int]:
    """Processes whose command line holds a text."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and int(entry.name) != os.getpid():
            try:
                line = (entry / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            # The text may stand in the command lines of those who watch, too.
            if mark.encode() in line:
                found.append(int(entry.name))
    return found


def _limits(limits: dict[str, float]) -> Limits:
    return Limits(**limits)  # type: ignore[arg-type]


def main(order: str) -> None:
    if order == "find":
        print((asyncio.run(find())).why)
        return
    command, folder, limits = json.loads(order)
    print(os.getpid(), flush=True)
    ran = asyncio.run(Bubblewrap().run(command, Path(folder), _limits(limits)))
    print(json.dumps(asdict(ran)))


if __name__ == "__main__":
    main(sys.argv[1])
