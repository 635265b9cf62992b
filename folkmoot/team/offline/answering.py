"""
Answers in passing: a greeting, thanks, where things stand, what it cost; honestly no more.
"""

from __future__ import annotations

import re

from folkmoot.conversation.phases import PUBLIC
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import dollars
from folkmoot.team.mind import Message, Reply, Spoken, Told
from folkmoot.team.offline.cues import names, words
from folkmoot.texts import say
from folkmoot.understanding.judge import Local

TALK = ("help", "goodbye", "thanks", "hello")
"""Kinds of small talk, the one that says most first."""

STANDING = {
    "discovery": "standing-questions",
    "approval": "standing-approval",
    "review": "standing-review",
    "debate": "standing-debate",
    "ready": "standing-debate",
    "answering": "standing-choice",
    "synthesis": "standing-busy",
}
ADDRESSED = re.compile(r"^\s*@\w+[,:]?\s*")

FEW = 4
"""Words up to which a no is a bare one."""

VIEWS = {
    "leader": "debate-first",
    "researcher": "debate-user",
    "creative": "debate-value",
    "coder": "debate-cost",
    "social": "debate-user",
    "auditor": "debate-risk",
}
"""What each bot brings into a debate first; later the others' views, in turn."""


def answer(message: Message, told: Told | None) -> Reply:
    """What a bot says to a message that moves nothing."""
    lang = message.lang
    if wish := _wish(message.text):
        return Reply(say("mention-wish", lang), proposes=wish)
    shown = names(message.text, lang)
    if told is None or not told.project.open:
        kind = next((kind for kind in TALK if f"chat:{kind}" in shown), "")
        return Reply(say(kind or "small-talk", lang))
    goal = told.project.goal
    phase = PUBLIC[told.project.phase]
    if "chat:thanks" in shown and len(words(message.text)) <= FEW:
        return Reply(f"{say('thanks', lang)} {_standing(told, phase)}")
    if "chat:cost" in shown:
        spent, budget = dollars(told.project.spent), dollars(told.project.budget)
        return Reply(say("standing-cost", lang, spent=spent, budget=budget))
    if shown & {"chat:progress", "chat:hello"}:
        return Reply(_standing(told, phase))
    return Reply(f"{say('aside', lang, goal=goal)} {_standing(told, phase)}")


def _wish(text: str) -> str:
    """What somebody asks a bot for by name that is work of the whole team; else nothing."""
    words = ADDRESSED.sub("", text).strip()
    if words == text.strip():
        return ""
    verdict = Local().first(words)
    return words if verdict.sure and verdict.intent is Intent.BUILD else ""


def _standing(told: Told, phase: str) -> str:
    project = told.project
    if phase == "execution" and project.plan is not None:
        work = project.work
        return say(
            "standing-work",
            told.lang,
            goal=project.goal,
            done=work.done.bit_count(),
            total=len(project.plan.tasks),
            running=work.running.bit_count(),
        )
    return say(STANDING.get(phase, "standing-busy"), told.lang, goal=project.goal)


def speak(bot: str, told: Told) -> Spoken:
    """A bot's turn in a debate: its own view first, then what nobody has said yet."""
    views = dict.fromkeys([VIEWS.get(bot, "debate-value"), *VIEWS.values()])
    texts = [say(view, told.lang, goal=told.project.goal) for view in views]
    heard = {message.text for message in told.spoken}
    fresh = [text for text in texts if text not in heard]
    return Spoken(fresh[0] if fresh else texts[len(told.spoken) % len(texts)])
