"""
The labelled sentences, as their authors wrote them: sentences/<author>/<kind>.<lang>.tsv.

    intents   build-vague|build-clear|explore|advice|research|task-vague|task-clear|chat, text
    replies   state, reply, asked, text
    confirm   reply, asked, text           debate   yes|no, text
    other     code, text (not one of the eight languages); mixed: text of several
    about     what of the room it is about (understanding/about.py), text

An author's sentences are never used to measure a model that was trained on them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from folkmoot.conversation.verdict import REPLIES, Intent, State
from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding.about import ABOUT, NONE
from folkmoot.understanding.phrases import CUES
from folkmoot.understanding.sections import SLOT, sections
from folkmoot.understanding.text import OTHER

FOLDER = Path(__file__).parent / "sentences"


@dataclass(frozen=True, slots=True)
class First:
    """A first message; what an author did not label is None."""

    author: str
    lang: str
    text: str
    intent: Intent | None = None
    vague: bool | None = None
    debate: bool | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    author: str
    lang: str
    text: str
    asked: str
    state: State
    reply: str
    joined: bool = False  # made of several lines of its author; taught, never measured with


def firsts() -> list[First]:
    found = []
    for author, kind, lang, (label, text) in _lines(2):
        if kind == "intents":
            name, _, sort = label.partition("-")
            vague = sort == "vague" if sort else None
            found.append(First(author, lang, text, Intent(name), vague, debate=False))
        elif kind == "debate":
            found.append(First(author, lang, text, debate=label == "yes"))
        elif kind == "other":
            found.append(First(author, OTHER, text))
    return found


@dataclass(frozen=True, slots=True)
class About:
    """A message that is about the room, or about none of it."""

    author: str
    lang: str
    text: str
    about: str


PHRASES = "phrases"
"""The author of the phrases of the package."""

MOST, FEW = 240, 40
"""Phrases of a meaning that are taught as such, and of one that is about nothing of the room."""

OTHERS = 12
"""Of messages that are about something else one in so many is taught."""


def abouts() -> list[About]:
    """What the room is asked, and as much that is not about the room."""
    found = []
    for author, kind, lang, (label, text) in _lines(2):
        if kind == "about":
            assert label in ABOUT, (author, lang, label)
            found.append(About(author, lang, text, label))
    for lang in LANGUAGES:
        for name, own in sections(lang).items():
            label = {"build": "grow"}.get(name, name if name in ABOUT else NONE)
            said = [words for words in own if SLOT not in words and name not in UNSAID]
            step = max(1, len(said) // (FEW if label == NONE else MOST))
            found += [About(PHRASES, lang, text, label) for text in sorted(said)[::step]]
    others = [one for one in replies() if one.reply not in TALKS][::OTHERS]
    wishes = [one for one in firsts() if one.intent not in (None, Intent.CHAT)][::OTHERS]
    found += [About(one.author, one.lang, one.text, NONE) for one in others]
    found += [About(one.author, one.lang, one.text, NONE) for one in wishes]
    return found


UNSAID = frozenset({*CUES, "asking", "courtesy"})
"""Sections of words that are no message."""

TALKS = frozenset({"question", "continue"})
"""Replies that may well be about the room."""


def replies() -> list[Reply]:
    found = []
    for author, kind, lang, (name, reply, asked, text) in _lines(4):
        assert kind == "replies", kind
        state = State(name)
        assert reply in REPLIES[state], (author, lang, name, reply)
        found.append(Reply(author, lang, text, asked, state, reply))
    for author, _, lang, (reply, asked, text) in _lines(3):
        assert reply in REPLIES[State.CONFIRM], (author, lang, reply)
        found.append(Reply(author, lang, text, asked, State.CONFIRM, reply))
    return found


OWN = "own"
"""The author of what was corrected on this machine; it is not kept in the repository."""


def learn_from(path: Path) -> None:
    """Write the corrections that a data folder has kept as lines of an author of their own."""
    rows: dict[str, list[str]] = {}
    for line in path.read_text("utf-8").splitlines():
        one = json.loads(line)
        text, asked = (" ".join(one[name].split()) for name in ("text", "asked"))
        first, confirm = one["state"] == State.FIRST, one["state"] == State.CONFIRM
        sort = {"build": "-vague", "task": "-vague"}.get(one["right"], "") if first else ""
        fields = [one["right"] + sort, text] if first else [one["right"], asked, text]
        kind = "intents" if first else "confirm" if confirm else "replies"
        if kind == "replies":
            fields.insert(0, one["state"])
        rows.setdefault(f"{kind}.{one['lang']}.tsv", []).append("\t".join(fields))
    folder = FOLDER / OWN
    folder.mkdir(exist_ok=True)
    for name, lines in rows.items():
        (folder / name).write_text("\n".join(dict.fromkeys(lines)) + "\n", "utf-8")


def joined() -> list[Reply]:
    """Longer replies to a round of questions: a round is answered in one text.

    An author's answers three at a time; and an answer followed by what is none, so that length
    alone says nothing.
    """
    lines: dict[tuple[str, str], dict[str, list[Reply]]] = {}
    for one in replies():
        if one.state is State.DISCOVERY:
            own = lines.setdefault((one.author, one.lang), {})
            own.setdefault(one.reply, []).append(one)
    found = []
    for own in lines.values():
        answers = own.pop("answer", [])
        found += [_joined(answers[n : n + 3]) for n in range(len(answers) - 2)]
        found += [_joined([answers[0], others[0]]) for others in own.values() if answers]
    return found


def _joined(lines: list[Reply]) -> Reply:
    """Several lines as one message; what is said last is what it means."""
    text = " ".join(line.text if line.text[-1] in ".!?…" else f"{line.text}." for line in lines)
    asked = " ".join(line.asked for line in lines)
    last = lines[-1]
    return Reply(last.author, last.lang, text, asked, last.state, last.reply, joined=True)


def every_author() -> list[str]:
    return sorted(path.name for path in FOLDER.iterdir() if path.is_dir())


def mixed() -> list[str]:
    return [text for _, kind, _, (_, text) in _lines(2) if kind == "mixed"]


def fingerprint() -> str:
    """Changes with the sentences, so that a test can tell old weights."""
    digest = hashlib.sha256()
    for path in sorted(FOLDER.glob("*/*.tsv")):
        digest.update(path.relative_to(FOLDER).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _lines(fields: int) -> Iterator[tuple[str, str, str, list[str]]]:
    """Every line with so many fields: author, kind, language, fields."""
    for path in sorted(FOLDER.glob("*/*.tsv")):
        kind, _, lang = path.stem.partition(".")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            parts = [part.strip() for part in line.split("\t")]
            assert len(parts) in (2, 3, 4), f"{path}:{number}"
            assert all(parts), f"{path}:{number}"
            if len(parts) == fields:
                yield path.parent.name, kind, lang, parts
