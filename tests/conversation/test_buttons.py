"""Buttons and commands act at once, or are refused with the reason and change nothing."""

from collections.abc import Callable

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.brief import BriefEdits
from folkmoot.conversation.card import NEEDS_TEXT, About, Card, CardKind
from folkmoot.conversation.facts import Decided, Said
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Project
from folkmoot.conversation.question import Answer
from folkmoot.conversation.reading import mentioned
from folkmoot.conversation.room import Room
from folkmoot.conversation.rules import Rules, Seat
from folkmoot.conversation.stage import fitting
from folkmoot.conversation.step import Step, step
from folkmoot.errors import (
    BadEdits,
    FolkmootError,
    MissingText,
    NotNow,
    NotYours,
    UnknownOption,
    WrongUse,
)
from tests.conversation.alphabet import OTHER
from tests.conversation.parts import QUICK, walked
from tests.conversation.rooms import alone, told

EDITS = BriefEdits(title="another")


def room_with(fits: Callable[[Project], object]) -> Room:
    """The first room of the walks in which this is so."""
    for part in QUICK:
        for place in walked(part).places:
            if fits(place.project):
                return alone(part, place)
    raise AssertionError("no walk has been there")


def showing(kind: CardKind, about: About = About.PHASE) -> tuple[Room, Card]:
    """A room in which such a card is open, and the card."""
    room = room_with(lambda p: _card(p, kind, about) and not p.parked and not p.paused)
    card = _card(room.projects[0], kind, about)
    assert card is not None
    return room, card


def _card(project: Project, kind: CardKind, about: About) -> Card | None:
    found = [card for card in project.cards if (card.kind, card.about) == (kind, about)]
    return found[0] if found else None


def press(room: Room, card: Card, option: str, text: str = "", **more: object) -> Step:
    by = str(more.pop("by", "ann"))
    event = e.ButtonPressed(by, card.id, option, text, **more)  # type: ignore[arg-type]
    after = step(room, event, room.at + 1)
    told(room, after)
    return after


def command(room: Room, name: str, by: str = "ann", **more: object) -> Step:
    event = e.Commanded(by, name, **more)  # type: ignore[arg-type]
    return step(room, event, room.at + 1)


def only(after: Step) -> Project:
    (project,) = after.room.projects
    return project


@pytest.mark.parametrize(
    ("kind", "about", "option"),
    [
        (CardKind.APPROVAL, About.PHASE, "modify"),
        (CardKind.SATISFACTION, About.PHASE, "changes"),
        (CardKind.VERIFY, About.AFTER, "change"),
    ],
)
def test_a_change_needs_words(kind: CardKind, about: About, option: str) -> None:
    room, card = showing(kind, about)
    assert option in NEEDS_TEXT
    for nothing in ("", "  \n"):
        with pytest.raises(MissingText):
            press(room, card, option, nothing)
    assert press(room, card, option, "smaller").facts


def test_a_round_is_submitted_with_words_or_answers_and_with_no_others() -> None:
    room, card = showing(CardKind.QUESTIONS)
    with pytest.raises(MissingText):
        press(room, card, "submit")
    with pytest.raises(MissingText):
        press(room, card, "submit", answers=(("q1", " "),))
    with pytest.raises(BadEdits):
        press(room, card, "submit", answers=(("q1", "me"), ("q77", "me")))
    entry = room.seq + 1
    for_all = tuple(Answer(entry, question.id) for question in card.questions)
    assert only(press(room, card, "submit", "me")).answers == for_all
    one_by_one = press(room, card, "", answers=(("q1", "me"),))
    assert only(one_by_one).answers == (Answer(entry, "q1"),)


def test_answers_and_edits_belong_to_the_cards_they_are_for() -> None:
    for kind, about, option in (
        (CardKind.SATISFACTION, About.PHASE, "satisfied"),
        (CardKind.APPROVAL, About.FOLLOW_UPS, "approve"),
        (CardKind.QUESTIONS, About.PHASE, "skip"),
    ):
        room, card = showing(kind, about)
        with pytest.raises(BadEdits):
            press(room, card, option, plan=OTHER)
        with pytest.raises(BadEdits):
            press(room, card, option, brief=EDITS)
        with pytest.raises(BadEdits):
            press(room, card, option, answers=(("q77", "me"),))


def test_what_was_filled_in_by_then_goes_along_with_skip() -> None:
    room, card = showing(CardKind.QUESTIONS)
    skipped = only(press(room, card, "skip", answers=(("q1", "me"), ("q2", " "))))
    assert skipped.answers == (Answer(room.seq + 1, "q1"),)
    assert skipped.skipped


def test_edits_alone_make_a_new_revision_and_with_approve_they_start() -> None:
    room, card = showing(CardKind.APPROVAL)
    edited = only(press(room, card, "", plan=OTHER))
    assert edited.phase is Phase.APPROVAL
    assert edited.revision > card.number
    started = only(press(room, card, "approve", plan=OTHER))
    assert started.phase is Phase.EXECUTION
    assert started.plan is not None
    assert started.plan.tasks == OTHER
    with pytest.raises(UnknownOption):
        press(room, card, "")
    assert only(press(room, card, "modify", plan=OTHER)).phase is Phase.APPROVAL


def test_an_earlier_answer_given_anew_on_the_approval_card_changes_the_brief() -> None:
    asked = room_with(lambda p: p.phase is Phase.APPROVAL and p.asked and not p.parked)
    card = asked.projects[0].cards[-1]
    after = only(press(asked, card, "", answers=(("q1", "others"),)))
    assert Answer(asked.seq + 1, "q1") in after.answers
    assert after.phase in (Phase.WRITING, Phase.PLANNING)
    with pytest.raises(BadEdits):
        press(asked, card, "", answers=(("q77", "others"),))
    with pytest.raises(BadEdits):
        press(asked, card, "approve", answers=(("q1", "others"),))


@pytest.mark.parametrize(("text", "budget"), [("1", 1_000_000), (" $2.5 ", 2_500_000), ("", 120)])
def test_a_budget_is_raised_in_dollars_or_doubled(text: str, budget: int) -> None:
    room, card = showing(CardKind.BUDGET)
    assert room.projects[0].budget == 60
    assert only(press(room, card, "raise", text)).budget == budget


@pytest.mark.parametrize("text", ["much", "-1", "0", "1e9", "nan", "0.00001"])
def test_what_is_no_sum_or_no_raise_is_refused(text: str) -> None:
    room, card = showing(CardKind.BUDGET)
    with pytest.raises(WrongUse):
        press(room, card, "raise", text)


@pytest.mark.parametrize(
    ("kind", "about", "option"),
    [
        (CardKind.APPROVAL, About.PHASE, "approve"),
        (CardKind.APPROVAL, About.PHASE, "cancel"),
        (CardKind.APPROVAL, About.FOLLOW_UPS, "approve"),
        (CardKind.VERIFY, About.AFTER, "stop"),
        (CardKind.VERIFY, About.BEFORE, "stop"),
        (CardKind.SATISFACTION, About.PHASE, "restart"),
        (CardKind.READY, About.PHASE, "start"),
        (CardKind.BUDGET, About.PHASE, "raise"),
        (CardKind.BUDGET, About.PHASE, "stop"),
        (CardKind.CHOICE, About.STUCK, "drop"),
    ],
)
def test_a_guest_s_button_is_an_opinion_where_the_owner_decides(
    kind: CardKind, about: About, option: str
) -> None:
    room, card = showing(kind, about)
    after = press(room, card, option, "10", by="bob")
    assert after.room.projects == room.projects
    (said,) = after.facts
    assert isinstance(said, Said)
    assert said.words.id == "opinion"
    assert dict(said.words.values) == {"person": "bob", "owner": "ann"}
    named = step(room, e.ApproverNamed("ann", "bob"), room.at).room
    assert press(named, card, option, "10", by="bob").room.projects != room.projects


def test_a_guest_s_edit_that_would_also_approve_is_an_opinion() -> None:
    room, card = showing(CardKind.APPROVAL)
    assert press(room, card, "approve", plan=OTHER, by="bob").room.projects == room.projects
    assert only(press(room, card, "", plan=OTHER, by="bob")).revision > card.number


@pytest.mark.parametrize(
    ("kind", "option"),
    [(CardKind.QUESTIONS, "submit"), (CardKind.APPROVAL, "modify"), (CardKind.READY, "discuss")],
)
def test_a_guest_may_answer_and_wish(kind: CardKind, option: str) -> None:
    room, card = showing(kind)
    assert press(room, card, option, "me", by="bob").room.projects != room.projects


def test_only_the_owner_names_who_else_may() -> None:
    room = Room(owner="ann")
    with pytest.raises(NotYours):
        step(room, e.ApproverNamed("bob", "bob"), 1)
    named = step(room, e.ApproverNamed("ann", "bob"), 1).room
    assert named.approvers == ("bob",)
    assert step(named, e.ApproverNamed("ann", "bob"), 1).room.approvers == ("bob",)
    assert named.may("bob")
    assert not room.may("bob")


@pytest.mark.parametrize("name", ["stop", "cancel", "reset"])
def test_a_guest_s_command_to_end_it_is_refused(name: str) -> None:
    room = room_with(lambda p: p.phase is Phase.EXECUTION and not p.parked)
    with pytest.raises(NotYours):
        command(room, name, "bob")


COMMANDED = {
    "pause": Phase.EXECUTION,
    "stop": Phase.CHECKING,
    "revise": Phase.ASKING,
    "cancel": Phase.CLOSED,
    "input": Phase.EXECUTION,
}


@pytest.mark.parametrize(("name", "phase"), COMMANDED.items())
def test_a_command_does_what_the_same_words_do(name: str, phase: Phase) -> None:
    room = room_with(lambda p: p.work.running and not p.paused and p.flow == "full")
    after = only(command(room, name, text="because"))
    assert after.phase is phase
    assert after.paused == (name == "pause")
    if name != "pause":
        assert room.seq + 1 in after.notes
    for closed in ("continue", "retry"):
        with pytest.raises(NotNow):
            command(room, closed)


def test_continue_resumes_what_is_parked_and_goes_on_with_what_is_held() -> None:
    parked = room_with(lambda p: p.parked and p.phase is Phase.APPROVAL)
    after = command(parked, "continue")
    assert not only(after).parked
    held = room_with(lambda p: p.paused)
    assert not only(command(held, "continue")).paused


def test_retry_tries_every_failed_task_again() -> None:
    room = room_with(lambda p: p.phase is Phase.EXECUTION and p.work.failed and not p.paused)
    after = only(command(room, "retry"))
    assert not after.work.failed
    assert not [card for card in after.cards if card.about is About.FAILED]


def test_reset_asks_first_unless_told_yes() -> None:
    room = room_with(lambda p: p.phase is Phase.APPROVAL and not p.parked)
    asked = command(room, "reset")
    card = only(asked).cards[-1]
    assert card.about is About.ACT
    dropped = press(asked.room, card, "yes")
    assert [fact.what for fact in dropped.facts if isinstance(fact, Decided)] == ["cancelled"]
    assert dropped.room.floor == command(room, "reset", yes=True).room.floor == ""
    kept = press(asked.room, card, "no")
    assert only(kept).cards == room.projects[0].cards
    assert kept.room.floor == room.floor


def test_a_guest_s_yes_to_what_only_the_owner_may_is_an_opinion() -> None:
    room = room_with(lambda p: p.phase is Phase.APPROVAL and not p.parked)
    asked = command(room, "reset").room
    after = press(asked, asked.projects[0].cards[-1], "yes", by="bob")
    assert after.room.projects == asked.projects
    assert [fact.words.id for fact in after.facts if isinstance(fact, Said)] == ["opinion"]


def test_an_unknown_command_names_those_there_are() -> None:
    room = room_with(lambda p: p.open)
    with pytest.raises(UnknownOption) as caught:
        command(room, "dance")
    for name in ("pause", "continue", "stop", "revise", "cancel", "resume", "switch", "reset"):
        assert name in str(caught.value.values["options"])


def test_every_refusal_leaves_the_room_as_it_was() -> None:
    room, card = showing(CardKind.APPROVAL)
    before = hash(room)
    for option in ("dance", "", "modify"):
        with pytest.raises(FolkmootError):
            press(room, card, option)
    assert hash(room) == before


TEAM = Rules(team=(Seat("leader"), Seat("coder"), Seat("creative")), lent=(Seat("developer"),))


@pytest.mark.parametrize(
    ("words", "bots"),
    [
        ("@coder look", ("coder",)),
        ("hey @CODER and @leader", ("leader", "coder")),
        ("@all, please", ("leader", "coder", "creative")),
        ("so, @team?", ("leader", "coder", "creative")),
        ("@developer go ahead", ("developer",)),
        ("mail me@coder.org", ()),
        ("@@coder", ()),
        ("@coders", ()),
        ("nobody", ()),
    ],
)
def test_a_bot_is_spoken_to_by_name(words: str, bots: tuple[str, ...]) -> None:
    assert mentioned(Room(rules=TEAM), words) == bots


def test_those_take_part_who_fit_and_sit_here_and_no_more_than_may_ask() -> None:
    assert fitting(("coder", "creative"), TEAM, 5) == ("coder", "creative")
    assert fitting(("coder", "coder", "nobody"), TEAM, 5) == ("coder", "leader", "creative")
    assert fitting((), TEAM, 1) == ("leader",)
    assert fitting((), TEAM, 0) == ("leader",)
    assert fitting((), Rules(team=(Seat("ux"),)), 5) == ("ux",)
