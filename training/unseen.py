"""
`make unseen`: how well plain messages are understood that nothing here was made from.

The lines of unseen/ were written by hands that saw neither the code nor the sentences; the
judge is measured on them as it stands in the package, phrases and all. Nobody may teach with
them: whoever wants to, writes others first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import State, Verdict
from folkmoot.conversation.words import LANGUAGES, Words
from folkmoot.understanding.judge import Local
from folkmoot.understanding.text import tokens

FOLDER = Path(__file__).parent / "unseen"

HARMS = {
    **dict.fromkeys(("approve", "go", "build", "yes"), "starts"),
    **dict.fromkeys(("cancel", "stop", "restart", "satisfied"), "drops"),
}
"""What a reply would start, drop or close."""


@dataclass(frozen=True, slots=True)
class Line:
    lang: str
    state: str
    asked: str
    text: str
    right: str
    said: str
    sure: bool
    confidence: float

    @property
    def wrong(self) -> bool:
        return self.right != self.said

    @property
    def size(self) -> int:
        return sum(word.isalnum() for word in tokens(self.text))

    @property
    def harms(self) -> bool:
        """Whether acting on it would start, drop or close something unasked."""
        kind = HARMS.get(self.said, "") if self.state != "first" else ""
        return self.sure and self.wrong and bool(kind) and kind != HARMS.get(self.right)


def measure(folder: Path = FOLDER, show: bool = False) -> int:
    """Print the figures of all lines in a folder; with `show` also the wrong ones."""
    local = Local()
    replies = list(_replies(local, folder))
    firsts = list(_firsts(local, folder))
    _told("replies", replies)
    _told("replies of one word", [line for line in replies if line.size <= 1])
    _told("first messages", firsts)
    for name, own in _by(replies + firsts, lambda line: line.state):
        _told(f"  {name}", own)
    for name, own in _by(replies, lambda line: line.lang):
        _told(f"  replies, {name}", own)
    for name, own in _by(firsts, lambda line: line.lang):
        _told(f"  first messages, {name}", own)
    if show:
        for line in sorted(replies + firsts, key=lambda line: (line.state, line.right)):
            if line.wrong:
                sure = "SURE" if line.sure else "    "
                print(
                    f"{line.lang} {line.state}: {line.right} → {line.said} {sure} "
                    f"{line.confidence:.2f} | {line.asked} | {line.text}"
                )
    return 0


def _replies(local: Local, folder: Path) -> Iterator[Line]:
    for lang, (state, right, asked, text) in _rows(folder, "replies", 4):
        verdict = local.judge(Understand(0, text, State(state), Words(text=asked)))
        yield _line(lang, state, asked, text, right, verdict.reply, verdict)


def _firsts(local: Local, folder: Path) -> Iterator[Line]:
    for lang, (label, text) in _rows(folder, "intents", 2):
        verdict = local.judge(Understand(0, text, State.FIRST))
        right = label.partition("-")[0]
        yield _line(lang, "first", "", text, right, str(verdict.intent), verdict)


def _line(
    lang: str, state: str, asked: str, text: str, right: str, said: str, verdict: Verdict
) -> Line:
    return Line(lang, state, asked, text, right, said, verdict.sure, verdict.confidence)


def _rows(folder: Path, kind: str, fields: int) -> Iterator[tuple[str, list[str]]]:
    for lang in LANGUAGES:
        path = folder / f"{kind}.{lang}.tsv"
        for line in path.read_text("utf-8").splitlines() if path.exists() else ():
            found = [part.strip() for part in line.split("\t")]
            assert len(found) == fields, f"{path}: {line}"
            yield lang, found


def _by(lines: Iterable[Line], key: object) -> list[tuple[str, list[Line]]]:
    found: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        found[key(line)].append(line)  # type: ignore[operator]
    return sorted(found.items())


def _told(name: str, lines: list[Line]) -> None:
    if not lines:
        return
    count = len(lines)
    right = sum(not line.wrong for line in lines) / count
    sure = sum(line.sure for line in lines) / count
    surely = sum(line.wrong and line.sure for line in lines)
    harms = sum(line.harms for line in lines)
    print(
        f"{name}: {count:,}, right {right:.1%}, sure {sure:.1%}, surely wrong {surely / count:.1%}"
        f" ({surely}), towards start, drop or close {harms / count:.2%} ({harms})"
    )
