"""
Decisions as people read them: the log says "replan asked", a reader "A new plan was asked for".
"""

from __future__ import annotations

from folkmoot.texts import say

DECIDED = {
    "approved": "decided-approved",
    "approved by asking": "decided-asked",
    "modify asked": "decided-modify",
    "replan asked": "decided-replan",
    "changes asked": "decided-changes",
    "edited": "decided-edited",
    "debate ended": "decided-debated",
    "discovery ended": "decided-discovered",
    "budget raised": "decided-budget",
    "budget set": "decided-budget",
    "satisfied": "decided-satisfied",
    "start over": "decided-restart",
    "stopped": "decided-stopped",
    "revise": "decided-revise",
    "confirmed": "decided-confirmed",
    "skipped": "decided-skipped",
    "cancelled": "decided-cancelled",
    "dropped": "decided-cancelled",
    "follow-ups: approve": "decided-more",
    "follow-ups: modify": "decided-no-more",
    "follow-ups: replan": "decided-no-more",
    "follow-ups: cancel": "decided-no-more",
    "commands without a sandbox": "decided-bare",
}

CHOSE = "chose: "


def decided(what: str, lang: str) -> str:
    """What was decided in a project; what a plan itself asked is told in the plan's words."""
    if what.startswith(CHOSE):
        return say("decided-chose", lang, what=what.removeprefix(CHOSE))
    return say(DECIDED[what], lang) if what in DECIDED else what
