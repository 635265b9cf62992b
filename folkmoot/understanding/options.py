"""
Which option of a card the words take: by its number, its place in the list, or its name.

The question lists the options as "1: title. 2: title."; nothing is guessed: where two fit
as well, none is taken, and the card stays open.
"""

from __future__ import annotations

import re
from functools import cache

from folkmoot.conversation.words import LANGUAGES
from folkmoot.texts import source
from folkmoot.understanding.sections import Words, split
from folkmoot.understanding.text import TOKEN, fold

ORDINALS: tuple[str, ...] = (
    "first|1st|primer[oa]?|primeir[oa]|premi(?:er|ere)|erste[nrs]?|prim[oa]|eerste|перв(?:ый|ая|ую|ое|ой)",
    "second|2nd|segund[oa]|deuxieme|second[oea]|zweite[nrs]?|tweede|втор(?:ой|ая|ую|ое)",
    "third|3rd|tercer[oa]?|terceir[oa]|troisieme|dritte[nrs]?|terz[oa]|derde|трет(?:ии|ий|ью|ья|ье)",
    "fourth|4th|cuart[oa]|quart[oa]|quatrieme|vierte[nrs]?|vierde|четверт(?:ый|ая|ую|ое)",
    "fifth|5th|quint[oa]|cinquieme|funfte[nrs]?|vijfde|пят(?:ый|ая|ую|ое)",
)
LAST = "last|latter|ultim[oa]|dernier|derniere|letzte[nrs]?|laatste|последн(?:ии|ий|юю|яя|ее)"
NUMBERS: tuple[str, ...] = (
    "one|un[oa]?|une|um|uma|eins|een|один|одно",
    "two|dos|dois|duas|deux|zwei|due|twee|два",
    "three|tres|trois|drei|tre|drie|три",
    "four|cuatro|quatro|quatre|vier|quattro|четыре",
    "five|cinco|cinq|funf|cinque|vijf|пять",
)
NAMED = (
    r"(?:option|number|no|nr|num|numero|opcion|opcao|opzione|optie|variante?|nummer|номер|вариант)"
)
NO = "no"
PLAIN_NO = re.compile(r"\W*(?:no|nein|non|nao|nee|нет)\W*")

LISTED = re.compile(r"(\w+): (.*?)(?= \w+: |$)", re.DOTALL)
NOT = re.compile(r"\b(?:not|no|nicht|kein\w*|non|nao|ne|niet|geen|pas|ne pas|не|ни|weder|neither)$")


def taken(text: str, asked: str, options: tuple[str, ...]) -> str:
    """The option that the words take, or nothing."""
    said = fold(text)
    numbered = [option for option in options if option.isdecimal()]
    found = _numbers(said, options) or _places(said, numbered) or _names(said, asked, options)
    return found.pop() if len(found) == 1 else ""


def called(text: str, options: tuple[str, ...], lang: str) -> str:
    """The option whose button is called just this, in the reader's language or another."""
    named = _labels().get(split(text), ()) if options else ()
    for spoken in (lang, *LANGUAGES) if named else ():
        for option in options:
            if (spoken, option) in named:
                return option
    return ""


@cache
def _labels() -> dict[Words, set[tuple[str, str]]]:
    """The options whose button is called so, each with the language."""
    found: dict[Words, set[tuple[str, str]]] = {}
    for lang in LANGUAGES:
        for option, label in BUTTON.findall(source(lang, "room")):
            found.setdefault(split(label), set()).add((lang, option))
    found.pop((), None)
    return found


BUTTON = re.compile(r"^option-(\w+) = (.+)$", re.MULTILINE)


def refused(text: str, options: tuple[str, ...]) -> bool:
    """Whether a plain no is said where that is an option."""
    return NO in options and PLAIN_NO.fullmatch(fold(text)) is not None


def _numbers(said: str, options: tuple[str, ...]) -> set[str]:
    """Options named by their own sign, where it is not denied."""
    words = TOKEN.findall(said)
    wanted = {word for word in words if word in options}
    return {word for word in wanted if not _denied(said, rf"\b{re.escape(word)}\b")}


def _places(said: str, numbered: list[str]) -> set[str]:
    """Options named by where they stand."""
    found = set()
    for n, option in enumerate(numbered[: len(ORDINALS)]):
        pattern = rf"\b(?:{fold(ORDINALS[n])})\b"
        spelt = rf"\b{NAMED}\W+(?:{NUMBERS[n]})\b|^\W*(?:{NUMBERS[n]})\W*$"
        if (re.search(pattern, said) and not _denied(said, pattern)) or re.search(spelt, said):
            found.add(option)
    if not found and numbered and re.search(rf"\b(?:{fold(LAST)})\b", said):
        found.add(numbered[-1])
    return found


def _names(said: str, asked: str, options: tuple[str, ...]) -> set[str]:
    """Options whose title shares the most words with what was said."""
    own = _stems(said)
    marks = {
        option: len(own & _stems(fold(title)))
        for option, title in LISTED.findall(asked)
        if option in options
    }
    most = max(marks.values(), default=0)
    return {option for option, mark in marks.items() if mark == most} if most else set()


def _stems(said: str) -> set[str]:
    return {word[:6] for word in TOKEN.findall(said) if len(word) > 3}


def _denied(said: str, pattern: str) -> bool:
    """Whether the words right before say no to it."""
    found = re.search(pattern, said)
    before = said[: found.start()].rstrip(" ,") if found else ""
    before = re.sub(r"\b(?:the|el|la|le|o|a|der|die|das|den|il|lo|de|het)$", "", before).rstrip()
    return bool(NOT.search(before)) and not said[: found.start() if found else 0].endswith(", ")
