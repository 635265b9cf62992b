"""Papers: Markdown that people read, from what they said; what is missing is named."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from itertools import accumulate

from folkmoot.team.offline.cues import written
from folkmoot.team.offline.making import site
from folkmoot.team.offline.making.look import colours
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.making.tables import WAVES, began, columns


def _page(title: str, *blocks: str) -> str:
    return f"# {title}\n\n" + "\n\n".join(block for block in blocks if block) + "\n"


def _list(items: Iterable[str], mark: str = "-") -> str:
    return "\n".join(f"{mark} {' '.join(item.split())}" for item in items)


def _part(heading: str, items: Iterable[str], mark: str = "-") -> str:
    found = _list(items, mark)
    return f"## {heading}\n\n{found}" if found else ""


def _known(material: Material) -> str:
    """Everything the brief holds that a person said."""
    brief = material.told.project.brief
    lines = [line.text for line in brief.lines if line.source] if brief else []
    return _part(material.say("part-known"), dict.fromkeys(lines))


def _missing(material: Material) -> str:
    found = [material.say("missing", what=part) for part in material.missing]
    return _part(material.say("part-missing"), found)


def _wishes(material: Material) -> str:
    return _part(material.say("part-wishes"), material.wishes)


def draft(material: Material) -> str:
    """Any paper without a form of its own: what is known, what is missing, what comes next."""
    return _page(
        material.task.title,
        material.task.description,
        f"**{material.say('part-for')}:** {material.goal}",
        _known(material),
        _missing(material) if material.parts else "",
        _wishes(material),
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
        _wishes(material),
    )


def screens(material: Material) -> str:
    shown = [material.say(f"screens-{name}") for name in ("first", "entry", "kept")]
    return _page(material.title, _list(shown, "1."), _list(material.parts), _wishes(material))


def usage(material: Material) -> str:
    command = f"python3 {material.name}.py --help"
    test = f"python3 -m unittest test_{material.name}"
    return _page(
        material.title,
        f"## {material.say('usage-run')}\n\n    {command}",
        material.say("usage-safe"),
        f"## {material.say('usage-test')}\n\n    {test}",
        _known(material),
        _wishes(material),
    )


def interface(material: Material) -> str:
    table = "\n".join(
        (
            "| | | |",
            "|---|---|---|",
            '| POST | /records | {"name": "…"} → 201 |',
            "| GET | /records | → 200, [ … ] |",
            "| GET | /records/1 | → 200, 404 |",
        )
    )
    said = f"{material.say('service-what')} {material.say('service-limits')}"
    run = f"## {material.say('usage-run')}\n\n    python service.py 8080"
    test = f"## {material.say('usage-test')}\n\n    python -m pytest test_service.py"
    return _page(material.title, said, table, run, test, _known(material), _wishes(material))


def data(material: Material) -> str:
    return _page(
        material.title,
        material.answer("data"),
        _list(f"`{name}`" for name in columns(material)),
        f"{material.say('part-example')}: `data.csv`",
        _known(material),
    )


def report(material: Material) -> str:
    run = f"## {material.say('usage-run')}\n\n    python report.py"
    decision = material.answer("problem") or material.goal
    return _page(
        material.title,
        f"**{material.say('part-for')}:** {decision}",
        f"## {material.say('report-first')}\n\n{material.say('missing', what='data.csv')}",
        f"## {material.say('report-follows')}\n\n{material.say('missing', what=decision)}",
        run,
        _wishes(material),
    )


def names(material: Material) -> str:
    """Names put together from the person's own words."""
    own = [word.capitalize() for word in written(material.heading) if len(word) > 3]
    wanted = [word.capitalize() for word in written(material.answer("problem")) if len(word) > 4]
    found = list(
        dict.fromkeys([material.heading, *own, *(f"{a} {b}" for a in own for b in wanted)])
    )
    says = [material.answer("problem") or material.goal]
    return _page(
        material.title,
        _part(material.say("brand-names"), found[:6]),
        _part(material.say("brand-says"), says),
        _known(material),
    )


def brand(material: Material) -> str:
    shades = [f"{name}: `{value}`" for name, value in colours(material).items()]
    return _page(
        material.title,
        "![logo](logo.svg)",
        _part(material.say("brand-says"), [material.answer("problem") or material.goal]),
        f"## {material.say('brand-tone')}\n\n{material.say('brand-tone-text')}",
        _part(material.say("brand-colours"), shades),
        f"## {material.say('brand-use')}\n\n{material.say('brand-use-text')}",
        _wishes(material),
    )


def sentences(material: Material) -> list[str]:
    what = material.answer("message") or material.heading
    return [material.say(id, what=what.rstrip(".!?")) for id in SENTENCES]


SENTENCES = ("campaign-new", "campaign-why", "campaign-ask")


def message(material: Material) -> str:
    found = _part(material.say("campaign-sentences"), sentences(material), "1.")
    return _page(material.title, found, _known(material), _wishes(material))


def posts(material: Material) -> str:
    """One for each date of the calendar."""
    first = began(material) + timedelta(days=7)
    said = sentences(material)
    blocks = []
    for n, (day, id) in enumerate(WAVES):
        date = (first + timedelta(days=day)).isoformat()
        blocks.append(f"## {date}: {material.say(id)}\n\n{said[n % len(said)]}")
    return _page(material.title, *blocks, _wishes(material))


def mail(material: Material) -> str:
    what = material.answer("message") or material.heading
    return _page(
        material.title,
        f"**{material.say('mail-subject')}:** {what}",
        material.say("mail-greeting"),
        material.say("mail-first", what=what.rstrip(".!?")),
        material.answer("problem"),
        material.say("mail-ask"),
        material.say("mail-end"),
        _wishes(material),
    )


def programme(material: Material) -> str:
    """A beginning, the parts that were named with a break in the middle, an end."""
    parts = material.parts or [f"{material.say('event-part')} {n}" for n in (1, 2)]
    half = (len(parts) + 1) // 2
    steps = [material.say("event-arrive"), material.say("event-welcome"), *parts[:half]]
    steps += [material.say("event-break"), *parts[half:]]
    steps += [material.say("event-questions"), material.say("event-end")]
    starts = accumulate((SHORT_STEP if n < 2 else STEP for n in range(len(steps) - 1)), initial=0)
    timed = [f"{at // 60}:{at % 60:02} {step}" for at, step in zip(starts, steps, strict=True)]
    where = material.answer("place")
    return _page(material.title, where, _list(timed), _known(material), _wishes(material))


SHORT_STEP, STEP = 15, 45
"""Minutes: arriving and the welcome are short."""


def checklist(material: Material) -> str:
    lists = {
        "before": ("place", "invite", "things"),
        "during": ("time", "photos"),
        "after": ("clean", "thanks"),
    }
    blocks = [
        _part(material.say(f"event-{when}"), [material.say(f"event-task-{id}") for id in ids], BOX)
        for when, ids in lists.items()
    ]
    return _page(material.title, *blocks, _wishes(material))


BOX = "- [ ]"


def invitation(material: Material) -> str:
    return _page(
        material.heading,
        f"{material.say('invite-come')} {material.heading}",
        material.answer("place"),
        material.answer("problem"),
        material.say("invite-reply"),
        _wishes(material),
    )


def tests(material: Material) -> str:
    """What will have to be tried: every line of the brief that says what the thing must do."""
    brief = material.told.project.brief
    wanted = ("first_version", "scope_in", "constraints", "acceptance")
    lines = [line.text for name in wanted for line in (brief.section(name) if brief else ())]
    return _page(material.title, _list(dict.fromkeys([material.goal, *lines]), BOX))


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
