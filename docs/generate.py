"""Write the generated parts of the docs: `make docs`. A test fails when they are out of date."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from folkmoot.conversation.diagram import mermaid, table
from folkmoot.conversation.rules import MODES, Rules
from folkmoot.settings import DERIVED

sys.path.insert(0, str(Path(__file__).parents[1]))

from training.promises import table as promises

DOCS = Path(__file__).parent


def rules() -> str:
    """Every rule with its default, and what the modes make of it."""
    modes = [name for name in MODES if name]
    lines = [f"| rule | without a mode | {' | '.join(modes)} |", "|---|---|" + "---|" * len(modes)]
    for field in fields(Rules):
        if field.name not in DERIVED:
            cells = [str(MODES[mode].get(field.name, "")) for mode in modes]
            lines.append(f"| `{field.name}` | {field.default} | {' | '.join(cells)} |")
    return "\n".join(lines)


STORY = (
    ("say", "--as", "ann", "Build me a CRM"),
    ("answer", "c1", "--as", "ann", "--text", "My five colleagues keep losing phone numbers"),
    ("say", "--as", "ann", "Finding a number by name"),
    ("say", "--as", "ann", "yes, go ahead"),
    ("say", "--as", "ann", "great"),
)
"""The conversation of the README."""


def conversation() -> str:
    """What the README's commands print, in an empty data folder."""
    lines = []
    with tempfile.TemporaryDirectory() as home:
        # One task after another, so that the page is the same whenever it is printed.
        (Path(home) / "folkmoot.toml").write_text("[rules]\nlimit = 1\n")
        for words in STORY:
            env = {**os.environ, "FOLKMOOT_HOME": home, "FOLKMOOT_MODE": ""}
            command = [sys.executable, "-m", "folkmoot", *words]
            ran = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
            lines.append(f"$ folkmoot {shlex.join(words)}")
            lines.append(ran.stdout.strip().replace(home, "~/.local/share/folkmoot"))
    body = "\n".join(lines)
    return f"```console\n{body}\n```"


def commands() -> str:
    """Every command with its help, as `--help` prints it at 88 columns."""
    import typer

    from folkmoot.cli.commands import app

    return "\n\n".join(_helps(typer.main.get_command(app), "folkmoot", None))


def _helps(command: Any, name: str, parent: Any) -> Iterator[str]:
    """A command, then those under it."""
    context = command.make_context(
        name.split()[-1], [], parent=parent, resilient_parsing=True, max_content_width=88
    )
    context.terminal_width = 88
    below = getattr(command, "commands", {})
    if below and parent is not None:
        yield f"## {name}"
    if not below:
        yield f"### {name}\n\n```text\n{command.get_help(context).rstrip()}\n```"
    for each in below.values():
        if not each.hidden:
            yield from _helps(each, f"{name} {each.name}", context)


def routes() -> str:
    """Every route of the API, from its own description."""
    from folkmoot.channels.web.app import application

    lines = ["| route | |", "|---|---|"]
    for path, methods in application().openapi()["paths"].items():
        for method, operation in methods.items():
            told = operation["description"].partition("\n\n")[0].replace("\n", " ")
            lines.append(f"| `{method.upper()} {path}` | {told} |")
    return "\n".join(lines)


PARTS = {
    "commands": commands,
    "conversation": conversation,
    "diagram": lambda: f"```mermaid\n{mermaid()}\n```",
    "table": table,
    "routes": routes,
    "rules": rules,
    "promises": promises,
}


def generated(text: str) -> str:
    """Return a page with its generated parts made anew."""
    for name, make in PARTS.items():
        marks = f"<!-- {name} -->", f"<!-- /{name} -->"
        if marks[0] not in text:
            continue
        pattern = re.escape(marks[0]) + ".*?" + re.escape(marks[1])
        fresh = f"{marks[0]}\n{make()}\n{marks[1]}".replace("\\", r"\\")
        text = re.sub(pattern, fresh, text, flags=re.DOTALL)
    return text


def pages() -> list[Path]:
    return [DOCS.parent / "README.md", *sorted(DOCS.rglob("*.md"))]


def main() -> None:
    for page in pages():
        page.write_text(generated(page.read_text()))


if __name__ == "__main__":
    main()
