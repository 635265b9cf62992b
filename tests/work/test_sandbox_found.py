"""Walls are believed when they were seen to hold, and else it is said what is wrong."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from folkmoot.work.sandbox import Bare, Bubblewrap, Limits, Ran
from folkmoot.work.sandbox.find import probe
from folkmoot.work.sandbox.inside import environment, tool
from folkmoot.work.sandbox.owner import owner_of, settle
from folkmoot.work.sandbox.ran import USUAL
from folkmoot.work.sandbox.walls import HOME, KNOCK, arguments, need
from tests.work.sandboxed import ME, REPOSITORY, SECRET, place, walls_or_skip

Edit = Callable[[list[str], Path], list[str]]


@pytest.fixture(autouse=True)
def _walls() -> None:
    walls_or_skip()


class Leaky:
    """The real walls, with one of them left out."""

    name = "leaky"

    def __init__(self, edit: Edit, **variables: str) -> None:
        self._edit = edit
        self._variables = variables

    async def run(self, command: str, folder: Path, limits: Limits = USUAL) -> Ran:
        owner = owner_of(folder)
        settle(folder, owner)
        fds: list[int] = []

        def give(data: bytes) -> str:
            reader, writer = os.pipe()
            os.write(writer, data)
            os.close(writer)
            fds.append(reader)
            return str(reader)

        line = self._edit(list(arguments(command, folder, limits, owner, give)), folder)
        process = await asyncio.create_subprocess_exec(
            need("bwrap"),
            *line,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(HOME, "/tmp") | self._variables,
            pass_fds=fds,
        )
        output, _ = await process.communicate(b"\n")  # the word at the gate
        for fd in fds:
            os.close(fd)
        told = output.removeprefix(KNOCK).decode()
        return Ran(process.returncode, told)  # nobody looks at what it uses


def without(option: str, values: int = 0) -> Edit:
    def edit(line: list[str], folder: Path) -> list[str]:
        at = line.index(option)
        return line[:at] + line[at + 1 + values :]

    return edit


def shown(line: list[str], folder: Path) -> list[str]:
    at = line.index("--chdir")
    return [*line[:at], "--bind", str(folder.parent), str(folder.parent), *line[at:]]


def as_root(line: list[str], folder: Path) -> list[str]:
    return line[: line.index(need("setpriv"))] + line[line.index(need("prlimit")) :]


def test_walls_that_stand_are_believed() -> None:
    assert asyncio.run(probe(Bubblewrap())) == ""


def test_walls_without_a_watch_are_not_believed() -> None:
    why = asyncio.run(probe(Leaky(lambda line, _: line)))
    assert why == "leaky: what a command uses cannot be seen, so limits would not hold"


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (without("--unshare-net"), "the network can be reached"),
        (without("--seccomp", 1), "system calls are not filtered"),
        (shown, "files outside of the folder can be reached"),
    ],
    ids=["network", "calls", "files"],
)
def test_a_missing_wall_is_noticed(edit: Edit, said: str) -> None:
    assert asyncio.run(probe(Leaky(edit))) == f"leaky: {said}"


@pytest.mark.skipif(ME != "root", reason="only root can leave these out")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (as_root, "commands run as root"),
        (without("--unshare-pid"), "other processes can be seen"),
        (without("--bounding-set=-all"), "commands keep capabilities"),
    ],
    ids=["root", "processes", "capabilities"],
)
def test_what_root_must_not_keep_is_noticed(edit: Edit, said: str) -> None:
    assert asyncio.run(probe(Leaky(edit))) == f"leaky: {said}"


def test_a_variable_too_many_is_noticed() -> None:
    leaky = Leaky(lambda line, _: line, OPENAI_API_KEY=SECRET)
    assert asyncio.run(probe(leaky)) == "leaky: the environment is not clean"


def test_no_walls_are_not_believed() -> None:
    assert asyncio.run(probe(Bare())) == "bare: files outside of the folder can be reached"


def test_a_probe_leaves_nothing_behind(tmp_path: Path) -> None:
    before = set(Path("/tmp").glob("folkmoot-probe-*"))
    asyncio.run(probe(Bubblewrap()))
    assert set(Path("/tmp").glob("folkmoot-probe-*")) <= before


def test_where_users_may_build_no_walls_it_is_said(tmp_path: Path) -> None:
    package = REPOSITORY / "folkmoot"
    for path in [package / "__init__.py", package / "work" / "__init__.py"]:
        (tmp_path / path.relative_to(REPOSITORY).parent).mkdir(exist_ok=True)
        shutil.copy(path, tmp_path / path.relative_to(REPOSITORY))
    shutil.copytree(package / "work" / "sandbox", tmp_path / "folkmoot" / "work" / "sandbox")
    code = "import asyncio; from folkmoot.work.sandbox import find; print(asyncio.run(find()).why)"
    ran = asyncio.run(Bubblewrap().run(f"python3 -c '{code}'", tmp_path))  # a sandbox in another
    assert ran.output == (
        "bubblewrap: this system does not let ordinary users build walls"
        " (sysctl kernel.unprivileged_userns_clone=1)\n"
    )


@pytest.mark.skipif(ME != "root", reason="only root has powers to lose")
def test_where_root_may_build_no_walls_it_is_said() -> None:
    with place(ME) as here:
        why = here.find(need("setpriv"), "--bounding-set=-sys_admin", "--inh-caps=-all")
    assert why == ("bubblewrap: walls cannot be built here, as in a container without the right to")


def test_where_a_program_is_missing_it_is_named() -> None:
    for name, package in (("bwrap", "bubblewrap"), ("prlimit", "util-linux")):
        path = tool(name)
        assert path is not None
        hide = (need("bwrap"), "--dev-bind", "/", "/", "--ro-bind", "/dev/null", path)
        with place(ME) as here:
            why = here.find(*hide)
        called = "bubblewrap" if name == "bwrap" else name
        assert why == f"{called} is not installed (Debian, Ubuntu: apt install {package})"
