"""Stories of work under way: steering it, checkpoints, what does not work out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from folkmoot.conversation.effects import StartTask
from folkmoot.conversation.events import Proof, TaskFinished
from folkmoot.conversation.plan import Evidence, EvidenceKind, TaskKind
from folkmoot.conversation.rules import Checkpoints, Rules
from folkmoot.conversation.verdict import Intent
from folkmoot.errors import MissingText, NotNow
from tests.story import TEAM, Person, Story, at_work, clear
from tests.story_bots import CHAIN, task

BUILD = Intent.BUILD
SIDE_BY_SIDE = (task("one"), task("two"), task("three", (0, 1)))


def held(rules: Rules | None = None, **script: Any) -> tuple[Story, Person]:
    """An approved plan whose first tasks are under way."""
    story = Story(rules, **({"plans": (CHAIN,)} | script))
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(BUILD))
    story.hold()
    ann.presses("approve")
    return story, ann


# --- steering -----------------------------------------------------------------------------


def test_pause_lets_the_running_step_finish_and_starts_nothing() -> None:
    story, ann = held()
    ann.says("hold on", "pause")
    assert story.status["paused"]
    assert story.running() == ["t1"]
    story.does("t1")
    assert (story.running(), story.status["tasks"]["done"]) == ([], 1)
    ann.says("go on", "continue")
    assert story.running() == ["t2"]


def test_a_task_that_fails_while_paused_goes_back_to_ready() -> None:
    story, ann = held(fails=Counter(t1=1))
    ann.commands("pause")
    story.does("t1")
    assert story.running() == []
    ann.commands("continue")
    assert story.running() == ["t1"]
    assert story.started == ["t1", "t1"]


def test_paused_work_waits_as_long_as_it_takes() -> None:
    story, ann = held()
    ann.commands("pause")
    story.does("t1")
    story.wait(minutes=7 * 24 * 60)
    assert (story.status["paused"], story.status["parked"]) == (True, False)


def test_pausing_twice_and_continuing_nothing_are_refused() -> None:
    story, ann = held()
    with pytest.raises(NotNow):
        ann.commands("continue")
    ann.commands("pause")
    with pytest.raises(NotNow):
        ann.commands("pause")
    assert story.status["paused"]


def test_input_is_kept_for_the_next_steps() -> None:
    story, ann = held()
    ann.says("use blue", "input")
    ann.commands("input", text="and a big logo")
    assert len(story.project().notes) == 2
    assert story.running() == ["t1"], "nothing is held for it"


def test_stop_leads_to_the_review_of_what_there_is() -> None:
    story, ann = held()
    story.does("t1")
    ann.says("stop it", "stop")
    assert story.phase == "review"
    story.release()
    assert story.card == "satisfaction"
    assert story.status["tasks"]["done"] == 1
    assert story.started == ["t1", "t2"]


def test_revise_goes_back_to_the_questions_and_needs_a_new_approval() -> None:
    story, ann = held()
    story.does("t1")
    ann.says("let us talk it over", "revise")
    story.release()
    assert (story.phase, story.status["iteration"]) == ("discovery", 2)
    ann.presses("skip")
    assert story.card == "approval"
    started = len(story.started)
    ann.presses("approve")
    assert story.started[started:] == ["t4", "t5", "t6"], "earlier numbers stay in the record"


def test_a_result_that_comes_after_the_stop_is_dropped() -> None:
    story, ann = held()
    late = next(job for job in story.jobs() if "/do/t1/" in job.name)
    ann.says("stop it", "stop")
    story.perform(late)
    assert story.dropped == ["TaskFinished"]
    assert story.status["tasks"]["done"] == 0


# --- checkpoints ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("when", "cards"),
    [
        (Checkpoints.BEFORE, ["card-before"] * 3),
        (Checkpoints.AFTER, ["card-after"] * 3),
        (Checkpoints.BOTH, ["card-before", "card-after"] * 3),
    ],
)
def test_checkpoints_stand_where_the_setting_says(when: Checkpoints, cards: list[str]) -> None:
    story, ann = at_work(Rules(team=TEAM, checkpoints=when))
    seen = []
    while story.card == "verify":
        assert story.status["waiting"]["options"] == ["continue", "change", "stop"]
        assert story.running() == []
        seen.append(story.status["waiting"]["text"])
        ann.says("go on", "continue")
    assert seen == cards
    assert story.card == "satisfaction"


def test_before_one_step_at_a_time_after_nothing_new_until_answered() -> None:
    story, ann = held(Rules(team=TEAM, checkpoints=Checkpoints.BEFORE), plans=(SIDE_BY_SIDE,))
    ann.presses("continue")
    assert story.running() == ["t1"], "two could run, but each is asked about"

    story, _ = held(Rules(team=TEAM, checkpoints=Checkpoints.AFTER), plans=(SIDE_BY_SIDE,))
    assert story.running() == ["t1", "t2"]
    story.does("t1", "t2")
    assert [card.words.id for card in story.cards] == ["card-after", "card-after"]
    assert story.running() == []


def test_a_change_at_a_checkpoint_does_the_step_again_with_the_words() -> None:
    story, ann = at_work(Rules(team=TEAM, checkpoints=Checkpoints.AFTER))
    with pytest.raises(MissingText):
        ann.presses("change")
    ann.presses("change", "make it blue")
    assert story.started == ["t1", "t1"]
    assert len(story.project().notes) == 1


def test_stop_at_a_checkpoint_leads_to_the_review() -> None:
    story, ann = at_work(Rules(team=TEAM, checkpoints=Checkpoints.BEFORE))
    ann.presses("stop")
    assert story.card == "satisfaction"
    assert story.started == []


# --- the person's own tasks -----------------------------------------------------------------


def test_a_decision_offers_its_own_choices_and_enters_the_brief() -> None:
    choose = task("Which colour?", kind=TaskKind.DECISION, choices=("blue", "green"))
    story, ann = at_work(plans=((choose, task("paint", (0,))),))
    assert (story.card, story.status["waiting"]["options"]) == ("choice", ["1", "2"])
    assert story.started == []
    ann.presses("2")
    assert story.started == ["t2"]
    brief = story.project().brief
    assert brief is not None
    assert [line.text for line in brief.section("decisions")] == ["Which colour?: green"]
    assert ("Which colour?: green", "ann") in story.audit


def test_an_action_is_done_or_not_possible() -> None:
    act = task("plug it in", kind=TaskKind.ACTION)
    plan = (act, task("use it", (0,)))
    story, ann = at_work(plans=(plan,))
    assert (story.card, story.status["waiting"]["options"]) == ("action", ["done", "impossible"])
    ann.presses("done")
    assert story.started == ["t2"]

    story, ann = at_work(plans=(plan,))
    ann.presses("impossible", "no socket")
    assert story.status["waiting"]["options"] == ["retry", "skip", "replan"]
    assert story.started == []


# --- what does not work out ------------------------------------------------------------------


def test_a_failing_task_rests_longer_each_time_and_then_asks() -> None:
    story, _ = at_work(fails=Counter(t1=3))
    assert story.told == ["task-retries"]
    story.wait(seconds=1.9)
    assert story.started == ["t1"]
    story.wait(seconds=0.1)
    assert story.started == ["t1"] * 2
    story.wait(seconds=7.9)
    assert story.started == ["t1"] * 2
    story.wait(seconds=0.1)
    assert story.started == ["t1"] * 3
    assert story.status["waiting"]["text"] == "card-failed"
    assert story.status["waiting"]["options"] == ["retry", "skip", "replan"]
    assert story.status["tasks"]["failed"] == 1


def given_up() -> tuple[Story, Person]:
    story, ann = at_work(fails=Counter(t1=3), plans=((*CHAIN, task("apart")),))
    story.wait(seconds=60)
    assert story.status["tasks"] == {"total": 4, "done": 1, "running": 0, "failed": 1}
    return story, ann


def test_what_does_not_depend_on_a_failed_task_goes_on() -> None:
    story, _ = given_up()
    assert "t4" in story.started


def test_retry_gives_a_failed_task_its_attempts_again() -> None:
    story, ann = given_up()
    ann.presses("retry")
    assert story.card == "satisfaction"
    assert story.status["tasks"]["done"] == 4


def test_skip_leaves_out_what_depends_on_it() -> None:
    story, ann = given_up()
    ann.presses("skip")
    assert story.card == "satisfaction"
    assert story.status["tasks"]["done"] == 1
    assert ("skipped", "ann") in story.audit


def test_replan_after_a_failure_is_approved_like_any_plan() -> None:
    story, ann = given_up()
    ann.presses("replan")
    assert (story.card, story.status["iteration"]) == ("approval", 2)


def test_the_command_retry_tries_everything_that_failed() -> None:
    story, ann = given_up()
    ann.commands("retry")
    assert story.status["tasks"]["done"] == 4


def test_a_task_without_its_evidence_is_not_done() -> None:
    story, _ = held()
    job = next(job for job in story.jobs() if isinstance(job, StartTask))
    missing = Proof(Evidence(EvidenceKind.FILE, "page.html"), found=False)
    story.receive(TaskFinished(job.name, "p1", "t1", 1, "success", proofs=(missing,)))
    assert story.status["tasks"]["done"] == 0
    assert story.told == ["task-retries"]
