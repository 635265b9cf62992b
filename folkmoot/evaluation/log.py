"""
What a room's log says of a conversation: its figures, and whether work began unapproved.

It trusts nobody's word: an approval is the person's own button on the approval card that was
open, and holds until the plan is talked over again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

Entry = dict[str, Any]

UNDOES = frozenset({"discovery", "debate", "ready", "approval"})
"""Phases in which the plan is talked over: what was approved before counts no more."""

CHANGES = frozenset({"modify", "replan", "changes", "restart", "cancel"})
"""Buttons that take an approval back."""

BY_ASKING = "approved by asking"


@dataclass(slots=True)
class Standing:
    """One project, as far as the log has been read."""

    phase: str = ""
    cards: set[str] = field(default_factory=set)  # approval cards that are open
    approved: bool = False
    ever: bool = False


@dataclass(slots=True)
class Read:
    """What a log says."""

    rounds: int = 0
    questions: int = 0
    false_starts: list[str] = field(default_factory=list)
    """Tasks that began without an approval, as p1/t1."""
    approved: set[str] = field(default_factory=set)
    """Projects that the person approved."""
    fallbacks: int = 0
    cost: int = 0
    """Millionths of a dollar."""


def read(entries: Iterable[Entry], person: str, by_asking: bool = False) -> Read:
    """Read a log from its beginning.

    `by_asking`: this person asked for a small task, which is approved by being asked for.
    """
    found = Read()
    projects: dict[str, Standing] = {}
    for entry in entries:
        standing = projects.setdefault(entry.get("project") or "", Standing())
        _count(found, entry, standing)
        _approval(entry, standing, person, by_asking)
        if entry["kind"] == "task_started" and not standing.approved:
            found.false_starts.append(f"{entry.get('project')}/{entry['task']}")
    found.approved = {id for id, standing in projects.items() if standing.ever}
    return found


def _count(found: Read, entry: Entry, standing: Standing) -> None:
    found.cost += entry.get("cost") or 0
    found.fallbacks += fell_back(entry)
    if entry["kind"] == "card_opened" and entry["card"]["kind"] == "questions":
        found.questions += len(entry["card"].get("questions", ()))
        found.rounds += standing.phase != "execution"  # there a task asks


def fell_back(entry: Entry) -> bool:
    """Whether rules gave this outcome because the model that was asked did not."""
    if entry["kind"] == "rules_set":  # the rules a room plays by are something else
        return False
    return bool(entry.get("rules") or (entry.get("thought") or {}).get("rules"))


def _approval(entry: Entry, standing: Standing, person: str, by_asking: bool) -> None:
    match entry:
        case {"kind": "phase_changed", "phase": phase}:
            standing.phase = phase
            standing.approved = standing.approved and phase not in UNDOES
        case {"kind": "card_opened", "card": {"kind": "approval", "id": id}}:
            standing.cards.add(id)
        case {"kind": "card_closed", "card": id}:
            standing.cards.discard(id)
        case {"kind": "button_pressed", "sender": sender, "card": card, "option": option}:
            if option == "approve" and sender == person and card in standing.cards:
                standing.approved = standing.ever = True
            elif option in CHANGES and not (
                standing.phase == "execution" and card in standing.cards
            ):
                standing.approved = False  # of further tasks at work, only those are refused
        case {"kind": "decided", "what": what, "by": by}:
            if by_asking and what == BY_ASKING and by == person:
                standing.approved = standing.ever = True


def said_by_bots(entries: Iterable[Entry]) -> Iterator[str]:
    """What bots said in a debate."""
    return (entry["text"] for entry in entries if entry["kind"] in ("bot_spoke", "said"))
