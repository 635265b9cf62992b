"""What every move of a room promises: nobody is lost, nobody is refused without a reason."""

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.card import About
from folkmoot.conversation.facts import FloorTaken, ProjectClosed, ProjectOpened
from folkmoot.conversation.facts import Said as Told
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.room import Room
from folkmoot.conversation.step import owed
from folkmoot.errors import (
    CardAnswered,
    NobodyWaits,
    NoFloor,
    NotNow,
    NotYours,
    Refused,
    StaleApproval,
    UnknownCard,
    UnknownOption,
    UnknownProject,
    WrongUse,
)
from tests.conversation.room_walk import BOUNDS, Bounds, RoomMove, rooms_walked
from tests.conversation.rooms import cards, sound, told, waiting

every_room = pytest.mark.parametrize(
    "bounds", BOUNDS, ids=lambda b: f"{b.projects} projects, {b.messages} messages"
)


@every_room
def test_every_room_is_sound_and_its_log_is_exact(bounds: Bounds) -> None:
    found = rooms_walked(bounds)
    print(f"{bounds}: {len(found.corners)} rooms, {len(found.moves)} moves, {found.seconds:.1f} s")
    for move in found.moves:
        try:
            sound(move.after.room)
            told(move.before.room, move.step)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{move}") from error


@every_room
def test_no_message_is_lost(bounds: Bounds) -> None:
    for move in rooms_walked(bounds).moves:
        before, after = move.before.room, move.after.room
        gone = set(waiting(before)) - set(waiting(after))
        assert gone <= settled_by(move), move
        new = set(waiting(after)) - set(waiting(before))
        if isinstance(move.event, e.PersonSpoke):
            assert new == {before.seq + 1}, move
        elif new:  # a text that was kept on a card is answered after all
            assert isinstance(move.event, e.ButtonPressed | e.Understood), move


def settled_by(move: RoomMove) -> set[int]:
    """The message an arrival may settle."""
    before = move.before.room
    if isinstance(move.event, e.Understood):
        return {move.event.entry}
    answered = isinstance(move.event, e.Answered | e.JobFailed | e.Interrupted)
    return {before.hearing.entry} if answered and before.hearing else set()


@every_room
def test_messages_are_taken_up_in_the_order_they_came(bounds: Bounds) -> None:
    for move in rooms_walked(bounds).moves:
        before, after = move.before.room, move.after.room
        stayed = [entry for entry in waiting(after) if entry in waiting(before)]
        order = [entry for entry in waiting(before) if entry in stayed]
        assert stayed == order, move
        taken = after.hearing is not None and after.hearing != before.hearing
        if taken and after.hearing in before.inbox and not isinstance(move.event, e.Understood):
            assert after.hearing == before.inbox[0], move


@every_room
def test_one_message_at_a_time_is_asked_about(bounds: Bounds) -> None:
    for move in rooms_walked(bounds).moves:
        asked = move.step.understand
        room = move.after.room
        if asked is None:
            continue
        entry = room.hearing.entry if room.hearing else 0
        assert asked.urgent == (asked.entry != entry), move
        if not asked.urgent:
            assert owed(room)[asked.name] == asked, move
        else:
            assert asked.entry in waiting(room), move


@every_room
def test_no_name_is_owed_again_once_it_was_settled(bounds: Bounds) -> None:
    for move in rooms_walked(bounds).moves:
        assert not move.after.settled & owed(move.after.room).keys(), move


@every_room
def test_a_text_is_never_refused(bounds: Bounds) -> None:
    for corner, event, error in rooms_walked(bounds).refused:
        if isinstance(event, e.PersonSpoke):
            named = corner.room.project(event.project)
            assert event.project, f"{corner}\n{event}"
            assert named is None or not named.open, f"{corner}\n{event}"
            assert isinstance(error, UnknownProject | NotNow)
        if isinstance(event, e.Understood):
            assert isinstance(error, NobodyWaits), f"{corner}\n{event}"
            stale = event.job or event.entry not in waiting(corner.room)
            assert stale or corner.room.answering, f"{corner}\n{event}"


@every_room
def test_an_owed_result_is_never_refused_and_a_late_one_is_told_apart(bounds: Bounds) -> None:
    late = 0
    for corner, event, error in rooms_walked(bounds).refused:
        job = getattr(event, "job", "")
        if job:
            assert job not in owed(corner.room), f"{corner}\n{event}: {error!r}"
            assert isinstance(error, NobodyWaits)
            late += 1
    assert late


@every_room
def test_a_button_is_refused_only_with_the_reason_that_fits(bounds: Bounds) -> None:
    for corner, event, error in rooms_walked(bounds).refused:
        if not isinstance(event, e.ButtonPressed):
            continue
        where = f"{corner}\n{event}: {error!r}"
        card = cards(corner.room).get(event.card)
        if card is None:
            known = 0 < int(event.card[1:]) <= corner.room.last_card
            assert isinstance(error, CardAnswered | StaleApproval if known else UnknownCard), where
            if isinstance(error, StaleApproval):
                newer = cards(corner.room)[str(error.values["current"])]
                assert newer.kind == "approval", where
                assert newer.number > int(event.card[1:]), where
        elif event.option not in card.options:
            assert isinstance(error, UnknownOption), where
        else:
            assert event.sender == "bob", where
            assert isinstance(error, NotYours), where


@every_room
def test_a_command_is_refused_only_with_the_reason_that_fits(bounds: Bounds) -> None:
    for corner, event, error in rooms_walked(bounds).refused:
        if not isinstance(event, e.Commanded):
            continue
        where = f"{corner}\n{event}: {error!r}"
        project = corner.room.project(event.project or corner.room.floor)
        if project is None or isinstance(error, UnknownProject):
            assert project is None or not project.open, where
            assert isinstance(error, UnknownProject | NoFloor), where
        elif event.command == "dance":
            assert isinstance(error, UnknownOption), where
        elif event.sender == "bob":
            assert isinstance(error, NotYours), where
        else:
            assert isinstance(error, NotNow), where
            parked = {"pause": project.parked, "resume": not project.parked}
            assert parked.get(event.command, False) or not project.open, where


@every_room
def test_what_a_guest_presses_or_commands_neither_starts_nor_ends_anything(bounds: Bounds) -> None:
    for move in rooms_walked(bounds).moves:
        if getattr(move.event, "sender", "") != "bob":
            continue
        for project in move.before.room.projects:
            after = move.after.room.project(project.id)
            assert after is not None or not project.open, move
            if after is not None and after.phase is not project.phase:
                # to ask for changes is anybody's: they end at an approval
                assert (project.phase, after.phase) == (Phase.APPROVAL, Phase.WRITING), move


@every_room
def test_a_command_does_what_it_says(bounds: Bounds) -> None:
    for move in rooms_walked(bounds).moves:
        event, room = move.event, move.after.room
        if not isinstance(event, e.Commanded):
            continue
        (project,) = [p for p in (*room.projects, *move.step.left) if p.id == event.project]
        if event.command in ("switch", "resume"):
            assert room.floor == project.id, move
        if event.command in ("pause", "resume"):
            assert project.parked == (event.command == "pause"), move
        if event.command == "cancel" or (event.command == "reset" and event.yes):
            assert not project.open, move
        if event.command == "reset" and project.open:
            assert project.cards[-1].about is About.ACT, move
            assert isinstance(project.cards[-1].yes, a.Reset), move
            assert room.floor == move.before.room.floor, move
        if event.command == "reset" and event.yes:
            assert room.floor != project.id, move


@every_room
def test_the_floor_changes_only_for_a_new_project_a_switch_a_resume_or_a_reset(
    bounds: Bounds,
) -> None:
    for move in rooms_walked(bounds).moves:
        before, after = move.before.room, move.after.room
        taken = [fact.project for fact in move.facts if isinstance(fact, FloorTaken)]
        if before.floor == after.floor:
            assert not taken, move
            continue
        opened = [fact.project for fact in move.facts if isinstance(fact, ProjectOpened)]
        assert opened == [after.floor] or commanded(move), move
        loses = after.project(before.floor)
        assert taken == ([after.floor] if loses and loses.open else []), move


def commanded(move: RoomMove) -> bool:
    """Whether the floor was given by a command, or by the yes to one."""
    event, room = move.event, move.before.room
    if isinstance(event, e.Commanded):
        return event.command in ("switch", "resume", "reset")
    asked = cards(room).values()
    return any(isinstance(card.yes, a.Reset) for card in asked) and not move.after.room.floor


@every_room
def test_an_interrupt_gives_the_person_the_floor_and_keeps_what_was_said(bounds: Bounds) -> None:
    interrupts = 0
    for move in rooms_walked(bounds).moves:
        if isinstance(move.event, e.Interrupted):
            assert move.before.room.answering, move
            assert "I think that" in [f.words.text for f in move.facts if isinstance(f, Told)], move
            heard = move.before.room.hearing
            assert heard is not None, move
            assert heard.entry not in waiting(move.after.room), move
            interrupts += 1
    assert interrupts
    for corner, event, error in rooms_walked(bounds).refused:
        if isinstance(event, e.Interrupted):
            assert isinstance(error, NotNow), corner
            assert not corner.room.answering, corner


@every_room
def test_a_bot_spoken_to_by_name_answers_whatever_else_was_asked(bounds: Bounds) -> None:
    for move in rooms_walked(bounds).moves:
        event, room = move.event, move.after.room
        if not isinstance(event, e.PersonSpoke) or "@leader" not in event.text:
            continue
        if room.hearing and room.hearing.entry == move.before.room.seq + 1:
            assert room.answering == ("leader",), move
            assert move.step.understand is None, move


@every_room
def test_a_proposal_is_a_card_and_only_yes_opens_it(bounds: Bounds) -> None:
    for move in rooms_walked(bounds).moves:
        before, after = move.before.room, move.after.room
        if isinstance(move.event, e.Answered) and move.event.proposes:
            assert after.last_project == before.last_project, move
            assert len(after.cards) == len(before.cards) + 1, move
        if isinstance(move.event, e.Answered):
            assert after.chatted, move
        opened = after.last_project - before.last_project
        if opened and isinstance(move.event, e.ButtonPressed):
            card = cards(before)[move.event.card]
            meant = card.yes if move.event.option == "yes" else card.no
            assert isinstance(meant, a.ProjectAsked), move


@every_room
def test_every_refusal_is_one_that_a_person_can_be_told(bounds: Bounds) -> None:
    for corner, event, error in rooms_walked(bounds).refused:
        assert isinstance(error, Refused | WrongUse | NobodyWaits), f"{corner}\n{event}"
        assert error.values or isinstance(error, NoFloor), f"{corner}\n{event}"


@every_room
def test_a_project_ends_only_by_a_word_or_button_of_somebody_who_may(bounds: Bounds) -> None:
    ends = 0
    for move in rooms_walked(bounds).moves:
        if not any(isinstance(fact, ProjectClosed) for fact in move.facts):
            continue
        ends += 1
        if isinstance(move.event, e.Understood):
            heard = by_entry(move.before.room, move.event.entry)
            assert heard == "ann", move
            assert move.event.verdict.sure, move
            assert move.event.verdict.judge == "local", move
        else:
            assert isinstance(move.event, e.ButtonPressed | e.Commanded), move
            assert move.event.sender == "ann", move
    assert ends


def by_entry(room: Room, entry: int) -> str:
    heard = [one for one in (room.hearing, *room.inbox) if one and one.entry == entry]
    return heard[0].sender


@every_room
def test_what_parks_is_owed_nothing_until_it_is_resumed(bounds: Bounds) -> None:
    for corner in rooms_walked(bounds).corners:
        names = owed(corner.room)
        for project in corner.room.projects:
            mine = [name for name in names if name.startswith(f"{project.id}/")]
            if project.parked or project.phase is Phase.CLOSED:
                assert not mine, corner
            elif project.phase is Phase.WRITING:
                assert any(isinstance(names[name], ef.WriteBrief) for name in mine), corner
