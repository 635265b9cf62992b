"""
What the team can make by rules: said before anybody approves anything.

A maker is there for a kind of thing and honours some wishes. What none honours stands in the
brief under "Not without a model"; where nothing is left but to prepare, the first question says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from folkmoot.conversation.brief import Line
from folkmoot.conversation.verdict import Intent
from folkmoot.team.mind import Opinion, Told
from folkmoot.team.offline.cues import hits, names
from folkmoot.team.offline.facts import CLAUSE, pieces
from folkmoot.team.offline.heard import answers
from folkmoot.team.offline.kinds import FIGURES, KINDS, PREPARE, RESULT, Step
from folkmoot.team.offline.kinds import kind as kind_of
from folkmoot.team.offline.making import event, figures, program, records, site, small
from folkmoot.team.offline.pictures import pictures
from folkmoot.team.offline.reading import asks, clauses
from folkmoot.texts import say


class Maker(Protocol):
    """Makes a kind of thing, and knows which wishes it honours and how each is shown."""

    def points(self, told: Told) -> list[Line]: ...
    def beyond(self, told: Told) -> list[Line]: ...


MAKERS: dict[str, Maker] = {
    "app": records,
    "event": event,
    FIGURES: figures,
    RESULT: small,
    "site": site,
    "tool": program,
}
LACKING: dict[str, Callable[[Told], dict[str, str]]] = {
    "event": event.lacking,
    "site": site.lacking,
}
"""Makers of things from facts that people must tell, and which of them nobody told."""

MAKES = frozenset({"app", "event", "site"})
"""Kinds that are made whatever was said of them; of others it depends."""


def made(told: Told) -> str:
    """The kind of thing that rules make of a request, or that they only prepare it."""
    found, intent = kind_of(told), told.project.intent
    works = intent in (Intent.BUILD, Intent.TASK)
    if found == "data" and works and told.project.material and figures.table(told) is not None:
        return FIGURES
    if intent is not Intent.BUILD or found in MAKES:
        return found
    if found == "tool" and program.fits(told.request.text):
        return found
    if found == "other" and small.able(told) and small.done(told).text:
        return RESULT
    return PREPARE


def steps(told: Told) -> tuple[Step, ...]:
    """The steps of what is made.

    Of an event only those whose papers were asked for, if some were; of a site with its pictures.
    """
    kind = made(told)
    found = KINDS[kind].tasks
    if kind == "site":
        page, own = found[-1], tuple(one.file for one in pictures(told))
        return (*found[:-1], page._replace(files=(*page.files, *own)))
    asked = event.papers(told) if kind == "event" else ()
    kept = [step for step in found if set(step.files) & set(asked)]
    return tuple(step._replace(needs=()) for step in kept) or found


def points(told: Told) -> list[Line]:
    """Acceptance points that a maker can show, of kinds that know their facts."""
    maker = MAKERS.get(made(told))
    return maker.points(told) if maker else []


def beyond(told: Told) -> list[Line]:
    """What was asked for and rules cannot do."""
    found, request = made(told), told.request
    if found in MAKERS and (told.project.intent is Intent.BUILD or whole(told)):
        lines = MAKERS[found].beyond(told)
        named = [line.text for line in lines]
        return [*lines, *_unnamed(told, named, (CUES.get(found, ""), *OF_TEXTS))]
    if told.project.intent is Intent.BUILD and found == PREPARE:
        why = figures.refused(told) if kind_of(told) == "data" else ""
        return [Line("beyond", why or told.project.goal, request.entry, request.who)]
    return []


def whole(told: Told) -> bool:
    """Whether a small task asks for a thing that a maker makes, and not just for a result."""
    found = made(told)
    if told.project.intent is not Intent.TASK or found not in (FIGURES, *MAKES):
        return False
    return found == FIGURES or bool(event.papers(told)) or _names_it_first(told)


def _names_it_first(told: Told) -> bool:
    """Whether the thing is named before any text about it that is asked for."""
    first = {hit.name: hit.at for hit in reversed(hits(told.request.text, told.request.lang))}
    thing = first.get(f"kind:{made(told)}")
    return thing is not None and not any(first.get(name, thing) < thing for name in TEXTS)


TEXTS = frozenset({"task:mail", "task:post", "task:translate", "task:summary", "task:rewrite"})
TEXTS |= {"task:beyond", "task:sum", "task:count", "task:convert", "task:date"}
"""What is asked for about a thing without asking for the thing."""


def needs_model(told: Told) -> bool:
    """Whether a small task is none that rules can do: nobody need be asked about it then."""
    small_task = told.project.intent is Intent.TASK and not whole(told)
    return small_task and not small.able(told) and not _program(told)


def _program(told: Told) -> bool:
    return kind_of(told) == "tool" and bool(program.fits(told.request.text))


def left_out(told: Told) -> tuple[str, ...]:
    """What rules cannot do of a small task: all of it, or some wishes."""
    if whole(told):
        return tuple(line.text for line in beyond(told))
    if not small.able(told):
        return (told.project.goal,)
    undone = small.done(told).undone
    own = small.matter(told)
    cues = OF_TEXTS if own else (*CUES.values(), *OF_TEXTS)
    return (*undone, *(line.text for line in _unnamed(told, undone, cues, own)))


CUES = {"app": "app:beyond", "site": "page:beyond", "event": "event:beyond"}
OF_TEXTS = ("task:beyond", "task:translate")
"""Cues of what no maker of a kind does."""


def _unnamed(told: Told, named: Sequence[str], cues: Sequence[str], own: str = "") -> list[Line]:
    """Sentences that speak of what rules cannot do, where no wish was found in them.

    `own` is what a text is to say: it may speak of anything, unless it asks for it.
    """
    said = [told.request]
    for one in answers(told):
        if not one.vague and not (one.question and one.question.topic == "out"):
            said.append(replace(one.message, text=one.text))
    found = []
    for message in dict.fromkeys(said):
        for piece in pieces(_beside(message.text, own, told.request.lang)):
            parted = CLAUSE.split(piece) if message is not told.request else [piece]
            for text in parted:
                shown = names(text, told.lang) | names(text, told.request.lang)
                known = any(text in one or one in text for one in named)
                if not known and not shown.isdisjoint(cues) and "topic:out" not in shown:
                    found.append(Line("beyond", text.strip(" ."), message.entry, message.who))
    return found


def _beside(text: str, own: str, lang: str) -> str:
    """A message without what a text is to say; what is demanded in the midst of it stays."""
    if not own:
        return text
    asked = [one for one in clauses(own, lang) if asks(one, lang)]
    return ". ".join([text.replace(own, "").strip(), *asked])


def unheard(told: Told) -> str:
    """What was wished for while the work went on, and rules cannot do: no brief could say it."""
    brief = told.project.brief
    known = {line.text for line in brief.section("beyond")} if brief else set()
    entries = {note.entry for note in told.notes if note.entry != told.request.entry}
    late = [line for line in beyond(told) if line.source in entries and line.text not in known]
    wishes = "; ".join(line.text.rstrip(".") for line in late)
    return say("change-beyond", told.lang, wishes=wishes) if wishes else ""


def opinions(told: Told) -> tuple[Opinion, ...]:
    """What rules know of points that are not there, and why."""
    intent, found = told.project.intent, made(told)
    if found in LACKING and (intent is Intent.BUILD or whole(told)):
        return tuple(Opinion(text, False, why) for text, why in LACKING[found](told).items())
    if intent is not Intent.TASK or whole(told) or _program(told):
        return ()
    came, brief = small.done(told), told.project.brief
    lines = [line.text for line in brief.section("acceptance")] if brief else []
    undone = [Opinion(wish, False, say("undone-model", told.lang)) for wish in came.undone]
    if came.text:
        return tuple(undone)
    need = came.lacks == say("need-model", told.lang)
    why = say("undone-model", told.lang) if need else came.lacks
    return tuple(Opinion(text, False, why) for text in lines or [told.project.goal])
