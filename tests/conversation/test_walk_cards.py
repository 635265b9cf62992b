"""What every move promises about cards, questions and what people see of it."""

from dataclasses import replace

import pytest

from folkmoot.conversation import acts as a
from folkmoot.conversation import events as e
from folkmoot.conversation.card import OPTIONS, About, CardKind
from folkmoot.conversation.execution import FOR_WALLS
from folkmoot.conversation.facts import CardClosed, CardOpened, Decided, PhaseChanged
from folkmoot.conversation.phases import PUBLIC, Phase
from folkmoot.conversation.review import FIX
from folkmoot.conversation.room import Room
from folkmoot.conversation.rules import Ask, Checkpoints
from folkmoot.conversation.step import owed, step
from folkmoot.conversation.verdict import Intent
from tests.conversation.parts import PARTS, walked
from tests.conversation.walk import Part, Place, answers_a_task

every_part = pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)

AT_MOST = {"build": 5, "explore": 3, "advice": 1, "research": 2, "task": 2}
"""Questions of one round."""

NOTED = (
    a.Modified,
    a.Replanned,
    a.OtherAsked,
    a.Started,
    a.Discussed,
    a.InputGiven,
    a.Stopped,
    a.Revised,
    a.ChangesAsked,
    a.Restarted,
    a.TaskAnswered,
    a.Cancelled,
)
"""Acts whose words the jobs that follow must know."""

SAID: dict[type[object], str] = {
    a.AnswersGiven: "submit",
    a.Skipped: "skip",
    a.Approved: "approve",
    a.Modified: "modify",
    a.Replanned: "replan",
    a.Cancelled: "cancel",
}
"""How a card is said to have been answered."""

AUDITED: dict[type[a.Act], str] = {
    a.Skipped: "discovery ended",
    a.Approved: "approved",
    a.Modified: "modify asked",
    a.Replanned: "replan asked",
    a.Edited: "edited",
    a.Cancelled: "cancelled",
    a.Stopped: "stopped",
    a.Revised: "revise",
    a.Satisfied: "satisfied",
    a.ChangesAsked: "changes asked",
    a.Restarted: "start over",
    a.Started: "debate ended",
    a.BudgetRaised: "budget raised",
    a.GaveUp: "dropped",
    a.BareAnswered: "commands without a sandbox",
}


@every_part
def test_the_cards_are_those_that_were_opened_and_not_closed(part: Part) -> None:
    for move in walked(part).moves:
        open_now = {card.id: card for card in move.before.project.cards}
        for fact in move.facts:
            if isinstance(fact, CardOpened):
                open_now[fact.card.id] = fact.card
            elif isinstance(fact, CardClosed):
                card = open_now.pop(fact.card)
                if isinstance(move.event, a.TaskAnswered) and card.number == move.event.card:
                    assert fact.how == move.event.option, move
                if card.kind in ("questions", "approval") and type(move.event) in SAID:
                    aside = card.about in (About.FOLLOW_UPS, About.QUESTION)
                    assert aside or fact.how == SAID[type(move.event)], move
        assert tuple(open_now.values()) == move.after.project.cards, move


@every_part
def test_a_card_knows_its_number_and_where_it_was_shown(part: Part) -> None:
    for move in walked(part).moves:
        number = move.moment.card
        for place, fact in enumerate(move.facts, move.moment.entry + 1):
            if isinstance(fact, CardOpened):
                number += 1
                assert fact.card.number == number, move
                assert fact.card.entry == place, move
                assert fact.card.project == move.after.project.id, move


@every_part
def test_every_card_has_options_and_one_of_a_kind_asks_at_a_time(part: Part) -> None:
    for move in walked(part).moves:
        cards = move.after.project.cards
        for card in cards:
            assert card.options, move
            assert len(set(card.options)) == len(card.options), move
            if OPTIONS[card.kind]:
                fix = move.after.project.undone and card.kind is CardKind.SATISFACTION
                wanted = ((FIX,) if fix else ()) + OPTIONS[card.kind]
                assert card.options == wanted, move
        about = [(card.kind, card.about, card.task) for card in cards]
        assert len(about) == len(set(about)), move


@every_part
def test_the_card_of_a_phase_is_open_exactly_there(part: Part) -> None:
    cards = {
        Phase.ASKED: CardKind.QUESTIONS,
        Phase.CHOOSING: CardKind.CHOICE,
        Phase.READY: CardKind.READY,
        Phase.APPROVAL: CardKind.APPROVAL,
        Phase.REVIEW: CardKind.SATISFACTION,
    }
    for move in walked(part).moves:
        project = move.after.project
        shown = {card.kind for card in project.cards if card.about is About.PHASE}
        if project.phase is Phase.EXECUTION:
            assert shown <= {CardKind.BUDGET}, move
        else:
            assert shown == ({cards[project.phase]} if project.phase in cards else set()), move
        stuck = any(card.about is About.STUCK for card in project.cards)
        assert stuck == project.stuck, move
        about_work = {c.about for c in project.cards} - {About.PHASE, About.STUCK, About.AWAY}
        assert not about_work or project.phase is Phase.EXECUTION, move


@every_part
def test_a_card_about_a_task_stands_while_the_task_is_what_it_says(part: Part) -> None:
    for move in walked(part).moves:
        w = move.after.project.work
        where = {
            About.FAILED: w.failed,
            About.ASKED: w.held,
            About.AFTER: w.done,
            About.BEFORE: w.ready,
            About.QUESTION: w.held,
            About.RESULT: w.held,
        }
        cards = [card for card in move.after.project.cards if card.about in where]
        for card in cards:
            assert card.task is not None, move
            assert where[card.about] >> card.task & 1, f"{card}\n{move}"
        if move.after.project.phase is Phase.EXECUTION:
            asked = {card.task for card in cards if where[card.about] == w.held}
            open_ids = {q.id for card in cards for q in card.questions}
            if any(card.about is About.BARE for card in move.after.project.cards):
                open_ids.add(FOR_WALLS)
            for n in range(8):
                if w.held >> n & 1 and n not in asked:
                    assert w.trail(n).asked[-1] in open_ids, move
            follow_ups = any(c.about is About.FOLLOW_UPS for c in move.after.project.cards)
            assert follow_ups == bool(w.waiting), move


@every_part
def test_no_question_is_asked_twice_and_each_has_its_own_id(part: Part) -> None:
    for move in walked(part).moves:
        asked = move.after.project.asked
        texts = ["".join(c for c in one.text.lower() if c.isalnum()) for one in asked]
        assert len(set(texts)) == len(texts), move
        assert all(texts), move
        assert [one.id for one in asked] == [f"q{n + 1}" for n in range(len(asked))], move


@every_part
def test_a_round_asks_no_more_than_it_may_and_there_are_no_more_rounds_than_allowed(
    part: Part,
) -> None:
    minimal = part.rules.ask is Ask.MINIMAL
    most = min(AT_MOST[part.intent], 2 if minimal else 5)
    rounds = min(part.rules.rounds, 1 if minimal else 3) if part.intent is Intent.BUILD else 1
    for move in walked(part).moves:
        project = move.after.project
        if isinstance(move.event, a.Restarted | a.Revised):
            continue  # a new iteration has rounds of its own
        for card in project.cards:
            if card.kind is CardKind.QUESTIONS and card.about is About.PHASE:
                assert 1 <= len(card.questions) <= most, move
                assert card.questions == project.asked[-len(card.questions) :], move
                said = dict(card.words.values)
                assert said["round"] == project.round, move
                assert said["rounds"] == max(project.round, rounds), move
        assert project.round <= max(rounds, 1), move


@every_part
def test_answers_say_where_they_stand_and_an_earlier_one_can_be_changed(part: Part) -> None:
    for move in walked(part).moves:
        before, after, event = move.before.project, move.after.project, move.event
        if answers_a_task(move):
            continue  # promised in test_walk_hands.py
        if not isinstance(event, a.AnswersGiven | a.Modified):
            assert after.answers == before.answers, move
            continue
        mine = {answer.question for answer in after.answers if answer.entry == event.entry}
        named = {id for id, _ in event.answers}
        known = {answer.question for answer in before.answers}
        shown = {question.id for card in before.cards for question in card.questions}
        whole = isinstance(event, a.AnswersGiven) and event.text
        rest = (shown - named - known) or {""}
        assert mine == (named | rest if whole else named), move
        kept = [answer for answer in before.answers if answer.question not in mine]
        assert after.answers[: len(kept)] == tuple(kept), move
        answered = [answer.question for answer in after.answers]
        assert len(answered) == len(set(answered)), move
        assert after.phase is not Phase.ASKED, move


@every_part
def test_every_change_people_can_see_is_told_once(part: Part) -> None:
    for move in walked(part).moves:
        told = [fact for fact in move.facts if isinstance(fact, PhaseChanged)]
        before, after = move.before.project, move.after.project
        if not after.open:
            continue
        changed = PUBLIC[before.phase] != PUBLIC[after.phase] or (
            after.phase is Phase.ASKING and before.phase is not Phase.ASKING
        )
        assert len(told) == changed, move
        if told:
            assert told[-1].phase == PUBLIC[after.phase], move
            assert told[-1].iteration == after.iteration, move
            takes_part = after.bots if after.phase is Phase.ASKING else ()
            assert told[-1].bots == takes_part, move


@every_part
def test_the_words_of_a_person_reach_the_jobs_that_follow(part: Part) -> None:
    for move in walked(part).moves:
        event = move.event
        if isinstance(event, NOTED) and event.entry and not answers_a_task(move):
            assert event.entry in move.after.project.notes, move
        fresh = set(move.after.project.notes) - set(move.before.project.notes)
        assert fresh <= {getattr(event, "entry", 0)}, move


@every_part
def test_what_is_decided_stands_in_the_audit_with_who_did(part: Part) -> None:
    for move in walked(part).moves:
        decided = [fact for fact in move.facts if isinstance(fact, Decided)]
        what = AUDITED.get(type(move.event)) if isinstance(move.event, a.Act) else None
        if what:
            assert (what, "ann") in [(one.what, one.by) for one in decided], move
        if decided:
            assert move.after.project.last_decision == decided[-1].what, move
        else:
            assert move.after.project.last_decision == move.before.project.last_decision, move


@every_part
def test_an_iteration_is_counted_whenever_the_person_changes_course(part: Part) -> None:
    again = (a.Modified, a.Replanned, a.Edited, a.ChangesAsked, a.Restarted, a.Revised)
    for move in walked(part).moves:
        grown = move.after.project.iteration - move.before.project.iteration
        event = move.event
        replans = isinstance(event, a.TaskAnswered | a.FollowUpsAnswered)
        replans = replans and getattr(event, "option", "") == "replan"
        working = move.before.project.phase is Phase.EXECUTION
        anew = isinstance(event, again) or (isinstance(event, a.RulesTaken) and working)
        assert grown == (anew or replans), move


@every_part
def test_money_is_counted(part: Part) -> None:
    for move in walked(part).moves:
        grown = move.after.project.spent - move.before.project.spent
        assert grown == getattr(move.event, "cost", 0), move


@every_part
def test_every_option_of_every_open_card_can_be_pressed(part: Part) -> None:
    for place in walked(part).places:
        room = alone(part, place)
        for card in place.project.cards:
            for option in card.options:
                text = "10" if card.kind is CardKind.BUDGET else "words"
                pressed = e.ButtonPressed("ann", card.id, option, text)
                after = step(room, pressed, place.at + 1)
                still = after.room.project("p1")
                assert still is None or card not in still.cards, f"{option} of {card}\n{place}"
                assert after.facts, f"{option} of {card}\n{place}"
                assert after.room.seq == room.seq + 1 + len(after.facts)
                assert not (still and still.parked), f"{option} of {card}\n{place}"


def alone(part: Part, place: Place) -> Room:
    """A room with this one project."""
    room = Room(place.entry, place.at, "ann", rules=part.rules, floor="p1")
    return replace(room, last_card=place.card, last_project=1, projects=(place.project,))


@every_part
def test_the_room_owes_what_its_project_is_owed(part: Part) -> None:
    for place in walked(part).places:
        assert owed(alone(part, place)) == place.owed, place


def test_the_walks_met_every_kind_of_card_and_every_reason_for_one() -> None:
    kinds, about, checks = set(), set(), set()
    for part in PARTS:
        checks.add(part.rules.checkpoints)
        for place in walked(part).places:
            kinds |= {card.kind for card in place.project.cards}
            about |= {card.about for card in place.project.cards}
    assert kinds == set(CardKind)
    assert about == set(About) - {About.ACT}
    assert checks == set(Checkpoints)
