"""
From a wish to success, by words alone, for every kind of project and in every language.

The transcripts in golden/ are what a person reads; `python -m tests.team.test_visits` writes them
anew. Read them after a change: they should be a pleasure.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

import pytest

from folkmoot.conversation.question import same
from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.offline.kinds import FIGURES, KINDS, PREPARE, RESULT, SOFTWARE
from folkmoot.texts import say
from folkmoot.work.broken import broken
from tests.team.persons import VISITORS, Visit, Visitor, visit
from tests.work.sandboxed import walls_or_skip

GOLDEN = Path(__file__).parent / "golden"

by_name = pytest.mark.parametrize("visitor", VISITORS, ids=lambda visitor: str(visitor.name))


PREPARED = frozenset({"brand", "campaign", "data", "other", "service"})
"""What no maker makes: it is only prepared, and said so before anything else."""


def made(visitor: Visitor) -> str:
    """The kind of thing that comes of a visit."""
    return PREPARE if visitor.kind in PREPARED else visitor.kind


@cache
def visited(visitor: Visitor) -> Visit:
    if KINDS[made(visitor)].texts == SOFTWARE:
        walls_or_skip()  # its tests run in the sandbox
    return visit(visitor, Path(tempfile.mkdtemp(prefix="folkmoot-")))


@by_name
def test_everybody_gets_from_their_first_message_to_success(visitor: Visitor) -> None:
    status = visited(visitor).status
    assert (status["outcome"], status["intent"]) == ("success", "build")
    assert status["tasks"]["done"] == status["tasks"]["total"] > 0


@by_name
def test_the_transcript_is_the_one_that_was_read(visitor: Visitor) -> None:
    golden = GOLDEN / f"{visitor.name}.txt"
    assert visited(visitor).transcript == golden.read_text("utf-8")


def test_every_kind_and_every_language_has_its_visitors() -> None:
    assert {visitor.lang for visitor in VISITORS} == set(LANGUAGES)
    for kind in KINDS.keys() - {FIGURES, PREPARE, RESULT}:
        languages = {visitor.lang for visitor in VISITORS if visitor.kind == kind}
        assert languages > {"en"}, kind


@by_name
def test_the_first_round_has_three_to_five_questions_by_several_bots(visitor: Visitor) -> None:
    first, *later = visited(visitor).rounds
    assert 3 <= len(first) <= 5
    assert len({question["bot"] for question in first}) >= 2
    assert all(len(questions) <= 3 for questions in later)


@by_name
def test_no_question_repeats_and_none_asks_what_was_said(visitor: Visitor) -> None:
    asked = [question for questions in visited(visitor).rounds for question in questions]
    texts = [question["text"] for question in asked]
    for n, text in enumerate(texts):
        assert not any(same(text, other) for other in texts[n + 1 :]), text
    for topic in visitor.said:
        for kind in KINDS:
            ids = f"ask-{kind}-{topic}"
            known = {say(ids, visitor.lang)} if topic in dict(KINDS[kind].asks) else set()
            assert known.isdisjoint(texts), topic


@by_name
def test_every_question_says_what_is_assumed_otherwise(visitor: Visitor) -> None:
    for questions in visited(visitor).rounds:
        assert all(question["otherwise"] for question in questions)
        assert all(question["kind"] for question in questions)


@by_name
def test_the_files_are_there_and_can_be_read(visitor: Visitor) -> None:
    files = visited(visitor).files()
    planned = {file for step in KINDS[made(visitor)].tasks for file in step.files}
    assert {file for file in planned if "{" not in file} <= set(files)
    checked = "REVIEW.md" if KINDS[made(visitor)].texts == SOFTWARE else "CHECK.md"
    assert {"BRIEF.md", "PLAN.md", "STATE.md", "SUMMARY.md", checked} <= set(files)
    for path in (visited(visitor).home / "projects").rglob("*.*"):
        assert broken(path.name, path.read_bytes()) == "", path.name


@by_name
def test_brief_and_plan_are_in_the_person_s_language(visitor: Visitor) -> None:
    files = visited(visitor).files()
    assert f"## {say('section-acceptance', visitor.lang)}" in files["BRIEF.md"]
    assert say("plan-heading", visitor.lang) in files["PLAN.md"]
    software = KINDS[made(visitor)].texts == SOFTWARE
    last = "task-software-reviewer" if software else "task-check"
    assert say(last, visitor.lang) in files["PLAN.md"]
    assert visitor.wish[:40] in files["BRIEF.md"]


@by_name
def test_every_line_of_the_brief_knows_where_it_comes_from(visitor: Visitor) -> None:
    entries = visited(visitor).entries
    said = {entry["id"] for entry in entries if entry["kind"] == "person_spoke"}
    (brief,) = (entry["brief"] for entry in entries if entry["kind"] == "brief_written")
    assert all(line["source"] in {0, *said} for line in brief["lines"])
    assert any(line["source"] for line in brief["lines"])


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for visitor in VISITORS:
        (GOLDEN / f"{visitor.name}.txt").write_text(visited(visitor).transcript, "utf-8")
        print(visitor.name)


if __name__ == "__main__":
    main()
