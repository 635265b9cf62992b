"""
Whether a few words really agree.

Most short replies to a plan are a yes, so a model takes any short word for one, and "no" as
well, since "Any objections?" was often answered so. A yes of a few words must therefore be
one by its own words; and where the question was turned around, a no agrees
and a bare yes does not.
"""

from __future__ import annotations

import re

from folkmoot.understanding.text import fold
from folkmoot.understanding.weights import Head, Judged, Weighed

AGREEMENT = frozenset({"approve", "go", "satisfied"})

DROPS = frozenset({"cancel", "restart", "stop"})

LEAVES = DROPS | {"pause"}
"""With these a greeting or a thank-you often goes along."""

FEW = 4
"""Words up to which a message is a short one."""

SPEAKS = 2.0
"""How much the words themselves must speak for what they are taken for."""

AGREES = 4.0
"""The same for a yes, with what makes it one wherever it is said."""

CHATS = 3.0
"""How much words must speak for small talk to be taken for it."""

OFTEN = 1.5
"""A greeting or a thank-you goes with leaving: so much more must speak for that."""

PLAIN = 0.75
"""How likely a plain yes must be to count."""

TURNED = re.compile(
    r"objection|chang|wrong|missing|against|anything else|doubt|correct(?:ion)?s|"
    r"objec|cambi|falta|en contra|\breparo|pegas|correg|retoc|"
    r"mudar|mudanc|corrig|contra\b|"
    r"corrig|corrections|manque|contre\b|retouche|reprendre|"
    r"einwan|andern|fehlt|dagegen|bedenken|korrig|nachbesser|"
    r"obiezion|manca|contrari|corregg|ritocc|modific|"
    r"bezwa|verander|aanpass|ontbreek|ontbrek|tegen\b|"
    r"возраж|измен|поменя|поправ|не так|против|замечан|исправ"
)
"""Questions to which a no is a yes."""


def turned(asked: str) -> bool:
    """Whether a question is one to which a no is a yes."""
    return TURNED.search(fold(asked)) is not None


def short(seen: Weighed) -> bool:
    return seen.plain <= FEW


def agrees(reply: str, asked: str, seen: Weighed, heads: dict[str, Head], state: str) -> bool:
    """Whether a short reply that reads as if it started or closed something does."""
    speaks = heads[state].speaks(seen.spelt, reply)
    if reply not in AGREEMENT:
        return speaks >= SPEAKS
    yes = heads["confirm"].speaks(seen.spelt, "yes")
    if turned(asked) and (yes < 0 or seen.plain == 1):
        return yes < 0 and speaks >= SPEAKS  # and a bare yes is none
    return speaks + yes >= AGREES


def small_talk(judged: Judged, seen: Weighed, state: str, heads: dict[str, Head]) -> bool:
    """Whether a few words only greet or thank: they speak for that, and for nothing else."""
    if not short(seen) or heads["confirm"].speaks(seen.spelt, "yes") >= SPEAKS:
        return False
    speaks = heads[state].speaks(seen.spelt, judged.label)
    doubtful = judged.label in LEAVES and not judged.sure
    means_it = speaks >= SPEAKS and not doubtful
    return _chats(seen, heads["intent"], speaks) and not means_it


def _chats(seen: Weighed, intent: Head, speaks: float) -> bool:
    chats = intent.speaks(seen.spelt, "chat")
    return chats >= CHATS and speaks < OFTEN * chats


def plain_yes(seen: Weighed, confirm: Head) -> Judged | None:
    """A short yes by its own words, or nothing."""
    heard = confirm.judge(seen.whole)
    plain = heard.label == "yes" and heard.confidence >= PLAIN
    return heard if plain and confirm.speaks(seen.spelt, "yes") >= SPEAKS else None
