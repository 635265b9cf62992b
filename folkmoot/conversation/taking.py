"""
Taking back: a message that was read wrongly is read otherwise, and what was closed comes back.

A project is put where it was: the one place beside the table that sets a phase. What cannot be
undone is never touched: money that was spent, tasks that are done, names that were given out.
Work that waits again does so on hold; a person lets it go on.
"""

from __future__ import annotations

from folkmoot.conversation.acts import Reopened
from folkmoot.conversation.card import About, Card, CardKind
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.facts import CardClosed, PhaseChanged, ProjectRestored
from folkmoot.conversation.phases import PUBLIC, Phase
from folkmoot.conversation.project import Outcome, Project
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.schedule import go_on, let_go
from folkmoot.conversation.turns import TakenBack
from folkmoot.errors import NotNow

WORKS = (Phase.EXECUTION, Phase.CHECKING, Phase.REVIEW)

QUIET = {Phase.DEBATING: Phase.LISTENING}
"""Where a project comes back to that was left in the middle of somebody's turn."""


def can_reopen(project: Project) -> bool:
    """Whether there is something to go back to: an offer that was made stays made."""
    if project.open or project.left is None or project.outcome is Outcome.ESCALATION:
        return False
    return project.left is not Phase.ANSWERING or project.outcome is not Outcome.SUCCESS


def reopened(scene: Scene, event: Reopened) -> None:
    """What was dropped or closed is open again, with everything it had."""
    project = scene.project
    if not can_reopen(project) or project.left is None:
        raise NotNow("closed", "reopen")
    phase = QUIET.get(project.left, project.left)
    scene.decide("reopened", event.by)
    kept = evolve(scene.project, phase=phase, outcome=None, why="", left=None, left_cards=())
    cards = tuple(card for card in project.left_cards if card.about is About.PHASE)
    _put(scene, kept, cards, "reopened", event.by)


def begun(was: Project, now: Project) -> bool:
    """Whether work was started meanwhile: that can be stopped, not taken back."""
    phase = now.left if now.left is not None else now.phase
    return phase in WORKS and was.phase not in WORKS


def taken_back(scene: Scene, event: TakenBack) -> None:
    """The project as it was before a message was read."""
    now, was = scene.project, event.was
    scene.decide("taken back", event.by)
    if now.phase is was.phase is Phase.EXECUTION:
        _at_work(scene, was)
        return
    for card in now.cards:
        scene.record(CardClosed(now.id, card.id, "withdrawn"))
    kept = evolve(
        was,
        turn=now.turn,
        spent=now.spent,
        tokens=now.tokens,
        budget=now.budget,
        learnt=now.learnt,
        material=now.material,
        next_task=max(now.next_task, was.next_task),
        revisions=now.revisions,
        by_rules=now.by_rules,
        rules_only=now.rules_only,
        last_decision=scene.project.last_decision,
        changed_at=now.changed_at,
        alarm=0,
    )
    cards = tuple(card for card in was.cards if card.about in (About.PHASE, About.ACT))
    _put(scene, kept, cards, "taken back", event.by)


def _at_work(scene: Scene, was: Project) -> None:
    """Work that went on meanwhile stays done; only the word is taken back."""
    held = scene.project.paused
    ended = {"parked": was.parked, "outcome": was.outcome, "why": was.why}
    scene.change(notes=was.notes, paused=was.paused, **ended)
    if held and not (was.paused or was.parked):
        go_on(scene)


def _put(scene: Scene, project: Project, cards: tuple[Card, ...], why: str, by: str) -> None:
    """Let a project stand where it stood, with the cards it had under new names."""
    scene.project = evolve(project, turn=project.turn + 1, cards=(), failures=0, retry_at=0)
    scene.change(stuck=False, absent=0, speaker="", awaiting=())
    phase = scene.project.phase
    if phase is Phase.ASKING:
        scene.change(awaiting=scene.project.bots, away=(), drafts=())
    if phase is Phase.EXECUTION:
        let_go(scene)  # its cards come again when the work goes on
        scene.change(paused=True)
        cards = ()
    scene.record(ProjectRestored(project.id, why, by))
    told = (PUBLIC[phase], project.round, project.iteration)
    scene.record(PhaseChanged(project.id, *told))
    for card in cards:
        _show(scene, card)


def _show(scene: Scene, old: Card) -> None:
    """A card as it was, with a number of its own."""
    fields = ("about", "task", "questions", "choices", "recommended", "yes", "no", "skip")
    more = {name: getattr(old, name) for name in fields}
    card = scene.open(old.kind, old.words, old.options, **more)
    if card.kind is CardKind.APPROVAL and scene.project.phase is Phase.APPROVAL:
        revisions = (*scene.project.revisions, card.number)
        scene.change(revision=card.number, revisions=revisions, approved=0)
