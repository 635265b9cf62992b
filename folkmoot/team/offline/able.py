"""
What the team can make by rules: said before anybody approves anything.

A maker is there for a kind of thing and honours some wishes. What none honours stands in the
brief under "Not without a model"; where nothing is left but to prepare, the first question says so.
"""

from __future__ import annotations

from typing import Protocol

from folkmoot.conversation.brief import Line
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Opinion, Told
from folkmoot.team.offline.kinds import FIGURES, PREPARE, kind
from folkmoot.team.offline.making import figures, program, records, site, small
from folkmoot.texts import say


class Maker(Protocol):
    """Makes a kind of thing, and knows which wishes it honours and how each is shown."""

    def points(self, told: Told) -> list[Line]: ...
    def beyond(self, told: Told) -> list[Line]: ...


MAKERS: dict[str, Maker] = {"app": records, FIGURES: figures, "site": site, "tool": program}

MAKES = frozenset({"app", "brand", "campaign", "event", "site"})
"""Kinds that are made whatever was said of them; of others it depends."""


def made(told: Told) -> str:
    """The kind of thing that rules make of a request, or that they only prepare it."""
    found, intent = kind(told), told.project.intent
    works = intent in (Intent.BUILD, Intent.TASK)
    if found == "data" and works and told.project.material and figures.table(told) is not None:
        return FIGURES
    if intent is not Intent.BUILD or found in MAKES:
        return found
    return found if found == "tool" and program.fits(told.request.text) else PREPARE


def points(told: Told) -> list[Line]:
    """Acceptance points that a maker can show, of kinds that know their facts."""
    maker = MAKERS.get(made(told))
    return maker.points(told) if maker else []


def beyond(told: Told) -> list[Line]:
    """What was asked for and rules cannot do."""
    found, request = made(told), told.request
    if told.project.intent is Intent.BUILD and found in MAKERS:
        return MAKERS[found].beyond(told)
    if told.project.intent is Intent.BUILD and found == PREPARE:
        return [Line("beyond", told.project.goal, request.entry, request.who)]
    return []


def opinions(told: Told) -> tuple[Opinion, ...]:
    """What rules know of points that are not there, and why."""
    if told.project.intent is Intent.TASK and made(told) != FIGURES and not small.able(told):
        why = say("need-model", told.lang)
        brief = told.project.brief
        lines = [line.text for line in brief.section("acceptance")] if brief else []
        return tuple(Opinion(text, False, why) for text in lines or [told.project.goal])
    if told.project.intent is Intent.BUILD and made(told) == "site":
        lacking = site.lacking(told)
        return tuple(Opinion(text, False, why) for text, why in lacking.items())
    return ()
