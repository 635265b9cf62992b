"""
What a reply means that is no phrase: what the weights say, and what its words say beside them.

The weights judge the whole message. A plain yes, small talk, praise, a correction or a wish that
belongs to what is under way is known by its words; a clause that is a phrase is a second witness.
What holds the work up or is easily taken back is believed sooner than what starts or drops it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from folkmoot.conversation.verdict import IRREVERSIBLE, State
from folkmoot.understanding import features
from folkmoot.understanding.about import BACK, GROW, PLAIN, TONGUE, about
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
from folkmoot.understanding.buttons import ASKED, DROPPING, GOES_ON, REFUSING
from folkmoot.understanding.clauses import ENDS, REASON, asks_on, made_of
from folkmoot.understanding.meanings import REFUSES, TALK, plain
from folkmoot.understanding.message import Message
from folkmoot.understanding.options import NO, refused
from folkmoot.understanding.outright import agreed
from folkmoot.understanding.phrases import begins
from folkmoot.understanding.weights import SHORT, Judged, Weighed, Weights

DIGIT = re.compile(r"\d")
SENTENCES = re.compile(r"[^.!?…]{3,}(?:[.!?…]|$)")

PRAISE = 0.1
"""How likely it must be that thanks mean more than that."""

VAGUE = 0.45
"""How likely something must be to move anything at all."""

REFUSALS = frozenset({(State.APPROVAL, "modify"), (State.REVIEW, "changes")})
REFUSES_ALL = frozenset({"no", "wrong"})
"""Where, and in words of which phrases, something is refused without saying what to change."""

SIDE = 3
"""Words beside "undo that" which do not say what is right instead."""

ASKED_OF_IT = frozenset(
    {
        *("buttons", "cost", "files", "help", "next", "plan", "projects", "questions", "said"),
        *("team", "where"),
    }
)
"""What a message asks of the room and nothing else, where that is plain and nothing else is."""

TAKEN_BACK = 0.8
"""How likely it must be that a message takes something back which is taken for something else."""

LEFT_TO_US = 0.45
"""How likely it must be that the rest is left to us, where it may be an answer too."""

CONTINUES = 0.7
"""How likely it must be that late words go on with what was left."""

TELLS = 0.6
"""How likely something must be that sentences in answer to questions are, to be no answer."""

TELLS_ANEW = 0.8
"""The same of something new: who answers in sentences of their own names many things."""

TOLD_IN = frozenset({State.DISCOVERY, State.APPROVAL, State.REVIEW, State.EXECUTION})

FIRM = 0.9
"""How likely something is that one clause, or the length of a message, does not change."""

STARTS = frozenset({"approve", "go"})
HARDLY = 1.0
"""What a few words must say for a start by themselves, for the room to ask whether to start."""

WISHES = 0.25
"""How likely it must be that words which may be a pause are a wish."""

TO_REFUSED = {"cancel": "yes", "skip": "skip"}
"""What a reply to the questions means where it was asked whether to drop it or to go on."""

DECIDES = 0.65
"""How likely that must be: the question is a witness of its own."""

KEEPS_ASKING = "no"
"""What it means there to want to be asked on."""

WAITS = frozenset({"pause", "question"})
"""What a clause says that holds everything as it is: "not now …", "hello all, I am …"."""

HOLDS = WAITS | {"skip"}
"""What can be said in a clause and is easily taken back."""

CHANCE = 0.05
"""How likely the weights must find it that a clause drops the whole."""

DOUBTFUL = frozenset({(State.REVIEW, "stop")})
"""Phrases that are something else beside other words: "great, let's stop there"."""


class Reading(NamedTuple):
    """What a reply is taken for."""

    judged: Judged
    reply: str
    sure: bool
    option: str = ""
    said: str = ""  # what of the room it asks, or that it only refuses


class Replies:
    """Reads replies by the weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def read(self, message: Message) -> Reading:
        """What a reply with words means in its state."""
        if message.asked.asked.id == REFUSING and (refused := self._refused(message)):
            return refused
        found = self._known(message, self._weighed(message))
        clear = message.language.certain and message.entire
        reply, said = self._of_the_room(message, found.reply, found.sure and clear)
        if reply == "skip" and not found.sure and asks_on(message.text, message.tongue):
            return found._replace(reply=TALK[message.asked.state], said="questions")
        if not found.sure and self._undoes(message):
            reply, said = TALK[message.asked.state], "undo"
        elif self._refuses(message, reply):
            said = said or "wrong"
        return found._replace(reply=reply, said=said)

    def _refused(self, message: Message) -> Reading | None:
        """Whoever said no was asked whether to drop it or to go on: which of the two it is."""
        judged = self._head(State.DISCOVERY.value, message.seen)
        if asks_on(message.text, message.tongue):
            return Reading(judged, KEEPS_ASKING, True, KEEPS_ASKING)
        option = TO_REFUSED.get(judged.label, "")
        if judged.label == "cancel":  # it drops everything: more than the question must say so
            stays = not {"go on", "no", "not yet"}.isdisjoint(message.clauses.said)
            likely = judged.sure and not stays
        else:
            likely = judged.confidence >= DECIDES
        return (
            Reading(judged, option, True, option) if option and likely and message.entire else None
        )

    def _weighed(self, message: Message) -> Reading:
        """What the weights say, where nothing plainer is said."""
        asked, seen, text = message.asked, message.seen, message.text
        judged = self._head(asked.state.value, seen)
        reply = judged.label
        sure = judged.sure and self._meant(asked.state, reply, message.question, seen)
        if yes := self._agreed(message):
            return Reading(yes[0], yes[1][0], True, yes[1][1])
        if asked.state is State.EXECUTION and refused(text, asked.options):
            return Reading(judged, "choose", True, NO)
        if not DIGIT.search(text) and self._talks(asked.state, judged, seen):
            return Reading(judged, TALK[asked.state], True)
        if asked.state is State.REVIEW and self._praises(judged, seen):
            return Reading(judged, "satisfied", False)  # the room asks whether that was it
        if asked.parked and not (reply == "approve" and (sure or self._begins(message))):
            back = self._head("execution", seen)
            if (back.label == "continue" and back.sure) or about(self.weights, seen) == BACK:
                return Reading(back, "continue", True)
            late = reply == PART.get(asked.state) and judged.confidence >= CONTINUES
            return Reading(judged, reply, late or (sure and reply not in GOES_ON))
        part = belongs(asked.state, text, message.tongue, reply, sure)
        if part == reply:
            return Reading(judged, reply, sure)
        asks = reply == "new" and sure and part != "build" and not corrects(text, message.tongue)
        return Reading(judged, reply if asks else part, False)

    def _known(self, message: Message, found: Reading) -> Reading:
        """The same, with what the words say: a clause, all of them, the first, or how many."""
        asked, seen, (judged, reply, sure, *_) = message.asked, message.seen, found
        part = PART.get(asked.state, "")
        weak = not sure or (reply == TALK[asked.state] and not judged.sure)
        meant = self._in_a_clause(message) if weak or reply == part else ""
        waits = meant in WAITS and reply == part  # "not now, the phone rings"
        waits = waits and judged.confidence < FIRM
        if meant not in ("", reply) and (weak or waits):
            likely = self.weights.heads[asked.state.value].chance(seen.whole, meant)
            return found._replace(reply=meant, sure=meant in HOLDS or likely >= CHANCE)
        if sure or self._witnessed(message, reply):
            return found._replace(sure=True)
        if reply in STARTS and short(seen) and self._says(message, reply) < HARDLY:
            return found._replace(reply=TALK[asked.state])  # some word or other is no yes
        if reply in AGREEMENT and begins(message.text, message.tongue) in REFUSES:
            return found._replace(reply=part)  # nobody who begins with no is asked whether to start
        if (
            seen.plain >= SHORT
            and judged.confidence < FIRM
            and _says_more(asked.state, reply, seen)
        ):
            return found._replace(reply=part)
        most = TELLS_ANEW if reply == "new" else TELLS
        if part and judged.confidence < most and _tells(asked.state, reply, message):
            return found._replace(reply=part)
        if reply == "answer" and self._leaves_it(message):
            return found._replace(reply="skip")
        if reply == "pause" and part and self._wishes(message, part):
            return found._replace(reply=part)  # a wish is kept, and can be taken back
        if judged.confidence < VAGUE and seen.plain < SHORT and reply not in (part, "new"):
            return found._replace(reply=TALK[asked.state])  # nobody knows: it is answered
        return found

    def _says(self, message: Message, reply: str) -> float:
        """How much the words of a message themselves speak for a reply."""
        head = self.weights.heads[message.asked.state.value]
        return head.speaks(message.seen.spelt, reply)

    def _leaves_it(self, message: Message) -> bool:
        """Whether an answer that says nothing may well leave the rest to us."""
        if message.asked.state is not State.DISCOVERY or DIGIT.search(message.text):
            return False
        return self.weights.heads["discovery"].chance(message.seen.whole, "skip") >= LEFT_TO_US

    def _wishes(self, message: Message, part: str) -> bool:
        """Whether what may hold everything up may as well be a wish for it."""
        head = self.weights.heads[message.asked.state.value]
        return head.chance(message.seen.whole, part) >= WISHES

    def _begins(self, message: Message) -> bool:
        """Whether a clause says to begin: what a plan waited for has come about."""
        return "begin" in message.clauses.said

    def _undoes(self, message: Message) -> bool:
        """Whether a clause takes back what was done, and the rest does not say what is right."""
        part = message.clauses
        return part.meaning == "undo" and part.rest <= SIDE

    def _refuses(self, message: Message, reply: str) -> bool:
        """Whether it only says that it is not right, and not what should be."""
        if (message.asked.state, reply) not in REFUSALS:
            return False
        return bool(REFUSES_ALL & made_of(message.text, message.tongue))

    def _of_the_room(self, message: Message, reply: str, sure: bool) -> tuple[str, str]:
        """The reply, and what of the room it asks: even where it was taken for something else."""
        state, long = message.asked.state, message.seen.plain > SHORT
        if not message.entire:
            return reply, ""
        if not sure and (plainly := self._plainly(message)):
            return TALK[state], plainly
        if reply == TALK[state]:
            found = about(self.weights, message.seen)
            if found == GROW and state is State.CHOICE:
                grows = bool(about(self.weights, message.seen, PLAIN))
                return ("build" if grows else reply), ""
            if found == "undo" and long:
                return PART[state], ""  # so many words say what is right instead
            return reply, found
        if reply in IRREVERSIBLE or (sure and reply != "new"):
            return reply, ""
        found = about(self.weights, message.seen, PLAIN)
        if found == GROW and state in (State.CHOICE, State.DISCOVERY):
            return ("build", "") if state is State.CHOICE else (reply, GROW)
        taken_back = found == "undo" and not long and not corrects(message.text, message.tongue)
        aside = found == TONGUE or taken_back
        return (TALK[state], found) if aside else (reply, "")

    def _plainly(self, message: Message) -> str:
        """What of the room a message asks that nobody is sure of, where at least that is plain."""
        right = corrects(message.text, message.tongue)
        if about(self.weights, message.seen, TAKEN_BACK) == "undo":
            right = right or DIGIT.search(message.text) is not None
            return "" if right else "undo"  # it does not say what is right instead
        if right:
            return ""
        found = about(self.weights, message.seen, PLAIN)
        return found if found in ASKED_OF_IT else ""

    def _in_a_clause(self, message: Message) -> str:
        """What one clause says that leaves or waits, where the rest is its reason."""
        asked, part = message.asked, message.clauses
        if asked.parked or asked.state is State.CONFIRM or not part.tells():
            return ""
        if (asked.state, part.meaning) in DOUBTFUL:
            return ""
        found = self._replies({part.meaning}, message)
        return next((reply for reply in found if reply not in AGREEMENT), "")

    def _witnessed(self, message: Message, reply: str) -> bool:
        """Whether the phrases too say what the weights say: in a clause, or word by word."""
        asked, part = message.asked, message.clauses
        if asked.parked and reply != "approve":
            return False
        if reply in AGREEMENT and not self._ends_so(message, reply):
            return False  # "why not, but wait until …"
        if part.meaning and (asked.state, part.meaning) not in DOUBTFUL:
            return reply in self._replies({part.meaning}, message)
        if reply in AGREEMENT or reply == TALK[asked.state]:
            return False
        return self._replies(made_of(message.text, message.tongue), message) == {reply}

    def _ends_so(self, message: Message, reply: str) -> bool:
        """Whether nothing is added to a yes; to praise a reason may be."""
        part = message.clauses
        if part.ends or (reply == "satisfied" and part.rest <= REASON):
            return True
        last = ENDS.split(message.text.strip(" .!"))[-1]
        return reply in self._replies(made_of(last, message.tongue), message)

    def _replies(self, meanings: set[str], message: Message) -> set[str]:
        """What phrases of these meanings would be as a reply."""
        asked, lang = message.asked, message.tongue
        dropping = asked.asked.id in DROPPING
        found = [plain(each, asked.state, message.question, lang, dropping) for each in meanings]
        return {one.reply for one in found if one is not None and one.sure}

    def _agreed(self, message: Message) -> tuple[Judged, tuple[str, str]] | None:
        """A short plain yes, where something is asked that it can be a yes to."""
        asked, seen = message.asked, message.seen
        meant = agreed(asked)
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


def _tells(state: State, reply: str, message: Message) -> bool:
    """Whether several sentences rather tell something of what is under way than leave it."""
    several = len(SENTENCES.findall(message.text)) > 1
    long = message.seen.plain >= SHORT or DIGIT.search(message.text) is not None
    asked = state is State.DISCOVERY and "?" not in message.text  # then it is likely an answer
    return state in TOLD_IN and several and (long or asked) and reply not in IRREVERSIBLE


def _says_more(state: State, reply: str, seen: Weighed) -> bool:
    """Whether many words that nobody is sure of rather say something than leave, or ask.

    Words for the brief are kept, and can be taken back; a pause would hold everything up.
    """
    if state not in PART or state is State.DEBATE:
        return False
    asks = reply == "question" and "?" not in seen.words and state is State.DISCOVERY
    return asks or (reply == "pause" and state in (State.DISCOVERY, State.EXECUTION))
