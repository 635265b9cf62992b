"""Which option the words take."""

import pytest

from folkmoot.understanding.options import taken

ASKED = "1: A podcast for parents. 2: A weekly newsletter. 3: A local club."
OPTIONS = ("1", "2", "3", "none")

TAKES = [
    ("2", "2"),
    ("number 3 please", "3"),
    ("no, the second one", "2"),
    ("the last one", "3"),
    ("el primero", "1"),
    ("la troisième", "3"),
    ("die zweite bitte", "2"),
    ("de derde", "3"),
    ("второй вариант", "2"),
    ("il terzo", "3"),
    ("o segundo", "2"),
    ("I like the newsletter", "2"),
    ("option two", "2"),
    ("not 1 but 3", "3"),
    ("none", "none"),
]


@pytest.mark.parametrize(("text", "option"), TAKES)
def test_an_option_is_taken_by_number_place_or_name(text: str, option: str) -> None:
    assert taken(text, ASKED, OPTIONS) == option


@pytest.mark.parametrize("text", ["1 or 2", "the podcast or the newsletter", "whatever", ""])
def test_where_two_fit_or_none_nothing_is_taken(text: str) -> None:
    assert taken(text, ASKED, OPTIONS) == ""
