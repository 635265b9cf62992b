"""What only leaves the rest to us is no part of an answer: "Tue to Sat, the rest is up to you"."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import State
from folkmoot.conversation.words import Words
from folkmoot.team.mind import Told
from folkmoot.understanding.message import Message
from folkmoot.understanding.parts import answered
from folkmoot.understanding.weights import read


def without_rest(told: Told) -> Told:
    """What was told, without the words that left the rest, where a person wanted no more questions.

    Only the last answer can be that; said of anything else, the rest is something that they want.
    """
    if not told.project.skipped or not told.answers:
        return told
    last = max(message.entry for _, message in told.answers)
    asked = " ".join(one.text for one, said in told.answers if one and said.entry == last)
    answers = tuple(
        (question, replace(one, text=_cut(one.text, asked, told.lang)))
        if one.entry == last
        else (question, one)
        for question, one in told.answers
    )
    return replace(told, answers=answers)


@lru_cache(maxsize=256)
def _cut(text: str, asked: str, lang: str) -> str:
    heard = Understand(0, text, State.DISCOVERY, Words(text=asked), lang=lang)
    return answered(Message(read(), heard))
