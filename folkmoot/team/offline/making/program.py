"""
Programs: a small tool for files, tables or text, one file of standard Python, with its test.

They do what was asked for, or are not made; words of people stand in them as strings, never
as code.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from folkmoot.conversation.brief import Line
from folkmoot.team.mind import Told
from folkmoot.team.offline.facts import Fact, Facts
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.reading import features

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


IN_NAME = re.compile(
    r"(?:date|datum|fecha|data|дат\w+)[^.,;\n]{0,20}?(?:file ?name|dateiname\w*|bestandsnaam|"
    r"nombre del? archivo|nome d[oe]l? (?:arquivo|ficheiro|file)|nom du fichier|имен\w* файл\w*)",
    re.I,
)
"""A date that is read off the name of a file."""


def beyond(told: Told) -> list[Line]:
    """What was asked for beside what the tool does."""
    name = fits(told.request.text)
    known = f"{THINGS[name]} {DEEDS[name]}" if name else ""
    request = told.request
    found = [Fact("part", part, request) for part in features(request.text, request.lang)]
    facts = Facts(told)
    found += [*facts.parts, *facts.wishes]
    dated = IN_NAME.search(request.text) if name else None
    taken = dated.group() if dated else ""  # the tool takes the day of the last change
    named = [Line("beyond", taken, request.entry, request.who)] if taken else []
    return named + [
        Line("beyond", fact.text, fact.message.entry, fact.message.who)
        for fact in found
        if not _speaks(fact.text.lower(), known)
    ]


def tool(material: Material) -> str:
    """A command-line program that does what was asked for; nothing is made where none does."""
    name = fits(material.told.request.text)
    if not name:
        return ""
    imports, body = TOOLS[name]
    about = f"{material.title}\n\n{material.say(f'tool-{name}')}\n\n{material.goal}"
    return f"{_docstring(about)}\n\n{imports}{body}{RUN}"


def tool_test(material: Material, name: str) -> str:
    """The test beside it."""
    own = fits(material.told.request.text)
    module = PurePosixPath(name).stem.removeprefix("test_")
    head = f"{TEST_IMPORTS}import {module} as tool\n{TEST_HEAD}"
    return f"{_docstring(material.title)}\n{head}{TESTS[own]}" if own else ""


def _docstring(text: str) -> str:
    """Any text as a docstring: whatever could end it is escaped."""
    safe = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"').rstrip('"')
    lines = "\n".join("".join(c for c in line if c.isprintable()) for line in safe.split("\n"))
    return f'"""\n{lines}\n"""'
