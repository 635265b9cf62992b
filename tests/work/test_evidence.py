"""Evidence: what a bot says counts for nothing; what is found decides, and both are in the log."""

from __future__ import annotations

from pathlib import Path

import pytest

from folkmoot.conversation.plan import Evidence
from folkmoot.errors import ToolRefused
from folkmoot.team.mind import Checked, Done, Duty, Told
from folkmoot.team.tools import Ask, Call, Edit, List, Note, Read, Run, Search, Tools, Write
from folkmoot.work.commands import Commands
from folkmoot.work.sandbox import Found, Limits, Ran
from folkmoot.work.sandbox.ran import USUAL
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
    says,
    uses,
    worked,
    working,
)


class Pretended:
    """Walls that run nothing: a command ends with the number it names, and is remembered."""

    name = "pretended"

    def __init__(self) -> None:
        self.ran: list[str] = []

    async def run(self, command: str, folder: Path, limits: Limits = USUAL) -> Ran:
        self.ran.append(command)
        return Ran(int(command.split()[-1]), "seen\n")

    def commands(self) -> Commands:
        async def look() -> Found:
            return Found(self, "")

        return Commands(look=look)


# --- a bot's word counts for nothing -------------------------------------------------------


NOT_DONE: dict[str, tuple[Evidence, Does, str]] = {
    "no file": (proof("file", "a.py"), says(), "a.py: there is no such file"),
    "an empty file": (proof("file", "a.py"), uses(Write("a.py", "")), "it is empty"),
    "no Python": (proof("file", "a.py"), uses(Write("a.py", "def (")), "cannot be read as py"),
    "a folder": (proof("file", "src"), uses(Write("src/a.py", "x = 1")), "src is no file"),
    "exit 1": (proof("exit", "exit 1"), uses(Write("a.py", "x = 1")), "exit 1: exit 1"),
    "not accepted": (proof("check"), says("success", "rough"), "check: too rough"),
    "no source": (proof("sources"), says("success", "everybody knows"), "names no source we have"),
    "no source in the file": (
        proof("sources", "a.py"),
        uses(Write("a.py", "x = 1")),
        "names no source we have",
    ),
}


@pytest.mark.parametrize(("wanted", "does", "why"), NOT_DONE.values(), ids=NOT_DONE)
async def test_success_without_the_evidence_is_a_failed_attempt_and_everybody_sees_why(
    wanted: Evidence, does: Does, why: str, tmp_path: Path
) -> None:
    bots = Bots(job("a", files=("a.py", "src"), proof=[wanted]), job("b", 0), a=does)
    bots.verdicts = [Checked(False, "too rough")] * 2
    async with working(tmp_path, bots, commands=Pretended().commands()) as room:
        await worked(room)
        assert counts(room) == (0, 1)
        assert (bots.begun("a"), bots.begun("b")) == (2, 0)
        (retried,) = said(room, "task-retries")
        assert why in retried
        (card,) = cards(room)
        assert (card["kind"], card["options"]) == ("choice", ["retry", "skip", "replan"])
        assert why in card["text"]
        ended = finished(room, "t1")
        assert ended["status"] == "success", "the claim is kept as it was"
        (found,) = ended["proofs"]
        assert found["evidence"] == {"kind": wanted.kind, "value": wanted.value}
        assert found["found"] is False
        assert why.rpartition(": ")[2] in found["detail"]


async def test_what_a_bot_claims_beyond_the_plan_must_be_there_too(tmp_path: Path) -> None:
    claim = proof("file", "b.md")

    async def boasts(duty: Duty, told: Told, tools: Tools) -> Done:
        await tools.use(Write("a.md", "there\n"))
        return Done("success", "a and b are there", (claim,))

    async with working(tmp_path, Bots(job("a"), a=boasts)) as room:
        await worked(room)
        assert counts(room) == (0, 1)
        ended = finished(room, "t1")
        assert ended["text"] == "a and b are there"
        assert ended["claims"] == [{"kind": "file", "value": "b.md"}]
        assert [one["found"] for one in ended["proofs"]] == [True, False]


async def test_with_everything_there_it_is_done_and_both_claim_and_finding_are_in_the_log(
    tmp_path: Path,
) -> None:
    (tmp_path / "prices.csv").write_text("what,price\n")
    wanted = [
        proof("file", "a.py"),
        proof("exit", "exit 0"),
        proof("check", "qa"),
        proof("sources", "a.py"),
    ]

    async def does(duty: Duty, told: Told, tools: Tools) -> Done:
        await tools.use(Write("a.py", "# after prices.csv\n"))
        return Done("success", "all is well", (proof("exit", "exit 0"),), confidence=0.7)

    walls = Pretended()
    bots = Bots(job("a", files=("a.py",), proof=wanted), a=does)
    async with working(tmp_path / "home", bots, commands=walls.commands()) as room:
        await worked(room, material=[tmp_path / "prices.csv"])
        assert counts(room) == (1, 0), finished(room, "t1")
        ended = finished(room, "t1")
        assert (ended["status"], ended["text"], ended["confidence"]) == (
            *("success", "all is well"),
            0.7,
        )
        assert ended["claims"] == [{"kind": "exit", "value": "exit 0"}]
        kinds = [one["evidence"]["kind"] for one in ended["proofs"]]
        assert kinds == ["file", "exit", "check", "sources"]
        assert all(one["found"] for one in ended["proofs"])
        assert walls.ran == ["exit 0"], "what is promised and claimed is looked at once"


@pytest.mark.parametrize("status", ["partial", "success"])
async def test_partial_work_with_all_its_evidence_is_done(status: str, tmp_path: Path) -> None:
    bots = Bots(job("a"), a=uses(Write("a.md", "half\n"), status=status))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (1, 0)
        assert finished(room, "t1")["status"] == status


async def test_a_bot_that_says_failed_is_believed(tmp_path: Path) -> None:
    bots = Bots(job("a"), a=uses(Write("a.md", "there\n"), status="failed"))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (0, 1)
        assert finished(room, "t1")["proofs"] == []


async def test_a_bot_that_falls_over_has_failed_and_the_room_says_how(tmp_path: Path) -> None:
    async def falls(duty: Duty, told: Told, tools: Tools) -> Done:
        raise RuntimeError("no model answers")

    async with working(tmp_path, Bots(job("a"), job("b"), a=falls)) as room:
        await worked(room)
        assert counts(room) == (1, 1)
        assert "no model answers" in said(room, "task-retries")[0]


async def test_the_next_attempt_knows_what_was_missing(tmp_path: Path) -> None:
    async def learns(duty: Duty, told: Told, tools: Tools) -> Done:
        if "a.md: there is no such file" in duty.last:
            await tools.use(Write("a.md", "there\n"))
        return Done("success", "it is done")

    bots = Bots(job("a"), a=learns)
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (1, 0)
        assert [duty.attempt for duty in bots.duties] == [1, 2]


# --- commands as evidence ------------------------------------------------------------------


async def test_a_bot_gets_no_command_run_by_claiming_it_where_none_was_approved(
    tmp_path: Path,
) -> None:
    walls = Pretended()
    bots = Bots(job("a", runs=False), a=says("success", "done", proof("exit", "exit 0")))
    async with working(tmp_path, bots, commands=walls.commands()) as room:
        await worked(room)
        assert walls.ran == []


async def test_a_bot_without_the_tool_gets_no_command_run_by_claiming_it(tmp_path: Path) -> None:
    walls = Pretended()
    task = job("a", bot="researcher")
    bots = Bots(task, a=says("success", "done", proof("exit", "exit 0")))
    async with working(tmp_path, bots, commands=walls.commands()) as room:
        await worked(room)
        assert walls.ran == []


# --- who checks ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("maker", "named", "checker"),
    [
        ("coder", "", "auditor"),
        ("coder", "qa", "qa"),
        ("coder", "coder", "auditor"),
        ("coder", "nobody", "auditor"),
        ("auditor", "", "reviewer"),
        ("auditor", "auditor", "reviewer"),
    ],
)
async def test_who_checks_is_never_who_made_it(
    maker: str, named: str, checker: str, tmp_path: Path
) -> None:
    bots = Bots(job("a", bot=maker, proof=[proof("check", named)]))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (1, 0)
        assert [bot for bot, _, _ in bots.checks] == [checker]
        asked, answered = [m for m in room.thread("p1/t1") if checker in (m["from"], m["to"])]
        assert (asked["from"], asked["type"], asked["text"]) == (maker, "request", "a is done")
        assert (answered["to"], answered["type"], answered["text"]) == (maker, "response", "fine")


async def test_who_checks_can_read_and_change_nothing(tmp_path: Path) -> None:
    came: list[str] = []
    calls: list[Call] = [Read("a.md"), List(), Search("made")]
    calls += [Write("a.md", "x"), Edit("a.md", "made", "x"), Run("exit 0")]
    calls += [Note("x"), Ask("leader", "x")]

    class Meddling(Bots):
        async def check(
            self, bot: str, duty: Duty, done: Done, told: Told, tools: Tools
        ) -> Checked:
            for call in calls:
                try:
                    came.append((await tools.use(call)).text)
                except ToolRefused as refused:
                    came.append(str(refused.values["why"]))
            return Checked(True, "fine")

    walls = Pretended()
    evidence = [proof("file", "a.md"), proof("check")]
    bots = Meddling(job("a", proof=evidence), a=uses(Write("a.md", "made\n")))
    async with working(tmp_path, bots, commands=walls.commands()) as room:
        await worked(room)
        assert counts(room) == (1, 0)
        assert (folder(room) / "a.md").read_text() == "made\n"
        assert [use["tool"] for use in finished(room, "t1")["uses"]] == ["write"]
    assert came[0] == "made\n"
    assert "a.md:1: made" in came[2]
    assert came[3:] == [
        f"auditor has no tool {name}" for name in ("write", "edit", "run", "note", "ask")
    ]
    assert walls.ran == []


# --- the person's word ---------------------------------------------------------------------


async def test_where_the_persons_word_is_the_evidence_continue_makes_it_done(
    tmp_path: Path,
) -> None:
    bots = Bots(job("a", proof=[proof("person")]), job("b", 0), job("c"))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (1, 0), "c goes on, a waits"
        (card,) = cards(room)
        assert (card["kind"], card["options"]) == ("verify", ["continue", "change", "stop"])
        assert bots.begun("b") == 0
        await room.answer(card["id"], "continue")
        assert await room.settled(10)
        assert counts(room) == (3, 0)
        assert bots.begun("a") == 1


async def test_change_does_it_again_and_the_bot_knows_the_words(tmp_path: Path) -> None:
    bots = Bots(job("a", proof=[proof("person")]))
    async with working(tmp_path, bots) as room:
        await worked(room)
        await room.answer(cards(room)[-1]["id"], "change", text="make it blue")
        assert await room.settled(10)
        assert bots.begun("a") == 2
        assert bots.duty("a").last == "make it blue"
        assert "make it blue" in [note.text for note in bots.told[-1].notes]
        assert counts(room) == (0, 0)
        assert not said(room, "task-retries"), "to change one's mind is no failure of the bot"
        await room.answer(cards(room)[-1]["id"], "continue")
        assert await room.settled(10)
        assert counts(room) == (1, 0)


async def test_the_person_is_not_shown_what_lacks_the_rest_of_its_evidence(tmp_path: Path) -> None:
    task = job("a", proof=[proof("file", "a.md"), proof("person")])
    async with working(tmp_path, Bots(task, a=says())) as room:
        await worked(room)
        assert counts(room) == (0, 1)
        assert not cards(room, "verify")


# --- what a finding rests on, and what cannot be read ----------------------------------------


@pytest.mark.parametrize("text", ["<![foo[x]]>", "<![foo[", "<p></b>"])
async def test_a_page_that_cannot_be_read_is_a_finding_and_no_accident(
    text: str, tmp_path: Path
) -> None:
    bots = Bots(job("page", files=("page.html",)), page=uses(Write("page.html", text)))
    async with working(tmp_path, bots) as room:
        await worked(room)
        assert counts(room) == (0, 1)
        assert [one["found"] for one in finished(room, "t1")["proofs"]] == [False]


async def test_a_teammate_who_cannot_be_reached_hides_nothing_of_what_was_found(
    tmp_path: Path,
) -> None:
    class Alone(Bots):
        async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
            raise RuntimeError("no model answers")

    async with working(tmp_path, Alone(job("a"), a=says("success", "done", proof("exit")))) as room:
        await worked(room)
        assert not entries(room, "job_failed")
        assert finished(room, "t1")["proofs"][0]["found"] is False


async def test_a_finding_may_rest_on_an_earlier_project_of_the_same_person(tmp_path: Path) -> None:
    bots = Bots(b=says("success", "It rests on “Build me a CRM”."))
    finding = job("b", bot="researcher", files=(), proof=[proof("sources")])
    bots.plans = {"p1": (job("a"),), "p2": (finding,)}
    async with working(tmp_path, bots) as room:
        await worked(room)
        await room.answer(room.status()["waiting"]["id"], "satisfied")
        await worked(room, "Build me a shop for bikes")
        assert counts(room) == (1, 0), finished(room, "t1")["proofs"]


async def test_sources_are_found_at_the_end_of_a_long_text_too(tmp_path: Path) -> None:
    (tmp_path / "prices.csv").write_text("what,price\n")
    text = ("y" * 79 + "\n") * 1_000 + "Source: prices.csv\n"
    task = job("b", proof=[proof("sources", "b.md")])
    async with working(tmp_path / "home", Bots(task, b=uses(Write("b.md", text)))) as room:
        await worked(room, material=[tmp_path / "prices.csv"])
        assert counts(room) == (1, 0), finished(room, "t1")["proofs"]
