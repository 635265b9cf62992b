"""
Programs: a small tool, a small service and a report, each one file of standard Python.

They do something useful and nothing dangerous; words of people stand in them as strings, never
as code.
"""

from __future__ import annotations

from pathlib import PurePosixPath

from folkmoot.conversation.brief import Line
from folkmoot.team.mind import Told
from folkmoot.team.offline.cues import names
from folkmoot.team.offline.facts import Fact, Facts
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.reading import features

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
    if not options.folder.is_dir():
        parser.error(f"{options.folder} is no folder")
    for old, new in planned(options.folder, options.pattern):
        print(f"{old.name} -> {new.name}")
        if options.write and old != new and not new.exists():
            old.rename(new)
    return 0
'''
FILES_TEST = """
    def test_it_only_shows(self) -> None:
        (self.folder / "One Two.txt").write_text("x")
        self.assertIn("one_two.txt", self.printed(str(self.folder)))
        self.assertTrue((self.folder / "One Two.txt").exists())

    def test_it_renames_when_told_to(self) -> None:
        (self.folder / "One Two.txt").write_text("x")
        self.printed(str(self.folder), "--write")
        (path,) = self.folder.iterdir()
        self.assertTrue(path.name.endswith("_one_two.txt"))

    def test_it_says_what_is_wrong(self) -> None:
        self.refused(str(self.folder / "not-there"))
"""

TABLE = '''

def totals(path: Path) -> dict[str, float]:
    """The sum of every column that holds numbers."""
    sums: dict[str, float] = {}
    with path.open(newline="", encoding="utf-8-sig") as file:
        for row in csv.DictReader(file):
            for name, value in row.items():
                with suppress(AttributeError, ValueError):  # a cell too few, too many, no number
                    sums[name] = sums.get(name, 0.0) + float(value.replace(",", "."))
    return sums


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", type=Path)
    options = parser.parse_args(arguments)
    try:
        found = totals(options.table)
    except (OSError, UnicodeDecodeError, csv.Error) as wrong:
        parser.error(f"{options.table} cannot be read: {wrong}")
    for name, total in found.items():
        print(f"{name}: {total:g}")
    return 0
'''
TABLE_TEST = """
    def test_it_adds_up(self) -> None:
        table = self.folder / "table.csv"
        table.write_text("name,amount\\na,1\\nb,2.5\\n")
        self.assertIn("amount: 3.5", self.printed(str(table)))

    def test_it_says_what_is_wrong(self) -> None:
        self.refused(str(self.folder / "not-there.csv"))
"""

TEXT = """

def counted(text: str) -> dict[str, int]:
    return {"lines": len(text.splitlines()), "words": len(text.split()), "characters": len(text)}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--find", default="")
    options = parser.parse_args(arguments)
    try:
        text = options.file.read_text(encoding="utf-8") if options.file else sys.stdin.read()
    except (OSError, UnicodeDecodeError) as wrong:
        parser.error(f"{options.file or 'the input'} cannot be read: {wrong}")
    for name, count in counted(text).items():
        print(f"{name}: {count}")
    for number, line in enumerate(text.splitlines(), 1):
        if options.find and options.find.lower() in line.lower():
            print(f"{number}: {line}")
    return 0
"""
TEXT_TEST = """
    def test_it_counts_and_finds(self) -> None:
        file = self.folder / "text.txt"
        file.write_text("one two\\nthree\\n")
        out = self.printed(str(file), "--find", "THREE")
        self.assertIn("words: 3", out)
        self.assertIn("2: three", out)

    def test_it_says_what_is_wrong(self) -> None:
        self.refused(str(self.folder / "not-there.txt"))
"""

TOOLS = {
    "files": ("import argparse\nfrom datetime import date\nfrom pathlib import Path\n", FILES),
    "table": (
        "import argparse\nimport csv\nfrom contextlib import suppress\nfrom pathlib import Path\n",
        TABLE,
    ),
    "text": ("import argparse\nimport sys\nfrom pathlib import Path\n", TEXT),
}
TEST_HEAD = """

class ToolTest(unittest.TestCase):
    def setUp(self) -> None:
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def printed(self, *arguments: str) -> str:
        with redirect_stdout(StringIO()) as out:
            self.assertEqual(tool.main([*arguments]), 0)
        return out.getvalue()

    def refused(self, *arguments: str) -> None:
        with redirect_stderr(StringIO()) as out, self.assertRaises(SystemExit):
            tool.main([*arguments])
        self.assertIn("not-there", out.getvalue())
"""
TEST_IMPORTS = """
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

"""
TESTS = {"files": FILES_TEST, "table": TABLE_TEST, "text": TEXT_TEST}
RUN = '\n\nif __name__ == "__main__":\n    raise SystemExit(main())\n'

THINGS = {
    "table": "csv excel table tabla tabela tableau tabelle tabella tabel таблиц spreadsheet column "
    "column spalte colonn kolom столб",
    "files": "file folder archivo carpeta arquivo pasta fichier dossier datei ordner cartella "
    "bestand foto photo файл папк фото",
    "text": "word palabra palavra mots wort wört parol woord слов text texto texte testo tekst "
    "текст line zeile",
}
"""What each tool is for, by stems in eight languages."""

DEEDS = {
    "table": "sum add total addi addition somm suma soma optel adds сумм слож итог",
    "files": "renam umbenen renombr renome renomm rinomin hernoem переимен",
    "text": "count zähl cuent conta compt tel счит подсч find such busc cherch cerc zoek найт ищ",
}
"""What each tool does."""


def _speaks(said: str, stems: str) -> bool:
    return any(stem in said for stem in stems.split())


def fits(text: str) -> str:
    """The tool that does what a text asks for; none may."""
    said = text.lower()
    both = (name for name in THINGS if _speaks(said, THINGS[name]) and _speaks(said, DEEDS[name]))
    return next(both, "")


def points(told: Told) -> list[Line]:
    """What each tool does, its tests show: the kind's own point runs them (briefing.py)."""
    return []


def beyond(told: Told) -> list[Line]:
    """What was asked for beside what the tool does."""
    name = fits(told.request.text)
    known = f"{THINGS[name]} {DEEDS[name]}" if name else ""
    request = told.request
    found = [Fact("part", part, request) for part in features(request.text, request.lang)]
    facts = Facts(told)
    found += [*facts.parts, *facts.wishes]
    return [
        Line("beyond", fact.text, fact.message.entry, fact.message.who)
        for fact in found
        if not _speaks(fact.text.lower(), known)
    ]


def does(material: Material) -> str:
    """Which tool is made: the one that fits, else the nearest, else the plainest."""
    said = material.planned.lower()
    near = (name for name in THINGS if _speaks(said, THINGS[name]))
    table = "table" if names(said, material.lang) & TABLES else "text"
    return fits(said) or next(near, table)


def tool(material: Material) -> str:
    """A command-line program; what was asked for stands in it only where it does that."""
    imports, body = TOOLS[does(material)]
    about = f"{material.title}\n\n{material.say(f'tool-{does(material)}')}"
    if fits(material.planned):
        about += f"\n\n{material.goal}"
    return f"{_docstring(about)}\n\n{imports}{body}{RUN}"


def tool_test(material: Material, name: str) -> str:
    """The test beside it."""
    module = PurePosixPath(name).stem.removeprefix("test_")
    head = f"{TEST_IMPORTS}import {module} as tool\n{TEST_HEAD}"
    return f"{_docstring(material.title)}\n{head}{TESTS[does(material)]}"


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
import unittest
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import service


class ServiceTest(unittest.TestCase):
    def setUp(self) -> None:
        self.server = service.serve(0)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.address = f"http://127.0.0.1:{self.server.server_port}/records"

    def test_it_keeps_what_it_is_given(self) -> None:
        given = Request(self.address, json.dumps({"name": "one"}).encode())
        with urlopen(given) as answer:
            id = json.load(answer)["id"]
        with urlopen(f"{self.address}/{id}") as answer:
            self.assertEqual(json.load(answer), {"name": "one"})

    def test_it_refuses_what_is_no_record(self) -> None:
        with self.assertRaises(HTTPError) as refused:
            urlopen(Request(self.address, b"[]"))
        self.assertEqual(refused.exception.code, 400)
        refused.exception.close()
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
