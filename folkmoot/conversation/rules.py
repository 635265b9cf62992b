"""
The rules a room plays by: every setting that steers the machine, as one value.

They enter the log as `RulesSet`, so a replay never depends on today's settings.
Durations are milliseconds, money is millionths of a US dollar.
"""

from __future__ import annotations

from enum import StrEnum

from folkmoot.conversation.value import dataclass

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Ask(StrEnum):
    AGGRESSIVE = "aggressive"
    NORMAL = "normal"
    MINIMAL = "minimal"


class Checkpoints(StrEnum):
    NONE = "none"
    BEFORE = "before"
    AFTER = "after"
    BOTH = "both"


@dataclass(frozen=True)
class Seat:
    """A bot that sits in the room, as far as the machine needs to know it."""

    bot: str
    domains: tuple[str, ...] = ()
    bans: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rules:
    ask: Ask = Ask.NORMAL
    checkpoints: Checkpoints = Checkpoints.NONE
    planning: bool = True
    """Without planning the agreed work is one task."""
    plan_approval: bool = True
    """Without it the brief alone is shown for approval, and its plan follows at once."""
    approve_simple: bool = False
    """A sure build that comes down to one simple task approves itself, as a sure task does."""
    bot_turns: int = 10
    """How often bots may speak in a debate before they wait for the person."""
    transition: bool = True
    """A sure "go" in a debate leads to brief and plan; without it only the Start button does."""
    pause: bool = False
    """Whatever is said while work runs holds the work until "continue"."""
    debate: bool = False
    """A build opens as a debate instead of question cards."""
    rounds: int = 3
    silence: int = 30 * MINUTE
    wait: int = DAY
    limit: int = 8
    """Tasks of one project at once."""
    bot_limit: int = 4
    """Tasks of one bot at once."""
    attempts: int = 3
    backoff: int = 2_000
    """Before the second attempt; four times as long before each further one."""
    follow_up_share: int = 10
    """Per cent of the approved tasks and cost that may be added without asking."""
    task_cost: int = 50_000
    """The most that a task approved by asking may cost."""
    budget: int = 5_000_000
    approvers: tuple[str, ...] = ()
    """People who may approve, stop and spend beside the owner."""
    team: tuple[Seat, ...] = (Seat("leader"), Seat("researcher"), Seat("creative"))
    lent: tuple[Seat, ...] = ()
    """Bots whom any team borrows for a piece of software."""
    model: bool = False
    """A model may be asked where the local verdict is unsure."""

    def seats(self, bot: str) -> bool:
        return any(seat.bot == bot for seat in self.team)


@dataclass(frozen=True)
class Asking:
    """How much may be asked in one round, in how many rounds, and of whom."""

    questions: int
    rounds: int
    specific_too: bool = False  # ask one round even where the request is clear


ASKING: dict[Ask, Asking] = {
    Ask.AGGRESSIVE: Asking(questions=5, rounds=3, specific_too=True),
    Ask.NORMAL: Asking(questions=5, rounds=3),
    Ask.MINIMAL: Asking(questions=2, rounds=1),
}

MODES: dict[str, dict[str, object]] = {
    "": {},
    "complex": {
        "ask": Ask.AGGRESSIVE,
        "checkpoints": Checkpoints.BOTH,
        "planning": True,
        "plan_approval": True,
    },
    "simple": {
        "ask": Ask.MINIMAL,
        "checkpoints": Checkpoints.AFTER,
        "planning": False,
        "plan_approval": False,
        "approve_simple": True,
    },
    "conversational": {"bot_turns": 1, "transition": True, "pause": True, "debate": True},
}
