"""Without walls, limits still hold, secrets stay away and nothing is left behind."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from folkmoot.work.sandbox import Bare, Limits, Ran
from tests.work.sandboxed import SECRET, a_while, alive

LIMITS = Limits(seconds=15)


def run(folder: Path, command: str, limits: Limits = LIMITS) -> Ran:
    return asyncio.run(Bare().run(command, folder, limits))


@pytest.fixture
def mark() -> str:
    """A number of seconds to sleep that is nobody else's."""
    return a_while()


def test_a_command_works_in_the_folder(tmp_path: Path) -> None:
    ran = run(tmp_path, "pwd; echo x >&2; cat; echo made > made; exit 3")
    assert (ran.exit, ran.output) == (3, f"{tmp_path}\nx\n")
    assert (tmp_path / "made").read_text() == "made\n"
    with pytest.raises(FileNotFoundError):
        run(tmp_path / "nowhere", "true")


def test_the_environment_is_clean_and_its_home_is_gone_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    ran = run(tmp_path, "env; touch ~/x; echo ~")
    assert SECRET not in ran.output
    home = Path(ran.output.splitlines()[-1])
    assert home != Path.home()
    assert not home.exists()


def test_nothing_is_left_behind(tmp_path: Path, mark: str) -> None:
    daemon = (
        "import os\nif not os.fork():\n  os.setsid()\n  if not os.fork():"
        f' os.execvp("sleep", ["sleep", "{mark}"])'
    )
    ran = run(tmp_path, f"sleep {mark} & setsid sleep {mark} & python3 -c '{daemon}'; sleep 0.2")
    assert ran.exit == 0
    assert ran.seconds < 3
    assert not alive(mark)


def test_time_is_limited(tmp_path: Path, mark: str) -> None:
    ran = run(tmp_path, f"setsid sleep {mark} & sleep {mark}", Limits(seconds=0.3))
    assert (ran.exit, ran.stopped) == (None, "time")
    assert not alive(mark)


@pytest.mark.parametrize(
    ("command", "limits", "stopped"),
    [
        ("for i in $(seq 30); do sleep 20 & done; wait", Limits(processes=9), "processes"),
        ("x=$(head -c 90M /dev/zero | tr '\\0' x); sleep 20", Limits(memory=60 << 20), "memory"),
        (
            "for i in 1 2 3; do head -c 3M /dev/zero > $i; done; sleep 20",
            Limits(folder=4 << 20),
            "disk",
        ),
    ],
    ids=["processes", "memory", "disk"],
)
def test_what_exceeds_a_limit_is_stopped(
    tmp_path: Path, command: str, limits: Limits, stopped: str
) -> None:
    ran = run(tmp_path, command, limits)
    assert ran.stopped == stopped or (stopped == "memory" and "allocate" in ran.output)
    assert ran.seconds < 8


async def test_cancelled_everything_is_gone(tmp_path: Path, mark: str) -> None:
    task = asyncio.create_task(Bare().run(f"setsid sleep {mark} & sleep {mark}", tmp_path))
    await asyncio.sleep(0.5)
    assert len(alive(mark)) == 2
    began = time.monotonic()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert time.monotonic() - began < 2
    assert not alive(mark)
