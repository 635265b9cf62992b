"""What was asked for and is not wanted any more: "drop the price list", "ohne Fotos"."""

from __future__ import annotations

from folkmoot.team.mind import Told
from folkmoot.team.offline.bare import spans
from folkmoot.team.offline.cues import stems, words
from folkmoot.team.offline.reading import sentences

MOST = 6
"""Words of what is taken back; more is a sentence about something else."""


def dropped(told: Told) -> list[str]:
    """What later words take back, as they named it."""
    found = []
    for note in told.notes:
        if note.entry == told.request.entry:
            continue
        for piece in sentences(note.text):
            places = spans(piece, told.lang, "change:drop")
            rest = piece[places[0][1] :].strip(" .!") if places and places[0][0] == 0 else ""
            if rest and len(words(rest)) <= MOST:
                found.append(rest)
    return found


def is_dropped(text: str, told: Told) -> bool:
    """Whether something that was named before is what was taken back."""
    own = stems(text)
    return bool(own) and any(own <= stems(one) for one in dropped(told))
