"""
The doctor looks at everything Folkmoot stands on, and changes nothing.

It never raises: what goes wrong in one look is that look's finding, and the others go on. So it
works where the rest cannot: a damaged database, a folder one may not write, wrong settings.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import platform
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

from folkmoot import __version__
from folkmoot.connected import FILE as KEY_FILE
from folkmoot.errors import BadSetting, FolkmootError
from folkmoot.jobs.locks import Lock
from folkmoot.settings import Settings, database_of, home_of, read
from folkmoot.store.database import explain, migrations
from folkmoot.team.minds.providers import check, price
from folkmoot.team.roster import bots
from folkmoot.texts import explain as told_of
from folkmoot.work.sandbox import find

State = Literal["ok", "note", "trouble"]

PYTHON = (3, 11)
SQLITE = (3, 37, 0)
"""The first with strict tables."""

LITTLE, TOO_LITTLE = 1_000_000_000, 100_000_000
"""Bytes that should be free."""

PATIENCE = 5.0
"""Seconds a database may be busy."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "firefox")


@dataclass(frozen=True, slots=True)
class Finding:
    what: str
    state: State
    told: str
    todo: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """What is looked at; the settings are as far as they can be known."""

    env: Mapping[str, str]
    settings: Settings | None

    @property
    def known(self) -> Settings:
        if self.settings is None:
            raise Unknown
        return self.settings


class Unknown(Exception):
    """Nobody knows where the data folder is; that is said once, among the settings."""


Look = Callable[[Place], Finding]


def examine(
    settings: Settings | None = None, env: Mapping[str, str] = os.environ
) -> Iterator[Finding]:
    """Everything that was found, in a fixed order; without settings they are read, if possible."""
    place = Place(env, settings or _settings(env))
    for what, look in LOOKS.items():
        yield _looked(what, look, place)


def _looked(what: str, look: Look, place: Place) -> Finding:
    try:
        return look(place)
    except Unknown:
        return Finding(what, "note", "not looked at, as there is no data folder to look into")
    except Exception as error:
        return Finding(what, "trouble", _said(error))


def _said(error: Exception) -> str:
    if isinstance(error, FolkmootError):
        with suppress(Exception):
            return told_of(error)
    return f"{type(error).__name__}: {error}"


def _settings(env: Mapping[str, str]) -> Settings | None:
    """The settings, or where they are wrong only the places: these can still be looked at."""
    with suppress(Exception):
        return read(env)
    for url in (env.get("FOLKMOOT_DATABASE_URL", ""), ""):
        with suppress(Exception):
            return Settings(home=home_of(env), file=database_of(url))
    return None


# --- the program -------------------------------------------------------------------------


def program(place: Place) -> Finding:
    return Finding("program", "ok", f"Folkmoot {__version__}")


def python(place: Place) -> Finding:
    told = f"{platform.python_version()}, {sys.executable}"
    if sys.version_info < PYTHON:
        return Finding("python", "trouble", told, "install Python 3.11 or later")
    return Finding("python", "ok", told)


def sqlite(place: Place) -> Finding:
    told = sqlite3.sqlite_version
    if sqlite3.sqlite_version_info < SQLITE:
        return Finding("sqlite", "trouble", told, "install a Python with SQLite 3.37 or later")
    return Finding("sqlite", "ok", told)


def settings_file(place: Place) -> Finding:
    if place.settings is None:
        read(place.env)  # and say what is wrong
    path = place.known.home / "folkmoot.toml"
    try:
        read(place.env, place.known.home)
    except BadSetting as error:
        return Finding("settings", "trouble", told_of(error), f"correct it ({path}, FOLKMOOT_*)")
    given = [name for name in sorted(place.env) if name.startswith("FOLKMOOT_")]
    parts = [str(path)] if path.exists() else ["no folkmoot.toml: defaults"]
    return Finding("settings", "ok", ", ".join([*parts, *given]))


def model(place: Place) -> Finding:
    name = place.known.model
    if name == "offline":
        return Finding("model", "ok", "offline: works by rules; `folkmoot model` connects another")
    try:
        check(name, place.env, connection=place.known.connection)
    except BadSetting as error:
        todo = "set or install what it names, or choose another: folkmoot model use NAME"
        return Finding("model", "trouble", str(error.values["why"]), todo)
    known = price(name, 1_000_000, 0, place.known.models.prices)
    told = "its price is not known: only tokens are counted"
    if known is not None:
        told = f"${known / 1e6:g} for a million tokens that it reads"
    key = place.known.home / KEY_FILE
    if key.exists() and stat.S_IMODE(key.stat().st_mode) & 0o077:
        todo = f"chmod 600 {key}"
        return Finding("model", "trouble", f"{name}; others can read its key", todo)
    return Finding("model", "ok", f"{name}, {told}")


def own_bots(place: Place) -> Finding:
    folder = place.known.bots
    if not folder.is_dir():
        return Finding("bots", "ok", f"the team's own; yours would be in {folder}")
    found = bots(folder)
    if found.troubles:
        told = " ".join(told_of(trouble) for trouble in found.troubles)
        return Finding("bots", "trouble", told, "correct the file, or move it away")
    return Finding("bots", "ok", f"{len(found.known)}, with those in {folder}")


# --- the data ----------------------------------------------------------------------------


def data_folder(place: Place) -> Finding:
    home = place.known.home
    what, there = "data folder", home.is_dir()
    if home.exists() and not there:
        todo = "set FOLKMOOT_HOME to a folder"
        return Finding(what, "trouble", f"{home} is not a folder", todo)
    folder = home if there else next(above for above in home.parents if above.is_dir())
    if not os.access(folder, os.W_OK | os.X_OK):
        todo = "give yourself permission, or set FOLKMOOT_HOME to another folder"
        return Finding(what, "trouble", f"{folder} cannot be written to", todo)
    free = shutil.disk_usage(folder).free
    told = f"{home}, {_size(free)} free" if there else f"{home} will be made, {_size(free)} free"
    if free < LITTLE:
        return Finding(what, "trouble" if free < TOO_LITTLE else "note", told, "free some space")
    if there and stat.S_IMODE(home.stat().st_mode) & 0o077:
        return Finding(what, "note", f"{told}, open to others on this machine", f"chmod 700 {home}")
    return Finding(what, "ok", told)


def database(place: Place) -> Finding:
    path = place.known.database
    if not path.exists():
        return Finding("database", "ok", f"{path} will be made")
    restore = "`folkmoot restore` puts a back-up into an empty folder; move this one away first"
    try:
        found, version = _asked(path, "pragma quick_check(1)", "pragma user_version")
    except sqlite3.Error as error:
        return Finding("database", "trouble", told_of(explain(path, error)), restore)
    told = f"{path}, {_size(path.stat().st_size)}, version {version}"
    if found != "ok":
        return Finding("database", "trouble", f"{told}, damaged: {found}", restore)
    known = len(migrations())
    if version > known:
        todo = "update Folkmoot, or set FOLKMOOT_HOME to another folder"
        return Finding("database", "trouble", f"{told}, but this Folkmoot knows {known}", todo)
    if version < known:
        told += f", will be brought to {known}"
    if not _is_wal(path):
        todo = "the next command sets it; if it stays so, the disk does not allow it"
        return Finding("database", "note", f"{told}, journal mode is not wal", todo)
    return Finding("database", "ok", told)


def _asked(path: Path, *questions: str) -> list[Any]:
    """Ask a database without leaving a file beside it, whether or not others write to it."""
    log = Path(f"{path}-wal")
    while True:
        # Where nobody has it open there is no log of changes, and SQLite need not make one.
        busy = log.exists()
        how = "mode=ro" if busy else "immutable=1"
        uri = f"file:{quote(str(path))}?{how}"
        try:
            with closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE)) as db:
                answers = [db.execute(question).fetchone()[0] for question in questions]
        except sqlite3.Error:
            if busy or not log.exists():
                raise
        else:
            if busy or not log.exists():
                return answers
        # Somebody opened it meanwhile, so this may be half of one moment and half of another.


def _is_wal(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(20)[18:] == b"\x02\x02"  # the versions to write and to read it with


def performer(place: Place) -> Finding:
    pid = serving(place.known.home)
    if pid is None:
        return Finding(
            "performer", "ok", "no server and no worker; `say` and `chat` perform themselves"
        )
    return Finding("performer", "ok", f"process {pid} performs for every room")


def serving(home: Path) -> int | None:
    """The process that performs for the whole folder, if there is one."""
    locks = home / "locks"
    try:
        file = os.open(locks / "folder", os.O_RDONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        return None
    try:
        # Shared, as guests hold it: a server that comes at this very moment asks again.
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return Lock(locks / "server").signed()
    finally:
        os.close(file)
    return None


def owed(place: Place) -> Finding:
    path = place.known.database
    if not path.exists():
        return Finding("owed", "ok", "nothing")
    try:
        (version,) = _asked(path, "pragma user_version")
        jobs = version and _asked(path, "select count(*) from owed where alarm = 0")[0]
    except sqlite3.Error as error:
        return Finding("owed", "trouble", told_of(explain(path, error)), "see the database above")
    if not jobs:
        return Finding("owed", "ok", "nothing")
    told = "one job" if jobs == 1 else f"{jobs} jobs"
    if serving(place.known.home) is not None:
        return Finding("owed", "ok", f"{told}, being done")
    return Finding("owed", "note", told, "`folkmoot worker --until-idle` goes on with it")


# --- what is around ----------------------------------------------------------------------


def sandbox(place: Place) -> Finding:
    """Where bots' commands would run; found out by running one, as the work itself does."""
    with ThreadPoolExecutor(1) as apart:  # there may be a loop in this thread already
        found = apart.submit(asyncio.run, find()).result()
    if found.sandbox is not None:
        return Finding("sandbox", "ok", f"{found.sandbox.name}: commands of bots run in it")
    todo = "until then the room asks before a project's commands run without one"
    return Finding("sandbox", "note", found.why, todo)


def browser(place: Place) -> Finding:
    named = [name for name in place.env.get("BROWSER", "").split(os.pathsep) if name.strip()]
    for name in (*(name.split()[0] for name in named), *BROWSERS):
        if path := shutil.which(name, path=place.env.get("PATH")):
            return Finding("browser", "ok", path)
    todo = "apt install chromium, or name yours in BROWSER"
    return Finding("browser", "note", "none was found", todo)


def terminal(place: Place) -> Finding:
    term = place.env.get("TERM", "")
    encoding = (getattr(sys.stdout, "encoding", "") or "unknown").lower()
    there = sys.stdout is not None and sys.stdout.isatty()
    size = shutil.get_terminal_size()
    colour = "NO_COLOR" not in place.env and term not in ("", "dumb")
    parts = [term or "no TERM", encoding, "colour" if colour else "no colour"]
    parts.append(f"{size.columns} × {size.lines}" if there else "piped")
    told = ", ".join(parts)
    if encoding.replace("-", "") != "utf8":
        todo = "set LANG to one that ends in UTF-8, as in C.UTF-8; letters will be missing"
        return Finding("terminal", "note", told, todo)
    if there and term in ("", "dumb"):
        return Finding("terminal", "note", told, "set TERM, as in xterm-256color")
    return Finding("terminal", "ok", told)


def _size(size: int) -> str:
    """Bytes as people say them."""
    for unit, name in ((10**9, "GB"), (10**6, "MB"), (10**3, "kB")):
        if size >= unit:
            return f"{size / unit:.0f} {name}" if size >= 10 * unit else f"{size / unit:.1f} {name}"
    return f"{size} bytes"


LOOKS: dict[str, Look] = {
    "program": program,
    "python": python,
    "sqlite": sqlite,
    "settings": settings_file,
    "data folder": data_folder,
    "database": database,
    "performer": performer,
    "owed": owed,
    "model": model,
    "bots": own_bots,
    "sandbox": sandbox,
    "browser": browser,
    "terminal": terminal,
}
