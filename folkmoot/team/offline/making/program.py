"""
Programs: a small tool, a small service and a report, each one file of standard Python.

They do something useful and nothing dangerous; words of people stand in them as strings, never
as code.
"""

from __future__ import annotations

from pathlib import PurePosixPath

from folkmoot.team.offline.cues import names
from folkmoot.team.offline.making.material import Material

TABLES = frozenset({"topic:data"})

FILES = '''

def planned(folder: Path, pattern: str) -> list[tuple[Path, Path]]:
    """Each file with the name it would get: its date in front, no spaces."""
    found = []
    for path in sorted(folder.glob(pattern)):
        if path.is_file():
            day = date.fromtimestamp(path.stat().st_mtime).isoformat()
            plain = "_".join(path.name.lower().split())
            name = plain if plain.startswith(day) else f"{day}_{plain}"
            found.append((path, path.with_name(name)))
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path())
    parser.add_argument("--pattern", default="*")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(arguments)
    for old, new in planned(options.folder, options.pattern):
        print(f"{old.name} -> {new.name}")
        if options.write and old != new and not new.exists():
            old.rename(new)
    return 0
'''
FILES_TEST = """

def test_it_only_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "One Two.txt").write_text("x")
    assert tool.main([str(tmp_path)]) == 0
    assert "one_two.txt" in capsys.readouterr().out
    assert (tmp_path / "One Two.txt").exists()


def test_it_renames_when_told_to(tmp_path: Path) -> None:
    (tmp_path / "One Two.txt").write_text("x")
    assert tool.main([str(tmp_path), "--write"]) == 0
    assert [path.name.endswith("_one_two.txt") for path in tmp_path.iterdir()] == [True]
"""

TABLE = '''

def totals(path: Path) -> dict[str, float]:
    """The sum of every column that holds numbers."""
    sums: dict[str, float] = {}
    with path.open(newline="", encoding="utf-8-sig") as file:
        for row in csv.DictReader(file):
            for name, value in row.items():
                with suppress(TypeError, ValueError):
                    sums[name] = sums.get(name, 0.0) + float(value.replace(",", "."))
    return sums


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", type=Path)
    options = parser.parse_args(arguments)
    for name, total in totals(options.table).items():
        print(f"{name}: {total:g}")
    return 0
'''
TABLE_TEST = """

def test_it_adds_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "table.csv"
    table.write_text("name,amount\\na,1\\nb,2.5\\n")
    assert tool.main([str(table)]) == 0
    assert "amount: 3.5" in capsys.readouterr().out
"""

TEXT = """

def counted(text: str) -> dict[str, int]:
    return {"lines": len(text.splitlines()), "words": len(text.split()), "characters": len(text)}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--find", default="")
    options = parser.parse_args(arguments)
    text = options.file.read_text(encoding="utf-8") if options.file else sys.stdin.read()
    for name, count in counted(text).items():
        print(f"{name}: {count}")
    for number, line in enumerate(text.splitlines(), 1):
        if options.find and options.find.lower() in line.lower():
            print(f"{number}: {line}")
    return 0
"""
TEXT_TEST = """

def test_it_counts_and_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "text.txt"
    file.write_text("one two\\nthree\\n")
    assert tool.main([str(file), "--find", "THREE"]) == 0
    out = capsys.readouterr().out
    assert "words: 3" in out
    assert "2: three" in out
"""

TOOLS = {
    "files": ("import argparse\nfrom datetime import date\nfrom pathlib import Path\n", FILES),
    "table": (
        "import argparse\nimport csv\nfrom contextlib import suppress\nfrom pathlib import Path\n",
        TABLE,
    ),
    "text": ("import argparse\nimport sys\nfrom pathlib import Path\n", TEXT),
}
TESTS = {"files": FILES_TEST, "table": TABLE_TEST, "text": TEXT_TEST}
RUN = '\n\nif __name__ == "__main__":\n    raise SystemExit(main())\n'

FOLDERS = "file files folder archivo carpeta arquivo pasta fichier dossier datei ordner cartella "
FOLDERS += "bestand map foto photo fotos photos rename renombr renom umbenen rinomin hernoem "
FOLDERS += "файл папк фото переимен"
SHEETS = "csv excel table tabla tabela tableau tabelle tabella tabel таблиц spreadsheet sum json"


def does(material: Material) -> str:
    """Which of the three tools fits what was said."""
    said = material.everything.lower()
    if any(stem in said for stem in SHEETS.split()):
        return "table"
    if any(stem in said for stem in FOLDERS.split()):
        return "files"
    return "table" if names(said, material.lang) & TABLES else "text"


def tool(material: Material) -> str:
    """A command-line program."""
    imports, body = TOOLS[does(material)]
    about = f"{material.title}\n\n{material.say(f'tool-{does(material)}')}"
    return f"{_docstring(about)}\n\n{imports}{body}{RUN}"


def tool_test(material: Material, name: str) -> str:
    """The test beside it."""
    module = PurePosixPath(name).stem.removeprefix("test_")
    uses = "import pytest\n\n" if "pytest." in TESTS[does(material)] else ""
    head = f"from pathlib import Path\n\n{uses}import {module} as tool\n"
    return f"{_docstring(material.title)}\n\n{head}{TESTS[does(material)]}"


SERVICE = '''
import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LARGEST = 64_000


class Records(BaseHTTPRequestHandler):
    """GET /records, GET /records/1, POST /records with a JSON object."""

    kept: list[dict] = []

    def do_GET(self) -> None:
        head, _, number = self.path.strip("/").partition("/")
        if head != "records":
            self.answer(404, {"error": "no such address"})
        elif not number:
            self.answer(200, self.kept)
        elif number.isdecimal() and 0 < int(number) <= len(self.kept):
            self.answer(200, self.kept[int(number) - 1])
        else:
            self.answer(404, {"error": "no such record"})

    def do_POST(self) -> None:
        size = int(self.headers.get("Content-Length") or 0)
        if self.path.strip("/") != "records" or size > LARGEST:
            self.answer(404 if size <= LARGEST else 413, {"error": "not taken"})
            return
        try:
            record = json.loads(self.rfile.read(size))
        except ValueError:
            record = None
        if not isinstance(record, dict):
            self.answer(400, {"error": "a JSON object is needed"})
            return
        self.kept.append(record)
        self.answer(201, {"id": len(self.kept), **record})

    def answer(self, status: int, body: object) -> None:
        text = json.dumps(body, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        """Nothing that people send is written down."""


def serve(port: int = 8080) -> ThreadingHTTPServer:
    return ThreadingHTTPServer(("127.0.0.1", port), Records)


if __name__ == "__main__":
    serve(int(sys.argv[1]) if len(sys.argv) > 1 else 8080).serve_forever()
'''
SERVICE_TEST = """
import json
import threading
from urllib.request import Request, urlopen

import service


def test_it_keeps_what_it_is_given() -> None:
    server = service.serve(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/records"
    try:
        given = Request(address, json.dumps({"name": "one"}).encode())
        with urlopen(given) as answer:
            assert json.load(answer) == {"id": 1, "name": "one"}
        with urlopen(f"{address}/1") as answer:
            assert json.load(answer) == {"name": "one"}
    finally:
        server.shutdown()
"""


def service(material: Material) -> str:
    about = f"{material.title}\n\n{material.say('service-what')}\n{material.say('service-limits')}"
    return f"{_docstring(about)}\n{SERVICE}"


def service_test(material: Material) -> str:
    return f"{_docstring(material.title)}\n{SERVICE_TEST}"


REPORT = '''
import csv
from pathlib import Path

HERE = Path(__file__).parent


def summary(path: Path) -> list[tuple[str, int, float]]:
    """Each column with how many numbers it has and their sum."""
    found: dict[str, list[float]] = {}
    with path.open(newline="", encoding="utf-8-sig") as file:
        for row in csv.DictReader(file):
            for name, value in row.items():
                try:
                    found.setdefault(name, []).append(float((value or "").replace(",", ".")))
                except ValueError:
                    continue
    return [(name, len(numbers), sum(numbers)) for name, numbers in found.items() if numbers]


def main() -> None:
    lines = [f"# {TITLE}", "", f"| | {ROWS} | {TOTAL} |", "|---|---|---|"]
    for name, count, total in summary(HERE / "data.csv"):
        lines.append(f"| {name} | {count} | {total:g} |")
    (HERE / "report.md").write_text("\\n".join(lines) + "\\n", encoding="utf-8")


if __name__ == "__main__":
    main()
'''


def report(material: Material) -> str:
    words = {
        "TITLE": material.title,
        "ROWS": material.say("report-rows"),
        "TOTAL": material.say("report-total"),
    }
    named = "".join(f"{name} = {value!r}\n" for name, value in words.items())
    about = f"{material.title}\n\n{material.say('report-what')}"
    body = REPORT.replace(
        "HERE = Path(__file__).parent\n", f"HERE = Path(__file__).parent\n{named}"
    )
    return f"{_docstring(about)}\n{body}"


def _docstring(text: str) -> str:
    """Any text as a docstring: whatever could end it is escaped."""
    safe = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"').rstrip('"')
    lines = "\n".join("".join(c for c in line if c.isprintable()) for line in safe.split("\n"))
    return f'"""\n{lines}\n"""'
