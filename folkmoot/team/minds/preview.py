"""
What a model would read: the very request that a job would make, caught before it is sent.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.plan import Evidence, EvidenceKind, Task, make
from folkmoot.conversation.project import Flow, Project
from folkmoot.conversation.question import Question
from folkmoot.conversation.verdict import Intent, State
from folkmoot.conversation.vote import Way
from folkmoot.conversation.words import Words
from folkmoot.team import tools as t
from folkmoot.team.mind import Done, Duty, Message, Told
from folkmoot.team.minds.call import HOW, OUTCOME
from folkmoot.team.minds.contacts import Contacts
from folkmoot.team.minds.exchange import Exchange, Wanted
from folkmoot.team.minds.model import ModelMind, Thinkers


class Caught(Exception):
    """The request that would have been made."""

    def __init__(self, wanted: Wanted[Any]) -> None:
        super().__init__(wanted.job)
        self.wanted = wanted


class Catching(Exchange):
    """Asks nobody."""

    async def outcome(self, names: Sequence[str], wanted: Wanted[Any], write: object = None) -> Any:
        raise Caught(wanted)


class NoCalls:
    """Nothing is called, so nothing is paid."""

    async def make(self, order: object, call: object) -> str:
        raise AssertionError("a preview calls nobody")

    async def keep(self, kind: str, text: str) -> str:
        return text

    def by_rules(self, why: str) -> None: ...
    def by_model(self, model: str) -> None: ...


class NoTools:
    async def use(self, call: t.Call) -> t.Answer:
        raise AssertionError("a preview uses no tools")


TASK = Task(
    "Write the first page",
    "coder",
    "A page that shows the opening hours.",
    files=("index.html",),
    evidence=(Evidence(EvidenceKind.FILE, "index.html"),),
)
WAYS = (Way("One page only", "it is soon done"), Way("Ask for the texts first", "they are missing"))
REQUEST = Message(1, "ann", "Build me a web page for my bakery")
WHO = Question("leader", "Who will read it?", id="q1")
BRIEF = Brief(
    "A page for the bakery",
    "A web page with the opening hours.",
    (Line("users", "People of the town", 2, "ann"), Line("acceptance", "The hours are on it")),
)


def example(lang: str = "en") -> Told:
    """A small project, for rooms that have none."""
    project = Project(
        "p1",
        Intent.BUILD,
        Flow.FULL,
        REQUEST.text,
        "ann",
        1,
        bots=("leader", "coder"),
        round=1,
        drafts=(WHO, Question("coder", "Where should it be hosted?")),
        brief=BRIEF,
        plan=make((TASK,)),
    )
    answers = ((WHO, Message(2, "ann", "People of the town")),)
    team = ("leader", "researcher", "creative", "coder")
    return Told(project, REQUEST, answers, team=team, lang=lang)


def _understand(mind: ModelMind, bot: str, told: Told, duty: Duty) -> Awaitable[Any]:
    asked = Understand(1, told.request.text, State.DISCOVERY, Words(text="Who will read it?"))
    return mind.understand(asked, ("answer", "skip", "cancel", "question"))


def _nothing(piece: str) -> None: ...


Job = Callable[[ModelMind, str, Told, Duty], Awaitable[Any]]
JOBS: dict[str, Job] = {
    "understand": _understand,
    "ask": lambda mind, bot, told, duty: mind.ask(bot, told),
    "merge": lambda mind, bot, told, duty: mind.merge(told),
    "brief": lambda mind, bot, told, duty: mind.brief(told),
    "plan": lambda mind, bot, told, duty: mind.plan(told, single=False),
    "do": lambda mind, bot, told, duty: mind.do(duty, told, NoTools()),
    "check": lambda m, bot, told, duty: m.check(
        bot, duty, Done("success", "It is done."), told, NoTools()
    ),
    "advise": lambda m, bot, told, duty: m.advise(bot, "Which colour?", duty, told),
    "ways": lambda mind, bot, told, duty: mind.ways(duty, told),
    "vote": lambda mind, bot, told, duty: mind.vote(bot, WAYS, duty, told),
    "answer": lambda mind, bot, told, duty: mind.answer(bot, told.request, told, _nothing),
    "offer": lambda mind, bot, told, duty: mind.offer(told, _nothing),
    "choose": lambda mind, bot, told, duty: mind.choose(told),
    "speak": lambda mind, bot, told, duty: mind.speak(bot, told, _nothing),
    "review": lambda mind, bot, told, duty: mind.review(told, ("index.html",), _nothing),
}


async def preview(thinkers: Thinkers, bot: str, job: str, told: Told | None) -> str:
    """What a model would read for this job of this bot; without a project, of an example."""
    wanted = await _caught(thinkers, bot, job, told or example())
    if wanted is None:  # this project has nothing to think about there
        wanted = await _caught(thinkers, bot, job, example())
    assert wanted is not None, "an example has everything"
    how = f"\n\n{HOW['tool']}" if wanted.outcome else ""
    parts = [f"# system\n\n{wanted.system}{how}", f"# user\n\n{wanted.user}"]
    tools = {tool.name: (tool.description, tool.parameters_json_schema) for tool in wanted.tools}
    if wanted.outcome:
        tools[OUTCOME] = (
            (wanted.outcome.__doc__ or "").strip(),
            wanted.outcome.model_json_schema(),
        )
    for name, (about, schema) in tools.items():
        parts.append(f"# tool {name}\n\n{about}\n\n{json.dumps(schema, ensure_ascii=False)}")
    return "\n\n".join(parts) + "\n"


async def _caught(thinkers: Thinkers, bot: str, job: str, told: Told) -> Wanted[Any] | None:
    mind = ModelMind(thinkers, Catching(NoCalls(), thinkers.models, Contacts()))
    plan = told.project.plan
    task = replace(plan.tasks[0] if plan and plan.tasks else TASK, bot=bot)
    try:
        await JOBS[job](mind, bot, told, Duty(task, "t1"))
    except Caught as caught:
        return caught.wanted
    return None
