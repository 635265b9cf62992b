"""
Offers by rules: the person's own ways side by side, lines of their material, options to begin
with. Rules can look nothing up and have no opinion: where that was asked for, they say so.
"""

from __future__ import annotations

from folkmoot.conversation.choice import Choice
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Offer, Told
from folkmoot.team.offline.cues import names, split, words
from folkmoot.team.offline.heard import answers
from folkmoot.team.offline.reading import capital, owned
from folkmoot.team.offline.ways import beside, laid, undecided
from folkmoot.texts import say
from folkmoot.texts import told as text
from folkmoot.understanding.found import find
from folkmoot.understanding.text import fold, tokens

WAYS = ("trial", "service", "teach", "together", "product")
"""Ways to begin, the smallest first."""

CARES = {
    "care:money": ("service", "product", "teach", "trial"),
    "care:help": ("teach", "together", "service", "trial"),
    "care:joy": ("together", "trial", "teach", "service"),
}
"""What they say would be good about it, and the ways that lead there, the best first."""

HAVE = "money"
"""The topic of what they have for it."""

OPTIONS = 4
NAMED = 2
"""Things of theirs that an option names."""

FOUND = 3
LONG_WORD = 6


def offer(told: Told) -> Offer:
    """What the flow ends with: advice, findings or options."""
    if told.project.intent is Intent.EXPLORE:
        return _options(told)
    return _findings(told) if told.project.intent is Intent.RESEARCH else _advice(told)


def _advice(told: Told) -> Offer:
    """The ways that they named, side by side; where they named none, rules have nothing to say."""
    found = undecided(told)
    if not found:
        return Offer(f"{say('advice-none', told.lang)} {say('connect-answer', told.lang)}")
    lines = [laid(found, told.lang)]
    lines += [capital(say("ways-also", told.lang, said=text)) for text in beside(told)]
    bare = all(way.bare for way in found)
    lines += [say("ways-again" if bare else "advice-build", told.lang)]
    return Offer("\n".join([*lines, say("connect-debate", told.lang)]))


def _findings(told: Told) -> Offer:
    """What the material and earlier projects say; where they say nothing, that."""
    found = sources(told)
    if not found:
        return Offer(f"{say('research-none', told.lang)} {say('connect-answer', told.lang)}")
    lines = [say("research", told.lang, goal=told.project.goal)]
    lines += [say("research-found", told.lang, source=name, line=line) for name, line in found]
    return Offer("\n".join([*lines, say("connect-answer", told.lang)]))


def sources(told: Told) -> list[tuple[str, str]]:
    """Lines of material and of earlier briefs that share a telling word with the goal."""
    wanted = {fold(topic)[:LONG_WORD] for topic in _topics(told.project.goal)}
    found = [
        (f"{material.name}/{file}", line.strip())
        for material in told.material
        for file, content in material.texts
        for line in content.splitlines()
        if _shares(line, wanted)
    ]
    found += [
        (brief.title, line.text)
        for brief in told.earlier
        for line in brief.lines
        if line.source and _shares(line.text, wanted)
    ]
    return found[:FOUND]


def _shares(line: str, wanted: set[str]) -> bool:
    return bool(wanted & {word[:LONG_WORD] for word in words(line)})


def _topics(goal: str) -> list[str]:
    """The words that say most, as they were written."""
    telling = set(find(tokens(goal)).topics)
    found = [word.group() for word in split(goal) if fold(word.group()) in telling]
    return list(dict.fromkeys(found))[:3]


def _options(told: Told) -> Offer:
    """Ways to begin with what they named; what they hope for says which comes first.

    Whoever wants others sees those first that were not shown.
    """
    shown = told.project.iteration + len(told.notes)
    order = (*_hoped(told), *(way for way in WAYS if way not in _hoped(told)))
    start = (shown - 1) % len(order)
    turned = (*order[start:], *order[:start])[:OPTIONS]
    source = tuple(name for name, _ in sources(told))
    what = capital(", ".join(owned(told.request.text, told.request.lang)[:NAMED]))
    choices = []
    for way in turned:
        title, more = text(f"way-{way}", told.lang)
        title = say("way-of", told.lang, what=what, way=title) if what else capital(title)
        choices.append(Choice(title, more["takes"], source, "medium" if source else "low"))
    first = order[0]
    recommended = turned.index(first) + 1 if first in turned else 1
    said = say("explore", told.lang, goal=told.project.goal, count=len(choices))
    have = [one.text for one in answers(told) if one.question and one.question.topic == HAVE]
    if have:
        said = f"{said} {say('way-have', told.lang, have=have[0].rstrip(' .'))}"
    return Offer(said, tuple(choices), recommended)


def _hoped(told: Told) -> tuple[str, ...]:
    """The ways that lead to what would be good about it."""
    said = " ".join(one.text for one in answers(told))
    shown = names(f"{told.request.text} {said}", told.lang)
    return next((order for care, order in CARES.items() if care in shown), ())
