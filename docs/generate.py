"""Write the generated parts of the docs: `make docs`. A test fails when they are out of date."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from folkmoot.conversation.diagram import mermaid, table
from folkmoot.conversation.rules import MODES, Rules

DOCS = Path(__file__).parent


def rules() -> str:
    """Every rule with its default, and what the modes make of it."""
    modes = [name for name in MODES if name]
    lines = [f"| rule | without a mode | {' | '.join(modes)} |", "|---|---|" + "---|" * len(modes)]
    for field in fields(Rules):
        if field.name != "team":
            cells = [str(MODES[mode].get(field.name, "")) for mode in modes]
            lines.append(f"| `{field.name}` | {field.default} | {' | '.join(cells)} |")
    return "\n".join(lines)


PARTS = {
    "diagram": lambda: f"```mermaid\n{mermaid()}\n```",
    "table": table,
    "rules": rules,
}


def generated(text: str) -> str:
    """Return a page with its generated parts made anew."""
    for name, make in PARTS.items():
        marks = f"<!-- {name} -->", f"<!-- /{name} -->"
        pattern = re.escape(marks[0]) + ".*?" + re.escape(marks[1])
        fresh = f"{marks[0]}\n{make()}\n{marks[1]}"
        text = re.sub(pattern, lambda _, fresh=fresh: fresh, text, flags=re.DOTALL)
    return text


def main() -> None:
    for page in sorted(DOCS.rglob("*.md")):
        page.write_text(generated(page.read_text()))


if __name__ == "__main__":
    main()
