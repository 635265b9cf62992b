"""From what a model said to what the room takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from folkmoot.conversation.brief import Brief
from folkmoot.conversation.rules import Seat
from folkmoot.team.mind import Brought, Message
from folkmoot.team.minds import outcomes as o
from folkmoot.team.minds import reading
from folkmoot.team.minds.exchange import Unusable
from folkmoot.team.minds.preview import example


def written(*lines: tuple[str, str, int]) -> o.WrittenBrief:
    rows = [{"section": section, "text": text, "message": n} for section, text, n in lines]
    return o.WrittenBrief.model_validate(
        {"title": "A page", "goal": "A page.", "acceptance": ["It opens"], "lines": rows}
    )


def test_a_line_has_the_message_it_names_or_is_assumed() -> None:
    told = example()
    brief = reading.brief(
        written(("users", "the town", 2), ("scope_in", "a shop", 99), ("assumptions", "small", 2)),
        told,
    ).brief
    assert [(line.text, line.source, line.by) for line in brief.lines] == [
        ("the town", 2, "ann"),
        ("a shop", 0, ""),
        ("small", 0, ""),
        ("It opens", 0, ""),
    ]


def test_an_answer_that_a_model_left_out_is_in_the_brief_all_the_same() -> None:
    brief = reading.brief(written(("users", "everybody", 0)), example()).brief
    (line,) = [line for line in brief.lines if line.source]
    assert line.text == "Who will read it? People of the town"
    assert (line.source, line.by) == (2, "ann")


@pytest.mark.parametrize(
    ("tasks", "why"),
    [
        ([{"title": "a", "bot": "nobody", "description": "d", "files": ["a"]}], "nobody"),
        ([{"title": "a", "bot": "coder", "description": "d", "files": ["../a"]}], "outside"),
        ([{"title": "a", "bot": "coder", "description": "d", "needs": [1]}], "circle"),
        ([{"title": "a", "bot": "coder", "description": "d", "needs": [7]}], "does not exist"),
        ([{"title": "a", "bot": "coder", "description": "d", "checks": -3}], "does not exist"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_told_why(tasks: list[object], why: str) -> None:
    planned = o.Planned.model_validate({"tasks": tasks})
    with pytest.raises(Unusable, match=why):
        reading.plan(planned, example(), False, 0)


def test_a_task_has_the_domain_that_was_named_or_the_first_of_its_bot() -> None:
    told = replace(example(), seats=(Seat("coder", ("software", "web")),))
    rows = [{"domain": "Web"}, {}, {"bot": "leader"}, {"kind": "action", "domain": "web"}]
    task = {"title": "a", "bot": "coder", "description": "d"}
    planned = o.Planned.model_validate({"tasks": [task | row for row in rows]})
    tasks = reading.plan(planned, told, False, 0).tasks
    assert [task.domain for task in tasks] == ["web", "software", "", ""]


def test_a_task_that_its_bot_must_never_do_is_told_why() -> None:
    told = replace(example(), seats=(Seat("coder", ("software",), ("deploy",)),))
    task = {"title": "a", "bot": "coder", "description": "d", "domain": "Deploy"}
    with pytest.raises(Unusable, match="deploy, which coder must not do"):
        reading.plan(o.Planned.model_validate({"tasks": [task]}), told, False, 0)


def test_only_a_source_that_is_there_makes_an_option_sure() -> None:
    told = replace(
        example(),
        material=(Brought("shop", ("prices.csv",)),),
        earlier=(Brief("The old page", "A page."),),
    )
    sources = ["prices.csv", "https://example.com/made-up", "The old page"]
    offered = o.Offered.model_validate(
        {
            "text": "Two ways.",
            "choices": [
                {"title": "a", "sources": sources, "confidence": "high"},
                {"title": "b", "sources": sources[:2], "confidence": "high"},
                {"title": "c", "sources": sources[1:2], "confidence": "high"},
            ],
            "recommended": 5,
        }
    )
    offer = reading.offer(offered, told)
    assert [(choice.confidence, len(choice.sources)) for choice in offer.choices] == [
        ("high", 2),
        ("medium", 1),
        ("low", 0),
    ]
    assert offer.recommended == 0


def test_agreement_is_only_where_somebody_spoke() -> None:
    told = replace(example(), spoken=(Message(7, "ann", "Yes, let us do that"),))
    assert reading.next_one(o.Chosen(bot="", agreed_at=7), told).agreed_at == 7
    assert reading.next_one(o.Chosen(bot="", agreed_at=8), told).agreed_at == 0
    with pytest.raises(Unusable):
        reading.next_one(o.Chosen(bot="stranger", agreed_at=0), told)
