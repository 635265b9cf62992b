"""Lines that fit, at any width, whatever the words are."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.utils import get_cwidth

from folkmoot.channels.terminal.paint import line
from folkmoot.channels.terminal.wrap import NARROWEST, wrapped
from folkmoot.said import HIDDEN, clean

LETTERS = st.text(st.characters(exclude_categories=["Cs", "Cc", "Cf", "Mn"]), max_size=200)


def rows(text: str, width: int, indent: int = 0) -> list[str]:
    found = wrapped(line(text, indent=indent), width)
    return ["".join(piece for _, piece in row) for row in found]


def test_words_stay_whole_and_further_rows_are_indented() -> None:
    told = rows("leader: We ask before we build, you approve", 24, 4)
    assert told == ["leader: We ask before we", "    build, you approve"]


def test_a_word_too_long_for_a_row_is_broken() -> None:
    assert rows("x" * 50, 20) == ["x" * 20, "x" * 20, "x" * 10]


def test_wide_letters_count_twice() -> None:
    assert rows("日本" * 11, 20) == ["日本" * 5, "日本" * 5, "日本"]


@given(LETTERS, st.integers(NARROWEST, 120), st.integers(0, 8))
def test_no_row_is_too_wide_and_no_letter_is_lost(text: str, width: int, indent: int) -> None:
    told = rows(text, width, indent)
    assert all(get_cwidth(row) <= width for row in told)
    assert "".join("".join(told).split()) == "".join(clean(text).split())


@given(st.text(max_size=200))
def test_nothing_that_a_terminal_obeys_is_shown(text: str) -> None:
    shown = line(text).text
    assert not HIDDEN.search(shown)
