"""Which option the words take."""

import pytest

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import State
from folkmoot.conversation.words import text
from folkmoot.understanding.judge import Local
from folkmoot.understanding.options import taken

LOCAL = Local()
BARE = text("card-bare", why="there are no walls")
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


@pytest.mark.parametrize(("said", "option"), TAKES)
def test_an_option_is_taken_by_number_place_or_name(said: str, option: str) -> None:
    assert taken(said, ASKED, OPTIONS) == option


@pytest.mark.parametrize("said", ["1 or 2", "the podcast or the newsletter", "whatever", ""])
def test_where_two_fit_or_none_nothing_is_taken(said: str) -> None:
    assert taken(said, ASKED, OPTIONS) == ""


@pytest.mark.parametrize("word", ["yes", "ja", "sí", "oui", "sim", "да", "yes please"])
def test_a_plain_yes_takes_the_option_yes_while_work_runs(word: str) -> None:
    judged = LOCAL.judge(Understand(1, word, State.EXECUTION, BARE, ("yes", "no")))
    assert (judged.reply, judged.option, judged.sure) == ("choose", "yes", True)


@pytest.mark.parametrize("word", ["no", "nein", "non", "não", "nee", "нет", "No."])
def test_a_plain_no_takes_the_option_no_while_work_runs(word: str) -> None:
    judged = LOCAL.judge(Understand(1, word, State.EXECUTION, BARE, ("yes", "no")))
    assert (judged.reply, judged.option) == ("choose", "no")


@pytest.mark.parametrize("word", ["no hurry", "yes, but later", "nein, nimm lieber Rust"])
def test_what_is_more_than_a_plain_word_takes_neither(word: str) -> None:
    judged = LOCAL.judge(Understand(1, word, State.EXECUTION, BARE, ("yes", "no")))
    assert judged.option == "" or not judged.sure
