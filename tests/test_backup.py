"""Back-ups: taken in the middle of work, whole or not there, and safe to restore from anybody."""

from __future__ import annotations

import copy
import gzip
import hashlib
import io
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from folkmoot import errors
from folkmoot.backup import backup
from folkmoot.restore import restore
from folkmoot.store.database import migrations
from tests.cli.shell import SLOW, Shell
from tests.fakes.books import count, troubles
from tests.fakes.processes import PATIENCE, ROOT, beside, environment, folkmoot, kill, until

Member = tuple[tarfile.TarInfo, bytes]
Change = Callable[[list[Member], dict[str, Any]], object]
"""Something done to the members of an archive, or to its manifest."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a plan to approve, a bot and settings of one's own, and what is no data."""
    home = tmp_path_factory.mktemp("good") / "home"
    Shell(home).at_approval()
    for name in ("bots/mine.md", "texts/long.txt", "projects/home/p1/run.sh", "folkmoot.toml"):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text("# of one's own\n")
    (home / "projects/home/p1/run.sh").chmod(0o755)
    (home / "projects/home/p1" / os.fsdecode(b"na\xefve \xc3\xa9.txt")).write_text("any name")
    for name in ("texts/.long.txt.draft", "older.tar.gz", "folkmoot.db-journal"):
        (home / name).write_text("no data")
    (home / "texts/link").symlink_to("/etc/passwd")
    (home / "projects/etc").symlink_to("/etc")
    os.mkfifo(home / "texts/pipe")
    return home


@pytest.fixture(scope="module")
def archive(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "moot.tar.gz"
    backup(folder, folder / "folkmoot.db", path)
    return path


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


# --- taking one ---------------------------------------------------------------------------


def test_a_backup_holds_what_is_data_and_nothing_else(folder: Path, tmp_path: Path) -> None:
    kept = backup(folder, folder / "folkmoot.db", tmp_path / "moot.tar.gz")
    assert (tmp_path / "moot.tar.gz").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["moot.tar.gz"]
    assert kept.left == ("projects/etc", "texts/link", "texts/pipe")

    restore(tmp_path / "moot.tar.gz", tmp_path / "a" / "copy")
    found, before = contents(tmp_path / "a" / "copy"), contents(folder)
    assert found.keys() == kept.files.keys()
    spare = ("locks/", "folkmoot.db", "older", "texts/.long")
    assert {name for name in before if name not in found} == {
        name for name in before if name.startswith(spare) and name != "folkmoot.db"
    }
    assert all(found[name] == before[name] for name in found if name != "folkmoot.db")
    assert os.access(tmp_path / "a/copy/projects/home/p1/run.sh", os.X_OK)
    assert (tmp_path / "a" / "copy").stat().st_mode & 0o777 == 0o700
    assert [path.name for path in (tmp_path / "a").iterdir()] == ["copy"]
    assert troubles(tmp_path / "a" / "copy" / "folkmoot.db") == []


def test_a_backup_in_the_middle_of_work_goes_on_elsewhere(tmp_path: Path) -> None:
    here, there, kept = tmp_path / "here", tmp_path / "there", tmp_path / "moot.tar.gz"
    Shell(here).at_approval()
    words = ("answer", "c2", "--choose", "approve", "--wait", "0")
    assert folkmoot(here, *words, env=SLOW).code == 0
    done = "select count(*) from tasks where status = 'completed'"
    running = "select count(*) from owed where kind = 'start_task'"
    with beside(here, "worker", FOLKMOOT_PACE="0.3") as worker:
        path = here / "folkmoot.db"
        until(lambda: count(path, done) > 0 and count(path, running) > 0, "it is at work")
        backup(here, path, kept)
        assert worker.poll() is None
    restore(kept, there)
    assert count(there / "folkmoot.db", done) > 0
    assert count(there / "folkmoot.db", running) > 0, "it was taken in the middle"

    assert folkmoot(there, "worker", "--until-idle").code == 0
    assert count(there / "folkmoot.db", done.replace("=", "!=")) == 0
    assert Shell(there).status()["waiting"]["kind"] == "satisfaction"
    assert folkmoot(there, "replay", "home").code == 0
    assert troubles(there / "folkmoot.db") == []


SPEAKER = """
import asyncio
from folkmoot import Team

async def speak() -> None:
    async with Team() as team:
        for n in range(100_000):
            await team.room().say(f"hello {n}")

asyncio.run(speak())
"""


def test_every_backup_beside_a_speaker_is_one_moment(tmp_path: Path) -> None:
    home = tmp_path / "home"
    Shell(home).says("hello")
    speaker = subprocess.Popen([sys.executable, "-c", SPEAKER], cwd=ROOT, env=environment(home))
    entries = "select count(*) from log"
    seen = [count(home / "folkmoot.db", entries)]
    try:
        for n in range(3):
            until(lambda: count(home / "folkmoot.db", entries) > seen[-1], "somebody speaks")
            backup(home, home / "folkmoot.db", tmp_path / f"{n}.tar.gz")
            restore(tmp_path / f"{n}.tar.gz", tmp_path / f"copy {n}")
            assert troubles(tmp_path / f"copy {n}" / "folkmoot.db") == []
            seen.append(count(tmp_path / f"copy {n}" / "folkmoot.db", entries))
    finally:
        kill(speaker)
    assert seen == sorted(set(seen)), "each has more than the one before"


BACKUP = """
import resource, sys
from pathlib import Path
from folkmoot.backup import backup
from folkmoot.errors import FolkmootError
from folkmoot.restore import restore
what, one, two, limit = sys.argv[1:]
if int(limit):
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), hard))
try:
    if what == "backup":
        backup(Path(one), Path(one) / "folkmoot.db", Path(two))
    else:
        restore(Path(one), Path(two))
except FolkmootError as error:
    sys.exit(type(error).__name__)
"""


def begin(what: str, one: Path, two: Path, limit: int = 0) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-c", BACKUP, what, str(one), str(two), str(limit)]
    return subprocess.Popen(words, cwd=ROOT, stderr=subprocess.PIPE)


def test_a_backup_that_is_killed_leaves_no_file_that_looks_like_one(
    folder: Path, tmp_path: Path
) -> None:
    home, to = tmp_path / "home", tmp_path / "home" / "moot.tar.gz"
    shutil.copytree(folder, home, symlinks=True, ignore=shutil.ignore_patterns("pipe"))
    (home / "texts" / "large.txt").write_bytes(os.urandom(30_000_000))
    with begin("backup", home, to) as process:
        packs = ".*.draft/archive"
        until(lambda: any(path.stat().st_size for path in home.glob(packs)), "it packs")
        kill(process)
    assert not to.exists()
    (home / "texts" / "large.txt").unlink()
    kept = backup(home, home / "folkmoot.db", to)
    assert not [name for name in kept.files if "draft" in name], "what it left is no data"


@pytest.mark.parametrize("limit", [20_000, 95_000])
def test_a_full_disk_leaves_nothing_behind(folder: Path, tmp_path: Path, limit: int) -> None:
    """The record does not fit, or only the files do not."""
    home = tmp_path / "home"
    shutil.copytree(folder, home, symlinks=True, ignore=shutil.ignore_patterns("pipe"))
    (home / "texts" / "large.txt").write_bytes(os.urandom(200_000))
    large, target = tmp_path / "large.tar.gz", tmp_path / "target"
    backup(home, home / "folkmoot.db", large)
    target.mkdir()
    for what, one, two in (("backup", home, "moot.tar.gz"), ("restore", large, "home")):
        process = begin(what, one, target / two, limit)
        _, said = process.communicate(timeout=PATIENCE)
        assert (process.returncode, said.strip()) == (1, b"DiskFull")
        assert list(target.iterdir()) == []


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """A folder that nobody may write to, not even root."""
    place = tmp_path / "read-only"
    place.mkdir()
    place.chmod(0o555)
    mount = ["mount", "-t", "tmpfs", "-o", "ro,size=1m", "tmpfs", str(place)]
    if os.getuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    yield place
    if os.getuid() == 0:
        subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_place_that_cannot_be_written_is_named(
    folder: Path, archive: Path, read_only: Path
) -> None:
    for place in (read_only, read_only / "no" / "such"):
        with pytest.raises(errors.NoPlace, match=str(place)):
            backup(folder, folder / "folkmoot.db", place / "moot.tar.gz")
        with pytest.raises(errors.NoPlace, match=str(place)):
            restore(archive, place / "home")


def test_what_is_there_is_never_overwritten(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "link").symlink_to(tmp_path / "nothing")
    for name in ("mine", "link"):
        with pytest.raises(errors.FileTaken):
            backup(folder, folder / "folkmoot.db", tmp_path / name)
    assert ((tmp_path / "mine").read_text(), (tmp_path / "nothing").exists()) == ("mine", False)


def test_nothing_and_damage_are_not_backed_up(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(errors.StoreError, match="nothing to back up"):
        backup(tmp_path, tmp_path / "folkmoot.db", tmp_path / "moot.tar.gz")
    data = (folder / "folkmoot.db").read_bytes()
    (tmp_path / "folkmoot.db").write_bytes(data[:8192] + os.urandom(len(data) - 8192))
    with pytest.raises(errors.DamagedDatabase):
        backup(tmp_path, tmp_path / "folkmoot.db", tmp_path / "moot.tar.gz")
    assert not (tmp_path / "moot.tar.gz").exists()


# --- archives of anybody ------------------------------------------------------------------


def member(name: str, data: bytes = b"x", type: bytes = tarfile.REGTYPE, **more: Any) -> Member:
    info = tarfile.TarInfo(name)
    info.size, info.type = len(data), type
    for field, value in more.items():
        setattr(info, field, value)
    return info, data


def forged(archive: Path, to: Path, change: Change) -> Path:
    """The same archive with something else in it, and a manifest that agrees."""
    with tarfile.open(archive) as tar:
        members = [(info, (tar.extractfile(info) or io.BytesIO()).read()) for info in tar]
    made = json.loads(members.pop()[1])
    before = copy.deepcopy(made)
    change(members, made)
    if made == before:
        made["files"] = [
            {
                "name": info.name.removeprefix("home/"),
                "size": info.size,
                "sha256": hashlib.sha256(data).hexdigest(),
            }
            for info, data in members
        ]
    if made:
        members.append(member("manifest.json", json.dumps(made).encode()))
    with tarfile.open(to, "w:gz") as tar:
        for info, data in members:
            tar.addfile(info, io.BytesIO(data))
    return to


def refused(archive: Path, error: type[errors.FolkmootError] = errors.BadBackup) -> None:
    """Nothing is restored, nothing stays behind, and nothing is written elsewhere."""
    place = archive.parent / "place"
    place.mkdir(exist_ok=True)
    with pytest.raises(error):
        restore(archive, place / "deep" / "home")
    assert [path for path in place.rglob("*") if path.name != "deep"] == []
    assert not list(archive.parent.glob("*escaped*"))
    assert not Path("/tmp/folkmoot-escaped").exists()


HOSTILE = {
    "above": member("../escaped"),
    "above within": member("home/../../escaped"),
    "absolute": member("/tmp/folkmoot-escaped"),
    "absolute within": member("home//tmp/folkmoot-escaped"),
    "dot": member("home/./x"),
    "link": member("home/x", b"", tarfile.SYMTYPE, linkname="/tmp"),
    "hard link": member("home/x", b"", tarfile.LNKTYPE, linkname="home/folkmoot.db"),
    "device": member("home/x", b"", tarfile.CHRTYPE, devmajor=1, devminor=3),
    "folder": member("home/x", b"", tarfile.DIRTYPE),
    "sparse": member("home/x", b"x", pax_headers={"GNU.sparse.size": "9999999999"}),
    "lock": member("home/locks/server"),
    "log of changes": member("home/folkmoot.db-wal"),
    "draft": member("home/texts/.x.draft"),
    "twice": member("home/folkmoot.toml"),
    "beside": member("stray"),
    "file as folder": member("home/folkmoot.toml/x"),
    "long name": member("home/" + "x" * 2_000_000),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_archive_writes_nothing(name: str, archive: Path, tmp_path: Path) -> None:
    refused(forged(archive, tmp_path / "x.tar.gz", lambda all, _: all.append(HOSTILE[name])))


CHANGES: dict[str, Change] = {
    "another hash": lambda all, made: made["files"][1].update(sha256="0" * 64),
    "another size": lambda all, made: made["files"][1].update(size=7),
    "a file less": lambda all, made: made.update(program=all.pop()[0].name),
    "a file more": lambda all, made: made["files"].pop(),
    "no record": lambda all, made: (all.pop(0), made["files"].pop(0)),
    "no list": lambda all, made: made.update(files=[1, 2]),
    "no format": lambda all, made: made.pop("format"),
    "no end": lambda all, made: made.clear(),
    "two ends": lambda all, made: all.append(member("manifest.json", b'{"format": 1}')),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_not_as_it_was_is_not_restored(name: str, archive: Path, tmp_path: Path) -> None:
    refused(forged(archive, tmp_path / "x.tar.gz", CHANGES[name]))


def test_an_archive_that_is_cut_short_is_not_restored(archive: Path, tmp_path: Path) -> None:
    data = archive.read_bytes()
    for size in (0, 1, 20, len(data) // 2, len(data) - 100, len(data) - 4):
        (tmp_path / "x.tar.gz").write_bytes(data[:size])
        refused(tmp_path / "x.tar.gz")
    for wrong in (b"no archive", gzip.compress(b"no archive" * 1000), data[:500] + data[700:]):
        (tmp_path / "x.tar.gz").write_bytes(wrong)
        refused(tmp_path / "x.tar.gz")
    refused(tmp_path, errors.NoMaterial)
    refused(tmp_path / "nowhere", errors.NoMaterial)


def header(type: bytes, size: int) -> bytes:
    info = tarfile.TarInfo("home/x")
    info.type, info.size = type, size
    return info.tobuf(tarfile.GNU_FORMAT)


@pytest.mark.parametrize(
    ("start", "error"),
    [
        (header(tarfile.REGTYPE, 1 << 60), errors.DiskFull),
        (header(tarfile.REGTYPE, -1024), errors.BadBackup),
        (header(tarfile.XHDTYPE, 1 << 40), errors.BadBackup),
        (header(tarfile.XHDTYPE, -512), errors.BadBackup),
        (header(tarfile.GNUTYPE_LONGNAME, 1 << 40), errors.BadBackup),
        (header(tarfile.XHDTYPE, 512) * 5_000, errors.BadBackup),
    ],
    ids=["more than any disk", "less than nothing", "large", "negative", "long", "nested"],
)
def test_a_lie_about_a_size_fills_neither_memory_nor_disk(
    start: bytes, error: type[errors.FolkmootError], tmp_path: Path
) -> None:
    (tmp_path / "x.tar.gz").write_bytes(gzip.compress(start + bytes(3_000_000), 1))
    refused(tmp_path / "x.tar.gz", error)


def test_what_this_program_does_not_know_yet_is_not_restored(archive: Path, tmp_path: Path) -> None:
    later = forged(archive, tmp_path / "x.tar.gz", lambda _, made: made.update(format=2))
    refused(later, errors.NewerBackup)

    def record(change: Callable[[Path], None]) -> Change:
        def changed(members: list[Member], _: object) -> None:
            (tmp_path / "db").write_bytes(members[0][1])
            change(tmp_path / "db")
            members[0] = member("home/folkmoot.db", (tmp_path / "db").read_bytes())

        return changed

    def newer(path: Path) -> None:
        db = sqlite3.connect(path)
        db.execute(f"pragma user_version = {len(migrations()) + 1}")
        db.close()

    def damaged(path: Path) -> None:
        path.write_bytes(path.read_bytes()[:8192] + os.urandom(40_000))

    refused(forged(archive, tmp_path / "x.tar.gz", record(newer)), errors.NewerDatabase)
    refused(forged(archive, tmp_path / "x.tar.gz", record(damaged)), errors.DamagedDatabase)


def test_a_folder_that_holds_anything_is_left_as_it_is(archive: Path, tmp_path: Path) -> None:
    restore(archive, home := tmp_path / "home")
    before = contents(home)
    with pytest.raises(errors.FolderTaken):
        restore(archive, home)
    assert contents(home) == before
    with pytest.raises(errors.NoPlace, match="not a folder"):
        restore(archive, home / "folkmoot.toml")
