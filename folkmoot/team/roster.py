"""The bots that sit in a room, and what each is for."""

from __future__ import annotations

from folkmoot.conversation.rules import Seat

TEAM: tuple[Seat, ...] = (
    Seat("leader", ("leading", "planning")),
    Seat("researcher", ("research", "facts")),
    Seat("creative", ("design", "text")),
    Seat("coder", ("software",)),
    Seat("social", ("community", "campaign")),
    Seat("auditor", ("audit", "security", "quality"), bans=("deploy",)),
)
