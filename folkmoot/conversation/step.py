"""
`step(room, event, at)`: a room after an arrival. Pure; the same arrivals make the same room.

Three outcomes, not two: a button that cannot be pressed now is refused and changes nothing
(Refused, WrongUse); a job's result that nobody waits for raises NobodyWaits and is logged
as dropped; a text always has a cell. Read hearing.py for texts, pressing.py for buttons.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, get_args

from folkmoot.conversation import acts as a
from folkmoot.conversation import events as e
from folkmoot.conversation.authority import certain, owners_only
from folkmoot.conversation.effects import Answer, Effect, Understand
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import Fact
from folkmoot.conversation.hearing import ACTS, AT_ONCE, listen, mean
from folkmoot.conversation.owed import owed as owed_to
from folkmoot.conversation.pressing import command, interrupt, press
from folkmoot.conversation.project import Project
from folkmoot.conversation.reading import reading, target, understand
from folkmoot.conversation.room import NEW, Heard, Person, Room, busy, tidy
from folkmoot.conversation.stage import Stage
from folkmoot.conversation.thought import Thought
from folkmoot.conversation.undoing import meanings, readable, remember, take_back
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.verdict import Intent, State, Verdict
from folkmoot.conversation.words import text
from folkmoot.errors import CannotTakeBack, NobodyWaits, NotNow, NotYours, UnknownOption


@dataclass(frozen=True)
class Step:
    room: Room
    facts: tuple[Fact, ...]
    understand: Understand | None = None  # answered at once if the local verdict is sure
    left: tuple[Project, ...] = ()  # projects that closed and are no longer in the room


def step(room: Room, event: e.Arrival, at: int) -> Step:
    """Return the room after `event` and the facts people see; the room given stays as it was."""
    stage = Stage(room, max(at, room.at))
    asked = TAKES[type(event)](stage, event)
    if asked is None or asked.urgent:
        # Whatever happened may have freed the room for the next message.
        asked = listen(stage) or asked
    seq = room.seq + 1 + len(stage.facts)
    after = tidy(stage.room)
    left: tuple[Project, ...] = ()
    if after is not stage.room:
        left = tuple(p for p in stage.room.projects if after.project(p.id) is None)
    return Step(evolve(after, seq=seq, at=stage.at), tuple(stage.facts), asked, left)


def owed(room: Room, but: Collection[str] = ()) -> dict[str, Effect]:
    """Everything the world owes this room and its projects, by name; `but` leaves some out."""
    found: dict[str, Effect] = {}
    if room.hearing is not None:
        found |= {effect.name: effect for effect in _hearing(room, room.hearing)}
    for project in room.projects:
        if project.id not in but:
            found |= owed_to(project, room.rules)
    return found


def _hearing(room: Room, heard: Heard) -> list[Effect]:
    if not room.answering:
        return [understand(room, heard)]
    project = target(room, heard)
    id = project.id if project else ""
    return [Answer(heard.entry, bot, id, heard.about) for bot in room.answering]


# --- people ------------------------------------------------------------------------------


def _person_spoke(stage: Stage, event: e.PersonSpoke) -> Understand | None:
    """Into the inbox; a busy room only listens for a sure stop."""
    if event.project and event.project != NEW:
        stage.project(event.project)
    if not stage.room.owner:
        stage.change(owner=event.sender)
    person = stage.room.person(event.sender)
    if person not in stage.room.people:
        stage.meet(Person(event.sender, event.lang, event.known))
    elif event.known and not person.welcomed:
        stage.meet(evolve(person, welcomed=True))
    words = (stage.entry, event.sender, event.text, event.seen, event.project)
    filled = tuple((id, words) for id, words in event.answers if words.strip())
    heard = Heard(*words, material=event.material, size=event.size, answers=filled)
    waits = bool(stage.room.inbox) or busy(stage.room, target(stage.room, heard))
    stage.change(inbox=(*stage.room.inbox, heard))
    return understand(stage.room, heard, urgent=True) if waits else None


def _understood(stage: Stage, event: e.Understood) -> Understand | None:
    if event.cost or event.thought is not None:
        _spent(stage, event)
    heard = stage.room.hearing
    if heard is not None and heard.entry == event.entry and not stage.room.answering:
        if event.job and event.job != understand(stage.room, heard).name:
            raise NobodyWaits(event.job)  # the project moved on; it is read anew
        stage.speak_to(heard.sender, event.verdict.lang)
        before = stage.room
        further = mean(stage, heard, event.verdict)
        if further is None:
            remember(stage, before, heard, event.verdict)
        return further
    waiting = next((h for h in stage.room.inbox if h.entry == event.entry), None)
    if waiting is None:
        raise NobodyWaits(event.job or f"understand/{event.entry}")
    if event.verdict.sure and event.verdict.reply in AT_ONCE:
        _at_once(stage, waiting, event.verdict)
    return None


def _at_once(stage: Stage, heard: Heard, verdict: Verdict) -> None:
    """A sure pause, stop or cancel does not wait for its turn, if it can be done now."""
    project = target(stage.room, heard)
    state, _ = reading(stage.room, heard, urgent=True)
    kind = ACTS.get((state, verdict.reply))
    if project is None or kind is None or project.parked or not certain(verdict):
        return
    act = kind(heard.sender, heard.entry, heard.text)
    before = stage.room
    stage.change(inbox=tuple(h for h in before.inbox if h.entry != heard.entry))
    if owners_only(act) and not before.may(heard.sender):
        stage.say("opinion", project.id, person=heard.sender, owner=before.owner)
        return
    try:
        stage.advance(project, act)
    except NotNow:
        stage.change(inbox=before.inbox)
    else:
        remember(stage, before, heard, verdict)


def _meant(stage: Stage, event: e.Meant) -> Understand | None:
    """Take back how a message was read, and do what it meant instead."""
    read = readable(stage.room, event.sender, event.entry)
    label = event.verdict.reply or str(event.verdict.intent)
    if label not in meanings(read.state):
        raise UnknownOption(label, meanings(read.state))
    if label == read.label:
        raise CannotTakeBack(event.entry, "same")
    take_back(stage, read, event.sender)
    project = NEW if label == "new" and read.state is not State.FIRST else read.project
    heard = Heard(event.entry, event.sender, event.text, read.seen, project)
    stage.change(hearing=heard)
    before = stage.room
    verdict = evolve(event.verdict, reply="") if project == NEW else event.verdict
    further = mean(stage, heard, verdict)
    if further is None:
        remember(stage, before, heard, event.verdict, read.state)
    return further


def _button_pressed(stage: Stage, event: e.ButtonPressed) -> None:
    if not stage.room.owner:
        stage.change(owner=event.sender)
    press(stage, event)


def _approver_named(stage: Stage, event: e.ApproverNamed) -> None:
    if event.sender != stage.room.owner:
        raise NotYours(event.sender, stage.room.owner)
    if event.person not in stage.room.approvers:
        stage.change(approvers=(*stage.room.approvers, event.person))
        stage.decide("approver", event.sender, event.person)
        stage.say("approver-named", person=event.person, owner=event.sender)


def _channel_joined(stage: Stage, event: e.ChannelJoined) -> None:
    stage.decide("joined", event.sender, event.channel)
    stage.say("channel-joined", person=event.sender, channel=event.channel)


def _rules_set(stage: Stage, event: e.RulesSet) -> None:
    stage.change(rules=event.rules)


# --- jobs --------------------------------------------------------------------------------


def _answered(stage: Stage, event: e.Answered) -> None:
    _spoke(stage, event.job, event.bot)
    stage.change(chatted=True)
    _spent(stage, event)
    if event.proposes:
        verdict = Verdict(intent=Intent.BUILD, why="a bot proposed it", judge="person")
        yes = a.ProjectAsked("", stage.entry, event.proposes, verdict)
        stage.confirm(None, text("confirm-proposal", bot=event.bot, what=event.proposes), yes, None)


def _spent(stage: Stage, event: e.Answered | e.Understood | e.JobFailed | e.CallsBooked) -> None:
    """Book what no project's result cost: on the project it was for, else on the room."""
    thought: Thought | None = getattr(event, "thought", None)
    project = stage.room.project(event.project)
    if project is not None:
        tokens = project.tokens + (thought.tokens if thought else 0)
        stage.put(evolve(project, spent=project.spent + event.cost, tokens=tokens))
    elif event.cost:
        stage.change(spent=stage.room.spent + event.cost)
    if thought is None or thought.rules == stage.room.by_rules:
        return
    stage.change(by_rules=thought.rules)
    if thought.rules:
        stage.say("by-rules", why=thought.rules)


def _spoke(stage: Stage, job: str, bot: str) -> None:
    """One bot fewer owes an answer; with the last one the room listens again."""
    heard = stage.room.hearing
    if heard is None or job != f"answer/{heard.entry}/{bot}" or bot not in stage.room.answering:
        raise NobodyWaits(job)
    left = tuple(b for b in stage.room.answering if b != bot)
    stage.change(answering=left, hearing=heard if left else None)


def _job_failed(stage: Stage, event: e.JobFailed) -> None:
    if event.job.startswith("answer/"):
        _spoke(stage, event.job, event.bot)
        _spent(stage, event)
        stage.say("bot-away", bot=event.bot, why=event.why)
    elif event.job.startswith("understand/"):
        _not_understood(stage, event)
    else:
        _result(stage, event)


def _not_understood(stage: Stage, event: e.JobFailed) -> None:
    """Nobody could say what it means: it is answered, and nothing moves."""
    heard = stage.room.hearing
    if heard is None or stage.room.answering or event.job != understand(stage.room, heard).name:
        raise NobodyWaits(event.job)
    stage.aside(heard, target(stage.room, heard))


def _result(stage: Stage, event: e.ProjectResult) -> None:
    project = stage.room.project(event.project)
    if project is None:
        raise NobodyWaits(event.job)
    stage.advance(project, event)


TAKES: dict[type[e.Arrival], Callable[[Stage, Any], Understand | None]] = {
    **dict.fromkeys(get_args(e.ProjectResult), _result),
    e.JobFailed: _job_failed,
    e.PersonSpoke: _person_spoke,
    e.Understood: _understood,
    e.ButtonPressed: _button_pressed,
    e.Commanded: command,
    e.Meant: _meant,
    e.Interrupted: interrupt,
    e.RulesSet: _rules_set,
    e.ApproverNamed: _approver_named,
    e.ChannelJoined: _channel_joined,
    e.Answered: _answered,
    e.CallsBooked: _spent,
}
