"""
Putting a back-up in place: all of it, or nothing. An archive may be anybody's, so it is read
twice; the first time everything in it is checked and nothing is written.
"""

from __future__ import annotations

import errno
import gzip
import hashlib
import json
import os
import shutil
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from folkmoot.archive import beside, named
from folkmoot.backup import (
    CHUNK,
    DATABASE,
    FORMAT,
    INSIDE,
    MANIFEST,
    MOST_FILES,
    SMALL,
    Kept,
    is_data,
    sound,
)
from folkmoot.errors import (
    BadBackup,
    DiskFull,
    FolderTaken,
    NewerBackup,
    NewerDatabase,
    NoMaterial,
    NoPlace,
)
from folkmoot.store.database import migrations

MOST_LISTED = 1 << 28
"""Bytes of a manifest."""


def restore(archive: Path, home: Path) -> Kept:
    """Put a back-up into a folder that is empty or not there; all of it, or nothing.

    The archive is read twice, as it may be anybody's: first everything in it is checked and
    nothing written.
    """
    home = home.resolve()
    _free(home)
    found, made = _contents(archive, home)
    _compare(archive, found, made)
    with named(home):
        home.parent.mkdir(parents=True, exist_ok=True)
    with beside(home) as draft:
        whole = draft / "home"
        whole.mkdir(0o700)
        if _contents(archive, home, whole)[0] != found:
            raise BadBackup(str(archive), "it changed while it was read")
        name = f"{archive}: {DATABASE}"
        version, known = sound(whole / DATABASE, name), len(migrations())
        if version > known:
            raise NewerDatabase(name, version, known)
        with (whole / DATABASE).open("rb") as record:  # for the rest there is the archive
            os.fsync(record.fileno())
        _place(whole, home)
    return Kept(archive, str(made.get("made_at")), found)


def _place(whole: Path, home: Path) -> None:
    """Let a finished folder take its place: over an empty one, never over a full one."""
    try:
        whole.rename(home)
    except OSError as error:
        if error.errno in (errno.ENOTEMPTY, errno.EEXIST):
            raise FolderTaken(str(home)) from error
        if error.errno not in (errno.EBUSY, errno.EXDEV):
            raise
        _fill(whole, home)


def _fill(whole: Path, home: Path) -> None:
    """A mounted folder cannot be replaced: fill it, the database last, or leave it empty."""
    moved = []
    try:
        for path in sorted(whole.iterdir(), key=lambda path: path.name == DATABASE):
            moved.append(home / path.name)
            shutil.move(path, home / path.name)
    except BaseException:
        for path in moved:
            shutil.rmtree(path, ignore_errors=True)
            path.unlink(missing_ok=True)
        raise


def _free(home: Path) -> None:
    """Raise unless a folder is empty or not there."""
    with named(home):
        if home.exists() and not home.is_dir():
            raise NoPlace(str(home), "it is not a folder")
        if home.exists() and any(home.iterdir()):
            raise FolderTaken(str(home))


def _contents(
    archive: Path, home: Path, into: Path | None = None
) -> tuple[dict[str, tuple[int, str]], dict[str, Any]]:
    """Read an archive to its end: what it holds, and its manifest. Unpack it, if told where."""
    found: dict[str, tuple[int, str]] = {}
    made: dict[str, Any] | None = None
    above = next(folder for folder in home.parents if folder.exists())
    free = shutil.disk_usage(above).free
    with _unpacking(archive) as (packed, tar):
        while (info := packed.header(tar)) is not None:
            if made is not None or not info.isreg() or info.issparse() or info.size < 0:
                raise BadBackup(str(archive), f"{info.name!r} has no place in it")
            data = packed.data(tar, info)
            if info.name == MANIFEST:
                made = _manifest(archive, data)
                continue
            name = info.name.removeprefix(INSIDE)
            if name == info.name or not _safe(name) or name in found or len(found) > MOST_FILES:
                raise BadBackup(str(archive), f"{info.name!r} has no place in it")
            free -= info.size
            if free < 0 and into is None:
                raise DiskFull(str(home))
            found[name] = _copied(data, info, into and into / name, home)
        packed.end()
    if made is None:
        raise BadBackup(str(archive), "it is cut short")
    return found, made


def _safe(name: str) -> bool:
    """Whether a name stays within the folder it is unpacked in, and is of something we keep."""
    parts = name.split("/")
    plain = "\0" not in name and not any(part in ("", ".", "..") for part in parts)
    return plain and (name == DATABASE or is_data(name))


def _copied(
    data: IO[bytes], info: tarfile.TarInfo, path: Path | None, home: Path
) -> tuple[int, str]:
    """Copy one file out of an archive, or only read it; return its size and hash."""
    digest = hashlib.sha256()
    with named(home):
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        file = open(path or os.devnull, "xb" if path else "wb")  # noqa: SIM115
    with closing(file):
        while piece := data.read(CHUNK):
            digest.update(piece)
            with named(home):
                file.write(piece)
        with named(home):
            file.flush()
            if path is not None:
                os.fchmod(file.fileno(), info.mode & 0o700 | 0o600)
    if path is not None:
        with suppress(OSError, OverflowError, ValueError):  # a time that is none
            os.utime(path, (info.mtime, info.mtime))
    return info.size, digest.hexdigest()


def _manifest(archive: Path, data: IO[bytes]) -> dict[str, Any]:
    """The list of what an archive holds; raises NewerBackup for one of a later kind."""
    made = json.loads(data.read(MOST_LISTED))
    if not isinstance(made, dict) or not isinstance(made.get("format"), int):
        raise BadBackup(str(archive), "it does not say what it is")
    if made["format"] > FORMAT:
        raise NewerBackup(str(archive), made["format"], FORMAT)
    return made


def _compare(archive: Path, found: dict[str, tuple[int, str]], made: dict[str, Any]) -> None:
    """Raise BadBackup unless an archive holds exactly what its manifest lists."""
    try:
        listed = {one["name"]: (one["size"], one["sha256"]) for one in made["files"]}
    except (KeyError, TypeError):
        raise BadBackup(str(archive), "its list of files cannot be read") from None
    for name in listed.keys() | found.keys() | {DATABASE}:
        if name not in found or found[name] != listed.get(name):
            raise BadBackup(str(archive), f"{name!r} is not as it was when it was backed up")
    for name in found:
        if any(str(folder) in found for folder in Path(name).parents):
            raise BadBackup(str(archive), f"{name!r} is in a folder that is a file")


class Packed(gzip.GzipFile):
    """The stream of an archive, of which tarfile gets no more than it was meant to read.

    A few bytes can promise gigabytes: of a name, of a list of holes. No memory is for that.
    """

    allowed = SMALL

    def read(self, size: int | None = -1) -> bytes:
        if size is None or not 0 <= size <= self.allowed:
            raise tarfile.ReadError("it promises more than it can hold")
        self.allowed -= size
        return super().read(size)

    def header(self, tar: tarfile.TarFile) -> tarfile.TarInfo | None:
        self.allowed = SMALL
        info = tar.next()
        vars(tar)["members"] = []  # it would remember every file
        return info

    def data(self, tar: tarfile.TarFile, info: tarfile.TarInfo) -> IO[bytes]:
        if hasattr(tarfile, "data_filter"):  # from Python 3.11.4 on
            tarfile.data_filter(info, os.sep)
        self.allowed = info.size
        data = tar.extractfile(info)
        assert data is not None, "a plain file has data"
        return data

    def end(self) -> None:
        """Read what is left, which is next to nothing, so that the checksum is compared."""
        self.allowed = SMALL
        while self.read(CHUNK):
            pass


@contextmanager
def _unpacking(archive: Path) -> Iterator[tuple[Packed, tarfile.TarFile]]:
    """An archive to be read, with whatever is wrong with it named."""
    try:
        raw = archive.open("rb")
    except OSError as error:
        raise NoMaterial(str(archive), error.strerror or str(error)) from error
    try:
        with (
            raw,
            Packed(fileobj=raw, mode="rb") as packed,
            tarfile.open(fileobj=packed, mode="r:") as tar,
        ):
            yield packed, tar
    except (tarfile.TarError, zlib.error, OSError, EOFError) as error:
        raise BadBackup(str(archive), str(error)) from error
    except (ValueError, RecursionError) as error:
        raise BadBackup(str(archive), "it cannot be read") from error
