"""The parts of a project's life that are walked, and the bounds of each."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from folkmoot.conversation.phases import Phase
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task, TaskKind
from folkmoot.conversation.rules import Ask, Checkpoints, Rules
from folkmoot.conversation.verdict import Intent
from tests.conversation.alphabet import ONE, alphabet, task
from tests.conversation.walk import TEAM, Part, Walk, walk

RULES = Rules(team=TEAM, attempts=2, rounds=2, bot_turns=2, limit=2)
SHORT = replace(RULES, rounds=1, attempts=1, bot_turns=1)
SIMPLE = replace(SHORT, ask=Ask.MINIMAL, planning=False, plan_approval=False, approve_simple=True)

DISCOVERY = frozenset({Phase.ASKING, Phase.MERGING, Phase.ASKED})
OFFER = frozenset({Phase.ANSWERING, Phase.CHOOSING, Phase.CLOSED})
DEBATE = frozenset({Phase.DEBATING, Phase.LISTENING, Phase.READY})
SYNTHESIS = frozenset({Phase.WRITING, Phase.PLANNING, Phase.APPROVAL}) | DISCOVERY
WORK = frozenset({Phase.EXECUTION})
REVIEW = frozenset({Phase.CHECKING, Phase.REVIEW})
EVERYWHERE = frozenset(Phase)

TWO = (task("one"), task("two", (0,), "coder"))
BY_HAND = task("plug it in", kind=TaskKind.ACTION)
PLANS = (
    ONE,
    TWO,
    (replace(ONE[0], allowance=60_000),),
    (replace(ONE[0], runs=True),),
    (replace(ONE[0], evidence=(Evidence(EvidenceKind.EXIT, "make"),)),),
    (BY_HAND,),
)
"""The small one that may approve itself, and one for each reason why it may not."""

DIAMOND = (task("one"), task("two"), task("three", (0,), "coder"))
CLASH = (
    task("one", files=("a",)),
    task("two", files=("a", "b")),
    task("three", files=("b",)),
)
LATER = (task("last", priority=4), task("first", priority=1), task("soon", (1,), due="2031"))
ASKS = (task("choose", kind=TaskKind.DECISION, choices=("A", "B")), BY_HAND, task("on", (0, 1)))
SPENDS = tuple(task(name, allowance=40) for name in ("one", "two", "three"))
BACK = (
    task("one"),
    task("beside", (0,), "coder"),
    task("check", (0,), checks=0, loops=1),
    task("last", (1, 2)),
)
HANDS = ("ask", "bare", "back")
PERSON = (Evidence(EvidenceKind.PERSON, "it looks right"),)
SHOWN = (replace(task("one"), evidence=PERSON), task("two", (0,), checks=0, loops=2))
FOUND = ((task("found", (0,)),), (task("more", (1,)), task("too")))


def work(name: str, plan: tuple[Task, ...], rules: Rules = RULES) -> Part:
    return Part(f"work: {name}", WORK, rules, plans=(plan,), price=100)


def checked(when: Checkpoints) -> Part:
    plan = DIAMOND if when is Checkpoints.AFTER else (task("one"), task("two", (0,)), task("three"))
    return work(f"checkpoints {when}", plan, replace(SHORT, checkpoints=when))


def synthesis(name: str, rules: Rules, intent: Intent = Intent.BUILD, sure: bool = True) -> Part:
    return Part(
        f"synthesis: {name}", SYNTHESIS, rules, intent, sure=sure, bots=ONE_BOT, plans=PLANS
    )


ONE_BOT = ("leader",)

QUICK = (
    *(Part(f"discovery: {i}", DISCOVERY, RULES, i, vague=True) for i in Intent if i != "chat"),
    Part("discovery: no model", DISCOVERY, SHORT, vague=True, away=True),
    Part("offer: no model", OFFER, RULES, Intent.EXPLORE, away=True),
    Part("debate: no model", DEBATE, SHORT, debate=True, away=True),
    Part("review: no model", REVIEW, SHORT, plans=(ONE,), away=True),
    replace(synthesis("no model", SHORT), away=True, plans=(ONE,)),
    Part("work: no model", WORK, RULES, plans=(TWO,), away=True),
    Part("work: no model for two", WORK, SHORT, plans=((task("one"), task("two")),), away=True),
    Part("discovery: minimal", DISCOVERY, replace(RULES, ask=Ask.MINIMAL), vague=True, poor=True),
    Part("discovery: aggressive", DISCOVERY, replace(RULES, ask=Ask.AGGRESSIVE, rounds=3)),
    Part("offer: explore", OFFER, RULES, Intent.EXPLORE, poor=True),
    Part("offer: advice", OFFER, RULES, Intent.ADVICE),
    Part("offer: research", OFFER, RULES, Intent.RESEARCH),
    Part("debate", DEBATE, RULES, debate=True, heard=(False, True), poor=True),
    Part("review: build", REVIEW, SHORT, plans=(ONE,)),
    Part("review: task", REVIEW, SHORT, Intent.TASK, plans=(ONE,)),
    synthesis("task", SHORT, Intent.TASK),
    synthesis("task, unsure", SHORT, Intent.TASK, sure=False),
    Part("work: after a debate", WORK, SHORT, debate=True, plans=(ONE,)),
    work("the person's tasks", ASKS),
    work("three attempts", TWO, replace(RULES, attempts=3)),
    work("input pauses", TWO, replace(RULES, pause=True)),
    work("the person's tasks, checked", ASKS, replace(RULES, checkpoints=Checkpoints.BOTH)),
    Part(
        "work: follow-ups of one task",
        WORK,
        SHORT,
        Intent.TASK,
        plans=(ONE,),
        follow_ups=((task("found", (0,)),),),
        grows=2,
    ),
    Part("work: with hands", WORK, SHORT, plans=(BACK[:1],), hands=HANDS),
    Part("work: the team votes", WORK, SHORT, plans=(TWO,), hands=("vote",)),
    Part("work: shown and sent back", WORK, SHORT, plans=(SHOWN,), hands=("back",)),
    Part("work: no budget", WORK, replace(SHORT, budget=60), plans=(SPENDS[:2],), cost=30),
    Part(
        "work: asks for money",
        WORK,
        replace(SHORT, budget=100),
        plans=(SPENDS[:2],),
        cost=10,
        hands=("money",),
    ),
    synthesis("build", SHORT),
    replace(synthesis("one task only", replace(SHORT, planning=False)), poor=True),
    synthesis("the brief alone", replace(SHORT, plan_approval=False)),
    synthesis("simple", SIMPLE),
)
LONG = (
    synthesis("build, three rounds", replace(SHORT, rounds=3)),
    synthesis("simple, unsure", SIMPLE, sure=False),
    Part("synthesis: simple, debated", SYNTHESIS, SIMPLE, debate=True, bots=ONE_BOT, plans=PLANS),
    work("by priority", LATER, replace(SHORT, limit=1)),
    *(checked(when) for when in Checkpoints if when != "none"),
    Part("work: sent back", WORK, SHORT, plans=(BACK,), hands=("back",)),
    Part("work: asked and bare", WORK, SHORT, plans=(TWO,), hands=HANDS[:2]),
    work("one file", CLASH, replace(SHORT, limit=3)),
    work("a diamond", DIAMOND),
    work("one at a time for each bot", DIAMOND, replace(RULES, limit=3, bot_limit=1)),
    Part("work: a small budget", WORK, replace(SHORT, budget=100), plans=(SPENDS,), cost=30),
    Part(
        "work: follow-ups told",
        WORK,
        replace(SHORT, follow_up_share=50),
        plans=(TWO,),
        price=100,
        follow_ups=FOUND,
        grows=2,
    ),
    Part("work: follow-ups asked", WORK, SHORT, plans=(TWO,), price=100, follow_ups=FOUND, grows=2),
    Part("whole: build", EVERYWHERE, SHORT, vague=True, bots=ONE_BOT, plans=(ONE,)),
    Part("whole: task", EVERYWHERE, SHORT, Intent.TASK, vague=True, bots=ONE_BOT, plans=(ONE,)),
    Part("whole: debate", EVERYWHERE, SHORT, debate=True, bots=ONE_BOT, plans=(ONE,)),
)
PARTS = QUICK + LONG
"""QUICK parts hold every way from phase to phase; LONG ones many states of few ways."""


@cache
def walked(part: Part) -> Walk:
    """The walk of a part, taken once for all promises."""
    return walk(part, alphabet)
