"""The journal: what a job did before it was cut off is not done again, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.errors import ToolRefused
from folkmoot.store.sqlite import SqliteStore
from folkmoot.team.tools import (
    MAY_HAVE_RUN,
    Answer,
    Ask,
    Call,
    Edit,
    List,
    Note,
    Propose,
    Read,
    Run,
    Search,
    Write,
)
from folkmoot.work.hands import Hands
from folkmoot.work.journal import Journal
from folkmoot.work.sandbox import Ran
from tests.work.room import hands, job

TASK = job("a", files=("a.md", "b.md", "c.md"))


class Failing(SqliteStore):
    """A store that keeps so many steps; at the next one the job is cut off."""

    left = 1_000

    async def keep_step(self, room: str, job: str, step: tuple[int, str, str, str]) -> None:
        if not self.left:
            raise asyncio.CancelledError
        self.left -= 1
        await super().keep_step(room, job, step)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Failing]:
    opened = Failing(tmp_path / "folkmoot.db")
    yield opened
    opened.close()


class World:
    """Counts what was done outside of the folder."""

    def __init__(self, store: SqliteStore, folder: Path) -> None:
        self.store, self.folder = store, folder
        self.ran: list[str] = []
        self.asked: list[str] = []
        self.cuts_off = False  # in the middle of whatever is done next

    def hands(self) -> Hands:
        """A bot's hands; taken again they are those after a crash."""
        return hands(self.store, self.folder, TASK, run_it=self._run, advise=self._advise)

    async def _run(self, command: str) -> Ran:
        self.ran.append(command)
        if self.cuts_off:
            raise asyncio.CancelledError
        return Ran(len(self.ran), f"{command} {len(self.ran)}\n")

    async def _advise(self, bot: str, asked: str) -> str:
        self.asked.append(asked)
        return f"{bot} {len(self.asked)}"


@pytest.fixture
def world(store: Failing, tmp_path: Path) -> World:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "a.md").write_text("one\n")
    return World(store, folder)


@pytest.mark.parametrize(
    "call",
    [
        Read("a.md"),
        List(),
        Search("one"),
        Write("a.md", "two\n"),
        Edit("a.md", "one", "two"),
        Run("make"),
        Ask("leader", "why?"),
    ],
    ids=lambda call: type(call).__name__,
)
async def test_a_call_that_ended_is_answered_as_before_and_not_done_again(
    call: Call, world: World
) -> None:
    answer = await world.hands().use(call)
    (world.folder / "a.md").unlink()
    (world.folder / "z.md").write_text("nothing\n")
    done = (list(world.ran), list(world.asked), world.store.thread("home", "p1/t1"))
    again = world.hands()
    assert await again.use(call) == answer
    assert (world.ran, world.asked, world.store.thread("home", "p1/t1")) == done
    assert [path.name for path in world.folder.iterdir()] == ["z.md"]
    assert len(again.uses) == 1, "the result still names what was used"


async def test_what_stays_within_the_job_is_there_again_after_a_crash(world: World) -> None:
    for _ in range(2):
        mine = world.hands()
        await mine.use(Note("tests are slow"))
        await mine.use(Propose("docs", "coder", ("docs.md",)))
        assert mine.learnings == ["tests are slow"]
        assert [task.title for task in mine.follow_ups] == ["docs"]


async def test_a_command_that_was_stopped_is_still_so_after_a_crash(
    store: SqliteStore, tmp_path: Path
) -> None:
    async def stopped(command: str) -> Ran:
        return Ran(None, "", "time", "more than 1 s")

    for _ in range(2):
        mine = hands(store, tmp_path, TASK, run_it=stopped)
        await mine.use(Run("sleep 9"))
        assert [use.stopped for use in mine.uses] == ["time"]


# --- cut off in the middle -----------------------------------------------------------------


async def test_a_command_that_was_begun_may_have_run_and_is_not_run_again(world: World) -> None:
    world.cuts_off = True
    with pytest.raises(asyncio.CancelledError):
        await world.hands().use(Run("make"))
    world.cuts_off = False
    for _ in range(2):
        assert await world.hands().use(Run("make")) == Answer(MAY_HAVE_RUN, ok=False)
    assert world.ran == ["make"]


async def test_a_command_whose_end_was_not_written_may_have_run(
    world: World, store: Failing
) -> None:
    store.left = 1
    with pytest.raises(asyncio.CancelledError):
        await world.hands().use(Run("make"))
    store.left = 1_000
    assert await world.hands().use(Run("make")) == Answer(MAY_HAVE_RUN, ok=False)
    assert world.ran == ["make"]


async def test_a_command_that_may_have_run_can_be_run_by_asking_for_it_once_more(
    world: World,
) -> None:
    world.cuts_off = True
    with pytest.raises(asyncio.CancelledError):
        await world.hands().use(Run("make"))
    world.cuts_off = False
    mine = world.hands()
    await mine.use(Run("make"))
    await mine.use(Run("make"))
    assert world.ran == ["make", "make"]


async def test_a_proof_that_was_cut_off_is_run_again_and_then_never_more(world: World) -> None:
    world.cuts_off = True
    with pytest.raises(asyncio.CancelledError):
        await world.hands().prove("make test")
    world.cuts_off = False
    answers = [await world.hands().prove("make test") for _ in range(2)]
    assert world.ran == ["make test", "make test"]
    assert answers == [Answer("exit 2\nmake test 2", ok=False)] * 2


@pytest.mark.parametrize(
    ("found", "then"),
    [("one two two\n", "one two two\n"), ("one two\n", "one two two\n")],
    ids=["it was done", "it was not"],
)
async def test_an_edit_that_was_begun_is_done_once_whichever_the_file_says(
    found: str, then: str, world: World, store: Failing
) -> None:
    """What is put in holds what it takes the place of: done twice it would show."""
    file = world.folder / "a.md"
    file.write_text("one two\n")
    store.left = 1
    with pytest.raises(asyncio.CancelledError):
        await world.hands().use(Edit("a.md", "one two", "one two two"))
    assert file.read_text() == "one two two\n"
    store.left = 1_000
    file.write_text(found)
    for _ in range(2):
        assert (await world.hands().use(Edit("a.md", "one two", "one two two"))).ok
        assert file.read_text() == then


async def test_an_edit_that_was_begun_is_refused_where_the_file_is_another_by_now(
    world: World, store: Failing
) -> None:
    store.left = 1
    with pytest.raises(asyncio.CancelledError):
        await world.hands().use(Edit("a.md", "one", "two"))
    store.left = 1_000
    (world.folder / "a.md").write_text("three\n")
    with pytest.raises(ToolRefused, match="0 times"):
        await world.hands().use(Edit("a.md", "one", "two"))
    assert (world.folder / "a.md").read_text() == "three\n"


async def test_a_write_that_was_cut_off_is_done_again(world: World, store: Failing) -> None:
    store.left = 0
    with pytest.raises(asyncio.CancelledError):
        await world.hands().use(Write("b.md", "two\n"))
    store.left = 1_000
    (world.folder / "b.md").unlink()
    await world.hands().use(Write("b.md", "two\n"))
    assert (world.folder / "b.md").read_text() == "two\n"


# --- another way ---------------------------------------------------------------------------


async def test_where_a_job_takes_another_way_the_later_steps_are_forgotten(world: World) -> None:
    calls = [Write("a.md", "1"), Write("b.md", "2"), Write("c.md", "3")]
    mine = world.hands()
    for call in calls:
        await mine.use(call)
    for name in ("a.md", "b.md", "c.md"):
        (world.folder / name).unlink()
    again = world.hands()
    await again.use(calls[0])
    await again.use(Write("b.md", "another"))
    assert [row[0] for row in world.store.steps("home", "p1/do/t1/1")] == [0, 1]
    await again.use(calls[2])
    assert sorted(path.name for path in world.folder.iterdir()) == ["b.md", "c.md"]


async def test_the_same_call_twice_is_two_steps(world: World) -> None:
    mine = world.hands()
    answers = [await mine.use(Run("date")) for _ in range(2)]
    assert [answer.text for answer in answers] == ["exit 1\ndate 1", "exit 2\ndate 2"]
    again = world.hands()
    assert [await again.use(Run("date")) for _ in range(2)] == answers
    assert len(world.ran) == 2


async def test_each_attempt_and_each_room_has_a_journal_of_its_own(store: Failing) -> None:
    journals = [("home", "p1/do/t1/1"), ("home", "p1/do/t1/2"), ("other", "p1/do/t1/1")]
    journal = Journal(store, *journals[0])
    await journal.end(await journal.next("run", "x"), "it ran")
    came = [(await Journal(store, *which).next("run", "x")).came for which in journals]
    assert came == ["it ran", None, None]


async def test_what_did_not_begin_after_all_is_as_if_it_had_never_been(store: Failing) -> None:
    journal = Journal(store, "home", "j")
    step = await journal.next("run", "x")
    await journal.begin(step, "note")
    assert (await Journal(store, "home", "j").next("run", "x")).begun == "note"
    await journal.drop(step)
    again = await Journal(store, "home", "j").next("run", "x")
    assert (again.came, again.begun) == (None, None)


# --- refusals ------------------------------------------------------------------------------


async def test_what_was_refused_is_refused_again_for_the_same_reason(world: World) -> None:
    with pytest.raises(ToolRefused) as first:
        await world.hands().use(Edit("b.md", "one", "two"))
    (world.folder / "b.md").write_text("one\n")
    with pytest.raises(ToolRefused) as second:
        await world.hands().use(Edit("b.md", "one", "two"))
    assert str(first.value) == str(second.value)
    assert (world.folder / "b.md").read_text() == "one\n"


async def test_after_a_refusal_the_job_goes_on_where_it_was(world: World) -> None:
    for _ in range(2):
        mine = world.hands()
        with pytest.raises(ToolRefused):
            await mine.use(Write("z.md", "not mine"))
        await mine.use(Run("make"))
    assert world.ran == ["make"]
