"""
Small tasks, done by rules where rules do them well: sums, units, dates, sorting, counting, and
drafts with a place for what only the person knows. What needs a model says so.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable
from datetime import date

from folkmoot.team.mind import Told
from folkmoot.team.offline.cues import names
from folkmoot.team.offline.making.material import Material
from folkmoot.team.offline.making.tables import began
from folkmoot.team.offline.reading import clauses, sentences

NUMBER = r"-?\d+(?:[.,]\d+)?"
SUM = re.compile(rf"(?:{NUMBER}|[()])(?:\s*[-+*/x×÷:·^%()]\s*|\s*{NUMBER})+")
PERCENT = re.compile(rf"({NUMBER})\s*(?:%|\w+)\s+\w+\s+({NUMBER})")
UNITS: tuple[tuple[str, str, float, float], ...] = (
    (r"mi(?:les?|llas?|lhas?|glia|jl|л\w*)?|meilen?|miles", "km", 1.609344, 0.0),
    (r"km|kilom\w+|км|километр\w*", "mi", 0.621371, 0.0),
    (r"kg|kilos?|kilo\w+|кг|килограмм\w*", "lb", 2.204623, 0.0),
    (r"lbs?|pounds?|libras?|livres?|pfund|libbre|pond|фунт\w*", "kg", 0.453592, 0.0),
    (r"°?\s*f(?:ahrenheit)?", "°C", 5 / 9, -160 / 9),
    (r"°\s*c|celsius|c", "°F", 1.8, 32.0),
    (r"inch(?:es)?|pulgadas?|polegadas?|pouces?|zoll|pollici|duim|дюйм\w*", "cm", 2.54, 0.0),
    (r"cm|centim\w+|см", "in", 0.393701, 0.0),
)
DAY = re.compile(r"\b(\d{4})-(\d{1,2})-(\d{1,2})\b|\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b")

OPERATORS: dict[type[ast.operator] | type[ast.unaryop], Callable[..., float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
}
LONGEST_SUM = 200
SUBJECT = 9
"""Words of a subject."""

SAID = 40
"""Lines of a result that is said in the room."""

FILE = "RESULT.md"


def answer(material: Material) -> str:
    """A result that is short enough to be said; else it is in the file."""
    found = _found(material).replace("**", "")
    return found if found.count("\n") < SAID else ""


def result(material: Material) -> str:
    """The result of a small task, in Markdown."""
    found = _found(material)
    wishes = "\n".join(f"- {wish}" for wish in material.wishes)
    return f"# {material.title}\n\n{found}\n" + (f"\n{wishes}\n" if wishes else "")


def able(told: Told) -> bool:
    """Whether a small task is one that rules do."""
    return bool(names(told.project.goal, told.request.lang) & DOES)


DOES = frozenset(f"task:{name}" for name in ("convert", "count", "date", "list", "mail", "post"))
DOES |= {"task:sort", "task:sum"}


def _found(material: Material) -> str:
    text = material.everything
    shown = names(material.goal, material.told.request.lang)
    for wanted, do in (
        ("task:date", _days),
        ("task:convert", _converted),
        ("task:sum", _sum),
        ("task:sort", _sorted),
        ("task:count", _counted),
    ):
        if wanted in shown and (made := do(text, material)):
            return made
    if "task:list" in shown:
        return _checklist(material)
    if shown & {"task:mail", "task:post"}:
        return _draft(material)
    return f"{material.say('need-model')}\n\n> {material.goal}"


def _sum(text: str, material: Material) -> str:
    """An expression worked out, or a part in per cent."""
    if (found := PERCENT.search(text)) and "%" in found.group():
        share, whole = (_number(each) for each in found.groups())
        return f"**{material.say('sum-is')}:** {_shown(share * whole / 100)}"
    for found in SUM.finditer(text):
        value = worked_out(found.group())
        if value is not None:
            said = found.group().strip()
            return f"**{material.say('sum-is')}:** {said} = {_shown(value)}"
    return ""


def worked_out(said: str) -> float | None:
    """The value of an expression of numbers; None where it is none."""
    plain = said.strip().rstrip(":=").replace(",", ".")
    for sign, meant in (("x", "*"), ("×", "*"), ("·", "*"), ("÷", "/"), (":", "/")):
        plain = plain.replace(sign, meant)
    if len(plain) > LONGEST_SUM or not re.search(r"[-+*/]", plain):
        return None
    try:
        return _value(ast.parse(plain, mode="eval").body)
    except (SyntaxError, ValueError, ZeroDivisionError, OverflowError, RecursionError):
        return None


def _value(node: ast.expr) -> float:
    match node:
        case ast.Constant(value=int() | float() as number):
            return float(number)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            return OPERATORS[type(op)](_value(left), _value(right))
        case ast.UnaryOp(op=op, operand=operand) if type(op) in OPERATORS:
            return OPERATORS[type(op)](_value(operand))
    raise ValueError("not a sum")


def _converted(text: str, material: Material) -> str:
    for pattern, unit, factor, plus in UNITS:
        found = re.search(rf"({NUMBER})\s*(?:{pattern})\b", text, re.IGNORECASE)
        if found:
            value = _number(found.group(1)) * factor + plus
            return f"**{material.say('sum-is')}:** {found.group()} = {_shown(value)} {unit}"
    return ""


def _days(text: str, material: Material) -> str:
    """Days between two dates, or from the day it was asked to one."""
    days = [day for found in DAY.finditer(text) if (day := _date(found))]
    if not days:
        return ""
    first, last = (began(material), days[0]) if len(days) == 1 else (days[0], days[1])
    span = f"{first.isoformat()} → {last.isoformat()}"
    return f"**{material.say('sum-is')}:** {span}: {(last - first).days}"


def _date(found: re.Match[str]) -> date | None:
    year, month, day, first, second, last = found.groups()
    try:
        if year:
            return date(int(year), int(month), int(day))
        return date(int(last), int(second), int(first))
    except ValueError:
        return None


def _items(material: Material) -> list[str]:
    """What a person gave to work on: what stands after a colon, else the lines of the rest."""
    given = material.answer("data")
    if not given:
        _, _, given = material.told.request.text.partition(":")
    lines = sentences(given)
    return clauses(given, material.lang) if len(lines) == 1 else lines


def _sorted(text: str, material: Material) -> str:
    items = sorted(_items(material), key=str.casefold)
    listed = "\n".join(f"- {item}" for item in items)
    return f"{material.say('list-sorted')}:\n\n{listed}" if items else ""


def _counted(text: str, material: Material) -> str:
    _, _, given = material.told.request.text.partition(":")
    given = material.answer("data") or given
    return f"**{material.say('sum-is')}:** {len(given.split())}" if given.strip() else ""


def _checklist(material: Material) -> str:
    wanted = _items(material) or material.parts or [material.heading]
    return "\n".join(f"- [ ] {item}" for item in wanted)


def _draft(material: Material) -> str:
    """A text with greeting, matter and end; brackets for what only the person knows."""
    matter = _matter(material)
    subject = " ".join(re.split(r"[,.;:!?]", matter)[0].split()[:SUBJECT]) or material.heading
    given = (matter, material.answer("problem"), material.answer("data"))
    parts = [part for part in dict.fromkeys((*given, *material.wishes)) if part]
    lines = [
        f"**{material.say('draft-subject')}:** {subject}",
        material.say("draft-greeting"),
        *(parts or ["[…]"]),
        material.say("draft-end"),
        "[…]",
        f"*{material.say('draft-open')}*",
    ]
    return "\n\n".join(lines)


def _matter(material: Material) -> str:
    """What a text shall say, in the person's own words: what stands after "that" or a colon."""
    found = SAYS.search(material.told.request.text)
    matter = found["matter"].strip() if found else ""
    return matter[:1].upper() + matter[1:]


SAYS = re.compile(
    r"(?:\b(?:that|saying|telling (?:him|her|them)|dass|daß|que|qu['’]|che|dat|что|чтобы)\s|:\s)"
    r"(?P<matter>.{8,})",
    re.I | re.S,
)
"""Where the matter of a letter begins."""


def _number(said: str) -> float:
    return float(said.replace(",", "."))


def _shown(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")
