"""
What of the room a message is about, in free words: "who am I actually talking to here?"

A head of its own says it, learnt from the phrases and from sentences. It is only asked where a
message is no answer, no wish and no decision (judge.py).
"""

from __future__ import annotations

from folkmoot.understanding.sections import split
from folkmoot.understanding.weights import Weighed, Weights

NONE, BACK, GROW, TONGUE = "none", "back", "grow", "tongue"

ABOUT = (
    *(NONE, "cost", "files", GROW, "help", "next", "plan", "projects", "questions"),
    *(BACK, "buttons", "reopen", "said", "team", TONGUE, "undo", "where"),
)
"""Everything that it may be about; `back`: I am here again, `grow`: make that, `tongue`: let us
speak another language."""

LIKELY = 0.35
"""How likely it must be where a message is about something of the room, or of the thing."""

PLAIN = 0.9
"""How likely it must be where a message was taken for something else."""

TONGUES: dict[str, tuple[str, ...]] = {
    "en": ("englis", "ingles", "inglés", "anglais", "engels", "англий"),
    "es": ("spani", "spagn", "spaans", "espan", "espagn", "castel", "испан"),
    "pt": ("portu", "portoghes", "порту"),
    "fr": ("french", "franc", "franz", "frans", "франц"),
    "de": ("german", "deutsch", "allem", "alem", "tedesc", "duits", "немец"),
    "it": ("ital", "итал"),
    "nl": ("dutch", "niederl", "nederl", "neerl", "holl", "holand", "oland", "голл", "нидер"),
    "ru": ("russ", "ruso", "русск"),
}
"""What the languages are called in all of them, folded: how the name begins."""


def about(weights: Weights, seen: Weighed, likely: float = LIKELY) -> str:
    """What of the room a message on the scales is about; nothing where that is not likely."""
    judged = weights.heads["about"].judge(seen.own)
    found = judged.label if judged.confidence >= likely else NONE
    return found if found != NONE else ""


def tongue(text: str, lang: str) -> str:
    """The language that a message names, rather another one than the conversation's."""
    words = split(text)
    named = [name for name, begins in TONGUES.items() if _any(words, begins)]
    return next((name for name in named if name != lang), named[0] if named else "")


def _any(words: tuple[str, ...], begins: tuple[str, ...]) -> bool:
    return any(word.startswith(begins) for word in words)
