"""The files of a project: looked at, taken away and previewed, and none of them obeyed."""

from __future__ import annotations

import io
import os
import socket
import threading
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import httpx2
import pytest

from tests.channels.web.served import Asker, Served, serving

ODD = (
    *(
        "two words.txt",
        "it's.txt",
        'say "hi".txt',
        "<img src=x onerror=alert(1)>.txt",
        "ünïcödé 😀.md",
    ),
    *("100%.txt", "a+b&c=d.txt", "#1?.txt", "semi;colon.txt", "..hidden.txt."),
    *("שלום.txt", "%2e%2e%2fetc", "a" * 190 + ".txt", "deep/er/and/deeper.txt", "CON", "x.tar.gz"),
)
"""Names that a bot may well give."""

UNUSABLE = (
    b"line\nbreak.txt",
    b"tab\there.txt",
    b"\xff\xfe.txt",
    b"bell\x07.txt",
    b"back\\slash.txt",
)
"""Names that are not for reading: nothing breaks because of them."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("files") / "home") as served:
        yield served


@pytest.fixture(scope="module")
def me(served: Served) -> Iterator[Asker]:
    """Two rooms with a project each, and in the first one everything that a bot might leave."""
    with served.client() as client:
        Asker(client, "other").to_review()
        me = Asker(client, "workshop")
        me.to_review()
        fill(folder_of(me), folder_of(Asker(client, "other")))
        yield me


def folder_of(me: Asker) -> Path:
    return Path(me.get("/projects/p1/files")["folder"])


def fill(folder: Path, other: Path) -> None:
    (other / "secret.txt").write_text("of another project")
    for name in ODD:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"this is {name}")
    for raw in UNUSABLE:
        Path(os.fsdecode(os.fsencode(folder) + b"/" + raw)).write_text("odd")
    (folder / "large.txt").write_text("0123456789abcdef" * 131_072)
    (folder / "latin.txt").write_bytes("Grüße".encode("latin-1"))
    (folder / "nul.txt").write_bytes(b"text\0and more")
    (folder / "empty.txt").write_bytes(b"")
    (folder / "picture.svg").write_text(
        "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"
    )
    (folder / "page.html").write_text("<script>alert(1)</script>")
    (folder / "notes.md").write_text(
        "---\ntitle: x\n---\n# Hi\n\n<script>alert(1)</script>[x](javascript:x)"
    )
    (folder / "out.txt").symlink_to("/etc/passwd")
    (folder / "other.txt").symlink_to(other / "secret.txt")
    (folder / "away").symlink_to("/etc")
    (folder / "loop").symlink_to("loop")
    os.mkfifo(folder / "pipe.txt")
    with socket.socket(socket.AF_UNIX) as unix, suppress(OSError):  # its path may be too long
        unix.bind(str(folder / "s.sock"))
    with suppress(OSError):  # only root can
        os.mknod(folder / "device.txt", 0o666 | 0o020000, os.makedev(1, 5))


def asked(me: Asker, what: str, path: str) -> httpx2.Response:
    return me.client.get(f"{me.path}/projects/p1/{what}", params={"path": path})


# --- listed and read ---------------------------------------------------------------------


def test_every_file_with_a_readable_name_is_listed(me: Asker) -> None:
    rows = {row["name"]: row for row in me.get("/projects/p1/files")["files"]}
    assert {name for name in ODD if not name.startswith(".")} <= rows.keys()
    assert rows["large.txt"]["size"] == 2_097_152
    kinds = {name: rows[name]["kind"] for name in ("page.html", "picture.svg", "x.tar.gz", "CON")}
    assert kinds == {
        "page.html": "page",
        "picture.svg": "image",
        "x.tar.gz": "binary",
        "CON": "text",
    }
    for none in ("out.txt", "other.txt", "away", "loop", "pipe.txt", "s.sock", "device.txt"):
        assert none not in rows
    assert not [name for name in rows if name.startswith("away/")]


@pytest.mark.parametrize("name", [name for name in ODD if name != "x.tar.gz"])
def test_an_odd_name_is_only_a_name(me: Asker, name: str) -> None:
    shown = asked(me, "file", name).json()
    assert (shown["name"], shown["text"]) == (name, f"this is {name}")
    taken = asked(me, "download", name)
    assert taken.text == f"this is {name}"
    kept = taken.headers["content-disposition"]
    assert kept.startswith("attachment; filename*=UTF-8''")
    assert unquote(kept.partition("''")[2]) == name.rpartition("/")[2]


@pytest.mark.parametrize(
    "path",
    [
        *(
            "",
            ".",
            "..",
            "/",
            "//",
            "../../../etc/passwd",
            "/etc/passwd",
            "deep/../../../etc/passwd",
        ),
        *("out.txt", "other.txt", "away/passwd", "loop", "loop/x", "pipe.txt", "device.txt"),
        *(
            "s.sock",
            "deep",
            "deep/",
            "nothing.txt",
            "page.html/x",
            "nul\0.txt",
            "nul.txt\0.md",
            "\0",
        ),
        *("line\nbreak.txt", "tab\there.txt", "\ufffd", "~root", "file:///etc/passwd", "a" * 4_000),
        *("a/" * 1_999, "../" * 1_300, "..\\..\\etc\\passwd", "C:\\x", "./" * 1_999, ".git/config"),
    ],
)
def test_nothing_leads_out_of_the_folder(me: Asker, path: str) -> None:
    for what in ("file", "download"):
        answer = asked(me, what, path)
        assert (answer.status_code, answer.json()["error"]) == (404, "NothingHere"), answer.text
    answer = me.post("/projects/p1/preview", {"path": path})
    assert answer.status_code == 404, answer.text


def test_a_path_that_is_too_long_is_a_bad_request(me: Asker) -> None:
    assert asked(me, "file", "a" * 4_001).status_code == 422
    assert me.client.get(f"{me.path}/projects/p1/file").status_code == 422


def test_a_long_text_is_shown_in_part_and_taken_away_whole(me: Asker) -> None:
    shown = asked(me, "file", "large.txt").json()
    assert (shown["cut"], shown["size"]) == (True, 2_097_152)
    assert 0 < len(shown["text"]) < 1_000_000
    assert len(asked(me, "download", "large.txt").content) == 2_097_152


def test_what_is_no_text_is_not_shown_as_text(me: Asker) -> None:
    nul = asked(me, "file", "nul.txt").json()
    assert (nul["kind"], nul["text"]) == ("binary", None)
    assert asked(me, "file", "latin.txt").json()["text"] == "Gr\ufffd\ufffde"
    assert asked(me, "file", "empty.txt").json()["text"] == ""
    assert asked(me, "download", "nul.txt").content == b"text\0and more"


def test_markdown_of_a_file_is_harmless(me: Asker) -> None:
    shown = asked(me, "file", "notes.md").json()
    assert shown["html"].startswith("<h1>Hi</h1>")
    assert "<script" not in shown["html"]
    assert "href" not in shown["html"]
    assert shown["text"].startswith("---")


@pytest.mark.parametrize("name", ["page.html", "picture.svg", "notes.md", "nul.txt", "CON"])
def test_a_download_is_never_opened_by_the_browser(me: Asker, name: str) -> None:
    answer = asked(me, "download", name)
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "sandbox" in answer.headers["content-security-policy"]
    assert "html" not in answer.headers["content-type"]


def test_files_that_come_and_go_hurt_nobody(me: Asker) -> None:
    """A bot writes while somebody looks: what has just vanished is not there."""
    folder, over = folder_of(me) / "churn", threading.Event()
    folder.mkdir()

    def churn() -> None:
        while not over.is_set():
            for n in range(30):
                (folder / f"{n}.txt").write_text("x")
            for n in range(30):
                (folder / f"{n}.txt").unlink()

    thread = threading.Thread(target=churn)
    thread.start()
    try:
        for _ in range(60):
            assert me.client.get(f"{me.path}/projects/p1/files").status_code == 200
    finally:
        over.set()
        thread.join()


# --- taken away --------------------------------------------------------------------------


def test_everything_comes_in_one_zip(me: Asker) -> None:
    answer = me.client.get(f"{me.path}/projects/p1/zip")
    assert answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"] == 'attachment; filename="workshop-p1.zip"'
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        assert packed.testzip() is None
        names = set(packed.namelist())
        assert {"index.html", "two words.txt", "deep/er/and/deeper.txt", "large.txt"} <= names
        assert packed.read("it's.txt") == b"this is it's.txt"
    for name in names:
        assert not name.startswith("/")
        assert ".." not in name.split("/")
    assert not names & {"out.txt", "other.txt", "pipe.txt", "loop", "away/passwd"}


def test_a_project_without_files_is_an_empty_zip(served: Served, me: Asker) -> None:
    early = Asker(me.client, "early-zip")
    early.says("Build me a CRM")
    early.waits_for("questions")
    assert early.get("/projects/p1/files")["files"] == []
    answer = me.client.get(f"{early.path}/projects/p1/zip")
    assert answer.status_code in (200, 404)


# --- looked at ---------------------------------------------------------------------------


def looked_at(me: Asker, path: str) -> str:
    answer = me.post("/projects/p1/preview", {"path": path})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["url"])


def test_a_made_page_is_looked_at_in_a_sandbox(me: Asker) -> None:
    url = looked_at(me, "index.html")
    page = me.client.get(url)
    assert page.headers["content-type"].startswith("text/html")
    policy: dict[str, str] = {}
    for part in page.headers["content-security-policy"].split(";"):
        name, _, value = part.strip().partition(" ")
        policy[name] = value
    assert policy["sandbox"] == "allow-scripts allow-forms"
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'self'"
    assert policy["form-action"] == "'none'"
    assert "connect-src" not in policy  # so default-src: what it runs reaches nobody
    assert "*" not in page.headers["content-security-policy"]
    assert "x-frame-options" not in page.headers
    assert "set-cookie" not in page.headers
    beside = url.rpartition("/")[0]
    assert me.client.get(f"{beside}/style.css").headers["content-type"].startswith("text/css")
    assert me.client.get(f"{beside}/app.js").status_code == 200
    assert me.client.get(f"{beside}/nothing.js").status_code == 404


@pytest.mark.parametrize("name", [name for name in ODD if "." in name])
def test_a_look_works_whatever_the_file_is_called(me: Asker, name: str) -> None:
    assert me.client.get(looked_at(me, name)).text == f"this is {name}"


@pytest.mark.parametrize(
    "path",
    [
        *("../index.html", "..%2f..%2fother%2f", "%2fetc%2fpasswd", "/etc/passwd", "out.txt"),
        *("other.txt", "away/passwd", "pipe.txt", "device.txt", "%00", "a%00.html", ""),
        *("..%5c..%5cx", "%252e%252e/x", "....//x", "deep/%2e%2e/%2e%2e/%2e%2e/x", "%ff", "%0a"),
    ],
)
def test_a_ticket_shows_one_project_and_nothing_else(me: Asker, served: Served, path: str) -> None:
    ticket = looked_at(me, "index.html").split("/")[2]
    host = f"Host: localhost:{served.port}\r\nConnection: close\r\n\r\n"
    answer = served.raw(f"GET /preview/{ticket}/{path} HTTP/1.1\r\n{host}".encode())
    assert answer.split(b" ")[1] in (b"404", b"307"), answer[:300]
    assert b"root:" not in answer
    assert b"of another project" not in answer


def test_a_ticket_that_nobody_was_given_opens_nothing(me: Asker) -> None:
    ticket = looked_at(me, "index.html").split("/")[2]
    for wrong in (ticket[:-1], ticket + "x", ticket.swapcase(), "", "%2e", "%00", "x" * 5_000):
        assert me.client.get(f"/preview/{wrong}/index.html").status_code == 404, wrong
    other = me.client.post("/api/rooms/other/projects/p1/preview", json={"path": "secret.txt"})
    assert other.json()["url"].split("/")[2] != ticket
    assert me.client.get(f"/preview/{ticket}/secret.txt").status_code == 404


# --- brought -----------------------------------------------------------------------------


def sent(me: Asker, name: str, content: Any) -> httpx2.Response:
    kind = {"Content-Type": "application/octet-stream"}
    return me.client.post(f"{me.path}/uploads?name={quote(name)}", content=content, headers=kind)


@pytest.mark.parametrize("name", [*ODD, "../../up.txt", "/etc/passwd", "", ".", "..", "\0", "a\nb"])
def test_a_file_that_is_sent_stays_in_its_place(me: Asker, served: Served, name: str) -> None:
    answer = sent(me, name, b"some bytes")
    assert answer.status_code == 200, answer.text
    assert answer.json()["size"] == 10
    assert "/" not in answer.json()["name"]
    found = [path for path in served.home.rglob("*") if answer.json()["upload"] in str(path)]
    shelf = served.home / "brought" / "workshop"
    assert found
    assert all(path.is_relative_to(shelf) for path in found)


def test_a_file_that_is_too_large_leaves_nothing_behind(me: Asker, served: Served) -> None:
    shelf = served.home / "brought" / "workshop"
    before = set(shelf.rglob("*"))

    def pieces() -> Iterator[bytes]:
        for _ in range(60):
            yield b"x" * 1_000_000

    with suppress(httpx2.TransportError):  # closed while it was still being sent
        assert sent(me, "huge.bin", pieces()).status_code == 413
    head = f"POST {me.path}/uploads?name=half.bin HTTP/1.1\r\nHost: localhost:{served.port}\r\n"
    kind = "Content-Type: application/octet-stream\r\nContent-Length: 1000\r\n\r\nhalf"
    served.raw((head + kind).encode(), ends=True)
    assert me.client.get("/readyz").status_code == 200
    assert set(shelf.rglob("*")) == before


def test_a_file_that_was_sent_is_brought_by_a_message_of_its_room(me: Asker) -> None:
    upload = sent(me, "members.csv", b"name,email\nann,a@example.org\n").json()["upload"]
    said = me.says("hello, here are our members", material=[upload])
    assert [Path(path).name for path in said["material"]] == ["members.csv"]
    other = Asker(me.client, "other")
    for wrong in (
        upload,
        "",
        "..",
        "../workshop/" + upload,
        "/etc/passwd",
        "0" * 24,
        "\0",
        "members.csv",
    ):
        where = me if wrong != upload else other
        answer = where.post("/messages", {"text": "hello", "material": [wrong]})
        assert (answer.status_code, answer.json()["error"]) == (400, "NoMaterial"), wrong
    assert me.post("/messages", {"text": "x", "material": [upload] * 51}).status_code == 422
