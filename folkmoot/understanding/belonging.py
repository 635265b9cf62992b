"""
Whether words belong to what is under way: a correction of what was said, or one more wish for it.

The cues stand in phrases/<language>.txt, under corrects, adds, elsewhere and points. They only
hold back: what corrects or adds to something is never taken for something new. A message that
says itself that it is about something else is left alone.
"""

from __future__ import annotations

import re

from folkmoot.conversation.verdict import State
from folkmoot.understanding.phrases import has

PART: dict[State, str] = {
    State.DISCOVERY: "answer",
    State.APPROVAL: "modify",
    State.REVIEW: "changes",
    State.DEBATE: "continue",
    State.EXECUTION: "input",
    State.CHOICE: "other",
}
"""What words are in each state that belong to what is under way."""


ADDED = frozenset({"approve", "new", "satisfied"})
"""Taken for one of these, what adds to what there is may still be a wish for it."""

SWAPPED = re.compile(r"\d\D{1,30}\b(?:not|nicht|no|nao|não|pas|non|niet|не)\b\D{0,12}\d", re.I)
"""One number instead of another, in any of the languages."""


def corrects(text: str, lang: str) -> bool:
    """Whether a message takes back or changes something that was said before."""
    found = has("corrects", text, lang) or SWAPPED.search(text) is not None
    return found and not has("elsewhere", text, lang)


def belongs(state: State, text: str, lang: str, reply: str, sure: bool) -> str:
    """What a reply is that was taken for something else, and corrects or adds to what there is."""
    if state is State.CHOICE and reply == "new" and has("points", text, lang):
        return "build"
    if state not in PART or has("elsewhere", text, lang):
        return reply
    if reply in ("new", "question") or not sure:
        adds = reply in ADDED and has("adds", text, lang)
        return PART[state] if adds or corrects(text, lang) else reply
    return reply
