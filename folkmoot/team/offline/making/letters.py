"""
Letters and posts in the person's own words: every fact that was given, and none that was not.

Several posts are written only where several things were told; else there is one, and it says so.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from folkmoot.team.mind import Told
from folkmoot.team.offline.bare import count
from folkmoot.team.offline.cues import hits, names, split, words
from folkmoot.team.offline.dates import days, today
from folkmoot.team.offline.facts import pieces
from folkmoot.team.offline.heard import answers
from folkmoot.team.offline.reading import asks, cut_at
from folkmoot.texts import say

SUBJECT = 9
"""Words of a subject."""

MOST = 10
"""Posts at once."""

SAYS = re.compile(
    r"(?:\b(?:that|saying|telling (?:him|her|them)|dass|daß|que|qu['’]|che|dat|что|чтобы)\s|:\s)"
    r"(?P<matter>.{8,})",
    re.I | re.S,
)
"""Where the matter of a letter begins."""

ASKS = re.compile(
    r"\b(?:asking (?:(?:him|her|them) )?for|to ask (?:(?:him|her|them) )?for|mit der bitte um|"
    r"pidiendo(?:le|les)?|para pedir(?:le|les)?|pedindo(?:-lhe)?|para pedir|pra pedir|"
    r"(?:en|pour) (?:lui |leur )?demand(?:ant|er)|chiedendo(?:gli|le)?|per chieder(?:gli|le|e)|"
    r"met de vraag om|om te vragen om|с просьбой)\s+(?P<matter>.{8,})",
    re.I | re.S,
)
"""Where it begins what a letter asks somebody for."""

ABOUT = re.compile(
    r"(?<!\w)(?P<lead>about|regarding|über|sobre|acerca del?|à propos d[eu]|au sujet d[eu]|sur|sul|"
    r"sulla|sulle|sui|sugli|sull['’]|su|over|(?P<kept>zu|zum|zur|об?|про))\s*(?<=[\s'’])"
    r"(?P<matter>\S.{3,})",
    re.I | re.S,
)
"""Where a post begins; after some words the case is another, so that they are kept."""

ARTICLES = {
    "sul": "il",
    "sulla": "la",
    "sulle": "le",
    "sui": "i",
    "sugli": "gli",
    "acerca del": "el",
    "à propos du": "le",
    "au sujet du": "le",
}
"""Italian, Spanish and French hide an article there."""

TO = re.compile(
    r"^(?:to|for|zu|zum|zur|für|a|al|para|pour|à|au|aux|per|voor|aan|на|для|the|an|ein(?:e[nmr]?)?|"
    r"una?|une?|um|een|el|la|le|il|o)\s+",
    re.I,
)
APART = re.compile(r"\s+(?:an|aan)\s*[.!]*$", re.I)
"""The end of a verb that German and Dutch set apart: kündige … an."""

SWAPS = (
    re.compile(
        r"(?:change|replace|ersetze|ändere|cambia|substitua|troque|remplace|change|sostituisci|"
        r"vervang|замени)\s+(?P<old>.+?)\s+(?:to|with|by|durch|in|zu|por|par|con|door|на)\s+(?P<new>.+)",
        re.I,
    ),
    re.compile(
        r"(?P<new>\S.*?)\s+(?:instead of|statt|anstatt|en vez de|em vez de|au lieu de|invece di|"
        r"in plaats van|вместо)\s+(?P<old>.+)",
        re.I,
    ),
    re.compile(
        r"(?:not|nicht|no|não|pas|non|niet|не)\s+(?P<old>.+?),?\s+"
        r"(?:but|sondern|sino|mas|mais|ma|maar|а)\s+(?P<new>.+)",
        re.I,
    ),
)
"""Something that is to give way to something else."""


class Draft(NamedTuple):
    text: str = ""
    note: str = ""  # what is to be said beside it
    undone: tuple[str, ...] = ()  # wishes that rules cannot follow


def matter(text: str, lang: str) -> str:
    """What a text shall say, in the person's own words."""
    if asked := ASKS.search(text):
        return asked["matter"].strip()
    said = SAYS.search(text)
    if said and not _is_list(text[: said.start()], lang):
        return said["matter"].strip()
    about = ABOUT.search(text)
    if about:
        lead = about.group("lead").lower()
        return f"{ARTICLES.get(lead, about['kept'] or '')} {about['matter'].strip()}".strip()
    tokens = split(text)
    ends = [hit.end for hit in hits(text, lang) if hit.name in ("task:post", "task:mail")]
    rest = text[tokens[ends[0]].start() :] if ends and ends[0] < len(tokens) else ""
    first, comma, more = TO.sub("", rest).partition(",")
    return f"{APART.sub('', first)}{comma}{more}".strip()


def stated(text: str, lang: str) -> str:
    """What a text shall say, if that is said as such: "that …", "asking for …", after a colon."""
    return matter(text, lang) if ASKS.search(text) or SAYS.search(text) else ""


def _is_list(head: str, lang: str) -> bool:
    """Whether what stands before a colon already says what it is about."""
    about = ABOUT.search(head)
    return about is not None and len(words(about["matter"])) > 1


GERMAN = re.compile(r"^((?:[ms]?ein|dein|ihr|unser|euer))en (?:([a-zäöüß]+)en )?(?=[A-ZÄÖÜ])")


def _named(text: str, lang: str) -> str:
    """What a post is about, as it is called: in German not as what is announced."""
    if lang != "de":
        return text
    return GERMAN.sub(lambda one: f"{one[1]} {f'{one[2]}er ' if one[2] else ''}", text)


def _sentence(text: str) -> str:
    plain = text.strip(" ,;:")
    plain = plain[:1].upper() + plain[1:]
    return plain if plain.endswith((".", "!", "?", "…")) else f"{plain}."


# --- letters -----------------------------------------------------------------------------------


def letter(told: Told) -> Draft:
    """A letter with what it is to say; its place for a name is left open."""
    body, undone = _body(told)
    if not body:
        return Draft(note=say("letter-empty", told.lang))
    about = TO.sub("", _asked_for(told)[0]) or body[0]
    first = SENTENCE_ENDS.split(about)[0].split()
    subject = " ".join(first[:SUBJECT]) + ("…" if len(first) > SUBJECT else "")
    lines = [
        f"**{say('draft-subject', told.lang)}** {subject[:1].upper()}{subject[1:]}",
        say("draft-greeting", told.lang),
        " ".join(body),
        say("draft-end", told.lang),
        "[…]",
    ]
    return Draft("\n\n".join(lines), say("draft-open", told.lang), undone)


def _body(told: Told) -> tuple[list[str], tuple[str, ...]]:
    """The sentences of a letter, with what was added or changed since, and what cannot be done."""
    request = told.request
    found = matter(request.text, request.lang)
    wanted, undone = _asked_for(told)
    if wanted:
        _, *more = pieces(found)
        body = [say("letter-asks", told.lang, what=wanted), *map(_sentence, more)]
    else:
        stated = SAYS.search(request.text) is not None or any(map(str.isdigit, found))
        body = [_sentence(one) for one in pieces(found)] if found and stated else []
    for one in answers(told):
        if one.question and one.question.topic == "data" and not one.vague:
            body += [_sentence(piece) for piece in pieces(one.text)]
    for note in told.notes:
        for piece in pieces(note.text) if note.entry != request.entry else ():
            body = _changed(body, piece, told, undone)
    return list(dict.fromkeys(body)), tuple(undone)


def _asked_for(told: Told) -> tuple[str, list[str]]:
    """What a letter asks somebody for; and what the team is asked in the same breath."""
    found = ASKS.search(told.request.text)
    if not found:
        return "", []
    first = pieces(found["matter"])[0].strip(" .!")
    kept, *more = cut_at("list:and", first, told.request.lang)
    for one in more:
        if asks(one, told.request.lang) or names(one, told.request.lang) & BESIDE:
            return kept, [one]
    return first, []


BESIDE = frozenset({"task:translate", "task:summary", "task:rewrite", "task:beyond"})
"""What a letter is to become beside being written, which rules cannot do."""

SENTENCE_ENDS = re.compile(r"[,;:!?](?:\s|$)|(?<!\d)\.(?:\s|$)")


def _changed(body: list[str], wish: str, told: Told, undone: list[str]) -> list[str]:
    """The sentences after a change: a word that gives way, or one sentence more."""
    for way in SWAPS:
        found = way.search(wish)
        old = found["old"].strip(" .!“”\"'") if found else ""
        if found and old and any(old.casefold() in one.casefold() for one in body):
            new = found["new"].strip(" .!“”\"'").replace("\\", r"\\")
            return [re.sub(re.escape(old), new, one, flags=re.I) for one in body]
    said = SAYS.search(wish)
    if said:
        return [*body, _sentence(said["matter"])]
    if asks(wish, told.lang) or "task:rewrite" in names(wish, told.lang):
        undone.append(wish)
        return body
    return [*body, _sentence(wish)]


# --- posts -------------------------------------------------------------------------------------


def posts(told: Told) -> Draft:
    """As many posts as were asked for, if that many things were told; else one with all of them."""
    request, lang = told.request, told.lang
    head, *details = _told(matter(request.text, request.lang))
    head = _named(head, request.lang)
    undone: list[str] = []
    for note in told.notes:
        for piece in pieces(note.text) if note.entry != request.entry else ():
            if asks(piece, lang):
                undone.append(piece)
            else:
                details.append(piece)
    if not head or not (details or any(map(str.isdigit, head)) or len(words(head)) > 2):
        return Draft(note=say("letter-empty", lang), undone=tuple(undone))
    wanted = many(request.text, request.lang)
    own = [one for one in details if not _is_common(one, told)]
    common = [one for one in details if one not in own]
    if wanted > 1 and len(own) >= wanted:
        groups = [own[n::wanted] for n in range(wanted)]
        texts = [_post(head, [*group, *common]) for group in groups]
        return Draft(
            "\n\n".join(f"{n}. {one}" for n, one in enumerate(texts, 1)), "", tuple(undone)
        )
    fewer = say("posts-one", lang, count=wanted) if wanted > 1 else ""
    return Draft(_post(head, details), fewer, tuple(undone))


def _told(text: str) -> list[str]:
    """What a post is about, and everything that was told of it, piece by piece."""
    found: list[str] = []
    for sentence in pieces(text):
        found += re.split(r"\s*,\s+|\s*:\s+|\s+[–—]\s+", sentence.strip(" ."))
    return [one.strip() for one in found if one.strip()] or [""]


def _is_common(text: str, told: Told) -> bool:
    """A day, an hour or an address belongs into every post."""
    shown = names(text, told.request.lang)
    dated = days(text, told.request.lang, today(told))
    return bool(dated) or bool(shown & {"topic:time", "street", "slot:contact", "slot:place"})


def _post(head: str, details: list[str]) -> str:
    return _sentence(f"{head}: {', '.join(details)}" if details else head)


def many(text: str, lang: str) -> int:
    """How many posts are asked for."""
    for hit in hits(text, lang):
        if hit.name == "task:post":
            for back in (1, 2, 3):
                found = count(text, hit.at - back, lang) if hit.at >= back else None
                if found is not None:
                    return min(max(found[0], 1), MOST)
    return 1
