"""What every move promises that is taken back, and every project that is opened again."""

from collections.abc import Iterator

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.advance import Advance, advance
from folkmoot.conversation.card import About
from folkmoot.conversation.facts import CardClosed, ProjectRestored, TaskStarted
from folkmoot.conversation.owed import owed
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import numbers
from folkmoot.conversation.project import Outcome, Project
from folkmoot.conversation.room import Reading, Room
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.scene import Moment
from folkmoot.conversation.step import owed as owed_to_room
from folkmoot.conversation.step import step
from folkmoot.conversation.taking import begun
from folkmoot.conversation.turns import TakenBack
from folkmoot.conversation.undoing import meanings
from folkmoot.conversation.verdict import Intent, State, Verdict
from folkmoot.errors import CannotTakeBack, NotNow
from tests.conversation.parts import PARTS, walked
from tests.conversation.room_walk import BOUNDS, SECOND, Bounds, Corner, rooms_walked
from tests.conversation.walk import Move, Part

every_part = pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
every_room = pytest.mark.parametrize("bounds", BOUNDS, ids=str)


def later(move: Move) -> Moment:
    place = move.after
    return Moment(place.at + SECOND, place.entry + 50, place.card, move.part.rules)


def alive(project: Project, rules: Rules) -> bool:
    """Whether somebody can bring it on, and exactly what runs is owed."""
    due = owed(project, rules)
    starts = {job.task for job in due.values() if isinstance(job, ef.StartTask)}
    running = set()
    if project.phase is Phase.EXECUTION and project.plan is not None and not project.parked:
        running = {project.plan.name(n) for n in numbers(project.work.running)}
    if starts != running:
        return False
    quiet = project.parked or project.paused or project.phase is Phase.LISTENING
    return bool(due or project.cards or quiet or not project.open)


def words(part: Part) -> list[Move]:
    """Moves by something that a person said, which can be taken back."""
    found = []
    for move in walked(part).moves:
        was, now = move.before.project, move.after.project
        said = isinstance(move.event, a.Act) and was.open
        works = was.phase is now.phase is Phase.EXECUTION
        kept = move.event.answers if isinstance(move.event, a.TaskAnswered) else ()
        starts = works and (now.work != was.work or bool(kept))
        if said and not begun(was, now) and not starts:
            found.append(move)
    return found


def back(move: Move) -> Advance:
    """The move, taken back."""
    return advance(move.after.project, TakenBack(move.before.project, "ann"), later(move))


@every_part
def test_whatever_a_word_moved_stands_where_it_stood(part: Part) -> None:
    for move in words(part):
        was, now = move.before.project, move.after.project
        again = back(move).project
        assert again.phase is was.phase, move
        assert (again.parked, again.outcome) == (was.parked, was.outcome), move
        assert (again.answers, again.asked) == (was.answers, was.asked), move
        assert again.notes == was.notes, move
        assert again.turn >= now.turn, f"names of jobs never come twice\n{move}"
        assert alive(again, part.rules), move


@every_part
def test_its_questions_are_asked_again_on_cards_of_their_own(part: Part) -> None:
    for move in words(part):
        was, now = move.before.project, move.after.project
        if was.phase is Phase.EXECUTION:
            continue  # they come again when the work goes on
        taken = back(move)
        asked = [c for c in was.cards if c.about in (About.PHASE, About.ACT)]
        assert [(c.kind, c.words) for c in taken.project.cards] == [
            (c.kind, c.words) for c in asked
        ], move
        assert all(card.number > move.after.card for card in taken.project.cards), move
        closed = {fact.card for fact in taken.facts if isinstance(fact, CardClosed)}
        assert closed == {card.id for card in now.cards}, move
        if was.phase is Phase.APPROVAL and taken.project.cards:
            assert taken.project.revision == taken.project.cards[-1].number or any(
                c.number == taken.project.revision for c in taken.project.cards
            ), move


@every_part
def test_taking_back_starts_nothing_that_was_not_running(part: Part) -> None:
    for move in words(part):
        was, now = move.before.project, move.after.project
        taken = back(move)
        if was.phase is not Phase.EXECUTION or now.phase is not Phase.EXECUTION:
            assert not [f for f in taken.facts if isinstance(f, TaskStarted)], move
        assert taken.project.spent == now.spent, move
        assert taken.project.work.done >= 0


@every_part
def test_whatever_was_dropped_or_closed_comes_back(part: Part) -> None:
    for move in walked(part).moves:
        was, now = move.before.project, move.after.project
        if now.open or not was.open:
            continue
        reopen = a.Reopened("ann", 1, "bring it back")
        given = was.phase is Phase.ANSWERING and now.outcome is Outcome.SUCCESS
        if now.outcome is Outcome.ESCALATION or given:
            with pytest.raises(NotNow):
                advance(now, reopen, later(move))
            continue
        again = advance(now, reopen, later(move))
        project = again.project
        where = Phase.LISTENING if was.phase is Phase.DEBATING else was.phase
        assert project.phase is where, move
        assert (project.outcome, project.parked) == (None, False), move
        assert (project.answers, project.brief) == (now.answers, now.brief), move
        assert project.paused == (where is Phase.EXECUTION), "work waits for a word"
        assert alive(project, part.rules), move
        assert any(isinstance(fact, ProjectRestored) for fact in again.facts), move
        closed = advance(project, a.Cancelled("ann"), later(move)).project
        assert closed.outcome is Outcome.CANCELLATION, "and can be dropped again"


def right(label: str, state: State) -> Verdict:
    if state is State.FIRST:
        return Verdict(intent=Intent(label), judge="person", vague=False)
    return Verdict(intent=Intent.BUILD, reply=label, judge="person", vague=False)


def meant(room: Room, read: Reading, label: str) -> Room | str:
    """The room after a reading is taken for another, or why it cannot be."""
    event = e.Meant(read.sender, read.entry, "words", right(label, read.state))
    try:
        return step(room, event, room.at + SECOND).room
    except CannotTakeBack as error:
        return str(error.values["why"])


def every_correction(bounds: Bounds) -> Iterator[tuple[Corner, Reading, str]]:
    for corner in rooms_walked(bounds).corners:
        for read in corner.room.readings:
            for label in meanings(read.state):
                yield corner, read, label


@every_room
def test_every_reading_can_be_another_one_and_leaves_no_dead_end(bounds: Bounds) -> None:
    told = 0
    for corner, read, label in every_correction(bounds):
        after = meant(corner.room, read, label)
        if isinstance(after, str):
            continue
        told += 1
        where = f"{corner}\n{read} meant {label}"
        due = owed_to_room(after).values()
        for project in after.projects:
            owes = any(getattr(job, "project", "") == project.id for job in due)
            rests = project.parked or project.paused or not project.open or project.cards
            assert owes or rests, where
            assert alive(project, after.rules), where
        one = [other for other in after.readings if other.entry == read.entry]
        read_again = after.hearing is not None and after.hearing.entry == read.entry
        assert len(one) == 1 or read_again, f"the right reading is known\n{where}"
    assert told > 100


@every_room
def test_a_reading_stands_only_for_a_reason(bounds: Bounds) -> None:
    for corner, read, label in every_correction(bounds):
        why = meant(corner.room, read, label)
        if not isinstance(why, str):
            continue
        room = corner.room
        begins = any(p.phase not in ("writing", "approval", "closed") for p in room.projects)
        reasons = {
            "same": label == read.label,
            "busy": room.hearing is not None,
            "begun": read.started or begins,
        }
        assert reasons[why], f"{corner}\n{read} meant {label}"


@every_room
def test_only_who_said_it_says_what_it_meant(bounds: Bounds) -> None:
    for corner in rooms_walked(bounds).corners:
        room = corner.room
        for entry in {0, room.seq + 9, *(read.entry for read in room.readings)}:
            event = e.Meant("carol", entry, "words", Verdict(reply="cancel", judge="person"))
            with pytest.raises(CannotTakeBack):
                step(room, event, room.at + SECOND)
