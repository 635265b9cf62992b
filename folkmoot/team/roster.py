"""
Who sits in a room: the team, and the seven of the software pipeline whom any team borrows.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from folkmoot.conversation.rules import Seat
from folkmoot.team.bot import Bots, read_bots

OWN = Path(__file__).parent / "bots"

TEAM = ("leader", "researcher", "creative", "coder", "social", "auditor")
PIPELINE = ("analyst", "architect", "tester", "developer", "qa", "reviewer", "delivery")


@cache
def own_bots() -> Bots:
    """The bots that come with the program."""
    return read_bots(OWN)


def bots(folder: Path) -> Bots:
    """All bots: our own, and those a person put into a folder; theirs come first."""
    if not folder.is_dir():
        return own_bots()
    theirs = read_bots(folder)
    return Bots(own_bots().known | theirs.known, theirs.troubles)


def seats(known: Bots) -> tuple[Seat, ...]:
    """The team's seats; whoever is neither of ours nor of the pipeline sits down beside them."""
    guests = [name for name in known.known if name not in (*TEAM, *PIPELINE)]
    return tuple(known.known[name].seat for name in (*TEAM, *guests))


def borrowed(known: Bots) -> tuple[Seat, ...]:
    """The bots of the software pipeline, whom any team borrows."""
    return tuple(known.known[name].seat for name in PIPELINE if name in known.known)
