"""
An event: a programme, a checklist counted back from its date, money that adds up, an invitation.

All of it is worked out from what was told (occasion.py). What nobody told is named as missing;
no price, hour or place is made up.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, NamedTuple

from folkmoot.conversation.brief import Line
from folkmoot.conversation.check import Check, How
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.clock import clock
from folkmoot.team.offline.cues import hits
from folkmoot.team.offline.dates import spelled, today
from folkmoot.team.offline.gathering import Part
from folkmoot.team.offline.making.cost import each, reckoned, share_of, sums
from folkmoot.team.offline.making.markdown import BOX, listed, page, plain, table
from folkmoot.team.offline.numbers import money
from folkmoot.team.offline.occasion import Occasion
from folkmoot.texts import say

PROGRAMME, CHECKLIST, BUDGET, INVITATION = (
    *("PROGRAMME.md", "CHECKLIST.md", "BUDGET.md", "INVITATION.md"),
)
HOUR = 60
MOST = 20
"""Parts that a check names."""


class Stage(NamedTuple):
    """A day of the checklist: how far from the event, and what is to be done."""

    days: int
    when: str
    tasks: list[str]


# --- the files ---------------------------------------------------------------------------------


def programme(told: Told) -> str:
    """Who, when and where, and what happens: by the clock as far as that is known."""
    own = Occasion(told)
    timed = [(part.at, part.text) for part in own.parts if part.at is not None]
    timed += [(own.start.value, say("event-begin", told.lang))] if own.start else []
    timed += [(own.end.value, say("event-end", told.lang))] if own.end else []
    loose = [part.text for part in own.parts if part.at is None]
    blocks = [f"# {own.heading}", _facts(own)]
    blocks += [f"## {say('event-programme', told.lang)}"] if own.parts else []
    if timed and own.parts:
        begun = own.start.value if own.start else 0
        timed.sort(key=lambda one: (one[0] - begun) % 1440)  # a party may go on past midnight
        blocks.append(listed(f"{clock(at)} {text}" for at, text in timed))
        blocks += [f"### {say('event-untimed', told.lang)}", listed(loose)] if loose else []
    elif loose:
        blocks += [say("event-order", told.lang), listed(loose, "1.")]
    missing = _missing(own)
    blocks.append(say("event-missing", told.lang, what=_and(missing)) if missing else "")
    return page(blocks)


def checklist(told: Told) -> str:
    """What is to be done when: real days where the date is known, else how long before."""
    own, lang = Occasion(told), told.lang
    blocks = [f"# {_labelled('event-checklist', own.heading, lang)}", _no_day(own)]
    for stage in stages(own):
        blocks += [f"## {heading(stage, own)}", listed(stage.tasks, BOX)]
    return page(blocks)


def budget(told: Told) -> str:
    """Each part with its price, what is planned, what is left, and what there is for each."""
    own, lang = Occasion(told), told.lang
    found = sums(own)
    priced = [part for part in own.parts if part.cost and part not in found.foreign]
    rows = [
        (part.text, money(part.cost.amount, part.cost.sign, lang)) for part in priced if part.cost
    ]
    rows += [(part.text, say("event-open", lang)) for part in found.open]
    rows.append(
        (f"**{say('event-planned', lang)}**", f"**{money(found.planned, found.sign, lang)}**")
    )
    if found.budget is not None and found.left is not None:
        rest = say("event-left" if found.left >= 0 else "event-over", lang)
        rows.append((say("event-budget", lang), money(found.budget, found.sign, lang)))
        rows.append((f"**{rest}**", f"**{money(abs(found.left), found.sign, lang)}**"))
    head = (say("event-item", lang), say("event-planned", lang))
    return page(
        [
            f"# {_labelled('event-money', own.heading, lang)}",
            table([head, ("---", "---:"), *rows]),
            " ".join(one for one in (reckoned(found, lang), each(own)) if one),
            _named("event-unpriced", [part.text for part in found.open], lang),
            _named("event-foreign", [_priced(part, lang) for part in found.foreign], lang),
        ]
    )


def invitation(told: Told) -> str:
    """What, when, where and what awaits people; it says if it cannot be sent yet."""
    own, lang = Occasion(told), told.lang
    named = [(say("event-when", lang), _days(own)), (say("event-starts", lang), _begins(own))]
    named.append((say("event-where", lang), own.place.value if own.place else ""))
    named.append((say("event-awaits", lang), ", ".join(part.text for part in own.parts)))
    lines = [f"**{say('label', lang, name=name)}** {plain(text)}" for name, text in named if text]
    missing = [one for one in _missing(own) if one != say("event-need-parts", lang)]
    return page(
        [
            f"# {own.heading}",
            say("event-invited", lang),
            "  \n".join(lines),
            _reply(own),
            f"*{say('event-not-yet', lang, what=_and(missing))}*" if missing else "",
        ]
    )


# --- what stands in them -----------------------------------------------------------------------


def stages(own: Occasion) -> list[Stage]:
    """What is to be done, from four weeks before to the day after."""

    def told(id: str, **values: Any) -> str:
        return say(id, own.told.lang, **values)

    count = own.people.value if own.people else 0
    place = told("event-task-sure", place=own.place.value) if own.place else ""
    ready = told("event-task-ready", time=clock(own.start.value - HOUR)) if own.start else ""
    first = [place or told("event-task-find", count=count), told("event-task-invite")]
    first = [*([] if own.date else [told("event-task-date")]), *first]
    parts = [told("event-task-who", what=part.text) for part in own.parts]
    parts += [told("event-task-price", what=part.text) for part in own.parts if not part.cost]
    during = [ready, told("event-task-time"), told("event-task-photos"), told("event-task-clean")]
    after = [told("event-task-thanks"), told("event-task-settle")]
    week = [told("event-task-replies", count=count)]
    return [
        Stage(-28, told("event-before", weeks=4), first),
        Stage(-14, told("event-before", weeks=2), [*parts, told("event-task-things")]),
        Stage(-7, told("event-before", weeks=1), week),
        Stage(-1, told("event-eve"), [told("event-task-setup")]),
        Stage(0, told("event-day"), [task for task in during if task]),
        Stage(1 + _more_days(own), told("event-after"), after),
    ]


def _more_days(own: Occasion) -> int:
    """Days after the first that the event goes on."""
    until = own.day.value.until if own.day else None
    return max((until - own.date).days, 0) if until and own.date else 0


def heading(stage: Stage, own: Occasion) -> str:
    """The day of a stage; one that is past already is to be caught up with at once."""
    if own.date is None:
        return stage.when[:1].upper() + stage.when[1:]
    day = own.date + timedelta(days=stage.days)
    late = stage.days < 0 and day < today(own.told)
    shown = say(
        "event-late" if late else "event-stage", own.told.lang, date=_day(day, own), when=stage.when
    )
    return shown[:1].upper() + shown[1:]


def _reply(own: Occasion) -> str:
    """By when people should answer: a week before, if that is still to come."""
    lang = own.told.lang
    if own.date is None or own.date - timedelta(days=7) <= today(own.told):
        return say("event-reply-soon", lang)
    return say("event-reply", lang, date=_day(own.date - timedelta(days=7), own))


def _day(day: date, own: Occasion) -> str:
    return spelled(day, own.told.lang)


def _days(own: Occasion) -> str:
    """The day, or the first and the last."""
    if own.date is None or own.day is None:
        return ""
    until = own.day.value.until
    last = f" – {_day(until, own)}" if until and until > own.date else ""
    shown = f"{_day(own.date, own)}{last}"
    return shown[:1].upper() + shown[1:]


def _begins(own: Occasion) -> str:
    if own.start is None:
        return ""
    return clock(own.start.value) + (f"–{clock(own.end.value)}" if own.end else "")


def _facts(own: Occasion) -> str:
    """What is known, a line each."""
    count = own.people.value if own.people else 0
    lines = [
        ", ".join(one for one in (_days(own), _begins(own)) if one),
        own.place.value if own.place else "",
        say("event-people", own.told.lang, count=count) if count else "",
        _no_day(own),
    ]
    return "  \n".join(plain(line) for line in lines if line)


def _no_day(own: Occasion) -> str:
    """A day that no calendar has is no date, and one that is past is none to plan for."""
    if own.day is None:
        return ""
    if own.date is None:
        return say("event-no-day", own.told.lang, what=own.day.value.text)
    return say("event-past", own.told.lang) if own.date < today(own.told) else ""


def _missing(own: Occasion) -> list[str]:
    """What is still to be told."""
    known = {"date": own.date, "start": own.start, "place": own.place, "parts": own.parts}
    return [say(f"event-need-{name}", own.told.lang) for name, told in known.items() if not told]


def _priced(part: Part, lang: str) -> str:
    cost = f" {money(part.cost.amount, part.cost.sign, lang)}" if part.cost else ""
    return f"{part.text}{cost}"


def _named(id: str, what: list[str], lang: str) -> str:
    return say(id, lang, what=", ".join(map(plain, what))) if what else ""


def _and(items: list[str]) -> str:
    return ", ".join(items)


PAPERS = {
    "event:programme": PROGRAMME,
    "event:checklist": CHECKLIST,
    "event:invitation": INVITATION,
}


def papers(told: Told) -> tuple[str, ...]:
    """The papers that are asked for before the event itself is named."""
    found = hits(told.request.text, told.request.lang)
    event = next((hit.at for hit in found if hit.name == "kind:event"), 0)
    wanted = {PAPERS[hit.name] for hit in found if hit.name in PAPERS and hit.at < event}
    return tuple(file for file in PAPERS.values() if file in wanted)


def said(file: str, told: Told) -> str:
    """What is worth saying of a file in the room: what it came to, or what it lacks."""
    own = Occasion(told)
    if file == BUDGET:
        return reckoned(sums(own), told.lang)
    missing = _missing(own)
    if file != PROGRAMME:
        return ""
    lacks = say("event-missing", told.lang, what=_and(missing)) if missing else ""
    return " ".join(filter(None, (_no_day(own), lacks)))


# --- what was asked for, and how it is shown ---------------------------------------------------


class Wanted(NamedTuple):
    """A fact that a paper must show, where it is known, and who told it."""

    name: str
    file: str
    seen: list[str]
    source: Message | None = None


def _wanted(told: Told) -> list[Wanted]:
    own = Occasion(told)
    place, begins = own.place, clock(own.start.value) if own.start else ""
    dates = (
        [_day(own.date + timedelta(days=one.days), own) for one in stages(own)] if own.date else []
    )
    day, start = own.day.message if own.day else None, own.start.message if own.start else None
    named = own.parts[-1].message if own.parts else None
    found = [
        Wanted("date", INVITATION, [_days(own)], day),
        Wanted("start", INVITATION, [begins], start),
        Wanted(
            "place", INVITATION, [place.value if place else ""], place.message if place else None
        ),
        Wanted("parts", PROGRAMME, [part.text for part in own.parts][:MOST], named),
    ]
    if own.date or papers(told) == (CHECKLIST,):
        found.append(Wanted("stages", CHECKLIST, dates, day))
    if own.budget or sums(own).planned:
        source = own.budget.message if own.budget else named
        found.append(Wanted("money", BUDGET, [reckoned(sums(own), told.lang)], source))
    if share_of(own) and own.budget:
        found.append(Wanted("each", BUDGET, [share_of(own)], own.budget.message))
    asked = papers(told) or (PROGRAMME, CHECKLIST, BUDGET, INVITATION)
    return [one for one in found if one.file in asked]


def points(told: Told) -> list[Line]:
    """What each paper must show; what nobody told is a point too, and is not done."""
    lines = []
    for one in _wanted(told):
        shown = " | ".join(plain(text) for text in one.seen if text)
        # Where nobody told it, not even its label is there.
        missing = LABELS.get(one.name, "{year}").format(year=today(told).year, **_labels(told.lang))
        check = Check(How.SHOWS, one.file, shown or missing)
        source = (one.source.entry, one.source.who) if one.source else (0, "")
        text = say(f"accept-event-{one.name}", told.lang)
        lines.append(Line("acceptance", text, *source, check=check))
    return lines


LABELS = {"date": "{when}", "start": "{starts}", "place": "{where}", "parts": "## {programme}"}
"""What stands before a fact."""


def _labels(lang: str) -> dict[str, str]:
    named = {name: say(f"event-{name}", lang) for name in ("when", "starts", "where")}
    labels = {name: say("label", lang, name=text) for name, text in named.items()}
    return {**labels, "programme": say("event-programme", lang)}


def missing(told: Told) -> list[str]:
    """The names of the facts that nobody told."""
    return [one.name for one in _wanted(told) if not any(one.seen)]


def lacking(told: Told) -> dict[str, str]:
    """Points for which nobody told anything, and why they are not there."""
    own = Occasion(told)
    why = (not own.date and _no_day(own)) or say("review-nobody-told", told.lang)
    return {
        say(f"accept-event-{one.name}", told.lang): why
        for one in _wanted(told)
        if not any(one.seen)
    }


def beyond(told: Told) -> list[Line]:
    """What was wished for that no paper does."""
    return [
        Line("beyond", wish.value, wish.message.entry, wish.message.who)
        for wish in Occasion(told).wishes
    ]


def facts(told: Told) -> list[Line]:
    """How the request was read, and every day; an answer stands in the brief as it was given."""
    own, lang = Occasion(told), told.lang
    count = say("event-people", lang, count=own.people.value) if own.people else ""
    named = [
        ("constraints", _labelled("event-when", _days(own), lang), own.day),
        ("constraints", _labelled("event-starts", _begins(own), lang), own.start),
        (
            "constraints",
            _labelled("event-where", own.place.value if own.place else "", lang),
            own.place,
        ),
        ("constraints", _labelled("event-budget", _budget(own), lang), own.budget),
        ("users", count, own.people),
        ("open_questions", _no_day(own), own.day),
        *(("scope_in", _priced(part, lang), part) for part in own.parts),
    ]
    return [
        Line(section, text, said.message.entry, said.message.who)
        for section, text, said in named
        if text and said and (said == own.day or said.message == told.request)
    ]


def _labelled(id: str, text: str, lang: str) -> str:
    return f"{say('label', lang, name=say(id, lang))} {text}" if text else ""


def _budget(own: Occasion) -> str:
    return (
        money(own.budget.value.amount, own.budget.value.sign, own.told.lang) if own.budget else ""
    )
