"""
A report from a table that was brought: columns and their kinds, totals, by month and by group,
gaps, best and worst, and a chart. Every sum is added up a second way before it is written down.
"""

from __future__ import annotations

import re
from collections import defaultdict
from decimal import Decimal
from html import escape
from math import fsum, isclose

from folkmoot.conversation.brief import Line
from folkmoot.conversation.check import Check, How
from folkmoot.team.mind import Told
from folkmoot.team.offline import dates
from folkmoot.team.offline.cues import names, stems
from folkmoot.team.offline.facts import Facts
from folkmoot.team.offline.heard import answers, asked_for
from folkmoot.team.offline.making import markdown
from folkmoot.team.offline.sheets import LARGEST, Column, Sheet, Table, sheets
from folkmoot.texts import say

REPORT, CHART = "REPORT.md", "chart.svg"
GROUPS = 20
"""Different values up to which a column of words parts the rows into groups."""

SHOWN = 40
"""Lines of a table in the report."""


def sheet(told: Told) -> Sheet | None:
    """The table that was brought and has something to add up in it; else one that has not."""
    found = [*sheets(told)]
    good = (one for one in found if one.table and one.table.of("number") and parting(one.table))
    return next(good, next((_idle(one) for one in found), None))


def _idle(one: Sheet) -> Sheet:
    """A sheet of which there is nothing to report, and why."""
    return Sheet(one.path, None, one.why or "sheet-nothing")


def table(told: Told) -> Table | None:
    found = sheet(told)
    return found.table if found else None


def refused(told: Told) -> str:
    """Why there is no report, where a table was brought; else nothing."""
    found = sheet(told)
    if found is None or found.table is not None:
        return ""
    megabytes = LARGEST // 1_000_000
    return say(found.why, told.lang, file=found.path.name, most=megabytes)


# --- reckoning ---------------------------------------------------------------------------------


def total(column: Column, rows: list[int] | None = None) -> Decimal:
    """The sum of a column, or of some of its rows; added up twice, and never written down wrong."""
    numbers = column.numbers(rows)
    added = sum(numbers, Decimal(0))
    assert isclose(float(added), fsum(map(float, numbers)), rel_tol=1e-9, abs_tol=1e-6)
    return added


def groups(found: Table, by: Column) -> dict[str, list[int]]:
    """Which rows belong to each month of a date, or to each value of a column of words."""
    parted: dict[str, list[int]] = defaultdict(list)
    for n, value in enumerate(by.values):
        day = dates.read(value) if by.kind == "date" else None
        name = f"{day:%Y-%m}" if day else value.strip() if by.kind == "text" else ""
        if name:
            parted[name].append(n)
    return dict(sorted(parted.items()))


def parting(found: Table) -> list[Column]:
    """The columns by which the rows are added up: dates, and words that come again."""
    most = min(GROUPS, found.rows - 1)
    again = [one for one in found.of("text") if 1 < len(set(one.values)) <= most]
    return [*found.of("date")[:1], *again]


def shown(number: Decimal) -> str:
    """A number in the report: no more digits than there are."""
    text = f"{number:,.2f}" if number % 1 else f"{number:,.0f}"
    return text.replace(",", "\u202f")


# --- the files ---------------------------------------------------------------------------------


def report(told: Told, title: str) -> str:
    found, lang = table(told), told.lang
    if found is None:  # it was taken away since: there is nothing to add up
        return ""
    size = say("figures-rows", lang, count=found.rows, columns=len(found.columns))
    head = [say(f"figures-{name}", lang) for name in ("column", "kind", "total", "empty")]
    columns = [
        [one.name, say(f"figures-{one.kind}", lang), _sum(one), str(one.empty)]
        for one in found.columns
    ]
    odd = [say("figures-left-out", lang, count=found.left_out)] if found.left_out else []
    odd += [say("figures-unquoted", lang)] if found.unquoted else []
    odd += [_unread(one, lang) for one in found.of("number") if one.unread]
    blocks = [f"# {title}", " ".join([size, *odd]), _table(head, columns)]
    for by in parting(found):
        for one in found.of("number"):
            blocks += _parted(found, one, by, lang)
    blocks.append(f"![{escape(found.of('number')[0].name)}]({CHART})")
    return "\n\n".join(blocks) + "\n"


def _unread(column: Column, lang: str) -> str:
    """Cells of a column of numbers that are none, some of them by name."""
    named = [markdown.plain(cell[:WIDE]) for cell in column.unread[:NAMED]]
    more = ["…"] if len(column.unread) > NAMED else []
    return say("figures-unread", lang, column=column.name, cells=", ".join([*named, *more]))


NAMED, WIDE = 5, 40
"""So many cells that are no numbers are named, and so many letters of each."""


def _parted(found: Table, one: Column, by: Column, lang: str) -> list[str]:
    """A column added up by another, with the best and the worst."""
    sums = {name: total(one, rows) for name, rows in groups(found, by).items()}
    best, worst = max(sums, key=sums.__getitem__), min(sums, key=sums.__getitem__)
    rows = [[name, shown(value)] for name, value in sums.items()]
    return [
        f"## {say('figures-by', lang, what=one.name, by=by.name)}",
        _table([by.name, one.name], rows[:SHOWN]),
        say("figures-best", lang, best=best, worst=worst),
    ]


def _sum(column: Column) -> str:
    return shown(total(column)) if column.kind == "number" else ""


def _table(head: list[str], rows: list[list[str]]) -> str:
    return markdown.table([head, ["---"] * len(head), *rows])


def chart(told: Told) -> str:
    """Bars of the first number, by the first column that parts the rows."""
    found = table(told)
    if found is None:
        return ""
    first, by = found.of("number")[0], parting(found)[0]
    sums = {name: total(first, rows) for name, rows in groups(found, by).items()}
    most = max((abs(value) for value in sums.values()), default=Decimal(1)) or Decimal(1)
    bars = []
    for n, (name, value) in enumerate(list(sums.items())[:GROUPS]):
        wide, y = float(abs(value) / most) * 300, 30 + n * 26
        bars.append(
            f'<text x="150" y="{y + 14}" text-anchor="end">{escape(name[:22])}</text>'
            f'<rect x="160" y="{y}" width="{wide:.1f}" height="18" fill="#2f6f4f"/>'
            f'<text x="{168 + wide:.1f}" y="{y + 14}">{escape(shown(value))}</text>'
        )
    high, heading, drawn = 40 + len(bars) * 26, escape(first.name), "\n".join(bars)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 {high}" role="img"
 font-family="sans-serif" font-size="13"><title>{heading}</title>
<text x="160" y="18" font-weight="bold">{heading}</text>
{drawn}
</svg>
"""


# --- what was asked for, and how it is shown ---------------------------------------------------


def points(told: Told) -> list[Line]:
    """The totals that stand in the report, each with its figure."""
    found, lang = table(told), told.lang
    if found is None:
        return []
    numbers, lines = found.of("number"), []
    for one in numbers:
        text = say("accept-total", lang, what=one.name)
        lines.append(Line("acceptance", text, check=Check(How.SHOWS, REPORT, _sum(one))))
    for by in parting(found) if numbers else ():
        seen = " | ".join(list(groups(found, by))[:SHOWN])
        text = say("figures-by", lang, what=numbers[0].name, by=by.name)
        lines.append(Line("acceptance", text, check=Check(How.SHOWS, REPORT, seen)))
    return lines


def beyond(told: Told) -> list[Line]:
    """What was asked for that is no column, no month and no total of the table."""
    found = table(told)
    known = set().union(*(stems(one.name) for one in found.columns)) if found else set()
    asked = [(text, message) for text, message in asked_for(told)]
    asked += [(wish.text, wish.message) for wish in Facts(told).wishes]
    if found and not found.of("date"):
        said = [told.request, *(one.message for one in answers(told))]
        months = ((MONTHLY.search(one.text), one) for one in dict.fromkeys(said))
        dated = [(wish.group(), one) for wish, one in months if wish]
        lines = [Line("beyond", text, one.entry, one.who) for text, one in dated]
    else:
        lines = []
    return lines + [
        Line("beyond", text, message.entry, message.who)
        for text, message in asked
        if not stems(text) & known and "ask:total" not in names(text, told.lang)
    ]


MONTHLY = re.compile(
    r"\b(?:(?:by|per|each|pro|je|nach|jeden|por|cada|par|chaque|al|per ogni|ogni|op|elke|по|за) "
    r"(?:month|monate?n?|mes(?:es)?|mês|mois|mese|maand|месяц\w*)|monthly|monatlich|mensual\w*|"
    r"mensal\w*|mensuel\w*|mensil\w*|maandelijks\w*|ежемесячн\w*|помесячн\w*)\b",
    re.I,
)
"""A wish for figures month by month, which takes a column of days."""
