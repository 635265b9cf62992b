"""What an event costs: the prices that were named, what they leave, and what each person has."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from folkmoot.team.offline.gathering import Part
from folkmoot.team.offline.numbers import money
from folkmoot.team.offline.occasion import Occasion
from folkmoot.texts import say


class Sums(NamedTuple):
    """What the parts cost that have a price, and what that leaves of the budget."""

    sign: str
    planned: Decimal
    budget: Decimal | None
    open: list[Part]
    foreign: list[Part]  # in another currency

    @property
    def left(self) -> Decimal | None:
        return None if self.budget is None else self.budget - self.planned


def sums(own: Occasion) -> Sums:
    """The parts added up in the currency of the budget, else of the first price."""
    costs = [part.cost for part in own.parts if part.cost]
    sign = own.budget.value.sign if own.budget else costs[0].sign if costs else "€"
    planned = sum((cost.amount for cost in costs if cost.sign == sign), Decimal(0))
    return Sums(
        sign,
        planned,
        own.budget.value.amount if own.budget else None,
        [part for part in own.parts if not part.cost],
        [part for part in own.parts if part.cost and part.cost.sign != sign],
    )


def reckoned(found: Sums, lang: str) -> str:
    planned = money(found.planned, found.sign, lang)
    if found.budget is None or found.left is None:
        return say("event-money-none", lang, planned=planned) if found.planned else ""
    whole = money(found.budget, found.sign, lang)
    if found.left < 0:
        over = money(-found.left, found.sign, lang)
        return say("event-money-over", lang, planned=planned, whole=whole, over=over)
    left = money(found.left, found.sign, lang)
    return say("event-money-left", lang, planned=planned, whole=whole, left=left)


def each(own: Occasion) -> str:
    """What the budget leaves for each person."""
    share = share_of(own)
    if not share or own.people is None:
        return ""
    return say("event-each", own.told.lang, each=share, count=own.people.value)


def share_of(own: Occasion) -> str:
    """The budget divided by the people, to the cent."""
    if own.budget is None or own.people is None or not own.people.value:
        return ""
    whole = own.budget.value
    return money(whole.amount / own.people.value, whole.sign, own.told.lang)
