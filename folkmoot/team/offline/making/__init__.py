"""
Making files by rules: one function a file, found by its name, else by its ending.

A file holds what people said, in their language; what is missing is named. What no function
makes is not made. The same project makes the same files, so a task done again changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePosixPath

from folkmoot.team.offline import software
from folkmoot.team.offline.making import event, figures, look, page, papers, program, records, small
from folkmoot.team.offline.making.material import Material

Maker = Callable[[Material], str]

BY_NAME: dict[str, Maker] = {
    "content.md": papers.content,
    "SCREENS.md": papers.screens,
    "USAGE.md": papers.usage,
    figures.REPORT: lambda material: figures.report(material.told, material.title),
    figures.CHART: lambda material: figures.chart(material.told),
    event.PROGRAMME: lambda material: event.programme(material.told),
    event.CHECKLIST: lambda material: event.checklist(material.told),
    event.BUDGET: lambda material: event.budget(material.told),
    event.INVITATION: lambda material: event.invitation(material.told),
    "CHECK.md": papers.check,
    "REQUIREMENTS.md": software.requirements,
    "DESIGN.md": software.design,
    "REVIEW.md": papers.check,
    small.FILE: small.result,
    "style.css": look.style,
    "index.html": page.index,
    "TESTS.md": papers.tests,
    "app.js": page.script,
    "data.json": lambda material: records.model(material.told, material.title),
}
BY_ENDING: dict[str, Maker] = {
    ".css": look.style,
    ".html": page.index,
    ".md": papers.draft,
    ".py": program.tool,
    ".txt": papers.draft,
}


def make(file: str, material: Material) -> str:
    """The content of a file of the plan; nothing, where rules make none such."""
    name = PurePosixPath(file).name
    if name.startswith("test_"):
        return program.tool_test(material, name)
    maker = BY_NAME.get(name) or BY_ENDING.get(PurePosixPath(name).suffix.lower())
    return maker(material) if maker else ""
