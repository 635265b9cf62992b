"""
The local judge: what a message means, without a network.

Order: what an option is called, a phrase that people say whole (phrases.py), then what the
weights say. Whoever reads a ninth language, emoji alone, half of a very long text or several
languages at once is not sure of anything.
"""

from __future__ import annotations

from dataclasses import replace

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import Intent, State, Verdict
from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding import features, parts
from folkmoot.understanding.about import GROW, LIKELY, PLAIN, TONGUE, about, tongue
from folkmoot.understanding.belonging import PART, corrects
from folkmoot.understanding.clauses import ENDS
from folkmoot.understanding.found import NOTHING, find
from folkmoot.understanding.language import Language, spoken
from folkmoot.understanding.meanings import TALK
from folkmoot.understanding.message import Message
from folkmoot.understanding.options import taken
from folkmoot.understanding.outright import outright
from folkmoot.understanding.phrases import has
from folkmoot.understanding.replies import VAGUE, Replies
from folkmoot.understanding.talk import asks_to_talk
from folkmoot.understanding.text import LONGEST, cut, worded
from folkmoot.understanding.weights import SHORT, Judged, Weighed, Weights, read

DOUBT = 0.5
"""Confidence at most, where the reading itself is in doubt."""

LEAD = 3
"""Words before a colon that only lead to what is wanted: "another thing: …"."""

MAKES = frozenset({Intent.BUILD, Intent.TASK})
"""What a greeting may lead to that nobody is sure of."""

GREETS = 2
"""Words of a greeting before a wish."""

SIGH = 4
"""Letters of an interjection."""

OURSELVES = frozenset({"help", "team"})
"""What is about ourselves, though it may sound like advice that is wanted."""

TAKES = frozenset({"reopen", "undo"})
"""Asked of a project that is closed."""


class Local:
    """Judges by the weights that are in the package."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or read()
        self.replies = Replies(self.weights)

    def judge(self, asked: Understand) -> Verdict:
        """Say what a message means in its state."""
        message = Message(self.weights, asked)
        if (said := outright(message)) is not None:
            return replace(said, weights=self.weights.name)
        return self._opening(message) if asked.state is State.FIRST else self._reply(message)

    def _opening(self, message: Message) -> Verdict:
        """What a first message is that is no phrase."""
        asked = message.asked
        verdict = _talked_over(self._greeted(asked.text, message.entire))
        talks = verdict.intent is Intent.CHAT or verdict.confidence < VAGUE
        found = about(self.weights, message.seen, LIKELY if talks else PLAIN)
        if found == TONGUE:
            return replace(verdict, said=found, lang=tongue(asked.text, asked.lang))
        if asked.project and found not in TAKES:  # it was closed: they may speak of that
            found = self._taken_back(asked.text) or found
        if found in OURSELVES and verdict.intent not in MAKES:
            return replace(verdict, intent=Intent.CHAT, said=found)  # no advice on how to use us
        takes = found in TAKES and asked.project
        return replace(verdict, said=found) if takes or (talks and found != GROW) else verdict

    def _greeted(self, text: str, entire: bool) -> Verdict:
        """What a first message asks for, also after a greeting: "hiya, I want a page for …"."""
        verdict = self.first(text, entire)
        head, *rest = ENDS.split(cut(text).strip(), maxsplit=1)
        wish = rest[0].strip() if rest else ""
        if verdict.intent is not Intent.CHAT or len(head.split()) > GREETS:
            return verdict
        wanted = self.first(wish, entire) if len(wish.split()) > GREETS else verdict
        plain = wanted.sure if verdict.sure else wanted.confidence > DOUBT
        return wanted if plain and wanted.intent in MAKES else verdict

    def _taken_back(self, text: str) -> str:
        """What one sentence says of a closed project: "theirs is no good. Bring ours back"."""
        for part in ENDS.split(cut(text)):
            if worded(part):
                found = about(self.weights, self.weights.weigh(features.first(part)), LIKELY)
                if found in TAKES:
                    return found
        return ""

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

    def _reply(self, message: Message) -> Verdict:
        asked, text = message.asked, message.text
        if not message.worded:
            why = "there are no words in it"
            return self._verdict("", TALK[asked.state], 0.3, False, why)
        judged, reply, sure, option, said = self.replies.read(message)
        language = message.language
        clear = language.certain and message.entire
        confidence = judged.confidence if clear else min(judged.confidence, DOUBT)
        lang = language.name if clear else ""
        if said == TONGUE:
            lang = tongue(text, message.tongue) or lang
        why = _why(judged, message.seen, language)
        verdict = self._verdict(lang, reply, confidence, sure and clear, why, option, said)
        if reply in ("build", "choose") and not option:
            verdict = replace(verdict, option=taken(text, message.question, asked.options))
        if asked.state is State.DISCOVERY and reply in ("answer", "skip") and not said:
            verdict = _parted(verdict, message)
        if reply in PART.values() and corrects(text, message.tongue):
            verdict = replace(verdict, corrects=True)
        if reply != "new" and not asked.parked:
            return verdict
        return _with_intent(verdict, self._wanted(text, language, message.entire))

    def _wanted(self, text: str, language: Language, entire: bool) -> Verdict:
        """What a message would be as a first one, without "oh," or "something else:" before it."""
        head, comma, tail = text.partition(", ")
        text = tail if comma and len(head) <= SIGH else text
        head, colon, rest = text.partition(": ")
        aside = len(head.split()) <= LEAD or has("elsewhere", head, language.name)
        own = rest if colon and aside and len(rest.split()) > 1 else text
        return self._wants(self.weights.weigh(features.first(own)), own, language, entire)

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
        corrects=verdict.corrects,
        said=verdict.said,
        why=verdict.why,
    )


def _parted(verdict: Verdict, message: Message) -> Verdict:
    """An answer that leaves the rest to us, or words that leave it and answer as well."""
    leaves = verdict.reply == "answer" and parts.leaves(message)
    tells = leaves or (verdict.reply == "skip" and parts.tells(message))
    return replace(verdict, reply="skip", tells=True) if tells else verdict


def _rounded(confidence: float) -> float:
    return round(confidence, 3)


def _why(judged: Judged, seen: Weighed, language: Language) -> str:
    """The reason in a few words."""
    why, because = f"it reads like {judged.label}", seen.strongest(judged.column)
    if because.isalpha():
        why = f"{why}, most of all “{because}”"
    return why if language.certain else f"{why}; the language is not plain"
