"""
The model that a person chose with `folkmoot model`, or on the page: its name, where it is, its key.

One file of the data folder, readable by its owner alone. It is in no back-up, and bots that look
at files never read it: its name ends as those of keys do. A key is handed to whoever talks to the
model, and to nobody else; no text, error or view of ours has it.
"""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from folkmoot.errors import BadSetting, DiskFull, StoreError

FILE = "model.key"
DRAFT = f".{FILE}.draft"

OFFLINE = "offline"
"""The team that works by rules."""

Stamp = tuple[int, int, int] | None
"""By this a changed file is known: when, which, how large."""


@dataclass(frozen=True, slots=True)
class Connection:
    name: str  # offline, or provider:model
    url: str = ""  # where it is, for a server that speaks OpenAI's protocol
    key: str = field(default="", repr=False)

    @property
    def provider(self) -> str:
        return self.name.partition(":")[0]

    def serves(self, name: str) -> bool:
        """Whether its key and place are those of another model too."""
        return bool(self.key or self.url) and self.provider == name.partition(":")[0]


def stamp(home: Path) -> Stamp:
    """Another one than before: the choice was changed, by whichever process."""
    try:
        found = (home / FILE).stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ino, found.st_size


def read(home: Path) -> Connection | None:
    """What was chosen; raises BadSetting where nobody can tell."""
    path = home / FILE
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return Connection(*(_text(found, name) for name in ("name", "url", "key")))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        # What is wrong with it is not told: the words of such an error may hold the key.
        why = "it cannot be read; `folkmoot model forget` removes it"
        raise BadSetting(str(path), why) from None


def _text(found: dict[str, object], name: str) -> str:
    value = found[name]
    if not isinstance(value, str):
        raise TypeError(name)
    return value


def write(home: Path, chosen: Connection) -> None:
    """Keep a choice, whole or not at all: temporary name, fsync, rename."""
    view = {"name": chosen.name, "url": chosen.url, "key": chosen.key}
    draft, path = home / DRAFT, home / FILE
    try:
        draft.unlink(missing_ok=True)
        file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
        try:
            with os.fdopen(file, "w", encoding="utf-8") as written:
                json.dump(view, written)
                written.flush()
                os.fsync(written.fileno())
            draft.rename(path)
        except OSError:
            with suppress(OSError):
                draft.unlink()
            raise
        _settle(home)
    except OSError as error:
        raise _trouble(path, error) from None


def forget(home: Path) -> bool:
    """Remove the choice and its key; whether there was one."""
    try:
        (home / DRAFT).unlink(missing_ok=True)
        (home / FILE).unlink()
        _settle(home)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise _trouble(home / FILE, error) from None
    return True


def _settle(home: Path) -> None:
    folder = os.open(home, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _trouble(path: Path, error: OSError) -> StoreError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFull(str(path))
    return StoreError(path=str(path), why=error.strerror or str(error))
