"""
Reading what people wrote: sentences, clauses, whom a thing is for, what it should have.

Nothing is understood here in the deep sense; words are cut at the places where people put
commas, and kept as they were written.
"""

from __future__ import annotations

import re

from folkmoot.team.names import plain_words
from folkmoot.team.offline.cues import hits, split, words
from folkmoot.team.offline.dates import ANY_MONTH
from folkmoot.understanding.found import find
from folkmoot.understanding.text import fold

STOP = rf"(?<=[.!?…])(?:(?<!\d\.)|(?!\s+(?:{ANY_MONTH})\b))\s+"
"""Ends a sentence; the point of "5. Juli" does not."""

SENTENCE = re.compile(rf"{STOP}(?=\S)|\s*[\n;•]+\s*", re.IGNORECASE)
ABBREVIATED = re.compile(
    r"(?:^|[\s(])(?:\w*str|st|dr|mrs?|ms|prof|nr|no|núm|num|n[º°]|tel|tél|fon|av|avda|ave|pl|p\.?za|c|"
    r"rd|ul|ca|approx|aprox|env|etc|usw|ecc|enz|bzw|inkl|incl|max|min|e\.\s?g|i\.\s?e|z|z\.\s?b|d\.\s?h|"
    r"u\.\s?a|p|p\.\s?(?:ej|ex|es)|ej|ex|bijv|bv|evtl|vgl|jan|feb|febr|apr|aug|ago|sept?|sett|okt|oct|nov|"
    r"dez|dec|ул|пр|пер|пл|д|кв|тел|напр|т|т\.\s?[едп]|руб|стр|им|янв|февр?|апр|авг|сент?|окт|нояб?|дек)\.$",
    re.IGNORECASE,
)
"""Ends no sentence: Tel., Str., z. B., e.g."""

ORDINAL = re.compile(r"(?:^|\s)\d{1,2}\.$")
DAY = re.compile(
    r"(?:jan|feb|m[aä]r|apr|mai|jun|jul|aug|sep|okt|nov|dez|klasse|stock|etage|geburtstag|"
    r"jahrgang|jahrhundert)",
    re.IGNORECASE,
)
"""After a number with a dot the sentence goes on: am 14. Juni."""

QUOTE = frozenset('“„«"')
NUMBERED = re.compile(r"(?:^|\n)\s*(?:q?(\d{1,2})[.):]|[-*•])\s+")
STOPS = frozenset(',.;:!?()–—"“”«»')
PHONE = re.compile(r"(?<![\w.])\+?\d[\d /()–-]{5,18}\d(?!\w)")
MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
LONG_PART = 6
"""Words that a part of a list may have; more is a sentence."""
LONG_TITLE = 9
SMALL = 3
"""Letters of a word that leads on to the next."""

NEAR = 4
ARTICLES = re.compile(
    "an?|the|my|our|una?|uno|uma?|une|ein(?:e[nmr]?)?|een|il|lo|la|le|el|d(?:er|ie|as|em|en)|mijn|"
    "onze|mein(?:e[nmr]?)?|unser(?:e[nmr]?)?|mi|nuestr[oa]|meu|minha|mon|ma|notre|mi[oa]|nostr[oa]|"
    "наш[уе]?|мои|мою|мое"
)
"""Words after which the name of a thing begins, a few words before its kind."""


ADDRESSED = re.compile(r"^\s*@\w+[,:]?\s*")
"""Whom a message is spoken to."""


def sentences(text: str) -> list[str]:
    """Sentences and lines, without what numbers them."""
    return [piece.strip(" -*•") for piece in cut(SENTENCE, NUMBERED.sub("\n", text))]


def cut(ends: re.Pattern[str], text: str) -> list[str]:
    """A text cut where it ends a sentence or a line; an abbreviation, or a day, ends none."""
    found, start = [], 0
    for end in ends.finditer(text):
        before, after = text[start : end.start()], text[end.end() :]
        goes_on = ABBREVIATED.search(before) or (ORDINAL.search(before) and DAY.match(after))
        if "\n" in end.group() or after[:1] in QUOTE or not goes_on:
            found.append(before)
            start = end.end()
    return [piece.strip() for piece in (*found, text[start:]) if piece.strip(" -*•.")]


def clauses(text: str, lang: str) -> list[str]:
    """A text cut at commas, and at the "and" of a list."""
    found: list[str] = []
    for sentence in sentences(text):
        parts = [part for part in re.split(r"\s*,\s+|\s*:\s+", sentence.rstrip(".!?…")) if part]
        for n, part in enumerate(parts):
            listed = n > 0 and len(words(part)) <= LONG_PART
            found += cut_at("list:and", part, lang) if listed else [part]
    return [clause for clause in (part.strip() for part in found) if clause]


def cut_at(name: str, text: str, lang: str) -> list[str]:
    """A text cut in two where such a word stands within it, the word left out."""
    tokens = split(text)
    for hit in hits(text, lang):
        if hit.name == name and hit.at > 0 and hit.end < len(tokens):
            return [text[: tokens[hit.at].start()], text[tokens[hit.end].start() :]]
        if hit.name == name and hit.at == 0 and hit.end < len(tokens):
            return [text[tokens[hit.end].start() :]]
    return [text]


def subject(text: str, lang: str) -> str:
    """Whom or what a thing is for, in the person's words; empty where that is not said."""
    tokens = split(text)
    for _, end in _hits("list:for", text, lang):
        stop = _end(text, end, lang)
        if stop > end:
            return text[tokens[end].start() : tokens[stop - 1].end()]
    return ""


def _hits(name: str, text: str, lang: str) -> list[tuple[int, int]]:
    """Where phrases of a row stand, of those that begin alike only the longest."""
    longest: dict[int, int] = {}
    for hit in hits(text, lang):
        if hit.name == name:
            longest[hit.at] = max(hit.end, longest.get(hit.at, 0))
    return sorted(longest.items())


def _end(text: str, start: int, lang: str, most: int = LONG_PART) -> int:
    """Where what begins at a word ends: at a stop, or where a list of features begins."""
    tokens = split(text)
    begins = {at for at, _ in _hits("list:with", text, lang)}
    for n in range(start, len(tokens)):
        if tokens[n].group() in STOPS or (n in begins and n > start):
            return n
        if n - start >= most:
            while n > start + 1 and len(tokens[n - 1].group()) <= SMALL:
                n -= 1  # not in the middle of "in our"
            return n
    return len(tokens)


def features(text: str, lang: str) -> list[str]:
    """The parts a request lists, in the person's words."""
    found: list[str] = []
    for sentence in sentences(text):
        parts = clauses(sentence, lang)
        if not parts:
            continue
        head = after("list:with", parts[0], lang)
        listed = [*([head] if head else []), *parts[1:]]
        if head and len(parts) == 1:
            listed = cut_at("list:and", head, lang)
        found += [after("list:with", part, lang) or part for part in listed]
    return list(dict.fromkeys(part.strip() for part in found if is_part(part, lang)))


def owned(text: str, lang: str) -> list[str]:
    """What somebody says they have or love, in their words and without articles."""
    found: list[str] = []
    for sentence in sentences(text):
        if rest := after("say:have", sentence, lang):
            head = re.split(r"[.!?;:(–—]", rest)[0]
            for piece in head.split(","):
                found += cut_at("list:and", piece, lang)
            break
    found = [after("say:have", part, lang) or part for part in found]
    named = [_bare(part) for part in found]
    return [part for part in named if 0 < len(words(part)) <= NEAR and not asks(part, lang)]


def _bare(part: str) -> str:
    """A thing without the article before it."""
    first, _, rest = part.strip().partition(" ")
    return (
        rest
        if rest and (ARTICLES.fullmatch(fold(first)) or SOME.fullmatch(fold(first)))
        else part.strip()
    )


SOME = re.compile(
    "some|any|unos|unas|algunos|algunas|uns|umas|alguns|algumas|des|quelques|du|de|einige|ein paar|"
    "alcuni|alcune|delle|dei|qualche|wat|enkele|en|несколько|немного|ein|eine|einen|un|una"
)
"""Words that say how much of a thing there is."""


def listed(text: str, lang: str) -> list[str]:
    """The parts of an answer that is a list: what stands before a colon, or before its "with"."""
    found = []
    for sentence in sentences(text):
        for n, piece in enumerate(re.split(r"\s*,\s+", sentence.rstrip(".!?…"))):
            for part in cut_at("list:and", piece, lang) if n else [piece]:
                head = part.partition(":")[0]
                found.append(_before("list:with", head, lang).strip())
    return list(dict.fromkeys(part for part in found if is_part(part, lang)))


def _before(name: str, text: str, lang: str) -> str:
    """What stands before such a word, if anything does."""
    tokens = split(text)
    at = next((at for at, _ in _hits(name, text, lang) if at > 0), len(tokens))
    return text[: tokens[at - 1].end()] if tokens else ""


def after(name: str, text: str, lang: str) -> str:
    """What stands after such a word."""
    tokens = split(text)
    for _, end in _hits(name, text, lang):
        if end < len(tokens):
            return text[tokens[end].start() :]
    return ""


ELSEWHERE = frozenset({"users", "tech", "out", "time", "money", "problem"})
BEGINNING = frozenset({"place", "look", "size", "channel", "today", "must", "first"})
"""Topics that a clause is about if it speaks of them at all, or if it begins with them."""


PLEASE = re.compile(
    r"please|bitte|por favor|s['’]il (?:vous|te) pla[iî]t|svp|stp|per (?:favore|piacere|cortesia)|"
    r"alsjeblieft|alstublieft|graag|пожалуйста"
)


def is_part(text: str, lang: str) -> bool:
    """Whether a clause names a part of the thing rather than something else about it."""
    size = len(words(text))
    if PLEASE.fullmatch(text.strip(" ,.!").casefold()):
        return False
    for hit in hits(text, lang):
        topic = hit.name.removeprefix("topic:")
        if topic in ELSEWHERE or (topic in BEGINNING and hit.at == 0):
            return False
    return 0 < size <= LONG_PART and any(c.isalpha() for c in text)


def title_of(text: str, lang: str) -> str:
    """A short name: the thing and what is said right after it, else the first words."""
    tokens = split(text)
    at = next((hit.at for hit in hits(text, lang) if hit.name.startswith("kind:")), None)
    if at is None:
        found = (" ".join(sentences(text)[:1]) or text).split()
        short = " ".join(found[:LONG_TITLE]) + ("…" if len(found) > LONG_TITLE else "")
    else:
        before = [fold(word.group()) for word in tokens[max(at - NEAR, 0) : at]]
        articles = [n for n, word in enumerate(before) if ARTICLES.fullmatch(word)]
        if articles:
            at += articles[-1] + 1 - len(before)  # a *beekeeping* course
        end = _end(text, at, lang, LONG_TITLE)
        more = end < len(tokens) and tokens[end].group() not in STOPS and end - at >= LONG_TITLE - 2
        short = text[tokens[at].start() : tokens[end - 1].end()] + ("…" if more else "")
    return capital(short)


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def program_name(text: str, lang: str) -> str:
    """A name for a program: what it is about, rather than that it is a tool."""
    tokens = [fold(token.group()) for token in split(text)]
    kinds = [hit for hit in hits(text, lang) if hit.name.startswith("kind:")]
    end = max((hit.end for hit in kinds if hit.at <= kinds[0].end), default=0)
    after = tokens[end:]
    return slug(" ".join(find(after).topics or find(tokens).topics) or title_of(text, lang))


def slug(text: str, most: int = 24) -> str:
    """A name for a file: a letter first, never empty."""
    found = [word for word in plain_words(text) if word[0].isalpha() and len(word) > 1]
    return "_".join(found[:3])[:most].strip("_") or "program"


def asks(text: str, lang: str) -> bool:
    """Whether a sentence says what should be done: "please", "must", or a verb that begins it."""
    if is_question(text) and not POLITE.match(fold(ADDRESSED.sub("", text)).lstrip(" ¿")):
        return False  # whoever only asks wants an answer
    said = words(text)
    for hit in hits(text, lang):
        if hit.name == "wish:do":
            begins = hit.at == 0 or said[hit.at - 1] in JOINTS
            if begins or hit.end - hit.at > 1 or MODAL.match(said[hit.at]):
                return True
    return False


POLITE = re.compile(
    r"(?:can|could|would|will) (?:you|we)|please|bitte|konnt|kannst|wurdet|wurdest|puedes|podeis|"
    r"podrias?|pode[ms]?\b|poderia|peux|pouvez|pourr|peut-on|puoi|potete|potre|kun je|"
    r"kunnen jullie|zou je|может|мог"
)
"""Beginnings of a question that asks for something to be done."""


def is_question(text: str) -> bool:
    return text.rstrip(" ”“»\"')").endswith("?")


JOINTS = frozenset({",", "and", "und", "y", "e", "et", "en", "и", "then", "dann"})
MODAL = re.compile(
    "must|should|please|need|want|muss|mussen|soll|bitte|mochte|debe|deber|quier|quer|dev|precis|"
    "doi|faut|veux|voul|dovr|vogli|vorre|moet|graag|wil|alstublieft|пожалуйста|долж|нужн|надо|хо[тч]"
)
"""Words that ask wherever they stand."""


def demands(text: str, lang: str) -> bool:
    """Whether a sentence plainly tells somebody to do something: "please add a shop"."""
    if any(PLEASE.match(word) for word in words(text)):
        return True
    return any(hit.name == "wish:do" and hit.at == 0 for hit in hits(text, lang))


PLEASE = re.compile("please|bitte|favor|plait|favore|alstublieft|graag|пожалуйста")
