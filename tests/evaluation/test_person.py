"""The simulated person says what they know when they are asked, and approves by a card alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation.brief import Line
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.words import LANGUAGES
from folkmoot.evaluation.person import GO, NOTHING, Person
from tests.evaluation.cards import CASE, NEVER, USERS, WHERE, card

ASKED = CardKind.QUESTIONS, About.PHASE


def test_they_answer_what_they_are_asked_and_nothing_else() -> None:
    person = Person(CASE)
    press = person.reply(card(*ASKED, "Who works with it?", "Which colour do you like?"))
    assert press.option == "submit"
    assert press.answers == {"q1": USERS.answer, "q2": NOTHING["en"]}
    assert person.told == [USERS]


def test_a_round_they_know_nothing_about_is_skipped() -> None:
    person = Person(CASE)
    assert person.reply(card(*ASKED, "Which colour?", "Which font?")).option == "skip"
    assert person.told == []


def test_a_fact_goes_to_the_question_that_asks_for_it_most_plainly() -> None:
    person = Person(CASE)
    press = person.reply(card(*ASKED, "Where, and who?", "Who is it for, and how many are they?"))
    assert press.answers == {"q1": WHERE.answer, "q2": USERS.answer}


def test_they_do_not_pour_out_all_they_know_to_one_question() -> None:
    person = Person(CASE)
    person.reply(card(*ASKED, "Who, how many, where, on which device, and what must it not do?"))
    assert person.told == [USERS, WHERE]


def test_they_repeat_themselves_only_where_they_are_plainly_asked_again() -> None:
    person = Person(CASE)
    person.reply(card(*ASKED, "Who is it for?"))
    assert person.answers(card(*ASKED, "And who pays?")) == {}
    assert person.answers(card(*ASKED, "So who, and how many?")) == {"q1": USERS.answer}


def test_they_do_not_know_in_every_language() -> None:
    assert set(NOTHING) == set(GO) == set(LANGUAGES)
    for lang in LANGUAGES:
        press = Person(replace(CASE, lang=lang)).reply(card(*ASKED, "Who?", "Which colour?"))
        assert press.answers["q2"] == NOTHING[lang]


# --- approving ---------------------------------------------------------------------------


@pytest.mark.parametrize("about", About)
@pytest.mark.parametrize("kind", CardKind)
def test_no_other_card_ever_approves(kind: CardKind, about: About) -> None:
    press = Person(CASE).reply(card(kind, about, "Shall we start?"))
    assert (press.option == "approve") == (kind is CardKind.APPROVAL)


@pytest.mark.parametrize(
    ("yes", "option"),
    [
        (a.Approved("pat", revision=3), "no"),
        (a.Cancelled("pat"), "no"),
        (a.BuildAsked("pat"), "no"),
        (a.ProjectAsked("pat"), "no"),  # beside a project that is open
        (a.Started("pat"), "yes"),  # ends at the approval card
    ],
)
def test_a_confirm_card_starts_and_drops_nothing(yes: a.Act, option: str) -> None:
    assert Person(CASE).reply(card(CardKind.CONFIRM, About.ACT, yes=yes)).option == option


def test_commands_do_not_run_without_a_sandbox() -> None:
    assert Person(CASE).reply(card(CardKind.CONFIRM, About.BARE)).option == "no"


def test_they_approve_what_goes_against_nothing_they_said() -> None:
    shown = [
        Line("scope_in", "Shifts by initials"),
        Line("scope_in", "No patient names"),
        Line("scope_out", "Names of patients"),
    ]
    assert Person(CASE).reply(card(CardKind.APPROVAL), shown).option == "approve"


def test_they_object_once_in_their_own_words_then_drop_it() -> None:
    person = Person(CASE)
    shown = [Line("plan", "Build a list with the name of every patient")]
    first = person.reply(card(CardKind.APPROVAL), shown)
    assert (first.option, first.text) == ("modify", NEVER.answer)
    assert person.told == [NEVER]
    assert not person.dropped
    assert person.reply(card(CardKind.APPROVAL), shown).option == "cancel"
    assert "every patient" in person.dropped


# --- the other cards ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "option"),
    [
        (CardKind.BUDGET, "stop"),
        (CardKind.SATISFACTION, "satisfied"),
        (CardKind.VERIFY, "continue"),
        (CardKind.ACTION, "impossible"),
        (CardKind.READY, "start"),
    ],
)
def test_what_they_press_elsewhere(kind: CardKind, option: str) -> None:
    assert Person(CASE).reply(card(kind)).option == option


def test_of_options_they_take_the_recommended_one_or_none() -> None:
    options = card(CardKind.CHOICE, recommended=2)
    assert Person(CASE).reply(options).option == "none"
    assert Person(replace(CASE, takes=True)).reply(options).option == "2"


@pytest.mark.parametrize(("about", "then"), [(About.FAILED, "skip"), (About.STUCK, "drop")])
def test_what_fails_is_tried_again_once(about: About, then: str) -> None:
    person = Person(CASE)
    failed = card(CardKind.CHOICE, about, task=2)
    assert [person.reply(failed).option for _ in range(2)] == ["retry", then]


def test_in_a_debate_they_answer_and_then_want_to_go_on() -> None:
    person = Person(CASE)
    assert person.speak("I wonder who would work with it.") == USERS.answer
    assert person.speak("I wonder who would work with it.") == GO["en"]
