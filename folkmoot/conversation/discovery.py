"""
Discovery: the bots ask in waves, the leader makes one round of it, the person answers.

No question is asked twice; after the last round, or when the person says go on, the
project's course decides what is due: a brief, an offer or a plan.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from folkmoot.conversation.acts import AnswerChanged, AnswersGiven, Skipped
from folkmoot.conversation.card import CardKind
from folkmoot.conversation.events import BotAsked, RoundMerged
from folkmoot.conversation.project import Flow, Project, asks_first, questions, rounds
from folkmoot.conversation.question import Answer, Question, same
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.turns import DebateDue, Opened, QuestionsDue, RoundReady, WaveReturned
from folkmoot.conversation.words import text


def opened(scene: Scene, event: Opened) -> None:
    if scene.project.flow is Flow.DEBATE:
        scene.derive(DebateDue())
    elif asks_first(scene.project, scene.rules):
        scene.derive(QuestionsDue())
    else:
        go_on(scene)


def go_on(scene: Scene) -> None:
    """Enough is known: take the turn the project's course has next."""
    scene.derive(scene.project.course.then())


def questions_due(scene: Scene, event: QuestionsDue) -> None:
    scene.change(round=scene.project.round + 1)


def wave_sent(scene: Scene, event: object) -> None:
    """On entering ASKING: every bot that fits may ask."""
    scene.change(awaiting=scene.project.bots, away=(), drafts=())


def bot_asked(scene: Scene, event: BotAsked) -> None:
    _asked(scene, event.bot)
    scene.change(drafts=scene.project.drafts + event.questions)


def missed(scene: Scene, bot: str) -> None:
    """A bot that could not be asked counts as no question."""
    scene.change(away=(*scene.project.away, bot))
    _asked(scene, bot)


def all_away(project: Project, bot: str) -> bool:
    """Whether with this bot every bot of the wave was missed, so that nobody asked anything."""
    return project.awaiting == (bot,) and {*project.away, bot} >= {*project.bots}


def _asked(scene: Scene, bot: str) -> None:
    """One bot fewer is awaited: the wave returns with the last of them."""
    scene.change(awaiting=tuple(b for b in scene.project.awaiting if b != bot))
    if scene.project.awaiting:
        return
    if scene.project.away:
        scene.say("bots-missed", bots=", ".join(scene.project.away), count=len(scene.project.away))
    scene.derive(WaveReturned())


def wave_returned(scene: Scene, event: WaveReturned) -> None:
    if not scene.project.drafts:
        go_on(scene)


def round_merged(scene: Scene, event: RoundMerged) -> None:
    fresh = new_questions(scene, event.questions)
    scene.change(drafts=())
    if fresh:
        scene.derive(RoundReady(fresh))
    else:
        go_on(scene)


def new_questions(scene: Scene, proposed: tuple[Question, ...]) -> tuple[Question, ...]:
    """Keep what was not asked before, as many as a round may have, and number it."""
    kept: list[Question] = []
    for question in proposed:
        known = (*scene.project.asked, *kept)
        if question.text.strip() and not any(same(question.text, one.text) for one in known):
            kept.append(question)
    kept = kept[: questions(scene.project, scene.rules)]
    first = len(scene.project.asked) + 1
    return tuple(replace(question, id=f"q{first + n}") for n, question in enumerate(kept))


def round_shown(scene: Scene, event: object) -> None:
    """On entering ASKED: one card for the round."""
    assert isinstance(event, RoundReady)
    project = scene.project
    scene.change(asked=project.asked + event.questions)
    words = text(
        "card-questions",
        round=project.round,
        rounds=max(project.round, rounds(project, scene.rules)),
        count=len(event.questions),
    )
    scene.open(CardKind.QUESTIONS, words, questions=event.questions)


def answers_given(scene: Scene, event: AnswersGiven) -> None:
    """One text for all that was asked, or question by question; earlier ones may change."""
    keep_answers(scene, event.entry, {id for id, _ in event.answers})
    if event.text.strip():
        _keep_words(scene, event.entry)
    _close_round(scene, "submit")
    if scene.project.round < rounds(scene.project, scene.rules):
        scene.derive(QuestionsDue())
    else:
        go_on(scene)


def _keep_words(scene: Scene, entry: int) -> None:
    """One text answers whatever is still open, or is kept beside the questions."""
    open_ids = [q.id for card in scene.project.cards for q in card.questions]
    answered = {answer.question for answer in scene.project.answers}
    keep_answers(scene, entry, [id for id in open_ids if id not in answered] or [""])


def keep_answers(scene: Scene, entry: int, ids: Collection[str]) -> None:
    """Keep where each answer stands; one that is given anew takes the place of the old."""
    known = ("", *(question.id for question in scene.project.asked))
    given = {id for id in ids if id}  # what was said beside the questions stays
    kept = tuple(answer for answer in scene.project.answers if answer.question not in given)
    new = tuple(Answer(entry, id) for id in known if id in ids)
    scene.change(answers=kept + new)


def answer_changed(scene: Scene, event: AnswerChanged) -> None:
    """Said beside the questions, which stay open: whoever reads it knows what it replaces."""
    scene.change(answers=(*scene.project.answers, Answer(event.entry)))
    scene.say("answer-changed")


def skipped(scene: Scene, event: Skipped) -> None:
    """Enough questions: what is open is assumed as each question said."""
    keep_answers(scene, event.entry, {id for id, text in event.answers if text.strip()})
    if event.tells:
        _keep_words(scene, event.entry)
    scene.change(skipped=True)
    _close_round(scene, "skip")
    scene.decide("discovery ended", event.by, "the person wants to go on with what is known")
    go_on(scene)


def _close_round(scene: Scene, how: str) -> None:
    for card in scene.project.cards:
        if card.kind is CardKind.QUESTIONS:
            scene.close(card, how)
