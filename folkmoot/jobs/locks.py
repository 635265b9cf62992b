"""
Who performs in a data folder.

`serve` and `worker` hold the folder exclusively and perform for every room. `chat`, `say`
and `answer` hold it shared, and their room exclusively, while no server is there or waits to
be: a server that comes is waited on by nobody new. Locks are the kernel's: whoever is killed
lets go of them.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import time
from pathlib import Path

from folkmoot.errors import FolderBusy

LOOKS = 10
"""How often a server that cannot have its lock tries again: a look holds it for a moment."""

MOMENT = 0.01
"""Seconds between two tries."""


class Lock:
    """One lock file. Taken and let go; never waits."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._fd = -1

    @property
    def held(self) -> bool:
        return self._fd >= 0

    def take(self, shared: bool = False) -> bool:
        """Take the lock, and say whether that was possible."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fd = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(fd, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError:
            os.close(fd)
            return False
        self._fd = fd
        return True

    def sign(self) -> None:
        """Write who holds it, for the next one who asks."""
        os.ftruncate(self._fd, 0)
        os.pwrite(self._fd, str(os.getpid()).encode(), 0)

    def signed(self) -> int:
        try:
            return int(self.path.read_text() or 0)
        except (OSError, ValueError):
            return 0

    def release(self) -> None:
        if self.held:
            os.close(self._fd)
            self._fd = -1


class Role:
    """What this process may perform: nothing, one room, or all of them."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._server = Lock(home / "locks" / "server")  # who wants to be the server, or is it
        self._folder = Lock(home / "locks" / "folder")
        self._room: Lock | None = None

    def become_server(self) -> bool:
        """Take the whole folder. False: guests are still at work, ask again.

        Raises FolderBusy where another server holds it.
        """
        if not self._server.held:
            for _ in range(LOOKS):
                if self._server.take():
                    break
                time.sleep(MOMENT)
            else:
                raise FolderBusy(str(self.home), self._server.signed())
            self._server.sign()
        return self._folder.take()

    def become_guest(self, room: str) -> bool:
        """Take one room, if no server is there or coming, and no other guest performs for it."""
        if self.wanted() or not self._folder.take(shared=True):
            return False
        name = hashlib.sha256(room.encode()).hexdigest()[:16]
        self._room = Lock(self.home / "locks" / f"room-{name}")
        if self._room.take():
            return True
        self._folder.release()
        return False

    def wanted(self) -> bool:
        """Whether a server is there, or waits for the guests to leave."""
        probe = Lock(self._server.path)
        free = probe.take(shared=True)
        probe.release()
        return not free

    def release(self) -> None:
        for lock in (self._room, self._folder, self._server):
            if lock is not None:
                lock.release()
