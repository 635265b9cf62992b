"""
The desk: what waits for a person's answer, and what their keys and words make of it. Pure.

A card's options are chosen by arrow keys, by number or by name; everything else that is typed
is said in the room, where it is understood. Questions can also be answered one by one: then
what is typed answers the question shown. An empty line chooses only what the arrows point at.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from folkmoot.conversation.card import NEEDS_TEXT
from folkmoot.texts import say

ONE_BY_ONE, LEAVE_OUT = "one-by-one", "leave-out"
"""Options of the desk itself; the room does not know them."""


@dataclass(frozen=True, slots=True)
class Option:
    name: str
    label: str


@dataclass(frozen=True, slots=True)
class Say:
    """Say it in the room."""

    text: str


@dataclass(frozen=True, slots=True)
class Press:
    """Press a button of a card, with what goes with it."""

    card: str
    option: str
    text: str = ""
    answers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Desk:
    """An open card in front of a person."""

    card: dict[str, Any]
    lang: str
    at: int = -1  # the option the arrows point at
    wordless: str = ""  # the option that was chosen and still wants words
    question: int = -1  # the one that is being answered, one by one
    answers: tuple[tuple[str, str], ...] = ()

    @property
    def asked(self) -> dict[str, Any] | None:
        """The question that is being answered."""
        return self.card["questions"][self.question] if self.question >= 0 else None

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen now, in the order shown."""
        if self.wordless:
            return ()
        if self.asked is not None:
            suggested = (Option(text, text) for text in self.asked["suggestions"])
            return (*suggested, Option(LEAVE_OUT, self._leave_out()))
        if self.card["kind"] == "questions":
            one_by_one = Option(ONE_BY_ONE, say("option-one-by-one", self.lang))
            return (one_by_one, Option("skip", say("option-skip", self.lang)))
        titles = {each["option"]: each["title"] for each in self.card.get("choices", ())}
        names: list[str] = self.card["options"]
        return tuple(Option(name, titles.get(name) or self._label(name)) for name in names)

    def _label(self, name: str) -> str:
        label: str = self.card.get("labels", {}).get(name, name)
        return label

    def _leave_out(self) -> str:
        assert self.asked is not None
        otherwise = self.asked["otherwise"]
        label = say("option-leave-out", self.lang)
        return f"{label} ({otherwise})" if otherwise else label


def moved(desk: Desk, by: int) -> Desk:
    """The arrows point at the next option; beyond the last they point at none."""
    places = len(desk.options) + 1
    return replace(desk, at=(desk.at + 1 + by) % places - 1)


def left(desk: Desk) -> Desk:
    """A step back: no words after all, the question before, or the card as it was."""
    if desk.wordless or desk.question < 0:
        return replace(desk, wordless="", at=-1)
    return replace(desk, question=desk.question - 1, answers=desk.answers[:-1], at=-1)


def entered(desk: Desk, text: str) -> Desk | Press | Say:
    """What a line means here; an empty one takes what the arrows point at, if anything."""
    words = text.strip()
    if not words:
        return chosen(desk, desk.options[desk.at].name) if desk.at >= 0 else desk
    if desk.wordless:
        return Press(desk.card["id"], desk.wordless, words)
    named = _named(desk, words)
    if named:
        return chosen(desk, named)
    return _answered(desk, words) if desk.asked is not None else Say(text)


def _named(desk: Desk, words: str) -> str:
    """The option that is meant by a number or by its name."""
    options = desk.options
    bare = desk.card["kind"] == "questions" and desk.asked is None
    if bare and words.casefold() == "submit":
        return "submit"
    # Where questions are answered in one text, a number may be the answer.
    if not bare and words.isdecimal() and len(words) < 3 and 1 <= int(words) <= len(options):
        return options[int(words) - 1].name
    folded = words.casefold()
    meant = (o.name for o in options if folded in (o.name.casefold(), o.label.casefold()))
    return next(meant, "")


def chosen(desk: Desk, option: str) -> Desk | Press:
    """An option was taken."""
    if option == ONE_BY_ONE:
        return replace(desk, question=0, at=-1, answers=())
    if desk.asked is not None:
        return _answered(desk, "" if option == LEAVE_OUT else option)
    if option in NEEDS_TEXT or option == "submit":
        return replace(desk, wordless=option, at=-1)
    return Press(desk.card["id"], option)


def _answered(desk: Desk, text: str) -> Desk | Press:
    """The next question, or all the answers."""
    assert desk.asked is not None
    answers = (*desk.answers, (desk.asked["id"], text))
    if len(answers) < len(desk.card["questions"]):
        return replace(desk, answers=answers, question=desk.question + 1, at=-1)
    given = tuple((id, answer) for id, answer in answers if answer)
    return Press(desk.card["id"], "submit" if given else "skip", answers=given)
