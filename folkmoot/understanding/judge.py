"""
The local judge: what a message means, without a network.

Order: what an option is called, a phrase that people say whole (phrases.py), then what the
weights say. Whoever reads a ninth language, emoji alone, half of a very long text or several
languages at once is not sure of anything.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from folkmoot.conversation.card import LABELS
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import IRREVERSIBLE, Intent, State, Verdict
from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding import features
from folkmoot.understanding.agreement import (
    AGREEMENT,
    DROPS,
    agrees,
    plain_yes,
    short,
    small_talk,
    turned,
)
from folkmoot.understanding.belonging import PART, belongs, corrects
from folkmoot.understanding.buttons import (
    AGREEING,
    AGREES,
    ASKED,
    BUTTONS,
    COMMANDS,
    DROPPING,
    GOES_ON,
    REFUSING,
    RESUMING,
    USUAL,
)
from folkmoot.understanding.found import NOTHING, find
from folkmoot.understanding.language import FEWEST, Language, asked_in, likely, spoken
from folkmoot.understanding.meanings import BACK, GO_ON, REFUSED, REFUSES, TALK, TURNS, drops, plain
from folkmoot.understanding.options import NO, called, refused, taken
from folkmoot.understanding.phrases import LONGEST as LONG_PHRASE
from folkmoot.understanding.phrases import TAKES, Whole, asks_about, begins, whole
from folkmoot.understanding.talk import asks_to_talk
from folkmoot.understanding.text import LONGEST, cut, fold, worded
from folkmoot.understanding.weights import SHORT, Judged, Weighed, Weights, read

NAME = 40
"""Letters that the name of an option or a command may have."""

PRAISE = 0.1
"""How likely it must be that thanks mean more than that."""

DOUBT = 0.5
"""Confidence at most, where the reading itself is in doubt."""

SIGH = 4
"""Letters of an interjection."""

OPTION = "option"
"""Said where the words are what a button is called."""


class Local:
    """Judges by the weights that are in the package."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or read()

    def judge(self, asked: Understand) -> Verdict:
        """Say what a message means in its state."""
        if asked.state is State.FIRST:
            return self._opening(asked)
        text, question = cut(asked.text), cut(asked.asked.text) or ASKED[asked.state]
        if (
            _entire(asked)
            and not asked.loose
            and (named := self._named(asked) or self._whole(asked))
        ):
            return named
        return self._reply(asked, text, question)

    def _named(self, asked: Understand) -> Verdict | None:
        """The name of an option or a command, or what a button of the card is called."""
        if len(asked.text) > NAME:
            return None
        if asked.state is State.CONFIRM:
            return self._confirming(asked)
        name = fold(asked.text).strip(" .!/")
        option = name if name in asked.options else called(asked.text, asked.options, asked.lang)
        if option:
            reply = BUTTONS.get((asked.state, option), "choose")
            return self._verdict("", reply, 1.0, True, "it names an option", option, said=OPTION)
        if name in COMMANDS[asked.state]:
            return self._verdict("", name, 1.0, True, "it is a command", said=OPTION)
        return None

    def _confirming(self, asked: Understand) -> Verdict | None:
        """What a button of a confirm card is called: "part of this", "keep asking"."""
        own = LABELS.get(asked.asked.id, {})
        names = {own[option].removeprefix("option-"): option for option in own}
        found = called(asked.text, tuple(names), asked.lang)
        if not found:
            return None
        option = names[found]
        return self._verdict("", option, 1.0, True, "it names an option", option, said=OPTION)

    def _whole(self, asked: Understand) -> Verdict | None:
        """What a phrase means that is all there is."""
        if len(asked.text) > LONG_PHRASE:
            return None
        lang = asked.lang or asked_in(self.weights, asked.asked.text)
        said = whole(asked.text, lang, partial(likely, self.weights), self._met)
        if said is None or not self._fits(said, asked):
            return None
        options = USUAL.get(asked.state) or asked.options
        meant = next((AGREES[asked.state, o] for o in options if (asked.state, o) in AGREES), None)
        if asked.asked.id == REFUSING:
            option = REFUSED.get(said.meaning, "")
            return self._phrase(said, option or "question", option)
        if asked.asked.id == RESUMING and said.meaning == "back":
            return self._phrase(said, "yes", "")
        if asked.parked and said.meaning in BACK[asked.state]:
            return replace(self._phrase(said, "continue", ""), said=GO_ON)
        if asked.state is State.EXECUTION and said.meaning == "no" and NO in asked.options:
            return self._phrase(said, "choose", NO)
        question = asked.asked.text or ASKED[asked.state]
        around = asked.state in TURNS and turned(asked.asked.text)
        if meant is not None and said.meaning in AGREEING[asked.state] and not around:
            return self._phrase(said, *meant)
        dropping = asked.asked.id in DROPPING or (
            not asked.asked.id and drops(question, asked.text)
        )
        found = plain(said.meaning, asked.state, question, lang, dropping)
        if found is None:
            return None
        verdict = self._phrase(said, found.reply, "")
        return replace(verdict, said=found.said or said.meaning, sure=found.sure)

    def _phrase(self, said: Whole, reply: str, option: str) -> Verdict:
        """A verdict on a phrase; a word or two leave the room its language."""
        lang = said.lang if said.words > FEWEST else ""
        why = f"it says “{said.meaning}”"
        return self._verdict(lang, reply, 1.0, True, why, option, said=said.meaning)

    def _fits(self, said: Whole, asked: Understand) -> bool:
        """Whether what a phrase leaves open is something of the room: a button, a project."""
        if said.meaning == "switch":
            return bool(asked.project)
        if not said.slot or said.meaning != "buttons":
            return True
        return bool(called(said.slot, asked.options, asked.lang)) or said.slot in asked.options

    def _met(self, word: str) -> bool:
        """Whether the weights know a word: then it is no slip of another."""
        return self.weights.knows(word)

    def _opening(self, asked: Understand) -> Verdict:
        """What a first message is: a phrase alone asks for nothing to be made."""
        said = None
        if _entire(asked) and not asked.loose:
            said = whole(asked.text, asked.lang, partial(likely, self.weights), self._met)
        if said is not None and self._fits(said, asked):
            return self._phrase(said, "", "")
        verdict = _talked_over(self.first(asked.text, _entire(asked)))
        lang, talks = asked.lang or verdict.lang, verdict.intent is Intent.CHAT
        about = asks_about(asked.text, lang) if talks else ""
        if asked.project and not about:  # it was closed: that may be what they speak of
            about = asks_about(asked.text, lang, TAKES)
        return replace(verdict, said=about) if about else verdict

    def first(self, whole: str, entire: bool = True) -> Verdict:
        """What a first message asks for, and how; `entire`: nothing of it is missing."""
        text = cut(whole)
        if not worded(text):
            return self._verdict("", "", 0.3, False, "there are no words in it")
        seen = self.weights.weigh(features.first(text))
        return self._wants(seen, text, spoken(self.weights, seen), entire and len(whole) <= LONGEST)

    def _wants(self, seen: Weighed, text: str, language: Language, entire: bool) -> Verdict:
        """What a message with these features asks for, were it the first."""
        heads = self.weights.heads
        judged, vague = heads["intent"].judge(seen.own, seen.plain <= SHORT), heads["vague"]
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
        language = spoken(self.weights, seen)
        judged = self._head(asked.state.value, seen)
        reply, option = judged.label, ""
        tongue = asked.lang or language.name
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
        elif asked.parked and not (judged.label == "approve" and judged.sure):
            sure = sure and judged.label not in GOES_ON
            back = self._head("execution", seen)
            if back.label == "continue" and back.sure:
                judged, reply, sure = back, "continue", True
        elif (part := belongs(asked.state, text, tongue, reply, sure)) != reply:
            asks = reply == "new" and sure and part != "build" and not corrects(text, tongue)
            reply, sure = (reply if asks else part), False
        if not sure and reply in AGREEMENT and begins(text, tongue) in REFUSES:
            reply = PART[asked.state]  # nobody who begins with no is asked whether to start
        elif not sure and seen.plain >= SHORT and _says_more(asked.state, reply, seen):
            reply = PART[asked.state]
        clear = language.certain and _entire(asked)
        confidence = judged.confidence if clear else min(judged.confidence, DOUBT)
        sure = sure and clear
        lang = language.name if clear else ""
        why = _why(judged, seen, language)
        about = asks_about(text, tongue) if reply == TALK[asked.state] else ""
        if not (sure or about) and asks_about(text, tongue, TAKES) == "undo":
            reply, about = TALK[asked.state], "undo"
        verdict = self._verdict(lang, reply, confidence, sure, why, option, about)
        if reply in ("build", "choose") and not option:
            verdict = replace(verdict, option=taken(text, question, asked.options))
        if reply in PART.values() and corrects(text, tongue):
            verdict = replace(verdict, corrects=True)
        if reply != "new" and not asked.parked:
            return verdict
        return _with_intent(verdict, self._wanted(text, language, _entire(asked)))

    def _wanted(self, text: str, language: Language, entire: bool) -> Verdict:
        """What a message would be as a first one, without "oh," or "something else:" before it."""
        head, comma, tail = text.partition(", ")
        text = tail if comma and len(head) <= SIGH else text
        _, colon, rest = text.partition(": ")
        own = rest if colon and len(rest.split()) > 1 else text
        return self._wants(self.weights.weigh(features.first(own)), own, language, entire)

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
        if reply in DROPS:
            return False  # what drops the whole in a few words stands in the tables
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

    def _head(self, name: str, seen: Weighed) -> Judged:
        return self.weights.heads[name].judge(seen.whole, seen.plain <= SHORT)

    def _verdict(
        self,
        lang: str,
        reply: str,
        confidence: float,
        sure: bool,
        why: str,
        option: str = "",
        said: str = "",
    ) -> Verdict:
        return Verdict(
            lang=lang,
            reply=reply,
            confidence=_rounded(confidence),
            sure=sure,
            option=option,
            said=said,
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


def _says_more(state: State, reply: str, seen: Weighed) -> bool:
    """Whether many words that nobody is sure of rather say something than leave, or ask.

    Words for the brief are kept, and can be taken back; a pause would hold everything up.
    """
    if state not in PART or state is State.DEBATE:
        return False
    asks = reply == "question" and "?" not in seen.words and state is State.DISCOVERY
    return asks or (reply == "pause" and state in (State.DISCOVERY, State.EXECUTION))


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
