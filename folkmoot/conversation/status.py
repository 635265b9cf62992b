"""The status of a room as others read it: one flat object, the last line of every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from folkmoot.conversation.card import Card
from folkmoot.conversation.effects import Alarm, StartTask
from folkmoot.conversation.phases import PUBLIC
from folkmoot.conversation.plan import Plan
from folkmoot.conversation.project import Project
from folkmoot.conversation.room import Room
from folkmoot.conversation.step import owed
from folkmoot.conversation.words import Words

Render = Callable[[Words], str]
When = Callable[[int], str]


def status(
    name: str, room: Room, project: Project | None, say: Render, when: When
) -> dict[str, Any]:
    """Describe a project (normally the one with the floor) and what the room waits for."""
    jobs = sum(not isinstance(effect, Alarm) for effect in owed(room).values())
    cards = open_cards(room)
    waiting = next((c for c in cards if c.project == (project.id if project else "")), None)
    return {
        "kind": "status",
        "room": name,
        **(_project(project, when) if project else _no_project(room, when)),
        "owed": jobs,
        "waiting": card_view(waiting, say) if waiting else None,
        "also": [card.id for card in cards if card is not waiting],
    }


def open_cards(room: Room) -> list[Card]:
    """Every open card of the room, oldest first."""
    cards = [*room.cards, *(card for project in room.projects for card in project.cards)]
    return sorted(cards, key=lambda card: card.number)


def thinking(room: Room) -> tuple[str, ...]:
    """The bots that owe an answer, a question, a text: whoever is busy, but for tasks."""
    jobs = owed(room).values()
    busy = [job for job in jobs if not isinstance(job, Alarm | StartTask)]
    leader = room.rules.team[0].bot
    return tuple(dict.fromkeys(getattr(job, "bot", "") or leader for job in busy))


def _project(project: Project, when: When) -> dict[str, Any]:
    return {
        "project": project.id,
        "intent": str(project.intent),
        "flow": str(project.flow),
        "phase": PUBLIC[project.phase],
        "round": project.round,
        "iteration": project.iteration,
        "paused": project.paused,
        "parked": project.parked,
        "outcome": str(project.outcome) if project.outcome else None,
        "goal": project.goal,
        "title": project.brief.title if project.brief else None,
        "asked": len(project.asked),
        "last_decision": project.last_decision or None,
        "created_at": when(project.created_at),
        "changed_at": when(project.changed_at),
        "tasks": _tasks(project),
        "cost_usd": project.spent / 1e6,
        "budget_usd": project.budget / 1e6,
    }


def _no_project(room: Room, when: When) -> dict[str, Any]:
    """Only small talk so far: a chat that is answered is a flow that succeeded."""
    answering = room.hearing is not None
    chatted = room.chatted or answering
    return {
        "project": None,
        "intent": "chat" if chatted else None,
        "flow": "chat" if chatted else None,
        "phase": "answering" if answering else "idle",
        "round": 0,
        "iteration": 1,
        "paused": False,
        "parked": False,
        "outcome": "success" if room.chatted and not answering else None,
        "goal": None,
        "title": None,
        "asked": 0,
        "last_decision": None,
        "created_at": None,
        "changed_at": when(room.at),
        "tasks": {"total": 0, "done": 0, "running": 0, "failed": 0},
        "cost_usd": room.spent / 1e6,
        "budget_usd": (room.budget or room.rules.budget) / 1e6,
    }


def _tasks(project: Project) -> dict[str, int]:
    work = project.work
    return {
        "total": len(project.plan.tasks) if project.plan else 0,
        "done": work.done.bit_count(),
        "running": work.running.bit_count(),
        "failed": work.failed.bit_count(),
    }


def card_view(card: Card, say: Render) -> dict[str, Any]:
    """A card as others read it; options are what `answer --choose` takes."""
    view: dict[str, Any] = {
        "id": card.id,
        "kind": str(card.kind),
        "project": card.project or None,
        "text": say(card.words),
        "options": list(card.options),
        "labels": {o: say(Words(card.label(o))) for o in card.options if o.isalpha()},
    }
    if card.questions:
        view["questions"] = [
            {
                "id": question.id,
                "bot": question.bot,
                "text": question.text,
                "kind": str(question.kind),
                "suggestions": list(question.suggestions),
                "otherwise": question.otherwise,
            }
            for question in card.questions
        ]
    if card.choices:
        view["choices"] = [
            {
                "option": str(n),
                "title": choice.title,
                "takes": choice.takes,
                "sources": list(choice.sources),
                "confidence": choice.confidence,
                "recommended": n == card.recommended,
            }
            for n, choice in enumerate(card.choices, 1)
        ]
    return view


def plan_view(plan: Plan) -> list[dict[str, Any]]:
    """The tasks as others read and edit them."""
    return [
        {
            "id": plan.name(n),
            "title": task.title,
            "bot": task.bot,
            "description": task.description,
            "domain": task.domain,
            "kind": str(task.kind),
            "priority": task.priority,
            "due": task.due or None,
            "requirements": list(task.requirements),
            "constraints": list(task.constraints),
            "depends_on": [plan.name(need) for need in task.needs],
            "parent": None if task.parent is None else plan.name(task.parent),
            "files": list(task.files),
            "evidence": [{"kind": str(e.kind), "value": e.value} for e in task.evidence],
            "choices": list(task.choices),
            "runs": task.runs,
            "checks": None if task.checks is None else plan.name(task.checks),
            "loops": task.loops,
            "allowance_usd": task.allowance / 1e6,
            "created_by": task.created_by,
        }
        for n, task in enumerate(plan.tasks)
    ]
