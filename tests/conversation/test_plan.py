"""A plan that cannot be carried out is refused, with the reason; one that can is put in order."""

from dataclasses import replace

import pytest

from folkmoot.conversation.plan import (
    Evidence,
    EvidenceKind,
    Plan,
    Task,
    TaskKind,
    bits,
    check,
    inside,
    make,
    numbers,
    ordered,
    simple,
)
from folkmoot.conversation.rules import Rules, Seat
from folkmoot.errors import BrokenPlan
from tests.conversation.alphabet import ONE, PROVEN, task

RULES = Rules(team=(Seat("leader"), Seat("coder", bans=("deploy",))), task_cost=50)


def reason(*tasks: Task, single: bool = False) -> str:
    with pytest.raises(BrokenPlan) as caught:
        check(tasks, RULES, single)
    return str(caught.value.values["why"])


def test_a_plan_without_tasks_is_refused() -> None:
    assert reason() == "it has no tasks"


def test_where_one_task_was_agreed_two_are_refused() -> None:
    assert "one task was agreed, but it has 2" in reason(task("a"), task("b"), single=True)
    check((task("a"), task("b")), RULES)
    check((task("a"),), RULES, single=True)


def test_a_task_has_a_title_and_the_reason_says_which_has_none() -> None:
    assert reason(task("a"), task(" ")) == "task 2 has no title"


@pytest.mark.parametrize("priority", [0, 6, -1])
def test_a_priority_is_one_to_five(priority: int) -> None:
    assert f"priority {priority}" in reason(task("a", priority=priority))


@pytest.mark.parametrize("priority", [1, 5])
def test_the_first_and_the_last_priority_are_fine(priority: int) -> None:
    check((task("a", priority=priority),), RULES)


@pytest.mark.parametrize("need", [-1, 1, 7])
def test_a_task_needs_only_tasks_that_exist(need: int) -> None:
    assert "does not exist" in reason(task("a", (need,)))
    assert "does not exist" in reason(task("a", parent=need))


def test_a_sub_task_may_belong_to_the_first_task() -> None:
    check((task("a"), task("b", parent=0)), RULES)


@pytest.mark.parametrize("file", ["/etc/passwd", "~/x", "../x", "a/../../x", "a\\..\\x", "", "\0"])
def test_no_task_writes_outside_its_folder(file: str) -> None:
    assert not inside(file)
    assert "outside" in reason(task("a", files=(file,)))
    assert "outside" in reason(replace(task("a"), evidence=(Evidence(EvidenceKind.FILE, file),)))


@pytest.mark.parametrize("file", ["a", "a/b.md", "a..b", "...", "é/ü"])
def test_a_file_in_the_folder_is_fine(file: str) -> None:
    assert inside(file)
    check((task("a", files=(file,)),), RULES)


def test_evidence_that_is_no_file_may_look_like_a_path() -> None:
    check((replace(task("a"), evidence=(Evidence(EvidenceKind.EXIT, "/bin/true"),)),), RULES)


def test_a_task_is_for_a_bot_of_the_team_that_may_do_it() -> None:
    assert "not in this team" in reason(task("a", bot="nobody"))
    assert "must not do" in reason(task("a", bot="coder", domain="deploy"))
    assert "must not do" in reason(task("a", bot="coder", domain="Deploy"))
    check((task("a", bot="coder", domain="code"), task("b", domain="deploy")), RULES)


def test_a_task_names_its_evidence() -> None:
    assert "no evidence" in reason(Task("a", "leader"))


def test_what_the_person_does_needs_neither_bot_nor_evidence() -> None:
    check((Task("plug it in", "", kind=TaskKind.ACTION),), RULES)


def test_a_decision_has_at_least_two_choices() -> None:
    decide = Task("choose", "", kind=TaskKind.DECISION, choices=("A",))
    assert "without choices" in reason(decide)
    check((replace(decide, choices=("A", "B")),), RULES)


def test_a_circle_is_refused_and_named() -> None:
    assert "in a circle" in reason(task("a", (0,)))
    assert "“b”" in reason(task("a"), task("b", (2,)), task("c", (1,)))
    assert "in a circle" in reason(task("a", (1, 1)), task("b", (0,)))
    check((task("a", (1, 1)), task("b")), RULES)
    check((task("a", (1, 2)), task("b", (2,)), task("c")), RULES)


def test_tasks_are_numbered_by_priority_then_due_date_then_as_given() -> None:
    given = (
        task("late", (4,), priority=4),
        task("no date"),
        task("second", due="2031-02-01", parent=4),
        task("first", due="2031-01-01"),
        task("urgent", priority=1),
        task("no date either"),
    )
    found = ordered(given)
    titles = ["urgent", "first", "second", "no date", "no date either", "late"]
    assert [one.title for one in found] == titles
    assert found[5].needs == (0,)
    assert found[2].parent == 0
    assert found[0].parent is None


def test_the_index_knows_who_waits_who_clashes_and_whose_a_task_is() -> None:
    tasks = (
        task("a", files=("x",)),
        task("b", (0,), "coder", files=("x", "y")),
        task("c", (0, 1), files=("y",)),
        task("d", files=("z",)),
    )
    plan = make(tasks, Plan((), first=7, cost=3, minutes=2, made=9))
    assert plan.index.after == ((1, 2), (2,), (), ())
    assert [mask & ~(1 << n) for n, mask in enumerate(plan.index.clash)] == [0b10, 0b101, 0b10, 0]
    assert plan.index.of_bot == {"leader": 0b1101, "coder": 0b10}
    assert (plan.first, plan.cost, plan.minutes, plan.made) == (7, 3, 2, 9)
    assert [plan.name(n) for n in range(4)] == ["t7", "t8", "t9", "t10"]
    assert [plan.number(name) for name in ("t7", "t10")] == [0, 3]
    assert plan.all == 0b1111


def test_bits_and_numbers_are_each_others_opposite() -> None:
    for mask in (0, 1, 0b1010, 0b1111, 1 << 70):
        assert bits(numbers(mask)) == mask
    assert list(numbers(0b1010)) == [1, 3]


def test_one_small_task_without_commands_is_simple_and_nothing_else_is() -> None:
    (one,) = ONE
    assert simple(make(ONE, Plan((), cost=50)), RULES)
    assert simple(make((replace(one, allowance=50),)), RULES)
    assert not simple(make(ONE, Plan((), cost=51)), RULES)
    assert not simple(make((replace(one, allowance=51),)), RULES)
    assert not simple(make((one, one)), RULES)
    assert not simple(make((replace(one, runs=True),)), RULES)
    assert not simple(make((replace(one, kind=TaskKind.ACTION),)), RULES)
    by_command = (*PROVEN, Evidence(EvidenceKind.EXIT, "make"))
    assert not simple(make((replace(one, evidence=by_command),)), RULES)
