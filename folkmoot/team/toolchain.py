"""Languages that software is written in, and the programs that run or build it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

LANGUAGES: dict[str, tuple[str, ...]] = {
    "Python": ("python3",),
    "JavaScript": ("node",),
    "Node": ("node",),
    "TypeScript": ("node",),
    "Rust": ("cargo", "rustc"),
    "Go": ("go",),
    "Java": ("javac",),
    "Kotlin": ("kotlinc",),
    "Scala": ("scala",),
    "C": ("gcc", "cc", "clang"),
    "C++": ("g++", "clang++"),
    "C#": ("dotnet",),
    ".NET": ("dotnet",),
    "Swift": ("swift",),
    "Ruby": ("ruby",),
    "Rails": ("ruby",),
    "PHP": ("php",),
    "Laravel": ("php",),
    "Perl": ("perl",),
    "R": ("Rscript",),
    "Julia": ("julia",),
    "Haskell": ("ghc",),
    "Elixir": ("elixir",),
    "Erlang": ("erl",),
    "Dart": ("dart",),
    "Flutter": ("flutter",),
    "Lua": ("lua",),
    "Zig": ("zig",),
}
"""Any one of the programs will do."""


NAMED = re.compile(
    r"(?<![\w.+#-])(?:" + "|".join(re.escape(name) for name in LANGUAGES if len(name) > 1) + r")"
    r"(?![\w+#-])"
)
"""A language as it writes itself: Ruby is one, ruby may be a stone."""


def named(text: str) -> list[str]:
    """The languages that a text names as they write themselves."""
    return NAMED.findall(text)


def missing(
    languages: Iterable[str], commands: Iterable[str], has: Callable[[str], bool]
) -> tuple[str, ...]:
    """What this machine lacks for these languages and commands, as a person would say it."""
    lost = [
        f"{name} ({LANGUAGES[name][0]})"
        for name in dict.fromkeys(languages)
        if name in LANGUAGES and not any(map(has, LANGUAGES[name]))
    ]
    first = (command.split()[0] for command in commands if command.split())
    programs = [name for name in dict.fromkeys(first) if name.replace("-", "").isalnum()]
    return (*lost, *(name for name in programs if name not in BUILT_IN and not has(name)))


BUILT_IN = frozenset(["cd", "test", "true", "false", "echo", "printf", "exit", "set", "export"])
"""Commands of the shell itself."""
