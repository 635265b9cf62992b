"""
`make eval`: how well messages are understood by models that never read their author.

Prints accuracy by language and label, how often a sure verdict would wrongly start or drop
work, and how many verdicts are sure; fails below what docs/understanding.md promises. When
a verdict counts as sure is decided for each author from all the others' sentences.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding.judge import Local
from training.crossed import crossed, groups
from training.fit import Lesson, Matrix
from training.lessons import Course, written
from training.promises import HARM, PROMISES, SURE
from training.sentences import mixed
from training.sure import Judgement, Trust, is_short, judged, kind, trust

PROMISED_SURE = ("intent", "reply")


@dataclass(frozen=True, slots=True)
class Line:
    """One judged sentence."""

    lang: str
    author: str
    head: str
    true: str
    said: str
    confidence: float
    sure: bool
    short: bool

    @property
    def right(self) -> bool:
        return self.true == self.said

    @property
    def harm(self) -> str:
        """What acting on it would wrongly do."""
        return kind(self.said, self.head) if self.sure and not self.right else ""


HARMS = {"starts": ("starts", "works", "grows"), "drops": ("drops", "closes")}
"""What must hardly ever be done wrongly, and the kinds of labels that do it (sure.py)."""


def evaluate(vague_file: str = "") -> int:
    """Measure everything; 1 where a promise is broken."""
    replies = [line for line in _lines("reply") if line.head != "confirm"]
    firsts = _lines("first")
    measured = {
        "intent": [line for line in firsts if line.head == "intent"],
        "vague": [line for line in firsts if line.head == "vague"],
        "reply": replies,
        "language": [line for line in _lines("language") if line.true in LANGUAGES],
    }
    broken = [found for name, lines in measured.items() for found in _report(name, lines)]
    _labels(measured["intent"] + replies)
    _curve("intent", measured["intent"])
    _curve("reply", replies)
    print(f"messages in several languages: {_mixed():.3f} unsure")
    if vague_file:
        _second_opinion(Path(vague_file))
    for each in broken:
        print(f"BROKEN: {each}")
    return 1 if broken else 0


def _lines(table: str) -> list[Line]:
    courses, scores = written(*crossed(table))
    everyone = sorted({str(group) for course in courses for group in groups(course)})
    lines: list[Line] = []
    for author in everyone:
        lines += _of_author(author, courses, scores)
    return lines


def _of_author(author: str, courses: list[Course], scores: list[Matrix]) -> Iterable[Line]:
    """An author's lines, trusted as far as the others' lines allow."""
    own = [groups(course) == author for course in courses]
    others = [_part(course, ~mask) for course, mask in zip(courses, own, strict=True)]
    trusted = trust(others, [score[~mask] for score, mask in zip(scores, own, strict=True)])
    for course, score, mask, trusts in zip(courses, scores, own, trusted, strict=True):
        if mask.any():
            part = _part(course, mask)
            judgement = judged(part, score[mask], trusts.sharpness)
            yield from _told(part, judgement, trusts)


def _part(course: Course, mask: NDArray[np.bool_]) -> Course:
    lesson: Lesson = course.lesson.without(~mask)
    chosen = [course.messages[int(n)] for n in np.flatnonzero(mask)]
    return Course(course.name, lesson, chosen)


def _told(course: Course, judgement: Judgement, trusts: Trust) -> Iterable[Line]:
    labels = course.lesson.labels
    for n, message in enumerate(course.messages):
        said = int(judgement.said[n])
        confidence = float(judgement.confidence[n])
        true = labels[int(course.lesson.right[n])]
        short = is_short(message.text)
        needed = trusts.short if short else trusts.sure
        yield Line(
            message.lang,
            message.author,
            course.name,
            true,
            labels[said],
            confidence,
            confidence >= needed[said],
            short,
        )


def _share(flags: Iterable[bool]) -> float:
    found = list(flags)
    return sum(found) / len(found) if found else 0.0


def _report(name: str, lines: list[Line]) -> list[str]:
    """Print how often it is right, and by whom; return the promises it breaks."""
    over_all, each = PROMISES[name]
    print(f"\n{name}: {len(lines):,} sentences")
    right = _share(line.right for line in lines)
    print(f"  right {right:.3f}")
    broken = [f"{name} {right:.3f} < {over_all}"] if right < over_all else []
    by = {lang: [line for line in lines if line.lang == lang] for lang in LANGUAGES}
    shares = {lang: _share(line.right for line in own) for lang, own in by.items()}
    print("  " + "  ".join(f"{lang} {share:.3f}" for lang, share in shares.items()))
    broken += [f"{name} in {lang} {s:.3f} < {each}" for lang, s in shares.items() if s < each]
    authors = sorted({line.author for line in lines})
    told = [
        f"{author} {_share(line.right for line in lines if line.author == author):.3f}"
        for author in authors
    ]
    print("  " + "  ".join(told))
    if name not in PROMISED_SURE:
        return broken
    sure = _share(line.sure for line in lines if not line.short)
    for size, own in (("longer", [line for line in lines if not line.short]), ("all", lines)):
        trusted = _share(line.right for line in own if line.sure)
        share = _share(line.sure for line in own)
        wrong = _share(line.sure and not line.right for line in own)
        print(f"  {size}: sure {share:.3f}, of those right {trusted:.4f}, surely wrong {wrong:.4f}")
    for harm, kinds in HARMS.items():
        rate = _share(line.harm in kinds for line in lines)
        print(f"  surely wrong, {harm}: {rate:.4f}")
        broken += [f"{name} surely wrong, {harm}: {rate:.4f}"] if rate > HARM else []
    return broken + ([f"{name}: {sure:.3f} sure"] if sure < SURE else [])


def _labels(lines: list[Line]) -> None:
    """Right, and sure, for each label of each state."""
    print("\nlabel: right, sure, and what it is taken for when it is not right")
    table: dict[tuple[str, str], list[Line]] = defaultdict(list)
    for line in lines:
        table[line.head, line.true].append(line)
    for (head, label), own in sorted(table.items()):
        taken: dict[str, int] = defaultdict(int)
        for line in own:
            taken[line.said] += not line.right
        worst = max(taken, key=lambda name: taken[name])
        right, sure = _share(line.right for line in own), _share(line.sure for line in own)
        print(f"  {head:10} {label:10} {right:.3f} {sure:.3f}  {worst} {taken[worst]}")


def _curve(name: str, lines: list[Line]) -> None:
    """How often the most confident part of all verdicts is right."""
    ordered = sorted(lines, key=lambda line: -line.confidence)
    print(f"\n{name}: the most confident part, right, confidence from")
    for part in (0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1.0):
        chosen = ordered[: int(part * len(ordered))]
        right = _share(line.right for line in chosen)
        print(f"  {part:.0%}  {right:.4f}  {chosen[-1].confidence:.3f}")


def _mixed() -> float:
    """Of the messages that mix languages, how many the judge is not sure of."""
    local = Local()
    return _share(not local.first(text).sure for text in mixed())


def _second_opinion(path: Path) -> None:
    """Requests that others labelled vague or clear: macro-F1."""
    local = Local()
    pairs = []
    for line in path.read_text("utf-8").splitlines():
        found = json.loads(line)
        pairs.append((bool(found["vague"]), local.first(found["task"]).vague))
    scores = []
    for side in (True, False):
        hits = sum(true is side and said is side for true, said in pairs)
        either = sum((true is side) + (said is side) for true, said in pairs)
        scores.append(2 * hits / either)
    print(f"vague, a second opinion on {len(pairs)} requests: macro-F1 {sum(scores) / 2:.3f}")
