"""
Numbers and sums of money as people write them, and as their language writes them: 1,234.56 here
is 1.234,56 there. Everything is decimal; nothing is rounded that was not asked for.
"""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation
from typing import NamedTuple

SPACES = r"\s'’\u00a0\u202f"
WRITTEN = rf"\d{{1,3}}(?:[{SPACES}.,]\d{{3}})+(?:[.,]\d{{1,2}})?(?!\d)|\d+(?:[.,]\d+)?"
"""A number, with marks between its thousands or without."""

SIGNS: dict[str, str] = {
    "€": r"€|eur\b|euros?\b|евро\b",
    "$": r"(?<![a-z])\$|usd\b|dollars?\b|d[óo]lares\b|dollari\b|доллар\w*",
    "£": r"£|gbp\b|pounds\b",
    "₽": r"₽|руб\w*\.?|р\.(?!\w)",
    "R$": r"r\$|reais\b|brl\b",
    "CHF": r"chf\b|franken\b|fr\.(?=\s|$)",
}
SIGN = "|".join(f"(?:{one})" for one in SIGNS.values())
MONEY = re.compile(
    rf"(?<![\w.,])(?:(?P<before>{SIGN})\s?(?P<n1>{WRITTEN})|(?P<n2>{WRITTEN})\s?(?P<after>{SIGN}))",
    re.I,
)
LEADS = frozenset({"$", "£", "R$"})
"""Signs that stand before the number."""

LARGEST = 30
"""Digits of a number that is read."""


class Money(NamedTuple):
    amount: Decimal
    sign: str
    start: int = 0
    end: int = 0


def number(text: str, lang: str = "", mark: str = "") -> Decimal | None:
    """A number as it was written; where one mark could mean both, `mark` or the language says."""
    plain = re.sub(rf"[{SPACES}]", "", text.strip())
    if not re.fullmatch(r"[-+]?[\d.,]*\d[.,]?", plain) or len(plain) > LARGEST:
        return None
    marks = [mark for mark in plain if mark in ".,"]
    if marks:
        last = plain.rfind(marks[-1])
        three = len(plain) - last - 1 == 3 and len(set(marks)) == 1 and plain.lstrip("-+")[0] != "0"
        whole = three and (len(marks) > 1 or marks[0] != (mark or point(lang)))
        head = re.sub(r"[.,]", "", plain if whole else plain[:last])
        plain = head if whole else f"{head}.{plain[last + 1 :]}"
    try:
        return Decimal(plain)
    except InvalidOperation:
        return None


def point(lang: str) -> str:
    """The mark before the cents; of no language in particular there is none."""
    return {"": "", "en": "."}.get(lang, ",")


def sums(text: str, lang: str) -> list[Money]:
    """The sums of money a text names, in order."""
    found = []
    for one in MONEY.finditer(text):
        amount = number(one["n1"] or one["n2"], lang)
        said = (one["before"] or one["after"]).strip()
        sign = next(sign for sign, way in SIGNS.items() if re.fullmatch(way, said, re.I))
        if amount is not None:
            found.append(Money(amount, sign, *one.span()))
    return found


GROUPED = 10_000
"""From here on thousands are set apart."""


def shown(value: Decimal, lang: str = "en", cents: bool = False) -> str:
    """A number as the language writes it, with no more digits than it has; or with its cents."""
    if cents:
        value = value.quantize(Decimal("0.01"), ROUND_HALF_UP)
    plain = f"{value:f}"
    if "." in plain and not (cents and value % 1):
        plain = plain.rstrip("0").rstrip(".")
    whole, dot, rest = plain.partition(".")
    if abs(value) >= GROUPED:
        whole = f"{int(whole):,}".replace(",", "\u202f")
    return f"{whole}{point(lang) if dot else ''}{rest}"


def money(amount: Decimal, sign: str, lang: str) -> str:
    """A sum with its sign where that stands."""
    plain = shown(amount, lang, cents=True)
    if sign in LEADS:
        gap = " " if len(sign) > 1 else ""
        return f"-{sign}{gap}{plain[1:]}" if plain.startswith("-") else f"{sign}{gap}{plain}"
    return f"{plain} {sign}".strip()
