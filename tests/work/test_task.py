"""Tasks side by side: what they know of each other, what they never share, what the person adds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from folkmoot.app import Room
from folkmoot.conversation.plan import Task
from folkmoot.team.mind import Done, Duty, Told
from folkmoot.team.tools import Answer, AskPerson, List, Note, Propose, Read, Tools, Write
from tests.work.room import (
    RULES,
    Bots,
    Does,
    counts,
    entries,
    folder,
    job,
    proof,
    said,
    to_the_work,
    until,
    uses,
    worked,
    working,
)


class Gate:
    """Tasks that wait in the middle until they are let through, and who was inside with whom."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.inside: set[str] = set()
        self.met: set[frozenset[str]] = set()

    def does(self, *calls: Write | Note) -> Does:
        async def do(duty: Duty, told: Told, tools: Tools) -> Done:
            title = f"{told.project.id}/{duty.task.title}"
            self.inside.add(title)
            self.met |= {frozenset((title, other)) for other in self.inside if other != title}
            await self.open.wait()
            await asyncio.sleep(0.01)
            for call in calls or [Write(file, "made\n") for file in duty.task.files]:
                await tools.use(call)
            self.inside.discard(title)
            return Done("success", f"{title} is done")

        return do


# --- two builds in one room ------------------------------------------------------------------


async def test_two_builds_in_one_room_do_not_mix(tmp_path: Path) -> None:
    gate = Gate()
    bots = Bots(a=gate.does(Write("a.md", "mine\n"), Note("of one")), b=gate.does())
    bots.plans = {"p1": (job("a"), job("z", 0)), "p2": (job("b", files=("a.md",)), job("y", 0))}
    came: list[Answer] = []
    bots.does |= {"z": uses(List(), Read("a.md"), Write("z.md", "z"), came=came)}
    async with working(tmp_path, bots) as room:
        await to_the_work(room)
        await to_the_work(room, "Build me a shop for bikes")
        await until(lambda: gate.inside == {"p1/a", "p2/b"})  # one file name, two projects
        gate.open.set()
        assert await room.settled(10)
        assert (counts(room, "p1"), counts(room, "p2")) == ((2, 0), (2, 0))
        one, two = folder(room, "p1"), folder(room, "p2")
        assert one != two
        assert ((one / "a.md").read_text(), (two / "a.md").read_text()) == ("mine\n", "made\n")
        assert not (one / "y.md").exists()
        assert not (two / "z.md").exists()
        assert "y.md" not in came[0].text
        assert came[1].text == "mine\n"
        told = {
            (t.project.id, d.task.title): t for d, t in zip(bots.duties, bots.told, strict=True)
        }
        assert told["p1", "z"].learnings == ("of one",)
        assert told["p2", "y"].learnings == ()
        threads = {thread["thread"]: room.thread(thread["thread"]) for thread in room.threads()}
        assert sorted(threads) == ["p1/t1", "p1/t2", "p2/t1", "p2/t2"]
        assert [m["text"] for m in threads["p1/t1"]] == ["a", "p1/a is done"]
        assert [m["text"] for m in threads["p2/t1"]] == ["b", "p2/b is done"]
        assert {one["goal"] for one in room.projects()} == {
            "Build me a CRM",
            "Build me a shop for bikes",
        }


async def test_a_question_of_one_build_is_not_answered_in_the_other(tmp_path: Path) -> None:
    came: list[Answer] = []
    asks = uses(AskPerson("Which colour?"), Write("a.md", "x"), came=came)
    bots = Bots(a=asks)
    bots.plans = {"p1": (job("a"),), "p2": (job("a"),)}
    async with working(tmp_path, bots) as room:
        await worked(room)
        await worked(room, "Build me a shop for bikes")
        cards = [room.status(id)["waiting"] for id in ("p1", "p2")]
        assert [card["kind"] for card in cards] == ["questions", "questions"]
        await room.answer(cards[0]["id"], "submit", "blue")
        assert await room.settled(10)
        assert (counts(room, "p1"), counts(room, "p2")) == ((1, 0), (0, 0))
        await room.answer(cards[1]["id"], "submit", "red")
        assert await room.settled(10)
        assert [answer.text for answer in came if answer.ok][::2] == ["blue", "red"]


# --- what later tasks know -------------------------------------------------------------------


async def test_what_one_task_learns_the_later_ones_are_told(tmp_path: Path) -> None:
    a = uses(Note("tests are slow"), Note("use make"), Write("a.md", "x"))
    bots = Bots(job("a"), job("b", 0), a=a, b=uses(Note("b too"), Write("b.md", "x")))
    bots.tasks = (*bots.tasks, job("c", 1))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert [told.learnings for told in bots.told] == [
            (),
            ("tests are slow", "use make"),
            ("tests are slow", "use make", "b too"),
        ]


@pytest.mark.parametrize(("domain", "known"), [("", "audit"), ("Quality", "quality")])
async def test_a_task_found_on_the_way_says_what_it_is(
    domain: str, known: str, tmp_path: Path
) -> None:
    found = Propose("b", "auditor", ("b.md",), domain=domain)
    bots = Bots(job("a"), a=uses(Write("a.md", "x"), found))
    async with working(tmp_path, bots, rules=replace(RULES, follow_up_share=100)) as room:
        await worked(room)
        assert bots.duty("b").task.domain == known


async def test_a_task_found_on_the_way_that_its_bot_must_never_do_is_refused(
    tmp_path: Path,
) -> None:
    found = Propose("ship it", "auditor", ("b.md",), domain="deploy")
    bots = Bots(job("a"), a=uses(Write("a.md", "x"), found))
    async with working(tmp_path, bots, rules=replace(RULES, follow_up_share=100)) as room:
        await worked(room)
        assert bots.begun("ship it") == 0
        assert "deploy, which auditor must not do" in said(room, "follow-ups-refused")[0]


async def test_input_given_during_the_work_reaches_the_tasks_that_start_later(
    tmp_path: Path,
) -> None:
    gate = Gate()
    bots = Bots(job("a"), job("b", 0), a=gate.does())
    async with working(tmp_path, bots) as room:
        await to_the_work(room)
        await until(lambda: gate.inside)
        await room.say("By the way, the customers speak French")
        await room.command("input", text="and use blue")
        await until(lambda: len(said(room, "input-noted")) == 2)
        gate.open.set()
        assert await room.settled(10)
        assert counts(room) == (2, 0)
        notes = [[note.text for note in told.notes] for told in bots.told]
        assert notes == [[], ["By the way, the customers speak French", "and use blue"]]


async def test_nothing_starts_while_paused_and_continue_goes_on(tmp_path: Path) -> None:
    gate = Gate()
    bots = Bots(job("a"), job("b", 0), job("c", 0), a=gate.does())
    async with working(tmp_path, bots) as room:
        await to_the_work(room)
        await until(lambda: gate.inside)
        await room.command("pause")
        gate.open.set()
        assert await room.settled(10)
        assert counts(room) == (1, 0), "the running step finishes"
        await asyncio.sleep(0.1)
        assert [duty.task.title for duty in bots.duties] == ["a"]
        assert room.status()["paused"]
        await room.command("continue")
        assert await room.settled(10)
        assert counts(room) == (3, 0)
        assert [duty.task.title for duty in bots.duties] == ["a", "b", "c"]


async def test_a_task_that_fails_while_paused_is_tried_again_only_with_continue(
    tmp_path: Path,
) -> None:
    begun = asyncio.Event()
    paused = asyncio.Event()

    async def fails_once(duty: Duty, told: Told, tools: Tools) -> Done:
        begun.set()
        await paused.wait()
        if duty.attempt == 1:
            return Done("failed", "not yet")
        await tools.use(Write("a.md", "x"))
        return Done("success", "done")

    bots = Bots(job("a"), a=fails_once)
    async with working(tmp_path, bots) as room:
        await to_the_work(room)
        await begun.wait()
        await room.command("pause")
        paused.set()
        assert await room.settled(10)
        await asyncio.sleep(0.1)
        assert bots.begun("a") == 1
        await room.command("continue")
        assert await room.settled(10)
        assert (bots.begun("a"), counts(room)) == (2, (1, 0))


# --- files -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("x.md",), ("x.md",)),
        (("src",), ("src/deep/x.md",)),
        (("src/",), ("./src//x.md",)),
        (("a.md", "src/x.md"), ("b.md", "src")),
        ((".",), ("x.md",)),
    ],
)
async def test_tasks_that_write_the_same_place_never_run_at_the_same_time(
    one: Sequence[str], other: Sequence[str], tmp_path: Path
) -> None:
    gate = Gate()
    evidence = [proof("check")]
    tasks = [
        job("one", files=tuple(one), proof=evidence),
        job("two", files=tuple(other), proof=evidence, bot="developer"),
        job("aside", files=() if one == (".",) else ("aside.md",), proof=evidence),
    ]
    bots = Bots(*tasks)
    quiet = Note("nothing is written")
    bots.does = {"one": gate.does(quiet), "two": gate.does(quiet), "aside": gate.does(quiet)}
    async with working(tmp_path, bots) as room:
        await to_the_work(room)
        await until(lambda: len(gate.inside) == 2)
        await asyncio.sleep(0.05)
        gate.open.set()
        assert await room.settled(10)
        assert counts(room) == (3, 0)
    assert frozenset(("p1/one", "p1/two")) not in gate.met
    assert frozenset(("p1/one", "p1/aside")) in gate.met, "others run beside them"


async def test_a_bot_and_a_project_have_only_so_many_tasks_at_once(tmp_path: Path) -> None:
    rules = replace(RULES, bot_limit=2, limit=3)
    gate = Gate()
    plan = [job(f"a{n}") for n in range(4)] + [job(f"b{n}", bot="creative") for n in range(4)]
    bots = Bots(*plan)
    bots.does = {task.title: gate.does() for task in plan}
    most: list[int] = []
    async with working(tmp_path, bots, rules=rules) as room:
        await to_the_work(room)
        await until(lambda: len(gate.inside) == 3)
        await asyncio.sleep(0.05)
        assert sum(title.startswith("p1/a") for title in gate.inside) == 2
        most.append(len(gate.inside))
        gate.open.set()
        assert await room.settled(10)
        assert (counts(room), most) == ((8, 0), [3])


# --- what a plan needs -----------------------------------------------------------------------


async def drafted(room: Room, wish: str = "Build me a CRM") -> None:
    """From the wish to the approval card."""
    await room.say(wish)
    assert await room.settled(10)
    await room.answer(room.status()["waiting"]["id"], "skip")
    assert await room.settled(10)
    assert room.status()["waiting"]["kind"] == "approval"


def tried_with(command: str) -> Task:
    return job("a", proof=[proof("file", "a.md"), proof("exit", command)])


async def test_a_program_that_the_plan_needs_and_nobody_has_is_said_before_the_approval(
    tmp_path: Path,
) -> None:
    commands = ("no-such-program --version", "another-missing build", "true")
    bots = Bots(*(tried_with(command) for command in commands))
    async with working(tmp_path, bots) as room:
        await drafted(room)
        (text,) = said(room, "plan-missing")
        assert "no-such-program, another-missing." in text
        card = entries(room, "card_opened")[-1]
        told = entries(room, "said", text_id="plan-missing")[0]
        assert told["id"] < card["id"]


@pytest.mark.parametrize("command", ["python3 -m unittest", "true", "test -f a.md", "./run.sh"])
async def test_nothing_is_said_of_what_is_there(command: str, tmp_path: Path) -> None:
    async with working(tmp_path, Bots(tried_with(command))) as room:
        await drafted(room)
        assert not said(room, "plan-missing")
