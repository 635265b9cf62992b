"""
Finds walls that hold. A wall is believed only after a command inside has tried to get out.

The probe makes a secret, a listening server and a variable outside, and has a program inside
reach for them; the walls hold if everything it must do works and everything else fails.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shlex
import shutil
import socket
import tempfile
from dataclasses import dataclass
from pathlib import Path
from weakref import WeakKeyDictionary

from folkmoot.work.sandbox import bubblewrap
from folkmoot.work.sandbox.bubblewrap import Bubblewrap
from folkmoot.work.sandbox.left import PROBE, clear_up
from folkmoot.work.sandbox.ran import Limits, Ran, Sandbox

LIMITS = Limits(seconds=20.0, memory=512 << 20, processes=16, output=2_000)
CROWDED = Limits(seconds=2.0, processes=2)
HOLDS = "the walls hold"
ATTEMPTS = Path(__file__).with_name("attempts.py")

NOT_FOR_ALL = "this system does not let ordinary users build walls"
NOT_HERE = "walls cannot be built here, as in a container without the right to"
HINTS = {
    "setting up uid map": f"{NOT_FOR_ALL} (Ubuntu: an AppArmor profile for bwrap)",
    "loopback: Failed": f"{NOT_FOR_ALL} (Ubuntu: an AppArmor profile for bwrap)",
    "No permissions to creat": f"{NOT_FOR_ALL} (sysctl kernel.unprivileged_userns_clone=1)",
    "Creating new namespace failed": NOT_HERE,
    "Operation not permitted": NOT_HERE,
}
"""What bubblewrap says, and what it means to a person."""


@dataclass(frozen=True, slots=True)
class Found:
    """The first sandbox whose walls hold, if any; `why` says what is wrong with each other."""

    sandbox: Sandbox | None
    why: str = ""


_found: list[Found] = []
_looking: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Task[Found]] = WeakKeyDictionary()


async def find() -> Found:
    """A sandbox that was seen to hold. Remembered; a failure is not, since it may be mended."""
    if _found:
        return _found[0]
    loop = asyncio.get_running_loop()
    looking = _looking.get(loop)
    if looking is None or looking.done():  # whoever asks at the same time waits for the same look
        looking = _looking[loop] = loop.create_task(_find())
    return await asyncio.shield(looking)


async def _find() -> Found:
    await asyncio.to_thread(clear_up)
    why = bubblewrap.missing() or await probe(Bubblewrap())
    if why:
        return Found(None, why)
    _found.append(Found(Bubblewrap()))
    return _found[0]


async def probe(sandbox: Sandbox) -> str:
    """What is wrong with a sandbox, in one sentence; nothing, if its walls hold."""
    place = Path(tempfile.mkdtemp(prefix=PROBE))
    try:
        return await _walls(sandbox, place) or await _limits(sandbox, place / "folder")
    except OSError as error:
        return f"{sandbox.name}: {_meaning(str(error))}"
    finally:
        await asyncio.to_thread(shutil.rmtree, place, ignore_errors=True)


async def _walls(sandbox: Sandbox, place: Path) -> str:
    folder, outside = place / "folder", place / "outside"
    folder.mkdir()
    outside.mkdir()
    secret = secrets.token_hex()
    (outside / "secret").write_text(secret)
    for path, mode in ((place, 0o755), (outside, 0o777), (outside / "secret", 0o666)):
        path.chmod(mode)  # open to everybody, so that nothing but the walls keeps a command out
    (folder / "link").symlink_to(outside / "secret")
    (folder / "attempts.py").write_bytes(ATTEMPTS.read_bytes())
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_UNIX) as local:
        local.bind(f"\0{secret[:20]}")
        local.listen()
        port = server.getsockname()[1]
        words = ("attempts.py", str(outside), str(port), secret[:20], str(os.getpid()))
        ran = await _twice(sandbox, f"python3 {shlex.join(words)}", folder)
    return _verdict(sandbox.name, ran, folder, outside, secret)


async def _limits(sandbox: Sandbox, folder: Path) -> str:
    """Whether a command's processes are seen from outside, without which no limit holds."""
    ran = await sandbox.run("sleep 2 & sleep 2 & sleep 2 & sleep 2", folder, CROWDED)
    if ran.stopped == "processes":
        return ""
    return f"{sandbox.name}: what a command uses cannot be seen, so limits would not hold"


async def _twice(sandbox: Sandbox, command: str, folder: Path) -> Ran:
    """Run a command; once more if it could not be started, as while the system is updated."""
    try:
        return await sandbox.run(command, folder, LIMITS)
    except OSError:
        await asyncio.sleep(0.1)
        return await sandbox.run(command, folder, LIMITS)


def _verdict(name: str, ran: Ran, folder: Path, outside: Path, secret: str) -> str:
    if secret in ran.output or [path.name for path in outside.iterdir()] != ["secret"]:
        return f"{name}: files outside of the folder can be reached"
    if ran.output.strip() != HOLDS or ran.exit != 0:
        said = ran.output.strip().rpartition("\n")[2] or ran.detail or f"exit {ran.exit}"
        return f"{name}: {said}"
    try:
        kept = (folder / "written").read_text() == HOLDS
        (folder / "written").unlink()
    except OSError:
        kept = False
    return "" if kept else f"{name}: what a command writes into the folder is not found there"


def _meaning(said: str) -> str:
    return next((meaning for words, meaning in HINTS.items() if words in said), said)
