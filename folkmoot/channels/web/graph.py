"""Where the tasks of a plan stand in its picture: a function of the plan's shape alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import fast_sugiyama

WIDTH, HEIGHT = 168, 52
"""The box of a task."""

ACROSS, DOWN = 24, 40
"""The space between boxes."""

Point = tuple[float, float]


@lru_cache(maxsize=64)
def layout(needs: tuple[tuple[int, ...], ...]) -> dict[str, Any]:
    """Top left corners and edges of a graph, given what each task needs; sources are on top."""
    edges = _needed(needs)
    linked = sorted({n for edge in edges for n in edge})
    spots: dict[int, Point] = {}
    lines: list[tuple[int, int, list[Point]]] = []
    right = 0.0
    if edges:
        right = _place(edges, linked, spots, lines)
    alone = [n for n in range(len(needs)) if n not in spots]
    for row, n in enumerate(alone):  # a column of its own, beside the others
        spots[n] = (right, row * (HEIGHT + DOWN))
    bends = [x for _, _, points in lines for x, _ in points]
    width = max([x + WIDTH for x, _ in spots.values()] + [x + ACROSS for x in bends], default=WIDTH)
    height = max((y for _, y in spots.values()), default=0.0) + HEIGHT
    return {"width": width, "height": height, "nodes": spots, "edges": lines}


def _needed(needs: tuple[tuple[int, ...], ...]) -> list[tuple[int, int]]:
    """The edges, but for those that others say already: who waits for b waits for b's needs."""
    before: dict[int, int] = {}  # what comes before a task, however far, as bits
    edges = []
    todo = list(range(len(needs)))
    while todo:
        n = todo[-1]
        missing = [need for need in needs[n] if need not in before]
        if n in before or missing:
            todo.pop() if n in before else todo.extend(missing)
            continue
        implied = 0
        for need in needs[n]:
            implied |= before[need]
        before[n] = implied | sum(1 << need for need in set(needs[n]))
        edges += [(need, n) for need in dict.fromkeys(needs[n]) if not implied >> need & 1]
        todo.pop()
    return sorted(edges)


def _place(
    edges: Sequence[tuple[int, int]],
    linked: Sequence[int],
    spots: dict[int, Point],
    lines: list[tuple[int, int, list[Point]]],
) -> float:
    """Place everything that hangs together, part by part from the left; return where that ends."""
    # The library numbers the bends of long edges from the number of nodes on.
    number = {n: at for at, n in enumerate(linked)}
    drawn = fast_sugiyama.from_edges([(number[a], number[b]) for a, b in edges], vertex_spacing=1)
    left = 0.0
    for positions, width, height, parts in drawn:
        at = {
            int(n): (left + x * (WIDTH + ACROSS), (height - y) * (HEIGHT + DOWN))
            for n, (x, y) in positions
        }
        spots |= {linked[n]: at[n] for n in at if n < len(linked)}
        lines += _lines(at, parts or [], linked)
        left += (width + 1) * (WIDTH + ACROSS)
    return left


def _lines(
    at: dict[int, Point], parts: Iterable[tuple[Any, Any]], linked: Sequence[int]
) -> list[tuple[int, int, list[Point]]]:
    """Edges with their bends: from the middle below a box to the middle above another."""
    parts = list(parts)
    follows = {int(a): int(b) for a, b in parts if int(a) >= len(linked)}
    found = []
    for a, b in parts:
        start, end = int(a), int(b)
        if start >= len(linked):
            continue
        x, y = at[start]
        points = [(x + WIDTH / 2, y + HEIGHT)]
        while end >= len(linked):
            x, y = at[end]
            points.append((x + WIDTH / 2, y + HEIGHT / 2))
            end = follows[end]
        x, y = at[end]
        points.append((x + WIDTH / 2, y))
        found.append((linked[start], linked[end], points))
    return found


def plan_graph(tasks: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The picture of a plan, by the names of its tasks."""
    names = [task["id"] for task in tasks]
    number = {name: n for n, name in enumerate(names)}
    needs = tuple(tuple(number[need] for need in task["depends_on"]) for task in tasks)
    found = layout(needs)
    return {
        "width": found["width"],
        "height": found["height"],
        "nodes": {names[n]: spot for n, spot in sorted(found["nodes"].items())},
        "edges": [[names[a], names[b], points] for a, b, points in found["edges"]],
    }
