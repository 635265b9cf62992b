"""
Making files by rules: one function a file, found by its name, else by its ending.

A file holds what people said, in their language; what is missing is named in it. The same
project makes the same files, so a task done again after a crash changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePosixPath

from folkmoot.team.offline import software
from folkmoot.team.offline.making import figures, look, page, papers, program, small, tables
from folkmoot.team.offline.making.material import Material

Maker = Callable[[Material], str]


def _report(material: Material) -> str:
    """From the table that was brought, else what it will need."""
    if material.told.project.material and figures.table(material.told) is not None:
        return figures.report(material.told, material.title)
    return papers.report(material)


BY_NAME: dict[str, Maker] = {
    "content.md": papers.content,
    "SCREENS.md": papers.screens,
    "USAGE.md": papers.usage,
    "API.md": papers.interface,
    "DATA.md": papers.data,
    "REPORT.md": _report,
    "chart.svg": lambda material: figures.chart(material.told),
    "NAMES.md": papers.names,
    "BRAND.md": papers.brand,
    "MESSAGE.md": papers.message,
    "POSTS.md": papers.posts,
    "MAIL.md": papers.mail,
    "PROGRAMME.md": papers.programme,
    "CHECKLIST.md": papers.checklist,
    "INVITATION.md": papers.invitation,
    "CHECK.md": papers.check,
    "REQUIREMENTS.md": software.requirements,
    "DESIGN.md": software.design,
    "REVIEW.md": papers.check,
    "RESULT.md": small.result,
    "style.css": look.style,
    "palette.css": look.palette,
    "logo.svg": look.logo,
    "index.html": page.index,
    "TESTS.md": papers.tests,
    "app.js": page.script,
    "data.json": tables.model,
    "data.csv": tables.sample,
    "calendar.csv": tables.calendar,
    "budget.csv": tables.budget,
    "service.py": program.service,
    "test_service.py": program.service_test,
    "report.py": program.report,
}
BY_ENDING: dict[str, Maker] = {
    ".html": page.index,
    ".css": look.style,
    ".svg": look.logo,
    ".json": tables.model,
    ".csv": tables.sample,
    ".py": program.tool,
}


def make(file: str, material: Material) -> str:
    """The content of a file of the plan."""
    name = PurePosixPath(file).name
    if name.startswith("test_") and name not in BY_NAME:
        return program.tool_test(material, name)
    maker = BY_NAME.get(name) or BY_ENDING.get(PurePosixPath(name).suffix, papers.draft)
    return maker(material)
