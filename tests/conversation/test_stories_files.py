"""Stories of plans that cannot be carried out, and of tasks that would write the same files."""

from __future__ import annotations

import pytest

from folkmoot.conversation.plan import Task, covers
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import BrokenPlan
from tests.conversation.test_stories_work import held
from tests.story import Story, clear
from tests.story_bots import task


@pytest.mark.parametrize(
    ("first", "second", "together"),
    [
        (("site/a.html",), ("site/b.html",), True),
        (("site",), ("site/b.html",), False),
        (("site/b.html",), ("site/",), False),
        (("site/pages/b.html",), ("site",), False),
        (("site",), ("site/pages/b.html",), False),
        (("./site//a.html",), ("site/a.html",), False),
        (("a.html", "b.html"), ("c.html", "b.html"), False),
        (("site",), ("sites/a.html",), True),
        ((), (), True),
    ],
)
def test_a_folder_and_what_is_in_it_are_not_written_at_once(
    first: tuple[str, ...], second: tuple[str, ...], together: bool
) -> None:
    story, _ = held(plans=((task("one", files=first), task("two", files=second)),))
    assert story.running() == (["t1", "t2"] if together else ["t1"])


def test_of_many_writers_of_one_folder_each_waits_for_the_others() -> None:
    plan = tuple(task(name, files=("site",)) for name in ("one", "two", "three"))
    story, _ = held(plans=(plan,))
    for name in ("t1", "t2", "t3"):
        assert story.running() == [name]
        story.does(name)


def test_a_file_is_covered_by_its_name_and_by_its_folders() -> None:
    assert covers(("site",), "site/a.html")
    assert covers(("b.txt", "site/a.html"), "./site/a.html")
    assert not covers(("site/a.html",), "site")
    assert not covers(("site",), "sites/a.html")
    assert not covers((), "a.html")


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ((task("free"), task("too"), task("a", (3,)), task("b", (2,))), "in a circle"),
        ((task("one"), task("check", (0,), checks=0)), "sends work back 0 times"),
        ((task("one"), task("check", loops=1)), "names no task"),
        ((task("one"), task("check", checks=0, loops=1)), "does not wait for"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(plan: tuple[Task, ...], why: str) -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    with pytest.raises(BrokenPlan, match=why):
        ann.presses("", plan=plan)


def test_a_check_may_send_back_what_it_waits_for_by_way_of_others() -> None:
    story = Story()
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.presses("", plan=(task("one"), task("two", (0,)), task("check", (1,), checks=0, loops=1)))
    assert story.card == "approval"
