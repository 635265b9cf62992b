"""
The folder of a project, from a bot's side: no name, no link and no odd thing in it leads out,
and whatever happens to a write, there is the old file or the new one.
"""

from __future__ import annotations

import os
import resource
import shutil
import socket
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.errors import ToolRefused
from folkmoot.team.files import DRAFT
from folkmoot.work.folder import DEEPEST, HITS, LISTED, NAME_BYTES, READ, Folder, named
from folkmoot.work.sandbox.inside import tool
from tests.work.sandboxed import REPOSITORY

SECRET = "the secret of somebody else"


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """A project's folder; beside it is what nobody may see or change."""
    outside = tmp_path / "outside"
    (outside / "deep").mkdir(parents=True)
    (outside / "secret.txt").write_text(SECRET)
    (outside / "deep" / "secret.txt").write_text(SECRET)
    own = tmp_path / "own"
    own.mkdir()
    return Folder(own)


def outside(folder: Folder) -> Path:
    return folder.path.parent / "outside"


def untouched(folder: Folder) -> bool:
    """Whether everything beside the folder is as it was."""
    found = {
        str(path.relative_to(outside(folder))): path.read_text()
        for path in outside(folder).rglob("*")
        if path.is_file()
    }
    return found == {"secret.txt": SECRET, "deep/secret.txt": SECRET}


def all_of(folder: Folder) -> list[str]:
    """Every name there is, drafts too, as the kernel sees it."""
    return sorted(str(path.relative_to(folder.path)) for path in folder.path.rglob("*"))


# --- names --------------------------------------------------------------------------------


NO_NAMES = [
    "",
    ".",
    "./",
    "..",
    "../outside/secret.txt",
    "a/../../outside/secret.txt",
    "..\\outside\\secret.txt",
    "a\\..\\..\\outside",
    "/etc/passwd",
    "~",
    "~/.ssh/id",
    "a\0b",
    "a\nb",
    "a\tb",
    "a\x1b[2Jb",
    "a\x7fb",
    "a\u202eb",  # turns the letters around
    "a\u200bb",  # nothing to be seen
    "a\u2028b",
    "a\udcffb",  # no text at all
    "x" * (NAME_BYTES + 1),
    "ä" * (NAME_BYTES // 2 + 1),
    "/".join("x" * (DEEPEST + 1)),
    f".a{DRAFT}",
]


@pytest.mark.parametrize("name", NO_NAMES, ids=ascii)
def test_a_name_that_leads_out_or_is_none_is_refused_for_reading_and_writing(
    name: str, folder: Folder
) -> None:
    with pytest.raises(ToolRefused):
        folder.read(name)
    with pytest.raises(ToolRefused):
        folder.write(name, "gone")
    assert all_of(folder) == []
    assert untouched(folder)


@pytest.mark.parametrize("name", NO_NAMES, ids=ascii)
def test_no_name_lists_anything_but_the_folder_itself(name: str, folder: Folder) -> None:
    folder.write("own.md", "own")
    try:
        found = folder.names(name)
    except ToolRefused:
        return
    assert found in ([], ["own.md"])


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("a.md", ("a.md",)),
        ("./a//b/", ("a", "b")),
        ("a\\b", ("a", "b")),
        ("…/Überblick für alle.md", ("…", "Überblick für alle.md")),
        ("..a/b..", ("..a", "b..")),
        ("a~/~b", ("a~", "~b")),
        ("x" * NAME_BYTES, ("x" * NAME_BYTES,)),
        ("/".join("x" * DEEPEST), ("x",) * DEEPEST),
    ],
    ids=ascii,
)
def test_ordinary_names_are_names_however_they_are_written(
    name: str, parts: tuple[str, ...], folder: Folder
) -> None:
    assert named(name) == parts
    folder.write(name, "text")
    assert folder.read(name) == "text"
    assert folder.path.joinpath(*parts).read_text() == "text"


# --- links --------------------------------------------------------------------------------


LINKS = {  # where the link x leads, seen from the folder; the name that is asked for
    "to a file outside": ("../outside/secret.txt", "x"),
    "to a folder outside": ("../outside", "x/secret.txt"),
    "as a folder further up": ("../outside", "x/deep/secret.txt"),
    "to a folder above": ("..", "x/outside/secret.txt"),
    "through a link": ("../outside", "y/secret.txt"),
    "dangling, outside": ("../outside/new.txt", "x"),
    "dangling folder, outside": ("../outside/new", "x/new.txt"),
    "to itself": ("x", "x"),
    "of a process": ("/proc/self/root", "x/etc/passwd"),
}


def made(folder: Folder, link: str) -> str:
    """Make a link, and say the name that would lead through it."""
    to, asked = LINKS[link]
    (folder.path / "x").symlink_to(to)
    if asked.startswith("y"):
        (folder.path / "y").symlink_to("x")
    return asked


@pytest.mark.parametrize("link", LINKS)
def test_no_link_leads_out_when_reading(link: str, folder: Folder) -> None:
    name = made(folder, link)
    with pytest.raises(ToolRefused):
        folder.read(name)


@pytest.mark.parametrize("link", LINKS)
def test_no_link_leads_out_when_writing(link: str, folder: Folder) -> None:
    name = made(folder, link)
    try:
        folder.write(name, "mine")
    except ToolRefused:
        assert not (folder.path / name).is_file() or "/" in name
    else:  # the link itself was replaced
        assert not (folder.path / name).is_symlink()
        assert folder.read(name) == "mine"
    assert untouched(folder)


@pytest.mark.parametrize("link", LINKS)
def test_no_link_leads_out_when_listing(link: str, folder: Folder) -> None:
    name = made(folder, link)
    folder.write("own.md", "own")
    assert folder.names() == ["own.md"]
    for asked in {name, name.split("/")[0], name.rpartition("/")[0] or name}:
        try:
            found = folder.names(asked)
        except ToolRefused:
            continue
        assert found == [], f"{asked} shows {found}"


@pytest.mark.parametrize("link", LINKS)
def test_no_link_leads_out_when_searching(link: str, folder: Folder) -> None:
    made(folder, link)
    folder.write("own.md", "no secret of ours")
    assert [hit.file for hit in folder.search("secret")] == ["own.md"]


def test_a_link_in_the_place_of_the_draft_is_not_written_through(folder: Folder) -> None:
    (folder.path / f".a.md{DRAFT}").symlink_to(outside(folder) / "secret.txt")
    folder.write("a.md", "mine")
    assert untouched(folder)
    assert all_of(folder) == ["a.md"]


# --- odd things ---------------------------------------------------------------------------


@pytest.fixture(params=["pipe", "socket", "device", "folder"])
def odd(request: pytest.FixtureRequest, folder: Folder) -> Iterator[Path]:
    """Something in the folder that is no file."""
    path = folder.path / "odd"
    if request.param == "pipe":
        os.mkfifo(path)
        yield path
    elif request.param == "socket":
        here = os.getcwd()
        os.chdir(folder.path)  # names of sockets are short
        try:
            with socket.socket(socket.AF_UNIX) as server:
                server.bind("odd")
                os.chdir(here)
                yield path
        finally:
            os.chdir(here)
    elif request.param == "device":
        if os.geteuid() != 0:
            pytest.skip("only root makes devices")
        try:
            os.mknod(path, 0o600 | 0o020000, os.makedev(1, 5))  # zeros without end
        except OSError as error:
            pytest.skip(f"no devices here: {error}")
        yield path
    else:
        path.mkdir()
        yield path


def test_what_is_no_file_is_not_read_and_nobody_waits_for_it(odd: Path, folder: Folder) -> None:
    began = time.monotonic()
    with pytest.raises(ToolRefused):
        folder.read("odd")
    with pytest.raises(ToolRefused):
        folder.read("odd/inner")
    folder.write("own.md", "zero")
    assert folder.names() == ["own.md"]
    assert [hit.file for hit in folder.search("zero")] == ["own.md"]
    assert time.monotonic() - began < 2


# --- much ---------------------------------------------------------------------------------


def test_of_a_huge_file_only_the_beginning_is_read_at_once_and_in_little_room(
    folder: Folder,
) -> None:
    with (folder.path / "huge").open("wb") as file:
        file.write(b"it begins here\n")
        file.truncate(2 << 30)
    began, most = time.monotonic(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    text = folder.read("huge")
    assert folder.search("begins") == []  # zeros: no text to be searched
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - most
    assert text.startswith("it begins here\n")
    assert str(2 << 30) in text[-100:]
    assert len(text) < 2 * READ
    assert time.monotonic() - began < 3
    assert used < 200_000, "kilobytes"


def test_what_is_left_out_of_a_reading_is_said_and_can_be_read_on(folder: Folder) -> None:
    lines = [f"line {n} {'x' * 90}\n" for n in range(1, 2001)]
    folder.write("long.txt", "".join(lines))
    first = folder.read("long.txt")
    assert len(first) < READ + 200
    assert first.endswith(f"of a file of {sum(map(len, lines))} bytes]")
    last = int(first.rpartition(" to ")[2].split()[0])
    assert lines[last - 1] in first
    assert folder.read("long.txt", last + 1).startswith(f"line {last + 1} ")
    with pytest.raises(ToolRefused):
        folder.read("long.txt", 2002)
    with pytest.raises(ToolRefused):
        folder.read("long.txt", 0)


def test_what_is_left_out_of_a_long_line_is_said_too(folder: Folder) -> None:
    folder.write("long.txt", "x" * (READ + 10))
    text = folder.read("long.txt")
    assert len(text) < READ + 200
    assert f"{READ + 10} bytes" in text


def test_lists_and_hits_are_bounded(folder: Folder) -> None:
    for n in range(LISTED + 5):
        (folder.path / f"{n:05}").write_text("here\n" * (HITS if n == 0 else 1))
    assert len(folder.names()) == LISTED
    assert len(folder.search("here")) == HITS


def test_what_is_not_utf_8_is_read_with_replacement(folder: Folder) -> None:
    (folder.path / "old.txt").write_bytes("Straße, größer\n".encode("latin-1"))
    assert folder.read("old.txt") == "Stra\ufffde, gr\ufffd\ufffder\n"
    assert folder.search("stra")[0].line == 1


def test_names_that_are_no_text_are_no_trouble(folder: Folder) -> None:
    (folder.path / os.fsdecode(b"\xff\xfe")).write_text("here")
    (folder.path / "new\nline").write_text("here")
    folder.write("own.md", "here")
    assert "own.md" in folder.names()
    assert [hit.file for hit in folder.search("here")] == ["own.md"]


# --- writing ------------------------------------------------------------------------------


def test_a_folder_is_not_written_over(folder: Folder) -> None:
    folder.write("a/b.md", "kept")
    with pytest.raises(ToolRefused):
        folder.write("a", "gone")
    with pytest.raises(ToolRefused):
        folder.write("a/b.md/c", "gone")
    assert all_of(folder) == ["a", "a/b.md"]


@pytest.mark.parametrize("text", ["no text \ud800", "x" * 4_000_000 + "\udcff"], ids=len)
def test_what_cannot_be_written_leaves_no_draft_and_the_old_file(text: str, folder: Folder) -> None:
    folder.write("a.md", "old")
    with pytest.raises((ToolRefused, ValueError)):
        folder.write("a.md", text)
    assert all_of(folder) == ["a.md"]
    assert folder.read("a.md") == "old"


def test_a_full_disk_is_a_failure_that_leaves_the_old_file_and_no_draft(tmp_path: Path) -> None:
    """Really full: a file system of 64 kB, mounted where nobody else sees it."""
    unshare, mount = tool("unshare"), tool("mount")
    if os.geteuid() != 0 or unshare is None or mount is None:
        pytest.skip("only root mounts a small disk")
    code = f"""
        import errno, os, subprocess, sys
        from pathlib import Path
        from folkmoot.work.folder import Folder
        own = Path({str(tmp_path)!r})
        if subprocess.run([{mount!r}, "-t", "tmpfs", "-o", "size=64k", "small", own]).returncode:
            sys.exit(77)
        folder = Folder(own)
        folder.write("a.md", "old")
        try:
            folder.write("a.md", "x" * 200_000)
        except OSError as error:
            assert error.errno == errno.ENOSPC, error
        else:
            sys.exit("nobody said that the disk is full")
        assert sorted(os.listdir(own)) == ["a.md"], os.listdir(own)
        assert folder.read("a.md") == "old"
        folder.write("a.md", "new")
        assert folder.read("a.md") == "new"
    """
    line = [unshare, "--mount", sys.executable, "-c", textwrap.dedent(code)]
    env = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(line, capture_output=True, text=True, env=env, timeout=30)
    if done.returncode == 77 or "unshare" in done.stderr:
        pytest.skip(f"no small disk here: {done.stderr}")
    assert done.returncode == 0, done.stderr


def test_whoever_reads_while_a_file_is_written_sees_the_old_or_the_new_one(folder: Folder) -> None:
    texts = {letter * 500_000 for letter in "ab"}
    folder.write("a.md", "a" * 500_000)
    seen = set[str]()

    def write() -> None:
        for text in sorted(texts) * 10:
            folder.write("a.md", text)

    writing = threading.Thread(target=write)
    writing.start()
    while writing.is_alive():
        seen.add(folder.bytes_of("a.md")[0].decode())
    assert seen <= texts
    assert all_of(folder) == ["a.md"]


def test_a_folder_that_was_deleted_has_no_files_and_is_made_again_by_writing(
    folder: Folder,
) -> None:
    folder.write("a/b.md", "old")
    shutil.rmtree(folder.path)
    with pytest.raises(ToolRefused, match="no such file"):
        folder.read("a/b.md")
    assert folder.names() == []
    assert folder.search("old") == []
    folder.write("a/b.md", "new")
    assert folder.read("a/b.md") == "new"
