"""`folkmoot understand`: what a message means, by the local judge; needs no data folder."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.project import COURSES
from folkmoot.conversation.verdict import REPLIES, Intent, State, Verdict
from folkmoot.conversation.words import Words
from folkmoot.errors import BadLine, NoText, UnknownState
from folkmoot.understanding.judge import Local


def one(text: str, state: str, asked: str, as_json: bool) -> int:
    """Judge one message and show the verdict."""
    found = view(Local(), text, state, asked)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    for name, value in found.items():
        shown = ", ".join(value) if isinstance(value, list) else value
        print(f"{name:11} {'yes' if shown is True else 'no' if shown is False else shown}")
    return 0


def batch(lines: Iterable[str]) -> int:
    """Judge one message a line; raises BadLine with the number of a line that is none."""
    local = Local()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            asked = json.loads(line)
            text = asked["text"]
            state, question = asked.get("state") or "", asked.get("asked") or ""
            if not all(isinstance(value, str) for value in (text, state, question)):
                raise TypeError
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadLine(number) from None
        sys.stdout.write(json.dumps(view(local, text, state, question), ensure_ascii=False) + "\n")
    return 0


def view(local: Local, text: str, state: str, asked: str) -> dict[str, Any]:
    """A verdict with the names others rely on."""
    named = _state(state)
    if named is State.FIRST:
        first = local.first(text)
        return {"lang": first.lang or local.guess(text), **_first(first)}
    verdict = local.judge(Understand(0, text, named, Words(text=asked)))
    lang = verdict.lang or local.guess(text)
    return {"lang": lang, "reply": verdict.reply, **_trust(verdict)}


def read(text: str | None) -> str:
    """The text given, or standard input."""
    if text is None or text == "-":
        if sys.stdin is None or sys.stdin.isatty():
            raise NoText()
        return sys.stdin.read()
    return text


def _first(verdict: Verdict) -> dict[str, Any]:
    intent = verdict.intent
    trust = _trust(verdict)
    course = COURSES.get(intent)
    flow, depth = (course.flow.value, course.depth) if course else ("chat", "none")
    if verdict.debate and intent not in (Intent.TASK, Intent.RESEARCH):
        flow = "debate"
    return {
        "intent": intent.value,
        "confidence": trust["confidence"],
        "sure": trust["sure"],
        "vague": verdict.vague,
        "depth": depth,
        "flow": flow,
        "bots": list(verdict.bots),
        "topics": list(verdict.topics),
        "people": list(verdict.people),
        "technology": list(verdict.technology),
        "why": verdict.why,
    }


def _trust(verdict: Verdict) -> dict[str, Any]:
    return {"confidence": verdict.confidence, "sure": verdict.sure, "why": verdict.why}


def _state(name: str) -> State:
    if not name:
        return State.FIRST
    known = tuple(state.value for state in State if REPLIES[state])
    if name not in known:
        raise UnknownState(name, known)
    return State(name)
