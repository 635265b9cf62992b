"""The cases are sound, and what a brief recovers of them is counted right."""

from __future__ import annotations

import pytest

from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.words import LANGUAGES
from folkmoot.errors import WrongUse
from folkmoot.evaluation.case import Case, cases, chosen
from folkmoot.evaluation.wording import negated, says, says_each
from folkmoot.understanding.judge import Local
from tests.evaluation.cards import CASE, NEVER, USERS, WHERE, brief

by_name = pytest.mark.parametrize("case", cases(), ids=lambda case: str(case.name))


def test_there_is_a_build_in_every_language_and_one_of_each_other_kind() -> None:
    assert len(cases()) >= 12
    assert {case.lang for case in cases() if case.intent == "build"} == set(LANGUAGES)
    assert {case.intent for case in cases()} >= {"build", "task", "research", "explore", "advice"}


@by_name
def test_a_build_has_six_to_nine_facts_and_something_it_must_not(case: Case) -> None:
    assert len({fact.name for fact in case.facts}) == len(case.facts)
    if case.intent == "build":
        assert 6 <= len(case.facts) <= 9
        assert any(fact.never for fact in case.facts)


@by_name
def test_the_opening_is_in_the_language_it_says(case: Case) -> None:
    assert Local().first(case.opening).lang == case.lang


@by_name
def test_an_answer_holds_its_own_fact_and_no_other(case: Case) -> None:
    for fact in case.facts:
        assert case.recovered(brief(("scope_in", fact.answer))) == (fact,), fact.name


@by_name
def test_nothing_they_say_goes_against_what_they_must_not_have(case: Case) -> None:
    said = [Line("scope_in", text) for text in (case.opening, *(f.answer for f in case.facts))]
    assert not [fact.name for fact in case.facts for line in said if fact.broken_by(line)]


@by_name
def test_a_brief_that_repeats_the_opening_has_recovered_nothing(case: Case) -> None:
    assert case.recovered(brief(("problem", case.opening), goal=case.opening)) == ()


# --- counting ----------------------------------------------------------------------------


def test_an_empty_brief_and_none_have_recovered_nothing() -> None:
    assert CASE.recovered(Brief("", "")) == CASE.recovered(None) == ()


def test_a_fact_is_recovered_in_other_words_wherever_it_stands() -> None:
    found = brief(("users", "A team of 12 nurses"), goal="Shifts on a tablet")
    assert CASE.recovered(found) == (USERS, WHERE)


def test_all_its_key_words_must_stand_in_one_line() -> None:
    assert CASE.recovered(brief(("users", "Twelve people"), ("scope_in", "Nurse rota"))) == ()


@pytest.mark.parametrize("section", ["assumptions", "open_questions", "next_steps"])
def test_what_is_assumed_or_open_is_not_recovered(section: str) -> None:
    assert CASE.recovered(brief((section, "Twelve nurses, on a tablet"))) == ()


def test_a_must_not_is_recovered_by_a_no_or_by_being_out_of_scope() -> None:
    assert CASE.recovered(brief(("scope_in", "Never show the name of a patient"))) == (NEVER,)
    assert CASE.recovered(brief(("scope_out", "Patient names"))) == (NEVER,)
    assert CASE.recovered(brief(("scope_in", "Patient names. No colours."))) == ()


# --- words -------------------------------------------------------------------------------


def test_short_words_and_numbers_are_met_whole_others_by_their_beginning() -> None:
    assert says("Members of the club", ["member"])
    assert not says("remember it", ["member"])
    assert not says("whose", ["who"])
    assert not says("120 people", ["12"])
    assert says("Wie viele Räder?", ["wie viele", "rad", "rader"]) == 2


def test_case_and_accents_do_not_matter() -> None:
    assert says_each("À la CAVE, déjà", [["cave"], ["deja", "demain"]])
    assert says("Учёт", ["учет"])


@pytest.mark.parametrize("case", cases(), ids=lambda case: str(case.name))
def test_a_no_is_heard_in_every_language(case: Case) -> None:
    for fact in case.facts:
        assert not fact.never or negated(fact.answer, case.lang)


# --- choosing ----------------------------------------------------------------------------


def test_cases_are_chosen_by_name_and_language() -> None:
    assert [case.name for case in chosen(["kiln", "choir"])] == ["choir", "kiln"]
    assert {case.lang for case in chosen(lang="fr")} == {"fr"}
    with pytest.raises(WrongUse, match="kiln"):
        chosen(["nobody"])
    with pytest.raises(WrongUse, match="'fr'"):
        chosen(["kiln"], "fr")
    with pytest.raises(WrongUse, match="nl"):
        chosen(lang="xx")
