"""
Pressing: buttons and commands. They act at once, or are refused and change nothing.

A button is as sure as it gets, so nothing is confirmed here; it counts for the card it is
on, and for an approval card that is exactly the revision that was shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from folkmoot.conversation import acts as a
from folkmoot.conversation.authority import OWNERS, owners_only
from folkmoot.conversation.buttons import Said, act_of
from folkmoot.conversation.card import NEEDS_TEXT, About, Card, CardKind
from folkmoot.conversation.confirming import confirm
from folkmoot.conversation.events import ButtonPressed, Commanded, Interrupted
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import Said as SaidFact
from folkmoot.conversation.performing import do
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.rules import MODES
from folkmoot.conversation.stage import Stage
from folkmoot.conversation.turns import FloorGiven
from folkmoot.conversation.words import LANGUAGES, Words, text
from folkmoot.errors import (
    BadEdits,
    CardAnswered,
    MissingText,
    NoFloor,
    NotMoney,
    NotNow,
    NotYours,
    StaleApproval,
    UnknownCard,
    UnknownOption,
)

COMMANDS: dict[str, type[a.Act]] = {
    "pause": a.Paused,
    "continue": a.Continued,
    "stop": a.Stopped,
    "retry": a.Retried,
    "revise": a.Revised,
    "discuss": a.Discussed,
    "cancel": a.Cancelled,
    "resume": a.Resumed,
    "input": a.InputGiven,
}

IMPLEMENT: dict[Phase, type[a.Act]] = {
    Phase.ASKED: a.Skipped,
    Phase.CHOOSING: a.BuildAsked,
    Phase.DEBATING: a.Started,
    Phase.LISTENING: a.Started,
    Phase.READY: a.Started,
    Phase.CLOSED: a.BuildAsked,
}
"""What "implement now" means: on to brief and plan, and from there to an approval as ever."""


def find(room: Room, id: str) -> Card | None:
    """An open card of the room, by its id."""
    cards = (*room.cards, *(card for project in room.projects for card in project.cards))
    return next((card for card in cards if card.id == id), None)


def press(stage: Stage, event: ButtonPressed) -> None:
    stage.change(readings=())  # whoever presses has looked: what was read before stands
    card = find(stage.room, event.card)
    if card is None:
        raise _missing(stage.room, event)
    option = _option(card, event)
    if card.about is About.ACT:
        if owners_only(card.held(option)) and not stage.room.may(event.sender):
            stage.say("opinion", card.project, person=event.sender, owner=stage.room.owner)
            return
        confirm(stage, card, option, event.sender)
        return
    project = stage.project(card.project)
    act = _act(stage, project, card, option, event)
    if owners_only(act) and not stage.room.may(event.sender):
        stage.say("opinion", project.id, person=event.sender, owner=stage.room.owner)
        return
    do(stage, project, act)


def _missing(room: Room, event: ButtonPressed) -> Exception:
    """Why a card is not there: never was, answered, or an older revision."""
    digits = event.card[1:]
    number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else 0
    if event.card[:1] != "c" or not 0 < number <= room.last_card:
        return UnknownCard(event.card[:100])
    for project in room.projects:
        if number in project.revisions and project.card(project.revision):
            return StaleApproval(event.card, f"c{project.revision}")
    return CardAnswered(event.card)


def _option(card: Card, event: ButtonPressed) -> str:
    """The option pressed; answers and edits alone submit what they are for."""
    option = event.option
    edits = bool(event.brief or event.plan)
    if event.answers and card.kind not in (CardKind.QUESTIONS, CardKind.APPROVAL):
        raise BadEdits("questions are answered on a questions card, or anew on an approval card")
    if event.answers and option not in ("", "submit", "skip", "modify"):
        raise BadEdits(f"answers go with submit, skip or modify, not with {option!r}")
    if edits and (card.kind is not CardKind.APPROVAL or card.about is About.FOLLOW_UPS):
        raise BadEdits("brief and plan are edited on an approval card of the whole plan")
    if not option and card.kind is CardKind.QUESTIONS:
        option = "submit"
    elif not option and card.kind is CardKind.APPROVAL and edits:
        return "edit"
    elif not option and card.kind is CardKind.APPROVAL and event.answers:
        option = "modify"
    if option not in card.options:
        raise UnknownOption(option, card.options)
    if option in NEEDS_TEXT and not (event.text.strip() or edits or event.answers):
        raise MissingText(option)
    return option


def _act(stage: Stage, project: Project, card: Card, option: str, event: ButtonPressed) -> a.Act:
    """What was pressed, with the answers, edits or sum of money that came with it."""
    words = (event.sender, stage.entry, event.text)
    if card.kind is CardKind.QUESTIONS and option == "submit":
        return _answers(project, card, event, words)
    if card.kind is CardKind.QUESTIONS and option == "skip" and card.task is None:
        _check_answers(project, event)
        return a.Skipped(*words, answers=event.answers)
    if card.kind is CardKind.APPROVAL and (event.brief or event.plan):
        return a.Edited(*words, brief=event.brief, plan=event.plan, approve=option == "approve")
    if card.kind is CardKind.APPROVAL and event.answers:
        _check_answers(project, event)
        return a.Modified(*words, answers=event.answers)
    if card.kind is CardKind.BUDGET and option == "raise":
        return a.BudgetRaised(*words, budget=_dollars(event.text))
    return act_of(card, option, words)


def _answers(project: Project, card: Card, event: ButtonPressed, words: Said) -> a.Act:
    _check_answers(project, event)
    if not event.text.strip() and not any(answer.strip() for _, answer in event.answers):
        raise MissingText("submit")
    if card.task is not None:
        return a.TaskAnswered(*words, card.number, "submit", event.answers)
    return a.AnswersGiven(*words, answers=event.answers)


def _check_answers(project: Project, event: ButtonPressed) -> None:
    known = {question.id for question in project.asked}
    for id, _ in event.answers:
        if id not in known:
            raise BadEdits(f"there is no question {id!r} in this project")


def _dollars(words: str) -> int:
    """A budget as people write it; 0 where they named none."""
    if not words.strip():
        return 0
    plain = re.sub(r",(\d\d?)$", r".\1", words.strip("$ \n"))  # "1,000" is not one dollar
    try:
        dollars = float(plain)
    except ValueError:
        raise NotMoney(words.strip()[:100]) from None
    if not 0 < dollars < 1e9:
        raise NotMoney(words.strip()[:100])
    return int(dollars * 1_000_000)


# --- commands ----------------------------------------------------------------------------


def command(stage: Stage, event: Commanded) -> None:
    """A typed command acts on the project named, or on the one that has the floor."""
    if event.command in OF_THE_ROOM:
        OF_THE_ROOM[event.command](stage, event)
        return
    stage.change(readings=())
    id = event.project or stage.room.floor
    if not id:
        raise NoFloor
    project = stage.project(id)
    if event.command == "reopen":
        _reopen(stage, project, event)
        return
    if event.command == "switch":
        if not project.open:
            raise NotNow("closed", "switch")
        stage.give_floor(project.id)
        return
    if event.command == "reset":
        _reset(stage, project, event)
        return
    kind = _kind(event, project)
    if kind is a.Continued and project.parked:
        kind = a.Resumed
    if issubclass(kind, OWNERS) and not stage.room.may(event.sender):
        raise NotYours(event.sender, stage.room.owner)
    if not project.open and kind is not a.BuildAsked:
        raise NotNow("closed", event.command)
    if kind is a.Resumed:
        stage.give_floor(project.id)
        project = stage.project(project.id)
    try:
        do(stage, project, kind(event.sender, stage.entry, event.text))
    except NotNow as refused:
        raise NotNow(str(refused.values["phase"]), event.command) from None


def _reopen(stage: Stage, project: Project, event: Commanded) -> None:
    """What was dropped or closed is there again, and has the floor."""
    if not stage.room.may(event.sender):
        raise NotYours(event.sender, stage.room.owner)
    if project.open:
        raise NotNow("open", event.command)
    stage.advance(project, a.Reopened(event.sender, stage.entry, event.text))
    stage.give_floor(project.id)


def _kind(event: Commanded, project: Project) -> type[a.Act]:
    """The act a command asks for."""
    if event.command == "implement":
        if project.phase not in IMPLEMENT:
            raise NotNow(project.phase, event.command)
        return IMPLEMENT[project.phase]
    kind = COMMANDS.get(event.command)
    if kind is None:
        raise UnknownOption(event.command, (*COMMANDS, "implement", "reopen", "switch", "reset"))
    return kind


def _budget(stage: Stage, event: Commanded) -> None:
    """What the project at hand may cost from now on, and every later one of this room."""
    if stage.room.owner and not stage.room.may(event.sender):
        raise NotYours(event.sender, stage.room.owner)
    budget = _dollars(event.text)
    if not budget:
        raise MissingText("budget")
    project = stage.room.project(event.project or stage.room.floor)
    if project is not None and project.open and not project.parked:
        stage.advance(project, a.BudgetSet(event.sender, stage.entry, event.text, budget))
    stage.change(budget=budget)


def _lang(stage: Stage, event: Commanded) -> None:
    """Speak to this person in the language they name."""
    if event.text not in LANGUAGES:
        raise UnknownOption(event.text, LANGUAGES)
    stage.change(lang=event.text)
    stage.meet(evolve(stage.room.person(event.sender), lang=event.text))
    stage.learn(event.sender, "lang", event.text)


def _mode(stage: Stage, event: Commanded) -> None:
    """Play by the rules of another mode; which rules these are, the settings say."""
    if stage.room.owner and not stage.room.may(event.sender):
        raise NotYours(event.sender, stage.room.owner)
    if event.text not in MODES:
        raise UnknownOption(event.text, tuple(mode for mode in MODES if mode))
    stage.change(mode=event.text)
    stage.decide("mode", event.sender, event.text or "as the settings say")


OF_THE_ROOM: dict[str, Callable[[Stage, Commanded], None]] = {
    "lang": _lang,
    "mode": _mode,
    "budget": _budget,
}


def _reset(stage: Stage, project: Project, event: Commanded) -> None:
    """Drop the project and leave the floor empty; asks first unless told yes."""
    if not stage.room.may(event.sender):
        raise NotYours(event.sender, stage.room.owner)
    drop = a.Reset(event.sender, stage.entry, event.text or "reset")
    if project.open and not event.yes:
        stage.confirm(project, text("confirm-reset", goal=project.goal), drop, None)
    else:
        do(stage, project, drop)


def interrupt(stage: Stage, event: Interrupted) -> None:
    """What the bot said stays; the floor is the person's."""
    room = stage.room
    project = room.project(room.floor)
    if room.answering:
        for bot, said in _halves(event, room.answering):
            stage.record(SaidFact(Words(text=said), room.floor, bot))
        stage.change(answering=(), hearing=None)
    elif project is not None and project.phase is Phase.DEBATING and not project.parked:
        for bot, said in _halves(event, (project.speaker,)):
            stage.record(SaidFact(Words(text=said), project.id, bot))
        stage.advance(project, FloorGiven())
    else:
        raise NotNow("quiet", "interrupt")


def _halves(event: Interrupted, speaking: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What the bots that are cut off had said; older logs do not know which bot it was."""
    for bot, said in event.spoken:
        bot = bot or speaking[0]
        if said and bot in speaking and bot:
            yield bot, said
