"""Work that is done again: sent back by a check, changed by the person, built on what changed."""

from __future__ import annotations

from pathlib import Path

from folkmoot.conversation.plan import Task
from folkmoot.team.mind import Done, Duty, Told
from folkmoot.team.tools import Note, Tools, Write
from tests.work.room import (
    Bots,
    Does,
    cards,
    counts,
    entries,
    finished,
    job,
    proof,
    said,
    says,
    worked,
    working,
)


def finds(*wanting: str) -> Does:
    """A check that finds the work wanting for these reasons, one after the other; then fine."""
    left = list(wanting)

    async def do(duty: Duty, told: Told, tools: Tools) -> Done:
        if left:
            return Done("wanting", left.pop(0))
        await tools.use(Write(f"{duty.task.title}.md", "fine\n"))
        return Done("success", "fine")

    return do


def check(title: str, *needs: int, of: int, loops: int) -> Task:
    return job(title, *needs, bot="qa", checks=of, loops=loops)


async def test_wanting_work_is_done_again_and_its_bot_knows_why(tmp_path: Path) -> None:
    bots = Bots(job("a"), check("qa", 0, of=0, loops=3), qa=finds("no tests", "slow tests"))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (2, 0)
        lasts = [duty.last for duty in bots.duties if duty.task.title == "a"]
        assert lasts == ["", "no tests", "slow tests"]
        assert [duty.attempt for duty in bots.duties if duty.task.title == "a"] == [1, 2, 3]
        assert [text.rpartition(" sends ")[2] for text in said(room, "work-sent-back")] == [
            "t1 back (1/3): no tests",
            "t1 back (2/3): slow tests",
        ]
        assert not said(room, "task-retries"), "nothing of this is a failure"
        assert not cards(room, "choice")
        assert [one["text"] for one in entries(room, "work_sent_back")] == [
            "no tests",
            "slow tests",
        ]


async def test_whose_work_was_wanting_is_told_in_the_thread_of_the_check(tmp_path: Path) -> None:
    maker = job("a", bot="developer")
    bots = Bots(maker, check("qa", 0, of=0, loops=1), qa=finds("no tests"))
    async with working(tmp_path, bots) as room:
        await worked(room)
        rows = [(m["from"], m["to"], m["type"], m["text"]) for m in room.thread("p1/t2")]
        assert ("qa", "developer", "report", "no tests") in rows


async def test_it_is_sent_back_so_many_times_and_then_the_person_is_asked(tmp_path: Path) -> None:
    never = says("wanting", "not yet")
    bots = Bots(job("a"), check("qa", 0, of=0, loops=2), job("c", 1), qa=never)
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert (bots.begun("a"), bots.begun("qa"), bots.begun("c")) == (3, 3, 0)
        (card,) = cards(room)
        assert card["options"] == ["retry", "skip", "replan"]
        assert "not yet" in card["text"]
        assert counts(room) == (1, 1)


async def test_a_retry_of_the_person_gives_the_check_its_loops_again(tmp_path: Path) -> None:
    bots = Bots(job("a"), check("qa", 0, of=0, loops=1), qa=finds("one", "two", "three"))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert (bots.begun("a"), bots.begun("qa")) == (2, 2)
        await room.answer(cards(room)[-1]["id"], "retry")
        assert await room.settled(10)
        assert (bots.begun("a"), bots.begun("qa")) == (3, 4)
        assert counts(room) == (2, 0)


async def test_what_was_built_on_it_is_done_again_too_and_nothing_else(tmp_path: Path) -> None:
    plan = (job("a"), job("b", 0), job("side"), check("qa", 0, 1, of=0, loops=1))
    bots = Bots(*plan, qa=finds("wrong"))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (4, 0)
        begun = {title: bots.begun(title) for title in ("a", "b", "side", "qa")}
        assert begun == {"a": 2, "b": 2, "side": 1, "qa": 2}
        order = [duty.task.title for duty in bots.duties if duty.task.title != "side"]
        assert order == ["a", "b", "qa", "a", "b", "qa"]
        assert bots.duty("b").needed[0].text == "a is done"


async def test_what_a_check_notes_reaches_whoever_does_the_work_again(tmp_path: Path) -> None:
    async def notes(duty: Duty, told: Told, tools: Tools) -> Done:
        await tools.use(Note("run the tests with make"))
        return await fine(duty, told, tools)

    fine = finds("wrong")
    bots = Bots(job("a"), check("qa", 0, of=0, loops=1), qa=notes)
    async with working(tmp_path, bots) as room:
        await worked(room)
        told = [t for duty, t in zip(bots.duties, bots.told, strict=True) if duty.name == "t1"]
        assert [one.learnings for one in told] == [(), ("run the tests with make",)]


async def test_a_bot_that_checks_nothing_cannot_send_work_back(tmp_path: Path) -> None:
    bots = Bots(job("a"), job("b", 0), b=says("wanting", "a is ugly"))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (1, 1)
        assert bots.begun("a") == 1
        assert "a is ugly" in cards(room)[-1]["text"]


async def test_failures_of_the_work_are_counted_apart_from_its_loops(tmp_path: Path) -> None:
    tried: list[int] = []

    async def shaky(duty: Duty, told: Told, tools: Tools) -> Done:
        tried.append(duty.attempt)
        if len(tried) in (1, 3):
            return Done("failed", "it fell over")
        await tools.use(Write("a.md", "there\n"))
        return Done("success", "there")

    qa = finds("not good")
    bots = Bots(job("a"), check("qa", 0, of=0, loops=1), a=shaky, qa=qa)
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert tried == [1, 2, 3], "its second failure is the last that it may have"
        assert counts(room) == (0, 1)
        assert "it fell over" in cards(room)[-1]["text"]


# --- what earlier work left ------------------------------------------------------------------


async def test_results_of_needed_tasks_are_given_and_of_no_other(tmp_path: Path) -> None:
    bots = Bots(job("a"), job("b", bot="creative"), job("x"), job("c", 0, 1))
    async with working(tmp_path, bots) as room:
        await worked(room)
        needed = bots.duty("c").needed
        assert [(one.task, one.title, one.bot, one.text, one.files) for one in needed] == [
            ("t1", "a", "coder", "a is done", ("a.md",)),
            ("t2", "b", "creative", "b is done", ("b.md",)),
        ]
        assert (bots.duty("a").needed, bots.duty("a").before) == ((), ())


async def test_the_result_that_counts_is_the_last_one(tmp_path: Path) -> None:
    async def better(duty: Duty, told: Told, tools: Tools) -> Done:
        await tools.use(Write("a.md", "x"))
        return Done("success", f"version {duty.attempt}")

    plan = (job("a"), check("qa", 0, of=0, loops=1), job("c", 0, 1))
    bots = Bots(*plan, a=better, qa=finds("again"))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert [one.text for one in bots.duty("c").needed] == ["version 2", "fine"]


async def test_changes_after_the_review_start_from_what_was_there(tmp_path: Path) -> None:
    bots = Bots(job("a"), job("b", 0))
    async with working(tmp_path, bots) as room:
        id = await worked(room)
        assert room.status()["waiting"]["kind"] == "satisfaction"
        bots.plans[id] = (job("more"),)
        await room.answer(room.status()["waiting"]["id"], "changes", "add a table")
        for _ in range(3):
            assert await room.settled(10)
            card = room.status()["waiting"]
            if card["kind"] == "satisfaction":
                break
            await room.answer(card["id"], {"questions": "skip"}.get(card["kind"], "approve"))
        duty = bots.duty("more")
        assert duty.name == "t3"
        assert [(one.task, one.text) for one in duty.before] == [
            ("t1", "a is done"),
            ("t2", "b is done"),
        ]
        assert duty.needed == ()
        assert "add a table" in [note.text for note in bots.told[-1].notes]
        assert finished(room, "t3")["status"] == "success"


async def test_a_change_of_the_person_does_what_was_built_on_it_again(tmp_path: Path) -> None:
    bots = Bots(job("a"), job("look", 0, proof=[proof("person")]), job("c", 1))
    async with working(tmp_path, bots) as room:
        await worked(room)
        await room.answer(cards(room, "verify")[-1]["id"], "change", text="bigger")
        assert await room.settled(10)
        assert (bots.begun("a"), bots.begun("look"), bots.begun("c")) == (1, 2, 0)
        await room.answer(cards(room, "verify")[-1]["id"], "continue")
        assert await room.settled(10)
        assert counts(room) == (3, 0)
