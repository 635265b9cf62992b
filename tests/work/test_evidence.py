"""Evidence: what a bot says counts for nothing; what is found decides, and both are in the log."""

from __future__ import annotations

from pathlib import Path

import pytest

from folkmoot.team.mind import Duty, Told
from folkmoot.team.tools import Write
from tests.work.room import Bots, counts, entries, finished, job, proof, says, uses, worked, working


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
