"""Papers: Markdown that people read, from what they said; what is missing is named."""

from __future__ import annotations

from collections.abc import Iterable

from folkmoot.team.offline.making import records, site
from folkmoot.team.offline.making.markdown import BOX, listed, page
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.making.program import fits


def _page(title: str, *blocks: str) -> str:
    return page([f"# {title}", *blocks])


def _part(heading: str, items: Iterable[str], mark: str = "-") -> str:
    found = listed(items, mark)
    return f"## {heading}\n\n{found}" if found else ""


def _known(material: Material) -> str:
    """Everything the brief holds that a person said."""
    brief = material.told.project.brief
    lines = [line.text for line in brief.lines if line.source] if brief else []
    return _part(material.say("part-known"), dict.fromkeys(lines))


def _missing(material: Material) -> str:
    found = [material.say("missing", what=part) for part in material.missing]
    return _part(material.say("part-missing"), found)


def draft(material: Material) -> str:
    """Any paper without a form of its own: what is known, what is missing, what comes next."""
    return _page(
        material.task.title,
        material.task.description,
        f"**{material.say('part-for')}:** {material.goal}",
        _known(material),
        _missing(material) if material.parts else "",
    )


def content(material: Material) -> str:
    """What goes on the page, place by place, and what nobody has told yet."""
    known, lacking = [], []
    for slot, facts in site.places(material.told).items():
        heading = material.say(f"slot-{slot}")
        lines = [f"{fact.text} {fact.price}".strip() for fact in facts]
        known.append(_part(heading, lines))
        lacking += [] if facts else [heading]
    return _page(
        material.title,
        *known,
        _part(material.say("part-missing"), lacking),
    )


def screens(material: Material) -> str:
    """What one sees of the app, and what every entry has."""
    fields = ", ".join(field.label for field in records.fields(material.told))
    shown = [material.say("screens-first"), material.say("screens-entry", fields=fields)]
    return _page(material.title, listed([*shown, material.say("screens-kept")], "1."))


def usage(material: Material) -> str:
    """How to start the program and how to test it."""
    name = fits(material.told.request.text)
    command = f"python3 {material.name}.py --help"
    test = f"python3 -m unittest test_{material.name}"
    return _page(
        material.title,
        material.say(f"tool-{name}") if name else "",
        f"## {material.say('usage-run')}\n\n    {command}",
        material.say("usage-safe") if name == "files" else "",
        f"## {material.say('usage-test')}\n\n    {test}",
    )


def tests(material: Material) -> str:
    """What will have to be tried: every line of the brief that says what the thing must do."""
    brief = material.told.project.brief
    wanted = ("first_version", "scope_in", "constraints", "acceptance")
    lines = [line.text for name in wanted for line in (brief.section(name) if brief else ())]
    return _page(material.title, listed(dict.fromkeys([material.goal, *lines]), BOX))


def check(material: Material) -> str:
    """Each point of the brief, and how it will be shown."""
    brief = material.told.project.brief
    head = f"| {material.say('check-point')} | {material.say('check-how')} |\n|---|---|"
    rows = []
    for line in brief.section("acceptance") if brief else ():
        how = line.check
        told = material.say(f"check-{how.how}", file=how.file, what=how.what)
        rows.append(f"| {line.text.replace('|', '/')} | {told.replace('|', '/')} |")
    return _page(material.task.title, "\n".join([head, *rows]))
