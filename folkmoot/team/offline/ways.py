"""
The ways a person is undecided between, and what they say for and against each.

Nothing is added: a way is what stands on either side of an "or", or after a number; a reason is a
clause of theirs that speaks of it, sorted by the words it uses. What is chosen is what they say.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.cues import hits, split, words
from folkmoot.team.offline.fits import COINS
from folkmoot.team.offline.reading import ARTICLES, NUMBERED, cut, is_question
from folkmoot.texts import say
from folkmoot.understanding.options import NUMBERS, ORDINALS
from folkmoot.understanding.text import fold

LONG = 10
"""Words that a way may have; more is a story."""

LISTED = 4
"""Words of a way in a list: rent, lease or buy."""

STEM = 4
"""Letters by which the same word is known in another form: rent, renting."""

NEAR = 2
"""Words between a "not" and what it turns round."""

ENDS = re.compile(r"(?<=[.!?…])\s+(?=\S)|\s*[\n;•]+\s*")
STOP = re.compile(r"[,;:.!?()–—]")
ITEM = re.compile(r"(?:^|\s)(?:\d|[a-d])[.)]\s+(?=\S)")
BECAUSE = re.compile(
    r"\s(?:because|since|weil|denn|da wir|porque|ya que|parce que|car|perch[eé]|omdat|want|"
    r"потому)\b"
)
WHERE = "où"
"""Sounds like the French "or", and is none."""

UNSURE = frozenset({"weet", "weten", "vraag", "afvragen", "zeker", "niet", "afhankelijk"})
"""Words after which the Dutch "of" is no "or"."""


class Way(NamedTuple):
    name: str
    pros: tuple[str, ...] = ()
    cons: tuple[str, ...] = ()
    said: tuple[str, ...] = ()  # neither plainly for it nor against it

    @property
    def bare(self) -> bool:
        return not (self.pros or self.cons or self.said)


def spoken(told: Told) -> list[Message]:
    """What people said of a project, in order: the request, answers and what was added."""
    answers = {message.entry: message for _, message in told.answers}
    notes = {message.entry: message for message in told.notes}
    both = {told.request.entry: told.request, **answers, **notes}
    return [both[entry] for entry in sorted(both)]


def undecided(told: Told) -> list[Way]:
    """The ways of a project; that something shall be built is a reason for none of them."""
    first, *more = (message.text for message in spoken(told))
    if told.project.intent is Intent.BUILD and not named(first, told.lang):
        first = ""
    return ways([first, *more], told.lang)


def ways(said: Sequence[str], lang: str) -> list[Way]:
    """The ways that were named last, each with the clauses that speak of it."""
    found: list[str] = []
    for text in said:
        found = named(text, lang) or found
    reasons = [one for text in said for one in _reasons(text, found, lang)]

    def of(name: str, side: int) -> tuple[str, ...]:
        return tuple(
            dict.fromkeys(text for way, text, where in reasons if (way, where) == (name, side))
        )

    return [Way(name, of(name, 1), of(name, -1), of(name, 0)) for name in found]


# --- which ways --------------------------------------------------------------------------


def named(text: str, lang: str) -> list[str]:
    """The ways that a text names: by number, or on either side of an "or"."""
    items = [piece.strip(" \n,;.") for piece in ITEM.split(text)[1:]]
    if len(items) > 1 and all(0 < len(words(item)) <= LONG for item in items):
        return items
    for sentence in cut(ENDS, NUMBERED.sub("\n", text)):
        if found := _beside_or(sentence, lang):
            return found
    return []


def _beside_or(sentence: str, lang: str) -> list[str]:
    tokens = split(sentence)
    ors = [hit for hit in hits(sentence, lang) if hit.name == "list:or"]
    ors = [hit for hit in ors if tokens[hit.at].group().lower() != WHERE and hit.at > 0]
    if lang == "nl":
        ors = [hit for hit in ors if fold(tokens[hit.at - 1].group()) not in UNSURE]
    ors = [hit for hit in ors if not _idiom(tokens[hit.at - 1 :], hit.end - hit.at)]
    if not ors:
        return []
    first, last = ors[0], ors[-1]
    parts = _listed(sentence[: tokens[first.at].start()], lang)
    for hit, after in pairwise(ors):
        parts.append(sentence[tokens[hit.end - 1].end() : tokens[after.at].start()])
    parts.append(_until(sentence[tokens[last.end - 1].end() :]))
    names = [_bare(_led(part, lang)) for part in parts]
    return names if all(_is_way(name, lang) for name in names) else []


LESS = re.compile(
    "more|less|mehr|weniger|mas|menos|mais|plus|moins|piu|meno|meer|min|более|менее|so|not|nicht"
)
"""More or less, two or three, this or so: nobody chooses between these."""


def _idiom(tokens: list[re.Match[str]], size: int) -> bool:
    """Whether the words around an "or" only say about how much."""
    around = [fold(token.group()) for token in (tokens[0], *tokens[size + 1 : size + 2])]
    number = re.compile("|".join((r"\d+", *NUMBERS)))
    return any(map(LESS.fullmatch, around)) or all(number.fullmatch(word) for word in around)


def _listed(left: str, lang: str) -> list[str]:
    """What stands before the "or": one way, or several between commas."""
    left = re.split(r"[;:.!?()–—]", left.strip(" ,"))[-1]
    first, *more = left.split(",")
    if more and all(len(words(part)) <= LISTED for part in more):
        head = _led(first, lang)
        return [head, *more] if len(words(head)) <= LISTED else [more[-1]]
    return [more[-1] if more else first]


def _until(right: str) -> str:
    """What stands after the "or", up to a stop or a reason."""
    right = right.strip(" ,")
    ends = [found.start() for found in (STOP.search(right), BECAUSE.search(right)) if found]
    return right[: min(ends, default=len(right))]


def _led(part: str, lang: str) -> str:
    """A way without what leads up to it: "should we", "whether to"."""
    tokens = split(part)
    ends = [
        hit.end for hit in hits(part, lang) if hit.name == "ways:lead" and hit.end < len(tokens)
    ]
    return part[tokens[max(ends)].start() :] if ends else part


def _bare(name: str) -> str:
    return name.strip(" \n\t¿¡?!.,;:“”„«»\"'")


def _is_way(name: str, lang: str) -> bool:
    size = len(words(name))
    refuses = any(hit.name == "say:no" and hit.at == 0 for hit in hits(name, lang))
    return 0 < size <= LONG and any(map(str.isalpha, name)) and not (refuses and size <= NEAR)


# --- what speaks for and against ---------------------------------------------------------


def _reasons(text: str, names: list[str], lang: str) -> list[tuple[str, str, int]]:
    """Clauses that speak of a way: which one, the words, and their side."""
    found: list[tuple[str, str, int]] = []
    if named(text, lang) == names and ITEM.search(text):
        return found
    for sentence in cut(ENDS, text):
        if is_question(sentence) or named(sentence, lang) == names:
            continue
        way, side = "", 0
        for clause, turns in _clauses(sentence, lang):
            way = _about(clause, names) or way
            before, side = side, _side(clause, lang)
            side = side or (-before if turns else 0)
            if way:
                found.append((way, _bare(clause), side))
    return found


def _clauses(sentence: str, lang: str) -> list[tuple[str, bool]]:
    """A sentence cut at each "but", and whether a clause follows one."""
    tokens, start, turned = split(sentence), 0, False
    found = []
    for hit in hits(sentence, lang):
        if hit.name == "say:but" and hit.end < len(tokens) and tokens[hit.at].start() >= start:
            found.append((sentence[start : tokens[hit.at].start()], turned))
            start, turned = tokens[hit.end].start(), True
    return [one for one in (*found, (sentence[start:], turned)) if _bare(one[0])]


def _about(clause: str, names: list[str]) -> str:
    """The way that a clause speaks of first."""
    every = [set(_stems(name)) for name in names]
    common = set.intersection(*every) if len(every) > 1 else set()
    said = words(clause)
    places = {}
    for name in names:
        own = [stem for stem in _stems(name) if stem not in common]
        at = [n for n, word in enumerate(said) if any(word.startswith(stem) for stem in own)]
        if at:
            places[name] = at[0]
    return min(places, key=lambda name: places[name], default="")


def _stems(name: str) -> list[str]:
    """How the telling words of a way begin."""
    said = [word for word in words(name) if word.isalpha() and not SMALL.fullmatch(word)]
    return [word[: STEM if len(word) > STEM else STEM - 1] for word in said if len(word) > NEAR]


SMALL = re.compile(
    rf"{ARTICLES.pattern}|den|dem|des|les|los|las|gli|het|and|for|our|its|with|und|mit|fur|bei|nur|"
    "uns|con|por|sin|para|com|sem|avec|pour|dans|chez|per|nel|nella|met|van|voor|uit|bij|ons|для|"
    "при|нам|без|как|это|все"
)
"""Words that tell nothing of a way."""


def _side(clause: str, lang: str) -> int:
    """1: it speaks for something, -1: against, 0: neither plainly."""
    found = hits(clause, lang)
    nots = [hit.at for hit in found if hit.name == "say:no"]
    sides = {"side:for": 1, "side:against": -1}
    mark = 0
    for hit in found:
        if hit.name in sides:
            turned = any(0 < hit.at - at <= NEAR for at in nots)
            mark += -sides[hit.name] if turned else sides[hit.name]
    return (mark > 0) - (mark < 0)


def beside(told: Told) -> list[str]:
    """What was said that speaks of no way, and asks nothing."""
    names = [way.name for way in undecided(told)]
    found = [one for said in spoken(told) for one in cut(ENDS, said.text)]
    return [
        _bare(one)
        for one in found
        if not (is_question(one) or named(one, told.lang) == names or _about(one, names))
    ]


# --- what is chosen ----------------------------------------------------------------------


def chosen(text: str, found: Sequence[Way], lang: str) -> str:
    """The way that a text takes; empty where it takes none plainly."""
    names = [way.name for way in found]
    if not names or is_question(text) or named(text, lang) == names:
        return ""
    plain = fold(text).strip(" .!")
    for n, name in enumerate(names, 1):
        ordinal = ORDINALS[n - 1] if n <= len(ORDINALS) else "$^"
        if plain == str(n) or re.fullmatch(
            rf"\D{{0,12}}\b(?:{n}|{fold(ordinal)})\D{{0,12}}", plain
        ):
            return name
    way = _about(text, names)
    chooses = any(hit.name == "say:choose" for hit in hits(text, lang))
    chooses = chooses or bool(way and BECAUSE.search(text) and _about(text.split(",")[0], [way]))
    short = len(words(text)) <= len(words(way)) + NEAR
    return way if way and (chooses or short) else ""


# --- laid out ----------------------------------------------------------------------------

MONTHLY = re.compile(
    r"(?:an?|per|the) month|monthly|im monat|pro monat|monatlich|al mes|mensual|por m[eê]s|mensal|"
    r"par mois|mensuel|al mese|mensil|per maand|maandelijks|в месяц|ежемесячн",
    re.IGNORECASE,
)
SUM = re.compile(
    rf"(?:[€$£₽]\s?)?(?P<sum>\d[\d.,  ]*\d|\d)\s?(?:{COINS})?",
    re.IGNORECASE,
)


def laid(found: Sequence[Way], lang: str) -> str:
    """The ways side by side, in the person's words."""
    lines = [say("ways-laid", lang)]
    for n, way in enumerate(found, 1):
        lines.append(f"{n}. {way.name}")
        lines += [f"   – {say('ways-for', lang, said=text)}" for text in way.pros]
        lines += [f"   – {say('ways-against', lang, said=text)}" for text in way.cons]
        lines += [f"   – {say('ways-said', lang, said=text)}" for text in way.said]
        lines += [f"   – {say('ways-bare', lang)}"] if way.bare else []
    if even := _even(found, lang):
        lines.append(even)
    return "\n".join(lines)


def _even(found: Sequence[Way], lang: str) -> str:
    """Where one way costs something a month and another something once: when that is the same."""
    rates: list[re.Match[str]] = []
    prices: list[re.Match[str]] = []
    for way in found:
        for clause in (*way.pros, *way.cons, *way.said):
            sums = [one for one in SUM.finditer(clause) if _number(one) > 0]
            if sums:
                (rates if MONTHLY.search(clause) else prices).append(sums[0])
    if len(rates) != 1 or len(prices) != 1 or _number(prices[0]) <= _number(rates[0]):
        return ""
    months = -(-_number(prices[0]) // _number(rates[0]))
    rate, price = rates[0].group().strip(), prices[0].group().strip()
    return say("ways-even", lang, rate=rate, price=price, months=int(months))


def _number(found: re.Match[str]) -> float:
    """A sum as a number: 1.200, 1,200 and 1 200 are the same."""
    plain = re.sub(r"[.,  ](?=\d{3}(?:\D|$))", "", found["sum"]).replace(",", ".")
    return float(re.sub(r"[^\d.]", "", plain).strip(".") or 0)
