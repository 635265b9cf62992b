"""Who asks to talk something over, by the lines that were written to tell."""

from folkmoot.understanding.talk import asks_to_talk
from training.sentences import First, firsts

WRITTEN = [first for first in firsts() if first.intent is None and first.debate is not None]


def share(lines: list[First]) -> float:
    return sum(asks_to_talk(first.text) for first in lines) / len(lines)


def test_half_of_those_who_ask_to_talk_are_heard() -> None:
    assert share([first for first in WRITTEN if first.debate]) > 0.5


def test_hardly_anybody_else_is_taken_for_one() -> None:
    assert share([first for first in WRITTEN if not first.debate]) < 0.1
    assert share([first for first in firsts() if first.intent]) < 0.001
