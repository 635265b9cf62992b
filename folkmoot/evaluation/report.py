"""The figures of conversations, one by one and in sum: as JSON, and as a small table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from folkmoot.evaluation.claims import Claims


@dataclass(frozen=True, slots=True)
class Figures:
    """What came of one conversation."""

    case: str
    lang: str
    wanted: str  # the intent of the person
    understood: str  # as the team took it
    rounds: int
    questions: int
    facts: int  # of the hidden brief
    told: int  # of them, because somebody asked
    recovered: int | None  # of them, in the brief; None: this flow writes none
    false_starts: tuple[str, ...]  # tasks that began without approval, as p1/t1
    approved: int  # tasks
    done: int  # of them
    claims: Claims  # of the reviews: true, false, withheld
    fallbacks: int
    cost_usd: float
    seconds: float
    why: str = ""  # it could not be finished

    @property
    def failed(self) -> bool:
        return bool(self.false_starts or self.claims.false or self.why)


@dataclass(frozen=True, slots=True)
class Sum:
    """All conversations together; shares are of all facts and tasks, not means of shares."""

    conversations: int
    finished: int
    understood: int  # as they were meant
    rounds: int
    questions: int
    facts: int  # of the conversations that have a brief
    told: int
    recovered: int
    false_starts: int
    approved: int
    done: int
    claims: Claims
    fallbacks: int
    cost_usd: float
    seconds: float


def total(rows: Sequence[Figures]) -> Sum:
    briefed = [row for row in rows if row.recovered is not None]
    return Sum(
        conversations=len(rows),
        finished=sum(not row.why for row in rows),
        understood=sum(row.understood == row.wanted for row in rows),
        rounds=sum(row.rounds for row in rows),
        questions=sum(row.questions for row in rows),
        facts=sum(row.facts for row in briefed),
        told=sum(row.told for row in briefed),
        recovered=sum(row.recovered or 0 for row in briefed),
        false_starts=sum(len(row.false_starts) for row in rows),
        approved=sum(row.approved for row in rows),
        done=sum(row.done for row in rows),
        claims=sum((row.claims for row in rows), Claims()),
        fallbacks=sum(row.fallbacks for row in rows),
        cost_usd=sum(row.cost_usd for row in rows),
        seconds=sum(row.seconds for row in rows),
    )


def share(part: int | None, whole: int) -> float | None:
    """A part of a whole; None where there is nothing to have a part of."""
    return None if part is None or not whole else round(part / whole, 3)


def view(row: Figures | Sum, model: str) -> dict[str, Any]:
    """A line of `--json`."""
    kind = "conversation" if isinstance(row, Figures) else "sum"
    shares = {
        "recovered_share": share(row.recovered, row.facts),
        "done_share": share(row.done, row.approved),
    }
    rounded = {"cost_usd": round(row.cost_usd, 6), "seconds": round(row.seconds, 2)}
    return {"kind": kind, "model": model} | asdict(row) | shares | rounded


# --- the table ---------------------------------------------------------------------------

COLUMNS: tuple[tuple[str, int], ...] = (
    ("conversation", 18),
    ("as", 9),
    ("rounds", 6),
    ("asked", 6),
    ("told", 6),
    ("recovered", 11),
    ("false", 6),
    ("done", 6),
    ("claims", 8),
    ("rules", 6),
    ("cost", 8),
    ("seconds", 8),
)
"""Heading and width; the first two are words, the others numbers."""

WORDS = 2


def heading() -> str:
    return _line([name for name, _ in COLUMNS])


def line(row: Figures | Sum) -> str:
    """A row of the table."""
    if isinstance(row, Figures):
        name, taken, false = row.case, row.understood, len(row.false_starts)
    else:
        name = f"{row.finished} of {row.conversations}"
        taken, false = f"{row.understood} right", row.false_starts
    part = share(row.recovered, row.facts)
    cells = [
        name,
        taken,
        str(row.rounds),
        str(row.questions),
        f"{row.told}/{row.facts}",
        "-" if part is None else f"{row.recovered}/{row.facts} {part:.0%}",
        str(false),
        f"{row.done}/{row.approved}",
        str(row.claims),
        str(row.fallbacks),
        f"${row.cost_usd:.4f}",
        f"{row.seconds:.1f}",
    ]
    return _line(cells)


def troubles(rows: Sequence[Figures]) -> list[str]:
    """Why the evaluation failed, a line for each reason."""
    found = []
    for row in rows:
        if row.false_starts:
            tasks = ", ".join(row.false_starts)
            found.append(f"{row.case}: work began without approval: {tasks}")
        found += [f"{row.case}: claimed, and not there: {text}" for text in row.claims.false]
        if row.why:
            found.append(f"{row.case}: not finished: {row.why}")
    return found


def _line(cells: Sequence[str]) -> str:
    shown = [
        cell.ljust(width) if n < WORDS else cell.rjust(width)
        for n, (cell, (_, width)) in enumerate(zip(cells, COLUMNS, strict=True))
    ]
    return " ".join(shown).rstrip()
