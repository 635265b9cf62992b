"""Every text has a cell in every phase: whatever it is taken for, it is heard and harms nothing."""

from collections.abc import Iterator
from functools import cache

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.card import About
from folkmoot.conversation.effects import SetAlarm
from folkmoot.conversation.facts import CardOpened, Decided
from folkmoot.conversation.facts import Said as Told
from folkmoot.conversation.phases import PUBLIC, Phase
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.step import Step, owed, step
from folkmoot.conversation.verdict import REPLIES, Intent, Verdict
from tests.conversation.parts import QUICK, walked
from tests.conversation.rooms import (
    BUSY,
    Said,
    alone,
    confirms,
    nothing_started,
    sound,
    speak,
    told,
    waiting,
)

LABELS = sorted({reply for replies in REPLIES.values() for reply in replies})
OPTIONS = (
    *("1", "none", "retry", "skip", "replan", "drop", "approve", "modify", "cancel", "start"),
    *("stop", "raise", "restart", "satisfied", "continue", "done", "impossible", "submit", ""),
)
DRASTIC = ("approve", "cancel", "start", "stop", "raise", "restart", "drop")
"""Options that do."""

FINAL = ("approve", "go", "cancel", "restart", "stop")
"""Replies that start or drop something."""


def verdicts(sure: bool = True, judge: str = "local") -> Iterator[Verdict]:
    for reply in LABELS:
        if reply == "choose":
            for option in OPTIONS:
                yield Verdict(reply=reply, sure=sure, judge=judge, option=option)
        elif reply != "new":
            yield Verdict(reply=reply, sure=sure, judge=judge)
    for intent in Intent:
        for reply in ("", "new"):
            yield Verdict(intent=intent, reply=reply, sure=sure, judge=judge)


@cache
def rooms() -> tuple[Room, ...]:
    """One room for every kind of state that the walks have found, and each with a confirm card."""
    found: dict[object, Room] = {}
    for part in QUICK:
        for place in walked(part).places:
            found.setdefault(kind_of(place.project), alone(part, place))
    reset = e.Commanded("ann", "reset")
    asked = [step(room, reset, room.at).room for room in found.values() if room.projects[0].open]
    return (*found.values(), *asked, Room(owner="ann"))


def kind_of(project: Project) -> object:
    cards = frozenset((card.kind, card.about) for card in project.cards)
    work = (bool(project.work.running), project.paused)
    ended = (project.outcome, project.course.then.__name__)
    return project.phase, project.parked, project.stuck, cards, work, ended, project.flow


def said(room: Room, words: Said) -> tuple[Step, Step]:
    """Speak, and check what holds for every text."""
    heard, meant = speak(room, words)
    sound(heard.room)
    sound(meant.room)
    if heard.room.hearing is None or not heard.room.hearing.plain:
        told(room, heard)
    told(heard.room, meant)
    return heard, meant


def only(room: Room) -> Project | None:
    return room.project(room.floor)


def phase(room: Room) -> Phase | None:
    project = only(room)
    return project.phase if project else None


def test_the_rooms_show_every_phase_a_person_can_meet() -> None:
    print(f"{len(rooms())} kinds of room, {len(list(verdicts()))} meanings")
    assert {phase(room) for room in rooms()} == {*Phase, None} - {Phase.OPENED}


@pytest.mark.parametrize("judge", ["local", "model"])
@pytest.mark.parametrize("sure", [True, False])
@pytest.mark.parametrize("by", ["ann", "bob"])
def test_every_text_has_a_cell_in_every_phase(by: str, sure: bool, judge: str) -> None:
    for room in rooms():
        for verdict in verdicts(sure, judge):
            _, meant = said(room, Said("words", verdict, by))
            entry = room.seq + 1
            kept = entry in waiting(meant.room) or entry in notes(meant.room)
            assert kept or meant.facts, f"{verdict} is lost in {only(room)}"


def notes(room: Room) -> tuple[int, ...]:
    project = only(room)
    return project.notes if project else ()


@pytest.mark.parametrize("judge", ["local", "model"])
@pytest.mark.parametrize("sure", [True, False])
def test_a_busy_room_keeps_what_it_hears_but_for_a_sure_stop(sure: bool, judge: str) -> None:
    for room in rooms():
        project = only(room)
        if project is None or project.phase not in BUSY or project.held_up or project.parked:
            continue
        for verdict in verdicts(sure, judge):
            heard, meant = said(room, Said("words", verdict))
            assert heard.understand
            assert heard.understand.urgent
            at_once = sure and judge == "local" and verdict.reply in ("cancel", "pause")
            if meant.room.project(project.id) != project:
                assert at_once, f"{verdict} acted in {project.phase}"
            else:
                assert waiting(meant.room) == [room.seq + 1]


def test_what_starts_or_drops_needs_a_sure_word_that_no_model_said() -> None:
    for room in rooms():
        for doubt in ({"sure": False}, {"judge": "model"}, {"sure": False, "judge": "model"}):
            meanings = [Verdict(reply=reply, **doubt) for reply in (*FINAL, "yes")]
            meanings += [Verdict(reply="choose", option=one, **doubt) for one in DRASTIC]
            for verdict in meanings:
                _, meant = said(room, Said("words", verdict))
                before, after = only(room), only(meant.room)
                assert phase(meant.room) is phase(room), f"{verdict} in {before}"
                assert len(meant.room.projects) == len(room.projects)
                assert not any(isinstance(fact, Decided) for fact in meant.facts)
                assert nothing_started(meant.facts)
                assert not after or not before or after.parked == before.parked


def test_where_a_sure_word_would_act_an_unsure_one_asks_and_yes_does_it() -> None:
    asked = 0
    for room in rooms():
        if confirms(room):
            continue
        for reply in FINAL:
            _, sure = said(room, Said("words", Verdict(reply=reply)))
            _, unsure = said(room, Said("words", Verdict(reply=reply, sure=False)))
            decided = [fact.what for fact in sure.facts if isinstance(fact, Decided)]
            grown = len(sure.room.projects) > len(room.projects)
            if (not decided and not grown) or only(room) is None or busy(room):
                continue
            asked += 1
            (card,) = confirms(unsure.room)
            yes = step(unsure.room, e.ButtonPressed("ann", card.id, "yes"), room.at + 1)
            sound(yes.room)
            project = only(room)
            if project and project.parked:
                continue  # there the question is whether to take it up again
            assert phase(yes.room) is phase(sure.room), f"{reply} in {project}"
            no = step(unsure.room, e.ButtonPressed("ann", card.id, "no"), room.at + 1)
            if phase(room) is Phase.ASKED:  # then it was an answer
                after = only(no.room)
                assert project is not None
                assert after is not None
                assert len(after.answers) > len(project.answers)
            elif phase(room) in (Phase.LISTENING, Phase.READY):  # then it was said in the debate
                assert phase(no.room) is Phase.DEBATING
            else:
                assert phase(no.room) is phase(room)
            assert not confirms(no.room)
            sound(no.room)
    assert asked > 30


def busy(room: Room) -> bool:
    project = only(room)
    free = project is None or project.stuck or project.parked
    return not free and project is not None and project.phase in BUSY


def test_a_guest_may_answer_but_neither_start_nor_stop_nor_drop() -> None:
    for room in rooms():
        before = only(room)
        for verdict in verdicts():
            drastic = verdict.reply in (*FINAL, "yes") or verdict.option in DRASTIC
            follow_ups = before and any(card.about is About.FOLLOW_UPS for card in before.cards)
            if not drastic or verdict.reply == "build" or (follow_ups and verdict.option):
                continue  # anybody may do without more tasks
            if verdict.reply == "choose" and before is not None and not before.open:
                continue  # of what was offered, anybody may ask to have it built
            _, meant = said(room, Said("words", verdict, "bob"))
            after = only(meant.room)
            if confirms(room) or before is None or after is None:
                assert after is None or after.open or before is None or not before.open
                continue
            assert after.phase is before.phase, f"{verdict} of a guest in {before}"
            assert nothing_started(meant.facts)


def test_a_text_approves_only_what_its_sender_has_seen() -> None:
    tried = 0
    for room in rooms():
        project = only(room)
        if project is None or project.phase is not Phase.APPROVAL or confirms(room):
            continue
        card = project.card(project.revision)
        assert card is not None
        for seen in (0, card.entry - 1):
            _, meant = said(room, Said("yes", Verdict(reply="approve"), seen=seen))
            assert phase(meant.room) is Phase.APPROVAL
            ids = [fact.words.id for fact in meant.facts if isinstance(fact, Told)]
            assert "not-seen" in ids or project.parked
            _, unsure = said(room, Said("ok", Verdict(reply="approve", sure=False), seen=seen))
            _, meant = said(unsure.room, Said("yes", Verdict(reply="yes"), seen=seen))
            assert phase(meant.room) is Phase.APPROVAL
        _, meant = said(room, Said("yes", Verdict(reply="approve"), seen=card.entry))
        assert phase(meant.room) in (Phase.EXECUTION, Phase.PLANNING)
        tried += 1
    assert tried


def test_a_confirm_card_is_voided_by_other_words_and_left_by_a_question() -> None:
    for room in rooms():
        for card in confirms(room) if not busy(room) else ():
            _, meant = said(room, Said("what?", Verdict(reply="question")))
            assert card in confirms(meant.room)
            assert waiting(meant.room)
            _, meant = said(room, Said("else", Verdict(reply="other")))
            assert card not in confirms(meant.room)
            assert meant.understand is not None, "it is read again, as what it is"
            assert not meant.understand.urgent
            _, meant = said(room, Said("no", Verdict(reply="no")))
            assert card not in confirms(meant.room)
            assert phase(meant.room) is phase(room)


def test_a_guest_s_yes_leaves_the_question_and_anybody_s_no_answers_it() -> None:
    for room in rooms():
        if not confirms(room) or busy(room):
            continue
        _, meant = said(room, Said("yes", Verdict(reply="yes"), "bob"))
        assert meant.room.projects == room.projects
        assert [f.words.id for f in meant.facts if isinstance(f, Told)] == ["opinion"]
        _, meant = said(room, Said("no", Verdict(reply="no"), "bob"))
        assert not confirms(meant.room)


def test_what_was_offered_can_still_be_chosen_after_it_closed_and_nothing_else_can() -> None:
    for room in rooms():
        project = only(room)
        if project is not None and not project.open:
            heard, _ = said(room, Said("that one", Verdict()))
            offered = project.intent in ("explore", "advice", "research")
            offered = offered and project.outcome == "success"
            assert heard.understand is not None
            assert heard.understand.state == ("choice" if offered else "first")


def test_a_sure_new_request_opens_a_second_project_and_leaves_the_first_as_it_is() -> None:
    for room in rooms():
        before = only(room)
        if busy(room) or confirms(room):
            continue
        verdict = Verdict(intent=Intent.BUILD, reply="new")
        _, meant = said(room, Said("build b", verdict))
        assert meant.room.floor == f"p{room.last_project + 1}"
        if before is not None and before.open:
            assert meant.room.project(before.id) == before
        _, unsure = said(room, Said("build b?", Verdict("en", Intent.BUILD, "new", sure=False)))
        if before is not None and before.open:
            assert len(unsure.room.projects) == 1
            assert confirms(unsure.room)


def test_a_question_or_small_talk_leaves_everything_as_it_is_and_is_answered() -> None:
    for room in rooms():
        if busy(room):
            continue
        for verdict in (Verdict(reply="question"), Verdict(reply="new"), Verdict()):
            if confirms(room) and verdict.reply != "question":
                continue
            _, meant = said(room, Said("why?", verdict))
            assert phase(meant.room) is phase(room)
            assert meant.room.answering == ("leader",)
            opened = [fact for fact in meant.facts if isinstance(fact, CardOpened)]
            assert not opened
            (name,) = meant.room.answering
            answer = e.Answered(f"answer/{room.seq + 1}/{name}", room.seq + 1, name, "so")
            done = step(meant.room, answer, room.at + 2)
            assert done.room.hearing is None
            assert not done.room.answering
            assert cards_of(done.room) == cards_of(room)


def cards_of(room: Room) -> list[tuple[object, object]]:
    project = only(room)
    return [(card.id, card.about) for card in project.cards] if project else []


def test_at_once_means_pause_and_cancel_wherever_they_are_said() -> None:
    for room in rooms():
        project = only(room)
        if project is None or not project.open:
            continue
        _, meant = said(room, Said("forget it", Verdict(reply="cancel")))
        if not confirms(room):
            assert phase(meant.room) is Phase.CLOSED, project
        if PUBLIC[project.phase] == "execution" and not project.cards and not project.paused:
            _, meant = said(room, Said("wait", Verdict(reply="pause")))
            after = only(meant.room)
            assert after is not None
            assert after.paused
            _, meant = said(room, Said("stop", Verdict(reply="stop")))
            assert phase(meant.room) is Phase.CHECKING


def test_silence_parks_whatever_only_a_person_can_bring_on() -> None:
    rang = 0
    for room in rooms():
        for name, effect in owed(room).items():
            if isinstance(effect, SetAlarm):
                after = step(room, e.AlarmRang(name, effect.project), effect.due)
                sound(after.room)
                project = only(after.room)
                assert project is not None
                assert project.parked, name
                assert project.phase is phase(room)
                rang += 1
    assert rang > 50


def test_a_card_of_a_confirm_is_the_only_one_about_an_act() -> None:
    for room in rooms():
        for card in confirms(room):
            assert card.about is About.ACT
            assert card.options == ("yes", "no")
            assert card.yes is not None
