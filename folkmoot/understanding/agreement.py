"""
Whether a few words really agree.

Most short replies to a plan are a yes, so a model takes any short word for one, and "no" as
well, since "Any objections?" was often answered so. A yes of a few words must therefore be
one by its own words (as must a cancel); and a no agrees only where the question was turned
around.
"""

from __future__ import annotations

import re

from folkmoot.understanding.features import Features
from folkmoot.understanding.text import fold
from folkmoot.understanding.weights import Bench, Judged

AGREEMENT = frozenset({"approve", "go", "satisfied"})

DROPS = frozenset({"cancel", "restart", "stop"})

FEW = 4
"""Words up to which a message is a short one."""

SPEAKS = 0.6
"""How much the words themselves must speak for a yes."""

CHATS = 1.0
"""How much words must speak for small talk to be taken for it."""

OFTEN = 1.5
"""A greeting or a thank-you goes with leaving: so much more must speak for that."""

PLAIN = 0.75
"""How likely a no must be to count."""

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


def short(features: Features) -> bool:
    return sum(word.isalpha() for word in features.words) <= FEW


def agrees(reply: str, asked: str, seen: Features, benches: dict[str, Bench], state: str) -> bool:
    """Whether a short reply that reads as if it started or dropped something does."""
    speaks = benches[state].spoken(seen, reply)
    if speaks < SPEAKS:
        return False
    if reply in DROPS:
        return not _chats(seen, benches["first"], speaks)
    if reply not in AGREEMENT:
        return True
    confirm = benches["confirm"]
    heard = confirm.judge(seen)[0]
    denies = heard.label == "no" and heard.confidence >= PLAIN
    denies = denies and confirm.spoken(seen, "no") >= SPEAKS
    return not denies or TURNED.search(fold(asked)) is not None


def small_talk(judged: Judged, seen: Features, own: Bench, first: Bench) -> bool:
    """Whether a few words only greet or thank: they speak for that, and for nothing else."""
    if not short(seen):
        return False
    speaks = own.spoken(seen, judged.label)
    doubtful = judged.label == "pause" or (judged.label in DROPS and not judged.sure)
    means_it = speaks >= SPEAKS and not doubtful
    return _chats(seen, first, speaks) and not means_it


def _chats(seen: Features, first: Bench, speaks: float) -> bool:
    chats = first.spoken(seen, "chat")
    return chats >= CHATS and speaks < OFTEN * chats


def plain_yes(seen: Features, confirm: Bench) -> Judged | None:
    """A short yes by its own words, or nothing."""
    heard = confirm.judge(seen)[0]
    plain = heard.label == "yes" and heard.confidence >= PLAIN
    return heard if plain and confirm.spoken(seen, "yes") >= SPEAKS else None
