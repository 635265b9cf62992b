"""
Sums, shares and averages, in decimal numbers as the person's language writes them.

What is worked out is shown with what it was worked out from, so that a misreading is seen.
"""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal, DivisionByZero, InvalidOperation, Overflow, localcontext
from typing import NamedTuple

from folkmoot.team.offline.bare import spans
from folkmoot.team.offline.cues import names
from folkmoot.team.offline.numbers import WRITTEN, money, number, shown, sums

LONGEST = 200
"""Characters of a sum."""

SIGNED = rf"[-+]?\s?(?:{WRITTEN})"
EXPRESSION = re.compile(rf"(?:{WRITTEN}|[()])(?:\s*[-+*/x×÷·()]\s*|\s*(?:{WRITTEN}))+")
TOKEN = re.compile(rf"\s*({WRITTEN}|[-+*/()])")
OPERATORS = {"x": "*", "×": "*", "·": "*", "÷": "/", "−": "-"}
OF = r"(?:of|off|von|vom|de|del|do|da|di|del|della|du|des|van|от|из)"
PERCENT = re.compile(
    rf"({WRITTEN})\s*(?:%|percent|per cent|prozent|por ciento|por cento|pour cent|pourcent|"
    rf"percento|per cento|procent|процент\w*)\s+{OF}\s+\D{{0,12}}?({WRITTEN})",
    re.I,
)
DIGITS, MOST_DIGITS = 4, 6
"""Digits after the point: of what cannot be written down to its end, and of what can."""


class Answer(NamedTuple):
    """What came out, or why nothing can."""

    text: str
    why: str = ""  # id of the text that says what is wrong, of which `text` is the matter


# --- sums --------------------------------------------------------------------------------------


def is_sum(text: str, lang: str) -> bool:
    """Whether a text is hardly more than an expression: 15 % of 240, 12 * (3 + 4) =."""
    found = PERCENT.search(text) or EXPRESSION.search(text)
    return found is not None and len(found.group()) * 2 > len(text) and bool(reckoned(text, lang))


def reckoned(text: str, lang: str) -> Answer | None:
    """A share, an expression, an average or a total; None where there is nothing to reckon."""
    return _share(text, lang) or _expression(text, lang) or _added(text, lang)


def _share(text: str, lang: str) -> Answer | None:
    found = PERCENT.search(text)
    part, whole = (number(one, lang) for one in found.groups()) if found else (None, None)
    if found is None or part is None or whole is None:
        return None
    sign = next((one.sign for one in sums(text, lang) if one.amount == whole), "")
    value = part * whole / 100
    total = money(whole, sign, lang) if sign else shown(whole, lang)
    return Answer(f"{shown(part, lang)} % × {total} {exact(value, lang, sign)}")


def _expression(text: str, lang: str) -> Answer | None:
    plain = re.sub(r"(?<=\d) : (?=\d)", " / ", text)
    for sign in "+-*/":
        for start, end in reversed(spans(plain, lang, f"op:{sign}")):
            if re.search(r"\d[\s€$£)]*$", plain[:start]) and re.match(r"[\s€$£(]*\d", plain[end:]):
                plain = f"{plain[:start]} {sign} {plain[end:]}"
    for found in EXPRESSION.finditer(plain):
        said = " ".join(found.group().split())
        value = worked_out(said, lang)
        if value is not None:
            return Answer(f"{said} {exact(value, lang)}")
        if BY_NOTHING.search(said):
            return Answer(said, "sum-nothing")
    return None


BY_NOTHING = re.compile(r"[/÷]\s*0+(?![\d.,])")


def _added(text: str, lang: str) -> Answer | None:
    """Numbers one after another, as a total or as an average."""
    said = names(text, lang)
    average = "sum:average" in said
    if not average and "sum:add" not in said:
        return None
    if lang == "en":
        text = re.sub(r"(?<=\d),(?=\d{1,2}(?!\d))", ", ", text)  # no cents after a comma
    found = [value for one in re.findall(WRITTEN, text) if (value := number(one, lang)) is not None]
    if len(found) < 2:
        return None
    signs = {one.sign for one in sums(text, lang)}
    sign = signs.pop() if len(signs) == 1 else ""
    listed = " + ".join(shown(one, lang, cents=bool(one % 1)) for one in found)
    total = sum(found, Decimal(0))
    if not average:
        cents = money(total, sign, lang) if sign else shown(total, lang, cents=True)
        came = f"= {cents}" if total == round(total, 2) else exact(total, lang)
        return Answer(f"{listed} {came}")
    return Answer(f"({listed}) / {len(found)} {exact(total / len(found), lang, sign)}")


def exact(value: Decimal, lang: str, sign: str = "") -> str:
    """= and a value that can be written down to its end, else ≈ and its beginning."""
    whole = value.quantize(Decimal(1).scaleb(-MOST_DIGITS), ROUND_HALF_UP)
    near = value.quantize(Decimal(1).scaleb(-DIGITS), ROUND_HALF_UP)
    same = abs(whole - value) < Decimal(1).scaleb(-20)
    found = whole if same else near
    written = money(found, sign, lang) if sign and same else shown(found, lang)
    return f"{'=' if same else '≈'} {written}{f' {sign}' if sign and not same else ''}"


def worked_out(said: str, lang: str = "en") -> Decimal | None:
    """The value of an expression of numbers; None where it is none."""
    plain = said.strip().rstrip(":=?").strip()
    for sign, meant in OPERATORS.items():
        plain = plain.replace(sign, meant)
    if len(plain) > LONGEST or not re.search(r"\d\s*\)*\s*[-+*/]", plain):
        return None
    tokens, at = [], 0
    while at < len(plain.rstrip()):
        found = TOKEN.match(plain, at)
        if found is None:
            return None
        tokens.append(found[1])
        at = found.end()
    try:
        with localcontext() as context:
            context.prec = 50
            value, rest = _sum(tokens, lang)
            return value if not rest else None
    except (ValueError, IndexError, InvalidOperation, DivisionByZero, Overflow, RecursionError):
        return None


Rest = tuple[Decimal, list[str]]
"""A value, and the tokens after it."""


def _sum(tokens: list[str], lang: str) -> Rest:
    value, rest = _product(tokens, lang)
    while rest and rest[0] in "+-":
        more, after = _product(rest[1:], lang)
        value, rest = (value + more if rest[0] == "+" else value - more), after
    return value, rest


def _product(tokens: list[str], lang: str) -> Rest:
    value, rest = _one(tokens, lang)
    while rest and rest[0] in "*/":
        more, after = _one(rest[1:], lang)
        value, rest = (value * more if rest[0] == "*" else value / more), after
    return value, rest


def _one(tokens: list[str], lang: str) -> Rest:
    first, rest = tokens[0], tokens[1:]
    if first in "+-":
        value, rest = _one(rest, lang)
        return (value if first == "+" else -value), rest
    if first == "(":
        value, rest = _sum(rest, lang)
        if not rest or rest[0] != ")":
            raise ValueError("a bracket is not closed")
        return value, rest[1:]
    found = number(first, lang)
    if found is None:
        raise ValueError("no number")
    return found, rest
