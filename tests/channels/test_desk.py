"""The desk: arrows, numbers, names and words; an empty line never chooses."""

from __future__ import annotations

from typing import Any

import pytest

from folkmoot.channels.terminal.desk import Desk, Press, Say, entered, left, moved
from folkmoot.conversation.card import OPTIONS
from folkmoot.conversation.words import LANGUAGES


def approval(lang: str = "en") -> Desk:
    options = ["approve", "modify", "replan", "cancel"]
    return Desk({"id": "c3", "kind": "approval", "options": options}, lang)


def questions() -> Desk:
    asked: list[dict[str, Any]] = [
        {"id": "q1", "bot": "leader", "text": "For whom?", "suggestions": [], "otherwise": "You."},
        {
            "id": "q2",
            "bot": "coder",
            "text": "Where?",
            "suggestions": ["Browser", "Phone"],
            "otherwise": "",
        },
    ]
    card = {"id": "c1", "kind": "questions", "options": ["submit", "skip"], "questions": asked}
    return Desk(card, "en")


@pytest.mark.parametrize("kind", OPTIONS)
def test_an_empty_line_never_chooses(kind: str) -> None:
    asked = questions().card["questions"] if kind == "questions" else []
    options = OPTIONS[kind] or ("1", "2")  # type: ignore[index]
    desk = Desk({"id": "c1", "kind": kind, "options": [*options], "questions": asked}, "en")
    for empty in ("", " ", "\n", "\t \n"):
        assert entered(desk, empty) == desk


def test_the_arrows_point_and_enter_takes() -> None:
    desk = moved(approval(), 1)
    assert entered(desk, "") == Press("c3", "approve")
    assert entered(moved(desk, 1), "  ") != Press("c3", "approve")
    assert entered(moved(approval(), -1), "") == Press("c3", "cancel"), "up begins at the end"


def test_beyond_the_last_option_the_arrows_point_at_none() -> None:
    desk = approval()
    for _ in range(5):
        desk = moved(desk, 1)
    assert desk.at == -1
    assert entered(desk, "") == desk


@pytest.mark.parametrize("words", ["1", "approve", "Approve", " APPROVE "])
def test_a_number_or_a_name_presses(words: str) -> None:
    assert entered(approval(), words) == Press("c3", "approve")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_on_a_button_presses_it(lang: str) -> None:
    for option in approval(lang).options:
        taken = entered(approval(lang), option.label)
        assert isinstance(taken, Press) or taken.wordless == option.name  # type: ignore[union-attr]


@pytest.mark.parametrize("words", ["0", "5", "11", "-1", "1.", "one", "yes", "²", "approve it"])
def test_anything_else_is_said_in_the_room(words: str) -> None:
    assert entered(approval(), words) == Say(words)


def test_an_option_that_needs_words_asks_for_them() -> None:
    desk = entered(approval(), "modify")
    assert isinstance(desk, Desk)
    assert desk.options == ()
    assert entered(desk, "") == desk
    assert entered(desk, "2") == Press("c3", "modify", "2"), "words, not an option"
    assert left(desk).options, "and one may think better of it"


def test_a_number_said_to_questions_is_an_answer() -> None:
    assert entered(questions(), "2") == Say("2")
    assert entered(questions(), "Browser") == Say("Browser")
    assert entered(questions(), "skip") == Press("c1", "skip")


def test_questions_one_by_one() -> None:
    first = entered(moved(questions(), 1), "")
    assert isinstance(first, Desk)
    assert first.asked is not None
    second = entered(first, "my team")
    assert isinstance(second, Desk)
    assert [option.label for option in second.options] == ["Browser", "Phone", "Leave it out"]
    done = entered(moved(moved(second, 1), 1), "")
    assert done == Press("c1", "submit", answers=(("q1", "my team"), ("q2", "Phone")))
    assert entered(second, "1") == Press(
        "c1", "submit", answers=(("q1", "my team"), ("q2", "Browser"))
    )


def test_an_answer_can_be_taken_back_until_the_last() -> None:
    first = entered(questions(), "Answer one by one")
    assert isinstance(first, Desk)
    second = entered(first, "my team")
    assert isinstance(second, Desk)
    again = left(second)
    assert (again.question, again.answers) == (0, ())
    assert left(again).asked is None


def test_leaving_everything_out_goes_on_without() -> None:
    desk: Any = entered(questions(), "Answer one by one")
    desk = entered(desk, "1")  # the first question has nothing but leaving it out
    assert entered(desk, "3") == Press("c1", "skip")
