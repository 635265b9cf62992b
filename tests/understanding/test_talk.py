"""Who asks to talk something over, by the lines that were written to tell."""

from folkmoot.understanding.talk import ASKS, asks_to_talk
from folkmoot.understanding.text import fold, tokens
from training.sentences import First, firsts, replies

WRITTEN = [first for first in firsts() if first.intent is None and first.debate is not None]


def share(lines: list[First]) -> float:
    return sum(asks_to_talk(first.text, tokens(first.text)) for first in lines) / len(lines)


def test_half_of_those_who_ask_to_talk_are_heard() -> None:
    assert share([first for first in WRITTEN if first.debate]) > 0.5


def test_hardly_anybody_else_is_taken_for_one() -> None:
    assert share([first for first in WRITTEN if not first.debate]) < 0.1
    assert share([first for first in firsts() if first.intent]) < 0.001


def test_no_way_to_ask_is_passed_over_for_the_words_it_begins_with() -> None:
    for text in [*(first.text for first in firsts()), *(reply.text for reply in replies())]:
        ways = ASKS.search(fold(text)) is not None
        assert asks_to_talk(text, tokens(text)) == ways, text
