"""
Undoing a reading: the room remembers how it read the last message, and the last one that moved
anything, with the project as it was before. Taken back, the project stands there again
(taking.py), what the reading opened is closed, and the floor is where it was.

Work that a reading started is not taken back; it can be stopped. Whoever presses a button has
looked at where things stand: what was read before that stays.
"""

from __future__ import annotations

from folkmoot.conversation import acts as a
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Project, Work
from folkmoot.conversation.reading import reading
from folkmoot.conversation.room import Heard, Reading, Room
from folkmoot.conversation.stage import Stage
from folkmoot.conversation.taking import begun
from folkmoot.conversation.turns import TakenBack
from folkmoot.conversation.verdict import REPLIES, Intent, State, Verdict
from folkmoot.errors import CannotTakeBack

MOVES = ("phase", "cards", "answers", "notes", "parked", "paused", "refused", "work")
"""What differs where a message has moved a project."""


def meanings(state: State) -> tuple[str, ...]:
    """What a message may have meant that was read in this state."""
    return REPLIES[state] or tuple(map(str, Intent))


def remember(
    stage: Stage, before: Room, heard: Heard, verdict: Verdict, state: State | None = None
) -> None:
    """Keep how a message was read, and what there was before."""
    id = heard.project if before.project(heard.project) else before.floor
    was, now = before.project(id), stage.room.project(id)
    opened = stage.room.last_project > before.last_project
    moved = was is not None and now is not None and _moved(was, now)
    started = moved and was is not None and now is not None and _starts(was, now)
    read = Reading(
        heard.entry,
        heard.sender,
        state or reading(before, heard)[0],
        verdict.reply or str(verdict.intent),
        id,
        heard.seen,
        before.floor,
        _kept(was, now) if moved and not started else None,
        f"p{stage.room.last_project}" if opened else "",
        started,
    )
    earlier = [one for one in stage.room.readings if one.entry != read.entry]
    moving = [] if read.moved else [one for one in earlier if one.moved][-1:]
    stage.change(readings=(*moving, read))


def _moved(was: Project, now: Project) -> bool:
    return any(getattr(was, name) != getattr(now, name) for name in MOVES)


def _starts(was: Project, now: Project) -> bool:
    """Whether work begins with it: a task that did not run does."""
    return now.phase is Phase.EXECUTION and bool(now.work.running & ~was.work.running)


def _kept(was: Project | None, now: Project | None) -> Project | None:
    """The project before; while it is at work, its tasks go on and are not kept twice."""
    if was is not None and now is not None and was.phase is now.phase is Phase.EXECUTION:
        return evolve(was, plan=None, work=Work())
    return was


def readable(room: Room, sender: str, entry: int) -> Reading:
    """The reading of a message that can still be taken back; raises CannotTakeBack."""
    read = next((one for one in room.readings if one.entry == entry), None)
    if read is None:
        raise CannotTakeBack(entry, "old")
    if read.sender != sender:
        raise CannotTakeBack(entry, "another")
    if room.hearing is not None and room.hearing.entry != entry:
        raise CannotTakeBack(entry, "busy")
    return read


def take_back(stage: Stage, read: Reading, by: str) -> None:
    """Let everything be as it was before a message was read; raises CannotTakeBack."""
    was, now = read.was, stage.room.project(read.project)
    opened = stage.room.project(read.opened)
    fresh = opened is not None and begun(evolve(opened, phase=Phase.OPENED, left=None), opened)
    if read.started or fresh or (was is not None and now is not None and begun(was, now)):
        raise CannotTakeBack(read.entry, "begun")
    stage.change(readings=(), hearing=None, answering=())
    if opened is not None and opened.open:
        stage.advance(opened, a.Cancelled(by))
    if was is not None and now is not None:
        stage.advance(now, TakenBack(was, by))
    stage.give_floor(read.floor)


def undo(stage: Stage, sender: str) -> bool:
    """Take back the last message of theirs that moved something, if there is one."""
    mine = [one for one in stage.room.readings if one.sender == sender and one.moved]
    if not mine:
        return False
    try:
        take_back(stage, mine[-1], sender)
    except CannotTakeBack:
        stage.say("taken-back-begun", stage.room.floor)
    else:
        stage.say("taken-back", stage.room.floor)
    return True
