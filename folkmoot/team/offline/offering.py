"""
Offers by rules: approaches, ways to find out, options. Honest about what they are worth: a
source is material or an earlier project, everything else is to be checked.
"""

from __future__ import annotations

from folkmoot.conversation.choice import Choice
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Offer, Told
from folkmoot.team.offline.cues import names, split, words
from folkmoot.team.offline.heard import answers
from folkmoot.texts import say
from folkmoot.texts import told as text
from folkmoot.understanding.found import find
from folkmoot.understanding.text import fold, tokens

CARES = {"care:money": "advice-take-compare", "care:well": "advice-take-others"}
"""What matters most, and the approach that follows; else the smallest step."""

WAYS = ("trial", "service", "teach", "together", "product")
OPTIONS = 4
FOUND = 3
LONG_WORD = 6


def offer(told: Told) -> Offer:
    """What the flow ends with: advice, findings or options."""
    if told.project.intent is Intent.EXPLORE:
        return _options(told)
    return _findings(told) if told.project.intent is Intent.RESEARCH else _advice(told)


def _advice(told: Told) -> Offer:
    said = " ".join(one.text for one in answers(told))
    shown = names(said, told.lang)
    take = next((id for care, id in CARES.items() if care in shown), "advice-take-small")
    lines = [say("advice", told.lang, goal=told.project.goal)]
    lines += [say(f"advice-{way}", told.lang) for way in ("small", "others", "compare")]
    lines += [say(take, told.lang), say("advice-build", told.lang)]
    return Offer("\n".join(lines))


def _findings(told: Told) -> Offer:
    goal = told.project.goal
    found = sources(told)
    lines = [say("research", told.lang, goal=goal)]
    lines += [say("research-found", told.lang, source=name, line=line) for name, line in found] or [
        say("research-none", told.lang)
    ]
    topics = ", ".join(_topics(goal))
    lines.append(say("research-questions", told.lang, topics=topics or goal))
    lines.append(say("research-where", told.lang))
    return Offer("\n".join(lines))


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
    """Ways to begin; the smallest is recommended. Whoever wants others sees them first."""
    shown = told.project.iteration + len(told.notes)
    start = (shown - 1) % len(WAYS)
    turned = (*WAYS[start:], *WAYS[:start])[:OPTIONS]
    source = tuple(name for name, _ in sources(told))
    choices = []
    for way in turned:
        title, more = text(f"way-{way}", told.lang)
        choices.append(Choice(title, more["takes"], source, "medium" if source else "low"))
    recommended = turned.index("trial") + 1 if "trial" in turned else 1
    said = say("explore", told.lang, goal=told.project.goal, count=len(choices))
    return Offer(said, tuple(choices), recommended)
