"""
What the stages of software write by rules, and what QA tries. The stages themselves stand in
kinds.py: the program is small and standard Python, its tests come first and really run.
"""

from __future__ import annotations

from collections.abc import Sequence

from folkmoot.team.offline.making.material import Material
from folkmoot.team.tools import Answer

PYTHON = "Python"

SECTIONS = ("problem", "users", "first_version", "scope_in", "scope_out", "constraints")


def trials(material: Material) -> list[str]:
    """What people really type: nothing there, nothing in it, not text. No traceback, ever."""
    if material.kind != "tool":
        return []
    program = f"python3 {material.name}.py"
    fine = "2>&1 | grep -q Traceback"
    return [
        f"! {program} not-there.csv {fine}",
        f": > /tmp/empty.csv; ! {program} /tmp/empty.csv {fine}",
        f"head -c 2000 /bin/sh > /tmp/bytes.csv; ! {program} /tmp/bytes.csv {fine}",
    ]


def requirements(material: Material) -> str:
    """What it must do, as agreed: the brief's own lines, section by section."""
    brief = material.told.project.brief
    lines = [f"# {material.title}", "", material.goal]
    for name in (*SECTIONS, "acceptance"):
        section = brief.section(name) if brief else ()
        if section:
            lines += ["", f"## {material.say(f'section-{name}')}", ""]
            lines += [f"- {' '.join(line.text.split())}" for line in section]
    return "\n".join(lines) + "\n"


def design(material: Material) -> str:
    """Which file does what: a line for each task that leaves one."""
    lines = [f"# {material.title}", "", f"## {material.say('design-files')}", ""]
    for task in material.plan.tasks:
        lines += [f"- `{file}`: {task.title}" for file in task.files]
    lines += ["", f"## {material.say('section-technology')}", "", f"- {PYTHON}"]
    return "\n".join(lines) + "\n"


def report(material: Material, tried: Sequence[tuple[str, Answer]]) -> str:
    """What was tried, and what it printed."""
    lines = [f"# {material.title}", "", f"## {material.say('qa-tried')}", ""]
    for command, answer in tried:
        lines += [f"- {'✓' if answer.ok else '✗'} `{command}`", "", "  ```"]
        lines += [f"  {line}" for line in answer.text.splitlines()[:40]]
        lines += ["  ```", ""]
    return "\n".join(lines) + "\n"
