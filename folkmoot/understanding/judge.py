"""
The local judge: what a message means, by the weights, without a network.

Order: an option's own name, then what the heads say. Whoever reads a ninth language, emoji
alone, half of a very long text or several languages at once is not sure of anything.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import IRREVERSIBLE, REPLIES, Intent, State, Verdict
from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding import features
from folkmoot.understanding.agreement import (
    AGREEMENT,
    agrees,
    plain_yes,
    short,
    small_talk,
    turned,
)
from folkmoot.understanding.found import NOTHING, find
from folkmoot.understanding.options import NO, refused, taken
from folkmoot.understanding.talk import asks_to_talk
from folkmoot.understanding.text import LONGEST, OTHER, cut, fold, worded
from folkmoot.understanding.weights import Judged, Weighed, Weights, read

ENOUGH = 5
"""Words from which on the language of a message should be plain."""

FEWEST = 2
"""Words that are too few to tell one language from another."""

NAME = 24
"""Letters that the name of an option or a command may have."""

LIKELY = 0.6
PLAIN = 0.9
"""How likely a language must be, with enough words and with fewer, to be the room's from now on."""

STRAIGHT, MORE = 0.99, 1.6
"""Where a language is this likely, a message may be so much more torn and still be plain."""

PRAISE = 0.1
"""How likely it must be that thanks mean more than that."""

DOUBT = 0.5
"""Confidence at most, where the reading itself is in doubt."""

_COMMANDS = ("approve", "continue", "go", "replan", "restart", "revise", "skip", "stop")
_ALWAYS = frozenset({"cancel", "pause"})
COMMANDS: dict[State, frozenset[str]] = {
    state: frozenset(_COMMANDS).intersection(replies)
    | (_ALWAYS if state not in (State.FIRST, State.CONFIRM) else frozenset())
    for state, replies in REPLIES.items()
}
"""Names of replies that mean just that when they are all that is said, with a slash or without."""

ASKED: dict[State, str] = {
    State.FIRST: "",
    State.DISCOVERY: "What do you need?",
    State.APPROVAL: "Here is the plan. Shall we start?",
    State.REVIEW: "Here is the result. Is it right?",
    State.DEBATE: "What do you think?",
    State.EXECUTION: "The work is going on.",
    State.CHOICE: "Which one do you take?",
    State.CONFIRM: "Shall I start?",
}
"""What the room asks in its own words, where no bot's words are known."""

TALK = {state: "continue" if state is State.DEBATE else "question" for state in State}
"""What small talk is, and a message without words: it is answered, and everything stays."""

BUTTONS: dict[tuple[State, str], str] = {
    (State.DISCOVERY, "skip"): "skip",
    (State.DISCOVERY, "submit"): "question",
    (State.APPROVAL, "approve"): "approve",
    (State.APPROVAL, "modify"): "question",
    (State.APPROVAL, "replan"): "replan",
    (State.APPROVAL, "cancel"): "cancel",
    (State.REVIEW, "satisfied"): "satisfied",
    (State.REVIEW, "changes"): "question",
    (State.REVIEW, "restart"): "restart",
    (State.DEBATE, "start"): "go",
    (State.DEBATE, "discuss"): "continue",
    (State.EXECUTION, "continue"): "continue",
    (State.EXECUTION, "done"): "continue",
    (State.EXECUTION, "stop"): "stop",
}
"""What the name of a button means when it is said; of a choice card it is the choice."""

GOES_ON = frozenset({"approve", "continue", "go", "pause", "satisfied", "skip"})
"""Said of a parked project, these may only mean that the person is back."""

DROPPING = frozenset({"confirm-cancel", "confirm-reset", "confirm-restart", "confirm-stop"})
"""Questions of the room to which yes drops something."""

AGREES: dict[tuple[State, str], tuple[str, str]] = {
    (State.APPROVAL, "approve"): ("approve", ""),
    (State.CONFIRM, "yes"): ("yes", ""),
    (State.DEBATE, "start"): ("go", ""),
    (State.EXECUTION, "approve"): ("choose", "approve"),
    (State.EXECUTION, "continue"): ("continue", ""),
    (State.EXECUTION, "done"): ("continue", ""),
    (State.EXECUTION, "yes"): ("choose", "yes"),
}
"""What a plain yes means where a card with this option is open."""


USUAL: dict[State, tuple[str, ...]] = {
    State.APPROVAL: ("approve",),
    State.CONFIRM: ("yes",),
}
"""Options that a card of the state always has."""


class Language(NamedTuple):
    name: str  # empty where it is not recognised: then the room keeps its own
    certain: bool  # a plain message in one of the eight, or too short to tell


class Local:
    """Judges by the weights that are in the package."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or read()

    def judge(self, asked: Understand) -> Verdict:
        """Say what a message means in its state."""
        if asked.state is State.FIRST:
            return _talked_over(self.first(asked.text, _entire(asked)))
        text, question = cut(asked.text), cut(asked.asked.text) or ASKED[asked.state]
        named = fold(text).strip(" .!/") if len(text) <= NAME else ""
        if named in asked.options and asked.state is not State.CONFIRM:
            reply = BUTTONS.get((asked.state, named), "choose")
            return self._verdict("", reply, 1.0, True, "it names an option", option=named)
        if named in COMMANDS[asked.state]:
            return self._verdict("", named, 1.0, True, "it is a command")
        return self._reply(asked, text, question)

    def first(self, whole: str, entire: bool = True) -> Verdict:
        """What a first message asks for, and how; `entire`: nothing of it is missing."""
        text = cut(whole)
        if not worded(text):
            return self._verdict("", "", 0.3, False, "there are no words in it")
        seen = self.weights.weigh(features.first(text))
        return self._wants(seen, text, self._language(seen), entire and len(whole) <= LONGEST)

    def _wants(self, seen: Weighed, text: str, language: Language, entire: bool) -> Verdict:
        """What a message with these features asks for, were it the first."""
        heads = self.weights.heads
        judged, vague = heads["intent"].judge(seen.own), heads["vague"]
        intent = Intent(judged.label)
        clear = language.certain and entire
        found = find(seen.words) if intent is not Intent.CHAT else NOTHING
        return Verdict(
            lang=language.name if clear else "",
            intent=intent,
            confidence=_rounded(judged.confidence if clear else min(judged.confidence, DOUBT)),
            sure=judged.sure and clear,
            vague=vague.speaks(seen.own, "vague") > vague.speaks(seen.own, "clear"),
            debate=asks_to_talk(text, seen.words),
            bots=found.bots,
            topics=found.topics,
            people=found.people,
            technology=found.technology,
            why=_why(judged, seen, language),
            weights=self.weights.name,
        )

    def guess(self, text: str) -> str:
        """The likeliest of the eight languages, however unlikely."""
        if not worded(text):
            return LANGUAGES[0]
        seen = self.weights.weigh(features.first(cut(text)))
        eight = self.weights.heads["language"].scores(seen.spelt)[: len(LANGUAGES)]
        return LANGUAGES[eight.index(max(eight))]

    def _reply(self, asked: Understand, text: str, question: str) -> Verdict:
        if not worded(text):
            why = "there are no words in it"
            return self._verdict("", TALK[asked.state], 0.3, False, why)
        seen = self.weights.weigh(features.reply(text, question))
        language = self._language(seen)
        judged = self._head(asked.state.value, seen)
        reply, option = judged.label, ""
        sure = judged.sure and self._meant(asked.state, reply, question, seen)
        if agreed := self._agreed(asked, seen):
            judged, (reply, option) = agreed
            sure = True
        elif asked.state is State.EXECUTION and refused(text, asked.options):
            reply, option, sure = "choose", NO, True
        elif self._talks(asked.state, judged, seen):
            reply, sure = TALK[asked.state], True
        elif asked.state is State.REVIEW and self._praises(judged, seen):
            reply, sure = "satisfied", False  # the room asks whether that was it
        elif asked.parked and (judged.label in GOES_ON or not judged.sure):
            back = self._head("execution", seen)
            if back.label == "continue" and back.sure:
                judged, reply, sure = back, "continue", True
        clear = language.certain and _entire(asked)
        confidence = judged.confidence if clear else min(judged.confidence, DOUBT)
        sure = sure and clear
        lang = language.name if clear else ""
        why = _why(judged, seen, language)
        verdict = self._verdict(lang, reply, confidence, sure, why, option)
        if reply == "choose" and not option:
            verdict = replace(verdict, option=taken(text, question, asked.options))
        if reply != "new" and not asked.parked:
            return verdict
        wants = self._wants(seen, text, language, _entire(asked))
        return _with_intent(verdict, wants)

    def _agreed(self, asked: Understand, seen: Weighed) -> tuple[Judged, tuple[str, str]] | None:
        """A short plain yes, where something is asked that it can be a yes to."""
        options = USUAL.get(asked.state) or asked.options
        meant = next((AGREES[asked.state, o] for o in options if (asked.state, o) in AGREES), None)
        if meant is None or not short(seen):
            return None
        if asked.state is State.APPROVAL and (seen.plain != 1 or turned(asked.asked.text)):
            return None  # what is more than a plain yes, its own head knows better
        seen = self.weights.weigh(features.reply(asked.text.strip(" .!"), ASKED[State.CONFIRM]))
        heard = plain_yes(seen, self.weights.heads["confirm"])
        if heard is None:
            return None
        # "Drop it" is a yes to one question and a no to all others.
        drops = asked.asked.id in DROPPING
        allowed = ("approve", "question") if asked.state is State.APPROVAL else ("approve",)
        return (heard, meant) if drops or self._head("approval", seen).label in allowed else None

    def _meant(self, state: State, reply: str, question: str, seen: Weighed) -> bool:
        """Whether a few words that would start or end something mean it."""
        matters = reply in AGREEMENT or reply in IRREVERSIBLE
        if state is State.CONFIRM:
            return reply != "yes"  # only a plain one counts, see _agreed
        if not matters or not short(seen):
            return True
        return agrees(reply, question, seen, self.weights.heads, state.value)

    def _talks(self, state: State, judged: Judged, seen: Weighed) -> bool:
        """Small talk while a card is open is answered, and the card stays."""
        if judged.label == "satisfied":
            return False  # praise and thanks for a result are no small talk
        talks = small_talk(judged, seen, state.value, self.weights.heads)
        return talks and judged.label != TALK[state]

    def _praises(self, judged: Judged, seen: Weighed) -> bool:
        """Whether a few words of thanks for a result may well mean that it is right."""
        if judged.label != "question" or "?" in seen.words or not short(seen):
            return False
        return self.weights.heads["review"].chance(seen.whole, "satisfied") >= PRAISE

    def _language(self, seen: Weighed) -> Language:
        head = self.weights.heads["language"]
        judged = head.judge(seen.spelt)
        if seen.plain < ENOUGH:
            plain = seen.plain > FEWEST and judged.confidence >= PLAIN and judged.label != OTHER
            foreign = judged.label == OTHER and judged.confidence >= PLAIN
            return Language(judged.label if plain else "", certain=not foreign)
        if judged.label == OTHER or judged.confidence < LIKELY:
            return Language("", certain=False)
        more = MORE if judged.confidence >= STRAIGHT else 1.0
        if head.torn(seen, judged.label) > self.weights.mixed * more:
            return Language("", certain=False)
        return Language(judged.label, certain=True)

    def _head(self, name: str, seen: Weighed) -> Judged:
        return self.weights.heads[name].judge(seen.whole)

    def _verdict(
        self, lang: str, reply: str, confidence: float, sure: bool, why: str, option: str = ""
    ) -> Verdict:
        return Verdict(
            lang=lang,
            reply=reply,
            confidence=_rounded(confidence),
            sure=sure,
            option=option,
            why=why,
            weights=self.weights.name,
        )


def _entire(asked: Understand) -> bool:
    """Whether all of a message is read."""
    return max(asked.size, len(asked.text)) <= LONGEST


def _talked_over(verdict: Verdict) -> Verdict:
    """Who wants to talk something over gets a debate, whatever it is to lead to."""
    open_ended = verdict.intent not in (Intent.TASK, Intent.RESEARCH) or not verdict.sure
    return replace(verdict, intent=Intent.BUILD) if verdict.debate and open_ended else verdict


def _with_intent(verdict: Verdict, wants: Verdict) -> Verdict:
    """A reply that may be something new, with what it would be."""
    return replace(
        wants,
        lang=verdict.lang,
        reply=verdict.reply,
        confidence=verdict.confidence,
        sure=verdict.sure,
        option=verdict.option,
        why=verdict.why,
    )


def _rounded(confidence: float) -> float:
    return round(confidence, 3)


def _why(judged: Judged, seen: Weighed, language: Language) -> str:
    """The reason in a few words."""
    why, because = f"it reads like {judged.label}", seen.strongest(judged.column)
    if because.isalpha():
        why = f"{why}, most of all “{because}”"
    return why if language.certain else f"{why}; the language is not plain"
