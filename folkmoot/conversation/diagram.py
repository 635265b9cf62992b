"""The table as a Mermaid diagram, for docs/conversation.md. A test keeps the two the same."""

from __future__ import annotations

from folkmoot.conversation.phases import PUBLIC, TRANSITIONS


def mermaid() -> str:
    """Return the transition table as a state diagram; cells that stay are left out."""
    lines = ["stateDiagram-v2", "    [*] --> opened"]
    for phase, row in TRANSITIONS.items():
        arrows: dict[str, list[str]] = {}
        for event, target in row.items():
            if target is not phase:
                arrows.setdefault(target.value, []).append(event.__name__)
        for target_name, names in arrows.items():
            lines.append(f"    {phase.value} --> {target_name}: {', '.join(names)}")
    lines.append("    closed --> [*]")
    return "\n".join(lines)


def table() -> str:
    """Return every cell as a Markdown table: what stays, and what moves where."""
    lines = ["| phase | people see | stays on | moves on |", "|---|---|---|---|"]
    for phase, row in TRANSITIONS.items():
        stays = ", ".join(event.__name__ for event, to in row.items() if to is phase)
        moves = ", ".join(
            f"{event.__name__} → {to.value}" for event, to in row.items() if to is not phase
        )
        lines.append(f"| {phase.value} | {PUBLIC[phase]} | {stays} | {moves} |")
    return "\n".join(lines)
