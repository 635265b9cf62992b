"""Stories of what the room says of the work, and of what the record keeps for later steps."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.effects import StartTask
from folkmoot.conversation.execution import LEARNT, SAID
from folkmoot.conversation.facts import Said
from folkmoot.conversation.plan import Evidence, EvidenceKind, TaskKind
from folkmoot.conversation.rules import Checkpoints, Rules
from tests.conversation.test_stories_work import held
from tests.story import TEAM, Person, Story
from tests.story_bots import CHAIN, answer, task

ONCE = Rules(team=TEAM, attempts=1)


def said(story: Story, id: str) -> dict[str, Any]:
    """The values of the last such text of the room."""
    texts = [fact.words for fact in story.log if isinstance(fact, Said) and fact.words.id == id]
    assert texts, f"nothing was said of {id}"
    return dict(texts[-1].values)


def ends(story: Story, name: str, **changes: Any) -> None:
    """A task ends as the script says, but for this."""
    job = next(x for x in story.jobs() if isinstance(x, StartTask) and x.task == name)
    story.receive(replace(answer(story.script, story.project(), job), **changes))


# --- what is learnt on the way ------------------------------------------------------------


def test_what_a_task_learnt_is_kept_for_those_after_it() -> None:
    story, _ = held()
    ends(story, "t1", learnings=("the printer is upstairs",))
    (entry,) = story.project().learnt
    learnt = story.log[entry - 1]
    assert isinstance(learnt, e.TaskFinished)
    assert learnt.learnings == ("the printer is upstairs",)
    ends(story, "t2")
    assert story.project().learnt == (entry,), "who learnt nothing is not listed"


def test_of_many_learnings_the_latest_are_kept() -> None:
    chain = (task("0"), *(task(str(n), (n - 1,)) for n in range(1, LEARNT + 2)))
    story, _ = held(plans=(chain,))
    for n in range(LEARNT + 2):
        ends(story, f"t{n + 1}", learnings=("something",))
    assert len(story.project().learnt) == LEARNT
    assert story.project().learnt[-1] == max(story.project().learnt)


def test_a_command_that_was_stopped_is_told_and_others_are_not() -> None:
    story, _ = held()
    ran, stopped = e.Use("run", "make"), e.Use("run", "sleep 999", stopped="time")
    ends(story, "t1", uses=(ran, stopped))
    assert story.told == ["command-stopped"]
    assert said(story, "command-stopped") == {"task": "t1", "command": "sleep 999", "why": "time"}


def test_a_command_is_told_even_where_its_bot_fell_over_or_sent_work_back() -> None:
    stopped = e.Use("run", "sleep 999", stopped="time")
    story, _ = held(plans=((task("one"), task("check", (0,), checks=0, loops=1)),))
    job = next(x for x in story.jobs() if isinstance(x, StartTask))
    story.receive(e.JobFailed(job.name, "p1", "coder", "it is gone", uses=(stopped,)))
    assert story.told == ["command-stopped", "task-retries"]
    story.wait(seconds=2)
    ends(story, "t1")
    job = next(x for x in story.jobs() if isinstance(x, StartTask))
    back = e.WorkSentBack(job.name, "p1", "t2", 1, "coder", "it leaks", (stopped,))
    story.receive(replace(back, learnings=("cold water",)))
    assert said(story, "command-stopped")["task"] == "t2"
    assert len(story.project().learnt) == 1


# --- why it is not done -------------------------------------------------------------------


def test_a_task_that_shows_no_evidence_at_all_is_not_done() -> None:
    story, _ = held()
    ends(story, "t1", proofs=())
    assert story.status["tasks"]["done"] == 0
    assert said(story, "task-retries")["why"] == "there is no evidence for it"


@pytest.mark.parametrize(("words", "why"), [("it broke", "it broke"), ("", "it failed")])
def test_a_failure_says_why_and_is_one_without_words_too(words: str, why: str) -> None:
    story, _ = held()
    ends(story, "t1", status="failed", text=words)
    assert story.status["tasks"]["done"] == 0
    told = said(story, "task-retries")
    assert told == {"task": "t1", "title": "one", "attempt": 1, "why": why}


@pytest.mark.parametrize(
    ("detail", "why"),
    [
        ("", "make: not found"),
        ("no such target\n", "make: no such target"),
        ("line 1\nline 2\nline 3\n", "make: line 1 … line 3"),
    ],
)
def test_missing_evidence_is_told_with_its_first_and_last_line(detail: str, why: str) -> None:
    story, _ = held()
    missed = e.Proof(Evidence(EvidenceKind.EXIT, "make"), False, detail)
    ends(story, "t1", proofs=(missed,))
    assert said(story, "task-retries")["why"] == why


def test_evidence_without_a_name_is_told_by_its_kind() -> None:
    story, _ = held()
    ends(story, "t1", proofs=(e.Proof(Evidence(EvidenceKind.SOURCES), False, "none"),))
    assert said(story, "task-retries")["why"] == "sources: none"


@pytest.mark.parametrize(("length", "told"), [(SAID, SAID), (SAID + 1, SAID + 1)])
def test_a_long_reason_is_cut_and_says_so(length: int, told: int) -> None:
    story, _ = held()
    ends(story, "t1", status="failed", text="x" * length)
    why = said(story, "task-retries")["why"]
    assert len(why) == told
    assert why.endswith("…") == (length > SAID)


def test_a_task_that_failed_for_good_says_how_many_wait_for_it() -> None:
    story, _ = held(ONCE, plans=((*CHAIN, task("apart")),), fails=Counter(t1=1))
    ends(story, "t1", status="failed", text="it  broke\nbadly")
    (card,) = story.cards
    assert card.words.id == "card-failed"
    assert dict(card.words.values) == {
        "task": "t1",
        "title": "one",
        "why": "it broke badly",
        "count": 2,
    }


def test_what_was_done_again_by_wish_is_not_counted_as_a_failure() -> None:
    story, ann = held(Rules(team=TEAM, checkpoints=Checkpoints.AFTER))
    ends(story, "t1")
    ann.presses("change", "make it blue")
    ends(story, "t1", status="failed", text="it broke")
    assert said(story, "task-retries")["attempt"] == 1
    story.wait(seconds=2)
    assert story.running() == ["t1"], "the first rest is the short one"


def test_work_that_is_sent_back_says_what_why_and_how_often() -> None:
    plan = (task("one"), task("check", (0,), checks=0, loops=2))
    story, _ = held(plans=(plan,))
    ends(story, "t1")
    job = next(x for x in story.jobs() if isinstance(x, StartTask))
    story.receive(e.WorkSentBack(job.name, "p1", "t2", 1, "coder", "it\nleaks"))
    assert said(story, "work-sent-back") == {
        "task": "t2",
        "title": "check",
        "work": "t1",
        "why": "it leaks",
        "loop": 1,
        "loops": 2,
    }


# --- walls --------------------------------------------------------------------------------


def without_walls() -> tuple[Story, Person]:
    """A task would run commands, and there is no sandbox."""
    story, ann = held()
    job = next(x for x in story.jobs() if isinstance(x, StartTask))
    story.receive(e.SandboxMissed(job.name, "p1", "t1", 1, "no bubblewrap"))
    (card,) = story.cards
    assert (card.words.id, dict(card.words.values)) == ("card-bare", {"why": "no bubblewrap"})
    return story, ann


def test_only_the_owner_lets_commands_run_without_walls() -> None:
    story, ann = without_walls()
    ben = story.person("ben")
    ben.presses("yes")
    assert (story.told, story.running()) == (["opinion"], [])
    ann.presses("yes")
    assert (story.project().bare, story.running()) == ("yes", ["t1"])
    assert ("commands without a sandbox", "ann") in story.audit


def test_anybody_may_say_that_commands_must_not_run_without_walls() -> None:
    story, _ = without_walls()
    story.person("ben").presses("no")
    assert (story.project().bare, story.running()) == ("no", ["t1"])


def test_without_walls_there_is_one_question_for_all_tasks_whatever_else_is_asked() -> None:
    plan = (task("one"), task("two"), task("plug it in", kind=TaskKind.ACTION))
    story, ann = held(plans=(plan,))
    for job in [job for job in story.jobs() if isinstance(job, StartTask)]:
        story.receive(e.SandboxMissed(job.name, "p1", job.task, 1, "no bubblewrap"))
    assert [card.words.id for card in story.cards] == ["card-action", "card-bare"]
    ann.presses("yes", card=story.cards[-1].id)
    assert story.running() == ["t1", "t2"]


def test_all_that_waits_for_a_failed_task_is_counted_however_it_is_numbered() -> None:
    plan = (task("base"), task("free"), task("last", (3,)), task("middle", (0,)))
    story, _ = held(ONCE, plans=(plan,))
    ends(story, "t1", status="failed")
    assert dict(story.cards[0].words.values)["count"] == 2
