"""How a project stands, in a sentence: for whoever asks the room, or greets it in passing."""

from __future__ import annotations

from folkmoot.conversation.phases import PUBLIC
from folkmoot.conversation.project import Outcome, Project
from folkmoot.texts import say

STANDING = {
    "discovery": "standing-questions",
    "approval": "standing-approval",
    "review": "standing-review",
    "debate": "standing-debate",
    "ready": "standing-debate",
    "answering": "standing-choice",
}
"""What is waited for in a phase; in every other the bots are at it."""


def standing(project: Project | None, lang: str) -> str:
    """How a project stands, in a sentence."""
    if project is None:
        return say("knows-nothing", lang)
    goal, work = project.goal, project.work
    total = len(project.plan.tasks) if project.plan else 0
    done = work.done.bit_count()
    if not project.open:
        dropped = project.outcome is Outcome.CANCELLATION
        return say("knows-dropped" if dropped else "knows-done", lang, goal=goal)
    if project.parked:
        return say("knows-parked", lang, goal=goal)
    phase = PUBLIC[project.phase]
    if phase == "execution" and project.paused:
        return say("knows-held", lang, goal=goal, done=done, total=total)
    if phase == "execution":
        running = work.running.bit_count()
        return say("standing-work", lang, goal=goal, running=running, done=done, total=total)
    asks = bool(project.cards) or phase == "debate"
    return say(STANDING[phase] if asks and phase in STANDING else "standing-busy", lang, goal=goal)
