"""
What leads where, as a person meets it: event by event, the phases it may end in.

The table of phases.py has single cells; an event passes through several of them. Here is
what comes out at the end, found by the walks and promised in the lists below.
"""

from collections import defaultdict

import pytest

from folkmoot.conversation.phases import Phase
from folkmoot.conversation.rules import Ask, Rules
from folkmoot.conversation.verdict import Intent
from tests.conversation.parts import PARTS, QUICK, walked
from tests.conversation.walk import Part, opened

ANYWHERE = {"AskedBack", "Paused", "Resumed", "AlarmRang", "BudgetSet"}
"""These leave an open phase as it is."""

BOTS = ("asking", "merging", "answering", "debating", "writing", "planning", "checking")

ARCS = """
asking      BotAsked            asking merging writing planning answering
asking      JobFailed           asking merging writing planning answering
asking      ModelAway           asking merging writing
merging     RoundMerged         asked writing planning answering
asked       AnswersGiven        asking writing planning answering
asked       Skipped             writing planning answering
asked       Discussed           debating
answering   OfferMade           choosing closed
asked       BuildAsked          closed
choosing    Chosen              closed
choosing    BuildAsked          closed
choosing    OtherAsked          answering
choosing    Satisfied           closed
closed      BuildAsked          closed
debating    SpeakerChosen       debating listening ready
debating    BotSpoke            debating listening
debating    JobFailed           debating listening
debating    Started             writing
listening   Discussed           debating
listening   Started             writing
ready       Discussed           debating
ready       Started             writing
writing     BriefWritten        asked planning approval
planning    PlanDrafted         planning approval execution
approval    Approved            planning execution
approval    Modified            writing planning
approval    Replanned           planning
approval    Edited              planning approval execution
approval    Discussed           debating
execution   TaskFinished        execution checking
execution   TaskAsked           execution
execution   SandboxMissed       execution
execution   WorkSentBack        execution
execution   BareAnswered        execution
execution   JobFailed           execution
execution   RetryDue            execution
execution   Continued           execution checking
execution   InputGiven          execution
execution   TaskAnswered        execution checking planning
execution   FollowUpsAnswered   execution checking planning
execution   BudgetRaised        execution
execution   MoneyAsked          execution
execution   ModelAway           execution
execution   RulesTaken          writing
execution   GaveUp              closed
execution   Retried             execution
execution   Stopped             checking
execution   Replanned           planning
execution   Revised             asking debating
checking    ReviewWritten       review
review      Satisfied           closed
review      ChangesAsked        writing planning
review      Restarted           asking
"""


def promised() -> dict[tuple[str, str], set[str]]:
    arcs: dict[tuple[str, str], set[str]] = defaultdict(set)
    for line in ARCS.split("\n"):
        if line:
            phase, event, *ends = line.split()
            arcs[phase, event] |= set(ends)
    for phase in Phase:
        if phase in (Phase.OPENED, Phase.CLOSED):
            continue
        arcs[phase, "Cancelled"] = {"closed"}
        for event in ANYWHERE:
            arcs[phase, event] = {phase.value}
    for bots in BOTS:
        arcs[bots, "JobFailed"] |= {bots}
        arcs[bots, "ModelAway"] |= {bots}
        arcs[bots, "RulesTaken"] = {bots}
        if bots != "checking":  # what there is is shown in any case
            arcs[bots, "MoneyAsked"] = {bots}
            arcs[bots, "BudgetRaised"] = {bots}
        arcs[bots, "Retried"] = {bots}
        arcs[bots, "GaveUp"] = {"closed"}
        arcs[bots, "Noted"] = {bots}
    return dict(arcs)


def found(parts: tuple[Part, ...]) -> dict[tuple[str, str], set[str]]:
    arcs: dict[tuple[str, str], set[str]] = defaultdict(set)
    for part in parts:
        for move in walked(part).moves:
            before, after = move.before.project.phase, move.after.project.phase
            arcs[before.value, type(move.event).__name__].add(after.value)
    return dict(arcs)


def test_every_event_leads_where_it_was_promised_to() -> None:
    want, have = promised(), found(QUICK)
    assert {key: have.get(key) for key in want} == want


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_no_event_leads_where_it_was_not_promised_to(part: Part) -> None:
    want = promised()
    for key, ends in found((part,)).items():
        assert ends <= want.get(key, set()), key


OPENS = {
    # intent, vague, ask, debate: where a fresh project begins
    ("build", True, "normal", False): "asking",
    ("build", False, "normal", False): "writing",
    ("build", True, "minimal", False): "asking",
    ("build", False, "minimal", False): "writing",
    ("build", False, "aggressive", False): "asking",
    ("build", True, "normal", True): "debating",
    ("build", False, "normal", True): "debating",
    ("explore", False, "normal", False): "asking",
    ("advice", True, "normal", False): "asking",
    ("advice", False, "normal", False): "answering",
    ("advice", False, "aggressive", False): "answering",
    ("research", False, "minimal", False): "asking",
    ("task", True, "normal", False): "asking",
    ("task", False, "normal", False): "planning",
    ("task", False, "aggressive", False): "planning",
}


@pytest.mark.parametrize(("asked", "phase"), OPENS.items())
def test_a_fresh_project_begins_where_its_intent_says(
    asked: tuple[str, bool, str, bool], phase: str
) -> None:
    intent, vague, ask, debate = asked
    rules = Rules(ask=Ask(ask))
    part = Part("fresh", frozenset(), rules, Intent(intent), debate=debate, vague=vague)
    project = opened(part).project
    assert project.phase == phase
    assert project.round == (phase == "asking")
