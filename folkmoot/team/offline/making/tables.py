"""Tables and data: CSV and JSON that a spreadsheet or a program opens."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

from folkmoot.team.offline.making import records
from folkmoot.team.offline.making.material import Material

WAVES = (
    (0, "campaign-tease"),
    (4, "campaign-open"),
    (8, "campaign-show"),
    (12, "campaign-voices"),
    (17, "campaign-last"),
    (21, "campaign-thanks"),
)
"""Days after the first, and what each message is there for."""

COLUMNS = ("date", "item", "amount")


def table(rows: Iterable[Iterable[object]]) -> str:
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(rows)
    return file.getvalue()


def began(material: Material) -> date:
    """The day of the request: the same whenever the file is made again."""
    return datetime.fromtimestamp(material.told.project.created_at / 1000, UTC).date()


def columns(material: Material) -> list[str]:
    """The columns that were named, else the usual ones."""
    return material.parts[:8] or list(COLUMNS)


def sample(material: Material) -> str:
    """The head of the table and one row of nothing to show how it is filled in."""
    named = columns(material)
    first = [began(material).isoformat() if n == 0 else 0 for n in range(len(named))]
    return table([named, first])


def model(material: Material) -> str:
    """What is kept of each entry."""
    fields = {
        one.id: {"label": one.label, "kind": one.kind} for one in records.fields(material.told)
    }
    made = {"title": material.title, "fields": fields}
    return json.dumps(made, ensure_ascii=False, indent=2) + "\n"


def calendar(material: Material) -> str:
    first = began(material) + timedelta(days=7)
    head = [material.say(f"campaign-{name}") for name in ("date", "channel", "text")]
    channel = material.answer("channel") or "–"
    rows = [
        [(first + timedelta(days=day)).isoformat(), channel, material.say(id)] for day, id in WAVES
    ]
    return table([head, *rows])


def budget(material: Material) -> str:
    head = [material.say("event-item"), material.say("event-cost")]
    names = ("event-place", "event-food", "event-material", "event-reserve")
    rows = [[material.say(id), 0] for id in names]
    return table([head, *rows, [material.say("report-total"), f"=SUM(B2:B{len(rows) + 1})"]])
