"""Commands behind walls: what they may not use up, and how they end, whoever runs Folkmoot."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.work.sandbox import Bubblewrap, Limits
from tests.work.sandboxed import (
    ME,
    WHO,
    Place,
    a_while,
    alive,
    place,
    python,
    wait_for,
    walls_or_skip,
)


@pytest.fixture(scope="module", autouse=True)
def _walls() -> None:
    walls_or_skip()


@pytest.fixture(params=WHO)
def here(request: pytest.FixtureRequest) -> Iterator[Place]:
    with place(request.param) as made:
        yield made


# What it may not use up.


def test_time_is_limited_for_children_too(here: Place) -> None:
    mark = a_while()
    ran = here.run(f"echo begun; setsid sleep {mark} & sleep {mark}", seconds=0.4)
    assert (ran.exit, ran.stopped, ran.output) == (None, "time", "begun\n")
    assert ran.seconds < 2
    assert not alive(mark)


@pytest.mark.parametrize(
    "bomb",
    [
        ":(){ :|:& };:; sleep 20",
        "python3 -c 'import os\nwhile 1:\n  try: os.fork()\n  except OSError: pass'",
        "for i in $(seq 40); do setsid sleep 50 & done; sleep 50",
    ],
)
def test_forks_without_end_are_stopped(here: Place, bomb: str) -> None:
    ran = here.run(bomb, processes=16, seconds=15)
    assert (ran.exit, ran.stopped, ran.detail) == (None, "processes", "more than 16 processes")
    assert ran.seconds < 10


EATS = 'import time; x = b"x" * (60 << 20); time.sleep(9)'


@pytest.mark.parametrize(
    "command",
    [
        f"for i in 1 2 3 4; do python3 -c '{EATS}' & done; wait",  # together
        "python3 -c 'x = []\nwhile 1: x.append(b\"x\" * (1 << 20))'",
        "head -c 1G /dev/zero > /tmp/x; sleep 9",
        "head -c 1G /dev/zero > /dev/shm/x; sleep 9",
        "python3 -c 'import mmap, time; x = mmap.mmap(-1, 1 << 30)\n"
        "for i in range(0, 1 << 30, 4096): x[i] = 1\ntime.sleep(9)'",  # shared: nobody's data
    ],
)
def test_memory_is_limited_for_all_together(here: Place, command: str) -> None:
    ran = here.run(command, memory=150 << 20, seconds=15)
    if ran.stopped:
        assert (ran.exit, ran.stopped, ran.detail) == (None, "memory", "more than 150 MB of memory")
    else:
        assert "MemoryError" in ran.output
    assert ran.seconds < 8


def test_ten_gigabytes_cannot_be_had(here: Place) -> None:
    ran = here.run(python("x = bytearray(10 << 30)"))
    assert ran.exit == 1
    assert "MemoryError" in ran.output


def test_memory_that_children_share_counts_once(here: Place) -> None:
    code = """
import os, time
x = b"x" * (60 << 20)
for _ in range(6):
    if not os.fork(): time.sleep(0.5); os._exit(0)
time.sleep(0.5)
"""
    assert here.run(python(code), memory=150 << 20).exit == 0


@pytest.mark.parametrize(
    "command",
    [
        "for i in 1 2 3 4 5 6; do head -c 3M /dev/zero > f$i; done; sleep 9",
        "mkdir -p a/b; i=0; while :; do i=$((i+1)); echo $i > a/b/$i; done",
        'python3 -c \'import os, time\nfiles = []\nfor n in range(6):\n  f = open("x", "wb"); '
        'os.unlink("x"); f.write(bytes(3 << 20)); f.flush(); files.append(f)\ntime.sleep(9)\'',
        "while :; do mkdir d && cd d || sleep 1; done",
    ],
    ids=["large", "many", "nameless", "deep"],
)
def test_the_disk_is_not_filled(here: Place, command: str) -> None:
    ran = here.run(command, folder=8 << 20, seconds=15)
    assert (ran.exit, ran.stopped) == (None, "disk")
    assert ran.detail in ("more than 8 MB in the folder", "more than 200 folders in one another")
    assert ran.seconds < 8


def test_a_file_is_no_larger_than_allowed(here: Place) -> None:
    ran = here.run("exec head -c 9M /dev/zero > x", file_size=1 << 20)
    assert (ran.exit, ran.stopped, ran.detail) == (None, "disk", "a file of more than 1 MB")
    assert (here.folder / "x").stat().st_size == 1 << 20


def test_a_folder_that_is_too_large_can_be_tidied(here: Place) -> None:
    here.write("large", "x" * (3 << 20))
    assert here.run("sleep 0.4; rm large; echo x > small", folder=1 << 20).exit == 0
    assert not (here.folder / "large").exists()


# How it ends.


def test_nothing_is_left_behind(here: Place) -> None:
    mark = a_while()
    ran = here.run(
        f"setsid nohup sleep {mark} >/dev/null 2>&1 &"
        f"(setsid sh -c 'sleep {mark} & sleep {mark}' &);"
        f"python3 -c 'import os\nif not os.fork():\n  os.setsid()\n  if not os.fork():"
        f' os.execvp("sleep", ["sleep", "{mark}"])\''
        "\nsleep 0.3; ls /proc | grep -c '^[0-9]'; exit 3"
    )
    assert ran.exit == 3
    assert int(ran.output) > 4
    assert not alive(mark)


async def test_cancelled_everything_is_gone_at_once(tmp_path: Path) -> None:
    mark = a_while()
    task = asyncio.create_task(Bubblewrap().run(f"setsid sleep {mark} & sleep {mark}", tmp_path))
    await asyncio.to_thread(wait_for, lambda: len(alive(mark)) == 2)
    began = time.monotonic()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert time.monotonic() - began < 1
    assert not alive(mark)


def test_when_folkmoot_is_killed_its_commands_die(here: Place) -> None:
    mark = a_while()
    with here.start(f"setsid sleep {mark} & sleep {mark}") as process:
        assert process.stdout is not None
        number = int(process.stdout.readline())
        wait_for(lambda: len(alive(mark)) == 2)
        os.kill(number, signal.SIGKILL)
        wait_for(lambda: not alive(mark), seconds=2)


async def test_limits_hold_while_the_room_is_busy(tmp_path: Path) -> None:
    mark = a_while()
    task = asyncio.create_task(Bubblewrap().run(f"sleep {mark}", tmp_path, Limits(seconds=0.3)))
    await asyncio.sleep(0.1)
    time.sleep(0.8)  # noqa: ASYNC251 - the point is that nothing else can run
    assert not alive(mark)
    assert (await task).stopped == "time"


def test_a_folder_may_go_away_underneath(here: Place) -> None:
    threading.Timer(0.3, shutil.rmtree, [here.folder]).start()
    ran = here.run("sleep 0.7; echo x > x; echo still here", seconds=10)
    assert "still here" in ran.output
    if here.who == ME:
        with pytest.raises(FileNotFoundError):
            here.run("true")
