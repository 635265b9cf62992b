"""
A page from known places: name, offer with prices, hours, address, phone and mail, a few words.

Every fact stands once, in its place. What nobody told is not on the page: the review names it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from urllib.parse import quote

from folkmoot.conversation.brief import Line
from folkmoot.conversation.check import Check, How
from folkmoot.team.mind import Told
from folkmoot.team.offline.cues import names, stems, words
from folkmoot.team.offline.dropping import dropped
from folkmoot.team.offline.facts import FEW, SLOTS, USUAL, Fact, Facts, is_fact
from folkmoot.team.offline.heard import asked_for
from folkmoot.team.offline.making.look import named_colour
from folkmoot.team.offline.pictures import FOLDER, Picture, left, pictures
from folkmoot.texts import say

FILE = "index.html"
MOST = 20
"""Facts of one place that its check names."""

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<header id="top">
<h1>{title}</h1>{call}{top}
</header>
<main>
{body}
</main>
</body>
</html>
"""


def index(told: Told) -> str:
    facts = Facts(told)
    phone = facts.last("phone") if "contact" not in _gone(told) else None
    call = f'\n<p class="call">{_phone(phone.text)}</p>' if phone else ""
    body = [section for slot in SLOTS if (section := _section(slot, facts, told.lang))]
    first = _on_top(facts)
    top = f"\n{_image(first, facts)}" if first else ""
    heading = escape(facts.heading)
    return PAGE.format(lang=told.lang, title=heading, call=call, top=top, body="\n".join(body))


def _on_top(facts: Facts) -> Picture | None:
    """The picture that somebody wants at the top: the one that is named, else the first."""
    lang, own = facts.told.lang, pictures(facts.told)
    for wish in _wishes(facts):
        if own and {"slot:photos", "page:top"} <= names(wish.text, lang):
            return max(own, key=lambda one: len(stems(one.alt) & stems(wish.text)))
    return None


def _section(slot: str, facts: Facts, lang: str) -> str:
    """A place of the page with what is known; nothing where nothing is."""
    made = CONTENT[slot](facts, lang) if slot in CONTENT else ""
    if not made or slot in _gone(facts.told):
        return ""
    return (
        f'<section id="{slot}">\n<h2>{escape(say(f"slot-{slot}", lang))}</h2>\n{made}\n</section>'
    )


def _offer(facts: Facts, lang: str) -> str:
    rows = [
        f"<tr><td>{escape(fact.text)}</td><td>{escape(fact.price)}</td></tr>"
        for fact in facts.of("offer")
    ]
    return f"<table>\n{chr(10).join(rows)}\n</table>" if rows else ""


def _hours(facts: Facts, lang: str) -> str:
    last = facts.last("hours")
    if last is None:
        return ""
    lines = "".join(f"<li>{escape(line)}</li>" for line in last.text.split(", "))
    return f"<ul>{lines}</ul>"


def _place(facts: Facts, lang: str) -> str:
    last = facts.last("place")
    if last is None:
        return ""
    where = f"https://www.openstreetmap.org/search?query={quote(last.text)}"
    shown = escape(say("page-map", lang))
    return f'<p>{escape(last.text)}</p>\n<p><a href="{where}">{shown}</a></p>'


def _contact(facts: Facts, lang: str) -> str:
    mail = facts.last("mail")
    found = f'<a href="mailto:{escape(mail.text)}">{escape(mail.text)}</a>' if mail else ""
    return f"<p>{escape(say('page-mail', lang))}: {found}</p>" if mail else ""


def _about(facts: Facts, lang: str) -> str:
    return "\n".join(f"<p>{escape(fact.text)}</p>" for fact in facts.of("about"))


def _photos(facts: Facts, lang: str) -> str:
    """The pictures that were brought; one that stands at the top is not shown again."""
    own = [one for one in pictures(facts.told) if one != _on_top(facts)]
    return "\n".join(_image(one, facts) for one in own)


def _image(one: Picture, facts: Facts) -> str:
    alt = one.alt or facts.heading
    return f'<img src="{escape(one.file)}" alt="{escape(alt)}" loading="lazy">'


CONTENT = {
    "offer": _offer,
    "hours": _hours,
    "place": _place,
    "contact": _contact,
    "about": _about,
    "photos": _photos,
}
"""What stands in each place."""


def _phone(number: str) -> str:
    return f'<a href="tel:{re.sub(r"[^0-9+]", "", number)}">{escape(number)}</a>'


# --- what was asked for, and how it is shown ---------------------------------------------------


def wanted(facts: Facts) -> dict[str, Fact | None]:
    """The places that were asked for or for which there are facts; else the usual ones."""
    found: dict[str, Fact | None] = {}
    for part in _parts(facts):
        for slot in _slots(part.text, facts.told):
            found.setdefault(slot, part)
    for slot in SLOTS:
        if slot not in found and _known(slot, facts):
            found[slot] = None
    gone = _gone(facts.told)
    return {
        slot: part for slot, part in (found or dict.fromkeys(USUAL)).items() if slot not in gone
    }


def _gone(told: Told) -> set[str]:
    """Places that are not wanted any more."""
    return {slot for text in dropped(told) for slot in _slots(text, told)}


def _parts(facts: Facts) -> list[Fact]:
    """What the request and the answers say should be on the page."""
    named = [Fact("part", text, message) for text, message in asked_for(facts.told)]
    known = " ".join(fact.text for fact in facts.sorted[0]).casefold()
    lang = facts.told.lang
    kept = {
        part.text.casefold(): part
        for part in (*named, *facts.parts)
        if part.text.casefold() not in known and not is_fact(part.text, lang)
    }
    return list(kept.values())


def _slots(text: str, told: Told) -> list[str]:
    shown = names(text, told.lang) | names(text, told.request.lang)
    return [slot for slot in SLOTS if f"slot:{slot}" in shown]


def _known(slot: str, facts: Facts) -> list[Fact]:
    if slot == "contact":
        return [fact for fact in (facts.last("phone"), facts.last("mail")) if fact]
    if slot in ("hours", "place"):
        return [fact for fact in (facts.last(slot),) if fact]
    if slot == "photos":
        request = facts.told.request
        return [Fact(slot, one.alt or facts.heading, request) for one in pictures(facts.told)]
    return facts.of(slot)


def points(told: Told) -> list[Line]:
    """The acceptance points: each place of the page by its facts, and wishes that are followed."""
    facts, lang = Facts(told), told.lang
    lines = []
    if facts.name is not None:
        lines.append(
            _line(say("accept-slot", lang, what=facts.name.text), facts.name, _shows([facts.name]))
        )
    for slot, part in wanted(facts).items():
        known = _known(slot, facts)
        text = say("accept-slot", lang, what=say(f"slot-{slot}", lang))
        check = _shown_by(slot, known, told)
        lines.append(_line(text, known[-1] if known else part, check))
    if own := pictures(told):
        source = Fact("photos", "", told.request)
        check = Check(How.FILE, own[0].file if len(own) == 1 else f"{FOLDER}*")
        lines.append(_line(say("accept-pictures", lang, count=len(own)), source, check))
    lines += [_line(wish.text, wish, Check()) for wish in _wishes(facts) if followed(wish, facts)]
    return lines


def _shown_by(slot: str, known: list[Fact], told: Told) -> Check:
    """How one sees that a place is filled."""
    if slot == "photos" and known:
        return Check(How.HAS, FILE, f"img[src={pictures(told)[0].file}]")
    return _shows(known) if known else Check(How.HAS, FILE, f"section[id={slot}]")


def _shows(known: list[Fact]) -> Check:
    """Whoever reads the page sees these facts."""
    seen = [text for fact in known for text in (fact.text, fact.price) if text][:MOST]
    parts = [part for text in seen for part in text.split(", ")]
    return Check(How.SHOWS, FILE, " | ".join(dict.fromkeys(parts)))


def _line(text: str, fact: Fact | None, check: Check) -> Line:
    source = (fact.message.entry, fact.message.who) if fact else (0, "")
    return Line("acceptance", text, *source, check=check)


def _wishes(facts: Facts) -> list[Fact]:
    """Each thing that a wish says by itself: "use green, and put a photo at the top" is two."""
    return [
        replace(wish, text=part.strip(" ,"))
        for wish in facts.wishes
        for part in JOINT.split(wish.text)
        if len(words(part)) > 1
    ]


JOINT = re.compile(r",\s+(?:and|und|y|e|et|en|и)\s+|\s*;\s+")


def followed(wish: Fact, facts: Facts) -> bool:
    """Whether a page by rules does what a wish says: a colour, or a place with known facts."""
    lang = facts.told.lang
    shown = names(wish.text, lang)
    if "page:beyond" in shown:
        return False
    if wish.text.strip(" .!") and any(one in wish.text for one in dropped(facts.told)):
        return bool(_slots(wish.text, facts.told))
    slots = _slots(wish.text, facts.told)
    return bool(named_colour(wish.text)) or (bool(slots) and all(_known(s, facts) for s in slots))


def beyond(told: Told) -> list[Line]:
    """What was asked for and a page by rules does not have."""
    facts, lang = Facts(told), told.lang
    found = [part for part in _parts(facts) if not _slots(part.text, told)]
    found = [part for part in found if not named_colour(part.text) and _is_wish(part, told)]
    found += [one for one in _wishes(facts) if not followed(one, facts) and _is_wish(one, told)]
    found += [Fact("photos", why, told.request) for why in left(told)]
    cut = [file for thing in told.material for file in thing.cut]
    found += [Fact("about", say("brought-cut", lang, file=file), told.request) for file in cut]
    return [Line("beyond", fact.text, fact.message.entry, fact.message.who) for fact in found]


def _is_wish(part: Fact, told: Told) -> bool:
    """Whether a part asks for something: not just "one page" or "nothing else"."""
    shown = names(part.text, told.lang) | names(part.text, told.request.lang)
    few = len(words(part.text)) <= FEW and "page:is" in shown  # it is that whatever was said
    return not few and not shown & {"topic:out", "topic:size"} and len(words(part.text)) > 0


def places(told: Told) -> dict[str, list[Fact]]:
    """The places of the page with their facts."""
    facts = Facts(told)
    return {slot: _known(slot, facts) for slot in wanted(facts)}


def missing(told: Told) -> list[str]:
    """The places for which nobody told anything."""
    facts = Facts(told)
    return [slot for slot in wanted(facts) if not _known(slot, facts)]


def lacking(told: Told) -> dict[str, str]:
    """Acceptance points of places for which nobody told anything, and why they are not there."""
    lang = told.lang
    return {
        say("accept-slot", lang, what=say(f"slot-{slot}", lang)): say("review-nobody-told", lang)
        for slot in missing(told)
    }
