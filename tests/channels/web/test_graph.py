"""The picture of a plan: every box has its place, and work flows downwards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from folkmoot.channels.web.graph import HEIGHT, WIDTH, layout, plan_graph

Needs = tuple[tuple[int, ...], ...]


@st.composite
def plans(draw: st.DrawFn, most: int = 24) -> Needs:
    """What each task needs; in whichever order they are numbered, there is no circle."""
    size = draw(st.integers(0, most))
    order = draw(st.permutations(range(size)))
    found: dict[int, tuple[int, ...]] = {}
    for at, n in enumerate(order):
        needs = st.lists(st.sampled_from(order[:at] or [0]), unique=True, max_size=min(5, at))
        found[n] = tuple(draw(needs))
    return tuple(found[n] for n in range(size))


def boxes(picture: dict[str, Any]) -> dict[int, tuple[float, float]]:
    return dict(picture["nodes"])


@given(plans())
@example(())
@example(((),))
@example(((), (), ()))
@example(((), (), (0, 1), (0, 1, 2)))
@example(((1,), (2,), (3,), ()))
def test_no_two_boxes_overlap(needs: Needs) -> None:
    spots = boxes(layout(needs))
    assert spots.keys() == set(range(len(needs)))
    found = list(spots.values())
    for n, (x, y) in enumerate(found):
        for other_x, other_y in found[n + 1 :]:
            apart = abs(x - other_x) >= WIDTH or abs(y - other_y) >= HEIGHT
            assert apart, (needs, spots)


@given(plans())
def test_whatever_is_needed_stands_above(needs: Needs) -> None:
    spots = boxes(layout(needs))
    for n, all_needs in enumerate(needs):
        for need in all_needs:
            assert spots[need][1] + HEIGHT <= spots[n][1], (needs, spots)


@given(plans())
@example(((), (), (0, 1), (0, 1, 2)))
def test_everything_is_inside_the_picture(needs: Needs) -> None:
    picture = layout(needs)
    width, height = picture["width"], picture["height"]
    points = [point for _, _, line in picture["edges"] for point in line]
    points += boxes(picture).values()
    points += [(x + WIDTH, y + HEIGHT) for x, y in boxes(picture).values()]
    for x, y in points:
        assert math.isfinite(x)
        assert math.isfinite(y)
        assert 0 <= x <= width, (needs, picture)
        assert 0 <= y <= height, (needs, picture)


@given(plans())
@example(((), (0,), (0, 1)))
def test_every_need_is_drawn_but_for_what_others_imply(needs: Needs) -> None:
    drawn = [(a, b) for a, b, _ in layout(needs)["edges"]]
    wanted = [(need, n) for n, some in enumerate(needs) for need in some]
    assert len(drawn) == len(set(drawn))
    assert set(drawn) <= set(wanted)
    assert above(drawn) == above(wanted), "somebody seems to need less than they do"


def above(edges: Sequence[tuple[int, int]]) -> dict[int, set[int]]:
    """All that each task needs, directly or through others."""
    found: dict[int, set[int]] = {b: set() for _, b in edges}
    for _ in edges:  # no path is longer
        before = {n: set(some) for n, some in found.items()}
        for a, b in edges:
            found[b] |= {a} | found.get(a, set())
        if found == before:
            break
    return found


@given(plans())
def test_a_line_goes_from_box_to_box_and_never_up(needs: Needs) -> None:
    picture = layout(needs)
    spots = boxes(picture)
    for start, end, line in picture["edges"]:
        assert len(line) >= 2
        assert tuple(line[0]) == (spots[start][0] + WIDTH / 2, spots[start][1] + HEIGHT)
        assert tuple(line[-1]) == (spots[end][0] + WIDTH / 2, spots[end][1])
        heights = [y for _, y in line]
        assert heights == sorted(heights), (needs, line)


@given(plans())
def test_the_same_plan_gives_the_same_picture(needs: Needs) -> None:
    first = layout(needs)
    layout.cache_clear()
    assert layout(needs) == first


@given(plans(most=8))
def test_a_plan_is_drawn_by_the_names_of_its_tasks(needs: Needs) -> None:
    tasks = [
        {"id": f"t{n + 1}", "depends_on": [f"t{need + 1}" for need in some]}
        for n, some in enumerate(needs)
    ]
    picture = plan_graph(tasks)
    assert list(picture["nodes"]) == [f"t{n + 1}" for n in range(len(needs))]
    named = {(a, b) for a, b, _ in picture["edges"]}
    assert named <= {(need, task["id"]) for task in tasks for need in task["depends_on"]}


@settings(max_examples=5)
@given(st.integers(200, 400))
def test_a_large_plan_is_drawn_too(size: int) -> None:
    needs = tuple(tuple(range(max(0, n - 3), n, 2)) for n in range(size))
    assert len(boxes(layout(needs))) == size
