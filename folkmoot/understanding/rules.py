"""
A small labelled rule table: enough English to show the heart at work.

A rule that matches the whole message is sure; one that matches a part of it is not. What
no rule matches has the state's harmless meaning, unsure.
"""

from __future__ import annotations

import re
from dataclasses import replace

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import Intent, State, Verdict

WEIGHTS = "rules-1"

YES = r"(yes|yep|yeah|ok|okay|sure|fine|yes please|please do)"
GO = r"(go ahead|go|do it|start|let'?s go|start it|approved?|looks good|sounds good|perfect)"
STOPS = r"(please )?(cancel|drop)( (it|this|that|the (whole )?(thing|project)))?( please)?"
PAUSES = r"(pause|hold on|later|not now|let'?s pause|(i('ll| will) be )?back (later|tomorrow))"
SKIPS = r"(skip|go on|carry on|enough( questions)?|just (go|start|do it)|no more questions)"
BACK = r"(let'?s )?(continue|go on|carry on|resume)( with (it|this|that))?|i('m| am) back"
LIKES = r"(great|perfect|looks (good|great)|i('m| am) (happy|satisfied))"
TAKES = r"(let'?s (do|take)|i('ll| will)? take|option|number|the)"
ASKS = r"(what|why|how|when|who|where|which|can you explain|could you explain)\b.*\?"
CHATS = r"(hi|hello|hey|thanks|thank you|good (morning|evening|afternoon)|how are you)\b.{0,40}"

ASIDES = ((ASKS, "question"), (CHATS, "question"))

FULL: dict[State, tuple[tuple[str, str], ...]] = {
    State.DISCOVERY: (
        (STOPS, "cancel"),
        (rf"{PAUSES}|wait", "pause"),
        (SKIPS, "skip"),
        *ASIDES,
    ),
    State.APPROVAL: (
        (STOPS, "cancel"),
        (PAUSES, "pause"),
        (rf"({YES}[,.! ]*)?({GO}|{YES})", "approve"),
        (r"(re-?plan|make a new plan|plan (it )?again)( .*)?", "replan"),
        (r"(yes|ok|fine|good)?,? ?but .+|(please )?(change|add|remove|drop|use) .+", "modify"),
        *ASIDES,
    ),
    State.REVIEW: (
        (STOPS, "cancel"),
        (PAUSES, "pause"),
        (rf"({YES}[,.! ]*)?({LIKES}|{YES})", "satisfied"),
        (r"(start over|restart|from scratch)", "restart"),
        (r"(please )?(change|add|remove|fix|make|use) .+", "changes"),
        *ASIDES,
    ),
    State.DEBATE: (
        (STOPS, "cancel"),
        (rf"{GO}|implement( it| this| now)?|(let'?s )?build it", "go"),
    ),
    State.EXECUTION: (
        (STOPS, "cancel"),
        (r"(pause|hold on|wait|hold it)", "pause"),
        (rf"(continue|go on|carry on|resume|{YES}|{LIKES})", "continue"),
        (r"(stop|stop it|stop the work|that'?s enough)", "stop"),
        (r"(revise|let'?s (revise|talk it over)|back to the plan)", "revise"),
        *ASIDES,
    ),
    State.CHOICE: (
        (STOPS, "cancel"),
        (PAUSES, "pause"),
        (rf"{TAKES}? ?(option |number )?(\d)( please)?", "choose"),
        (r"((can|could) you |let'?s )?build (that|it|this)\??", "build"),
        (r"none( of (them|these))?.*|something else.*", "other"),
        *ASIDES,
    ),
    State.CONFIRM: (
        (rf"({YES}[,.! ]*)?({YES}|{GO})", "yes"),
        (r"(no|nope|no thanks|don'?t|not yet|keep talking)", "no"),
        (ASKS, "question"),
    ),
}

NEW = r"(now |also |next )?(build|make|create|design|develop) (me|us) .+|(please )?translate .+"
"""In any state: a plainly new request."""

HARMLESS: dict[State, str] = {
    State.DISCOVERY: "answer",
    State.APPROVAL: "question",
    State.REVIEW: "question",
    State.DEBATE: "continue",
    State.EXECUTION: "input",
    State.CHOICE: "question",
    State.CONFIRM: "other",
}

DROPS = r"\b(cancel|drop it|forget (it|the whole))\b|^(no|no,? thanks|stop( it)?|never ?mind)$"

PARTS: dict[State, tuple[tuple[str, str], ...]] = {
    State.APPROVAL: (
        (DROPS, "cancel"),
        (r"\b(but|instead|change|without|rather)\b", "modify"),
        (r"\b(yes|go ahead|approve)\b", "approve"),
    ),
    State.REVIEW: (
        (r"\b(change|instead|missing|wrong|should)\b", "changes"),
        (r"^(?!.*\bnot\b).*\b(great|perfect|good)\b", "satisfied"),
    ),
    State.DISCOVERY: ((DROPS, "cancel"),),
    State.DEBATE: ((r"\b(go ahead|implement)\b", "go"),),
    State.EXECUTION: ((r"\b(stop the work|cancel everything)\b", "stop"),),
}

TASKS = r"(write|translate|summari[sz]e|convert|calculate|fix|rewrite|proofread)"
FINDS = r"(research|find out|compare|what (is|are) (known|there)|is there|give me an overview)"
IDEAS = r"(explore|ideas?|i('d| would) like ideas|what could (i|we)|could .+ make money|brainstorm)"
MAKES = r"(build|make|create|design|develop|set up|debate|discuss|a |an )"
WANTS = r"((can|could) you |please |i (need|want) |let'?s )"

INTENTS: tuple[tuple[str, Intent], ...] = (
    (CHATS, Intent.CHAT),
    (rf"(please )?{TASKS} .+", Intent.TASK),
    (r"(how (do|should|can) (i|we)|what('s| is) the best way|any tips|should i) .+", Intent.ADVICE),
    (rf"{FINDS} .+", Intent.RESEARCH),
    (rf"{IDEAS}.*", Intent.EXPLORE),
    (rf"{WANTS}?{MAKES}.+", Intent.BUILD),
)

DEBATES = r".*\b(let'?s (debate|discuss)|talk (it|this) over|debate)\b.*"


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


class Rulebook:
    """The judge without a model."""

    def judge(self, asked: Understand) -> Verdict:
        """Say what a message means; sure only where a rule fits all of it."""
        text = " ".join(asked.text.lower().split()).strip(" .!")
        if asked.state is State.FIRST:
            return self._first(text)
        if asked.state is not State.CONFIRM and re.fullmatch(NEW, text):
            return replace(self._first(text), reply="new", why="a new request")
        if text in asked.options and asked.state is not State.CONFIRM:
            reply = BUTTONS.get((asked.state, text), "choose")
            return self._reply(reply, True, text, "it names an option")
        if asked.parked and re.fullmatch(BACK, text):
            return self._reply("continue", True, "", "they are back")
        if "start" in asked.options and re.fullmatch(YES, text):
            return self._reply("go", True, "", "yes to the ready card")
        if (
            asked.state is State.EXECUTION
            and "approve" in asked.options
            and re.fullmatch(YES, text)
        ):
            return self._reply("choose", True, "approve", "yes to the follow-ups")
        for pattern, reply in FULL[asked.state]:
            if found := re.fullmatch(pattern, text):
                option = next((g for g in reversed(found.groups()) if g and g.isdecimal()), "")
                return self._reply(reply, True, option, "the whole message says so")
        for pattern, reply in PARTS.get(asked.state, ()):
            if re.search(pattern, text):
                return self._reply(reply, False, "", "a part of the message says so")
        # An answer may be anything; what reads like a request of its own is not surely one.
        sure = asked.state in (State.DEBATE, State.EXECUTION) or (
            asked.state is State.DISCOVERY and not self._first(text).sure
        )
        harmless = self._reply(HARMLESS[asked.state], sure, "", "nothing else fits")
        return replace(harmless, intent=self._first(text).intent)  # should it be something new

    def _first(self, text: str) -> Verdict:
        for pattern, intent in INTENTS:
            if re.fullmatch(pattern, text):
                vague = len(text.split()) < 15
                debate = bool(re.fullmatch(DEBATES, text))
                why = f"it reads like {intent}"
                return Verdict(intent=intent, vague=vague, debate=debate, why=why, weights=WEIGHTS)
        return Verdict(sure=False, confidence=0.4, why="no rule fits", weights=WEIGHTS)

    def _reply(self, reply: str, sure: bool, option: str, why: str) -> Verdict:
        confidence = 0.95 if sure else 0.5
        return Verdict(
            reply=reply, sure=sure, confidence=confidence, option=option, why=why, weights=WEIGHTS
        )
