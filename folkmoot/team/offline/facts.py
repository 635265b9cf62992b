"""
Facts and wishes, told apart: what people said of the thing they want.

A fact has a place of its own (a number, hours, a price, a street) and is kept as it was said. A
wish says what should be done: it is followed, or named as what cannot be done by rules, and is
printed nowhere. What only tells whom a thing is for is neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property, lru_cache

from folkmoot.conversation.value import dataclass
from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.mind import Message, Told
from folkmoot.team.offline.bare import blanked, spans
from folkmoot.team.offline.cues import hits, names, words
from folkmoot.team.offline.dates import NUMBERED
from folkmoot.team.offline.heard import answers
from folkmoot.team.offline.reading import MAIL, PHONE, STOP, after, asks, subject

SLOTS = ("offer", "hours", "place", "contact", "about", "photos")
"""What a page may have, in the order in which it stands there."""

USUAL = ("offer", "hours", "place", "contact")
"""What it should have where nobody said."""

ABBREVIATED = re.compile(
    r"(?:^|[\s(])(?:\w*str|st|rd|ave|dr|mr|mrs|ms|prof|nr|no|núm|num|n[º°]|tel|tél|fon|av|avda|pl|c|"
    r"ul|ca|z|zb|max|min|approx|aprox|env|bzw|inkl|incl|etwa|p|pp|abs|art|kap|ул|пр|пер|д|тел|кв|"
    r"ок|прибл|стр)\.$",
    re.I,
)
"""Ends no sentence."""

ENDS = re.compile(rf"{STOP}(?=[^\W\d_]|[¿¡“„«\"'])|(?<=[^\s\d.][.!?])\s+(?=\d)|\s*[\n;•]+\s*", re.I)
CLAUSE = re.compile(r"\s*,\s+|\s+–\s+")
TIMES = re.compile(
    r"\b\d{1,2}(?:[:.h]\d{2}|\s?h|\s?uhr|\s?[ap]\.?m\.?)?\s?(?:-|–|—|to|bis|until|till|a|à|às|as|"
    r"alle|tot|до|e)\s?\d{1,2}(?:[:.h]\d{2}|\s?h\b|\s?uhr|\s?[ap]\.?m\.?|\s?час\w*)?\b",
    re.I,
)
DAYS = re.compile(r"\b[^\W\d_]{2,4}\.?\s?[-–]\s?[^\W\d_]{2,4}\.?:?\s+\d{1,2}")
"""Mo-Fr 8, Tue–Sat 6: two short words and a time."""

CLOCK = re.compile(r"\b\d{1,2}(?:[:h]\d{2}|\s?uhr\b|\s?[ap]m\b|\s?h\b)", re.I)
MONEY = (
    r"(?:(?:[€$£₽]|r\$|chf|eur)\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:[€$£₽]|eur\b|euros?\b|"
    r"chf\b|fr\.|dollars?\b|usd\b|pounds?\b|reais\b|руб\w*|р\.))"
)
ITEM = re.compile(
    rf"(?P<item>[^\W\d_][^,;:|\n]{{1,60}}?)\s*[:|–-]?\s*(?<![\d.,])(?P<price>{MONEY})", re.I
)
POSTED = re.compile(r"\b\d{4,6}\s+[^\W\d_][\w-]+|\b[^\W\d_][\w-]+,?\s+\d{5,6}\b")
TITLE = re.compile(
    r"\b(?:head(?:line|ing)|title|name|uberschrift|überschrift|titel|titre|titolo|t[ií]tulo|kop|"
    r"nombre|nome|nom|naam|заголов\w+|назван\w+)\b[^.!?\n]{0,24}?"
    r"(?:\b(?:must|should|to) (?:be|say|read)\b|\bis\b|\bsays\b|"
    r"\bist\b|\bsoll\b|\bmuss\b|\bes\b|\bé\b|\best\b|\bè\b|:|—|–)\s+(?P<name>[^.!?\n,;]{2,60})",
    re.I,
)
QUOTED = re.compile(r"[“„«\"‘]\s?(?P<name>[^”“»\"’\n]{2,60}?)\s?[”“»\"’]")
CAPITALS = re.compile(r"(?:[^\W\d_a-zа-яё][\w’'-]*)(?:\s+(?:&|[^\W\d_a-zа-яё][\w’'-]*)){0,4}")
CONTEXT = frozenset(
    f"topic:{name}" for name in ("users", "tech", "out", "money", "problem", "must", "today")
)
"""What a sentence may speak of that is no text for a page."""

FEW = 6
"""Words up to which something names a part, and is no sentence."""


@dataclass(frozen=True)
class Fact:
    slot: str
    text: str
    message: Message
    price: str = ""


@dataclass(frozen=True)
class Facts:
    """Everything that was said, sorted; what was said last counts where there is one place."""

    told: Told

    @property
    def sorted(self) -> tuple[list[Fact], list[Fact], list[Fact]]:
        """Facts, wishes and parts."""
        return _sorted(self.told)

    def of(self, slot: str) -> list[Fact]:
        """The facts of a slot, each once."""
        found = [fact for fact in self.sorted[0] if fact.slot == slot]
        return list({fact.text.casefold(): fact for fact in found}.values())

    def last(self, slot: str) -> Fact | None:
        found = self.of(slot)
        return found[-1] if found else None

    @property
    def wishes(self) -> list[Fact]:
        return self.sorted[1]

    @property
    def parts(self) -> list[Fact]:
        return list({part.text.casefold(): part for part in self.sorted[2]}.values())

    @cached_property
    def name(self) -> Fact | None:
        """What the thing is called, where somebody said so."""
        return self.last("name")

    @cached_property
    def heading(self) -> str:
        """The name, else whom or what it is for."""
        if self.name is not None:
            return self.name.text
        request = self.told.request
        first = next(iter(pieces(request.text)), "")
        found = subject(first, request.lang) or self.told.project.goal
        return found[:1].upper() + found[1:]


@lru_cache(maxsize=8)
def _sorted(told: Told) -> tuple[list[Fact], list[Fact], list[Fact]]:
    """Everything that was said, sorted once."""
    facts: list[Fact] = []
    wishes: list[Fact] = []
    parts: list[Fact] = []
    for message, text, lang, content in _texts(told):
        for piece in pieces(text):
            _sort(piece, message, lang, content, facts, wishes, parts)
    for one in answers(told):
        slot = ASKED.get(one.question.topic, "") if one.question else ""
        if slot and not one.vague:
            facts += _answered(slot, one.text, one.message, told.lang)
    goal = next(iter(pieces(told.request.text)), "").strip(" .")  # it names the thing
    aims = [one.text for one in answers(told) if one.question and one.question.topic == AIM]
    unsaid = [goal, *aims]  # what is to be reached is no text for the page
    facts = [one for one in facts if one.slot != "about" or not any(one.text in s for s in unsaid)]
    return facts, [wish for wish in wishes if wish.text.strip(" .") != goal], parts


AIM = "must"
"""The topic of what a thing is to do above all."""

ASKED = {"offer": "offer", "hours": "hours", "address": "place"}
"""Topics of questions that ask for one place of a page: the answer is what stands there."""


def _answered(slot: str, text: str, message: Message, lang: str) -> list[Fact]:
    """What somebody said when they were asked for exactly this.

    What plainly is something else is that: hours are no offer, whatever was asked.
    """
    plain, known, rest = text.strip(" .\n"), list[Fact](), list[Fact]()
    for piece in pieces(text):
        _sort(piece, message, lang, True, known, rest, rest)
    other = [fact for fact in known if fact.slot not in (slot, "about", "name")]
    if other and not (slot == "offer" and any(fact.slot == "offer" for fact in known)):
        return known
    if slot != "offer":
        return [Fact(slot, _label(plain, lang), message)]
    found = []
    for line in pieces(text):
        for clause in CLAUSE.split(line):
            item = ITEM.search(clause)
            name = _label(item["item"] if item else clause.strip(" ."), lang)
            price = " ".join(item["price"].split()) if item else ""
            found += [Fact("offer", name, message, price)] if name else []
    return found


def pieces(text: str) -> list[str]:
    """Sentences and lines; an abbreviation ends none, and neither does a time."""
    found: list[str] = []
    for piece in ENDS.split(text):
        piece = piece.strip(" -*•\t")
        if found and ABBREVIATED.search(found[-1]):
            found[-1] = f"{found[-1]} {piece}"
        elif piece:
            found.append(piece)
    return found


CONTENT: dict[str, bool | None] = {
    **dict.fromkeys(("content", "message"), True),
    **dict.fromkeys(("users", "tech", "out", "problem", "simpler"), None),
    "contact": None,
}
"""Whether an answer on a topic is about what stands on the thing; None: only its facts are."""


def _texts(told: Told) -> Iterable[tuple[Message, str, str, bool | None]]:
    """Everything that was said, in order, and whether it was said of what stands on the thing."""
    yield told.request, told.request.text, told.request.lang, False
    for brought in told.material:
        for _, text in brought.texts:
            yield told.request, text, told.lang, True
    for one in answers(told):
        topic = one.question.topic if one.question else ""
        if not one.vague and topic not in ASKED:
            yield one.message, one.text, told.lang, CONTENT.get(topic, False)
    for note in told.notes:
        if note.entry != told.request.entry:
            yield note, note.text, told.lang, False


def _sort(
    piece: str,
    message: Message,
    lang: str,
    content: bool | None,
    facts: list[Fact],
    wishes: list[Fact],
    parts: list[Fact],
) -> None:
    """Take the facts out of a sentence; what is left is a wish, a part, a text, or neither."""
    rest = piece
    for found in MAIL.finditer(piece):
        facts.append(Fact("mail", found.group(), message))
        rest = rest.replace(found.group(), " ")
    for found in PHONE.finditer(rest):
        number = found.group().strip()
        if not NUMBERED.search(number) and not TIMES.fullmatch(number):
            facts.append(Fact("phone", number, message))
            rest = rest.replace(found.group(), " ")
    if name := _name(piece, lang):
        facts.append(Fact("name", name, message))
        if TITLE.search(piece):
            return  # "the headline must be …" is followed by that
        rest = rest.replace(name, " ")
    rest = _clauses(rest, message, lang, facts)
    left = rest.strip(" ,.:;–-")
    if len(words(left)) < 2 and left != piece.strip(" ,.:;–-"):
        return  # only a label or a joint is left
    if not left or content is None:
        return
    shown, wish = names(left, lang), asks(left, lang)
    taken = left != piece.strip(" ,.:;–-")
    if wish:
        wishes.append(Fact("wish", piece, message))
    elif taken or (shown & CONTEXT and not content):
        return
    elif content and all(len(words(clause)) <= FEW for clause in CLAUSE.split(left)):
        parts += [Fact("part", clause.strip(), message) for clause in CLAUSE.split(left)]
    elif content or "say:we" in shown:
        facts.append(Fact("about", left, message))


def is_fact(text: str, lang: str) -> bool:
    """Whether a text is nothing but facts for a page, whatever was asked."""
    facts: list[Fact] = []
    rest: list[Fact] = []
    for piece in pieces(text):
        _sort(piece, Message(0, "", piece), lang, True, facts, rest, rest)
    return (
        not rest
        and any(fact.slot != "about" for fact in facts)
        and not any(fact.slot == "about" for fact in facts)
    )


def _clauses(rest: str, message: Message, lang: str, facts: list[Fact]) -> str:
    """Hours, prices and addresses, clause by clause; what is left of the sentence."""
    left: list[str] = []
    place: list[str] = []
    hours: list[str] = []
    head, colon, tail = rest.partition(": ")
    listed = colon and "slot:offer" in names(head, lang) and len(words(head)) <= FEW
    if listed and not asks(head, lang):
        rest = tail
    labelled = colon and names(head, lang) & {"slot:place"} and len(words(head)) <= BRIEF
    if labelled and not listed and is_place(tail, lang, True, long=True):
        facts.append(Fact("place", tail.strip(" ."), message))
        return ""
    for clause in CLAUSE.split(rest):
        plain = clause.strip(" .")
        items = [*ITEM.finditer(plain)]
        if items and not CLOCK.search(plain):
            facts += [
                Fact("offer", _item(item["item"], lang), message, " ".join(item["price"].split()))
                for item in items
            ]
        elif _is_hours(plain, lang):
            hours.append(_label(plain, lang))
        elif is_place(_label(plain, lang), lang, bool(place)):
            place.append(_label(plain, lang))
        elif listed and plain and len(words(plain)) <= FEW:
            facts.append(Fact("offer", _label(plain, lang), message))
        else:
            left.append(clause)
    if hours:
        facts.append(Fact("hours", ", ".join(hours), message))
    if place:
        facts.append(Fact("place", ", ".join(place), message))
    return ", ".join(left)


def _item(text: str, lang: str) -> str:
    """What costs something, without what asks to have it there: "Add the menu with apple cake"."""
    if asks(text, lang):
        text = after("list:with", text, lang) or blanked(text, spans(text, lang, "change:add"))
    return _label(text, lang)


def _is_hours(text: str, lang: str) -> bool:
    """Days and times; or days on which it is closed, or open all day."""
    said = [hit.name for hit in hits(text, lang) if hit.name.startswith("day:")]
    named = any(name != "day:some" for name in said)
    times, clock = TIMES.search(text), CLOCK.search(text)
    if times or clock:
        days = DAYS.search(text) or ABBREVIATED_DAY.search(text) or said
        return bool(days) or bool(times and clock)
    return "day:some" in said and (named or len(words(text)) <= BRIEF)


BRIEF = 3
"""Words of "open daily", "closed at noon"."""

ABBREVIATED_DAY = re.compile(
    r"\b(?:mon?|tue|wed|thu|fri|sat|sun|di|mi|do|fr|sa|so|lun|mar|mie|jue|vie|sab|dom|seg|ter|qua|qui|"
    r"sex|mer|jeu|ven|sam|dim|gio|ma|wo|vr|za|zo|пн|вт|ср|чт|пт|сб|вс)\b",
    re.I,
)
"""Days in short: they say so only beside a time."""


def is_place(text: str, lang: str, follows: bool, long: bool = False) -> bool:
    """A street with a number, what follows it, or a town with its number.

    `long`: it was said that this is the address, so that it may have any length and any parts.
    """
    if long:
        return any(map(str.isdigit, text)) and not asks(text, lang)
    size, digits = sum(map(str.isalnum, words(text))), any(map(str.isdigit, text))
    street = any("street" in names(text, each) for each in {lang, *LANGUAGES})
    if street and size <= FEW and (digits or (size <= BRIEF and text[:1].isalpha())):
        return True
    town = follows and size <= 2 and text[:1].isupper()
    return town or (POSTED.search(text) is not None and (follows or size <= FEW))


def _label(text: str, lang: str) -> str:
    """What stands after a label such as "Opening hours:"; else the whole."""
    head, colon, rest = text.partition(": ")
    if colon and rest.strip() and any(hit.name.startswith("slot:") for hit in hits(head, lang)):
        text = rest
    return text.strip(" -*•.:")


def _name(piece: str, lang: str) -> str:
    """What the thing is called: after "is called", or as the headline that is asked for."""
    if found := TITLE.search(piece):
        return found["name"].strip(" “”„«»\"'")
    for hit in hits(piece, lang):
        if hit.name == "name:is":
            tokens = [*re.finditer(r"[^\W_]+|[^\w\s]", piece)]
            tail = piece[tokens[hit.end - 1].end() :].strip()
            found = QUOTED.match(tail) or CAPITALS.match(tail)
            if found:
                return (found["name"] if "name" in found.groupdict() else found.group()).strip()
    return ""
