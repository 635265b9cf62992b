"""
What a message says outright: the name of an option, a button or a command, or a phrase that is
all there is. Nothing is weighed for that, and it is sure.
"""

from __future__ import annotations

from dataclasses import replace

from folkmoot.conversation.card import LABELS
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import State, Verdict
from folkmoot.understanding.agreement import turned
from folkmoot.understanding.buttons import (
    AGREEING,
    AGREES,
    BUTTONS,
    COMMANDS,
    DROPPING,
    REFUSING,
    RESUMING,
    USUAL,
)
from folkmoot.understanding.clauses import clauses
from folkmoot.understanding.language import FEWEST
from folkmoot.understanding.meanings import BACK, GO_ON, REFUSED, TURNS, drops, plain
from folkmoot.understanding.message import Message
from folkmoot.understanding.options import NO, called
from folkmoot.understanding.phrases import LONGEST, Whole, whole
from folkmoot.understanding.text import fold

NAME = 40
"""Letters that the name of an option or a command may have."""

OPTION = "option"
"""Said where the words are what a button is called."""


def outright(message: Message) -> Verdict | None:
    """What a message says outright in its state, or nothing."""
    asked = message.asked
    if not message.entire or asked.loose:
        return None
    if asked.state is State.FIRST:
        said = phrase(message)
        return _phrase(said, "") if said else None
    return _named(asked) or _whole(message)


def phrase(message: Message) -> Whole | None:
    """The phrase that a message is, whole."""
    asked = message.asked
    if len(asked.text) > LONGEST:
        return None
    lang = asked.lang if asked.state is State.FIRST else message.lang
    said = whole(asked.text, lang, message.likely, message.weights.knows)
    return said if said is not None and _fits(said, asked) else None


def _named(asked: Understand) -> Verdict | None:
    """The name of an option or a command, or what a button of the card is called."""
    if len(asked.text) > NAME:
        return None
    if asked.state is State.CONFIRM:
        return _confirming(asked)
    name = fold(asked.text).strip(" .!/")
    option = name if name in asked.options else called(asked.text, asked.options, asked.lang)
    if option:
        reply = BUTTONS.get((asked.state, option), "choose")
        return _option(reply, option)
    if name in COMMANDS[asked.state]:
        return Verdict(lang="", reply=name, said=OPTION, why="it is a command")
    return None


def _confirming(asked: Understand) -> Verdict | None:
    """What a button of a confirm card is called: "part of this", "keep asking"."""
    own = LABELS.get(asked.asked.id, {})
    names = {own[option].removeprefix("option-"): option for option in own}
    found = called(asked.text, tuple(names), asked.lang)
    return _option(names[found], names[found]) if found else None


def _option(reply: str, option: str) -> Verdict:
    return Verdict(lang="", reply=reply, option=option, said=OPTION, why="it names an option")


def _whole(message: Message) -> Verdict | None:
    """What a phrase means that is all there is."""
    said, asked = phrase(message), message.asked
    if said is None:
        return None
    if asked.asked.id == REFUSING:
        option = REFUSED.get(said.meaning, "")
        return _phrase(said, option or "question", option)
    if asked.asked.id == RESUMING and said.meaning == "back":
        return _phrase(said, "yes")
    if asked.parked and said.meaning in BACK[asked.state]:
        return replace(_phrase(said, "continue"), said=GO_ON)
    if asked.state is State.EXECUTION and said.meaning == "no" and NO in asked.options:
        return _phrase(said, "choose", NO)
    if asked.state is State.REVIEW and said.meaning == "stop" and _praised(message):
        return _phrase(said, "satisfied")  # "great, let's stop there": it is done
    meant = agreed(asked)
    around = asked.state in TURNS and turned(asked.asked.text)
    if meant is not None and said.meaning in AGREEING[asked.state] and not around:
        return _phrase(said, *meant)
    dropping = asked.asked.id in DROPPING or (
        not asked.asked.id and drops(message.question, asked.text)
    )
    found = plain(said.meaning, asked.state, message.question, message.lang, dropping)
    if found is None:
        return None
    return replace(_phrase(said, found.reply), said=found.said or said.meaning, sure=found.sure)


def _praised(message: Message) -> bool:
    return not clauses(message.text, message.lang).said.isdisjoint(PRAISE)


PRAISE = frozenset({"right", "thanks", "yes"})


def agreed(asked: Understand) -> tuple[str, str] | None:
    """What a plain yes is here, if there is something to agree to: the reply, and the option."""
    options = USUAL.get(asked.state) or asked.options
    return next((AGREES[asked.state, o] for o in options if (asked.state, o) in AGREES), None)


def _phrase(said: Whole, reply: str, option: str = "") -> Verdict:
    """A verdict on a phrase; a word or two leave the room its language."""
    lang = said.lang if said.words > FEWEST else ""
    why = f"it says “{said.meaning}”"
    return Verdict(lang=lang, reply=reply, option=option, said=said.meaning, why=why)


def _fits(said: Whole, asked: Understand) -> bool:
    """Whether what a phrase leaves open is something of the room: a button, a project."""
    if said.meaning == "switch":
        return bool(asked.project)
    if not said.slot or said.meaning != "buttons":
        return True
    return bool(called(said.slot, asked.options, asked.lang)) or said.slot in asked.options
