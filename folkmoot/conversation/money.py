"""
Money: what a job may spend, and what happens when that is not enough.

Spent, and what running tasks may still spend, stay within the budget; whoever cannot go on
within it asks, and nothing new starts until the person has raised the budget or stopped.
"""

from __future__ import annotations

from folkmoot.conversation.acts import BudgetRaised, BudgetSet
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.events import MoneyAsked
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.execution import MONEY, ended, keep, plan_of, ready
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.schedule import ask_budget, go_on, promised
from folkmoot.conversation.thought import Thought
from folkmoot.conversation.words import dollars, text
from folkmoot.errors import NotNow, TooLittle


def spend(scene: Scene, cost: int, thought: Thought | None) -> None:
    """Book what a result cost; where rules thought instead of a model, say so once."""
    project = scene.project
    if cost:
        scene.change(spent=project.spent + cost)
    if thought is None:
        return
    scene.change(tokens=project.tokens + thought.tokens)
    if thought.rules not in ("", project.by_rules):
        scene.change(by_rules=thought.rules)
        scene.say("by-rules", why=thought.rules)


def money_asked(scene: Scene, event: MoneyAsked) -> None:
    """A task goes on within the budget, if it bears that; a phase waits for the person."""
    if scene.project.phase is Phase.EXECUTION:
        _task_asked(scene, event)
        return
    # Whatever is owed afterwards has a new name: this job has ended.
    scene.change(stuck=True, retry_at=0, turn=scene.project.turn + 1)
    spent, budget = dollars(scene.project.spent), dollars(scene.project.budget)
    words = text("card-money", spent=spent, budget=budget, bot=event.bot)
    scene.open(CardKind.BUDGET, words, about=About.STUCK)


def _task_asked(scene: Scene, event: MoneyAsked) -> None:
    """It goes on where it was, in the same attempt, with what it asked for."""
    n = ended(scene, event.task)
    work = scene.project.work
    trail = work.trail(n)
    trail = evolve(trail, asked=(*trail.asked, MONEY), grant=event.wanted)
    scene.change(work=ready(keep(work, n, trail), n))
    if event.met and not any(card.kind is CardKind.BUDGET for card in scene.project.cards):
        ask_budget(scene, plan_of(scene), n)
    go_on(scene)


def budget_raised(scene: Scene, event: BudgetRaised) -> None:
    card = next((c for c in scene.project.cards if c.kind is CardKind.BUDGET), None)
    if card is None:
        raise NotNow(scene.project.phase, "raise")
    budget = event.budget or scene.project.budget * 2  # said without a sum: twice as much
    if budget <= scene.project.budget:
        raise TooLittle(dollars(scene.project.budget))
    scene.close(card, "raise")
    scene.decide("budget raised", event.by, f"to {dollars(budget)} USD")
    scene.change(budget=budget)
    if scene.project.phase is Phase.EXECUTION:
        go_on(scene)
    else:
        scene.change(stuck=False)


def budget_set(scene: Scene, event: BudgetSet) -> None:
    """More or less than before, but never less than is spent or promised to what runs."""
    project = scene.project
    if event.budget > project.budget and any(c.kind is CardKind.BUDGET for c in project.cards):
        budget_raised(scene, BudgetRaised(event.by, event.entry, event.text, event.budget))
        return
    least = project.spent + (promised(project.plan, project.work) if project.plan else 0)
    if event.budget < least:
        raise TooLittle(dollars(least))
    if event.budget != project.budget:
        scene.decide("budget set", event.by, f"to {dollars(event.budget)} USD")
        scene.change(budget=event.budget)
