"""
The gates of the house: who may import whom, and how large a thing may grow.

A gate looks at every file there is, and its failure names all that break it. To let something
through, change the table or the number here, in the commit that says why.
"""

import ast
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "folkmoot"

LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 60

# What the conversation may use beside itself: modules that only compute.
# fmt: off
PURE = {
    "__future__", "abc", "bisect", "collections", "copy", "dataclasses", "difflib", "enum",
    "fractions", "functools", "graphlib", "hashlib", "heapq", "itertools", "json", "math",
    "operator", "re", "string", "textwrap", "types", "typing", "unicodedata",
}
# fmt: on
WORLDLY_BUILTINS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}

# Room of the house -> the rooms it may import. `face` is folkmoot/__init__.py.
EVERYTHING = None
MAY_IMPORT: dict[str, set[str] | None] = {
    "errors": set(),
    "connected": {"errors"},
    "conversation": {"errors"},
    "understanding": {"conversation", "texts", "errors"},
    "team": {"connected", "conversation", "errors", "settings", "texts", "understanding"},
    "texts": {"conversation", "errors"},
    "settings": {"connected", "conversation", "errors"},
    "store": {"conversation", "errors"},
    "drafts": set(),
    "memory": set(),
    "following": {"store"},
    "record": {"conversation", "errors", "store"},
    "room": {"conversation", "drafts", "errors", "following", "record", "store"},
    "jobs": {"conversation", "errors", "room", "store"},
    "work": {"conversation", "drafts", "errors", "settings", "team", "texts"},
    # What a page needs beside a room: its tokens, the lines of the log, and files to take away.
    "channels": {
        *("archive", "conversation", "errors", "export", "following", "progress", "said", "store"),
        *("contents", "memory", "parcels", "texts", "tokens", "view", "visit"),
    },
    "doors": {"conversation", "errors", "texts", "view", "visit"},
    "edits": {"conversation", "errors"},
    "view": {"conversation", "errors", "store", "texts"},
    "replay": {"conversation", "errors", "store"},
    "library": {"conversation", "errors", "room", "team", "work"},
    "said": {"errors"},
    "thinking": {"connected", "conversation", "errors", "settings", "team", "texts"},
    "contents": {"said", "work"},
    "meant": {"conversation", "errors", "room", "view"},
    "seen": {"conversation", "room"},
    "joining": {"errors", "store"},
    "parcels": {"archive", "errors"},
    "tokens": {"errors", "said", "store"},
    "progress": {"conversation", "store"},
    "visit": EVERYTHING,  # what a person may do in a room: the face of all that app wires
    "archive": {"errors"},
    "backup": {"archive", "connected", "errors", "face", "store"},
    "restore": {"archive", "backup", "errors", "store"},
    "export": {"archive", "conversation", "errors", "said", "settings", "texts"},
    "doctor": {"connected", "errors", "face", "jobs", "settings", "store", "team", "texts", "work"},
    "evaluation": {"app", "archive", "conversation", "errors", "settings", "texts", "work"},
    "blocking": {"app", "room"},
    "app": EVERYTHING,
    "cli": EVERYTHING,
    "face": EVERYTHING,
    "__main__": EVERYTHING,
}

# Written so that none of them matches its own line. folkmoot/work/ is ours, a /work at the start
# of a path is somebody's machine.
MACHINE_PATHS = re.compile(rb"(?<![\w.~*}\])-])/(?:work|root)/")
REGISTRIES = re.compile(rb"pypi\.org|pythonhosted\.org|registry\.npmjs|[/]simple/?\s")
LEFT_OPEN = re.compile(rb"\b(?:T[O]DO|F[I]XME|X[X]X)\b")


def test_the_conversation_knows_nothing_of_the_world() -> None:
    worldly = []
    for path in sources("folkmoot/conversation"):
        worldly += [
            f"{shown(path)} imports {name}"
            for name in imports(path)
            if name.partition(".")[0] not in PURE
            and not within(name, "folkmoot.conversation", "folkmoot.errors")
        ]
        for node in ast.walk(tree(path)):
            line = f"{shown(path)}:{getattr(node, 'lineno', 0)}"
            writes = path.name == "value.py" and node_name(node) == "exec"  # of our own fields only
            if node_name(node) in WORLDLY_BUILTINS and not writes:
                worldly.append(f"{line} uses {node_name(node)}")
            elif isinstance(node, ast.Await | ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith):
                worldly.append(f"{line} is asynchronous")
    assert not worldly, report("what the world does arrives as an event", worldly)


def node_name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def test_every_room_of_the_house_has_a_row_in_the_table() -> None:
    rooms = {room_of(path) for path in sources("folkmoot")}
    named = set().union(*(row for row in MAY_IMPORT.values() if row))
    unknown = sorted((rooms | named) - set(MAY_IMPORT))
    assert not unknown, report("say in MAY_IMPORT what these may import", unknown)


def test_the_rooms_of_the_house_keep_to_the_table() -> None:
    wrong = []
    for path in sources("folkmoot"):
        room = room_of(path)
        allowed = MAY_IMPORT.get(room, set())
        if allowed is EVERYTHING:
            continue
        for name in imports(path):
            if within(name, "folkmoot") and room_named(name) not in {room, *allowed}:
                wrong.append(f"{shown(path)} imports {name}")
    assert not wrong, report("only app sees everything; wire these there", wrong)


def test_no_file_outgrows_a_reader() -> None:
    long = []
    for path in sources("folkmoot", "tests", "bench"):
        size = len(path.read_text("utf-8").splitlines())
        if size > LINES_OF_A_FILE:
            long.append(f"{shown(path)} has {size} lines")
    assert not long, report("split by what changes together", long)


def test_no_file_of_the_page_outgrows_a_reader_and_each_says_what_it_is() -> None:
    wrong = []
    for path in sorted((PACKAGE / "web").rglob("*.*")):
        if path.suffix in (".js", ".css"):
            lines = path.read_text("utf-8").splitlines()
            if len(lines) > LINES_OF_A_FILE:
                wrong.append(f"{shown(path)} has {len(lines)} lines")
            opening = "// @ts-check\n/**" if path.suffix == ".js" else "/*"
            if not "\n".join(lines).startswith(opening):
                wrong.append(f"{shown(path)} does not say what it is")
    assert not wrong, report("split by what changes together, and say what it is", wrong)


def test_no_function_outgrows_a_screen() -> None:
    long = []
    for path in sources("folkmoot", "tests", "bench"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or node.lineno) - node.lineno + 1
                if size > LINES_OF_A_FUNCTION:
                    long.append(f"{shown(path)}:{node.lineno} {node.name} has {size} lines")
    assert not long, report("name the parts", long)


def test_every_module_says_what_it_is() -> None:
    silent = [
        shown(path)
        for path in sources("folkmoot")
        if not (ast.get_docstring(tree(path)) or "").strip()
    ]
    assert not silent, report("open with one to six lines: what it is, its rule", silent)


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    told = [*places(MACHINE_PATHS), *places(REGISTRIES)]
    assert not told, report("other machines have neither this path nor this registry", told)


def test_nothing_is_left_open_in_the_files() -> None:
    left = list(places(LEFT_OPEN, binaries=False))
    assert not left, report("do it now, or open an issue", left)


LOCKS = {"requirements.lock": ("build",), "requirements-dev.lock": ("build", "dev")}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_all_that_is_asked_for_and_names_no_place(name: str) -> None:
    lock = (ROOT / name).read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pinned = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))
    asked = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for group in LOCKS[name]:
        asked += project["dependency-groups"][group]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", line)[0]).lower() for line in asked}
    assert names <= pinned, f"run: make lock (it lacks {sorted(names - pinned)})"
    assert not re.search(r"://|^\s*-(?!-hash=)| @ ", lock, re.MULTILINE)
    assert lock.count("--hash=sha256:") >= len(pinned)
    assert not (ROOT / "uv.lock").exists(), "requirements.lock is the lock: remove uv.lock"


def test_using_the_program_installs_nothing_that_only_working_on_it_needs() -> None:
    """And what both install is the same."""
    pins = {}
    for name in LOCKS:
        lock = (ROOT / name).read_text("utf-8")
        pins[name] = set(re.findall(r"^[a-z0-9-]+==\S+", lock, re.MULTILINE))
    used, worked_on = pins.values()
    assert used < worked_on
    assert not re.search(r"^(numpy|pytest|playwright|mypy|scipy)==", "\n".join(used), re.MULTILINE)


def sources(*folders: str) -> Iterator[Path]:
    """Every Python file in these folders of the project, in a fixed order."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """The full names of what a file imports; relative ones resolved, inside functions too."""
    here = path.relative_to(ROOT).with_suffix("").parts
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: -node.level]) if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            yield from (f"{module}.{alias.name}" for alias in node.names)


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def room_of(path: Path) -> str:
    """The room a file of the package belongs to: `store` for folkmoot/store/sqlite.py."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "face" if first == "__init__" else first


def room_named(name: str) -> str:
    """The room an import reaches: `store` for folkmoot.store.sqlite, `face` for folkmoot.say."""
    first = name.partition(".")[2].partition(".")[0]
    there = (PACKAGE / first).is_dir() or (PACKAGE / f"{first}.py").is_file()
    return first if first and (there or first in MAY_IMPORT) else "face"


def files() -> Iterator[Path]:
    """Every file of the repository, committed or about to be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        names = listed.stdout.split("\0")
    except (FileNotFoundError, subprocess.CalledProcessError):
        names = []
    if "pyproject.toml" in names:
        yield from (ROOT / name for name in names if (ROOT / name).is_file())
    else:
        yield from files_without_git()


def files_without_git() -> Iterator[Path]:
    """The same in an unpacked archive or where git refuses: all that .gitignore lets through."""
    ignored = {".git", *(ROOT / ".gitignore").read_text("utf-8").replace("/", "").split()}
    for folder, below, names in os.walk(ROOT):
        below[:] = [name for name in below if name not in ignored]
        yield from (Path(folder, name) for name in names if name not in ignored)


def places(pattern: re.Pattern[bytes], binaries: bool = True) -> Iterator[str]:
    for path in files():
        content = path.read_bytes()
        if b"\0" in content and not binaries:
            continue  # three letters in a row mean nothing among numbers
        for number, line in enumerate(content.splitlines(), 1):
            if found := pattern.search(line):
                yield f"{shown(path)}:{number} {found[0].decode()!r}"


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def report(advice: str, found: list[str]) -> str:
    return "\n  ".join([f"{advice}:", *found])
