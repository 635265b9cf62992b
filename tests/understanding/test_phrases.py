"""What people say whole, in eight languages: every phrase of the tables, in every state."""

from __future__ import annotations

import pytest

from folkmoot.conversation.card import LABELS, OPTIONS, CardKind
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import State, Verdict
from folkmoot.conversation.words import LANGUAGES, Words
from folkmoot.texts import say
from folkmoot.understanding.judge import Local
from folkmoot.understanding.phrases import has, read, whole
from folkmoot.understanding.sections import SLOT, split

LOCAL = Local()
every_language = pytest.mark.parametrize("lang", LANGUAGES)

MEANT = {
    "cancel": {
        **dict.fromkeys((State.DISCOVERY, State.APPROVAL, State.REVIEW, State.DEBATE), "cancel"),
        **dict.fromkeys((State.CHOICE, State.EXECUTION), "cancel"),
    },
    "skip": {State.DISCOVERY: "skip"},
    "go on": {State.DISCOVERY: "skip", State.EXECUTION: "continue", State.DEBATE: "continue"},
    "begin": {State.DISCOVERY: "skip", State.APPROVAL: "approve", State.DEBATE: "go"},
    "later": {
        **dict.fromkeys((State.DISCOVERY, State.APPROVAL, State.REVIEW, State.EXECUTION), "pause"),
        State.DEBATE: "continue",
    },
    "yes": {State.APPROVAL: "approve", State.REVIEW: "satisfied", State.DEBATE: "continue"},
    "no": {State.APPROVAL: "modify", State.REVIEW: "changes", State.CHOICE: "other"},
    "stop": {
        **dict.fromkeys((State.DISCOVERY, State.APPROVAL, State.REVIEW, State.DEBATE), "cancel"),
        State.EXECUTION: "stop",
    },
    "wrong": {State.APPROVAL: "modify", State.REVIEW: "changes"},
    "start over": {State.APPROVAL: "replan", State.REVIEW: "restart", State.EXECUTION: "revise"},
}
"""Section, state: what each of its phrases means there, surely."""


def heard(state: State, said: str, lang: str, parked: bool = False, asked: str = "") -> Verdict:
    shown = Words(text=asked)
    return LOCAL.judge(Understand(1, said, state, shown, lang=lang, parked=parked))


def phrases(lang: str, section: str) -> list[str]:
    found = read(lang).phrases.items()
    return [words for words, one in found if one.meaning == section and SLOT not in words]


@every_language
@pytest.mark.parametrize("section", MEANT)
def test_every_phrase_means_the_same_in_a_state(section: str, lang: str) -> None:
    known = phrases(lang, section)
    assert len(known) > 20
    wrong = [
        (text, state, found.reply)
        for text in known
        for state, reply in MEANT[section].items()
        if (found := heard(state, text, lang)).reply != reply or not found.sure
    ]
    assert not wrong, wrong[:9]


@every_language
def test_whoever_is_back_takes_up_what_was_parked(lang: str) -> None:
    for section in ("back", "go on", "begin"):
        for text in phrases(lang, section):
            for state in (State.DISCOVERY, State.APPROVAL, State.REVIEW):
                if section == "begin" and state is State.APPROVAL:
                    continue  # that is a yes to the plan they were shown
                found = heard(state, text, lang, parked=True)
                assert (found.reply, found.sure) == ("continue", True), (text, state)


@every_language
def test_every_button_is_called_what_it_is(lang: str) -> None:
    for kind, state in (
        (CardKind.APPROVAL, State.APPROVAL),
        (CardKind.SATISFACTION, State.REVIEW),
        (CardKind.QUESTIONS, State.DISCOVERY),
    ):
        for option in OPTIONS[kind]:
            label = say(f"option-{option}", lang)
            asked = Understand(1, label, state, options=OPTIONS[kind], lang=lang)
            assert LOCAL.judge(asked).option == option, (label, option)


@every_language
def test_the_buttons_of_a_question_are_called_what_they_are(lang: str) -> None:
    for words, own in LABELS.items():
        for option, label in own.items():
            asked = Understand(1, say(label, lang), State.CONFIRM, Words(words), lang=lang)
            assert LOCAL.judge(asked).option == option, (lang, label)


def test_whoever_goes_on_drops_nothing() -> None:
    for said, option in (("go on", "skip"), ("keep asking", "no"), ("drop it", "yes")):
        asked = Understand(1, said, State.CONFIRM, Words("confirm-refused"), lang="en")
        assert LOCAL.judge(asked).option == option, said
    asked = Understand(1, "go on", State.CONFIRM, Words("confirm-cancel"), lang="en")
    assert LOCAL.judge(asked).reply == "no"


@every_language
def test_no_phrase_stands_for_itself_and_its_opposite(lang: str) -> None:
    table = read(lang)
    for strong, others in (("cancel", ("begin", "go on", "yes")), ("wrong", ("right", "yes"))):
        own = set(phrases(lang, strong))
        for other in others:
            assert not own & set(phrases(lang, other)), (strong, other)
    assert not set(table.courtesies) & {"not", "no", "nicht", "non", "не", "niet", "pas", "nao"}


@pytest.mark.parametrize(
    ("text", "lang", "meaning"),
    [
        ("ok stop it please", "en", "stop"),
        ("please, stop", "en", "stop"),
        ("no, forget it", "en", "cancel"),
        ("Abbrechen!!", "de", "cancel"),
        ("bitte abbrechen, danke", "de", "cancel"),
        ("👍", "fr", "yes"),
        ("👎", "ru", "no"),
        ("abandon", "fr", "cancel"),
        ("cancle", "en", "cancel"),
        ("contineu", "en", "go on"),
        ("ОТМЕНА", "ru", "cancel"),
        ("wait, bring it back", "en", "reopen"),
        ("what was the question again?", "en", "questions"),
    ],
)
def test_courtesies_case_slips_and_signs_do_not_matter(text: str, lang: str, meaning: str) -> None:
    found = whole(text, lang, known=LOCAL.weights.knows)
    assert found is not None
    assert found.meaning == meaning


@pytest.mark.parametrize(
    "text",
    [
        "don't cancel the newsletter part",
        "not what I would stop for",
        "stop the phone calls",
        "cancel fees are ten euros",
        "yes/no questions, five of them",
        "start page first",
        "only go on if it stays under 100",
        "banana",
        "",
        "5,000 words with cancel " * 300,
    ],
)
def test_what_is_more_than_a_phrase_is_none(text: str) -> None:
    found = whole(text, "en", known=LOCAL.weights.knows)
    assert found is None or found.meaning == "reopen", found


@pytest.mark.parametrize(
    "text",
    ["cancel the newsletter page", "drop the blog", "forget the logo", "stop the phone calls"],
)
def test_a_part_that_is_dropped_is_not_surely_the_whole(text: str) -> None:
    for state in (State.DISCOVERY, State.APPROVAL, State.REVIEW, State.EXECUTION):
        found = heard(state, text, "en")
        assert not (found.sure and found.reply in ("cancel", "stop")), (state, found)


def test_a_phrase_of_another_language_counts_where_it_is_plain() -> None:
    found = heard(State.DISCOVERY, "abbrechen", "en")
    assert (found.reply, found.sure) == ("cancel", True)
    assert heard(State.APPROVAL, "banana", "").reply != "approve"


def test_a_bare_no_to_a_round_of_questions_is_asked_about() -> None:
    text = "Who is it for? Is there a name already? What should it have?"
    found = heard(State.DISCOVERY, "no", "en", asked=text)
    assert (found.reply, found.sure) == ("cancel", False)
    assert heard(State.DISCOVERY, "no", "en", asked="Do you have a logo?").reply == "answer"
    assert heard(State.DISCOVERY, "not yet", "en", asked="Do you have a logo?").reply == "answer"
    when = heard(State.DISCOVERY, "tomorrow", "en", asked="When is the party?")
    assert when.said == "", "it may be the answer: the phrase alone does not say"


@every_language
def test_every_cue_of_belonging_is_there(lang: str) -> None:
    for cue in ("corrects", "adds", "elsewhere", "points"):
        assert read(lang).cues[cue], cue
    assert has("corrects", "sorry, we are 20, not 5", "en")
    assert not has("elsewhere", "add a page", "en")


def test_splitting_leaves_only_words_and_signs() -> None:
    assert split("Don’t… STOP!! 👍🏽") == ("dont", "stop", "👍")
