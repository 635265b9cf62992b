"""What understanding promises; `make eval` fails below it, and the docs print it."""

from __future__ import annotations

PROMISES: dict[str, tuple[float, float]] = {
    "intent": (0.90, 0.82),
    "vague": (0.92, 0.85),
    "reply": (0.87, 0.80),
    "language": (0.98, 0.95),
}
"""Right at least so often: over all, and in each of the eight languages."""

HARM = 0.005
"""Surely wrong towards starting, and towards dropping: at most so often, of all messages."""

SURE = 0.80
"""At least so many verdicts on messages of more than eight words are sure."""

SURED = (
    f"Of messages of more than eight words at least {SURE:.0%} of the verdicts are sure; "
    "shorter ones are said whole, or more must speak for them."
)

NAMES = {
    "intent": "the intent of a first message",
    "vague": "vague or specific",
    "reply": "a reply, over the six states",
    "language": "the language",
}


def table() -> str:
    """The promises as the docs show them."""
    lines = ["| right at least | over all | in each language |", "|---|---|---|"]
    for name, (over_all, each) in PROMISES.items():
        lines.append(f"| {NAMES[name]} | {over_all:.0%} | {each:.0%} |")
    told = (
        f"Sure and wrong towards starting work, and towards dropping it: at most {HARM:.1%} each."
    )
    return "\n".join([*lines, "", f"{told} {SURED}"])
