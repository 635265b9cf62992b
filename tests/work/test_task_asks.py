"""A task that asks the person: it waits, the others go on, and nothing is asked or done twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from folkmoot.app import Room
from folkmoot.conversation.plan import Task
from folkmoot.team.mind import Done, Duty, Told
from folkmoot.team.tools import Answer, AskPerson, Call, Note, Tools, Write
from tests.work.room import (
    Bots,
    Does,
    cards,
    counts,
    entries,
    finished,
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

COLOUR = AskPerson("Which colour?", ("red", "blue"), otherwise="grey")


def asks(came: list[Answer], *calls: Call) -> Does:
    """Writes a first file, makes these calls, and then its second file with the last answer."""

    async def do(duty: Duty, told: Told, tools: Tools) -> Done:
        title = duty.task.title
        await tools.use(Write(f"{title}-first.md", "first\n"))
        for call in calls:
            answer = await tools.use(call)
            came.append(answer)
        await tools.use(Write(f"{title}.md", answer.text or "nothing"))
        return Done("success", answer.text)

    return do


def asker(title: str, *needs: int, bot: str = "coder") -> Task:
    files = (f"{title}.md", f"{title}-first.md")
    return job(title, *needs, bot=bot, files=files, proof=[proof("file", files[0])])


async def question(room: Room) -> dict[str, Any]:
    """The one card that is open, when nothing runs any more."""
    assert await room.settled(10)
    card: dict[str, Any] = room.status()["waiting"]
    assert card["kind"] == "questions"
    return card


async def test_a_question_ends_the_job_and_the_task_waits_while_others_go_on(
    tmp_path: Path,
) -> None:
    came: list[Answer] = []
    bots = Bots(asker("a"), job("b"), job("c", 1), job("d", 0), a=asks(came, COLOUR))
    async with working(tmp_path, bots) as room:
        await worked(room)
        card = await question(room)
        (asked,) = card["questions"]
        assert asked == {
            "id": "q4",
            "bot": "coder",
            "text": "Which colour?",
            "kind": "scope",
            "suggestions": ["red", "blue"],
            "otherwise": "grey",
        }
        assert (counts(room), bots.begun("d"), came) == ((2, 0), 0, [])
        assert room.status()["tasks"]["running"] == 0
        assert room.status()["owed"] == 0
        assert not [name for _, name in room.team.store.owed_names("home") if "/do/" in name]
        assert not said(room, "task-retries")


def by_button(card: dict[str, Any]) -> dict[str, Any]:
    return {"choose": "submit", "text": "blue"}


def by_edits(card: dict[str, Any]) -> dict[str, Any]:
    return {"edits": {card["questions"][0]["id"]: "blue"}}


@pytest.mark.parametrize("how", ["button", "edits", "words"])
async def test_the_answer_lets_it_go_on_in_the_same_attempt_without_doing_anything_again(
    how: str, tmp_path: Path
) -> None:
    came: list[Answer] = []
    bots = Bots(asker("a"), a=asks(came, COLOUR))
    async with working(tmp_path, bots) as room:
        await worked(room)
        card = await question(room)
        (folder(room) / "a-first.md").unlink()
        if how == "words":
            await room.say("It should be blue")
        else:
            await room.answer(card["id"], **(by_edits if how == "edits" else by_button)(card))
        assert await room.settled(10)
        assert counts(room) == (1, 0)
        assert came == [Answer("It should be blue" if how == "words" else "blue")]
        assert finished(room, "t1")["attempt"] == 1
        assert not (folder(room) / "a-first.md").exists(), "it was not written again"
        assert len(cards(room, "questions")) == 1


async def test_skipping_gives_what_the_bot_would_assume(tmp_path: Path) -> None:
    came: list[Answer] = []
    async with working(tmp_path, Bots(asker("a"), a=asks(came, COLOUR))) as room:
        await worked(room)
        await room.answer((await question(room))["id"], "skip")
        assert await room.settled(10)
        assert (counts(room), came) == ((1, 0), [Answer("grey", ok=False)])


async def test_go_on_is_to_skip_it(tmp_path: Path) -> None:
    came: list[Answer] = []
    async with working(tmp_path, Bots(asker("a"), a=asks(came, COLOUR))) as room:
        await worked(room)
        await room.command("continue")
        assert await room.settled(10)
        assert (counts(room), came) == ((1, 0), [Answer("grey", ok=False)])


async def test_a_bot_may_ask_one_thing_after_the_other(tmp_path: Path) -> None:
    came: list[Answer] = []
    more = AskPerson("And which size?")
    bots = Bots(asker("a"), a=asks(came, COLOUR, Note("it matters"), more))
    async with working(tmp_path, bots) as room:
        await worked(room)
        await room.answer((await question(room))["id"], "submit", "blue")
        second = await question(room)
        assert [one["text"] for one in second["questions"]] == ["And which size?"]
        await room.answer(second["id"], "submit", "large")
        assert await room.settled(10)
        assert counts(room) == (1, 0)
        assert [answer.text for answer in came[-3:]] == ["blue", "noted", "large"]
        assert finished(room, "t1")["learnings"] == ["it matters"], "noted three times, kept once"


async def test_who_asks_without_end_has_failed(tmp_path: Path) -> None:
    calls = [AskPerson(f"And {n}?", otherwise="x") for n in range(7)]
    bots = Bots(job("a"), a=uses(*calls))
    async with working(tmp_path, bots) as room:
        await worked(room)
        for _ in range(12):
            assert await room.settled(10)
            card = room.status()["waiting"]
            if card["kind"] != "questions":
                break
            await room.answer(card["id"], "skip")
        assert "more than 5 questions" in said(room, "task-retries")[0]


# --- nothing is asked twice ------------------------------------------------------------------


async def test_the_same_question_of_one_bot_is_asked_once(tmp_path: Path) -> None:
    came: list[Answer] = []
    again = AskPerson("which COLOUR")
    async with working(tmp_path, Bots(asker("a"), a=asks(came, COLOUR, again))) as room:
        await worked(room)
        await room.answer((await question(room))["id"], "submit", "blue")
        assert await room.settled(10)
        assert [answer.text for answer in came] == ["blue", "blue"]
        assert len(cards(room, "questions")) == 1


async def test_two_tasks_that_ask_the_same_at_once_wait_for_one_answer(tmp_path: Path) -> None:
    came: list[Answer] = []
    bots = Bots(asker("a"), asker("b", bot="developer"))
    bots.does = {"a": asks(came, COLOUR), "b": asks(came, COLOUR)}
    async with working(tmp_path, bots) as room:
        await worked(room)
        await room.answer((await question(room))["id"], "submit", "blue")
        assert await room.settled(10)
        assert counts(room) == (2, 0)
        assert [answer.text for answer in came] == ["blue", "blue"]
        assert len(cards(room, "questions")) == 1


async def test_a_task_that_asks_what_is_still_open_waits_for_that_answer(tmp_path: Path) -> None:
    """It begins after the other has asked, and before the person has answered."""
    came: list[Answer] = []
    bots = Bots(asker("a"), job("slow"), asker("b", 1))
    opened = asyncio.Event()

    async def slow(duty: Duty, told: Told, tools: Tools) -> Done:
        await opened.wait()
        await tools.use(Write("slow.md", "done\n"))
        return Done("success", "done")

    bots.does = {"a": asks(came, COLOUR), "b": asks(came, COLOUR), "slow": slow}
    async with working(tmp_path, bots) as room:
        await to_the_work(room)
        await until(lambda: cards(room, "questions"))
        opened.set()
        card = await question(room)
        assert came == [], "nobody has answered or skipped it"
        await room.answer(card["id"], "submit", "blue")
        assert await room.settled(10)
        assert counts(room) == (3, 0)
        assert [answer.text for answer in came] == ["blue", "blue"]


async def test_who_asks_what_was_answered_since_it_began_goes_on_at_once(tmp_path: Path) -> None:
    came: list[Answer] = []
    answered = asyncio.Event()

    async def late(duty: Duty, told: Told, tools: Tools) -> Done:
        await answered.wait()
        came.append(await tools.use(COLOUR))
        await tools.use(Write("b.md", "x"))
        return Done("success", "done")

    bots = Bots(asker("a"), job("b"), a=asks(came, COLOUR), b=late)
    async with working(tmp_path, bots) as room:
        await to_the_work(room)
        await until(lambda: cards(room, "questions"))
        await room.answer(cards(room, "questions")[0]["id"], "submit", "blue")
        answered.set()
        assert await room.settled(10)
        assert counts(room) == (2, 0)
        assert [answer.text for answer in came] == ["blue", "blue"]
        assert len(cards(room, "questions")) == 1


async def test_a_later_task_that_asks_what_was_answered_knows_at_once(tmp_path: Path) -> None:
    came: list[Answer] = []
    bots = Bots(asker("a"), asker("b", 0), asker("c", 1))
    bots.does = dict.fromkeys("abc", asks(came, COLOUR))
    async with working(tmp_path, bots) as room:
        await worked(room)
        await room.answer((await question(room))["id"], "submit", "blue")
        assert await room.settled(10)
        assert counts(room) == (3, 0)
        assert [answer.text for answer in came] == ["blue"] * 3


async def test_what_was_asked_before_the_work_is_not_asked_again(tmp_path: Path) -> None:
    came: list[Answer] = []
    bots = Bots(asker("a"), a=asks(came, AskPerson("What does LEADER need to know?")))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (1, 0)
        assert not cards(room, "questions")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Shall it be written in C?", "Shall it be written in C++?"),
        ("More than 5 €?", "More than 5 %?"),
    ],
)
async def test_questions_that_differ_in_a_sign_alone_are_two(
    one: str, other: str, tmp_path: Path
) -> None:
    came: list[Answer] = []
    bots = Bots(asker("a"), a=asks(came, AskPerson(one), AskPerson(other)))
    async with working(tmp_path, bots) as room:
        await worked(room)
        for words in ("no", "yes"):
            await room.answer((await question(room))["id"], "submit", words)
            assert await room.settled(10)
        assert [answer.text for answer in came][-2:] == ["no", "yes"]


async def test_two_questions_of_two_tasks_are_two_cards_each_answered_by_its_own(
    tmp_path: Path,
) -> None:
    came: list[Answer] = []
    size: list[Answer] = []
    bots = Bots(asker("a"), asker("b", bot="developer"))
    bots.does = {"a": asks(came, COLOUR), "b": asks(size, AskPerson("Which size?"))}
    async with working(tmp_path, bots) as room:
        await worked(room)
        open_cards = {card["questions"][0]["text"]: card for card in cards(room, "questions")}
        await room.answer(open_cards["Which size?"]["id"], "submit", "large")
        assert await room.settled(10)
        assert (counts(room), came) == ((1, 0), [])
        await room.answer(open_cards["Which colour?"]["id"], "submit", "blue")
        assert await room.settled(10)
        assert (came, size) == ([Answer("blue")], [Answer("large")])


async def test_words_beside_an_answer_to_another_question_answer_this_one(tmp_path: Path) -> None:
    """Earlier answers may change on any questions card; what it asks itself is not lost by it."""
    came: list[Answer] = []
    async with working(tmp_path, Bots(asker("a"), a=asks(came, COLOUR))) as room:
        await worked(room)
        card = await question(room)
        await room.answer(card["id"], "submit", "blue", edits={"q1": "it is for shops"})
        assert await room.settled(10)
        assert came == [Answer("blue")]


# --- in between ------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["submit", "skip"])
async def test_it_goes_on_after_a_restart_of_everything(how: str, tmp_path: Path) -> None:
    came: list[Answer] = []
    bots = Bots(asker("a"), job("b"), a=asks(came, COLOUR))
    async with working(tmp_path, bots) as room:
        await worked(room)
        (folder(room) / "a-first.md").unlink()
    async with working(tmp_path, bots) as room:
        assert await room.settled(10)
        assert bots.begun("a") == 1, "nothing runs until there is an answer"
        card = room.status()["waiting"]
        await room.answer(card["id"], how, "blue" if how == "submit" else "")
    async with working(tmp_path, bots) as room:
        await room.attend()
        assert await room.settled(10)
        assert counts(room) == (2, 0)
        assert came[-1].text == ("blue" if how == "submit" else "grey")
        assert not (folder(room) / "a-first.md").exists()
        assert finished(room, "t1")["attempt"] == 1
        assert bots.begun("b") == 1


async def test_what_a_mind_makes_of_it_does_not_matter(tmp_path: Path) -> None:
    """A mind that takes the end of its job for an error, and goes on, gets no result for it."""

    async def stubborn(duty: Duty, told: Told, tools: Tools) -> Done:
        try:
            answer = await tools.use(COLOUR)
        except Exception:
            return Done("success", "I guess it is green")
        await tools.use(Write("a.md", answer.text))
        return Done("success", answer.text)

    async with working(tmp_path, Bots(job("a"), a=stubborn)) as room:
        await worked(room)
        assert not entries(room, "task_finished")
        await room.answer((await question(room))["id"], "submit", "blue")
        assert await room.settled(10)
        assert counts(room) == (1, 0)
        assert (folder(room) / "a.md").read_text() == "blue"


async def test_while_paused_an_answer_is_kept_and_the_task_goes_on_with_continue(
    tmp_path: Path,
) -> None:
    came: list[Answer] = []
    async with working(tmp_path, Bots(asker("a"), a=asks(came, COLOUR))) as room:
        await worked(room)
        card = await question(room)
        await room.command("pause")
        await room.answer(card["id"], "submit", "blue")
        assert await room.settled(10)
        assert came == []
        await room.command("continue")
        assert await room.settled(10)
        assert came == [Answer("blue")]


async def test_a_failed_attempt_may_ask_what_it_asked_and_gets_the_same_answer(
    tmp_path: Path,
) -> None:
    came: list[Answer] = []

    async def do(duty: Duty, told: Told, tools: Tools) -> Done:
        came.append(await tools.use(COLOUR))
        if duty.attempt > 1:
            await tools.use(Write("a.md", "made\n"))
        return Done("success", "it is done")

    async with working(tmp_path, Bots(job("a"), a=do)) as room:
        await worked(room)
        await room.answer((await question(room))["id"], "submit", "blue")
        assert await room.settled(10)
        assert (counts(room), came) == ((1, 0), [Answer("blue")] * 2)
        assert len(cards(room, "questions")) == 1
