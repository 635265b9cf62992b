"""
Answers in passing: a greeting, thanks, where things stand, what it cost; honestly no more.

In a debate rules have no opinion: they lay out the ways that the person named.
"""

from __future__ import annotations

from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import dollars
from folkmoot.team.mind import Message, Next, Reply, Spoken, Told
from folkmoot.team.offline.cues import names, words
from folkmoot.team.offline.kinds import LEADER
from folkmoot.team.offline.reading import ADDRESSED, is_question
from folkmoot.team.offline.ways import chosen, laid, named, spoken, undecided
from folkmoot.team.standing import standing
from folkmoot.texts import say
from folkmoot.understanding.judge import Local

TALK = ("help", "goodbye", "thanks", "hello")
"""Kinds of small talk, the one that says most first."""


FEW = 4
"""Words up to which a no is a bare one."""


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
    if "chat:thanks" in shown and len(words(message.text)) <= FEW:
        return Reply(f"{say('thanks', lang)} {standing(told.project, lang)}")
    if "chat:cost" in shown:
        spent, budget = dollars(told.project.spent), dollars(told.project.budget)
        return Reply(say("standing-cost", lang, spent=spent, budget=budget))
    if shown & {"chat:progress", "chat:hello"}:
        return Reply(standing(told.project, lang))
    return Reply(f"{say('aside', lang, goal=goal)} {standing(told.project, lang)}")


def _wish(text: str) -> str:
    """What somebody asks a bot for by name that is work of the whole team; else nothing."""
    words = ADDRESSED.sub("", text).strip()
    if words == text.strip():
        return ""
    verdict = Local().first(words)
    return words if verdict.sure and verdict.intent is Intent.BUILD else ""


def choose(told: Told) -> Next:
    """The leader lays out what was said, then the person has the floor; a choice ends it."""
    if entry := decided(told):
        return Next(agreed_at=entry)
    return Next() if told.project.spoken else Next(LEADER)


def decided(told: Told) -> int:
    """The message in which the person chose, if it is their last."""
    last = spoken(told)[-1]
    return last.entry if chosen(last.text, undecided(told), told.lang) else 0


def speak(bot: str, told: Told) -> Spoken:
    """A turn where no model thinks: the person's own ways, with their own words, and a question.

    That a model would make a real discussion of it is said once.
    """
    lang, last = told.lang, spoken(told)[-1].text
    heard = [message.text for message in told.spoken if message.who not in _people(told)]
    found = undecided(told)
    lines = []
    if is_question(last) and not named(last, lang):
        lines.append(say("no-opinion", lang))
    if found:
        layout = laid(found, lang)
        lines += [layout] if not any(layout in text for text in heard) else []
        bare = any(way.bare for way in found)
        lines.append(say("ways-more" if bare else "ways-ask", lang))
    else:
        lines.append(say("ways-name", lang))
    if not heard:
        lines.append(say("connect-debate", lang))
    return Spoken("\n".join(lines))


def _people(told: Told) -> set[str]:
    return {told.request.who, *(message.who for _, message in told.answers)} | {
        message.who for message in told.notes
    }
