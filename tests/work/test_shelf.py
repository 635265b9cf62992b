"""The discovery file and the papers: there while they are true, gone when they are not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from folkmoot.app import Team
from folkmoot.work.papers import OF
from folkmoot.work.shelf import named_after
from tests.fakes.clock import ManualClock

MINUTE = 60_000


def files(home: Path) -> list[str]:
    return sorted(path.name for path in (home / "discovery").glob("*"))


def in_team(home: Path, tell: Callable[[Team], Awaitable[None]], at: int = 0) -> None:
    """Let something happen with a team; on leaving, everything is on paper."""

    async def happening() -> None:
        async with Team(home, clock=ManualClock(1_780_000_000_000 + at)) as team:
            await tell(team)

    asyncio.run(happening())


def says(home: Path, *texts: str, by: str = "ann", room: str = "home", at: int = 0) -> None:
    async def telling(team: Team) -> None:
        here = team.room(room, by)
        for text in texts:
            await here.say(text)
            await here.settled()
            await here.shown(team.store.seq(room))

    in_team(home, telling, at)


def presses(home: Path, option: str) -> None:
    async def pressing(team: Team) -> None:
        here = team.room("home", "ann")
        waiting = here.status()["waiting"]
        await here.answer(waiting["id"], option)
        await here.settled()

    in_team(home, pressing)


def test_it_is_there_from_the_first_question_and_grows_with_the_answers(tmp_path: Path) -> None:
    says(tmp_path, "Build me a CRM")
    (name,) = files(tmp_path)
    assert name == f"{named_after('ann')}.md"
    text = (tmp_path / "discovery" / name).read_text()
    created, round_, request, *_ = text.splitlines()
    assert created.startswith("CREATED: 2026-")
    assert (round_, request) == ("ROUND: 1", "ORIGINAL_REQUEST: Build me a CRM")
    assert "## Round 1\n" in text
    assert "- q1 leader: " in text

    says(tmp_path, "It is for my five colleagues who lose phone numbers")
    text = (tmp_path / "discovery" / name).read_text()
    assert "ROUND: 2" in text
    assert "RESPONSE: It is for my five colleagues who lose phone numbers" in text
    assert text.index("## Round 1") < text.index("RESPONSE: It") < text.index("## Round 2")


def test_it_goes_when_discovery_is_complete(tmp_path: Path) -> None:
    says(tmp_path, "Build me a CRM")
    presses(tmp_path, "skip")
    assert files(tmp_path) == []


def test_it_goes_on_cancellation(tmp_path: Path) -> None:
    says(tmp_path, "Build me a CRM", "cancel")
    assert files(tmp_path) == []


def test_it_goes_on_expiry_and_is_written_again_on_resume(tmp_path: Path) -> None:
    says(tmp_path, "Build me a CRM")
    before = (tmp_path / "discovery" / files(tmp_path)[0]).read_text()

    async def nothing(team: Team) -> None:
        await team.serve()
        await team.idle()

    in_team(tmp_path, nothing, at=31 * MINUTE)
    assert files(tmp_path) == []

    async def resume(team: Team) -> None:
        room = team.room("home", "ann")
        await room.command("resume", "p1")
        await room.settled()

    in_team(tmp_path, resume, at=32 * MINUTE)
    assert (tmp_path / "discovery" / files(tmp_path)[0]).read_text() == before


def test_stale_ones_go_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "discovery"
    folder.mkdir()
    (folder / "old-12345678.md").write_text(f"CREATED: x\n{OF}home/p77\n")
    (folder / "odd.md").write_text("whose is this?")
    says(tmp_path, "hello")
    assert files(tmp_path) == []


def test_two_senders_with_colliding_names_get_two_files(tmp_path: Path) -> None:
    for n, sender in enumerate(("a/b", "a b", "A-B", "../a b")):
        says(tmp_path, "Build me a CRM", by=sender, room=f"room{n}")
    assert len(files(tmp_path)) == 4
    assert all(name.startswith("a-b-") for name in files(tmp_path))


def test_a_second_project_of_the_same_sender_gets_its_own(tmp_path: Path) -> None:
    says(tmp_path, "Build me a CRM")
    says(tmp_path, "Build me a website for my club", room="other")
    names = files(tmp_path)
    assert len(names) == 2
    assert f"{named_after('ann')}--p1.md" in names
    requests = {(tmp_path / "discovery" / name).read_text().splitlines()[2] for name in names}
    assert len(requests) == 2


def test_no_sender_can_write_elsewhere(tmp_path: Path) -> None:
    says(tmp_path / "home", "Build me a CRM", by="../../etc/passwd")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["home"]


def test_a_full_disk_for_papers_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "discovery").write_text("a file where the folder should be")
    says(tmp_path, "Build me a CRM")
    says(tmp_path, "for my colleagues")
    assert (tmp_path / "discovery").is_file()


def test_something_that_lies_in_the_way_is_no_reason_not_to_start(tmp_path: Path) -> None:
    (tmp_path / "discovery" / "odd.md").mkdir(parents=True)
    says(tmp_path, "Build me a CRM")
    assert files(tmp_path) == [f"{named_after('ann')}.md", "odd.md"]


def test_the_papers_follow_the_project(tmp_path: Path) -> None:
    says(tmp_path, "Build me a CRM")
    presses(tmp_path, "skip")
    (folder,) = (tmp_path / "projects" / "home").iterdir()
    papers = {path.name: path.read_text() for path in folder.iterdir()}
    assert set(papers) == {"BRIEF.md", "PLAN.md", "STATE.md"}
    assert "- [ ] **t1**" in papers["PLAN.md"]
    assert "0/4" in papers["STATE.md"]
    assert "resume p1" in papers["STATE.md"]

    presses(tmp_path, "approve")
    papers = {path.name: path.read_text() for path in folder.iterdir()}
    assert "- [x] **t4**" in papers["PLAN.md"]
    summary = papers["SUMMARY.md"].splitlines()
    assert summary[0] == "---"
    keys = [line.partition(":")[0] for line in summary[1:7]]
    assert keys == ["tags", "needs", "provides", "affects", "technology", "patterns"]


def test_a_cancelled_project_says_so_on_paper(tmp_path: Path) -> None:
    says(tmp_path, "Build me a CRM")
    presses(tmp_path, "skip")
    presses(tmp_path, "cancel")
    (folder,) = (tmp_path / "projects" / "home").iterdir()
    assert "cancellation" in (folder / "STATE.md").read_text()


def test_german_is_spoken_on_paper_too(tmp_path: Path) -> None:
    says(tmp_path, "Wir brauchen eine Website für unseren Chor")
    presses(tmp_path, "skip")
    (folder,) = (tmp_path / "projects" / "home").iterdir()
    text = (folder / "BRIEF.md").read_text()
    assert "Annahmen" in text
    assert "assumed" not in text
