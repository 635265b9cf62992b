"""
Where a room stands, as a page shows it: everything that is not history.

A page folds the log for what was said; for where things are it takes this snapshot, which is
made after each commit, once for all pages that read it in the same language as the same person.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import Plan
from folkmoot.conversation.project import Project, Work, rounds
from folkmoot.conversation.room import Room as State
from folkmoot.conversation.status import open_cards, thinking
from folkmoot.conversation.undoing import meanings
from folkmoot.progress import KINDS, Progress, progress
from folkmoot.store.rows import Entry, state_of
from folkmoot.view import card_shown, status_view, when
from folkmoot.visit import Room

View = dict[str, Any]

KEPT = 500
"""Projects at work whose tasks are remembered."""


def states(plan: Plan, work: Work) -> dict[str, str]:
    """How far each task is; whatever waits for others is `waiting`."""
    return {plan.name(n): state_of(work, n) for n in range(len(plan.tasks))}


class Standings:
    """Where rooms stand, and how far their work is."""

    def __init__(self) -> None:
        self._logs: OrderedDict[tuple[str, str], list[Entry]] = OrderedDict()

    def of(self, room: Room) -> View:
        """Where a room stands, as its person sees it."""
        state = room.team.moot.room(room.name)
        lang = room.lang
        return {
            "seq": state.seq,
            "room": room.name,
            "lang": state.person(room.person).lang or None,
            "mode": state.mode or room.team.settings.mode,
            "owner": state.owner or None,
            "approvers": [*dict.fromkeys((*state.approvers, *state.rules.approvers))],
            "person": room.person,
            "may": not state.owner or state.may(room.person),
            "floor": state.floor or None,
            "thinking": list(thinking(state)),
            "waiting_messages": len(state.inbox),
            "budget_usd": (state.budget or state.rules.budget) / 1e6,
            "cards": [
                card_shown(card, lang)
                | {
                    "entry": card.entry,
                    "about": str(card.about),
                    "task": _task_name(state, card.project, card.task),
                }
                for card in open_cards(state)
            ],
            # What messages of theirs may have meant instead, as long as that can be said.
            "meant": {
                str(read.entry): [label for label in meanings(read.state) if label != read.label]
                for read in state.readings
                if read.sender == room.person and not read.started
            },
            "projects": [self._project(room, state, project, lang) for project in state.projects],
        }

    def _project(self, room: Room, state: State, project: Project, lang: str) -> View:
        view = status_view(room.name, state, project, lang)
        for name in ("kind", "room", "waiting", "also", "owed"):
            del view[name]
        found = self._progress(room, project)
        plan = project.plan
        return view | {
            "rounds": rounds(project, state.rules),
            "tokens": project.tokens,
            "states": states(plan, project.work) if plan else {},
            # Other than before: to be fetched again. None: there is none yet.
            "plan_seen": f"{project.revision}.{project.turn}.{len(plan.tasks)}" if plan else None,
            "brief_seen": f"{project.revision}.{project.turn}" if project.brief else None,
            "progress": _progress_view(found) if found else None,
        }

    def _progress(self, room: Room, project: Project) -> Progress | None:
        """How far the work is; of the log only what is new is read."""
        if project.phase is not Phase.EXECUTION:
            return None
        key = (room.name, project.id)
        log = self._logs.setdefault(key, [])
        self._logs.move_to_end(key)
        if len(self._logs) > KEPT:
            self._logs.popitem(last=False)
        after = log[-1].seq if log else project.entry
        log += room.team.store.log(room.name, after, 10_000, project.id, KINDS)
        return progress(project, log, room.team.moot.clock())


def _task_name(state: State, project: str, task: int | None) -> str | None:
    found = state.project(project)
    if task is None or found is None or found.plan is None or task >= len(found.plan.tasks):
        return None
    return found.plan.name(task)


def _progress_view(found: Progress) -> View:
    return {
        "running": [
            {"task": r.task, "title": r.title, "bot": r.bot, "since": when(r.since)}
            for r in found.running
        ],
        "done": found.done,
        "left": found.left,
        "total": found.total,
        "ends_at": when(found.ends_at) if found.ends_at else None,
    }
