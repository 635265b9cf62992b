"""
Decisions as people read them: the log says "replan asked", a reader "A new plan was asked for".
What a person, a bot or a plan put into words themselves stays in these words.
"""

from __future__ import annotations

import re

from folkmoot.texts import say

DECIDED = {
    "approved": "decided-approved",
    "approved by asking": "decided-asked",
    "modify asked": "decided-modify",
    "replan asked": "decided-replan",
    "changes asked": "decided-changes",
    "edited": "decided-edited",
    "debate": "decided-debate",
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
    "taken back": "decided-taken-back",
    "reopened": "decided-reopened",
    "follow-ups: approve": "decided-more",
    "follow-ups: modify": "decided-no-more",
    "follow-ups: replan": "decided-no-more",
    "follow-ups: cancel": "decided-no-more",
    "commands without a sandbox": "decided-bare",
    "by rules": "decided-rules",
    "approver": "decided-approver",
    "joined": "decided-joined",
    "mode": "decided-mode",
}

BECAUSE = {
    "the person wants to go on with what is known": "because-known",
    "brief and plan are wanted": "because-wanted",
    "the budget is used up": "because-budget",
    "a bot stayed away": "because-away",
    "the model stayed away": "because-model",
    "as the settings say": "because-settings",
}

CHOSE, ONE_TASK = "chose: ", "one task: "
SUM = re.compile(r"to ([\d.]+) USD")


def decided(what: str, lang: str) -> str:
    """What was decided in a project; what a plan itself asked is told in the plan's words."""
    if what.startswith(CHOSE):
        return say("decided-chose", lang, what=what.removeprefix(CHOSE))
    return say(DECIDED[what], lang) if what in DECIDED else what


def because(why: str, lang: str) -> str:
    """Why something was decided, or ended."""
    if why.startswith(ONE_TASK):
        return say("because-one", lang, title=why.removeprefix(ONE_TASK))
    if changed := SUM.fullmatch(why):
        return say("money", lang, sum=changed[1])
    return say(BECAUSE[why], lang) if why in BECAUSE else why
